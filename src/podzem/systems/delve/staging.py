"""A state for a case in a few words, and every path of a state with its value (docs/cases.md).

`party` names the members with their numbers and kits, `at` the square where they stand, `met` whom they meet; `drawing`
with `edges` and `objects` is a map of the case's own (`sketched`). Whatever else a case sets are paths of the state.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from podzem.core.dice import Scripted
from podzem.core.errors import Malformed
from podzem.core.forms import merged, nearest
from podzem.core.numbers import read_natural, read_whole
from podzem.core.record import whole as whole_of
from podzem.core.scribe import Scribe
from podzem.systems.delve import record
from podzem.systems.delve.abilities import most_hp
from podzem.systems.delve.chapters.combat.fights import before_initiative
from podzem.systems.delve.chapters.encounters.bands import muster, stand
from podzem.systems.delve.data.companions import COMPANIONS
from podzem.systems.delve.data.gear import GEAR
from podzem.systems.delve.furnishing import lay_treasure
from podzem.systems.delve.game import MEETING, TURN, Game, new_game
from podzem.systems.delve.ground import dungeon, squares
from podzem.systems.delve.kindred import is_kind
from podzem.systems.delve.meeting import PARTY, THEY, Meeting, Slot
from podzem.systems.delve.people import ATTRIBUTES, CAPTIVE, SKILLS, Band, Group, Person
from podzem.systems.delve.place import Place, read_place, write_place
from podzem.systems.delve.setting import read_setting
from podzem.systems.delve.sight import look_around
from podzem.systems.delve.sketched import document
from podzem.systems.delve.things import HAND, READY, STOWED, WORN, Item

KEYS: Final = ("party", "at", "known", "met", "drawing", "edges", "objects")
OF_MET: Final = ("kind", "count", "at", "leader", "keyed", "step", "round", "hidden")
NUMBERS: Final = (*ATTRIBUTES, *SKILLS, "level", "hp", "exhaustion")
MARKS: Final = {"*": HAND, "^": WORN, "+": READY}
MOST_ALIKE: Final = 3
"""Digits of the number of things alike."""
FIRST_MET: Final = 500
"""The first band has this number, its members the next ones; the second band a hundred more."""
FIRST_FREE: Final = 1000
"""Numbers from here on are for what comes up later."""
COUNTED: Final = ("coins", "quiver", "stones")
"""Of these a number says how many there are in one."""
LAMP: Final = "lamp"
OIL: Final = "skin_oil"
FIGHT: Final = "fight"
CAPTIVES: Final = "captive"


def stage(players: int, options: Mapping[str, object], data: Mapping[str, Any]) -> Game:
    """The state of a case: a group in the dungeon at the beginning of a turn, and the paths that differ."""
    own = {"map": document(data)} if "drawing" in data else {}
    game = new_game(read_setting(players, {**own, **options}))
    game.stage, game.next_number = TURN, FIRST_FREE
    _set_up(game, data)
    rest = {key: value for key, value in data.items() if key not in KEYS}
    later: dict[str, Any] = {key: rest.pop(key) for key in ("bands", "meeting", "fight") if key in rest}
    game = _with(game, rest)
    if "met" in data:
        met = data["met"]
        for index, one in enumerate(met if isinstance(met, list) else [met]):
            _meet(game, one, FIRST_MET + 100 * index)
    return _with(game, later)


def _with(game: Game, paths: Mapping[str, Any]) -> Game:
    """The game with these paths changed."""
    return record.read(game, merged(record.write(game), paths)) if paths else game


# the party


def _set_up(game: Game, data: Mapping[str, Any]) -> None:
    at = _place(game, str(data.get("at", _doorstep(game))), "at")
    for number, text in enumerate(data.get("party", ["man"]), 1):
        game.people[number] = _member(game, number, str(text), at)
    game.groups = [Group(1, list(game.people))]
    lay_treasure(game)
    if data.get("known", True):
        depths = [level.depth for level in dungeon(game).levels]
        game.below.seen = [Place(depth, *one) for depth in depths for one in sorted(squares(game, depth).area_of)]
    look_around(game, Scribe(Scripted([])))


def _doorstep(game: Game) -> str:
    """The first square of the map."""
    depth = dungeon(game).levels[0].depth
    return write_place(Place(depth, *min(squares(game, depth).area_of)))


def _place(game: Game, text: str, path: str) -> Place:
    """`3,1` on the first level, `2:3,1` on another."""
    try:
        place = read_place(text if ":" in text else f"1:{text}")
    except Malformed as error:
        raise Malformed(f"{path}: {error}") from None
    if place.square not in squares(game, place.depth).area_of:
        raise Malformed(f"{path}: {text} is rock")
    return place


def _member(game: Game, number: int, text: str, at: Place) -> Person:
    """`man strength=14 @4,1 sword* mail^ torch!`, `link_bearer torch!`, `donkey`; `goblin` is a hired captive."""
    type, *words = text.split() or [""]
    if type != "man" and not is_kind(type) and type not in COMPANIONS:
        raise Malformed(
            f"party.{number}: there is no {type!r}; man, a companion or a kind of the bestiary was expected"
        )
    person = Person(number, "" if type == "man" else type, at=at, seat=0 if type == "man" else -1)
    for word in words:
        if word.startswith("@"):
            person.at = _place(game, word[1:], f"party.{number}")
        elif "=" in word:
            _set_number(person, *word.split("=", 1))
        else:
            person.items += _things(person, word)
    person.hp = person.hp or most_hp(person)
    return person


def _set_number(person: Person, name: str, text: str) -> None:
    value = read_whole(text)
    if name not in NUMBERS or value is None:
        raise Malformed(f"party.{person.number}: there is no {name}={text}{nearest(name, list(NUMBERS))}")
    setattr(person, name, value)


def _things(person: Person, word: str) -> list[Item]:
    """`torch!` burns in the hand, `sword*` is held, `mail^` worn, `knife+` ready, `ration:3` three of them, stowed."""
    kind, colon, count = word.rstrip("*^+!").partition(":")
    many = read_natural(count, MOST_ALIKE) if colon else 1
    if kind not in GEAR or not many:
        raise Malformed(f"party.{person.number}: there is no gear {word!r}{nearest(kind, list(GEAR))}")
    gear, marks = GEAR[kind], word[len(word.rstrip("*^+!")) :]
    where = HAND if "!" in marks else next((MARKS[mark] for mark in marks if mark in MARKS), STOWED)
    first = 100 * person.number + 1 + len(person.items)
    if colon and kind in COUNTED:
        return [Item(kind, first, where, count=many)]
    turns = GEAR[OIL].turns if kind == LAMP else gear.turns if gear.light_ft else 0
    return [Item(kind, first + index, where, count=gear.count, left=turns, lit="!" in marks) for index in range(many)]


# those met


def _meet(game: Game, data: Mapping[str, Any], number: int) -> None:
    """They stand on their squares; with `step` the meeting has come so far, with `fight` it is a fight."""
    for key in data:
        if key not in OF_MET:
            raise Malformed(f"met.{key}: there is no such path; known are {', '.join(OF_MET)}")
    band = _band(game, data, number)
    step = str(data.get("step", ""))
    if step == CAPTIVES:
        band.held_by = 1
        for one in band.members:
            one.state, one.items = CAPTIVE, []
    elif step:
        game.meeting = game.meeting or Meeting(1, step="both" if step == FIGHT else step, first=_first(step))
        game.meeting.bands.append(band.number)
        game.stage = MEETING
        band.aware = step not in ("first", FIGHT)
        if step == FIGHT:
            _fight(game, data)


def _first(step: str) -> str:
    return PARTY if step == "first" else "both"


def _band(game: Game, data: Mapping[str, Any], number: int) -> Band:
    if "kind" not in data or "at" not in data:
        raise Malformed("met: who and where are needed, such as { kind = 'goblin', at = '6,1' }")
    free, game.next_number = game.next_number, number
    leader, places = str(data.get("leader", "")), str(data["at"]).split()
    count = int(data.get("count", max(1, len(places) - bool(leader))))
    band = muster(game, str(data["kind"]), count, Scribe(Scripted([])), leader, str(data.get("keyed", "")))
    game.next_number = free
    for index, one in enumerate(band.members, 1):
        one.number = number + index
        for item in one.items:
            item.number = game.take_number()
    stand(game, band, _place(game, places[0], "met.at"))
    for one, text in zip(band.members, places):
        one.at = _place(game, text, "met.at")
    return band


def _fight(game: Game, data: Mapping[str, Any]) -> None:
    """Nobody has rolled: the party acts first, its members in any order; round 0 is its extra round."""
    round = int(data.get("round", 1))
    fight = before_initiative(game, "" if round else PARTY, bool(data.get("hidden")))
    fight.round, fight.order = round, [Slot(PARTY), *([Slot(THEY)] if round else [])]


# every path


def whole(game: Game) -> dict[str, Any]:
    """A state as nested plain data with everything in it, what is at its default too; places as `1:4,3`."""
    found: dict[str, Any] = whole_of(game, _leaf)
    return found


def _leaf(value: Any) -> Any:
    if isinstance(value, Place):
        return write_place(value)
    return None if value == "" else value
