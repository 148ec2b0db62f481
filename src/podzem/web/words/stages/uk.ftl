### A meeting, a fight, a town: loaded when they come.

## Meeting and fight

somebody = хтось
size-small = щось невелике
size-medium = постаті на зріст людини
size-large = щось величезне
distance = Відстань
surprise = Зненацька
surprise-party = загін
surprise-others = зустрічні
surprise-both = і ті, і ті
they-came-by = Прийшли через
they-demand = Вимагають
phase-number = Фаза %n
mode-melee = січа
mode-shooting = перестрілка
our-side = Наші
their-side = Супротивник
order-in = наказ віддано
order-open = вирішує
show-map = Карта
show-fight = Бій

## Town

in-town = На поверхні
day-number = день %n
shop = Товари
candidates = Готові найнятися
answer-refused = відмовився
answer-double = хоче вдвічі
answer-joins = іде
answer-devoted = відданий
verb-front = Наперед
verb-back = Назад
verb-aim = Цілитися
verb-offer = Запропонувати
verb-retreat = Відступити
verb-buy = Купити
verb-sell = Продати
verb-hire = Найняти
unknown-distance = невідомо, як далеко
hand-to-hand = впритул
buy-for = Кому купити
flag-broken = зламаний
flag-cowers = тремтить
flag-barred = поки не б'є
flag-asleep = спить
flag-incidental = руки зайняті
flag-busy = зайнятий
flag-aim-far = цілить у дальніх
flag-breaker = іде на прорив
flag-to-front = іде наперед
flag-to-back = іде назад
flag-leader = ватажок
verb-close-in = Зблизитися
verb-fall-back = Віддалитися
verb-breaker = Іде на прорив
verb-shift = На інший край бою
verb-lose = Вибуває
verb-stay-behind = Лишитися позаду
verb-offer-food = Запропонувати їжу
verb-repair = Полагодити
verb-hand = Віддати
verb-take-silver = Узяти срібла
verb-hire-share = Найняти за частку
verb-agree = Погодитися
verb-dismiss = Відпустити
verb-sell-captive = Продати бранця
verb-free-captive = Відпустити бранця
verb-ransom = Викупити
verb-stay-home = Лишається нагорі
verb-come-along = Іде з нами
verb-caller = Веде загін
verb-recruit = Найняти бранця
verb-enter = Спуститися
