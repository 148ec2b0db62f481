"""Spells, prayers, counterspells (screen.magic.*)."""

from __future__ import annotations

from typing import Final

from podzem.core.scribe import Scribe
from podzem.systems.screen import events, field
from podzem.systems.screen.chapters import advantage, asking, attacks, blows, conditions, damage, defending
from podzem.systems.screen.chapters.modifiers import plain_target
from podzem.systems.screen.chapters.rolls import roll_test
from podzem.systems.screen.chapters.tests import Judged, compared, is_double
from podzem.systems.screen.creature import Creature
from podzem.systems.screen.data import MAGIC, SPELLS, WeaponKind
from podzem.systems.screen.fight import Fight
from podzem.systems.screen.resolving import Attack, Step

BOLT: Final = "spark_bolt"
"""The spell that is an attack and counts as a shot."""
COUNTER_YARDS: Final = int(MAGIC["counterspell"]["yards"])
CAST: Final = "screen.magic.cast"
PRAY: Final = "screen.magic.pray"


def cast(fight: Fight, caster: Creature, spell: str, target: Creature, scribe: Scribe) -> None:
    """Channel or Pray; a failed double harms the caster; an enemy may stop a spell that succeeded."""
    row = SPELLS[spell]
    prayer = bool(row["prayer"])
    skill, die, clause = ("pray", events.PRAY, PRAY) if prayer else ("channel", events.CAST, CAST)
    caster.main_used = True
    fight.stirred = True
    attacks.make_noise(fight, caster)
    if spell == BOLT:
        attacks.surprise(fight, caster, target, scribe)
    number = plain_target(fight, caster, skill, 0, clause, helped=not prayer)
    result = roll_test(fight, caster, skill, number, die, scribe, clause)
    events.done(fight, scribe, events.SPELL, caster, result.success, clause, spell=spell, target=target)
    if not result.success:
        if result.double and prayer:
            conditions.tire(fight, caster, scribe)
        elif result.double:
            conditions.gain(fight, caster, "stunned", scribe)
        _spent(fight, spell, target, scribe)
        return
    steps = [Step("spell", caster.number, target.number, result.roll * 100 + result.sl + 50, spell)]
    if not prayer:
        steps[:0] = [
            Step("counterspell", one.number, caster.number, result.roll * 100 + result.sl + 50, spell)
            for one in fight.enemies(caster)
            if may_counter(fight, one, caster)
        ]
    fight.agenda[:0] = steps


def _spent(fight: Fight, spell: str, target: Creature, scribe: Scribe) -> None:
    """A bolt that came to nothing was an attack all the same (screen.surprise.surprised)."""
    if spell == BOLT:
        attacks.come_to(fight, target, scribe)


def may_counter(fight: Fight, creature: Creature, caster: Creature) -> bool:
    """An able enemy with Channel who sees the caster near and has his reaction (screen.magic.counterspell)."""
    if not creature.able or creature.reaction_used or fight.skill(creature, "channel") <= 0:
        return False
    return field.sees(fight, creature, caster) and field.apart(fight, creature, caster) <= COUNTER_YARDS


def _level(step: Step) -> int:
    return step.number % 100 - 50


def ask_counterspell(fight: Fight, step: Step, scribe: Scribe) -> None:
    """One after another is asked until one agrees."""
    creature = fight.who(step.who)
    answer = asking.ask(fight, "counterspell", creature, asking.YES, step.other, step.number)
    if answer:
        counterspell(fight, creature, step.other, step.number, answer, scribe)


def counterspell(fight: Fight, creature: Creature, caster: int, number: int, answer: str, scribe: Scribe) -> None:
    """Channel against the spell's level: only a higher one of the caster's gets through."""
    if answer != asking.YES:
        return
    fight.agenda = [step for step in fight.agenda if step.name != "counterspell"]
    defending.react(fight, creature, "counterspell", scribe)
    target = plain_target(fight, creature, "channel", 0, "screen.magic.counterspell", helped=True)
    result = roll_test(fight, creature, "channel", target, events.COUNTERSPELL, scribe)
    level = number % 100 - 50
    other = fight.who(caster)
    stopped = result.sl >= level
    events.done(fight, scribe, events.SPELL_STOPPED, creature, stopped, target=other)
    if result.sl != level:
        winner, loser = (creature, other) if result.sl > level else (other, creature)
        advantage.gain(fight, winner, "screen.adv.gain_opposed", scribe)
        advantage.lose(fight, loser, "screen.adv.loss_opposed", scribe)
    if stopped:
        for step in fight.agenda:
            if step.name == "spell":
                _spent(fight, step.word, fight.who(step.other), scribe)
        fight.agenda = [step for step in fight.agenda if step.name != "spell"]


def work(fight: Fight, step: Step, scribe: Scribe) -> None:
    """What a spell or prayer does (table b11)."""
    caster, target = fight.who(step.who), fight.who(step.other)
    _WORKS[step.word](fight, caster, target, step.number // 100, _level(step), scribe)


def _spark_bolt(fight: Fight, caster: Creature, target: Creature, roll: int, sl: int, scribe: Scribe) -> None:
    bolt = WeaponKind(BOLT, 0, False, 0, False, int(SPELLS[BOLT]["damage"]), 1, 0, "", 0, frozenset())
    result = Judged(roll, True, sl, is_double(roll))
    blow = blows.Blow(caster, target, bolt, None, result, sl + fight.bonus(caster, "wp"), shot=True)
    fight.attacks.append(Attack("spell", caster.number, target.number))
    blows.land(fight, blow, scribe)
    fight.attacks.pop()
    fight.lost_point = []
    attacks.come_to(fight, target, scribe)


def _glare(fight: Fight, caster: Creature, target: Creature, roll: int, sl: int, scribe: Scribe) -> None:
    row = SPELLS["glare"]
    conditions.gain(
        fight, target, "blinded", scribe, int(row["long_turns"] if sl >= int(row["long_sl"]) else row["turns"])
    )


def _shoving_wind(fight: Fight, caster: Creature, target: Creature, roll: int, sl: int, scribe: Scribe) -> None:
    number = plain_target(fight, target, "strength", 0, CAST, helped=True)
    answer = roll_test(fight, target, "strength", number, events.DEFENCE, scribe, CAST)
    outcome, _ = compared(fight.setting, Judged(roll, True, sl, False), answer)
    if outcome == "win":
        advantage.gain(fight, caster, "screen.adv.gain_opposed", scribe)
        advantage.lose(fight, target, "screen.adv.loss_opposed", scribe)
        conditions.gain(fight, target, "prone", scribe)
    elif outcome == "lose":
        advantage.gain(fight, target, "screen.adv.gain_opposed", scribe)
        advantage.lose(fight, caster, "screen.adv.loss_opposed", scribe)


def _stone_skin(fight: Fight, caster: Creature, target: Creature, roll: int, sl: int, scribe: Scribe) -> None:
    target.stone_skin = True


def _staunch(fight: Fight, caster: Creature, target: Creature, roll: int, sl: int, scribe: Scribe) -> None:
    conditions.lose(fight, target, "bleeding", scribe)
    damage.heal(fight, target, int(SPELLS["staunch"]["hp"]) + sl, scribe, PRAY)


def _steady_hearts(fight: Fight, caster: Creature, target: Creature, roll: int, sl: int, scribe: Scribe) -> None:
    for one in [caster, *fight.friends(caster)]:
        if field.apart(fight, caster, one) <= int(SPELLS["steady_hearts"]["range"]):
            conditions.lose(fight, one, "frightened", scribe)
            conditions.lose(fight, one, "broken", scribe)


def _smite(fight: Fight, caster: Creature, target: Creature, roll: int, sl: int, scribe: Scribe) -> None:
    caster.smite = 1
    caster.fresh.append("smite")


_WORKS: Final = {
    BOLT: _spark_bolt,
    "glare": _glare,
    "shoving_wind": _shoving_wind,
    "stone_skin": _stone_skin,
    "staunch": _staunch,
    "steady_hearts": _steady_hearts,
    "smite": _smite,
}
