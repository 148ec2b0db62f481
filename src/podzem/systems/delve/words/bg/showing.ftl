### Какво се показва: името, знаците, собствената карта на играчите.

title = Надолу
tagline = Светлина от факла, квадратчета от десет фута и съдия, който казва какво виждате.
legend = Карта: · под, ─ │ стена, + врата, ' отворена врата, | арка, : решетка, < > стълби и изход, S тайна врата, & мебел, ^ капан, * вещи, @ групата, цифри — срещнатите. sketch floor 1:0,4..3,4 чертае на вашия лист.
order-sketch = Чертай на листа: { $mark }, { $stroke }
order-rub_out = Изтрий на листа: { $stroke }
event-drew = { $seat } чертае на картата: { $mark }{ $count ->
    [1] { "" }
   *[other] { " " }× { $count }
}.
event-rubbed_out = { $seat } изтрива нещо на картата.
refused-delve-map-player_map = { $why ->
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
attribute-charisma = обаяние
short-strength = СИЛ
short-dexterity = ЛОВ
short-intellect = ИНТ
short-wisdom = МЪД
short-charisma = ОБА
skill-notice = внимание
skill-stealth = прокрадване
skill-craft = занаят
skill-athletics = атлетика
skill-fight = бой
screen-clock = Ход { $turn }; светлина: { $lights }
screen-numbers = живот { $hp }/{ $most }, товар { $load }
screen-march = Ред на похода: { $who }
screen-pack = { $who }: готово { $ready }; прибрано { $stowed }
is-down = умира
is-stable = в безсъзнание
is-dead = загина
is-gone = не е с вас
is-captive = в плен
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
asked-lethal = Възможна ли е смъртоносна атака?
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
asked-wander = Какво носи проверката за среща?
asked-hint = Да се даде ли намек?
asked-return = Връщат ли се сломените в боя?
screen-by-the-book = По правилата: { $answer } [{ $clause }]
