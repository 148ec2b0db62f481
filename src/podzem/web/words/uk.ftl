### The page’s own words; %name stands for a value, -one -few -many for the forms of a number.

## Pages

home = На головну
rules = Правила
close = Закрити
scene = Ігрове поле
panels = Панелі
menu = Меню
connection-lost = Зв’язок урвався. Підключаємося знову; нічого не втрачено.

## Seats and links

seat-number = Місце %n
bot-seeker = бот-шукач
bot-delver = бот-проходець
bot-caller = бот-ватажок
bot-random = бот навмання
bot-search = бот-мислитель
bot-fighter = бот-боєць
judge = Суддя
invite = Запросити

## Turn and decisions

skip-to-doing = До рішень
what-you-can-do = Що можна зробити
whose-turn = Чий хід
your-turn = Ваш хід
turn-of = Ходить: %names
waiting-for = Чекаємо: %names
watching = Ви дивитеся. Вирішує: %names
nothing-to-do = Зараз вирішувати нічого.
paused = Пауза: ніхто не вирішує.
game-over = Гру закінчено
chance-of = Шанс (%what)
really = Точно?
yes-do-it = Так, роблю
no-wait = Ні, зачекаю
undo = Скасувати
time-left = Залишилося
table-moved-on = За столом тим часом щось сталося. Погляньте знову.

## Journal and rule book

journal = Журнал
earlier-lines = Раніші рядки
new-lines = Нові рядки
missed-one = Поки вас не було: %n рядок
missed-few = Поки вас не було: %n рядки
missed-many = Поки вас не було: %n рядків
secret = таємно: гравці цього не бачать

## People

people = Люди
you = ви
present = тут
absent = відсутній
seat-open = вільне місце
seat-bot = бот
lent-to = грає %bot
lend = Нехай грає бот
give-back = Повернути місце людині
to-decide = вирішує
seats-open-one = %n вільне місце
seats-open-few = %n вільні місця
seats-open-many = %n вільних місць

## Chat

chat = Розмова
say-something = Скажіть щось
send = Надіслати
nobody-spoke = Поки ніхто нічого не сказав.
speak-to = Кому
to-all = усім
to-judge = судді
to-seat = лише: %name
whisper = пошепки
watcher = Глядач

## Judge

judge-tools = Інструменти судді


## Settings and help

language = Мова
theme = Вигляд
theme-system = як у системі
theme-light = світлий
theme-dark = темний
sound-on = Звук: увімкнено
sound-off = Звук: вимкнено
help = Допомога
