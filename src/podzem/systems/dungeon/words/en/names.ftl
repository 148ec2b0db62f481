# Names of things, traps, acts, doors and places.

## Things

item-ration = day's food
item-warm_gear = warm clothing
item-cart = cart
item-torch = torch
item-lamp = lamp
item-tinderbox = tinderbox
item-wedge = wedge
item-bandage = bandage
item-hammer = hammer
item-key = key
item-scroll = scroll
item-badge = badge
item-holy_sign = holy sign
item-cursed_sign = cursed sign
item-walking_staff = walking staff
item-knife = knife
item-weapon = weapon
item-axe = axe
item-mace = mace
item-spear = spear
item-sword = sword
item-two_handed_weapon = two-handed weapon
item-skin = skin
item-skin_water = skin of water
item-skin_wine = skin of wine
item-skin_oil = skin of oil
item-healing_water = skin of healing water
item-sack = sack
item-chest = chest
item-rope = rope
item-tool = working tool
item-ladder = ladder
item-plank = plank
item-light_armour = light armour
item-mail = mail
item-plate = plate armour
item-shield = shield
item-sling = sling
item-bow = bow
item-quiver = quiver
item-stones = stones
item-bag_stones = bag of stones
item-bag_bullets = bag of bullets
item-gem = gem
item-tableware = rich tableware
item-jewellery = jewellery
item-carpet = carpet
item-potion = potion
item-wand = wand
item-staff = magic staff
item-statue_small = small statue
item-statue_large = large statue
item-furniture = piece of furniture
item-silver = silver
item-gold = gold
item-head = head
item-trunk = trunk
item-arm = arm
item-leg = leg
item-body = body
item-donkey = donkey

## Traps

trap-pit = a pit
trap-spiked_pit = a spiked pit
trap-dart = a dart
trap-volley = a volley of darts
trap-blade = a blade
trap-falling_block = a falling block
trap-gas = gas
trap-portcullis = a falling portcullis
trap-alarm = an alarm
trap-slide = a slide
trap-fire_jet = a jet of fire
trap-poison_needle = a poisoned needle

## Acts

verb-look = look closely
verb-touch = touch
verb-push = push
verb-pull = pull
verb-turn = turn
verb-turn_over = turn over
verb-lift = lift
verb-open = open
verb-press = press
verb-look_under = look underneath
verb-stir = stir
verb-rake = rake through
verb-read = read
verb-drop_stone = drop a stone
verb-hold = hold
verb-rest = rest
verb-as_before = as before

## Doors and ways

door-stuck = a door
door-free = a door
door-locked = a door with a lock
door-barred = a door
door-arch = an arch
door-portcullis = a portcullis
door-gap = a way on

## Places

area-room = room
area-passage = passage
area-junction = junction
area-stairs = stairs
area-outside = outside

## What a number is made of

modifier-ambush = ambush
modifier-base = to begin with
modifier-command = wand of command
modifier-condition = condition
modifier-dark = darkness
modifier-die = die
modifier-face = scarred face
modifier-freed = set free
modifier-half_lost = half were lost
modifier-half_share = half a share
modifier-healing_water = healing water
modifier-incidental = hands busy
modifier-light_shy = shuns light
modifier-limit = limit
modifier-maim = maiming
modifier-none_lost = nobody was lost
modifier-offer = offer
modifier-patients = number of patients
modifier-range = range
modifier-skill = skill
modifier-stealth = stealth
modifier-strength = strength
modifier-trap = trap
modifier-unarmed = unarmed
modifier-weapon = weapon
modifier-shot = shooting
modifier-badge = their badge
modifier-gift = gift
modifier-outnumbered = they are outnumbered
modifier-no_common_tongue = no common tongue
modifier-weapons_drawn = weapons drawn
modifier-captives_of_kind = captives of their kind
modifier-killers_of_kind = killed captives of their kind
modifier-fear_fire = fear of fire
modifier-holy_sign = holy sign
modifier-cursed_sign = cursed sign
