## Into the dungeon and back

event-at_the_entrance = Отряд { $party } стои пред входа: { $landmark }. Кой ще слезе?
event-taken_below = { $member } слиза.
event-stayed_out = Отряд { $party } остава навън.
event-went_down = Отряд { $party } слиза под земята: { $landmark }. Отиват: { $members }.
event-waits_at_entrance = Отряд { $party } чака при входа, докато за онези долу настъпи неговият час.
event-came_up_elsewhere = Отряд { $party } излиза на открито на друго място, { $landmark }: { $members }.
event-camp_left = При входа остава отряд { $party }: { $members }.
event-came_up = Отряд { $party } излезе навън: { $members }.
event-hours_below = Часовете под земята се броят: отряд { $party } е изразходвал { $spent }, за днес остават { $left }.
event-meeting_passed_by = Срещата не завари никого: отряд { $party } е под земята.
event-unwatched_die = Оставеното без надзор при входа: { $face } от { $sides }
event-unwatched_lost = Оставеното без надзор го няма. { $members }
order-enter_dungeon = Отряд { $party }: { $brief }
    .brief = към входа под земята: { $landmark }
order-descend = Слизане
order-take_below = Слиза и { $member }
order-stay_out = Оставане навън
refused-surface-dungeon-entrance = Тук няма вход под земята, който отрядът е намерил и до който може да стигне.
refused-surface-dungeon-animals = Коне, елени и камили не слизат под земята.
refused-surface-dungeon-clock = Денят под земята свърши: първо всички отряди горе свършват своя.

## Orders below ground whose names are used above, too

order-below-rest = { $member }: { $brief }
    .brief = почива
order-below-drop = { $member }: { $brief }
    .brief = пусни: { $item }
order-below-place = { $member }: { $brief }
    .brief = в редица { $rank }
order-below-split = { $member }: { $brief }
    .brief = отдели се
order-below-wait = Чакай какво ще направят
order-below-leave = Тръгни си
