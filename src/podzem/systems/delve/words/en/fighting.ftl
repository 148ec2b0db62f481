### Meetings, fights, morale and flight.

# Checks.

event-check_die = A check: { $face }.
event-checked = { $member }, { $pair }: { $roll }, in all { $total } against { $difficulty } – { $success ->
    [yes] success
   *[no] failure
}.
event-search_rolled = { $member } searches, { $pair }: { $roll }, in all { $total }.
event-search_compared = { $hidden ->
    [door] A secret door
    [cache] A cache
   *[trap] A trap
} ({ $place }): { $total } against { $difficulty } – { $success ->
    [yes] found
   *[no] not found
}.
event-opposed = { $member } against { $other }, { $pair }: { $total } to { $their_total } – { $success ->
    [yes] won
   *[no] lost
}.
event-ruled = The judge decides { $asked ->
    [cover] on the cover
    [lethal] on the lethal attack
    [stunning] whether the ambush stuns
    [morale] whether courage is tried
    [conduct] how the broken behave
    [return] whether they come back
    [pursuit] whether they pursue
    [plan] on the plan
    [search] whether the description is enough
    [distance] how far off they are
    [advantage] who has the advantage
    [context] how their mood is read
    [hint] whether a danger is hinted at
    [favour] which favour is asked
    [favour_done] whether the favour is done
    [wander] what the encounter check brings
   *[other] what those met do
}: { $answer } (by the book: { $was }).

# Meetings.

event-exit_die = By which way they come: { $face }.
event-distance_die = How far off: { $face }.
event-distance = { $kind } ({ $count }) at { $feet } feet.
event-advantage = Who is easier to notice: the party { $party }, those met { $they }.
event-noticed = { $side ->
    [both] Both sides notice each other at once.
   *[other] You notice them before they notice you.
}
event-noticed_first = Noticed first: { $side ->
    [party] the party
    [they] those met
   *[both] both
}.
event-band_seen = You see: { $kind } ({ $count }), { $feet } feet away.
event-band_heard = Somebody is there; you hear them, but see nobody.
event-chose = The party decides: { $choice }.
event-they_chose = Those met decide: { $choice }.
event-watched =
    You watch them unseen. { $sought ->
        [number] Their number: { $count }.
        [kind] Their kind: { $kind }.
       *[mood] { $mood }
    }
event-left_alone = You slip away unnoticed.
event-passed_by = They pass by without noticing you.
event-found_out = { $side ->
    [party] They notice you!
   *[they] You notice somebody trying to hide.
}
event-ambush = { $side ->
    [party] The ambush succeeds: they suspect nothing.
   *[they] An ambush!
}
event-reaction_die = Reaction: { $face }.
event-reaction = Reaction { $total }: { $attitude ->
    [worst] most hostile
    [bad] very hostile
    [as_expected] as expected
    [good] very friendly
   *[best] most friendly
} ({ $wont ->
    [hostile] hostile by habit
    [neutral] neutral by habit
   *[friendly] friendly by habit
}).
event-mood = { $mood }
event-spoke = { $member } speaks to them.
event-peace_die = What they do: { $face }.
event-tribute_die = The tribute: { $face }.
event-they_leave = They go their way: { $kind }.
event-they_attack = They attack: { $kind }!
event-demand = { $ask ->
    [demand_bribe] They demand a bribe
    [ask_bribe] They ask for a bribe
   *[ask_favour] They ask a favour, or its worth
}, { $goods ->
    [food] rations
   *[coins] coins
}: { $count }.
event-favour = Or drive off those who live nearest: { $foe }. The way to them: { $exit }.
event-favour_said = They ask: “{ $said }”
event-promised = You promise. Here they will wait for you: { $kind }.
event-called_on = You come back to those who wait: { $kind }.
event-served = The favour is done, and they are pleased with you: { $kind }.
event-not_served = They shake their heads: it is not done yet.
event-order_away = They order you to leave.
event-news = They tell of what lies beyond { $exit }: { $news }.
event-tribute = They lay down a tribute, coins: { $count }.
event-paid = { $ask ->
    [ask_favour] You pay, coins: { $count }. It is the price of the favour.
   *[other] You pay, { $goods ->
        [food] rations
       *[coins] coins
    }: { $count }. They take it and go.
}
event-refused = You refuse.
event-gift = You make a gift, { $goods ->
        [food] rations
       *[coins] worth in coins
    }: { $count }.
event-threat = You threaten them.
event-withdrew = You withdraw before their eyes.
event-overdue = You are still here, and they attack: { $kind }!

# Fights.

event-fight_begins = It comes to a fight.
event-extra_round = { $side ->
    [party] They are taken by surprise: you act before them.
   *[they] You are taken by surprise: they act before you.
}
event-initiative_die = Initiative: { $face }.
event-initiative = { $member }: initiative { $total }.
event-initiative_kind = Initiative { $total }: { $kind }.
event-initiative_side = Initiative { $total }: { $side ->
    [party] the party
   *[other] those met
}.
event-late = Others join the fight.
event-round = Round { $count }.
event-attack_die = Attack: { $face }.
event-attacked = { $member } → { $target }: { $roll }, in all { $total } against { $difficulty } – { $roll ->
    [1] a one always misses
    [20] a twenty always hits
   *[other] { $success ->
        [yes] a hit
       *[no] a miss
    }
}.
event-struck_air = { $member } strikes empty air.
event-damage_die = Damage: { $face }.
event-hit = { $target } is hit: −{ $count }.
event-lethal =
    { $member } → { $target }: a lethal attack – { $success ->
        [yes] the victim drops
       *[no] the victim stands it
    }.
event-lethal_denied = { $member } → { $target }: no lethal attack, an ordinary one.
event-fell = { $target }: { $how }.
event-died = { $target } is dead.
event-corroded = { $member }: the weapon is eaten away – { $item }.
event-moved = { $member } moves: { $place }.
event-bumped = { $member } runs into somebody unseen: { $place }.
event-door_opened = { $member } opens: { $opening }.
event-reloaded = { $member } reloads: { $item }.
event-drank = { $member } gives { $item } to { $target }: +{ $count }.
event-potion_die = Healing: { $face }.
event-aided = { $member } tends { $target }: { $success ->
    [yes] the bleeding stops
   *[no] in vain
}.
event-hid = { $member } hides.
event-took_cover = { $member } takes cover; they know where.
event-shouted = { $member } shouts.
event-surrendered = { $member } surrenders.
event-dropped = { $member } drops: { $things }.
event-lull = Nobody comes at anybody any more: the fight dies down.
event-fight_ended = The fight is over; rounds: { $rounds }.
event-missiles_found = { $member } finds missiles again: { $count }.
event-alarm_raised = They raise the alarm.
event-hp_die = Hit points: { $face }.
event-number_die = How many: { $face }.
event-purse_die = A purse: { $face }.
event-purse = They carry coins: { $coins }.

# Morale.

event-morale_die = Morale: { $face }.
event-morale = Morale, { $reason }: { $total } against { $score } – { $success ->
    [yes] they stand
   *[no] they break
}.
event-conduct_die = How they behave: { $face }.
event-broke = Their courage breaks: { $kind } – { $conduct }.
event-cornered = They have no way out and fight on: { $kind }.
event-offered = To be let go they offer coins: { $coins }.
event-companions_broke = Your people run away: { $members }.
event-returned = They take heart and come back: { $kind }.
event-stunned = The ambush stuns them: { $kind }.
event-gone = They are gone: { $kind }.
event-captured = Taken captive: { $kind } ({ $count }).
event-escape_die = Who escapes: { $face }.
event-captive_escaped = A captive escapes: { $target }.
event-captive_killed = { $member } kills a captive: { $target }.
event-wants_double = { $target } would come for twice the wage, { $kuna } kuna a day.
event-leaves_in_peace = { $target } will not come with you and leaves in peace.
event-knows_nothing = They know nothing of what lies around ({ $kind }).
event-captives_freed = You let the captives go: { $kind }.
event-set_free = { $member } is free again.
event-uproar_die = What the other captives do: { $face }.
event-uproar = The other captives ({ $kind }): { $how }.
event-captives_sold = Captives led out and sold: { $count }, for { $kuna } kuna.
event-ransom = Your captors ask coins: { $count } – { $success ->
    [yes] paid, and you are free
   *[no] you cannot pay, and are led away
}.

# Flight.

event-flight_declared = { $member } turns to flee!
event-flight_joined = { $member } flees, too.
event-stayed = { $member } stays and fights.
event-planned = { $member } has a plan: { $plan }.
event-plan_helps = The plan helps: { $plan }.
event-thrown_down = { $member } throws down: { $item }.
event-pursuit_die = Do they pursue: { $face }.
event-pursuit = They pursue on { $threshold } or less: { $success ->
    [yes] yes
   *[no] no
}.
event-pursued = { $success ->
    [yes] They come after you!
   *[no] They do not pursue you.
}
event-escaped = Away, and safe: { $members }.
event-caught = Caught up with: { $members }.
event-left_behind = Left behind: { $target }.
event-chased = You hunt them ({ $kind }): { $success ->
    [yes] caught
   *[no] they get away
}.

event-judge_ruled = The judge adds { $count } to the next roll: { $member }.

# Orders.

order-meet = { $choice }
order-watch = Watch unseen: { $question }
order-parley = { $choice }
order-speak = { $member } speaks
order-gift = Give as a gift: { $item }
order-deal = { $choice } ({ $band })
order-call_on = Come with what was promised: { $band }
order-name_favour = Name the favour: “{ $said }”
order-call_parley = { $member }: { $brief }
    .brief = call for talks
order-kill_captive = { $member }: { $brief }
    .brief = kill the captive { $target }
order-recruit = Ask to hire on: { $target }
order-recruit_double = Hire for twice the wage: { $target }
order-question = { $member }: { $brief }
    .brief = question the captives ({ $band })
order-free_captives = Let the captives go ({ $band })
order-attack = { $member } → { $brief }
    .brief = { $target }: strike ({ $item })
order-knock_out = { $member } → { $brief }
    .brief = { $target }: knock out ({ $item })
order-strike_at = { $member }: { $brief }
    .brief = strike blindly, { $place } ({ $item })
order-shoot = { $member } → { $brief }
    .brief = { $target }: shoot ({ $item })
order-throw = { $member } → { $brief }
    .brief = { $target }: throw ({ $item })
order-lethal = { $member } → { $brief }
    .brief = { $target }: lethal attack ({ $item })
order-reload = { $member }: { $brief }
    .brief = reload { $item }
order-move = { $member }: { $brief }
    .brief = move, { $place }
order-dash = { $member }: { $brief }
    .brief = move on instead of acting, { $place }
order-fall_back = { $member }: { $brief }
    .brief = withdraw fighting, { $place }
order-first_aid = { $member }: { $brief }
    .brief = stop the bleeding, { $target }
order-drink = { $member }: { $brief }
    .brief = { $item } for { $target }
order-hide_here = { $member }: { $brief }
    .brief = hide here
order-shout = { $member }: { $brief }
    .brief = shout
order-surrender = { $member }: { $brief }
    .brief = surrender
order-end_turn = { $member }: { $brief }
    .brief = nothing more this round
order-leave_dying = { $member }: { $brief }
    .brief = give up tending the dying
order-flee = { $member }: { $brief }
    .brief = flee!
order-flee_too = { $member }: { $brief }
    .brief = flee, too
order-stay = { $member }: { $brief }
    .brief = stay and fight
order-plan = { $member }: { $brief }
    .brief = plan of escape – { $plan }
order-throw_down = { $member }: { $brief }
    .brief = throw down { $item }
order-away = { $member }: { $brief }
    .brief = run!
order-modify = Add to the next roll: { $member }, { $count }
order-frighten = Frighten: { $band }
order-answer = { $answer }

# What words name.

pair-wisdom-notice = WIS/NOTICE
pair-dexterity-stealth = DEX/STEALTH
pair-intellect-craft = INT/CRAFT
pair-strength-athletics = STR/ATHLETICS
pair-dexterity-athletics = DEX/ATHLETICS
member-somebody = somebody unseen
creature-somebody = somebody unseen
item-hand = bare hands
choice-greet = greet them
choice-slip_away = slip away
choice-hide = hide and let them pass
choice-ambush = lie in ambush
choice-strike = strike at once
choice-show = show yourselves
choice-attack = attack
choice-withdraw = withdraw openly
choice-wait = wait
choice-pay = pay
choice-refuse = refuse
choice-promise = promise it
choice-report = say that it is done
choice-threaten = threaten
choice-leave = part
choice-pursue = pursue
choice-let_go = let them go
choice-take_captive = take them captive
choice-accept = accept the offer
choice-press = fight on
watched-number = their number
watched-kind = their kind
watched-mood = their mood
conduct-drop_gear = they drop what they hold and run
conduct-drop_loot = they drop their loot and run
conduct-beg = they beg for mercy
conduct-pray = they pray to their gods
conduct-bribe = they offer a bribe
conduct-retreat = they withdraw in good order
conduct-flee = they run
reason-attacked = the first casualty
reason-leader = their leader fell
reason-hopeless = victory seems impossible
reason-fear = fear
reason-lone = badly wounded
reason-stunned = stunned by the ambush
how-down = down and dying
how-returned = came back with something of value
how-knocked_out = knocked out
how-dead = dead
how-flee = they run
how-fight = they fight
news-dwellers = somebody lives there
news-trap = there is a trap
news-treasure = there is something of value
news-empty = nothing of note
plan-narrow = a passage too narrow for them
answer-greet = they greet
answer-slip_away = they slip away
answer-hide = they hide and let them pass
answer-ambush = they lie in ambush
answer-strike = they strike at once
answer-show = they show themselves
answer-party = the party notices first
answer-they = they notice first
answer-both = both notice at once
answer-hostile = hostile
answer-neutral = neutral
answer-friendly = friendly
answer-10 = 10 feet
answer-20 = 20 feet
answer-30 = 30 feet
answer-40 = 40 feet
answer-50 = 50 feet
answer-60 = 60 feet
answer-0 = no cover
answer-2 = soft cover
answer-4 = hard cover
answer-book = what the book says
answer-roll = let the die decide
answer-pursue = they give chase
answer-let_go = they let the party go
modifier-exhaustion = exhaustion
modifier-freed = freed from captivity
modifier-half_share = half a share
modifier-none_lost = nobody was lost
modifier-half_lost = half were lost
modifier-medicine = medicine
modifier-ruling = the judge's word
modifier-help = help
modifier-hit_dice = hit dice
modifier-unseen = unseen target
modifier-cover = cover
modifier-weapon = weapon
modifier-experience = experience
modifier-attack = by its kind
modifier-kind = by its kind
modifier-base = everybody
modifier-plan = plan of escape
modifier-slow = somebody slow
modifier-fewer = fewer flee than pursue
modifier-pursuit = they seldom pursue
modifier-angry = furious or on alert
modifier-hunter = hunters
modifier-thrown = something thrown down
modifier-others_stay = others stay and fight
sum-attack = Attack: d20 { $total }
sum-defence = To be reached: { $total }
sum-damage = Damage: { $dice } { $total }
sum-flight = Your flight: 2d6 { $total }
sum-pursuer = The fastest pursuer: 2d6 { $total }
sum-check = Check: 2d6 { $total } against { $difficulty }
prospect-hit = it hits
prospect-success = success
prospect-pursued = they pursue
prospect-escaped = you get away
prospect-kill = it kills outright
prospect-caught = you catch them
prospect-jammed = the lock jams
prospect-sprung = the trap springs
prospect-noticed = notices, if there is anything
prospect-unseen = you stay unseen
prospect-break = they lose heart

# Refusals.

refused-delve-combat-actions = Nothing is left of this round for that.
refused-delve-combat-order = It is somebody else's turn.
refused-delve-combat-range = Out of reach or range, too close to the enemy, or not ready to shoot.
refused-delve-combat-move = There is no way there within a Move, or no room.
refused-delve-combat-withdraw = That square is not out of their reach.
refused-delve-combat-firstaid = Nobody who is dying lies within reach.
refused-delve-combat-end = The fight is over; only the dying are tended.
refused-delve-vis-cover = There is no cover here.
refused-delve-vis-memory = Where the target is has been forgotten.
refused-delve-dark-ranged = What is not seen cannot be shot at.
refused-delve-dark-melee = Nobody is seen there; strike blindly at a square within reach, where none of your own stands.
refused-delve-meet-decision = That cannot be decided now.
refused-delve-react-roll = Nobody can speak now, or somebody has spoken already.
refused-delve-react-bribe = { $why ->
    [coins] Not enough coins: there are { $count }, it takes { $most }.
    [food] Not enough rations: there are { $count }, it takes { $most }.
   *[unasked] That is not what they ask for.
}
refused-delve-react-peace = No such favour is at issue now, or you are far from those who wait.
refused-delve-react-shift = That was tried already, or has no worth.
refused-delve-ambush-hidden = Not everybody has a hiding place.
refused-delve-ambush-lethal = Only from a won ambush, before they can act, at somebody seen, near and with a body to kill.
refused-delve-morale-break = They do not behave like that.
refused-delve-morale-captives = There is no such captive within reach.
refused-delve-morale-pc = Characters of players never check morale.
refused-delve-flee-declare = Flight is declared instead of acting; now only those who are asked decide.
refused-delve-flee-failure = Caught: the next round is fought in full.
refused-delve-flee-plan = The plan is named once, by whoever calls to flight.
refused-delve-flee-npc = There is nobody to give chase: only players' characters pursue.
refused-delve-flee-roller = Only a conscious character of a player can lead a flight, and one who was not told to already.
refused-delve-flee-pursuit = Only food or treasure, and only in flight.
