# The exploration turn: time, movement, light, traps, load, actions.

## The turn

event-turn_begins = Turn { $count }: orders, please.
event-turn_passed = Turn { $count } is over.
event-phases_kept = The fight was short: { $count } { $count ->
    [one] phase counts
   *[other] phases count
  } towards a later turn.
event-act_lapsed = { $member } cannot do any more what was planned: { $act ->
    [wedge] the wedge
    [unwedge] the wedge has fallen out
    [close] closing the door
   *[douse] putting the light out
  }.
event-ranks_changed = { $member } now marches in rank { $rank }.
event-group_parted = { $member } goes apart: group { $group }.
event-groups_joined = Group { $other } joins group { $group }.
event-keeps_back = { $member } keeps back.
event-keeps_up = { $member } does not keep back any more.

## Movement

event-walked = Group { $group } walks { $sazhens } { $hs ->
    [2] sazhen
   *[other] sazhens
  } { $heading ->
    [N] north
    [E] east
    [S] south
   *[W] west
  }.
event-ran = Group { $group } runs { $sazhens } { $hs ->
    [2] sazhen
   *[other] sazhens
  } { $heading ->
    [N] north
    [E] east
    [S] south
   *[W] west
  }.
event-stopped = Group { $group } can go no further: { $obstacle ->
    [door] a shut door
    [rubble] rubble
    [fire] fire
    [pit] a pit
   *[wall] a wall
  }.
event-room_size = A room of { $wide } by { $long } sazhens.
event-took_stairs = Group { $group } takes the stairs to depth { $depth }.
event-went_below = The party goes below: { $count } in all.
event-refuses_to_go = { $member } will not go into the dark and stays outside.
event-came_out = Group { $group } comes out into the open.

## Doors and chests

event-door_opened = The door opens: { $opening }.
event-door_holds = The door does not give way: { $opening }.
event-door_unlocked = { $member } turns the key: { $opening }.
event-key_does_not_fit = { $member } has no key that fits: { $opening }.
event-door_closed = { $member } shuts the door: { $opening }.
event-door_shut = A door falls shut unseen: { $opening }.
event-saw_door = The door is now { $answer ->
    [open] open
   *[shut] shut
  }: { $opening }.
event-wedged = { $member } drives a wedge in: { $opening }.
event-unwedged = { $member } takes the wedge out: { $opening }.
event-wedge_held = The wedge holds: { $opening }.
event-wedge_fell = The wedge has fallen out: { $opening }.
event-chest_opened = The chest is open. Inside: { $things }.
event-chest_holds = The chest does not give way: { $item }.
event-chest_locked = { $member } finds it locked: { $item }.
event-contents_damaged = { $count } { $count ->
    [one] precious thing inside has lost
   *[other] precious things inside have lost
  } half the value.

## Searching, listening, single acts

event-nothing_found = { $member } searches { $spot ->
    [wall] at the wall
    [chest] in the chest
    [door] at the door
   *[floor] on the floor
  } and finds nothing.
event-found = { $member } finds something: { $caches ->
    [0] { "" }
   *[other] a cache;
  }{ $doors ->
    [0] { "" }
   *[other] { " " }a secret door;
  }{ $traps ->
    [0] { "" }
   *[other] { " " }a trap;
  }
event-nothing_heard = { $member } listens { $spot ->
    [wall] at the wall
    [chest] in the chest
    [door] at the door
   *[floor] on the floor
  } and hears nothing.
event-heard = { $member } hears behind it: { $sound ->
    [people] voices
    [beast] growling and scuffling
    [cunning] whispering and soft steps
   *[none] something stirring
  }.
event-acted_on = { $member } tries something ({ $verb }): { $feature }.
event-nothing_happens = Nothing happens.
event-act_answer = { $text }
event-dug = { $member } digs: { $done } of { $of }.
event-breach = The diggers are through.
event-hollow = A hollow is dug; the rock goes on behind it.
event-rubble_gone = The rubble is cleared away.

## Rest and needs

event-tired = { $member } had no rest: fatigue, now { $count }.
event-rested = { $member } has rested in time.
event-refreshed = { $member } rests; fatigue left: { $count }.
event-recovered = { $member } recovers; resilience { $count }.
event-ate = { $member } eats the day's food.
event-hungry = { $member } has nothing to eat: exhaustion, now { $count }.

## Light and hands

event-light_low = { $member }: { $item } will last { $count } more { $count ->
    [one] turn
   *[other] turns
  }.
event-light_out = { $member }: { $item } has burnt out.
event-lying_light_out = A light that lay below has burnt out: { $item }.
event-lit = { $member } lights: { $item }.
event-doused = { $member } puts out: { $item }.
event-refilled = { $member } refills: { $item }.
event-struck_fire = { $member } strikes fire: { $item } burns.
event-readied = { $member } takes in hand: { $item }.
event-stowed = { $member } puts away: { $item }.
event-packed = { $member } packs { $item } into { $container }.
event-took = { $member } takes: { $item }.
event-dropped = { $member } drops: { $item }.
event-lamp_out = It goes out in falling: { $item }.
event-gave = { $member } hands { $item } to { $other }.
event-drags = { $member } drags: { $item }.
event-helps_bear = { $member } helps { $other } with { $item }.
event-lifted = { $member } lifts from the ground: { $item }.

## Traps

event-trap_waits = The trap does not go off: { $trap_type }.
event-trap_sprung = A trap goes off: { $trap_type }!
event-trap_pointed_out = You notice a trap ahead: { $trap_type }.
event-trap_disarmed = { $member } makes the trap harmless.
event-trap_not_disarmed = { $member } works at the trap in vain.
event-way_blocked = The way is blocked.
event-alarm = A din that is heard far off!
event-slid = { $member } slides down to depth { $depth }.
event-burnt = The fire takes from { $member }: { $item }.
event-unharmed = { $member } comes to no harm.
event-caught_edge = { $member } catches hold of the edge.
event-fell_in = { $member } falls into the pit.
event-pit_light_out = It goes out in the fall of { $member }: { $item }.
event-leapt = { $member } leaps over the pit.
event-climbed = { $member } climbs out.
event-slipped_back = { $member } does not get out.
event-hauled = { $member } is hauled out.
event-bridged = Group { $group } crosses over a plank.
event-trap_attack = The trap at { $member }: { $total } against { $defence }, { $hit ->
    [yes] a hit
   *[no] a miss
  }.
event-hurt = { $member } takes a loss; resilience left: { $left }.
event-wounded = { $member } is wounded.

## Dice

event-door_die = Door: { $face } (d{ $sides })
event-chest_die = Chest: { $face } (d{ $sides })
event-wedge_die = Wedge: { $face } (d{ $sides })
event-search_die = Search: { $face } (d{ $sides })
event-listen_die = Listening: { $face } (d{ $sides })
event-trap_die = Trap: { $face } (d{ $sides })
event-trap_attack_die = The trap strikes: { $face } (d{ $sides })
event-disarm_die = Disarming: { $face } (d{ $sides })
event-gas_die = Gas: { $face } (d{ $sides })
event-block_die = Falling block: { $face } (d{ $sides })
event-poison_die = Poison: { $face } (d{ $sides })
event-edge_die = Catching the edge: { $face } (d{ $sides })
event-fall_die = Fall: { $face } (d{ $sides })
event-pit_light_die = Light in the fall: { $face } (d{ $sides })
event-leap_die = Leap: { $face } (d{ $sides })
event-climb_die = Climbing: { $face } (d{ $sides })
event-lamp_die = Dropped lamp: { $face } (d{ $sides })
event-reluctance_die = Dread of the dark: { $face } (d{ $sides })

## Orders

order-hold = { $member } { $brief }
    .brief = holds
order-rest = { $member } { $brief }
    .brief = rests
order-guard = { $member } { $brief }
    .brief = guards the captives
order-step = { $member } { $brief }
    .brief = stands at { $point }
order-keep_back = { $member } { $brief }
    .brief = keeps back in combat
order-keep_up = { $member } { $brief }
    .brief = does not keep back
order-ambush = { $member } { $brief }
    .brief = lies in ambush
order-load = { $member } { $brief }
    .brief = loads and sorts
order-search = { $member } { $brief }
    .brief = searches: { $place }
order-listen = { $member } { $brief }
    .brief = listens: { $place }
order-open = { $member } { $brief }
    .brief = forces: { $opening }
order-unlock = { $member } { $brief }
    .brief = tries to open: { $place }
order-break = { $member } { $brief }
    .brief = breaks open { $item }
order-dig = { $member } { $brief }
    .brief = digs: { $place }
order-aid = { $member } { $brief }
    .brief = tends { $other }
order-climb = { $member } { $brief }
    .brief = climbs out
order-climb_rope = { $member } { $brief }
    .brief = climbs by { $item }
order-haul = { $member } { $brief }
    .brief = hauls up { $other }
order-disarm = { $member } { $brief }
    .brief = disarms: { $trap }
order-strike_fire = { $member } { $brief }
    .brief = strikes fire for { $item }
order-taste = { $member } { $brief }
    .brief = finds out what { $item } is
order-light = { $member } { $brief }
    .brief = lights { $item }
order-douse = { $member } { $brief }
    .brief = puts out { $item }
order-refill = { $member } { $brief }
    .brief = refills { $item }
order-ready = { $member } { $brief }
    .brief = takes in hand { $item }
order-stow = { $member } { $brief }
    .brief = puts away { $item }
order-pack = { $member } { $brief }
    .brief = packs { $item } into { $container }
order-take = { $member } { $brief }
    .brief = takes { $item }
order-drop = { $member } { $brief }
    .brief = drops { $item }
order-give = { $member } { $brief }
    .brief = gives { $item } to { $other }
order-drag = { $member } { $brief }
    .brief = drags { $item }
order-help = { $member } { $brief }
    .brief = helps with { $item }
order-lift = { $member } { $brief }
    .brief = lifts { $item }
order-strip = { $member } { $brief }
    .brief = strips { $other }
order-wedge = { $member } { $brief }
    .brief = drives a wedge in: { $opening }
order-unwedge = { $member } { $brief }
    .brief = pulls the wedge: { $opening }
order-close = { $member } { $brief }
    .brief = shuts: { $opening }
order-wedge_after = { $member } { $brief }
    .brief = drives a wedge in afterwards: { $opening }
order-close_after = { $member } { $brief }
    .brief = shuts afterwards: { $opening }
order-douse_after = { $member } { $brief }
    .brief = puts out { $item } afterwards
order-act = { $member } { $brief }
    .brief = tries: { $feature } ({ $verb })
order-use = { $member } { $brief }
    .brief = uses { $item }
order-use_on = { $member } { $brief }
    .brief = gives { $item } to { $other } to drink
order-kill = { $member } { $brief }
    .brief = kills { $other }
order-free = { $member } { $brief }
    .brief = frees { $other }
order-as_before = { $member } { $brief }
    .brief = does as before
order-revise = { $member } { $brief }
    .brief = takes the order back
order-place = { $member } { $brief }
    .brief = to rank { $rank }
order-split = { $member } { $brief }
    .brief = goes apart
order-leg = group { $group }: walk to { $point }
order-ahead = group { $group }: go ahead { $heading ->
    [N] north
    [E] east
    [S] south
   *[W] west
  }, { $hs } half-sazhens
order-fast = group { $group }: run to { $point }
order-stay = group { $group }: stay here
order-ignore_traps = group { $group }: do not stop for traps
order-join = group { $other } joins group { $group }
order-all = everybody else: { $verb }
order-release = give the turn

## Refusals

refused-dungeon-time-order = Somebody still lacks an order, or this order is not yours to give now.
refused-dungeon-time-sequence = An encounter has taken this group's turn.
refused-dungeon-core-error = There is nothing like that here.
refused-dungeon-action-list = One order each, and on the march only holding and guarding.
refused-dungeon-action-door = The door cannot be forced so: it is open, or there is no more room at it.
refused-dungeon-action-door_kinds = That takes a key.
refused-dungeon-action-door_close = That door cannot be shut now.
refused-dungeon-action-wedge = No wedge can be put in or taken out here.
refused-dungeon-action-chest = The chest is open already, or four are at it.
refused-dungeon-action-search = Somebody searches there already.
refused-dungeon-action-dig = Digging takes a working tool, and one digger to a face.
refused-dungeon-action-load = One thing is free in a turn; more take the order to load.
refused-dungeon-action-single = That was done and cannot be taken back.
refused-dungeon-move-turn = Too far for a leg, or what lies between is known to bar the way.
refused-dungeon-move-direction = A leg keeps its heading except along the bends of a passage.
refused-dungeon-move-fast = That cannot be run to in a turn over known ways.
refused-dungeon-move-fast_limits = Who runs does nothing else.
refused-dungeon-move-step = That is more than a step of three sazhens away.
refused-dungeon-move-party_speed = These groups cannot part or join so.
refused-dungeon-map-units = Lengths are whole and half sazhens.
refused-dungeon-light-needs = It is too dark for that here.
refused-dungeon-light-darkness = Nobody runs in the dark.
refused-dungeon-light-handling = There is no flame at hand, or nothing left to burn.
refused-dungeon-light-lamp = There is no oil.
refused-dungeon-load-carry = That is more than can be carried.
refused-dungeon-load-drag = That is more than can be dragged.
refused-dungeon-load-containers = It does not go in.
refused-dungeon-load-donkey = The donkey cannot carry that, or nobody has a hand free to lead it.
refused-dungeon-load-hands = There are only two hands.
refused-dungeon-premise-animals = This beast never goes below.
refused-dungeon-trap-known = That takes the right tool.
refused-dungeon-trap-noticeable = They are told so already.
refused-dungeon-trap-pit = Somebody cannot get over the pit.
refused-dungeon-trap-pit_climb = Somebody is in a pit, and nothing at hand reaches down.
refused-dungeon-surprise-ambush = Nobody lies in ambush with a light.
refused-dungeon-captive-guard = There is nobody to guard, this one cannot, or he guards and does nothing else.
refused-dungeon-captive-use = There is no such captive here.
refused-dungeon-combat-space = The way is too narrow for that.
refused-dungeon-combat-first_rank = The rank would be wider than the way.
refused-dungeon-aid-maim = The maimed arm cannot do that.
