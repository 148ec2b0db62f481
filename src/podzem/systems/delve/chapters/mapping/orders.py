"""Drawing on the party's sheet: at any time, by anybody, taking none; it needs light and a free hand to map by."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.scribe import Scribe
from podzem.systems.delve.chapters.load.limits import HANDS, hands_used
from podzem.systems.delve.chapters.mapping import events
from podzem.systems.delve.chapters.mapping.sheet import MARKS, ON_SIDES, Stroke, draw, read_stroke, rub_out
from podzem.systems.delve.chapters.movement.pace import has_light
from podzem.systems.delve.company import awake, is_beast
from podzem.systems.delve.game import COMBAT, MEETING, QUESTION, TOWN, TURN, Game
from podzem.systems.delve.people import Group, Person
from podzem.systems.delve.rows import ANYBODY, Word, no, row

CLAUSE: Final = "delve.map.player_map"
HANDS_FULL: Final = "hands"
PAPER: Final = "paper"
"""Why not: nobody has a hand free, or it does not stand so on paper."""
ANY_STAGE: Final = (TOWN, TURN, MEETING, COMBAT, QUESTION)


def _none(game: Game, seat: int) -> list[tuple[str, ...]]:
    """What could be drawn is endless: it is not listed, only judged."""
    return []


def _find_mark(game: Game, seat: int, text: str) -> str | None:
    return text if text in MARKS else None


def _find_stroke(game: Game, seat: int, text: str) -> Stroke | None:
    return read_stroke(text)


def why_not_draw(game: Game, seat: int, mark: str | None, stroke: Stroke | None) -> Refusal | None:
    """Marks of sides stand on sides, others on squares; below ground somebody maps by light."""
    if mark is None or stroke is None or (mark in ON_SIDES) != stroke.is_side:
        return no(CLAUSE, why=PAPER)
    return why_not_map(game)


def why_not_map(game: Game) -> Refusal | None:
    """Without light nobody maps (delve.light.none); with it the mapper of some group needs a hand for it."""
    if game.stage == TOWN or not game.groups:
        return None
    in_light = [group for group in game.groups if has_light(game, group)]
    if not in_light:
        return no("delve.light.none")
    return None if any(mappers(game, group) for group in in_light) else no(CLAUSE, why=HANDS_FULL)


def mappers(game: Game, group: Group) -> list[Person]:
    """Who can map: the one who was named, else whoever of the group is awake; in either case with a hand free."""
    named = [one for one in awake(game, group) if group.mapper in (0, one.number) and not is_beast(one)]
    return [one for one in named if hands_used(one) < HANDS]


def _draw(game: Game, seat: int, mark: str, stroke: Stroke, scribe: Scribe) -> None:
    draw(game.below.sheet, mark, stroke)
    scribe.record(events.DREW, {"seat": seat, "mark": mark, "count": len(stroke.keys)})


def why_not_rub_out(game: Game, seat: int, stroke: Stroke | None) -> Refusal | None:
    """There must be something to rub out."""
    keys = () if stroke is None else stroke.keys
    return None if any(key in game.below.sheet for key in keys) else no(CLAUSE, why=PAPER)


def _rub_out(game: Game, seat: int, stroke: Stroke, scribe: Scribe) -> None:
    rub_out(game.below.sheet, stroke)
    scribe.record(events.RUBBED_OUT, {"seat": seat, "count": len(stroke.keys)})


MARK: Final = Word("mark", _find_mark, "")
STROKE: Final = Word("stroke", _find_stroke, "")
ROWS: Final = (
    row("sketch", ANY_STAGE, (MARK, STROKE), _none, why_not_draw, _draw, whose=ANYBODY, side_by_side=True),
    row("rub_out", ANY_STAGE, (STROKE,), _none, why_not_rub_out, _rub_out, whose=ANYBODY, side_by_side=True),
)
