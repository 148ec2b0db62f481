### What is shown of a delve: its name, its signs, the players' own map.

title = The Delve
tagline = Torchlight, ten-foot squares and a judge who tells what you see.
legend = Map: · floor, ─ │ wall, + door, ' open door, | archway, : grating, < > stairs and ways out, S secret door, & furnishing, ^ trap, * things, @ the party, numbers those met. describe pc.1 I tap the west wall – searches in your own words; sketch floor 1:0,4..3,4 – draws on your sheet.
judge-orders = The judge's orders: judge hurt pc.1 2 – wound; heal pc.1 – heal; remove pc.1 – take out of the game; present pc.1 torch – give a thing; relocate 1 1:3,4 – move group 1; add 1 goblin 2 – send two goblins; alarm 1 alert – change the alertness; reveal SD1 – open what is hidden; modify pc.1 -2 – add to the next roll; frighten band.500 – frighten in a fight.
order-sketch = Draw on the sheet: { $mark }, { $stroke }
order-rub_out = Rub out on the sheet: { $stroke }
event-drew = { $seat } draws on the map: { $mark }{ $count ->
    [1] { "" }
   *[other] { " " }× { $count }
}.
event-rubbed_out = { $seat } rubs something out on the map.
refused-delve-map-player_map = { $why ->
    [mapper] This one cannot be told to draw the map: draws it already, or is not able to.
    [hands] Nobody can draw the map: whoever draws needs a free hand.
   *[paper] This cannot be drawn: marks of floor and things stand on squares, walls and doors on sides.
}
mark-floor = floor
mark-stairs_up = stairs up
mark-stairs_down = stairs down
mark-trap = trap
mark-treasure = treasure
mark-danger = danger
mark-question = unclear
mark-wall = wall
mark-door = door
mark-arch = archway
mark-grate = grating
mark-secret_door = secret door
attribute-strength = strength
attribute-dexterity = dexterity
attribute-intellect = intellect
attribute-wisdom = wisdom
attribute-charisma = charisma
short-strength = STR
short-dexterity = DEX
short-intellect = INT
short-wisdom = WIS
short-charisma = CHA
skill-notice = notice
skill-stealth = stealth
skill-craft = craft
skill-athletics = athletics
skill-fight = fight
screen-clock = Turn { $turn }; lights: { $lights }
screen-numbers = hp { $hp }/{ $most }, load { $load }
screen-march = Order of march: { $who }
screen-pack = { $who }: ready { $ready }; stowed { $stowed }
screen-feet = feet left this turn: { $feet }
screen-checks = encounter check: turn { $n } of { $of }
screen-can = { $who }: { $can }
screen-arms = Defence { $defence }, attack { $attack }
screen-rounds-left = rounds to live: { $n }
screen-tried = Searches described here: { $tried }
is-down = dying
is-stable = unconscious
is-dead = dead
is-gone = gone
is-captive = captive
is-wounded = wounded
is-slow = slow
is-hidden = hidden
is-exhausted = exhaustion −{ $n }
door-free = door
door-arch = archway
door-portcullis = grating
door-locked = locked door
door-barred = barred door
door-stuck = stuck door
screen-met = Met: { $who }; feet: { $feet }; lose heart at a loss: { $morale }
screen-favour = They ask a favour: drive off { $foe }; the way: { $exit }
screen-favour-said = They ask a favour: “{ $words }”
screen-promised = A favour is promised: { $kind }
screen-order = Order: { $order }
screen-flight = For a flight: we { $ours }, they { $theirs }
screen-party = the party
screen-they = they

# What the rules ask about.

asked-method = How do you search?
asked-confirm = Nobody sees anything here. Do it all the same?
asked-search = Is the description good enough?
asked-cover = How much cover has the target?
asked-lethal = Is a lethal attack possible?
asked-stunning = Is the ambush stunning?
asked-morale = Must they check their morale?
asked-conduct = How do they behave now?
asked-pursuit = Do they give chase?
asked-plan = Is that a good plan of escape?
asked-distance = How far off are they?
asked-advantage = Who notices first?
asked-context = How is a mood of six to eight read here?
asked-favour = What favour do they ask?
asked-favour_done = Is the favour done that they asked?
asked-first = What do they do?
asked-wander = What comes of the encounter check?
asked-hint = Give the hint?
asked-return = Do the broken come back to the fight?
screen-by-the-book = By the book: { $answer } [{ $clause }]
