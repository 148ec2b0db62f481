### The judge's own changes at a map; loaded when he makes one.

amend-wound = Ранить
amend-wound-line = Одной раной больше. Узнают все.
amend-heal = Исцелить
amend-heal-line = Снова на ногах, без ран, заразы и усталости. Узнают все.
amend-present = Дать вещь
amend-present-line = Новая вещь в поклаже. Узнают все.
amend-move = Перенести группу
amend-move-line = Группа сразу стоит посреди этого места. Узнают все.
amend-add = Послать существ
amend-add-line = Они встретят группу в начале следующего хода. Узнаете только вы.
amend-many = Сколько
amend-reveal = Показать
amend-reveal-line = Игроки узнают о скрытом.
amend-clock = Перевести часы
amend-clock-line = Время суток; факелы при этом не сгорают.
amend-remove = Вывести
amend-remove-line = Покидает игру насовсем. Узнают все.
amend-set = Другое
amend-set-line = Один путь в состоянии и его новое значение. Узнаете только вы.
amend-whom = Кого
amend-what = Что
amend-group = Группа
amend-where = Куда
amend-hour = Время суток
amend-door = тайная дверь
amend-cache = тайник
amend-nothing = Ничего такого нет.

## Взвешивание бросков

weigh = Взвешивать броски
weigh-line = Вы видите, что выпало, раньше всех и можете сменить грань.
before-told = Прежде чем это узнают.
let-stand = Пусть будет так
not-so = Вернуть решение
die-of = к%sides
turn-die = %face на к%sides: выбрать другую грань
turn = Сменить
