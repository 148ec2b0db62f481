### The page’s own words; %name stands for a value, -one -few -many for the forms of a number.

## Pages

home = На головну
to-home = На головну
rules = Правила
close = Закрити
yes = так
no = ні
save = Зберегти
me = Мандрівник
scene = Ігрове поле
panels = Панелі
menu = Меню
no-connection = Сервер не відповідає. Спробуйте трохи згодом.
connection-lost = Зв’язок урвався. Підключаємося знову; нічого не втрачено.
not-possible = Так не вийде.

## Seats and links

your-name = Ваше ім’я
seat = Місце
seat-number = Місце %n
bot-seeker = бот-шукач
bot-random = бот навмання
bot-search = бот-мислитель
judge = Суддя
invite = Запросити
invite-link = Посилання для гравців
watch-link = Посилання для глядачів
copy = Копіювати
copied = Скопійовано.
qr-of-link = QR-код посилання

## Coming in

take-a-seat = Займіть місце
join-line = Вас запросили за цей стіл. Як вас називати?
any-seat = будь-яке
sit-down = Сісти
closed-door = Двері зачинено
need-link = За цей стіл потрібне посилання: попросіть його в господаря.
watcher = Глядач

## Turn and decisions

skip-to-doing = До рішень
what-you-can-do = Що можна зробити
whose-turn = Чий хід
your-turn = Ваш хід
turn-of = Ходить: %names
round = коло %n
decide = Вирішіть
answer-now = Відповідайте зараз!
waiting-for = Чекаємо: %names
watching = Ви дивитеся. Вирішує: %names
nothing-to-do = Зараз вирішувати нічого.
paused = Пауза: ніхто не вирішує.
game-over = Гру закінчено
walk-to = Іти: %place
walk-by = через %places
choices-at = %place: варіантів – %n
chance-of = Шанс (%what)
really = Точно?
yes-do-it = Так, роблю
no-wait = Ні, зачекаю
undo = Скасувати
time-left = Залишилося
table-moved-on = За столом тим часом щось сталося. Погляньте знову.
throw-die = Киньте кістку (граней: %sides)
throw-line = Киньте справжню кістку й укажіть, що випало.
throw-another = Ще одна кістка. Поки: %faces.
hint-doing = Тут словами все, що можна зробити зараз, і шанси. Клавіші 1–9 вибирають.
hint-scene = Те саме світиться на полі: торкніться світлого місця. Тягніть, щоб рухати, щипок чи коліщатко змінює масштаб.
hint-journal = Журнал пам’ятає все. Натисніть рядок, і відкриється його правило.
next = Далі
got-it = Зрозуміло
skip-hints = Без порад

## Cards

hand = Рука
your-hand = Ваші карти
for-sale = На продаж
empty-hand = Рука порожня.
no-hand = Глядачі не мають карт.
cards-one = %n карта
cards-few = %n карти
cards-many = %n карт
uses-one = %n застосування
uses-few = %n застосування
uses-many = %n застосувань

## Journal and rule book

journal = Журнал
earlier-lines = Раніші рядки
new-lines = Нові рядки
missed-one = Поки вас не було: %n рядок
missed-few = Поки вас не було: %n рядки
missed-many = Поки вас не було: %n рядків
secret = таємно: гравці цього не бачать
made-of = З чого складається
in-rule-book = У книзі правил
clause-missing = Правило не завантажилося.
kind-rule = правило
kind-ruling = тлумачення
kind-house = домашнє
kind-aside = відкинуте прочитання
chapters = Розділи
search-rules = Шукати в правилах
nothing-found = Такого правила немає.
clauses-found-one = %n правило
clauses-found-few = %n правила
clauses-found-many = %n правил
option = опція
usually = зазвичай
switched-at = Обирається для нового столу: «Зібрати друзів».
print-journal = Надрукувати журнал

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
has-treasure = несе скарб
rename = Змінити ім’я
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

## Judge

judge-tools = Інструменти судді
judge-screen = Екран судді
see-as = Дивитися як
as-judge = суддя
as-watcher = глядач
moment = Момент
rewind-here = Повернути сюди
rewind-warning = Останні рішення відпадуть: %n. Для спроби краще відгалуження.
fork-here = Відгалузити
forked = Новий стіл із цього моменту готовий.
go-there = Перейти
pause = Пауза
resume = Продовжуємо
correct = Виправити
correct-line = Один шлях у стані та його нове значення. Усі дізнаються про виправлення.
path = Шлях
new-value = Нове значення
looking-at = Ви дивитеся як: %who, момент %at із %last.
looking-only = Ви лише дивитеся: нічого не змінюється.
back-to-now = До теперішнього

## The end

you-won = Перемога!
winner-is = Переможець: %names
draw = Нічия
again = Ще раз
export = Завантажити журнал
show-outcome = Чим скінчилося
verify-line = Кості було задано наперед. Перевірте їх самі за завантаженим журналом:
commitment = Відбиток до гри:

## Settings and help

language = Мова
theme = Вигляд
theme-system = як у системі
theme-light = світлий
theme-dark = темний
sound-on = Звук: увімкнено
sound-off = Звук: вимкнено
help = Допомога
help-line = Усе можна робити самими клавішами.
key-numbers = вибирає рішення зі списку
key-tab = далі: світлі місця, карти, рішення, рядки
key-arrows = від одного світлого місця до іншого
key-zoom = ближче, далі, усе поле
key-undo = скасовує ваше останнє рішення, поки можна
key-help = ця допомога
