### The words of a board and of the cards played on it.

## Walking

walk-to = Върви до %place
walk-by = през %places
choices-at = %place: избори – %n

## Cards

your-hand = Твоите карти
for-sale = За продан
empty-hand = Ръката е празна.
no-hand = Зрителите нямат карти.
cards-one = %n карта
cards-few = %n карти
cards-many = %n карти
uses-one = %n употреба
uses-few = %n употреби
uses-many = %n употреби
has-treasure = носи съкровището

## Turn

hand = Ръка
round = кръг %n
decide = Реши
answer-now = Отговори сега!
