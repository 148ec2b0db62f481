"""«Ход персонажа»: moves, charges, disengaging, free attacks on those who leave (screen.turn.move, screen.act.*)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from podzem.core.memo import cached
from podzem.core.scribe import Scribe
from podzem.systems.screen import events, field
from podzem.systems.screen.believed import believed
from podzem.systems.screen.board import Square, bearing, distance, gap
from podzem.systems.screen.chapters import arms, asking, attacks, conditions, fumbles, grips, modifiers, shooting
from podzem.systems.screen.chapters.rolls import roll_test
from podzem.systems.screen.creature import HEROES, MAIN, Creature
from podzem.systems.screen.data import RULES
from podzem.systems.screen.fight import Fight
from podzem.systems.screen.resolving import Attack, Step

_CHARGE: Final = RULES["charge"]
_DISENGAGE: Final = RULES["disengage"]
CRAWL: Final = int(RULES["move"]["crawl_divisor"])


def yards_of(fight: Fight, creature: Creature) -> int:
    """How far a move takes him: Speed, or what crawling leaves of it (screen.turn.move)."""
    speed = field.speed_of(fight, creature)
    return max(1, speed // CRAWL) if creature.prone else speed


def walk(fight: Fight, creature: Creature, way: list[Square], scribe: Scribe, clause: str = "screen.turn.move") -> None:
    """Steps one after another; leaving an enemy gives him his free attack first, and may end the walk."""
    fight.agenda.insert(0, Step("step", creature.number, word=clause, way=way))


def step(fight: Fight, walked: Step, scribe: Scribe) -> None:
    """The next step of a walk: free attacks of those who are left, then the square."""
    creature = fight.creatures[walked.who]
    if creature.out or creature.stunned or grips.is_held(fight, creature) or not walked.way:
        events.walked(fight, scribe, creature, walked.done, walked.seen, walked.word)
        return
    strikers = _strikers(fight, creature, walked.way[0])
    if strikers:
        creature.left_behind += [one.number for one in strikers]
        attacks_first = [Step("free_attack", one.number, creature.number) for one in strikers]
        going_on = replace(walked, name="step_on", other=int(creature.prone))
        fight.agenda[:0] = [*attacks_first, going_on]
        return
    if field.is_barred(fight, creature, walked.way):
        events.walked(fight, scribe, creature, walked.done, walked.seen, walked.word)
        return
    _enter(fight, creature, walked.way[0], scribe)
    known = [creature.at] if field.side_knows(fight, HEROES, creature) else []
    fight.agenda.insert(
        0,
        replace(walked, way=walked.way[1:], done=[*walked.done, creature.at], seen=[*walked.seen, *known]),
    )


def _strikers(fight: Fight, creature: Creature, square: Square) -> list[Creature]:
    """Those whom a step leaves behind and who have not struck at him for it in this turn."""
    if creature.disengaged:
        return []
    left = _left(fight, creature, square)
    return [one for one in left if one.number not in creature.left_behind and _may_strike(one)]


def step_on(fight: Fight, walked: Step, scribe: Scribe) -> None:
    """After the free attacks: who is down, stunned, thrown or held goes no further (screen.act.free_attack)."""
    creature = fight.creatures[walked.who]
    way = [] if creature.prone and not walked.other else walked.way
    step(fight, replace(walked, name="step", other=0, way=way), scribe)


def _left(fight: Fight, creature: Creature, square: Square) -> list[Creature]:
    """Engaged enemies who would no longer be within a yard."""
    engaged = field.engaged_with(fight, creature)
    if not engaged:
        return []
    size = fight.side_squares(creature)
    return [one for one in engaged if gap(square, size, one.at, fight.side_squares(one)) > 1]


def _may_strike(creature: Creature) -> bool:
    return creature.able and not creature.broken and not creature.prone


def _enter(fight: Fight, creature: Creature, square: Square, scribe: Scribe) -> None:
    unengaged = [one for one in fight.enemies(creature) if not field.in_close_combat(fight, one)]
    creature.facing = bearing(creature.at, square) if creature.at != square else creature.facing
    place(fight, creature, square)
    creature.moved += 1
    conditions.spoil_aim(creature)
    grips.after_move(fight, creature, scribe)
    if any(field.apart(fight, creature, one) <= 1 for one in fight.enemies(creature)):
        creature.hidden = False
    for one in unengaged:
        if field.is_engaged(fight, creature, one):
            one.hidden = False
            field.turn_to(fight, one, creature)
    if any(fight.board.at(each).fire for each in field.squares_of(fight, creature)) and not creature.burning:
        conditions.gain(fight, creature, "burning", scribe)


def place(fight: Fight, creature: Creature, square: Square) -> None:
    """He stands there, and whoever he rides or carries with him."""
    creature.at = square
    for other in (creature.mount, creature.rider):
        if other:
            fight.creatures[other].at = square


def flight(fight: Fight, creature: Creature) -> list[Square]:
    """The way to the square farthest from the nearest enemy; nothing if he cannot get farther away."""
    enemies = [one for one in fight.enemies(creature) if field.knows(fight, creature, one)]
    if not enemies or creature.shot == "standing" or grips.is_held(fight, creature):
        return []
    ends = field.stops(fight, creature, yards_of(fight, creature))
    far = {square: min(field.square_gap(fight, one, square) for one in enemies) for square in ends}
    here = min(field.square_gap(fight, one, creature.at) for one in enemies)
    best = max(far, key=lambda square: (far[square], -len(ends[square]), square), default=None)
    return ends[best] if best is not None and far[best] > here else []


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
    hand = MAIN if striker.main or not striker.off else "off"
    weapon = striker.main or striker.off
    attacks.begin(fight, Attack("free", striker.number, leaver.number, hand, weapon, out_of_turn=True), scribe)


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


def charge_ends(fight: Fight, creature: Creature, target: Creature) -> dict[Square, list[Square]]:
    """Where a charge at somebody may end: in reach, run-up long enough, no hard ground (screen.act.charge)."""
    return cached(fight, "charge", creature.number, target.number, lambda: _charge_ends(fight, creature, target))


def _charge_ends(fight: Fight, creature: Creature, target: Creature) -> dict[Square, list[Square]]:
    speed = field.speed_of(fight, creature)
    yards = speed if fight.setting.word("charge_move") == "action_only" else int(_CHARGE["speed_factor"]) * speed
    start, size = creature.at, fight.side_squares(creature)
    kind = arms.used_as(fight, creature, fight.arm(creature.in_hand(MAIN)), None, True)
    reach = field.reach_of(fight, creature, arms.length_of(fight, creature, kind))
    ends = field.stops(fight, creature, yards, no_hard=True)
    return {
        square: way
        for square, way in ends.items()
        if distance(start, square) >= int(_CHARGE["run_up"]) and _gap(fight, square, size, target) <= reach
    }


def _gap(fight: Fight, square: Square, size: int, target: Creature) -> int:
    return gap(square, size, target.at, fight.side_squares(target))


def charge(fight: Fight, creature: Creature, target: Creature, square: Square, zone: str, scribe: Scribe) -> None:
    """Declaration and Advantage, quick shot, run, defence, dice (screen.act.charge)."""
    known = believed(fight, creature.seat)
    way = charge_ends(known, known.creatures[creature.number], known.creatures[target.number])[square]
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
    fight.agenda[:0] = [Step("defend"), Step("blow"), Step("close")]
    walk(fight, creature, way, scribe, "screen.act.charge")


def ask_quick(fight: Fight, target: Creature, charger: Creature, scribe: Scribe) -> None:
    """The one who is charged may shoot first."""
    shooting.ask_quick(fight, target, charger, charger.at, scribe)
