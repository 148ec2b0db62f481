### Как излезе ударът и как свърши боят.

rounds-taken = Рундове: %n.
others-out = Противници извън боя: %out от %all.
none-fell = Никой от вашите не падна.
fallen-are = От вашите извън боя: %names.
levels-are = нива %n
wounds-are = рани: %n
critical-word = критично!
blocked-word = отбито
missed-word = пропуск
save-characters = Запази героите
next-fight = С тях в следващия бой
