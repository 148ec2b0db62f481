"""What some are not told of: a step of a judge that shows a viewer nothing is no version of his (secret amendments)."""

from __future__ import annotations

from typing import Any, NamedTuple

from podzem.core.deciding import open_to
from podzem.core.decisions import JUDGE, WATCHER, Decision, read_decision
from podzem.core.journal import Entry
from podzem.table.live_game import LiveGame


class Moment(NamedTuple):
    """A state, and how many lines each viewer has of the way to it."""

    state: Any
    lines: dict[int, int]


def moment_now(game: LiveGame) -> Moment:
    """How things stand."""
    viewers = (*range(game.header.players), WATCHER)
    return Moment(game.state, {viewer: game.lines.count(viewer) for viewer in viewers})


def moment_before(game: LiveGame, decision: Decision) -> Moment | None:
    """How things stand before a step of which some may be told nothing: what only a judge does."""
    return moment_now(game) if decision.seat == JUDGE else None


def moment_of(game: LiveGame, entry: Entry) -> Moment | None:
    """As `moment_before`, for a step of the log."""
    return None if entry.do is None else moment_before(game, read_decision(entry.do))


def who_saw_nothing(game: LiveGame, before: Moment) -> list[int]:
    """After a step: those who are shown the same as before it."""
    return [viewer for viewer, had in before.lines.items() if _is_same(game, before.state, viewer, had)]


def _is_same(game: LiveGame, before: Any, viewer: int, had: int) -> bool:
    """Whether a viewer has no new line, the same view, the same decisions."""
    system, after = game.system, game.state
    if game.lines.count(viewer) != had or system.turns.awaited(before) != system.turns.awaited(after):
        return False
    if system.outcome(before) != system.outcome(after):
        return False
    if system.showing.seen(before, viewer) != system.showing.seen(after, viewer):
        return False
    return viewer == WATCHER or open_to(system, before, viewer) == open_to(system, after, viewer)
