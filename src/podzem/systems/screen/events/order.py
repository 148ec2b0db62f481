"""«Порядок действий в бою»: events of surprise, initiative, slots and the end."""

from __future__ import annotations

from typing import Final

from podzem.core.event_table import TO_JUDGE
from podzem.systems.screen.events.table import die, row

BEGINS: Final = row("begins", "screen.surprise.test")
BALANCED: Final = row("balanced", "screen.master.balance", "balance", to=TO_JUDGE)
SURPRISE_HIDE: Final = die("surprise_hide", "screen.surprise.test")
SURPRISE_WATCH: Final = die("surprise_watch", "screen.surprise.test")
SURPRISED: Final = row("surprised", "screen.surprise.winner", "creature")
NO_SURPRISE: Final = row("no_surprise", "screen.surprise.winner")
ROUND: Final = row("round", ("screen.init.roll", "screen.surprise.round", "screen.turn.aftermath"), "n")
INIT: Final = die("init", "screen.init.roll", of_seat=True)
INITIATIVE: Final = row("initiative", ("screen.init.roll", "screen.init.group"), "creature", "n")
TIE_AG: Final = die("tie_ag", "screen.init.tie", of_seat=True)
TIE_D100: Final = die("tie_d100", "screen.init.tie", of_seat=True)
TIE_CHOSEN: Final = row("tie_chosen", "screen.init.tie", "creature", "answer")
SLOT: Final = row("slot", "screen.init.order", "creature")
ENDED: Final = row("ended", ("screen.turn.fight_end", "screen.turn.aftermath"), "how")
SEAT_DONE: Final = row("seat_done", "screen.turn.fight_end", "seat")
FINISHED: Final = row("finished", "screen.turn.fight_end", "how")
