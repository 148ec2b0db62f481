# Бой.

side-party = отряд
side-others = противник
side-none = никто

event-combat_begins = Бой начинается на { $sazhens } саж.
event-combat_begins_unseen = Начинается бой с кем-то в темноте.
event-main_order = { $side ->
    [party] Отряд
   *[others] Противник
} { $order ->
    [fire] стреляет
    [close] сближается
    [withdraw] отходит
    [hold_line] стоит на месте
    [fight] рубится
    [retreat] отступает
    [breakthrough] идёт на прорыв
   *[surrender] складывает оружие
}.
event-moved = { $side ->
    [party] Отряд прошёл
   *[others] Противник прошёл
} { $sazhens } саж.
event-contact = Ряды сошлись.
event-shot = { $member } стреляет: нужно { $needs } и больше (против { $target }).
event-struck = { $member } бьёт: нужно { $needs } и больше (против { $target }).
event-shot_die = Выстрел: { $face }.
event-strike_die = Удар: { $face }.
event-no_target = { $side ->
    [party] Вашим стрелкам
   *[others] Стрелкам противника
} никого не видно.
event-unseen_shots = Из темноты летят выстрелы.
event-successes = { $side ->
    [party] За отрядом
   *[others] За противником
} { $count ->
    [one] { $count } потеря
    [few] { $count } потери
   *[many] { $count } потерь
}.
event-debt = Ряда больше нет; долг переходит на следующий: { $count ->
    [one] { $count } потеря
    [few] { $count } потери
   *[many] { $count } потерь
}.
event-lapsed = Терять больше некого: { $count ->
    [one] { $count } потеря пропадает
    [few] { $count } потери пропадают
   *[many] { $count } потерь пропадают
}.
event-loss_pick = Жребий: { $face } из { $sides }.
event-broke_through = { $member } прорывается сквозь строй.
event-front_opened = Открывается второй фронт, { $sazhens } саж.
event-front_closed = Фронт закрыт.
event-retreated = Между рядами снова { $sazhens } саж.
event-loyalty_due = Испытание верности, { $side ->
    [party] ваши спутники
   *[others] противник
}: { $reason ->
    [leader] предводитель выбыл
    [half] потеряна половина
    [outnumbered] врагов вдвое больше
    [unbeatable] врага ничем не взять
    [cut_off] путь отрезан
   *[chase] погоня затянулась
}.
event-loyalty_die = Верность: { $face }.
event-stood = { $member } держится.
event-broke = { $member } не выдерживает и бежит.
event-ran_away = { $member } ускользает за спинами своих.
event-yielded = { $member } сдаётся.
event-cowers = { $member } сжимается от страха.
event-stepped_up = { $member } становится в первый ряд.
event-gave_up_chase = { $side ->
    [party] Отряд прекращает
   *[others] Противник прекращает
} погоню.
event-combat_over = { $side ->
    [party] Поле боя за вами.
    [others] Поле боя за противником.
   *[none] Бой окончен; поле ничьё.
}
event-incidental = { $member } меняет оружие: −1 в этой фазе.
event-whole_phase = { $member } занят всю фазу.

order-fire = стрелять
order-close_in = сблизиться на { $hs } полусаж.
order-fall_back = отойти на { $hs } полусаж.
order-hold_line = стоять на месте
order-fight = биться
order-retreat = отступить на { $hs } полусаж.
order-breakthrough = идти на прорыв
order-surrender = сдаться
order-break_off = предложить разойтись
order-keep_ranks = не заполнять разрывы
order-front = { $member }: { $brief }
    .brief = в первый ряд
order-back = { $member }: { $brief }
    .brief = назад
order-aim = { $member }: { $brief }
    .brief = целить в дальних
order-breaker = { $member }: { $brief }
    .brief = прорываться
order-shift = { $member }: { $brief }
    .brief = на фронт { $front }
order-leader = { $member } { $brief }
    .brief = предводит
order-lose = выбывает { $member }
order-flee = они бегут
order-yield = они сдаются
order-stay_behind = { $member }: { $brief }
    .brief = остаться позади

refused-dungeon-attack-loss = Выбывающих называют среди тех, кто должен, по одному на потерю.
refused-dungeon-combat-breakthrough = Прорываться некуда: строй закрыт, за ним никого нет или боец слишком широк.
refused-dungeon-combat-close = Сближаются не меньше чем на полсажени и не дальше двойной скорости самого медленного.
refused-dungeon-combat-end = Это уже предложено.
refused-dungeon-combat-fight = В сече не стреляют.
refused-dungeon-combat-modes = Это действие другой фазы.
refused-dungeon-combat-orders = Сейчас этого приказать нельзя.
refused-dungeon-combat-other = Кто-то занят всю фазу, или в бою этого не сделать.
refused-dungeon-combat-rear_front = Такого фронта для него нет.
refused-dungeon-combat-rearrange = Он уже так и стоит.
refused-dungeon-combat-retreat = Отступают не меньше чем на полсажени, не дальше скорости и только по свободному пути.
refused-dungeon-combat-unscreened = За открытым строем никто не стоит достаточно далеко.
refused-dungeon-combat-withdraw = Отходят не меньше чем на полсажени, не дальше двойной скорости и только по свободному пути.
refused-dungeon-load-ammo = В первом ряду нет никого с оружием наготове и припасом.
refused-dungeon-loyalty-outcome = Сломленные приказов не слушают.
refused-dungeon-loyalty-triggers = Предводителя называют, только когда его нет.
refused-dungeon-surprise-use = Застигнутые врасплох в этой фазе ничего не могут.

event-will_throw = { $member } готовится метнуть: { $item }.
event-thrown = { $member } метнул: { $item }. Оно лежит у противника.
event-sleep_die = Сон, { $face ->
    [one] { $face } уровень
    [few] { $face } уровня
   *[many] { $face } уровней
}.
event-fell_asleep = { $member } засыпает.
event-newcomers_attack = На шум боя выходят другие и нападают: открывается новый фронт.
event-newcomers_wait = На шум боя вышли другие ({ $kind }) и ждут, чем он кончится.
event-gathered = { $member } находит снова, на { $count ->
    [one] { $count } фазу
    [few] { $count } фазы
   *[many] { $count } фаз
} стрельбы: { $item }.
order-throw = { $member }: { $brief }
    .brief = метнуть { $item }
refused-dungeon-attack-thrown = Двуручное оружие не мечут, и за фазу мечут лишь одну вещь.
refused-dungeon-combat-fire = Стреляет и мечет только первый ряд и только на расстоянии.

## Помимо ударов: работа, пленные, двери

event-works_on = { $member } берётся за работу: она займёт десять фаз.
event-work_left = { $member } бросает работу.
event-guards = { $member } сторожит пленных.
event-bound = { $member } вяжет спящего: { $other }.
event-rescued = { $member } снова на свободе.
order-bind = { $member }: { $brief }
    .brief = связать { $other }
order-try_door = { $member }: { $brief }
    .brief = попробовать дверь { $opening }
order-leave_off = { $member }: { $brief }
    .brief = бросить работу
