### Exploring: turns, the march, lights, doors, searching, traps, encounter checks, the town, the judge's hand.

# Turns.

event-turn_begins = Ход { $count }.
event-act_lapsed = { $member }: этого уже не сделать.
event-worked_on = { $member } работает дальше; света мало, дело займёт ещё ход.
event-rested = { $member } отдыхает.
event-woke = { $member } приходит в себя.
event-ate = { $member } съедает дневной запас.
event-hungry = { $member } голодает (истощение: { $count }).
event-sleepless = { $member } без отдыха (истощение: { $count }).
event-healing_die = Лечение: { $face }.
event-treated = { $member }: { $count ->
    [0] перевязка не помогла.
   *[other] раны перевязаны, +{ $count } к здоровью.
}
event-repaired = { $member } чинит: { $item }.
event-not_repaired = { $member } не может починить: { $item }.
event-hides = { $member } прячется в темноте.
event-night_die = Ночь отдыха: { $face }.
event-recovered = { $member } поправляется: +{ $count }.
event-party_lost = Никто не вернулся.

# The march.

event-walked = { $group ->
    [1] Отряд идёт. Теперь здесь: { $place }.
   *[other] Отряд { $group } идёт. Теперь здесь: { $place }.
}
event-ran = { $group ->
    [1] Отряд бежит. Теперь здесь: { $place }.
   *[other] Отряд { $group } бежит. Теперь здесь: { $place }.
}
event-stopped = { $group ->
    [1] Отряд останавливается: дальше не пройти.
   *[other] Отряд { $group } останавливается: дальше не пройти.
}
event-took_stairs = { $group ->
    [1] Отряд идёт по лестнице.
   *[other] Отряд { $group } идёт по лестнице.
}
event-group_parted = { $member } отделяется от отряда.
event-groups_joined = { $group ->
    [1] Отряды соединяются.
   *[other] Отряды соединяются; теперь это отряд { $group }.
}
event-order_changed = { $member } теперь идёт впереди.
event-mapper_chosen = { $member } чертит карту.
event-speaker_chosen = { $member } будет говорить за всех.
event-flight_leader_chosen = { $member } поведёт всех, если придётся бежать.
event-opened_door = { $member } открывает: { $opening }.
event-door_shut = { $member } закрывает: { $opening }.
event-door_fast = Не открывается: { $opening }.
event-door_unbarred = { $member } снимает засов: { $opening }.
event-key_turned = Ключ подходит: { $opening }.
event-wedged = { $member } заклинивает: { $opening }.
event-unwedged = { $member } выбивает клин: { $opening }.
event-barred = { $member } закладывает засов: { $opening }.
event-came_out = { $group ->
    [1] Отряд выходит наружу.
   *[other] Отряд { $group } выходит наружу.
}
event-relight_ordered = { $group ->
    [1] Отряд
   *[other] Отряд { $group }
}: следующий факел { $on ->
    [yes] зажгут сразу
   *[no] без приказа не зажгут
}.

# Lights.

event-lit = { $member } зажигает: { $item }.
event-put_out = { $member } гасит: { $item }.
event-relit = { $member } зажигает от старого огня: { $item }.
event-refilled = { $member } доливает масла: { $item } (ходов: { $count }).
event-burnt_out = { $member }: догорает { $item }.
event-burns_low = { $member }: света осталось на один ход ({ $item }).
event-spare_is_stowed = { $member }: запасной факел в поклаже, вовремя не достать.
event-darkness = { $group ->
    [1] Темнота: отряд без света.
   *[other] Темнота: отряд { $group } без света.
}
event-torch_die = Сколько будет гореть факел: { $face }.
event-things_seen = Что-то лежит ({ $place }): { $things }.

# Things.

event-moved_item = { $member }: { $item } — { $where }.
event-unpacked = { $member } достаёт из связки: { $item }.
event-packed = { $member } кладёт в связку: { $item }.
event-took = { $member } берёт: { $item }.
event-laid_down = { $member } кладёт: { $item }.
event-gave = { $member } передаёт: { $item }. Получает { $other }.
event-lifted = { $member } поднимает товарища: { $other }.
event-set_down = { $member } кладёт товарища: { $other }.
event-left_lying = { $member } остаётся лежать.

# Locks, forcing, digging.

event-unlocked = { $member } отпирает: { $what }.
event-lock_holds = Замок не поддаётся: { $what }.
event-lock_jammed = Замок заклинило: { $what }.
event-forced = { $member } взламывает: { $what }.
event-force_failed = { $member } не может взломать: { $what }.
event-contents_damaged = Внутри что-то разбилось: { $what }.
event-breaking = { $member } прорубается: { $what } ({ $done } из { $of }).
event-broke_through = { $member } проламывает: { $what }.
event-digging = { $member } разбирает завал: { $what } ({ $done } из { $of }).
event-dug_out = Завал разобран: { $what }.
event-chest_opened = { $member } открывает: { $what }. Внутри: { $things }.
event-chest_locked = Заперто: { $what }.
event-failed_in_the_dark = { $member } ничего не видит, и работа не выходит.

# Searching.

event-described = { $member }: «{ $said }»
event-roller_named = Бросок на поиск делает { $member }.
event-searched = Ищут: { $members }.
event-found_door = Найдено: { $opening } ({ $place }).
event-found_cache = Найден тайник ({ $place }): { $things }.
event-found_trap = Найдена ловушка: { $trap }.
event-nothing_found = Ничего не найдено.
event-search_verdict = { $member }, { $spot }, { $method }: описания { $success ->
    [yes] достаточно
   *[no] мало
}.
event-search_overruled = Судья решил иначе: { $member }, { $spot }, { $method }.
event-listened = { $member } слушает: { $opening }.
event-heard = { $opening }: { $sound ->
    [nothing] ничего не слышно
    [one] кто-то один
    [few] несколько голосов
   *[many] там их много
}.
event-examined = { $member } осматривает: { $what }. { $text }

# Traps.

event-hint = Что-то настораживает ({ $place }): { $hint }.
event-own_hint = Что-то настораживает ({ $place }): { $text }
event-trigger_die = Сработает ли ловушка: { $face }.
event-crossed_unharmed = { $member } благополучно минует ловушку: { $trap }.
event-trap_sprung = { $member }: срабатывает ловушка — { $trap }!
event-trap_attack_die = Ловушка бьёт: { $face }.
event-trap_damage_die = Урон: { $face }.
event-trap_missed = { $member } уворачивается.
event-grating_fell = Падает решётка: { $place }.
event-slid_down = { $member } соскальзывает вниз, на уровень глубже.
event-alarm_sounds = Поднимается тревога!
event-things_burnt = { $member }: сгорает { $item }.
event-fell_into_pit = { $member } проваливается в яму.
event-climbed_out = { $member } выбирается из ямы.
event-slipped_back = { $member } срывается обратно в яму.
event-disarmed = { $member } обезвреживает ловушку: { $trap }.
event-still_armed = Ловушка не поддаётся: { $trap }.
event-bypassed = { $member } знает, как обойти опасность.
event-no_way_round = { $member }: так этого не обойти.
event-set_off = { $member } разряжает ловушку издали: { $trap }.

# Encounter checks.

event-wander_die = Проверка столкновения: { $face }.
event-dungeon_wander_die = Бродячие, проценты: { $face }.
event-encounter_die = Кто встретится: { $face }.
event-sign_die = Признак: { $face }.
event-depletion_die = Что истощается: { $face }.
event-victim_die = Жребий: { $face } из { $sides }.
event-change_die = Изменение в подземелье: { $face }.
event-change_pick_die = Где именно: { $face } из { $sides }.
event-wander_result = { $group ->
    [1] Отряд: { $result }.
   *[other] Отряд { $group }: { $result }.
}
event-alertness_changed = Бдительность здесь меняется: { $alertness }.
event-they_come = Кто-то приближается: { $kind }, { $count }.
event-foretold = Будет встреча: { $kind }, { $count }.
event-sign_tracks = Следы: { $kind }, числом { $count }. Ведут туда: { $exit }.
event-sign_noise = Шум: { $exit }.
event-sign_shadows = Тени: { $large ->
    [yes] огромные
   *[no] ростом с человека
}, числом { $count }.
event-sign_foreboding = Дурное предчувствие: опасность близко.
event-sign_smell = Пахнет: { $kind }.
event-sign_remains = Останки: здесь были { $mind ->
    [sapient] разумные существа
    [beast] звери
   *[mindless] неживые
}, { $wont ->
    [hostile] враждебные
    [friendly] дружелюбные
   *[neutral] безразличные
}.
event-torch_spent = { $member }: внезапно гаснет { $item }.
event-oil_lost = { $member }: масло вытекло ({ $item }, ходов: { $count }).
event-gear_broke = { $member }: ломается { $item }.
event-supplies_lost = { $member } теряет: { $item }.
event-nothing_lost = { $group ->
    [1] Отряд ничего не теряет.
   *[other] Отряд { $group } ничего не теряет.
}
event-collapsed = Обвал: { $place }.
event-doors_moved = Двери сами закрываются, где-то что-то заклинивает.
event-smoke_came = Всё затягивает дымом или туманом.
event-smoke_cleared = Дым или туман рассеивается.
event-moved_closer = Кто-то подошёл ближе: { $kind }.
event-traps_set = { $group ->
    [1] Ловушки вокруг отряда снова взведены.
   *[other] Ловушки вокруг отряда { $group } снова взведены.
}

# The town.

event-attribute_die = Кость характеристики: { $face }.
event-went_below = { $group ->
    [1] Отряд спускается под землю.
   *[other] Отряд { $group } спускается под землю.
}
event-candidates_die = Сколько желающих наняться: { $face }.
event-type_die = Кто предлагает себя: { $face }.
event-candidate_found = Предлагает себя: { $kind }.
kuna-sum =
    { $kuna ->
        [one] { $kuna } куна
        [few] { $kuna } куны
       *[many] { $kuna } кун
    }
event-asked_to_serve = { $kind }, ответ на предложение: { $total }.
event-share_paid = { $member }: половина доли, { kuna-sum }.
event-hiring_die = Согласен ли наняться: { $face }.
event-rolled_attribute = { $member }: { $attribute } { $count }.
event-raised_attribute = { $member } повышает: { $attribute } { $count }.
event-trained = { $member } учится: { $skill } { $count }.
event-bought = { $member } покупает: { $item } ({ kuna-sum }).
event-sold = { $member } продаёт: { $item } ({ kuna-sum }).
event-asks_double = { $kind }: согласие лишь за двойную плату, задаток — { kuna-sum }.
event-will_not_come = { $kind }: не хочет идти с вами.
event-paid_wage = { $member }: плата { kuna-sum }.
event-left_unpaid = { $member } уходит от вас: платить нечем.
event-day_in_town = Прошёл день в городе; день { $count }.
event-healed_in_town = { $member } отдыхает: +{ $count } к здоровью.
event-hired = Теперь с вами: { $member }.
event-delivered = Вынесено добычи: { kuna-sum }.
event-experience = { $member }: опыт +{ $count }.
event-level_gained = { $member } достигает уровня { $count }.
event-finished = Поход окончен; вынесено: { kuna-sum }.
event-happened = { $text }
event-seed = Зерно карты: { $face }.
event-die_replaced = Судья меняет бросок { $die } (к{ $sides }): { $face } вместо { $fell }.

# The judge's hand.

event-judge_set = Судья меняет: { $path }.
event-judge_removed = По решению судьи больше не в игре: { $member }.
event-judge_hurt = Судья ранит: { $member } (−{ $count }).
event-judge_healed = Судья исцеляет: { $member }.
event-judge_gave = Судья даёт: { $item }. Получает { $member }.
event-judge_moved = { $group ->
    [1] Судья переносит отряд: { $place }.
   *[other] Судья переносит отряд { $group }: { $place }.
}
event-judge_added = { $group ->
    [1] Судья насылает на отряд: { $kind }, { $count }.
   *[other] Судья насылает на отряд { $group }: { $kind }, { $count }.
}

# Orders of the march.

order-explore = { $group ->
    [1] Разведывать: { $place }
   *[other] Отряд { $group } разведывает: { $place }
}
order-follow = { $group ->
    [1] Идти { $heading }
   *[other] Отряд { $group } идёт { $heading }
}
order-go = { $group ->
    [1] Пройти знакомым путём: { $place }
   *[other] Отряд { $group } проходит знакомым путём: { $place }
}
order-run = { $group ->
    [1] Бежать: { $place }
   *[other] Отряд { $group } бежит: { $place }
}
order-wait = { $group ->
    [1] Пусть ход пройдёт
   *[other] Отряд { $group }: пусть ход пройдёт
}
order-leave = { $group ->
    [1] Выйти из подземелья
   *[other] Отряд { $group } покидает подземелье
}
order-lead = Впереди идёт { $member }
order-split = { $member } отделяется
order-join = Соединиться с отрядом { $other }
order-mapper = Карту чертит { $member }
order-speaker = Говорит { $member }
order-flight_leader = При бегстве ведёт { $member }
order-relight = { $group ->
    [1] Изменить приказ о следующем факеле
   *[other] Отряд { $group }: изменить приказ о следующем факеле
}

# Orders of a member. The brief form is for one who knows who is meant.

order-open = { $member }: { $brief }
    .brief = открыть — { $opening }
order-shut = { $member }: { $brief }
    .brief = закрыть — { $opening }
order-wedge = { $member }: { $brief }
    .brief = заклинить — { $opening }
order-unwedge = { $member }: { $brief }
    .brief = выбить клин — { $opening }
order-bar = { $member }: { $brief }
    .brief = заложить засов — { $opening }
order-unbar = { $member }: { $brief }
    .brief = снять засов — { $opening }
order-open_chest = { $member }: { $brief }
    .brief = открыть — { $what }
order-unlock = { $member }: { $brief }
    .brief = отпирать осторожно — { $what } ({ $skill })
order-unlock_hurried = { $member }: { $brief }
    .brief = отпирать в спешке — { $what } ({ $skill })
order-force = { $member }: { $brief }
    .brief = взломать — { $what }
order-break_through = { $member }: { $brief }
    .brief = прорубаться — { $what }
order-dig = { $member }: { $brief }
    .brief = разбирать завал — { $place }
order-search = { $member }: { $brief }
    .brief = искать — { $spot } ({ $method })
order-describe = { $member } говорит: { $said }
order-searching = { $member } ищет: { $spot } ({ $method })
order-listen = { $member }: { $brief }
    .brief = слушать — { $opening }
order-examine = { $member }: { $brief }
    .brief = осмотреть — { $what }
order-act = { $member }: { $brief }
    .brief = { $what } — { $act }
order-disarm = { $member }: { $brief }
    .brief = обезвредить осторожно — { $what } ({ $skill })
order-disarm_hurried = { $member }: { $brief }
    .brief = обезвредить в спешке — { $what } ({ $skill })
order-bypass = { $member }: { $brief }
    .brief = обойти ({ $what }) — { $spot }, { $means }
order-risk = { $member }: { $brief }
    .brief = проскочить на свой риск — { $what }
order-set_off = { $member }: { $brief }
    .brief = разрядить издали — { $what }
order-climb = { $member }: { $brief }
    .brief = выбраться из ямы
order-help = { $member }: { $brief }
    .brief = помочь, где работает { $other }
order-roll_search = { $member }: { $brief }
    .brief = сделать бросок на поиск
order-rest = { $member }: { $brief }
    .brief = отдохнуть
order-guard = { $member }: { $brief }
    .brief = стоять на страже
order-treat = { $member }: { $brief }
    .brief = лечить — { $other }
order-repair = { $member }: { $brief }
    .brief = починить — { $item }
order-hide = { $member }: { $brief }
    .brief = спрятаться
order-light = { $member }: { $brief }
    .brief = зажечь — { $item }
order-extinguish = { $member }: { $brief }
    .brief = погасить — { $item }
order-refill = { $member }: { $brief }
    .brief = долить масла — { $item }
order-hold = { $member }: { $brief }
    .brief = взять в руку — { $item }
order-fetch = { $member }: { $brief }
    .brief = достать — { $item }
order-sheathe = { $member }: { $brief }
    .brief = убрать из руки — { $item }
order-stow = { $member }: { $brief }
    .brief = убрать в поклажу — { $item }
order-wear = { $member }: { $brief }
    .brief = надеть — { $item }
order-unpack = { $member }: { $brief }
    .brief = достать из связки — { $item }
order-pack = { $member }: { $brief }
    .brief = положить в связку — { $item }
order-take = { $member }: { $brief }
    .brief = взять — { $item }
order-drop = { $member }: { $brief }
    .brief = бросить — { $item }
order-give = { $member }: { $brief }
    .brief = передать — { $item }. Кому: { $other }
order-lift = { $member }: { $brief }
    .brief = нести товарища — { $other }
order-set_down = { $member }: { $brief }
    .brief = положить товарища

# Orders of the judge.

order-set = Изменить: { $text }
order-remove = Вывести из игры: { $member }
order-hurt = Ранить: { $member } (−{ $count })
order-heal = Исцелить: { $member }
order-present = Дать: { $type }. Кому: { $member }
order-relocate = Перенести отряд { $group }: { $place }
order-reveal = Открыть скрытое: { $what }
order-alarm = Бдительность вокруг отряда { $group }: { $alertness }
order-add = Наслать на отряд { $group }: { $kind }, { $count }

# Orders of the town.

order-set_out = Спуститься: { $opening }
order-roll = { $member }: { $brief }
    .brief = бросить кости на характеристики
order-assign = { $member }: { $brief }
    .brief = { $attribute } { $count }
order-raise = { $member }: { $brief }
    .brief = повысить — { $attribute }
order-train = { $member }: { $brief }
    .brief = изучить — { $skill }
order-buy = { $member }: { $brief }
    .brief = купить — { $type }
order-sell = { $member }: { $brief }
    .brief = продать — { $item }
order-seek = Искать спутников, день
order-hire_share = Нанять за половину доли: { $kind }
order-hire = Нанять: { $kind }
order-stay_a_day = Провести день в городе
order-finish = Закончить поход

# What words name.

heading-N = на север
heading-E = на восток
heading-S = на юг
heading-W = на запад
spot-all = всё вокруг
spot-wall_n = северная стена
spot-wall_e = восточная стена
spot-wall_s = южная стена
spot-wall_w = западная стена
spot-wall = стена
spot-floor = пол
spot-ceiling = потолок
spot-door = дверь
spot-lid = крышка
method-look = осмотреть
method-ask = как?
method-in_words = своими словами
method-under = заглянуть под
method-behind = заглянуть за
method-inside = перебрать внутри
method-feel = ощупать
method-tap = простучать
method-press = нажать
method-pull = потянуть
method-turn = повернуть
method-pour = полить
method-flame = поднести огонь
method-measure = измерить
method-probe = тыкать шестом
means-crawl = ползком
means-walk_rim = по самому краю
means-step_over = перешагнуть
means-open_with_pole = открыть шестом
means-wedge = клин
means-plank = доска
means-pole = шест
means-craft_set = набор ремесленника
alertness-alert = тревога
alertness-normal = обычная
alertness-quiet = спокойствие
compartment-hand = в руке
compartment-worn = на теле
compartment-ready = наготове
compartment-stowed = в поклаже
trap-dart = дротик
trap-pit = яма
trap-spiked_pit = яма с кольями
trap-blade = лезвие
trap-gas = газ
trap-falling_block = глыба сверху
trap-alarm = сигнал тревоги
trap-poison_needle = отравленная игла
trap-volley = залп
trap-portcullis = падающая решётка
trap-slide = скользкий спуск
trap-fire_jet = струя огня
trap-danger = намёк на опасность
item-key = ключ
hero-taras = Тарас
hero-orysia = Орися
hero-zlata = Злата
hero-danylo = Данило
hero-vesna = Весна
hero-borys = Борис
square-outside = снаружи
square-entrance = у входа
square-n = { $ns } футов на север от входа
square-s = { $ns } футов на юг от входа
square-e = { $ew } футов на восток от входа
square-w = { $ew } футов на запад от входа
square-ne = { $ns } футов на север и { $ew } на восток от входа
square-nw = { $ns } футов на север и { $ew } на запад от входа
square-se = { $ns } футов на юг и { $ew } на восток от входа
square-sw = { $ns } футов на юг и { $ew } на запад от входа
way-entrance = вход
way-up = лестница вверх
way-down = лестница вниз
way-door = дверь { $side ->
    [N] на севере
    [E] на востоке
    [S] на юге
   *[W] на западе
}
way-arch = арка { $side ->
    [N] на севере
    [E] на востоке
    [S] на юге
   *[W] на западе
}
way-gap = проход { $side ->
    [N] на севере
    [E] на востоке
    [S] на юге
   *[W] на западе
}
way-grate = решётка { $side ->
    [N] на севере
    [E] на востоке
    [S] на юге
   *[W] на западе
}
way-secret = потайная дверь { $side ->
    [N] на севере
    [E] на востоке
    [S] на юге
   *[W] на западе
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
holds-chest = сундук
holds-sack = мешок
holds-heap = куча вещей
own-text = { $text }
own-thing = { $term }{ $n ->
    [0] { "" }
   *[other] { " " }{ $n }
}
own-coins = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[other] { $count } монет
}
own-quiver = { $count ->
    [one] { $count } стрела
    [few] { $count } стрелы
   *[other] { $count } стрел
}
own-stones = { $count ->
    [one] { $count } камень
    [few] { $count } камня
   *[other] { $count } камней
}
own-healer_kit = сумка лекаря, на { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[other] { $count } раз
}
area-room = комната
area-passage = коридор
area-junction = перекрёсток
area-stairs = лестница
area-outside = снаружи
place-none = неизвестно
answer-yes = да
answer-no = нет
answer-sufficient = описания достаточно
answer-insufficient = описания мало
answer-give = дать намёк
answer-withhold = без намёка
answer-encounter = столкновение
answer-sign = признаки
answer-depletion = истощение
answer-change = изменения
answer-free = свободный ход
answer-waive = без проверки
result-encounter = столкновение
result-sign = признаки следующей встречи
result-depletion = истощение ресурса
result-change = изменения в подземелье
result-free = свободный ход
result-waive = судья отменил проверку
prospect-dead = кто-то гибнет
prospect-over = конец похода
prospect-nothing = ничего особенного

# Why not.

refused-delve-core-errors = { $about ->
    [option] Нет такого выбора ({ $option }: { $value }); можно: { $values }.
    [actor] Этим героем или отрядом сейчас управляете не вы.
    [stage] Не на этом этапе (раздел { $section } правил).
   *[order] Сейчас этого сделать нельзя.
}
refused-delve-auto-scope = Поход окончен.
refused-delve-time-sequence = Это решает тот, кто ведёт отряд.
refused-delve-time-pace = Туда в этот ход не дойти.
refused-delve-time-costs = Сейчас за это не взяться.
refused-delve-time-fight = Этот ход занял бой: можно ещё лечить раны, заряжать и собирать добычу.
refused-delve-time-travel = Сейчас речь не об этом.
refused-delve-combat-down = Кто лежит без сознания, ничего не делает.
refused-delve-light-none = Без света этого не сделать.
refused-delve-light-handling = Этого не зажечь и не погасить: нужны руки, огниво или другой огонь.
refused-delve-light-lantern = Фонарь должен быть погашен и неполон, и нужна фляга масла.
refused-delve-shared-map = Здесь этого не открыть и не закрыть.
refused-delve-map-squares = Нет такого места.
refused-delve-load-limit = Слишком много: { $count } Ж при допустимых { $most } ({ $where }).
refused-delve-load-hands = Рук только две.
refused-delve-load-ready = Доспех надевают только вне боя, и только один.
refused-delve-load-coins = Такое наготове не носят.
refused-delve-load-draw = В руку берут лишь то, что наготове.
refused-delve-load-small = В связку, по три, кладут лишь мелкую вещь, что лежит наготове сама по себе.
refused-delve-load-move_item = С этой вещью так нельзя.
refused-delve-load-body = Нести товарища можно только свободными руками, одному или вдвоём.
refused-delve-core-help = Здесь помочь нечем.
refused-delve-core-judge = { $why ->
    [kept] Этого не меняют рукой: { $path }.
    [value] { $path } не может быть «{ $value }»; можно: { $values }.
    [fight] Не теперь: идёт встреча или бой, или ждут ответа.
    [last] Последнего не выводят.
    [dead] Мёртвых не исцеляют.
    [gear] Такой вещи нет.
    [many] Больше вещей не вместить.
    [rock] Там не устоять.
    [hidden] Такого скрытого нет.
    [kind] Таких существ нет.
    [count] Такое число не подходит (самое большее { $count }).
    [nobody] Такого здесь нет.
    [group] Такого отряда нет.
    [fault] { $fault }
   *[order] Такого права здесь нет.
}
refused-delve-search-describe = Скажите, где искать и как.
refused-delve-core-group_check = Бросок на поиск уже делает кто-то из лучших; назвать можно лишь равного ему.
refused-delve-trap-disarm = Нет здесь найденного замка или ловушки, с которыми так можно.
refused-delve-trap-haste = В спешке — только раз за ход.
refused-delve-trap-failure = Замок заклинило; поможет только сила или ключ с другой стороны.
refused-delve-trap-force = Здесь нечего взламывать.
refused-delve-trap-failure = Замок заклинило: поможет только сила или ключ с другой стороны.
refused-delve-trap-choice = Так эту опасность не обойти.
refused-delve-trap-effects = Сначала надо выбраться из ямы.
refused-delve-vis-hidden = Здесь не спрятаться.
refused-delve-wander-interval = Так отряд не разделить и не собрать.
refused-delve-wander-depletion = Чинят только сломанное, и нужен набор ремесленника.
refused-delve-beast-hireling = С наёмными так нельзя.
refused-delve-gear-list = Этого не купить: не хватает денег.
refused-delve-char-create = Такого персонажа не создать.
refused-delve-core-attributes = Нет такой характеристики или такого её значения.
refused-delve-core-skills = Нет такого навыка или такого его уровня.
refused-delve-core-dice_order = Кости не подходят к правилу.

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
danger = опасность

# What can be done with a furnishing.

deed-look = осмотреть
deed-touch = потрогать
deed-push = толкнуть
deed-pull = потянуть
deed-turn = повернуть
deed-lift = поднять
deed-open = открыть
deed-press = нажать
deed-look_under = заглянуть под низ
deed-stir = разворошить
deed-rake = разгрести
deed-read = прочесть
deed-drop_stone = бросить камень
deed-turn_over = перевернуть
