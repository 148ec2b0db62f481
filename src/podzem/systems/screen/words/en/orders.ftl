### What can be ordered in a fight.

order-strike = Strike { $target }: { $hand }, { $zone }
order-charge = Charge { $target }{ $square ->
    [any] {""}
   *[other] {" "}to { $square }
}: { $zone }
order-infight_enter = Close in on { $target }
order-clinch = Clinch { $target }
order-throw_down = Throw { $target } down by { $skill }
order-squeeze = Squeeze
order-break_free = Break free by { $skill }
order-shoot = Shoot at { $target }: { $hand }, { $zone }, { $pace ->
    [moving] on the move
   *[standing] standing
}
order-shoot_group = Shoot at the group round { $target }: { $hand }
order-throw_weapon = Throw at { $target }: { $hand }, { $zone }, { $pace ->
    [moving] on the move
   *[standing] standing
}
order-aim = Aim at { $target }: { $hand }
order-reload = Reload: { $hand }
order-nock = Nock: { $hand }
order-unjam = Clear the jam: { $hand }
order-cast = Cast { $spell } on { $target }
order-pray = Pray: { $spell }, { $target }
order-extinguish = Put out the fire on { $target }
order-bandage = Bandage { $target }
order-stabilise = Bring { $target } round
order-extract = Take out of { $target }: { $missile }
order-move = { $square ->
    [any] Back off from the enemies
   *[other] Go to { $square }
}
order-crawl = { $square ->
    [any] Crawl away from the enemies
   *[other] Crawl to { $square }
}
order-run = { $square ->
    [any] Run from the enemies
   *[other] Run to { $square }
}
order-disengage = Disengage
order-withdraw = { $square ->
    [any] Withdraw from the enemies
   *[other] Withdraw to { $square }
}
order-stand = Stand up
order-face = Turn { $facing }
order-go_prone = Drop to the ground
order-mount = Mount { $target }
order-dismount = Get down{ $square ->
    [any] {""}
   *[other] {" "}to { $square }
}
order-swap = Take: { $item }, { $hand }
order-drop = Drop: { $hand }
order-pick_up = Pick up: { $item }
order-release = Let go
order-shout = Shout
order-confirm = Spare { $target } no longer
order-surrender = Surrender
order-pass = Do nothing
order-end_turn = End the turn
order-answer = { $answer }
order-first_aid = { $creature } gives { $target } first aid
order-take_out = { $creature } takes out of { $target }: { $missile }
order-treat = { $creature } treats wound { $number } of { $target }
order-repair = { $creature } repairs: { $item }
order-rest = Rest: { $how }
order-finish = Be done with the fight
order-modify = The next test: { $number }, { $reason }
order-wound = { $creature } loses { $number }
order-heal = { $creature } regains { $number }
order-inflict = { $creature }: { $condition }
order-relieve = { $creature } no longer: { $condition }
order-grant = { $creature }: advantage { $number }
order-approach = Towards { $target }
order-rush = Run towards { $target }
order-apart = { $creature } is { $number } yards from { $target }
order-place = { $creature } stands at { $square }
order-hide = { $creature } is hidden
order-reveal = { $creature } is seen
order-weather = The weather: { $weather }
order-end_fight = End the fight
order-set = Set { $path }
