### The words of a map on squared paper.

depths = Глубины
depth = Глубина %n
zoom-in = Ближе
zoom-out = Дальше
way-out = Выход наружу
zoom-fit = Вся карта
read-aloud = Прочитать вслух, где вы
