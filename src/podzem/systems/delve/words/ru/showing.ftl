### Что показывают: название, знаки, собственная карта игроков.

title = Вглубь
tagline = Свет факела, клетки по десять футов и судья, который говорит, что вы видите.
legend = Карта: · пол, ─ │ стена, + дверь, ' открытая дверь, | арка, : решётка, < > лестницы и выход, S потайная дверь, & обстановка, ^ ловушка, * вещи, @ отряд, цифры — встреченные. describe pc.1 простукиваю западную стену — искать своими словами; sketch floor 1:0,4..3,4 — чертить на вашем листе.
judge-orders = Приказы судьи: judge hurt pc.1 2 — ранить; heal pc.1 — исцелить; remove pc.1 — вывести из игры; present pc.1 torch — дать вещь; relocate 1 1:3,4 — перенести отряд 1; add 1 goblin 2 — наслать двух гоблинов; alarm 1 alert — сменить бдительность; reveal SD1 — открыть скрытое; modify pc.1 -2 — поправка к следующему броску; frighten band.500 — напугать в бою.
order-sketch = Чертить на листе: { $mark }, { $stroke }
order-rub_out = Стереть на листе: { $stroke }
event-drew = { $seat } чертит на карте: { $mark }{ $count ->
    [1] { "" }
   *[other] { " " }× { $count }
}.
event-rubbed_out = { $seat } стирает что-то на карте.
refused-delve-map-player_map = { $why ->
    [mapper] Этому карту не поручить: либо уже чертит, либо не может.
    [hands] Некому чертить карту: кто чертит, тому нужна свободная рука.
   *[paper] Так не начертить: пол и вещи стоят в клетках, стены и двери — на границах.
}
mark-floor = пол
mark-stairs_up = лестница вверх
mark-stairs_down = лестница вниз
mark-trap = ловушка
mark-treasure = сокровище
mark-danger = опасность
mark-question = неясно
mark-wall = стена
mark-door = дверь
mark-arch = арка
mark-grate = решётка
mark-secret_door = потайная дверь
attribute-strength = сила
attribute-dexterity = ловкость
attribute-intellect = интеллект
attribute-wisdom = мудрость
attribute-charisma = харизма
short-strength = СИЛ
short-dexterity = ЛОВ
short-intellect = ИНТ
short-wisdom = МУД
short-charisma = ХАР
skill-notice = внимание
skill-stealth = скрытность
skill-craft = ремесло
skill-athletics = атлетика
skill-fight = бой
screen-clock = Ход { $turn }; свет: { $lights }
screen-numbers = жизнь { $hp }/{ $most }, ноша { $load }
screen-march = Порядок марша: { $who }
screen-pack = { $who }: готовое { $ready }; спрятанное { $stowed }
screen-feet = ещё футов в этот ход: { $feet }
screen-checks = проверка столкновения: ход { $n } из { $of }
screen-can = { $who }: { $can }
screen-arms = Защита { $defence }, атака { $attack }
screen-rounds-left = до смерти раундов: { $n }
screen-tried = Описания поиска здесь: { $tried }
is-down = умирает
is-stable = без сознания
is-dead = нет в живых
is-gone = не с вами
is-captive = в плену
is-wounded = есть раны
is-slow = медленный шаг
is-hidden = прячется
is-exhausted = истощение −{ $n }
door-free = дверь
door-arch = арка
door-portcullis = решётка
door-locked = запертая дверь
door-barred = дверь на засове
door-stuck = заклиненная дверь
screen-met = Встретили: { $who }; футов: { $feet }; дрогнут от потерь: { $morale }
screen-favour = Просят об услуге: { $foe } – прогнать; дорога: { $exit }
screen-favour-said = Просят об услуге: «{ $words }»
screen-promised = Обещана услуга: { $kind }
screen-order = Очередь: { $order }
screen-flight = На бегство: мы { $ours }, они { $theirs }
screen-party = отряд
screen-they = они

# О чём спрашивают правила.

asked-method = Как именно ищете?
asked-confirm = Здесь ничего не видно. Делать всё равно?
asked-search = Достаточно ли подробно описание?
asked-cover = Какое укрытие у цели?
asked-lethal = Возможна ли летальная атака?
asked-stunning = Ошеломляет ли засада?
asked-morale = Проверяют ли они мораль?
asked-conduct = Как они ведут себя теперь?
asked-pursuit = Гонятся ли они?
asked-plan = Хорош ли этот план бегства?
asked-distance = Как они далеко?
asked-advantage = Кто замечает первым?
asked-context = Как здесь понять настроение от шести до восьми?
asked-favour = О какой услуге они просят?
asked-favour_done = Оказана ли услуга, о которой они просили?
asked-first = Что они делают?
asked-wander = Что даёт проверка столкновения?
asked-hint = Дать намёк?
asked-return = Возвращаются ли сломленные в бой?
screen-by-the-book = По правилам: { $answer } [{ $clause }]
