### What is told of a fight.

title = Ширмата
tagline = Бой удар след удар: проценти, нива на успех, рани, които остават.
event-begins = Започва бой.
event-balanced = По броя на противниците боят е { $balance }.
event-surprise_hide = Скритите хвърлят { $face }.
event-surprise_watch = Бдящите хвърлят { $face }.
event-surprised = { $creature }: хванат неподготвен.
event-no_surprise = Никой не е изненадан.
event-round = { $n ->
    [0] Действат онези, които изненадаха.
   *[other] Рунд { $n }.
}
event-init = Инициатива: { $face }.
event-initiative = { $creature }: инициатива { $n }.
event-tie_ag = Равни: хвърляне за ловкост { $face }.
event-tie_d100 = Още равни: { $face }.
event-tie_chosen = { $creature } избира: { $answer }.
event-slot = На ход: { $creature }.
event-ended = Боят свърши: { $how }.
event-seat_done = Няма повече работа след боя: { $seat }.
event-finished = Такъв е краят: { $how }.
event-attack = Атака: хвърляне { $face }.
event-defence = Защита: хвърляне { $face }.
event-group_pick = Кой от групата: { $face }.
event-location = Зона на попадение: { $face }.
event-damage = Зар за щети: { $face }.
event-crit = Критична рана: { $face }.
event-crit_test = Проверка срещу раната: { $face }.
event-fumble = Гаф: { $face }.
event-fumble_extra = Гафът продължава: { $face }.
event-misfire = Засечка на барута: { $face }.
event-luck = Късмет: { $face }.
event-scatter_dir = Накъде лети: { $face }.
event-scatter_dist1 = Колко далеч: { $face }.
event-scatter_dist2 = И още: { $face }.
event-disengage = Излизане от схватката: { $face }.
event-cool = Хладнокръвие: { $face }.
event-heal = Лечение: { $face }.
event-craft = Занаят: { $face }.
event-agility = Ловкост: { $face }.
event-endurance = Устойчивост: { $face }.
event-bleed = Загубена кръв: { $face }.
event-burn = Огън: { $face }.
event-spread = Ще се прехвърли ли огънят: { $face }.
event-poison = Отрова: { $face }.
event-fate = Съдба: { $face }.
event-cast = Заклинание: { $face }.
event-counterspell = Контразаклинание: { $face }.
event-pray = Молитва: { $face }.
event-stray = Заблуден изстрел: { $face }.
event-ride = Езда: { $face }.
event-fall = Падане: { $face }.
event-tested = { $creature }, { $skill }: { $roll }, нива { $sl } – { $success ->
    [yes] успех
   *[no] провал
}.
event-reckoned = { $creature }, { $skill }: трябва най-много { $number }.
event-called = Водещият дава на следващата проверка { $n }: { $reason }.
event-declared = { $creature } → { $target }: { $act }, { $weapon }, { $zone }.
event-outcome = { $creature } → { $target }: { $answer }, разлика { $n }.
event-reacted = { $creature } изразходва реакцията: { $reaction }.
event-countered = Ответен удар: { $creature } → { $target }, разлика { $n }.
event-hit = { $creature }: попадение, { $part }; щети { $damage }, рани { $n }.
event-critical = Критична рана ({ $n }), { $part }: { $creature } – { $wound }.
event-lost_hp = { $creature } губи здраве: { $n }.
event-health = { $creature }: остава здраве { $n }.
event-healed = { $creature }: връща се здраве { $n }.
event-gained = { $creature }: { $condition }{ $n ->
    [1] .
   *[other] { " " }× { $n }.
}
event-shaken_off = { $creature }: вече не е { $condition }.
event-advantage = { $creature }: предимство { $n }.
event-stuck = { $creature }: в тялото се забива { $missile }.
event-extracted = { $creature }: извадено, { $missile }.
event-down = { $creature } пада без сили.
event-fainted = { $creature } губи съзнание.
event-woke = { $creature } идва на себе си.
event-died = { $creature }: смърт.
event-stands = { $creature } се изправя отново!
event-fated = { $creature }: { $fate }.
event-surrendered = { $creature } се предава.
event-left = { $creature } напуска полето.
event-fumbled = { $creature }: гаф – { $fumble }.
event-misfired = { $creature }, { $weapon }: { $misfire }.
event-weapon_fell = Сега лежи на { $square }: { $weapon }.
event-notched = { $creature }: нащърбване, { $weapon }, общо { $n }.
event-broke = { $creature }: счупено, { $weapon }.
event-burst = Взрив на { $square }: { $weapon }.
event-stands_off = { $creature }: сега { $n ->
    [one] { $n } ярд
   *[other] { $n } ярда
}, най-близкият враг – { $target }.
event-weapon_lost = Пада на земята: { $weapon }.
event-burst_near = Взрив: { $weapon }.
event-moved = { $creature } отива на { $square }.
event-moved_unseen = { $creature } отива незабелязано на { $square }.
event-turned = { $creature } се обръща: { $facing }.
event-disengaged = { $creature } { $success ->
    [yes] излиза от схватката
   *[no] не успява да излезе чисто от схватката
}.
event-infight = { $creature } и { $target } { $success ->
    [yes] се бият отблизо
   *[no] отново са разделени
}.
event-clinch = { $creature } { $success ->
    [yes] държи
   *[no] вече не държи
}: { $target }.
event-aimed = { $creature } се прицелва: { $target }.
event-reloaded = { $creature }, { $weapon }: { $success ->
    [yes] заредено
   *[no] зарежда се
}.
event-unjammed = { $creature }, { $weapon }: { $success ->
    [yes] отпушено
   *[no] още заяжда
}.
event-wielded = { $creature } взема: { $weapon } ({ $hand }).
event-stood = { $creature } става.
event-aided = { $creature } помага: { $target } – { $success ->
    [yes] успешно
   *[no] напразно
}.
event-spell = { $creature }: { $spell }{ $target ->
    [none] {""}
   *[other] , { $target }
} – { $success ->
    [yes] успя
   *[no] не успя
}.
event-spell_stopped = { $creature } срещу магията: { $target } – { $success ->
    [yes] спряна
   *[no] мина
}.
event-mounted = { $creature } { $success ->
    [yes] яхва
   *[no] слиза
}: { $target }.
event-fell_off = { $creature } пада от седлото{ $success ->
    [yes] , без вреда
   *[no] {""}
}.
event-shouted = { $creature } вика.
event-passed = { $creature } не прави нищо.
event-treated = { $creature }, { $wound }: { $success ->
    [yes] раната е обработена
   *[no] лечението не успя
}.
event-rested = Почивка; ден { $n }.
event-repaired = { $creature } поправя: { $success ->
    [yes] готово
   *[no] напразно
}.
event-group_acted = { $creature } и цялата група, общо { $count }: попадения { $hits }, рани { $n }, извадени от боя { $down }.
event-amended = Водещият променя: { $text }.
event-die_replaced = Водещият обръща зар: падна { $fell }, показва { $face }.
