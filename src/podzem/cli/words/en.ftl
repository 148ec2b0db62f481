### The terminal program.

you = Player
help-hint = Type a number to choose, h for help, ? to see the rule behind the last line.
help =
    { "  " }number        choose from the list; Enter takes the only choice
    { "  " }order words   the same in text form, for instance: go t0105 t0205
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
prospect-won = you win
prospect-dead = you die
prospect-enter = you enter
prospect-prison = you land in prison
prospect-treasure = you get the treasure
prospect-kill = an opponent dies
prospect-nothing = nothing of note
no-such-number = Choose a number from 1 to { $n }.
no-such-rule = No rule found for “{ $sought }”.
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
