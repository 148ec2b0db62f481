### What is shown of a fight before anybody decides.

sum-attack = Attack: { $creature }, { $skill } – { $number } or less
sum-defence = Answer: { $creature }, { $skill } – { $number } or less
sum-damage = Damage of a hit, before success levels and armour: { $number }
own-creature = { $name }{ $n ->
    [0] {""}
   *[other] {" "}{ $n }
}
prospect-struck = the blow lands
prospect-struck-critical = critical on you
prospect-riposte = you may strike back
legend = Board: . plain, # wall, : mud, ~ water, % narrow, ^ high, b bush, = fence, O stones, L loophole, s smoke, * fire, , shadow, ` dark. Heroes are letters, opponents numbers.
