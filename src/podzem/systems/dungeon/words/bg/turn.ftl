# Ходът на изследване: време, движение, светлина, капани, товар, действия.

## Ходът

event-turn_begins = Ход { $count }: чакаме заповеди.
event-turn_passed = Ход { $count } свърши.
event-phases_kept = Боят беше кратък: { $count } { $count ->
    [one] фаза отива
   *[other] фази отиват
  } за сметка на следващ ход.
event-act_lapsed = { $member } вече не може да направи замисленото: { $act ->
    [wedge] клинът
    [unwedge] клинът вече е паднал
    [close] затварянето на вратата
   *[douse] гасенето на светлината
  }.
event-ranks_changed = { $member } вече върви в редица { $rank }.
event-group_parted = { $member } се отделя: група { $group }.
event-groups_joined = Група { $other } се присъединява към група { $group }.
event-keeps_back = { $member } се държи отзад.
event-keeps_up = { $member } вече не се държи отзад.

## Движение

event-walked = Група { $group } изминава { $sazhens } { $hs ->
    [2] сажен
   *[other] сажена
  } { $heading ->
    [N] на север
    [E] на изток
    [S] на юг
   *[W] на запад
  }.
event-ran = Група { $group } пробягва { $sazhens } { $hs ->
    [2] сажен
   *[other] сажена
  } { $heading ->
    [N] на север
    [E] на изток
    [S] на юг
   *[W] на запад
  }.
event-stopped = Група { $group } не може да продължи: { $obstacle ->
    [door] затворена врата
    [rubble] срутище
    [fire] огън
    [pit] яма
   *[wall] стена
  }.
event-room_size = Стая { $wide } на { $long } сажена.
event-took_stairs = Група { $group } по стълбите минава на дълбочина { $depth }.
event-went_below = Отрядът слиза под земята; общо са { $count }.
event-refuses_to_go = { $member } не влиза в мрака и остава навън.
event-came_out = Група { $group } излиза на открито.

## Врати и сандъци

event-door_opened = Вратата се отваря: { $opening }.
event-door_holds = Вратата не поддава: { $opening }.
event-door_unlocked = { $member } завърта ключа: { $opening }.
event-key_does_not_fit = Никой ключ не става ({ $member }): { $opening }.
event-door_closed = { $member } затваря вратата: { $opening }.
event-door_shut = Врата се затръшва, без някой да види: { $opening }.
event-saw_door = Вратата вече е { $answer ->
    [open] отворена
   *[shut] затворена
  }: { $opening }.
event-wedged = { $member } забива клин: { $opening }.
event-unwedged = { $member } изважда клина: { $opening }.
event-wedge_held = Клинът държи: { $opening }.
event-wedge_fell = Клинът е паднал: { $opening }.
event-chest_opened = Сандъкът е отворен. Вътре: { $things }.
event-chest_holds = Сандъкът не поддава: { $item }.
event-chest_locked = { $member } опитва: заключено, { $item }.
event-contents_damaged = { $count } { $count ->
    [one] скъпоценна вещ вътре губи
   *[other] скъпоценни вещи вътре губят
  } половината си стойност.

## Претърсване, подслушване, отделни действия

event-nothing_found = { $member } търси { $spot ->
    [wall] при стената
    [chest] в сандъка
    [door] при вратата
   *[floor] на пода
  } и не намира нищо.
event-found = { $member } намира: { $caches ->
    [0] { "" }
   *[other] скривалище;
  }{ $doors ->
    [0] { "" }
   *[other] { " " }тайна врата;
  }{ $traps ->
    [0] { "" }
   *[other] { " " }капан;
  }
event-nothing_heard = { $member } се ослушва { $spot ->
    [wall] при стената
    [chest] в сандъка
    [door] при вратата
   *[floor] на пода
  } и не чува нищо.
event-heard = { $member } чува отвъд: { $sound ->
    [people] гласове
    [beast] ръмжене и боричкане
    [cunning] шепот и тихи стъпки
   *[none] някакво движение
  }.
event-acted_on = { $member } опитва ({ $verb }): { $feature }.
event-nothing_happens = Нищо не се случва.
event-act_answer = { $text }
event-dug = { $member } копае: { $done } от { $of }.
event-breach = Пробито е.
event-hollow = Нишата е готова; отвъд пак е скала.
event-rubble_gone = Срутището е разчистено.

## Почивка и нужди

event-tired = { $member } без почивка: умора, вече { $count }.
event-rested = { $member } си почива навреме.
event-refreshed = { $member } си почива; останала умора: { $count }.
event-recovered = { $member } се съвзема; издръжливост { $count }.
event-ate = { $member } изяжда дневната си храна.
event-hungry = { $member } гладува: изтощение, вече { $count }.

## Светлина и ръце

event-light_low = { $member }: { $item } ще гори още { $count } { $count ->
    [one] ход
   *[other] хода
  }.
event-light_out = { $member }: { $item } догаря.
event-lying_light_out = Догоря оставена светлина: { $item }.
event-lit = { $member } запалва: { $item }.
event-doused = { $member } гаси: { $item }.
event-refilled = { $member } зарежда: { $item }.
event-struck_fire = { $member } сече огън, гори: { $item }.
event-readied = { $member } взема в ръка: { $item }.
event-stowed = { $member } прибира: { $item }.
event-packed = { $member } слага: { $item } (къде: { $container }).
event-took = { $member } взема: { $item }.
event-dropped = { $member } пуска: { $item }.
event-lamp_out = При падането угасва: { $item }.
event-gave = { $member } дава: { $item } (на: { $other }).
event-drags = { $member } влачи: { $item }.
event-helps_bear = { $member } помага да носят: { $item } (с кого: { $other }).
event-lifted = { $member } вдига от пода: { $item }.

## Капани

event-trap_waits = Капанът не сработва: { $trap_type }.
event-trap_sprung = Сработва капан: { $trap_type }!
event-trap_pointed_out = Напред личи капан: { $trap_type }.
event-trap_disarmed = { $member } обезврежда капана.
event-trap_not_disarmed = { $member } напразно се мъчи с капана.
event-way_blocked = Пътят е препречен.
event-alarm = Шум, който се чува надалеч!
event-slid = { $member } се плъзга на дълбочина { $depth }.
event-burnt = Огънят унищожава ({ $member }): { $item }.
event-unharmed = { $member } остава невредим.
event-caught_edge = { $member } се хваща за ръба.
event-fell_in = { $member } пада в ямата.
event-pit_light_out = При падането ({ $member }) угасва: { $item }.
event-leapt = { $member } прескача ямата.
event-climbed = { $member } се изкатерва.
event-slipped_back = { $member } не успява да излезе.
event-hauled = { $member } – изтеглен догоре.
event-bridged = Група { $group } минава по дъска.
event-trap_attack = Капанът, { $member }: { $total } срещу { $defence }, { $hit ->
    [yes] попадение
   *[no] мимо
  }.
event-hurt = { $member } понася загуба; остава издръжливост: { $left }.
event-wounded = { $member } получава рана.

## Зарове

event-door_die = Врата: { $face } (к{ $sides })
event-chest_die = Сандък: { $face } (к{ $sides })
event-wedge_die = Клин: { $face } (к{ $sides })
event-search_die = Претърсване: { $face } (к{ $sides })
event-listen_die = Подслушване: { $face } (к{ $sides })
event-trap_die = Капан: { $face } (к{ $sides })
event-trap_attack_die = Удар на капана: { $face } (к{ $sides })
event-disarm_die = Обезвреждане: { $face } (к{ $sides })
event-gas_die = Газ: { $face } (к{ $sides })
event-block_die = Блок: { $face } (к{ $sides })
event-poison_die = Отрова: { $face } (к{ $sides })
event-edge_die = Ръбът на ямата: { $face } (к{ $sides })
event-fall_die = Падане: { $face } (к{ $sides })
event-pit_light_die = Светлина при падане: { $face } (к{ $sides })
event-leap_die = Скок: { $face } (к{ $sides })
event-climb_die = Катерене: { $face } (к{ $sides })
event-lamp_die = Пусната лампа: { $face } (к{ $sides })
event-reluctance_die = Страх от мрака: { $face } (к{ $sides })

## Заповеди

order-hold = { $member }: { $brief }
    .brief = стои
order-rest = { $member }: { $brief }
    .brief = почива
order-guard = { $member }: { $brief }
    .brief = пази пленниците
order-step = { $member }: { $brief }
    .brief = застани на място { $point }
order-keep_back = { $member }: { $brief }
    .brief = в боя стой отзад
order-keep_up = { $member }: { $brief }
    .brief = вече не стой отзад
order-ambush = { $member }: { $brief }
    .brief = засада
order-load = { $member }: { $brief }
    .brief = товари и подрежда
order-search = { $member }: { $brief }
    .brief = претърсване — { $place }
order-listen = { $member }: { $brief }
    .brief = слушане — { $place }
order-open = { $member }: { $brief }
    .brief = отваряне със сила — { $opening }
order-unlock = { $member }: { $brief }
    .brief = отключване — { $place }
order-break = { $member }: { $brief }
    .brief = разбива: { $item }
order-dig = { $member }: { $brief }
    .brief = копаене — { $place }
order-aid = { $member }: { $brief }
    .brief = помага на: { $other }
order-climb = { $member }: { $brief }
    .brief = излез от ямата
order-climb_rope = { $member }: { $brief }
    .brief = изкачи се ({ $item })
order-haul = { $member }: { $brief }
    .brief = изтегли: { $other }
order-disarm = { $member }: { $brief }
    .brief = обезвреждане — { $trap }
order-strike_fire = { $member }: { $brief }
    .brief = сечи огън: { $item }
order-taste = { $member }: { $brief }
    .brief = изпитай: { $item }
order-light = { $member }: { $brief }
    .brief = запали: { $item }
order-douse = { $member }: { $brief }
    .brief = изгаси: { $item }
order-refill = { $member }: { $brief }
    .brief = зареди: { $item }
order-ready = { $member }: { $brief }
    .brief = вземи в ръка: { $item }
order-stow = { $member }: { $brief }
    .brief = прибери: { $item }
order-pack = { $member }: { $brief }
    .brief = сложи: { $item } → { $container }
order-take = { $member }: { $brief }
    .brief = вземи: { $item }
order-drop = { $member }: { $brief }
    .brief = пусни: { $item }
order-give = { $member }: { $brief }
    .brief = дай: { $item } → { $other }
order-drag = { $member }: { $brief }
    .brief = влачи: { $item }
order-help = { $member }: { $brief }
    .brief = помогни с: { $item }
order-lift = { $member }: { $brief }
    .brief = вдигни: { $item }
order-strip = { $member }: { $brief }
    .brief = обери: { $other }
order-wedge = { $member }: { $brief }
    .brief = забий клин — { $opening }
order-unwedge = { $member }: { $brief }
    .brief = извади клина — { $opening }
order-close = { $member }: { $brief }
    .brief = затвори — { $opening }
order-wedge_after = { $member }: { $brief }
    .brief = после забий клин — { $opening }
order-close_after = { $member }: { $brief }
    .brief = после затвори — { $opening }
order-douse_after = { $member }: { $brief }
    .brief = после изгаси: { $item }
order-act = { $member }: { $brief }
    .brief = { $feature } — { $verb }
order-use = { $member }: { $brief }
    .brief = използвай: { $item }
order-use_on = { $member }: { $brief }
    .brief = дай да изпие: { $item } → { $other }
order-kill = { $member }: { $brief }
    .brief = убий: { $other }
order-free = { $member }: { $brief }
    .brief = пусни на свобода: { $other }
order-as_before = { $member }: { $brief }
    .brief = както преди
order-revise = { $member }: { $brief }
    .brief = отмени заповедта
order-place = { $member }: { $brief }
    .brief = в редица { $rank }
order-split = { $member }: { $brief }
    .brief = отдели се
order-leg = група { $group }: върви до { $point }
order-ahead = група { $group }: напред на { $heading ->
    [N] север
    [E] изток
    [S] юг
   *[W] запад
  }, полусажени: { $hs }
order-fast = група { $group }: бягай до { $point }
order-stay = група { $group }: остани тук
order-ignore_traps = група { $group }: не спирай пред капани
order-join = група { $other } – към група { $group }
order-all = всички останали: { $verb }
order-release = започни хода

## Откази

refused-dungeon-time-order = На някого още не е дадена заповед, или тази заповед сега не е ваша.
refused-dungeon-time-sequence = Среща е заела хода на тази група.
refused-dungeon-core-error = Тук няма такова нещо.
refused-dungeon-action-list = По една заповед на човек, а в движение – само да върви или да пази.
refused-dungeon-action-door = Така вратата не се отваря: вече е отворена или при нея няма място.
refused-dungeon-action-door_kinds = За това трябва ключ.
refused-dungeon-action-door_close = Тази врата сега не се затваря.
refused-dungeon-action-wedge = Тук клин не може да се забие или извади.
refused-dungeon-action-chest = Сандъкът вече е отворен или при него вече са четирима.
refused-dungeon-action-search = Там вече търсят.
refused-dungeon-action-dig = Копае се със сечиво и на едно място – един.
refused-dungeon-action-load = Безплатно – една вещ на ход; повече – със заповед за товарене.
refused-dungeon-action-single = Това вече е сторено и не се връща.
refused-dungeon-move-turn = Твърде далеч за един преход или пътят е явно затворен.
refused-dungeon-move-direction = Преходът не сменя посоката, освен по завоите на прохода.
refused-dungeon-move-fast = Дотам за един ход по познати пътища не се стига.
refused-dungeon-move-fast_limits = Който бяга, не прави нищо друго.
refused-dungeon-move-step = Дотам има повече от три сажена.
refused-dungeon-move-party_speed = Така групите не се делят и не се събират.
refused-dungeon-map-units = Размерите са цели и полусажени.
refused-dungeon-light-needs = Тук е твърде тъмно за това.
refused-dungeon-light-darkness = В тъмното не се тича.
refused-dungeon-light-handling = Няма огън подръка или няма какво да гори.
refused-dungeon-light-lamp = Няма масло.
refused-dungeon-load-carry = Толкова не може да се носи.
refused-dungeon-load-drag = Толкова не може да се влачи.
refused-dungeon-load-containers = Не се побира.
refused-dungeon-load-donkey = Магарето не може да носи толкова или няма свободна ръка да го води.
refused-dungeon-load-hands = Ръцете са само две.
refused-dungeon-premise-animals = Това животно не слиза под земята.
refused-dungeon-trap-known = За това трябва подходящо сечиво.
refused-dungeon-trap-noticeable = Това вече им е казано.
refused-dungeon-trap-pit = Някой не може да мине през ямата.
refused-dungeon-trap-pit_climb = Някой е в яма и няма с какво да се стигне до дъното.
refused-dungeon-surprise-ambush = Със светлина не се стои в засада.
refused-dungeon-captive-guard = Няма кого да се пази, този не може или пази и не прави нищо друго.
refused-dungeon-captive-use = Тук няма такъв пленник.
refused-dungeon-combat-space = Тук е твърде тясно за това.
refused-dungeon-combat-first_rank = Редицата би била по-широка от прохода.
refused-dungeon-aid-maim = Осакатената ръка не може това.
