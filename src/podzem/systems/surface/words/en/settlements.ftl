# Settlements, building, vessels: names, events, orders, refusals.

vessel-raft = raft
vessel-boat = boat
vessel-ladya = ladya
vessel-ship = ship
work-field_works = field works
work-watchtower = watchtower
work-palisade = palisade
work-stone_wall = stone wall
work-bridge = bridge
work-ferry = ferry
work-ford = marked ford
work-village = village
work-road = road
work-clearing = clearing
work-pass = pass
work-causeway = causeway
edge-here = here
edge-N = to the north
edge-E = to the east
edge-S = to the south
edge-W = to the west
bank-ashore = ashore
verb-ask_men = asking for men
verb-build = building

event-goods_bought = { $member } buys { $item } × { $count } for { $kuna } kuna.
event-animal_bought = Bought: { $member }, for { $kuna } kuna.
event-vessel_bought = Bought: { $vessel }, for { $kuna } kuna. It lies here, by the bank.
event-treasure_sold = { $member } sells { $item }: worth { $value }, paid { $price } kuna.
event-metal_changed = { $member } puts { $item } into the purse (kuna: { $kuna }).
event-silver_taken = { $member } takes silver along: { $kuna } kuna.
event-mended = Mended for { $member }: { $item } (kuna: { $kuna }).
event-local_die = Local men: { $face } (d{ $sides })
event-local_men = { $settlement }, men of the place for hire: { $men }.
event-local_hired = { $member } shows the way from now on (kuna: { $kuna }).
event-no_men = { $settlement }: nobody wants to go.
event-companion_left = { $member } goes home.
event-companion_paid = { $member } is paid (kuna: { $kuna }).
event-captive_sold_here = { $member } is sold: worth { $value }, paid { $price } kuna.
event-captive_ransomed = { $member } is ransomed by his own (kuna: { $price }).
event-recast_die = In the settlement: { $face } (d{ $sides })
event-thief_stole = A thief: { $member } has lost { $item }.
event-purse_cut = A thief has cut a purse (kuna: { $kuna }).
event-recruiter_came = Somebody wants to hire on.
event-merchant_came = A travelling merchant has all that a town has, today.
event-beggar_came = A beggar tells of nothing new.
event-beggar_knows = A beggar tells of a hidden place: { $landmark }.
event-brawl_began = A brawl with men of the patrol: { $count }.
event-build_started = Begun: { $work } (kuna: { $kuna }, man-days: { $labour }).
event-build_worked = { $work }: { $done } of { $labour } man-days done.
event-build_done = Built: { $work }.
event-work_decayed = Fallen in: { $work }.
event-village_grew = Full of life now: { $work }.
event-village_income = { $seat } has income from settlers (kuna: { $kuna }).
event-embarked = All aboard: { $vessel }.
event-disembarked = Ashore from: { $vessel }.
event-sailed = Party { $party } sails { $direction }: { $price } of the march spent.
event-vessel_hauled = The vessel is hauled over a ford: { $price } of the march spent.
event-sea_lost_die = Open sea: { $face } (d{ $sides })
event-sea_way_die = Where the sea carries: { $face } (d{ $sides })
event-wreck_die = Storm at sea: { $face } (d{ $sides })
event-wrecked = Wrecked: { $vessel }.
event-lost_at_sea = { $member } is lost at sea.
event-sea_meeting_die = Met at sea: { $face } (d{ $sides })
event-wreckage_die = Wreckage: { $face } (d{ $sides })
event-wreckage_found = Wreckage drifts by; supplies fished out: { $count }.

order-buy = { $member }: buy { $item } × { $count }
order-buy_animal = Buy: { $animal }
order-buy_vessel = Buy: { $vessel }
order-sell = { $member }: sell { $item }
order-mend = { $member }: have { $item } mended
order-take_silver = { $member }: take silver, { $kuna } kuna
order-ask_men = Ask for men all day
order-hire = { $member }: hire { $other }
order-hire_share = { $member }: hire { $other } for half a share
order-agree = { $member }: agree to double wage, { $other }
order-hire_local = Hire for the way: { $man }
order-dismiss = Let go: { $member }
order-pay = Pay: { $member }
order-sell_captive = Sell as a slave: { $member }
order-ransom_captive = Give back for ransom: { $member }
order-free_captive = Set free: { $member }
order-build = Build { $edge }: { $work }
order-embark = Go aboard: { $vessel }
order-disembark = Land: { $bank }
order-sail = Sail { $direction } for { $count } { $count ->
     [one] cell
    *[other] cells
  }

event-stock_set = { $settlement }: supplies { $count }, purse { $kuna } kuna (judge).
order-set_stock = { $settlement }: supplies { $supplies }, purse { $kuna }

refused-surface-settlement-kinds = Business is done inside a settlement that has it; each pays from his own purse and sells what is his own, and the caller sells what all have found.
refused-surface-settlement-supplies = There are not so many supplies here, or they are not sold in that number.
refused-surface-settlement-goods = That is not sold here, or not so.
refused-surface-settlement-hirelings = He is not to be had here; and a whole day of asking needs a day of which nothing is spent.
refused-surface-settlement-sell_treasure = Nobody here pays for that, or the purse does not hold so much.
refused-surface-settlement-captives = This captive cannot be sold or ransomed here.
refused-surface-settlement-stay = That is done inside a settlement.
refused-surface-build-hook = One builds one thing at a time, all day, with people to do it.
refused-surface-build-table = That cannot be built here.
refused-surface-sea-hook = No vessel goes there now.
refused-surface-sea-crew = { $cause ->
    [crew] It takes people to work the vessel: { $count }.
    [load] The vessel would be overloaded: { $load } grivnas aboard, and it holds { $holds }. A man with his load weighs much; split the party.
    [aboard] The party is aboard: go ashore first, or sail.
   *[away] The vessel is not here, or there is no landing here.
  }

tally-treasure_sold = treasure sold
tally-metal_changed = silver and gold changed
tally-captive_sold_here = captives sold
tally-captive_ransomed = captives ransomed
tally-village_income = income of villages
