### The page’s own words; %name stands for a value, -one -few -many for the forms of a number.

## Pages

home = Начало
to-home = Към началото
rules = Правила
close = Затвори
yes = да
no = не
save = Запази
me = Пътник
scene = Игралното поле
panels = Панели
menu = Меню
no-connection = Сървърът не отговаря. Опитай пак след малко.
connection-lost = Връзката прекъсна. Свързваме се отново; нищо не е загубено.
not-possible = Това не става.

## Seats and links

your-name = Твоето име
seat = Място
seat-number = Място %n
bot-seeker = бот търсач
bot-random = бот наслука
bot-search = бот мислител
judge = Съдия
invite = Покани
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
watcher = Зрител

## Turn and decisions

skip-to-doing = Към решенията
what-you-can-do = Какво можеш
whose-turn = Чий ред е
your-turn = Твой ред е
turn-of = На ход: %names
round = кръг %n
decide = Реши
answer-now = Отговори сега!
waiting-for = Чакаме: %names
watching = Гледаш. Решава: %names
nothing-to-do = Сега няма какво да се реши.
paused = Пауза: никой не решава.
game-over = Играта свърши
walk-to = Върви до %place
walk-by = през %places
choices-at = %place: избори – %n
chance-of = Шанс (%what)
really = Сигурно ли е?
yes-do-it = Да, така
no-wait = Не, чакай
undo = Върни
time-left = Остава
table-moved-on = Междувременно на масата стана нещо ново. Погледни пак.
throw-die = Хвърли зар с %sides страни
throw-line = Хвърли истински зар и посочи какво се падна.
throw-another = Още един зар. Дотук: %faces.
hint-doing = Тук с думи стои всичко, което можеш сега, и шансовете му. Клавишите 1–9 избират.
hint-scene = Същото свети на полето: докосни светещо място. Влачи, за да местиш, щипни или върти колелцето за мащаб.
hint-journal = Дневникът помни всичко. Натисни ред и ще видиш правилото зад него.
next = Нататък
got-it = Ясно
skip-hints = Без съвети

## Cards

hand = Ръка
your-hand = Твоите карти
for-sale = За продан
empty-hand = Ръката е празна.
no-hand = Зрителите нямат карти.
cards-one = %n карта
cards-few = %n карти
cards-many = %n карти
uses-one = %n употреба
uses-few = %n употреби
uses-many = %n употреби

## Journal and rule book

journal = Дневник
earlier-lines = По-ранни редове
new-lines = Нови редове
missed-one = Докато те нямаше: %n ред
missed-few = Докато те нямаше: %n реда
missed-many = Докато те нямаше: %n реда
secret = тайно: играчите не го виждат
made-of = От какво се състои
in-rule-book = В книгата с правила
clause-missing = Правилото не можа да се зареди.
kind-rule = правило
kind-ruling = тълкуване
kind-house = домашно
kind-aside = отхвърлено четене
chapters = Глави
search-rules = Търси в правилата
nothing-found = Няма такова правило.
clauses-found-one = %n правило
clauses-found-few = %n правила
clauses-found-many = %n правила
option = опция
usually = обичайно
switched-at = Избира се при нова маса: „Събери приятели“.
print-journal = Отпечатай дневника

## People

people = Хора
you = ти
present = тук
absent = няма го
seat-open = свободно място
seat-bot = бот
lent-to = играе %bot
lend = Остави бот да играе
give-back = Върни мястото на човека
to-decide = решава
has-treasure = носи съкровището
rename = Смени името
seats-open-one = %n свободно място
seats-open-few = %n свободни места
seats-open-many = %n свободни места

## Chat

chat = Разговор
say-something = Кажи нещо
send = Прати
nobody-spoke = Още никой не е казал нищо.
speak-to = На кого
to-all = на всички
to-judge = на съдията
to-seat = само на: %name
whisper = шепне

## Judge

judge-tools = Инструменти на съдията
judge-screen = Екран на съдията
see-as = Виж като
as-judge = съдия
as-watcher = зрител
moment = Момент
rewind-here = Върни дотук
rewind-warning = Последните решения ще отпаднат: %n. За опит е по-добре да разклониш.
fork-here = Разклони
forked = Готова е нова маса от този момент.
go-there = Към нея
pause = Пауза
resume = Продължаваме
correct = Поправи
correct-line = Един път в състоянието и новата му стойност. Всички ще узнаят, че има поправка.
path = Път
new-value = Нова стойност
looking-at = Гледаш като: %who, момент %at от %last.
looking-only = Само гледаш: нищо не се променя.
back-to-now = Към сега

## The end

you-won = Победа!
winner-is = Победител: %names
draw = Равна игра
again = Още веднъж
export = Свали дневника
show-outcome = Как свърши
verify-line = Заровете бяха обвързани предварително. Провери ги сам с изтегления дневник:
commitment = Отпечатък преди играта:

## Settings and help

language = Език
theme = Облик
theme-system = като системата
theme-light = светъл
theme-dark = тъмен
sound-on = Звук: включен
sound-off = Звук: изключен
help = Помощ
help-line = Всичко става и само с клавиши.
key-numbers = избира решение от списъка
key-tab = нататък: светещи места, карти, решения, редове
key-arrows = от едно светещо място към друго
key-zoom = по-близо, по-далеч, цялото поле
key-undo = връща последното ти решение, докато може
key-help = тази помощ
