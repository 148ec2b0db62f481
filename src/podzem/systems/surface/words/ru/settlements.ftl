# Settlements, building, vessels: names, events, orders, refusals.

vessel-raft = плот
vessel-boat = лодка
vessel-ladya = ладья
vessel-ship = корабль
work-field_works = полевые укрепления
work-watchtower = дозорная вышка
work-palisade = острог
work-stone_wall = каменная стена
work-bridge = мост
work-ferry = перевоз
work-ford = отмеченный брод
work-village = село
work-road = дорога
work-clearing = просека
work-pass = перевал
work-causeway = гать
edge-here = здесь
edge-N = на север
edge-E = на восток
edge-S = на юг
edge-W = на запад
bank-ashore = на берег
verb-ask_men = поиск людей
verb-build = строительство

event-goods_bought = { $member } покупает: { $item } × { $count }, за { $kuna } { $kuna ->
     [one] куну
     [few] куны
    *[other] кун
  }.
event-animal_bought = Куплено: { $member }, за { $kuna } { $kuna ->
     [one] куну
     [few] куны
    *[other] кун
  }.
event-vessel_bought = Куплено: { $vessel }, за { $kuna } { $kuna ->
     [one] куну
     [few] куны
    *[other] кун
  }. Стоит здесь, у берега.
event-treasure_sold = { $member } продаёт: { $item }; стоит { $value }, дали кун: { $price }.
event-metal_changed = { $member } кладёт в кошель: { $item } (кун: { $kuna }).
event-silver_taken = { $member } берёт с собой серебро: { $kuna } { $kuna ->
     [one] куна
     [few] куны
    *[other] кун
  }.
event-mended = Починено, { $member }: { $item } (кун: { $kuna }).
event-local_die = Местные люди: { $face } (к{ $sides })
event-local_men = { $settlement }, можно нанять из местных: { $men }.
event-local_hired = Нанят: { $member } (кун: { $kuna }).
event-no_men = { $settlement }: охотников нет.
event-companion_left = { $member } уходит домой.
event-companion_paid = { $member }: заплачено (кун: { $kuna }).
event-captive_sold_here = { $member }: продан; стоит { $value }, дали кун: { $price }.
event-captive_ransomed = { $member }: выкуплен своими (кун: { $price }).
event-recast_die = В поселении: { $face } (к{ $sides })
event-thief_stole = Вор: { $member }, украдено: { $item }.
event-purse_cut = Вор срезал кошель (кун: { $kuna }).
event-recruiter_came = Кто-то хочет наняться.
event-merchant_came = Приехал купец: сегодня есть всё, что в городе.
event-beggar_came = Нищий не знает ничего нового.
event-beggar_knows = Нищий рассказывает о затаённом месте: { $landmark }.
event-brawl_began = Драка с людьми дозора: { $count }.
event-build_started = Начато: { $work } (кун: { $kuna }, человекодней: { $labour }).
event-build_worked = { $work }: сделано человекодней { $done } из { $labour }.
event-build_done = Построено: { $work }.
event-work_decayed = Обветшало: { $work }.
event-village_grew = Отстроилось: { $work }.
event-village_income = { $seat }: доход с поселенцев (кун: { $kuna }).
event-embarked = Все на борту: { $vessel }.
event-disembarked = Сошли на берег: { $vessel }.
event-sailed = Отряд { $party } плывёт { $direction }: потрачено хода { $price }.
event-vessel_hauled = Судно волокут через брод: потрачено хода { $price }.
event-sea_lost_die = Открытое море: { $face } (к{ $sides })
event-sea_way_die = Куда несёт море: { $face } (к{ $sides })
event-wreck_die = Буря на море: { $face } (к{ $sides })
event-wrecked = Разбито бурею: { $vessel }.
event-lost_at_sea = { $member }: пропал в море.
event-sea_meeting_die = Встреча на море: { $face } (к{ $sides })
event-wreckage_die = Обломки: { $face } (к{ $sides })
event-wreckage_found = Плывут обломки; выловлено припасов: { $count }.

order-buy = { $member }: купить, { $item } × { $count }
order-buy_animal = Купить: { $animal }
order-buy_vessel = Купить: { $vessel }
order-sell = { $member }: продать, { $item }
order-mend = { $member }: починить, { $item }
order-take_silver = { $member }: взять серебра, кун: { $kuna }
order-ask_men = Весь день искать людей
order-hire = { $member }: нанять, { $other }
order-hire_share = { $member }: нанять за полдоли, { $other }
order-agree = { $member }: согласиться на двойную плату, { $other }
order-hire_local = Нанять в дорогу: { $man }
order-dismiss = Отпустить: { $member }
order-pay = Заплатить: { $member }
order-sell_captive = Продать в рабство: { $member }
order-ransom_captive = Вернуть за выкуп: { $member }
order-free_captive = Отпустить на волю: { $member }
order-build = Строить { $edge }: { $work }
order-embark = Сесть на судно: { $vessel }
order-disembark = Высадиться: { $bank }
order-sail = Плыть { $direction } на { $count ->
     [one] { $count } клетку
     [few] { $count } клетки
    *[other] { $count } клеток
  }

event-stock_set = { $settlement }: припасов { $count }, в казне кун { $kuna } (судья).
order-set_stock = { $settlement }: припасов { $supplies }, в казне { $kuna }

refused-surface-settlement-kinds = Дела ведут внутри поселения, где это водится; каждый платит из своего кошеля и продаёт своё, общую добычу продаёт тот, кто говорит за отряд.
refused-surface-settlement-supplies = Столько припасов здесь нет, или таким числом их не продают.
refused-surface-settlement-goods = Этого здесь не продают, или не так.
refused-surface-settlement-hirelings = Такого здесь нет; а на поиск людей нужен целый день, из коего ничего не потрачено.
refused-surface-settlement-sell_treasure = За это здесь не платят, или в казне столько нет.
refused-surface-settlement-captives = Этого пленника здесь не продать и не выкупить.
refused-surface-settlement-stay = Это делают внутри поселения.
refused-surface-build-hook = Строят одно за раз, целый день, и было бы кому.
refused-surface-build-table = Этого здесь не построить.
refused-surface-sea-hook = Туда сейчас не плыть.
refused-surface-sea-crew = { $cause ->
    [crew] Нужно людей на вёслах и у руля: { $count }.
    [load] Судно перегружено: на борту было бы { $load } гр, а оно держит { $holds }. Человек с поклажей весит много; отделите часть отряда.
    [aboard] Отряд на борту: сначала сойдите на берег или плывите.
   *[away] Судна здесь нет, или сойти с него здесь некуда.
  }

tally-treasure_sold = продано сокровищ
tally-metal_changed = обменяно серебра и золота
tally-captive_sold_here = продано пленных
tally-captive_ransomed = выкуп за пленных
tally-village_income = доход от поселений
