# Travel: days and weather, sight, marches, rivers, needs; orders, refusals, settings.

## The table

title = Поверхность
tagline = Край, отряд, год: идти, кормить людей, найти вход под землю и вернуться домой.
legend =
    {"."} равнина   f лес   h холмы   b топь   M гора   ~ озеро   = море   x брод   # мост   u перевоз
    A, B … отряды   T город   v деревня   o хутор   F крепость   l логово   > вход под землю   $ тайник   * прочее

## Terms

direction-N = на север
direction-E = на восток
direction-S = на юг
direction-W = на запад
terrain-plain = равнина
terrain-forest = лес
terrain-hills = холмы
terrain-bog = топь
terrain-mountain = гора
terrain-lake = озеро
terrain-sea = море
path-road = дорога
path-clearing = просека
path-pass = перевал
path-causeway = гать
weather-clear = ясно
weather-cloudy = облачно
weather-rain = дождь
weather-storm = гроза
weather-snow = снег
weather-blizzard = метель
season-spring = весна
season-summer = лето
season-autumn = осень
season-winter = зима
feeding-supplies = на припасах
feeding-forage = охотой и сбором
forced-supplies = на двойных припасах
forced-rest = ценой дня отдыха
verb-rest = отдых
verb-search_cell = обыск клетки
stop-landmark = находка
stop-path = новая дорога
stop-river = река
stop-terrain = иная местность
stop-cell = каждая клетка
along-path = пути
along-river = реки
along-shore = берега
hand-right = по правую руку
hand-left = по левую руку
bank-N-E = северо-восточный берег
bank-N-S = восточный берег
bank-N-W = юго-восточный берег
bank-E-N = юго-западный берег
bank-E-S = юго-восточный берег
bank-E-W = южный берег
bank-S-N = западный берег
bank-S-E = северо-западный берег
bank-S-W = юго-западный берег
bank-W-N = северо-западный берег
bank-W-E = северный берег
bank-W-S = северо-восточный берег
named-landmark = { $text }
status-reached = цель достигнута
status-failed = цель недостижима
status-lost = никого не осталось
answer-usual = по правилу
member-usual = по правилу

## Days and weather

event-day_began = { $day }-й день { $month }-го месяца, год { $year }.
event-season_began = Новое время года: { $season }.
event-spell_die = Дней ясной погоды: { $face } (к{ $sides })
event-weather_die = Погода: { $face } (к{ $sides })
event-weather = Погода: { $weather }.
event-paths_washed = После двух мокрых дней все пути размыты.
event-paths_dry = Пути снова просохли.
event-flood_began = Половодье: пешком через реки не пройти.
event-flood_over = Половодье кончилось.
event-ice_formed = Реки и озёра подо льдом.
event-ice_warning = Отряд { $party } ночует на льду, а завтра лёд вскроется.
event-ice_broke = Лёд вскрылся.
event-meeting_die = Случайная встреча: { $face } (к{ $sides })
event-measure_die = Мера встречи: { $face } (к{ $sides })
event-meeting_drawn = Отряду { $party } выпала встреча: доля { $k } из 36.
event-meeting_came = Случайная встреча отряда { $party } наступает.
event-meeting_cancelled = Случайной встрече отряда { $party } здесь не место.
event-day_of_rest = Отряд { $party } отдохнул.
event-camped = Отряд { $party } становится на ночлег.
event-campaign_over = Поход окончен: { $status }.
event-date_set = Судья ставит день: { $day }-й день { $month }-го месяца, год { $year }.
event-weather_set = Судья ставит погоду: { $weather }.
event-fact_set = Судья ставит: { $path }.
event-mark_shown = Судья показывает отряду { $party }: { $landmark }.
event-placed = Судья ставит отряд { $party } в клетку { $cell }.

## Sight

event-sight_die = Нахождение: { $face } (к{ $sides })
event-found_landmark = Найдено: { $landmark }.
event-searched_cell = Клетка обыскана; найдено: { $count ->
     [one] { $count } место
     [few] { $count } места
    *[other] { $count } мест
  }.
event-search_goes_on = Обыск продолжается: кто живёт охотой и сбором, тому нужен ещё день.
event-reoriented = Отряд { $party } понял, где он: клетка { $cell }.

## The march

event-march_began = Отряд { $party } выступает { $direction }: на { $count ->
     [one] { $count } клетку
     [few] { $count } клетки
    *[other] { $count } клеток
  }.
event-march_along = Отряд { $party } идёт вдоль { $along } до { $cell }.
event-march_resumed = Отряд { $party } идёт дальше.
event-march_stopped = Отряд { $party } прекращает переход.
event-arrived = Отряд { $party } пришёл, куда хотел.
event-entered_cell = Клетка { $cell }: { $terrain }. Пройдено хода: { $units }, осталось: { $left }.
event-way_barred = Дальше отряду { $party } не пройти.
event-too_little_left = На следующую клетку нужно хода: { $units }, а осталось { $left }.
event-progressed = Отряд { $party } продвинулся к следующей клетке, потратив остаток хода: { $units }.
event-forced_march = Ускоренный переход { $forced }: хода на день { $units }.
event-feeding_chosen = Отряд { $party } сегодня живёт { $feeding }.
event-action_began = Отряд { $party }, весь день: { $action }.
event-stops_changed = { $on ->
    [yes] Переход будет прерываться: { $stop }.
   *[no] Переход больше не прерывается: { $stop }.
  }
event-lost_die = Потеря направления: { $face } (к{ $sides })
event-lost_direction_die = Новое направление: { $face } (к{ $sides })
event-lost_way = Отряд { $party } сбился с пути и идёт { $direction }.
event-entered_settlement = Отряд { $party } входит: { $landmark }.
event-left_settlement = Отряд { $party } выходит: { $landmark }.
event-gate_die = У ворот: { $face } (к{ $sides })
event-gate_closed = Ворота не открыли: { $landmark }.
event-gate_hostile = Вышли как враги: { $landmark }.
event-not_here = { $landmark }: здесь этого нет. Где же мы?

## Parties and baggage

event-party_split = { $members }: из отряда { $party } в отряд { $part }.
event-parties_merged = Отряд { $part } соединился с отрядом { $party }.
event-not_together = Отряд { $party } никого из своих здесь не нашёл.
event-caller_changed = За отряд { $party } теперь говорит { $seat }.
event-left_behind = { $member } оставляет: { $item } × { $count }.
event-nothing_lies = Здесь этого нет: { $item }.
event-handed_over = { $member } берёт: { $item }.
event-mounted = { $member } садится верхом: { $other }.
event-dismounted = { $member } спешивается.

## Rivers

event-crossed = Отряд { $party } переправился на { $bank }.
event-ferry_paid = Перевоз обошёлся в { $kuna } { $kuna ->
     [one] куну
     [few] куны
    *[other] кун
  }.
event-drown_die = Утопление: { $face } (к{ $sides })
event-drowned = { $member } тонет.
event-swam = Плывут: { $members }.
event-saved_from_ice = Спасшиеся на суше: клетка { $cell }.
event-beast_lost = { $member } уходит под лёд.

## Needs

event-rations_eaten = Съедено припасов: { $count }; осталось: { $left }.
event-foraged = Отряд { $party } прокормился охотой и сбором.
event-allotted = { $member } ест.
event-exhausted = { $member } слабеет: истощение { $count }.
event-regained_strength = { $member } набирается сил: истощение { $count }.
event-level_taken = { $member } так истощается, что уровень падает до { $level }.
event-level_lost = { $member } остаётся на уровне { $level }.
event-worn_out = { $member } умирает от истощения.
event-froze = { $member } замерзает насмерть.

## Orders

order-march = Отряд { $party }: { $brief }
    .brief = идти { $direction } на { $count ->
         [one] { $count } клетку
         [few] { $count } клетки
        *[other] { $count } клеток
      }
order-follow = Отряд { $party }: { $brief }
    .brief = идти вдоль { $along } до { $to }
order-resume = Отряд { $party }: { $brief }
    .brief = идти дальше
order-progress = Отряд { $party }: { $brief }
    .brief = остаток — к следующей клетке
order-stop = Отряд { $party }: { $brief }
    .brief = прекратить переход
order-pause_at = Отряд { $party }: { $brief }
    .brief = остановка в пути: { $stop }
order-cross = Отряд { $party }: { $brief }
    .brief = переправиться на { $bank }
order-swim = Отряд { $party }: { $brief }
    .brief = вплавь на { $bank }
order-swim_lake = Отряд { $party }: { $brief }
    .brief = переплыть озеро к { $cell }
order-force_supplies = Отряд { $party }: { $brief }
    .brief = ускорить ход на двойных припасах
order-force_rest = Отряд { $party }: { $brief }
    .brief = ускорить ход ценой дня отдыха
order-feeding = Отряд { $party }: { $brief }
    .brief = жить сегодня { $feeding }
order-allot = Кто ест: { $member }
order-search_cell = Отряд { $party }: { $brief }
    .brief = обыскать клетку, весь день
order-rest = Отряд { $party }: { $brief }
    .brief = отдыхать весь день
order-wait = Отряд { $party }: { $brief }
    .brief = остаться здесь на сегодня
order-camp = Отряд { $party }: { $brief }
    .brief = стать на ночлег
order-enter = Отряд { $party }: { $brief }
    .brief = войти: { $landmark }
order-leave = Отряд { $party }: { $brief }
    .brief = выйти
order-split = Отряд { $party }: { $brief }
    .brief = отдельно идёт { $member }
order-merge = Отряд { $party }: { $brief }
    .brief = соединиться с отрядом { $part }
order-go_over = Отряд { $party }: { $brief }
    .brief = { $member } переходит в отряд { $part }
order-name_caller = Отряд { $party }: { $brief }
    .brief = приказывает теперь { $seat }
order-drop = Отряд { $party }: { $brief }
    .brief = оставить здесь: { $item }{ $count ->
        [1] { "" }
       *[other] { " × " }{ $count }
    }
order-transfer = Отряд { $party }: { $brief }
    .brief = { $member } понесёт: { $item }{ $count ->
        [1] { "" }
       *[other] { " × " }{ $count }
    }
order-mount = Отряд { $party }: { $brief }
    .brief = { $member } едет верхом: { $other }
order-dismount = Отряд { $party }: { $brief }
    .brief = { $member } спешивается
order-set_date = Поставить день: год { $year }, месяц { $month }, день { $day }
order-set_weather = Поставить погоду: { $weather }, дней { $count }
order-set = Поставить: { $fact }
order-show_mark = Показать отряду { $party }: { $landmark }
order-place = Поставить отряд { $party } в { $cell }

## Refusals

refused-surface-core-directions = Идти можно на север, восток, юг или запад, хотя бы на клетку и не за край карты.
refused-surface-core-order_errors = { $about ->
    [option] Нет { $option } = { $value }; возможно: { $values }.
   *[order] Такого приказа нет, или в нём чего-то не хватает.
  }
refused-surface-core-legal_actions = { $cause ->
    [number] Ожидалось от { $least } до { $most }, а не { $amount }.
    [party] Нет отряда { $party }.
    [kept] Это следует из игры, рукой не ставится: { $path }.
    [fight] Не во время встречи, боя или сражения.
    [value] { $path }: ожидалось { $values }, а не { $value }.
    [fault] { $fault }
    [landmark] Такой достопримечательности нет, или она уже известна.
    [weather] Такой погоды нет.
    [cell] Там отряду не стоять: { $cell }.
    [settlement] Такого поселения нет.
    [battle] Нет сражения, где кости ещё не брошены.
    [unit] Такой части нет, или войску так не сражаться.
    [item] Такой драгоценности нет, или у встречных их уже довольно.
    [kind] Таких существ нет.
    [meeting] Сначала кто-то должен решить: идёт встреча, бой или задан вопрос.
    [no_meeting] Никого не встретили, или удары уже нанесены.
    [below] Отряд { $party } под землёй.
    [order] Судья этого не может.
   *[now] Сейчас этого сделать нельзя.
  }
refused-surface-core-party = Этому отряду так нельзя: не те люди, не то место или иной образ жизни.
refused-surface-forage-mode = Чем кормится отряд, решают на рассвете на весь день.
refused-surface-forage-no_supply_force = Кто живёт охотой и сбором, тому не ускориться двойными припасами.
refused-surface-lost-stop = Нет перехода, который можно прекратить.
refused-surface-move-animals = Этому животному или телеге так нельзя.
refused-surface-move-budget = Запас хода исчерпан, или кто-то несёт слишком много.
refused-surface-move-force_exclusive = За день ускоряются только одним способом.
refused-surface-move-force_rest = Нельзя, пока не отдан день отдыха.
refused-surface-move-force_supplies = На каждого нужно по два припаса, и только раз в день.
refused-surface-move-march = Такого перехода нет.
refused-surface-move-partial = Остатка на клетку не хватает: потратьте его к ней, ускорьтесь или ночуйте.
refused-surface-move-rest_day = Отдых занимает весь день и начинается до перехода.
refused-surface-move-rest_debt = Сперва нужен день отдыха.
refused-surface-move-settlement_enter = Здесь нет такого места, куда бы пустили.
refused-surface-needs-allocation = Этого припаса дать нельзя.
refused-surface-needs-exhaustion_gain = Истощения, усталости и раны не сбросить и не передать.
refused-surface-river-bank = Такого берега или руки здесь нет.
refused-surface-river-bridge_ferry = Перевоз не ходит в грозу и по льду, и даром не возит.
refused-surface-river-cross = Здесь реку не перейти.
refused-surface-river-flood = В половодье через реку не перейти.
refused-surface-river-ice = Всё подо льдом.
refused-surface-river-swim = В доспехе, верхом и навьюченным не плавают, как и там, где можно перейти.
refused-surface-river-swim_lake = Впереди вода: переплывают одну клетку озера, если хватает запаса хода.
refused-surface-visibility-search = Обыск занимает весь день и начинается до перехода.
refused-surface-map-validation = В карте ошибка: { $fault }

## Settings

option-map = край
option-seed = номер случайного края (0: любой)
option-width = клеток с запада на восток
option-height = клеток с севера на юг
option-goal = цель похода
option-goal_kuna = богатство до зимы, кун
option-cell_versts = вёрст в стороне клетки
option-sight_metric = откуда видно громадное
option-sight_vantage_inconspicuous = незаметное с высоты
option-sight_paths_lead = пути ведут в поселения
option-move_cost_cell = чья цена у шага
option-move_carry = остаток дневного хода
option-move_force_stack = оба ускорения в один день
option-move_rest_debt_penalty = неотданный день отдыха
option-paths_washed_guides = размытые пути указывают дорогу
option-lost_terrain = местность броска направления
option-lost_direction = новое направление
option-lost_disclosure = заблудившимся говорят
option-lost_guide_bonus = помощь проводника
option-encounter_in_settlement = встречи в поселениях
option-encounter_distance_dice = кубики расстояния
option-hide_count_animals = животные мешают скрыться
option-hide_meetings = встречи, где можно скрыться
option-hide_free_needs_distance = внеочередное скрывание со 100 саженей
option-hide_time = время скрывания
option-pursuit_catch_halved = расстояние погони половинится
option-pursuit_flight_cost = бегство тратит ход
option-pursuit_unpursued = бегство без погони
option-needs_level_loss = уровни от истощения
option-forage_winter = собирательство зимою
option-weather_after_wet = после дождя и грозы
option-river_items_round = предметы пловца
option-river_flood_bridges = мосты в половодье
option-river_flood_swim = плавание в половодье
option-sea_freezes = море замерзает
option-battle_threshold = бойцов для битвы войск
option-battle_scale = сила по уровню
option-battle_modifier_cap = предел поправок битвы
option-battle_objectives = цели битв
option-captives_trade = торговля пленниками

## Prospects

prospect-astray = собьётесь с пути
prospect-meeting = случайная встреча сегодня в пути
prospect-met_on_way = случайная встреча до прибытия
prospect-days_1 = прибытие сегодня
prospect-days_2 = прибытие на 2-й день
prospect-days_3 = прибытие на 3-й день
prospect-days_4 = прибытие на 4-й день
prospect-days_5 = прибытие на 5-й день
prospect-days_6 = прибытие на 6-й день
prospect-days_7 = прибытие на 7-й день
prospect-days_8 = прибытие на 8-й день
prospect-days_9 = прибытие на 9-й день
prospect-days_10 = прибытие на 10-й день или позже
prospect-drowned = кто-то утонет
prospect-dead = кто-то из ваших погибнет
prospect-over = поход кончится
