# Встречи на поверхности, скрывание и погоня: события, приказы.

surprised-none = никто
surprised-party = вы
surprised-others = встречные
surprised-both = обе стороны
why-hidden = скрылись из виду
why-unpursued = никто не гонится
why-settlement = за дружественными стенами

event-column_die = По какой таблице встреча: { $face } (к{ $sides })
event-row_die = Кто встретился: { $face } (к{ $sides })
event-note_die = Что при них: { $face } (к{ $sides })
event-emerge_die = Выйдет ли кто: { $face } (к{ $sides })
event-emerged = Из места { $landmark } кто-то вышел на отряд { $party }.
event-those_met = Отряду { $party } встретились: { $kind }, { $count }.
event-unawares_die = Неожиданность: { $face } (к{ $sides })
event-unawares = Застаны врасплох: { $surprised }.
event-range_die = Расстояние: { $face } (к{ $sides })
event-met = Вы встретили: { $kind }, { $count }, в { $sazhens } саж.
event-side_shown = Преимущество оставлено: { $side }.
event-side_withdrew = Назад на { $sazhens } саж.: { $side }.
event-side_waits = Выжидание: { $side }.
event-ways_part = Каждый идёт своею дорогою.
event-hide_die = Скрывание: { $face } (к{ $sides })
event-hidden = Скрылись из виду: { $side }.
event-not_hidden = Остались на виду: { $side }.
event-combat_above = Бой начинается в { $sazhens } саж.; ширина поля { $width } саж.
event-flight_begins = Бегство: { $side }.
event-flight_fails = Враг уже рядом, бежать поздно: { $side }.
event-unpursued = Никто не гонится; ушли: { $side }.
event-pursued = Погоня, переход { $leg }; бегут: { $side }.
event-flight_die = Куда бежать: { $face } (к{ $sides })
event-fled_to = Вы бежите: { $direction }, в { $cell } (расход { $units }).
event-no_way_to_run = Бежать некуда: { $side }.
event-catch_die = Настигнут ли: { $face } (к{ $sides })
event-caught = Настигнуты в { $sazhens } саж.: { $side }.
event-got_away = Ушли: { $side } ({ $why }).
event-wearied = Передохнуть некогда; усталость { $count }: { $members }.
event-side_surrenders = Сложили оружие: { $side }.
event-left_lying = { $member }: оставлен лежать.
event-wares_shown = Показывают товар, всего на { $kuna } кун; ослов: { $count }.
event-spoils = Осталось на поле: { $item }, { $count }.
event-beasts_taken = Взято ослов: { $count }.

order-surprise = Застигнуты врасплох: { $side }
order-free_hide = Скрыться незамеченными
order-show = Показаться
order-withdraw = Отойти на { $hs } полусаженей
order-stand_by = Ждать
order-let_pass = Пропустить их
order-trade = { $member }: купить у них, { $item } × { $count }
order-trade_beast = Купить у них осла
order-hide = Скрыться
order-flee = Бежать
order-abandon = Оставить лежать: { $member }
order-pursue = Преследовать
order-give_up = Прекратить погоню
order-run = Бежать дальше

prospect-hidden = скрыться из виду
prospect-caught = в конце концов настигнут
prospect-escaped = в конце концов уйти

modifier-kind = их нрав

refused-surface-encounter-triple = Так далеко незамеченными не отойти.
refused-surface-hide-chance = Скрыться здесь негде, или не от этих.
refused-surface-hide-distance = Они слишком близко: скрываются со ста саженей и дальше.
refused-surface-hide-free = Даром скрывается лишь тот, кто застал других врасплох.
refused-surface-hide-once = В этой встрече скрыться уже пробовали.
refused-surface-hide-time = Кто скрывается, в эту фазу ничего другого не делает.
refused-surface-pursuit-flee = Пока кто-то не может идти, не бегут: разгрузите его или оставьте.
refused-surface-pursuit-leg = На этом перегоне погони так нельзя.
refused-surface-pursuit-players_pursue = На погоню сил в этот день не осталось: ускорьте ход или бросьте её.
refused-surface-encounter-advantage = Сейчас можно лишь воспользоваться внезапностью: напасть, отойти, скрыться или показаться.
refused-surface-encounter-orders = В эту минуту встречи так нельзя.
refused-surface-encounter-tables = Такого у них на продажу нет, или не столько.
