### The first lesson of each game.

lesson-next = Next
lesson-end = Begin
lesson-skip = No lesson
lesson-try = Try it.
lesson-surface-goal = You lead a company that lives from what it carries out of dungeons. What you are here for stands above the list, always.
lesson-surface-food = Every evening each head, people and animals, eats one ration. Here stand the days you can still eat. At zero people weaken day by day.
lesson-surface-march = The glowing cells are where you can march. Tap one: its price, the days and the food stand beside it before you go.
lesson-surface-evening = When the day's march is spent, make camp: you eat, the night passes, a new day begins with its weather.
lesson-surface-journal = The journal tells what happened and why: press a line, and its rule opens. Now find the dungeon.
