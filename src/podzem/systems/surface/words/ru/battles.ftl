# Battles of armies: sides, units, goals, events, orders, refusals.

# Which side is meant: messages of both documents choose by the fact itself, so it is put into words here.
whose-side = { $side ->
    [party] дружина
    [others] встречные
    [both] обе стороны
    [nobody] никто
    [none] никто
   *[other] { $side }
  }
member-others = их часть
member-party = своя часть
member-nothing = { "" }
member-horse = лошадь
member-deer = олень
member-camel = верблюд
member-guide = проводник
member-boatman = лодочник
member-engine = осадное орудие
member-field_works = полевые укрепления
member-palisade = острог
member-stone_wall = каменная стена
kind-man = люди
kind-horseman = всадники
kind-creature = существа
kind-burden = вьючный скот
kind-engine = орудия
objective-capture = пленить
objective-abduct = увести
objective-banner = захватить знамя
objective-object = захватить
objective-burn = сжечь
objective-baggage = захватить обоз
objective-break_through = прорваться
part-all = всех
part-half = половину
why-commander = потерян полководец
why-half = потеряна половина
modifier-commander = полководец
modifier-mail = кольчуги
modifier-field_works = полевые укрепления
modifier-palisade = острог
modifier-stone_wall = каменная стена
modifier-rough_ground = неровная местность
modifier-crossing = переправа
modifier-surprised = внезапность
modifier-storm = гроза
modifier-judge = судья
prospect-host_gone = гибнет только ваше войско
prospect-enemy_gone = гибнет только войско врага
prospect-both_gone = гибнут оба войска
prospect-host_halved = ваше войско теряет половину
prospect-enemy_halved = враг теряет половину

event-army_drawn_up = К бою построились: { whose-side }, сила { $strength }.
event-train_seen = В обозе, { whose-side }: припасов { $count }, товара на { $kuna } кун.
event-seized = Отряд { $party } теряет, враг унёс: { $item }.
event-battle_die = Сражение: { $face } (к{ $sides })
event-battle_second_die = Сражение, второй кубик: { $face } (к{ $sides })
event-army_threw = Участок { $sector }, { whose-side }: сила { $strength } × { $multiplier }, враг снимает { $due }.
event-objective_reached = { whose-side }, цель достигнута: { $objective } { $target } (цена { $price }).
event-objective_wanted = { whose-side }, цель: { $objective } { $target } (цена { $price }).
event-army_lost = Потери, { whose-side }: должно { $due }, снято { $total } (бойцов: { $count }).
event-unit_lost = Потеряно, { whose-side }: { $kind } × { $count }.
event-members_lost = Выбыли: { $members }.
event-rout_die = Верность войска: { $face } (к{ $sides })
event-army_routed = Бегут: { whose-side } ({ $why }).
event-army_held = Стоят твёрдо: { whose-side } ({ $why }).
event-army_withdrew = С поля уходят: { whose-side }.
event-army_surrendered = Сложили оружие: { whose-side }.
event-armies_stand = После { $count } обменов оба войска стоят до утра.
event-battle_over = Сражение окончено; поле держат: { whose-side }.
event-sector_set = { $unit } ({ $count }): участок { $sector }.
event-units_merged = Сочтены вместе: { $unit }, { $count }, в среднем состояний { $items }.
event-modifier_set = Судья вычитает из броска врага { $amount }: { whose-side }.

order-objective = Цель: { $objective } { $target }
order-no_objectives = Без целей
order-engage = В бой
order-leave_field = Уйти с поля
order-lay_down_arms = Сложить оружие
order-lose_total = Потерять силы: { $total }
order-lose_units = { $unit }: потерять от { $least } до { $most }
order-set_sector = { $unit }: { $part } на участок { $sector }
order-merge_units = Счесть вместе: { $unit }, { $other }
order-set_modifier = { whose-side }: вычесть из броска врага { $amount }
order-tend = { $member }: помочь, { $other }
order-leave_fallen = Исполнить и идти дальше

event-unit_added = Судья посылает подмогу, { whose-side }: { $kind } × { $count }.
event-object_named = Замечено, { whose-side }: { $item }, ценою { $kuna } кун.
order-set_train = Обоз встречных: припасов { $supplies }, товара на { $kuna } кун
order-name_object = У встречных есть: { $item }, ценою { $kuna } кун
order-add_unit = { whose-side }: ещё { $count }, { $kind }, уровень { $level }

refused-surface-battle-when = Для сражения войск их мало.
refused-surface-battle-course = Это велит полководец, и до броска.
refused-surface-battle-objectives = Цели называют до броска, каждую один раз, и только то, что у врага есть.
refused-surface-battle-approximation = Теряют так близко к должному, как могут, и не иначе.
refused-surface-battle-sectors = Часть бьётся на одном участке, и переводит её только судья, до броска.
refused-surface-battle-large_numbers = Вместе считают лишь тех, кто разнится одними ранами.
refused-surface-battle-modifiers = Поправка судьи держится границ и должна что-то менять.
