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
verb-combat-close = Зблизитися
verb-withdraw = Відійти
verb-retreat = Відступити
verb-buy = Купити
verb-sell = Продати
verb-hire = Найняти
