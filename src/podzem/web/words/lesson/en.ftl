### The first lesson of each game.

lesson-next = Next
lesson-end = Begin
lesson-skip = No lesson
lesson-try = Try it.
lesson-surface-goal = You lead a company that lives from what it carries out of dungeons. What you are here for stands above, always.
lesson-surface-food = Every evening each head, people and animals, eats one ration: the green bowls are the evenings you can still feed. Whoever goes hungry grows weaker. In the town before you there is food to buy.
lesson-surface-march = The glowing cells are where you can march. Tap one to look at the way before you go; roads are the cheapest.
lesson-surface-plan = Here stand its days, its price, the food, and the chances to lose the way or meet somebody. Press it, or the cell once more, and the company sets out.
lesson-surface-evening = When the day's march is spent, or enough is done, end the day: you eat, the night passes, a new day begins with its weather.
lesson-surface-journal = The journal tells what happened and why: press a line, and its rule opens. Now find the dungeon.
lesson-screen-turn = The one with the glowing ring acts now. Above stands the order of the round; press a figure to see its sheet.
lesson-screen-move = A turn holds one move and one main action. The lit dots are where a move takes you: press one.
lesson-screen-strike = Attacks stand here with their exact chances: to hit, of a critical hit, of each number of wounds. The opponent answers with a roll of his own; more success levels win.
lesson-screen-why = Each line of the journal opens: every number with its rows and the rule behind it. So you can always say why a blow hit.
