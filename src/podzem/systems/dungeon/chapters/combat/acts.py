"""Other actions in combat (dungeon.combat.other, dungeon.combat.incidental, T7): weapons, items, lights."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from podzem.core.decisions import Decision, Refusal
from podzem.core.memo import frozen
from podzem.core.scribe import Scribe
from podzem.expedition import arms, carrying, muster
from podzem.expedition.fight import marks, phase
from podzem.expedition.fight.enlisting import row_of
from podzem.expedition.fight.fight import Fight
from podzem.expedition.fight.legal import awaited_front
from podzem.expedition.handling import own
from podzem.expedition.people import ANIMAL, Member
from podzem.systems.dungeon import events
from podzem.systems.dungeon.believed import believed
from podzem.systems.dungeon.chapters.actions import opening_doors, orders
from podzem.systems.dungeon.chapters.combat import binding, hurling, toil
from podzem.systems.dungeon.chapters.load import loading
from podzem.systems.dungeon.chapters.loyalty import guarding
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.groups import Order
from podzem.world.gear import GEAR
from podzem.world.item import Item

OTHER: Final = "dungeon.combat.other"
BY_THE_WAY: Final = "dungeon.combat.incidental"
INCIDENTAL: Final = {"ready": marks.TOOK_UP, "stow": marks.PUT_AWAY}
"""Minus one to the shot or strike of the phase; a second one takes the whole of it (dungeon.combat.incidental). One
weapon put away and another drawn are one change."""
WHOLE_PHASE: Final = ("use", "use_on", "light", "douse", "refill", "give", "take", "wedge", "unwedge", "close", "kill")
FREE: Final = ("drop",)
ARMS: Final = ("weapon", "weapon_small", "weapon_two_handed", "shooting", "shield")
"""Picked up from one's feet by the way; taking anything else takes the phase."""


def _name_guard(game: Game, member: Member, words: list[str], scribe: Scribe) -> None:
    """Guards of a combat are named with the rearranging order (dungeon.captive.guard)."""
    game.orders[member.number] = Order("guard")
    events.guards(scribe, member)


VERBS: Final[dict[str, orders.Verb]] = {
    **{name: orders.FREE[name] for name in (*INCIDENTAL, *WHOLE_PHASE, *FREE)},
    "throw": orders.Verb(("item",), hurling.throw_choices, hurling.why_not_throw, hurling.throw),
    "bind": orders.Verb(("other",), binding.bind_choices, binding.why_not_bind, binding.bind),
    "try_door": orders.Verb(
        ("opening",), opening_doors.open_choices, opening_doors.why_not_try, opening_doors.try_door
    ),
    "guard": orders.MAIN["guard"]._replace(do=_name_guard),
    "leave_off": orders.Verb((), toil.leave_choices, toil.why_not_leave, toil.leave_off),
    **toil.VERBS,
}
TAKES_A_PHASE: Final = (*WHOLE_PHASE, "bind", "try_door", *toil.VERBS)
NO_TIME: Final = (*FREE, "leave_off", "guard")
ORDERS: Final = {name: ("member", *verb.facts) for name, verb in VERBS.items()}


def candidates(game: Game, seat: int) -> list[Decision]:
    """What a seat's fighters may do besides, as far as the party knows what is around them."""
    found: list[Decision] = []
    with frozen(*game.parts):
        known = believed(game)
        for member in _own(game, seat):
            for name, verb in VERBS.items():
                chosen = dict.fromkeys(verb.choices(known, member))
                acts = [Decision(seat, name, (member.id, *words)) for words in chosen]
                found += [act for act in acts if _why_not(known, act) is None]
    return found


def _own(game: Game, seat: int) -> list[Member]:
    assert game.fight is not None
    return [m for n in game.fight.member if (m := game.members[n]).owner == seat and m.is_up and m.kind != ANIMAL]


def why_not(game: Game, decision: Decision) -> Refusal | None:
    """Why a fighter may not do this now."""
    known = believed(game)
    refusal = _why_not(known, decision)
    if refusal is not None:
        return refusal
    member = orders.find_member(known, decision.words[0])
    assert member is not None
    is_offered = tuple(decision.words[1:]) in VERBS[decision.order].choices(known, member)
    return None if is_offered else Refusal(OTHER, decision.order, {"member": member.id})


def _why_not(game: Game, decision: Decision) -> Refusal | None:
    """What forbids it, whether or not it is one of the choices."""
    fight = game.fight
    assert fight is not None
    member = orders.find_member(game, decision.words[0]) if decision.words else None
    row = row_of(fight, member.number) if member is not None else marks.NONE
    if member is None or row < 0 or member.owner != decision.seat or len(decision.words) != len(ORDERS[decision.order]):
        return Refusal("dungeon.combat.orders", decision.order)
    clause = _why_not_now(fight, row, decision.order) or _why_not_his_place(game, fight, member, decision.order)
    if clause:
        return Refusal(clause, decision.order, {"member": member.id})
    verb, words = VERBS[decision.order], tuple(decision.words[1:])
    return verb.why_not(game, member, words) or _why_no_room(game, fight, member, decision)


def _why_not_now(fight: Fight, row: int, order: str) -> str:
    """Not the broken, the surprised, or who has his phase taken already."""
    if fight.state[row] != marks.UP:
        return "dungeon.aid.window"
    if fight.marks[row] & (marks.BROKEN | marks.COWERS):
        return "dungeon.loyalty.outcome"
    if fight.stunned == marks.PARTY:
        return "dungeon.surprise.use"
    if awaited_front(fight, marks.PARTY) < 0:
        return "dungeon.combat.orders"
    if fight.marks[row] & marks.BUSY and order not in NO_TIME:
        return OTHER
    if order == "throw" and (fight.rank[row] > 0 or fight.is_melee(fight.front[row])):
        return "dungeon.combat.fire"
    return ""


def _why_not_his_place(game: Game, fight: Fight, member: Member, order: str) -> str:
    """In the first rank nobody guards or does a turn's work; a guard does nothing else."""
    if fight.rank[row_of(fight, member.number)] == 0:
        return guarding.CLAUSE if order == "guard" else OTHER if order in toil.VERBS else ""
    return guarding.CLAUSE if guarding.is_guarding(game, member) and order not in FREE else ""


def _why_no_room(game: Game, fight: Fight, member: Member, decision: Decision) -> Refusal | None:
    """Where the place is narrower than a shield or two-handed weapon, neither can be readied (dungeon.combat.space)."""
    if decision.order != "ready":
        return None
    item = next(item for item in member.items if item.id == decision.words[1])
    row = row_of(fight, member.number)
    armed = replace(member, items=[replace(other, ready=other.ready or other is item) for other in member.items])
    wide = carrying.space(replace(game).company, armed) > fight.room(fight.front[row], marks.PARTY)
    return Refusal("dungeon.combat.space", "ready", {"member": member.id}) if wide else None


def apply(game: Game, decision: Decision, scribe: Scribe) -> None:
    """Done at once; what it costs is marked for this phase."""
    fight, member = game.fight, orders.find_member(game, decision.words[0])
    assert fight is not None
    assert member is not None
    cost, part = _cost(game, member, decision), _part_of_change(member, decision)
    if decision.order == "use" and decision.words[1].startswith("wand."):
        wand = next(item for item in member.items if item.id == decision.words[1])
        cost = OTHER if hurling.use_wand(game, fight, member, wand, scribe) else ""
    else:
        do = VERBS[decision.order].do
        assert do is not None
        do(game, member, list(decision.words[1:]), scribe)
    row = row_of(fight, member.number)
    if not _completes(fight, row, part):
        _charge(fight, row, cost, scribe)
    fight.set(row, part)
    muster.refresh(game.company, fight, game.fight_group, game.hurls)
    phase.refit(fight)


def _cost(game: Game, member: Member, decision: Decision) -> str:
    """The clause by which an act costs the phase or one point of it; nothing when it takes no time."""
    if decision.order == "take":
        found = loading.find(game, member, decision.words[1])
        armed = found is not None and found[0].kind in GEAR and GEAR[found[0].kind].kind_class in ARMS
        return BY_THE_WAY if armed and found is not None and found[2] is not None else OTHER
    if decision.order in TAKES_A_PHASE:
        return OTHER
    if decision.order in INCIDENTAL:
        thing = own(member, decision.words[1])
        return BY_THE_WAY if thing is not None and (_is_weapon(thing) or thing.kind == "shield") else OTHER
    return ""


def _is_weapon(thing: Item) -> bool:
    """What one shoots or strikes with, made for it or not."""
    return GEAR[thing.kind].kind_class == "shooting" or arms.strike_of(thing) is not None


def _part_of_change(member: Member, decision: Decision) -> int:
    """Which half of a change of weapon an act is; 0 when it is none."""
    if decision.order not in INCIDENTAL:
        return 0
    thing = own(member, decision.words[1])
    return INCIDENTAL[decision.order] if thing is not None and _is_weapon(thing) else 0


def _completes(fight: Fight, row: int, part: int) -> bool:
    """Whether the other half of a change was done in this phase, and this one not yet."""
    change = marks.PUT_AWAY | marks.TOOK_UP
    return bool(part) and fight.marks[row] & change == change & ~part


def _charge(fight: Fight, row: int, cost: str, scribe: Scribe) -> None:
    """Mark what it costs in this phase; a second act by the way makes it the whole phase."""
    if cost == OTHER or (cost and fight.marks[row] & marks.INCIDENTAL):
        fight.set(row, marks.BUSY)
        events.whole_phase(scribe, fight.names[row])
    elif cost:
        fight.set(row, marks.INCIDENTAL)
        events.incidental(scribe, fight.names[row])
