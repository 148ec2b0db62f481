### Words of what few need at once: the way in, talk, judge, menu, the end. Loaded with the first of these.

## Pages

to-home = Към началото
yes = да
no = не
save = Запази
me = Пътник
no-connection = Сървърът не отговаря. Опитай пак след малко.
not-possible = Това не става.

## Seats and links

your-name = Твоето име
seat = Място
invite-link = Връзка за играчи
watch-link = Връзка за зрители
copy = Копирай
copied = Копирано.
qr-of-link = QR код на връзката

## Coming in

take-a-seat = Заеми място
join-line = Поканен си на тази маса. Как да те наричаме?
any-seat = което и да е
sit-down = Сядам
closed-door = Вратата е затворена
need-link = За тази маса трябва връзка: поискай я от домакина.

## Turn and decisions

throw-die = Хвърли зар с %sides страни
throw-line = Хвърли истински зар и посочи какво се падна.
throw-another = Още един зар. Дотук: %faces.

## Journal and rule book

so-far = Какво стана досега
nothing-yet = Засега няма какво да се разкаже.
made-of = От какво се състои
in-rule-book = В книгата с правила
clause-missing = Правилото не можа да се зареди.
kind-rule = правило
this-rule = това правило
kind-ruling = тълкуване
kind-house = домашно
kind-aside = отхвърлено четене
chapters = Глави
search-rules = Търси в правилата
nothing-found = Няма такова правило.
clauses-found-one = %n правило
clauses-found-few = %n правила
clauses-found-many = %n правила
usually = обичайно
switched-at = Избира се при нова маса: „Събери приятели“.
contradictions = Къде документът си противоречи
says-one = На едно място
says-other = На друго място
no-switch = Без превключвател: така се чете на всяка маса.
print-journal = Отпечатай дневника

## People

rename = Смени името

## Judge

judge-screen = Екран на съдията
see-as = Виж като
as-judge = съдия
as-watcher = зрител
rewind-here = Върни дотук
rewind-warning = Последните решения ще отпаднат: %n. За опит е по-добре да разклониш.
fork-here = Разклони
forked = Готова е нова маса от този момент.
go-there = Към нея
pause = Пауза
resume = Продължаваме
correct = Поправи
correct-line = Един път в състоянието и новата му стойност. Всички ще узнаят, че има поправка.
new-value = Нова стойност
looking-at = Гледаш като: %who, момент %at от %last.
back-to-now = Към сега

## The end

you-won = Победа!
winner-is = Победител: %names
draw = Равна игра
outcome-returned = Завърнаха се с празни ръце
outcome-lost = Героите не се върнаха
export = Свали дневника
show-outcome = Как свърши
verify-line = Заровете бяха обвързани предварително. Провери ги сам с изтегления дневник:
commitment = Отпечатък преди играта:

## Settings and help

help-line = Всичко става и само с клавиши.
key-numbers = избира решение от списъка
key-tab = нататък: светещи места, карти, решения, редове
key-arrows = от едно светещо място към друго
key-zoom = по-близо, по-далеч, цялото поле
key-undo = връща последното ти решение, докато може
key-help = тази помощ
moment = Момент
path = Път
looking-only = Само гледаш: нищо не се променя.
again = Още веднъж
option = опция
aloud-title = Къде стоите
aloud-speak = Изговори
aloud-nothing = Тук няма какво да се прочете на глас.
