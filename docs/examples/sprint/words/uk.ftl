title = Спринт
tagline = Одна кістка, двоє бігунів; виграє, хто першим добіжить.
legend = Кидай, біжи, будь першим.
order-throw = Кинути й бігти
event-throw = { $seat } кидає { $face }.
event-went = { $seat } — за { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
   *[other] { $steps } кроків
} від старту.
event-arrived = { $seat } добігає першим.
event-die_replaced = Суддя змінює кидок { $die } (к{ $sides }): { $face } замість { $fell }.
refused-sprint-table-seats = Грають двоє, і вибирати нічого.
refused-sprint-table-order = Зараз біжить інший.
refused-sprint-table-goal = Забіг закінчено.
refused-sprint-table-program = Такого наказу тут немає.
prospect-won = ви виграєте
prospect-nothing = ще ніхто не добіг
