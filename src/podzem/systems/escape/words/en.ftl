### Underground Escape: what is said about the game.

## The game

title = Underground Escape
tagline = Grab the treasure, get past fire, beast and devil – and be the first one out.

## Events

event-dealt = { $seat } is dealt: { $cards }.
event-first = Player number { $face } goes first.
event-throw = { $seat } throws { $face }.
event-unplayed_throw = { $seat } throws { $face }: not walked, but one missed throw fewer.
event-enter = { $seat } steps onto the start.
event-outside = { $seat } stays outside: only a 1 or a 6 opens the way in.
event-move = { $seat } walks: { $path }.
event-forced_stop = { $seat } has to stop at { $square }.
event-boxed_in = { $seat } stays put: the throw is lost.
event-chance = { $seat } draws a chance card: “{ $chance }”.
event-found = { $n ->
    [0] { $seat } finds nothing: the reserve is empty.
    [one] { $seat } finds a tool.
   *[other] { $seat } finds { $n } tools.
}
event-received = { $seat } gets a card: { $card }.
event-lost = { $n ->
    [0] { $seat } has no tool to lose.
    [one] { $seat } loses a tool.
   *[other] { $seat } loses { $n } tools.
}
event-dropped = { $seat } loses a card: { $card }.
event-skip = { $n ->
    [one] { $seat } has to miss one throw.
   *[other] { $seat } has to miss { $n } throws.
}
event-missed = { $seat } misses this turn.
event-imprisoned = Off to prison: { $seat } is behind bars.
event-pass_kept = { $seat } keeps a pass out of prison.
event-pass_used = { $seat } hands in the pass and may leave the prison.
event-fell = { $seat } falls into { $cave }!
event-survived = { $seat } survives in { $cave }.
event-no_effect = Nothing comes of it ({ $square }).
event-released = { $seat } is free to leave.
event-counters_cleared = { $n ->
    [0] There was no such counter on the board: { $kind }.
    [one] One counter leaves the board: { $kind }.
   *[other] { $n } counters leave the board: { $kind }.
}
event-extra_turn = { $seat } earns one more turn.
event-tool_used = { $seat } uses the { $card }.
event-attack = { $seat } attacks { $target }!
event-defended = { $seat } beats off { $target }’s blade.
event-declined = { $seat } plays no card.
event-held = { $seat } does not strike.
event-prevented = { $seat } averts the disaster at { $square }.
event-death = { $seat } perishes at { $square } and starts over.
event-counter_placed = { $arrow ->
    [none] A counter now lies on { $square }: { $kind }.
   *[other] A counter now lies on { $square }: { $kind }, points to: { $arrow }.
}
event-counter_moved = { $arrow ->
    [none] { $seat } moves a { $kind } counter: { $square } → { $onto }.
   *[other] { $seat } moves a { $kind } counter: { $square } → { $onto }, points to: { $arrow }.
}
event-counter_removed = A counter is gone from { $square }: { $kind }.
event-cave_opened = { $seat } opens { $cave } for a while.
event-cave_closed = The way is barred again: { $cave }.
event-treasure_taken = { $seat } takes the treasure at { $square }!
event-treasure_dropped = { $seat } leaves the treasure behind at { $square }.
event-treasure_stolen = { $seat } snatches the treasure from { $target }!
event-shop = { $seat } goes shopping in the reserve.
event-reserve_shown = { $seat } looks through the reserve: { $cards }.
event-bought = { $seat } buys: { $card }.
event-gave_up = { $seat } gives up.
event-passed = { $seat } passes.
event-lowered = { $seat } gets down into chasm { $square } on a piece of wood.
event-climbed = { $seat } climbs out to { $square }.
event-die_replaced = The judge changes throw { $die } (d{ $sides }): { $face } instead of { $fell }.
event-judge_set = The judge corrects: { $path }.
event-won = { $seat } is out with the treasure ({ $square }) and wins!
event-draw = { $n ->
    [one] One round is over, and the treasure is still below: a draw.
   *[other] { $n } rounds are over, and the treasure is still below: a draw.
}

## Orders, as on a button

order-roll = Throw the die
order-use_pass = Hand in the pass and throw
order-jump = Jump over { $chasm }
order-wood = Get down into { $chasm } with the { $card }
order-climb = Climb out to { $square }
order-clear = Clear { $square } with the { $card }
order-clear_cave = Clear { $cave } with the { $card }
order-explode = Blow up { $square } with the { $card }
order-ignite = Set { $square } on fire with the { $card }
order-grille = Put a grille on { $square }
order-pointer = Put a pointer on { $square } towards { $to }
order-remove_pointer = Remove the pointer here
order-shop = Go shopping
order-take_treasure = Take the treasure
order-fight = Fight with the { $card }
order-dig_out = Dig yourself out with the { $card }
order-saw_prison = Cut the bars with the { $card }
order-pass = Pass
order-give_up = Give up and start over
order-go = Walk: { $path }
order-stay_attack = Stay and strike
order-stay = Stay put
order-strike = Strike { $target } with the { $card }
order-hold = Do not strike
order-use = Use the { $card }
order-decline = Play no card
order-choose = Ahead is { $square }
order-take = Move the counter from { $square }
order-buy = Buy the { $card }

## Orders, the bare verb

verb-roll = throw
verb-use_pass = hand in a pass
verb-jump = jump
verb-wood = get down on wood
verb-climb = climb out
verb-clear = clear
verb-clear_cave = clear a cave
verb-explode = blow up
verb-ignite = set on fire
verb-grille = put a grille
verb-pointer = put a pointer
verb-remove_pointer = remove a pointer
verb-shop = shop
verb-take_treasure = take the treasure
verb-fight = fight
verb-dig_out = dig out
verb-saw_prison = cut the bars
verb-pass = pass
verb-give_up = give up
verb-go = walk
verb-stay_attack = stay and strike
verb-stay = stay
verb-strike = strike
verb-hold = hold back
verb-use = use
verb-decline = play no card
verb-choose = choose a square
verb-take = move a counter
verb-buy = buy
verb-option = option
verb-players = players
verb-board = board
verb-state = state
verb-set = correct
verb-tool_decks = tool decks

## Refusals: the table and its options

refused-escape-table-players = The number of players does not fit: at least 2, at most as many as the table seats (16 unless set otherwise).
refused-escape-table-goal = The game is over: there is nothing left to do.
refused-escape-table-order = That seat has no say here: seats play in turn{ $about ->
    [option] { "" }, and the first is one of this table’s numbers or random
   *[other] { "" }
  }.
refused-escape-table-judge = A judge may only correct the state: one known path and its new value.
refused-escape-setup-large_table = The number of tool decks does not fit: auto or 1 to 8, with five cards for every player.
refused-escape-board-data = That board cannot be played: choose classic, twin or short, or mend the faults of your own.
refused-escape-counters-chooser = Who moves the fifth counter can only be next_seat or next_to_act.
refused-escape-house-round_limit = The limit must be a whole number of rounds; 0 means none.
refused-escape-order-errors = “{ $order }” does not work like that: something in it is unknown, out of reach or not in your hand.
refused-escape-order-script = The state does not hold at { $path }: { $fault }.

## Refusals: turns

refused-escape-enter-throw = You are still outside: throw a 1 or a 6 to get in, or go shopping.
refused-escape-turn-one_action = “{ $order }” is not what is being decided now.
refused-escape-turn-six = The extra turn is either a whole turn or a throw only{ $about ->
    [option] { " " }(turn, throw_only)
   *[other] { "" }
  }: this does not fit.
refused-escape-turn-pass = You may not pass now: throw or act.

## Refusals: movement

refused-escape-move-full_number = Walk exactly as far as you must: not a square less, not a square more.
refused-escape-move-no_reversal = No turning back within one move.
refused-escape-move-forced_stop = You must stop in that cave: the way does not lead on this turn.
refused-escape-move-exit_closed = The exits are for the one with the treasure only.
refused-escape-chance-ahead = That square does not lie ahead of you.
refused-escape-pointer-bind = Follow the arrow of the pointer, or have a pointer card to ignore it.
refused-escape-fire-block = A fire bars the way.
refused-escape-cavein-block = A cave-in bars the way.
refused-escape-grille-place = A grille bars the way.

## Refusals: chasms

refused-escape-chasm-stop = Nobody walks into a chasm: stop in front of it, then jump or use wood.
refused-escape-chasm-declare = You can only jump a chasm you stand in front of.
refused-escape-chasm-jump = A jump goes over its own chasm first{ $about ->
    [option] { "" }; whether the chasm counts as a square is true or false
   *[other] { "" }
  }.
refused-escape-chasm-sideways = There is no free square to land on beyond the chasm.
refused-escape-chasm-wood = Not from here: wood takes you from the edge down into a chasm, and from the bottom you can only climb.
refused-escape-chasm-climb = Out of a chasm you climb to a free square beside it; back only with the treasure or when there is no other way.
refused-escape-chasm-no_counters = A chasm cannot be blown up, set on fire, barred or signposted.
refused-escape-chasm-pointer_bound = The pointer under your feet leads elsewhere: remove it first.

## Refusals: attack and defence

refused-escape-attack-weapon = Only a blade will do for an attack.
refused-escape-attack-reach = Without a blade you may not stop short at an opponent.
refused-escape-attack-path = You stopped here to attack: now strike.
refused-escape-attack-in_place = Striking without moving takes a blade, an opponent on your square, a walking throw and a table that allows it{ $about ->
    [option] { " " }(true or false)
   *[other] { "" }
  }.
refused-escape-attack-target = Name one opponent on your own square.
refused-escape-defend-blade = Against a blade only a blade or a holy item helps.
refused-escape-defend-blast = Wood helps against a cave-in, an extinguisher against a fire – and nothing else.

## Refusals: tools and counters

refused-escape-tool-uses = The { $card } is no good for that.
refused-escape-blast-place = You can only blow up a square next to yours.
refused-escape-fire-same = Set fires and put them out only next to your square: with an incendiary, with an extinguisher.
refused-escape-place-squares = Counters go on tunnel and chance squares only.
refused-escape-place-mouth = The squares by the start are protected or they are not{ $about ->
    [option] { " " }(true or false)
   *[other] { "" }
  }; where they are, they take no counters.
refused-escape-dig-sequence = There is nothing to clear there with that: a cave-in on the next square, a digging tool in hand.
refused-escape-grille-limits = A grille goes on the next square, and only if nobody else stands there.
refused-escape-grille-remove = A grille on the next square yields to a file or a hacksaw only.
refused-escape-pointer-place = The arrow must point to a neighbour of its own square.
refused-escape-pointer-limits = A pointer goes on the next square, and only if nobody else stands there.
refused-escape-pointer-remove = A pointer is removed with a pointer card, by the one who stands on it.
refused-escape-counters-four = Take a counter of the kind that is needed: there is none there.
refused-escape-stack-no_twins = Such a counter lies there already.
refused-escape-stack-top_first = Clear from the top: first fire, then cave-in, then grille.

## Refusals: shopping

refused-escape-shop-buy = Shopping takes a green coin, and only what lies in the reserve is for sale.
refused-escape-shop-empty = The reserve is empty: there is nothing to buy.
refused-escape-shop-no_emergency = It is too late for shopping: the coin does not save you now.

## Refusals: caves and prison

refused-escape-cave-list = That is no cave to be cleared from outside.
refused-escape-cave-fire_walk = The Fire cave is closed to walkers until it is put out from the next square; only an extinguisher does it.
refused-escape-cave-fire_fall = From the Fire cave only an extinguisher saves you.
refused-escape-cave-beast_walk = A beast is fought in its own cave, with a blade – and until then nothing else is done there.
refused-escape-cave-beast_fall = From the beast only a blade saves you.
refused-escape-cave-devil = The devil comes first, and only a holy item drives him off.
refused-escape-cave-buried_walk = The Buried cave is closed to walkers until it is dug clear from the next square; only a digging tool does it.
refused-escape-cave-buried_fall = From the Buried cave only a wooden tool saves you.
refused-escape-cave-buried_dig_out = You dig yourself out of the Buried cave when shut in, and with a digging tool.
refused-escape-cave-buried_blocked = You are shut in the Buried cave: dig out, shop, wait or give up.
refused-escape-prison-locked = You are locked up: cut the bars, use a pass, shop, wait or give up.
refused-escape-prison-pass = A pass works only if you have one, are locked in prison and find a way out free.
refused-escape-prison-saw = Prison bars are cut from inside the locked prison only.
refused-escape-prison-no_other = Prison bars yield to a file or a hacksaw, nothing else.

## Refusals: treasure and giving up

refused-escape-treasure-reach = Stopping short at the treasure depends on the table{ $about ->
    [option] { "" }: larger allows it, exact does not
   *[other] { "" }
  }.
refused-escape-treasure-lift = There is no treasure to pick up on your square.
refused-escape-house-give_up = Giving up is for the locked, the shut in and the sealed in, at a table that allows it{ $about ->
    [option] { " " }(true or false)
   *[other] { "" }
  }.

## Tool cards

card-knife = knife
card-sabre = sabre
card-dagger = dagger
card-cleaver = cleaver
card-yataghan = yataghan
card-penknife = penknife
card-cross = cross
card-bible = bible
card-censer = censer
card-bomb = bomb
card-grenade = grenade
card-dynamite = dynamite
card-club_bomb = club bomb
card-pickaxe = pickaxe
card-shovel = shovel
card-mattock = mattock
card-rock_drill = rock drill
card-spoon = spoon
card-candle = candle
card-matches = matches
card-torch = torch
card-lighter = lighter
card-bucket = bucket
card-hose = hose
card-bucket_pump = bucket pump
card-fire_extinguisher = fire extinguisher
card-grille = grille
card-hacksaw = hacksaw
card-file = file
card-pointer = pointer
card-stake = stake
card-prop = prop
card-plank = plank
card-beam = beam
card-coin = magic green coin

## Categories of tools

category-blade = blade
category-holy = holy item
category-explosive = explosive
category-digging = digging tool
category-incendiary = incendiary
category-extinguisher = extinguisher
category-grille = grille
category-saw = saw
category-pointer = pointer
category-wood = wooden tool
category-coin = green coin

## Chance cards

chance-C01 = Forgotten rucksack
chance-C02 = Miner’s locker
chance-C03 = Loose stone
chance-C04 = Dead man’s belt
chance-C05 = Rusty chest
chance-C06 = Bundle on a rope
chance-C07 = Niche in the wall
chance-C08 = Dropped parcel
chance-C09 = Smugglers’ cache
chance-C10 = Old storeroom
chance-C11 = Hole in the bag
chance-C12 = Light-fingered dwarf
chance-C13 = Slippery hands
chance-C14 = Twisted ankle
chance-C15 = Lamp goes out
chance-C16 = Wrong turning
chance-C17 = Foul air
chance-C18 = Shallow pit
chance-C19 = Deep sleep
chance-C20 = Patrol
chance-C21 = Taken for a thief
chance-C22 = Trapdoor to the cells
chance-C23 = Pass out of prison
chance-C25 = The floor burns through
chance-C26 = Down the claw-marked slope
chance-C27 = A bargain you did not make
chance-C28 = The ground gives way
chance-C29 = Rumble behind you
chance-C30 = The props snap behind you
chance-C31 = Rockfall ahead
chance-C32 = The roof comes down
chance-C33 = Your torch fell behind you
chance-C34 = Gas flares ahead
chance-C35 = Oil on your boots
chance-C36 = The old mine’s last victim
chance-C37 = Second wind
chance-C38 = A draught shows the way
chance-C39 = Slide down the scree
chance-C40 = Runaway mine cart
chance-C41 = Rescue party
chance-C42 = Flooded galleries
chance-C43 = Night shift
chance-C44 = Rust
chance-C45 = Gale in the tunnels

## What chance cards do

effect-find_tool = { $n ->
    [one] Take the top tool of the reserve.
   *[other] Take the top { $n } tools of the reserve.
}
effect-lose_tool = { $n ->
    [one] Lose a random tool from your hand.
   *[other] Lose { $n } random tools from your hand.
}
effect-skip = { $n ->
    [one] Miss your next throw.
   *[other] Miss your next { $n } throws.
}
effect-prison = Go to prison at once, with all you carry.
effect-keep_pass = Keep this card: it lets you out of prison once.
effect-fall = You fall into { $cave }: use the saving tool or perish.
effect-disaster = { $where ->
    [here] Disaster strikes your own square: { $kind }.
    [behind] Disaster strikes the square behind you: { $kind }.
   *[ahead] Disaster strikes the square ahead of you: { $kind }.
}
effect-death = You perish, and no tool helps.
effect-extra_turn = Take one more turn.
effect-advance = { $n ->
    [one] Walk on one square at once.
   *[other] Walk on { $n } squares at once.
}
effect-release = Everyone locked in the prison or shut in the Buried cave is free to leave.
effect-clear_counters = All counters of this kind leave the board: { $kind }.

## Squares with names

square-start = the start
square-exit_n = the north exit
square-exit_s = the south exit
square-fire = the Fire cave
square-buried = the Buried cave
square-beast = the Beast cave
square-devil = the Devil cave
square-treasure = the Treasure cave
square-prison = the prison
square-outside = outside

## Kinds of squares

kind-tunnel = tunnel
kind-chance = chance
kind-chasm = chasm
kind-start = start
kind-exit = exit
kind-fire = Fire cave
kind-buried = Buried cave
kind-beast = Beast cave
kind-devil = Devil cave
kind-treasure = Treasure cave
kind-prison = prison

## Counters

counter-fire = fire
counter-cave_in = cave-in
counter-grille = grille
counter-pointer = pointer

## Options

option-board = which board is played
option-first_seat = who goes first
option-players_max = how many players at most
option-tool_decks = how many decks of tools
option-extra_turn_scope = what the extra turn after a six allows
option-chasm_counts = whether a jumped chasm counts as a square
option-attack_in_place = whether one may strike without moving
option-pickup_stop = which throw stops at the treasure
option-counter_chooser = who moves the fifth counter
option-mouth_protected = whether the squares by the start are protected
option-give_up = whether the trapped may give up
option-round_limit = after how many rounds the game is drawn

## What is being decided

phase-turn = what to do this turn
phase-move = where to go
phase-strike = whether to strike
phase-defend = how to beat off the blade
phase-react = how to survive
phase-ahead = which square lies ahead
phase-counter = which counter to move
phase-shop = what to buy
phase-over = nothing: the game is over

## The signs of the board drawn in text

legend = S start · E exit · ? chance · ≈ chasm · caves [F]ire, [R]ubble, [W]ild beast, [D]evil, [P]rison, [T]reasure, open ones in ( ) · $ treasure · ^ fire, # cave-in, % grille, > < A v pointers · & several figures

## What a decision may bring

prospect-won = you win
prospect-dead = you die
prospect-enter = you enter
prospect-prison = you land in prison
prospect-treasure = you get the treasure
prospect-kill = an opponent dies
prospect-nothing = nothing of note
