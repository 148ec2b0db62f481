### Words of what few need at once: the way in, talk, judge, menu, the end. Loaded with the first of these.

## Pages

to-home = На головну
yes = так
no = ні
save = Зберегти
me = Мандрівник
no-connection = Сервер не відповідає. Спробуйте трохи згодом.
not-possible = Так не вийде.

## Seats and links

your-name = Ваше ім’я
seat = Місце
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

## Turn and decisions

throw-die = Киньте кістку (граней: %sides)
throw-line = Киньте справжню кістку й укажіть, що випало.
throw-another = Ще одна кістка. Поки: %faces.

## Journal and rule book

so-far = Що було досі
nothing-yet = Поки розповісти нема про що.
made-of = З чого складається
in-rule-book = У книзі правил
clause-missing = Правило не завантажилося.
kind-rule = правило
this-rule = це правило
kind-ruling = тлумачення
kind-house = домашнє
kind-aside = відкинуте прочитання
chapters = Розділи
search-rules = Шукати в правилах
nothing-found = Такого правила немає.
clauses-found-one = %n правило
clauses-found-few = %n правила
clauses-found-many = %n правил
usually = зазвичай
switched-at = Обирається для нового столу: «Зібрати друзів».
contradictions = Де документ суперечить сам собі
says-one = В одному місці
says-other = В іншому місці
no-switch = Перемикача немає: так читають за кожним столом.
print-journal = Надрукувати журнал

## People

rename = Змінити ім’я

## Judge

judge-screen = Екран судді
see-as = Дивитися як
as-judge = суддя
as-watcher = глядач
rewind-here = Повернути сюди
rewind-warning = Останні рішення відпадуть: %n. Для спроби краще відгалуження.
fork-here = Відгалузити
forked = Новий стіл із цього моменту готовий.
go-there = Перейти
pause = Пауза
resume = Продовжуємо
correct = Виправити
correct-line = Один шлях у стані та його нове значення. Усі дізнаються про виправлення.
new-value = Нове значення
looking-at = Ви дивитеся як: %who, момент %at із %last.
back-to-now = До теперішнього

## The end

you-won = Перемога!
winner-is = Переможець: %names
draw = Нічия
outcome-returned = Повернулися ні з чим
outcome-lost = Герої не повернулися
export = Завантажити журнал
show-outcome = Чим скінчилося
verify-line = Кості було задано наперед. Перевірте їх самі за завантаженим журналом:
commitment = Відбиток до гри:

## Settings and help

help-line = Усе можна робити самими клавішами.
key-numbers = вибирає рішення зі списку
key-tab = далі: світлі місця, карти, рішення, рядки
key-arrows = від одного світлого місця до іншого
key-zoom = ближче, далі, усе поле
key-undo = скасовує ваше останнє рішення, поки можна
key-help = ця допомога
moment = Момент
path = Шлях
looking-only = Ви лише дивитеся: нічого не змінюється.
again = Ще раз
option = опція
aloud-title = Де ви стоїте
aloud-speak = Вимовити
aloud-nothing = Тут нема чого читати вголос.
