# За какво питат съдията и какво отговаря той.

answer-N = на север
answer-E = на изток
answer-S = на юг
answer-W = на запад
answer-cancel = нищо не се случва
answer-thief = крадец
answer-recruiter = човек, който иска да се наеме
answer-merchant = пътуващ търговец
answer-beggar = просяк
answer-brawl = свада
answer-nothing = нищо
answer-attack = да се бият
answer-flee = да бягат
answer-surrender = да сложат оръжие
answer-run = да бягат нататък
answer-pursue = да гонят
answer-give_up = да ги пуснат

event-judge_rules = Съдията отсъжда: { $answer } вместо { $was }.
order-astray = Пътят води { $direction }
order-flight = Бегълците решават: { $answer }
order-chase = Преследвачите решават: { $answer }
order-cornered = Настигнатите решават: { $answer }
order-gate = Отношение при портата: { $amount }
order-recast = В селището това става: { $recast }
option-judge_lost = накъде извежда пътят
event-unit_removed = Съдията маха: { $unit }, { $count }.
event-meeting_sent = Съдията праща към отряд { $party }: { $kind }, { $count }.
event-meeting_ended = Съдията прекратява срещата на отряд { $party }.
order-remove_unit = Махни: { $unit }, { $count }
order-bring = Прати към отряд { $party }: { $kind }, { $count }
order-end_meeting = Прекрати срещата
