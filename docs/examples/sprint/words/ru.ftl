title = Спринт
tagline = Одна кость, два бегуна; выигрывает, кто первым добежит.
legend = Бросай, беги, будь первым.
order-throw = Бросить и бежать
event-throw = { $seat } бросает { $face }.
event-went = { $seat } — в { $steps ->
    [one] { $steps } шаге
   *[other] { $steps } шагах
} от старта.
event-arrived = { $seat } добегает первым.
event-die_replaced = Судья меняет бросок { $die } (к{ $sides }): { $face } вместо { $fell }.
refused-sprint-table-seats = Играют двое, и выбирать нечего.
refused-sprint-table-order = Сейчас бежит другой.
refused-sprint-table-goal = Забег окончен.
refused-sprint-table-program = Такого приказа здесь нет.
prospect-won = вы выигрываете
prospect-nothing = ещё никто не добежал
