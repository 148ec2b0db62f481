### The words of the home page and of the form for a new table.

## Home

home-title = Під землею
home-line = П’ять підземель, один стіл. Оберіть двері: гра з ботами почнеться одним натиском, друзям вистачить одного посилання.
play-now = Грати зараз
gather-friends = Зібрати друзів
later = згодом
door-dungeon = Підземелля
door-dungeon-line = Загін спускається в пітьму.
door-surface = Поверхня
door-surface-line = Дорога, негода й гонитва просто неба.
door-delve = Углиб
door-delve-line = Ті самі темні зали, описані словами.
door-screen = Ширма
door-screen-line = Удар, рана, рішення: бій кидок за кидком.
my-tables = Мої столи
no-tables = Столів ще немає. Відчиніть двері вгорі, і перший з’явиться тут.
under-way = гра триває
continue = Продовжити
look-at = Переглянути
open-journal = Відкрити збережений журнал

## New table

seats = Місця
remove = Прибрати
add-seat = + ще місце
person = людина
judge-automatic = Автоматичний
judge-automatic-line = Правила застосовуються самі, ви граєте.
judge-human = Ви суддя
judge-human-line = Ви бачите все, виправляєте, повертаєте назад; місця не займаєте.
dice = Кості
dice-seeded = На сервері
dice-seeded-line = Швидко й просто.
dice-committed = Перевірні
dice-committed-line = Відбиток до гри, таємниця після неї: кожен кидок можна перевірити.
dice-entered = Справжні
dice-entered-line = Кидаєте на столі й уводите число.
clock = Час на рішення
clock-note = Коли час вийде, береться звичайне рішення.
no-clock = без обмеження
seconds = %n секунд
minutes = %n хв
rulings = Правила цього столу
rulings-line = Кожне тлумачення можна перемкнути; код веде до правила.
open-table = Відкрити стіл
table-ready = Стіл готовий
table-ready-line = Надішліть друзям посилання або покажіть код.
to-table = До столу
value-classic = класичне
value-twin = подвійне
value-short = коротке
value-random = за жеребом
value-auto = за числом гравців
value-turn = цілий хід
value-throw-only = лише кидок
value-larger = і більше
value-exact = лише точне
value-next-seat = наступне місце
value-next-to-act = наступний за ходом
options-map = Карта
options-judge = На розсуд судді
value-proba = «Проба», перший спуск
value-zrazok = «Зразок», дві глибини
value-map-random = випадкове, нікому не знайоме
value-ready = готовий
value-outfit = спорядити в місті
value-automatic = за правилами
value-ask = питати мене
value-off = вимкнено
own-file = мій файл (JSON)…
faults-one = У файлі %n помилка:
faults-few = У файлі %n помилки:
faults-many = У файлі %n помилок:
