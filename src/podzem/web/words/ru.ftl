### The page’s own words; %name stands for a value, -one -few -many for the forms of a number.

## Pages

home = На главную
rules = Правила
close = Закрыть
scene = Игровое поле
panels = Панели
menu = Меню
connection-lost = Связь прервалась. Подключаемся снова; ничего не потеряно.

## Seats and links

seat-number = Место %n
bot-seeker = бот-искатель
bot-delver = бот-проходчик
bot-caller = бот-предводитель
bot-random = бот наугад
bot-search = бот-мыслитель
bot-fighter = бот-боец
judge = Судья
invite = Пригласить

## Turn and decisions

skip-to-doing = К решениям
what-you-can-do = Что можно сделать
whose-turn = Чей ход
your-turn = Ваш ход
turn-of = Ходит: %names
waiting-for = Ждём: %names
watching = Вы смотрите. Решает: %names
nothing-to-do = Сейчас решать нечего.
paused = Пауза: никто не решает.
game-over = Игра окончена
chance-of = Шанс (%what)
really = Точно?
yes-do-it = Да, так
no-wait = Нет, подожду
undo = Отменить
time-left = Осталось
table-moved-on = За столом тем временем что-то произошло. Взгляните снова.

## Journal and rule book

journal = Журнал
earlier-lines = Ранние строки
new-lines = Новые строки
missed-one = Пока вас не было: %n строка
missed-few = Пока вас не было: %n строки
missed-many = Пока вас не было: %n строк
secret = тайно: игроки этого не видят

## People

people = Люди
you = вы
present = здесь
absent = отсутствует
seat-open = свободное место
seat-bot = бот
lent-to = играет %bot
lend = Пусть играет бот
give-back = Вернуть место человеку
to-decide = решает
seats-open-one = %n свободное место
seats-open-few = %n свободных места
seats-open-many = %n свободных мест

## Chat

chat = Разговор
say-something = Скажите что-нибудь
send = Отправить
nobody-spoke = Пока никто ничего не сказал.
speak-to = Кому
to-all = всем
to-judge = судье
to-seat = только: %name
whisper = шёпотом
watcher = Зритель

## Judge

judge-tools = Инструменты судьи


## Settings and help

language = Язык
theme = Вид
theme-system = как в системе
theme-light = светлый
theme-dark = тёмный
sound-on = Звук: включён
sound-off = Звук: выключен
help = Помощь
