# Battles of armies: sides, units, goals, events, orders, refusals.

# Which side is meant: messages of both documents choose by the fact itself, so it is put into words here.
whose-side = { $side ->
    [party] the company
    [others] those met
    [both] both sides
    [nobody] nobody
    [none] nobody
   *[other] { $side }
  }
member-others = their unit
member-party = own unit
member-nothing = { "" }
member-horse = horse
member-deer = deer
member-camel = camel
member-guide = guide
member-boatman = boatman
member-engine = engine
member-field_works = field works
member-palisade = palisade
member-stone_wall = stone wall
kind-man = men
kind-horseman = horsemen
kind-creature = creatures
kind-burden = beasts of burden
kind-engine = engines
objective-capture = capture
objective-abduct = carry off
objective-banner = seize the banner
objective-object = seize
objective-burn = burn
objective-baggage = seize the baggage
objective-break_through = break through
part-all = all
part-half = half
why-commander = the commander is lost
why-half = half is lost
modifier-commander = commander
modifier-mail = mail
modifier-field_works = field works
modifier-palisade = palisade
modifier-stone_wall = stone wall
modifier-rough_ground = rough ground
modifier-crossing = crossing
modifier-surprised = surprise
modifier-storm = storm
modifier-judge = judge
prospect-host_gone = your host alone is wiped out
prospect-enemy_gone = the enemy's host alone is wiped out
prospect-both_gone = both hosts are wiped out
prospect-host_halved = your host loses half
prospect-enemy_halved = the enemy loses half

event-army_drawn_up = Drawn up for battle: { whose-side }, strength { $strength }.
event-train_seen = In the train of { whose-side }: rations { $count }, goods worth { $kuna } kuna.
event-seized = Party { $party } loses to the enemy: { $item }.
event-battle_die = Battle: { $face } (d{ $sides })
event-battle_second_die = Battle, second die: { $face } (d{ $sides })
event-army_threw = Sector { $sector }, { whose-side }: strength { $strength } × { $multiplier }, the enemy has to take off { $due }.
event-objective_reached = { whose-side }, goal reached: { $objective } { $target } (price { $price }).
event-objective_wanted = { whose-side }, goal: { $objective } { $target } (price { $price }).
event-army_lost = Losses, { whose-side }: due { $due }, taken off { $total } (units: { $count }).
event-unit_lost = { whose-side } lose: { $kind } × { $count }.
event-members_lost = Out of action: { $members }.
event-rout_die = Loyalty of the host: { $face } (d{ $sides })
event-army_routed = { whose-side } run: { $why }.
event-army_held = { whose-side } stand firm: { $why }.
event-army_withdrew = Off the field: { whose-side }.
event-army_surrendered = Arms laid down: { whose-side }.
event-armies_stand = After { $count } exchanges both hosts stand till morning.
event-battle_over = The battle is over; the field is kept by: { whose-side }.
event-sector_set = { $unit } ({ $count }): sector { $sector }.
event-units_merged = Counted together: { $unit }, { $count }, on the average { $items } of condition.
event-modifier_set = The judge takes { $amount } from the enemy's die: { whose-side }.

order-objective = Goal: { $objective } { $target }
order-no_objectives = No goals
order-engage = Engage
order-leave_field = Leave the field
order-lay_down_arms = Lay down arms
order-lose_total = Lose { $total } of strength
order-lose_units = { $unit }: lose { $least } to { $most }
order-set_sector = { $unit }: { $part } to sector { $sector }
order-merge_units = Count together: { $unit }, { $other }
order-set_modifier = { whose-side }: { $amount } from the enemy's die
order-tend = { $member }: aid { $other }
order-leave_fallen = Do what was said and go on

event-unit_added = The judge sends { whose-side } more: { $kind } × { $count }.
event-object_named = Seen with { whose-side }: { $item }, worth { $kuna } kuna.
order-set_train = Train of those met: rations { $supplies }, goods of { $kuna } kuna
order-name_object = Those met have: { $item }, worth { $kuna } kuna
order-add_unit = { whose-side }: { $count } more, { $kind }, level { $level }

refused-surface-battle-when = These are too few for a battle of hosts.
refused-surface-battle-course = This is ordered before the dice, by who commands.
refused-surface-battle-objectives = Goals are named before the dice, each once, and only what the enemy has there.
refused-surface-battle-approximation = Losses come as near to what is due as they can, and no other way.
refused-surface-battle-sectors = A unit fights in one sector, and only the judge moves it, before the dice.
refused-surface-battle-large_numbers = Only units that differ in their wounds alone are counted together.
refused-surface-battle-modifiers = The judge's own modifier is within its bounds, and a change.
