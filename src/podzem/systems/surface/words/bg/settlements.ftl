# Settlements, building, vessels: names, events, orders, refusals.

vessel-raft = сал
vessel-boat = лодка
vessel-ladya = ладия
vessel-ship = кораб
work-field_works = полеви укрепления
work-watchtower = наблюдателница
work-palisade = частокол
work-stone_wall = каменна стена
work-bridge = мост
work-ferry = сал за превоз
work-ford = отбелязан брод
work-village = село
work-road = път
work-clearing = просека
work-pass = проход
work-causeway = гат
edge-here = тук
edge-N = на север
edge-E = на изток
edge-S = на юг
edge-W = на запад
bank-ashore = на брега
verb-ask_men = търсене на хора
verb-build = строеж

event-goods_bought = { $member } купува: { $item } × { $count }, за { $kuna } { $kuna ->
     [one] куна
    *[other] куни
  }.
event-animal_bought = Купено: { $member }, за { $kuna } { $kuna ->
     [one] куна
    *[other] куни
  }.
event-vessel_bought = Купено: { $vessel }, за { $kuna } { $kuna ->
     [one] куна
    *[other] куни
  }. Стои тук, до брега.
event-treasure_sold = { $member } продава: { $item }; струва { $value }, дадоха куни: { $price }.
event-metal_changed = { $member } слага в кесията: { $item } (куни: { $kuna }).
event-silver_taken = { $member } взема със себе си сребро: { $kuna } { $kuna ->
     [one] куна
    *[other] куни
  }.
event-mended = Поправено, { $member }: { $item } (куни: { $kuna }).
event-local_die = Местни хора: { $face } (з{ $sides })
event-local_men = { $settlement }, местни за наемане: { $men }.
event-local_hired = Нает: { $member } (куни: { $kuna }).
event-no_men = { $settlement }: никой не иска да тръгне.
event-companion_left = { $member } си отива у дома.
event-companion_paid = { $member }: платено (куни: { $kuna }).
event-captive_sold_here = { $member }: продаден; струва { $value }, дадоха куни: { $price }.
event-captive_ransomed = { $member }: откупен от своите (куни: { $price }).
event-recast_die = В селището: { $face } (з{ $sides })
event-thief_stole = Крадец: { $member }, откраднато: { $item }.
event-purse_cut = Крадец сряза кесия (куни: { $kuna }).
event-recruiter_came = Някой иска да се наеме.
event-merchant_came = Дойде пътуващ търговец: днес има всичко като в град.
event-beggar_came = Просяк не знае нищо ново.
event-beggar_knows = Просяк разказва за скрито място: { $landmark }.
event-brawl_began = Свада с хора от стражата: { $count }.
event-build_started = Започнато: { $work } (куни: { $kuna }, човекодни: { $labour }).
event-build_worked = { $work }: изработени човекодни { $done } от { $labour }.
event-build_done = Построено: { $work }.
event-work_decayed = Рухнало: { $work }.
event-village_grew = Разрасна се: { $work }.
event-village_income = { $seat }: доход от заселниците (куни: { $kuna }).
event-embarked = Всички на борда: { $vessel }.
event-disembarked = Слязоха на брега: { $vessel }.
event-sailed = Отряд { $party } плава { $direction }: изразходван ход { $price }.
event-vessel_hauled = Съдът се влачи през брод: изразходван ход { $price }.
event-sea_lost_die = Открито море: { $face } (з{ $sides })
event-sea_way_die = Накъде носи морето: { $face } (з{ $sides })
event-wreck_die = Буря в морето: { $face } (з{ $sides })
event-wrecked = Разбит от бурята: { $vessel }.
event-lost_at_sea = { $member }: изгубен в морето.
event-sea_meeting_die = Среща в морето: { $face } (з{ $sides })
event-wreckage_die = Останки: { $face } (з{ $sides })
event-wreckage_found = Плуват останки; извадени припаси: { $count }.

order-buy = { $member }: купи { $item } × { $count }
order-buy_animal = Купи: { $animal }
order-buy_vessel = Купи: { $vessel }
order-sell = { $member }: продай { $item }
order-mend = { $member }: поправи { $item }
order-take_silver = { $member }: вземи сребро, куни: { $kuna }
order-ask_men = Цял ден търси хора
order-hire = { $member }: наеми { $other }
order-hire_share = { $member }: наеми за половин дял { $other }
order-agree = { $member }: съгласи се на двойна надница, { $other }
order-hire_local = Наеми за пътя: { $man }
order-dismiss = Освободи: { $member }
order-pay = Плати на: { $member }
order-sell_captive = Продай в робство: { $member }
order-ransom_captive = Върни срещу откуп: { $member }
order-free_captive = Пусни на свобода: { $member }
order-build = Строй { $edge }: { $work }
order-embark = Качи се на: { $vessel }
order-disembark = Слез: { $bank }
order-sail = Плавай { $direction }, { $count } { $count ->
     [one] клетка
    *[other] клетки
  }

event-stock_set = { $settlement }: припаси { $count }, в кесията куни { $kuna } (съдия).
order-set_stock = { $settlement }: припаси { $supplies }, в кесията { $kuna }

refused-surface-settlement-kinds = Работа се върши вътре в селище, което я има; всеки плаща от своята кесия и продава своето, общата плячка продава който говори за отряда.
refused-surface-settlement-supplies = Тук няма толкова припаси или не се продават в такъв брой.
refused-surface-settlement-goods = Това тук не се продава или не така.
refused-surface-settlement-hirelings = Такъв тук няма; а търсенето на хора иска цял ден, от който нищо не е изразходвано.
refused-surface-settlement-sell_treasure = Тук не плащат за това или в кесията няма толкова.
refused-surface-settlement-captives = Този пленник тук не може да се продаде или откупи.
refused-surface-settlement-stay = Това се прави вътре в селище.
refused-surface-build-hook = Строи се едно наведнъж, цял ден, и с хора за това.
refused-surface-build-table = Това тук не може да се построи.
refused-surface-sea-hook = Натам сега не се плава.
refused-surface-sea-crew = { $cause ->
    [crew] Трябват хора на греблата и кормилото: { $count }.
    [load] Съдът е претоварен: на борда биха били { $load } гр, а той държи { $holds }. Човек с товар тежи много; отделете част от отряда.
    [aboard] Групата е на борда: първо слезте на брега или плавайте.
   *[away] Съдът не е тук или няма къде да се слезе от него.
  }

tally-treasure_sold = продадени съкровища
tally-metal_changed = обменени сребро и злато
tally-captive_sold_here = продадени пленници
tally-captive_ransomed = откуп за пленници
tally-village_income = приход от селища
