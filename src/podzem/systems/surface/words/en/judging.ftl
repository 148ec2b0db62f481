# What the judge is asked, and what he answers.

answer-N = north
answer-E = east
answer-S = south
answer-W = west
answer-cancel = nothing of it
answer-thief = a thief
answer-recruiter = a man who wants to hire on
answer-merchant = a travelling merchant
answer-beggar = a beggar
answer-brawl = a brawl
answer-nothing = nothing
answer-attack = fight
answer-flee = flee
answer-surrender = lay down their arms
answer-run = run on
answer-pursue = follow
answer-give_up = let them go

event-judge_rules = The judge rules: { $answer } instead of { $was }.
order-astray = The march goes { $direction }
order-flight = Those in flight: { $answer }
order-chase = Those who may follow: { $answer }
order-cornered = Those caught: { $answer }
order-gate = At the gate their attitude is { $amount }
order-recast = In the settlement it becomes: { $recast }
option-judge_lost = where a march leads
event-unit_removed = The judge takes away: { $unit }, { $count }.
event-meeting_sent = The judge sends to party { $party }: { $kind }, { $count }.
event-meeting_ended = The judge ends the meeting of party { $party }.
order-remove_unit = Take away: { $unit }, { $count }
order-bring = Send to party { $party }: { $kind }, { $count }
order-end_meeting = End the meeting
