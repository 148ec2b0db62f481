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
verb-retreat = Отступить
verb-buy = Купить
verb-sell = Продать
verb-hire = Нанять
unknown-distance = неизвестно, как далеко
hand-to-hand = вплотную
buy-for = Кому купить
flag-broken = сломлен
flag-cowers = дрожит
flag-barred = пока не бьёт
flag-asleep = спит
flag-incidental = руки заняты
flag-busy = занят
flag-aim-far = целит в дальних
flag-breaker = идёт в прорыв
flag-to-front = идёт вперёд
flag-to-back = идёт назад
flag-leader = предводитель
verb-close-in = Сблизиться
verb-fall-back = Отдалиться
verb-breaker = Идёт в прорыв
verb-shift = На другой край боя
verb-lose = Выбывает
verb-stay-behind = Остаться позади
verb-offer-food = Предложить еду
verb-repair = Починить
verb-hand = Отдать
verb-take-silver = Взять серебра
verb-hire-share = Нанять за долю
verb-agree = Согласиться
verb-dismiss = Отпустить
verb-sell-captive = Продать пленника
verb-free-captive = Отпустить пленника
verb-ransom = Выкупить
verb-stay-home = Остаётся наверху
verb-come-along = Идёт с нами
verb-caller = Ведёт отряд
verb-recruit = Нанять пленника
verb-enter = Спуститься
