### The lesson of a first fight.

lesson-screen-turn = The one with the glowing ring acts now. Above the board stands the order of the round; press a figure to see its sheet.
lesson-screen-move = A turn holds one move and one main action, in any order. The tinted squares are where a move takes you: press one.
lesson-screen-strike = Attacks stand here as cards with their exact chances. Press one: it shows why its number is what it is. Press it again, and the dice fall.
lesson-screen-defend = When you are attacked, you are asked how to answer. The better success levels win; equal ones mean that the blow was parried.
lesson-screen-why = Each line of the journal opens: every number with its rows and the rule behind it. So you can always say why a blow hit.
