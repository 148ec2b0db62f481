"""What a human judge may change by his own hand, each bounded and refused like any order (dungeon.core.auto_judge)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podzem.core.decisions import Decision, Fact, Refusal
from podzem.core.dice import Dice
from podzem.core.errors import PodzemError, Refused
from podzem.core.events import OPEN, SECRET
from podzem.core.forms import flatten, nest, read_line, write_leaf
from podzem.core.numbers import read_natural
from podzem.core.scribe import Scribe
from podzem.expedition.meeting.meeting import Meeting
from podzem.expedition.people import ACTIVE, DEAD, DOWN, GONE, Member
from podzem.systems.dungeon import amendable, events, record
from podzem.systems.dungeon.chapters.actions.orders import find_member
from podzem.systems.dungeon.chapters.encounters import wanderers
from podzem.systems.dungeon.game import COMBAT, OVER, Game
from podzem.systems.dungeon.groups import Group
from podzem.systems.dungeon.staging import settled
from podzem.world.clock import TURNS_IN_DAY
from podzem.world.creatures import CREATURES
from podzem.world.gear import GEAR
from podzem.world.item import Item
from podzem.world.points import read_point

CLAUSE: Final = "dungeon.core.auto_judge"

ORDERS: Final[dict[str, tuple[str, ...]]] = {
    "set": ("path",),
    "remove": ("member",),
    "wound": ("member",),
    "heal": ("member",),
    "present": ("member", "type"),
    "move": ("group", "point"),
    "reveal": ("opening",),
    "clock": ("amount",),
    "add": ("group", "kind", "count"),
}

MOST_ITEMS: Final = 100


def why_not(game: Game, decision: Decision) -> Refusal | None:
    """Why the judge may not do this; anything but an amendment is refused."""
    facts: dict[str, Fact] = {"order": decision.order}
    if decision.order not in _DO or len(decision.words) != len(ORDERS[decision.order]):
        return Refusal(CLAUSE, decision.order, {**facts, "why": "order"})
    if game.stage == OVER:
        return Refusal("dungeon.premise.goal", decision.order, facts)
    try:
        _DO[decision.order](game.copy(), list(decision.words), Scribe(Dice()))
    except Refused as error:
        return Refusal(CLAUSE, decision.order, {**facts, **error.refusal.facts})
    except PodzemError as error:
        return Refusal(CLAUSE, decision.order, {**facts, "why": "fault", "fault": str(error)})
    return None


def _no(why: str, **facts: Fact) -> Refused:
    """The reason in a word, for which every language has a sentence."""
    return Refused(Refusal(CLAUSE, "", {"why": why, **facts}))


def apply(game: Game, decision: Decision, scribe: Scribe) -> None:
    """Carry an amendment out; what it changes that players cannot see is told to the judge alone."""
    _DO[decision.order](game, list(decision.words), scribe)
    if decision.order == "add":
        wanderers.come(game, game.waiting[-1], scribe)


def _set(game: Game, words: list[str], scribe: Scribe) -> None:
    """A fact of the expedition by its path, within its bounds."""
    ((path, value),) = read_line(words[0]).items()
    if amendable.is_fixed_in_fight(game, path):
        raise _no("fight")
    expected = amendable.expected(game, path, value)
    if expected is None:
        raise _no("kept", path=path)
    if expected:
        raise _no("value", path=path, value=write_leaf(value), values=expected)
    paths = {**flatten(record.write(game)), path: value}
    changed = settled(record.read(game, nest(paths)))
    for name in _FIELDS:
        setattr(game, name, getattr(changed, name))
    events.judge_set(scribe, SECRET, path)


def _remove(game: Game, words: list[str], scribe: Scribe) -> None:
    member = _member(game, words[0])
    _not_in_fight(game, member)
    _not_the_last(game, member)
    member.status, member.group = GONE, 0
    for group in game.groups:
        group.ranks = [rank for rank in ([n for n in rank if n != member.number] for rank in group.ranks) if rank]
    game.groups = [group for group in game.groups if group.ranks]
    game.orders.pop(member.number, None)
    events.judge_removed(scribe, member)


def _wound(game: Game, words: list[str], scribe: Scribe) -> None:
    member = _member(game, words[0])
    _not_in_fight(game, member)
    member.wound += 1
    events.judge_wounded(scribe, member)


def _heal(game: Game, words: list[str], scribe: Scribe) -> None:
    member = _member(game, words[0])
    _not_in_fight(game, member)
    if member.status == DEAD:
        raise _no("dead", member=member.id)
    if member.status == DOWN:
        member.status = ACTIVE
    member.wound = member.fatigue = member.infection = 0
    member.resilience = member.level
    events.judge_healed(scribe, member)


def _present(game: Game, words: list[str], scribe: Scribe) -> None:
    member, kind = _member(game, words[0]), words[1]
    if kind not in GEAR:
        raise _no("gear", type=kind)
    if len(member.items) >= MOST_ITEMS:
        raise _no("many", member=member.id, count=MOST_ITEMS)
    item = Item(kind, game.company.take_number(), left=GEAR[kind].turns)
    member.items.append(item)
    events.judge_gave(scribe, member, item)


def _move(game: Game, words: list[str], scribe: Scribe) -> None:
    from podzem.site.grounds import ground_at

    group = _group(game, words[0])
    if game.stage == COMBAT:
        raise _no("fight")
    point = read_point(words[1])
    area = ground_at(game.site, group.depth).area_at(point)
    if not area:
        raise _no("rock", point=words[1])
    group.at, group.area, group.trail, group.paced = point, area, [], []
    group.legs, group.fast = [], False
    events.judge_moved(scribe, group, words[1])


def _reveal(game: Game, words: list[str], scribe: Scribe) -> None:
    from podzem.systems.dungeon.furnishing import reveal

    if not reveal(game, words[0]):
        raise _no("hidden", opening=words[0])
    events.revealed(scribe, words[0])


def _clock(game: Game, words: list[str], scribe: Scribe) -> None:
    turn = read_natural(words[0])
    if turn is None:
        raise _no("turn", amount=words[0])
    game.company.day_turn = turn % TURNS_IN_DAY
    events.judge_set(scribe, OPEN, "day_turn")


def _add(game: Game, words: list[str], scribe: Scribe) -> None:
    """Creatures come upon a group at the start of the next turn, as wanderers do."""
    group, kind = _group(game, words[0]), words[1]
    if kind not in CREATURES:
        raise _no("kind", kind=kind)
    count = read_natural(words[2])
    if count is None or not 1 <= count <= wanderers.MOST_MET:
        raise _no("count", amount=words[2], count=wanderers.MOST_MET)
    ways = wanderers.ways_in(game, group)
    if not ways:
        raise _no("way", group=group.number)
    meeting = Meeting(group.number, source=wanderers.WANDERING, way=ways[0], depth=group.depth, waited=True)
    meeting.kind, meeting.count, meeting.pace = kind, count, group.pace
    game.waiting.append(meeting)
    events.judge_added(scribe, meeting)


def _group(game: Game, number: str) -> Group:
    found = next((group for group in game.groups if str(group.number) == number), None)
    if found is None:
        raise _no("group", group=number)
    return found


def _member(game: Game, id: str) -> Member:
    found = find_member(game, id)
    if found is None:
        raise _no("nobody", member=id)
    return found


def _not_the_last(game: Game, member: Member) -> None:
    """A group goes on with somebody, and a meeting is with somebody."""
    met = [] if game.meeting is None else game.meeting.creatures
    alone = any(group.members == [member.number] for group in game.groups)
    if alone or member.number in met or any(member.number in meeting.creatures for meeting in game.waiting):
        raise _no("last", member=member.id)


def _not_in_fight(game: Game, member: Member) -> None:
    """Whoever fights is changed before or after."""
    if game.stage == COMBAT:
        raise _no("fight", member=member.id)


_FIELDS: Final = tuple(name for name in Game.__dataclass_fields__ if name != "setting")
_DO: Final[dict[str, Callable[[Game, list[str], Scribe], None]]] = {
    "set": _set,
    "remove": _remove,
    "wound": _wound,
    "heal": _heal,
    "present": _present,
    "move": _move,
    "reveal": _reveal,
    "clock": _clock,
    "add": _add,
}
