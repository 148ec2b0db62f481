### The judge's own changes at a map; loaded when he makes one.

amend-wound = Поранити
amend-wound-line = На одну рану більше. Дізнаються всі.
amend-heal = Зцілити
amend-heal-line = Знову на ногах, без ран, зарази та втоми. Дізнаються всі.
amend-present = Дати річ
amend-present-line = Нова річ у поклажі. Дізнаються всі.
amend-move = Перенести групу
amend-move-line = Група одразу стоїть посеред цього місця. Дізнаються всі.
amend-add = Послати істот
amend-add-line = Вони зустрінуть групу на початку наступного ходу. Дізнаєтеся лише ви.
amend-many = Скільки
amend-reveal = Показати
amend-reveal-line = Гравці дізнаються про приховане.
amend-clock = Перевести годинник
amend-clock-line = Час доби; смолоскипи при цьому не згоряють.
amend-remove = Вивести
amend-remove-line = Залишає гру назовсім. Дізнаються всі.
amend-set = Інше
amend-set-line = Один шлях у стані та його нове значення. Дізнаєтеся лише ви.
amend-whom = Кого
amend-what = Що
amend-group = Група
amend-where = Куди
amend-hour = Час доби
amend-door = таємні двері
amend-cache = тайник
amend-nothing = Нічого такого немає.

## Зважування кидків

weigh = Зважувати кидки
weigh-line = Ви бачите, що випало, раніше за всіх і можете змінити грань.
before-told = Перш ніж це дізнаються.
let-stand = Хай буде так
not-so = Повернути рішення
die-of = к%sides
turn-die = %face на к%sides: вибрати іншу грань
turn = Змінити
