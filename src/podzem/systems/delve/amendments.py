"""What a human judge may change by his own hand, each bounded and refused like any order (delve.core.judge)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Decision, Fact, Refusal
from podzem.core.dice import Dice
from podzem.core.errors import Malformed, PodzemError, Refused
from podzem.core.event_table import TO_JUDGE, EventTable, Facts, shape
from podzem.core.forms import flatten, nest, read_pair, write_leaf
from podzem.core.numbers import read_natural, read_whole
from podzem.core.scribe import Scribe
from podzem.systems.delve import amendable, event_facts, record
from podzem.systems.delve.abilities import is_up, most_hp
from podzem.systems.delve.chapters.combat.initiative import join_late
from podzem.systems.delve.chapters.encounters import arrival
from podzem.systems.delve.chapters.encounters.bands import muster
from podzem.systems.delve.chapters.morale import checks, conduct
from podzem.systems.delve.chapters.movement.ways import is_walkable
from podzem.systems.delve.chapters.search.searching import DESCRIBE, reveal
from podzem.systems.delve.chapters.town.heroes import new_item
from podzem.systems.delve.chapters.wander import meeting, noise
from podzem.systems.delve.company import group_of, members
from podzem.systems.delve.data.gear import GEAR
from podzem.systems.delve.document import hidden_in
from podzem.systems.delve.event_facts import KINDS
from podzem.systems.delve.furnishing import KEY
from podzem.systems.delve.game import COMBAT, OVER, TURN, Game
from podzem.systems.delve.ground import dungeon
from podzem.systems.delve.kindred import is_kind
from podzem.systems.delve.people import DEAD, DOWN, GONE, OK, STABLE, Band, Group, Person
from podzem.systems.delve.place import Place, read_place, write_place
from podzem.systems.delve.present import bands_met, person_by_id, up
from podzem.systems.delve.rows import JUDGE, Do, OrderRow, Word, row
from podzem.systems.delve.sight import look_around
from podzem.systems.delve.zones import zone_at

CLAUSE: Final = "delve.core.judge"
MOST_ITEMS: Final = 60
MOST_MET: Final = 20
MOST_RULED: Final = 4


@shape("path")
def _of_path(path: str) -> Facts:
    return {"path": path}


@shape("group", "kind", "count")
def _of_comers(group: Group, kind: str, count: int) -> Facts:
    return {"group": group.number, "kind": kind, "count": count}


_table: Final = EventTable(KINDS)
judge_set: Final = _table.told("judge_set", CLAUSE, _of_path, to=TO_JUDGE)
judge_removed: Final = _table.told("judge_removed", CLAUSE, event_facts.of_member)
judge_hurt: Final = _table.told("judge_hurt", CLAUSE, event_facts.of_member_with_count)
judge_healed: Final = _table.told("judge_healed", CLAUSE, event_facts.of_member)
judge_gave: Final = _table.told("judge_gave", CLAUSE, event_facts.of_item)
judge_moved: Final = _table.told("judge_moved", CLAUSE, event_facts.of_walk)
judge_ruled: Final = _table.told("judge_ruled", CLAUSE, event_facts.of_member_with_count, to=TO_JUDGE)
judge_added: Final = _table.told("judge_added", CLAUSE, _of_comers, to=TO_JUDGE)
EVENTS: Final = _table.rows


def why_not(game: Game, row: OrderRow | None, decision: Decision) -> Refusal | None:
    """Why the judge may not do this: it is tried on a copy. Anything but an amendment is refused."""
    facts: dict[str, Fact] = {"order": decision.order}
    if row is None or row.whose != JUDGE or not row.takes(len(decision.words)):
        return Refusal(CLAUSE, decision.order, {**facts, "why": "order"})
    if game.stage == OVER:
        return Refusal("delve.auto.scope", decision.order, facts)
    try:
        _give(game.copy(), row, decision, Scribe(Dice()))
    except Refused as error:
        return Refusal(error.refusal.clause, decision.order, {**facts, **error.refusal.facts})
    except PodzemError as error:
        return Refusal(CLAUSE, decision.order, {**facts, "why": "fault", "fault": str(error)})
    return None


def _give(game: Game, row: OrderRow, decision: Decision, scribe: Scribe) -> None:
    row.do(game, decision.seat, *row.read(game, decision.seat, decision.words), scribe)


def apply(game: Game, row: OrderRow, decision: Decision, scribe: Scribe) -> None:
    """Carry an amendment out; what it changes that players cannot see is told to the judge alone."""
    _give(game, row, decision, scribe)
    if decision.order == "add":
        group, kind, count = row.read(game, decision.seat, decision.words)
        if game.stage == COMBAT:
            _join(game, group, kind, int(count), scribe)
        else:
            meeting.come(game, group, kind, int(count), scribe)
    elif decision.order == "frighten":
        checks.roll(game, row.read(game, decision.seat, decision.words)[0], checks.FEAR, scribe)
    if game.stage == TURN:
        look_around(game, scribe)


def _no(why: str, clause: str = CLAUSE, **facts: Fact) -> Refused:
    """The reason in a word, for which every language has a sentence."""
    return Refused(Refusal(clause, "", {"why": why, **facts}))


def _set(game: Game, seat: int, text: str, scribe: Scribe) -> None:
    """A fact of the delve by its path, within its bounds."""
    path, value = read_pair(text)
    expected = amendable.expected(game, path, value)
    if expected is None:
        raise _no("kept", path=path)
    if expected:
        raise _no("value", amendable.clause_of(path), path=path, value=write_leaf(value), values=expected)
    amendable.begin(game, path)
    changed = record.read(game, nest({**flatten(record.write(game)), path: value}))
    for name in _FIELDS:
        setattr(game, name, getattr(changed, name))
    for person in game.people.values():
        person.hp = min(person.hp, most_hp(person))
    judge_set(scribe, path)


def _remove(game: Game, seat: int, person: Person, scribe: Scribe) -> None:
    """Somebody is no more of the game."""
    group = group_of(game, person)
    if game.stage != TURN or group is None or not [one for one in members(game, group) if one is not person]:
        raise _no("fight", member=person.id)
    if not [one for one in game.people.values() if one is not person and one.is_character and is_up(one)]:
        raise _no("last", member=person.id)
    person.state, person.order = GONE, []
    group.members.remove(person.number)
    judge_removed(scribe, person)


def _hurt(game: Game, seat: int, person: Person, text: str, scribe: Scribe) -> None:
    """So many hit points less, but he stands."""
    count = read_natural(text)
    if count is None or not 0 < count < person.hp or not is_up(person):
        raise _no("count", amount=text, count=max(0, person.hp - 1))
    person.hp -= count
    judge_hurt(scribe, person, count)


def _heal(game: Game, seat: int, person: Person, scribe: Scribe) -> None:
    """As good as new."""
    if person.state in (DEAD, GONE):
        raise _no("dead", member=person.id)
    if person.state in (DOWN, STABLE):
        person.state, person.rounds = OK, 0
    person.hp = most_hp(person)
    judge_healed(scribe, person)


def _present(game: Game, seat: int, person: Person, kind: str, scribe: Scribe) -> None:
    """A thing out of nowhere, in his pack whatever it holds."""
    if kind not in GEAR or kind == KEY:
        raise _no("gear", type=kind)
    if len(person.items) >= MOST_ITEMS:
        raise _no("many", member=person.id, count=MOST_ITEMS)
    item = new_item(game, kind)
    person.items.append(item)
    judge_gave(scribe, person, item)


def _move(game: Game, seat: int, group: Group, text: str, scribe: Scribe) -> None:
    """A group is somewhere else."""
    place = _place(text)
    if game.stage != TURN or game.questions:
        raise _no("fight")
    if not place.depth or not dungeon(game).has_level(place.depth) or not is_walkable(game, place):
        raise _no("rock", place=write_place(place))
    for person in members(game, group):
        person.at, person.pit = place, ""
    group.trail = [place]
    judge_moved(scribe, group, place)


def _place(text: str) -> Place:
    try:
        return read_place(text)
    except Malformed:
        raise _no("rock", place=text) from None


def _reveal(game: Game, seat: int, id: str, scribe: Scribe) -> None:
    """Something hidden is found."""
    for one in dungeon(game).levels:
        for area in one.areas:
            for hidden in hidden_in(game, one.depth, area.id) if area.kind != "outside" else ():
                if hidden.id == id:
                    reveal(game, hidden, DESCRIBE, scribe)
                    return
    raise _no("hidden", what=id)


def _alarm(game: Game, seat: int, group: Group, word: str, scribe: Scribe) -> None:
    """The zone in which a group is becomes alert, normal or quiet."""
    if word not in noise.STEPS:
        raise _no("value", path="alertness", value=word, values=", ".join(noise.STEPS))
    noise.set_alertness(game, zone_at(game, members(game, group)[0].at), word, scribe)


def _add(game: Game, seat: int, group: Group, kind: str, number: str, scribe: Scribe) -> None:
    """Creatures come upon a group, as wanderers do; how they come is thrown for when it is done."""
    fighting = game.stage == COMBAT and game.meeting is not None and game.meeting.group == group.number
    if game.questions or not (game.stage == TURN or (fighting and is_open(game))):
        raise _no("fight")
    if not is_kind(kind):
        raise _no("kind", kind=kind)
    count = read_natural(number)
    if count is None or not 1 <= count <= MOST_MET:
        raise _no("count", amount=number, count=MOST_MET)
    judge_added(scribe, group, kind, count)


def _join(game: Game, group: Group, kind: str, count: int, scribe: Scribe) -> None:
    """Latecomers to a fight: they take part from the next round on (delve.combat.order, delve.morale.return)."""
    band = muster(game, kind, count, scribe)
    if not arrival.arrive(game, group, band, scribe):
        game.bands.remove(band)
        return
    conduct.look_for_return(game, scribe, joining=count)
    join_late(game, band, scribe)


def is_open(game: Game) -> bool:
    """Whether others can still come into the fight."""
    return game.fight is not None and not game.fight.over and not game.fight.declarer


def _modify(game: Game, seat: int, person: Person, text: str, scribe: Scribe) -> None:
    """Between -4 and +4 on somebody's next check or attack."""
    count = read_whole(text)
    if count is None or abs(count) > MOST_RULED:
        raise _no("value", path="ruling", value=text, values=f"−{MOST_RULED}…+{MOST_RULED}")
    person.ruling = count
    judge_ruled(scribe, person, count)


def _frighten(game: Game, seat: int, band: Band, scribe: Scribe) -> None:
    """Fear or panic of those met: their courage is tried when it is done (delve.morale.triggers)."""
    if game.questions or game.stage != COMBAT or band.broken or not up(band):
        raise _no("fight")


def _find_band(game: Game, seat: int, text: str) -> Band:
    if any(person.id == text and person.is_character for person in game.people.values()):
        raise _no("nobody", "delve.morale.pc", member=text)
    found = next((band for band in bands_met(game) if f"band.{band.number}" == text), None)
    if found is None:
        raise _no("nobody", member=text)
    return found


def _find_anybody(game: Game, seat: int, text: str) -> Person:
    return person_by_id(game, text) or _find_person(game, seat, text)


def _find_person(game: Game, seat: int, text: str) -> Person:
    found = next((person for person in game.people.values() if person.id == text), None)
    if found is None:
        raise _no("nobody", member=text)
    return found


def _find_group(game: Game, seat: int, text: str) -> Group:
    found = next((group for group in game.groups if str(group.number) == text), None)
    if found is None:
        raise _no("group", group=text)
    return found


_FIELDS: Final = tuple(name for name in Game.__dataclass_fields__ if name not in ("setting", "plan"))
_TEXT: Final = Word("answer", lambda game, seat, text: text)
_PERSON: Final = Word("member", _find_person)
_GROUP: Final = Word("group", _find_group)


def _judges(name: str, words: tuple[Word, ...], do: Do) -> OrderRow:
    return row(name, (), words, do=do, whose=JUDGE)


ROWS: Final = (
    _judges("set", (_TEXT.called("text"),), _set),
    _judges("remove", (_PERSON,), _remove),
    _judges("hurt", (_PERSON, _TEXT.called("count")), _hurt),
    _judges("heal", (_PERSON,), _heal),
    _judges("present", (_PERSON, _TEXT.called("type")), _present),
    _judges("relocate", (_GROUP, _TEXT.called("place")), _move),
    _judges("reveal", (_TEXT.called("what"),), _reveal),
    _judges("alarm", (_GROUP, _TEXT.called("alertness")), _alarm),
    _judges("modify", (Word("member", _find_anybody), _TEXT.called("count")), _modify),
    _judges("frighten", (Word("band", _find_band),), _frighten),
    _judges("add", (_GROUP, _TEXT.called("kind"), _TEXT.called("count")), _add),
)
