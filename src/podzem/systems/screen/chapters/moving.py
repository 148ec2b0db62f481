"""«Ход персонажа»: moves, charges, disengaging, free attacks on those who leave (screen.turn.move, screen.act.*)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from podzem.core.memo import cached
from podzem.core.scribe import Scribe
from podzem.systems.screen import events, field, walking
from podzem.systems.screen.believed import believed
from podzem.systems.screen.board import Square, bearing
from podzem.systems.screen.chapters import (
    arms,
    asking,
    attacks,
    conditions,
    fumbles,
    grips,
    modifiers,
    shooting,
    situation,
)
from podzem.systems.screen.chapters.rolls import roll_test
from podzem.systems.screen.creature import HEROES, MAIN, Creature
from podzem.systems.screen.data import RULES
from podzem.systems.screen.fight import Fight
from podzem.systems.screen.reach import Ends
from podzem.systems.screen.resolving import Attack, Step

_CHARGE: Final = RULES["charge"]
_DISENGAGE: Final = RULES["disengage"]
RUN_UP: Final = int(_CHARGE["run_up"])
SPEED_FACTOR: Final = int(_CHARGE["speed_factor"])
CRAWL: Final = int(RULES["move"]["crawl_divisor"])


def yards_of(fight: Fight, creature: Creature) -> int:
    """How far a move takes him: Speed, or what crawling leaves of it (screen.turn.move)."""
    speed = walking.speed_of(fight, creature)
    return max(1, speed // CRAWL) if creature.prone else speed


def walk(fight: Fight, creature: Creature, way: list[Square], scribe: Scribe, clause: str = "screen.turn.move") -> None:
    """Steps one after another; leaving an enemy gives him his free attack first, and may end the walk."""
    fight.agenda.insert(0, Step("step", creature.number, word=clause, way=way))


def step(fight: Fight, walked: Step, scribe: Scribe) -> None:
    """The steps of a walk, one after another, until something comes between."""
    creature = fight.who(walked.who)
    while _goes_on(fight, creature, walked, scribe):
        pass


def _goes_on(fight: Fight, creature: Creature, walked: Step, scribe: Scribe) -> bool:
    """The next step of a walk: free attacks of those who are left, then the square; whether it was made."""
    if creature.out or creature.stunned or grips.is_held(fight, creature) or not walked.way:
        events.walked(fight, scribe, creature, walked.done, walked.seen, walked.word)
        return False
    alone = walking.has_room(fight, creature)
    strikers = [] if alone else _strikers(fight, creature, walked.way[0])
    if strikers:
        creature.left_behind += [one.number for one in strikers]
        attacks_first = [Step("free_attack", one.number, creature.number) for one in strikers]
        walked.name, walked.other = "step_on", int(creature.prone)
        fight.agenda[:0] = [*attacks_first, walked]
        return False
    if not alone and walking.is_barred(fight, creature, walked.way):
        events.walked(fight, scribe, creature, walked.done, walked.seen, walked.word)
        return False
    _enter(fight, creature, walked.way[0], alone, scribe)
    walked.add(creature.at, field.side_knows(fight, HEROES, creature))
    walked.way.pop(0)
    return True


def _strikers(fight: Fight, creature: Creature, square: Square) -> list[Creature]:
    """Those whom a step leaves behind and who have not struck at him for it in this turn."""
    if creature.disengaged:
        return []
    left = _left(fight, creature, square)
    return [one for one in left if one.number not in creature.left_behind and _may_strike(one)]


def step_on(fight: Fight, walked: Step, scribe: Scribe) -> None:
    """After the free attacks: who is down, stunned, thrown or held goes no further (screen.act.free_attack)."""
    creature = fight.who(walked.who)
    if creature.prone and not walked.other:
        walked.way = []
    walked.name, walked.other = "step", 0
    step(fight, walked, scribe)


def _left(fight: Fight, creature: Creature, square: Square) -> list[Creature]:
    """Engaged enemies who would no longer be within a yard."""
    size = i64(fight.side_squares(creature))
    return [one for one in field.engaged_with(fight, creature) if not field.is_near(fight, square, size, one, 1)]


def _may_strike(creature: Creature) -> bool:
    return creature.able and not creature.broken and not creature.prone


def _enter(fight: Fight, creature: Creature, square: Square, alone: bool, scribe: Scribe) -> None:
    near = [] if alone else _near(fight, creature, square)
    unengaged = [one for one in near if not field.in_close_combat(fight, one)]
    creature.facing = bearing(creature.at, square) if creature.at != square else creature.facing
    place(fight, creature, square)
    creature.moved += 1
    conditions.spoil_aim(creature)
    conditions.out_of_sight(fight, creature)
    grips.after_move(fight, creature, scribe)
    if near:
        creature.hidden = False
    for one in unengaged:
        if field.is_engaged(fight, creature, one):
            one.hidden = False
            field.turn_to(fight, one, creature)
    if field.is_on_fire(fight, creature) and not creature.burning:
        conditions.gain(fight, creature, "burning", scribe)


def _near(fight: Fight, creature: Creature, square: Square) -> list[Creature]:
    """The enemies within a yard of a square."""
    side, size = creature.side, i64(fight.side_squares(creature))
    near = [one for one in fight.everybody if field.is_near(fight, square, size, one, 1)]
    return [one for one in near if one.side != side and not one.out]


def place(fight: Fight, creature: Creature, square: Square) -> None:
    """He stands there, and whoever he rides or carries with him."""
    creature.at = square
    if creature.mount:
        fight.who(creature.mount).at = square
    if creature.rider:
        fight.who(creature.rider).at = square


def flight(fight: Fight, creature: Creature) -> list[Square]:
    """The way to the square farthest from the nearest enemy; nothing if he cannot get farther away."""
    enemies = [one for one in fight.enemies(creature) if field.knows(fight, creature, one)]
    if not enemies or creature.shot == "standing" or grips.is_held(fight, creature):
        return []
    ends = walking.stops(fight, creature, yards_of(fight, creature))
    far = {square: min(field.square_gap(fight, one, square) for one in enemies) for square in ends.squares}
    here = min(field.square_gap(fight, one, creature.at) for one in enemies)
    best = max(far, key=lambda square: (far[square], -ends.steps(square), square), default=None)
    return ends.way(best) if best is not None and far[best] > here else []


def way_towards(fight: Fight, creature: Creature, target: Creature) -> list[Square]:
    """The way of a move that brings him nearest to somebody; nothing if none brings him nearer (screen.map.grid)."""
    ends = walking.stops(fight, creature, yards_of(fight, creature))
    far = {square: field.gap_at(fight, creature, square, target) for square in ends.squares}
    best = min(far, key=lambda square: (far[square], ends.steps(square), square), default=None)
    return ends.way(best) if best is not None and far[best] < field.apart(fight, creature, target) else []


# free attacks


def free_attack(fight: Fight, striker: Creature, leaver: Creature, scribe: Scribe) -> None:
    """He may strike at once (screen.act.free_attack)."""
    if not _may_strike(striker) or leaver.out or field.apart(fight, striker, leaver) > 2:
        return
    answer = fumbles.ask_free_attack(fight, striker, leaver, scribe)
    if answer:
        take_free_attack(fight, striker, leaver, answer, scribe)


def take_free_attack(fight: Fight, striker: Creature, leaver: Creature, answer: str, scribe: Scribe) -> None:
    """The blow, opposed as usual, neither called nor countered."""
    if answer != asking.YES:
        return
    attacks.begin(fight, attacks.free_blow(striker, leaver), scribe)


# disengaging


def disengage_modifier(fight: Fight, creature: Creature) -> int:
    """Harder for each further enemy (screen.act.disengage)."""
    further = max(0, len(field.engaged_with(fight, creature)) - 1)
    return max(int(_DISENGAGE["worst"]), int(_DISENGAGE["each_further"]) * further)


def disengage(fight: Fight, creature: Creature, scribe: Scribe) -> None:
    """The Initiative test, of a difficulty that the master sets; without him it follows from the enemies."""
    creature.disengage_tried = True
    answer = asking.ask_judge(fight, "difficulty", creature, str(disengage_modifier(fight, creature)))
    if answer:
        try_disengage(fight, creature, int(answer), scribe)


def try_disengage(fight: Fight, creature: Creature, modifier: int, scribe: Scribe) -> None:
    """Success lets him leave, failure gives every engaged enemy a free attack."""
    number = modifiers.plain_target(fight, creature, "initiative", modifier, "screen.act.disengage", True)
    result = roll_test(fight, creature, "initiative", number, events.DISENGAGE, scribe)
    creature.disengaged = result.success
    events.done(fight, scribe, events.DISENGAGED, creature, result.success)
    if result.success:
        return
    attackers = [one for one in field.engaged_with(fight, creature) if _may_strike(one)]
    creature.left_behind += [one.number for one in attackers]
    fight.agenda[:0] = [Step("free_attack", one.number, creature.number) for one in attackers]


# charging


def charge_ends(fight: Fight, creature: Creature, target: Creature) -> Ends:
    """Where a charge at somebody may end: in reach, run-up long enough, no hard ground (screen.act.charge)."""
    return cached(fight, "charge", creature.number, target.number, lambda: _charge_ends(fight, creature, target))


def _charge_ends(fight: Fight, creature: Creature, target: Creature) -> Ends:
    reach = _charge_reach(fight, creature)
    halts = walking.halts(fight, creature, _charge_yards(fight, creature), no_hard=True)
    return Ends(halts, halts.near(target.at, fight.side_squares(target), reach, RUN_UP))


def is_in_charge_range(fight: Fight, creature: Creature, target: Creature) -> bool:
    """Whether a charge could come to somebody if nothing were in the way."""
    far = _charge_yards(fight, creature) + _charge_reach(fight, creature)
    return field.apart(fight, creature, target) <= far


def _charge_yards(fight: Fight, creature: Creature) -> int:
    speed = walking.speed_of(fight, creature)
    return speed if fight.setting.word("charge_move") == "action_only" else SPEED_FACTOR * speed


def _charge_reach(fight: Fight, creature: Creature) -> int:
    kind = arms.used_as(fight, creature, fight.arm(creature.in_hand(MAIN)), None, True)
    return field.reach_of(fight, creature, arms.length_of(fight, creature, kind))


def charge(fight: Fight, creature: Creature, target: Creature, square: Square, zone: str, scribe: Scribe) -> None:
    """Declaration and Advantage, quick shot, run, defence, dice (screen.act.charge)."""
    known = believed(fight, creature.seat)
    way = charge_ends(known, known.who(creature.number), known.who(target.number)).way(square)
    creature.main_used = True
    creature.move_used = fight.setting.word("charge_move") == "whole_turn" or creature.move_used
    attack = Attack("charge", creature.number, target.number, MAIN, creature.main, zone)
    attacks.declare(fight, attack, scribe)
    fight.agenda[:0] = [
        Step("quick", target.number, creature.number),
        Step("run", creature.number, target.number, way=way),
    ]


def run(fight: Fight, creature: Creature, way: list[Square], scribe: Scribe) -> None:
    """The run, unless a quick shot has ended it where it began."""
    if creature.out or creature.prone or creature.stunned:
        fight.agenda.insert(0, Step("close"))
        return
    fight.agenda[:0] = [*situation.melee_steps(fight), Step("defend"), Step("blow"), Step("close")]
    walk(fight, creature, way, scribe, "screen.act.charge")


def ask_quick(fight: Fight, target: Creature, charger: Creature, scribe: Scribe) -> None:
    """The one who is charged may shoot first."""
    shooting.ask_quick(fight, target, charger, charger.at, scribe)
