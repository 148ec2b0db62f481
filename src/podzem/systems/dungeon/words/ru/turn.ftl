# Ход исследования: время, движение, свет, ловушки, нагрузка, действия.

## Ход

event-turn_begins = Ход { $count }: ждём заявок.
event-turn_passed = Ход { $count } окончен.
event-phases_kept = Бой был короток: { $count } { $count ->
    [one] фаза идёт
    [few] фазы идут
   *[many] фаз идут
  } в счёт следующего хода.
event-act_lapsed = { $member } уже не может сделать задуманного: { $act ->
    [wedge] клин
    [unwedge] клин уже выпал
    [close] закрыть дверь
   *[douse] погасить свет
  }.
event-ranks_changed = { $member } теперь идёт в ряду { $rank }.
event-group_parted = { $member } отделяется: группа { $group }.
event-groups_joined = Группа { $other } присоединяется к группе { $group }.
event-keeps_back = { $member } держится позади.
event-keeps_up = { $member } больше не держится позади.

## Движение

event-walked = Группа { $group } проходит { $sazhens } саж. { $heading ->
    [N] на север
    [E] на восток
    [S] на юг
   *[W] на запад
  }.
event-ran = Группа { $group } пробегает { $sazhens } саж. { $heading ->
    [N] на север
    [E] на восток
    [S] на юг
   *[W] на запад
  }.
event-stopped = Группа { $group } дальше пройти не может: { $obstacle ->
    [door] закрытая дверь
    [rubble] завал
    [fire] огонь
    [pit] яма
   *[wall] стена
  }.
event-room_size = Комната { $wide } на { $long } саж.
event-took_stairs = Группа { $group } по лестнице переходит на глубину { $depth }.
event-went_below = Отряд спускается под землю; всего их { $count }.
event-refuses_to_go = { $member } не идёт во тьму и остаётся снаружи.
event-came_out = Группа { $group } выходит на волю.

## Двери и сундуки

event-door_opened = Дверь открывается: { $opening }.
event-door_holds = Дверь не поддаётся: { $opening }.
event-door_unlocked = { $member } поворачивает ключ: { $opening }.
event-key_does_not_fit = У { $member } ни один ключ не подходит: { $opening }.
event-door_closed = { $member } закрывает дверь: { $opening }.
event-door_shut = Дверь захлопывается, никто этого не видит: { $opening }.
event-saw_door = Дверь теперь { $answer ->
    [open] открыта
   *[shut] закрыта
  }: { $opening }.
event-wedged = { $member } вбивает клин: { $opening }.
event-unwedged = { $member } вынимает клин: { $opening }.
event-wedge_held = Клин держит: { $opening }.
event-wedge_fell = Клин выпал: { $opening }.
event-chest_opened = Сундук открыт. Внутри: { $things }.
event-chest_holds = Сундук не поддаётся: { $item }.
event-chest_locked = { $member } пробует открыть: заперто, { $item }.
event-contents_damaged = { $count } { $count ->
    [one] ценная вещь внутри теряет
    [few] ценные вещи внутри теряют
   *[many] ценных вещей внутри теряют
  } половину цены.

## Обыск, подслушивание, отдельные действия

event-nothing_found = { $member } ищет { $spot ->
    [wall] у стены
    [chest] в сундуке
    [door] у двери
   *[floor] на полу
  } и ничего не находит.
event-found = { $member } находит: { $caches ->
    [0] { "" }
   *[other] спуд;
  }{ $doors ->
    [0] { "" }
   *[other] { " " }потайная дверь;
  }{ $traps ->
    [0] { "" }
   *[other] { " " }ловушка;
  }
event-nothing_heard = { $member } прислушивается { $spot ->
    [wall] у стены
    [chest] в сундуке
    [door] у двери
   *[floor] на полу
  } и ничего не слышит.
event-heard = { $member } слышит за преградой: { $sound ->
    [people] голоса
    [beast] рычание и возню
    [cunning] шёпот и тихие шаги
   *[none] какое-то движение
  }.
event-acted_on = { $member } пробует ({ $verb }): { $feature }.
event-nothing_happens = Ничего не происходит.
event-act_answer = { $text }
event-dug = { $member } копает: { $done } из { $of }.
event-breach = Пробито насквозь.
event-hollow = Выемка готова; дальше снова камень.
event-rubble_gone = Завал разобран.

## Отдых и нужды

event-tired = { $member } без отдыха: усталость, теперь { $count }.
event-rested = { $member } вовремя отдыхает.
event-refreshed = { $member } отдыхает; усталости осталось: { $count }.
event-recovered = { $member } приходит в себя; стойкость { $count }.
event-ate = { $member } съедает дневной запас.
event-hungry = { $member } голодает: истощение, теперь { $count }.

## Свет и руки

event-light_low = { $member }: { $item } погорит ещё { $count } { $count ->
    [one] ход
    [few] хода
   *[many] ходов
  }.
event-light_out = { $member }: { $item } догорает.
event-lying_light_out = Догорел брошенный свет: { $item }.
event-lit = { $member } зажигает: { $item }.
event-doused = { $member } гасит: { $item }.
event-refilled = { $member } заправляет: { $item }.
event-struck_fire = { $member } высекает огонь, горит: { $item }.
event-readied = { $member } берёт в руки: { $item }.
event-stowed = { $member } убирает: { $item }.
event-packed = { $member } укладывает: { $item } (куда: { $container }).
event-took = { $member } берёт: { $item }.
event-dropped = { $member } бросает: { $item }.
event-lamp_out = При падении гаснет: { $item }.
event-gave = { $member } передаёт: { $item } (кому: { $other }).
event-drags = { $member } волочит: { $item }.
event-helps_bear = { $member } помогает нести: { $item } (с кем: { $other }).
event-lifted = { $member } поднимает с пола: { $item }.

## Ловушки

event-trap_waits = Ловушка не срабатывает: { $trap_type }.
event-trap_sprung = Срабатывает ловушка: { $trap_type }!
event-trap_pointed_out = Впереди заметна ловушка: { $trap_type }.
event-trap_disarmed = { $member } обезвреживает ловушку.
event-trap_not_disarmed = { $member } напрасно возится с ловушкой.
event-way_blocked = Путь перекрыт.
event-alarm = Грохот, слышный далеко вокруг!
event-slid = { $member } соскальзывает на глубину { $depth }.
event-burnt = Огонь уничтожает ({ $member }): { $item }.
event-unharmed = { $member } не получает вреда.
event-caught_edge = { $member } цепляется за край.
event-fell_in = { $member } падает в яму.
event-pit_light_out = При падении ({ $member }) гаснет: { $item }.
event-leapt = { $member } перепрыгивает яму.
event-climbed = { $member } выбирается наверх.
event-slipped_back = { $member } выбраться не может.
event-hauled = { $member } – вытащен наверх.
event-bridged = Группа { $group } переходит по доске.
event-trap_attack = Ловушка, { $member }: { $total } против { $defence }, { $hit ->
    [yes] попадание
   *[no] мимо
  }.
event-hurt = { $member } несёт потерю; стойкости осталось: { $left }.
event-wounded = { $member } получает рану.

## Кубики

event-door_die = Дверь: { $face } (к{ $sides })
event-chest_die = Сундук: { $face } (к{ $sides })
event-wedge_die = Клин: { $face } (к{ $sides })
event-search_die = Обыск: { $face } (к{ $sides })
event-listen_die = Подслушивание: { $face } (к{ $sides })
event-trap_die = Ловушка: { $face } (к{ $sides })
event-trap_attack_die = Удар ловушки: { $face } (к{ $sides })
event-disarm_die = Обезвреживание: { $face } (к{ $sides })
event-gas_die = Газ: { $face } (к{ $sides })
event-block_die = Глыба: { $face } (к{ $sides })
event-poison_die = Яд: { $face } (к{ $sides })
event-edge_die = Край ямы: { $face } (к{ $sides })
event-fall_die = Падение: { $face } (к{ $sides })
event-pit_light_die = Свет при падении: { $face } (к{ $sides })
event-leap_die = Прыжок: { $face } (к{ $sides })
event-climb_die = Подъём: { $face } (к{ $sides })
event-lamp_die = Упавшая лампа: { $face } (к{ $sides })
event-reluctance_die = Страх тьмы: { $face } (к{ $sides })

## Заявки

order-hold = { $member }: { $brief }
    .brief = стоять
order-rest = { $member }: { $brief }
    .brief = отдыхать
order-guard = { $member }: { $brief }
    .brief = сторожить пленных
order-step = { $member }: { $brief }
    .brief = встать на место { $point }
order-keep_back = { $member }: { $brief }
    .brief = в бою держаться позади
order-keep_up = { $member }: { $brief }
    .brief = больше не держаться позади
order-ambush = { $member }: { $brief }
    .brief = засада
order-load = { $member }: { $brief }
    .brief = грузиться и разбирать вещи
order-search = { $member }: { $brief }
    .brief = обыск — { $place }
order-listen = { $member }: { $brief }
    .brief = слушать — { $place }
order-open = { $member }: { $brief }
    .brief = открывать силой — { $opening }
order-unlock = { $member }: { $brief }
    .brief = отпереть — { $place }
order-break = { $member }: { $brief }
    .brief = ломать: { $item }
order-dig = { $member }: { $brief }
    .brief = копать — { $place }
order-aid = { $member }: { $brief }
    .brief = помочь: { $other }
order-climb = { $member }: { $brief }
    .brief = выбраться из ямы
order-climb_rope = { $member }: { $brief }
    .brief = подняться ({ $item })
order-haul = { $member }: { $brief }
    .brief = вытащить: { $other }
order-disarm = { $member }: { $brief }
    .brief = обезвредить — { $trap }
order-strike_fire = { $member }: { $brief }
    .brief = высечь огонь: { $item }
order-taste = { $member }: { $brief }
    .brief = испытать: { $item }
order-light = { $member }: { $brief }
    .brief = зажечь: { $item }
order-douse = { $member }: { $brief }
    .brief = погасить: { $item }
order-refill = { $member }: { $brief }
    .brief = заправить: { $item }
order-ready = { $member }: { $brief }
    .brief = взять в руки: { $item }
order-stow = { $member }: { $brief }
    .brief = убрать: { $item }
order-pack = { $member }: { $brief }
    .brief = уложить: { $item } → { $container }
order-take = { $member }: { $brief }
    .brief = взять: { $item }
order-drop = { $member }: { $brief }
    .brief = бросить: { $item }
order-give = { $member }: { $brief }
    .brief = передать: { $item } → { $other }
order-drag = { $member }: { $brief }
    .brief = волочить: { $item }
order-help = { $member }: { $brief }
    .brief = помочь нести: { $item }
order-lift = { $member }: { $brief }
    .brief = поднять: { $item }
order-strip = { $member }: { $brief }
    .brief = обобрать: { $other }
order-wedge = { $member }: { $brief }
    .brief = вбить клин — { $opening }
order-unwedge = { $member }: { $brief }
    .brief = вынуть клин — { $opening }
order-close = { $member }: { $brief }
    .brief = закрыть — { $opening }
order-wedge_after = { $member }: { $brief }
    .brief = потом вбить клин — { $opening }
order-close_after = { $member }: { $brief }
    .brief = потом закрыть — { $opening }
order-douse_after = { $member }: { $brief }
    .brief = потом погасить: { $item }
order-act = { $member }: { $brief }
    .brief = { $feature } — { $verb }
order-use = { $member }: { $brief }
    .brief = применить: { $item }
order-use_on = { $member }: { $brief }
    .brief = дать выпить: { $item } → { $other }
order-kill = { $member }: { $brief }
    .brief = убить: { $other }
order-free = { $member }: { $brief }
    .brief = отпустить: { $other }
order-as_before = { $member }: { $brief }
    .brief = как прежде
order-revise = { $member }: { $brief }
    .brief = отменить заявку
order-place = { $member }: { $brief }
    .brief = в ряд { $rank }
order-split = { $member }: { $brief }
    .brief = отделиться
order-leg = группа { $group }: идти к { $point }
order-ahead = группа { $group }: вперёд на { $heading ->
    [N] север
    [E] восток
    [S] юг
   *[W] запад
  }, полусаженей: { $hs }
order-fast = группа { $group }: бежать к { $point }
order-stay = группа { $group }: остаться здесь
order-ignore_traps = группа { $group }: не останавливаться перед ловушками
order-join = группа { $other } – к группе { $group }
order-all = все остальные: { $verb }
order-release = начать ход

## Отказы

refused-dungeon-time-order = Кому-то ещё не дана заявка, или эту заявку сейчас даёте не вы.
refused-dungeon-time-sequence = Встреча заняла ход этой группы.
refused-dungeon-core-error = Здесь такого нет.
refused-dungeon-action-list = Каждому одна заявка, а в пути – только идти или сторожить.
refused-dungeon-action-door = Так дверь не открыть: она уже открыта, или у неё нет больше места.
refused-dungeon-action-door_kinds = Для этого нужен ключ.
refused-dungeon-action-door_close = Эту дверь сейчас не закрыть.
refused-dungeon-action-wedge = Здесь клин не вбить и не вынуть.
refused-dungeon-action-chest = Сундук уже открыт, или у него уже четверо.
refused-dungeon-action-search = Там уже ищут.
refused-dungeon-action-dig = Копать нужно орудием, и на одном месте – один.
refused-dungeon-action-load = Даром – одна вещь за ход; больше – заявкой «грузиться».
refused-dungeon-action-single = Это уже сделано, назад не вернуть.
refused-dungeon-move-turn = Слишком далеко для перехода, или путь заведомо закрыт.
refused-dungeon-move-direction = Переход не меняет направления, кроме изгибов прохода.
refused-dungeon-move-fast = Туда за ход по известным путям не добежать.
refused-dungeon-move-fast_limits = Кто бежит, ничего другого не делает.
refused-dungeon-move-step = До этого больше трёх саженей.
refused-dungeon-move-party_speed = Так группы не делятся и не соединяются.
refused-dungeon-map-units = Размеры – целые и полусажени.
refused-dungeon-light-needs = Для этого здесь слишком темно.
refused-dungeon-light-darkness = В темноте не бегают.
refused-dungeon-light-handling = Нет под рукой огня, или гореть уже нечему.
refused-dungeon-light-lamp = Нет масла.
refused-dungeon-load-carry = Столько не унести.
refused-dungeon-load-drag = Столько не утащить.
refused-dungeon-load-containers = Не помещается.
refused-dungeon-load-donkey = Осёл столько не несёт, или вести его нечем: руки заняты.
refused-dungeon-load-hands = Рук только две.
refused-dungeon-premise-animals = Это животное под землю не идёт.
refused-dungeon-trap-known = Для этого нужно подходящее орудие.
refused-dungeon-trap-noticeable = Это им уже сказано.
refused-dungeon-trap-pit = Кому-то не перебраться через яму.
refused-dungeon-trap-pit_climb = Кто-то в яме, и достать до дна нечем.
refused-dungeon-surprise-ambush = Со светом в засаду не садятся.
refused-dungeon-captive-guard = Сторожить некого, или он на это не годен, или он сторож и ничем другим не занят.
refused-dungeon-captive-use = Такого пленника здесь нет.
refused-dungeon-combat-space = Для этого здесь слишком узко.
refused-dungeon-combat-first_rank = Ряд вышел бы шире прохода.
refused-dungeon-aid-maim = Искалеченная рука этого не может.
