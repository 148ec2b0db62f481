"""One turn from S0 to E7 as an agenda in the state (dungeon.time.sequence).

While orders are awaited the agenda is empty. `release` writes it; `run` works it off until it is empty, somebody must
answer a question, or a meeting or a combat takes the turn.
"""

from __future__ import annotations

from typing import Final

from podzem.core.scribe import Scribe
from podzem.expedition import aid, gathering
from podzem.expedition.people import DOWN
from podzem.systems.dungeon import events
from podzem.systems.dungeon.below import Below
from podzem.systems.dungeon.chapters.actions import slamming, work
from podzem.systems.dungeon.chapters.actions.consequences import bring_about
from podzem.systems.dungeon.chapters.combat import newcomers
from podzem.systems.dungeon.chapters.encounters import encounters
from podzem.systems.dungeon.chapters.light import light
from podzem.systems.dungeon.chapters.load import lying
from podzem.systems.dungeon.chapters.loyalty import excess, returning
from podzem.systems.dungeon.chapters.movement import entering, movement
from podzem.systems.dungeon.chapters.movement.marching import free_groups
from podzem.systems.dungeon.chapters.time import needs, resting
from podzem.systems.dungeon.game import COMBAT, ORDERS, Game
from podzem.systems.dungeon.groups import Group, Order
from podzem.systems.dungeon.sight import look_around, notice_doors
from podzem.systems.dungeon.splitting import drop_empty
from podzem.world.clock import PHASES_IN_TURN

END: Final = ("E1", "E2", "E3", "E4", "E5", "E6", "E7")
SEQUENCE: Final = "dungeon.time.sequence"


def begin_turn(game: Game, scribe: Scribe) -> None:
    """S0: a new turn; those whom E6 brought are met first, and what is seen is described."""
    _clear(game)
    lying.tidy(game)
    entering.end_if_nobody_is_left(game, scribe)
    if not game.groups:
        return
    events.turn_begins(scribe, game.company.turn + 1)
    look_around(game, scribe)
    notice_doors(game, scribe)
    if game.fight is not None:
        game.stage = COMBAT
        newcomers.arrive(game, scribe)
    else:
        game.stage = ORDERS
        encounters.begin_waiting(game, scribe)


def _clear(game: Game) -> None:
    lasting = {n: order for n in game.members if (order := _lasting(game, n)) is not None}
    game.before = {number: order for number, order in game.orders.items() if order.verb != "lie"}
    game.orders, game.acts, game.agenda, game.released = lasting, [], [], False
    for group in game.groups:
        group.legs, group.fast, group.moved, group.lapsed = [], False, False, False
        group.noise = group.ambush = group.ignore_traps = False


def _lasting(game: Game, number: int) -> Order | None:
    """In combat guards guard on and work goes on over the end of a turn."""
    order = game.orders.get(number) or game.before.get(number)
    lasts = order is not None and (order.verb == "guard" or number in game.toil)
    return order if lasts and Below(game).is_fighting(game.members[number]) else None


def release(game: Game, scribe: Scribe) -> None:
    """The orders are given: write down what is to be done (S4 to S7) and begin."""
    game.released = True
    light.go_cold(game)
    for member in game.company.below():
        if member.status == DOWN and not game.group(member.group).lapsed:
            game.orders[member.number] = Order("lie")
    for group in free_groups(game):
        _set_ambush(game, group)
        if group.legs:
            lying.leave_behind(game, group)
            gathering.leave(game.members[number] for number in group.members)
    game.agenda = [*_legs(game), *_afters(game, marching=True), *_work(game), *END]
    run(game, scribe)


def _set_ambush(game: Game, group: Group) -> None:
    up = [number for number in group.members if game.members[number].is_up]
    group.ambush = bool(up) and all(number in game.orders and game.orders[number].verb == "ambush" for number in up)


def _legs(game: Game) -> list[str]:
    """S4 the first leg of every moving group, S5 the second."""
    return [f"leg:{group.number}:{leg}" for leg in (0, 1) for group in free_groups(game) if leg < len(group.legs)]


def _afters(game: Game, marching: bool) -> list[str]:
    waiting = [act.member for act in game.acts if act.after]
    there = [member for member in game.company.below() if member.number in waiting]
    return [f"after:{one.number}" for one in there if bool(game.group(one.group).legs) == marching]


def _work(game: Game) -> list[str]:
    """S6 in roster order, each followed by the acts that waited for it."""
    steps: list[str] = []
    waiting = _afters(game, marching=False)
    for number in game.members:
        if number in game.orders:
            steps.append(f"work:{number}")
    return steps + waiting


def run(game: Game, scribe: Scribe) -> None:
    """Go on until somebody has to decide."""
    while game.stage == ORDERS and not game.questions and not _meets(game):
        if game.agenda:
            step = game.agenda.pop(0)
            _do(game, step, scribe)
        elif game.released:
            begin_turn(game, scribe)
        elif not game.is_held and game.groups and not any(_awaits(game, group) for group in game.groups):
            release(game, scribe)
        else:
            return


def _meets(game: Game) -> bool:
    """Whether a meeting holds the turn up; one that has become a combat does not, its turns go on."""
    return game.meeting is not None and game.fight is None


def _awaits(game: Game, group: Group) -> bool:
    """Whether orders are awaited for somebody of a group."""
    up = any(game.members[number].is_up for number in group.members)
    return up and group in free_groups(game)


def _do(game: Game, step: str, scribe: Scribe) -> None:
    kind, *words = step.split(":")
    if kind == "leg":
        _walk(game, int(words[0]), int(words[1]), scribe)
    elif kind == "work":
        work.do_work(game, int(words[0]), scribe)
    elif kind == "after":
        work.do_after(game, int(words[0]), scribe)
    elif kind == "again":
        _again(game, int(words[0]))
    else:
        _end(game, kind, words, scribe)


def _walk(game: Game, number: int, leg: int, scribe: Scribe) -> None:
    """A leg; when something interrupts it that may let the group go on, the rest of it stays on the agenda."""
    group = next((group for group in game.groups if group.number == number), None)
    if group is None or group.lapsed or leg >= len(group.legs):
        return
    movement.walk_leg(game, group, leg, scribe)
    still = any(other is group for other in game.groups) and leg < len(group.legs) and bool(group.legs[leg].points)
    if still and not group.lapsed and (game.stage != ORDERS or game.questions or _meets(game)):
        game.agenda.insert(0, f"leg:{number}:{leg}")


def _end(game: Game, kind: str, words: list[str], scribe: Scribe) -> None:
    """S7, one step of it (E1 to E7)."""
    if kind == "E1":
        aid.let_die(game.company, Below(game), scribe)
        lying.tidy(game)
        drop_empty(game)
    elif kind == "E2":
        resting.settle(game, scribe)
    elif kind == "E3":
        excess.settle(game, scribe, False)
        returning.returns(game, scribe)
    elif kind == "E4":
        slamming.slam(game, scribe)
    elif kind == "E5":
        light.burn_down(game, scribe)
    elif kind == "E6" and not words:
        game.agenda = [f"E6:{group.number}" for group in game.groups] + game.agenda
    elif kind == "E6":
        _wander(game, int(words[0]), scribe)
    else:
        needs.pass_turn(game, scribe)


def _wander(game: Game, number: int, scribe: Scribe) -> None:
    group = next((group for group in game.groups if group.number == number), None)
    if group is not None and group.members:
        bring_about(game, group, encounters.ended_in(game, group, scribe), scribe)
        encounters.wandering(game, group, scribe)


def end_turn(game: Game, scribe: Scribe) -> None:
    """Ten phases are over, or a combat that used up its turn: the other groups carry on, then S7."""
    _exert(game)
    game.stage = ORDERS
    if not game.released and not any(_awaits(game, group) for group in game.groups):
        game.released, game.agenda = True, list(END)
    run(game, scribe)


def _exert(game: Game) -> None:
    """Everybody who belonged to a side in combat has exerted himself (dungeon.action.rest)."""
    for group in game.groups:
        if group.number == game.fight_group:
            group.lapsed, group.noise = True, True
            for number in group.members:
                game.members[number].exerted = True


def after_combat(game: Game, scribe: Scribe, phases: int) -> None:
    """A combat is over after so many phases; a part of a turn counts as a whole one, or is kept (phase_rounding)."""
    _exert(game)
    game.stage, game.meeting, game.fight, game.toil = ORDERS, None, None, {}
    drop_empty(game)
    left = phases % PHASES_IN_TURN
    if left and game.setting.word("phase_rounding") == "carry":
        game.phases += left
        if game.phases < PHASES_IN_TURN:
            _order_again(game, scribe)
            return
        game.phases -= PHASES_IN_TURN
    lying.tidy(game)
    end_turn(game, scribe)


def _order_again(game: Game, scribe: Scribe) -> None:
    """The left-over phases are kept: the other groups finish, then this one gives new orders for the same turn."""
    events.phases_kept(scribe, game.phases)
    game.agenda = [step for step in game.agenda if step[:2] not in END] + [f"again:{game.fight_group}"]
    game.fight_group = 0
    run(game, scribe)


def _again(game: Game, number: int) -> None:
    """Only this group is asked for orders; the others have had their turn."""
    had_turn, game.released = game.released, False
    for group in game.groups:
        if group.number == number:
            group.lapsed, group.legs, group.fast = False, [], False
            for member in group.members:
                game.orders.pop(member, None)
        elif had_turn:
            group.lapsed = True
