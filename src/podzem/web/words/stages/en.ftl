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
verb-retreat = Retreat
verb-buy = Buy
verb-sell = Sell
verb-hire = Hire
unknown-distance = nobody knows how far
hand-to-hand = hand to hand
buy-for = Buy for
flag-broken = broken
flag-cowers = cowers
flag-barred = does not strike yet
flag-asleep = asleep
flag-incidental = busy hands
flag-busy = busy
flag-aim-far = aims at the far ones
flag-breaker = breaks through
flag-to-front = on his way to the front
flag-to-back = on his way back
flag-leader = leader
verb-close-in = Close in
verb-fall-back = Fall back
verb-breaker = Breaks through
verb-shift = To another front
verb-lose = Falls
verb-stay-behind = Stay behind
verb-offer-food = Offer food
verb-repair = Repair
verb-hand = Hand over
verb-take-silver = Take silver along
verb-hire-share = Hire for a share
verb-agree = Agree
verb-dismiss = Dismiss
verb-sell-captive = Sell a captive
verb-free-captive = Free a captive
verb-ransom = Ransom
verb-stay-home = Stays above
verb-come-along = Comes along
verb-caller = Leads the way
verb-recruit = Hire a captive
verb-enter = Go down
