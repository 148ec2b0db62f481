### What is told of a fight.

title = Ширма
tagline = Бій удар за ударом: відсотки, рівні успіху, рани, що лишаються.
event-begins = Починається бій.
event-balanced = За кількістю супротивників бій { $balance }.
event-surprise_hide = Ті, що ховаються, кидають { $face }.
event-surprise_watch = Ті, що пильнують, кидають { $face }.
event-surprised = { $creature }: заскочено зненацька.
event-no_surprise = Зненацька не заскочено нікого.
event-round = { $n ->
    [0] Діють ті, за ким раптовість.
   *[other] Раунд { $n }.
}
event-init = Ініціатива: { $face }.
event-initiative = { $creature }: ініціатива { $n }.
event-tie_ag = Порівну: кидок спритності { $face }.
event-tie_d100 = Усе ще порівну: { $face }.
event-tie_chosen = { $creature } обирає: { $answer }.
event-slot = Хід: { $creature }.
event-ended = Бій скінчено: { $how }.
event-seat_done = Більше нічого не треба: { $seat }.
event-finished = Такий кінець: { $how }.
event-attack = Атака: кидок { $face }.
event-defence = Захист: кидок { $face }.
event-group_pick = Хто з групи: { $face }.
event-location = Зона влучання: { $face }.
event-damage = Кістка шкоди: { $face }.
event-crit = Критична рана: { $face }.
event-crit_test = Перевірка проти рани: { $face }.
event-fumble = Затинка: { $face }.
event-fumble_extra = Затинка, ще кидок: { $face }.
event-misfire = Осічка: { $face }.
event-luck = Удача: { $face }.
event-scatter_dir = Куди летить: { $face }.
event-scatter_dist1 = Як далеко: { $face }.
event-scatter_dist2 = І ще: { $face }.
event-disengage = Вихід із сутички: { $face }.
event-cool = Холоднокровність: { $face }.
event-heal = Лікування: { $face }.
event-craft = Ремесло: { $face }.
event-agility = Спритність: { $face }.
event-endurance = Стійкість: { $face }.
event-bleed = Втрата крові: { $face }.
event-burn = Вогонь: { $face }.
event-spread = Чи перекинеться вогонь: { $face }.
event-poison = Отрута: { $face }.
event-fate = Доля: { $face }.
event-cast = Закляття: { $face }.
event-counterspell = Контрзакляття: { $face }.
event-pray = Молитва: { $face }.
event-stray = Шалений постріл: { $face }.
event-ride = Верхова їзда: { $face }.
event-fall = Падіння: { $face }.
event-tested = { $creature }, { $skill }: { $roll }, рівнів { $sl } – { $success ->
    [yes] успіх
   *[no] невдача
}.
event-reckoned = { $creature }, { $skill }: треба не більше { $number }.
event-called = Майстер дає наступній перевірці { $n }: { $reason }.
event-declared = { $creature } → { $target }: { $act }, { $weapon }, { $zone }.
event-outcome = { $creature } → { $target }: { $answer }, відрив { $n }.
event-reacted = { $creature } витрачає реакцію: { $reaction }.
event-countered = Удар у відповідь: { $creature } → { $target }, відрив { $n }.
event-hit = { $creature }: влучання, { $part }; шкода { $damage }, ран { $n }.
event-critical = Критична рана ({ $n }), { $part }: { $creature } – { $wound }.
event-lost_hp = { $creature } втрачає здоров'я: { $n }.
event-health = { $creature }: лишилося здоров'я { $n }.
event-healed = { $creature }: повертається здоров'я { $n }.
event-gained = { $creature }: { $condition }{ $n ->
    [1] .
   *[other] { " " }× { $n }.
}
event-shaken_off = { $creature }: більше не { $condition }.
event-advantage = { $creature }: перевага { $n }.
event-stuck = { $creature }: у тілі застрягає { $missile }.
event-extracted = { $creature }: вийнято, { $missile }.
event-down = { $creature } падає без сил.
event-fainted = { $creature } непритомніє.
event-woke = { $creature } опритомнює.
event-died = { $creature }: смерть.
event-stands = { $creature } знову підводиться!
event-fated = { $creature }: { $fate }.
event-surrendered = { $creature } здається.
event-left = { $creature } полишає поле.
event-fumbled = { $creature }: затинка – { $fumble }.
event-misfired = { $creature }, { $weapon }: { $misfire }.
event-weapon_fell = Тепер лежить на { $square }: { $weapon }.
event-notched = { $creature }: щербина, { $weapon }, усього { $n }.
event-broke = { $creature }: зламано, { $weapon }.
event-burst = Вибух на { $square }: { $weapon }.
event-stands_off = { $creature }: тепер { $n ->
    [one] { $n } ярд
    [few] { $n } ярди
   *[many] { $n } ярдів
}, найближчий ворог – { $target }.
event-weapon_lost = Падає на землю: { $weapon }.
event-burst_near = Вибух: { $weapon }.
event-moved = { $creature } іде на { $square }.
event-moved_unseen = { $creature } непомітно йде на { $square }.
event-turned = { $creature } обертається: { $facing }.
event-disengaged = { $creature } { $success ->
    [yes] виходить із сутички
   *[no] не може вийти із сутички чисто
}.
event-infight = { $creature } і { $target } { $success ->
    [yes] б'ються впритул
   *[no] знову нарізно
}.
event-clinch = { $creature } { $success ->
    [yes] тримає
   *[no] більше не тримає
}: { $target }.
event-aimed = { $creature } цілиться: { $target }.
event-reloaded = { $creature }, { $weapon }: { $success ->
    [yes] заряджено
   *[no] заряджається
}.
event-unjammed = { $creature }, { $weapon }: { $success ->
    [yes] прочищено
   *[no] усе ще заїдає
}.
event-wielded = { $creature } бере: { $weapon } ({ $hand }).
event-stood = { $creature } встає.
event-aided = { $creature } допомагає: { $target } – { $success ->
    [yes] вдало
   *[no] марно
}.
event-spell = { $creature }: { $spell }{ $target ->
    [none] {""}
   *[other] , { $target }
} – { $success ->
    [yes] вдалося
   *[no] не вдалося
}.
event-spell_stopped = { $creature } проти чарів: { $target } – { $success ->
    [yes] спинено
   *[no] пройшло
}.
event-mounted = { $creature } { $success ->
    [yes] сідає верхи
   *[no] спішується
}: { $target }.
event-fell_off = { $creature } падає з сідла{ $success ->
    [yes] , неушкоджено
   *[no] {""}
}.
event-shouted = { $creature } кричить.
event-passed = { $creature } нічого не робить.
event-treated = { $creature }, { $wound }: { $success ->
    [yes] рану оброблено
   *[no] лікування не вдалося
}.
event-rested = Відпочинок; день { $n }.
event-repaired = { $creature } лагодить: { $success ->
    [yes] готово
   *[no] марно
}.
event-group_acted = { $creature } і вся група, { $count } у строю: влучань { $hits }, ран { $n }, виведено з бою { $down }.
event-amended = Майстер змінює: { $text }.
event-die_replaced = Майстер повертає кістку: випало { $fell }, стало { $face }.
