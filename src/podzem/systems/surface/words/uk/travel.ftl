# Travel: days and weather, sight, marches, rivers, needs; orders, refusals, settings.

## The table

title = Поверхня
tagline = Край, загін, рік: іти, годувати людей, знайти вхід під землю й повернутися додому.
legend =
    {"."} рівнина   f ліс   h пагорби   b багно   M гора   ~ озеро   = море   x брід   # міст   u перевіз
    A, B … загони   T місто   v село   o хутір   F фортеця   l лігво   > вхід під землю   $ схованка   * інше

## Terms

direction-N = на північ
direction-E = на схід
direction-S = на південь
direction-W = на захід
terrain-plain = рівнина
terrain-forest = ліс
terrain-hills = пагорби
terrain-bog = багно
terrain-mountain = гора
terrain-lake = озеро
terrain-sea = море
path-road = дорога
path-clearing = просіка
path-pass = перевал
path-causeway = гать
weather-clear = ясно
weather-cloudy = хмарно
weather-rain = дощ
weather-storm = гроза
weather-snow = сніг
weather-blizzard = хуртовина
season-spring = весна
season-summer = літо
season-autumn = осінь
season-winter = зима
feeding-supplies = на припасах
feeding-forage = полюванням і збиранням
forced-supplies = на подвійних припасах
forced-rest = ціною дня відпочинку
verb-rest = відпочинок
verb-search_cell = обшук клітини
stop-landmark = знахідка
stop-path = нова дорога
stop-river = річка
stop-terrain = інша місцевість
stop-cell = кожна клітина
along-path = шляху
along-river = річки
along-shore = берега
hand-right = праворуч
hand-left = ліворуч
bank-N-E = північно-східний берег
bank-N-S = східний берег
bank-N-W = південно-східний берег
bank-E-N = південно-західний берег
bank-E-S = південно-східний берег
bank-E-W = південний берег
bank-S-N = західний берег
bank-S-E = північно-західний берег
bank-S-W = південно-західний берег
bank-W-N = північно-західний берег
bank-W-E = північний берег
bank-W-S = північно-східний берег
named-landmark = { $text }
status-reached = мети досягнуто
status-failed = мета недосяжна
status-lost = нікого не лишилося
answer-usual = за правилом
member-usual = за правилом

## Days and weather

event-day_began = { $day }-й день { $month }-го місяця, рік { $year }.
event-season_began = Нова пора року: { $season }.
event-spell_die = Днів ясної погоди: { $face } (к{ $sides })
event-weather_die = Погода: { $face } (к{ $sides })
event-weather = Погода: { $weather }.
event-paths_washed = Після двох мокрих днів усі шляхи розмито.
event-paths_dry = Шляхи знову просохли.
event-flood_began = Повінь: пішки через річки не перейти.
event-flood_over = Повінь скінчилася.
event-ice_formed = Річки й озера під кригою.
event-ice_warning = Загін { $party } ночує на кризі, а завтра вона скресне.
event-ice_broke = Крига скресла.
event-meeting_die = Випадкова зустріч: { $face } (к{ $sides })
event-measure_die = Міра зустрічі: { $face } (к{ $sides })
event-meeting_drawn = Загонові { $party } випала зустріч: частка { $k } з 36.
event-meeting_came = Випадкова зустріч загону { $party } настає.
event-meeting_cancelled = Випадковій зустрічі загону { $party } тут не місце.
event-day_of_rest = Загін { $party } відпочив.
event-camped = Загін { $party } стає на нічліг.
event-campaign_over = Похід скінчено: { $status }.
event-date_set = Суддя ставить день: { $day }-й день { $month }-го місяця, рік { $year }.
event-weather_set = Суддя ставить погоду: { $weather }.
event-fact_set = Суддя ставить: { $path }.
event-mark_shown = Суддя показує загонові { $party }: { $landmark }.
event-placed = Суддя ставить загін { $party } у клітину { $cell }.

## Sight

event-sight_die = Знаходження: { $face } (к{ $sides })
event-found_landmark = Знайдено: { $landmark }.
event-searched_cell = Клітину обшукано; знайдено: { $count ->
     [one] { $count } місце
     [few] { $count } місця
    *[other] { $count } місць
  }.
event-search_goes_on = Обшук триває: на збиранні потрібен ще день.
event-reoriented = Загін { $party } зрозумів, де він: клітина { $cell }.

## The march

event-march_began = Загін { $party } рушає { $direction }: на { $count ->
     [one] { $count } клітину
     [few] { $count } клітини
    *[other] { $count } клітин
  }.
event-march_along = Загін { $party } іде вздовж { $along } до { $cell }.
event-march_resumed = Загін { $party } іде далі.
event-march_stopped = Загін { $party } припиняє перехід.
event-arrived = Загін { $party } прийшов, куди хотів.
event-entered_cell = Клітина { $cell }: { $terrain }. Пройдено ходу: { $units }, лишилося: { $left }.
event-way_barred = Далі загонові { $party } не пройти.
event-too_little_left = На наступну клітину треба ходу: { $units }, а лишилося { $left }.
event-progressed = Загін { $party } просунувся до наступної клітини, витративши решту ходу: { $units }.
event-forced_march = Прискорений перехід { $forced }: ходу на день { $units }.
event-feeding_chosen = Загін { $party } сьогодні живе { $feeding }.
event-action_began = Загін { $party }, увесь день: { $action }.
event-stops_changed = { $on ->
    [yes] Перехід перериватиметься: { $stop }.
   *[no] Перехід більше не переривається: { $stop }.
  }
event-lost_die = Втрата напрямку: { $face } (к{ $sides })
event-lost_direction_die = Новий напрямок: { $face } (к{ $sides })
event-lost_way = Загін { $party } збився зі шляху й іде { $direction }.
event-entered_settlement = Загін { $party } входить: { $landmark }.
event-left_settlement = Загін { $party } виходить: { $landmark }.
event-gate_die = Біля воріт: { $face } (к{ $sides })
event-gate_closed = Воріт не відчинили: { $landmark }.
event-gate_hostile = Вийшли як вороги: { $landmark }.
event-not_here = { $landmark }: тут цього немає. Де ж ми?

## Parties and baggage

event-party_split = { $members }: із загону { $party } у загін { $part }.
event-parties_merged = Загін { $part } приєднався до загону { $party }.
event-not_together = Загін { $party } нікого зі своїх тут не знайшов.
event-caller_changed = За загін { $party } тепер говорить { $seat }.
event-left_behind = { $member } лишає: { $item } × { $count }.
event-nothing_lies = Тут цього немає: { $item }.
event-handed_over = { $member } бере: { $item }.
event-mounted = { $member } сідає верхи: { $other }.
event-dismounted = { $member } злазить.

## Rivers

event-crossed = Загін { $party } переправився на { $bank }.
event-ferry_paid = Перевіз обійшовся в { $kuna } { $kuna ->
     [one] куну
     [few] куни
    *[other] кун
  }.
event-drown_die = Утоплення: { $face } (к{ $sides })
event-drowned = { $member } тоне.
event-swam = Пливуть: { $members }.
event-saved_from_ice = Врятовані на суходолі: клітина { $cell }.
event-beast_lost = { $member } іде під кригу.

## Needs

event-rations_eaten = З'їдено припасів: { $count }; лишилося: { $left }.
event-foraged = Загін { $party } прогодувався полюванням і збиранням.
event-allotted = { $member } їсть.
event-exhausted = { $member } слабшає: виснаження { $count }.
event-regained_strength = { $member } набирається сил: виснаження { $count }.
event-level_taken = { $member } так виснажується, що рівень падає до { $level }.
event-level_lost = { $member } лишається на рівні { $level }.
event-worn_out = { $member } помирає від виснаження.
event-froze = { $member } замерзає на смерть.

## Orders

order-march = Загін { $party }: { $brief }
    .brief = іти { $direction } на { $count ->
         [one] { $count } клітину
         [few] { $count } клітини
        *[other] { $count } клітин
      }
order-follow = Загін { $party }: { $brief }
    .brief = іти вздовж { $along } до { $to }
order-resume = Загін { $party }: { $brief }
    .brief = іти далі
order-progress = Загін { $party }: { $brief }
    .brief = решту — до наступної клітини
order-stop = Загін { $party }: { $brief }
    .brief = припинити перехід
order-pause_at = Загін { $party }: { $brief }
    .brief = зупинка в дорозі: { $stop }
order-cross = Загін { $party }: { $brief }
    .brief = переправитися на { $bank }
order-swim = Загін { $party }: { $brief }
    .brief = уплав на { $bank }
order-swim_lake = Загін { $party }: { $brief }
    .brief = переплисти озеро до { $cell }
order-force_supplies = Загін { $party }: { $brief }
    .brief = прискорити хід на подвійних припасах
order-force_rest = Загін { $party }: { $brief }
    .brief = прискорити хід ціною дня відпочинку
order-feeding = Загін { $party }: { $brief }
    .brief = жити сьогодні { $feeding }
order-allot = Хто їсть: { $member }
order-search_cell = Загін { $party }: { $brief }
    .brief = обшукати клітину, увесь день
order-rest = Загін { $party }: { $brief }
    .brief = відпочивати весь день
order-wait = Загін { $party }: { $brief }
    .brief = лишитися тут на сьогодні
order-camp = Загін { $party }: { $brief }
    .brief = стати на нічліг
order-enter = Загін { $party }: { $brief }
    .brief = увійти: { $landmark }
order-leave = Загін { $party }: { $brief }
    .brief = вийти
order-split = Загін { $party }: { $brief }
    .brief = окремо йде { $member }
order-merge = Загін { $party }: { $brief }
    .brief = з'єднатися із загоном { $part }
order-go_over = Загін { $party }: { $brief }
    .brief = { $member } переходить до загону { $part }
order-name_caller = Загін { $party }: { $brief }
    .brief = наказує тепер { $seat }
order-drop = Загін { $party }: { $brief }
    .brief = лишити тут: { $item }{ $count ->
        [1] { "" }
       *[other] { " × " }{ $count }
    }
order-transfer = Загін { $party }: { $brief }
    .brief = { $member } понесе: { $item }{ $count ->
        [1] { "" }
       *[other] { " × " }{ $count }
    }
order-mount = Загін { $party }: { $brief }
    .brief = { $member } їде верхи: { $other }
order-dismount = Загін { $party }: { $brief }
    .brief = { $member } злазить
order-set_date = Поставити день: рік { $year }, місяць { $month }, день { $day }
order-set_weather = Поставити погоду: { $weather }, днів { $count }
order-set = Поставити: { $fact }
order-show_mark = Показати загонові { $party }: { $landmark }
order-place = Поставити загін { $party } у { $cell }

## Refusals

refused-surface-core-directions = Іти можна на північ, схід, південь або захід, щонайменше на клітину й не за край мапи.
refused-surface-core-order_errors = { $about ->
    [option] Немає { $option } = { $value }; можливо: { $values }.
   *[order] Такого наказу немає, або в ньому чогось бракує.
  }
refused-surface-core-legal_actions = { $cause ->
    [number] Очікувалося від { $least } до { $most }, а не { $amount }.
    [party] Немає загону { $party }.
    [kept] Це випливає з гри, рукою не ставиться: { $path }.
    [fight] Не під час зустрічі, бою чи битви.
    [value] { $path }: очікувалося { $values }, а не { $value }.
    [fault] { $fault }
    [landmark] Такої визначної місцини немає, або вона вже відома.
    [weather] Такої погоди немає.
    [cell] Там загонові не стояти: { $cell }.
    [settlement] Такого поселення немає.
    [battle] Немає битви, де кості ще не кинуто.
    [unit] Такої частини немає, або війську так не битися.
    [item] Такої коштовності немає, або в зустрічних їх уже досить.
    [kind] Таких істот немає.
    [meeting] Спершу хтось має вирішити: триває зустріч, бій або поставлено питання.
    [no_meeting] Нікого не зустріли, або ударів уже завдано.
    [below] Загін { $party } під землею.
    [order] Суддя цього не може.
   *[now] Зараз цього зробити не можна.
  }
refused-surface-core-party = Цьому загонові так не можна: не ті люди, не те місце або інший спосіб життя.
refused-surface-forage-mode = Чим годується загін, вирішують на світанку на весь день.
refused-surface-forage-no_supply_force = Хто живе полюванням і збиранням, тому не прискоритися подвійними припасами.
refused-surface-lost-stop = Немає переходу, який можна припинити.
refused-surface-move-animals = Цій тварині чи возові так не можна.
refused-surface-move-budget = Запас ходу вичерпано, або хтось несе забагато.
refused-surface-move-force_exclusive = За день прискорюються лише одним способом.
refused-surface-move-force_rest = Не можна, доки не віддано дня відпочинку.
refused-surface-move-force_supplies = На кожного треба по два припаси, і лише раз на день.
refused-surface-move-march = Такого переходу немає.
refused-surface-move-partial = Решти на клітину не вистачає: витратьте її до неї, прискортеся або ночуйте.
refused-surface-move-rest_day = Відпочинок забирає весь день і починається до переходу.
refused-surface-move-rest_debt = Спершу потрібен день відпочинку.
refused-surface-move-settlement_enter = Тут немає такого місця, куди б пустили.
refused-surface-needs-allocation = Цього припасу дати не можна.
refused-surface-needs-exhaustion_gain = Виснаження, втоми й рани не скинути й не передати.
refused-surface-river-bank = Такого берега чи руки тут немає.
refused-surface-river-bridge_ferry = Перевіз не ходить у грозу й по кризі, і задарма не возить.
refused-surface-river-cross = Тут річки не перейти.
refused-surface-river-flood = У повінь через річку не перейти.
refused-surface-river-ice = Усе під кригою.
refused-surface-river-swim = У обладунку, верхи й навантаженим не плавають, як і там, де можна перейти.
refused-surface-river-swim_lake = Попереду вода: перепливають одну клітину озера, якщо вистачає запасу ходу.
refused-surface-visibility-search = Обшук забирає весь день і починається до походу.
refused-surface-map-validation = У мапі помилка: { $fault }

## Settings

option-map = край
option-seed = номер випадкового краю (0: будь-який)
option-width = клітин із заходу на схід
option-height = клітин із півночі на південь
option-goal = мета походу
option-goal_kuna = багатство до зими, кун
option-cell_versts = верст у боці клітини
option-sight_metric = звідки видно величезне
option-sight_vantage_inconspicuous = непомітне з висоти
option-sight_paths_lead = шляхи ведуть у поселення
option-move_cost_cell = чия ціна в кроку
option-move_carry = решта денного ходу
option-move_force_stack = обидва прискорення одного дня
option-move_rest_debt_penalty = невідданий день відпочинку
option-paths_washed_guides = розмиті шляхи вказують дорогу
option-lost_terrain = місцевість кидка напрямку
option-lost_direction = новий напрямок
option-lost_disclosure = заблуканим кажуть
option-lost_guide_bonus = допомога провідника
option-encounter_in_settlement = зустрічі в поселеннях
option-encounter_distance_dice = кубики відстані
option-hide_count_animals = тварини заважають сховатися
option-hide_meetings = зустрічі, де можна сховатися
option-hide_free_needs_distance = позачергове ховання зі 100 сажнів
option-hide_time = час ховання
option-pursuit_catch_halved = відстань погоні половиниться
option-pursuit_flight_cost = втеча витрачає хід
option-pursuit_unpursued = втеча без погоні
option-needs_level_loss = рівні від виснаження
option-forage_winter = збирання взимку
option-weather_after_wet = після дощу й грози
option-river_items_round = предмети плавця
option-river_flood_bridges = мости в повінь
option-river_flood_swim = плавання в повінь
option-sea_freezes = море замерзає
option-battle_threshold = бійців для битви військ
option-battle_scale = сила за рівнем
option-battle_modifier_cap = межа поправок битви
option-battle_objectives = цілі битв
option-captives_trade = торгівля полоненими

## Prospects

prospect-astray = зіб'єтеся зі шляху
prospect-meeting = випадкова зустріч сьогодні в дорозі
prospect-met_on_way = випадкова зустріч до прибуття
prospect-days_1 = прибуття сьогодні
prospect-days_2 = прибуття на 2-й день
prospect-days_3 = прибуття на 3-й день
prospect-days_4 = прибуття на 4-й день
prospect-days_5 = прибуття на 5-й день
prospect-days_6 = прибуття на 6-й день
prospect-days_7 = прибуття на 7-й день
prospect-days_8 = прибуття на 8-й день
prospect-days_9 = прибуття на 9-й день
prospect-days_10 = прибуття на 10-й день або пізніше
prospect-drowned = хтось потоне
prospect-dead = хтось із ваших загине
prospect-over = похід скінчиться
