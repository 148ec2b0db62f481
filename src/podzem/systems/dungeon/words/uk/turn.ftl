# Хід дослідження: час, рух, світло, пастки, вантаж, дії.

## Хід

event-turn_begins = Хід { $count }: чекаємо наказів.
event-turn_passed = Хід { $count } завершено.
event-phases_kept = Бій був короткий: { $count } { $count ->
    [one] фаза йде
    [few] фази йдуть
   *[many] фаз йдуть
  } на рахунок наступного ходу.
event-act_lapsed = { $member } вже не може зробити задуманого: { $act ->
    [wedge] клин
    [unwedge] клин уже випав
    [close] зачинити двері
   *[douse] погасити світло
  }.
event-ranks_changed = { $member } тепер іде в ряду { $rank }.
event-group_parted = { $member } відокремлюється: група { $group }.
event-groups_joined = Група { $other } приєднується до групи { $group }.
event-keeps_back = { $member } тримається позаду.
event-keeps_up = { $member } більше не тримається позаду.

## Рух

event-walked = Група { $group } проходить { $sazhens } саж. { $heading ->
    [N] на північ
    [E] на схід
    [S] на південь
   *[W] на захід
  }.
event-ran = Група { $group } пробігає { $sazhens } саж. { $heading ->
    [N] на північ
    [E] на схід
    [S] на південь
   *[W] на захід
  }.
event-stopped = Група { $group } далі пройти не може: { $obstacle ->
    [door] зачинені двері
    [rubble] завал
    [fire] вогонь
    [pit] яма
   *[wall] стіна
  }.
event-room_size = Кімната { $wide } на { $long } саж.
event-took_stairs = Група { $group } сходами переходить на глибину { $depth }.
event-went_below = Загін спускається під землю; усього їх { $count }.
event-refuses_to_go = { $member } не йде в темряву й лишається зовні.
event-came_out = Група { $group } виходить на волю.

## Двері й скрині

event-door_opened = Двері відчиняються: { $opening }.
event-door_holds = Двері не піддаються: { $opening }.
event-door_unlocked = { $member } повертає ключ: { $opening }.
event-key_does_not_fit = Жоден ключ не підходить ({ $member }): { $opening }.
event-door_closed = { $member } зачиняє двері: { $opening }.
event-door_shut = Двері зачиняються, ніхто цього не бачить: { $opening }.
event-saw_door = Двері тепер { $answer ->
    [open] відчинені
   *[shut] зачинені
  }: { $opening }.
event-wedged = { $member } забиває клин: { $opening }.
event-unwedged = { $member } виймає клин: { $opening }.
event-wedge_held = Клин тримає: { $opening }.
event-wedge_fell = Клин випав: { $opening }.
event-chest_opened = Скриню відчинено. Усередині: { $things }.
event-chest_holds = Скриня не піддається: { $item }.
event-chest_locked = { $member } пробує відчинити: замкнено, { $item }.
event-contents_damaged = { $count } { $count ->
    [one] цінна річ усередині втрачає
    [few] цінні речі всередині втрачають
   *[many] цінних речей усередині втрачають
  } половину ціни.

## Обшук, підслуховування, окремі дії

event-nothing_found = { $member } шукає { $spot ->
    [wall] біля стіни
    [chest] у скрині
    [door] біля дверей
   *[floor] на підлозі
  } і нічого не знаходить.
event-found = { $member } знаходить: { $caches ->
    [0] { "" }
   *[other] схованка;
  }{ $doors ->
    [0] { "" }
   *[other] { " " }потайні двері;
  }{ $traps ->
    [0] { "" }
   *[other] { " " }пастка;
  }
event-nothing_heard = { $member } прислухається { $spot ->
    [wall] біля стіни
    [chest] у скрині
    [door] біля дверей
   *[floor] на підлозі
  } і нічого не чує.
event-heard = { $member } чує за перепоною: { $sound ->
    [people] голоси
    [beast] гарчання й вовтузіння
    [cunning] шепіт і тихі кроки
   *[none] якийсь рух
  }.
event-acted_on = { $member } пробує ({ $verb }): { $feature }.
event-nothing_happens = Нічого не стається.
event-act_answer = { $text }
event-dug = { $member } копає: { $done } з { $of }.
event-breach = Пробито наскрізь.
event-hollow = Виїмка готова; далі знову камінь.
event-rubble_gone = Завал розібрано.

## Відпочинок і потреби

event-tired = { $member } без відпочинку: втома, тепер { $count }.
event-rested = { $member } вчасно відпочиває.
event-refreshed = { $member } відпочиває; втоми лишилося: { $count }.
event-recovered = { $member } приходить до тями; стійкість { $count }.
event-ate = { $member } з'їдає денний запас.
event-hungry = { $member } голодує: виснаження, тепер { $count }.

## Світло й руки

event-light_low = { $member }: { $item } погорить ще { $count } { $count ->
    [one] хід
    [few] ходи
   *[many] ходів
  }.
event-light_out = { $member }: { $item } догоряє.
event-lying_light_out = Догоріло покинуте світло: { $item }.
event-lit = { $member } запалює: { $item }.
event-doused = { $member } гасить: { $item }.
event-refilled = { $member } заправляє: { $item }.
event-struck_fire = { $member } викрешує вогонь, горить: { $item }.
event-readied = { $member } бере в руки: { $item }.
event-stowed = { $member } ховає: { $item }.
event-packed = { $member } складає: { $item } (куди: { $container }).
event-took = { $member } бере: { $item }.
event-dropped = { $member } кидає: { $item }.
event-lamp_out = Падаючи, гасне: { $item }.
event-gave = { $member } передає: { $item } (кому: { $other }).
event-drags = { $member } волочить: { $item }.
event-helps_bear = { $member } допомагає нести: { $item } (з ким: { $other }).
event-lifted = { $member } піднімає з підлоги: { $item }.

## Пастки

event-trap_waits = Пастка не спрацьовує: { $trap_type }.
event-trap_sprung = Спрацьовує пастка: { $trap_type }!
event-trap_pointed_out = Попереду помітно пастку: { $trap_type }.
event-trap_disarmed = { $member } знешкоджує пастку.
event-trap_not_disarmed = { $member } марно порається з пасткою.
event-way_blocked = Шлях перекрито.
event-alarm = Гуркіт, чутний далеко навколо!
event-slid = { $member } зісковзує на глибину { $depth }.
event-burnt = Вогонь знищує ({ $member }): { $item }.
event-unharmed = { $member } не зазнає шкоди.
event-caught_edge = { $member } чіпляється за край.
event-fell_in = { $member } падає в яму.
event-pit_light_out = Під час падіння ({ $member }) гасне: { $item }.
event-leapt = { $member } перестрибує яму.
event-climbed = { $member } вибирається нагору.
event-slipped_back = { $member } вибратися не може.
event-hauled = { $member } – витягнуто нагору.
event-bridged = Група { $group } переходить дошкою.
event-trap_attack = Пастка, { $member }: { $total } проти { $defence }, { $hit ->
    [yes] влучання
   *[no] повз
  }.
event-hurt = { $member } зазнає втрати; стійкості лишилося: { $left }.
event-wounded = { $member } дістає рану.

## Кубики

event-door_die = Двері: { $face } (к{ $sides })
event-chest_die = Скриня: { $face } (к{ $sides })
event-wedge_die = Клин: { $face } (к{ $sides })
event-search_die = Обшук: { $face } (к{ $sides })
event-listen_die = Підслуховування: { $face } (к{ $sides })
event-trap_die = Пастка: { $face } (к{ $sides })
event-trap_attack_die = Удар пастки: { $face } (к{ $sides })
event-disarm_die = Знешкодження: { $face } (к{ $sides })
event-gas_die = Газ: { $face } (к{ $sides })
event-block_die = Брила: { $face } (к{ $sides })
event-poison_die = Отрута: { $face } (к{ $sides })
event-edge_die = Край ями: { $face } (к{ $sides })
event-fall_die = Падіння: { $face } (к{ $sides })
event-pit_light_die = Світло під час падіння: { $face } (к{ $sides })
event-leap_die = Стрибок: { $face } (к{ $sides })
event-climb_die = Підйом: { $face } (к{ $sides })
event-lamp_die = Упущена лампа: { $face } (к{ $sides })
event-reluctance_die = Страх темряви: { $face } (к{ $sides })

## Накази

order-hold = { $member }: { $brief }
    .brief = стояти
order-rest = { $member }: { $brief }
    .brief = відпочивати
order-guard = { $member }: { $brief }
    .brief = стерегти бранців
order-step = { $member }: { $brief }
    .brief = стати на місце { $point }
order-keep_back = { $member }: { $brief }
    .brief = у бою триматися позаду
order-keep_up = { $member }: { $brief }
    .brief = більше не триматися позаду
order-ambush = { $member }: { $brief }
    .brief = засідка
order-load = { $member }: { $brief }
    .brief = вантажитися й розбирати речі
order-search = { $member }: { $brief }
    .brief = обшук — { $place }
order-listen = { $member }: { $brief }
    .brief = слухати — { $place }
order-open = { $member }: { $brief }
    .brief = відчиняти силою — { $opening }
order-unlock = { $member }: { $brief }
    .brief = відімкнути — { $place }
order-break = { $member }: { $brief }
    .brief = ламати: { $item }
order-dig = { $member }: { $brief }
    .brief = копати — { $place }
order-aid = { $member }: { $brief }
    .brief = допомогти: { $other }
order-climb = { $member }: { $brief }
    .brief = вибратися з ями
order-climb_rope = { $member }: { $brief }
    .brief = піднятися ({ $item })
order-haul = { $member }: { $brief }
    .brief = витягти: { $other }
order-disarm = { $member }: { $brief }
    .brief = знешкодити — { $trap }
order-strike_fire = { $member }: { $brief }
    .brief = викресати вогонь: { $item }
order-taste = { $member }: { $brief }
    .brief = випробувати: { $item }
order-light = { $member }: { $brief }
    .brief = запалити: { $item }
order-douse = { $member }: { $brief }
    .brief = погасити: { $item }
order-refill = { $member }: { $brief }
    .brief = заправити: { $item }
order-ready = { $member }: { $brief }
    .brief = взяти в руки: { $item }
order-stow = { $member }: { $brief }
    .brief = сховати: { $item }
order-pack = { $member }: { $brief }
    .brief = скласти: { $item } → { $container }
order-take = { $member }: { $brief }
    .brief = взяти: { $item }
order-drop = { $member }: { $brief }
    .brief = кинути: { $item }
order-give = { $member }: { $brief }
    .brief = передати: { $item } → { $other }
order-drag = { $member }: { $brief }
    .brief = волочити: { $item }
order-help = { $member }: { $brief }
    .brief = допомогти нести: { $item }
order-lift = { $member }: { $brief }
    .brief = підняти: { $item }
order-strip = { $member }: { $brief }
    .brief = обібрати: { $other }
order-wedge = { $member }: { $brief }
    .brief = забити клин — { $opening }
order-unwedge = { $member }: { $brief }
    .brief = вийняти клин — { $opening }
order-close = { $member }: { $brief }
    .brief = зачинити — { $opening }
order-wedge_after = { $member }: { $brief }
    .brief = потім забити клин — { $opening }
order-close_after = { $member }: { $brief }
    .brief = потім зачинити — { $opening }
order-douse_after = { $member }: { $brief }
    .brief = потім погасити: { $item }
order-act = { $member }: { $brief }
    .brief = { $feature } — { $verb }
order-use = { $member }: { $brief }
    .brief = ужити: { $item }
order-use_on = { $member }: { $brief }
    .brief = дати випити: { $item } → { $other }
order-kill = { $member }: { $brief }
    .brief = убити: { $other }
order-free = { $member }: { $brief }
    .brief = відпустити: { $other }
order-as_before = { $member }: { $brief }
    .brief = як раніше
order-revise = { $member }: { $brief }
    .brief = скасувати наказ
order-place = { $member }: { $brief }
    .brief = у ряд { $rank }
order-split = { $member }: { $brief }
    .brief = відокремитися
order-leg = група { $group }: йти до { $point }
order-ahead = група { $group }: вперед на { $heading ->
    [N] північ
    [E] схід
    [S] південь
   *[W] захід
  }, півсажнів: { $hs }
order-fast = група { $group }: бігти до { $point }
order-stay = група { $group }: лишитися тут
order-ignore_traps = група { $group }: не зупинятися перед пастками
order-join = група { $other } – до групи { $group }
order-all = усі інші: { $verb }
order-release = почати хід

## Відмови

refused-dungeon-time-order = Комусь іще не дано наказу, або цей наказ зараз даєте не ви.
refused-dungeon-time-sequence = Зустріч забрала хід цієї групи.
refused-dungeon-core-error = Тут такого немає.
refused-dungeon-action-list = Кожному один наказ, а в дорозі – лише йти або стерегти.
refused-dungeon-action-door = Так двері не відчинити: вони вже відчинені, або біля них немає місця.
refused-dungeon-action-door_kinds = Для цього потрібен ключ.
refused-dungeon-action-door_close = Ці двері зараз не зачинити.
refused-dungeon-action-wedge = Тут клин не забити й не вийняти.
refused-dungeon-action-chest = Скриня вже відчинена, або біля неї вже четверо.
refused-dungeon-action-search = Там уже шукають.
refused-dungeon-action-dig = Копати треба знаряддям, і на одному місці – один.
refused-dungeon-action-load = Задарма – одна річ за хід; більше – наказом вантажитися.
refused-dungeon-action-single = Це вже зроблено, назад не повернути.
refused-dungeon-move-turn = Задалеко для переходу, або шлях завідомо закрито.
refused-dungeon-move-direction = Перехід не змінює напрямку, крім вигинів проходу.
refused-dungeon-move-fast = Туди за хід відомими шляхами не добігти.
refused-dungeon-move-fast_limits = Хто біжить, нічого іншого не робить.
refused-dungeon-move-step = До цього понад три сажні.
refused-dungeon-move-party_speed = Так групи не діляться і не з'єднуються.
refused-dungeon-map-units = Розміри – цілі та півсажні.
refused-dungeon-light-needs = Для цього тут затемно.
refused-dungeon-light-darkness = У темряві не бігають.
refused-dungeon-light-handling = Немає під рукою вогню, або горіти вже нічому.
refused-dungeon-light-lamp = Немає олії.
refused-dungeon-load-carry = Стільки не понести.
refused-dungeon-load-drag = Стільки не потягти.
refused-dungeon-load-containers = Не вміщується.
refused-dungeon-load-donkey = Осел стільки не несе, або вести його нікому: руки зайняті.
refused-dungeon-load-hands = Рук тільки дві.
refused-dungeon-premise-animals = Ця тварина під землю не йде.
refused-dungeon-trap-known = Для цього потрібне відповідне знаряддя.
refused-dungeon-trap-noticeable = Це їм уже сказано.
refused-dungeon-trap-pit = Комусь не перебратися через яму.
refused-dungeon-trap-pit_climb = Хтось у ямі, і дістати до дна нічим.
refused-dungeon-surprise-ambush = Зі світлом у засідку не сідають.
refused-dungeon-captive-guard = Стерегти нікого, або він на це не здатний, або він стереже й нічого іншого не робить.
refused-dungeon-captive-use = Такого бранця тут немає.
refused-dungeon-combat-space = Для цього тут завузько.
refused-dungeon-combat-first_rank = Ряд вийшов би ширший за прохід.
refused-dungeon-aid-maim = Скалічена рука цього не може.
