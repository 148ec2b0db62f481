### The page’s own words; %name stands for a value, -one -few -many for the forms of a number.

## Pages

home = Home
rules = Rules
close = Close
scene = The board
panels = Panels
menu = Menu
connection-lost = Connection lost. Reconnecting; nothing is lost.

## Seats and links

seat-number = Seat %n
bot-seeker = seeker bot
bot-delver = delver bot
bot-caller = caller bot
bot-random = random bot
bot-search = thinking bot
bot-fighter = fighter bot
judge = Judge
invite = Invite

## Turn and decisions

skip-to-doing = Skip to your decisions
what-you-can-do = What you can do
whose-turn = Whose turn
your-turn = Your turn
turn-of = Turn: %names
waiting-for = Waiting for: %names
watching = You are watching. Deciding: %names
nothing-to-do = Nothing to decide just now.
paused = Paused: nobody decides.
game-over = The game is over
chance-of = Chance (%what)
really = Are you sure?
yes-do-it = Yes, do it
no-wait = No, wait
undo = Undo
time-left = Time left
table-moved-on = The table has moved on meanwhile. Look again.

## Journal and rule book

journal = Journal
earlier-lines = Earlier lines
new-lines = New lines
missed-one = While you were away: %n line
missed-few = While you were away: %n lines
missed-many = While you were away: %n lines
secret = secret: players do not see this

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
watcher = Watcher

## Judge

judge-tools = The judge’s tools


## Settings and help

language = Language
theme = Theme
theme-system = as the system
theme-light = light
theme-dark = dark
sound-on = Sound: on
sound-off = Sound: off
help = Help
