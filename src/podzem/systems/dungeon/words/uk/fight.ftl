# Бій.

side-party = загін
side-others = супротивник
side-none = ніхто

event-combat_begins = Бій починається на { $sazhens } саж.
event-combat_begins_unseen = Починається бій з кимось у темряві.
event-main_order = { $side ->
    [party] Загін
   *[others] Супротивник
} { $order ->
    [fire] стріляє
    [close] зближається
    [withdraw] відходить
    [hold_line] стоїть на місці
    [fight] рубається
    [retreat] відступає
    [breakthrough] іде на прорив
   *[surrender] складає зброю
}.
event-moved = { $side ->
    [party] Загін пройшов
   *[others] Супротивник пройшов
} { $sazhens } саж.
event-contact = Ряди зійшлися.
event-shot = { $member } стріляє: треба { $needs } і більше (проти { $target }).
event-struck = { $member } б’є: треба { $needs } і більше (проти { $target }).
event-shot_die = Постріл: { $face }.
event-strike_die = Удар: { $face }.
event-no_target = { $side ->
    [party] Вашим стрільцям
   *[others] Стрільцям супротивника
} нікого не видно.
event-unseen_shots = З темряви летять постріли.
event-successes = { $side ->
    [party] За загоном
   *[others] За супротивником
} { $count ->
    [one] { $count } втрата
    [few] { $count } втрати
   *[many] { $count } втрат
}.
event-debt = Ряду більше немає; борг переходить на наступний: { $count ->
    [one] { $count } втрата
    [few] { $count } втрати
   *[many] { $count } втрат
}.
event-lapsed = Втрачати більше нікого: { $count ->
    [one] { $count } втрата пропадає
    [few] { $count } втрати пропадають
   *[many] { $count } втрат пропадають
}.
event-loss_pick = Жереб: { $face } з { $sides }.
event-broke_through = { $member } проривається крізь стрій.
event-front_opened = Відкривається другий фронт, { $sazhens } саж.
event-front_closed = Фронт закрито.
event-retreated = Між рядами знову { $sazhens } саж.
event-loyalty_due = Випробування вірності, { $side ->
    [party] ваші супутники
   *[others] супротивник
}: { $reason ->
    [leader] ватажок вибув
    [half] втрачено половину
    [outnumbered] ворогів удвічі більше
    [unbeatable] ворога нічим не взяти
    [cut_off] шлях відрізано
   *[chase] погоня затяглася
}.
event-loyalty_die = Вірність: { $face }.
event-stood = { $member } тримається.
event-broke = { $member } не витримує й тікає.
event-ran_away = { $member } вислизає за спинами своїх.
event-yielded = { $member } здається.
event-cowers = { $member } зіщулюється від страху.
event-stepped_up = { $member } стає в перший ряд.
event-gave_up_chase = { $side ->
    [party] Загін припиняє
   *[others] Супротивник припиняє
} погоню.
event-combat_over = { $side ->
    [party] Поле бою за вами.
    [others] Поле бою за супротивником.
   *[none] Бій скінчено; поле нічиє.
}
event-incidental = { $member } міняє зброю: −1 у цій фазі.
event-whole_phase = { $member } зайнятий усю фазу.

order-fire = стріляти
order-close_in = зблизитися на { $hs } півсаж.
order-fall_back = відійти на { $hs } півсаж.
order-hold_line = стояти на місці
order-fight = битися
order-retreat = відступити на { $hs } півсаж.
order-breakthrough = іти на прорив
order-surrender = здатися
order-break_off = запропонувати розійтися
order-keep_ranks = не заповнювати розриви
order-front = { $member }: { $brief }
    .brief = у перший ряд
order-back = { $member }: { $brief }
    .brief = назад
order-aim = { $member }: { $brief }
    .brief = цілити в дальніх
order-breaker = { $member }: { $brief }
    .brief = прориватися
order-shift = { $member }: { $brief }
    .brief = на фронт { $front }
order-leader = { $member } { $brief }
    .brief = очолює
order-lose = вибуває { $member }
order-flee = вони тікають
order-yield = вони здаються
order-stay_behind = { $member }: { $brief }
    .brief = лишитися позаду

refused-dungeon-attack-loss = Тих, хто вибуває, називають серед винних, по одному на втрату.
refused-dungeon-combat-breakthrough = Прориватися нікуди: стрій закритий, за ним нікого або боєць завеликий.
refused-dungeon-combat-close = Зближаються щонайменше на пів сажня й не далі подвійної швидкості найповільнішого.
refused-dungeon-combat-end = Це вже запропоновано.
refused-dungeon-combat-fight = У січі не стріляють.
refused-dungeon-combat-modes = Це дія іншої фази.
refused-dungeon-combat-orders = Зараз цього наказати не можна.
refused-dungeon-combat-other = Хтось зайнятий усю фазу, або в бою цього не зробити.
refused-dungeon-combat-rear_front = Такого фронту для нього немає.
refused-dungeon-combat-rearrange = Він уже так і стоїть.
refused-dungeon-combat-retreat = Відступають щонайменше на пів сажня, не далі швидкості й лише вільним шляхом.
refused-dungeon-combat-unscreened = За відкритим строєм ніхто не стоїть досить далеко.
refused-dungeon-combat-withdraw = Відходять щонайменше на пів сажня, не далі подвійної швидкості й лише вільним шляхом.
refused-dungeon-load-ammo = У першому ряді нікого зі зброєю напоготові та припасом.
refused-dungeon-loyalty-outcome = Зламані наказів не слухають.
refused-dungeon-loyalty-triggers = Ватажка називають, лише коли його немає.
refused-dungeon-surprise-use = Заскочені зненацька в цій фазі нічого не можуть.

event-will_throw = { $member } готується метнути: { $item }.
event-thrown = { $member } метнув: { $item }. Воно лежить біля ворога.
event-sleep_die = Сон, { $face ->
    [one] { $face } рівень
    [few] { $face } рівні
   *[many] { $face } рівнів
}.
event-fell_asleep = { $member } засинає.
event-newcomers_attack = На шум бою виходять інші й нападають: відкривається новий фронт.
event-newcomers_wait = На шум бою вийшли інші ({ $kind }) і чекають, чим він скінчиться.
event-gathered = { $member } знаходить знову, на { $count ->
    [one] { $count } фазу
    [few] { $count } фази
   *[many] { $count } фаз
} стрільби: { $item }.
order-throw = { $member }: { $brief }
    .brief = метнути { $item }
refused-dungeon-attack-thrown = Дворучну зброю не метають, і за фазу метають лише одну річ.
refused-dungeon-combat-fire = Стріляє й метає тільки перший ряд і тільки на відстані.

## Крім ударів: робота, полонені, двері

event-works_on = { $member } береться до роботи: вона займе десять фаз.
event-work_left = { $member } кидає роботу.
event-guards = { $member } стереже бранців.
event-bound = { $member } в’яже сонного: { $other }.
event-rescued = { $member } знову на волі.
order-bind = { $member }: { $brief }
    .brief = зв’язати { $other }
order-try_door = { $member }: { $brief }
    .brief = спробувати двері { $opening }
order-leave_off = { $member }: { $brief }
    .brief = кинути роботу
