## Into the dungeon and back

event-at_the_entrance = Party { $party } stands before { $landmark }. Who goes below?
event-taken_below = { $member } goes below.
event-stayed_out = Party { $party } stays in the open.
event-went_down = Party { $party } goes below ground: { $landmark }. With it: { $members }.
event-waits_at_entrance = Party { $party } waits at the entrance until those below have come to its hour.
event-came_up_elsewhere = Party { $party } comes out into the open elsewhere, at { $landmark }: { $members }.
event-camp_left = At the entrance stays party { $party }: { $members }.
event-came_up = Party { $party } comes out into the open: { $members }.
event-hours_below = The hours below count: party { $party } has spent { $spent }, and { $left } are left today.
event-meeting_passed_by = A meeting finds nobody: party { $party } is below ground.
event-unwatched_die = Unwatched goods at the entrance: { $face } of { $sides }
event-unwatched_lost = What was left unwatched is gone. { $members }
order-enter_dungeon = Party { $party }: { $brief }
    .brief = to the way below: { $landmark }
order-descend = Go below
order-take_below = Take { $member } below
order-stay_out = Stay in the open
refused-surface-dungeon-entrance = There is no way below here that the party has found and can reach now.
refused-surface-dungeon-animals = Horses, deer and camels never go below ground.
refused-surface-dungeon-clock = The day below is over: first every party above ends its day.

## Orders below ground whose names are used above, too

order-below-rest = { $member } { $brief }
    .brief = rests
order-below-drop = { $member } { $brief }
    .brief = drops { $item }
order-below-place = { $member } { $brief }
    .brief = to rank { $rank }
order-below-split = { $member } { $brief }
    .brief = goes apart
order-below-wait = Wait for what they do
order-below-leave = Leave
