### Встречи, бои, мораль и бегство.

# Проверки.

event-check_die = Проверка: { $face }.
event-checked = { $member }, { $pair }: { $roll }, всего { $total } против { $difficulty } – { $success ->
    [yes] успех
   *[no] неудача
}.
event-search_rolled = { $member } ищет, { $pair }: { $roll }, всего { $total }.
event-search_compared = { $hidden ->
    [door] Потайная дверь
    [cache] Тайник
   *[trap] Ловушка
} ({ $place }): { $total } против { $difficulty } – { $success ->
    [yes] замечено
   *[no] не замечено
}.
event-opposed = { $member } – { $other }, { $pair }: { $total } к { $their_total }. Побеждает { $success ->
    [yes] { $member }
   *[no] { $other }
}.
event-ruled = Судья решает{ $asked ->
    [cover] { "" } об укрытии
    [lethal] { "" } о летальной атаке
    [stunning], ошеломляет ли засада
    [morale], проверять ли мораль
    [conduct], как ведут себя сломленные
    [return], вернутся ли они
    [pursuit], преследуют ли они
    [plan] { "" } о плане
    [search], достаточно ли описания
    [distance], как они далеко
    [advantage], за кем преимущество
    [context], как понять их настроение
    [favour], о какой услуге просят
    [favour_done], оказана ли услуга
    [wander], что даёт проверка столкновения
    [hint], намекать ли на опасность
   *[other], что делают встречные
}: { $answer } (по правилам: { $was }).

# Встречи.

event-exit_die = Откуда они приходят: { $face }.
event-distance_die = Как далеко: { $face }.
event-distance = { $kind } ({ $count }), расстояние в футах: { $feet }.
event-advantage = Кого легче заметить: отряд { $party }, встречные { $they }.
event-noticed = { $side ->
    [both] Обе стороны замечают друг друга одновременно.
   *[other] Вы замечаете их раньше, чем они вас.
}
event-noticed_first = Первыми заметили: { $side ->
    [party] отряд
    [they] встречные
   *[both] обе стороны
}.
event-band_seen = Вы видите: { $kind } ({ $count }), расстояние в футах: { $feet }.
event-band_heard = Там кто-то есть: вы слышите, но никого не видите.
event-chose = Отряд решает: { $choice }.
event-they_chose = Встречные решают: { $choice }.
event-watched =
    Вы незаметно наблюдаете. { $sought ->
        [number] Сколько их: { $count }.
        [kind] Кто они: { $kind }.
       *[mood] { $mood }
    }
event-left_alone = Вы незаметно уходите.
event-passed_by = Они проходят мимо, не заметив вас.
event-found_out = { $side ->
    [party] Вас заметили!
   *[they] Вы замечаете, что кто-то пытается спрятаться.
}
event-ambush = { $side ->
    [party] Засада удалась: они ничего не подозревают.
   *[they] Засада!
}
event-reaction_die = Реакция: { $face }.
event-reaction = Реакция { $total }: { $attitude ->
    [worst] самая враждебная
    [bad] очень враждебная
    [as_expected] предсказуемая
    [good] очень дружелюбная
   *[best] самая дружелюбная
} ({ $wont ->
    [hostile] обычно враждебны
    [neutral] обычно безразличны
   *[friendly] обычно дружелюбны
}).
event-mood = { $mood }
event-spoke = { $member } обращается к ним.
event-peace_die = Что они делают: { $face }.
event-tribute_die = Дань: { $face }.
event-they_leave = Они уходят своей дорогой: { $kind }.
event-they_attack = Они нападают: { $kind }!
event-demand = { $ask ->
    [demand_bribe] Они требуют взятку
    [ask_bribe] Они просят взятку
   *[ask_favour] Они просят оказать услугу или заплатить её цену
}, { $goods ->
    [food] дневные запасы
   *[coins] монеты
}: { $count }.
event-favour = Или прогоните тех, кто живёт ближе всех: { $foe }. Дорога к ним: { $exit }.
event-favour_said = Они просят: «{ $said }»
event-promised = Вы обещаете. Вас будут ждать здесь: { $kind }.
event-called_on = Вы возвращаетесь к тем, кто ждёт: { $kind }.
event-served = Услуга оказана, вами довольны: { $kind }.
event-not_served = Они качают головами: это ещё не сделано.
event-order_away = Они приказывают вам убираться.
event-news = Они рассказывают, что дальше ({ $exit }): { $news }.
event-tribute = Они кладут дань, монеты: { $count }.
event-paid = { $ask ->
    [ask_favour] Вы платите, монеты: { $count }. Это цена услуги.
   *[other] Вы платите, { $goods ->
        [food] дневные запасы
       *[coins] монеты
    }: { $count }. Они берут и уходят.
}
event-refused = Вы отказываетесь.
event-gift = Вы делаете подарок, { $goods ->
        [food] дневные запасы
       *[coins] цена в монетах
    }: { $count }.
event-threat = Вы угрожаете им.
event-withdrew = Вы отходите у них на глазах.
event-overdue = Вы всё ещё здесь, и они нападают: { $kind }!

# Бои.

event-fight_begins = Дело доходит до боя.
event-extra_round = { $side ->
    [party] Они застигнуты врасплох: вы действуете раньше.
   *[they] Вас застигли врасплох: они действуют раньше.
}
event-initiative_die = Инициатива: { $face }.
event-initiative = { $member }: инициатива { $total }.
event-initiative_kind = Инициатива { $total }: { $kind }.
event-initiative_side = Инициатива { $total }: { $side ->
    [party] отряд
   *[other] встречные
}.
event-late = К бою присоединяются другие.
event-round = Раунд { $count }.
event-attack_die = Атака: { $face }.
event-attacked = { $member } → { $target }: { $roll }, всего { $total } против { $difficulty } – { $roll ->
    [1] единица – всегда промах
    [20] двадцать – всегда попадание
   *[other] { $success ->
        [yes] попадание
       *[no] промах
    }
}.
event-struck_air = { $member } бьёт в пустоту.
event-damage_die = Урон: { $face }.
event-hit = { $target }: попадание, −{ $count }.
event-lethal =
    { $member } → { $target }: летальная атака – { $success ->
        [yes] жертва падает
       *[no] жертва устояла
    }.
event-lethal_denied = { $member } → { $target }: не летальная атака, а обычная.
event-fell = { $target }: { $how }.
event-died = { $target }: смерть.
event-corroded = { $member }: оружие разъедено – { $item }.
event-moved = { $member } переходит: { $place }.
event-bumped = { $member } натыкается на кого-то невидимого: { $place }.
event-door_opened = { $member } открывает: { $opening }.
event-reloaded = { $member } перезаряжает: { $item }.
event-drank = { $member } даёт { $item }, пьёт { $target }: +{ $count }.
event-potion_die = Лечение: { $face }.
event-aided = { $member } спасает: { $target } – { $success ->
    [yes] кровь остановлена
   *[no] напрасно
}.
event-hid = { $member } прячется.
event-took_cover = { $member } занимает укрытие; они знают где.
event-shouted = { $member } кричит.
event-surrendered = { $member } сдаётся.
event-dropped = { $member } роняет: { $things }.
event-lull = Никто ни на кого больше не идёт: бой затих.
event-fight_ended = Бой окончен; раундов: { $rounds }.
event-missiles_found = { $member } снова находит снаряды: { $count }.
event-alarm_raised = Они поднимают тревогу.
event-hp_die = Очки здоровья: { $face }.
event-number_die = Сколько их: { $face }.
event-purse_die = Кошелёк: { $face }.
event-purse = При них монет: { $coins }.

# Мораль.

event-morale_die = Мораль: { $face }.
event-morale = Мораль, { $reason }: { $total } против { $score } – { $success ->
    [yes] они держатся
   *[no] они сломлены
}.
event-conduct_die = Как они ведут себя: { $face }.
event-broke = Их мужество сломлено: { $kind } – { $conduct }.
event-cornered = Им некуда бежать, и они бьются дальше: { $kind }.
event-offered = Чтобы их отпустили, они предлагают монеты: { $coins }.
event-companions_broke = Ваши люди бегут: { $members }.
event-returned = Они ободряются и возвращаются: { $kind }.
event-stunned = Засада ошеломляет их: { $kind }.
event-gone = Они скрылись: { $kind }.
event-captured = Взято в плен: { $kind } ({ $count }).
event-escape_die = Кто бежит: { $face }.
event-captive_escaped = Пленный бежит: { $target }.
event-captive_killed = { $member } убивает пленного: { $target }.
event-wants_double = { $target } — согласие идти за двойную плату, ежедневно { kuna-sum }.
event-leaves_in_peace = { $target } — отказ идти с вами; расходитесь с миром.
event-knows_nothing = О том, что лежит вокруг, они ничего не знают ({ $kind }).
event-captives_freed = Вы отпускаете пленных: { $kind }.
event-set_free = { $member } снова на свободе.
event-uproar_die = Что делают остальные пленные: { $face }.
event-uproar = Остальные пленные ({ $kind }): { $how }.
event-captives_sold = Выведено и продано пленных: { $count }; выручка: { kuna-sum }.
event-ransom = За вас требуют монет: { $count } – { $success ->
    [yes] заплачено, вы свободны
   *[no] платить нечем, вас уводят
}.

# Бегство.

event-flight_declared = { $member } бросается бежать!
event-flight_joined = { $member } тоже бежит.
event-stayed = { $member } остаётся драться.
event-planned = { $member } предлагает план: { $plan }.
event-plan_helps = План помогает: { $plan }.
event-thrown_down = { $member } бросает: { $item }.
event-pursuit_die = Преследуют ли: { $face }.
event-pursuit = Преследуют при { $threshold } или меньше: { $success ->
    [yes] да
   *[no] нет
}.
event-pursued = { $success ->
    [yes] Они гонятся за вами!
   *[no] Они вас не преследуют.
}
event-escaped = Бегство удалось, в безопасности: { $members }.
event-caught = Погоня настигает: { $members }.
event-left_behind = Позади остаётся { $target }.
event-chased = Вы гонитесь за ними ({ $kind }): { $success ->
    [yes] настигли
   *[no] они ушли
}.

event-judge_ruled = Судья прибавляет { $count } к следующему броску: { $member }.

# Приказы.

order-meet = { $choice }
order-watch = Незаметно наблюдать: { $question }
order-parley = { $choice }
order-speak = Говорит { $member }
order-gift = Подарить: { $item }
order-deal = { $choice } ({ $band })
order-call_on = Прийти с обещанным: { $band }
order-name_favour = Назвать услугу: «{ $said }»
order-call_parley = { $member }: { $brief }
    .brief = предложить переговоры
order-kill_captive = { $member }: { $brief }
    .brief = убить пленного, { $target }
order-recruit = Позвать на службу: { $target }
order-recruit_double = Нанять за двойную плату: { $target }
order-question = { $member }: { $brief }
    .brief = допросить пленных ({ $band })
order-free_captives = Отпустить пленных ({ $band })
order-attack = { $member } → { $brief }
    .brief = { $target }: удар ({ $item })
order-knock_out = { $member } → { $brief }
    .brief = { $target }: оглушить ({ $item })
order-strike_at = { $member }: { $brief }
    .brief = удар вслепую, { $place } ({ $item })
order-shoot = { $member } → { $brief }
    .brief = { $target }: выстрел ({ $item })
order-throw = { $member } → { $brief }
    .brief = { $target }: бросок ({ $item })
order-lethal = { $member } → { $brief }
    .brief = { $target }: летальная атака ({ $item })
order-reload = { $member }: { $brief }
    .brief = перезарядить, { $item }
order-move = { $member }: { $brief }
    .brief = перейти, { $place }
order-dash = { $member }: { $brief }
    .brief = идти дальше вместо действия, { $place }
order-fall_back = { $member }: { $brief }
    .brief = отступить с боем, { $place }
order-first_aid = { $member }: { $brief }
    .brief = остановить кровь, { $target }
order-drink = { $member }: { $brief }
    .brief = { $item }, пьёт { $target }
order-hide_here = { $member }: { $brief }
    .brief = спрятаться здесь
order-shout = { $member }: { $brief }
    .brief = крикнуть
order-surrender = { $member }: { $brief }
    .brief = сдаться
order-end_turn = { $member }: { $brief }
    .brief = больше ничего в этом раунде
order-leave_dying = { $member }: { $brief }
    .brief = больше не спасать умирающих
order-flee = { $member }: { $brief }
    .brief = бежать!
order-flee_too = { $member }: { $brief }
    .brief = бежать тоже
order-stay = { $member }: { $brief }
    .brief = остаться и драться
order-plan = { $member }: { $brief }
    .brief = план бегства – { $plan }
order-throw_down = { $member }: { $brief }
    .brief = бросить на землю, { $item }
order-away = { $member }: { $brief }
    .brief = бегом!
order-modify = Прибавить к следующему броску: { $member }, { $count }
order-frighten = Напугать: { $band }
order-answer = { $answer }

# Что называют слова.

pair-wisdom-notice = МУД/ВНИМАНИЕ
pair-dexterity-stealth = ЛОВ/СКРЫТНОСТЬ
pair-intellect-craft = ИНТ/РЕМЕСЛО
pair-strength-athletics = СИЛ/АТЛЕТИКА
pair-dexterity-athletics = ЛОВ/АТЛЕТИКА
member-somebody = кто-то невидимый
creature-somebody = кто-то невидимый
item-hand = голые руки
choice-greet = поприветствовать
choice-slip_away = незаметно уйти
choice-hide = спрятаться и пропустить их
choice-ambush = устроить засаду
choice-strike = напасть сразу
choice-show = показаться
choice-attack = напасть
choice-withdraw = открыто отойти
choice-wait = ждать
choice-pay = заплатить
choice-refuse = отказаться
choice-promise = пообещать
choice-report = сказать, что сделано
choice-threaten = пригрозить
choice-leave = разойтись
choice-pursue = преследовать
choice-let_go = отпустить
choice-take_captive = взять в плен
choice-accept = принять предложение
choice-press = биться дальше
watched-number = сколько их
watched-kind = кто они
watched-mood = какое у них настроение
conduct-drop_gear = бросают, что держат, и бегут
conduct-drop_loot = бросают добычу и бегут
conduct-beg = молят о пощаде
conduct-pray = молятся своим богам
conduct-bribe = предлагают взятку
conduct-retreat = отступают в порядке
conduct-flee = бегут
reason-attacked = первая потеря
reason-leader = пал вожак
reason-hopeless = победа кажется невозможной
reason-fear = страх
reason-lone = тяжёлая рана
reason-stunned = ошеломлены засадой
how-down = лежит и умирает
how-returned = вернулись с добычей
how-knocked_out = без сознания
how-dead = смерть
how-flee = бегут
how-fight = дерутся
news-dwellers = там кто-то живёт
news-trap = там ловушка
news-treasure = там есть что-то ценное
news-empty = ничего примечательного
plan-narrow = проход, слишком узкий для них
answer-greet = приветствуют
answer-slip_away = незаметно уходят
answer-hide = прячутся и пропускают
answer-ambush = устраивают засаду
answer-strike = нападают сразу
answer-show = показываются
answer-party = отряд замечает первым
answer-they = они замечают первыми
answer-both = обе стороны сразу
answer-hostile = враждебно
answer-neutral = безразлично
answer-friendly = дружелюбно
answer-10 = 10 футов
answer-20 = 20 футов
answer-30 = 30 футов
answer-40 = 40 футов
answer-50 = 50 футов
answer-60 = 60 футов
answer-0 = без укрытия
answer-2 = мягкое укрытие
answer-4 = твёрдое укрытие
answer-book = о том, что говорит книга
answer-roll = пусть решит кубик
answer-pursue = они гонятся
answer-let_go = они дают уйти
modifier-exhaustion = истощение
modifier-freed = свобода вместо плена
modifier-half_share = половина доли
modifier-none_lost = никто не погиб
modifier-half_lost = погибла половина
modifier-medicine = врачевание
modifier-ruling = слово судьи
modifier-help = помощь
modifier-hit_dice = кубики здоровья
modifier-unseen = невидимая цель
modifier-cover = укрытие
modifier-weapon = оружие
modifier-experience = опыт
modifier-attack = по породе
modifier-kind = по породе
modifier-base = каждому
modifier-plan = план бегства
modifier-slow = кто-то медленный
modifier-fewer = убегающих меньше
modifier-pursuit = преследуют редко
modifier-angry = в ярости или начеку
modifier-hunter = охотники
modifier-thrown = им что-то бросили
modifier-others_stay = другие остаются драться
sum-attack = Атака: к20 { $total }
sum-defence = Надо достичь: { $total }
sum-damage = Урон: { $dice ->
    [d3] к3
    [d4] к4
    [d6] к6
    [d8] к8
    [d10] к10
   *[other] { $dice }
} { $total }
sum-flight = Ваше бегство: 2к6 { $total }
sum-pursuer = Самый быстрый преследователь: 2к6 { $total }
sum-check = Проверка: 2к6 { $total } против { $difficulty }
prospect-hit = попадание
prospect-success = успех
prospect-pursued = будут преследовать
prospect-escaped = уйдёте
prospect-kill = убьёт на месте
prospect-caught = настигнете
prospect-jammed = замок заклинит
prospect-sprung = ловушка сработает
prospect-noticed = заметит, если что-то есть
prospect-unseen = вас не заметят
prospect-break = они испугаются

# Отказы.

refused-delve-combat-actions = В этом раунде на это уже ничего не осталось.
refused-delve-combat-order = Сейчас очередь кого-то другого.
refused-delve-combat-range = Слишком далеко, враг слишком близко или оружие не готово к выстрелу.
refused-delve-combat-move = Туда нет пути за одно Движение или там нет места.
refused-delve-combat-withdraw = Это место не вне их досягаемости.
refused-delve-combat-firstaid = Рядом нет никого, кто умирает.
refused-delve-combat-end = Бой окончен; остаётся спасать умирающих.
refused-delve-vis-cover = Здесь нет укрытия.
refused-delve-vis-memory = Где цель, уже забыто.
refused-delve-dark-ranged = В то, чего не видно, стрелять нельзя.
refused-delve-dark-melee = Там никого не видно; бейте вслепую в досягаемый квадрат, где нет своих.
refused-delve-meet-decision = Сейчас так решить нельзя.
refused-delve-react-roll = Сейчас никто не может говорить, или кто-то уже говорил.
refused-delve-react-bribe = { $why ->
    [coins] Не хватает монет: есть { $count }, нужно { $most }.
    [food] Не хватает дневных запасов: есть { $count }, нужно { $most }.
   *[unasked] Они просят не этого.
}
refused-delve-react-peace = Сейчас речь не о такой услуге, или вы далеко от тех, кто ждёт.
refused-delve-react-shift = Это уже пробовали, или оно ничего не стоит.
refused-delve-ambush-hidden = Не всем есть где спрятаться.
refused-delve-ambush-lethal = Только из удавшейся засады, пока они не действуют, по видимой близкой цели, которую можно убить.
refused-delve-morale-break = Они ведут себя не так.
refused-delve-morale-captives = Рядом нет такого пленного.
refused-delve-morale-pc = Персонажи игроков не проверяют мораль.
refused-delve-flee-declare = Бегство объявляют вместо действия; сейчас решают только те, кого спрашивают.
refused-delve-flee-failure = Вас настигли: следующий раунд надо драться.
refused-delve-flee-plan = План называет один раз тот, кто зовёт бежать.
refused-delve-flee-npc = Гнаться некому: преследуют лишь персонажи игроков.
refused-delve-flee-roller = Бегство может вести лишь персонаж игрока в сознании, которому это ещё не поручено.
refused-delve-flee-pursuit = Только еду или сокровище, и только во время бегства.
