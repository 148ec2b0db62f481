### Words of what few need at once: the way in, talk, judge, menu, the end. Loaded with the first of these.

## Pages

to-home = На главную
yes = да
no = нет
save = Сохранить
me = Странник
no-connection = Сервер не отвечает. Попробуйте чуть позже.
not-possible = Так не получится.

## Seats and links

your-name = Ваше имя
seat = Место
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

## Turn and decisions

throw-die = Бросьте кость (граней: %sides)
throw-line = Бросьте настоящую кость и укажите, что выпало.
throw-another = Ещё одна кость. Пока: %faces.

## Journal and rule book

so-far = Что было до сих пор
nothing-yet = Пока рассказать не о чем.
made-of = Из чего складывается
in-rule-book = В книге правил
clause-missing = Правило не загрузилось.
kind-rule = правило
this-rule = это правило
kind-ruling = толкование
kind-house = домашнее
kind-aside = отвергнутое чтение
chapters = Главы
search-rules = Искать в правилах
nothing-found = Такого правила нет.
clauses-found-one = %n правило
clauses-found-few = %n правила
clauses-found-many = %n правил
usually = обычно
switched-at = Выбирается для нового стола: «Собрать друзей».
contradictions = Где документ спорит сам с собой
says-one = В одном месте
says-other = В другом месте
no-switch = Переключателя нет: так читают за каждым столом.
print-journal = Напечатать журнал

## People

rename = Сменить имя

## Judge

judge-screen = Экран судьи
see-as = Смотреть как
as-judge = судья
as-watcher = зритель
rewind-here = Вернуть сюда
rewind-warning = Последние решения отпадут: %n. Для пробы лучше ответвление.
fork-here = Ответвить
forked = Новый стол с этого момента готов.
go-there = Перейти
pause = Пауза
resume = Продолжаем
correct = Исправить
correct-line = Один путь в состоянии и его новое значение. Все узнают о поправке.
new-value = Новое значение
looking-at = Вы смотрите как: %who, момент %at из %last.
back-to-now = К настоящему

## The end

you-won = Победа!
winner-is = Победитель: %names
draw = Ничья
outcome-returned = Вернулись ни с чем
outcome-lost = Герои не вернулись
export = Скачать журнал
show-outcome = Чем кончилось
verify-line = Кости были заданы заранее. Проверьте их сами по скачанному журналу:
commitment = Отпечаток до игры:

## Settings and help

help-line = Всё можно делать одними клавишами.
key-numbers = выбирает решение из списка
key-tab = дальше: светлые места, карты, решения, строки
key-arrows = от одного светлого места к другому
key-zoom = ближе, дальше, всё поле
key-undo = отменяет ваше последнее решение, пока можно
key-help = эта помощь
moment = Момент
path = Путь
looking-only = Вы только смотрите: ничего не меняется.
again = Ещё раз
option = опция
aloud-title = Где вы стоите
aloud-speak = Произнести
aloud-nothing = Здесь нечего читать вслух.
