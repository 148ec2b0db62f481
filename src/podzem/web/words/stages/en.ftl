### A meeting, a fight, a town: loaded when they come.

## Meeting and fight

somebody = somebody
size-small = something small
size-medium = man-sized figures
size-large = something huge
distance = Distance
surprise = Surprised
surprise-party = the party
surprise-others = the others
surprise-both = both
they-came-by = They came by
they-demand = They demand
phase-number = Phase %n
mode-melee = melee
mode-shooting = shooting
our-side = Ours
their-side = Theirs
order-in = order given
order-open = deciding
show-map = Map
show-fight = Fight

## Town

in-town = Above ground
day-number = day %n
shop = For sale
candidates = Would come along
answer-refused = refused
answer-double = wants double
answer-joins = joins
answer-devoted = devoted
verb-front = To the front
verb-back = To the back
verb-aim = Aim
verb-offer = Offer
verb-combat-close = Close in
verb-withdraw = Withdraw
verb-retreat = Retreat
verb-buy = Buy
verb-sell = Sell
verb-hire = Hire
