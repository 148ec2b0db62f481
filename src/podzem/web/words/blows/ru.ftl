### Как вышел удар и чем кончился бой.

rounds-taken = Раундов: %n.
others-out = Противников выбыло: %out из %all.
none-fell = Никто из ваших не выбыл.
fallen-are = Из ваших выбыли: %names.
levels-are = уровни %n
wounds-are = раны: %n
critical-word = критическое!
blocked-word = отбито
missed-word = мимо
save-characters = Сохранить персонажей
next-fight = С ними в следующий бой
