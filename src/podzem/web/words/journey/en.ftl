### The first lesson of a campaign.

lesson-surface-goal = You lead a company that lives from what it carries out of dungeons. What you are here for stands above, always.
lesson-surface-food = Every evening each head, people and animals, eats one ration: the green bowls are the evenings you can still feed. Whoever goes hungry grows weaker. In the town before you there is food to buy.
lesson-surface-march = The glowing cells are where you can march. Tap one to look at the way before you go; roads are the cheapest.
lesson-surface-plan = Here stand its days, its price, the food, and the chances to lose the way or meet somebody. Press it, or the cell once more, and the company sets out.
lesson-surface-evening = When the day's march is spent, or enough is done, end the day: you eat, the night passes, a new day begins with its weather.
lesson-surface-journal = The journal tells what happened and why: press a line, and its rule opens. Now find the dungeon.
