### The words of the home page and of the form for a new table.

## Home

home-title = Under the ground
home-line = Five undergrounds, one table. Pick a door: a game against bots is one click away, friends need only a link.
play-now = Play now
gather-friends = Gather friends
later = later
door-dungeon = The Dungeon
door-dungeon-line = A party goes down into the dark.
door-surface = The Surface
door-surface-line = Road, weather and pursuit under the open sky.
door-delve = The Delve
door-delve-line = The same dark halls, told in words.
door-screen = The Screen
door-screen-line = Blow, wound, choice: a fight throw by throw.
my-tables = My tables
no-tables = No tables yet. Open a door above and your first one appears here.
under-way = under way
continue = Continue
look-at = Look
open-journal = Open a saved journal

## New table

seats = Seats
remove = Remove
add-seat = + one more seat
person = person
judge-automatic = Automatic
judge-automatic-line = The rules apply themselves, you play.
judge-human = You are the judge
judge-human-line = You see everything, correct, rewind; you take no seat.
dice = Dice
dice-seeded = On the server
dice-seeded-line = Quick and simple.
dice-committed = Verifiable
dice-committed-line = A fingerprint before the game, the secret after it: anyone can check every throw.
dice-entered = Real
dice-entered-line = You throw on the table and enter the number.
clock = Time for a decision
clock-note = When time runs out, the usual decision is taken.
no-clock = no limit
seconds = %n seconds
minutes = %n min
rulings = Rules of this table
rulings-line = Every ruling can be switched; its code leads to the rule.
open-table = Open the table
table-ready = The table is ready
table-ready-line = Send the link to your friends, or show them the code.
to-table = To the table
value-classic = classic
value-twin = twin
value-short = short
value-random = by lot
value-auto = by number of players
value-turn = a whole turn
value-throw-only = only a throw
value-larger = a larger one too
value-exact = the exact one only
value-next-seat = the next seat
value-next-to-act = the next to act
options-map = Map
options-judge = Left to the judge
value-proba = Proba: a first descent
value-zrazok = Specimen: two levels
value-map-random = random, never seen before
value-ready = ready to go
value-outfit = to be outfitted in town
value-automatic = by the book
value-ask = ask me
value-off = off
own-file = a file of my own (JSON)…
faults-one = The file has %n fault:
faults-few = The file has %n faults:
faults-many = The file has %n faults:
