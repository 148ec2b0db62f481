### What is shown of a fight before anybody decides.

sum-attack = Атака: { $creature }, { $skill } – { $number } или по-малко
sum-defence = Отговор: { $creature }, { $skill } – { $number } или по-малко
sum-damage = Щета при попадение преди нивата на успех и бронята: { $number }
own-creature = { $name }{ $n ->
    [0] {""}
   *[other] {" "}{ $n }
}
prospect-struck = ударът попада
prospect-struck-critical = критично по вас
prospect-riposte = може да отвърнете
legend = Поле: . равно, # стена, : кал, ~ вода, % теснина, ^ високо, b храст, = ограда, O камъни, L бойница, s дим, * огън, , сянка, ` тъмно. Героите са букви, противниците – цифри.
