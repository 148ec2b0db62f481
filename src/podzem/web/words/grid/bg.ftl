### The words of a map on squared paper.

depths = Дълбочини
depth = Дълбочина %n
zoom-in = По-близо
zoom-out = По-далече
way-out = Изход навън
zoom-fit = Цялата карта
read-aloud = Прочети на глас къде сте
