### The words of a map on squared paper.

depths = Глибини
depth = Глибина %n
zoom-in = Ближче
zoom-out = Далі
way-out = Вихід назовні
zoom-fit = Уся карта
read-aloud = Прочитати вголос, де ви
