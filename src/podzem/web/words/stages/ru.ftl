### A meeting, a fight, a town: loaded when they come.

## Meeting and fight

somebody = кто-то
size-small = что-то небольшое
size-medium = фигуры в рост человека
size-large = что-то громадное
distance = Расстояние
surprise = Врасплох
surprise-party = отряд
surprise-others = встречные
surprise-both = и те, и другие
they-came-by = Пришли через
they-demand = Требуют
phase-number = Фаза %n
mode-melee = сеча
mode-shooting = перестрелка
our-side = Наши
their-side = Противник
order-in = приказ отдан
order-open = решает
show-map = Карта
show-fight = Бой

## Town

in-town = На поверхности
day-number = день %n
shop = Товары
candidates = Готовы наняться
answer-refused = отказался
answer-double = хочет вдвое
answer-joins = идёт
answer-devoted = предан
verb-front = Вперёд в строй
verb-back = Назад
verb-aim = Целиться
verb-offer = Предложить
verb-combat-close = Сблизиться
verb-withdraw = Отойти
verb-retreat = Отступить
verb-buy = Купить
verb-sell = Продать
verb-hire = Нанять
