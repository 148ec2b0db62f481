### The first lesson of each game.

lesson-next = Next
lesson-end = Begin
lesson-skip = No lesson
lesson-try = Try it.
lesson-screen-turn = The one with the glowing ring acts now. Above stands the order of the round; press a figure to see its sheet.
lesson-screen-move = A turn holds one move and one main action. The lit dots are where a move takes you: press one.
lesson-screen-strike = Attacks stand here with their exact chances: to hit, of a critical hit, of each number of wounds. The opponent answers with a roll of his own; more success levels win.
lesson-screen-why = Each line of the journal opens: every number with its rows and the rule behind it. So you can always say why a blow hit.
