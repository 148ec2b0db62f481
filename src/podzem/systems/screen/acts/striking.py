"""Orders of close combat: strike, charge, in-fighting, clinch, throw (screen.melee.*, screen.clinch.*)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.scribe import Scribe
from podzem.systems.screen import field
from podzem.systems.screen.acts.rows import ANYWHERE, MAIN, Act, Do, Words, known_enemies, meant, no, why_not_friend
from podzem.systems.screen.believed import believed
from podzem.systems.screen.board import read_square, write_square
from podzem.systems.screen.chapters import arms, attacks, grips, moving
from podzem.systems.screen.creature import HANDS, Creature
from podzem.systems.screen.data import SHORT, ZONES
from podzem.systems.screen.fight import Fight
from podzem.systems.screen.resolving import Attack

ANY: Final = "any"
CALLS: Final = (ANY, *ZONES)


def _targets(fight: Fight, creature: Creature) -> list[Creature]:
    marked = [fight.who(number) for number in creature.confirmed]
    return [*known_enemies(fight, creature), *marked]


def hands_of(creature: Creature) -> list[str]:
    """The hands that can strike: those that hold something, or the leading one empty."""
    held = [hand for hand in HANDS if creature.in_hand(hand) is not None]
    return held or ["main"]


def _strikes(fight: Fight, creature: Creature) -> list[Words]:
    return [(one.id, hand, zone) for one in _targets(fight, creature) for hand in hands_of(creature) for zone in CALLS]


def why_not_hand(creature: Creature, hand: str) -> Refusal | None:
    """An arm that can hold nothing strikes with nothing (screen.char.hands)."""
    if hand not in hands_of(creature):
        return no("screen.char.hands", "E_HANDS")
    return no("screen.char.hands", "E_HANDS") if arms.is_useless(creature, hand) else None


def why_not_reach(fight: Fight, creature: Creature, target: Creature, hand: str) -> Refusal | None:
    """A yard, two with a very long weapon (screen.melee.reach)."""
    kind = arms.used_as(fight, creature, fight.arm(creature.in_hand(hand)), target)
    reach = field.reach_of(fight, creature, arms.length_of(fight, creature, kind))
    return (
        None
        if field.apart(fight, creature, target) <= reach
        else no("screen.melee.reach", "E_OUT_OF_REACH", target=target.id)
    )


def _why_not_strike(fight: Fight, creature: Creature, words: Words) -> Refusal | None:
    target = meant(fight, creature, words[0])
    if isinstance(target, Refusal):
        return target
    if words[2] not in CALLS:
        return no("screen.zone.called", "E_CALLED_SHOT")
    partner = arms.clinch_partner(fight, creature)
    refusal = (
        why_not_friend(creature, target)
        or why_not_hand(creature, words[1])
        or why_not_reach(fight, creature, target, words[1])
    )
    if refusal is not None:
        return refusal
    if partner is not None and (partner is not target or fight.arm(creature.in_hand(words[1])).length > SHORT):
        return no("screen.clinch.actions", "E_CLINCHED")
    if target.number in creature.swept:
        return no("screen.melee.sweep", "E_NOT_APPLICABLE")
    return None


def _strike(fight: Fight, creature: Creature, words: Words, scribe: Scribe) -> None:
    target = fight.find(words[0])
    assert target is not None
    creature.swept.append(target.number)
    weapon = creature.in_hand(words[1])
    zone = "" if words[2] == ANY else words[2]
    attacks.begin(
        fight, Attack("strike", creature.number, target.number, words[1], weapon.number if weapon else 0, zone), scribe
    )


def may_sweep(fight: Fight, creature: Creature) -> bool:
    """Whether the main action of a big creature has blows left for other targets (screen.melee.sweep)."""
    return 0 < len(creature.swept) < fight.kind_of(creature).sweep


# charge


def _charges(fight: Fight, creature: Creature) -> list[Words]:
    if field.in_close_combat(fight, creature) or creature.prone:
        return []
    found: list[Words] = []
    for target in known_enemies(fight, creature):
        if not moving.is_in_charge_range(fight, creature, target):
            continue
        ends = moving.charge_ends(fight, creature, target)
        shortest = ends.shortest()
        if shortest is not None and not fight.setting.is_on("map"):
            found += [(target.id, ANYWHERE, zone) for zone in CALLS]
        elif shortest is not None:
            found += [(target.id, write_square(square), ANY) for square in ends.squares]
            found += [(target.id, write_square(shortest), zone) for zone in ZONES]
    return found


def _why_not_charge(fight: Fight, creature: Creature, words: Words) -> Refusal | None:
    target = meant(fight, creature, words[0])
    if isinstance(target, Refusal):
        return target
    clause = "screen.act.charge"
    if creature.move_used and fight.setting.word("charge_move") == "whole_turn":
        return no("screen.turn.budget", "E_NO_MOVE")
    if field.in_close_combat(fight, creature):
        return no(clause, "E_ENGAGED")
    if creature.prone:
        return no(clause, "E_PRONE")
    if grips.is_held(fight, creature):
        return no("screen.clinch.effects", "E_CLINCHED")
    if words[2] not in CALLS:
        return no("screen.zone.called", "E_CALLED_SHOT")
    refusal = why_not_friend(creature, target) or why_not_hand(creature, hands_of(creature)[0])
    if refusal is not None:
        return refusal
    ends = moving.charge_ends(fight, creature, target)
    if not fight.setting.is_on("map"):
        return None if words[1] == ANYWHERE and ends.squares else no(clause, "E_CHARGE_PATH")
    square = read_square(words[1])
    if not ends.holds(square):
        short = square is not None and field.square_gap(fight, creature, square) < 8
        return no(clause, "E_CHARGE_SHORT" if short else "E_CHARGE_PATH")
    return None


def _charge(fight: Fight, creature: Creature, words: Words, scribe: Scribe) -> None:
    target = fight.find(words[0])
    assert target is not None
    square = read_square(words[1])
    if square is None:
        known = believed(fight, creature.seat)
        square = moving.charge_ends(known, known.who(creature.number), known.who(target.number)).shortest()
    assert square is not None
    moving.charge(fight, creature, target, square, "" if words[2] == ANY else words[2], scribe)


# close up and holding


def _near(fight: Fight, creature: Creature) -> list[Words]:
    return [(one.id,) for one in _targets(fight, creature)]


def _why_not_near(fight: Fight, creature: Creature, text: str) -> Creature | Refusal:
    target = meant(fight, creature, text)
    if isinstance(target, Refusal):
        return target
    refusal = why_not_friend(creature, target)
    if refusal is None and field.apart(fight, creature, target) > 1:
        refusal = no("screen.melee.reach", "E_OUT_OF_REACH", target=target.id)
    return refusal or target


def _why_not_infight(fight: Fight, creature: Creature, words: Words) -> Refusal | None:
    target = _why_not_near(fight, creature, words[0])
    if isinstance(target, Refusal):
        return target
    if grips.is_held(fight, creature):
        return no("screen.clinch.effects", "E_CLINCHED")
    return no("screen.infight.enter", "E_NOT_APPLICABLE") if arms.is_infighting(fight, creature, target) else None


def is_too_big(fight: Fight, creature: Creature, target: Creature) -> bool:
    """At most one size larger (screen.size.grappling)."""
    return fight.kind_of(target).size > fight.kind_of(creature).size + 1


def _why_not_clinch(fight: Fight, creature: Creature, words: Words) -> Refusal | None:
    target = _why_not_near(fight, creature, words[0])
    if isinstance(target, Refusal):
        return target
    if not arms.is_unarmed(creature):
        return no("screen.clinch.start", "E_ARMED")
    if is_too_big(fight, creature, target):
        return no("screen.size.grappling", "E_TOO_BIG", target=target.id)
    return (
        no("screen.clinch.start", "E_CLINCHED")
        if grips.is_held(fight, creature) or grips.is_held(fight, target)
        else None
    )


def _throws(fight: Fight, creature: Creature) -> list[Words]:
    return [(one.id, skill) for one in _targets(fight, creature) for skill in ("strength", "melee")]


def _why_not_throw(fight: Fight, creature: Creature, words: Words) -> Refusal | None:
    target = meant(fight, creature, words[0])
    if isinstance(target, Refusal):
        return target
    refusal = why_not_friend(creature, target) or why_not_reach(fight, creature, target, "main")
    if refusal is not None:
        return refusal
    if words[1] not in ("strength", "melee") or target.prone:
        return no("screen.act.throw_down", "E_NOT_APPLICABLE")
    if is_too_big(fight, creature, target):
        return no("screen.size.grappling", "E_TOO_BIG", target=target.id)
    partner = arms.clinch_partner(fight, creature)
    return (
        no("screen.clinch.effects", "E_CLINCHED")
        if partner is not None and fight.clinches.get(creature.number) != target.number
        else None
    )


def _attack(act: str, skill: int = -1) -> Do:
    def do(fight: Fight, creature: Creature, words: Words, scribe: Scribe) -> None:
        target = fight.find(words[0])
        assert target is not None
        chosen = words[skill] if skill >= 0 else ""
        creature.thrown += [target.number] if act == "throw_down" else []
        attacks.begin(fight, Attack(act, creature.number, target.number, "main", creature.main, skill=chosen), scribe)

    return do


def _why_not_squeeze(fight: Fight, creature: Creature, words: Words) -> Refusal | None:
    return None if creature.number in fight.clinches else no("screen.clinch.actions", "E_NOT_APPLICABLE")


def _squeeze(fight: Fight, creature: Creature, words: Words, scribe: Scribe) -> None:
    attacks.begin(fight, Attack("squeeze", creature.number, fight.clinches[creature.number], skill="strength"), scribe)


def _why_not_break_free(fight: Fight, creature: Creature, words: Words) -> Refusal | None:
    if not grips.holder_of(fight, creature) or words[0] not in ("strength", "dodge"):
        return no("screen.clinch.actions", "E_NOT_APPLICABLE")
    return None


def _break_free(fight: Fight, creature: Creature, words: Words, scribe: Scribe) -> None:
    attacks.begin(
        fight, Attack("break_free", creature.number, grips.holder_of(fight, creature), skill=words[0]), scribe
    )


ROWS: Final[tuple[Act, ...]] = (
    Act("strike", ("target", "hand", "zone"), cost=MAIN, choices=_strikes, why_not=_why_not_strike, do=_strike),
    Act("charge", ("target", "square", "zone"), cost=MAIN, choices=_charges, why_not=_why_not_charge, do=_charge),
    Act("infight_enter", ("target",), cost=MAIN, choices=_near, why_not=_why_not_infight, do=_attack("infight")),
    Act("clinch", ("target",), cost=MAIN, choices=_near, why_not=_why_not_clinch, do=_attack("clinch")),
    Act(
        "throw_down",
        ("target", "skill"),
        cost=MAIN,
        choices=_throws,
        why_not=_why_not_throw,
        do=_attack("throw_down", 1),
    ),
    Act("squeeze", (), cost=MAIN, why_not=_why_not_squeeze, do=_squeeze),
    Act(
        "break_free",
        ("skill",),
        cost=MAIN,
        choices=lambda fight, creature: [("strength",), ("dodge",)],
        why_not=_why_not_break_free,
        do=_break_free,
    ),
)
