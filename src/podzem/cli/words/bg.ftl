### Програмата в терминала.

you = Играч
help-hint = Избирайте с число, h за помощ, ? показва правилото зад последния ред.
help =
    { "  " }число         избор от списъка; Enter взема единствения избор
    { "  " }дума думи     същото като текст, например: { $example }
    { "  " }l дума…       вариантите с думата
    { "  " }?             правилото зад последния ред; ? 12 зад ред 12; ? дума търси в правилата
    { "  " }o             точните шансове на всеки избор
    { "  " }u             връща последното ви решение, докато нито зарът, нито друг е отговорил
    { "  " }m             дъската отново
    { "  " }s [файл]      запис
    { "  " }q             запис и край
prompt = { $name } >
hand-over = Екранът е за { $name }. Натиснете Enter, когато гледа само { $name }.
your-hand = Твоите карти: { $cards }
table-line = рунд { $round } · { $reserve } инструмента в резерва · { $chance } карти Шанс
note-cards = { $n ->
    [0] без карти
    [one] { $n } карта
   *[other] { $n } карти
}
note-blocked = затрупан вътре
note-released = свободен да излезе
note-safe = в безопасност
note-skip = { $n ->
    [one] пропуска { $n } хвърляне
   *[other] пропуска { $n } хвърляния
}
note-pass = { $n ->
    [one] пропуск за затвора
   *[other] { $n } пропуска за затвора
}
note-treasure = НОСИ СЪКРОВИЩЕТО
odds-yes = да
odds-no = не
odds-mean = средно { $mean }, отклонение { $deviation }
odds-win = печели действащият
odds-tie = равенство
odds-lose = печели отговарящият
odds-window = защитата печели с две и повече
odds-critical = критично попадение
odds-piercing = критично попадение с пробождащо оръжие
odds-fumble = засечка
odds-counter-critical = ответният удар е критичен
odds-badly = капанът щраква или ключалката заяжда
odds-players-win = печелят играчите
odds-others-win = печелят другите
odds-away-if-pursued = измъкване, ако ги гонят
odds-init-win = преди другия
odds-init-tie = едновременно
odds-init-lose = след другия
odds-margins = с каква разлика, и с такава или по-голяма:
odds-chain = { $turns ->
    [1] до следващия ход на { $name }
   *[other] до { $turns }-ия ход на { $name } оттук
}, всички решават по { $policy }; какво се случва по някое време дотогава
odds-end-exact = решено точно, всеки действа по книгата с правила: състояния { $states }, хвърляния на зара { $ways }; всяка вероятност лежи между границите си
odds-end-simulated = твърде голямо, за да се реши точно; разиграно, всеки действа по книгата с правила: { $games ->
    [one] { $games } игра
   *[other] { $games } игри
}; всяка вероятност с нейния 95-процентен интервал
odds-cut-decisions = не е проследено след { $limit } решения: { $chance }; всеки шанс по-горе може да е по-голям най-много с толкова
odds-cut-states = бюджетът от { $limit } състояния е изчерпан; не е проследено: { $chance }; всеки шанс по-горе може да е по-голям най-много с толкова
odds-cut-leftover = не е проследено, общо под { $limit }: { $chance }; всеки шанс по-горе може да е по-голям най-много с толкова
no-such-number = Изберете число от 1 до { $n }.
no-such-rule = Няма правило за „{ $sought }“.
no-such-choice = Няма вариант с думите „{ $sought }“.
no-such-order = Няма заповед „{ $word }“. h — помощ; l ДУМА — вариантите с думата.
order-looks = Заповедта се пише така: { $example }
odds-rest = Останалите ({ $n }): { $nothing }
throw-die = Хвърлете истински зар с { $sides } страни и напишете какво се падна:
undone = Върнато: { $name }, „{ $what }“.
cannot-undo = Нищо не може да се върне: само последното ви решение и само докато нито зарът, нито друг играч е отговорил.
saved = Записано: { $file }
game-won = Играта свърши. Победител: { $winners }!
game-draw = Играта свърши. Няма победител.
game-left = До следващия път. Продължение: podzem play --resume ФАЙЛ
dice-commitment = Обвързани зарове. Отпечатък на тайното семе: { $commitment }
dice-seed = Тайното семе беше { $seed }. Проверка на всеки зар: podzem verify ФАЙЛ { $seed }
dice-verified = { $n ->
    [one] { $n } зар следва
   *[other] Всичките { $n } зара следват
} от обявеното семе.
verified = { $n ->
    [one] { $n } запис проверен
   *[other] { $n } записа проверени
}, всеки отпечатък съвпада.
other-rules = Внимание: дневникът е писан с други данни на правилата от тези тук.
step-on = запис { $n }, Enter продължава
rules-hint = Глава: podzem rules { $system } ГЛАВА. Клауза: podzem rules { $system } КЛАУЗА. Дума: podzem rules { $system } ДУМА.
part-rule = правило
part-ruling = тълкуване
part-house = домашно правило
part-aside = отхвърлено четене
part-options = настройки

## Симулация

simulate-playing = Играе се
simulate-title = { $system } · игри: { $games } · играчи: { $players } · ботове: { $bots } · семе: { $seed }
simulate-partial = ЧАСТИЧНО: спряно след { $games } от { $wanted } игри.
simulate-precise = { $kind ->
    [difference] Спряно по-рано: разликата в победите е известна с точност ±{ $reached } за всяко място; искани бяха ±{ $wanted }.
   *[share] Спряно по-рано: делът на победите е известен с точност ±{ $reached } за всяко място; искани бяха ±{ $wanted }.
}
simulate-imprecise = { $kind ->
    [difference] Разликата в победите е известна само с точност ±{ $reached } за някое място; искани бяха ±{ $wanted }.
   *[share] Делът на победите е известен само с точност ±{ $reached } за някое място; искани бяха ±{ $wanted }.
}
simulate-compared = Сравнява се { $option }. Разликата е { $second } минус { $first }, игра по игра с едно и също семе.
simulate-marked = { $mark } Интервалът не съдържа 0. От двадесет мерки без никакво действие около една се отбелязва случайно.
measure-column = мярка
measure-column-value = на игра
measure-column-interval = 95 % интервал
measure-column-count = общо
measure-column-difference = разлика
measure-length = Дължина в рундове
measure-length-mean = средно
measure-length-longest = най-дълга
measure-quantile = { $percent } % от игрите траят най-много
measure-wins = Победи
measure-seat = място { $seat } ({ $bot })
measure-ends = Как свършват игрите
measure-ends-won = някой печели
measure-ends-drawn = никой не печели
measure-ends-capped = прекъснати след рунд { $rounds }
measure-ways = Как се печели
measure-way-returned = върнали се живи
measure-home = Върнаха се живи
measure-fallen = Паднали по клаузи
measure-met = Срещи по видове
measure-traps = Капани по видове
measure-deaths = Гибел по клауза
measure-cards = Използвани карти
measure-chances = Изтеглени карти Шанс
measure-over = Как завършват походите
measure-expeditions = Завръщания изпод земята
measure-distance = Изминати клетки по местност
measure-income = Спечелени куни
measure-weather = Дни според времето
measure-all = всичко заедно
serve-at = Подзем е на { $address }
serve-stop = Ctrl-C го спира; масите се пазят.

grid-clock = ход { $turn } · светлини: { $lights }
grid-numbers = товар { $load } · скорост { $speed } · защита { $defence }
grid-pack = Носите: { $items } (* в ръка или облечено)
grid-more = Изборът е голям: l ДУМА… показва вариантите с думата, например: l search pc.1; или напишете заповедта като текст.
fight-more = Изборът е голям: l ДУМА… показва вариантите с думата, например: { $example }; или напишете заповедта като текст.
grid-fatigue = умора
grid-wound = рана
grid-infection = зараза
grid-exhaustion = изтощение
status-down = извън строя
status-fled = избяга
status-captive = пленник
status-outside = отвън
status-cowering = свит от страх
judge = Съдия
judge-help = Вие сте съдията: judge ЗАПОВЕД … по всяко време променя нещо с вашата ръка (judge heal pc.1, judge set ПЪТ=СТОЙНОСТ); w преценява хвърлянията, преди да се узнаят.
judge-weighs = Отсега съдията преценява всяко хвърляне, преди да се узнае.
judge-weighs-not = Хвърлянията отново се узнават веднага.
judge-weighing = Преди да се узнае — { $name }: { $what }
judge-die = { "  " }хвърляне { $number } (з{ $sides }): { $face }
judge-prompt = Съдия: Enter го оставя така, „2 5“ — хвърляне 2 става 5, back връща решението >

## Поход

land-day = { $day }-и ден от месец { $month }, година { $year } · { $season } · { $weather }
land-washed = пътищата са размити
land-flood = пълноводие
land-ice = водите са под лед
season-spring = пролет
season-summer = лято
season-autumn = есен
season-winter = зима
weather-clear = ясно
weather-cloudy = облачно
weather-rain = дъжд
weather-storm = буря
weather-snow = сняг
weather-blizzard = виелица
land-party = { $mark } отряд { $number }: ход { $left } от { $budget } · припаси { $rations } за { $eaters }
land-meeting = Срещнати: { $kind } × { $count }, на { $sazhens } сажена
land-pursuit = преход { $leg }: настигане { $catch } от 6, скриване { $hide } от 6
land-army = { $side }: сила { $strength } · { $units }
land-settlement = { $name }: припаси за продан { $supplies } · купуват за { $purse } куни
land-foraging = живее от лов и събиране
land-aboard = на борда: { $vessel }
land-debt = дължи ден почивка
land-below = под земята
land-landmarks = Известно: { $names }
land-lit = Под клетката стои номерът на избора, който води дотам.
land-food = храна за { $count } { $count ->
    [one] ден
   *[other] дни
}
land-near = Най-близкото подземие: { $name }, { $count } { $count ->
    [one] клетка
   *[other] клетки
}
land-near-none = Още не сте намерили подземие: търсете край пътищата.
land-owed = Дълг: { $count } куни
land-plan-days = около { $count } { $count ->
    [one] ден
   *[other] дни
}
land-plan-march = ход: { $price }
land-plan-sailing = от деня на съда: { $price }
land-plan-no-further = днес само { $count } { $count ->
    [one] клетка
   *[other] клетки
}
land-plan-food = изядени припаси: { $count }
land-plan-lacking = не стигат припаси: { $count }!
land-plan-unseen = невидени клетки: { $count }
land-looming = Тази вечер { $kind ->
    [freezing] замръзват до смърт: { $count }.
    [ice] са на лед, който утре се пропуква: { $count }.
    [dying] умират от изтощение: { $count }.
    [cold] отслабват от студа: { $count }.
    [rest] отслабват от дължимата почивка: { $count }.
   *[hunger] остават без храна: { $count }.
}
land-against = { $kind ->
    [freezing] Вали сняг, а топло снаряжение няма: до нощта намерете покрив.
    [ice] Зимата свършва тази нощ: нощувайте на сушата.
    [dying] Още едно изтощение няма да понесат: нахранете ги първи, стоплете ги, дайте им почивка.
    [cold] Зиме на отряда трябва топло снаряжение, едно за всички, или цял ден под покрив.
    [rest] Ускорихте хода срещу ден почивка: първо починете цял ден.
   *[hunger] Всяка вечер всеки изяжда по един припас, а за когото не стигне, отслабва: купете припаси в селище или от сутринта живейте от лов и събиране.
}
land-goal-wealth = Цел: { $want } куни преди зимата; дотук { $have }, остават дни { $left }
land-goal-year = Цел: да се преживее година; остават дни { $left }
land-goal-dungeons = Цел: да се изпразнят всички подземия; { $have } от { $want }
land-goal-none = Няма зададена цел.

map-good-region = Земи { $name }, { $width } × { $height }: годни.
map-good-dungeon = Подземие { $name }, нива: { $count }: годно.
map-bad = Картата е отхвърлена. Грешки: { $count }
map-fault = грешка: { $text }
map-warning = забележка: { $text }
measure-won = Как свършват боевете
measure-died = Смърт
measure-fumbles = Гафове
measure-criticals = Критични рани
measure-misfires = Засечки
paper-characteristic = Характеристики
paper-skill = Умения
paper-weapons = Оръжия
paper-stuck = В тялото: { $what }
fight-round = Рунд { $n }: { $order }
fight-active = На ход е { $name }: основно действие { $main ->
    [yes] има
   *[no] използвано
}, движение { $move ->
    [yes] има
   *[no] използвано
}
fight-apart = { $name } – { $yards ->
    [one] { $yards } ярд
   *[other] { $yards } ярда
}: { $other }
fight-health = здраве { $hp }/{ $most }
fight-advantage = предимство { $n }
fight-is-unhurt = без рани
fight-is-wounded = има рани
fight-is-down = на смъртно легло
fight-is-dead = не е сред живите
