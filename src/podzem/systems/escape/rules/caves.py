"""Пещери: opening a cave, the window until its obstacle returns, entering and falling in."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from podzem.core.scribe import Scribe
from podzem.systems.escape import events, telling
from podzem.systems.escape.board import BEAST_CAVE, BURIED_CAVE, DEVIL_CAVE, FIRE_CAVE, NOWHERE, PRISON
from podzem.systems.escape.cards import BLADE, DIGGING, EXTINGUISHER, HOLY, NONE, WOOD
from podzem.systems.escape.game import (
    AFTER_CHANCE,
    BLOCKED,
    END,
    NO_STRIKE,
    REACT,
    SAFE,
    Game,
)
from podzem.systems.escape.rules import tools
from podzem.systems.escape.rules.dying import die

FALLS: Final = 8
"""A threat that is a fall is kept as 8 + the kind of the cave; smaller ones are counters."""


def is_fight_due(game: Game, seat: i64) -> bool:
    """Whether a player stands in a closed Beast or Devil cave and owes its fight (escape.cave.beast_walk)."""
    kind = game.kind_of(game.square[seat])
    if kind != BEAST_CAVE and kind != DEVIL_CAVE:
        return False
    return not game.is_open(kind) and not game.has_mark(seat, SAFE)


def foe_category(kind: i64) -> i64:
    """What beats the dweller: a blade the beast, a holy item the devil (escape.cave.devil)."""
    return BLADE if kind == BEAST_CAVE else HOLY


def fight_clause(kind: i64) -> str:
    """The clause of the fight in a cave."""
    return "escape.cave.beast_walk" if kind == BEAST_CAVE else "escape.cave.devil"


def why_not_fight(game: Game, seat: i64, card: i64) -> str:
    """The beast falls to a blade only, the devil to a holy item only."""
    kind = game.kind_of(game.square[seat])
    return tools.why_not_card(game, seat, card, foe_category(kind), fight_clause(kind))


def fight(game: Game, seat: i64, card: i64, scribe: Scribe) -> None:
    """Destroy the dweller instead of throwing; the turn after he goes on."""
    kind = game.kind_of(game.square[seat])
    tools.use(game, seat, card, scribe, fight_clause(kind))
    open_cave(game, seat, kind, scribe, fight_clause(kind))
    game.phase = END


def die_unarmed(game: Game, seat: i64, scribe: Scribe) -> None:
    """Without the fitting card on his next regular turn he dies, and the turn with him."""
    clause = "escape.cave.beast_unarmed"
    if game.kind_of(game.square[seat]) == DEVIL_CAVE:
        clause = "escape.cave.devil"
    die(game, seat, scribe, clause)
    game.phase = END


def clearing_category(kind: i64) -> i64:
    """What clears a cave from outside: an extinguisher the Fire cave, a digging tool the Buried cave; else nothing."""
    if kind == FIRE_CAVE:
        return EXTINGUISHER
    return DIGGING if kind == BURIED_CAVE else NONE


def clearing_clause(kind: i64) -> str:
    """The clause about walking through a cave."""
    if kind == FIRE_CAVE:
        return "escape.cave.fire_walk"
    return "escape.cave.buried_walk" if kind == BURIED_CAVE else "escape.cave.list"


def why_not_clear_cave(game: Game, seat: i64, square: i64, card: i64) -> str:
    """A closed Fire or Buried cave is cleared from an adjacent square with its own kind of tool."""
    kind = game.kind_of(square)
    clause = clearing_clause(kind)
    if clearing_category(kind) == NONE or game.is_open(kind) or not game.are_adjacent(game.square[seat], square):
        return clause
    return tools.why_not_card(game, seat, card, clearing_category(kind), clause)


def clear_cave(game: Game, seat: i64, square: i64, card: i64, scribe: Scribe) -> None:
    """Second turn of the passage: clear it without throwing; who was shut in there is free for good."""
    kind = game.kind_of(square)
    tools.use(game, seat, card, scribe, clearing_clause(kind))
    open_cave(game, seat, kind, scribe, clearing_clause(kind))
    game.phase = END


def why_not_dig_out(game: Game, seat: i64, card: i64) -> str:
    """Who is shut in the Buried cave digs his way out with a digging tool."""
    return tools.why_not_card(game, seat, card, DIGGING, "escape.cave.buried_dig_out")


def dig_out(game: Game, seat: i64, card: i64, scribe: Scribe) -> None:
    """Digging opens the cave and unblocks everybody inside."""
    tools.use(game, seat, card, scribe, "escape.cave.buried_dig_out")
    open_cave(game, seat, BURIED_CAVE, scribe, "escape.cave.buried_dig_out")
    game.phase = END


def open_cave(game: Game, seat: i64, kind: i64, scribe: Scribe, clause: str) -> None:
    """The obstacle is gone until the end of the opener's next turn (escape.cave.window)."""
    game.owner[kind - FIRE_CAVE] = seat
    game.stage[kind - FIRE_CAVE] = 1
    game.windows += 1
    telling.cave(scribe, events.CAVE_OPENED, seat, kind, clause)
    square = game.setting.board.cave(kind)
    for other in range(game.setting.players):
        if game.square[other] == square:
            stand_in_open_cave(game, other, kind)


def stand_in_open_cave(game: Game, seat: i64, kind: i64) -> None:
    """Who is inside an open cave is safe when it closes; in the prison he is locked (escape.cave.inside_at_return)."""
    if kind != PRISON:
        game.marks[seat] = SAFE


def begin_windows(game: Game, seat: i64) -> None:
    """The owner's next turn has begun: last turn of his open caves."""
    if game.windows == 0:
        return
    for cave in range(i64(len(game.owner))):
        if game.owner[cave] == seat and game.stage[cave] == 1:
            game.stage[cave] = 2


def end_windows(game: Game, seat: i64, scribe: Scribe) -> None:
    """At the end of that turn the obstacles return, whatever he did."""
    if game.windows == 0:
        return
    for cave in range(i64(len(game.owner))):
        if game.owner[cave] == seat and game.stage[cave] == 2:
            game.owner[cave] = NONE
            game.stage[cave] = 0
            game.windows -= 1
            telling.cave(scribe, events.CAVE_CLOSED, seat, cave + FIRE_CAVE)


def fall(game: Game, seat: i64, kind: i64, scribe: Scribe) -> None:
    """Fallen in by chance: an open cave is harmless, a closed one wants its tool at once (escape.cave.window_fall)."""
    put_into(game, seat, kind)
    telling.cave(scribe, events.FELL, seat, kind, fall_clause(kind))
    game.phase = game.after = AFTER_CHANCE
    if game.is_open(kind):
        stand_in_open_cave(game, seat, kind)
        telling.cave(scribe, events.SURVIVED, seat, kind, "escape.cave.window_fall")
    elif game.hand_size[seat] == 0:
        die(game, seat, scribe, fall_clause(kind))
    else:
        game.threat = FALLS + kind
        game.actor = seat
        game.phase = REACT


def put_into(game: Game, seat: i64, kind: i64) -> None:
    """Chance puts a figure into a cave; whatever it came from is forgotten, and no attack follows."""
    game.square[seat] = game.setting.board.cave(kind)
    game.came_from[seat] = NOWHERE
    game.marks[seat] = 0
    game.strike = NO_STRIKE


def fall_clause(kind: i64) -> str:
    """The clause of a fall into a cave."""
    if kind == FIRE_CAVE:
        return "escape.cave.fire_fall"
    if kind == BURIED_CAVE:
        return "escape.cave.buried_fall"
    return "escape.cave.beast_fall" if kind == BEAST_CAVE else "escape.cave.devil"


def saving_category(kind: i64) -> i64:
    """What saves from a fall (T4): extinguisher, wood, blade, holy item."""
    if kind == FIRE_CAVE:
        return EXTINGUISHER
    return WOOD if kind == BURIED_CAVE else foe_category(kind)


def survive_fall(game: Game, seat: i64, card: i64, scribe: Scribe) -> None:
    """The tool is used at once and free: the cave opens, but under the wooden tool he is alive and shut in."""
    kind = game.threat - FALLS
    tools.use(game, seat, card, scribe, fall_clause(kind))
    telling.cave(scribe, events.SURVIVED, seat, kind, fall_clause(kind))
    if kind == BURIED_CAVE:
        game.marks[seat] = BLOCKED
    else:
        open_cave(game, seat, kind, scribe, "escape.cave.window_fall")
    end_fall(game)


def die_in_fall(game: Game, seat: i64, scribe: Scribe) -> None:
    """Without the tool, or unwilling to use it, he dies in the cave."""
    die(game, seat, scribe, fall_clause(game.threat - FALLS))
    end_fall(game)


def end_fall(game: Game) -> None:
    """The danger is over."""
    game.threat = NONE
    game.phase = game.after
