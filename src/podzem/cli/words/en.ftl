### The terminal program.

you = Player
help-hint = Type a number to choose, h for help, ? to see the rule behind the last line.
help =
    { "  " }number        choose from the list; Enter takes the only choice
    { "  " }order words   the same in text form, for instance: { $example }
    { "  " }l word…       the choices with the word
    { "  " }?             the rule behind the last line; ? 12 behind line 12; ? word searches the rule book
    { "  " }o             the exact odds of each choice
    { "  " }u             take your last decision back, while neither dice nor others have answered
    { "  " }m             the board again
    { "  " }s [file]      save
    { "  " }q             save and leave
prompt = { $name } >
hand-over = The screen goes to { $name }. Press Enter when only { $name } is looking.
your-hand = Your hand: { $cards }
table-line = round { $round } · { $reserve } tools in reserve · { $chance } chance cards
note-cards = { $n ->
    [0] no cards
    [one] { $n } card
   *[other] { $n } cards
}
note-blocked = shut in
note-released = released
note-safe = safe here
note-skip = { $n ->
    [one] misses { $n } throw
   *[other] misses { $n } throws
}
note-pass = { $n ->
    [one] prison pass
   *[other] { $n } prison passes
}
note-treasure = CARRIES THE TREASURE
odds-yes = yes
odds-no = no
odds-mean = mean { $mean }, deviation { $deviation }
odds-win = the active side wins
odds-tie = tie
odds-lose = the passive side wins
odds-window = the defence wins by two or more
odds-critical = a critical hit
odds-piercing = a critical hit with a piercing weapon
odds-fumble = a fumble
odds-counter-critical = the blow back is critical
odds-badly = it springs, or the lock jams
odds-players-win = the players win
odds-others-win = the others win
odds-away-if-pursued = away, if they pursue
odds-init-win = before the other
odds-init-tie = at the same time
odds-init-lose = after the other
odds-margins = by what margin, and by that or more:
odds-chain = { $turns ->
    [1] until the next turn of { $name }
   *[other] until turn { $turns } of { $name } from now
}, everybody deciding by { $policy }; what happens at any time until then
odds-end-exact = solved exactly, everybody acting by the rule book: { $states } states, { $ways } falls of the dice; each chance lies between its bounds
odds-end-simulated = too large to be solved; simulated, everybody acting by the rule book: { $games ->
    [one] { $games } game
   *[other] { $games } games
}; each chance with its 95 % interval
odds-cut-decisions = not followed beyond { $limit } decisions: { $chance }; each chance above can be greater by at most that
odds-cut-states = the budget of { $limit } states is spent; not followed: { $chance }; each chance above can be greater by at most that
odds-cut-leftover = not followed, being less than { $limit } together: { $chance }; each chance above can be greater by at most that
no-such-number = Choose a number from 1 to { $n }.
no-such-rule = No rule found for “{ $sought }”.
no-such-choice = No choice has the words “{ $sought }”.
no-such-order = There is no order “{ $word }”. h helps; l WORD lists the choices with a word.
order-looks = The order is typed like this: { $example }
odds-rest = The others ({ $n }): { $nothing }
throw-die = Throw a real die with { $sides } sides and type what it shows:
undone = Taken back: { $name }, “{ $what }”.
cannot-undo = Nothing can be taken back: only your own last decision, and only until dice or another player have answered.
saved = Saved: { $file }
game-won = The game is over. { $winners } wins!
game-draw = The game is over. Nobody wins.
game-left = Until next time. Go on with: podzem play --resume FILE
dice-commitment = Committed dice. Hash of the secret seed: { $commitment }
dice-seed = The secret seed was { $seed }. Check every die with: podzem verify FILE { $seed }
dice-verified = { $n ->
    [one] { $n } die
   *[other] All { $n } dice
} follow from the committed seed.
verified = { $n ->
    [one] { $n } entry
   *[other] { $n } entries
} verified, every digest fits.
other-rules = Note: the journal was written with other rule data than those installed.
step-on = entry { $n }, Enter to go on
rules-hint = A chapter: podzem rules { $system } CHAPTER. A clause: podzem rules { $system } CLAUSE. A word: podzem rules { $system } WORD.
part-rule = rule
part-ruling = ruling
part-house = house rule
part-aside = reading set aside
part-options = options

## Simulation

simulate-playing = Playing
simulate-title = { $system } · games: { $games } · players: { $players } · bots: { $bots } · seed: { $seed }
simulate-partial = PARTIAL: stopped after { $games } of { $wanted } games.
simulate-precise = { $kind ->
    [difference] Stopped early: the difference in wins is known to ±{ $reached } for every seat; ±{ $wanted } was wanted.
   *[share] Stopped early: the share of wins is known to ±{ $reached } for every seat; ±{ $wanted } was wanted.
}
simulate-imprecise = { $kind ->
    [difference] The difference in wins is known only to ±{ $reached } for some seat; ±{ $wanted } was wanted.
   *[share] The share of wins is known only to ±{ $reached } for some seat; ±{ $wanted } was wanted.
}
simulate-compared = Compared: { $option }. The difference is { $second } less { $first }, game by game with the same seeds.
simulate-marked = { $mark } The interval excludes 0. Of twenty measures without any effect about one is marked by luck.
measure-column = measure
measure-column-value = per game
measure-column-interval = 95 % interval
measure-column-count = in all
measure-column-difference = difference
measure-length = Length in rounds
measure-length-mean = mean
measure-length-longest = longest
measure-quantile = { $percent } % of games last at most
measure-wins = Wins
measure-seat = seat { $seat } ({ $bot })
measure-ends = How games end
measure-ends-won = somebody wins
measure-ends-drawn = nobody wins
measure-ends-capped = cut short after round { $rounds }
measure-ways = How they are won
measure-way-returned = came back alive
measure-home = Came home alive
measure-fallen = Fallen by clause
measure-met = Met by kind
measure-traps = Traps by kind
measure-deaths = Deaths by clause
measure-cards = Use of cards
measure-chances = Chance cards drawn
measure-over = How campaigns end
measure-expeditions = Came up from below
measure-distance = Cells entered, by ground
measure-income = Kuna earned
measure-weather = Days by weather
measure-all = all together
serve-at = Podzem is at { $address }
serve-stop = Ctrl-C stops it; tables are kept.

grid-clock = turn { $turn } · lights: { $lights }
grid-numbers = load { $load } · speed { $speed } · defence { $defence }
grid-pack = You carry: { $items } (* in hand or worn)
grid-more = Many choices: l WORD… lists those with the word, for instance: l search pc.1; or type the order in text form.
fight-more = Many choices: l WORD… lists those with the word, for instance: { $example }; or type the order in text form.
grid-fatigue = fatigue
grid-wound = wound
grid-infection = infection
grid-exhaustion = exhaustion
status-down = out of action
status-fled = fled
status-captive = captive
status-outside = outside
status-cowering = cowering
judge = Judge
judge-help = You are the judge: judge ORDER … at any prompt changes something by your hand (judge heal pc.1, judge set PATH=VALUE); w weighs throws before they are told.
judge-weighs = From now on the judge weighs each throw before it is told.
judge-weighs-not = Throws are told at once again.
judge-weighing = Before it is told — { $name }: { $what }
judge-die = { "  " }die { $number } (d{ $sides }): { $face }
judge-prompt = Judge: Enter lets it stand, “2 5” makes die 2 show 5, back gives it back >

## A campaign

land-day = { $day } of month { $month }, year { $year } · { $season } · { $weather }
land-washed = paths washed out
land-flood = flood
land-ice = waters under ice
season-spring = spring
season-summer = summer
season-autumn = autumn
season-winter = winter
weather-clear = clear
weather-cloudy = cloudy
weather-rain = rain
weather-storm = storm
weather-snow = snow
weather-blizzard = blizzard
land-party = { $mark } party { $number }: march { $left } of { $budget } · rations { $rations } for { $eaters }
land-meeting = Met: { $kind } × { $count }, { $sazhens } sazhens away
land-pursuit = leg { $leg }: caught { $catch } in 6, out of sight { $hide } in 6
land-army = { $side }: strength { $strength } · { $units }
land-settlement = { $name }: supplies for sale { $supplies } · buys for up to { $purse } kuna
land-foraging = living off the land
land-aboard = aboard: { $vessel }
land-debt = owes a day of rest
land-below = below ground
land-landmarks = Known: { $names }
land-lit = Under a cell stands the number of the choice that ends there.
land-food = food for { $count } { $count ->
    [one] day
   *[other] days
}
land-near = Nearest dungeon: { $name }, { $count } { $count ->
    [one] cell
   *[other] cells
} away
land-near-none = No dungeon is known yet: look along the roads.
land-owed = Owed: { $count } kuna
land-plan-days = about { $count } { $count ->
    [one] day
   *[other] days
}
land-plan-march = march: { $price }
land-plan-sailing = of the vessel's day: { $price }
land-plan-no-further = today no further than { $count } { $count ->
    [one] cell
   *[other] cells
}
land-plan-food = rations eaten: { $count }
land-plan-lacking = rations too few: { $count }!
land-plan-unseen = unseen cells: { $count }
land-looming = This evening { $kind ->
    [freezing] freeze to death: { $count }.
    [ice] on ice that breaks tomorrow: { $count }.
    [dying] die of exhaustion: { $count }.
    [cold] grow weaker from the cold: { $count }.
    [rest] grow weaker from the rest that is owed: { $count }.
   *[hunger] go hungry: { $count }.
}
land-against = { $kind ->
    [freezing] It snows and there is no warm gear: get under a roof before night.
    [ice] Winter ends tonight: camp on land.
    [dying] One more exhaustion is too much for them: feed them first, keep them warm, let them rest.
    [cold] In winter the party needs one piece of warm gear, or a whole day under a roof.
    [rest] The march was forced for a day of rest: rest a whole day first.
   *[hunger] Each head eats one ration an evening, and whoever gets none grows weaker: buy supplies in a settlement, or at dawn choose to live off the land.
}
land-goal-wealth = Goal: { $want } kuna before winter; so far { $have }, days left { $left }
land-goal-year = Goal: survive a year; days left { $left }
land-goal-dungeons = Goal: empty every dungeon; { $have } of { $want }
land-goal-none = No goal is set.

map-good-region = Region { $name }, { $width } × { $height }: good.
map-good-dungeon = Dungeon { $name }, levels: { $count }: good.
map-bad = The map is refused. Faults: { $count }
map-fault = fault: { $text }
map-warning = warning: { $text }
measure-won = How fights end
measure-died = Deaths
measure-fumbles = Fumbles
measure-criticals = Critical wounds
measure-misfires = Misfires
paper-characteristic = Characteristics
paper-skill = Skills
paper-weapons = Weapons
paper-stuck = In the body: { $what }
fight-round = Round { $n }: { $order }
fight-active = { $name } acts: main action { $main ->
    [yes] left
   *[no] spent
}, move { $move ->
    [yes] left
   *[no] spent
}
fight-apart = { $name } – { $yards ->
    [one] { $yards } yard
   *[other] { $yards } yards
} from { $other }
fight-health = health { $hp }/{ $most }
fight-advantage = advantage { $n }
fight-is-unhurt = unhurt
fight-is-wounded = wounded
fight-is-down = down
fight-is-dead = dead
