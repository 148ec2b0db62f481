### The page’s own words; %name stands for a value, -one -few -many for the forms of a number.

## Pages

home = Home
to-home = Back home
rules = Rules
close = Close
yes = yes
no = no
save = Save
me = Wanderer
scene = The board
panels = Panels
menu = Menu
no-connection = The server does not answer. Try again in a moment.
connection-lost = Connection lost. Reconnecting; nothing is lost.
not-possible = That is not possible.

## Seats and links

your-name = Your name
seat = Seat
seat-number = Seat %n
bot-seeker = seeker bot
bot-random = random bot
bot-search = thinking bot
judge = Judge
invite = Invite
invite-link = Link for players
watch-link = Link for watchers
copy = Copy
copied = Copied.
qr-of-link = QR code of the link

## Coming in

take-a-seat = Take a seat
join-line = You are invited to this table. What shall we call you?
any-seat = any
sit-down = Sit down
closed-door = The door is closed
need-link = This table needs a link: ask its host for one.
watcher = Watcher

## Turn and decisions

skip-to-doing = Skip to your decisions
what-you-can-do = What you can do
whose-turn = Whose turn
your-turn = Your turn
turn-of = Turn: %names
round = round %n
decide = Decide
answer-now = Answer now!
waiting-for = Waiting for: %names
watching = You are watching. Deciding: %names
nothing-to-do = Nothing to decide just now.
paused = Paused: nobody decides.
game-over = The game is over
walk-to = Walk to %place
walk-by = by way of %places
choices-at = %place: %n choices
chance-of = Chance (%what)
really = Are you sure?
yes-do-it = Yes, do it
no-wait = No, wait
undo = Undo
time-left = Time left
table-moved-on = The table has moved on meanwhile. Look again.
throw-die = Throw a die with %sides sides
throw-line = Throw a real die and say what it shows.
throw-another = One more die. So far: %faces.
hint-doing = Everything you can do now stands here in words, with its odds. Keys 1–9 choose.
hint-scene = The same things glow on the board: tap a lit place. Drag to move, pinch or wheel to zoom.
hint-journal = The journal remembers everything. Press a line to see the rule behind it.
next = Next
got-it = Got it
skip-hints = No hints

## Cards

hand = Hand
your-hand = Your cards
for-sale = For sale
empty-hand = Your hand is empty.
no-hand = Watchers hold no cards.
cards-one = %n card
cards-few = %n cards
cards-many = %n cards
uses-one = %n use
uses-few = %n uses
uses-many = %n uses

## Journal and rule book

journal = Journal
earlier-lines = Earlier lines
new-lines = New lines
missed-one = While you were away: %n line
missed-few = While you were away: %n lines
missed-many = While you were away: %n lines
secret = secret: players do not see this
made-of = What it is made of
in-rule-book = In the rule book
clause-missing = The rule could not be loaded.
kind-rule = rule
kind-ruling = ruling
kind-house = house
kind-aside = reading set aside
chapters = Chapters
search-rules = Search the rules
nothing-found = No such rule.
clauses-found-one = %n clause
clauses-found-few = %n clauses
clauses-found-many = %n clauses
option = option
usually = usually
switched-at = Chosen for a new table: “Gather friends”.
print-journal = Print the journal

## People

people = People
you = you
present = here
absent = away
seat-open = open seat
seat-bot = bot
lent-to = played by a %bot
lend = Let a bot play
give-back = Give the seat back
to-decide = deciding
has-treasure = has the treasure
rename = Change the name
seats-open-one = %n open seat
seats-open-few = %n open seats
seats-open-many = %n open seats

## Chat

chat = Talk
say-something = Say something
send = Send
nobody-spoke = Nobody has said anything yet.
speak-to = To whom
to-all = to all
to-judge = to the judge
to-seat = only to %name
whisper = whispers

## Judge

judge-tools = The judge’s tools
judge-screen = Judge’s screen
see-as = See as
as-judge = judge
as-watcher = watcher
moment = Moment
rewind-here = Rewind to here
rewind-warning = The last decisions are dropped: %n. To try something, a fork is better.
fork-here = Fork here
forked = A new table from this moment is ready.
go-there = Go there
pause = Pause
resume = Resume
correct = Correct
correct-line = One path of the state and its new value. Everyone learns that something was corrected.
path = Path
new-value = New value
looking-at = Seen as: %who, moment %at of %last.
looking-only = You are only looking: nothing changes.
back-to-now = Back to now

## The end

you-won = You have won!
winner-is = Winner: %names
draw = A draw
again = Once more
export = Download the journal
show-outcome = How it ended
verify-line = The dice were fixed beforehand. Check them yourself with the downloaded journal:
commitment = Fingerprint before the game:

## Settings and help

language = Language
theme = Theme
theme-system = as the system
theme-light = light
theme-dark = dark
sound-on = Sound: on
sound-off = Sound: off
help = Help
help-line = Everything works by keys alone.
key-numbers = choose a decision from the list
key-tab = on to lit places, cards, decisions, lines
key-arrows = from one lit place to another
key-zoom = closer, farther, the whole board
key-undo = takes your last decision back while it can be
key-help = this help
