"""«Бой»: a meeting becomes a fight; its orders, its phases, its end (dungeon.combat.*)."""

from __future__ import annotations

from typing import Any, Final

from podzem.core.decisions import JUDGE, Decision, Refusal
from podzem.core.events import OPEN, SECRET
from podzem.core.scribe import Scribe
from podzem.core.worded_orders import Actor, Do
from podzem.expedition import fight_orders, magic, muster
from podzem.expedition.fight import codes as code_of
from podzem.expedition.fight import marks, phase
from podzem.expedition.fight.ending import end_out_of_sight
from podzem.expedition.fight.enlisting import row_of
from podzem.expedition.fight.fight import Fight
from podzem.expedition.fight.legal import awaited_front, is_ready, owing_side
from podzem.expedition.fight.ranks import body_speed
from podzem.expedition.fight.sight import is_others_shown
from podzem.expedition.meeting.meeting import Meeting
from podzem.expedition.people import ACTIVE
from podzem.systems.dungeon import events
from podzem.systems.dungeon.believed import believed
from podzem.systems.dungeon.below import Below
from podzem.systems.dungeon.chapters.combat import acts as combat_acts
from podzem.systems.dungeon.chapters.combat import (
    aftermath,
    battle_moves,
    battlefield,
    toil,
)
from podzem.systems.dungeon.chapters.loyalty import excess
from podzem.systems.dungeon.game import COMBAT, Game
from podzem.systems.dungeon.groups import Group
from podzem.systems.dungeon.order_row import OWNER, OrderRow
from podzem.systems.dungeon.stage import Stage, give_at_once
from podzem.world.clock import PHASES_IN_TURN

TURN_OVER: Final = "turn_over"
"""On top of the agenda after ten phases: the turn is to be ended before the next one (dungeon.combat.ten_phases)."""


def begin(game: Game, meeting: Meeting, scribe: Scribe) -> None:
    """Both sides form up at the distance of the meeting (dungeon.combat.modes, dungeon.surprise.use)."""
    group = game.group(meeting.group)
    fight = Fight(muster.switches(game.setting))
    fight.open_front(0, max(0, meeting.hs), 0, 0)
    game.meeting, game.stage, game.fight, game.fight_group = meeting, COMBAT, fight, group.number
    battlefield.set_fronts(game, fight, group, meeting)
    own = [member for number in group.members if (member := game.members[number]).status == ACTIVE]
    muster.muster(
        game.company, fight, [member for member in own if not member.pit], marks.PARTY, group.number, game.hurls
    )
    muster.muster(
        game.company, fight, [game.members[n] for n in meeting.creatures], marks.OTHERS, group.number, game.hurls
    )
    fight.leader[marks.PARTY] = row_of(fight, game.company.leader)
    fight.leader[marks.OTHERS] = row_of(fight, meeting.leader) if meeting.leader else marks.NONE
    fight.stunned = {"party": marks.OTHERS, "others": marks.PARTY}.get(meeting.free_phase, marks.NONE)
    phase.begin(fight)
    _tell_of_it(fight, meeting, scribe)
    _begin_by_leaving(fight, meeting)
    _go_on(game, scribe)


def _tell_of_it(fight: Fight, meeting: Meeting, scribe: Scribe) -> None:
    """The distance of opponents whom the party does not see is the judge's alone (dungeon.distance.none)."""
    if is_others_shown(fight, 0):
        events.combat_begins(scribe, OPEN, meeting)
    else:
        events.combat_begins(scribe, SECRET, meeting)
        events.combat_begins_unseen(scribe)


def _begin_by_leaving(fight: Fight, meeting: Meeting) -> None:
    """Who wanted to leave and was not let go begins by withdrawing (dungeon.attitude.choices)."""
    hs = min(2 * body_speed(fight, 0, marks.PARTY), fight.way[marks.PARTY])
    if meeting.first == "withdraw" and fight.gap[0] > 0 and hs > 0 and fight.stunned != marks.PARTY:
        fight.plan[marks.PARTY] = code_of.pack(code_of.WITHDRAW, hs)


def _is_automatic(game: Game) -> bool:
    return game.setting.asks_judge("judge_opponents") != "ask"


def go_on(game: Game, scribe: Scribe) -> None:
    """A new turn has begun in the middle of a combat in which nobody is to order: those who broke run on."""
    if game.fight is not None and not game.questions and not needed(game):
        _go_on(game, scribe)


def _go_on(game: Game, scribe: Scribe) -> None:
    """Resolve phases until somebody has to order or to choose, or a turn or the combat is over."""
    fight, meeting = game.fight, game.meeting
    assert fight is not None
    assert meeting is not None
    while fight.stage == marks.ORDERS and not game.questions:
        if _is_automatic(game):
            phase.order_automatically(fight, marks.OTHERS)
        if not is_ready(fight):
            return
        number = int(fight.phase)
        _resolve(game, fight, meeting, scribe)
        if not _settle(game, fight, meeting, number, scribe):
            return


def _resolve(game: Game, fight: Fight, meeting: Meeting, scribe: Scribe) -> None:
    """P2 to P9 over the ground of the map, and the map after P3."""
    group = _group_of(game, meeting)
    phase.resolve(fight, scribe, battle_moves.under_foot(game, fight, group, meeting) if group else None)
    if group is not None:
        battle_moves.march(game, fight, group, meeting)


def _group_of(game: Game, meeting: Meeting) -> Group | None:
    return next((group for group in game.groups if group.number == meeting.group), None)


def _settle(game: Game, fight: Fight, meeting: Meeting, number: int, scribe: Scribe) -> bool:
    """After a phase, or a part of it: members and map follow; false when a turn or the combat is over.

    What the end of a turn or of a combat brings is for `going_on`, which knows the turn.
    """
    aftermath.carry_over(game, fight, scribe)
    if fight.stage in (marks.LOSSES, marks.BREAKING):
        return False
    group = _group_of(game, meeting)
    if group is not None:
        battle_moves.retreat(game, fight, group, meeting)
        _get_away(game, fight, group, meeting, scribe)
    if phase.is_over(fight):
        return False
    excess.settle(game, scribe, True)
    magic.pass_phase(game.company, Below(game), scribe)
    toil.pass_phase(game, fight, scribe)
    if group is not None:
        battlefield.set_fronts(game, fight, group, meeting)
        phase.refit(fight)
    if number % PHASES_IN_TURN == 0:
        game.agenda.insert(0, TURN_OVER)
        return False
    take_stock(game)
    return True


def take_stock(game: Game) -> None:
    """What fighters hold and do when a phase begins; at the end of a turn once the turn is over."""
    if game.fight is not None:
        muster.refresh(game.company, game.fight, game.fight_group, game.hurls)
        toil.keep_busy(game, game.fight)


def _get_away(game: Game, fight: Fight, group: Group, meeting: Meeting, scribe: Scribe) -> None:
    """A side that went back out of the enemy's sight, and was not followed, has got away (dungeon.combat.end)."""
    for side in (marks.PARTY, marks.OTHERS):
        if not phase.is_over(fight) and battlefield.got_away(game, fight, group, meeting, side):
            end_out_of_sight(fight, side, scribe)


def _is_ordering(game: Game) -> bool:
    return game.fight is not None and awaited_front(game.fight, marks.PARTY) >= 0


def _judge_breaks(game: Game) -> bool:
    return game.fight is not None and game.fight.stage == marks.BREAKING


def _bar(game: Game, row: OrderRow, seat: int) -> Refusal | None:
    """The caller and the judge order their sides; a fighter does something besides while his side is ordered."""
    if row.whose == OWNER:
        is_open = _is_ordering(game)
    elif seat == JUDGE:
        is_open = not _is_automatic(game) or _judge_breaks(game)
    else:
        is_open = seat == game.company.caller
    return None if is_open else Refusal("dungeon.combat.orders", row.name, {"seat": seat})


def order(name: str) -> Do:
    """Take an order of a side; the phase is carried out when both sides' orders are in."""

    def do(game: Game, seat: int, *rest: Any) -> None:
        *words, scribe = rest
        fight, meeting = game.fight, game.meeting
        assert fight is not None
        assert meeting is not None
        number = int(fight.phase)
        answers = fight.stage in (marks.LOSSES, marks.BREAKING)
        code = fight_orders.encode(fight, Decision(seat, name, tuple(words)))
        phase.order(fight, fight_orders.side_of(seat), code, scribe)
        if not answers or _settle(game, fight, meeting, number, scribe):
            _go_on(game, scribe)

    return do


def _give(game: Game, row: OrderRow, actor: Actor, texts: tuple[str, ...], scribe: Scribe) -> None:
    give = combat_acts.give if row.whose == OWNER else give_at_once
    give(game, row, actor, texts, scribe)


STAGE: Final = Stage(
    COMBAT,
    stray=lambda game, decision: Refusal("dungeon.combat.orders", decision.order),
    bar=_bar,
    members=combat_acts.fighters,
    find=combat_acts.find_fighter,
    stranger=lambda row, id: Refusal("dungeon.combat.orders", row.name),
    bar_act=combat_acts.bar_act,
    unoffered=combat_acts.OTHER,
    known=believed,
    give=_give,
)


def acting_seats(game: Game) -> list[int]:
    """The seats whose people fight and may do something besides."""
    fight = game.fight
    owners = sorted({game.members[n].owner for n in fight.member}) if fight and _is_ordering(game) else []
    return [seat for seat in owners if seat >= 0]


def needed(game: Game) -> tuple[int, ...]:
    """The caller for the party's orders and losses, the judge for the opponents' and for those who break."""
    fight = game.fight
    assert fight is not None
    if fight.stage == marks.BREAKING:
        return (JUDGE,)
    if fight.stage == marks.LOSSES:
        return (game.company.caller if owing_side(fight) == marks.PARTY else JUDGE,)
    seats = []
    if awaited_front(fight, marks.PARTY) >= 0:
        seats.append(game.company.caller)
    if awaited_front(fight, marks.OTHERS) >= 0 and not _is_automatic(game):
        seats.append(JUDGE)
    return tuple(seats)


def fallback(game: Game, seat: int) -> Decision:
    """The automatic order of losses, the automatic opponents' policy for a silent side."""
    assert game.fight is not None
    return fight_orders.automatic_order(game.fight, seat)
