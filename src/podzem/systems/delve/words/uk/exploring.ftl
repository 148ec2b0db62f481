### Exploring: turns, the march, lights, doors, searching, traps, encounter checks, the town, the judge's hand.

# Turns.

event-turn_begins = Хід { $count }.
event-act_lapsed = { $member }: цього вже не зробити.
event-worked_on = { $member } працює далі; світла мало, тож справа триватиме ще хід.
event-rested = { $member } відпочиває.
event-woke = { $member } приходить до тями.
event-ate = { $member } з'їдає денний пайок.
event-hungry = { $member } голодує (виснаження: { $count }).
event-sleepless = { $member } без спочинку (виснаження: { $count }).
event-healing_die = Лікування: { $face }.
event-treated = { $member }: { $count ->
    [0] перев'язка не допомогла.
   *[other] рани перев'язано, +{ $count } до здоров'я.
}
event-repaired = { $member } лагодить: { $item }.
event-not_repaired = { $member } не може полагодити: { $item }.
event-hides = { $member } ховається в темряві.
event-night_die = Ніч відпочинку: { $face }.
event-recovered = { $member } одужує: +{ $count }.
event-party_lost = Ніхто не повернувся.

# The march.

event-walked = { $group ->
    [1] Загін іде. Тепер тут: { $place }.
   *[other] Загін { $group } іде. Тепер тут: { $place }.
}
event-ran = { $group ->
    [1] Загін біжить. Тепер тут: { $place }.
   *[other] Загін { $group } біжить. Тепер тут: { $place }.
}
event-stopped = { $group ->
    [1] Загін зупиняється: далі не пройти.
   *[other] Загін { $group } зупиняється: далі не пройти.
}
event-took_stairs =
    { $group ->
        [1] Загін іде сходами.
       *[other] Загін { $group } іде сходами.
    }
event-group_parted = { $member } відділяється від загону.
event-groups_joined = { $group ->
    [1] Загони сходяться.
   *[other] Загони сходяться; тепер це загін { $group }.
}
event-order_changed = { $member } тепер іде попереду.
event-mapper_chosen = { $member } креслить карту.
event-speaker_chosen = { $member } говоритиме за всіх.
event-flight_leader_chosen = { $member } вестиме всіх, якщо доведеться тікати.
event-opened_door = { $member } відчиняє: { $opening }.
event-door_shut = { $member } зачиняє: { $opening }.
event-door_fast = Не відчиняється: { $opening }.
event-door_unbarred = { $member } знімає засув: { $opening }.
event-key_turned = Ключ підходить: { $opening }.
event-wedged = { $member } заклинює: { $opening }.
event-unwedged = { $member } вибиває клин: { $opening }.
event-barred = { $member } накладає засув: { $opening }.
event-came_out = { $group ->
    [1] Загін виходить назовні.
   *[other] Загін { $group } виходить назовні.
}
event-relight_ordered = { $group ->
    [1] Загін
   *[other] Загін { $group }
}: наступний смолоскип { $on ->
    [yes] запалюватимуть відразу
   *[no] без наказу не запалюватимуть
}.

# Lights.

event-lit = { $member } запалює: { $item }.
event-put_out = { $member } гасить: { $item }.
event-relit = { $member } запалює від старого вогню: { $item }.
event-refilled = { $member } доливає олії: { $item } (ходів: { $count }).
event-burnt_out = { $member }: догорає { $item }.
event-burns_low = { $member }: світла лишилося на один хід ({ $item }).
event-spare_is_stowed = { $member }: запасний смолоскип у клунках, його не дістати вчасно.
event-darkness = { $group ->
    [1] Темрява: загін без світла.
   *[other] Темрява: загін { $group } без світла.
}
event-torch_die = Скільки горітиме смолоскип: { $face }.
event-things_seen = Щось лежить ({ $place }): { $things }.

# Things.

event-moved_item = { $member }: { $item } — { $where }.
event-unpacked = { $member } дістає із в'язки: { $item }.
event-packed = { $member } кладе до в'язки: { $item }.
event-took = { $member } бере: { $item }.
event-laid_down = { $member } кладе: { $item }.
event-gave = { $member } передає: { $item }. Тепер це має { $other }.
event-lifted = { $member } підіймає товариша: { $other }.
event-set_down = { $member } кладе товариша: { $other }.
event-left_lying = { $member } лишається лежати.

# Locks, forcing, digging.

event-unlocked = { $member } відмикає: { $what }.
event-lock_holds = Замок не піддається: { $what }.
event-lock_jammed = Замок заклинило: { $what }.
event-forced = { $member } виламує: { $what }.
event-force_failed = { $member } не може виламати: { $what }.
event-contents_damaged = Усередині щось розбилося: { $what }.
event-breaking = { $member } прорубується: { $what } ({ $done } з { $of }).
event-broke_through = { $member } проламує: { $what }.
event-digging = { $member } розкопує завал: { $what } ({ $done } з { $of }).
event-dug_out = Завал розібрано: { $what }.
event-chest_opened = { $member } відкриває: { $what }. Усередині: { $things }.
event-chest_locked = Замкнено: { $what }.
event-failed_in_the_dark = { $member } нічого не бачить, і з роботи нічого не виходить.

# Searching.

event-described = { $member }: «{ $said }»
event-roller_named = Кидок на пошук робить { $member }.
event-searched = Шукають: { $members }.
event-found_door = Знайдено: { $opening } ({ $place }).
event-found_cache = Знайдено схованку ({ $place }): { $things }.
event-found_trap = Знайдено пастку: { $trap }.
event-nothing_found = Нічого не знайдено.
event-search_verdict = { $member }, { $spot }, { $method }: опису { $success ->
    [yes] досить
   *[no] замало
}.
event-search_overruled = Суддя вирішив інакше: { $member }, { $spot }, { $method }.
event-listened = { $member } слухає: { $opening }.
event-heard = { $opening }: { $sound ->
    [nothing] нічого не чути
    [one] хтось один
    [few] кілька голосів
   *[many] там їх багато
}.
event-examined = { $member } оглядає: { $what }. { $text }

# Traps.

event-hint = Щось насторожує ({ $place }): { $hint }.
event-own_hint = Щось насторожує ({ $place }): { $text }
event-trigger_die = Чи спрацює пастка: { $face }.
event-crossed_unharmed = { $member } благополучно минає пастку: { $trap }.
event-trap_sprung = { $member }: спрацьовує пастка — { $trap }!
event-trap_attack_die = Пастка б'є: { $face }.
event-trap_damage_die = Шкода: { $face }.
event-trap_missed = { $member } ухиляється.
event-grating_fell = Падають ґрати: { $place }.
event-slid_down = { $member } з'їжджає донизу, на глибший рівень.
event-alarm_sounds = Здіймається тривога!
event-things_burnt = { $member }: згоряє { $item }.
event-fell_into_pit = { $member } провалюється в яму.
event-climbed_out = { $member } вибирається з ями.
event-slipped_back = { $member } зривається назад у яму.
event-disarmed = { $member } знешкоджує пастку: { $trap }.
event-still_armed = Пастка не піддається: { $trap }.
event-bypassed = { $member } знає, як обійти небезпеку.
event-no_way_round = { $member }: так цього не обійти.
event-set_off = { $member } розряджає пастку здалеку: { $trap }.

# Encounter checks.

event-wander_die = Перевірка зіткнення: { $face }.
event-dungeon_wander_die = Мандрівні істоти, відсотки: { $face }.
event-encounter_die = Хто трапиться: { $face }.
event-sign_die = Ознака: { $face }.
event-depletion_die = Що вичерпується: { $face }.
event-victim_die = Жереб: { $face } з { $sides }.
event-change_die = Зміна в підземеллі: { $face }.
event-change_pick_die = Де саме: { $face } з { $sides }.
event-wander_result = { $group ->
    [1] Загін: { $result }.
   *[other] Загін { $group }: { $result }.
}
event-alertness_changed = Пильність тут змінюється: { $alertness }.
event-they_come = Хтось наближається: { $kind }, { $count }.
event-foretold = Буде зустріч: { $kind }, { $count }.
event-sign_tracks = Сліди: { $kind }, числом { $count }. Ведуть туди: { $exit }.
event-sign_noise = Шум: { $exit }.
event-sign_shadows = Тіні: { $large ->
    [yes] величезні
   *[no] на зріст як люди
}, числом { $count }.
event-sign_foreboding = Лихе передчуття: небезпека близько.
event-sign_smell = Тхне: { $kind }.
event-sign_remains = Рештки: тут були { $mind ->
    [sapient] розумні істоти
    [beast] звірі
   *[mindless] неживі
}, { $wont ->
    [hostile] ворожі
    [friendly] приязні
   *[neutral] байдужі
}.
event-torch_spent = { $member }: раптом гасне { $item }.
event-oil_lost = { $member }: олія витекла ({ $item }, ходів: { $count }).
event-gear_broke = { $member }: ламається { $item }.
event-supplies_lost = { $member } втрачає: { $item }.
event-nothing_lost = { $group ->
    [1] Загін нічого не втрачає.
   *[other] Загін { $group } нічого не втрачає.
}
event-collapsed = Обвал: { $place }.
event-doors_moved = Двері самі зачиняються, десь щось заклинює.
event-smoke_came = Усе затягує димом чи туманом.
event-smoke_cleared = Дим чи туман розвіюється.
event-moved_closer = Хтось підійшов ближче: { $kind }.
event-traps_set = { $group ->
    [1] Пастки довкола загону знову зведено.
   *[other] Пастки довкола загону { $group } знову зведено.
}

# The town.

event-attribute_die = Кубик характеристики: { $face }.
event-went_below = { $group ->
    [1] Загін спускається під землю.
   *[other] Загін { $group } спускається під землю.
}
event-candidates_die = Скільки охочих найнятися: { $face }.
event-type_die = Хто пропонує себе: { $face }.
event-candidate_found = Пропонує себе: { $kind }.
kuna-sum =
    { $kuna ->
        [one] { $kuna } куна
        [few] { $kuna } куни
       *[many] { $kuna } кун
    }
event-asked_to_serve = { $kind }, відповідь на пропозицію: { $total }.
event-share_paid = { $member }: половина частки, { kuna-sum }.
event-hiring_die = Чи згоден найнятися: { $face }.
event-rolled_attribute = { $member }: { $attribute } { $count }.
event-raised_attribute = { $member } підіймає: { $attribute } { $count }.
event-trained = { $member } навчається: { $skill } { $count }.
event-bought = { $member } купує: { $item } ({ kuna-sum }).
event-sold = { $member } продає: { $item } ({ kuna-sum }).
event-asks_double = { $kind }: згода лише за подвійну платню, завдаток — { kuna-sum }.
event-will_not_come = { $kind }: не хоче йти з вами.
event-paid_wage = { $member }: платня { kuna-sum }.
event-left_unpaid = { $member } покидає вас: платити нічим.
event-day_in_town = Минув день у місті; день { $count }.
event-healed_in_town = { $member } відпочиває: +{ $count } до здоров'я.
event-hired = Найнято: { $member }.
event-delivered = Винесено здобичі: { kuna-sum }.
event-experience = { $member }: досвід +{ $count }.
event-level_gained = { $member } досягає рівня { $count }.
event-finished = Похід скінчено; винесено: { kuna-sum }.
event-happened = { $text }
event-seed = Зерно карти: { $face }.
event-die_replaced = Суддя змінює кидок { $die } (к{ $sides }): { $face } замість { $fell }.

# The judge's hand.

event-judge_set = Суддя змінює: { $path }.
event-judge_removed = За рішенням судді більше не в грі: { $member }.
event-judge_hurt = Суддя ранить: { $member } (−{ $count }).
event-judge_healed = Суддя зцілює: { $member }.
event-judge_gave = Суддя дає: { $item }. Має { $member }.
event-judge_moved = { $group ->
    [1] Суддя переносить загін: { $place }.
   *[other] Суддя переносить загін { $group }: { $place }.
}
event-judge_added = { $group ->
    [1] Суддя насилає на загін: { $kind }, { $count }.
   *[other] Суддя насилає на загін { $group }: { $kind }, { $count }.
}

# Orders of the march.

order-explore = { $group ->
    [1] Розвідувати: { $place }
   *[other] Загін { $group } розвідує: { $place }
}
order-follow = { $group ->
    [1] Іти { $heading }
   *[other] Загін { $group } іде { $heading }
}
order-go = { $group ->
    [1] Пройти знайомим шляхом: { $place }
   *[other] Загін { $group } проходить знайомим шляхом: { $place }
}
order-run = { $group ->
    [1] Бігти: { $place }
   *[other] Загін { $group } біжить: { $place }
}
order-wait = { $group ->
    [1] Хай мине хід
   *[other] Загін { $group }: хай мине хід
}
order-leave = { $group ->
    [1] Вийти з підземелля
   *[other] Загін { $group } покидає підземелля
}
order-lead = Попереду йде { $member }
order-split = { $member } відділяється
order-join = Зійтися із загоном { $other }
order-mapper = Карту креслить { $member }
order-speaker = Говорить { $member }
order-flight_leader = Під час утечі веде { $member }
order-relight = { $group ->
    [1] Змінити наказ про наступний смолоскип
   *[other] Загін { $group }: змінити наказ про наступний смолоскип
}

# Orders of a member. The brief form is for one who knows who is meant.

order-open = { $member }: { $brief }
    .brief = відчинити — { $opening }
order-shut = { $member }: { $brief }
    .brief = зачинити — { $opening }
order-wedge = { $member }: { $brief }
    .brief = заклинити — { $opening }
order-unwedge = { $member }: { $brief }
    .brief = вибити клин — { $opening }
order-bar = { $member }: { $brief }
    .brief = накласти засув — { $opening }
order-unbar = { $member }: { $brief }
    .brief = зняти засув — { $opening }
order-open_chest = { $member }: { $brief }
    .brief = відкрити — { $what }
order-unlock = { $member }: { $brief }
    .brief = відмикати обережно — { $what } ({ $skill })
order-unlock_hurried = { $member }: { $brief }
    .brief = відмикати поспіхом — { $what } ({ $skill })
order-force = { $member }: { $brief }
    .brief = виламати — { $what }
order-break_through = { $member }: { $brief }
    .brief = прорубатися — { $what }
order-dig = { $member }: { $brief }
    .brief = розкопувати завал — { $place }
order-search = { $member }: { $brief }
    .brief = шукати — { $spot } ({ $method })
order-describe = { $member } каже: { $said }
order-searching = { $member } шукає: { $spot } ({ $method })
order-listen = { $member }: { $brief }
    .brief = слухати — { $opening }
order-examine = { $member }: { $brief }
    .brief = оглянути — { $what }
order-act = { $member }: { $brief }
    .brief = { $what } — { $act }
order-disarm = { $member }: { $brief }
    .brief = знешкодити обережно — { $what } ({ $skill })
order-disarm_hurried = { $member }: { $brief }
    .brief = знешкодити поспіхом — { $what } ({ $skill })
order-bypass = { $member }: { $brief }
    .brief = обійти ({ $what }) — { $spot }, { $means }
order-risk = { $member }: { $brief }
    .brief = проскочити на свій ризик — { $what }
order-set_off = { $member }: { $brief }
    .brief = розрядити здалеку — { $what }
order-climb = { $member }: { $brief }
    .brief = вибратися з ями
order-help = { $member }: { $brief }
    .brief = допомогти, де працює { $other }
order-roll_search = { $member }: { $brief }
    .brief = зробити кидок на пошук
order-rest = { $member }: { $brief }
    .brief = відпочити
order-guard = { $member }: { $brief }
    .brief = стояти на варті
order-treat = { $member }: { $brief }
    .brief = лікувати — { $other }
order-repair = { $member }: { $brief }
    .brief = полагодити — { $item }
order-hide = { $member }: { $brief }
    .brief = сховатися
order-light = { $member }: { $brief }
    .brief = запалити — { $item }
order-extinguish = { $member }: { $brief }
    .brief = погасити — { $item }
order-refill = { $member }: { $brief }
    .brief = долити олії — { $item }
order-hold = { $member }: { $brief }
    .brief = узяти в руку — { $item }
order-fetch = { $member }: { $brief }
    .brief = дістати — { $item }
order-sheathe = { $member }: { $brief }
    .brief = прибрати з руки — { $item }
order-stow = { $member }: { $brief }
    .brief = сховати в клунки — { $item }
order-wear = { $member }: { $brief }
    .brief = вдягнути — { $item }
order-unpack = { $member }: { $brief }
    .brief = дістати із в'язки — { $item }
order-pack = { $member }: { $brief }
    .brief = покласти до в'язки — { $item }
order-take = { $member }: { $brief }
    .brief = узяти — { $item }
order-drop = { $member }: { $brief }
    .brief = кинути — { $item }
order-give = { $member }: { $brief }
    .brief = передати — { $item }. Кому: { $other }
order-lift = { $member }: { $brief }
    .brief = нести товариша — { $other }
order-set_down = { $member }: { $brief }
    .brief = покласти товариша

# Orders of the judge.

order-set = Змінити: { $text }
order-remove = Вивести з гри: { $member }
order-hurt = Поранити: { $member } (−{ $count })
order-heal = Зцілити: { $member }
order-present = Дати: { $type }. Кому: { $member }
order-relocate = Перенести загін { $group }: { $place }
order-reveal = Відкрити приховане: { $what }
order-alarm = Пильність довкола загону { $group }: { $alertness }
order-add = Наслати на загін { $group }: { $kind }, { $count }

# Orders of the town.

order-set_out = Спуститися: { $opening }
order-roll = { $member }: { $brief }
    .brief = кинути кубики на характеристики
order-assign = { $member }: { $brief }
    .brief = { $attribute } { $count }
order-raise = { $member }: { $brief }
    .brief = підняти — { $attribute }
order-train = { $member }: { $brief }
    .brief = вивчити — { $skill }
order-buy = { $member }: { $brief }
    .brief = купити — { $type }
order-sell = { $member }: { $brief }
    .brief = продати — { $item }
order-seek = Шукати супутників, день
order-hire_share = Найняти за половину частки: { $kind }
order-hire = Найняти: { $kind }
order-stay_a_day = Провести день у місті
order-finish = Скінчити похід

# What words name.

heading-N = на північ
heading-E = на схід
heading-S = на південь
heading-W = на захід
spot-all = усе довкола
spot-wall_n = північна стіна
spot-wall_e = східна стіна
spot-wall_s = південна стіна
spot-wall_w = західна стіна
spot-wall = стіна
spot-floor = підлога
spot-ceiling = стеля
spot-door = двері
spot-lid = кришка
method-look = оглянути
method-ask = як?
method-in_words = своїми словами
method-under = зазирнути під
method-behind = зазирнути за
method-inside = перебрати всередині
method-feel = обмацати
method-tap = простукати
method-press = натиснути
method-pull = потягнути
method-turn = повернути
method-pour = полити
method-flame = піднести вогонь
method-measure = виміряти
method-probe = тицяти жердиною
means-crawl = поповзом
means-walk_rim = попід самим краєм
means-step_over = переступити
means-open_with_pole = відчинити жердиною
means-wedge = клин
means-plank = дошка
means-pole = жердина
means-craft_set = набір ремісника
alertness-alert = тривога
alertness-normal = звичайна
alertness-quiet = спокій
compartment-hand = у руці
compartment-worn = на тілі
compartment-ready = напоготові
compartment-stowed = у клунках
trap-dart = дротик
trap-pit = яма
trap-spiked_pit = яма з кілками
trap-blade = лезо
trap-gas = газ
trap-falling_block = брила згори
trap-alarm = сигнал тривоги
trap-poison_needle = отруєна голка
trap-volley = залп
trap-portcullis = ґрати, що падають
trap-slide = слизький спуск
trap-fire_jet = струмінь вогню
trap-danger = натяк на небезпеку
item-key = ключ
hero-taras = Тарас
hero-orysia = Орися
hero-zlata = Злата
hero-danylo = Данило
hero-vesna = Весна
hero-borys = Борис
square-outside = назовні
square-entrance = біля входу
square-n = { $ns } футів на північ від входу
square-s = { $ns } футів на південь від входу
square-e = { $ew } футів на схід від входу
square-w = { $ew } футів на захід від входу
square-ne = { $ns } футів на північ і { $ew } на схід від входу
square-nw = { $ns } футів на північ і { $ew } на захід від входу
square-se = { $ns } футів на південь і { $ew } на схід від входу
square-sw = { $ns } футів на південь і { $ew } на захід від входу
way-entrance = вхід
way-up = сходи вгору
way-down = сходи вниз
way-door = двері { $side ->
    [N] на півночі
    [E] на сході
    [S] на півдні
   *[W] на заході
}
way-arch = арка { $side ->
    [N] на півночі
    [E] на сході
    [S] на півдні
   *[W] на заході
}
way-gap = прохід { $side ->
    [N] на півночі
    [E] на сході
    [S] на півдні
   *[W] на заході
}
way-grate = ґрати { $side ->
    [N] на півночі
    [E] на сході
    [S] на півдні
   *[W] на заході
}
way-secret = потаємні двері { $side ->
    [N] на півночі
    [E] на сході
    [S] на півдні
   *[W] на заході
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
holds-chest = скриня
holds-sack = мішок
holds-heap = купа речей
own-text = { $text }
own-thing = { $term }{ $n ->
    [0] { "" }
   *[other] { " " }{ $n }
}
own-coins = { $count ->
    [one] { $count } монета
    [few] { $count } монети
   *[other] { $count } монет
}
own-quiver = { $count ->
    [one] { $count } стріла
    [few] { $count } стріли
   *[other] { $count } стріл
}
own-stones = { $count ->
    [one] { $count } камінець
    [few] { $count } камінці
   *[other] { $count } камінців
}
own-healer_kit = сумка лікаря, на { $count ->
    [one] { $count } раз
    [few] { $count } рази
   *[other] { $count } разів
}
area-room = кімната
area-passage = коридор
area-junction = перехрестя
area-stairs = сходи
area-outside = назовні
place-none = невідомо
answer-yes = так
answer-no = ні
answer-sufficient = опису досить
answer-insufficient = опису замало
answer-give = дати натяк
answer-withhold = без натяку
answer-encounter = зіткнення
answer-sign = ознаки
answer-depletion = виснаження
answer-change = зміни
answer-free = вільний хід
answer-waive = без перевірки
result-encounter = зіткнення
result-sign = ознаки наступної зустрічі
result-depletion = виснаження ресурсу
result-change = зміни в підземеллі
result-free = вільний хід
result-waive = суддя відпустив перевірку
prospect-dead = хтось гине
prospect-over = кінець походу
prospect-nothing = нічого особливого

# Why not.

refused-delve-core-errors = { $about ->
    [option] Немає такого вибору ({ $option }: { $value }); можна: { $values }.
    [actor] Цим героєм чи загоном зараз керуєте не ви.
    [stage] Не на цьому етапі (розділ { $section } правил).
   *[order] Цього зараз зробити не можна.
}
refused-delve-auto-scope = Похід скінчено.
refused-delve-time-sequence = Про це вирішує ватажок загону.
refused-delve-time-pace = Туди цього ходу не дійти.
refused-delve-time-costs = Зараз до цього не взятися.
refused-delve-time-fight = Цей хід забрав бій: можна ще лікувати рани, заряджати й збирати здобич.
refused-delve-time-travel = Зараз про це не йдеться.
refused-delve-combat-down = Хто лежить непритомний, нічого не робить.
refused-delve-light-none = Без світла цього не зробити.
refused-delve-light-handling = Цього не запалити й не погасити: потрібні руки, кресало або інший вогонь.
refused-delve-light-lantern = Ліхтар має бути погашений і неповний, і потрібна фляга олії.
refused-delve-shared-map = Тут цього не відчинити й не зачинити.
refused-delve-map-squares = Немає такого місця.
refused-delve-load-limit = Забагато: { $count } Ж проти { $most } дозволених ({ $where }).
refused-delve-load-hands = Рук лише дві.
refused-delve-load-ready = Обладунок вдягають лише поза боєм, і лише один.
refused-delve-load-coins = Таке напоготові не носять.
refused-delve-load-draw = Узяти в руку можна лише те, що напоготові.
refused-delve-load-small = До в'язки, по три, кладуть лише дрібну річ, що лежить напоготові сама.
refused-delve-load-move_item = З цією річчю так не можна.
refused-delve-load-body = Нести товариша можна лише вільними руками, самому або вдвох.
refused-delve-core-help = Тут немає чим допомогти.
refused-delve-core-judge = { $why ->
    [kept] Цього не змінюють рукою: { $path }.
    [value] { $path } не може бути «{ $value }»; можна: { $values }.
    [fight] Не тепер: іде зустріч чи бій або чекають відповіді.
    [last] Останнього не виводять.
    [dead] Мертвих не зцілюють.
    [gear] Такої речі немає.
    [many] Більше речей не вмістити.
    [rock] Там не встояти.
    [hidden] Такого прихованого немає.
    [kind] Таких істот немає.
    [count] Таке число не підходить (щонайбільше { $count }).
    [nobody] Такого тут немає.
    [group] Такого загону немає.
    [fault] { $fault }
   *[order] Такого права тут немає.
}
refused-delve-search-describe = Скажіть, де шукати і як.
refused-delve-core-group_check = Кидок на пошук уже робить хтось із найкращих; назвати можна лише рівного йому.
refused-delve-trap-disarm = Немає тут знайденого замка чи пастки, з якими так можна.
refused-delve-trap-haste = Поспіхом — лише раз на хід.
refused-delve-trap-failure = Замок заклинило; допоможе лише сила або ключ з іншого боку.
refused-delve-trap-force = Тут нема чого виламувати.
refused-delve-trap-failure = Замок заклинило: допоможе лише сила або ключ з іншого боку.
refused-delve-trap-choice = Так цю небезпеку не обійти.
refused-delve-trap-effects = Спершу треба вибратися з ями.
refused-delve-vis-hidden = Тут не сховатися.
refused-delve-wander-interval = Так загін не поділити й не зібрати.
refused-delve-wander-depletion = Лагодити можна лише зламане, і потрібен набір ремісника.
refused-delve-beast-hireling = З тими, кого наймають, так не можна.
refused-delve-gear-list = Цього не купити: бракує грошей.
refused-delve-char-create = Такого персонажа не скласти.
refused-delve-core-attributes = Немає такої характеристики або такого її значення.
refused-delve-core-skills = Немає такої навички або такого її рівня.
refused-delve-core-dice_order = Кості не підходять до правила.

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
danger = небезпека

# What can be done with a furnishing.

deed-look = оглянути
deed-touch = торкнутися
deed-push = штовхнути
deed-pull = потягти
deed-turn = повернути
deed-lift = підняти
deed-open = відчинити
deed-press = натиснути
deed-look_under = зазирнути під спід
deed-stir = розворушити
deed-rake = розгребти
deed-read = прочитати
deed-drop_stone = кинути камінь
deed-turn_over = перевернути
