# Battles of armies: sides, units, goals, events, orders, refusals.

# Which side is meant: messages of both documents choose by the fact itself, so it is put into words here.
whose-side = { $side ->
    [party] дружина
    [others] стрічні
    [both] обидві сторони
    [nobody] ніхто
    [none] ніхто
   *[other] { $side }
  }
member-others = їхня частина
member-party = своя частина
member-nothing = { "" }
member-horse = кінь
member-deer = олень
member-camel = верблюд
member-guide = провідник
member-boatman = човняр
member-engine = облогова машина
member-field_works = польові укріплення
member-palisade = острог
member-stone_wall = кам'яна стіна
kind-man = люди
kind-horseman = вершники
kind-creature = істоти
kind-burden = в'ючна худоба
kind-engine = машини
objective-capture = полонити
objective-abduct = відбити
objective-banner = захопити знамено
objective-object = захопити
objective-burn = спалити
objective-baggage = захопити обоз
objective-break_through = прорватися
part-all = усіх
part-half = половину
why-commander = втрачено воєводу
why-half = втрачено половину
modifier-commander = воєвода
modifier-mail = кольчуги
modifier-field_works = польові укріплення
modifier-palisade = острог
modifier-stone_wall = кам'яна стіна
modifier-rough_ground = пересічена місцевість
modifier-crossing = переправа
modifier-surprised = раптовість
modifier-storm = гроза
modifier-judge = суддя
prospect-host_gone = гине лише ваше військо
prospect-enemy_gone = гине лише військо ворога
prospect-both_gone = гинуть обидва війська
prospect-host_halved = ваше військо втрачає половину
prospect-enemy_halved = ворог втрачає половину

event-army_drawn_up = До бою вишикувалися: { whose-side }, сила { $strength }.
event-train_seen = В обозі, { whose-side }: припасів { $count }, краму на { $kuna } кун.
event-seized = Загін { $party } втрачає, ворог забрав: { $item }.
event-battle_die = Битва: { $face } (к{ $sides })
event-battle_second_die = Битва, другий кубик: { $face } (к{ $sides })
event-army_threw = Ділянка { $sector }, { whose-side }: сила { $strength } × { $multiplier }, ворог знімає { $due }.
event-objective_reached = { whose-side }, мети досягнуто: { $objective } { $target } (ціна { $price }).
event-objective_wanted = { whose-side }, мета: { $objective } { $target } (ціна { $price }).
event-army_lost = Втрати, { whose-side }: належить { $due }, знято { $total } (бійців: { $count }).
event-unit_lost = Втрачено, { whose-side }: { $kind } × { $count }.
event-members_lost = Вибули: { $members }.
event-rout_die = Вірність війська: { $face } (к{ $sides })
event-army_routed = Тікають: { whose-side } ({ $why }).
event-army_held = Стоять твердо: { whose-side } ({ $why }).
event-army_withdrew = З поля відходять: { whose-side }.
event-army_surrendered = Склали зброю: { whose-side }.
event-armies_stand = Після { $count } обмінів обидва війська стоять до ранку.
event-battle_over = Битву скінчено; поле тримають: { whose-side }.
event-sector_set = { $unit } ({ $count }): ділянка { $sector }.
event-units_merged = Злічено разом: { $unit }, { $count }, у середньому станів { $items }.
event-modifier_set = Суддя віднімає від кидка ворога { $amount }: { whose-side }.

order-objective = Мета: { $objective } { $target }
order-no_objectives = Без цілей
order-engage = До бою
order-leave_field = Відійти з поля
order-lay_down_arms = Скласти зброю
order-lose_total = Втратити сили: { $total }
order-lose_units = { $unit }: втратити від { $least } до { $most }
order-set_sector = { $unit }: { $part } на ділянку { $sector }
order-merge_units = Злічити разом: { $unit }, { $other }
order-set_modifier = { whose-side }: відняти від кидка ворога { $amount }
order-tend = { $member }: допомогти, { $other }
order-leave_fallen = Виконати й іти далі

event-unit_added = Суддя посилає підмогу, { whose-side }: { $kind } × { $count }.
event-object_named = Помічено, { whose-side }: { $item }, ціною { $kuna } кун.
order-set_train = Обоз зустрічних: припасів { $supplies }, краму на { $kuna } кун
order-name_object = У зустрічних є: { $item }, ціною { $kuna } кун
order-add_unit = { whose-side }: ще { $count }, { $kind }, рівень { $level }

refused-surface-battle-when = Для битви військ їх замало.
refused-surface-battle-course = Це велить воєвода, і до кидка.
refused-surface-battle-objectives = Цілі називають до кидка, кожну раз, і лише те, що у ворога є.
refused-surface-battle-approximation = Втрачають так близько до належного, як можуть, і не інакше.
refused-surface-battle-sectors = Частина б'ється на одній ділянці, і переводить її лише суддя, до кидка.
refused-surface-battle-large_numbers = Разом лічать лише тих, хто різниться самими ранами.
refused-surface-battle-modifiers = Поправка судді тримається меж і має щось міняти.
