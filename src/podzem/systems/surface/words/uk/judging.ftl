# Про що питають суддю і що він відповідає.

answer-N = на північ
answer-E = на схід
answer-S = на південь
answer-W = на захід
answer-cancel = нічого не станеться
answer-thief = злодій
answer-recruiter = чоловік, що хоче найнятися
answer-merchant = заїжджий купець
answer-beggar = жебрак
answer-brawl = бійка
answer-nothing = нічого
answer-attack = битися
answer-flee = тікати
answer-surrender = скласти зброю
answer-run = тікати далі
answer-pursue = гнатися
answer-give_up = відпустити

event-judge_rules = Суддя вирішує: { $answer } замість { $was }.
order-astray = Шлях веде { $direction }
order-flight = Утікачі вирішують: { $answer }
order-chase = Переслідувачі вирішують: { $answer }
order-cornered = Настигнуті вирішують: { $answer }
order-gate = Ставлення біля воріт: { $amount }
order-recast = У поселенні це буде: { $recast }
option-judge_lost = куди приводить шлях
event-unit_removed = Суддя прибирає: { $unit }, { $count }.
event-meeting_sent = Суддя посилає до загону { $party }: { $kind }, { $count }.
event-meeting_ended = Суддя припиняє зустріч загону { $party }.
order-remove_unit = Прибрати: { $unit }, { $count }
order-bring = Послати до загону { $party }: { $kind }, { $count }
order-end_meeting = Припинити зустріч
