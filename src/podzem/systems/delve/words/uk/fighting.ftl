### Зустрічі, бої, мораль і втеча.

# Перевірки.

event-check_die = Перевірка: { $face }.
event-checked = { $member }, { $pair }: { $roll }, разом { $total } проти { $difficulty } – { $success ->
    [yes] успіх
   *[no] невдача
}.
event-search_rolled = { $member } шукає, { $pair }: { $roll }, разом { $total }.
event-search_compared = { $hidden ->
    [door] Потаємні двері
    [cache] Схованка
   *[trap] Пастка
} ({ $place }): { $total } проти { $difficulty } – { $success ->
    [yes] помічено
   *[no] не помічено
}.
event-opposed = { $member } – { $other }, { $pair }: { $total } до { $their_total }. Перемагає { $success ->
    [yes] { $member }
   *[no] { $other }
}.
event-ruled = Суддя вирішує{ $asked ->
    [cover] { "" } про укриття
    [lethal] { "" } про летальну атаку
    [stunning], чи приголомшує засідка
    [morale], чи перевіряти мораль
    [conduct], як поводяться зламані
    [return], чи вони повертаються
    [pursuit], чи вони переслідують
    [plan] { "" } про план
    [search], чи досить опису
    [distance], як вони далеко
    [advantage], за ким перевага
    [context], як розуміти їхній настрій
    [favour], про яку послугу просять
    [favour_done], чи зроблено послугу
    [wander], що дає перевірка зіткнення
    [hint], чи натякати на небезпеку
   *[other], що роблять зустрічні
}: { $answer } (за правилами: { $was }).

# Зустрічі.

event-exit_die = Звідки вони приходять: { $face }.
event-distance_die = Як далеко: { $face }.
event-distance = { $kind } ({ $count }), відстань у футах: { $feet }.
event-advantage = Кого легше помітити: загін { $party }, зустрічні { $they }.
event-noticed = { $side ->
    [both] Обидві сторони помічають одна одну водночас.
   *[other] Ви помічаєте їх раніше, ніж вони вас.
}
event-noticed_first = Першими помітили: { $side ->
    [party] загін
    [they] зустрічні
   *[both] обидві сторони
}.
event-band_seen = Ви бачите: { $kind } ({ $count }), відстань у футах: { $feet }.
event-band_heard = Там хтось є: ви чуєте, але нікого не бачите.
event-chose = Загін вирішує: { $choice }.
event-they_chose = Зустрічні вирішують: { $choice }.
event-watched =
    Ви непомітно спостерігаєте. { $sought ->
        [number] Скільки їх: { $count }.
        [kind] Хто вони: { $kind }.
       *[mood] { $mood }
    }
event-left_alone = Ви непомітно відходите.
event-passed_by = Вони проходять повз, не помітивши вас.
event-found_out = { $side ->
    [party] Вас помічено!
   *[they] Ви помічаєте, що хтось намагається сховатися.
}
event-ambush = { $side ->
    [party] Засідка вдалася: вони нічого не підозрюють.
   *[they] Засідка!
}
event-reaction_die = Реакція: { $face }.
event-reaction = Реакція { $total }: { $attitude ->
    [worst] найворожіша
    [bad] дуже ворожа
    [as_expected] передбачувана
    [good] дуже дружня
   *[best] найдружніша
} ({ $wont ->
    [hostile] за звичкою ворожі
    [neutral] за звичкою байдужі
   *[friendly] за звичкою дружні
}).
event-mood = { $mood }
event-spoke = { $member } звертається до них.
event-peace_die = Що вони роблять: { $face }.
event-tribute_die = Данина: { $face }.
event-they_leave = Вони йдуть своєю дорогою: { $kind }.
event-they_attack = Вони нападають: { $kind }!
event-demand = { $ask ->
    [demand_bribe] Вони вимагають хабара
    [ask_bribe] Вони просять хабара
   *[ask_favour] Вони просять зробити послугу або заплатити її ціну
}, { $goods ->
    [food] пайки
   *[coins] монети
}: { $count }.
event-favour = Або проженіть тих, хто живе найближче: { $foe }. Дорога до них: { $exit }.
event-favour_said = Вони просять: «{ $said }»
event-promised = Ви обіцяєте. На вас чекатимуть тут: { $kind }.
event-called_on = Ви повертаєтеся до тих, хто чекає: { $kind }.
event-served = Послугу зроблено, вами задоволені: { $kind }.
event-not_served = Вони хитають головами: цього ще не зроблено.
event-order_away = Вони наказують вам забиратися.
event-news = Вони розповідають, що далі ({ $exit }): { $news }.
event-tribute = Вони кладуть данину, монети: { $count }.
event-paid = { $ask ->
    [ask_favour] Ви платите, монети: { $count }. Це ціна послуги.
   *[other] Ви платите, { $goods ->
        [food] пайки
       *[coins] монети
    }: { $count }. Вони беруть і йдуть.
}
event-refused = Ви відмовляєтеся.
event-gift = Ви робите подарунок, { $goods ->
        [food] пайки
       *[coins] вартість у монетах
    }: { $count }.
event-threat = Ви погрожуєте їм.
event-withdrew = Ви відходите в них на очах.
event-overdue = Ви досі тут, і вони нападають: { $kind }!

# Бої.

event-fight_begins = Доходить до бою.
event-extra_round = { $side ->
    [party] Вони заскочені зненацька: ви дієте перед ними.
   *[they] Вас заскочено зненацька: вони діють перед вами.
}
event-initiative_die = Ініціатива: { $face }.
event-initiative = { $member }: ініціатива { $total }.
event-initiative_kind = Ініціатива { $total }: { $kind }.
event-initiative_side = Ініціатива { $total }: { $side ->
    [party] загін
   *[other] зустрічні
}.
event-late = До бою долучаються інші.
event-round = Раунд { $count }.
event-attack_die = Атака: { $face }.
event-attacked = { $member } → { $target }: { $roll }, разом { $total } проти { $difficulty } – { $roll ->
    [1] одиниця – завжди промах
    [20] двадцять – завжди влучання
   *[other] { $success ->
        [yes] влучання
       *[no] промах
    }
}.
event-struck_air = { $member } б'є в порожнечу.
event-damage_die = Шкода: { $face }.
event-hit = { $target }: влучено, −{ $count }.
event-lethal =
    { $member } → { $target }: летальна атака – { $success ->
        [yes] жертва падає
       *[no] жертва вистояла
    }.
event-lethal_denied = { $member } → { $target }: не летальна атака, а звичайна.
event-fell = { $target }: { $how }.
event-died = { $target }: смерть.
event-corroded = { $member }: зброю роз'їло – { $item }.
event-moved = { $member } переходить: { $place }.
event-bumped = { $member } наштовхується на когось невидимого: { $place }.
event-door_opened = { $member } відчиняє: { $opening }.
event-reloaded = { $member } перезаряджає: { $item }.
event-drank = { $member } дає { $item }, п'є { $target }: +{ $count }.
event-potion_die = Лікування: { $face }.
event-aided = { $member } рятує: { $target } – { $success ->
    [yes] кров спинено
   *[no] марно
}.
event-hid = { $member } ховається.
event-took_cover = { $member } займає укриття; вони знають де.
event-shouted = { $member } кричить.
event-surrendered = { $member } здається.
event-dropped = { $member } кидає: { $things }.
event-lull = Ніхто ні на кого більше не йде: бій ущух.
event-fight_ended = Бій скінчено; раундів: { $rounds }.
event-missiles_found = { $member } знову знаходить снаряди: { $count }.
event-alarm_raised = Вони здіймають тривогу.
event-hp_die = Очки здоров'я: { $face }.
event-number_die = Скільки їх: { $face }.
event-purse_die = Гаманець: { $face }.
event-purse = При них монет: { $coins }.

# Мораль.

event-morale_die = Мораль: { $face }.
event-morale = Мораль, { $reason }: { $total } проти { $score } – { $success ->
    [yes] вони тримаються
   *[no] вони ламаються
}.
event-conduct_die = Як вони поводяться: { $face }.
event-broke = Їхня мужність зламана: { $kind } – { $conduct }.
event-cornered = Їм нікуди тікати, і вони б'ються далі: { $kind }.
event-offered = Щоб їх відпустили, вони пропонують монети: { $coins }.
event-companions_broke = Ваші люди тікають: { $members }.
event-returned = Вони підбадьорюються й повертаються: { $kind }.
event-stunned = Засідка приголомшує їх: { $kind }.
event-gone = Вони зникли: { $kind }.
event-captured = Узято в полон: { $kind } ({ $count }).
event-escape_die = Хто тікає: { $face }.
event-captive_escaped = Полонений тікає: { $target }.
event-captive_killed = { $member } вбиває полоненого: { $target }.
event-wants_double = { $target } — згода йти за подвійну платню, щодня { kuna-sum }.
event-leaves_in_peace = { $target } — відмова йти з вами; розходитеся з миром.
event-knows_nothing = Про те, що лежить довкола, вони нічого не знають ({ $kind }).
event-captives_freed = Ви відпускаєте полонених: { $kind }.
event-set_free = { $member } знову на волі.
event-uproar_die = Що роблять інші полонені: { $face }.
event-uproar = Інші полонені ({ $kind }): { $how }.
event-captives_sold = Виведено й продано полонених: { $count }; виторг: { kuna-sum }.
event-ransom = За вас вимагають монет: { $count } – { $success ->
    [yes] сплачено, ви вільні
   *[no] сплатити нічим, вас відводять
}.

# Втеча.

event-flight_declared = { $member } кидається тікати!
event-flight_joined = { $member } теж тікає.
event-stayed = { $member } лишається битися.
event-planned = { $member } має план: { $plan }.
event-plan_helps = План допомагає: { $plan }.
event-thrown_down = { $member } кидає: { $item }.
event-pursuit_die = Чи переслідують: { $face }.
event-pursuit = Переслідують при { $threshold } або менше: { $success ->
    [yes] так
   *[no] ні
}.
event-pursued = { $success ->
    [yes] Вони женуться за вами!
   *[no] Вони вас не переслідують.
}
event-escaped = Утеча вдалася, у безпеці: { $members }.
event-caught = Погоня наздоганяє: { $members }.
event-left_behind = Позаду лишається { $target }.
event-chased = Ви женетеся за ними ({ $kind }): { $success ->
    [yes] наздогнали
   *[no] вони втекли
}.

event-judge_ruled = Суддя додає { $count } до наступного кидка: { $member }.

# Накази.

order-meet = { $choice }
order-watch = Непомітно спостерігати: { $question }
order-parley = { $choice }
order-speak = Говорить { $member }
order-gift = Подарувати: { $item }
order-deal = { $choice } ({ $band })
order-call_on = Прийти з обіцяним: { $band }
order-name_favour = Назвати послугу: «{ $said }»
order-call_parley = { $member }: { $brief }
    .brief = запропонувати перемовини
order-kill_captive = { $member }: { $brief }
    .brief = убити полоненого, { $target }
order-recruit = Покликати на службу: { $target }
order-recruit_double = Найняти за подвійну платню: { $target }
order-question = { $member }: { $brief }
    .brief = допитати полонених ({ $band })
order-free_captives = Відпустити полонених ({ $band })
order-attack = { $member } → { $brief }
    .brief = { $target }: удар ({ $item })
order-knock_out = { $member } → { $brief }
    .brief = { $target }: оглушити ({ $item })
order-strike_at = { $member }: { $brief }
    .brief = удар наосліп, { $place } ({ $item })
order-shoot = { $member } → { $brief }
    .brief = { $target }: постріл ({ $item })
order-throw = { $member } → { $brief }
    .brief = { $target }: кидок ({ $item })
order-lethal = { $member } → { $brief }
    .brief = { $target }: летальна атака ({ $item })
order-reload = { $member }: { $brief }
    .brief = перезарядити, { $item }
order-move = { $member }: { $brief }
    .brief = перейти, { $place }
order-dash = { $member }: { $brief }
    .brief = іти далі замість дії, { $place }
order-fall_back = { $member }: { $brief }
    .brief = відступити з боєм, { $place }
order-first_aid = { $member }: { $brief }
    .brief = спинити кров, { $target }
order-drink = { $member }: { $brief }
    .brief = { $item }, п'є { $target }
order-hide_here = { $member }: { $brief }
    .brief = сховатися тут
order-shout = { $member }: { $brief }
    .brief = крикнути
order-surrender = { $member }: { $brief }
    .brief = здатися
order-end_turn = { $member }: { $brief }
    .brief = більше нічого в цьому раунді
order-leave_dying = { $member }: { $brief }
    .brief = більше не рятувати тих, хто помирає
order-flee = { $member }: { $brief }
    .brief = тікати!
order-flee_too = { $member }: { $brief }
    .brief = тікати теж
order-stay = { $member }: { $brief }
    .brief = лишитися й битися
order-plan = { $member }: { $brief }
    .brief = план утечі – { $plan }
order-throw_down = { $member }: { $brief }
    .brief = кинути на землю, { $item }
order-away = { $member }: { $brief }
    .brief = бігти!
order-modify = Додати до наступного кидка: { $member }, { $count }
order-frighten = Налякати: { $band }
order-answer = { $answer }

# Що називають слова.

pair-wisdom-notice = МУД/УВАГА
pair-dexterity-stealth = СПР/СКРАДАННЯ
pair-intellect-craft = ІНТ/РЕМЕСЛО
pair-strength-athletics = СИЛ/АТЛЕТИКА
pair-dexterity-athletics = СПР/АТЛЕТИКА
member-somebody = хтось невидимий
creature-somebody = хтось невидимий
item-hand = голі руки
choice-greet = привітатися
choice-slip_away = непомітно відійти
choice-hide = сховатися й пропустити їх
choice-ambush = влаштувати засідку
choice-strike = напасти одразу
choice-show = показатися
choice-attack = напасти
choice-withdraw = відкрито відійти
choice-wait = чекати
choice-pay = заплатити
choice-refuse = відмовитися
choice-promise = пообіцяти
choice-report = сказати, що зроблено
choice-threaten = пригрозити
choice-leave = розійтися
choice-pursue = переслідувати
choice-let_go = відпустити
choice-take_captive = узяти в полон
choice-accept = прийняти пропозицію
choice-press = битися далі
watched-number = скільки їх
watched-kind = хто вони
watched-mood = який у них настрій
conduct-drop_gear = кидають, що тримають, і тікають
conduct-drop_loot = кидають здобич і тікають
conduct-beg = благають пощади
conduct-pray = моляться своїм богам
conduct-bribe = пропонують хабар
conduct-retreat = відступають у порядку
conduct-flee = тікають
reason-attacked = перша втрата
reason-leader = упав ватажок
reason-hopeless = перемога здається неможливою
reason-fear = страх
reason-lone = тяжка рана
reason-stunned = приголомшені засідкою
how-down = лежить і помирає
how-returned = повернулися зі здобиччю
how-knocked_out = без тями
how-dead = смерть
how-flee = тікають
how-fight = б'ються
news-dwellers = там хтось живе
news-trap = там пастка
news-treasure = там є щось цінне
news-empty = нічого цікавого
plan-narrow = прохід, завузький для них
answer-greet = вітаються
answer-slip_away = непомітно відходять
answer-hide = ховаються й пропускають
answer-ambush = влаштовують засідку
answer-strike = нападають одразу
answer-show = показуються
answer-party = загін помічає першим
answer-they = вони помічають першими
answer-both = обидві сторони відразу
answer-hostile = вороже
answer-neutral = байдуже
answer-friendly = дружньо
answer-10 = 10 футів
answer-20 = 20 футів
answer-30 = 30 футів
answer-40 = 40 футів
answer-50 = 50 футів
answer-60 = 60 футів
answer-0 = без укриття
answer-2 = м'яке укриття
answer-4 = тверде укриття
answer-book = про те, що каже книга
answer-roll = хай вирішить кубик
answer-pursue = вони женуться
answer-let_go = вони відпускають
modifier-exhaustion = виснаження
modifier-freed = воля замість полону
modifier-half_share = половина частки
modifier-none_lost = нікого не втрачено
modifier-half_lost = втрачено половину
modifier-medicine = лікування
modifier-ruling = слово судді
modifier-help = допомога
modifier-hit_dice = кубики здоров'я
modifier-unseen = невидима ціль
modifier-cover = укриття
modifier-weapon = зброя
modifier-experience = досвід
modifier-attack = за породою
modifier-kind = за породою
modifier-base = кожному
modifier-plan = план утечі
modifier-slow = хтось повільний
modifier-fewer = тих, хто тікає, менше
modifier-pursuit = переслідують рідко
modifier-angry = люті або на сторожі
modifier-hunter = мисливці
modifier-thrown = щось кинуто їм
modifier-others_stay = інші лишаються битися
sum-attack = Атака: к20 { $total }
sum-defence = Треба досягти: { $total }
sum-damage = Шкода: { $dice ->
    [d3] к3
    [d4] к4
    [d6] к6
    [d8] к8
    [d10] к10
   *[other] { $dice }
} { $total }
sum-flight = Ваша втеча: 2к6 { $total }
sum-pursuer = Найшвидший переслідувач: 2к6 { $total }
sum-check = Перевірка: 2к6 { $total } проти { $difficulty }
prospect-hit = влучить
prospect-success = успіх
prospect-pursued = переслідуватимуть
prospect-escaped = утечете
prospect-kill = уб'є на місці
prospect-caught = наздоженете
prospect-jammed = замок заклинить
prospect-sprung = пастка спрацює
prospect-noticed = помітить, якщо щось є
prospect-unseen = вас не помітять
prospect-break = вони злякаються

# Відмови.

refused-delve-combat-actions = У цьому раунді на це вже нічого не лишилося.
refused-delve-combat-order = Зараз черга когось іншого.
refused-delve-combat-range = Задалеко, ворог заблизько або зброя не готова до пострілу.
refused-delve-combat-move = Туди немає шляху за один Рух або там немає місця.
refused-delve-combat-withdraw = Це місце не поза їхньою досяжністю.
refused-delve-combat-firstaid = Поруч немає нікого, хто помирає.
refused-delve-combat-end = Бій скінчено; лишається рятувати тих, хто помирає.
refused-delve-vis-cover = Тут немає укриття.
refused-delve-vis-memory = Де ціль, уже забуто.
refused-delve-dark-ranged = У те, чого не видно, стріляти не можна.
refused-delve-dark-melee = Там нікого не видно; бийте наосліп у досяжний квадрат, де немає своїх.
refused-delve-meet-decision = Зараз так вирішити не можна.
refused-delve-react-roll = Зараз ніхто не може говорити, або хтось уже говорив.
refused-delve-react-bribe = { $why ->
    [coins] Не вистачає монет: є { $count }, треба { $most }.
    [food] Не вистачає пайків: є { $count }, треба { $most }.
   *[unasked] Вони просять не цього.
}
refused-delve-react-peace = Зараз про таку послугу не йдеться, або ви далеко від тих, хто чекає.
refused-delve-react-shift = Це вже пробували, або воно нічого не варте.
refused-delve-ambush-hidden = Не всім є де сховатися.
refused-delve-ambush-lethal = Лише з вдалої засідки, поки вони не діють, у видиму близьку ціль, яку можна вбити.
refused-delve-morale-break = Вони поводяться не так.
refused-delve-morale-captives = Поруч немає такого полоненого.
refused-delve-morale-pc = Персонажі гравців не перевіряють мораль.
refused-delve-flee-declare = Втечу оголошують замість дії; зараз вирішують лише ті, кого питають.
refused-delve-flee-failure = Вас наздогнали: наступний раунд треба битися.
refused-delve-flee-plan = План називає один раз той, хто кличе тікати.
refused-delve-flee-npc = Гнатися нікому: переслідують лише персонажі гравців.
refused-delve-flee-roller = Утечу може вести лише персонаж гравця при тямі, якому її ще не доручено.
refused-delve-flee-pursuit = Лише їжу або скарб, і лише під час утечі.
