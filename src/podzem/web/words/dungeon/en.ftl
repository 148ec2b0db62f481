### The words of an expedition: its party, its orders, its clock.

## Map

right-here = right here
way-n = north
way-e = east
way-s = south
way-w = west

## Clock

turn-number = Turn %n
in-the-dark = Darkness!
turns-left-one = %n turn of light left
turns-left-few = %n turns of light left
turns-left-many = %n turns of light left

## Orders

whom-to-order = Whose order
no-order = no order yet
give-order = Order
change = Change
hands-and-pack = At once, no time
the-way = The way
speed-is = speed %n
running = running
legs-one = %n leg of the way
legs-few = %n legs of the way
legs-many = %n legs of the way
choose-on-map = On the map
all-the-rest = All the rest:
orders-missing = Orders missing
will-hold = Will hold
release = Let the turn pass
costs-a-turn = 1 turn passes
light-goes-out = %name: the light goes out
caller-releases = %name lets the turn pass.
verb-hold = Hold
verb-as-before = As before
verb-guard = Guard
verb-step = Stand at
verb-keep-back = Keep back
verb-keep-up = Keep up
verb-ambush = Ambush
verb-search = Search
verb-listen = Listen
verb-open = Force a door
verb-unlock = Unlock
verb-break = Break a chest
verb-dig = Dig
verb-aid = Aid
verb-load = Load
verb-climb = Climb
verb-act = Do with a thing
verb-disarm = Disarm
verb-use = Use
verb-kill = Kill a captive
verb-free = Free a captive
verb-stow = Stow
verb-ready = Take in hand
verb-light = Light
verb-douse = Douse
verb-refill = Refill
verb-wedge = Drive a wedge
verb-unwedge = Pull a wedge
verb-leg = Walk
verb-fast = Run
verb-ahead = Ahead
verb-stay = Stay
verb-join = Join
verb-climb-rope = Climb by rope
verb-haul = Haul up
verb-strike-fire = Strike fire
verb-taste = Taste
verb-pack = Put into a bag
verb-drag = Drag
verb-help = Help to carry
verb-lift = Lift
verb-strip = Strip
verb-close = Shut a door
verb-use-on = Use on somebody
verb-wedge-after = Then a wedge
verb-close-after = Then shut
verb-douse-after = Then douse
verb-lie = Lies
verb-ignore-traps = Mind no traps
marching-order = Marching order
group-number = Group %n
rank-number = Rank %n
