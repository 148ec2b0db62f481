# О чём спрашивают судью и что он отвечает.

answer-N = на север
answer-E = на восток
answer-S = на юг
answer-W = на запад
answer-cancel = ничего не случится
answer-thief = вор
answer-recruiter = человек, который хочет наняться
answer-merchant = заезжий купец
answer-beggar = нищий
answer-brawl = драка
answer-nothing = ничего
answer-attack = сражаться
answer-flee = бежать
answer-surrender = сложить оружие
answer-run = бежать дальше
answer-pursue = гнаться
answer-give_up = отпустить

event-judge_rules = Судья решает: { $answer } вместо { $was }.
order-astray = Путь ведёт { $direction }
order-flight = Беглецы решают: { $answer }
order-chase = Преследователи решают: { $answer }
order-cornered = Настигнутые решают: { $answer }
order-gate = Отношение у ворот: { $amount }
order-recast = В поселении это будет: { $recast }
option-judge_lost = куда приводит путь
event-unit_removed = Судья убирает: { $unit }, { $count }.
event-meeting_sent = Судья посылает к отряду { $party }: { $kind }, { $count }.
event-meeting_ended = Судья прекращает встречу отряда { $party }.
order-remove_unit = Убрать: { $unit }, { $count }
order-bring = Послать к отряду { $party }: { $kind }, { $count }
order-end_meeting = Прекратить встречу
