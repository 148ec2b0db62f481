# Travel: days and weather, sight, marches, rivers, needs; orders, refusals, settings.

## The table

title = Повърхността
tagline = Край, отряд, година: върви, храни хората, намери входа под земята и се върни у дома.
legend =
    {"."} равнина   f гора   h хълмове   b блато   M планина   ~ езеро   = море   x брод   # мост   u сал
    A, B … отряди   T град   v село   o чифлик   F крепост   l леговище   > вход под земята   $ скривалище   * друго

## Terms

direction-N = на север
direction-E = на изток
direction-S = на юг
direction-W = на запад
terrain-plain = равнина
terrain-forest = гора
terrain-hills = хълмове
terrain-bog = блато
terrain-mountain = планина
terrain-lake = езеро
terrain-sea = море
path-road = път
path-clearing = просека
path-pass = проход
path-causeway = насип
weather-clear = ясно
weather-cloudy = облачно
weather-rain = дъжд
weather-storm = буря
weather-snow = сняг
weather-blizzard = виелица
season-spring = пролет
season-summer = лято
season-autumn = есен
season-winter = зима
feeding-supplies = с припаси
feeding-forage = с лов и събиране
forced-supplies = с двойни припаси
forced-rest = срещу ден почивка
verb-rest = почивка
verb-search_cell = претърсване на клетката
stop-landmark = находка
stop-path = нов път
stop-river = река
stop-terrain = друга местност
stop-cell = всяка клетка
along-path = пътя
along-river = реката
along-shore = брега
hand-right = отдясно
hand-left = отляво
bank-N-E = североизточния бряг
bank-N-S = източния бряг
bank-N-W = югоизточния бряг
bank-E-N = югозападния бряг
bank-E-S = югоизточния бряг
bank-E-W = южния бряг
bank-S-N = западния бряг
bank-S-E = северозападния бряг
bank-S-W = югозападния бряг
bank-W-N = северозападния бряг
bank-W-E = северния бряг
bank-W-S = североизточния бряг
named-landmark = { $text }
status-reached = целта е постигната
status-failed = целта е непостижима
status-lost = никой не остана
answer-usual = по правилото
member-usual = по правилото

## Days and weather

event-day_began = Ден { $day } от месец { $month }, година { $year }.
event-season_began = Нов сезон: { $season }.
event-spell_die = Дни ясно време: { $face } (з{ $sides })
event-weather_die = Времето: { $face } (з{ $sides })
event-weather = Времето: { $weather }.
event-paths_washed = След два мокри дни всички пътища са размити.
event-paths_dry = Пътищата пак са сухи.
event-flood_began = Пълноводие: пеша през реките не се минава.
event-flood_over = Пълноводието свърши.
event-ice_formed = Реките и езерата са под лед.
event-ice_warning = Отряд { $party } нощува на леда, а утре той се пропуква.
event-ice_broke = Ледът се пропука.
event-meeting_die = Случайна среща: { $face } (з{ $sides })
event-measure_die = Мярка на срещата: { $face } (з{ $sides })
event-meeting_drawn = На отряд { $party } се пада среща: дял { $k } от 36.
event-meeting_came = Случайната среща на отряд { $party } настъпва.
event-meeting_cancelled = Случайната среща на отряд { $party } тук не става.
event-day_of_rest = Отряд { $party } си почина.
event-camped = Отряд { $party } спира за нощувка.
event-campaign_over = Походът свърши: { $status }.
event-date_set = Съдията определя деня: { $day } от месец { $month }, година { $year }.
event-weather_set = Съдията определя времето: { $weather }.
event-fact_set = Съдията определя: { $path }.
event-mark_shown = Съдията показва на отряд { $party }: { $landmark }.
event-placed = Съдията поставя отряд { $party } в клетка { $cell }.

## Sight

event-sight_die = Намиране: { $face } (з{ $sides })
event-found_landmark = Намерено: { $landmark }.
event-searched_cell = Клетката е претърсена; намерено: { $count ->
     [one] { $count } място
    *[other] { $count } места
  }.
event-search_goes_on = Претърсването продължава: със събиране е нужен още ден.
event-reoriented = Отряд { $party } разбра къде е: клетка { $cell }.

## The march

event-march_began = Отряд { $party } тръгва { $direction }: { $count ->
     [one] { $count } клетка
    *[other] { $count } клетки
  }.
event-march_along = Отряд { $party } върви покрай { $along } до { $cell }.
event-march_resumed = Отряд { $party } продължава.
event-march_stopped = Отряд { $party } прекратява прехода.
event-arrived = Отряд { $party } стигна, където искаше.
event-entered_cell = Клетка { $cell }: { $terrain }. Изминат ход: { $units }, остава: { $left }.
event-way_barred = Отряд { $party } не може да продължи оттук.
event-too_little_left = За следващата клетка трябва ход { $units }, а остава { $left }.
event-progressed = Отряд { $party } напредна към следващата клетка с остатъка от хода: { $units }.
event-forced_march = Ускорен преход { $forced }: ход за деня { $units }.
event-feeding_chosen = Отряд { $party } днес живее { $feeding }.
event-action_began = Отряд { $party }, цял ден: { $action }.
event-stops_changed = { $on ->
    [yes] Преходът спира при: { $stop }.
   *[no] Преходът вече не спира при: { $stop }.
  }
event-lost_die = Загуба на посоката: { $face } (з{ $sides })
event-lost_direction_die = Нова посока: { $face } (з{ $sides })
event-lost_way = Отряд { $party } загуби пътя и върви { $direction }.
event-entered_settlement = Отряд { $party } влиза: { $landmark }.
event-left_settlement = Отряд { $party } излиза: { $landmark }.
event-gate_die = При портата: { $face } (з{ $sides })
event-gate_closed = Портата остава затворена: { $landmark }.
event-gate_hostile = Излязоха като врагове: { $landmark }.
event-not_here = { $landmark }: тук го няма. Къде сме?

## Parties and baggage

event-party_split = { $members }: от отряд { $party } в отряд { $part }.
event-parties_merged = Отряд { $part } се присъедини към отряд { $party }.
event-not_together = Отряд { $party } не намери тук никого от своите.
event-caller_changed = За отряд { $party } вече говори { $seat }.
event-left_behind = { $member } оставя: { $item } × { $count }.
event-nothing_lies = Тук го няма: { $item }.
event-handed_over = { $member } взема: { $item }.
event-mounted = { $member } язди: { $other }.
event-dismounted = { $member } слиза.

## Rivers

event-crossed = Отряд { $party } премина на { $bank }.
event-ferry_paid = Превозът струва { $kuna } { $kuna ->
     [one] куна
    *[other] куни
  }.
event-drown_die = Удавяне: { $face } (з{ $sides })
event-drowned = { $member } се удавя.
event-swam = Плуват: { $members }.
event-saved_from_ice = Спасените са на сушата: клетка { $cell }.
event-beast_lost = { $member } потъва под леда.

## Needs

event-rations_eaten = Изядени припаси: { $count }; остават: { $left }.
event-foraged = Отряд { $party } се изхрани с лов и събиране.
event-allotted = { $member } яде.
event-exhausted = { $member } отслабва: изтощение { $count }.
event-regained_strength = { $member } набира сили: изтощение { $count }.
event-level_taken = { $member } се изтощава дотам, че нивото пада до { $level }.
event-level_lost = { $member } остава на ниво { $level }.
event-worn_out = { $member } умира от изтощение.
event-froze = { $member } замръзва до смърт.

## Orders

order-march = Отряд { $party }: { $brief }
    .brief = тръгни { $direction }, { $count ->
         [one] { $count } клетка
        *[other] { $count } клетки
      }
order-follow = Отряд { $party }: { $brief }
    .brief = върви покрай { $along } до { $to }
order-resume = Отряд { $party }: { $brief }
    .brief = продължи
order-progress = Отряд { $party }: { $brief }
    .brief = остатъка — към следващата клетка
order-stop = Отряд { $party }: { $brief }
    .brief = прекрати прехода
order-pause_at = Отряд { $party }: { $brief }
    .brief = спиране по пътя: { $stop }
order-cross = Отряд { $party }: { $brief }
    .brief = премини на { $bank }
order-swim = Отряд { $party }: { $brief }
    .brief = преплувай до { $bank }
order-swim_lake = Отряд { $party }: { $brief }
    .brief = преплувай езерото до { $cell }
order-force_supplies = Отряд { $party }: { $brief }
    .brief = ускори хода с двойни припаси
order-force_rest = Отряд { $party }: { $brief }
    .brief = ускори хода срещу ден почивка
order-feeding = Отряд { $party }: { $brief }
    .brief = днес живей { $feeding }
order-allot = Кой яде: { $member }
order-search_cell = Отряд { $party }: { $brief }
    .brief = претърси клетката, цял ден
order-rest = Отряд { $party }: { $brief }
    .brief = почивай цял ден
order-wait = Отряд { $party }: { $brief }
    .brief = остани тук днес
order-camp = Отряд { $party }: { $brief }
    .brief = спри за нощувка
order-enter = Отряд { $party }: { $brief }
    .brief = влез: { $landmark }
order-leave = Отряд { $party }: { $brief }
    .brief = излез
order-split = Отряд { $party }: { $brief }
    .brief = отделно тръгва { $member }
order-merge = Отряд { $party }: { $brief }
    .brief = приеми отряд { $part }
order-go_over = Отряд { $party }: { $brief }
    .brief = { $member } минава в отряд { $part }
order-name_caller = Отряд { $party }: { $brief }
    .brief = заповядва вече { $seat }
order-drop = Отряд { $party }: { $brief }
    .brief = остави тук: { $item }{ $count ->
        [1] { "" }
       *[other] { " × " }{ $count }
    }
order-transfer = Отряд { $party }: { $brief }
    .brief = { $member } поема: { $item }{ $count ->
        [1] { "" }
       *[other] { " × " }{ $count }
    }
order-mount = Отряд { $party }: { $brief }
    .brief = { $member } язди { $other }
order-dismount = Отряд { $party }: { $brief }
    .brief = { $member } слиза
order-set_date = Определи деня: година { $year }, месец { $month }, ден { $day }
order-set_weather = Определи времето: { $weather }, дни { $count }
order-set = Определи: { $fact }
order-show_mark = Покажи на отряд { $party }: { $landmark }
order-place = Постави отряд { $party } в { $cell }

## Refusals

refused-surface-core-directions = Върви се на север, изток, юг или запад, поне клетка и не извън картата.
refused-surface-core-order_errors = { $about ->
    [option] Няма { $option } = { $value }; възможно: { $values }.
   *[order] Няма такава заповед или ѝ липсва нещо.
  }
refused-surface-core-legal_actions = { $cause ->
    [number] Очакваше се от { $least } до { $most }, а не { $amount }.
    [party] Няма отряд { $party }.
    [kept] Това следва от играта и не се поставя на ръка: { $path }.
    [fight] Не по време на среща, бой или битка.
    [value] { $path }: очакваше се { $values }, а не { $value }.
    [fault] { $fault }
    [landmark] Няма такава забележителност или вече е позната.
    [weather] Няма такова време.
    [cell] Там отряд не може да стои: { $cell }.
    [settlement] Няма такова селище.
    [battle] Няма битка, в която заровете още не са хвърлени.
    [unit] Няма такава част или войската не би могла да се бие така.
    [item] Няма такава скъпоценност, или срещнатите вече имат достатъчно.
    [kind] Няма такива същества.
    [meeting] Първо някой трябва да реши: тече среща, бой или е зададен въпрос.
    [no_meeting] Никого не са срещнали или вече са паднали удари.
    [below] Отряд { $party } е под земята.
    [order] Съдията не може това.
   *[now] Това сега не може.
  }
refused-surface-core-party = Този отряд не може: други хора, друго място или друг начин на живот.
refused-surface-forage-mode = С какво се храни отрядът, се решава на зазоряване за целия ден.
refused-surface-forage-no_supply_force = Със събиране не се ускорява с двойни припаси.
refused-surface-lost-stop = Няма преход за прекратяване.
refused-surface-move-animals = Това животно или каруца не може.
refused-surface-move-budget = Запасът за деня свърши или някой носи твърде много.
refused-surface-move-force_exclusive = За ден се ускорява само по един начин.
refused-surface-move-force_rest = Не може, докато се дължи ден почивка.
refused-surface-move-force_supplies = За всекиго трябват по два припаса и само веднъж на ден.
refused-surface-move-march = Няма такъв преход.
refused-surface-move-partial = Остатъкът не стига за клетката: похарчете го към нея, ускорете или нощувайте.
refused-surface-move-rest_day = Почивката заема целия ден и започва преди преход.
refused-surface-move-rest_debt = Първо се дължи денят за почивка.
refused-surface-move-settlement_enter = Тук няма такова място, където да ви пуснат.
refused-surface-needs-allocation = Този припас не може да се даде.
refused-surface-needs-exhaustion_gain = Изтощение, умора и рана не се оставят и не се предават.
refused-surface-river-bank = Тук няма такъв бряг или ръка.
refused-surface-river-bridge_ferry = Салът не тръгва в буря и по лед, нито без пари.
refused-surface-river-cross = Тук реката не се минава.
refused-surface-river-flood = При пълноводие реката не се минава.
refused-surface-river-ice = Всичко е под лед.
refused-surface-river-swim = С броня, на кон и натоварен не се плува, нито където може да се мине пеша.
refused-surface-river-swim_lake = Отпред е вода: плува се само през една клетка езеро и при достатъчен запас.
refused-surface-visibility-search = Претърсването заема целия ден и започва преди поход.
refused-surface-map-validation = В картата има грешка: { $fault }

## Settings

option-map = край
option-seed = номер на случайния край (0: всеки)
option-width = клетки от запад на изток
option-height = клетки от север на юг
option-goal = цел на похода
option-goal_kuna = богатство преди зимата, куни
option-cell_versts = версти в страната на клетка
option-sight_metric = откъде се вижда огромното
option-sight_vantage_inconspicuous = незабележимото от високо
option-sight_paths_lead = пътищата водят в селищата
option-move_cost_cell = чия цена има стъпката
option-move_carry = остатък от дневния ход
option-move_force_stack = двете ускорения в един ден
option-move_rest_debt_penalty = неотдадена почивка
option-paths_washed_guides = размитите пътища водят
option-lost_terrain = местност за зара на посоката
option-lost_direction = новата посока
option-lost_disclosure = на изгубените се казва
option-lost_guide_bonus = помощта на водача
option-encounter_in_settlement = срещи в селища
option-encounter_distance_dice = зарове за разстоянието
option-hide_count_animals = животните пречат на криенето
option-hide_meetings = срещи, в които се крие
option-hide_free_needs_distance = извънредното криене иска 100 сажена
option-hide_time = време за криене
option-pursuit_catch_halved = разстоянието при настигане се половини
option-pursuit_flight_cost = бягството харчи ход
option-pursuit_unpursued = бягство без преследвач
option-needs_level_loss = нива от изтощение
option-forage_winter = събиране през зимата
option-weather_after_wet = след дъжд и буря
option-river_items_round = предмети на плувеца
option-river_flood_bridges = мостове при пълноводие
option-river_flood_swim = плуване при пълноводие
option-sea_freezes = морето замръзва
option-battle_threshold = бойци за битка на войски
option-battle_scale = сила по ниво
option-battle_modifier_cap = предел на поправките в битка
option-battle_objectives = цели на битките
option-captives_trade = търговия с пленници

## Prospects

prospect-astray = губите пътя
prospect-meeting = случайна среща днес по пътя
prospect-met_on_way = случайна среща преди пристигането
prospect-days_1 = пристигане днес
prospect-days_2 = пристигане на втория ден
prospect-days_3 = пристигане на третия ден
prospect-days_4 = пристигане на четвъртия ден
prospect-days_5 = пристигане на петия ден
prospect-days_6 = пристигане на шестия ден
prospect-days_7 = пристигане на седмия ден
prospect-days_8 = пристигане на осмия ден
prospect-days_9 = пристигане на деветия ден
prospect-days_10 = пристигане на десетия ден или по-късно
prospect-drowned = някой се удавя
prospect-dead = някой от вашите загива
prospect-over = походът свършва
