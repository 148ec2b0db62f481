### A meeting, a fight, a town: loaded when they come.

## Meeting and fight

somebody = някой
size-small = нещо малко
size-medium = фигури с човешки ръст
size-large = нещо огромно
distance = Разстояние
surprise = Изненадани
surprise-party = отрядът
surprise-others = срещнатите
surprise-both = и едните, и другите
they-came-by = Дошли през
they-demand = Искат
phase-number = Фаза %n
mode-melee = сеч
mode-shooting = престрелка
our-side = Нашите
their-side = Противникът
order-in = заповедта е дадена
order-open = решава
show-map = Карта
show-fight = Бой

## Town

in-town = На повърхността
day-number = ден %n
shop = Стоки
candidates = Биха тръгнали
answer-refused = отказа
answer-double = иска двойно
answer-joins = идва
answer-devoted = предан
verb-front = Отпред
verb-back = Назад
verb-aim = Прицел
verb-offer = Предложи
verb-retreat = Отстъпи
verb-buy = Купи
verb-sell = Продай
verb-hire = Наеми
unknown-distance = не се знае колко далече
hand-to-hand = гърди в гърди
buy-for = За кого
flag-broken = сломен
flag-cowers = трепери
flag-barred = още не удря
flag-asleep = спи
flag-incidental = ръцете са заети
flag-busy = зает
flag-aim-far = цели далечните
flag-breaker = пробива
flag-to-front = отива отпред
flag-to-back = отива отзад
flag-leader = водач
verb-close-in = Сближи се
verb-fall-back = Отдалечи се
verb-breaker = Тръгва на пробив
verb-shift = На друг край на боя
verb-lose = Пада
verb-stay-behind = Остани отзад
verb-offer-food = Предложи храна
verb-repair = Поправи
verb-hand = Предай
verb-take-silver = Вземи сребро
verb-hire-share = Наеми за дял
verb-agree = Съгласи се
verb-dismiss = Освободи
verb-sell-captive = Продай пленник
verb-free-captive = Пусни пленник
verb-ransom = Откупи
verb-stay-home = Остава горе
verb-come-along = Идва с нас
verb-caller = Води отряда
verb-recruit = Наеми пленник
verb-enter = Слез
