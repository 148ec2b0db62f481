### The words of the home page and of the form for a new table.

## Home

home-title = Под земята
home-line = Пет подземия, една маса. Избери врата: игра сам срещу ботове започва с едно натискане, за приятели стига една връзка.
play-now = Играй сега
gather-friends = Събери приятели
later = по-късно
door-dungeon = Подземие
door-dungeon-line = Дружина слиза в мрака.
door-surface = Повърхността
door-surface-line = Път, време и преследване под открито небе.
door-delve = Надолу
door-delve-line = Същите тъмни зали, описани с думи.
door-screen = Параванът
door-screen-line = Удар, рана, решение: битка зар по зар.
my-tables = Моите маси
no-tables = Още няма маси. Отвори врата горе и първата ще се появи тук.
under-way = в ход
continue = Продължи
look-at = Погледни
open-journal = Отвори запазен дневник

## New table

seats = Места
remove = Махни
add-seat = + още едно място
person = човек
judge-automatic = Автоматичен
judge-automatic-line = Правилата се прилагат сами, ти играеш.
judge-human = Ти си съдията
judge-human-line = Виждаш всичко, поправяш, връщаш назад; не заемаш място.
dice = Зарове
dice-seeded = На сървъра
dice-seeded-line = Бързо и просто.
dice-committed = Проверими
dice-committed-line = Отпечатък преди играта, тайната след нея: всеки може да провери всяко хвърляне.
dice-entered = Истински
dice-entered-line = Хвърляте на масата и въвеждате числото.
clock = Време за решение
clock-note = Щом времето изтече, се взема обичайното решение.
no-clock = без ограничение
seconds = %n секунди
minutes = %n мин
rulings = Правила на тази маса
rulings-line = Всяко тълкуване може да се превключи; кодът води към правилото.
open-table = Отвори масата
table-ready = Масата е готова
table-ready-line = Прати връзката на приятелите си или им покажи кода.
to-table = Към масата
value-classic = класическо
value-twin = двойно
value-short = кратко
value-random = по жребий
value-auto = според играчите
value-turn = цял ход
value-throw-only = само хвърляне
value-larger = и по-голямо
value-exact = само точно
value-next-seat = следващото място
value-next-to-act = следващият на ход
options-map = Карта
options-judge = Оставено на съдията
value-proba = «Проба», първо слизане
value-zrazok = «Образец», две дълбочини
value-map-random = случайно, непознато никому
value-ready = готов за път
value-outfit = снаряжен в града
value-automatic = по правилата
value-ask = питай ме
value-off = изключено
own-file = мой файл (JSON)…
faults-one = Във файла има %n грешка:
faults-few = Във файла има %n грешки:
faults-many = Във файла има %n грешки:
