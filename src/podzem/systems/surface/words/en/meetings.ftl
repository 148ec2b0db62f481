# Meetings above ground, hiding and pursuit: events, orders.

surprised-none = nobody
surprised-party = you
surprised-others = those met
surprised-both = both sides
why-hidden = out of sight
why-unpursued = nobody follows
why-settlement = behind walls that are friendly

event-column_die = Which table of meetings: { $face } (d{ $sides })
event-row_die = Who is met: { $face } (d{ $sides })
event-note_die = What they bring: { $face } (d{ $sides })
event-emerge_die = Does anybody come out: { $face } (d{ $sides })
event-emerged = Out of { $landmark } somebody comes upon party { $party }.
event-those_met = Party { $party } is met by: { $kind }, { $count }.
event-unawares_die = Surprise: { $face } (d{ $sides })
event-unawares = Caught unawares: { $surprised }.
event-range_die = Distance: { $face } (d{ $sides })
event-met = You meet: { $kind }, { $count }, { $sazhens } saz. off.
event-side_shown = Giving up the advantage: { $side }.
event-side_withdrew = Back by { $sazhens } saz.: { $side }.
event-side_waits = Waiting: { $side }.
event-ways_part = Each side goes its way.
event-hide_die = Hiding: { $face } (d{ $sides })
event-hidden = Out of sight: { $side }.
event-not_hidden = Still in sight: { $side }.
event-combat_above = Combat begins at { $sazhens } saz.; the field is { $width } saz. wide.
event-flight_begins = In flight: { $side }.
event-flight_fails = The enemy is upon them, there is no flight: { $side }.
event-unpursued = Nobody follows; away: { $side }.
event-pursued = Leg { $leg } of the pursuit; in flight: { $side }.
event-flight_die = Where the flight goes: { $face } (d{ $sides })
event-fled_to = You run { $direction }, to { $cell } (units: { $units }).
event-no_way_to_run = There is nowhere to run: { $side }.
event-catch_die = Catching up: { $face } (d{ $sides })
event-caught = Caught at { $sazhens } saz.: { $side }.
event-got_away = Away: { $side } ({ $why }).
event-wearied = No time to get their breath; fatigue { $count }: { $members }.
event-side_surrenders = They lay down their arms: { $side }.
event-left_lying = { $member } is left lying.
event-wares_shown = They show what they have, worth { $kuna } kuna in all; donkeys: { $count }.
event-spoils = Left on the field: { $item }, { $count }.
event-beasts_taken = Donkeys taken: { $count }.

order-surprise = Caught unawares: { $side }
order-free_hide = Hide unnoticed
order-show = Show yourselves
order-withdraw = Withdraw by { $hs } half-sazhens
order-stand_by = Wait
order-let_pass = Let them pass
order-trade = { $member }: buy of them { $item } × { $count }
order-trade_beast = Buy a donkey of them
order-hide = Hide
order-flee = Flee
order-abandon = Leave { $member } lying
order-pursue = Pursue
order-give_up = Give the pursuit up
order-run = Run on

prospect-hidden = out of sight
prospect-caught = caught in the end
prospect-escaped = away in the end

modifier-kind = their kind

refused-surface-encounter-triple = Nobody goes so far before the others see him.
refused-surface-hide-chance = There is nowhere to hide here, or not from these.
refused-surface-hide-distance = They are too near: one hides at a hundred sazhens and more.
refused-surface-hide-free = Only who has taken the others by surprise hides for nothing.
refused-surface-hide-once = Hiding has been tried in this meeting already.
refused-surface-hide-time = Whoever hides does nothing else in this phase.
refused-surface-pursuit-flee = Nobody runs while somebody cannot move: unload him or leave him.
refused-surface-pursuit-leg = In this leg of the chase that is not open to you.
refused-surface-pursuit-players_pursue = Nothing of the day is left for a chase: force the march or give up.
refused-surface-encounter-advantage = Only the use of the surprise is open now: attack, withdraw, hide or show yourselves.
refused-surface-encounter-orders = At this moment of the meeting that is not open.
refused-surface-encounter-tables = They have no such thing to sell, or not so many.
