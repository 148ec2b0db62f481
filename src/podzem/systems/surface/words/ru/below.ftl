## Into the dungeon and back

event-at_the_entrance = Отряд { $party } стоит у входа: { $landmark }. Кто спустится?
event-taken_below = { $member } идёт вниз.
event-stayed_out = Отряд { $party } остаётся снаружи.
event-went_down = Отряд { $party } спускается под землю: { $landmark }. Идут: { $members }.
event-waits_at_entrance = Отряд { $party } ждёт у входа, пока для тех, кто внизу, не настанет его час.
event-came_up_elsewhere = Отряд { $party } выходит наружу в другом месте, { $landmark }: { $members }.
event-camp_left = У входа остаётся отряд { $party }: { $members }.
event-came_up = Отряд { $party } вышел наружу: { $members }.
event-hours_below = Часы под землёй засчитаны: отряд { $party } потратил { $spent }, на сегодня осталось { $left }.
event-meeting_passed_by = Встреча никого не застала: отряд { $party } под землёй.
event-unwatched_die = Оставленное без присмотра у входа: { $face } из { $sides }
event-unwatched_lost = Оставленное без присмотра пропало. { $members }
order-enter_dungeon = Отряд { $party }: { $brief }
    .brief = ко входу под землю: { $landmark }
order-descend = Спуститься
order-take_below = Взять вниз: { $member }
order-stay_out = Остаться снаружи
refused-surface-dungeon-entrance = Здесь нет входа под землю, который отряд нашёл и до которого может дойти.
refused-surface-dungeon-animals = Лошади, олени и верблюды под землю не идут.
refused-surface-dungeon-clock = День под землёй кончился: сперва закончат свой день все отряды наверху.

## Orders below ground whose names are used above, too

order-below-rest = { $member }: { $brief }
    .brief = отдыхать
order-below-drop = { $member }: { $brief }
    .brief = бросить: { $item }
order-below-place = { $member }: { $brief }
    .brief = в ряд { $rank }
order-below-split = { $member }: { $brief }
    .brief = отделиться
order-below-wait = Ждать, что они сделают
order-below-leave = Уйти
