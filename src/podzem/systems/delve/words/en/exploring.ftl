### Exploring: turns, the march, lights, doors, searching, traps, encounter checks, the town, the judge's hand.

# Turns.

event-turn_begins = Turn { $count }.
event-act_lapsed = { $member }: that cannot be done any more.
event-worked_on = { $member } works on; in so dim a light it takes one more turn.
event-rested = { $member } rests.
event-woke = { $member } comes round.
event-ate = { $member } eats the day's ration.
event-hungry = { $member } goes hungry (exhaustion: { $count }).
event-sleepless = { $member } has had no rest (exhaustion: { $count }).
event-healing_die = Healing: { $face }.
event-treated = { $member }: { $count ->
    [0] the dressing does not help.
   *[other] wounds treated, hit points +{ $count }.
}
event-repaired = { $member } mends: { $item }.
event-not_repaired = { $member } fails to mend: { $item }.
event-hides = { $member } hides in the dark.
event-night_die = A night's rest: { $face }.
event-recovered = { $member } recovers: +{ $count }.
event-party_lost = Nobody came back.

# The march.

event-walked = { $group ->
    [1] The group walks. Now here: { $place }.
   *[other] Group { $group } walks. Now here: { $place }.
}
event-ran = { $group ->
    [1] The group runs. Now here: { $place }.
   *[other] Group { $group } runs. Now here: { $place }.
}
event-stopped = { $group ->
    [1] The group stops: there is no way on.
   *[other] Group { $group } stops: there is no way on.
}
event-took_stairs = { $group ->
    [1] The group takes the stairs.
   *[other] Group { $group } takes the stairs.
}
event-group_parted = { $member } parts from the group.
event-groups_joined = { $group ->
    [1] The groups join.
   *[other] The groups join; together they are group { $group }.
}
event-order_changed = { $member } goes first now.
event-mapper_chosen = { $member } draws the map.
event-speaker_chosen = { $member } will speak for all.
event-flight_leader_chosen = { $member } will lead the way if all must flee.
event-opened_door = { $member } opens: { $opening }.
event-door_shut = { $member } shuts: { $opening }.
event-door_fast = It does not open: { $opening }.
event-door_unbarred = { $member } lifts the bar: { $opening }.
event-key_turned = The key fits: { $opening }.
event-wedged = { $member } wedges: { $opening }.
event-unwedged = { $member } draws the wedge: { $opening }.
event-barred = { $member } bars: { $opening }.
event-came_out = { $group ->
    [1] The group comes out.
   *[other] Group { $group } comes out.
}
event-relight_ordered = { $group ->
    [1] The group
   *[other] Group { $group }
}: the next torch { $on ->
    [yes] will be lit at once
   *[no] will not be lit unless ordered
}.

# Lights.

event-lit = { $member } lights: { $item }.
event-put_out = { $member } puts out: { $item }.
event-relit = { $member } lights from the old flame: { $item }.
event-refilled = { $member } refills: { $item } (turns: { $count }).
event-burnt_out = { $member }: burnt out, { $item }.
event-burns_low = { $member }: one turn of light is left ({ $item }).
event-spare_is_stowed = { $member }: the spare torch is stowed and cannot be had in time.
event-darkness = { $group ->
    [1] Darkness: the group has no light.
   *[other] Darkness: group { $group } has no light.
}
event-torch_die = How long the torch will burn: { $face }.
event-things_seen = Something lies there ({ $place }): { $things }.

# Things.

event-moved_item = { $member }: { $item } — { $where }.
event-unpacked = { $member } takes out of a bundle: { $item }.
event-packed = { $member } packs into a bundle: { $item }.
event-took = { $member } takes: { $item }.
event-laid_down = { $member } puts down: { $item }.
event-gave = { $member } hands over: { $item }. Now { $other } has it.
event-lifted = { $member } lifts a comrade: { $other }.
event-set_down = { $member } sets a comrade down: { $other }.
event-left_lying = { $member } is left lying.

# Locks, forcing, digging.

event-unlocked = { $member } unlocks: { $what }.
event-lock_holds = The lock does not give: { $what }.
event-lock_jammed = The lock jams: { $what }.
event-forced = { $member } forces: { $what }.
event-force_failed = { $member } fails to force: { $what }.
event-contents_damaged = Something inside broke: { $what }.
event-breaking = { $member } is breaking through: { $what } ({ $done } of { $of }).
event-broke_through = { $member } breaks through: { $what }.
event-digging = { $member } digs at the rockfall: { $what } ({ $done } of { $of }).
event-dug_out = The rockfall is cleared: { $what }.
event-chest_opened = { $member } opens: { $what }. Inside: { $things }.
event-chest_locked = Locked: { $what }.
event-failed_in_the_dark = { $member } cannot see, and the work comes to nothing.

# Searching.

event-described = { $member }: “{ $said }”
event-roller_named = { $member } will roll for the search.
event-searched = Searching: { $members }.
event-found_door = Found: { $opening } ({ $place }).
event-found_cache = A cache is found ({ $place }): { $things }.
event-found_trap = A trap is found: { $trap }.
event-nothing_found = Nothing is found.
event-search_verdict = { $member }, { $spot }, { $method }: the description is { $success ->
    [yes] enough
   *[no] not enough
}.
event-search_overruled = The judge ruled otherwise: { $member }, { $spot }, { $method }.
event-listened = { $member } listens: { $opening }.
event-heard = { $opening }: { $sound ->
    [nothing] nothing is heard
    [one] somebody alone
    [few] a few voices
   *[many] there are many of them
}.
event-examined = { $member } examines: { $what }. { $text }

# Traps.

event-hint = Something gives you pause ({ $place }): { $hint }.
event-own_hint = Something gives you pause ({ $place }): { $text }
event-trigger_die = Does the trap spring: { $face }.
event-crossed_unharmed = { $member } crosses the trap unharmed: { $trap }.
event-trap_sprung = { $member }: a trap springs, { $trap }!
event-trap_attack_die = The trap strikes: { $face }.
event-trap_damage_die = Damage: { $face }.
event-trap_missed = { $member } gets clear.
event-grating_fell = A grating falls: { $place }.
event-slid_down = { $member } slides down to the level below.
event-alarm_sounds = An alarm is raised!
event-things_burnt = { $member }: burnt, { $item }.
event-fell_into_pit = { $member } falls into the pit.
event-climbed_out = { $member } climbs out of the pit.
event-slipped_back = { $member } slips back into the pit.
event-disarmed = { $member } disarms the trap: { $trap }.
event-still_armed = The trap is still armed: { $trap }.
event-bypassed = { $member } knows the way round the danger.
event-no_way_round = { $member }: there is no way round it like that.
event-set_off = { $member } sets the trap off from afar: { $trap }.

# Encounter checks.

event-wander_die = Encounter check: { $face }.
event-dungeon_wander_die = Wanderers, percent: { $face }.
event-encounter_die = Who is met: { $face }.
event-sign_die = Sign: { $face }.
event-depletion_die = What runs short: { $face }.
event-victim_die = The lot: { $face } of { $sides }.
event-change_die = A change in the dungeon: { $face }.
event-change_pick_die = Where: { $face } of { $sides }.
event-wander_result = { $group ->
    [1] The group: { $result }.
   *[other] Group { $group }: { $result }.
}
event-alertness_changed = The guard here changes: { $alertness }.
event-they_come = Somebody comes: { $kind }, { $count }.
event-foretold = To be met later: { $kind }, { $count }.
event-sign_tracks = Tracks: { $kind }, { $count } of them, leading this way: { $exit }.
event-sign_noise = A noise: { $exit }.
event-sign_shadows = Shadows: { $large ->
    [yes] huge ones
   *[no] the size of a man
}, { $count } of them.
event-sign_foreboding = A foreboding: danger is near.
event-sign_smell = A smell of: { $kind }.
event-sign_remains = Remains: here were { $mind ->
    [sapient] thinking creatures
    [beast] beasts
   *[mindless] things without a mind
}, { $wont ->
    [hostile] hostile
    [friendly] friendly
   *[neutral] indifferent
} ones.
event-torch_spent = { $member }: suddenly out, { $item }.
event-oil_lost = { $member }: oil has leaked ({ $item }, turns: { $count }).
event-gear_broke = { $member }: broken, { $item }.
event-supplies_lost = { $member } loses: { $item }.
event-nothing_lost = { $group ->
    [1] The group loses nothing.
   *[other] Group { $group } loses nothing.
}
event-collapsed = A collapse: { $place }.
event-doors_moved = Doors swing shut, and somewhere one sticks fast.
event-smoke_came = Smoke or mist fills the place.
event-smoke_cleared = The smoke or mist has cleared.
event-moved_closer = Somebody has come nearer: { $kind }.
event-traps_set = { $group ->
    [1] Traps around the group are set again.
   *[other] Traps around group { $group } are set again.
}

# The town.

event-attribute_die = A die of the attribute: { $face }.
event-went_below = { $group ->
    [1] The group goes below.
   *[other] Group { $group } goes below.
}
event-candidates_die = How many offer themselves: { $face }.
event-type_die = Who is for hire: { $face }.
event-candidate_found = For hire: { $kind }.
kuna-sum = { $kuna } kuna
event-asked_to_serve = { $kind }, asked to serve: { $total }.
event-share_paid = { $member }: half a share, { kuna-sum }.
event-hiring_die = Whether the service is accepted: { $face }.
event-rolled_attribute = { $member }: { $attribute } { $count }.
event-raised_attribute = { $member } raises: { $attribute } { $count }.
event-trained = { $member } trains: { $skill } { $count }.
event-bought = { $member } buys: { $item } ({ $kuna } kuna).
event-sold = { $member } sells: { $item } ({ $kuna } kuna).
event-asks_double = { $kind }: would come for twice the wage only, { $kuna } kuna in advance.
event-will_not_come = { $kind }: will not come with you.
event-paid_wage = { $member }: wage, { $kuna } kuna.
event-left_unpaid = { $member } leaves you: there is nothing to pay with.
event-day_in_town = A day passes in town; day { $count }.
event-healed_in_town = { $member } rests: hit points +{ $count }.
event-hired = Hired: { $member }.
event-delivered = Brought out: { $kuna } kuna's worth.
event-experience = { $member }: experience +{ $count }.
event-level_gained = { $member } reaches level { $count }.
event-finished = The delve is over; { $kuna } kuna's worth was brought out.
event-happened = { $text }
event-seed = Seed of the map: { $face }.
event-die_replaced = The judge changes throw { $die } (d{ $sides }): { $face } instead of { $fell }.

# The judge's hand.

event-judge_set = The judge sets: { $path }.
event-judge_removed = By the judge's word no longer in the game: { $member }.
event-judge_hurt = The judge wounds: { $member } (−{ $count }).
event-judge_healed = The judge heals: { $member }.
event-judge_gave = The judge gives: { $item }. { $member } has it.
event-judge_moved = { $group ->
    [1] The judge moves the group: { $place }.
   *[other] The judge moves group { $group }: { $place }.
}
event-judge_added = { $group ->
    [1] The judge sends upon the group: { $kind }, { $count }.
   *[other] The judge sends upon group { $group }: { $kind }, { $count }.
}

# Orders of the march.

order-explore = { $group ->
    [1] Explore: { $place }
   *[other] Group { $group } explores: { $place }
}
order-follow = { $group ->
    [1] Go { $heading }
   *[other] Group { $group } goes { $heading }
}
order-go = { $group ->
    [1] Go the known way: { $place }
   *[other] Group { $group } goes the known way: { $place }
}
order-run = { $group ->
    [1] Run: { $place }
   *[other] Group { $group } runs: { $place }
}
order-wait = { $group ->
    [1] Let the turn pass
   *[other] Group { $group }: let the turn pass
}
order-leave = { $group ->
    [1] Leave the dungeon
   *[other] Group { $group } leaves the dungeon
}
order-lead = { $member } goes first
order-split = { $member } parts from the group
order-join = Join group { $other }
order-mapper = { $member } draws the map
order-speaker = { $member } speaks
order-flight_leader = { $member } leads a flight
order-relight = { $group ->
    [1] Change the order about the next torch
   *[other] Group { $group }: change the order about the next torch
}

# Orders of a member. The brief form is for one who knows who is meant.

order-open = { $member }: { $brief }
    .brief = open { $opening }
order-shut = { $member }: { $brief }
    .brief = shut { $opening }
order-wedge = { $member }: { $brief }
    .brief = wedge { $opening }
order-unwedge = { $member }: { $brief }
    .brief = draw the wedge of { $opening }
order-bar = { $member }: { $brief }
    .brief = bar { $opening }
order-unbar = { $member }: { $brief }
    .brief = unbar { $opening }
order-open_chest = { $member }: { $brief }
    .brief = open { $what }
order-unlock = { $member }: { $brief }
    .brief = unlock with care, { $what } ({ $skill })
order-unlock_hurried = { $member }: { $brief }
    .brief = unlock in a hurry, { $what } ({ $skill })
order-force = { $member }: { $brief }
    .brief = force { $what }
order-break_through = { $member }: { $brief }
    .brief = break through { $what }
order-dig = { $member }: { $brief }
    .brief = dig at the rockfall, { $place }
order-search = { $member }: { $brief }
    .brief = search, { $spot } ({ $method })
order-describe = { $member } says: { $said }
order-searching = { $member } searches: { $spot } ({ $method })
order-listen = { $member }: { $brief }
    .brief = listen at { $opening }
order-examine = { $member }: { $brief }
    .brief = examine { $what }
order-act = { $member }: { $brief }
    .brief = { $what }, { $act }
order-disarm = { $member }: { $brief }
    .brief = disarm with care, { $what } ({ $skill })
order-disarm_hurried = { $member }: { $brief }
    .brief = disarm in a hurry, { $what } ({ $skill })
order-bypass = { $member }: { $brief }
    .brief = get round it ({ $what }): { $spot }, { $means }
order-risk = { $member }: { $brief }
    .brief = take the risk: { $what }
order-set_off = { $member }: { $brief }
    .brief = set it off from afar: { $what }
order-climb = { $member }: { $brief }
    .brief = climb out of the pit
order-help = { $member }: { $brief }
    .brief = help { $other }
order-roll_search = { $member }: { $brief }
    .brief = roll for the search
order-rest = { $member }: { $brief }
    .brief = rest
order-guard = { $member }: { $brief }
    .brief = keep watch
order-treat = { $member }: { $brief }
    .brief = treat { $other }
order-repair = { $member }: { $brief }
    .brief = mend { $item }
order-hide = { $member }: { $brief }
    .brief = hide
order-light = { $member }: { $brief }
    .brief = light { $item }
order-extinguish = { $member }: { $brief }
    .brief = put out { $item }
order-refill = { $member }: { $brief }
    .brief = refill { $item }
order-hold = { $member }: { $brief }
    .brief = take in hand { $item }
order-fetch = { $member }: { $brief }
    .brief = fetch { $item }
order-sheathe = { $member }: { $brief }
    .brief = put at the ready { $item }
order-stow = { $member }: { $brief }
    .brief = stow { $item }
order-wear = { $member }: { $brief }
    .brief = put on { $item }
order-unpack = { $member }: { $brief }
    .brief = unpack { $item }
order-pack = { $member }: { $brief }
    .brief = put into a bundle { $item }
order-take = { $member }: { $brief }
    .brief = take { $item }
order-drop = { $member }: { $brief }
    .brief = drop { $item }
order-give = { $member }: { $brief }
    .brief = hand { $item } to { $other }
order-lift = { $member }: { $brief }
    .brief = carry { $other }
order-set_down = { $member }: { $brief }
    .brief = set the comrade down

# Orders of the judge.

order-set = Set: { $text }
order-remove = Remove: { $member }
order-hurt = Wound: { $member } (−{ $count })
order-heal = Heal: { $member }
order-present = Give: { $type } to { $member }
order-relocate = Move group { $group }: { $place }
order-reveal = Reveal: { $what }
order-alarm = The guard around group { $group }: { $alertness }
order-add = Send upon group { $group }: { $kind }, { $count }

# Orders of the town.

order-set_out = Go below: { $opening }
order-roll = { $member }: { $brief }
    .brief = roll the attributes
order-assign = { $member }: { $brief }
    .brief = { $attribute } { $count }
order-raise = { $member }: { $brief }
    .brief = raise { $attribute }
order-train = { $member }: { $brief }
    .brief = train { $skill }
order-buy = { $member }: { $brief }
    .brief = buy { $type }
order-sell = { $member }: { $brief }
    .brief = sell { $item }
order-seek = Look for companions for a day
order-hire_share = Hire for half a share: { $kind }
order-hire = Hire: { $kind }
order-stay_a_day = Spend a day in town
order-finish = End the delve

# What words name.

heading-N = north
heading-E = east
heading-S = south
heading-W = west
spot-all = everything around
spot-wall_n = the north wall
spot-wall_e = the east wall
spot-wall_s = the south wall
spot-wall_w = the west wall
spot-wall = the wall
spot-floor = the floor
spot-ceiling = the ceiling
spot-door = the door
spot-lid = the lid
method-look = looking
method-ask = how?
method-in_words = in one's own words
method-under = looking under
method-behind = looking behind
method-inside = rummaging inside
method-feel = feeling
method-tap = tapping
method-press = pressing
method-pull = pulling
method-turn = turning
method-pour = pouring water
method-flame = holding a flame
method-measure = measuring
method-probe = probing
means-crawl = crawling
means-walk_rim = along the rim
means-step_over = stepping over
means-open_with_pole = opening with a pole
means-wedge = a wedge
means-plank = a plank
means-pole = a pole
means-craft_set = a craftsman's set
alertness-alert = on alert
alertness-normal = as usual
alertness-quiet = quiet
compartment-hand = in hand
compartment-worn = worn
compartment-ready = ready
compartment-stowed = stowed
trap-dart = a dart
trap-pit = a pit
trap-spiked_pit = a spiked pit
trap-blade = a blade
trap-gas = gas
trap-falling_block = a falling block
trap-alarm = an alarm
trap-poison_needle = a poisoned needle
trap-volley = a volley
trap-portcullis = a falling grating
trap-slide = a slide
trap-fire_jet = a jet of fire
trap-danger = a danger hinted at
item-key = key
hero-taras = Taras
hero-orysia = Orysia
hero-zlata = Zlata
hero-danylo = Danylo
hero-vesna = Vesna
hero-borys = Borys
square-outside = outside
square-entrance = at the entrance
square-n = { $ns } feet north of the entrance
square-s = { $ns } feet south of the entrance
square-e = { $ew } feet east of the entrance
square-w = { $ew } feet west of the entrance
square-ne = { $ns } feet north and { $ew } east of the entrance
square-nw = { $ns } feet north and { $ew } west of the entrance
square-se = { $ns } feet south and { $ew } east of the entrance
square-sw = { $ns } feet south and { $ew } west of the entrance
way-entrance = the entrance
way-up = stairs up
way-down = stairs down
way-door = the { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
} door
way-arch = the { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
} archway
way-gap = the { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
} opening
way-grate = the { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
} grating
way-secret = the { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
} secret door
way-there = { $at ->
    [n] { square-n }
    [s] { square-s }
    [e] { square-e }
    [w] { square-w }
    [ne] { square-ne }
    [nw] { square-nw }
    [se] { square-se }
    [sw] { square-sw }
   *[entrance] { square-entrance }
}
way-door-there = { way-door } ({ way-there })
way-arch-there = { way-arch } ({ way-there })
way-gap-there = { way-gap } ({ way-there })
way-grate-there = { way-grate } ({ way-there })
way-secret-there = { way-secret } ({ way-there })
holds-chest = the chest
holds-sack = the sack
holds-heap = a heap of things
own-text = { $text }
own-thing = { $term }{ $n ->
    [0] { "" }
   *[other] { " " }{ $n }
}
own-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
own-quiver = { $count ->
    [one] { $count } arrow or bolt
   *[other] { $count } arrows or bolts
}
own-stones = { $count ->
    [one] { $count } sling stone
   *[other] { $count } sling stones
}
own-healer_kit = healer's kit, { $count ->
    [one] { $count } use
   *[other] { $count } uses
}
area-room = the room
area-passage = the corridor
area-junction = the junction
area-stairs = the stairs
area-outside = outside
place-none = unknown
answer-yes = yes
answer-no = no
answer-sufficient = the description is enough
answer-insufficient = the description is not enough
answer-give = give the hint
answer-withhold = give no hint
answer-encounter = an encounter
answer-sign = signs
answer-depletion = depletion
answer-change = changes
answer-free = a free turn
answer-waive = waived
result-encounter = an encounter
result-sign = signs of the next encounter
result-depletion = depletion
result-change = a change in the dungeon
result-free = a free turn
result-waive = waived by the judge
prospect-dead = somebody dies
prospect-over = the delve ends
prospect-nothing = nothing of note

# Why not.

refused-delve-core-errors = { $about ->
    [option] There is no such choice ({ $option }: { $value }); there are: { $values }.
    [actor] That one is not yours to order now.
    [stage] Not at this stage (section { $section } of the rules).
   *[order] That cannot be done now.
}
refused-delve-auto-scope = The delve is over.
refused-delve-time-sequence = The caller decides this.
refused-delve-time-pace = That is out of reach this turn.
refused-delve-time-costs = That work cannot be begun now.
refused-delve-time-fight = The fight has taken this turn: there is room only for treating wounds, reloading and looting.
refused-delve-time-travel = Not now.
refused-delve-combat-down = Whoever lies unconscious does nothing.
refused-delve-light-none = Not without light.
refused-delve-light-handling = That cannot be lit or put out: it takes a hand, and a tinderbox or another flame.
refused-delve-light-lantern = The lantern must be out and not full, and it takes a flask of oil.
refused-delve-shared-map = That cannot be opened or shut here.
refused-delve-map-squares = There is no such place.
refused-delve-load-limit = Too much: { $count } > { $most } ({ $where }).
refused-delve-load-hands = There are only two hands.
refused-delve-load-ready = Armour is put on outside a fight, and only one.
refused-delve-load-coins = Such a thing is never carried at the ready.
refused-delve-load-draw = Only a ready thing can be drawn.
refused-delve-load-small = Only a small ready thing on its own is tied to others, three in a bundle.
refused-delve-load-move_item = That cannot be done with this thing.
refused-delve-load-body = A comrade is carried with free hands, by one or by two.
refused-delve-core-help = There is nothing to help with here.
refused-delve-core-judge = { $why ->
    [kept] That is not set by hand: { $path }.
    [value] { $path } cannot be "{ $value }"; there are: { $values }.
    [fight] Not now: there is a meeting or a fight, or an answer is awaited.
    [last] The last one stays.
    [dead] The dead are not healed.
    [gear] There is no such thing.
    [many] No more things fit in.
    [rock] Nobody can stand there.
    [hidden] Nothing hidden is called so.
    [kind] There are no such creatures.
    [count] That number does not do (at most { $count }).
    [nobody] There is nobody of that name.
    [group] There is no such group.
    [fault] { $fault }
   *[order] That is not yours to order here.
}
refused-delve-search-describe = Say where to search, and how.
refused-delve-core-group_check = One of the best rolls for the search already; only an equal can be named.
refused-delve-trap-disarm = There is no lock or trap found here with which that can be done.
refused-delve-trap-haste = In a hurry only once a turn.
refused-delve-trap-failure = The lock is jammed; only force helps, or the key from the other side.
refused-delve-trap-force = There is nothing to force here.
refused-delve-trap-failure = The lock is jammed: only force helps, or its key from the other side.
refused-delve-trap-choice = This danger cannot be met in that way.
refused-delve-trap-effects = First somebody must climb out of the pit.
refused-delve-vis-hidden = There is no hiding here.
refused-delve-wander-interval = The group cannot be split or joined like that.
refused-delve-wander-depletion = Only what is broken is mended, with a craftsman's set.
refused-delve-beast-hireling = That cannot be done with those who are hired.
refused-delve-gear-list = That cannot be bought: there is not enough money.
refused-delve-char-create = No such character can be made.
refused-delve-core-attributes = There is no such attribute, or it cannot have such a value.
refused-delve-core-skills = There is no such skill, or it cannot have such a level.
refused-delve-core-dice_order = The dice do not fit the rule.

# Somebody of a kind, with his number.

member-rat = { creature-rat }
member-goblin = { creature-goblin }
member-goblin_chief = { creature-goblin_chief }
member-bandit = { creature-bandit }
member-bandit_captain = { creature-bandit_captain }
member-cultist = { creature-cultist }
member-lost_miner = { creature-lost_miner }
member-skeleton = { creature-skeleton }
member-zombie = { creature-zombie }
member-ghoul = { creature-ghoul }
member-wolf = { creature-wolf }
member-bat_swarm = { creature-bat_swarm }
member-spider = { creature-spider }
member-lizard_guard = { creature-lizard_guard }
member-slime = { creature-slime }
member-ogre = { creature-ogre }
member-stalker = { creature-stalker }
member-troll = { creature-troll }
member-link_bearer = { creature-link_bearer }
member-spearman = { creature-spearman }
member-porter = { creature-porter }
member-slinger = { creature-slinger }
member-archer = { creature-archer }
member-armoured_man = { creature-armoured_man }
member-sergeant = { creature-sergeant }
member-healer = { creature-healer }
member-digger = { creature-digger }
member-donkey = { creature-donkey }
danger = the danger

# What can be done with a furnishing.

deed-look = look closely
deed-touch = touch
deed-push = push
deed-pull = pull
deed-turn = turn
deed-lift = lift
deed-open = open
deed-press = press
deed-look_under = look underneath
deed-stir = stir
deed-rake = rake through
deed-read = read
deed-drop_stone = drop a stone
deed-turn_over = turn over
