title = Спринт
tagline = Един зар, двама бегачи; печели, който пръв се прибере.
legend = Хвърляй, тичай, бъди пръв.
order-throw = Хвърли и тичай
event-throw = { $seat } хвърля { $face }.
event-went = { $seat } е на { $steps ->
    [one] { $steps } стъпка
   *[other] { $steps } стъпки
} от старта.
event-arrived = { $seat } се прибира пръв.
event-die_replaced = Съдията променя хвърляне { $die } (з{ $sides }): { $face } вместо { $fell }.
refused-sprint-table-seats = Играят двама и няма какво да се избира.
refused-sprint-table-order = Сега тича другият.
refused-sprint-table-goal = Състезанието свърши.
refused-sprint-table-program = Тук няма такава заповед.
prospect-won = печелите
prospect-nothing = още никой не се е прибрал
