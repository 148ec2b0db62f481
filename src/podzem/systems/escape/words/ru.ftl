### «Подземный побег»: что говорится об игре.

## Игра

title = Подземный побег
tagline = Добудь сокровище, пройди мимо огня, зверя и дьявола – и выберись наружу раньше всех.

## События

event-dealt = { $seat } получает на руки: { $cards }.
event-first = Начинает игрок номер { $face }.
event-throw = { $seat } бросает: { $face }.
event-unplayed_throw = { $seat } бросает: { $face }. Хода нет, но одним пропуском меньше.
event-enter = { $seat } встаёт на Старт.
event-outside = { $seat } остаётся снаружи: внутрь ведут только 1 и 6.
event-move = { $seat } идёт: { $path }.
event-forced_stop = { $seat } поневоле останавливается на клетке { $square }.
event-boxed_in = { $seat } остаётся на месте: бросок пропадает.
event-chance = { $seat } тянет карту Шанс: «{ $chance }».
event-found = { $n ->
    [0] { $seat } ничего не находит: запас пуст.
    [one] { $seat } находит { $n } инструмент.
    [few] { $seat } находит { $n } инструмента.
    [many] { $seat } находит { $n } инструментов.
   *[other] { $seat } находит { $n } инструмента.
}
event-received = { $seat } получает карту: { $card }.
event-lost = { $n ->
    [0] { $seat } ничего не теряет: инструментов и так нет.
    [one] { $seat } теряет { $n } инструмент.
    [few] { $seat } теряет { $n } инструмента.
    [many] { $seat } теряет { $n } инструментов.
   *[other] { $seat } теряет { $n } инструмента.
}
event-dropped = { $seat } теряет карту: { $card }.
event-skip = { $n ->
    [one] { $seat } пропустит { $n } бросок.
    [few] { $seat } пропустит { $n } броска.
    [many] { $seat } пропустит { $n } бросков.
   *[other] { $seat } пропустит { $n } броска.
}
event-missed = { $seat } пропускает этот ход.
event-imprisoned = Прямиком в тюрьму: { $seat } за решёткой.
event-pass_kept = { $seat } оставляет себе пропуск из тюрьмы.
event-pass_used = { $seat } сдаёт пропуск и может выйти из тюрьмы.
event-fell = { $seat } проваливается: { $cave }!
event-survived = { $seat } остаётся в живых: { $cave }.
event-no_effect = Ничего не происходит ({ $square }).
event-released = { $seat } может выходить: путь на волю открыт.
event-counters_cleared = { $n ->
    [0] Таких фишек на поле и не было: { $kind }.
    [one] С поля уходит { $n } фишка: { $kind }.
    [few] С поля уходят { $n } фишки: { $kind }.
    [many] С поля уходят { $n } фишек: { $kind }.
   *[other] С поля уходит { $n } фишки: { $kind }.
}
event-extra_turn = { $seat } получает ещё один ход.
event-tool_used = { $seat } применяет карту «{ $card }».
event-attack = { $seat } нападает! Цель: { $target }.
event-defended = { $seat } отбивает удар: { $target } бьёт впустую.
event-declined = { $seat } не играет карту.
event-held = { $seat } не наносит удара.
event-prevented = { $seat } предотвращает беду на клетке { $square }.
event-death = { $seat } погибает на клетке { $square } и начинает сначала.
event-counter_placed = { $arrow ->
    [none] Новая фишка на клетке { $square }: { $kind }.
   *[other] Новая фишка на клетке { $square }: { $kind }, указывает на: { $arrow }.
}
event-counter_moved = { $arrow ->
    [none] { $seat } переносит фишку «{ $kind }»: { $square } → { $onto }.
   *[other] { $seat } переносит фишку «{ $kind }»: { $square } → { $onto }, указывает на: { $arrow }.
}
event-counter_removed = С клетки { $square } снята фишка: { $kind }.
event-cave_opened = { $seat } открывает путь: { $cave }.
event-cave_closed = Путь снова закрыт: { $cave }.
event-treasure_taken = { $seat } берёт сокровище на клетке { $square }!
event-treasure_dropped = { $seat } оставляет сокровище на клетке { $square }.
event-treasure_stolen = Сокровище меняет хозяина: { $target } → { $seat }!
event-shop = { $seat } идёт за покупками в запас.
event-reserve_shown = { $seat } просматривает запас: { $cards }.
event-bought = { $seat } покупает карту: { $card }.
event-gave_up = { $seat } сдаётся.
event-passed = { $seat } пасует.
event-lowered = { $seat } спускается по дереву в пропасть { $square }.
event-climbed = { $seat } выбирается на клетку { $square }.
event-die_replaced = Судья меняет бросок { $die } (к{ $sides }): { $face } вместо { $fell }.
event-judge_set = Судья исправляет: { $path }.
event-won = { $seat } выходит с сокровищем ({ $square }) и побеждает!
event-draw = { $n ->
    [one] Прошёл { $n } круг, а сокровище всё ещё внизу: ничья.
    [few] Прошло { $n } круга, а сокровище всё ещё внизу: ничья.
    [many] Прошло { $n } кругов, а сокровище всё ещё внизу: ничья.
   *[other] Прошло { $n } круга, а сокровище всё ещё внизу: ничья.
}

## Приказы, как на кнопке

order-roll = Бросить кубик
order-use_pass = Сдать пропуск и бросить
order-jump = Прыгнуть через пропасть { $chasm }
order-wood = Спуститься в пропасть { $chasm }: { $card }
order-climb = Выбраться на клетку { $square }
order-clear = Расчистить клетку { $square }: { $card }
order-clear_cave = Расчистить: { $cave } (карта «{ $card }»)
order-explode = Взорвать клетку { $square }: { $card }
order-ignite = Поджечь клетку { $square }: { $card }
order-grille = Поставить решётку на { $square }
order-pointer = Поставить указатель на { $square }, стрелка: { $to }
order-remove_pointer = Убрать указатель отсюда
order-shop = Пойти за покупками
order-take_treasure = Взять сокровище
order-fight = Сразиться: { $card }
order-dig_out = Откопаться: { $card }
order-saw_prison = Перепилить решётку тюрьмы: { $card }
order-pass = Пасовать
order-give_up = Сдаться и начать сначала
order-go = Идти: { $path }
order-stay_attack = Остаться и ударить
order-stay = Остаться на месте
order-strike = Ударить: { $target } (карта «{ $card }»)
order-hold = Не бить
order-use = Применить карту «{ $card }»
order-decline = Не играть карту
order-choose = Впереди клетка { $square }
order-take = Перенести фишку с { $square }
order-buy = Купить карту «{ $card }»

## Приказы, одно действие

verb-roll = бросить кубик
verb-use_pass = сдать пропуск
verb-jump = прыгнуть
verb-wood = спуститься по дереву
verb-climb = выбраться
verb-clear = расчистить
verb-clear_cave = расчистить пещеру
verb-explode = взорвать
verb-ignite = поджечь
verb-grille = поставить решётку
verb-pointer = поставить указатель
verb-remove_pointer = убрать указатель
verb-shop = пойти за покупками
verb-take_treasure = взять сокровище
verb-fight = сразиться
verb-dig_out = откопаться
verb-saw_prison = перепилить решётку
verb-pass = пасовать
verb-give_up = сдаться
verb-go = идти
verb-stay_attack = остаться и ударить
verb-stay = остаться
verb-strike = ударить
verb-hold = не бить
verb-use = применить карту
verb-decline = не играть карту
verb-choose = выбрать клетку
verb-take = перенести фишку
verb-buy = купить
verb-option = настройка
verb-players = игроки
verb-board = игровое поле
verb-state = состояние
verb-set = исправить
verb-tool_decks = колоды инструментов

## Отказы: стол и его настройки

refused-escape-table-players = Число игроков не подходит: не меньше 2 и не больше, чем вмещает стол (16, если не задано иное).
refused-escape-table-goal = Игра окончена: делать больше нечего.
refused-escape-table-order = Слово сейчас не за этим местом: ходят по очереди{ $about ->
    [option] { "" }, а первым бывает номер за этим столом или random
   *[other] { "" }
  }.
refused-escape-table-judge = Судья может лишь исправить состояние: один известный путь и его новое значение.
refused-escape-setup-large_table = Число колод не подходит: auto или от 1 до 8, и по пять карт на каждого игрока.
refused-escape-board-data = На таком поле играть нельзя: выбери classic, twin или short либо исправь своё.
refused-escape-counters-chooser = Пятую фишку переносит только next_seat или next_to_act.
refused-escape-house-round_limit = Предел – целое число кругов; 0 значит «без предела».
refused-escape-order-errors = «{ $order }» – так не выйдет: что-то здесь неизвестно, недоступно или не у тебя на руках.
refused-escape-order-script = Состояние неверно в { $path }: { $fault }.

## Отказы: ходы

refused-escape-enter-throw = Ты ещё снаружи: выброси 1 или 6, чтобы войти, или иди за покупками.
refused-escape-turn-one_action = «{ $order }» – сейчас решается не это.
refused-escape-turn-six = Добавочный ход – это либо целый ход, либо только бросок{ $about ->
    [option] { " " }(turn, throw_only)
   *[other] { "" }
  }: так не годится.
refused-escape-turn-pass = Сейчас пасовать нельзя: бросай или действуй.

## Отказы: движение

refused-escape-move-full_number = Иди ровно сколько положено: ни клеткой меньше, ни клеткой больше.
refused-escape-move-no_reversal = За одно движение назад не поворачивают.
refused-escape-move-forced_stop = В этой пещере надо остановиться: дальше в этот ход пути нет.
refused-escape-move-exit_closed = Выходы открыты только тому, кто несёт сокровище.
refused-escape-chance-ahead = Эта клетка не впереди тебя.
refused-escape-pointer-bind = Иди по стрелке указателя – или имей карту «указатель», чтобы её обойти.
refused-escape-fire-block = Путь преграждает пожар.
refused-escape-cavein-block = Путь преграждает обвал.
refused-escape-grille-place = Путь преграждает решётка.

## Отказы: пропасти

refused-escape-chasm-stop = В пропасть не шагают: остановись перед ней, потом прыгай или спускайся по дереву.
refused-escape-chasm-declare = Прыгать можно только через пропасть, перед которой стоишь.
refused-escape-chasm-jump = Прыжок ведёт сначала над своей пропастью{ $about ->
    [option] { "" }; считается ли она клеткой – true или false
   *[other] { "" }
  }.
refused-escape-chasm-sideways = За пропастью нет свободной клетки для приземления.
refused-escape-chasm-wood = Отсюда никак: по дереву спускаются с края в пропасть, а со дна можно только выбираться.
refused-escape-chasm-climb = Из пропасти выбираются на свободную соседнюю клетку; назад – только с сокровищем или если иного пути нет.
refused-escape-chasm-no_counters = Пропасть нельзя взорвать и поджечь, решётку и указатель там не поставить.
refused-escape-chasm-pointer_bound = Указатель под ногами ведёт не туда: сначала убери его.

## Отказы: нападение и защита

refused-escape-attack-weapon = Нападают только с холодным оружием.
refused-escape-attack-reach = Без холодного оружия нельзя остановиться у противника раньше срока.
refused-escape-attack-path = Эта остановка – ради нападения: теперь бей.
refused-escape-attack-in_place = Для удара на месте нужны холодное оружие, противник на твоей клетке, бросок для ходьбы и стол, который это позволяет{ $about ->
    [option] { " " }(true или false)
   *[other] { "" }
  }.
refused-escape-attack-target = Назови одного противника на своей клетке.
refused-escape-defend-blade = Против холодного оружия помогает только холодное оружие или святыня.
refused-escape-defend-blast = От обвала спасает дерево, от пожара – средство тушения, и больше ничего.

## Отказы: инструменты и фишки

refused-escape-tool-uses = Карта «{ $card }» для этого не годится.
refused-escape-blast-place = Взорвать можно только соседнюю клетку.
refused-escape-fire-same = Поджигают и тушат только соседнюю клетку: средством поджога или средством тушения.
refused-escape-place-squares = Фишки ставят только на тоннель и на Шанс.
refused-escape-place-mouth = Клетки у Старта либо защищены, либо нет{ $about ->
    [option] { " " }(true или false)
   *[other] { "" }
  }; на защищённые фишки не ставят.
refused-escape-dig-sequence = Расчищать там этим нечего: нужны обвал на соседней клетке и средство для копания.
refused-escape-grille-limits = Решётку ставят на соседнюю клетку, и только если там нет другого игрока.
refused-escape-grille-remove = Решётку на соседней клетке берёт только напильник или ножовка.
refused-escape-pointer-place = Стрелка должна смотреть на соседа своей клетки.
refused-escape-pointer-limits = Указатель ставят на соседнюю клетку, и только если там нет другого игрока.
refused-escape-pointer-remove = Указатель убирает картой «указатель» тот, кто на нём стоит.
refused-escape-counters-four = Возьми фишку нужного вида: там такой нет.
refused-escape-stack-no_twins = Такая фишка там уже лежит.
refused-escape-stack-top_first = Расчищают сверху: сначала пожар, потом обвал, потом решётка.

## Отказы: покупки

refused-escape-shop-buy = Для покупки нужна зелёная монета, а продаётся только то, что есть в запасе.
refused-escape-shop-empty = Запас пуст: покупать нечего.
refused-escape-shop-no_emergency = Поздно за покупками: монета сейчас не спасёт.

## Отказы: пещеры и тюрьма

refused-escape-cave-list = Это не пещера, которую расчищают снаружи.
refused-escape-cave-fire_walk = Огненная пещера закрыта, пока её не потушат с соседней клетки; годится только средство тушения.
refused-escape-cave-fire_fall = В Огненной пещере спасёт только средство тушения.
refused-escape-cave-beast_walk = Со зверем сражаются в его пещере и холодным оружием – а до тех пор там ничего другого не делают.
refused-escape-cave-beast_fall = От зверя спасёт только холодное оружие.
refused-escape-cave-devil = Сначала дьявол, а его прогонит только святыня.
refused-escape-cave-buried_walk = Заваленная пещера закрыта, пока её не раскопают с соседней клетки; годится только средство для копания.
refused-escape-cave-buried_fall = В Заваленной пещере спасёт только деревянный инструмент.
refused-escape-cave-buried_dig_out = Откапывается тот, кого завалило в Заваленной пещере, и только средством для копания.
refused-escape-cave-buried_blocked = Заваленная пещера не выпускает: копай, покупай, жди или сдавайся.
refused-escape-prison-locked = Тюрьма заперта: пили решётку, сдай пропуск, покупай, жди или сдавайся.
refused-escape-prison-pass = Пропуск нужно иметь, сидеть под замком в тюрьме и видеть свободный путь наружу.
refused-escape-prison-saw = Решётку тюрьмы пилят только изнутри, пока она заперта.
refused-escape-prison-no_other = Решётку тюрьмы берёт только напильник или ножовка.

## Отказы: сокровище и сдача

refused-escape-treasure-reach = Можно ли остановиться у сокровища раньше срока, решает стол{ $about ->
    [option] { "" }: larger – да, exact – нет
   *[other] { "" }
  }.
refused-escape-treasure-lift = На твоей клетке нет сокровища, чтобы его поднять.
refused-escape-house-give_up = Сдаться может лишь тот, кто под замком, под завалом или заперт со всех сторон, и если стол это позволяет{ $about ->
    [option] { " " }(true или false)
   *[other] { "" }
  }.

## Карты инструментов

card-knife = нож
card-sabre = сабля
card-dagger = кинжал
card-cleaver = секач
card-yataghan = ятаган
card-penknife = ножик
card-cross = крест
card-bible = библия
card-censer = кадило
card-bomb = бомба
card-grenade = граната
card-dynamite = динамит
card-club_bomb = бомба-колотушка
card-pickaxe = кирка
card-shovel = лопата
card-mattock = мотыга
card-rock_drill = отбойный молоток
card-spoon = ложка
card-candle = свеча
card-matches = спички
card-torch = факел
card-lighter = зажигалка
card-bucket = ведро
card-hose = шланг
card-bucket_pump = ведро с насосом
card-fire_extinguisher = огнетушитель
card-grille = решётка
card-hacksaw = ножовка
card-file = напильник
card-pointer = указатель
card-stake = кол
card-prop = подпорка
card-plank = доска
card-beam = балка
card-coin = волшебная зелёная монета

## Виды инструментов

category-blade = холодное оружие
category-holy = святыня
category-explosive = взрывчатка
category-digging = средство для копания
category-incendiary = средство поджога
category-extinguisher = средство тушения
category-grille = решётка
category-saw = ножовка или напильник
category-pointer = указатель
category-wood = деревянный инструмент
category-coin = волшебная зелёная монета

## Карты Шанс

chance-C01 = Забытый рюкзак
chance-C02 = Шкафчик шахтёра
chance-C03 = Шаткий камень
chance-C04 = Пояс мертвеца
chance-C05 = Ржавый сундук
chance-C06 = Узелок на верёвке
chance-C07 = Ниша в стене
chance-C08 = Обронённый свёрток
chance-C09 = Тайник контрабандистов
chance-C10 = Старая кладовая
chance-C11 = Дыра в мешке
chance-C12 = Вороватый гном
chance-C13 = Скользкие руки
chance-C14 = Подвёрнутая нога
chance-C15 = Лампа гаснет
chance-C16 = Не тот поворот
chance-C17 = Гиблый воздух
chance-C18 = Неглубокая яма
chance-C19 = Глубокий сон
chance-C20 = Патруль
chance-C21 = Тебя приняли за вора
chance-C22 = Люк в темницу
chance-C23 = Пропуск из тюрьмы
chance-C25 = Пол прогорает
chance-C26 = Вниз по склону со следами когтей
chance-C27 = Сделка без твоего согласия
chance-C28 = Земля уходит из-под ног
chance-C29 = Грохот за спиной
chance-C30 = Подпорки за спиной ломаются
chance-C31 = Камнепад впереди
chance-C32 = Свод рушится
chance-C33 = Твой факел упал позади
chance-C34 = Впереди вспыхивает газ
chance-C35 = Масло на сапогах
chance-C36 = Последняя жертва старой шахты
chance-C37 = Второе дыхание
chance-C38 = Сквозняк указывает путь
chance-C39 = Вниз по осыпи
chance-C40 = Взбесившаяся вагонетка
chance-C41 = Спасательный отряд
chance-C42 = Затопленные штольни
chance-C43 = Ночная смена
chance-C44 = Ржавчина
chance-C45 = Буря в тоннелях

## Что делают карты Шанс

effect-find_tool = { $n ->
    [one] Возьми из запаса { $n } верхний инструмент.
    [few] Возьми из запаса { $n } верхних инструмента.
    [many] Возьми из запаса { $n } верхних инструментов.
   *[other] Возьми из запаса { $n } верхнего инструмента.
}
effect-lose_tool = { $n ->
    [one] Теряешь { $n } случайный инструмент с руки.
    [few] Теряешь { $n } случайных инструмента с руки.
    [many] Теряешь { $n } случайных инструментов с руки.
   *[other] Теряешь { $n } случайного инструмента с руки.
}
effect-skip = { $n ->
    [one] Пропускаешь { $n } бросок.
    [few] Пропускаешь { $n } броска.
    [many] Пропускаешь { $n } бросков.
   *[other] Пропускаешь { $n } броска.
}
effect-prison = Сразу отправляешься в тюрьму со всем, что несёшь.
effect-keep_pass = Оставь карту себе: один раз она выпустит из тюрьмы.
effect-fall = Проваливаешься: { $cave }. Примени спасительный инструмент – или погибнешь.
effect-disaster = { $where ->
    [here] Беда на твоей клетке: { $kind }.
    [behind] Беда на клетке позади тебя: { $kind }.
   *[ahead] Беда на клетке впереди: { $kind }.
}
effect-death = Погибаешь, и никакой инструмент не поможет.
effect-extra_turn = Получаешь ещё один ход.
effect-advance = { $n ->
    [one] Сразу пройди ещё { $n } клетку.
    [few] Сразу пройди ещё { $n } клетки.
    [many] Сразу пройди ещё { $n } клеток.
   *[other] Сразу пройди ещё { $n } клетки.
}
effect-release = Все, кто заперт в тюрьме или завален в Заваленной пещере, могут выходить.
effect-clear_counters = Все фишки этого вида уходят с поля: { $kind }.

## Клетки с именами

square-start = Старт
square-exit_n = Северный выход
square-exit_s = Южный выход
square-fire = Огненная пещера
square-buried = Заваленная пещера
square-beast = Звериная пещера
square-devil = Дьявольская пещера
square-treasure = Пещера сокровища
square-prison = Тюрьма
square-outside = снаружи

## Виды клеток

kind-tunnel = тоннель
kind-chance = Шанс
kind-chasm = пропасть
kind-start = Старт
kind-exit = выход
kind-fire = Огненная пещера
kind-buried = Заваленная пещера
kind-beast = Звериная пещера
kind-devil = Дьявольская пещера
kind-treasure = Пещера сокровища
kind-prison = тюрьма

## Фишки

counter-fire = пожар
counter-cave_in = обвал
counter-grille = решётка
counter-pointer = указатель

## Настройки

option-board = на каком поле играют
option-first_seat = кто начинает
option-players_max = сколько игроков самое большее
option-tool_decks = сколько колод инструментов
option-extra_turn_scope = что можно в добавочный ход после шестёрки
option-chasm_counts = считается ли клеткой пропасть при прыжке
option-attack_in_place = можно ли бить, не сходя с места
option-pickup_stop = с каким броском останавливаются у сокровища
option-counter_chooser = кто переносит пятую фишку
option-mouth_protected = защищены ли клетки у Старта
option-give_up = можно ли сдаться, попав в западню
option-round_limit = после скольких кругов ничья

## Что решается

phase-turn = что делать в этот ход
phase-move = куда идти
phase-strike = бить или не бить
phase-defend = чем отбить удар
phase-react = чем спастись
phase-ahead = какая клетка впереди
phase-counter = какую фишку перенести
phase-shop = что купить
phase-over = ничего: игра окончена

## The signs of the board drawn in text

legend = S старт · E выход · ? шанс · ≈ пропасть · пещеры: [F] Огненная, [R] Заваленная, [W] Звериная, [D] Дьявольская, [P] тюрьма, [T] с сокровищем, открытые в ( ) · $ сокровище · ^ пожар, # обвал, % решётка, > < A v указатель · & несколько фигур

## What a decision may bring

prospect-won = победа
prospect-dead = гибель
prospect-enter = вход
prospect-prison = тюрьма
prospect-treasure = сокровище у вас
prospect-kill = гибнет противник
prospect-nothing = ничего особенного
