### What is told of a fight.

title = Ширма
tagline = Бой удар за ударом: проценты, уровни успеха, раны, которые остаются.
event-begins = Начинается бой.
event-balanced = По числу противников бой { $balance }.
event-surprise_hide = Скрывшиеся бросают { $face }.
event-surprise_watch = Стерегущие бросают { $face }.
event-surprised = { $creature }: застигнут врасплох.
event-no_surprise = Врасплох не застигнут никто.
event-round = { $n ->
    [0] Действуют те, за кем внезапность.
   *[other] Раунд { $n }.
}
event-init = Инициатива: { $face }.
event-initiative = { $creature }: инициатива { $n }.
event-tie_ag = Поровну: бросок проворства { $face }.
event-tie_d100 = Всё ещё поровну: { $face }.
event-tie_chosen = { $creature } выбирает: { $answer }.
event-slot = Ход: { $creature }.
event-ended = Бой окончен: { $how }.
event-seat_done = Больше ничего не нужно: { $seat }.
event-finished = Таков исход: { $how }.
event-attack = Атака: бросок { $face }.
event-defence = Защита: бросок { $face }.
event-group_pick = Кто из группы: { $face }.
event-location = Зона попадания: { $face }.
event-damage = Кость урона: { $face }.
event-crit = Критическая рана: { $face }.
event-crit_test = Проверка против раны: { $face }.
event-fumble = Заминка: { $face }.
event-fumble_extra = Заминка, ещё бросок: { $face }.
event-misfire = Осечка: { $face }.
event-luck = Удача: { $face }.
event-scatter_dir = Куда летит: { $face }.
event-scatter_dist1 = Как далеко: { $face }.
event-scatter_dist2 = И ещё: { $face }.
event-disengage = Выход из схватки: { $face }.
event-cool = Хладнокровие: { $face }.
event-heal = Лечение: { $face }.
event-craft = Ремесло: { $face }.
event-agility = Проворство: { $face }.
event-endurance = Стойкость: { $face }.
event-bleed = Потеря крови: { $face }.
event-burn = Огонь: { $face }.
event-spread = Перекинется ли огонь: { $face }.
event-poison = Яд: { $face }.
event-fate = Судьба: { $face }.
event-cast = Заклинание: { $face }.
event-counterspell = Контрзаклинание: { $face }.
event-pray = Молитва: { $face }.
event-stray = Шальной выстрел: { $face }.
event-ride = Езда: { $face }.
event-fall = Падение: { $face }.
event-tested = { $creature }, { $skill }: { $roll }, уровней { $sl } – { $success ->
    [yes] успех
   *[no] провал
}.
event-reckoned = { $creature }, { $skill }: нужно не больше { $number }.
event-called = Мастер даёт следующей проверке { $n }: { $reason }.
event-declared = { $creature } → { $target }: { $act }, { $weapon }, { $zone }.
event-outcome = { $creature } → { $target }: { $answer }, отрыв { $n }.
event-reacted = { $creature } тратит реакцию: { $reaction }.
event-countered = Ответный удар: { $creature } → { $target }, отрыв { $n }.
event-hit = { $creature }: попадание, { $part }; урон { $damage }, ран { $n }.
event-critical = Критическая рана ({ $n }), { $part }: { $creature } – { $wound }.
event-lost_hp = { $creature } теряет здоровья: { $n }.
event-health = { $creature }: осталось здоровья { $n }.
event-healed = { $creature }: возвращается здоровья { $n }.
event-gained = { $creature }: { $condition }{ $n ->
    [1] .
   *[other] { " " }× { $n }.
}
event-shaken_off = { $creature }: больше не { $condition }.
event-advantage = { $creature }: преимущество { $n }.
event-stuck = { $creature }: в теле застревает { $missile }.
event-extracted = { $creature }: вынуто, { $missile }.
event-down = { $creature } падает без сил.
event-fainted = { $creature } теряет сознание.
event-woke = { $creature } приходит в себя.
event-died = { $creature }: смерть.
event-stands = { $creature } поднимается снова!
event-fated = { $creature }: { $fate }.
event-surrendered = { $creature } сдаётся.
event-left = { $creature } покидает поле.
event-fumbled = { $creature }: заминка – { $fumble }.
event-misfired = { $creature }, { $weapon }: { $misfire }.
event-weapon_fell = Теперь лежит на { $square }: { $weapon }.
event-notched = { $creature }: зазубрина, { $weapon }, всего { $n }.
event-broke = { $creature }: сломано, { $weapon }.
event-burst = Взрыв на { $square }: { $weapon }.
event-stands_off = { $creature }: теперь { $n ->
    [one] { $n } ярд
    [few] { $n } ярда
   *[many] { $n } ярдов
}, ближайший враг – { $target }.
event-weapon_lost = Падает на землю: { $weapon }.
event-burst_near = Взрыв: { $weapon }.
event-moved = { $creature } идёт на { $square }.
event-moved_unseen = { $creature } незаметно идёт на { $square }.
event-turned = { $creature } поворачивается: { $facing }.
event-disengaged = { $creature } { $success ->
    [yes] выходит из схватки
   *[no] не может выйти из схватки чисто
}.
event-infight = { $creature } и { $target } { $success ->
    [yes] бьются вплотную
   *[no] снова порознь
}.
event-clinch = { $creature } { $success ->
    [yes] держит
   *[no] больше не держит
}: { $target }.
event-aimed = { $creature } целится: { $target }.
event-reloaded = { $creature }, { $weapon }: { $success ->
    [yes] заряжено
   *[no] заряжается
}.
event-unjammed = { $creature }, { $weapon }: { $success ->
    [yes] прочищено
   *[no] всё ещё заедает
}.
event-wielded = { $creature } берёт: { $weapon } ({ $hand }).
event-stood = { $creature } встаёт.
event-aided = { $creature } помогает: { $target } – { $success ->
    [yes] удачно
   *[no] напрасно
}.
event-spell = { $creature }: { $spell }{ $target ->
    [none] {""}
   *[other] , { $target }
} – { $success ->
    [yes] удалось
   *[no] не удалось
}.
event-spell_stopped = { $creature } против чар: { $target } – { $success ->
    [yes] остановлено
   *[no] прошло
}.
event-mounted = { $creature } { $success ->
    [yes] садится верхом
   *[no] спешивается
}: { $target }.
event-fell_off = { $creature } падает с седла{ $success ->
    [yes] , невредимо
   *[no] {""}
}.
event-shouted = { $creature } кричит.
event-passed = { $creature } ничего не делает.
event-treated = { $creature }, { $wound }: { $success ->
    [yes] рана обработана
   *[no] лечение не удалось
}.
event-rested = Отдых; день { $n }.
event-repaired = { $creature } чинит: { $success ->
    [yes] готово
   *[no] напрасно
}.
event-group_acted = { $creature } и вся группа, { $count } в строю: попаданий { $hits }, ран { $n }, выведено из боя { $down }.
event-amended = Мастер меняет: { $text }.
event-die_replaced = Мастер поворачивает кость: выпало { $fell }, стало { $face }.
