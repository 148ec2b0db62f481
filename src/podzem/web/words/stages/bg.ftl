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
verb-combat-close = Сближи се
verb-withdraw = Отдалечи се
verb-retreat = Отстъпи
verb-buy = Купи
verb-sell = Продай
verb-hire = Наеми
