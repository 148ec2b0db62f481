### „Подземен бяг“: какво се казва за играта.

## Играта

title = Подземен бяг
tagline = Вземи съкровището, мини през огън, звяр и дявол – и излез навън преди всички.

## Събития

event-dealt = { $seat } получава: { $cards }.
event-first = Започва играч номер { $face }.
event-throw = { $seat } хвърля { $face }.
event-unplayed_throw = { $seat } хвърля { $face }: не се играе, но маха едно пропускане.
event-enter = { $seat } стъпва на Старта.
event-outside = { $seat } остава отвън: само 1 или 6 пуска вътре.
event-move = { $seat } върви: { $path }.
event-forced_stop = { $seat } трябва да спре на поле { $square }.
event-boxed_in = { $seat } остава на място: хвърлянето пропада.
event-chance = { $seat } тегли Шанс: „{ $chance }“.
event-found = { $n ->
    [0] { $seat } не намира нищо: резервната купчина е празна.
    [one] { $seat } намира инструмент.
   *[other] { $seat } намира { $n } инструмента.
}
event-received = { $seat } получава карта: { $card }.
event-lost = { $n ->
    [0] { $seat } няма инструменти за губене.
    [one] { $seat } губи инструмент.
   *[other] { $seat } губи { $n } инструмента.
}
event-dropped = { $seat } губи карта: { $card }.
event-skip = { $n ->
    [one] { $seat } ще пропусне едно хвърляне.
   *[other] { $seat } ще пропусне { $n } хвърляния.
}
event-missed = { $seat } пропуска този ход.
event-imprisoned = Право в затвора: { $seat } е зад решетките.
event-pass_kept = { $seat } си пази пропуск за излизане от затвора.
event-pass_used = { $seat } предава пропуска и може да напусне затвора.
event-fell = { $seat } пропада в { $cave }!
event-survived = { $seat } оцелява в { $cave }.
event-no_effect = Нищо не се случва ({ $square }).
event-released = { $seat } може да излезе на свобода.
event-counters_cleared = { $n ->
    [0] На игралното поле няма такова картонче: { $kind }.
    [one] Едно картонче напуска игралното поле: { $kind }.
   *[other] { $n } картончета напускат игралното поле: { $kind }.
}
event-extra_turn = { $seat } печели още един ход.
event-tool_used = { $seat } използва картата „{ $card }“.
event-attack = { $seat } напада { $target }!
event-defended = { $seat } отбива удара на { $target }.
event-declined = { $seat } не играе карта.
event-held = { $seat } не напада.
event-prevented = { $seat } предотвратява бедата на поле { $square }.
event-death = { $seat } загива на поле { $square } и започва отначало.
event-counter_placed = { $arrow ->
    [none] Ново картонче на поле { $square }: { $kind }.
   *[other] Ново картонче на поле { $square }: { $kind }, сочи към: { $arrow }.
}
event-counter_moved = { $arrow ->
    [none] { $seat } мести картонче „{ $kind }“: { $square } → { $onto }.
   *[other] { $seat } мести картонче „{ $kind }“: { $square } → { $onto }, сочи към: { $arrow }.
}
event-counter_removed = Махнато картонче от поле { $square }: { $kind }.
event-cave_opened = { $seat } отваря пътя: { $cave }.
event-cave_closed = Пътят пак е затворен: { $cave }.
event-treasure_taken = { $seat } взема съкровището на поле { $square }!
event-treasure_dropped = { $seat } оставя съкровището на поле { $square }.
event-treasure_stolen = { $seat } отнема съкровището на { $target }!
event-shop = { $seat } пазарува от резервната купчина.
event-reserve_shown = { $seat } преглежда резервната купчина: { $cards }.
event-bought = { $seat } купува: { $card }.
event-gave_up = { $seat } се отказва.
event-passed = { $seat } пасува.
event-lowered = { $seat } се спуска по дърво в пропастта { $square }.
event-climbed = { $seat } се изкачва на поле { $square }.
event-die_replaced = Съдията променя хвърляне { $die } (з{ $sides }): { $face } вместо { $fell }.
event-judge_set = Съдията поправя: { $path }.
event-won = { $seat } е навън със съкровището ({ $square }) и печели!
event-draw = { $n ->
    [one] Един кръг мина, а съкровището още е долу: равна игра.
   *[other] { $n } кръга минаха, а съкровището още е долу: равна игра.
}

## Нареждания, както на бутон

order-roll = Хвърли зара
order-use_pass = Предай пропуска и хвърли
order-jump = Скочи през { $chasm }
order-wood = Спусни се в { $chasm } с карта „{ $card }“
order-climb = Изкачи се на { $square }
order-clear = Разчисти { $square } с карта „{ $card }“
order-clear_cave = Разчисти { $cave } с карта „{ $card }“
order-explode = Взриви { $square } с карта „{ $card }“
order-ignite = Запали { $square } с карта „{ $card }“
order-grille = Сложи решетка на { $square }
order-pointer = Сложи указател на { $square } към { $to }
order-remove_pointer = Махни указателя тук
order-shop = Пазарувай
order-take_treasure = Вземи съкровището
order-fight = Бий се с карта „{ $card }“
order-dig_out = Изкопай се с карта „{ $card }“
order-saw_prison = Срежи решетките с карта „{ $card }“
order-pass = Пасувай
order-give_up = Откажи се и започни отначало
order-go = Върви: { $path }
order-stay_attack = Остани и удари
order-stay = Остани на място
order-strike = Удари { $target } с карта „{ $card }“
order-hold = Не удряй
order-use = Използвай карта „{ $card }“
order-decline = Не играй карта
order-choose = Отпред е { $square }
order-take = Премести картончето от { $square }
order-buy = Купи карта „{ $card }“

## Нареждания, само действието

verb-roll = хвърляне
verb-use_pass = предаване на пропуск
verb-jump = скок
verb-wood = спускане по дърво
verb-climb = изкачване
verb-clear = разчистване
verb-clear_cave = разчистване на пещера
verb-explode = взривяване
verb-ignite = запалване
verb-grille = слагане на решетка
verb-pointer = слагане на указател
verb-remove_pointer = махане на указател
verb-shop = пазаруване
verb-take_treasure = вземане на съкровището
verb-fight = битка
verb-dig_out = изкопаване
verb-saw_prison = рязане на решетките
verb-pass = пас
verb-give_up = отказване
verb-go = вървене
verb-stay_attack = удар на място
verb-stay = оставане на място
verb-strike = удар
verb-hold = въздържане от удар
verb-use = използване на карта
verb-decline = отказ от карта
verb-choose = избор на квадратче
verb-take = местене на картонче
verb-buy = покупка
verb-option = опция
verb-players = играчи
verb-board = игрално поле
verb-state = състояние
verb-set = поправка
verb-tool_decks = тестета с инструменти

## Откази: масата и опциите ѝ

refused-escape-table-players = Броят на играчите не е подходящ: поне 2 и най-много колкото побира масата (16, ако не е зададено друго).
refused-escape-table-goal = Играта свърши: вече няма какво да се прави.
refused-escape-table-order = Това място сега няма думата: играе се по ред{ $about ->
    [option] { "" }, а пръв е някой номер от масата или random
   *[other] { "" }
  }.
refused-escape-table-judge = Съдията може само да поправя състоянието: един познат път и новата му стойност.
refused-escape-setup-large_table = Броят на тестетата не е подходящ: auto или от 1 до 8, и по пет карти за всеки играч.
refused-escape-board-data = На такова игрално поле не може да се играе: избери classic, twin или short или поправи своето.
refused-escape-counters-chooser = Петото картонче може да се мести само от next_seat или next_to_act.
refused-escape-house-round_limit = Ограничението е цял брой кръгове; 0 значи без ограничение.
refused-escape-order-errors = „{ $order }“ не става така: нещо в него е непознато, недостижимо или не е в ръката ти.
refused-escape-order-script = Състоянието не е вярно при { $path }: { $fault }.

## Откази: ходове

refused-escape-enter-throw = Още си отвън: хвърли 1 или 6, за да влезеш, или пазарувай.
refused-escape-turn-one_action = „{ $order }“ не е това, което се решава сега.
refused-escape-turn-six = Допълнителният ход е или цял ход, или само хвърляне{ $about ->
    [option] { " " }(turn, throw_only)
   *[other] { "" }
  }: това не подхожда.
refused-escape-turn-pass = Сега не може да пасуваш: хвърли или действай.

## Откази: движение

refused-escape-move-full_number = Върви точно колкото трябва: нито квадратче по-малко, нито квадратче повече.
refused-escape-move-no_reversal = В едно придвижване не се обръща назад.
refused-escape-move-forced_stop = В тази пещера се спира: пътят не продължава на този ход.
refused-escape-move-exit_closed = Изходите са само за носителя на съкровището.
refused-escape-chance-ahead = Това квадратче не е пред теб.
refused-escape-pointer-bind = Следвай стрелката на указателя или имай карта „указател“, за да я пренебрегнеш.
refused-escape-fire-block = Пожар препречва пътя.
refused-escape-cavein-block = Срутване препречва пътя.
refused-escape-grille-place = Решетка препречва пътя.

## Откази: пропасти

refused-escape-chasm-stop = В пропаст не се влиза пеша: спри пред нея, после скочи или използвай дърво.
refused-escape-chasm-declare = Скача се само през пропаст, пред която стоиш.
refused-escape-chasm-jump = Скокът минава първо над своята пропаст{ $about ->
    [option] { "" }; дали тя се брои за квадратче, е true или false
   *[other] { "" }
  }.
refused-escape-chasm-sideways = Отвъд пропастта няма свободно квадратче за приземяване.
refused-escape-chasm-wood = Не и оттук: с дърво се слиза от ръба в пропастта, а от дъното ѝ може само да се изкачиш.
refused-escape-chasm-climb = От пропаст се излиза на свободно съседно квадратче; назад – само със съкровището или ако друг път няма.
refused-escape-chasm-no_counters = Пропаст не се взривява и не се пали, решетка и указател не се слагат там.
refused-escape-chasm-pointer_bound = Указателят под краката ти сочи другаде: първо го махни.

## Откази: нападение и защита

refused-escape-attack-weapon = Напада се само с хладно оръжие.
refused-escape-attack-reach = Без хладно оръжие не може да спреш по-рано при противник.
refused-escape-attack-path = Това спиране е за нападение: сега удари.
refused-escape-attack-in_place = За удар на място трябват хладно оръжие, противник на твоето квадратче, хвърляне за вървене и маса, която го позволява{ $about ->
    [option] { " " }(true или false)
   *[other] { "" }
  }.
refused-escape-attack-target = Посочи един противник на твоето квадратче.
refused-escape-defend-blade = Срещу хладно оръжие помага само хладно оръжие или свещен предмет.
refused-escape-defend-blast = Дърво помага срещу срутване, пожарогасително средство – срещу пожар, и нищо друго.

## Откази: инструменти и картончета

refused-escape-tool-uses = Картата „{ $card }“ не върши тази работа.
refused-escape-blast-place = Взривява се само съседно квадратче.
refused-escape-fire-same = Пали се и се гаси само съседно квадратче: със запалително или с пожарогасително средство.
refused-escape-place-squares = Картончета се слагат само на тунел и на Шанс.
refused-escape-place-mouth = Квадратчетата край Старта са защитени или не са{ $about ->
    [option] { " " }(true или false)
   *[other] { "" }
  }; където са, там картончета не се слагат.
refused-escape-dig-sequence = Там няма какво да се разчисти с това: трябват срутване на съседно квадратче и средство за копане.
refused-escape-grille-limits = Решетка се слага на съседно квадратче, и то ако там няма друг играч.
refused-escape-grille-remove = Решетка на съседно квадратче се маха само с пила или ножовка.
refused-escape-pointer-place = Стрелката трябва да сочи към съсед на своето квадратче.
refused-escape-pointer-limits = Указател се слага на съседно квадратче, и то ако там няма друг играч.
refused-escape-pointer-remove = Указател се маха с карта „указател“ от този, който стои върху него.
refused-escape-counters-four = Вземи картонче от нужния вид: там няма такова.
refused-escape-stack-no_twins = Там вече има такова картонче.
refused-escape-stack-top_first = Разчиства се отгоре: първо пожар, после срутване, после решетка.

## Откази: пазаруване

refused-escape-shop-buy = За пазаруване трябва зелена пара, а се продава само каквото има в резервната купчина.
refused-escape-shop-empty = Резервната купчина е празна: няма какво да се купи.
refused-escape-shop-no_emergency = Късно е за пазаруване: парата сега не спасява.

## Откази: пещери и затвор

refused-escape-cave-list = Това не е пещера, която се разчиства отвън.
refused-escape-cave-fire_walk = Огнената пещера е затворена, докато не се изгаси от съседно квадратче; става само с пожарогасително средство.
refused-escape-cave-fire_fall = В Огнената пещера спасява само пожарогасително средство.
refused-escape-cave-beast_walk = Със звяра се бие в неговата пещера и с хладно оръжие – а дотогава там друго не се прави.
refused-escape-cave-beast_fall = От звяра спасява само хладно оръжие.
refused-escape-cave-devil = Първо дяволът, а него го гони само свещен предмет.
refused-escape-cave-buried_walk = Затрупаната пещера е затворена, докато не се разкопае от съседно квадратче; става само със средство за копане.
refused-escape-cave-buried_fall = В Затрупаната пещера спасява само дървен инструмент.
refused-escape-cave-buried_dig_out = Изкопава се този, когото Затрупаната пещера е затиснала, и то със средство за копане.
refused-escape-cave-buried_blocked = Затрупаната пещера не те пуска: копай, пазарувай, чакай или се откажи.
refused-escape-prison-locked = Затворът е заключен: срежи решетките, дай пропуск, пазарувай, чакай или се откажи.
refused-escape-prison-pass = Трябва да имаш пропуск, да си под ключ в затвора и някой път навън да е свободен.
refused-escape-prison-saw = Решетките на затвора се режат само отвътре, докато е заключен.
refused-escape-prison-no_other = Решетките на затвора се поддават само на пила или ножовка.

## Откази: съкровище и отказване

refused-escape-treasure-reach = Дали се спира по-рано при съкровището, решава масата{ $about ->
    [option] { "" }: larger позволява, exact – не
   *[other] { "" }
  }.
refused-escape-treasure-lift = На твоето квадратче няма съкровище за вземане.
refused-escape-house-give_up = Отказва се само онзи, който е под ключ, под срутване или зазидан отвсякъде, и то ако масата позволява{ $about ->
    [option] { " " }(true или false)
   *[other] { "" }
  }.

## Карти с инструменти

card-knife = нож
card-sabre = сабя
card-dagger = кинжал
card-cleaver = сатър
card-yataghan = ятаган
card-penknife = ножче
card-cross = кръст
card-bible = библия
card-censer = кандилница
card-bomb = бомба
card-grenade = граната
card-dynamite = динамит
card-club_bomb = бомба-бухалка
card-pickaxe = кирка
card-shovel = лопата
card-mattock = мотика
card-rock_drill = миньорски пистолет
card-spoon = лъжица
card-candle = свещ
card-matches = кибрит
card-torch = факла
card-lighter = запалка
card-bucket = кофа
card-hose = маркуч
card-bucket_pump = кофпомпа
card-fire_extinguisher = пожарогасител
card-grille = решетка
card-hacksaw = ножовка
card-file = пила
card-pointer = указател
card-stake = колец
card-prop = подпора
card-plank = дъска
card-beam = греда
card-coin = вълшебна зелена пара

## Видове инструменти

category-blade = хладно оръжие
category-holy = свещен предмет
category-explosive = взривно устройство
category-digging = средство за копане
category-incendiary = запалително средство
category-extinguisher = пожарогасително средство
category-grille = решетка
category-saw = ножовка или пила
category-pointer = указател
category-wood = дървен инструмент
category-coin = вълшебна зелена пара

## Карти Шанс

chance-C01 = Забравена раница
chance-C02 = Миньорско шкафче
chance-C03 = Разклатен камък
chance-C04 = Коланът на мъртвеца
chance-C05 = Ръждясал сандък
chance-C06 = Вързоп на въже
chance-C07 = Ниша в стената
chance-C08 = Изпуснат пакет
chance-C09 = Скривалище на контрабандисти
chance-C10 = Стар склад
chance-C11 = Дупка в торбата
chance-C12 = Джудже с дълги пръсти
chance-C13 = Хлъзгави ръце
chance-C14 = Навехнат глезен
chance-C15 = Лампата угасва
chance-C16 = Грешен завой
chance-C17 = Лош въздух
chance-C18 = Плитка яма
chance-C19 = Дълбок сън
chance-C20 = Патрул
chance-C21 = Вземат те за крадец
chance-C22 = Капак към килиите
chance-C23 = Пропуск за излизане от затвора
chance-C25 = Подът прогаря
chance-C26 = Надолу по издрания склон
chance-C27 = Сделка без твое съгласие
chance-C28 = Земята пропада
chance-C29 = Грохот зад теб
chance-C30 = Подпорите зад теб се чупят
chance-C31 = Каменопад отпред
chance-C32 = Таванът се срива
chance-C33 = Факлата ти падна зад теб
chance-C34 = Газ пламва отпред
chance-C35 = Масло по ботушите
chance-C36 = Последната жертва на старата мина
chance-C37 = Второ дихание
chance-C38 = Въздушно течение показва пътя
chance-C39 = Надолу по сипея
chance-C40 = Подивяла вагонетка
chance-C41 = Спасителен отряд
chance-C42 = Наводнени галерии
chance-C43 = Нощна смяна
chance-C44 = Ръжда
chance-C45 = Вихър в тунелите

## Какво правят картите Шанс

effect-find_tool = { $n ->
    [one] Вземи горния инструмент от резервната купчина.
   *[other] Вземи горните { $n } инструмента от резервната купчина.
}
effect-lose_tool = { $n ->
    [one] Губиш случаен инструмент от ръката си.
   *[other] Губиш { $n } случайни инструмента от ръката си.
}
effect-skip = { $n ->
    [one] Пропускаш следващото си хвърляне.
   *[other] Пропускаш следващите си { $n } хвърляния.
}
effect-prison = Отиваш веднага в затвора с всичко, което носиш.
effect-keep_pass = Запази картата: веднъж те пуска от затвора.
effect-fall = Пропадаш в { $cave }: използвай спасителния инструмент или загиваш.
effect-disaster = { $where ->
    [here] Беда на твоето квадратче: { $kind }.
    [behind] Беда на квадратчето зад теб: { $kind }.
   *[ahead] Беда на квадратчето отпред: { $kind }.
}
effect-death = Загиваш и никой инструмент не помага.
effect-extra_turn = Имаш още един ход.
effect-advance = { $n ->
    [one] Продължаваш веднага с едно квадратче.
   *[other] Продължаваш веднага с { $n } квадратчета.
}
effect-release = Всички, заключени в затвора или затрупани в Затрупаната пещера, са свободни да излязат.
effect-clear_counters = Всички картончета от този вид напускат игралното поле: { $kind }.

## Квадратчета с имена

square-start = Старт
square-exit_n = Северен изход
square-exit_s = Южен изход
square-fire = Огнената пещера
square-buried = Затрупаната пещера
square-beast = Зверската пещера
square-devil = Дяволската пещера
square-treasure = Пещерата на съкровището
square-prison = Затвор
square-outside = отвън

## Видове квадратчета

kind-tunnel = тунел
kind-chance = Шанс
kind-chasm = пропаст
kind-start = Старт
kind-exit = изход
kind-fire = Огнена пещера
kind-buried = Затрупана пещера
kind-beast = Зверска пещера
kind-devil = Дяволска пещера
kind-treasure = Пещера на съкровището
kind-prison = затвор

## Картончета

counter-fire = пожар
counter-cave_in = срутване
counter-grille = решетка
counter-pointer = указател

## Опции

option-board = на кое игрално поле се играе
option-first_seat = кой започва
option-players_max = колко играчи най-много
option-tool_decks = колко тестета с инструменти
option-extra_turn_scope = какво позволява допълнителният ход след шестица
option-chasm_counts = дали прескочената пропаст се брои за квадратче
option-attack_in_place = дали може да се удря на място
option-pickup_stop = с какво хвърляне се спира при съкровището
option-counter_chooser = кой мести петото картонче
option-mouth_protected = дали квадратчетата край Старта са защитени
option-give_up = дали хванатият в капан може да се откаже
option-round_limit = след колко кръга играта е равна

## Какво се решава

phase-turn = какво да се прави този ход
phase-move = накъде да се върви
phase-strike = дали да се удари
phase-defend = как да се отбие ударът
phase-react = как да се оцелее
phase-ahead = кое квадратче е отпред
phase-counter = кое картонче да се премести
phase-shop = какво да се купи
phase-over = нищо: играта свърши

## The signs of the board drawn in text

legend = S старт · E изход · ? шанс · ≈ пропаст · пещери: [F] Огнената, [R] Затрупаната, [W] Зверската, [D] Дяволската, [P] затвор, [T] на съкровището, отворените в ( ) · $ съкровище · ^ пожар, # срутване, % решетка, > < A v указател · & няколко фигурки

## What a decision may bring

prospect-won = печелиш
prospect-dead = загиваш
prospect-enter = влизаш
prospect-prison = попадаш в затвора
prospect-treasure = взимаш съкровището
prospect-kill = загива противник
prospect-nothing = нищо особено
