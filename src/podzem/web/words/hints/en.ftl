### Three hints of the first game.

hint-doing = Everything you can do now stands here in words, with its odds. Keys 1–9 choose.
hint-scene = The same things glow on the board: tap a lit place. Drag to move, pinch or wheel to zoom.
hint-journal = The journal remembers everything. Press a line to see the rule behind it.
got-it = Got it
skip-hints = No hints
next = Next
hint-doing-dungeon = Choose somebody and give him something to do. Whoever has no order holds. “Let the turn pass” – and 10 minutes go by.
hint-scene-dungeon = The glowing dots are where you can walk: tap one. Nobody has seen what is dark yet, and torches burn down.
