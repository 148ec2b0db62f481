### How a blow and a fight came out.

rounds-taken = Rounds: %n.
others-out = Opponents out of the fight: %out of %all.
none-fell = Nobody of yours fell.
fallen-are = Of yours, out of the fight: %names.
levels-are = levels %n
wounds-are = wounds: %n
critical-word = critical!
blocked-word = parried
missed-word = missed
save-characters = Save the characters
next-fight = The next fight with them
