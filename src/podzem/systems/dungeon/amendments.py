"""What a human judge may change by his own hand, each bounded and refused like any order (dungeon.core.auto_judge)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Decision, Fact, Refusal
from podzem.core.dice import Dice
from podzem.core.errors import PodzemError, Refused
from podzem.core.events import OPEN, SECRET
from podzem.core.forms import flatten, nest, read_pair, write_leaf
from podzem.core.numbers import read_natural
from podzem.core.scribe import Scribe
from podzem.expedition.meeting.meeting import Meeting
from podzem.expedition.people import ACTIVE, DEAD, DOWN, GONE, Member
from podzem.site.grounds import ground_at
from podzem.systems.dungeon import amendable, events, record
from podzem.systems.dungeon.chapters.encounters import wanderers
from podzem.systems.dungeon.furnishing import reveal
from podzem.systems.dungeon.game import COMBAT, OVER, Game
from podzem.systems.dungeon.groups import Group
from podzem.systems.dungeon.order_row import JUDGE, OrderRow
from podzem.systems.dungeon.order_words import find_member
from podzem.systems.dungeon.sight import look_around
from podzem.systems.dungeon.stage import give_at_once
from podzem.systems.dungeon.staging import settled
from podzem.world.clock import TURNS_IN_DAY
from podzem.world.creatures import CREATURES
from podzem.world.gear import GEAR
from podzem.world.item import Item
from podzem.world.points import Point, write_point

CLAUSE: Final = "dungeon.core.auto_judge"

MOST_ITEMS: Final = 100


def why_not(game: Game, row: OrderRow | None, decision: Decision) -> Refusal | None:
    """Why the judge may not do this: it is tried on a copy. Anything but an amendment is refused."""
    facts: dict[str, Fact] = {"order": decision.order}
    if row is None or row.whose != JUDGE or not row.takes(len(decision.words)):
        return Refusal(CLAUSE, decision.order, {**facts, "why": "order"})
    if game.stage == OVER:
        return Refusal("dungeon.premise.goal", decision.order, facts)
    try:
        give_at_once(game.copy(), row, decision.seat, decision.words, Scribe(Dice()))
    except Refused as error:
        return Refusal(CLAUSE, decision.order, {**facts, **error.refusal.facts})
    except PodzemError as error:
        return Refusal(CLAUSE, decision.order, {**facts, "why": "fault", "fault": str(error)})
    return None


def _no(why: str, **facts: Fact) -> Refused:
    """The reason in a word, for which every language has a sentence."""
    return Refused(Refusal(CLAUSE, "", {"why": why, **facts}))


def apply(game: Game, row: OrderRow, decision: Decision, scribe: Scribe) -> None:
    """Carry an amendment out; what it changes that players cannot see is told to the judge alone."""
    give_at_once(game, row, decision.seat, decision.words, scribe)
    if decision.order == "add":
        wanderers.come(game, game.waiting[-1], scribe)
    look_around(game, scribe)


def set_fact(game: Game, seat: int, text: str, scribe: Scribe) -> None:
    """A fact of the expedition by its path, within its bounds."""
    path, value = read_pair(text)
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


def remove(game: Game, seat: int, member: Member, scribe: Scribe) -> None:
    """Somebody is no more of the game."""
    _not_in_fight(game, member)
    _not_the_last(game, member)
    member.status, member.group = GONE, 0
    for group in game.groups:
        group.ranks = [rank for rank in ([n for n in rank if n != member.number] for rank in group.ranks) if rank]
    game.groups = [group for group in game.groups if group.ranks]
    game.orders.pop(member.number, None)
    events.judge_removed(scribe, member)


def wound(game: Game, seat: int, member: Member, scribe: Scribe) -> None:
    """One wound more."""
    _not_in_fight(game, member)
    member.wound += 1
    events.judge_wounded(scribe, member)


def heal(game: Game, seat: int, member: Member, scribe: Scribe) -> None:
    """As good as new."""
    _not_in_fight(game, member)
    if member.status == DEAD:
        raise _no("dead", member=member.id)
    if member.status == DOWN:
        member.status = ACTIVE
    member.wound = member.fatigue = member.infection = 0
    member.resilience = member.level
    events.judge_healed(scribe, member)


def present(game: Game, seat: int, member: Member, kind: str, scribe: Scribe) -> None:
    """A thing out of nowhere."""
    if kind not in GEAR:
        raise _no("gear", type=kind)
    if len(member.items) >= MOST_ITEMS:
        raise _no("many", member=member.id, count=MOST_ITEMS)
    item = Item(kind, game.company.take_number(), left=GEAR[kind].turns)
    member.items.append(item)
    events.judge_gave(scribe, member, item)


def move(game: Game, seat: int, group: Group, point: Point, scribe: Scribe) -> None:
    """A group is somewhere else."""
    if game.stage == COMBAT:
        raise _no("fight")
    area = ground_at(game.site, group.depth).area_at(point)
    if not area:
        raise _no("rock", point=write_point(point))
    group.at, group.area, group.trail, group.paced = point, area, [], []
    group.legs, group.fast = [], False
    events.judge_moved(scribe, group, write_point(point))


def show(game: Game, seat: int, id: str, scribe: Scribe) -> None:
    """Something hidden is found."""
    if not reveal(game, id):
        raise _no("hidden", opening=id)
    events.revealed(scribe, id)


def set_clock(game: Game, seat: int, text: str, scribe: Scribe) -> None:
    """Another turn of the day."""
    turn = read_natural(text)
    if turn is None:
        raise _no("turn", amount=text)
    game.company.day_turn = turn % TURNS_IN_DAY
    events.judge_set(scribe, OPEN, "day_turn")


def add(game: Game, seat: int, group: Group, kind: str, number: str, scribe: Scribe) -> None:
    """Creatures come upon a group at the start of the next turn, as wanderers do."""
    if kind not in CREATURES:
        raise _no("kind", kind=kind)
    count = read_natural(number)
    if count is None or not 1 <= count <= wanderers.MOST_MET:
        raise _no("count", amount=number, count=wanderers.MOST_MET)
    ways = wanderers.ways_in(game, group)
    if not ways:
        raise _no("way", group=group.number)
    meeting = Meeting(group.number, source=wanderers.WANDERING, way=ways[0], depth=group.depth, waited=True)
    meeting.kind, meeting.count, meeting.pace = kind, count, group.pace
    game.waiting.append(meeting)
    events.judge_added(scribe, meeting)


def find_group(game: Game, seat: int, number: str) -> Group:
    """A group by its number."""
    found = next((group for group in game.groups if str(group.number) == number), None)
    if found is None:
        raise _no("group", group=number)
    return found


def find_anybody(game: Game, seat: int, id: str) -> Member:
    """Anybody by his name."""
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
