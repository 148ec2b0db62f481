### The judge's own changes at a map; loaded when he makes one.

amend-wound = Рана
amend-wound-line = Една рана повече. Всички научават.
amend-heal = Изцеляване
amend-heal-line = Отново на крака, без рани, зараза и умора. Всички научават.
amend-present = Дай вещ
amend-present-line = Нова вещ в товара. Всички научават.
amend-move = Премести група
amend-move-line = Групата веднага стои в средата на това място. Всички научават.
amend-add = Прати същества
amend-add-line = Те ще срещнат групата в началото на следващия ход. Научавате само вие.
amend-many = Колко
amend-reveal = Покажи
amend-reveal-line = Играчите научават за нещо скрито.
amend-clock = Часовник
amend-clock-line = Времето от деня; факлите не изгарят от това.
amend-remove = Извади
amend-remove-line = Напуска играта завинаги. Всички научават.
amend-set = Друго
amend-set-line = Един път в състоянието и новата му стойност. Научавате само вие.
amend-whom = Кого
amend-what = Какво
amend-group = Група
amend-where = Къде
amend-hour = Време от деня
amend-door = тайна врата
amend-cache = скривалище
amend-nothing = Няма нищо такова.

## Преценка на хвърлянията

weigh = Преценявай хвърлянията
weigh-line = Виждате какво се е паднало преди всички и може да смените страната.
before-told = Преди да се узнае.
let-stand = Така да бъде
not-so = Върни решението
die-of = з%sides
turn-die = %face на з%sides: избери друга страна
turn = Смени
