### What is shown of a fight before anybody decides.

sum-attack = Атака: { $creature }, { $skill } – { $number } або менше
sum-defence = Відповідь: { $creature }, { $skill } – { $number } або менше
sum-damage = Шкода влучання до рівнів успіху й обладунку: { $number }
own-creature = { $name }{ $n ->
    [0] {""}
   *[other] {" "}{ $n }
}
prospect-struck = удар влучить
prospect-struck-critical = критичне по вас
prospect-riposte = можна відповісти
legend = Поле: . рівно, # стіна, : багно, ~ вода, % тіснота, ^ висота, b кущ, = паркан, O каміння, L бійниця, s дим, * вогонь, , тінь, ` темрява. Герої – літери, супротивники – цифри.
