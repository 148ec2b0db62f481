title = The Dungeon
tagline = Torches, rope, hired hands: go down into the dark, and come back richer than you went.
legend = · seen floor   # wall   + door   ' open door   > stairs   ^ trap   $ things   @ your people

option-map = map
option-seed = number of the random dungeon (0: any)
option-depths = levels of a random dungeon
option-rooms = rooms on each level
option-party = party
option-judge = judge
option-judge_wandering = wandering creatures
option-judge_surprise = who is caught unawares
option-judge_attitude = attitude of those met
option-judge_opponents = orders of the opponents
option-judge_break = flight or surrender
option-read_aloud = players read the description of their place, too
option-show_odds = odds are shown before an order
option-ammo_recovery = shot ammunition is found again
option-body_weight = weight of a body
option-bow_space = room a bowman takes
option-contact = blows after closing in
option-dig_size = size of a dug hollow
option-door_crowd = people at a sazhen of door
option-door_roll = several at a door
option-drag_mode = load while dragging
option-fast_factor = fast movement, times speed
option-fast_surprise = fast movers are surprised
option-halve_textiles = cloth is spoilt like art
option-levels_in_combat = level counts in combat
option-loss_choice = who is lost
option-loyalty_dynamic = loyalty follows defence
option-loyalty_roll = loyalty dice
option-natural_six = a six always hits
option-phase_rounding = phases left over
option-search_crowd = searchers of one place
option-strict_direction = turns only between legs
option-trap_case = trap dice
option-wander_counts = who draws wanderers
option-wound_items = items a wound weighs

prospect-won = the fight is won
prospect-lost = the fight is lost
prospect-down = one of yours falls
prospect-down-1 = exactly one of yours falls
prospect-down-2 = two of yours fall
prospect-down-3 = three of yours fall
prospect-down-4 = four of yours fall
prospect-down-5 = five of yours fall
prospect-down-more = six or more of yours fall
prospect-hero_down = your hero falls
prospect-kill = an enemy falls
prospect-kill-1 = exactly one enemy falls
prospect-kill-2 = two enemies fall
prospect-kill-3 = three enemies fall
prospect-kill-4 = four enemies fall
prospect-kill-5 = five enemies fall
prospect-kill-more = six or more enemies fall
prospect-broken = the enemy breaks
prospect-fled = yours flee
prospect-found = something is found
prospect-found_if = found, if something is there
prospect-heard_if = heard, if somebody is there
prospect-opened = it opens
prospect-trap = a trap springs
prospect-met = somebody comes
prospect-delivered = treasure is brought out
prospect-nothing = nothing of note

event-judge_set = The judge has corrected something: { $path }.
event-judge_removed = The judge takes { $member } out of the game.
event-judge_wounded = The judge gives { $member } a wound.
event-judge_healed = The judge heals { $member }.
event-judge_gave = The judge gives { $member }: { $item }.
event-judge_moved = The judge moves group { $group }.
event-judge_added = The judge sends to group { $group }: { $kind }, { $count }.
event-revealed = The judge shows you something hidden: { $opening }.
event-saw_opening = You see { $door }.
event-saw_feature = You make out: { $text }.
event-saw_heap = Things lie here: { $item }.
event-described = { $text }

order-set = correct { $path }
order-remove = take { $member } out of the game
order-wound = wound { $member }
order-heal = heal { $member }
order-present = give { $member }: { $type }
order-move = move group { $group } to { $point }
order-reveal = show: { $opening }
order-clock = set the clock to turn { $amount } of the day
order-add = send to group { $group }: { $kind }, { $count }

refused-dungeon-core-auto_judge = { $why ->
    [answer] This answer was not asked for
    [dead] Already dead: { $member }
    [fight] Not while they fight: before it or after it
    [gear] There is no such thing: { $type }
    [many] { $member } has { $count } things already
    [group] There is no group { $group }
    [rock] There is solid rock at { $point }
    [hidden] Nothing hidden is called so: { $opening }
    [turn] A number of a turn was expected, not { $amount }
    [kind] There are no such creatures: { $kind }
    [count] 1 to { $count } was expected, not { $amount }
    [way] Nobody can come to group { $group }: there is no way in
    [nobody] Nobody is called so: { $member }
    [kept] This follows from play and cannot be set by hand: { $path }
    [value] { $path }: { $values } was expected, not { $value }
    [last] Without { $member } nobody would be left there to go on
    [fault] { $fault }
   *[order] The judge cannot do this
  }.
refused-dungeon-core-options = There is no { $option } = { $value }; possible: { $values }.
refused-dungeon-premise-goal = The expedition is over.
refused-dungeon-map-validation = The map has a fault: { $fault }
event-seed = The map is drawn by dice.
