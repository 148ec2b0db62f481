### The words of an expedition: its party, its orders, its clock.

## Map

right-here = на місці
way-n = на північ
way-e = на схід
way-s = на південь
way-w = на захід

## Clock

turn-number = Хід %n
in-the-dark = Темрява!
turns-left-one = світла на %n хід
turns-left-few = світла на %n ходи
turns-left-many = світла на %n ходів

## Orders

whom-to-order = Чия заявка
no-order = без заявки
give-order = Наказати
change = Змінити
hands-and-pack = Одразу, без часу
the-way = Шлях
speed-is = швидкість %n
running = бігом
legs-one = %n перехід
legs-few = %n переходи
legs-many = %n переходів
choose-on-map = На карті
all-the-rest = Решта:
orders-missing = Немає заявки
will-hold = Стоятимуть
release = Зробити хід
costs-a-turn = мине 1 хід
light-goes-out = %name: світло згасне
caller-releases = Хід віддає %name.
verb-hold = Стояти
verb-as-before = Як раніше
verb-guard = Стерегти
verb-step = Стати
verb-keep-back = Триматися позаду
verb-keep-up = Не триматися позаду
verb-ambush = Засідка
verb-search = Обшукати
verb-listen = Підслухати
verb-open = Вибити двері
verb-unlock = Відімкнути
verb-break = Зламати скриню
verb-dig = Копати
verb-aid = Лікувати
verb-load = Вантажити
verb-climb = Лізти
verb-act = Зробити з предметом
verb-disarm = Знешкодити
verb-use = Застосувати
verb-kill = Убити бранця
verb-free = Відпустити бранця
verb-stow = Сховати
verb-ready = Узяти в руки
verb-light = Запалити
verb-douse = Загасити
verb-refill = Заправити
verb-wedge = Забити клин
verb-unwedge = Вийняти клин
verb-leg = Іти
verb-fast = Бігти
verb-ahead = Прямо
verb-stay = Залишитися
verb-join = З'єднатися
verb-climb-rope = Лізти по мотузці
verb-haul = Тягти нагору
verb-strike-fire = Викресати вогонь
verb-taste = Скуштувати
verb-pack = Укласти
verb-drag = Тягти
verb-help = Допомогти нести
verb-lift = Підняти
verb-strip = Обібрати
verb-close = Зачинити двері
verb-use-on = Застосувати до когось
verb-wedge-after = Потім клин
verb-close-after = Потім зачинити
verb-douse-after = Потім загасити
verb-lie = Лежить
verb-ignore-traps = Не зважати на пастки
marching-order = Похідний стрій
group-number = Група %n
rank-number = Ряд %n
