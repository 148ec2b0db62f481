### Як вийшов удар і чим скінчився бій.

rounds-taken = Раундів: %n.
others-out = Супротивників вибуло: %out з %all.
none-fell = Ніхто з ваших не вибув.
fallen-are = З ваших вибули: %names.
levels-are = рівні %n
wounds-are = рани: %n
critical-word = критичне!
blocked-word = відбито
missed-word = повз
save-characters = Зберегти персонажів
next-fight = З ними в наступний бій
