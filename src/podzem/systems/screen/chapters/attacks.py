"""«Ближний бой»: a melee attack from its declaration to its fumble, with its windows (screen.melee.*)."""

from __future__ import annotations

from typing import Final

from podzem.core.events import Term
from podzem.core.scribe import Scribe
from podzem.core.setting import Setting
from podzem.systems.screen import events, field
from podzem.systems.screen.chapters import (
    advantage,
    arms,
    asking,
    blows,
    conditions,
    criticals,
    damage,
    defending,
    dying,
    foreseeing,
    fumbles,
    grips,
    modifiers,
    situation,
)
from podzem.systems.screen.chapters.rolls import roll_test
from podzem.systems.screen.chapters.tests import LOSE, TIE, WIN, Judged, compared, is_double
from podzem.systems.screen.creature import MAIN, Creature
from podzem.systems.screen.data import RULES, SHORT, WeaponKind
from podzem.systems.screen.fight import Fight
from podzem.systems.screen.resolving import Attack, Step

CHARGE_SL: Final = int(RULES["charge"]["sl"])
SHIELD_SL: Final = int(RULES["shield"]["sl"])
COUNTER: Final = int(RULES["counter"]["margin"])
CLAUSES: Final = {
    "strike": "screen.melee.sequence",
    "charge": "screen.act.charge",
    "free": "screen.act.free_attack",
    "clinch": "screen.clinch.start",
    "throw_down": "screen.act.throw_down",
    "infight": "screen.infight.enter",
    "squeeze": "screen.clinch.actions",
    "break_free": "screen.clinch.actions",
    "shoot": "screen.ranged.sequence",
    "throw": "screen.ranged.sequence",
    "quick": "screen.shoot.quick",
}
FUMBLES: Final = frozenset(("strike", "charge", "free", "clinch", "throw_down"))
"""Melee acts that can fumble (screen.fumble.condition)."""


def declare(fight: Fight, attack: Attack, scribe: Scribe) -> None:
    """An attack is declared: noise, Advantage of declaration, then its steps."""
    attacker, target = fight.who(attack.attacker), fight.who(attack.target)
    fight.attacks.append(attack)
    fight.lost_point = []
    fight.stirred = True
    make_noise(fight, attacker)
    if not attack.out_of_turn:
        field.turn_to(fight, attacker, target)
    attack.ambush = target.surprised
    surprise(fight, attacker, target, scribe)
    if attack.act == "charge":
        advantage.gain(fight, attacker, "screen.adv.gain_charge", scribe)
    if scribe.hears(events.DECLARED):
        weapon = attacker.weapon(attack.weapon)
        held = weapon.kind if weapon is not None else fight.kind_of(attacker).natural
        facts = {"act": attack.act, "weapon": held, "zone": attack.zone or "any"}
        events.tell(fight, scribe, events.DECLARED, attacker, CLAUSES[attack.act], target, **facts)


def surprise(fight: Fight, attacker: Creature, target: Creature, scribe: Scribe) -> None:
    """Attacking the surprised is a point at the declaration (screen.adv.gain_surprised)."""
    if target.surprised or (target.stunned and fight.setting.is_on("adv_vs_stunned")):
        advantage.gain(fight, attacker, "screen.adv.gain_surprised", scribe)


def make_noise(fight: Fight, creature: Creature) -> None:
    """Whoever attacks, casts or shouts is hidden no more, and his square is known to who hears."""
    creature.hidden = False
    creature.noise, creature.noise_at = fight.clock, creature.at


def begin(fight: Fight, attack: Attack, scribe: Scribe) -> None:
    """A melee attack: declared, then defended, rolled, followed up."""
    declare(fight, attack, scribe)
    fight.agenda[:0] = [*situation.melee_steps(fight), Step("defend"), Step("blow"), Step("close")]


# the dice


def blow(fight: Fight, scribe: Scribe) -> None:
    """Dice, outcome, Advantage, and what follows from a hit (screen.melee.sequence 4 to 9)."""
    attack = fight.attack()
    attacker, target = fight.who(attack.attacker), fight.who(attack.target)
    if attacker.out or target.dead or target.gone:
        return
    if defending.is_sightless(fight, attacker):
        attack.outcome = LOSE
        tell_outcome(fight, attack, "screen.cond.blinded", scribe)
        return
    flat = CHARGE_SL if attack.act == "charge" else 0
    number, attack.reckoned = attack.reckoned or modifiers.attack_target(fight, attack), None
    smiting = attacker.smite > 0 and attack.act in defending.BLOWS
    attacker.smite = 0 if smiting else attacker.smite
    _foresee(fight, attack, number.number, flat, smiting, scribe)
    result = roll_test(
        fight, attacker, attack.skill or "melee", number, events.ATTACK, scribe, CLAUSES[attack.act], flat
    )
    attack.roll = result.roll
    if defending.is_helpless(fight, target) or (not attack.defence and attack.act not in ("infight",)):
        _simple(fight, attack, result, scribe)
    else:
        _opposed(fight, attack, result, scribe)
    if attack.outcome == WIN:
        _succeed(fight, attack, result, smiting, scribe)
    elif attack.act == "infight" and attack.outcome == LOSE and not defending.is_helpless(fight, target):
        fight.agenda.insert(0, Step("infight", target.number, attacker.number))
    elif result.success and fight.setting.word("crit_basis") == "own_roll" and attack.act in defending.BLOWS:
        _lost_critical(fight, attack, result, scribe)
    _ask_counter(fight, attack, scribe)
    if fumbles.is_fumble(fight.setting, result, attack.outcome == WIN) and attack.act in FUMBLES:
        place = next((i for i, step in enumerate(fight.agenda) if step.name == "close"), len(fight.agenda))
        fight.agenda.insert(place, Step("fumble", attack.attacker, attack.target))


def _foresee(fight: Fight, attack: Attack, number: int, flat: int, smiting: bool, scribe: Scribe) -> None:
    """Where every fall of the dice is followed: pairs of rolls that bring the same are one way."""
    if not scribe.dice.groups or scribe.dice.retell():
        return
    attacker, target = fight.who(attack.attacker), fight.who(attack.target)
    exchange = foreseeing.Exchange(fight, attack, number, flat, attack.act in defending.BLOWS, attack.act in FUMBLES)
    hit = foreseeing.strength(fight, attacker, target, attacker.weapon(attack.weapon), attack, smiting)
    if defending.is_helpless(fight, target) or (not attack.defence and attack.act != "infight"):
        exchange.simple(scribe, hit)
        return
    skill = attack.defence or "melee"
    other = modifiers.defence_target(fight, attack, skill, attack.parry).number
    other_flat = SHIELD_SL if arms.is_guarded(fight, target, skill, attack) else 0
    lost = attack.copy()
    lost.outcome = LOSE
    back = _foreseen_counter(fight, attack) if may_counter(fight, lost) else None
    exchange.opposed(scribe, hit, other, other_flat, back, COUNTER)


def _foreseen_counter(fight: Fight, attack: Attack) -> foreseeing.Back:
    if fight.setting.word("counter_mode") == "attack":
        return lambda answer, margin: True
    defender, attacker = fight.who(attack.target), fight.who(attack.attacker)
    weapon = defender.in_hand(MAIN) or defender.in_hand("off")
    return foreseeing.strength(fight, defender, attacker, weapon, Attack("strike", 0, 0)).sort


def _simple(fight: Fight, attack: Attack, result: Judged, scribe: Scribe) -> None:
    attack.outcome, attack.margin = (WIN, result.sl) if result.success else (LOSE, 0)
    tell_outcome(fight, attack, "screen.melee.unopposed", scribe)


def _opposed(fight: Fight, attack: Attack, result: Judged, scribe: Scribe) -> None:
    attacker, target = fight.who(attack.attacker), fight.who(attack.target)
    skill = attack.defence or "melee"
    flat = SHIELD_SL if arms.is_guarded(fight, target, skill, attack) else 0
    number = modifiers.defence_target(fight, attack, skill, attack.parry)
    answer = roll_test(fight, target, skill, number, events.DEFENCE, scribe, CLAUSES[attack.act], flat)
    attack.answer, attack.answer_sl, attack.answered = answer.roll, answer.sl, answer.success
    attack.outcome, attack.margin = compared(fight.setting, result, answer)
    tell_outcome(fight, attack, "screen.melee.tie" if attack.outcome == TIE else "screen.melee.winner", scribe)
    if attack.outcome != TIE:
        winner, loser = (attacker, target) if attack.outcome == WIN else (target, attacker)
        advantage.gain(fight, winner, "screen.adv.gain_opposed", scribe)
        advantage.lose(fight, loser, "screen.adv.loss_opposed", scribe)


def tell_outcome(fight: Fight, attack: Attack, clause: str, scribe: Scribe) -> None:
    """Who came out on top, and by what margin."""
    if scribe.hears(events.OUTCOME):
        attacker, target = fight.who(attack.attacker), fight.who(attack.target)
        events.tell(fight, scribe, events.OUTCOME, attacker, clause, target, answer=attack.outcome, n=attack.margin)


def _succeed(fight: Fight, attack: Attack, result: Judged, smiting: bool, scribe: Scribe) -> None:
    attacker, target = fight.who(attack.attacker), fight.who(attack.target)
    if attack.act in defending.BLOWS:
        sl = damage.melee_levels(fight.setting, result.sl, attack.margin)
        _hit(fight, attack, attacker, target, result, sl, smiting, scribe)
    elif attack.act == "clinch":
        grips.hold(fight, attacker, target, scribe)
    elif attack.act == "throw_down":
        conditions.gain(fight, target, "prone", scribe)
    elif attack.act == "squeeze":
        damage.wound(fight, target, "body", _squeeze_rows(fight, attacker, attack.margin), scribe, "screen.dmg.wounds")
        dying.fall(fight, target, scribe)
    elif attack.act == "break_free":
        grips.let_go(fight, grips.holder_of(fight, attacker), scribe)
    elif attack.act == "infight":
        fight.agenda.insert(0, Step("infight", attacker.number, target.number))


def _squeeze_rows(fight: Fight, holder: Creature, margin: int) -> list[Term]:
    rows = [Term("strength_bonus", fight.bonus(holder, "s"), "screen.clinch.actions")]
    return [*rows, Term("levels", margin, "screen.clinch.actions")]


def _hit(
    fight: Fight,
    attack: Attack,
    striker: Creature,
    victim: Creature,
    result: Judged,
    sl: int,
    smiting: bool,
    scribe: Scribe,
) -> None:
    weapon = striker.weapon(attack.weapon)
    kind = arms.used_as(fight, striker, fight.arm(weapon), victim, attack.act == "charge")
    blows.land(
        fight,
        blows.Blow(
            striker,
            victim,
            kind,
            weapon,
            result,
            sl,
            attack.zone,
            attack.act == "charge",
            ambush=attack.ambush,
            smiting=smiting,
        ),
        scribe,
    )


def _lost_critical(fight: Fight, attack: Attack, result: Judged, scribe: Scribe) -> None:
    """Own success and a double, though the opposed test was lost: the table alone, with excess 1 (option own_roll)."""
    attacker, target = fight.who(attack.attacker), fight.who(attack.target)
    kind = arms.used_as(fight, attacker, fight.arm(attacker.weapon(attack.weapon)), target)
    piercing = kind.has("piercing")
    if criticals.is_critical(fight.setting, piercing, result.roll, result.success, False, result.double):
        advantage.gain(fight, attacker, "screen.adv.gain_crit", scribe)
        criticals.strike(fight, target, damage.zone_of_roll(result.roll), 1, scribe, attacker.seat)


# in-fighting


def ask_infight(fight: Fight, winner: Creature, loser: Creature, scribe: Scribe) -> None:
    """The winner chooses: close up, or as before (screen.infight.enter)."""
    usual = asking.YES if _wants_infight(fight, winner, loser) else asking.NO
    answer = asking.ask(fight, "infight", winner, usual, loser.number)
    if answer:
        set_infight(fight, winner, loser, answer, scribe)


def set_infight(fight: Fight, winner: Creature, loser: Creature, answer: str, scribe: Scribe) -> None:
    """What the winner chose."""
    if answer == asking.YES:
        grips.close_up(fight, winner, loser, scribe)


def _wants_infight(fight: Fight, winner: Creature, loser: Creature) -> bool:
    short = [kind for weapon in winner.weapons if (kind := fight.arm(weapon)).length <= SHORT and not kind.improvised]
    best = max((arms.base_number(fight, winner, kind, None) for kind in short), default=fight.bonus(winner, "s"))
    improvised = fight.bonus(loser, "s") + 1
    return best >= improvised and arms.longest(fight, loser) > SHORT


# the counterattack


def may_counter(fight: Fight, attack: Attack) -> bool:
    """Melee defence won by two or more; the reaction at hand, the attacker in reach (screen.melee.counter).

    Who dodged never strikes back, whether he won or lost (screen.melee.dodge).
    """
    defender, attacker = fight.who(attack.target), fight.who(attack.attacker)
    if (
        attack.outcome != LOSE
        or attack.defence != "melee"
        or attack.act in ("free", "infight", "squeeze", "break_free")
    ):
        return False
    if (
        (counter_costs(fight.setting) and defender.reaction_used)
        or not defender.able
        or defender.broken
        or attacker.out
    ):
        return False
    kind = arms.used_as(fight, defender, _counter_kind(fight, defender), attacker)
    return field.apart(fight, defender, attacker) <= field.reach_of(
        fight, defender, arms.length_of(fight, defender, kind)
    )


def counter_costs(setting: Setting) -> bool:
    """Whether striking back spends the reaction: not where defending has already cost it (screen.melee.opposed)."""
    return setting.word("counter_cost") == "reaction" and setting.word("defence_cost") == "free"


def _counter_kind(fight: Fight, defender: Creature) -> WeaponKind:
    return fight.arm(defender.in_hand(MAIN) or defender.in_hand("off"))


def _ask_counter(fight: Fight, attack: Attack, scribe: Scribe) -> None:
    if not may_counter(fight, attack):
        return
    defender = fight.who(attack.target)
    if defending.counter_levels(fight.setting, attack.answer_sl, attack.margin) >= COUNTER:
        fight.agenda.insert(0, Step("counter", defender.number))


def ask_counter(fight: Fight, defender: Creature, scribe: Scribe) -> None:
    """He may strike back."""
    answer = asking.ask(fight, "counter", defender, asking.YES, fight.attack().attacker)
    if answer:
        counter(fight, defender, answer, scribe)


def free_blow(striker: Creature, victim: Creature) -> Attack:
    """A blow out of turn, with whatever is in hand."""
    hand = MAIN if striker.main or not striker.off else "off"
    return Attack("free", striker.number, victim.number, hand, striker.main or striker.off, out_of_turn=True)


def counter(fight: Fight, defender: Creature, answer: str, scribe: Scribe) -> None:
    """The blow lands without a new roll, with margin and zone of the defence; or a whole attack (counter_mode)."""
    if answer != asking.YES:
        return
    attack = fight.attack()
    attacker = fight.who(attack.attacker)
    if counter_costs(fight.setting):
        defending.react(fight, defender, "counter", scribe)
    if fight.setting.word("counter_mode") == "attack":
        begin(fight, free_blow(defender, attacker), scribe)
        return
    events.tell(fight, scribe, events.COUNTERED, defender, other=attacker, n=attack.margin)
    result = Judged(attack.answer, attack.answered, attack.margin, is_double(attack.answer))
    weapon_used = defender.in_hand(MAIN) or defender.in_hand("off")
    kind = arms.used_as(fight, defender, fight.arm(weapon_used), attacker)
    sl = damage.melee_levels(fight.setting, attack.answer_sl, attack.margin)
    blows.land(fight, blows.Blow(defender, attacker, kind, weapon_used, result, sl), scribe)


def come_to(fight: Fight, creature: Creature, scribe: Scribe) -> None:
    """The first attack on somebody is over: he is surprised no more (screen.surprise.surprised)."""
    if creature.surprised:
        creature.surprised = False
        clause = "screen.surprise.surprised"
        events.word(fight, scribe, events.SHAKEN_OFF, creature, "condition", "surprised", clause)


def close(fight: Fight, scribe: Scribe) -> None:
    """The attack is fully resolved: who was surprised by it is so no more; a charger is open to attack."""
    attack = fight.attacks.pop()
    attacker, target = fight.who(attack.attacker), fight.who(attack.target)
    come_to(fight, target, scribe)
    if attack.act == "charge":
        attacker.vulnerable = True
    fight.lost_point = []
