### Какво се показва: името, знаците, собствената карта на играчите.

title = Надолу
tagline = Светлина от факла, квадратчета от десет фута и съдия, който казва какво виждате.
legend = Карта: · под, ─ │ стена, + врата, ' отворена врата, | арка, : решетка, < > стълби и изход, S тайна врата, & мебел, ^ капан, * вещи, @ групата, цифри — срещнатите. describe pc.1 почуквам западната стена — търсене със свои думи; sketch floor 1:0,4..3,4 — чертане на вашия лист.
judge-orders = Заповеди на съдията: judge hurt pc.1 2 — раняване; heal pc.1 — изцеляване; remove pc.1 — изваждане от играта; present pc.1 torch — даване на вещ; relocate 1 1:3,4 — преместване на група 1; add 1 goblin 2 — пращане на два гоблина; alarm 1 alert — промяна на бдителността; reveal SD1 — разкриване на скритото; modify pc.1 -2 — поправка към следващото хвърляне; frighten band.500 — изплашване в боя.
order-sketch = Чертай на листа: { $mark }, { $stroke }
order-rub_out = Изтрий на листа: { $stroke }
event-drew = { $seat } чертае на картата: { $mark }{ $count ->
    [1] { "" }
   *[other] { " " }× { $count }
}.
event-rubbed_out = { $seat } изтрива нещо на картата.
refused-delve-map-player_map = { $why ->
    [mapper] На този картата не може да се възложи: или вече чертае, или не може.
    [hands] Няма кой да чертае картата: на който чертае, му трябва свободна ръка.
   *[paper] Така не се чертае: подът и вещите стоят в квадратчета, стените и вратите — на границите.
}
mark-floor = под
mark-stairs_up = стълби нагоре
mark-stairs_down = стълби надолу
mark-trap = капан
mark-treasure = съкровище
mark-danger = опасност
mark-question = неясно
mark-wall = стена
mark-door = врата
mark-arch = арка
mark-grate = решетка
mark-secret_door = тайна врата
attribute-strength = сила
attribute-dexterity = ловкост
attribute-intellect = интелект
attribute-wisdom = мъдрост
attribute-charisma = харизма
short-strength = СИЛ
short-dexterity = ЛОВ
short-intellect = ИНТ
short-wisdom = МЪД
short-charisma = ХАР
skill-notice = внимание
skill-stealth = прокрадване
skill-craft = занаят
skill-athletics = атлетика
skill-fight = бой
screen-clock = Ход { $turn }; светлина: { $lights }
screen-numbers = живот { $hp }/{ $most }, товар { $load }
screen-march = Ред на похода: { $who }
screen-pack = { $who }: готово { $ready }; прибрано { $stowed }
screen-feet = още фута този ход: { $feet }
screen-checks = проверка за сблъсък: ход { $n } от { $of }
screen-can = { $who }: { $can }
screen-arms = Защита { $defence }, атака { $attack }
screen-rounds-left = рундове до смъртта: { $n }
screen-tried = Описания на търсене тук: { $tried }
is-down = умира
is-stable = в безсъзнание
is-dead = загина
is-gone = не е с вас
is-captive = в плен
is-wounded = има рани
is-slow = бавна крачка
is-hidden = крие се
is-exhausted = изтощение −{ $n }
door-free = врата
door-arch = арка
door-portcullis = решетка
door-locked = заключена врата
door-barred = залостена врата
door-stuck = заклинена врата
screen-met = Срещнати: { $who }; фута: { $feet }; ще трепнат от загуби: { $morale }
screen-favour = Молят за услуга: { $foe } – да прогоните; път: { $exit }
screen-favour-said = Молят за услуга: „{ $words }“
screen-promised = Обещана услуга: { $kind }
screen-order = Ред: { $order }
screen-flight = За бягство: ние { $ours }, те { $theirs }
screen-party = групата
screen-they = те

# За какво питат правилата.

asked-method = Как точно търсите?
asked-confirm = Тук не се вижда нищо. Да се прави ли въпреки това?
asked-search = Достатъчно подробно ли е описанието?
asked-cover = Какво прикритие има целта?
asked-lethal = Възможна ли е летална атака?
asked-stunning = Зашеметява ли засадата?
asked-morale = Проверяват ли морала си?
asked-conduct = Как се държат сега?
asked-pursuit = Преследват ли групата?
asked-plan = Добър ли е този план за бягство?
asked-distance = Колко далече са?
asked-advantage = Кой забелязва пръв?
asked-context = Как се разбира тук настроение от шест до осем?
asked-favour = За каква услуга молят?
asked-favour_done = Направена ли е услугата, за която молеха?
asked-first = Какво правят те?
asked-wander = Какво дава проверката за сблъсък?
asked-hint = Да се даде ли намек?
asked-return = Връщат ли се пречупените в боя?
screen-by-the-book = По правилата: { $answer } [{ $clause }]
