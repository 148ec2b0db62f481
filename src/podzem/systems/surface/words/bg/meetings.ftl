# Срещи на повърхността, криене и преследване: събития, заповеди.

surprised-none = никой
surprised-party = вие
surprised-others = срещнатите
surprised-both = двете страни
why-hidden = скриха се от погледа
why-unpursued = никой не гони
why-settlement = зад приятелски стени

event-column_die = По коя таблица е срещата: { $face } (з{ $sides })
event-row_die = Кой е срещнат: { $face } (з{ $sides })
event-note_die = Какво носят: { $face } (з{ $sides })
event-emerge_die = Излиза ли някой: { $face } (з{ $sides })
event-emerged = От място { $landmark } някой излезе срещу отряд { $party }.
event-those_met = Отряд { $party } среща: { $kind }, { $count }.
event-unawares_die = Изненада: { $face } (з{ $sides })
event-unawares = Изненадани: { $surprised }.
event-range_die = Разстояние: { $face } (з{ $sides })
event-met = Срещате: { $kind }, { $count }, на { $sazhens } саж.
event-side_shown = Предимството е оставено: { $side }.
event-side_withdrew = Назад с { $sazhens } саж.: { $side }.
event-side_waits = Изчакване: { $side }.
event-ways_part = Всеки поема по пътя си.
event-hide_die = Криене: { $face } (з{ $sides })
event-hidden = Скриха се от погледа: { $side }.
event-not_hidden = Останаха на показ: { $side }.
event-combat_above = Боят започва на { $sazhens } саж.; полето е широко { $width } саж.
event-flight_begins = Бягство: { $side }.
event-flight_fails = Врагът вече е тук, късно е за бягство: { $side }.
event-unpursued = Никой не гони; отидоха си: { $side }.
event-pursued = Преследване, преход { $leg }; бягат: { $side }.
event-flight_die = Накъде е бягството: { $face } (з{ $sides })
event-fled_to = Бягате: { $direction }, към { $cell } (разход { $units }).
event-no_way_to_run = Няма накъде да се бяга: { $side }.
event-catch_die = Застигане: { $face } (з{ $sides })
event-caught = Застигнати на { $sazhens } саж.: { $side }.
event-got_away = Измъкнаха се: { $side } ({ $why }).
event-wearied = Няма време за дъх; умора { $count }: { $members }.
event-side_surrenders = Сложиха оръжие: { $side }.
event-left_lying = { $member }: оставен да лежи.
event-wares_shown = Показват стоката си, общо за { $kuna } куни; магарета: { $count }.
event-spoils = Остана на полето: { $item }, { $count }.
event-beasts_taken = Взети магарета: { $count }.

order-surprise = Изненадани са: { $side }
order-free_hide = Скрийте се незабелязано
order-show = Покажете се
order-withdraw = Отстъпете с { $hs } полусажена
order-stand_by = Чакайте
order-let_pass = Пуснете ги да минат
order-trade = { $member }: купи от тях { $item } × { $count }
order-trade_beast = Купи от тях магаре
order-hide = Скрийте се
order-flee = Бягайте
order-abandon = Оставете да лежи: { $member }
order-pursue = Преследвайте
order-give_up = Прекратете преследването
order-run = Бягайте нататък

prospect-hidden = скриване от погледа
prospect-caught = накрая застигнати
prospect-escaped = накрая се измъквате

modifier-kind = техният нрав

refused-surface-encounter-triple = Толкова далеч незабелязано не се стига.
refused-surface-hide-chance = Тук няма къде да се скриете, или не от тези.
refused-surface-hide-distance = Твърде близо са: крият се от сто сажена нататък.
refused-surface-hide-free = Даром се крие само който е изненадал другите.
refused-surface-hide-once = В тази среща вече опитаха да се скрият.
refused-surface-hide-time = Който се крие, в тази фаза не прави нищо друго.
refused-surface-pursuit-flee = Докато някой не може да върви, не се бяга: разтоварете го или го оставете.
refused-surface-pursuit-leg = В тази отсечка от преследването така не може.
refused-surface-pursuit-players_pursue = За преследване днес няма сили: ускорете хода или се откажете.
refused-surface-encounter-advantage = Сега може само да се използва изненадата: нападение, оттегляне, скриване или показване.
refused-surface-encounter-orders = В този миг от срещата така не може.
refused-surface-encounter-tables = Такова нещо нямат за продан, или не толкова.
