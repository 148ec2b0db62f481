### «Підземна втеча»: що говориться про гру.

## Гра

title = Підземна втеча
tagline = Здобудь скарб, мини вогонь, звіра й диявола – і вийди надвір раніше за всіх.

## Події

event-dealt = { $seat } отримує на руки: { $cards }.
event-first = Починає гравець номер { $face }.
event-throw = { $seat } кидає: { $face }.
event-unplayed_throw = { $seat } кидає: { $face }. Ходу немає, та одним пропуском менше.
event-enter = { $seat } стає на Старт.
event-outside = { $seat } лишається зовні: усередину ведуть тільки 1 і 6.
event-move = { $seat } йде: { $path }.
event-forced_stop = { $seat } мусить спинитися на клітинці { $square }.
event-boxed_in = { $seat } лишається на місці: кидок пропадає.
event-chance = { $seat } тягне карту Шанс: «{ $chance }».
event-found = { $n ->
    [0] { $seat } не знаходить нічого: запас порожній.
    [one] { $seat } знаходить { $n } інструмент.
    [few] { $seat } знаходить { $n } інструменти.
    [many] { $seat } знаходить { $n } інструментів.
   *[other] { $seat } знаходить { $n } інструмента.
}
event-received = { $seat } отримує карту: { $card }.
event-lost = { $n ->
    [0] { $seat } не втрачає нічого: інструментів і так немає.
    [one] { $seat } втрачає { $n } інструмент.
    [few] { $seat } втрачає { $n } інструменти.
    [many] { $seat } втрачає { $n } інструментів.
   *[other] { $seat } втрачає { $n } інструмента.
}
event-dropped = { $seat } втрачає карту: { $card }.
event-skip = { $n ->
    [one] { $seat } пропустить { $n } кидок.
    [few] { $seat } пропустить { $n } кидки.
    [many] { $seat } пропустить { $n } кидків.
   *[other] { $seat } пропустить { $n } кидка.
}
event-missed = { $seat } пропускає цей хід.
event-imprisoned = Просто до в'язниці: { $seat } за ґратами.
event-pass_kept = { $seat } лишає собі перепустку з в'язниці.
event-pass_used = { $seat } віддає перепустку й може вийти з в'язниці.
event-fell = { $seat } провалюється: { $cave }!
event-survived = { $seat } лишається серед живих: { $cave }.
event-no_effect = Нічого не стається ({ $square }).
event-released = { $seat } може виходити: шлях на волю відкрито.
event-counters_cleared = { $n ->
    [0] Таких фішок на полі й не було: { $kind }.
    [one] З поля зникає { $n } фішка: { $kind }.
    [few] З поля зникають { $n } фішки: { $kind }.
    [many] З поля зникають { $n } фішок: { $kind }.
   *[other] З поля зникає { $n } фішки: { $kind }.
}
event-extra_turn = { $seat } отримує ще один хід.
event-tool_used = { $seat } застосовує карту «{ $card }».
event-attack = { $seat } нападає! Ціль: { $target }.
event-defended = { $seat } відбиває удар: { $target } б'є намарно.
event-declined = { $seat } не грає карту.
event-held = { $seat } не завдає удару.
event-prevented = { $seat } відвертає лихо на клітинці { $square }.
event-death = { $seat } гине на клітинці { $square } і починає спочатку.
event-counter_placed = { $arrow ->
    [none] Нова фішка на клітинці { $square }: { $kind }.
   *[other] Нова фішка на клітинці { $square }: { $kind }, вказує на: { $arrow }.
}
event-counter_moved = { $arrow ->
    [none] { $seat } переносить фішку «{ $kind }»: { $square } → { $onto }.
   *[other] { $seat } переносить фішку «{ $kind }»: { $square } → { $onto }, вказує на: { $arrow }.
}
event-counter_removed = З клітинки { $square } знято фішку: { $kind }.
event-cave_opened = { $seat } відкриває шлях: { $cave }.
event-cave_closed = Шлях знову закрито: { $cave }.
event-treasure_taken = { $seat } бере скарб на клітинці { $square }!
event-treasure_dropped = { $seat } лишає скарб на клітинці { $square }.
event-treasure_stolen = Скарб змінює власника: { $target } → { $seat }!
event-shop = { $seat } йде на закупи до запасу.
event-reserve_shown = { $seat } переглядає запас: { $cards }.
event-bought = { $seat } купує карту: { $card }.
event-gave_up = { $seat } здається.
event-passed = { $seat } пасує.
event-lowered = { $seat } спускається по дереву у провалля { $square }.
event-climbed = { $seat } вибирається на клітинку { $square }.
event-die_replaced = Суддя змінює кидок { $die } (к{ $sides }): { $face } замість { $fell }.
event-judge_set = Суддя виправляє: { $path }.
event-won = { $seat } виходить зі скарбом ({ $square }) і перемагає!
event-draw = { $n ->
    [one] Минуло { $n } коло, а скарб досі внизу: нічия.
    [few] Минуло { $n } кола, а скарб досі внизу: нічия.
    [many] Минуло { $n } кіл, а скарб досі внизу: нічия.
   *[other] Минуло { $n } кола, а скарб досі внизу: нічия.
}

## Накази, як на кнопці

order-roll = Кинути кубик
order-use_pass = Віддати перепустку й кинути
order-jump = Стрибнути через провалля { $chasm }
order-wood = Спуститися у провалля { $chasm }: { $card }
order-climb = Вибратися на клітинку { $square }
order-clear = Розчистити клітинку { $square }: { $card }
order-clear_cave = Розчистити: { $cave } (карта «{ $card }»)
order-explode = Підірвати клітинку { $square }: { $card }
order-ignite = Підпалити клітинку { $square }: { $card }
order-grille = Поставити ґрати на { $square }
order-pointer = Поставити покажчик на { $square }, стрілка: { $to }
order-remove_pointer = Прибрати покажчик звідси
order-shop = Піти на закупи
order-take_treasure = Узяти скарб
order-fight = Битися: { $card }
order-dig_out = Відкопатися: { $card }
order-saw_prison = Перепиляти ґрати в'язниці: { $card }
order-pass = Пасувати
order-give_up = Здатися й почати спочатку
order-go = Іти: { $path }
order-stay_attack = Лишитися й ударити
order-stay = Лишитися на місці
order-strike = Ударити: { $target } (карта «{ $card }»)
order-hold = Не бити
order-use = Застосувати карту «{ $card }»
order-decline = Не грати карту
order-choose = Попереду клітинка { $square }
order-take = Перенести фішку з { $square }
order-buy = Купити карту «{ $card }»

## Накази, сама дія

verb-roll = кинути кубик
verb-use_pass = віддати перепустку
verb-jump = стрибнути
verb-wood = спуститися по дереву
verb-climb = вибратися
verb-clear = розчистити
verb-clear_cave = розчистити печеру
verb-explode = підірвати
verb-ignite = підпалити
verb-grille = поставити ґрати
verb-pointer = поставити покажчик
verb-remove_pointer = прибрати покажчик
verb-shop = піти на закупи
verb-take_treasure = узяти скарб
verb-fight = битися
verb-dig_out = відкопатися
verb-saw_prison = перепиляти ґрати
verb-pass = пасувати
verb-give_up = здатися
verb-go = іти
verb-stay_attack = лишитися й ударити
verb-stay = лишитися
verb-strike = ударити
verb-hold = не бити
verb-use = застосувати карту
verb-decline = не грати карту
verb-choose = вибрати клітинку
verb-take = перенести фішку
verb-buy = купити
verb-option = налаштування
verb-players = гравці
verb-board = ігрове поле
verb-state = стан
verb-set = виправити
verb-tool_decks = колоди інструментів

## Відмови: стіл і його налаштування

refused-escape-table-players = Кількість гравців не підходить: не менше ніж 2 і не більше, ніж уміщує стіл (16, якщо не задано інакше).
refused-escape-table-goal = Гру закінчено: робити більше нічого.
refused-escape-table-order = Слово зараз не за цим місцем: ходять по черзі{ $about ->
    [option] { "" }, а першим буває номер за цим столом або random
   *[other] { "" }
  }.
refused-escape-table-judge = Суддя може лише виправити стан: один відомий шлях і його нове значення.
refused-escape-setup-large_table = Кількість колод не підходить: auto або від 1 до 8, і по п'ять карт на кожного гравця.
refused-escape-board-data = На такому полі грати не можна: вибери classic, twin чи short або виправ своє.
refused-escape-counters-chooser = П'яту фішку переносить тільки next_seat або next_to_act.
refused-escape-house-round_limit = Межа – ціле число кіл; 0 означає «без межі».
refused-escape-order-errors = «{ $order }» – так не вийде: щось тут невідоме, недосяжне або не в тебе на руках.
refused-escape-order-script = Стан хибний у { $path }: { $fault }.

## Відмови: ходи

refused-escape-enter-throw = Ти ще зовні: викинь 1 або 6, щоб увійти, або йди на закупи.
refused-escape-turn-one_action = «{ $order }» – зараз вирішується не це.
refused-escape-turn-six = Додатковий хід – це або цілий хід, або тільки кидок{ $about ->
    [option] { " " }(turn, throw_only)
   *[other] { "" }
  }: так не годиться.
refused-escape-turn-pass = Зараз пасувати не можна: кидай або дій.

## Відмови: рух

refused-escape-move-full_number = Іди рівно скільки належить: ні клітинкою менше, ні клітинкою більше.
refused-escape-move-no_reversal = За один рух назад не повертають.
refused-escape-move-forced_stop = У цій печері треба спинитися: далі цього ходу шляху немає.
refused-escape-move-exit_closed = Виходи відкриті тільки тому, хто несе скарб.
refused-escape-chance-ahead = Ця клітинка не попереду тебе.
refused-escape-pointer-bind = Іди за стрілкою покажчика – або май карту «покажчик», щоб її обійти.
refused-escape-fire-block = Шлях перепиняє пожежа.
refused-escape-cavein-block = Шлях перепиняє обвал.
refused-escape-grille-place = Шлях перепиняють ґрати.

## Відмови: провалля

refused-escape-chasm-stop = У провалля не ступають: спинися перед ним, потім стрибай або спускайся по дереву.
refused-escape-chasm-declare = Стрибати можна тільки через провалля, перед яким стоїш.
refused-escape-chasm-jump = Стрибок веде спершу над своїм проваллям{ $about ->
    [option] { "" }; чи рахується воно клітинкою – true або false
   *[other] { "" }
  }.
refused-escape-chasm-sideways = За проваллям немає вільної клітинки для приземлення.
refused-escape-chasm-wood = Звідси ніяк: по дереву спускаються з краю у провалля, а з дна можна тільки вибиратися.
refused-escape-chasm-climb = Із провалля вибираються на вільну сусідню клітинку; назад – тільки зі скарбом або якщо іншого шляху немає.
refused-escape-chasm-no_counters = Провалля не підірвати й не підпалити, ґрат і покажчика там не поставити.
refused-escape-chasm-pointer_bound = Покажчик під ногами веде не туди: спершу прибери його.

## Відмови: напад і захист

refused-escape-attack-weapon = Нападають тільки з холодною зброєю.
refused-escape-attack-reach = Без холодної зброї не можна спинитися біля супротивника завчасно.
refused-escape-attack-path = Ця зупинка – заради нападу: тепер бий.
refused-escape-attack-in_place = Для удару на місці потрібні холодна зброя, супротивник на твоїй клітинці, кидок для ходи і стіл, який це дозволяє{ $about ->
    [option] { " " }(true або false)
   *[other] { "" }
  }.
refused-escape-attack-target = Назви одного супротивника на своїй клітинці.
refused-escape-defend-blade = Проти холодної зброї допомагає тільки холодна зброя або святиня.
refused-escape-defend-blast = Від обвалу рятує дерево, від пожежі – засіб гасіння, і більш нічого.

## Відмови: інструменти й фішки

refused-escape-tool-uses = Карта «{ $card }» для цього не годиться.
refused-escape-blast-place = Підірвати можна тільки сусідню клітинку.
refused-escape-fire-same = Підпалюють і гасять тільки сусідню клітинку: засобом підпалу або засобом гасіння.
refused-escape-place-squares = Фішки ставлять тільки на тунель і на Шанс.
refused-escape-place-mouth = Клітинки біля Старту або захищені, або ні{ $about ->
    [option] { " " }(true або false)
   *[other] { "" }
  }; на захищені фішок не ставлять.
refused-escape-dig-sequence = Розчищати там цим нічого: потрібні обвал на сусідній клітинці й засіб для копання.
refused-escape-grille-limits = Ґрати ставлять на сусідню клітинку, і тільки якщо там немає іншого гравця.
refused-escape-grille-remove = Ґрати на сусідній клітинці бере тільки напилок або ножівка.
refused-escape-pointer-place = Стрілка має дивитися на сусідку своєї клітинки.
refused-escape-pointer-limits = Покажчик ставлять на сусідню клітинку, і тільки якщо там немає іншого гравця.
refused-escape-pointer-remove = Покажчик прибирає картою «покажчик» той, хто на ньому стоїть.
refused-escape-counters-four = Візьми фішку потрібного виду: там такої немає.
refused-escape-stack-no_twins = Така фішка там уже лежить.
refused-escape-stack-top_first = Розчищають згори: спершу пожежа, потім обвал, потім ґрати.

## Відмови: закупи

refused-escape-shop-buy = Для покупки потрібна зелена монета, а продається тільки те, що є в запасі.
refused-escape-shop-empty = Запас порожній: купувати нічого.
refused-escape-shop-no_emergency = Пізно купувати: монета зараз не врятує.

## Відмови: печери та в'язниця

refused-escape-cave-list = Це не печера, яку розчищають зовні.
refused-escape-cave-fire_walk = Вогняну печеру закрито, доки її не погасять із сусідньої клітинки; годиться тільки засіб гасіння.
refused-escape-cave-fire_fall = У Вогняній печері врятує тільки засіб гасіння.
refused-escape-cave-beast_walk = Зі звіром б'ються в його печері й холодною зброєю – а доти там нічого іншого не роблять.
refused-escape-cave-beast_fall = Від звіра врятує тільки холодна зброя.
refused-escape-cave-devil = Спершу диявол, а його прожене тільки святиня.
refused-escape-cave-buried_walk = Завалену печеру закрито, доки її не розкопають із сусідньої клітинки; годиться тільки засіб для копання.
refused-escape-cave-buried_fall = У Заваленій печері врятує тільки дерев'яний інструмент.
refused-escape-cave-buried_dig_out = Відкопується той, кого завалило в Заваленій печері, і тільки засобом для копання.
refused-escape-cave-buried_blocked = Завалена печера не випускає: копай, купуй, чекай або здавайся.
refused-escape-prison-locked = В'язницю замкнено: пиляй ґрати, віддай перепустку, купуй, чекай або здавайся.
refused-escape-prison-pass = Перепустку треба мати, сидіти під замком у в'язниці й бачити вільний шлях назовні.
refused-escape-prison-saw = Ґрати в'язниці пиляють тільки зсередини, поки вона замкнена.
refused-escape-prison-no_other = Ґрати в'язниці бере тільки напилок або ножівка.

## Відмови: скарб і здача

refused-escape-treasure-reach = Чи можна спинитися біля скарбу завчасно, вирішує стіл{ $about ->
    [option] { "" }: larger – так, exact – ні
   *[other] { "" }
  }.
refused-escape-treasure-lift = На твоїй клітинці немає скарбу, щоб його підняти.
refused-escape-house-give_up = Здатися може лише той, хто під замком, під завалом або замурований з усіх боків, і якщо стіл це дозволяє{ $about ->
    [option] { " " }(true або false)
   *[other] { "" }
  }.

## Карти інструментів

card-knife = ніж
card-sabre = шабля
card-dagger = кинджал
card-cleaver = сікач
card-yataghan = ятаган
card-penknife = ножик
card-cross = хрест
card-bible = біблія
card-censer = кадило
card-bomb = бомба
card-grenade = граната
card-dynamite = динаміт
card-club_bomb = бомба-товкачка
card-pickaxe = кайло
card-shovel = лопата
card-mattock = мотика
card-rock_drill = відбійний молоток
card-spoon = ложка
card-candle = свічка
card-matches = сірники
card-torch = смолоскип
card-lighter = запальничка
card-bucket = відро
card-hose = шланг
card-bucket_pump = відро з помпою
card-fire_extinguisher = вогнегасник
card-grille = ґрати
card-hacksaw = ножівка
card-file = напилок
card-pointer = покажчик
card-stake = кілок
card-prop = підпірка
card-plank = дошка
card-beam = балка
card-coin = чарівна зелена монета

## Види інструментів

category-blade = холодна зброя
category-holy = святиня
category-explosive = вибухівка
category-digging = засіб для копання
category-incendiary = засіб підпалу
category-extinguisher = засіб гасіння
category-grille = ґрати
category-saw = ножівка або напилок
category-pointer = покажчик
category-wood = дерев'яний інструмент
category-coin = чарівна зелена монета

## Карти Шанс

chance-C01 = Забутий рюкзак
chance-C02 = Шахтарська шафка
chance-C03 = Хиткий камінь
chance-C04 = Пояс мерця
chance-C05 = Іржава скриня
chance-C06 = Клунок на мотузці
chance-C07 = Ніша в стіні
chance-C08 = Загублений пакунок
chance-C09 = Схованка контрабандистів
chance-C10 = Стара комора
chance-C11 = Дірка в торбі
chance-C12 = Злодійкуватий гном
chance-C13 = Слизькі руки
chance-C14 = Підвернута нога
chance-C15 = Лампа гасне
chance-C16 = Не той поворот
chance-C17 = Погане повітря
chance-C18 = Неглибока яма
chance-C19 = Глибокий сон
chance-C20 = Патруль
chance-C21 = Тебе мають за злодія
chance-C22 = Люк до темниці
chance-C23 = Перепустка з в'язниці
chance-C25 = Підлога прогорає
chance-C26 = Униз схилом зі слідами пазурів
chance-C27 = Угода без твоєї згоди
chance-C28 = Земля тікає з-під ніг
chance-C29 = Гуркіт за спиною
chance-C30 = Підпірки за спиною ламаються
chance-C31 = Каменепад попереду
chance-C32 = Склепіння валиться
chance-C33 = Твій смолоскип упав позаду
chance-C34 = Попереду спалахує газ
chance-C35 = Олія на чоботях
chance-C36 = Остання жертва старої шахти
chance-C37 = Друге дихання
chance-C38 = Протяг показує шлях
chance-C39 = Униз по осипу
chance-C40 = Скажена вагонетка
chance-C41 = Рятувальний загін
chance-C42 = Затоплені штольні
chance-C43 = Нічна зміна
chance-C44 = Іржа
chance-C45 = Буревій у тунелях

## Що роблять карти Шанс

effect-find_tool = { $n ->
    [one] Візьми із запасу { $n } верхній інструмент.
    [few] Візьми із запасу { $n } верхні інструменти.
    [many] Візьми із запасу { $n } верхніх інструментів.
   *[other] Візьми із запасу { $n } верхнього інструмента.
}
effect-lose_tool = { $n ->
    [one] Втрачаєш { $n } випадковий інструмент із руки.
    [few] Втрачаєш { $n } випадкові інструменти з руки.
    [many] Втрачаєш { $n } випадкових інструментів із руки.
   *[other] Втрачаєш { $n } випадкового інструмента з руки.
}
effect-skip = { $n ->
    [one] Пропускаєш { $n } кидок.
    [few] Пропускаєш { $n } кидки.
    [many] Пропускаєш { $n } кидків.
   *[other] Пропускаєш { $n } кидка.
}
effect-prison = Одразу вирушаєш до в'язниці з усім, що несеш.
effect-keep_pass = Лиши карту собі: один раз вона випустить із в'язниці.
effect-fall = Провалюєшся: { $cave }. Застосуй рятівний інструмент – або загинеш.
effect-disaster = { $where ->
    [here] Лихо на твоїй клітинці: { $kind }.
    [behind] Лихо на клітинці позаду тебе: { $kind }.
   *[ahead] Лихо на клітинці попереду: { $kind }.
}
effect-death = Гинеш, і жоден інструмент не допоможе.
effect-extra_turn = Отримуєш ще один хід.
effect-advance = { $n ->
    [one] Одразу пройди ще { $n } клітинку.
    [few] Одразу пройди ще { $n } клітинки.
    [many] Одразу пройди ще { $n } клітинок.
   *[other] Одразу пройди ще { $n } клітинки.
}
effect-release = Усі, кого замкнено у в'язниці чи завалено в Заваленій печері, можуть виходити.
effect-clear_counters = Усі фішки цього виду зникають із поля: { $kind }.

## Клітинки з іменами

square-start = Старт
square-exit_n = Північний вихід
square-exit_s = Південний вихід
square-fire = Вогняна печера
square-buried = Завалена печера
square-beast = Звірина печера
square-devil = Диявольська печера
square-treasure = Печера скарбу
square-prison = В'язниця
square-outside = зовні

## Види клітинок

kind-tunnel = тунель
kind-chance = Шанс
kind-chasm = провалля
kind-start = Старт
kind-exit = вихід
kind-fire = Вогняна печера
kind-buried = Завалена печера
kind-beast = Звірина печера
kind-devil = Диявольська печера
kind-treasure = Печера скарбу
kind-prison = в'язниця

## Фішки

counter-fire = пожежа
counter-cave_in = обвал
counter-grille = ґрати
counter-pointer = покажчик

## Налаштування

option-board = на якому полі грають
option-first_seat = хто починає
option-players_max = скільки гравців щонайбільше
option-tool_decks = скільки колод інструментів
option-extra_turn_scope = що можна в додатковий хід після шістки
option-chasm_counts = чи рахується клітинкою провалля під час стрибка
option-attack_in_place = чи можна бити, не сходячи з місця
option-pickup_stop = з яким кидком спиняються біля скарбу
option-counter_chooser = хто переносить п'яту фішку
option-mouth_protected = чи захищені клітинки біля Старту
option-give_up = чи можна здатися в пастці
option-round_limit = після скількох кіл нічия

## Що вирішується

phase-turn = що робити цього ходу
phase-move = куди йти
phase-strike = бити чи не бити
phase-defend = чим відбити удар
phase-react = чим урятуватися
phase-ahead = яка клітинка попереду
phase-counter = яку фішку перенести
phase-shop = що купити
phase-over = нічого: гру закінчено

## The signs of the board drawn in text

legend = S старт · E вихід · ? шанс · ≈ прірва · печери: [F] Вогняна, [R] Завалена, [W] Звірина, [D] Диявольська, [P] в’язниця, [T] зі скарбом, відкриті в ( ) · $ скарб · ^ пожежа, # обвал, % ґрати, > < A v вказівник · & кілька фігур

## What a decision may bring

prospect-won = перемога
prospect-dead = загибель
prospect-enter = вхід
prospect-prison = в’язниця
prospect-treasure = скарб у вас
prospect-kill = гине супротивник
prospect-nothing = нічого особливого
