### Срещи, битки, боен дух и бягство.

# Проверки.

event-check_die = Проверка: { $face }.
event-checked = { $member }, { $pair }: { $roll }, общо { $total } срещу { $difficulty } – { $success ->
    [yes] успех
   *[no] неуспех
}.
event-search_rolled = { $member } търси, { $pair }: { $roll }, общо { $total }.
event-search_compared = { $hidden ->
    [door] Тайна врата
    [cache] Скривалище
   *[trap] Капан
} ({ $place }): { $total } срещу { $difficulty } – { $success ->
    [yes] открито
   *[no] неоткрито
}.
event-opposed = { $member } срещу { $other }, { $pair }: { $total } на { $their_total } – { $success ->
    [yes] победа
   *[no] загуба
}.
event-ruled = Съдията решава { $asked ->
    [cover] за прикритието
    [lethal] за леталната атака
    [stunning] дали засадата зашеметява
    [morale] дали да се провери моралът
    [conduct] как се държат пречупените
    [return] дали се връщат
    [pursuit] дали преследват
    [plan] за плана
    [search] стига ли описанието
    [distance] колко са далече
    [advantage] за кого е предимството
    [context] как да се разбира настроението им
    [hint] дали да подскаже за опасност
    [favour] за каква услуга молят
    [favour_done] направена ли е услугата
    [wander] какво дава проверката за сблъсък
   *[other] какво правят срещнатите
}: { $answer } (по правилата: { $was }).

# Срещи.

event-exit_die = Откъде идват: { $face }.
event-distance_die = Колко далеч: { $face }.
event-distance = { $kind } ({ $count }), разстояние във футове: { $feet }.
event-advantage = Кого забелязват по-лесно: отряда { $party }, срещнатите { $they }.
event-noticed = { $side ->
    [both] Двете страни се забелязват едновременно.
   *[other] Забелязвате ги, преди те да ви забележат.
}
event-noticed_first = Първи забелязаха: { $side ->
    [party] отрядът
    [they] срещнатите
   *[both] двете страни
}.
event-band_seen = Виждате: { $kind } ({ $count }), разстояние във футове: { $feet }.
event-band_heard = Там има някой: чувате го, но не виждате никого.
event-chose = Групата решава: „{ $choice }“.
event-they_chose = Срещнатите решават: „{ $choice }“.
event-watched =
    Наблюдавате незабелязано. { $sought ->
        [number] Колко са: { $count }.
        [kind] Какви са: { $kind }.
       *[mood] { $mood }
    }
event-left_alone = Измъквате се незабелязано.
event-passed_by = Минават покрай вас, без да ви забележат.
event-found_out = { $side ->
    [party] Забелязаха ви!
   *[they] Забелязвате, че някой се опитва да се скрие.
}
event-ambush = { $side ->
    [party] Засадата успя: те нищо не подозират.
   *[they] Засада!
}
event-reaction_die = Реакция: { $face }.
event-reaction = Реакция { $total }: { $attitude ->
    [worst] най-враждебна
    [bad] много враждебна
    [as_expected] предвидима
    [good] много дружелюбна
   *[best] най-дружелюбна
} ({ $wont ->
    [hostile] обикновено враждебни
    [neutral] обикновено безразлични
   *[friendly] обикновено дружелюбни
}).
event-mood = { $mood }
event-spoke = { $member } ги заговаря.
event-peace_die = Какво правят: { $face }.
event-tribute_die = Данта: { $face }.
event-they_leave = Тръгват по пътя си: { $kind }.
event-they_attack = Нападат: { $kind }!
event-demand = { $ask ->
    [demand_bribe] Със заплахи искат подкуп
    [ask_bribe] Искат подкуп с добро
   *[ask_favour] Молят за услуга или за цената ѝ
}, { $goods ->
    [food] дажби
   *[coins] монети
}: { $count }.
event-favour = Или прогонете онези, които живеят най-близо: { $foe }. Пътят към тях: { $exit }.
event-favour_said = Молят ви: „{ $said }“
event-promised = Обещавате. Тук ще ви чакат: { $kind }.
event-called_on = Връщате се при онези, които чакат: { $kind }.
event-served = Услугата е направена, доволни са от вас: { $kind }.
event-not_served = Поклащат глави: още не е направено.
event-order_away = Заповядват ви да си вървите.
event-news = Разказват какво има нататък ({ $exit }): { $news }.
event-tribute = Оставят дан, монети: { $count }.
event-paid = { $ask ->
    [ask_favour] Плащате, монети: { $count }. Това е цената на услугата.
   *[other] Плащате, { $goods ->
        [food] дажби
       *[coins] монети
    }: { $count }. Вземат го и си тръгват.
}
event-refused = Отказвате.
event-gift = Правите подарък, { $goods ->
        [food] дажби
       *[coins] стойност в монети
    }: { $count }.
event-threat = Заплашвате ги.
event-withdrew = Оттегляте се пред очите им.
event-overdue = Още сте тук и те нападат: { $kind }!

# Битки.

event-fight_begins = Стига се до бой.
event-extra_round = { $side ->
    [party] Те са изненадани: действате преди тях.
   *[they] Изненадани сте: те действат преди вас.
}
event-initiative_die = Инициатива: { $face }.
event-initiative = { $member }: инициатива { $total }.
event-initiative_kind = Инициатива { $total }: { $kind }.
event-initiative_side = Инициатива { $total }: { $side ->
    [party] отрядът
   *[other] срещнатите
}.
event-late = В боя се включват и други.
event-round = Рунд { $count }.
event-attack_die = Атака: { $face }.
event-attacked = { $member } → { $target }: { $roll }, общо { $total } срещу { $difficulty } – { $roll ->
    [1] единица е винаги пропуск
    [20] двадесет е винаги попадение
   *[other] { $success ->
        [yes] попадение
       *[no] пропуск
    }
}.
event-struck_air = { $member } удря в празното.
event-damage_die = Щета: { $face }.
event-hit = { $target }: попадение, −{ $count }.
event-lethal =
    { $member } → { $target }: летална атака – { $success ->
        [yes] жертвата пада
       *[no] жертвата издържа
    }.
event-lethal_denied = { $member } → { $target }: не летална атака, а обикновена.
event-fell = { $target }: { $how }.
event-died = { $target }: смърт.
event-corroded = { $member }: оръжието е разядено – { $item }.
event-moved = { $member } отива: { $place }.
event-bumped = { $member } се блъска в някого, когото не вижда: { $place }.
event-door_opened = { $member } отваря: { $opening }.
event-reloaded = { $member } презарежда: { $item }.
event-drank = { $member } дава { $item }, пие { $target }: +{ $count }.
event-potion_die = Лекуване: { $face }.
event-aided = { $member } помага: { $target } – { $success ->
    [yes] кръвта спря
   *[no] напразно
}.
event-hid = { $member } се скрива.
event-took_cover = { $member } заема прикритие; те знаят къде.
event-shouted = { $member } вика.
event-surrendered = { $member } се предава.
event-dropped = { $member } изпуска: { $things }.
event-lull = Никой вече не напада никого: боят затихна.
event-fight_ended = Боят свърши; рундове: { $rounds }.
event-missiles_found = { $member } намира отново снаряди: { $count }.
event-alarm_raised = Вдигат тревога.
event-hp_die = Точки живот: { $face }.
event-number_die = Колко са: { $face }.
event-purse_die = Кесия: { $face }.
event-purse = Носят монети: { $coins }.

# Морал.

event-morale_die = Морал: { $face }.
event-morale = Морал, { $reason }: { $total } срещу { $score } – { $success ->
    [yes] държат се
   *[no] пречупени са
}.
event-conduct_die = Как се държат: { $face }.
event-broke = Смелостта им е сломена: { $kind } – { $conduct }.
event-cornered = Няма къде да бягат и се бият докрай: { $kind }.
event-offered = За да ги пуснете, предлагат монети: { $coins }.
event-companions_broke = Хората ви бягат: { $members }.
event-returned = Окуражават се и се връщат: { $kind }.
event-stunned = Засадата ги зашеметява: { $kind }.
event-gone = Няма ги вече: { $kind }.
event-captured = Вземате в плен: { $kind } ({ $count }).
event-escape_die = Кой бяга: { $face }.
event-captive_escaped = Пленник избягва: { $target }.
event-captive_killed = { $member } убива пленник: { $target }.
event-wants_double = { $target } — съгласие срещу двойна заплата, { kuna-sum } на ден.
event-leaves_in_peace = { $target } — отказ да тръгне с вас; разделяте се с мир.
event-knows_nothing = За това, което е наоколо, те не знаят нищо ({ $kind }).
event-captives_freed = Пускате пленниците: { $kind }.
event-set_free = { $member } отново е на свобода.
event-uproar_die = Какво правят другите пленници: { $face }.
event-uproar = Другите пленници ({ $kind }): { $how }.
event-captives_sold = Изведени и продадени пленници: { $count }; получено: { kuna-sum }.
event-ransom = Искат за вас монети: { $count } – { $success ->
    [yes] платено, свободни сте
   *[no] няма с какво да платите и ви отвеждат
}.

# Бягство.

event-flight_declared = { $member } хуква да бяга!
event-flight_joined = { $member } също бяга.
event-stayed = { $member } остава да се бие.
event-planned = { $member } има план: { $plan }.
event-plan_helps = Планът помага: { $plan }.
event-thrown_down = { $member } хвърля: { $item }.
event-pursuit_die = Преследват ли: { $face }.
event-pursuit = Преследват при { $threshold } или по-малко: { $success ->
    [yes] да
   *[no] не
}.
event-pursued = { $success ->
    [yes] Те се втурват след вас!
   *[no] Не ви преследват.
}
event-escaped = Бягството успя, в безопасност: { $members }.
event-caught = Преследвачите настигат: { $members }.
event-left_behind = Назад остава { $target }.
event-chased = Гоните ги ({ $kind }): { $success ->
    [yes] настигнати
   *[no] измъкнаха се
}.

event-judge_ruled = Съдията добавя { $count } към следващото хвърляне: { $member }.

# Заповеди.

order-meet = { $choice }
order-watch = Наблюдавай незабелязано: { $question }
order-parley = { $choice }
order-speak = Говори { $member }
order-gift = Подари: { $item }
order-deal = { $choice } ({ $band })
order-call_on = Иди с обещаното: { $band }
order-name_favour = Назови услугата: „{ $said }“
order-call_parley = { $member }: { $brief }
    .brief = предложи преговори
order-kill_captive = { $member }: { $brief }
    .brief = убий пленника, { $target }
order-recruit = Покани на служба: { $target }
order-recruit_double = Наеми за двойна заплата: { $target }
order-question = { $member }: { $brief }
    .brief = разпитай пленниците ({ $band })
order-free_captives = Пусни пленниците ({ $band })
order-attack = { $member } → { $brief }
    .brief = { $target }: удар ({ $item })
order-knock_out = { $member } → { $brief }
    .brief = { $target }: зашеметяване ({ $item })
order-strike_at = { $member }: { $brief }
    .brief = удар наслуки, { $place } ({ $item })
order-shoot = { $member } → { $brief }
    .brief = { $target }: изстрел ({ $item })
order-throw = { $member } → { $brief }
    .brief = { $target }: хвърляне ({ $item })
order-lethal = { $member } → { $brief }
    .brief = { $target }: летална атака ({ $item })
order-reload = { $member }: { $brief }
    .brief = презареди, { $item }
order-move = { $member }: { $brief }
    .brief = иди, { $place }
order-dash = { $member }: { $brief }
    .brief = продължи вместо действие, { $place }
order-fall_back = { $member }: { $brief }
    .brief = отстъпи с бой, { $place }
order-first_aid = { $member }: { $brief }
    .brief = спри кръвта, { $target }
order-drink = { $member }: { $brief }
    .brief = { $item }, пие { $target }
order-hide_here = { $member }: { $brief }
    .brief = скрий се тук
order-shout = { $member }: { $brief }
    .brief = извикай
order-surrender = { $member }: { $brief }
    .brief = предай се
order-end_turn = { $member }: { $brief }
    .brief = нищо повече в този рунд
order-leave_dying = { $member }: { $brief }
    .brief = не помагай повече на умиращите
order-flee = { $member }: { $brief }
    .brief = бягай!
order-flee_too = { $member }: { $brief }
    .brief = бягай и ти
order-stay = { $member }: { $brief }
    .brief = остани да се биеш
order-plan = { $member }: { $brief }
    .brief = план за бягство – { $plan }
order-throw_down = { $member }: { $brief }
    .brief = хвърли на земята, { $item }
order-away = { $member }: { $brief }
    .brief = тичай!
order-modify = Добави към следващото хвърляне: { $member }, { $count }
order-frighten = Изплаши: { $band }
order-answer = { $answer }

# Какво назовават думите.

pair-wisdom-notice = МЪД/ВНИМАНИЕ
pair-dexterity-stealth = ЛОВ/ПРОКРАДВАНЕ
pair-intellect-craft = ИНТ/ЗАНАЯТ
pair-strength-athletics = СИЛ/АТЛЕТИКА
pair-dexterity-athletics = ЛОВ/АТЛЕТИКА
member-somebody = някой невидим
creature-somebody = някой невидим
item-hand = голи ръце
choice-greet = поздрав
choice-slip_away = тихо измъкване
choice-hide = скриване, докато отминат
choice-ambush = засада
choice-strike = незабавно нападение
choice-show = излизане на показ
choice-attack = нападение
choice-withdraw = открито оттегляне
choice-wait = изчакване
choice-pay = плащане
choice-refuse = отказ
choice-promise = обещание
choice-report = отчет, че е направено
choice-threaten = заплаха
choice-leave = раздяла
choice-pursue = преследване
choice-let_go = пускане на свобода
choice-take_captive = вземане в плен
choice-accept = приемане на предложението
choice-press = бой докрай
watched-number = колко са
watched-kind = какви са
watched-mood = как са настроени
conduct-drop_gear = хвърлят каквото държат и бягат
conduct-drop_loot = хвърлят плячката и бягат
conduct-beg = молят за милост
conduct-pray = молят се на боговете си
conduct-bribe = предлагат подкуп
conduct-retreat = отстъпват в ред
conduct-flee = бягат
reason-attacked = първа загуба
reason-leader = падна главатарят
reason-hopeless = победата изглежда невъзможна
reason-fear = страх
reason-lone = тежка рана
reason-stunned = зашеметени от засадата
how-down = лежи и умира
how-returned = върнаха се с плячка
how-knocked_out = в несвяст
how-dead = смърт
how-flee = бягат
how-fight = бият се
news-dwellers = там живее някой
news-trap = там има капан
news-treasure = там има нещо ценно
news-empty = нищо особено
plan-narrow = проход, твърде тесен за тях
answer-greet = поздравяват
answer-slip_away = измъкват се
answer-hide = скриват се и ги пропускат
answer-ambush = устройват засада
answer-strike = нападат веднага
answer-show = показват се
answer-party = групата забелязва първа
answer-they = те забелязват първи
answer-both = двете страни едновременно
answer-hostile = враждебно
answer-neutral = безразлично
answer-friendly = дружелюбно
answer-10 = 10 фута
answer-20 = 20 фута
answer-30 = 30 фута
answer-40 = 40 фута
answer-50 = 50 фута
answer-60 = 60 фута
answer-0 = без прикритие
answer-2 = меко прикритие
answer-4 = твърдо прикритие
answer-book = за каквото казва книгата
answer-roll = нека реши зарът
answer-pursue = те преследват
answer-let_go = те не преследват
modifier-exhaustion = изтощение
modifier-freed = свобода вместо плен
modifier-half_share = половин дял
modifier-none_lost = никой не е загубен
modifier-half_lost = половината са загубени
modifier-medicine = лечителство
modifier-ruling = думата на съдията
modifier-help = помощ
modifier-hit_dice = зарове живот
modifier-unseen = невидима цел
modifier-cover = прикритие
modifier-weapon = оръжие
modifier-experience = опит
modifier-attack = по рода си
modifier-kind = по рода си
modifier-base = за всеки
modifier-plan = план за бягство
modifier-slow = някой е бавен
modifier-fewer = бягащите са по-малко
modifier-pursuit = рядко преследват
modifier-angry = разярени или нащрек
modifier-hunter = ловци
modifier-thrown = нещо им е хвърлено
modifier-others_stay = други остават да се бият
sum-attack = Атака: з20 { $total }
sum-defence = Трябва да се стигне: { $total }
sum-damage =
    Щета: { $dice ->
        [d3] з3
        [d4] з4
        [d6] з6
        [d8] з8
        [d10] з10
       *[other] { $dice }
    } { $total }
sum-flight = Бягството ви: 2з6 { $total }
sum-pursuer = Най-бързият преследвач: 2з6 { $total }
sum-check = Проверка: 2з6 { $total } срещу { $difficulty }
prospect-hit = попадение
prospect-success = успех
prospect-pursued = ще преследват
prospect-escaped = ще се измъкнете
prospect-kill = ще убие на място
prospect-caught = ще ги настигнете
prospect-jammed = ключалката ще заяде
prospect-sprung = капанът ще се задейства
prospect-noticed = ще забележи, ако има нещо
prospect-unseen = няма да ви забележат
prospect-break = те ще се уплашат

# Откази.

refused-delve-combat-actions = В този рунд не остана нищо за това.
refused-delve-combat-order = Сега е ред на друг.
refused-delve-combat-range = Твърде далеч, врагът е твърде близо или оръжието не е готово за изстрел.
refused-delve-combat-move = Дотам няма път за едно Движение или няма място.
refused-delve-combat-withdraw = Това място не е извън обсега им.
refused-delve-combat-firstaid = Наблизо няма никого, който умира.
refused-delve-combat-end = Боят свърши; остава да се помогне на умиращите.
refused-delve-vis-cover = Тук няма прикритие.
refused-delve-vis-memory = Къде е целта, вече е забравено.
refused-delve-dark-ranged = По това, което не се вижда, не може да се стреля.
refused-delve-dark-melee = Там никой не се вижда; удряй наслуки в достижим квадрат, където няма свои.
refused-delve-meet-decision = Сега не може да се реши така.
refused-delve-react-roll = Сега никой не може да говори или някой вече е говорил.
refused-delve-react-bribe = { $why ->
    [coins] Не стигат монети: има { $count }, трябват { $most }.
    [food] Не стигат дажби: има { $count }, трябват { $most }.
   *[unasked] Не искат това.
}
refused-delve-react-peace = Сега не става дума за такава услуга или сте далеч от онези, които чакат.
refused-delve-react-shift = Това вече е опитвано или не струва нищо.
refused-delve-ambush-hidden = Не всички имат къде да се скрият.
refused-delve-ambush-lethal = Само от успешна засада, преди те да действат, по видима близка цел, която може да бъде убита.
refused-delve-morale-break = Не се държат така.
refused-delve-morale-captives = Наблизо няма такъв пленник.
refused-delve-morale-pc = Героите на играчите не проверяват морал.
refused-delve-flee-declare = Бягството се обявява вместо действие; сега решават само питаните.
refused-delve-flee-failure = Настигнати сте: следващия рунд трябва да се биете.
refused-delve-flee-plan = Планът се назовава веднъж от този, който зове към бягство.
refused-delve-flee-npc = Няма кой да гони: преследват само героите на играчите.
refused-delve-flee-roller = Бягството може да води само герой на играч в съзнание, на когото това още не е възложено.
refused-delve-flee-pursuit = Само храна или съкровище и само при бягство.
