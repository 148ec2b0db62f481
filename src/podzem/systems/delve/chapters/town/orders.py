"""The orders of the town: set out, and the end of it all."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.scribe import Scribe
from podzem.systems.delve.chapters.town import creating, days, events, hiring, market, recruiting, setting_out
from podzem.systems.delve.game import OVER, TOWN, Game
from podzem.systems.delve.people import DEAD, GONE
from podzem.systems.delve.rows import SEAT, Word, no, row


def _ways(game: Game, seat: int) -> list[tuple[str, ...]]:
    return [(id,) for id in setting_out.ways_in(game)]


def _find_way(game: Game, seat: int, text: str) -> str | None:
    return text if text in setting_out.ways_in(game) else None


def _why_not_call(game: Game, seat: int, *things: object) -> Refusal | None:
    """The caller alone decides for all, and somebody must be there to go."""
    going = [one for one in game.people.values() if not one.kind and one.state not in (DEAD, GONE)]
    if not all(creating.is_made(one) for one in going):
        return no("delve.char.create")
    return None if seat == game.caller and going else no("delve.core.errors")


def _set_out(game: Game, seat: int, id: str, scribe: Scribe) -> None:
    setting_out.enter(game, id, scribe)


def _finish(game: Game, seat: int, scribe: Scribe) -> None:
    """Nobody goes below again."""
    game.stage, game.outcome = OVER, "returned"
    events.finished(scribe, game.brought)


ROWS: Final = (
    row(
        "set_out",
        (TOWN,),
        (Word("opening", _find_way),),
        _ways,
        _why_not_call,
        _set_out,
        whose=SEAT,
        may_hide_a_die=True,
    ),
    *creating.ROWS,
    *market.ROWS,
    *hiring.ROWS,
    *recruiting.ROWS,
    *days.ROWS,
    row("finish", (TOWN,), (), why_not=_why_not_call, do=_finish, whose=SEAT),
)
