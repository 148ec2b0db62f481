### What is told of a fight.

title = The Screen
tagline = A fight blow by blow: percentile dice, success levels, wounds that stay.
event-begins = A fight begins.
event-balanced = By their numbers it is { $balance }.
event-surprise_hide = Those in hiding roll { $face }.
event-surprise_watch = Those on watch roll { $face }.
event-surprised = { $creature } is surprised.
event-no_surprise = Nobody is surprised.
event-round = { $n ->
    [0] Those who had the surprise act first.
   *[other] Round { $n }.
}
event-init = Initiative: { $face }.
event-initiative = { $creature } has initiative { $n }.
event-tie_ag = Equal: agility rolls { $face }.
event-tie_d100 = Still equal: { $face }.
event-tie_chosen = { $creature } chooses: { $answer }.
event-slot = { $creature } acts.
event-ended = The fight is over: { $how }.
event-seat_done = { $seat } is done with the fight.
event-finished = That was the fight: { $how }.
event-attack = The attack rolls { $face }.
event-defence = The defence rolls { $face }.
event-group_pick = Who of the group is hit: { $face }.
event-location = Hit zone: { $face }.
event-damage = Damage die: { $face }.
event-crit = Critical wound: { $face }.
event-crit_test = A test against the wound: { $face }.
event-fumble = Fumble: { $face }.
event-fumble_extra = The fumble goes on: { $face }.
event-misfire = Misfire: { $face }.
event-luck = Luck: { $face }.
event-scatter_dir = Which way it flies: { $face }.
event-scatter_dist1 = How far: { $face }.
event-scatter_dist2 = And: { $face }.
event-disengage = Disengaging: { $face }.
event-cool = Cool: { $face }.
event-heal = Healing: { $face }.
event-craft = Craft: { $face }.
event-agility = Agility: { $face }.
event-endurance = Endurance: { $face }.
event-bleed = Blood lost: { $face }.
event-burn = Fire: { $face }.
event-spread = Does the fire spread: { $face }.
event-poison = Poison: { $face }.
event-fate = Fate: { $face }.
event-cast = Casting: { $face }.
event-counterspell = Counterspell: { $face }.
event-pray = Prayer: { $face }.
event-stray = The stray shot: { $face }.
event-ride = Riding: { $face }.
event-fall = The fall: { $face }.
event-tested = { $creature }, { $skill }: { $roll }, levels { $sl } – { $success ->
    [yes] success
   *[no] failure
}.
event-reckoned = { $creature }, { $skill }: needs { $number } or less.
event-called = The master sets the next test at { $n }: { $reason }.
event-declared = { $creature } → { $target }: { $act }, { $weapon }, { $zone }.
event-outcome = { $creature } → { $target }: { $answer }, margin { $n }.
event-reacted = { $creature } spends the reaction: { $reaction }.
event-countered = Struck back: { $creature } → { $target }, margin { $n }.
event-hit = { $creature } is hit in the { $part }: damage { $damage }, wounds { $n }.
event-critical = Critical wound ({ $n }), { $part }: { $creature } – { $wound }.
event-lost_hp = { $creature } loses { $n } health.
event-health = { $creature } has { $n } health left.
event-healed = { $creature } regains { $n } health.
event-gained = { $creature }: { $condition }{ $n ->
    [1] .
   *[other] { " " }× { $n }.
}
event-shaken_off = { $creature } is no longer so: { $condition }.
event-advantage = { $creature }: advantage { $n }.
event-stuck = It stays in { $creature }: { $missile }.
event-extracted = Taken out of { $creature }: { $missile }.
event-down = { $creature } goes down.
event-fainted = { $creature } loses consciousness.
event-woke = { $creature } comes round.
event-died = { $creature } is dead.
event-stands = { $creature } rises once more!
event-fated = { $creature }: { $fate }.
event-surrendered = { $creature } surrenders.
event-left = { $creature } leaves the field.
event-fumbled = { $creature } fumbles: { $fumble }.
event-misfired = { $creature }, { $weapon }: { $misfire }.
event-weapon_fell = It lies at { $square } now: { $weapon }.
event-notched = { $creature }: a notch in the { $weapon }, { $n } in all.
event-broke = { $creature }: the { $weapon } is broken.
event-burst = It bursts at { $square }: { $weapon }.
event-stands_off = { $creature } is now { $n ->
    [one] { $n } yard
   *[other] { $n } yards
} from { $target }.
event-weapon_lost = It falls to the ground: { $weapon }.
event-burst_near = It bursts: { $weapon }.
event-moved = { $creature } goes to { $square }.
event-moved_unseen = { $creature } goes unseen to { $square }.
event-turned = { $creature } turns { $facing }.
event-disengaged = { $creature } { $success ->
    [yes] gets away unhindered
   *[no] does not get away unhindered
}.
event-infight = { $creature } and { $target } { $success ->
    [yes] fight close up
   *[no] are apart again
}.
event-clinch = { $creature } { $success ->
    [yes] holds { $target }
   *[no] no longer holds { $target }
}.
event-aimed = { $creature } aims at { $target }.
event-reloaded = { $creature }, { $weapon }: { $success ->
    [yes] loaded
   *[no] being loaded
}.
event-unjammed = { $creature }, { $weapon }: { $success ->
    [yes] cleared
   *[no] still jammed
}.
event-wielded = { $creature } takes: { $weapon } ({ $hand }).
event-stood = { $creature } stands up.
event-aided = { $creature } tends { $target }: { $success ->
    [yes] it helps
   *[no] in vain
}.
event-spell = { $creature }: { $spell }{ $target ->
    [none] {""}
   *[other] , { $target }
} – { $success ->
    [yes] it works
   *[no] it fails
}.
event-spell_stopped = { $creature } against the spell of { $target }: { $success ->
    [yes] stopped
   *[no] it gets through
}.
event-mounted = { $creature } { $success ->
    [yes] mounts
   *[no] gets down from
} { $target }.
event-fell_off = { $creature } falls from the saddle{ $success ->
    [yes] , unhurt
   *[no] {""}
}.
event-shouted = { $creature } shouts.
event-passed = { $creature } does nothing.
event-treated = { $creature }, { $wound }: { $success ->
    [yes] treated
   *[no] the treatment fails
}.
event-rested = They rest; day { $n }.
event-repaired = { $creature } repairs: { $success ->
    [yes] done
   *[no] in vain
}.
event-group_acted = { $creature } and the group, { $count } in all: { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}, wounds { $n }, out of the fight { $down }.
event-amended = The master changes: { $text }.
event-die_replaced = The master turns a die: it fell { $fell } and shows { $face }.
