### The page’s own words; %name stands for a value, -one -few -many for the forms of a number.

## Pages

home = На главную
to-home = На главную
rules = Правила
close = Закрыть
yes = да
no = нет
save = Сохранить
me = Странник
scene = Игровое поле
panels = Панели
menu = Меню
no-connection = Сервер не отвечает. Попробуйте чуть позже.
connection-lost = Связь прервалась. Подключаемся снова; ничего не потеряно.
not-possible = Так не получится.

## Seats and links

your-name = Ваше имя
seat = Место
seat-number = Место %n
bot-seeker = бот-искатель
bot-random = бот наугад
bot-search = бот-мыслитель
judge = Судья
invite = Пригласить
invite-link = Ссылка для игроков
watch-link = Ссылка для зрителей
copy = Копировать
copied = Скопировано.
qr-of-link = QR-код ссылки

## Coming in

take-a-seat = Займите место
join-line = Вас пригласили за этот стол. Как вас называть?
any-seat = любое
sit-down = Сесть
closed-door = Дверь закрыта
need-link = За этот стол нужна ссылка: попросите её у хозяина.
watcher = Зритель

## Turn and decisions

skip-to-doing = К решениям
what-you-can-do = Что можно сделать
whose-turn = Чей ход
your-turn = Ваш ход
turn-of = Ходит: %names
round = круг %n
decide = Решите
answer-now = Отвечайте сейчас!
waiting-for = Ждём: %names
watching = Вы смотрите. Решает: %names
nothing-to-do = Сейчас решать нечего.
paused = Пауза: никто не решает.
game-over = Игра окончена
walk-to = Идти: %place
walk-by = через %places
choices-at = %place: вариантов – %n
chance-of = Шанс (%what)
really = Точно?
yes-do-it = Да, так
no-wait = Нет, подожду
undo = Отменить
time-left = Осталось
table-moved-on = За столом тем временем что-то произошло. Взгляните снова.
throw-die = Бросьте кость (граней: %sides)
throw-line = Бросьте настоящую кость и укажите, что выпало.
throw-another = Ещё одна кость. Пока: %faces.
hint-doing = Здесь словами всё, что можно сделать сейчас, и шансы. Клавиши 1–9 выбирают.
hint-scene = То же светится на поле: коснитесь светлого места. Тяните, чтобы двигать, щипок или колесо меняет масштаб.
hint-journal = Журнал помнит всё. Нажмите строку, и откроется её правило.
next = Дальше
got-it = Понятно
skip-hints = Без советов

## Cards

hand = Рука
your-hand = Ваши карты
for-sale = На продажу
empty-hand = Рука пуста.
no-hand = У зрителей нет карт.
cards-one = %n карта
cards-few = %n карты
cards-many = %n карт
uses-one = %n применение
uses-few = %n применения
uses-many = %n применений

## Journal and rule book

journal = Журнал
earlier-lines = Ранние строки
new-lines = Новые строки
missed-one = Пока вас не было: %n строка
missed-few = Пока вас не было: %n строки
missed-many = Пока вас не было: %n строк
secret = тайно: игроки этого не видят
made-of = Из чего складывается
in-rule-book = В книге правил
clause-missing = Правило не загрузилось.
kind-rule = правило
kind-ruling = толкование
kind-house = домашнее
kind-aside = отвергнутое чтение
chapters = Главы
search-rules = Искать в правилах
nothing-found = Такого правила нет.
clauses-found-one = %n правило
clauses-found-few = %n правила
clauses-found-many = %n правил
option = опция
usually = обычно
switched-at = Выбирается для нового стола: «Собрать друзей».
print-journal = Напечатать журнал

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
has-treasure = несёт сокровище
rename = Сменить имя
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

## Judge

judge-tools = Инструменты судьи
judge-screen = Экран судьи
see-as = Смотреть как
as-judge = судья
as-watcher = зритель
moment = Момент
rewind-here = Вернуть сюда
rewind-warning = Последние решения отпадут: %n. Для пробы лучше ответвление.
fork-here = Ответвить
forked = Новый стол с этого момента готов.
go-there = Перейти
pause = Пауза
resume = Продолжаем
correct = Исправить
correct-line = Один путь в состоянии и его новое значение. Все узнают о поправке.
path = Путь
new-value = Новое значение
looking-at = Вы смотрите как: %who, момент %at из %last.
looking-only = Вы только смотрите: ничего не меняется.
back-to-now = К настоящему

## The end

you-won = Победа!
winner-is = Победитель: %names
draw = Ничья
again = Ещё раз
export = Скачать журнал
show-outcome = Чем кончилось
verify-line = Кости были заданы заранее. Проверьте их сами по скачанному журналу:
commitment = Отпечаток до игры:

## Settings and help

language = Язык
theme = Вид
theme-system = как в системе
theme-light = светлый
theme-dark = тёмный
sound-on = Звук: включён
sound-off = Звук: выключен
help = Помощь
help-line = Всё можно делать одними клавишами.
key-numbers = выбирает решение из списка
key-tab = дальше: светлые места, карты, решения, строки
key-arrows = от одного светлого места к другому
key-zoom = ближе, дальше, всё поле
key-undo = отменяет ваше последнее решение, пока можно
key-help = эта помощь
