## Into the dungeon and back

event-at_the_entrance = Загін { $party } стоїть біля входу: { $landmark }. Хто спуститься?
event-taken_below = { $member } йде вниз.
event-stayed_out = Загін { $party } лишається зовні.
event-went_down = Загін { $party } спускається під землю: { $landmark }. Ідуть: { $members }.
event-waits_at_entrance = Загін { $party } чекає біля входу, поки для тих, хто внизу, не настане його година.
event-came_up_elsewhere = Загін { $party } виходить назовні в іншому місці, { $landmark }: { $members }.
event-camp_left = Біля входу лишається загін { $party }: { $members }.
event-came_up = Загін { $party } вийшов назовні: { $members }.
event-hours_below = Години під землею зараховано: загін { $party } витратив { $spent }, на сьогодні лишилося { $left }.
event-meeting_passed_by = Зустріч нікого не застала: загін { $party } під землею.
event-unwatched_die = Лишене без нагляду біля входу: { $face } з { $sides }
event-unwatched_lost = Лишене без нагляду зникло. { $members }
order-enter_dungeon = Загін { $party }: { $brief }
    .brief = до входу під землю: { $landmark }
order-descend = Спуститися
order-take_below = Узяти вниз: { $member }
order-stay_out = Лишитися зовні
refused-surface-dungeon-entrance = Тут немає входу під землю, який загін знайшов і до якого може дійти.
refused-surface-dungeon-animals = Коні, олені й верблюди під землю не йдуть.
refused-surface-dungeon-clock = День під землею скінчився: спершу закінчать свій день усі загони нагорі.

## Orders below ground whose names are used above, too

order-below-rest = { $member }: { $brief }
    .brief = відпочивати
order-below-drop = { $member }: { $brief }
    .brief = кинути: { $item }
order-below-place = { $member }: { $brief }
    .brief = у ряд { $rank }
order-below-split = { $member }: { $brief }
    .brief = відокремитися
order-below-wait = Чекати, що вони зроблять
order-below-leave = Піти
