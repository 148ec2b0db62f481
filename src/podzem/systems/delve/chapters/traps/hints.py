"""Hints of danger (delve.trap.hint): given when the trapped thing first comes into lit view, before it can spring."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from podzem.core.scribe import Scribe
from podzem.systems.delve import asking
from podzem.systems.delve.below import Snare
from podzem.systems.delve.chapters.search import events as searching
from podzem.systems.delve.chapters.traps import events
from podzem.systems.delve.company import awake
from podzem.systems.delve.data.traps import TRAPS
from podzem.systems.delve.document import own_hints, raw_of, spots_of
from podzem.systems.delve.game import Game
from podzem.systems.delve.ground import dungeon, level
from podzem.systems.delve.lighting import is_lit
from podzem.systems.delve.meeting import Question
from podzem.systems.delve.people import Group
from podzem.systems.delve.place import Place
from podzem.systems.delve.sight import in_view, is_seen_now
from podzem.world.dungeon_map import Trap

SMELT_FT: Final = 10
HINT: Final = "hint"
GIVE: Final = "give"
WITHHOLD: Final = "withhold"


def give(game: Game, group: Group, scribe: Scribe) -> list[str]:
    """The traps at which was hinted; nobody is warned who runs."""
    way = game.setting.word("hints")
    given: list[str] = []
    if way == "off" or group.ran:
        return given
    for trap, place in list(_coming_into_view(game, group)):
        if way == "judge" and game.setting.word("judge") == "ask":
            snare = game.below.snares.setdefault(trap.id, Snare())
            if not snare.asked:
                snare.asked = True
                asking.ask(game, HINT, (GIVE, WITHHOLD), GIVE, [trap.id, str(place.depth)])
            continue
        tell(game, trap, place, scribe)
        given.append(trap.id)
    return given


def asked_about(game: Game) -> list[str]:
    """The traps about whose hints the judge is being asked."""
    return [question.about[0] for question in game.questions if question.kind == HINT]


def given_of(game: Game, traps: list[str]) -> list[str]:
    """Those of the traps at which the judge let hint."""
    return [id for id in traps if id in game.below.snares and game.below.snares[id].hinted]


def _coming_into_view(game: Game, group: Group) -> Iterator[tuple[Trap, Place]]:
    for depth in sorted({person.at.depth for person in awake(game, group) if person.at.depth}):
        for trap in level(game, depth).traps:
            snare = game.below.snares.get(trap.id)
            if snare is not None and (snare.hinted or snare.found or snare.state != "armed"):
                continue
            if own_hints(game, trap) == []:
                continue
            for place in spots_of(game, depth, trap):
                if _is_seen(game, place) or _is_smelt(game, group, trap, place):
                    yield trap, place
                    break


def _is_seen(game: Game, place: Place) -> bool:
    """Whether light falls on a square that somebody sees; in the dark nobody sees even where he stands."""
    return is_seen_now(game, place) and is_lit(game, place)


def _is_smelt(game: Game, group: Group, trap: Trap, place: Place) -> bool:
    """Smells and sounds are noticed in the dark, at ten feet with nothing between."""
    smelt = TRAPS[trap.type].smelt if own_hints(game, trap) is None else bool(_smelt_hints(game, trap))
    return smelt and any(in_view(game, person.at, place, SMELT_FT) for person in awake(game, group))


def _smelt_hints(game: Game, trap: Trap) -> list[Any]:
    """Those of the map's own hints that need no eyes, by their numbers in its list."""
    numbers = raw_of(dungeon(game), trap.id).get("nonvisual")
    listed = numbers if isinstance(numbers, list) else []
    return [hint for number, hint in enumerate(own_hints(game, trap) or ()) if number in listed]


def tell(game: Game, trap: Trap, place: Place, scribe: Scribe) -> None:
    """The first hint, in the dark the first that needs no eyes; a trap that anybody would notice is found at once."""
    snare = game.below.snares.setdefault(trap.id, Snare())
    snare.hinted = True
    hints = own_hints(game, trap)
    if hints:
        smelt = [] if _is_seen(game, place) else _smelt_hints(game, trap)
        first = [*smelt, *hints][0]
        events.own_hint(scribe, {"": first} if isinstance(first, str) else dict(first), place)
    else:
        events.hint(scribe, trap.type, place)
    if trap.noticeable:
        snare.found = True
        searching.found_trap(scribe, "delve.trap.hint", trap.type, trap.id)


def _answered(game: Game, question: Question, word: str, scribe: Scribe) -> None:
    """The judge gives a hint, or does not."""
    depth = int(question.about[1])
    trap = level(game, depth).trap(question.about[0])
    places = spots_of(game, depth, trap)
    if word == GIVE and places:
        tell(game, trap, next((place for place in places if _is_seen(game, place)), places[0]), scribe)


asking.ANSWERS[HINT] = _answered
