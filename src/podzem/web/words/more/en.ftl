### Words of what few need at once: the way in, talk, judge, menu, the end. Loaded with the first of these.

## Pages

to-home = Back home
yes = yes
no = no
save = Save
me = Wanderer
no-connection = The server does not answer. Try again in a moment.
not-possible = That is not possible.

## Seats and links

your-name = Your name
seat = Seat
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

## Turn and decisions

throw-die = Throw a die with %sides sides
throw-line = Throw a real die and say what it shows.
throw-another = One more die. So far: %faces.

## Journal and rule book

so-far = What happened so far
nothing-yet = Nothing worth telling has happened yet.
made-of = What it is made of
in-rule-book = In the rule book
clause-missing = The rule could not be loaded.
kind-rule = rule
this-rule = this rule
kind-ruling = ruling
kind-house = house
kind-aside = reading set aside
chapters = Chapters
search-rules = Search the rules
nothing-found = No such rule.
clauses-found-one = %n clause
clauses-found-few = %n clauses
clauses-found-many = %n clauses
usually = usually
switched-at = Chosen for a new table: “Gather friends”.
contradictions = Where the document contradicts itself
says-one = One place says
says-other = Another place says
no-switch = No switch: read so at every table.
print-journal = Print the journal

## People

rename = Change the name

## Judge

judge-screen = Judge’s screen
see-as = See as
as-judge = judge
as-watcher = watcher
rewind-here = Rewind to here
rewind-warning = The last decisions are dropped: %n. To try something, a fork is better.
fork-here = Fork here
forked = A new table from this moment is ready.
go-there = Go there
pause = Pause
resume = Resume
correct = Correct
correct-line = One path of the state and its new value. Everyone learns that something was corrected.
new-value = New value
looking-at = Seen as: %who, moment %at of %last.
back-to-now = Back to now

## The end

you-won = You have won!
winner-is = Winner: %names
draw = A draw
outcome-returned = Back with empty hands
outcome-lost = No hero came back
export = Download the journal
show-outcome = How it ended
verify-line = The dice were fixed beforehand. Check them yourself with the downloaded journal:
commitment = Fingerprint before the game:

## Settings and help

help-line = Everything works by keys alone.
key-numbers = choose a decision from the list
key-tab = on to lit places, cards, decisions, lines
key-arrows = from one lit place to another
key-zoom = closer, farther, the whole board
key-undo = takes your last decision back while it can be
key-help = this help
moment = Moment
path = Path
looking-only = You are only looking: nothing changes.
again = Once more
option = option
aloud-title = Where you stand
aloud-speak = Speak
aloud-nothing = There is nothing to read out here.
