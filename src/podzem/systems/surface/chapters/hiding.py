"""«Скрывание и погоня»: getting out of sight (surface.hide.*)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.events import OPEN, Term
from podzem.core.scribe import NOBODY, Scribe
from podzem.systems.surface.believed import land_of
from podzem.systems.surface.chapters.encounters import sides
from podzem.systems.surface.chapters.encounters.encounter import HIDE, PARTY, Encounter
from podzem.systems.surface.chapters.encounters.ground import HS, TABLE
from podzem.systems.surface.chapters.weather import is_stormy
from podzem.systems.surface.events import meetings as events
from podzem.systems.surface.game import Game
from podzem.world.chance import DIE

ROW: Final = TABLE["hide"]
FROM_HS: Final[int] = HS * TABLE["hide_from"]["sazhens"]
CHANCE: Final = "surface.hide.chance"
DISTANCE: Final = "surface.hide.distance"
ONCE: Final = "surface.hide.once"
FREE: Final = "surface.hide.free"
TIME: Final = "surface.hide.time"


def terms(game: Game) -> list[Term]:
    """The chance in six, row by row: mountains and forest, a storm, and how many there are on both sides."""
    party, _, _ = sides.at_hand(game)
    terrain, heads = land_of(game, party).terrain(party.cell), sides.heads(game)
    found = [Term("base", ROW["chance"], CHANCE)]
    if terrain in ROW["terrain"]:
        found.append(Term("terrain", ROW["terrain"][terrain], CHANCE))
    if is_stormy(game):
        found.append(Term("storm", ROW["storm"], CHANCE))
    powers = len(str(heads)) - 1
    return [*found, Term("heads", ROW["each_power"] * powers, CHANCE)] if powers else found


def chance(game: Game) -> int:
    """The chance in six, kept in 0 to 6."""
    return max(0, min(DIE, sum(term.value for term in terms(game))))


def throw(game: Game, clause: str, scribe: Scribe, audience: int = OPEN) -> bool:
    """The die of the hiding side; none where it is certain."""
    found = chance(game)
    if found in (0, DIE):
        return found > 0
    return scribe.check(found, DIE, events.HIDE_DIE, NOBODY, clause, audience)


def why_not(game: Game, encounter: Encounter, hs: int, side: str = PARTY) -> Refusal | None:
    """Why a side may not try to hide at this distance; that it is no melee the fight says."""
    if side in encounter.hid:
        return Refusal(ONCE, HIDE)
    if hs < FROM_HS:
        return Refusal(DISTANCE, HIDE, {"sazhens": str(hs // HS)})
    return why_not_at_all(game, encounter, HIDE)


def why_not_at_all(game: Game, encounter: Encounter, order: str) -> Refusal | None:
    """No chance, or by `hide_meetings` no random meeting."""
    barred = not encounter.random and game.setting.word("hide_meetings") == "random"
    return Refusal(CHANCE, order) if barred or chance(game) == 0 else None


def why_not_free(game: Game, encounter: Encounter, hs: int, advantage: bool) -> Refusal | None:
    """The use of a sole surprise; it takes no time and does not count, but the distance holds."""
    if not advantage:
        return Refusal(FREE, "free_hide")
    if hs < FROM_HS and game.setting.is_on("hide_free_needs_distance"):
        return Refusal(DISTANCE, "free_hide", {"sazhens": str(hs // HS)})
    return why_not_at_all(game, encounter, "free_hide")


def phases(game: Game) -> int:
    """How many phases a try takes (`hide_time`)."""
    return int(TABLE["hide_time"][game.setting.word("hide_time")])
