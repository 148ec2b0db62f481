### The words of an expedition: its party, its orders, its clock.

## Map

right-here = на място
way-n = на север
way-e = на изток
way-s = на юг
way-w = на запад

## Clock

turn-number = Ход %n
in-the-dark = Тъмнина!
turns-left-one = светлина за %n ход
turns-left-few = светлина за %n хода
turns-left-many = светлина за %n хода

## Orders

whom-to-order = Чия заповед
no-order = без заповед
give-order = Заповядай
change = Промени
hands-and-pack = Веднага, без време
the-way = Пътят
speed-is = скорост %n
running = тичешком
legs-one = %n преход
legs-few = %n прехода
legs-many = %n прехода
choose-on-map = На картата
all-the-rest = Останалите:
orders-missing = Липсва заповед
will-hold = Ще стоят
release = Изиграй хода
costs-a-turn = минава 1 ход
light-goes-out = %name: светлината угасва
caller-releases = Ходът пуска %name.
verb-hold = Стой
verb-as-before = Както преди
verb-guard = Пази
verb-step = Застани
verb-keep-back = Стой отзад
verb-keep-up = Не стой отзад
verb-ambush = Засада
verb-search = Претърси
verb-listen = Подслушай
verb-open = Отвори врата
verb-unlock = Отключи
verb-break = Разбий сандък
verb-dig = Копай
verb-aid = Лекувай
verb-load = Товари
verb-climb = Катери се
verb-act = Направи с предмет
verb-disarm = Обезвреди
verb-use = Използвай
verb-kill = Убий пленник
verb-free = Пусни пленник
verb-stow = Прибери
verb-ready = Хвани
verb-light = Запали
verb-douse = Угаси
verb-refill = Долей
verb-wedge = Забий клин
verb-unwedge = Извади клин
verb-leg = Върви
verb-fast = Тичай
verb-ahead = Напред
verb-stay = Остани
verb-join = Съедини се
verb-climb-rope = Катери се по въже
verb-haul = Изтегли горе
verb-strike-fire = Запали огън
verb-taste = Опитай
verb-pack = Сложи вътре
verb-drag = Влачи
verb-help = Помогни да носи
verb-lift = Вдигни
verb-strip = Обери
verb-close = Затвори врата
verb-use-on = Използвай върху някого
verb-wedge-after = После клин
verb-close-after = После затвори
verb-douse-after = После угаси
verb-lie = Лежи
verb-ignore-traps = Без оглед на капани
marching-order = Походен строй
group-number = Група %n
rank-number = Редица %n
