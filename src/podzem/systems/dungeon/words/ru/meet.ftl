# Встречи, помощь, пленные, сокровища, город.

event-encounter = Здешние обитатели: { $kind }, числом { $count }.
event-happened = { $text }
event-secret_door_used = Они выходят из потайной двери, о которой никто не знал: { $opening }.
event-wanderers = Идут бродячие: { $kind }, числом { $count }. Откуда: { $opening }.
event-no_way_in = Бродячие пришли бы, но сюда нет пути.
event-surprise = Неожиданность: отряд { $party ->
    [yes] застан врасплох
   *[no] готов
  }, встречные { $others ->
    [yes] застаны врасплох
   *[no] готовы
  }.
event-distance = До них { $sazhens } саж.
event-attitude = Отношение { $amount }: { $band ->
    [attack] бросятся в бой
    [demand] хотят откупа
    [helpful] готовы помочь
    [eager] сами идут с просьбой
   *[indifferent] им всё равно
  }.
event-met_unseen = Во тьме кто-то есть.
event-met_unseen_at = Там кто-то есть ({ $opening }); свет не показывает, кто.
event-met_figures = На краю света: { $count } { $count ->
    [one] фигура
    [few] фигуры
   *[many] фигур
  }, { $size ->
    [small] малого роста
    [large] огромного роста
   *[man] с человека ростом
  }, в { $sazhens } саж.
event-met_kind = Встреча: { $kind }, числом { $count }, в { $sazhens } саж.
event-advantage_lost = Вы показались; выгода неожиданности потеряна.
event-they_attack = Они нападают!
event-they_ignore = Им нет до вас дела.
event-they_help = Они готовы кое в чём помочь.
event-they_ask = Они сами подходят с просьбами и предложениями.
event-they_leave = Они отступают от света и исчезают.
event-passed_by = Проходят мимо незамеченными: { $kind }.
event-party_attacks = Отряд нападает.
event-party_waits = Отряд ждёт, что они станут делать.
event-party_speaks = Отряд заговаривает с ними.
event-slipped_away = Отряд незаметно отходит.
event-parted = Вас отпускают с миром.
event-demanded_kuna = Они требуют { $kuna } { $kuna ->
    [one] куна
    [few] куны
   *[many] кун
  }, иначе нападут.
event-demanded_food = Они голодны: их уймёт { $count } { $count ->
    [one] дневной запас пищи
    [few] дневных запаса пищи
   *[many] дневных запасов пищи
  }.
event-paid = Отряд платит { $kuna } { $kuna ->
    [one] куна
    [few] куны
   *[many] кун
  }.
event-fed = Отряд бросает им { $count } { $count ->
    [one] дневной запас пищи
    [few] дневных запаса пищи
   *[many] дневных запасов пищи
  }.
event-told_secret = Они рассказывают о скрытом: { $place }.
event-kin_freed = Вы отпускаете их сородичей, и они довольны.
event-die_replaced = Судья меняет бросок { $die } (к{ $sides }): { $face } вместо { $fell }.
event-ruled = Судья решает: { $answer } вместо { $was }.
place-none = ниоткуда, никто не придёт
answer-none = никто
answer-party = отряд
answer-others = встречные
answer-both = обе стороны
event-fell = { $member }: падает и выбывает.
event-valuables_halved = { $member } падает, и цена вдвое меньше: { $item }.
event-armour_eaten = { $member }: слизь разъедает { $item }.
event-died = { $member }: смерть.
event-stood_up = { $member } снова на ногах.
event-ran_off = { $member }: после перевязки встаёт и убегает.
event-aided = { $member } врачует, больной — { $other } ({ $amount }): { $result ->
    [dies] ничто не помогло
    [maim] увечье и два ранения
    [two_wounds] два ранения
    [wound_and_check] одно ранение, возможно заражение
    [tired] только усталость
   *[one_wound] одно ранение
  }.
event-maimed = { $member }: увечье навсегда, { $maim ->
    [leg] нога
    [shield_arm] рука со щитом
    [weapon_hand] рука с оружием
    [eye] глаз
    [face] лицо
   *[inner] внутренности
  }.
event-infected = { $member }: рана заражена.
event-broken = { $member } при падении теряет: { $item }.
event-spilled = { $member } падает, и проливается: { $item }.
event-damaged = { $member } падает, и повреждено: { $item }.
event-infection_worse = На рассвете хуже: { $member }, ещё одно заражение.
event-infection_same = На рассвете без перемен: { $member }.
event-infection_better = На рассвете лучше: { $member }, одним заражением меньше.
event-wound_healed = { $member }: одна рана зажила.
event-captured = { $member } в плену, без оружия и обыскан.
event-party_captured = { $member } сдаётся; за свободу ждут выкуп.
event-party_killed = { $member } сдаётся и гибнет.
event-escaped = { $member } убегает из плена.
event-captive_killed = Пленный убит: { $member }.
event-captive_freed = Пленный на свободе: { $member }.
event-recruited = { $member } на воле и идёт служить: { $seat }.
event-would_join_for_double = { $other } пошёл бы за двойную плату.
event-returned = { $member } возвращается.
event-stayed_away = { $member } не возвращается.
event-deserted = { $member } уходит навсегда со всем, что при себе.
event-purse = { $member }, в кошеле: { $kuna } { $kuna ->
    [one] куна
    [few] куны
   *[many] кун
  }.
event-stripped = Снято, { $member }: { $item }.
event-drunk = { $member } пьёт: { $potion ->
    [strength] зелье силы
    [swiftness] зелье быстроты
    [cat_eyes] зелье кошачьих глаз
    [courage] зелье храбрости
    [poison] яд
   *[healing] зелье исцеления
  }.
event-tasted = { $member } узнаёт, что это, { $item }: { $power ->
    [strength] сила
    [swiftness] быстрота
    [cat_eyes] кошачьи глаза
    [courage] храбрость
    [poison] яд
    [fire] огонь
    [light] свет
    [sleep] сон
    [command] повеление
   *[healing] исцеление
  }.
event-wand_used = { $member } поднимает жезл: { $wand ->
    [light] свет
    [sleep] сон
   *[fire] огонь
  }.
event-wand_empty = Жезл пуст: { $item }.
event-charges = { $item }: { $count } { $count ->
    [one] заряд
    [few] заряда
   *[many] зарядов
  }.
event-healed = { $member }: стало легче.
event-commanded = { $member } поднимает посох повеления.
event-wore_off = { $member }: действие кончилось, { $power ->
    [strength] сила
    [swiftness] быстрота
    [cat_eyes] кошачьи глаза
    [courage] храбрость
    [poison] яд
    [fire] огонь
    [light] свет
    [sleep] сон
    [command] повеление
   *[healing] исцеление
  }.
event-grew = { $member }: развитие растёт на { $amount } сотых очка.
event-rose = { $member } достигает уровня { $level }.
event-may_learn = { $member } может выучиться врачевать лучше.
event-delivered = Вынесено на { $kuna } { $kuna ->
    [one] куна
    [few] куны
   *[many] кун
  }.
event-shared_out = { $member } получает долю: { $kuna } { $kuna ->
    [one] куна
    [few] куны
   *[many] кун
  }.
event-expedition_over = Вылазка окончена, прошло { $count } { $count ->
    [one] ход
    [few] хода
   *[many] ходов
  }; вынесено кун: { $kuna }.
event-candidates = Желающих идти вниз: { $count }.
event-candidate_found = Вызвался: { $other }.
event-hire_answer = { $other } ({ $amount }): { $answer ->
    [refused] отказывается
    [double] просит двойную плату
    [devoted] идёт с охотой
   *[joins] идёт
  }.
event-hired = { $member } теперь на службе: { $seat }.
event-advance_paid = { $seat } платит вперёд { $kuna } { $kuna ->
    [one] куну
    [few] куны
   *[many] кун
  }.
event-wage_paid = { $kuna ->
    [one] { $member } получает за день { $kuna } куну.
    [few] { $member } получает за день { $kuna } куны.
   *[many] { $member } получает за день { $kuna } кун.
  }
event-wage_unpaid = Платить нечем, уходит: { $member }.
event-dismissed = Отпущен со службы: { $member }.
event-caller_chosen = Приказы отряду теперь отдаёт { $seat }.
event-stays_home = { $member } остаётся дома.
event-comes_along = { $member } идёт с отрядом.
event-finished = Отряд расходится по домам; в последней вылазке вынесено кун: { $kuna }.
event-day_passed = Проходит день; идёт день { $count }.
event-bought = { $member } покупает: { $item }, { $kuna } { $kuna ->
    [one] куна
    [few] куны
   *[many] кун
  }.
event-bought_donkey = { $seat } покупает осла: { $kuna } { $kuna ->
    [one] куна
    [few] куны
   *[many] кун
  }.
event-sold = { $member } продаёт: { $item }, { $kuna } { $kuna ->
    [one] куна
    [few] куны
   *[many] кун
  }.
event-repaired = Починено за { $kuna } { $kuna ->
    [one] куна
    [few] куны
   *[many] кун
  }: { $item }.
event-handed = { $member } отдаёт, берёт { $other }: { $item }.
event-took_silver = { $member } берёт с собой серебра на { $kuna } { $kuna ->
    [one] куна
    [few] куны
   *[many] кун
  }.
event-captive_sold = { $member } продан: { $kuna } { $kuna ->
    [one] куна
    [few] куны
   *[many] кун
  }.
event-ransomed = { $member } на свободе, выкуп: { $kuna } { $kuna ->
    [one] куна
    [few] куны
   *[many] кун
  }.
event-hero_made = { $seat }: у героя { $kuna } { $kuna ->
    [one] куна
    [few] куны
   *[many] кун
  }.
event-studied = { $member }: { $answer ->
    [medicine] выучено врачевание
   *[kuna] отложено ещё 200 кун
  }.
event-speaks = { $member } знает язык { $tongue ->
    [karl] карлов
    [giant] волотов
   *[chud] чуди
  }.
event-learned = { $member }: врачевание теперь { $amount }.
event-took_over = { $member } теперь герой: { $seat }.
event-wandering_die = Бродячие существа: { $face } (к{ $sides })
event-direction_die = Направление: { $face } (к{ $sides })
event-kind_die = Вид: { $face } (к{ $sides })
event-number_die = Число: { $face } (к{ $sides })
event-level_die = Уровень: { $face } (к{ $sides })
event-surprise_die = Неожиданность: { $face } (к{ $sides })
event-distance_die = Расстояние: { $face } (к{ $sides })
event-attitude_die = Отношение: { $face } (к{ $sides })
event-aid_die = Помощь: { $face } (к{ $sides })
event-maim_die = Увечье: { $face } (к{ $sides })
event-infection_die = Заражение: { $face } (к{ $sides })
event-breakage_die = Поломка: { $face } (к{ $sides })
event-dawn_die = Рассвет больного: { $face } (к{ $sides })
event-escape_die = Побег: { $face } (к{ $sides })
event-return_die = Возвращение: { $face } (к{ $sides })
event-purse_die = Кошель встречного: { $face } (к{ $sides })
event-charges_die = Заряды: { $face } (к{ $sides })
event-candidates_die = Желающие: { $face } (к{ $sides })
event-type_die = Кто вызвался: { $face } (к{ $sides })
event-hire_die = Найм: { $face } (к{ $sides })
event-purse_of_hero_die = Кошель: { $face } (к{ $sides })

order-attack = Напасть
order-parley = Заговорить
order-offer = Предложить { $kuna } { $kuna ->
    [one] куна
    [few] куны
   *[many] кун
  }
order-offer_food = Предложить: { $count } { $count ->
    [one] дневной запас пищи
    [few] дневных запаса пищи
   *[many] дневных запасов пищи
  }
order-service = Отпустить их пленных сородичей
order-accept = Дать, что просят
order-wait = Ждать, что они сделают
order-step_back = Отойти
order-run = Бежать
order-slip_away = Уйти незаметно
order-leave = Уйти
order-command = { $member }: { $brief }
    .brief = поднять посох повеления
order-surprise = Врасплох { $side ->
    [none] никто не застан
    [party] застан отряд
    [others] застаны встречные
   *[both] застаны обе стороны
  }
order-attitude = Отношение { $amount }
order-direction = Откуда идут: { $opening }
order-kind = Это { $kind }
order-number = Их число: { $count }
order-slay = Убить: { $other }
order-spare = Пусть случай решит, кто убежит
order-recruit = Отпустить и позвать на службу: { $other }
order-recruit_double = Взять за двойную плату: { $other }
order-enter = Спуститься: { $opening }
order-seek = Искать спутников (день)
order-day = Переждать день
order-caller = Пусть приказывает { $seat }
order-stay_home = { $member } { $brief }
    .brief = остаётся дома
order-come_along = { $member } { $brief }
    .brief = идёт с отрядом
order-finish = Разойтись по домам
order-buy = { $member }: { $brief }
    .brief = купить, { $item }
order-buy_donkey = Купить осла
order-sell = { $member }: { $brief }
    .brief = продать, { $item }
order-repair = { $member }: { $brief }
    .brief = отдать в починку, { $item } (день)
order-hand = { $member }: { $brief }
    .brief = отдать, { $item }; берёт { $other }
order-take_silver = { $member }: { $brief }
    .brief = взять серебром { $kuna } { $kuna ->
    [one] куна
    [few] куны
   *[many] кун
  }
order-hire = Нанять: { $other }
order-hire_share = Нанять за полдоли: { $other }
order-agree = Согласиться на двойную плату: { $other }
order-dismiss = Отпустить: { $member }
order-sell_captive = Продать в рабство: { $other }
order-free_captive = Отпустить на волю: { $other }
order-ransom = Выкупить: { $member }
order-study = Новый герой: { $answer ->
    [medicine] выучить врачевание
   *[kuna] взять ещё 200 кун
  }
order-tongue = Новый герой: знать язык { $answer ->
    [karl] карлов
    [giant] волотов
   *[chud] чуди
  }
order-learn = { $member }: { $brief }
    .brief = учиться врачевать
order-new_hero = Создать нового героя
order-take_over = Взять себе героем: { $member }

refused-dungeon-attitude-choices = В этот миг встречи так поступить нельзя.
refused-dungeon-attitude-change = Такого предложить нельзя: оно уже было, их было три, или у вас этого нет.
refused-dungeon-captive-excess = Можно назвать лишь одного из этих пленных.
refused-dungeon-captive-hire = Звать нельзя, { $other }: только пленного своей группы, самому герою и один раз.
refused-dungeon-captive-sale = Нельзя продать или отпустить, { $other }: лишь вынесенных наружу пленных, и решает тот, кто приказывает.
refused-dungeon-captive-party = Выкупить нельзя, { $member }: никто не держит, или кошель пуст.
refused-dungeon-aid-needs = { $member } помочь не может: нужны умение врачевать и на каждого перевязка и мера вина или целебной воды.
refused-dungeon-aid-window = Помочь можно лишь упавшим, в первый ход после боя и стоя на ногах.
refused-dungeon-aid-breakage = Чинить нечего: { $item }.
refused-dungeon-treasure-magic = Так это не применить.
refused-dungeon-money-values = Этого не продают, или в кошеле мало.
refused-dungeon-income-delivery = В городе так нельзя.
refused-dungeon-premise-companions = { $member } не из вашего отряда.
refused-dungeon-premise-goal = Сейчас нельзя: нужны вход, идущий герой и неоконченная игра.
refused-dungeon-hire-candidates = Больше вести или искать сейчас нельзя ({ $count }).
refused-dungeon-hire-roll = { $other }: ответ уже дан, или звал кто-то другой.
refused-dungeon-hire-terms = Нет денег вперёд, или он служит не вам.
refused-dungeon-character-create = { $seat } сейчас этого выбрать не может.
refused-dungeon-level-growth = { $member }: учиться ещё рано.
