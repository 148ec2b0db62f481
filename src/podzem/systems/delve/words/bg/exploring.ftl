### Exploring: turns, the march, lights, doors, searching, traps, encounter checks, the town, the judge's hand.

# Turns.

event-turn_begins = Ход { $count }.
event-act_lapsed = { $member }: това вече не може да се направи.
event-worked_on = { $member } продължава работата; светлината е слаба и ще трябва още един ход.
event-rested = { $member } почива.
event-woke = { $member } идва в съзнание.
event-ate = { $member } изяжда дневната си дажба.
event-hungry = { $member } гладува (изтощение: { $count }).
event-sleepless = { $member } е без почивка (изтощение: { $count }).
event-healing_die = Лекуване: { $face }.
event-treated = { $member }: { $count ->
    [0] превръзката не помага.
   *[other] раните са превързани, +{ $count } към здравето.
}
event-repaired = { $member } поправя: { $item }.
event-not_repaired = { $member } не успява да поправи: { $item }.
event-hides = { $member } се скрива в тъмното.
event-night_die = Нощна почивка: { $face }.
event-recovered = { $member } се възстановява: +{ $count }.
event-party_lost = Никой не се върна.

# The march.

event-walked = { $group ->
    [1] Групата върви. Сега е тук: { $place }.
   *[other] Група { $group } върви. Сега е тук: { $place }.
}
event-ran = { $group ->
    [1] Групата тича. Сега е тук: { $place }.
   *[other] Група { $group } тича. Сега е тук: { $place }.
}
event-stopped = { $group ->
    [1] Групата спира: напред не може да се мине.
   *[other] Група { $group } спира: напред не може да се мине.
}
event-took_stairs = { $group ->
    [1] Групата минава по стълбата.
   *[other] Група { $group } минава по стълбата.
}
event-group_parted = { $member } се отделя от групата.
event-groups_joined = { $group ->
    [1] Групите се събират.
   *[other] Групите се събират; сега това е група { $group }.
}
event-order_changed = { $member } вече върви отпред.
event-mapper_chosen = { $member } чертае картата.
event-speaker_chosen = { $member } ще говори от името на всички.
event-flight_leader_chosen = { $member } ще води всички, ако трябва да бягат.
event-opened_door = { $member } отваря: { $opening }.
event-door_shut = { $member } затваря: { $opening }.
event-door_fast = Не се отваря: { $opening }.
event-door_unbarred = { $member } вдига резето: { $opening }.
event-key_turned = Ключът става: { $opening }.
event-wedged = { $member } заклинва: { $opening }.
event-unwedged = { $member } изважда клина: { $opening }.
event-barred = { $member } слага резето: { $opening }.
event-came_out = { $group ->
    [1] Групата излиза навън.
   *[other] Група { $group } излиза навън.
}
event-relight_ordered = { $group ->
    [1] Групата
   *[other] Група { $group }
}: следващата факла { $on ->
    [yes] ще се пали веднага
   *[no] няма да се пали без заповед
}.

# Lights.

event-lit = { $member } запалва: { $item }.
event-put_out = { $member } гаси: { $item }.
event-relit = { $member } пали от стария огън: { $item }.
event-refilled = { $member } долива масло: { $item } (ходове: { $count }).
event-burnt_out = { $member }: догаря { $item }.
event-burns_low = { $member }: остава светлина за един ход ({ $item }).
event-spare_is_stowed = { $member }: резервната факла е в багажа и не може да се извади навреме.
event-darkness = { $group ->
    [1] Тъмнина: групата е без светлина.
   *[other] Тъмнина: група { $group } е без светлина.
}
event-torch_die = Колко ще гори факлата: { $face }.
event-things_seen = Нещо лежи ({ $place }): { $things }.

# Things.

event-moved_item = { $member }: { $item } — { $where }.
event-unpacked = { $member } изважда от връзката: { $item }.
event-packed = { $member } слага във връзката: { $item }.
event-took = { $member } взема: { $item }.
event-laid_down = { $member } оставя: { $item }.
event-gave = { $member } предава: { $item }. Получава { $other }.
event-lifted = { $member } вдига другаря: { $other }.
event-set_down = { $member } оставя другаря: { $other }.
event-left_lying = { $member } остава да лежи.

# Locks, forcing, digging.

event-unlocked = { $member } отключва: { $what }.
event-lock_holds = Ключалката не поддава: { $what }.
event-lock_jammed = Ключалката заяжда: { $what }.
event-forced = { $member } разбива: { $what }.
event-force_failed = { $member } не успява да разбие: { $what }.
event-contents_damaged = Вътре нещо се счупи: { $what }.
event-breaking = { $member } си пробива път: { $what } ({ $done } от { $of }).
event-broke_through = { $member } пробива: { $what }.
event-digging = { $member } разчиства срутването: { $what } ({ $done } от { $of }).
event-dug_out = Срутването е разчистено: { $what }.
event-chest_opened = { $member } отваря: { $what }. Вътре: { $things }.
event-chest_locked = Заключено: { $what }.
event-failed_in_the_dark = { $member } не вижда нищо и работата не става.

# Searching.

event-described = { $member }: „{ $said }“
event-roller_named = Хвърлянето за търсенето прави { $member }.
event-searched = Търсят: { $members }.
event-found_door = Намерено: { $opening } ({ $place }).
event-found_cache = Намерено скривалище ({ $place }): { $things }.
event-found_trap = Намерен капан: { $trap }.
event-nothing_found = Нищо не е намерено.
event-search_verdict = { $member }, { $spot }, { $method }: описанието { $success ->
    [yes] стига
   *[no] не стига
}.
event-search_overruled = Съдията реши друго: { $member }, { $spot }, { $method }.
event-listened = { $member } слуша: { $opening }.
event-heard = { $opening }: { $sound ->
    [nothing] нищо не се чува
    [one] някой сам
    [few] няколко гласа
   *[many] там са много
}.
event-examined = { $member } оглежда: { $what }. { $text }

# Traps.

event-hint = Нещо буди подозрение ({ $place }): { $hint }.
event-own_hint = Нещо буди подозрение ({ $place }): { $text }
event-trigger_die = Ще щракне ли капанът: { $face }.
event-crossed_unharmed = { $member } благополучно минава капана: { $trap }.
event-trap_sprung = { $member }: капанът щраква — { $trap }!
event-trap_attack_die = Капанът удря: { $face }.
event-trap_damage_die = Щета: { $face }.
event-trap_missed = { $member } се измъква.
event-grating_fell = Пада решетка: { $place }.
event-slid_down = { $member } се плъзга надолу, едно ниво по-дълбоко.
event-alarm_sounds = Вдига се тревога!
event-things_burnt = { $member }: изгаря { $item }.
event-fell_into_pit = { $member } пропада в ямата.
event-climbed_out = { $member } се измъква от ямата.
event-slipped_back = { $member } се плъзва обратно в ямата.
event-disarmed = { $member } обезврежда капана: { $trap }.
event-still_armed = Капанът не поддава: { $trap }.
event-bypassed = { $member } знае как да заобиколи опасността.
event-no_way_round = { $member }: така не може да се заобиколи.
event-set_off = { $member } задейства капана отдалеч: { $trap }.

# Encounter checks.

event-wander_die = Проверка за сблъсък: { $face }.
event-dungeon_wander_die = Скитащи, проценти: { $face }.
event-encounter_die = Кой ще се срещне: { $face }.
event-sign_die = Знак: { $face }.
event-depletion_die = Какво се изчерпва: { $face }.
event-victim_die = Жребий: { $face } от { $sides }.
event-change_die = Промяна в подземието: { $face }.
event-change_pick_die = Къде точно: { $face } от { $sides }.
event-wander_result = { $group ->
    [1] Групата: { $result }.
   *[other] Група { $group }: { $result }.
}
event-alertness_changed = Бдителността тук се променя: { $alertness }.
event-they_come = Някой приближава: { $kind }, { $count }.
event-foretold = Ще има среща: { $kind }, { $count }.
event-sign_tracks = Следи: { $kind }, на брой { $count }. Водят натам: { $exit }.
event-sign_noise = Шум: { $exit }.
event-sign_shadows = Сенки: { $large ->
    [yes] огромни
   *[no] с човешки ръст
}, на брой { $count }.
event-sign_foreboding = Лошо предчувствие: опасността е близо.
event-sign_smell = Мирише на: { $kind }.
event-sign_remains = Останки: тук са били { $mind ->
    [sapient] разумни същества
    [beast] зверове
   *[mindless] неживи
}, { $wont ->
    [hostile] враждебни
    [friendly] дружелюбни
   *[neutral] безразлични
}.
event-torch_spent = { $member }: внезапно угасва { $item }.
event-oil_lost = { $member }: маслото изтече ({ $item }, ходове: { $count }).
event-gear_broke = { $member }: чупи се { $item }.
event-supplies_lost = { $member } губи: { $item }.
event-nothing_lost = { $group ->
    [1] Групата не губи нищо.
   *[other] Група { $group } не губи нищо.
}
event-collapsed = Срутване: { $place }.
event-doors_moved = Вратите сами се затварят, някъде нещо заяжда.
event-smoke_came = Всичко се изпълва с дим или мъгла.
event-smoke_cleared = Димът или мъглата се разсейва.
event-moved_closer = Някой се приближи: { $kind }.
event-traps_set = { $group ->
    [1] Капаните около групата отново са заредени.
   *[other] Капаните около група { $group } отново са заредени.
}

# The town.

event-attribute_die = Зар за характеристика: { $face }.
event-went_below = { $group ->
    [1] Групата слиза под земята.
   *[other] Група { $group } слиза под земята.
}
event-candidates_die = Колко желаят да се наемат: { $face }.
event-type_die = Кой се предлага: { $face }.
event-candidate_found = Предлага се: { $kind }.
kuna-sum =
    { $kuna ->
        [one] { $kuna } куна
       *[other] { $kuna } куни
    }
event-asked_to_serve = { $kind }, отговор на предложението: { $total }.
event-share_paid = { $member }: половин дял, { kuna-sum }.
event-hiring_die = Съгласен ли е да се наеме: { $face }.
event-rolled_attribute = { $member }: { $attribute } { $count }.
event-raised_attribute = { $member } повишава: { $attribute } { $count }.
event-trained = { $member } се учи: { $skill } { $count }.
event-bought = { $member } купува: { $item } ({ kuna-sum }).
event-sold = { $member } продава: { $item } ({ kuna-sum }).
event-asks_double = { $kind }: съгласие само срещу двойна заплата, предплата — { kuna-sum }.
event-will_not_come = { $kind }: не иска да тръгне с вас.
event-paid_wage = { $member }: заплата { kuna-sum }.
event-left_unpaid = { $member } ви напуска: няма с какво да му се плати.
event-day_in_town = Мина ден в града; ден { $count }.
event-healed_in_town = { $member } си почива: +{ $count } здраве.
event-hired = Вече е с вас: { $member }.
event-delivered = Изнесена плячка: { kuna-sum }.
event-experience = { $member }: опит +{ $count }.
event-level_gained = { $member } достига ниво { $count }.
event-finished = Походът приключи; изнесено: { kuna-sum }.
event-happened = { $text }
event-seed = Зърно на картата: { $face }.
event-die_replaced = Съдията променя хвърляне { $die } (з{ $sides }): { $face } вместо { $fell }.

# The judge's hand.

event-judge_set = Съдията променя: { $path }.
event-judge_removed = По решение на съдията вече не играе: { $member }.
event-judge_hurt = Съдията ранява: { $member } (−{ $count }).
event-judge_healed = Съдията изцелява: { $member }.
event-judge_gave = Съдията дава: { $item }. Получава { $member }.
event-judge_moved = { $group ->
    [1] Съдията премества групата: { $place }.
   *[other] Съдията премества група { $group }: { $place }.
}
event-judge_added = { $group ->
    [1] Съдията праща срещу групата: { $kind }, { $count }.
   *[other] Съдията праща срещу група { $group }: { $kind }, { $count }.
}

# Orders of the march.

order-explore = { $group ->
    [1] Проучване: { $place }
   *[other] Група { $group } проучва: { $place }
}
order-follow = { $group ->
    [1] Върви { $heading }
   *[other] Група { $group } върви { $heading }
}
order-go = { $group ->
    [1] По познат път: { $place }
   *[other] Група { $group } върви по познат път: { $place }
}
order-run = { $group ->
    [1] Тичане: { $place }
   *[other] Група { $group } тича: { $place }
}
order-wait = { $group ->
    [1] Нека ходът мине
   *[other] Група { $group }: нека ходът мине
}
order-leave = { $group ->
    [1] Излез от подземието
   *[other] Група { $group } напуска подземието
}
order-lead = Отпред върви { $member }
order-split = { $member } се отделя
order-join = Събери се с група { $other }
order-mapper = Картата чертае { $member }
order-speaker = Говори { $member }
order-flight_leader = При бягство води { $member }
order-relight = { $group ->
    [1] Промени заповедта за следващата факла
   *[other] Група { $group }: промени заповедта за следващата факла
}

# Orders of a member. The brief form is for one who knows who is meant.

order-open = { $member }: { $brief }
    .brief = отвори — { $opening }
order-shut = { $member }: { $brief }
    .brief = затвори — { $opening }
order-wedge = { $member }: { $brief }
    .brief = заклини — { $opening }
order-unwedge = { $member }: { $brief }
    .brief = извади клина — { $opening }
order-bar = { $member }: { $brief }
    .brief = сложи резето — { $opening }
order-unbar = { $member }: { $brief }
    .brief = вдигни резето — { $opening }
order-open_chest = { $member }: { $brief }
    .brief = отвори — { $what }
order-unlock = { $member }: { $brief }
    .brief = отключвай внимателно — { $what } ({ $skill })
order-unlock_hurried = { $member }: { $brief }
    .brief = отключвай набързо — { $what } ({ $skill })
order-force = { $member }: { $brief }
    .brief = разбий — { $what }
order-break_through = { $member }: { $brief }
    .brief = пробивай — { $what }
order-dig = { $member }: { $brief }
    .brief = разчиствай срутването — { $place }
order-search = { $member }: { $brief }
    .brief = търси — { $spot } ({ $method })
order-describe = { $member } казва: { $said }
order-searching = { $member } търси: { $spot } ({ $method })
order-listen = { $member }: { $brief }
    .brief = слушай — { $opening }
order-examine = { $member }: { $brief }
    .brief = огледай — { $what }
order-act = { $member }: { $brief }
    .brief = { $what } — { $act }
order-disarm = { $member }: { $brief }
    .brief = обезвреди внимателно — { $what } ({ $skill })
order-disarm_hurried = { $member }: { $brief }
    .brief = обезвреди набързо — { $what } ({ $skill })
order-bypass = { $member }: { $brief }
    .brief = заобиколи ({ $what }) — { $spot }, { $means }
order-risk = { $member }: { $brief }
    .brief = мини на свой риск — { $what }
order-set_off = { $member }: { $brief }
    .brief = задействай отдалеч — { $what }
order-climb = { $member }: { $brief }
    .brief = излез от ямата
order-help = { $member }: { $brief }
    .brief = помогни, където работи { $other }
order-roll_search = { $member }: { $brief }
    .brief = хвърли за търсенето
order-rest = { $member }: { $brief }
    .brief = почини
order-guard = { $member }: { $brief }
    .brief = пази
order-treat = { $member }: { $brief }
    .brief = лекувай — { $other }
order-repair = { $member }: { $brief }
    .brief = поправи — { $item }
order-hide = { $member }: { $brief }
    .brief = скрий се
order-light = { $member }: { $brief }
    .brief = запали — { $item }
order-extinguish = { $member }: { $brief }
    .brief = угаси — { $item }
order-refill = { $member }: { $brief }
    .brief = долей масло — { $item }
order-hold = { $member }: { $brief }
    .brief = вземи в ръка — { $item }
order-fetch = { $member }: { $brief }
    .brief = извади — { $item }
order-sheathe = { $member }: { $brief }
    .brief = прибери от ръката — { $item }
order-stow = { $member }: { $brief }
    .brief = прибери в багажа — { $item }
order-wear = { $member }: { $brief }
    .brief = облечи — { $item }
order-unpack = { $member }: { $brief }
    .brief = извади от връзката — { $item }
order-pack = { $member }: { $brief }
    .brief = сложи във връзката — { $item }
order-take = { $member }: { $brief }
    .brief = вземи — { $item }
order-drop = { $member }: { $brief }
    .brief = пусни — { $item }
order-give = { $member }: { $brief }
    .brief = предай — { $item }. На кого: { $other }
order-lift = { $member }: { $brief }
    .brief = носи другаря — { $other }
order-set_down = { $member }: { $brief }
    .brief = остави другаря

# Orders of the judge.

order-set = Промени: { $text }
order-remove = Извади от играта: { $member }
order-hurt = Рани: { $member } (−{ $count })
order-heal = Изцели: { $member }
order-present = Дай: { $type }. На кого: { $member }
order-relocate = Премести група { $group }: { $place }
order-reveal = Разкрий скритото: { $what }
order-alarm = Бдителност около група { $group }: { $alertness }
order-add = Прати срещу група { $group }: { $kind }, { $count }

# Orders of the town.

order-set_out = Слез: { $opening }
order-roll = { $member }: { $brief }
    .brief = хвърли за характеристиките
order-assign = { $member }: { $brief }
    .brief = { $attribute } { $count }
order-raise = { $member }: { $brief }
    .brief = повиши — { $attribute }
order-train = { $member }: { $brief }
    .brief = научи — { $skill }
order-buy = { $member }: { $brief }
    .brief = купи — { $type }
order-sell = { $member }: { $brief }
    .brief = продай — { $item }
order-seek = Потърси спътници, един ден
order-hire_share = Наеми за половин дял: { $kind }
order-hire = Наеми: { $kind }
order-stay_a_day = Прекарай ден в града
order-finish = Приключи похода

# What words name.

heading-N = на север
heading-E = на изток
heading-S = на юг
heading-W = на запад
spot-all = всичко наоколо
spot-wall_n = северната стена
spot-wall_e = източната стена
spot-wall_s = южната стена
spot-wall_w = западната стена
spot-wall = стената
spot-floor = подът
spot-ceiling = таванът
spot-door = вратата
spot-lid = капакът
method-look = оглеждане
method-ask = как?
method-in_words = със свои думи
method-under = поглед отдолу
method-behind = поглед отзад
method-inside = преравяне вътре
method-feel = опипване
method-tap = почукване
method-press = натискане
method-pull = дърпане
method-turn = завъртане
method-pour = поливане
method-flame = поднасяне на пламък
method-measure = измерване
method-probe = мушкане с прът
means-crawl = пълзешком
means-walk_rim = по самия ръб
means-step_over = прекрачване
means-open_with_pole = отваряне с прът
means-wedge = клин
means-plank = дъска
means-pole = прът
means-craft_set = занаятчийски комплект
alertness-alert = тревога
alertness-normal = обичайна
alertness-quiet = спокойствие
compartment-hand = в ръка
compartment-worn = на тялото
compartment-ready = под ръка
compartment-stowed = в багажа
trap-dart = стреличка
trap-pit = яма
trap-spiked_pit = яма с колове
trap-blade = острие
trap-gas = газ
trap-falling_block = падащ блок
trap-alarm = сигнал за тревога
trap-poison_needle = отровна игла
trap-volley = залп
trap-portcullis = падаща решетка
trap-slide = пързалка
trap-fire_jet = огнена струя
trap-danger = намек за опасност
item-key = ключ
hero-taras = Тарас
hero-orysia = Орися
hero-zlata = Злата
hero-danylo = Данило
hero-vesna = Весна
hero-borys = Борис
square-outside = навън
square-entrance = при входа
square-n = { $ns } фута на север от входа
square-s = { $ns } фута на юг от входа
square-e = { $ew } фута на изток от входа
square-w = { $ew } фута на запад от входа
square-ne = { $ns } фута на север и { $ew } на изток от входа
square-nw = { $ns } фута на север и { $ew } на запад от входа
square-se = { $ns } фута на юг и { $ew } на изток от входа
square-sw = { $ns } фута на юг и { $ew } на запад от входа
way-entrance = входът
way-up = стълба нагоре
way-down = стълба надолу
way-door = врата { $side ->
    [N] на север
    [E] на изток
    [S] на юг
   *[W] на запад
}
way-arch = арка { $side ->
    [N] на север
    [E] на изток
    [S] на юг
   *[W] на запад
}
way-gap = проход { $side ->
    [N] на север
    [E] на изток
    [S] на юг
   *[W] на запад
}
way-grate = решетка { $side ->
    [N] на север
    [E] на изток
    [S] на юг
   *[W] на запад
}
way-secret = тайна врата { $side ->
    [N] на север
    [E] на изток
    [S] на юг
   *[W] на запад
}
way-there = { $at ->
    [n] { square-n }
    [s] { square-s }
    [e] { square-e }
    [w] { square-w }
    [ne] { square-ne }
    [nw] { square-nw }
    [se] { square-se }
    [sw] { square-sw }
   *[entrance] { square-entrance }
}
way-door-there = { way-door } ({ way-there })
way-arch-there = { way-arch } ({ way-there })
way-gap-there = { way-gap } ({ way-there })
way-grate-there = { way-grate } ({ way-there })
way-secret-there = { way-secret } ({ way-there })
holds-chest = сандък
holds-sack = чувал
holds-heap = купчина вещи
own-text = { $text }
own-thing = { $term }{ $n ->
    [0] { "" }
   *[other] { " " }{ $n }
}
own-coins = { $count ->
    [one] { $count } монета
   *[other] { $count } монети
}
own-quiver = { $count ->
    [one] { $count } стрела
   *[other] { $count } стрели
}
own-stones = { $count ->
    [one] { $count } камък
   *[other] { $count } камъка
}
own-healer_kit = лекарска чанта за { $count ->
    [one] { $count } път
   *[other] { $count } пъти
}
area-room = стаята
area-passage = коридорът
area-junction = кръстовището
area-stairs = стълбата
area-outside = навън
place-none = неизвестно
answer-yes = да
answer-no = не
answer-sufficient = описанието стига
answer-insufficient = описанието не стига
answer-give = дай намек
answer-withhold = без намек
answer-encounter = сблъсък
answer-sign = признаци
answer-depletion = изчерпване
answer-change = промени
answer-free = свободен ход
answer-waive = без проверка
result-encounter = сблъсък
result-sign = признаци за следваща среща
result-depletion = изчерпване на ресурс
result-change = промени в подземието
result-free = свободен ход
result-waive = съдията отмени проверката
prospect-dead = някой загива
prospect-over = край на похода
prospect-nothing = нищо особено

# Why not.

refused-delve-core-errors = { $about ->
    [option] Няма такъв избор ({ $option }: { $value }); може: { $values }.
    [actor] Този герой или тази група сега не е под ваша заповед.
    [stage] Не на този етап (раздел { $section } от правилата).
   *[order] Сега това не може.
}
refused-delve-auto-scope = Походът приключи.
refused-delve-time-sequence = Това решава водачът на групата.
refused-delve-time-pace = Дотам не може да се стигне в този ход.
refused-delve-time-costs = Сега това не може да се захване.
refused-delve-time-fight = Боят зае този ход: може още само да се лекуват рани, да се зарежда и да се събира плячка.
refused-delve-time-travel = Сега не става дума за това.
refused-delve-combat-down = Който лежи в безсъзнание, не прави нищо.
refused-delve-light-none = Без светлина не става.
refused-delve-light-handling = Това не може да се запали или угаси: трябват ръце, огниво или друг огън.
refused-delve-light-lantern = Фенерът трябва да е угасен и непълен и е нужно шише масло.
refused-delve-shared-map = Тук това не може да се отвори или затвори.
refused-delve-map-squares = Няма такова място.
refused-delve-load-limit = Твърде много: { $count } Ж при позволени { $most } ({ $where }).
refused-delve-load-hands = Ръцете са само две.
refused-delve-load-ready = Броня се облича само извън битка и само една.
refused-delve-load-coins = Такова нещо не се носи под ръка.
refused-delve-load-draw = В ръка се взема само каквото е под ръка.
refused-delve-load-small = Във връзка, по три, се слага само дребна вещ, която стои готова сама.
refused-delve-load-move_item = С тази вещ така не може.
refused-delve-load-body = Другар се носи само със свободни ръце, сам или двама.
refused-delve-core-help = Тук няма с какво да се помогне.
refused-delve-core-judge = { $why ->
    [kept] Това не се променя на ръка: { $path }.
    [value] { $path } не може да е „{ $value }“; може: { $values }.
    [fight] Не сега: има среща или бой, или се чака отговор.
    [last] Последният не се изважда.
    [dead] Мъртви не се изцеляват.
    [gear] Няма такава вещ.
    [many] Повече вещи не се побират.
    [rock] Там не може да се стои.
    [hidden] Няма такова скрито.
    [kind] Няма такива същества.
    [count] Такова число не става (най-много { $count }).
    [nobody] Няма такъв тук.
    [group] Няма такава група.
    [fault] { $fault }
   *[order] Тук няма такова право.
}
refused-delve-search-describe = Кажете къде да се търси и как.
refused-delve-core-group_check = За търсенето вече хвърля един от най-добрите; може да се назове само равен на него.
refused-delve-trap-disarm = Тук няма намерена ключалка или капан, с които това може.
refused-delve-trap-haste = Набързо — само веднъж на ход.
refused-delve-trap-failure = Ключалката е заяла; помага само сила или ключът от другата страна.
refused-delve-trap-force = Тук няма какво да се разбива.
refused-delve-trap-failure = Ключалката е заяла: помага само сила или ключ от другата страна.
refused-delve-trap-choice = Така тази опасност не се заобикаля.
refused-delve-trap-effects = Първо трябва да се излезе от ямата.
refused-delve-vis-hidden = Тук не може да се скрие.
refused-delve-wander-interval = Така групата не се дели и не се събира.
refused-delve-wander-depletion = Поправя се само счупеното и трябва занаятчийски комплект.
refused-delve-beast-hireling = С наетите така не може.
refused-delve-gear-list = Това не може да се купи: няма пари.
refused-delve-char-create = Такъв герой не може да се създаде.
refused-delve-core-attributes = Няма такава характеристика или такава нейна стойност.
refused-delve-core-skills = Няма такова умение или такова негово ниво.
refused-delve-core-dice_order = Заровете не отговарят на правилото.

# Somebody of a kind, with his number.

member-rat = { creature-rat }
member-goblin = { creature-goblin }
member-goblin_chief = { creature-goblin_chief }
member-bandit = { creature-bandit }
member-bandit_captain = { creature-bandit_captain }
member-cultist = { creature-cultist }
member-lost_miner = { creature-lost_miner }
member-skeleton = { creature-skeleton }
member-zombie = { creature-zombie }
member-ghoul = { creature-ghoul }
member-wolf = { creature-wolf }
member-bat_swarm = { creature-bat_swarm }
member-spider = { creature-spider }
member-lizard_guard = { creature-lizard_guard }
member-slime = { creature-slime }
member-ogre = { creature-ogre }
member-stalker = { creature-stalker }
member-troll = { creature-troll }
member-link_bearer = { creature-link_bearer }
member-spearman = { creature-spearman }
member-porter = { creature-porter }
member-slinger = { creature-slinger }
member-archer = { creature-archer }
member-armoured_man = { creature-armoured_man }
member-sergeant = { creature-sergeant }
member-healer = { creature-healer }
member-digger = { creature-digger }
member-donkey = { creature-donkey }
danger = опасността

# What can be done with a furnishing.

deed-look = огледай
deed-touch = докосни
deed-push = бутни
deed-pull = дръпни
deed-turn = завърти
deed-lift = повдигни
deed-open = отвори
deed-press = натисни
deed-look_under = погледни отдолу
deed-stir = разрови
deed-rake = разрини
deed-read = прочети
deed-drop_stone = пусни камък
deed-turn_over = обърни
