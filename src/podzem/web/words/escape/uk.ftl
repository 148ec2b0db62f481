### The words of a board and of the cards played on it.

## Walking

walk-to = Іти: %place
walk-by = через %places
choices-at = %place: варіантів – %n

## Cards

your-hand = Ваші карти
for-sale = На продаж
empty-hand = Рука порожня.
no-hand = Глядачі не мають карт.
cards-one = %n карта
cards-few = %n карти
cards-many = %n карт
uses-one = %n застосування
uses-few = %n застосування
uses-many = %n застосувань
has-treasure = несе скарб

## Turn

hand = Рука
round = коло %n
decide = Вирішіть
answer-now = Відповідайте зараз!
