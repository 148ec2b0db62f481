# Travel: days and weather, sight, marches, rivers, needs; orders, refusals, settings.

## The table

title = The Surface
tagline = A region, a company, a year: march, feed your people, find the way down, and come home.
legend =
    {"."} plain   f forest   h hills   b bog   M mountain   ~ lake   = sea   x ford   # bridge   u ferry
    A, B … parties   T town   v village   o homestead   F fortress   l lair   > way below   $ cache   * other

## Terms

direction-N = north
direction-E = east
direction-S = south
direction-W = west
terrain-plain = plain
terrain-forest = forest
terrain-hills = hills
terrain-bog = bog
terrain-mountain = mountain
terrain-lake = lake
terrain-sea = sea
path-road = road
path-clearing = clearing
path-pass = pass
path-causeway = causeway
weather-clear = clear
weather-cloudy = cloudy
weather-rain = rain
weather-storm = storm
weather-snow = snow
weather-blizzard = blizzard
season-spring = spring
season-summer = summer
season-autumn = autumn
season-winter = winter
feeding-supplies = on supplies
feeding-forage = off the land
forced-supplies = on double supplies
forced-rest = for a day of rest
verb-rest = rest
verb-search_cell = search of the cell
stop-landmark = a find
stop-path = a new road
stop-river = a river
stop-terrain = other ground
stop-cell = every cell
along-path = the path
along-river = the river
along-shore = the shore
hand-right = on the right hand
hand-left = on the left hand
bank-N-E = the north-eastern bank
bank-N-S = the eastern bank
bank-N-W = the south-eastern bank
bank-E-N = the south-western bank
bank-E-S = the south-eastern bank
bank-E-W = the southern bank
bank-S-N = the western bank
bank-S-E = the north-western bank
bank-S-W = the south-western bank
bank-W-N = the north-western bank
bank-W-E = the northern bank
bank-W-S = the north-eastern bank
named-landmark = { $text }
status-reached = the goal is reached
status-failed = the goal is out of reach
status-lost = nobody is left
answer-usual = as the rules say
member-usual = as the rules say

## Days and weather

event-day_began = Day { $day } of month { $month }, year { $year }.
event-season_began = A new season: { $season }.
event-spell_die = Days of clear weather: { $face } (d{ $sides })
event-weather_die = Weather: { $face } (d{ $sides })
event-weather = The weather: { $weather }.
event-paths_washed = Two wet days have washed all paths out.
event-paths_dry = The paths are dry again.
event-flood_began = The rivers are in flood: nobody crosses them on foot.
event-flood_over = The flood is over.
event-ice_formed = Rivers and lakes are under ice.
event-ice_warning = Party { $party } camps on the ice, and tomorrow it breaks.
event-ice_broke = The ice breaks up.
event-meeting_die = Random meeting: { $face } (d{ $sides })
event-measure_die = Measure of the meeting: { $face } (d{ $sides })
event-meeting_drawn = A meeting waits for party { $party }: part { $k } of 36.
event-meeting_came = The random meeting of party { $party } comes.
event-meeting_cancelled = The random meeting of party { $party } does not come here.
event-day_of_rest = Party { $party } has rested.
event-camped = Party { $party } camps.
event-campaign_over = The campaign is over: { $status }.
event-date_set = The judge sets the date: day { $day } of month { $month }, year { $year }.
event-weather_set = The judge sets the weather: { $weather }.
event-fact_set = The judge sets: { $path }.
event-mark_shown = The judge shows party { $party }: { $landmark }.
event-placed = The judge puts party { $party } into the cell { $cell }.

## Sight

event-sight_die = Finding: { $face } (d{ $sides })
event-found_landmark = Found: { $landmark }.
event-searched_cell = The cell is searched; found: { $count ->
     [one] { $count } thing
    *[other] { $count } things
  }.
event-search_goes_on = The search goes on: who lives off the land needs another day.
event-reoriented = Party { $party } knows where it is: cell { $cell }.

## The march

event-march_began = Party { $party } marches { $direction }: { $count ->
     [one] { $count } cell
    *[other] { $count } cells
  }.
event-march_along = Party { $party } goes along { $along } to { $cell }.
event-march_resumed = Party { $party } marches on.
event-march_stopped = Party { $party } ends its march.
event-arrived = Party { $party } is where it wished to be.
event-entered_cell = Cell { $cell }: { $terrain }. March spent: { $units }, left: { $left }.
event-way_barred = Party { $party } cannot go on here.
event-too_little_left = The next cell takes { $units } of the march, and { $left } is left.
event-progressed = Party { $party } gets nearer to the next cell with the rest of its march: { $units }.
event-forced_march = A forced march { $forced }: { $units } for the day.
event-feeding_chosen = Party { $party } lives { $feeding } today.
event-action_began = Party { $party }, the whole day: { $action }.
event-stops_changed = { $on ->
    [yes] The march pauses at: { $stop }.
   *[no] The march no longer pauses at: { $stop }.
  }
event-lost_die = Losing the way: { $face } (d{ $sides })
event-lost_direction_die = New direction: { $face } (d{ $sides })
event-lost_way = Party { $party } has lost its way and goes { $direction }.
event-entered_settlement = Party { $party } goes in: { $landmark }.
event-left_settlement = Party { $party } leaves: { $landmark }.
event-gate_die = At the gate: { $face } (d{ $sides })
event-gate_closed = The gate stays shut: { $landmark }.
event-gate_hostile = They come out as enemies: { $landmark }.
event-not_here = { $landmark } is not here. Where are we?

## Parties and baggage

event-party_split = { $members }: from party { $party } to party { $part }.
event-parties_merged = Party { $part } joins party { $party }.
event-not_together = Party { $party } finds nobody of its own here.
event-caller_changed = { $seat } now orders for party { $party }.
event-left_behind = { $member } leaves behind: { $item } × { $count }.
event-nothing_lies = It does not lie here: { $item }.
event-handed_over = { $member } takes: { $item }.
event-mounted = { $member } rides: { $other }.
event-dismounted = { $member } dismounts.

## Rivers

event-crossed = Party { $party } has crossed to { $bank }.
event-ferry_paid = The ferry takes { $kuna } kuna.
event-drown_die = Drowning: { $face } (d{ $sides })
event-drowned = { $member } drowns.
event-swam = They swim: { $members }.
event-saved_from_ice = Who is saved stands on land: cell { $cell }.
event-beast_lost = { $member } goes down with the ice.

## Needs

event-rations_eaten = Eaten: { $count }; supplies left: { $left }.
event-foraged = Party { $party } has lived off the land.
event-allotted = { $member } eats.
event-exhausted = { $member } grows weaker: exhaustion { $count }.
event-regained_strength = { $member } regains strength: exhaustion { $count }.
event-level_taken = { $member } is so worn out that the level sinks to { $level }.
event-level_lost = { $member } stays at level { $level }.
event-worn_out = { $member } dies of exhaustion.
event-froze = { $member } freezes to death.

## Orders

order-march = Party { $party }: { $brief }
    .brief = march { $direction }, { $count ->
         [one] { $count } cell
        *[other] { $count } cells
      }
order-follow = Party { $party }: { $brief }
    .brief = go along { $along } to { $to }
order-resume = Party { $party }: { $brief }
    .brief = march on
order-progress = Party { $party }: { $brief }
    .brief = spend the rest towards the next cell
order-stop = Party { $party }: { $brief }
    .brief = end the march
order-pause_at = Party { $party }: { $brief }
    .brief = pause on the way: { $stop }
order-cross = Party { $party }: { $brief }
    .brief = cross to { $bank }
order-swim = Party { $party }: { $brief }
    .brief = swim to { $bank }
order-swim_lake = Party { $party }: { $brief }
    .brief = swim over the lake to { $cell }
order-force_supplies = Party { $party }: { $brief }
    .brief = force the march on double supplies
order-force_rest = Party { $party }: { $brief }
    .brief = force the march for a day of rest
order-feeding = Party { $party }: { $brief }
    .brief = live { $feeding } today
order-allot = Who eats: { $member }
order-search_cell = Party { $party }: { $brief }
    .brief = search the cell, a whole day
order-rest = Party { $party }: { $brief }
    .brief = rest the whole day
order-wait = Party { $party }: { $brief }
    .brief = stay here today
order-camp = Party { $party }: { $brief }
    .brief = camp for the night
order-enter = Party { $party }: { $brief }
    .brief = go in: { $landmark }
order-leave = Party { $party }: { $brief }
    .brief = go out
order-split = Party { $party }: { $brief }
    .brief = { $member } goes a way of his own
order-merge = Party { $party }: { $brief }
    .brief = take party { $part } in
order-go_over = Party { $party }: { $brief }
    .brief = { $member } goes over to party { $part }
order-name_caller = Party { $party }: { $brief }
    .brief = { $seat } orders from now on
order-drop = Party { $party }: { $brief }
    .brief = leave here: { $item }{ $count ->
        [1] { "" }
       *[other] { " × " }{ $count }
    }
order-transfer = Party { $party }: { $brief }
    .brief = { $member } takes over: { $item }{ $count ->
        [1] { "" }
       *[other] { " × " }{ $count }
    }
order-mount = Party { $party }: { $brief }
    .brief = { $member } rides { $other }
order-dismount = Party { $party }: { $brief }
    .brief = { $member } dismounts
order-set_date = Set the date: { $year }, month { $month }, day { $day }
order-set_weather = Set the weather: { $weather }, days { $count }
order-set = Set: { $fact }
order-show_mark = Show party { $party }: { $landmark }
order-place = Put party { $party } into { $cell }

## Refusals

refused-surface-core-directions = One marches north, east, south or west, at least one cell, and not off the map.
refused-surface-core-order_errors = { $about ->
    [option] There is no { $option } = { $value }; possible: { $values }.
   *[order] There is no such order, or it lacks something.
  }
refused-surface-core-legal_actions = { $cause ->
    [number] { $least } to { $most } was expected, not { $amount }.
    [party] There is no party { $party }.
    [kept] This follows from play and cannot be set by hand: { $path }.
    [fight] Not while a meeting, a fight or a battle is on.
    [value] { $path }: { $values } was expected, not { $value }.
    [fault] { $fault }
    [landmark] No landmark is called so, or it is known already.
    [weather] There is no such weather.
    [cell] No party can stand there: { $cell }.
    [settlement] There is no such settlement.
    [battle] There is no battle before its dice.
    [unit] There is no such unit, or its army could not fight so.
    [item] There is no such treasure, or those met have enough of them.
    [kind] There are no such creatures.
    [meeting] Somebody has to decide first: a meeting, a fight or a question is on.
    [no_meeting] Nobody is being met, or blows have fallen already.
    [below] Party { $party } is below ground.
    [order] The judge cannot do this.
   *[now] This is not possible now.
  }
refused-surface-core-party = This party cannot do that: other people, another place, or another way of living.
refused-surface-forage-mode = How a party feeds itself is chosen at dawn for the whole day.
refused-surface-forage-no_supply_force = Who lives off the land cannot force the march by eating more.
refused-surface-lost-stop = There is no march to end.
refused-surface-move-animals = That beast or cart cannot do this.
refused-surface-move-budget = Nothing of the day is left, or somebody carries too much.
refused-surface-move-force_exclusive = A day is forced in one way only.
refused-surface-move-force_rest = Not while a day of rest is owed.
refused-surface-move-force_supplies = Two supplies for every head must be at hand, and only once a day.
refused-surface-move-march = There is no such march.
refused-surface-move-partial = What is left does not cover the next cell: spend it towards it, force the march, or camp.
refused-surface-move-rest_day = A rest takes the whole day and begins before any march.
refused-surface-move-rest_debt = The day of rest is owed first.
refused-surface-move-settlement_enter = There is no such place here that would let you in.
refused-surface-needs-allocation = That ration cannot be given.
refused-surface-needs-exhaustion_gain = Nobody can put exhaustion, fatigue or a wound down.
refused-surface-river-bank = There is no such bank or hand here.
refused-surface-river-bridge_ferry = The ferry does not run in a storm or on ice, and not unpaid.
refused-surface-river-cross = The river cannot be crossed here.
refused-surface-river-flood = In flood no river is crossed on foot.
refused-surface-river-ice = Everything is under ice.
refused-surface-river-swim = Nobody swims in armour, mounted, or as a laden beast, nor where one can walk over.
refused-surface-river-swim_lake = There is water: one swims over one lake cell only, and with enough of the day left.
refused-surface-visibility-search = A search takes the whole day and begins before any march.
refused-surface-map-validation = The map has a fault: { $fault }

## Settings

option-map = region
option-seed = number of the random region (0: any)
option-width = cells from west to east
option-height = cells from north to south
option-goal = goal of the campaign
option-goal_kuna = wealth to be reached before winter, kuna
option-cell_versts = versts of a cell's side
option-sight_metric = from where huge landmarks are seen
option-sight_vantage_inconspicuous = inconspicuous places from a height
option-sight_paths_lead = paths lead into settlements
option-move_cost_cell = whose price a step has
option-move_carry = what is left of a day
option-move_force_stack = both ways of forcing a day
option-move_rest_debt_penalty = an owed rest that is not taken
option-paths_washed_guides = washed out paths guide
option-lost_terrain = ground of the roll for losing the way
option-lost_direction = new direction of the lost
option-lost_disclosure = the lost are told
option-lost_guide_bonus = what a guide takes off
option-encounter_in_settlement = meetings in settlements
option-encounter_distance_dice = dice of the distance
option-hide_count_animals = animals count when hiding
option-hide_meetings = meetings in which one may hide
option-hide_free_needs_distance = free hiding needs 100 sazhens
option-hide_time = time of hiding
option-pursuit_catch_halved = distance when caught is halved
option-pursuit_flight_cost = flight costs the day's march
option-pursuit_unpursued = flight without a pursuer
option-needs_level_loss = levels lost by exhaustion
option-forage_winter = foraging in winter
option-weather_after_wet = after rain or storm stops
option-river_items_round = items of a swimmer
option-river_flood_bridges = bridges in flood
option-river_flood_swim = swimming in flood
option-sea_freezes = the sea freezes
option-battle_threshold = fighters from which armies fight
option-battle_scale = strength by level
option-battle_modifier_cap = most of battle modifiers
option-battle_objectives = objectives of battles
option-captives_trade = trade in captives

## Prospects

prospect-astray = the way is lost
prospect-meeting = a random meeting on the way today
prospect-met_on_way = a random meeting before it arrives
prospect-days_1 = there today
prospect-days_2 = there on day 2
prospect-days_3 = there on day 3
prospect-days_4 = there on day 4
prospect-days_5 = there on day 5
prospect-days_6 = there on day 6
prospect-days_7 = there on day 7
prospect-days_8 = there on day 8
prospect-days_9 = there on day 9
prospect-days_10 = there on day 10 or later
prospect-drowned = somebody drowns
prospect-dead = somebody of yours dies
prospect-over = the campaign ends
