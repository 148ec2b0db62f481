### The words of an expedition: its party, its orders, its clock.

## Map

right-here = на месте
way-n = на север
way-e = на восток
way-s = на юг
way-w = на запад

## Clock

turn-number = Ход %n
in-the-dark = Темнота!
turns-left-one = света на %n ход
turns-left-few = света на %n хода
turns-left-many = света на %n ходов

## Orders

whom-to-order = Чья заявка
no-order = без заявки
give-order = Приказать
change = Изменить
hands-and-pack = Сразу, без времени
the-way = Путь
speed-is = скорость %n
running = бегом
legs-one = %n переход
legs-few = %n перехода
legs-many = %n переходов
choose-on-map = На карте
all-the-rest = Остальные:
orders-missing = Нет заявки
will-hold = Будут стоять
release = Сделать ход
costs-a-turn = пройдёт 1 ход
light-goes-out = %name: свет погаснет
caller-releases = Ход отдаёт %name.
verb-hold = Стоять
verb-as-before = Как прежде
verb-guard = Сторожить
verb-step = Встать
verb-keep-back = Держаться позади
verb-keep-up = Не держаться позади
verb-ambush = Засада
verb-search = Обыскать
verb-listen = Подслушать
verb-open = Выбить дверь
verb-unlock = Отпереть
verb-break = Взломать сундук
verb-dig = Копать
verb-aid = Врачевать
verb-load = Грузить
verb-climb = Лезть
verb-act = Сделать с предметом
verb-disarm = Обезвредить
verb-use = Применить
verb-kill = Убить пленника
verb-free = Отпустить пленника
verb-stow = Убрать
verb-ready = Взять в руки
verb-light = Зажечь
verb-douse = Потушить
verb-refill = Заправить
verb-wedge = Забить клин
verb-unwedge = Вынуть клин
verb-leg = Идти
verb-fast = Бежать
verb-ahead = Прямо
verb-stay = Остаться
verb-join = Соединиться
verb-climb-rope = Лезть по верёвке
verb-haul = Тащить наверх
verb-strike-fire = Высечь огонь
verb-taste = Попробовать
verb-pack = Уложить
verb-drag = Волочить
verb-help = Помочь нести
verb-lift = Поднять
verb-strip = Обобрать
verb-close = Закрыть дверь
verb-use-on = Применить к кому-то
verb-wedge-after = Потом клин
verb-close-after = Потом закрыть
verb-douse-after = Потом потушить
verb-lie = Лежит
verb-ignore-traps = Не глядя на ловушки
marching-order = Порядок в движении
group-number = Группа %n
rank-number = Ряд %n
