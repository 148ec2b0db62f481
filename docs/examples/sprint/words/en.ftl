title = Sprint
tagline = One die, two runners, and the first one home wins.
legend = Throw, go, be first.
order-throw = Throw and run
event-throw = { $seat } throws { $face }.
event-went = { $seat } is { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} from the start.
event-arrived = { $seat } is the first one home.
event-die_replaced = The judge changes throw { $die } (d{ $sides }): { $face } instead of { $fell }.
refused-sprint-table-seats = Two play, and there is nothing to choose.
refused-sprint-table-order = The other one runs now.
refused-sprint-table-goal = The race is over.
refused-sprint-table-program = There is no such order here.
prospect-won = you win
prospect-nothing = nobody is home yet
