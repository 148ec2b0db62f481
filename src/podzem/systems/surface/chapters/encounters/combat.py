"""Встречи: a fight above ground (surface.encounter.combat_frame): the dungeon's phases in open country.

No light is needed, no turns pass, nobody wanders by. From `battle_threshold` fighters on a side it is a battle.
"""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import JUDGE, Decision, Refusal
from podzem.core.events import Value
from podzem.core.scribe import Scribe
from podzem.expedition import aid, captives, fight_orders, loyalty, magic, muster
from podzem.expedition.fight import codes as code_of
from podzem.expedition.fight import marks, phase
from podzem.expedition.fight.enlisting import row_of
from podzem.expedition.fight.fight import Fight
from podzem.expedition.fight.legal import awaited_front, is_ready, owing_side
from podzem.expedition.people import ACTIVE, CREATURE, GONE, Member
from podzem.systems.surface.chapters import hiding
from podzem.systems.surface.chapters.battles import fighting
from podzem.systems.surface.chapters.encounters import after_combat, automatic, flight, ground, meeting_ends, sides
from podzem.systems.surface.chapters.encounters.encounter import FLEE, HIDE, OTHERS, PARTY
from podzem.systems.surface.events import meetings as events
from podzem.systems.surface.game import COMBAT, Game
from podzem.systems.surface.open_air import OpenAir
from podzem.world.lengths import write_sazhens

HELD: Final = int(code_of.pack(code_of.HOLD))
SIDES: Final = {PARTY: marks.PARTY, OTHERS: marks.OTHERS}


def attack(game: Game, attacker: str, scribe: Scribe, first: int = marks.NONE) -> None:
    """A side attacks: the fight begins, or a battle; `first` is what the party had already ordered for this phase."""
    party, meeting, encounter = sides.at_hand(game)
    after_combat.weary_again(game, party, scribe)
    encounter.fought = True
    if fighting.is_battle(game, party, sides.others(game, meeting)):
        encounter.end_hiding(PARTY)
        encounter.end_hiding(OTHERS)
        fighting.begin(game, party, sides.others(game, meeting), meeting.leader, attacker, scribe)
        fighting.go_on(game, scribe)
        return
    fight = _drawn_up(game)
    game.fight, game.stage = fight, COMBAT
    phase.begin(fight)
    facts: dict[str, Value] = {"sazhens": write_sazhens(meeting.hs), "width": fight.width[0] // ground.QS}
    scribe.record(events.COMBAT, facts)
    if first != marks.NONE and fight.stunned != marks.PARTY:
        fight.plan[marks.PARTY] = first
    meeting.free_phase = ""
    go_on(game, scribe)


def _drawn_up(game: Game) -> Fight:
    """Both sides at the distance of the meeting, in daylight whatever the hour."""
    party, meeting, _ = sides.at_hand(game)
    fight, room = Fight(muster.switches(game.setting)), ground.width(game, party)
    fight.open_front(0, meeting.hs, room, room)
    fight.ground[0] = fight.ground[1] = 0
    fight.apart = ground.apart(game, party)
    own = [member for member in game.members_of(party) if member.status == ACTIVE]
    for members, side in ((own, marks.PARTY), (sides.others(game, meeting), marks.OTHERS)):
        muster.muster(game.company, fight, members, side, party.number, scale=ground.scale(game))
    fight.leader[marks.PARTY] = row_of(fight, game.company.leader)
    fight.leader[marks.OTHERS] = row_of(fight, meeting.leader) if meeting.leader else marks.NONE
    fight.stunned = {PARTY: marks.OTHERS, OTHERS: marks.PARTY}.get(meeting.free_phase, marks.NONE)
    return fight


def is_judged(game: Game) -> bool:
    """Whether the judge orders for those met."""
    return game.setting.asks_judge("judge_opponents") == "ask"


def go_on(game: Game, scribe: Scribe) -> None:
    """Phases until somebody has to order or to choose, or it is over."""
    while game.fight is not None and game.fight.stage == marks.ORDERS and not game.questions:
        fight = game.fight
        _repeat_wish(game, fight)
        if not is_judged(game):
            _they_order(game, fight)
        if not is_ready(fight):
            return
        phase.resolve(fight, scribe)
        settle(game, fight, scribe)


def _they_order(game: Game, fight: Fight) -> None:
    """T12: the weak hide or flee while no blows fall; else they fight as below ground."""
    if awaited_front(fight, marks.OTHERS) < 0:
        return
    wish = their_way_out(game, fight)
    if wish:
        slip_off(game, fight, wish)
    phase.order_automatically(fight, marks.OTHERS)


def their_way_out(game: Game, fight: Fight) -> str:
    """Whether those met would hide or flee in this phase (T12); nothing where they fight."""
    _, _, encounter = sides.at_hand(game)
    if is_melee(fight) or encounter.their_hiding:
        return ""
    return automatic.way_out(game, distance(fight), attacked=True)


def slip_off(game: Game, fight: Fight, wish: str) -> None:
    """Those met hide or flee: they do nothing else in this phase."""
    _, _, encounter = sides.at_hand(game)
    if wish == HIDE:
        begin_to_hide(game, OTHERS)
    encounter.theirs = wish
    hold(fight, OTHERS)


def begin_to_hide(game: Game, side: str) -> None:
    """A side begins its one try."""
    _, _, encounter = sides.at_hand(game)
    encounter.begin_to_hide(side, hiding.phases(game))


def _repeat_wish(game: Game, fight: Fight) -> None:
    """A try to hide that takes many phases goes on (`hide_time`)."""
    _, _, encounter = sides.at_hand(game)
    if encounter.wish == HIDE and encounter.hiding and awaited_front(fight, marks.PARTY) >= 0:
        hold(fight, PARTY)
    if encounter.their_hiding and awaited_front(fight, marks.OTHERS) >= 0:
        encounter.theirs = HIDE
        hold(fight, OTHERS)


def is_melee(fight: Fight) -> bool:
    """Whether on any front no distance is left."""
    return any(gap == 0 for gap in fight.gap)


def distance(fight: Fight) -> int:
    """The least distance between the sides."""
    return min((int(gap) for gap in fight.gap if gap >= 0), default=0)


def hold(fight: Fight, side: str) -> None:
    """Who hides or flees does nothing else in this phase."""
    for front in range(marks.FRONTS):
        place = 2 * front + SIDES[side]
        if fight.gap[front] >= 0 and fight.plan[place] == marks.NONE:
            fight.plan[place] = HELD


def settle(game: Game, fight: Fight, scribe: Scribe) -> None:
    """After a phase, or a part of it: members follow; then the wishes of both sides, the hiding ones first."""
    carry_over(game, fight, scribe)
    if after_combat.is_lost(game):
        meeting_ends.close(game)
        return
    if fight.stage in (marks.LOSSES, marks.BREAKING):
        return
    party, meeting, _ = sides.at_hand(game)
    meeting.hs = distance(fight)
    if phase.is_over(fight):
        after_combat.finish(game, fight, scribe)
    elif not _wishes(game, fight, scribe):
        magic.pass_phase(game.company, OpenAir(game), scribe)
        muster.refresh(game.company, fight, party.number, scale=ground.scale(game))


def _wishes(game: Game, fight: Fight, scribe: Scribe) -> bool:
    """Whether the fight is over by them."""
    _, _, encounter = sides.at_hand(game)
    wishes = {PARTY: encounter.wish, OTHERS: encounter.theirs}
    encounter.theirs = ""
    for side, wish in wishes.items():
        if wish != HIDE or is_melee(fight):
            encounter.end_hiding(side)
    for side, wish in wishes.items():
        if wish == HIDE and _hides(game, side, is_melee(fight), scribe):
            after_combat.break_off(game, fight, scribe)
            return True
    for side, wish in wishes.items():
        if wish == FLEE and is_melee(fight):
            scribe.record(events.FLIGHT_FAILED, {"side": side})
        elif wish == FLEE:
            after_combat.leave_field(game, fight, side, scribe)
            flight.begin(game, side, scribe)
            return True
    return False


def _hides(game: Game, side: str, contact: bool, scribe: Scribe) -> bool:
    """The die at the end of the phase; whom the enemy has reached fails without one (surface.hide.time)."""
    if contact:
        scribe.record(events.NOT_HIDDEN, {"side": side}, clause=hiding.TIME)
        return False
    return tries_to_hide(game, side, scribe)


def tries_to_hide(game: Game, side: str, scribe: Scribe) -> bool:
    """Whether a side gets out of sight now; a try of many phases waits for its last one, and its first is told."""
    _, _, encounter = sides.at_hand(game)
    left = encounter.pass_phase(side)
    if left:
        if left == hiding.phases(game) - 1:
            scribe.record(events.BEGAN_TO_HIDE, {"side": side, "count": left})
        return False
    encounter.end_hiding(side)
    done = hiding.throw(game, "surface.hide.result", scribe)
    event = events.HIDDEN if done else events.NOT_HIDDEN
    scribe.record(event, {"side": side}, clause="surface.hide.result")
    return done


def carry_over(game: Game, fight: Fight, scribe: Scribe) -> None:
    """Falls, losses, ammunition, flight and surrender of this phase, in the order of the line."""
    for row in [*fight.fallen, *fight.line]:
        member = game.members[fight.member[row]]
        if member.status != ACTIVE:
            continue
        muster.use_ammunition(game.company, fight, int(row), member)
        member.resilience = min(member.resilience, int(fight.left[row]))
        if fight.state[row] == marks.DOWN:
            by = game.meeting.kind if game.meeting is not None and member.owner >= 0 else ""
            aid.fall(game.company, member, OpenAir(game), scribe, by, told=True)
        elif fight.state[row] == marks.YIELDED:
            captives.surrendered(game.company, member, game.meeting, OpenAir(game), scribe)
        elif fight.state[row] == marks.FLED:
            _run_off(game, member)


def _run_off(game: Game, member: Member) -> None:
    """Companions run off and may come back, strangers are gone."""
    if member.kind == CREATURE and member.owner < 0:
        member.status = GONE
    else:
        loyalty.flee(game.company, member, OpenAir(game))


def needed(game: Game) -> tuple[int, ...]:
    """The caller for the party's orders and losses, the judge for the others' and for those who break."""
    fight = game.fight
    if fight is None:
        return ()
    caller = game.party(game.acting).caller
    if fight.stage == marks.BREAKING:
        return (JUDGE,)
    if fight.stage == marks.LOSSES:
        return (caller if owing_side(fight) == marks.PARTY else JUDGE,)
    seats = [caller] if awaited_front(fight, marks.PARTY) >= 0 else []
    return (*seats, JUDGE) if awaited_front(fight, marks.OTHERS) >= 0 and is_judged(game) else tuple(seats)


def why_not(game: Game, decision: Decision, facts: tuple[str, ...]) -> Refusal | None:
    """Why the fight does not allow an order; who hides does nothing else in the phase (surface.hide.time)."""
    _, _, encounter = sides.at_hand(game)
    assert game.fight is not None
    if decision.seat != JUDGE and encounter.wish and game.fight.stage == marks.ORDERS:
        return Refusal(hiding.TIME if encounter.wish == HIDE else "surface.pursuit.flee", decision.order)
    clause = fight_orders.why_forbidden(game.fight, decision)
    return Refusal(clause, decision.order, dict(zip(facts, decision.words))) if clause else None


def order(game: Game, decision: Decision, scribe: Scribe) -> None:
    """Take an order of a side; the phase is carried out when both sides' orders are in."""
    fight = game.fight
    assert fight is not None
    answers = fight.stage in (marks.LOSSES, marks.BREAKING)
    phase.order(fight, fight_orders.side_of(decision.seat), fight_orders.encode(fight, decision), scribe)
    if answers:
        settle(game, fight, scribe)
    go_on(game, scribe)
