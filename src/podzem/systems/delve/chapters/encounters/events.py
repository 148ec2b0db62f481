"""What is told of meetings (delve.meet.*, delve.react.*, delve.ambush.*): moods, never numbers."""

from __future__ import annotations

from typing import Final

from podzem.core.event_table import DIE, TO_JUDGE, EventTable
from podzem.systems.delve.fact_kinds import KINDS

_table: Final = EventTable(KINDS)
_row = _table.row
EXIT_DIE: Final = _row("exit_die", "delve.meet.arrival", *DIE, to=TO_JUDGE)
DISTANCE_DIE: Final = _row("distance_die", "delve.meet.distance", *DIE, to=TO_JUDGE)
DISTANCE: Final = _row("distance", "delve.meet.distance", "band", "kind", "count", "feet", to=TO_JUDGE)
ADVANTAGE: Final = _row("advantage", "delve.meet.conspicuous", "party", "they", to=TO_JUDGE)
NOTICED: Final = _row("noticed", "delve.meet.notice", "side")
NOTICED_FIRST: Final = _row("noticed_first", "delve.meet.notice", "side", to=TO_JUDGE)
SEEN: Final = _row("band_seen", "delve.meet.notice", "band", "kind", "count", "feet")
HEARD: Final = _row("band_heard", "delve.meet.notice", "band")
CHOSE: Final = _row("chose", "delve.meet.decision", "choice")
THEY_CHOSE: Final = _row("they_chose", "delve.meet.npc_decision", "band", "choice", to=TO_JUDGE)
WATCHED: Final = _row("watched", "delve.meet.decision", "sought", sometimes=("count", "kind", "mood"))
LEFT_ALONE: Final = _row("left_alone", "delve.meet.decision", "choice")
PASSED_BY: Final = _row("passed_by", "delve.vis.hidden")
FOUND_OUT: Final = _row("found_out", ("delve.vis.hidden", "delve.ambush.hidden"), "side")
AMBUSH: Final = _row("ambush", "delve.ambush.hidden", "side")
REACTION_DIE: Final = _row("reaction_die", ("delve.react.roll", "delve.meet.npc_decision"), *DIE, to=TO_JUDGE)
REACTION: Final = _row("reaction", "delve.react.roll", "band", "total", "attitude", "wont", to=TO_JUDGE)
MOOD: Final = _row("mood", "delve.react.hint", "mood")
SPOKE: Final = _row("spoke", "delve.react.roll", "member")
PEACE_DIE: Final = _row("peace_die", "delve.react.peace", *DIE, to=TO_JUDGE)
TRIBUTE_DIE: Final = _row("tribute_die", "delve.react.peace", *DIE, to=TO_JUDGE)
THEY_LEAVE: Final = _row("they_leave", ("delve.react.peace", "delve.react.bribe", "delve.react.shift"), "kind")
THEY_ATTACK: Final = _row("they_attack", ("delve.react.peace", "delve.react.bribe", "delve.react.roll"), "kind")
DEMAND: Final = _row("demand", "delve.react.peace", "kind", "ask", "count", "goods")
FAVOUR: Final = _row("favour", "delve.react.peace", "kind", "foe", "exit", discloses=True)
FAVOUR_SAID: Final = _row("favour_said", "delve.react.peace", "kind", "said")
PROMISED: Final = _row("promised", "delve.react.peace", "kind")
CALLED_ON: Final = _row("called_on", "delve.react.peace", "kind")
SERVED: Final = _row("served", "delve.react.shift", "kind")
NOT_SERVED: Final = _row("not_served", "delve.react.peace", "kind")
ORDER_AWAY: Final = _row("order_away", "delve.react.peace", "kind")
NEWS: Final = _row("news", "delve.react.peace", "kind", "exit", "news")
TRIBUTE: Final = _row("tribute", "delve.react.peace", "kind", "count")
PAID: Final = _row("paid", "delve.react.bribe", "count", "ask", "goods")
REFUSED: Final = _row("refused", "delve.react.bribe", "ask")
GIFT: Final = _row("gift", "delve.react.shift", "count", "goods")
THREAT: Final = _row("threat", "delve.react.shift")
WITHDREW: Final = _row("withdrew", "delve.meet.decision")
OVERDUE: Final = _row("overdue", "delve.react.bribe", "kind")
EVENTS: Final = _table.rows
