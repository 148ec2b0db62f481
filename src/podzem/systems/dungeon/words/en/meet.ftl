# Meetings, aid, captives, treasure, the town.

event-encounter = Those who dwell here: { $kind }, { $count }.
event-happened = { $text }
event-secret_door_used = They come through a secret door nobody knew of: { $opening }.
event-wanderers = Wanderers come: { $kind }, { $count }. By: { $opening }.
event-no_way_in = Wanderers would come, but there is no way in.
event-surprise = Surprise: the party is { $party ->
    [yes] caught unawares
   *[no] ready
  }, the others are { $others ->
    [yes] caught unawares
   *[no] ready
  }.
event-distance = They are { $sazhens } saz. off.
event-attitude = Attitude { $amount }: { $band ->
    [attack] they will attack
    [demand] they want to be bought off
    [helpful] they may help
    [eager] they come with a request
   *[indifferent] they do not care
  }.
event-met_unseen = Somebody is there in the dark.
event-met_unseen_at = Somebody is there ({ $opening }); your light does not show who.
event-met_figures = At the edge of the light: { $count } { $count ->
    [one] figure
   *[other] figures
  }, { $size ->
    [small] small
    [large] huge
   *[man] the size of a man
  }, { $sazhens } saz. off.
event-met_kind = You meet: { $kind }, { $count }, { $sazhens } saz. off.
event-advantage_lost = You show yourselves; the advantage of surprise is gone.
event-they_attack = They attack!
event-they_ignore = They pay you no heed.
event-they_help = They are willing to help a little.
event-they_ask = They come to you of themselves with requests and offers.
event-they_leave = They shrink from the light and are gone.
event-passed_by = They pass by unseen: { $kind }.
event-party_attacks = The party attacks.
event-party_waits = The party waits for what they will do.
event-party_speaks = The party speaks to them.
event-slipped_away = The party slips away unseen.
event-parted = They let you go your way.
event-demanded_kuna = They want { $kuna } kuna, or they will attack.
event-demanded_food = They are hungry: { $count } { $count ->
    [one] day's food
   *[other] days' food
  } would still them.
event-paid = The party pays { $kuna } kuna.
event-fed = The party throws down { $count } { $count ->
    [one] day's food
   *[other] days' food
  }.
event-told_secret = They tell you of something hidden: { $place }.
event-kin_freed = You set their kin free, and they are content.
event-die_replaced = The judge changes throw { $die } (d{ $sides }): { $face } instead of { $fell }.
event-ruled = The judge rules: { $answer } instead of { $was }.
place-none = from nowhere, nobody comes
answer-none = nobody
answer-party = the party
answer-others = the others
answer-both = both sides
event-fell = { $member } falls and is out of action.
event-valuables_halved = Spoilt in the fall of { $member }: { $item } is worth half.
event-armour_eaten = The slime eats into { $item } of { $member }.
event-died = { $member } is dead.
event-stood_up = { $member } stands up again.
event-ran_off = { $member }, bandaged, gets up and runs off.
event-aided = { $member } tends { $other } ({ $amount }): { $result ->
    [dies] nothing helps
    [maim] maimed, two wounds
    [two_wounds] two wounds
    [wound_and_check] one wound, perhaps infected
    [tired] only tired
   *[one_wound] one wound
  }.
event-maimed = { $member } is maimed for good: { $maim ->
    [leg] a leg
    [shield_arm] the shield arm
    [weapon_hand] the weapon hand
    [eye] an eye
    [face] the face
   *[inner] something within
  }.
event-infected = The wound of { $member } is infected.
event-broken = { $member } loses in the fall: { $item }.
event-spilled = Spilled in the fall of { $member }: { $item }.
event-damaged = Damaged in the fall of { $member }: { $item }.
event-infection_worse = At dawn { $member } is worse: one more infection.
event-infection_same = At dawn { $member } is neither better nor worse.
event-infection_better = At dawn { $member } is better: one infection less.
event-wound_healed = A wound of { $member } has healed.
event-captured = { $member } is your captive, disarmed and searched.
event-party_captured = { $member } surrenders and is held for ransom.
event-party_killed = { $member } surrenders and is killed.
event-escaped = { $member } escapes.
event-captive_killed = The captive is killed: { $member }.
event-captive_freed = The captive goes free: { $member }.
event-recruited = { $member }, freed, joins { $seat }.
event-would_join_for_double = { $other } would join for a double wage.
event-returned = { $member } comes back.
event-stayed_away = { $member } stays away.
event-deserted = { $member } is gone for good, with everything on him.
event-purse = In the purse of { $member }: { $kuna } kuna.
event-stripped = Taken off { $member }: { $item }.
event-drunk = { $member } drinks: { $potion ->
    [strength] a potion of strength
    [swiftness] a potion of swiftness
    [cat_eyes] a potion of cat's eyes
    [courage] a potion of courage
    [poison] poison
   *[healing] a potion of healing
  }.
event-tasted = { $member } finds out what { $item } is: { $power ->
    [strength] strength
    [swiftness] swiftness
    [cat_eyes] cat's eyes
    [courage] courage
    [poison] poison
    [fire] fire
    [light] light
    [sleep] sleep
    [command] command
   *[healing] healing
  }.
event-wand_used = { $member } raises a wand: { $wand ->
    [light] light
    [sleep] sleep
   *[fire] fire
  }.
event-wand_empty = The wand is empty: { $item }.
event-charges = { $item } has { $count } { $count ->
    [one] charge
   *[other] charges
  }.
event-healed = { $member } feels the better for it.
event-commanded = { $member } raises a staff of command.
event-wore_off = It has worn off for { $member }: { $power ->
    [strength] strength
    [swiftness] swiftness
    [cat_eyes] cat's eyes
    [courage] courage
    [poison] poison
    [fire] fire
    [light] light
    [sleep] sleep
    [command] command
   *[healing] healing
  }.
event-grew = { $member } grows by { $amount } hundredths of a point.
event-rose = { $member } rises to level { $level }.
event-may_learn = { $member } may learn more medicine.
event-delivered = Brought out: worth { $kuna } kuna.
event-shared_out = { $member } gets a share of { $kuna } kuna.
event-expedition_over = The expedition is over after { $count } { $count ->
    [one] turn
   *[other] turns
  }; brought out: { $kuna } kuna.
event-candidates = { $count } would go below.
event-candidate_found = { $other } offers himself.
event-hire_answer = { $other } ({ $amount }): { $answer ->
    [refused] refuses
    [double] asks double wage
    [devoted] will come gladly
   *[joins] will come
  }.
event-hired = { $member } now serves { $seat }.
event-advance_paid = { $seat } pays { $kuna } kuna in advance.
event-wage_paid = { $member } gets a day's wage, { $kuna } kuna.
event-wage_unpaid = There is no money for the wage of { $member }, who leaves.
event-dismissed = { $member } is dismissed.
event-caller_chosen = { $seat } now gives the orders of the party.
event-stays_home = { $member } stays at home.
event-comes_along = { $member } comes along.
event-finished = The party goes home; brought out in the last expedition: { $kuna } kuna.
event-day_passed = A day passes; it is day { $count }.
event-bought = { $member } buys { $item } for { $kuna } kuna.
event-bought_donkey = { $seat } buys a donkey for { $kuna } kuna.
event-sold = { $member } sells { $item } for { $kuna } kuna.
event-repaired = Mended for { $kuna } kuna: { $item }.
event-handed = { $member } hands { $other }: { $item }.
event-took_silver = { $member } takes along silver for { $kuna } kuna.
event-captive_sold = { $member } is sold for { $kuna } kuna.
event-ransomed = { $member } is ransomed for { $kuna } kuna.
event-hero_made = { $seat } has a hero with { $kuna } kuna.
event-studied = { $member } has { $answer ->
    [medicine] learned medicine
   *[kuna] saved 200 kuna more
  }.
event-speaks = { $member } speaks the tongue of the { $tongue ->
    [karl] karls
    [giant] volots
   *[chud] chud
  }.
event-learned = { $member } now has medicine { $amount }.
event-took_over = { $member } is now the hero of { $seat }.
event-wandering_die = Wandering creatures: { $face } (d{ $sides })
event-direction_die = Direction: { $face } (d{ $sides })
event-kind_die = Kind: { $face } (d{ $sides })
event-number_die = Number: { $face } (d{ $sides })
event-level_die = Level: { $face } (d{ $sides })
event-surprise_die = Surprise: { $face } (d{ $sides })
event-distance_die = Distance: { $face } (d{ $sides })
event-attitude_die = Attitude: { $face } (d{ $sides })
event-aid_die = Aid: { $face } (d{ $sides })
event-maim_die = Maim: { $face } (d{ $sides })
event-infection_die = Infection: { $face } (d{ $sides })
event-breakage_die = Breakage: { $face } (d{ $sides })
event-dawn_die = Dawn of the sick: { $face } (d{ $sides })
event-escape_die = Escape: { $face } (d{ $sides })
event-return_die = Return: { $face } (d{ $sides })
event-purse_die = Purse of one met: { $face } (d{ $sides })
event-charges_die = Charges: { $face } (d{ $sides })
event-candidates_die = Candidates: { $face } (d{ $sides })
event-type_die = Who offers himself: { $face } (d{ $sides })
event-hire_die = Hiring: { $face } (d{ $sides })
event-purse_of_hero_die = Purse: { $face } (d{ $sides })

order-attack = Attack
order-parley = Talk to them
order-offer = Offer { $kuna } kuna
order-offer_food = Offer { $count } { $count ->
    [one] day's food
   *[other] days' food
  }
order-service = Set their captive kin free
order-accept = Give what they ask
order-wait = Wait for what they do
order-step_back = Draw back
order-run = Run
order-slip_away = Slip away unseen
order-leave = Leave
order-command = { $member }: { $brief }
    .brief = raise the staff of command
order-surprise = Caught unawares: { $side ->
    [none] nobody
    [party] the party
    [others] the others
   *[both] both sides
  }
order-attitude = Attitude { $amount }
order-direction = They come by: { $opening }
order-kind = They are: { $kind }
order-number = Their number is { $count }
order-slay = Kill { $other }
order-spare = Let chance decide who escapes
order-recruit = Free { $other } and offer a place
order-recruit_double = Take { $other } for a double wage
order-enter = Go below by { $opening }
order-seek = Look for companions (a day)
order-day = Let a day pass
order-caller = Let { $seat } give the orders
order-stay_home = { $member } { $brief }
    .brief = stays at home
order-come_along = { $member } { $brief }
    .brief = comes along
order-finish = Go home
order-buy = { $member }: { $brief }
    .brief = buy { $item }
order-buy_donkey = Buy a donkey
order-sell = { $member }: { $brief }
    .brief = sell { $item }
order-repair = { $member }: { $brief }
    .brief = have { $item } mended (a day)
order-hand = { $member }: { $brief }
    .brief = hand { $item } to { $other }
order-take_silver = { $member }: { $brief }
    .brief = take along { $kuna } kuna in silver
order-hire = Hire { $other }
order-hire_share = Hire { $other } for half a share
order-agree = Agree to the double wage of { $other }
order-dismiss = Dismiss { $member }
order-sell_captive = Sell { $other } as a slave
order-free_captive = Set { $other } free
order-ransom = Pay the ransom of { $member }
order-study = New hero: { $answer ->
    [medicine] learn medicine
   *[kuna] take 200 kuna more
  }
order-tongue = New hero: speak the tongue of the { $answer ->
    [karl] karls
    [giant] volots
   *[chud] chud
  }
order-learn = { $member }: { $brief }
    .brief = learn more medicine
order-new_hero = Make a new hero
order-take_over = Take over { $member }

refused-dungeon-attitude-choices = This cannot be done at this moment of the meeting.
refused-dungeon-attitude-change = This offer is not possible: they have heard it, have heard three, or you do not have it.
refused-dungeon-captive-excess = Only one of the captives in question can be named.
refused-dungeon-captive-hire = { $other } cannot be asked: only a captive of your group, by your hero, and once.
refused-dungeon-captive-sale = { $other } cannot be sold or freed: only captives who were brought out, by the one who gives orders.
refused-dungeon-captive-party = { $member } cannot be ransomed: nobody holds him, or the purse is too light.
refused-dungeon-aid-needs = { $member } cannot help: it takes the skill of medicine, and for each patient a bandage and a measure of wine or healing water.
refused-dungeon-aid-window = Only the fallen can be helped, in the first turn after the fight, by somebody on his feet.
refused-dungeon-aid-breakage = There is nothing to mend: { $item }.
refused-dungeon-treasure-magic = It cannot be used so.
refused-dungeon-money-values = That is not for sale, or the purse is too light.
refused-dungeon-income-delivery = That cannot be done in the town.
refused-dungeon-premise-companions = { $member } does not belong to your company.
refused-dungeon-premise-goal = That is not possible now: an entrance, a hero who goes, and a game that is not over.
refused-dungeon-hire-candidates = No more can be led or looked for now ({ $count }).
refused-dungeon-hire-roll = { $other } has given his answer, or was asked by somebody else.
refused-dungeon-hire-terms = There is no money for the advance, or he does not serve you.
refused-dungeon-character-create = { $seat } cannot choose that now.
refused-dungeon-level-growth = { $member } has nothing to learn yet.
