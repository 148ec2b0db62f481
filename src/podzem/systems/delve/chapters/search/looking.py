"""Listening at doors, examining what is there, acting on it (table B2, delve.time.costs)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.events import SECRET
from podzem.core.scribe import Scribe
from podzem.systems.delve.abilities import NOTICE, is_up
from podzem.systems.delve.chapters import helping
from podzem.systems.delve.chapters.checks import check
from podzem.systems.delve.chapters.doors import events as doors
from podzem.systems.delve.chapters.encounters import keyed
from podzem.systems.delve.chapters.encounters.keyed import behind
from podzem.systems.delve.chapters.search import events
from podzem.systems.delve.chapters.search.bringing_about import bring_about
from podzem.systems.delve.company import group_of, seen
from podzem.systems.delve.document import square_at
from podzem.systems.delve.doors import is_open
from podzem.systems.delve.game import TURN, Game
from podzem.systems.delve.ground import area_of, level
from podzem.systems.delve.near import at_hand, doors_at, side_of
from podzem.systems.delve.people import Person
from podzem.systems.delve.place import Place
from podzem.systems.delve.rows import WORK, Word, no, row
from podzem.systems.delve.setting import read_part
from podzem.world.dungeon_map import Feature, Opening
from podzem.world.map_objects import result_of

COSTS: Final = "delve.time.costs"
_TABLE: Final = read_part("works")["listen"]
FEET: Final[int] = _TABLE["feet"]
DIFFICULTY: Final[int] = _TABLE["difficulty"]
FEW: Final = 3


def _find_door(game: Game, person: Person, text: str) -> Opening | None:
    return next((opening for opening in doors_at(game, person) if opening.id == text), None)


def _door_choices(game: Game, person: Person) -> list[tuple[str, ...]]:
    return [(opening.id,) for opening in doors_at(game, person)]


def _why_not_listen(game: Game, person: Person, opening: Opening) -> Refusal | None:
    """At a door that is shut."""
    return no(COSTS, member=person.id, opening=opening.id) if is_open(game, opening) else None


def _listen(game: Game, person: Person, opening: Opening, scribe: Scribe) -> None:
    """Whether somebody is behind it within 30 feet, and roughly how many; the die is thrown either way."""
    events.listened(scribe, person, opening)
    result = check(scribe, person, NOTICE, DIFFICULTY, COSTS, audience=SECRET)
    count = behind(game, opening, side_of(game, person, opening), FEET) if result.success else 0
    sound = "nothing" if not count else "one" if count == 1 else "few" if count <= FEW else "many"
    events.heard(scribe, opening, sound)


def _features(game: Game, person: Person) -> list[Feature]:
    """The furnishings at hand that were seen."""
    area, depth = area_of(game, person.at), person.at.depth
    near, known = at_hand(game, person), seen(game)
    return [
        feature
        for feature in (level(game, depth).features_of(area) if area else ())
        if not feature.terrain
        and (place := Place(depth, *square_at(game, depth, area, feature.at))) in near
        and place in known
    ]


def _find_feature(game: Game, person: Person, text: str) -> Feature | None:
    return next((feature for feature in _features(game, person) if feature.id == text), None)


def _examine_choices(game: Game, person: Person) -> list[tuple[str, ...]]:
    return [(feature.id,) for feature in _features(game, person)]


def _examine(game: Game, person: Person, feature: Feature, scribe: Scribe) -> None:
    """What there is to see and read, which is also how it is called; nothing in the dark (delve.dark.checks)."""
    if not helping.can_see(game, person, helping.squares_of_work(game, person, feature.id)):
        doors.in_the_dark(scribe, "delve.dark.checks", person)
        return
    events.examined(scribe, person, feature.id, {})


def _act_choices(game: Game, person: Person) -> list[tuple[str, ...]]:
    return [(feature.id, verb.replace(" ", "_")) for feature in _features(game, person) for verb in feature.acts]


def _why_not_act(game: Game, person: Person, feature: Feature, verb: str) -> Refusal | None:
    """Only what can be done with it."""
    known = {own.replace(" ", "_") for own in feature.acts}
    return None if verb in known else no(COSTS, member=person.id, what=feature.id)


def _act(game: Game, person: Person, feature: Feature, verb: str, scribe: Scribe) -> None:
    """What the map says comes of it: a way opens, something is found, a trap springs, a text."""
    own = next(own for own in feature.acts if own.replace(" ", "_") == verb)
    result = result_of(feature.acts[own][0])
    if result is None:
        events.examined(scribe, person, feature.id, feature.act_texts.get(own, {}))
        _stir(game, person, scribe)
        return
    events.examined(scribe, person, feature.id, {})
    bring_about(game, person, result, scribe)
    _stir(game, person, scribe)


def _stir(game: Game, person: Person, scribe: Scribe) -> None:
    """Whoever waits for something to be done here is met now."""
    group = group_of(game, person)
    if group is not None and is_up(person) and game.stage == TURN and not game.questions:
        keyed.when_done(game, group, scribe)


FEATURE: Final = Word("what", _find_feature, COSTS)
DOOR: Final = Word("opening", _find_door, COSTS)
VERB: Final = Word("act", lambda game, person, text: text)

ROWS: Final = (
    row(
        "listen",
        (TURN,),
        (DOOR,),
        _door_choices,
        _why_not_listen,
        _listen,
        time=WORK,
        side_by_side=True,
    ),
    row("examine", (TURN,), (FEATURE,), _examine_choices, do=_examine, time=WORK, side_by_side=True),
    row("act", (TURN,), (FEATURE, VERB), _act_choices, _why_not_act, _act, time=WORK),
)
