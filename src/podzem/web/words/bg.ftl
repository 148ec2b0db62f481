### The page’s own words; %name stands for a value, -one -few -many for the forms of a number.

## Pages

home = Начало
rules = Правила
close = Затвори
scene = Игралното поле
panels = Панели
menu = Меню
connection-lost = Връзката прекъсна. Свързваме се отново; нищо не е загубено.

## Seats and links

seat-number = Място %n
bot-seeker = бот търсач
bot-delver = бот изследовател
bot-caller = бот водач
bot-random = бот наслука
bot-search = бот мислител
bot-fighter = бот боец
judge = Съдия
invite = Покани

## Turn and decisions

skip-to-doing = Към решенията
what-you-can-do = Какво можеш
whose-turn = Чий ред е
your-turn = Твой ред е
turn-of = На ход: %names
waiting-for = Чакаме: %names
watching = Гледаш. Решава: %names
nothing-to-do = Сега няма какво да се реши.
paused = Пауза: никой не решава.
game-over = Играта свърши
chance-of = Шанс (%what)
really = Сигурно ли е?
yes-do-it = Да, така
no-wait = Не, чакай
undo = Върни
time-left = Остава
table-moved-on = Междувременно на масата стана нещо ново. Погледни пак.

## Journal and rule book

journal = Дневник
earlier-lines = По-ранни редове
new-lines = Нови редове
missed-one = Докато те нямаше: %n ред
missed-few = Докато те нямаше: %n реда
missed-many = Докато те нямаше: %n реда
secret = тайно: играчите не го виждат

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
watcher = Зрител

## Judge

judge-tools = Инструменти на съдията


## Settings and help

language = Език
theme = Облик
theme-system = като системата
theme-light = светъл
theme-dark = тъмен
sound-on = Звук: включен
sound-off = Звук: изключен
help = Помощ
