# Combat.

side-party = the party
side-others = the opponents
side-none = nobody

event-combat_begins = Combat begins at { $sazhens } saz.
event-combat_begins_unseen = Combat begins with somebody in the dark.
event-main_order = { $side ->
    [party] The party
   *[others] The enemy
} { $order ->
    [fire] shoots
    [close] closes in
    [withdraw] falls back
    [hold_line] holds
    [fight] strikes
    [retreat] retreats
    [breakthrough] breaks through
   *[surrender] lays down its arms
}.
event-moved = { $side ->
    [party] The party has
   *[others] The enemy has
} moved { $sazhens } saz.
event-contact = The lines meet.
event-shot = { $member } shoots: { $needs } or more on a die hits (against { $target }).
event-struck = { $member } strikes: { $needs } or more on a die hits (against { $target }).
event-shot_die = The shot: { $face }.
event-strike_die = The blow: { $face }.
event-no_target = { $side ->
    [party] Your shooters see
   *[others] The enemy's shooters see
} nobody to shoot at.
event-unseen_shots = Shots come out of the dark.
event-successes = { $side ->
    [party] The party owes
   *[others] The enemy owes
} { $count ->
    [one] { $count } loss
   *[other] { $count } losses
}.
event-debt = The rank is gone; { $count ->
    [one] { $count } loss passes
   *[other] { $count } losses pass
} to the next.
event-lapsed = { $count ->
    [one] { $count } loss finds
   *[other] { $count } losses find
} nobody.
event-loss_pick = The lot falls: { $face } of { $sides }.
event-broke_through = { $member } breaks through the line.
event-front_opened = A second front opens, at { $sazhens } saz.
event-front_closed = A front is closed.
event-retreated = The lines are { $sazhens } saz. apart again.
event-loyalty_due = The loyalty of { $side ->
    [party] your companions
   *[others] the opponents
} is tried: { $reason ->
    [leader] the leader is down
    [half] half are lost
    [outnumbered] twice as many stand against them
    [unbeatable] nothing can hurt this enemy
    [cut_off] the way out is cut off
   *[chase] the chase is long
}.
event-loyalty_die = Loyalty: { $face }.
event-stood = { $member } stands fast.
event-broke = { $member } breaks and runs.
event-ran_away = { $member } slips away behind the others.
event-yielded = { $member } surrenders.
event-cowers = { $member } cowers.
event-stepped_up = { $member } steps into the first rank.
event-gave_up_chase = { $side ->
    [party] The party gives
   *[others] The pursuers give
} up the chase.
event-combat_over = { $side ->
    [party] The field is yours.
    [others] The field is the enemy's.
   *[none] The combat is over; nobody holds the field.
}
event-incidental = { $member } changes what he holds: −1 in this phase.
event-whole_phase = { $member } is busy for the whole phase.

order-fire = shoot
order-close_in = close in by { $hs } half-sazhens
order-fall_back = fall back by { $hs } half-sazhens
order-hold_line = hold the line
order-fight = strike
order-retreat = retreat by { $hs } half-sazhens
order-breakthrough = break through
order-surrender = surrender
order-break_off = offer to break off
order-keep_ranks = fill no gaps
order-front = { $member }: { $brief }
    .brief = to the first rank
order-back = { $member }: { $brief }
    .brief = to the rear
order-aim = { $member }: { $brief }
    .brief = aim at those behind
order-breaker = { $member }: { $brief }
    .brief = break through
order-shift = { $member }: { $brief }
    .brief = to front { $front }
order-leader = { $member } { $brief }
    .brief = leads
order-lose = { $member } { $brief }
    .brief = is lost
order-flee = they flee
order-yield = they surrender
order-stay_behind = { $member }: { $brief }
    .brief = stay behind

refused-dungeon-attack-loss = The lost are named among those who owe, one for each loss.
refused-dungeon-combat-breakthrough = There is no gap to break through, nobody behind it, or the breaker is too wide.
refused-dungeon-combat-close = One closes in by half a sazhen at least and twice the speed of the slowest at most.
refused-dungeon-combat-end = That was offered already.
refused-dungeon-combat-fight = In melee nobody shoots.
refused-dungeon-combat-modes = This belongs to the other kind of phase.
refused-dungeon-combat-orders = This cannot be ordered now.
refused-dungeon-combat-other = Somebody is busy for the whole phase, or this cannot be done in combat.
refused-dungeon-combat-rear_front = There is no such front for him.
refused-dungeon-combat-rearrange = He stands so already.
refused-dungeon-combat-retreat = One retreats by half a sazhen at least, by the speed at most, and only where the way is free.
refused-dungeon-combat-unscreened = Nobody stands far enough behind an open line.
refused-dungeon-combat-withdraw = One falls back by half a sazhen at least, by twice the speed at most, and only where the way is free.
refused-dungeon-load-ammo = Nobody in the first rank has a weapon in hand and something to shoot.
refused-dungeon-loyalty-outcome = Those who broke take no orders.
refused-dungeon-loyalty-triggers = A leader is named only when there is none.
refused-dungeon-surprise-use = The surprised can do nothing in this phase.

event-will_throw = { $member } makes ready to throw: { $item }.
event-thrown = { $member } has thrown: { $item }. It lies by the enemy.
event-sleep_die = Sleep for { $face ->
    [one] { $face } level
   *[other] { $face } levels
}.
event-fell_asleep = { $member } falls asleep.
event-newcomers_attack = Others come upon the fight and attack: a new front opens.
event-newcomers_wait = Others come upon the fight ({ $kind }) and wait for its end.
event-gathered = { $member } finds shots again for { $count ->
    [one] { $count } phase
   *[other] { $count } phases
}: { $item }.
order-throw = { $member }: { $brief }
    .brief = throw { $item }
refused-dungeon-attack-thrown = Two-handed weapons are not thrown, and only one thing is thrown in a phase.
refused-dungeon-combat-fire = Only the first rank shoots and throws, and only at a distance.

## Besides the blows: work, captives, doors

event-works_on = { $member } sets to work: it will take ten phases.
event-work_left = { $member } leaves off the work.
event-guards = { $member } guards the captives.
event-bound = { $member } binds the sleeper: { $other }.
event-rescued = { $member } is free again.
order-bind = { $member }: { $brief }
    .brief = bind { $other }
order-try_door = { $member }: { $brief }
    .brief = try the door { $opening }
order-leave_off = { $member }: { $brief }
    .brief = leave off the work
