# Battles of armies: sides, units, goals, events, orders, refusals.

# Which side is meant: messages of both documents choose by the fact itself, so it is put into words here.
whose-side = { $side ->
    [party] дружината
    [others] срещнатите
    [both] и двете страни
    [nobody] никой
    [none] никой
   *[other] { $side }
  }
member-others = тяхна част
member-party = своя част
member-nothing = { "" }
member-horse = кон
member-deer = елен
member-camel = камила
member-guide = водач
member-boatman = лодкар
member-engine = обсадна машина
member-field_works = полеви укрепления
member-palisade = частокол
member-stone_wall = каменна стена
kind-man = хора
kind-horseman = конници
kind-creature = създания
kind-burden = товарни животни
kind-engine = машини
objective-capture = плени
objective-abduct = отвлечи
objective-banner = вземи знамето
objective-object = вземи
objective-burn = изгори
objective-baggage = вземи обоза
objective-break_through = пробий път
part-all = всички
part-half = половината
why-commander = загубен е пълководецът
why-half = загубена е половината
modifier-commander = пълководец
modifier-mail = ризници
modifier-field_works = полеви укрепления
modifier-palisade = частокол
modifier-stone_wall = каменна стена
modifier-rough_ground = пресечена местност
modifier-crossing = брод
modifier-surprised = изненада
modifier-storm = буря
modifier-judge = съдия
prospect-host_gone = загива само вашата войска
prospect-enemy_gone = загива само войската на врага
prospect-both_gone = загиват и двете войски
prospect-host_halved = вашата войска губи половината
prospect-enemy_halved = врагът губи половината

event-army_drawn_up = Строени за битка: { whose-side }, сила { $strength }.
event-train_seen = В обоза, { whose-side }: припаси { $count }, стока за { $kuna } куни.
event-seized = Отряд { $party } губи, врагът отнесе: { $item }.
event-battle_die = Битка: { $face } (з{ $sides })
event-battle_second_die = Битка, втори зар: { $face } (з{ $sides })
event-army_threw = Участък { $sector }, { whose-side }: сила { $strength } × { $multiplier }, врагът сваля { $due }.
event-objective_reached = { whose-side }, постигната цел: { $objective } { $target } (цена { $price }).
event-objective_wanted = { whose-side }, цел: { $objective } { $target } (цена { $price }).
event-army_lost = Загуби, { whose-side }: дължимо { $due }, свалено { $total } (бойци: { $count }).
event-unit_lost = Загубено, { whose-side }: { $kind } × { $count }.
event-members_lost = Извън строя: { $members }.
event-rout_die = Вярност на войската: { $face } (з{ $sides })
event-army_routed = Бягат: { whose-side } ({ $why }).
event-army_held = Удържат: { whose-side } ({ $why }).
event-army_withdrew = От полето се оттеглят: { whose-side }.
event-army_surrendered = Сложили са оръжие: { whose-side }.
event-armies_stand = След { $count } размени двете войски остават до сутринта.
event-battle_over = Битката свърши; полето държат: { whose-side }.
event-sector_set = { $unit } ({ $count }): участък { $sector }.
event-units_merged = Броени заедно: { $unit }, { $count }, средно състояния { $items }.
event-modifier_set = Съдията отнема { $amount } от зара на врага: { whose-side }.

order-objective = Цел: { $objective } { $target }
order-no_objectives = Без цели
order-engage = В бой
order-leave_field = Оттегли се от полето
order-lay_down_arms = Сложи оръжие
order-lose_total = Загуби сила: { $total }
order-lose_units = { $unit }: загуби от { $least } до { $most }
order-set_sector = { $unit }: { $part } на участък { $sector }
order-merge_units = Брой заедно: { $unit }, { $other }
order-set_modifier = { whose-side }: отнеми { $amount } от зара на врага
order-tend = { $member }: помогни на { $other }
order-leave_fallen = Изпълни и продължи

event-unit_added = Съдията праща подкрепа, { whose-side }: { $kind } × { $count }.
event-object_named = Забелязано, { whose-side }: { $item }, на цена { $kuna } куни.
order-set_train = Обоз на срещнатите: припаси { $supplies }, стока за { $kuna } куни
order-name_object = Срещнатите имат: { $item }, на цена { $kuna } куни
order-add_unit = { whose-side }: още { $count }, { $kind }, ниво { $level }

refused-surface-battle-when = Малко са за битка на войски.
refused-surface-battle-course = Това заповядва пълководецът, и то преди зара.
refused-surface-battle-objectives = Целите се назовават преди зара, всяка веднъж, и само каквото врагът има там.
refused-surface-battle-approximation = Губи се колкото може по-близо до дължимото и не иначе.
refused-surface-battle-sectors = Една част се бие на един участък и само съдията я мести, преди зара.
refused-surface-battle-large_numbers = Заедно се броят само части, които се различават единствено по раните.
refused-surface-battle-modifiers = Поправката на съдията е в границите и променя нещо.
