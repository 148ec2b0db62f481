# Зустрічі, допомога, полонені, скарби, місто.

event-encounter = Тутешні мешканці: { $kind }, числом { $count }.
event-happened = { $text }
event-secret_door_used = Вони виходять із потайних дверей, про які ніхто не знав: { $opening }.
event-wanderers = Ідуть бродячі: { $kind }, числом { $count }. Звідки: { $opening }.
event-no_way_in = Бродячі прийшли б, але сюди немає шляху.
event-surprise = Несподіванка: загін { $party ->
    [yes] заскочено зненацька
   *[no] готовий
  }, зустрічних { $others ->
    [yes] заскочено зненацька
   *[no] не заскочено
  }.
event-distance = До них { $sazhens } саж.
event-attitude = Ставлення { $amount }: { $band ->
    [attack] кинуться в бій
    [demand] хочуть відкупу
    [helpful] готові допомогти
    [eager] самі йдуть із проханням
   *[indifferent] їм байдуже
  }.
event-met_unseen = У темряві хтось є.
event-met_unseen_at = Там хтось є ({ $opening }); світло не показує, хто.
event-met_figures = На краю світла: { $count } { $count ->
    [one] постать
    [few] постаті
   *[many] постатей
  }, { $size ->
    [small] малі на зріст
    [large] велетенські
   *[man] із людину на зріст
  }, за { $sazhens } саж.
event-met_kind = Зустріч: { $kind }, числом { $count }, за { $sazhens } саж.
event-advantage_lost = Ви показалися; вигоду несподіванки втрачено.
event-they_attack = Вони нападають!
event-they_ignore = Їм немає до вас діла.
event-they_help = Вони ладні дечим допомогти.
event-they_ask = Вони самі підходять із проханнями й пропозиціями.
event-they_leave = Вони відступають від світла й зникають.
event-passed_by = Минають непомічені: { $kind }.
event-party_attacks = Загін нападає.
event-party_waits = Загін чекає, що вони робитимуть.
event-party_speaks = Загін заговорює до них.
event-slipped_away = Загін непомітно відходить.
event-parted = Вас відпускають із миром.
event-demanded_kuna = Вони вимагають { $kuna } { $kuna ->
    [one] куна
    [few] куни
   *[many] кун
  }, інакше нападуть.
event-demanded_food = Вони голодні: їх угамує { $count } { $count ->
    [one] денний запас їжі
    [few] денні запаси їжі
   *[many] денних запасів їжі
  }.
event-paid = Загін платить { $kuna } { $kuna ->
    [one] куна
    [few] куни
   *[many] кун
  }.
event-fed = Загін кидає їм { $count } { $count ->
    [one] денний запас їжі
    [few] денні запаси їжі
   *[many] денних запасів їжі
  }.
event-told_secret = Вони розповідають про приховане: { $place }.
event-kin_freed = Ви відпускаєте їхніх родичів, і вони вдоволені.
event-die_replaced = Суддя змінює кидок { $die } (к{ $sides }): { $face } замість { $fell }.
event-ruled = Суддя вирішує: { $answer } замість { $was }.
place-none = нізвідки, ніхто не прийде
answer-none = нікого
answer-party = загін
answer-others = зустрічних
answer-both = обидві сторони
event-fell = { $member }: падає й вибуває.
event-valuables_halved = { $member } падає, і ціна вдвічі менша: { $item }.
event-armour_eaten = { $member }: слиз роз'їдає { $item }.
event-died = { $member }: смерть.
event-stood_up = { $member } знову на ногах.
event-ran_off = { $member }: після перев'язки встає й тікає.
event-aided = { $member } лікує, хворий — { $other } ({ $amount }): { $result ->
    [dies] ніщо не допомогло
    [maim] каліцтво й два поранення
    [two_wounds] два поранення
    [wound_and_check] одне поранення, можливе зараження
    [tired] лише втома
   *[one_wound] одне поранення
  }.
event-maimed = { $member }: каліцтво назавжди, { $maim ->
    [leg] нога
    [shield_arm] рука зі щитом
    [weapon_hand] рука зі зброєю
    [eye] око
    [face] обличчя
   *[inner] нутрощі
  }.
event-infected = { $member }: рана заражена.
event-broken = { $member } при падінні втрачає: { $item }.
event-spilled = { $member } падає, і проливається: { $item }.
event-damaged = { $member } падає, і пошкоджено: { $item }.
event-infection_worse = На світанку гірше: { $member }, ще одне зараження.
event-infection_same = На світанку без змін: { $member }.
event-infection_better = На світанку краще: { $member }, одним зараженням менше.
event-wound_healed = { $member }: одна рана загоїлася.
event-captured = { $member } у полоні, без зброї й обшуканий.
event-party_captured = { $member } здається; за волю чекають викуп.
event-party_killed = { $member } здається й гине.
event-escaped = { $member } тікає з полону.
event-captive_killed = Полоненого вбито: { $member }.
event-captive_freed = Полонений на волі: { $member }.
event-recruited = { $member } на волі й іде служити: { $seat }.
event-would_join_for_double = { $other } пішов би за подвійну платню.
event-returned = { $member } повертається.
event-stayed_away = { $member } не повертається.
event-deserted = { $member } іде назавжди з усім, що при собі.
event-purse = { $member }, у гаманці: { $kuna } { $kuna ->
    [one] куна
    [few] куни
   *[many] кун
  }.
event-stripped = Знято, { $member }: { $item }.
event-drunk = { $member } п'є: { $potion ->
    [strength] зілля сили
    [swiftness] зілля швидкості
    [cat_eyes] зілля котячих очей
    [courage] зілля хоробрості
    [poison] отрута
   *[healing] зілля зцілення
  }.
event-tasted = { $member } дізнається, що це, { $item }: { $power ->
    [strength] сила
    [swiftness] швидкість
    [cat_eyes] котячі очі
    [courage] хоробрість
    [poison] отрута
    [fire] вогонь
    [light] світло
    [sleep] сон
    [command] веління
   *[healing] зцілення
  }.
event-wand_used = { $member } підносить жезл: { $wand ->
    [light] світло
    [sleep] сон
   *[fire] вогонь
  }.
event-wand_empty = Жезл порожній: { $item }.
event-charges = { $item }: { $count } { $count ->
    [one] заряд
    [few] заряди
   *[many] зарядів
  }.
event-healed = { $member }: стало легше.
event-commanded = { $member } підносить посох веління.
event-wore_off = { $member }: дія скінчилася, { $power ->
    [strength] сила
    [swiftness] швидкість
    [cat_eyes] котячі очі
    [courage] хоробрість
    [poison] отрута
    [fire] вогонь
    [light] світло
    [sleep] сон
    [command] веління
   *[healing] зцілення
  }.
event-grew = { $member }: розвиток зростає на { $amount } сотих очка.
event-rose = { $member } досягає рівня { $level }.
event-may_learn = { $member } може навчитися лікувати краще.
event-delivered = Винесено на { $kuna } { $kuna ->
    [one] куна
    [few] куни
   *[many] кун
  }.
event-shared_out = { $member } отримує частку: { $kuna } { $kuna ->
    [one] куна
    [few] куни
   *[many] кун
  }.
event-expedition_over = Вилазку скінчено, минуло { $count } { $count ->
    [one] хід
    [few] ходи
   *[many] ходів
  }; винесено кун: { $kuna }.
event-candidates = Охочих іти вниз: { $count }.
event-candidate_found = Зголосився: { $other }.
event-hire_answer = { $other } ({ $amount }): { $answer ->
    [refused] відмовляється
    [double] просить подвійну платню
    [devoted] іде з охотою
   *[joins] іде
  }.
event-hired = { $member } тепер на службі: { $seat }.
event-advance_paid = { $seat } платить наперед { $kuna } { $kuna ->
    [one] куну
    [few] куни
   *[many] кун
  }.
event-wage_paid = { $kuna ->
    [one] { $member } отримує за день { $kuna } куну.
    [few] { $member } отримує за день { $kuna } куни.
   *[many] { $member } отримує за день { $kuna } кун.
  }
event-wage_unpaid = Платити нічим, іде геть: { $member }.
event-dismissed = Відпущено зі служби: { $member }.
event-caller_chosen = Накази загонові тепер віддає { $seat }.
event-stays_home = { $member } лишається вдома.
event-comes_along = { $member } іде із загоном.
event-finished = Загін розходиться по домівках; в останній вилазці винесено кун: { $kuna }.
event-day_passed = Минає день; іде день { $count }.
event-bought = { $member } купує: { $item }, { $kuna } { $kuna ->
    [one] куна
    [few] куни
   *[many] кун
  }.
event-bought_donkey = { $seat } купує віслюка: { $kuna } { $kuna ->
    [one] куна
    [few] куни
   *[many] кун
  }.
event-sold = { $member } продає: { $item }, { $kuna } { $kuna ->
    [one] куна
    [few] куни
   *[many] кун
  }.
event-repaired = Полагоджено за { $kuna } { $kuna ->
    [one] куна
    [few] куни
   *[many] кун
  }: { $item }.
event-handed = { $member } віддає, бере { $other }: { $item }.
event-took_silver = { $member } бере із собою срібла на { $kuna } { $kuna ->
    [one] куна
    [few] куни
   *[many] кун
  }.
event-captive_sold = { $member }, продано за { $kuna } { $kuna ->
    [one] куна
    [few] куни
   *[many] кун
  }.
event-ransomed = { $member } на волі, викуп: { $kuna } { $kuna ->
    [one] куна
    [few] куни
   *[many] кун
  }.
event-hero_made = { $seat }: у героя { $kuna } { $kuna ->
    [one] куна
    [few] куни
   *[many] кун
  }.
event-studied = { $member }: { $answer ->
    [medicine] вивчено лікування
   *[kuna] відкладено ще 200 кун
  }.
event-speaks = { $member } знає мову { $tongue ->
    [karl] карлів
    [giant] велетнів
   *[chud] чуді
  }.
event-learned = { $member }: лікування тепер { $amount }.
event-took_over = { $member } тепер герой: { $seat }.
event-wandering_die = Бродячі істоти: { $face } (к{ $sides })
event-direction_die = Напрямок: { $face } (к{ $sides })
event-kind_die = Вид: { $face } (к{ $sides })
event-number_die = Число: { $face } (к{ $sides })
event-level_die = Рівень: { $face } (к{ $sides })
event-surprise_die = Несподіванка: { $face } (к{ $sides })
event-distance_die = Відстань: { $face } (к{ $sides })
event-attitude_die = Ставлення: { $face } (к{ $sides })
event-aid_die = Допомога: { $face } (к{ $sides })
event-maim_die = Каліцтво: { $face } (к{ $sides })
event-infection_die = Зараження: { $face } (к{ $sides })
event-breakage_die = Поломка: { $face } (к{ $sides })
event-dawn_die = Світанок хворого: { $face } (к{ $sides })
event-escape_die = Втеча: { $face } (к{ $sides })
event-return_die = Повернення: { $face } (к{ $sides })
event-purse_die = Гаманець зустрічного: { $face } (к{ $sides })
event-charges_die = Заряди: { $face } (к{ $sides })
event-candidates_die = Охочі: { $face } (к{ $sides })
event-type_die = Хто зголосився: { $face } (к{ $sides })
event-hire_die = Найм: { $face } (к{ $sides })
event-purse_of_hero_die = Гаманець: { $face } (к{ $sides })

order-attack = Напасти
order-parley = Заговорити
order-offer = Запропонувати { $kuna } { $kuna ->
    [one] куна
    [few] куни
   *[many] кун
  }
order-offer_food = Запропонувати: { $count } { $count ->
    [one] денний запас їжі
    [few] денні запаси їжі
   *[many] денних запасів їжі
  }
order-service = Відпустити їхніх полонених родичів
order-accept = Дати, що просять
order-wait = Чекати, що вони зроблять
order-step_back = Відійти
order-run = Бігти
order-slip_away = Піти непомітно
order-leave = Піти
order-command = { $member }: { $brief }
    .brief = піднести посох веління
order-surprise = Зненацька заскочено: { $side ->
    [none] нікого
    [party] загін
    [others] зустрічних
   *[both] обидві сторони
  }
order-attitude = Ставлення { $amount }
order-direction = Звідки йдуть: { $opening }
order-kind = Це { $kind }
order-number = Їхнє число: { $count }
order-slay = Убити: { $other }
order-spare = Хай випадок вирішить, хто втече
order-recruit = Відпустити й покликати на службу: { $other }
order-recruit_double = Узяти за подвійну платню: { $other }
order-enter = Спуститися: { $opening }
order-seek = Шукати супутників (день)
order-day = Перечекати день
order-caller = Хай наказує { $seat }
order-stay_home = { $member } { $brief }
    .brief = лишається вдома
order-come_along = { $member } { $brief }
    .brief = іде із загоном
order-finish = Розійтися по домівках
order-buy = { $member }: { $brief }
    .brief = купити, { $item }
order-buy_donkey = Купити віслюка
order-sell = { $member }: { $brief }
    .brief = продати, { $item }
order-repair = { $member }: { $brief }
    .brief = віддати в лагодження, { $item } (день)
order-hand = { $member }: { $brief }
    .brief = віддати, { $item }; бере { $other }
order-take_silver = { $member }: { $brief }
    .brief = узяти сріблом { $kuna } { $kuna ->
    [one] куна
    [few] куни
   *[many] кун
  }
order-hire = Найняти: { $other }
order-hire_share = Найняти за пів частки: { $other }
order-agree = Погодитися на подвійну платню: { $other }
order-dismiss = Відпустити: { $member }
order-sell_captive = Продати в рабство: { $other }
order-free_captive = Відпустити на волю: { $other }
order-ransom = Викупити: { $member }
order-study = Новий герой: { $answer ->
    [medicine] вивчити лікування
   *[kuna] узяти ще 200 кун
  }
order-tongue = Новий герой: знати мову { $answer ->
    [karl] карлів
    [giant] велетнів
   *[chud] чуді
  }
order-learn = { $member }: { $brief }
    .brief = учитися лікувати
order-new_hero = Створити нового героя
order-take_over = Узяти собі героєм: { $member }

refused-dungeon-attitude-choices = Цієї миті зустрічі так учинити не можна.
refused-dungeon-attitude-change = Такого запропонувати не можна: воно вже було, їх було три, або у вас цього немає.
refused-dungeon-captive-excess = Можна назвати лише одного з цих полонених.
refused-dungeon-captive-hire = Кликати не можна, { $other }: лише полоненого своєї групи, самому героєві й один раз.
refused-dungeon-captive-sale = Не можна продати чи відпустити, { $other }: лише виведених назовні полонених, і вирішує той, хто наказує.
refused-dungeon-captive-party = Викупити не можна, { $member }: ніхто не тримає, або гаманець порожній.
refused-dungeon-aid-needs = { $member } допомогти не може: потрібні вміння лікувати й на кожного перев'язка та міра вина чи цілющої води.
refused-dungeon-aid-window = Допомогти можна лише полеглим, першого ходу після бою й стоячи на ногах.
refused-dungeon-aid-breakage = Лагодити нічого: { $item }.
refused-dungeon-treasure-magic = Так цього не вжити.
refused-dungeon-money-values = Цього не продають, або в гаманці мало.
refused-dungeon-income-delivery = У місті так не можна.
refused-dungeon-premise-companions = { $member } не з вашого загону.
refused-dungeon-premise-goal = Зараз не можна: потрібні вхід, герой, що йде, і незакінчена гра.
refused-dungeon-hire-candidates = Більше вести чи шукати зараз не можна ({ $count }).
refused-dungeon-hire-roll = { $other }: відповідь уже дано, або кликав хтось інший.
refused-dungeon-hire-terms = Немає грошей наперед, або він служить не вам.
refused-dungeon-character-create = { $seat } зараз цього вибрати не може.
refused-dungeon-level-growth = { $member }: учитися ще рано.
