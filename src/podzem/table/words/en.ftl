### What a table says about itself.

not-invited = This link does not invite to this table.
no-seat-free = All seats are taken.
seat-taken = That seat is taken.
watchers-watch = Watchers watch; they do not decide.
paused = The table is paused.
not-yours = That is not your seat.
lent-out = A bot is playing your seat. Take it back first.
not-lent = That seat is not lent to anybody.
host-only = Only the host or the judge may do that.
judge-weighs = The judge is weighing what the dice say.
die-awaited = A decision stands and waits for a real die; nothing else can be decided until it is thrown.
nothing-held = Nothing lies before the judge.
judge-only = Only the judge may do that.
seats-only = Only players may do that.
seat-present = The player of that seat is here.
whisper-judge = Whispers go between a player and a human judge.
not-taken-back = This can no longer be taken back.
name-kept = That is what the judge or a watcher is called here. Choose another name.
name-taken = Somebody at this table has that name. Choose another one.

# What nobody may call himself, for chat and journal call the judge and watchers so.
kept = judge,the judge,referee,watcher,spectator

bot-seeker = seeker
bot-delver = delver
bot-caller = caller
bot-random = random walker
bot-search = thinker
