### The words of the home page and of the form for a new table.

## Home

home-title = Под землёй
home-line = Пять подземелий, один стол. Выберите дверь: игра с ботами начнётся в одно нажатие, друзьям хватит одной ссылки.
play-now = Играть сейчас
gather-friends = Собрать друзей
later = позже
door-dungeon = Подземелье
door-dungeon-line = Отряд спускается во тьму.
door-surface = Поверхность
door-surface-line = Дорога, погода и погоня под открытым небом.
door-delve = Вглубь
door-delve-line = Те же тёмные залы, описанные словами.
door-screen = Ширма
door-screen-line = Удар, рана, решение: бой бросок за броском.
my-tables = Мои столы
no-tables = Столов пока нет. Откройте дверь наверху, и первый появится здесь.
under-way = идёт игра
continue = Продолжить
look-at = Посмотреть
open-journal = Открыть сохранённый журнал

## New table

seats = Места
remove = Убрать
add-seat = + ещё место
person = человек
judge-automatic = Автоматический
judge-automatic-line = Правила применяются сами, вы играете.
judge-human = Вы судья
judge-human-line = Вы видите всё, исправляете, возвращаете назад; места не занимаете.
dice = Кости
dice-seeded = На сервере
dice-seeded-line = Быстро и просто.
dice-committed = Проверяемые
dice-committed-line = Отпечаток до игры, тайна после неё: каждый бросок можно проверить.
dice-entered = Настоящие
dice-entered-line = Бросаете на столе и вводите число.
clock = Время на решение
clock-note = Когда время выйдет, берётся обычное решение.
no-clock = без ограничения
seconds = %n секунд
minutes = %n мин
rulings = Правила этого стола
rulings-line = Каждое толкование можно переключить; код ведёт к правилу.
open-table = Открыть стол
table-ready = Стол готов
table-ready-line = Пошлите друзьям ссылку или покажите код.
to-table = К столу
value-classic = классическое
value-twin = двойное
value-short = короткое
value-random = по жребию
value-auto = по числу игроков
value-turn = целый ход
value-throw-only = только бросок
value-larger = и большее
value-exact = только точное
value-next-seat = следующее место
value-next-to-act = следующий по ходу
options-map = Карта
options-judge = На усмотрение судьи
value-proba = «Проба», первый спуск
value-zrazok = «Образец», две глубины
value-map-random = случайное, никому не знакомое
value-ready = готовый
value-outfit = снарядить в городе
value-automatic = по правилам
value-ask = спросить меня
value-off = выключено
own-file = мой файл (JSON)…
faults-one = В файле %n ошибка:
faults-few = В файле %n ошибки:
faults-many = В файле %n ошибок:
