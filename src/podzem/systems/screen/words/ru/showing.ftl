### What is shown of a fight before anybody decides.

sum-attack = Атака: { $creature }, { $skill } – { $number } или меньше
sum-defence = Ответ: { $creature }, { $skill } – { $number } или меньше
sum-damage = Урон попадания до уровней успеха и доспеха: { $number }
own-creature = { $name }{ $n ->
    [0] {""}
   *[other] {" "}{ $n }
}
prospect-struck = удар попадёт
prospect-struck-critical = критическое по вам
prospect-riposte = можно ответить
legend = Поле: . ровно, # стена, : грязь, ~ вода, % теснота, ^ высота, b куст, = забор, O камни, L бойница, s дым, * огонь, , тень, ` темнота. Герои – буквы, противники – цифры.
