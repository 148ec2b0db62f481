# Settlements, building, vessels: names, events, orders, refusals.

vessel-raft = пліт
vessel-boat = човен
vessel-ladya = лодія
vessel-ship = корабель
work-field_works = польові укріплення
work-watchtower = дозорна вежа
work-palisade = острог
work-stone_wall = кам'яна стіна
work-bridge = міст
work-ferry = перевіз
work-ford = позначений брід
work-village = село
work-road = дорога
work-clearing = просіка
work-pass = перевал
work-causeway = гать
edge-here = тут
edge-N = на північ
edge-E = на схід
edge-S = на південь
edge-W = на захід
bank-ashore = на берег
verb-ask_men = пошук людей
verb-build = будівництво

event-goods_bought = { $member } купує: { $item } × { $count }, за { $kuna } { $kuna ->
     [one] куну
     [few] куни
    *[other] кун
  }.
event-animal_bought = Куплено: { $member }, за { $kuna } { $kuna ->
     [one] куну
     [few] куни
    *[other] кун
  }.
event-vessel_bought = Куплено: { $vessel }, за { $kuna } { $kuna ->
     [one] куну
     [few] куни
    *[other] кун
  }. Стоїть тут, біля берега.
event-treasure_sold = { $member } продає: { $item }; варте { $value }, дали кун: { $price }.
event-metal_changed = { $member } кладе в гаманець: { $item } (кун: { $kuna }).
event-silver_taken = { $member } бере з собою срібло: { $kuna } { $kuna ->
     [one] куна
     [few] куни
    *[other] кун
  }.
event-mended = Полагоджено, { $member }: { $item } (кун: { $kuna }).
event-local_die = Місцеві люди: { $face } (к{ $sides })
event-local_men = { $settlement }, можна найняти з місцевих: { $men }.
event-local_hired = Найнято: { $member } (кун: { $kuna }).
event-no_men = { $settlement }: охочих немає.
event-companion_left = { $member } іде додому.
event-companion_paid = { $member }: заплачено (кун: { $kuna }).
event-captive_sold_here = { $member }: продано; вартий { $value }, дали кун: { $price }.
event-captive_ransomed = { $member }: викуплений своїми (кун: { $price }).
event-recast_die = У поселенні: { $face } (к{ $sides })
event-thief_stole = Злодій: { $member }, вкрадено: { $item }.
event-purse_cut = Злодій зрізав гаманець (кун: { $kuna }).
event-recruiter_came = Хтось хоче найнятися.
event-merchant_came = Приїхав купець: сьогодні є все, що в місті.
event-beggar_came = Жебрак не знає нічого нового.
event-beggar_knows = Жебрак розповідає про потаємне місце: { $landmark }.
event-brawl_began = Бійка з людьми дозору: { $count }.
event-build_started = Розпочато: { $work } (кун: { $kuna }, людиноднів: { $labour }).
event-build_worked = { $work }: зроблено людиноднів { $done } із { $labour }.
event-build_done = Збудовано: { $work }.
event-work_decayed = Завалилося: { $work }.
event-village_grew = Розбудувалося: { $work }.
event-village_income = { $seat }: прибуток із поселенців (кун: { $kuna }).
event-embarked = Усі на борту: { $vessel }.
event-disembarked = Зійшли на берег: { $vessel }.
event-sailed = Загін { $party } пливе { $direction }: витрачено ходу { $price }.
event-vessel_hauled = Судно волочать через брід: витрачено ходу { $price }.
event-sea_lost_die = Відкрите море: { $face } (к{ $sides })
event-sea_way_die = Куди несе море: { $face } (к{ $sides })
event-wreck_die = Буря на морі: { $face } (к{ $sides })
event-wrecked = Розбито бурею: { $vessel }.
event-lost_at_sea = { $member }: зник у морі.
event-sea_meeting_die = Зустріч на морі: { $face } (к{ $sides })
event-wreckage_die = Уламки: { $face } (к{ $sides })
event-wreckage_found = Пливуть уламки; виловлено припасів: { $count }.

order-buy = { $member }: купити, { $item } × { $count }
order-buy_animal = Купити: { $animal }
order-buy_vessel = Купити: { $vessel }
order-sell = { $member }: продати, { $item }
order-mend = { $member }: полагодити, { $item }
order-take_silver = { $member }: узяти срібла, кун: { $kuna }
order-ask_men = Увесь день шукати людей
order-hire = { $member }: найняти, { $other }
order-hire_share = { $member }: найняти за пів частки, { $other }
order-agree = { $member }: погодитися на подвійну платню, { $other }
order-hire_local = Найняти в дорогу: { $man }
order-dismiss = Відпустити: { $member }
order-pay = Заплатити: { $member }
order-sell_captive = Продати в рабство: { $member }
order-ransom_captive = Повернути за викуп: { $member }
order-free_captive = Відпустити на волю: { $member }
order-build = Будувати { $edge }: { $work }
order-embark = Сісти на судно: { $vessel }
order-disembark = Висадитися: { $bank }
order-sail = Пливти { $direction } на { $count ->
     [one] { $count } клітину
     [few] { $count } клітини
    *[other] { $count } клітин
  }

event-stock_set = { $settlement }: припасів { $count }, у скарбниці кун { $kuna } (суддя).
order-set_stock = { $settlement }: припасів { $supplies }, у скарбниці { $kuna }

refused-surface-settlement-kinds = Справи ведуть усередині поселення, де це ведеться; кожен платить зі свого гаманця й продає своє, спільну здобич продає той, хто говорить за загін.
refused-surface-settlement-supplies = Стільки припасів тут немає, або таким числом їх не продають.
refused-surface-settlement-goods = Цього тут не продають, або не так.
refused-surface-settlement-hirelings = Такого тут немає; а на пошук людей треба цілий день, із якого нічого не витрачено.
refused-surface-settlement-sell_treasure = За це тут не платять, або в скарбниці стільки немає.
refused-surface-settlement-captives = Цього бранця тут не продати й не викупити.
refused-surface-settlement-stay = Це роблять усередині поселення.
refused-surface-build-hook = Будують щось одне за раз, цілий день, і було б кому.
refused-surface-build-table = Цього тут не збудувати.
refused-surface-sea-hook = Туди зараз не пливти.
refused-surface-sea-crew = { $cause ->
    [crew] Потрібно людей на веслах і біля керма: { $count }.
    [load] Судно перевантажене: на борту було б { $load } гр, а воно тримає { $holds }. Людина з поклажею важить багато; відокремте частину загону.
    [aboard] Загін на борту: спершу зійдіть на берег або пливіть.
   *[away] Судна тут немає, або зійти з нього тут нікуди.
  }

tally-treasure_sold = продано скарбів
tally-metal_changed = обміняно срібла й золота
tally-captive_sold_here = продано бранців
tally-captive_ransomed = викуп за бранців
tally-village_income = прибуток від поселень
