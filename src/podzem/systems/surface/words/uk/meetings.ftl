# Зустрічі на поверхні, ховання й погоня: події, накази.

surprised-none = ніхто
surprised-party = ви
surprised-others = зустрічні
surprised-both = обидві сторони
why-hidden = зникли з очей
why-unpursued = ніхто не женеться
why-settlement = за дружніми стінами

event-column_die = За якою таблицею зустріч: { $face } (к{ $sides })
event-row_die = Хто зустрівся: { $face } (к{ $sides })
event-note_die = Що при них: { $face } (к{ $sides })
event-emerge_die = Чи вийде хтось: { $face } (к{ $sides })
event-emerged = З місця { $landmark } хтось вийшов на загін { $party }.
event-those_met = Загонові { $party } зустрілися: { $kind }, { $count }.
event-unawares_die = Несподіванка: { $face } (к{ $sides })
event-unawares = Заскочені зненацька: { $surprised }.
event-range_die = Відстань: { $face } (к{ $sides })
event-met = Ви зустріли: { $kind }, { $count }, за { $sazhens } саж.
event-side_shown = Перевагу облишено: { $side }.
event-side_withdrew = Назад на { $sazhens } саж.: { $side }.
event-side_waits = Вичікування: { $side }.
event-ways_part = Кожен іде своєю дорогою.
event-hide_die = Ховання: { $face } (к{ $sides })
event-hidden = Зникли з очей: { $side }.
event-not_hidden = Лишилися на видноті: { $side }.
event-combat_above = Бій починається за { $sazhens } саж.; ширина поля { $width } саж.
event-flight_begins = Втеча: { $side }.
event-flight_fails = Ворог уже поруч, тікати пізно: { $side }.
event-unpursued = Ніхто не женеться; пішли: { $side }.
event-pursued = Погоня, перехід { $leg }; тікають: { $side }.
event-flight_die = Куди тікати: { $face } (к{ $sides })
event-fled_to = Ви тікаєте: { $direction }, до { $cell } (витрата { $units }).
event-no_way_to_run = Тікати нікуди: { $side }.
event-catch_die = Чи наздоженуть: { $face } (к{ $sides })
event-caught = Наздогнані за { $sazhens } саж.: { $side }.
event-got_away = Втекли: { $side } ({ $why }).
event-wearied = Перепочити ніколи; утома { $count }: { $members }.
event-side_surrenders = Склали зброю: { $side }.
event-left_lying = { $member }: залишений лежати.
event-wares_shown = Показують крам, усього на { $kuna } кун; ослів: { $count }.
event-spoils = Лишилося на полі: { $item }, { $count }.
event-beasts_taken = Узято віслюків: { $count }.

order-surprise = Заскочені зненацька: { $side }
order-free_hide = Сховатися непоміченими
order-show = Показатися
order-withdraw = Відійти на { $hs } півсажнів
order-stand_by = Чекати
order-let_pass = Пропустити їх
order-trade = { $member }: купити в них, { $item } × { $count }
order-trade_beast = Купити в них осла
order-hide = Сховатися
order-flee = Тікати
order-abandon = Залишити лежати: { $member }
order-pursue = Переслідувати
order-give_up = Припинити погоню
order-run = Тікати далі

prospect-hidden = зникнути з очей
prospect-caught = зрештою наздогнані
prospect-escaped = зрештою втекти

modifier-kind = їхня вдача

refused-surface-encounter-triple = Так далеко непоміченими не відійти.
refused-surface-hide-chance = Сховатися тут ніде, або не від цих.
refused-surface-hide-distance = Вони надто близько: ховаються зі ста сажнів і далі.
refused-surface-hide-free = Задарма ховається лише той, хто заскочив інших зненацька.
refused-surface-hide-once = У цій зустрічі сховатися вже пробували.
refused-surface-hide-time = Хто ховається, у цю фазу нічого іншого не робить.
refused-surface-pursuit-flee = Поки хтось не може йти, не тікають: розвантажте його або залиште.
refused-surface-pursuit-leg = На цьому перегоні погоні так не можна.
refused-surface-pursuit-players_pursue = На погоню сил цього дня не лишилося: пришвидшіть хід або киньте її.
refused-surface-encounter-advantage = Зараз можна лише скористатися несподіванкою: напасти, відійти, сховатися або показатися.
refused-surface-encounter-orders = У цю хвилину зустрічі так не можна.
refused-surface-encounter-tables = Такого в них на продаж немає, або не стільки.
