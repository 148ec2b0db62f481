### The words of a board and of the cards played on it.

## Walking

walk-to = Walk to %place
walk-by = by way of %places
choices-at = %place: %n choices

## Cards

your-hand = Your cards
for-sale = For sale
empty-hand = Your hand is empty.
no-hand = Watchers hold no cards.
cards-one = %n card
cards-few = %n cards
cards-many = %n cards
uses-one = %n use
uses-few = %n uses
uses-many = %n uses
has-treasure = has the treasure

## Turn

hand = Hand
round = round %n
decide = Decide
answer-now = Answer now!
