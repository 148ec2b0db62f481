### The judge's own changes at a map; loaded when he makes one.

amend-wound = Wound
amend-wound-line = One wound more. Everyone is told.
amend-heal = Heal
amend-heal-line = Up again, without wounds, infection and fatigue. Everyone is told.
amend-present = Give a thing
amend-present-line = One new thing in the pack. Everyone is told.
amend-move = Move a group
amend-move-line = The group stands in the middle of that place at once. Everyone is told.
amend-add = Send creatures
amend-add-line = They come upon the group at the start of the next turn. Only you are told.
amend-many = How many
amend-reveal = Reveal
amend-reveal-line = The players come to know of something hidden.
amend-clock = Set the clock
amend-clock-line = The time of day; torches do not burn down.
amend-remove = Take out
amend-remove-line = Leaves the game for good. Everyone is told.
amend-set = Anything else
amend-set-line = One path of the state and its new value. Only you are told.
amend-whom = Whom
amend-what = What
amend-group = Group
amend-where = Where to
amend-hour = Time of day
amend-door = secret door
amend-cache = cache
amend-nothing = There is nothing of that kind.

## Weighing throws

weigh = Weigh throws
weigh-line = You see what the dice say before anybody else, and may change a face.
before-told = Before it is told.
let-stand = Let it stand
not-so = Give it back
die-of = d%sides
turn-die = %face on a d%sides: choose another face
turn = Turn
