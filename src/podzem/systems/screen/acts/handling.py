"""Orders of things and voice: weapons in hand, dropping, picking up, giving up, ending the turn (screen.turn.free)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.scribe import Scribe
from podzem.systems.screen import events, field
from podzem.systems.screen.acts.rows import FREE, MAIN, MOVE, Act, Words, no
from podzem.systems.screen.carried import Weapon
from podzem.systems.screen.chapters import arms, attacks, conditions, dropping, dying, grips, moving, turns
from podzem.systems.screen.creature import HANDS, Creature
from podzem.systems.screen.fight import Fight
from podzem.systems.screen.resolving import Step

EMPTY: Final = "nothing"


def _name(weapon: Weapon) -> str:
    return f"{weapon.kind}.{weapon.number}"


def _find(creature: Creature, text: str) -> Weapon | None:
    return next((weapon for weapon in creature.weapons if _name(weapon) == text), None)


def _swaps(fight: Fight, creature: Creature) -> list[Words]:
    names = [_name(weapon) for weapon in creature.weapons]
    return [(name, hand) for hand in HANDS for name in (*names, EMPTY)]


def _why_not_swap(fight: Fight, creature: Creature, words: Words) -> Refusal | None:
    """Any weapon of his into a hand, if hands are enough (screen.char.hands)."""
    if words[1] not in HANDS:
        return no("screen.char.hands", "E_HANDS")
    if words[0] == EMPTY:
        return None if creature.in_hand(words[1]) is not None else no("screen.turn.free", "E_NOT_APPLICABLE")
    weapon = _find(creature, words[0])
    if weapon is None or weapon.number in (creature.main, creature.off):
        return no("screen.turn.free", "E_NOT_APPLICABLE")
    two = fight.arm(weapon).hands == 2
    if arms.is_useless(creature, words[1]) or (two and (words[1] != "main" or arms.is_useless(creature, "off"))):
        return no("screen.char.hands", "E_HANDS")
    return None


def swap(fight: Fight, creature: Creature, words: Words, scribe: Scribe) -> None:
    """What a hand holds goes away, the other comes; a two-handed weapon takes both."""
    weapon = None if words[0] == EMPTY else _find(creature, words[0])
    number = weapon.number if weapon is not None else 0
    main = creature.in_hand("main")
    if words[1] == "off" and main is not None and fight.arm(main).hands == 2 and number:
        creature.main = 0
    if words[1] == "main":
        creature.main = number
        if weapon is not None and fight.arm(weapon).hands == 2:
            creature.off = 0
    else:
        creature.off = number
    conditions.spoil_aim(creature)
    told = weapon.kind if weapon is not None else EMPTY
    events.tell(fight, scribe, events.WIELDED, creature, "screen.turn.free", weapon=told, hand=words[1])


def _drops(fight: Fight, creature: Creature) -> list[Words]:
    return [(hand,) for hand in HANDS if creature.in_hand(hand) is not None]


def _why_not_drop(fight: Fight, creature: Creature, words: Words) -> Refusal | None:
    return None if words in _drops(fight, creature) else no("screen.turn.free", "E_NOT_APPLICABLE")


def _drop(fight: Fight, creature: Creature, words: Words, scribe: Scribe) -> None:
    dropping.drop_hand(fight, creature, words[0], scribe, "screen.turn.free")
    conditions.spoil_aim(creature)


def _near_things(fight: Fight, creature: Creature) -> list[Words]:
    near = [lying for lying in fight.ground if field.square_gap(fight, creature, lying.at) <= 1]
    return [(_name(lying.weapon),) for lying in near]


def _why_not_pick_up(fight: Fight, creature: Creature, words: Words) -> Refusal | None:
    if grips.is_held(fight, creature):
        return no("screen.clinch.effects", "E_CLINCHED")
    return None if words in _near_things(fight, creature) else no("screen.act.pick_up_swap_use", "E_NOT_APPLICABLE")


def _pick_up(fight: Fight, creature: Creature, words: Words, scribe: Scribe) -> None:
    lying = next(each for each in fight.ground if _name(each.weapon) == words[0])
    fight.ground.remove(lying)
    creature.weapons.append(lying.weapon)
    hand = "main" if not creature.main and not arms.is_useless(creature, "main") else ""
    if hand and (fight.arm(lying.weapon).hands < 2 or not creature.off):
        creature.main = lying.weapon.number
    clause = "screen.act.pick_up_swap_use"
    events.tell(fight, scribe, events.WIELDED, creature, clause, weapon=lying.weapon.kind, hand=hand or "pack")


def _why_not_release(fight: Fight, creature: Creature, words: Words) -> Refusal | None:
    return None if creature.number in fight.clinches else no("screen.clinch.actions", "E_NOT_APPLICABLE")


def _release(fight: Fight, creature: Creature, words: Words, scribe: Scribe) -> None:
    grips.let_go(fight, creature.number, scribe)


def _surrender(fight: Fight, creature: Creature, words: Words, scribe: Scribe) -> None:
    """He drops his weapons and is out of the fight (screen.act.surrender)."""
    dying.surrender(fight, creature, "screen.act.surrender", scribe)


def _why_not_shout(fight: Fight, creature: Creature, words: Words) -> Refusal | None:
    """A broken jaw does not shout; who was heard here in this slot has nothing to add."""
    if any(wound.zone == "head" and "fracture" in wound.effects for wound in creature.wounds):
        return no("screen.crit.effect_words", "E_NOT_APPLICABLE")
    heard = creature.noise == fight.clock and creature.noise_at == creature.at
    return no("screen.turn.free", "E_NOT_APPLICABLE") if heard else None


def _shout(fight: Fight, creature: Creature, words: Words, scribe: Scribe) -> None:
    attacks.make_noise(fight, creature)
    events.about(fight, scribe, events.SHOUTED, creature)


def _confirms(fight: Fight, creature: Creature) -> list[Words]:
    spared = [one for one in fight.everybody if one is not creature and not one.dead and not one.gone]
    return [(one.id,) for one in spared if one.side == creature.side or one.surrendered]


def _why_not_confirm(fight: Fight, creature: Creature, words: Words) -> Refusal | None:
    one = fight.find(words[0])
    fits = words in _confirms(fight, creature) and one is not None and one.number not in creature.confirmed
    return None if fits else no("screen.core.sides", "E_NOT_APPLICABLE")


def _confirm(fight: Fight, creature: Creature, words: Words, scribe: Scribe) -> None:
    one = fight.find(words[0])
    assert one is not None
    creature.confirmed.append(one.number)


def _pass(fight: Fight, creature: Creature, words: Words, scribe: Scribe) -> None:
    events.about(fight, scribe, events.PASSED, creature)


def _end_turn(fight: Fight, creature: Creature, words: Words, scribe: Scribe) -> None:
    """The slot is over; who is broken uses his move to get away first, if he can (screen.cond.broken)."""
    way = moving.flight(fight, creature) if creature.broken and not creature.move_used else []
    if not way:
        turns.end_slot(fight, scribe)
        return
    creature.move_used = True
    fight.agenda.insert(0, Step("end_slot", creature.number))
    moving.walk(fight, creature, way, scribe, "screen.cond.broken")


ROWS: Final[tuple[Act, ...]] = (
    Act("swap", ("item", "hand"), cost=FREE, choices=_swaps, why_not=_why_not_swap, do=swap),
    Act("drop", ("hand",), cost=FREE, choices=_drops, why_not=_why_not_drop, do=_drop),
    Act("pick_up", ("item",), cost=MOVE, choices=_near_things, why_not=_why_not_pick_up, do=_pick_up),
    Act("release", (), cost=FREE, why_not=_why_not_release, do=_release),
    Act("shout", (), cost=FREE, why_not=_why_not_shout, do=_shout),
    Act("confirm", ("target",), cost=FREE, choices=_confirms, why_not=_why_not_confirm, do=_confirm),
    Act("surrender", (), cost=FREE, do=_surrender),
    Act("pass", (), cost=MAIN, do=_pass),
    Act("end_turn", (), cost=FREE, do=_end_turn),
)
