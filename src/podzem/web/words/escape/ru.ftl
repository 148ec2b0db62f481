### The words of a board and of the cards played on it.

## Walking

walk-to = Идти: %place
walk-by = через %places
choices-at = %place: вариантов – %n

## Cards

your-hand = Ваши карты
for-sale = На продажу
empty-hand = Рука пуста.
no-hand = У зрителей нет карт.
cards-one = %n карта
cards-few = %n карты
cards-many = %n карт
uses-one = %n применение
uses-few = %n применения
uses-many = %n применений
has-treasure = несёт сокровище

## Turn

hand = Рука
round = круг %n
decide = Решите
answer-now = Отвечайте сейчас!
