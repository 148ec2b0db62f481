# Срещи, помощ, пленници, съкровища, градът.

event-encounter = Тукашните обитатели: { $kind }, брой { $count }.
event-happened = { $text }
event-secret_door_used = Излизат от тайна врата, за която никой не е знаел: { $opening }.
event-wanderers = Идват скитащи: { $kind }, брой { $count }. Откъде: { $opening }.
event-no_way_in = Скитащи биха дошли, но няма път дотук.
event-surprise = Изненада: отрядът е { $party ->
    [yes] сварен неподготвен
   *[no] готов
  }, срещнатите са { $others ->
    [yes] сварени неподготвени
   *[no] готови
  }.
event-distance = До тях има { $sazhens } саж.
event-attitude = Отношение { $amount }: { $band ->
    [attack] ще се хвърлят в бой
    [demand] искат откуп
    [helpful] готови са да помогнат
    [eager] сами идват с молба
   *[indifferent] безразлични са
  }.
event-met_unseen = Някой е там, в тъмното.
event-met_unseen_at = Там има някой ({ $opening }); светлината не показва кой.
event-met_figures = В края на светлината: { $count } { $count ->
    [one] фигура
   *[other] фигури
  }, { $size ->
    [small] дребни
    [large] огромни
   *[man] колкото човек
  }, на { $sazhens } саж.
event-met_kind = Среща: { $kind }, брой { $count }, на { $sazhens } саж.
event-advantage_lost = Показвате се; предимството на изненадата е загубено.
event-they_attack = Те нападат!
event-they_ignore = Не ви обръщат внимание.
event-they_help = Готови са донякъде да помогнат.
event-they_ask = Сами идват с молби и предложения.
event-they_leave = Отдръпват се от светлината и изчезват.
event-passed_by = Минават незабелязани: { $kind }.
event-party_attacks = Отрядът напада.
event-party_waits = Отрядът чака какво ще направят.
event-party_speaks = Отрядът ги заговаря.
event-slipped_away = Отрядът се измъква незабелязано.
event-parted = Оставят ви да си вървите.
event-demanded_kuna = Искат { $kuna } { $kuna ->
    [one] куна
   *[other] куни
  }, иначе ще нападнат.
event-demanded_food = Гладни са: ще ги укроти { $count } { $count ->
    [one] дневна дажба
   *[other] дневни дажби
  }.
event-paid = Отрядът плаща { $kuna } { $kuna ->
    [one] куна
   *[other] куни
  }.
event-fed = Отрядът им хвърля { $count } { $count ->
    [one] дневна дажба
   *[other] дневни дажби
  }.
event-told_secret = Разказват ви за нещо скрито: { $place }.
event-kin_freed = Пускате сродниците им и те са доволни.
event-die_replaced = Съдията променя хвърляне { $die } (з{ $sides }): { $face } вместо { $fell }.
event-ruled = Съдията решава: { $answer } вместо { $was }.
place-none = отникъде, никой няма да дойде
answer-none = никой
answer-party = отрядът
answer-others = срещнатите
answer-both = и двете страни
event-fell = { $member }: пада и излиза от строя.
event-valuables_halved = { $member } пада и цената е наполовина: { $item }.
event-armour_eaten = { $member }: слузта разяжда { $item }.
event-died = { $member }: смърт.
event-stood_up = { $member } отново е на крака.
event-ran_off = { $member }: след превръзката става и избягва.
event-aided = { $member } лекува, болният е { $other } ({ $amount }): { $result ->
    [dies] нищо не помогна
    [maim] осакатяване и две рани
    [two_wounds] две рани
    [wound_and_check] една рана, възможна зараза
    [tired] само умора
   *[one_wound] една рана
  }.
event-maimed = { $member }: осакатяване завинаги, { $maim ->
    [leg] крак
    [shield_arm] ръката с щита
    [weapon_hand] ръката с оръжието
    [eye] око
    [face] лицето
   *[inner] вътрешностите
  }.
event-infected = { $member }: раната е заразена.
event-broken = { $member } губи при падането: { $item }.
event-spilled = { $member } пада и се разлива: { $item }.
event-damaged = { $member } пада и се поврежда: { $item }.
event-infection_worse = На разсъмване по-зле: { $member }, още една зараза.
event-infection_same = На разсъмване без промяна: { $member }.
event-infection_better = На разсъмване по-добре: { $member }, с една зараза по-малко.
event-wound_healed = { $member }: една рана зарасна.
event-captured = { $member } е в плен, обезоръжен и претърсен.
event-party_captured = { $member } се предава; за свободата искат откуп.
event-party_killed = { $member } се предава и загива.
event-escaped = { $member } избягва от плен.
event-captive_killed = Пленникът е убит: { $member }.
event-captive_freed = Пленникът е свободен: { $member }.
event-recruited = { $member } е на свобода и отива на служба: { $seat }.
event-would_join_for_double = { $other } би тръгнал за двойна надница.
event-returned = { $member } се връща.
event-stayed_away = { $member } не се връща.
event-deserted = { $member } си отива завинаги с всичко, което носи.
event-purse = { $member }, в кесията: { $kuna } { $kuna ->
    [one] куна
   *[other] куни
  }.
event-stripped = Свалено, { $member }: { $item }.
event-drunk = { $member } пие: { $potion ->
    [strength] отвара за сила
    [swiftness] отвара за бързина
    [cat_eyes] отвара за котешки очи
    [courage] отвара за храброст
    [poison] отрова
   *[healing] отвара за изцеление
  }.
event-tasted = { $member } разбира какво е { $item }: { $power ->
    [strength] сила
    [swiftness] бързина
    [cat_eyes] котешки очи
    [courage] храброст
    [poison] отрова
    [fire] огън
    [light] светлина
    [sleep] сън
    [command] повеля
   *[healing] изцеление
  }.
event-wand_used = { $member } вдига жезъл: { $wand ->
    [light] светлина
    [sleep] сън
   *[fire] огън
  }.
event-wand_empty = Жезълът е празен: { $item }.
event-charges = { $item }: { $count } { $count ->
    [one] заряд
   *[other] заряда
  }.
event-healed = { $member }: олеква му.
event-commanded = { $member } вдига жезъл на повеля.
event-wore_off = { $member }: действието свърши, { $power ->
    [strength] сила
    [swiftness] бързина
    [cat_eyes] котешки очи
    [courage] храброст
    [poison] отрова
    [fire] огън
    [light] светлина
    [sleep] сън
    [command] повеля
   *[healing] изцеление
  }.
event-grew = { $member }: развитието расте с { $amount } стотни от точка.
event-rose = { $member } достига ниво { $level }.
event-may_learn = { $member } може да се научи да лекува по-добре.
event-delivered = Изнесено за { $kuna } { $kuna ->
    [one] куна
   *[other] куни
  }.
event-shared_out = { $member } получава дял: { $kuna } { $kuna ->
    [one] куна
   *[other] куни
  }.
event-expedition_over = Походът свърши, минаха { $count } { $count ->
    [one] ход
   *[other] хода
  }; изнесени куни: { $kuna }.
event-candidates = Желаещи да слязат: { $count }.
event-candidate_found = Явява се: { $other }.
event-hire_answer = { $other } ({ $amount }): { $answer ->
    [refused] отказва
    [double] иска двойна надница
    [devoted] идва с желание
   *[joins] идва
  }.
event-hired = { $member } вече е на служба: { $seat }.
event-advance_paid = { $seat } плаща предварително { $kuna } { $kuna ->
    [one] куна
   *[other] куни
  }.
event-wage_paid = { $kuna ->
    [one] { $member } получава за деня { $kuna } куна.
   *[other] { $member } получава за деня { $kuna } куни.
  }
event-wage_unpaid = Няма с какво да се плати, отива си: { $member }.
event-dismissed = Освободен от служба: { $member }.
event-caller_chosen = Заповедите на отряда вече дава { $seat }.
event-stays_home = { $member } остава у дома.
event-comes_along = { $member } тръгва с отряда.
event-finished = Отрядът се разотива; в последния поход са изнесени куни: { $kuna }.
event-day_passed = Минава ден; това е ден { $count }.
event-bought = { $member } купува: { $item }, { $kuna } { $kuna ->
    [one] куна
   *[other] куни
  }.
event-bought_donkey = { $seat } купува магаре: { $kuna } { $kuna ->
    [one] куна
   *[other] куни
  }.
event-sold = { $member } продава: { $item }, { $kuna } { $kuna ->
    [one] куна
   *[other] куни
  }.
event-repaired = Поправено за { $kuna } { $kuna ->
    [one] куна
   *[other] куни
  }: { $item }.
event-handed = { $member } дава, взема { $other }: { $item }.
event-took_silver = { $member } взема със себе си сребро за { $kuna } { $kuna ->
    [one] куна
   *[other] куни
  }.
event-captive_sold = { $member } е продаден за { $kuna } { $kuna ->
    [one] куна
   *[other] куни
  }.
event-ransomed = { $member } е на свобода, откуп: { $kuna } { $kuna ->
    [one] куна
   *[other] куни
  }.
event-hero_made = { $seat }: героят има { $kuna } { $kuna ->
    [one] куна
   *[other] куни
  }.
event-studied = { $member }: { $answer ->
    [medicine] научено лечение
   *[kuna] спестени още 200 куни
  }.
event-speaks = { $member } знае езика на { $tongue ->
    [karl] карлите
    [giant] великаните
   *[chud] чудите
  }.
event-learned = { $member }: лечението вече е { $amount }.
event-took_over = { $member } вече е герой: { $seat }.
event-wandering_die = Скитащи същества: { $face } (з{ $sides })
event-direction_die = Посока: { $face } (з{ $sides })
event-kind_die = Вид: { $face } (з{ $sides })
event-number_die = Брой: { $face } (з{ $sides })
event-level_die = Ниво: { $face } (з{ $sides })
event-surprise_die = Изненада: { $face } (з{ $sides })
event-distance_die = Разстояние: { $face } (з{ $sides })
event-attitude_die = Отношение: { $face } (з{ $sides })
event-aid_die = Помощ: { $face } (з{ $sides })
event-maim_die = Осакатяване: { $face } (з{ $sides })
event-infection_die = Зараза: { $face } (з{ $sides })
event-breakage_die = Счупване: { $face } (з{ $sides })
event-dawn_die = Утро на болния: { $face } (з{ $sides })
event-escape_die = Бягство: { $face } (з{ $sides })
event-return_die = Завръщане: { $face } (з{ $sides })
event-purse_die = Кесия на срещнатия: { $face } (з{ $sides })
event-charges_die = Заряди: { $face } (з{ $sides })
event-candidates_die = Желаещи: { $face } (з{ $sides })
event-type_die = Кой се явява: { $face } (з{ $sides })
event-hire_die = Наемане: { $face } (з{ $sides })
event-purse_of_hero_die = Кесия: { $face } (з{ $sides })

order-attack = Нападни
order-parley = Заговори ги
order-offer = Предложи { $kuna } { $kuna ->
    [one] куна
   *[other] куни
  }
order-offer_food = Предложи: { $count } { $count ->
    [one] дневна дажба
   *[other] дневни дажби
  }
order-service = Пусни пленените им сродници
order-accept = Дай каквото искат
order-wait = Чакай какво ще направят
order-step_back = Отдръпни се
order-run = Бягай
order-slip_away = Измъкни се незабелязано
order-leave = Тръгни си
order-command = { $member }: { $brief }
    .brief = вдигни жезъла на повелята
order-surprise = Изненадани са: { $side ->
    [none] никой
    [party] отрядът
    [others] срещнатите
   *[both] и двете страни
  }
order-attitude = Отношение { $amount }
order-direction = Откъде идват: { $opening }
order-kind = Това са: { $kind }
order-number = Броят им е { $count }
order-slay = Убий: { $other }
order-spare = Нека случаят реши кой ще избяга
order-recruit = Освободи и покани на служба: { $other }
order-recruit_double = Вземи за двойна надница: { $other }
order-enter = Слез долу: { $opening }
order-seek = Търси спътници (ден)
order-day = Изчакай ден
order-caller = Нека заповядва { $seat }
order-stay_home = { $member } { $brief }
    .brief = остава у дома
order-come_along = { $member } { $brief }
    .brief = тръгва с отряда
order-finish = Приберете се у дома
order-buy = { $member }: { $brief }
    .brief = купи { $item }
order-buy_donkey = Купи магаре
order-sell = { $member }: { $brief }
    .brief = продай { $item }
order-repair = { $member }: { $brief }
    .brief = дай за поправка { $item } (ден)
order-hand = { $member }: { $brief }
    .brief = дай { $item }; взема { $other }
order-take_silver = { $member }: { $brief }
    .brief = вземи { $kuna } { $kuna ->
    [one] куна
   *[other] куни
  } в сребро
order-hire = Наеми: { $other }
order-hire_share = Наеми за половин дял: { $other }
order-agree = Съгласи се на двойна надница: { $other }
order-dismiss = Освободи: { $member }
order-sell_captive = Продай в робство: { $other }
order-free_captive = Пусни на свобода: { $other }
order-ransom = Откупи: { $member }
order-study = Нов герой: { $answer ->
    [medicine] научи лечение
   *[kuna] вземи още 200 куни
  }
order-tongue = Нов герой: знае езика на { $answer ->
    [karl] карлите
    [giant] великаните
   *[chud] чудите
  }
order-learn = { $member }: { $brief }
    .brief = учи лечение
order-new_hero = Създай нов герой
order-take_over = Вземи за герой: { $member }

refused-dungeon-attitude-choices = В този миг на срещата това не може.
refused-dungeon-attitude-change = Такова предложение не може: вече е правено, били са три, или го нямате.
refused-dungeon-captive-excess = Може да се посочи само един от тези пленници.
refused-dungeon-captive-hire = Не може да се покани { $other }: само пленник на групата, от героя и веднъж.
refused-dungeon-captive-sale = Не може да се продаде или пусне { $other }: само изведени пленници, и решава онзи, който заповядва.
refused-dungeon-captive-party = Не може да се откупи { $member }: никой не го държи или кесията е празна.
refused-dungeon-aid-needs = { $member } не може да помогне: трябва умение да лекува и за всеки превръзка и мярка вино или целебна вода.
refused-dungeon-aid-window = Помощ може само за паднали, в първия ход след боя и от някой на крака.
refused-dungeon-aid-breakage = Няма какво да се поправя: { $item }.
refused-dungeon-treasure-magic = Така не може да се използва.
refused-dungeon-money-values = Това не се продава или в кесията няма достатъчно.
refused-dungeon-income-delivery = В града това не може.
refused-dungeon-premise-companions = { $member } не е от отряда ви.
refused-dungeon-premise-goal = Сега не може: трябват вход, герой, който тръгва, и незавършила игра.
refused-dungeon-hire-candidates = Повече не може да се водят или търсят сега ({ $count }).
refused-dungeon-hire-roll = { $other }: вече е отговорил или го е канил друг.
refused-dungeon-hire-terms = Няма пари за предплата или не служи на вас.
refused-dungeon-character-create = { $seat } сега не може да избере това.
refused-dungeon-level-growth = { $member }: още е рано да учи.
