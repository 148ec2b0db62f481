# Бой.

side-party = отрядът
side-others = противникът
side-none = никой

event-combat_begins = Боят започва на { $sazhens } саж.
event-combat_begins_unseen = Започва бой с някого в тъмното.
event-main_order = { $side ->
    [party] Отрядът
   *[others] Противникът
} { $order ->
    [fire] стреля
    [close] се приближава
    [withdraw] се оттегля
    [hold_line] стои на място
    [fight] сече
    [retreat] отстъпва
    [breakthrough] тръгва на пробив
   *[surrender] сваля оръжието
}.
event-moved = { $side ->
    [party] Отрядът измина
   *[others] Противникът измина
} { $sazhens } саж.
event-contact = Редиците се срещнаха.
event-shot = { $member } стреля: трябва { $needs } или повече (срещу { $target }).
event-struck = { $member } удря: трябва { $needs } или повече (срещу { $target }).
event-shot_die = Изстрел: { $face }.
event-strike_die = Удар: { $face }.
event-no_target = { $side ->
    [party] Вашите стрелци
   *[others] Вражеските стрелци
} не виждат никого.
event-unseen_shots = От мрака летят изстрели.
event-successes = { $side ->
    [party] Отрядът дължи
   *[others] Противникът дължи
} { $count ->
    [one] { $count } загуба
   *[other] { $count } загуби
}.
event-debt = Редицата я няма; към следващата преминава { $count ->
    [one] { $count } загуба
   *[other] { $count } загуби
}.
event-lapsed = Няма кого да се губи: { $count ->
    [one] { $count } загуба отпада
   *[other] { $count } загуби отпадат
}.
event-loss_pick = Жребий: { $face } от { $sides }.
event-broke_through = { $member } пробива през редицата.
event-front_opened = Отваря се втори фронт, на { $sazhens } саж.
event-front_closed = Фронтът е затворен.
event-retreated = Между редиците отново има { $sazhens } саж.
event-loyalty_due = Изпитание на верността, { $side ->
    [party] вашите спътници
   *[others] противникът
}: { $reason ->
    [leader] предводителят падна
    [half] половината са изгубени
    [outnumbered] враговете са два пъти повече
    [unbeatable] нищо не хваща този враг
    [cut_off] пътят е отрязан
   *[chase] преследването се проточи
}.
event-loyalty_die = Вярност: { $face }.
event-stood = { $member } устоява.
event-broke = { $member } не издържа и бяга.
event-ran_away = { $member } се измъква зад гърба на своите.
event-yielded = { $member } се предава.
event-cowers = { $member } се свива от страх.
event-stepped_up = { $member } застава в първата редица.
event-gave_up_chase = { $side ->
    [party] Отрядът прекратява
   *[others] Противникът прекратява
} преследването.
event-combat_over = { $side ->
    [party] Бойното поле е ваше.
    [others] Бойното поле е на противника.
   *[none] Боят свърши; полето не е на никого.
}
event-incidental = { $member } сменя оръжието: −1 в тази фаза.
event-whole_phase = { $member } е зает през цялата фаза.

order-fire = стреляй
order-close_in = приближи се с { $hs } полусаж.
order-fall_back = оттегли се с { $hs } полусаж.
order-hold_line = стой на място
order-fight = сечи
order-retreat = отстъпи с { $hs } полусаж.
order-breakthrough = пробивай
order-surrender = предай се
order-break_off = предложи да се разделите
order-keep_ranks = не запълвай празнините
order-front = { $member }: { $brief }
    .brief = в първата редица
order-back = { $member }: { $brief }
    .brief = назад
order-aim = { $member }: { $brief }
    .brief = цели се в далечните
order-breaker = { $member }: { $brief }
    .brief = пробивай
order-shift = { $member }: { $brief }
    .brief = към фронт { $front }
order-leader = { $member } { $brief }
    .brief = предвожда
order-lose = отпада { $member }
order-flee = те бягат
order-yield = те се предават
order-stay_behind = { $member }: { $brief }
    .brief = остани назад

refused-dungeon-attack-loss = Отпадналите се посочват сред дължащите, по един за загуба.
refused-dungeon-combat-breakthrough = Няма къде да се пробие: редицата е плътна, зад нея няма никого или боецът е твърде широк.
refused-dungeon-combat-close = Приближаването е поне половин сажен и най-много двойната скорост на най-бавния.
refused-dungeon-combat-end = Това вече е предложено.
refused-dungeon-combat-fight = В сечта не се стреля.
refused-dungeon-combat-modes = Това е действие на другия вид фаза.
refused-dungeon-combat-orders = Това не може да се заповяда сега.
refused-dungeon-combat-other = Някой е зает през цялата фаза или това не може да стане в бой.
refused-dungeon-combat-rear_front = Няма такъв фронт за него.
refused-dungeon-combat-rearrange = Той вече стои така.
refused-dungeon-combat-retreat = Отстъпва се поне с половин сажен, най-много със скоростта и само по свободен път.
refused-dungeon-combat-unscreened = Никой не стои достатъчно далеч зад открита редица.
refused-dungeon-combat-withdraw = Оттегля се поне с половин сажен, най-много с двойната скорост и само по свободен път.
refused-dungeon-load-ammo = В първата редица няма никой с готово оръжие и муниции.
refused-dungeon-loyalty-outcome = Сломените не слушат заповеди.
refused-dungeon-loyalty-triggers = Предводител се посочва само когато няма такъв.
refused-dungeon-surprise-use = Изненаданите не могат нищо в тази фаза.

event-will_throw = { $member } се готви да хвърли: { $item }.
event-thrown = { $member } хвърли: { $item }. Лежи при противника.
event-sleep_die = Сън за { $face ->
    [one] { $face } ниво
   *[other] { $face } нива
}.
event-fell_asleep = { $member } заспива.
event-newcomers_attack = На шума на боя излизат други и нападат: отваря се нов фронт.
event-newcomers_wait = На шума на боя излязоха други ({ $kind }) и чакат края му.
event-gathered = { $member } намира отново за { $count ->
    [one] { $count } фаза
   *[other] { $count } фази
} стрелба: { $item }.
order-throw = { $member }: { $brief }
    .brief = хвърли { $item }
refused-dungeon-attack-thrown = Двуръчно оръжие не се хвърля, а за фаза се хвърля само едно нещо.
refused-dungeon-combat-fire = Стреля и хвърля само първият ред и само от разстояние.

## Освен ударите: работа, пленници, врати

event-works_on = { $member } се залавя за работа: тя ще отнеме десет фази.
event-work_left = { $member } оставя работата.
event-guards = { $member } пази пленниците.
event-bound = { $member } връзва спящия: { $other }.
event-rescued = { $member } отново е на свобода.
order-bind = { $member }: { $brief }
    .brief = вържи { $other }
order-try_door = { $member }: { $brief }
    .brief = опитай вратата { $opening }
order-leave_off = { $member }: { $brief }
    .brief = остави работата
