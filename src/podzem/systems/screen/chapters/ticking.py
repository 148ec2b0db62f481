"""The end of a round and of a slot: bleeding, burning, poison, fear (screen.turn.sequence, screen.cond.*)."""

from __future__ import annotations

from typing import Final

from podzem.core.scribe import Scribe
from podzem.systems.screen import events, field
from podzem.systems.screen.chapters import advantage, arms, conditions, damage, dying
from podzem.systems.screen.chapters.rolls import passes
from podzem.systems.screen.creature import Creature
from podzem.systems.screen.data import POISONS, RULES
from podzem.systems.screen.fight import Fight

_BURNING: Final = RULES["burning"]
_BLEEDING: Final = RULES["bleeding"]
TICKING: Final = ("bleeding", "burning", "poisoned")


def is_ticking(creature: Creature) -> bool:
    """Whether something goes on at his health each round."""
    return not creature.dead and (creature.bleeding > 0 or creature.burning or bool(creature.poisoned))


def end_round(fight: Fight, order: list[Creature], scribe: Scribe) -> None:
    """Bleeding, burning, poison, traits, one creature after another; then fire spreads."""
    burning = [one for one in fight.everybody if one.burning and not one.dead and not one.gone]
    for creature in order:
        if not creature.dead and not creature.gone:
            fight.lost_point = [advantage.AT_ONCE]
            _tick(fight, creature, scribe)
    fight.lost_point = []
    _spread(fight, burning, scribe)
    for creature in order:
        _lie(fight, creature, scribe)


def _tick(fight: Fight, creature: Creature, scribe: Scribe) -> None:
    if creature.hp == 0:
        if is_ticking(creature):
            _endure(fight, creature, scribe)
        return
    if creature.bleeding:
        _bleed(fight, creature, scribe)
    if creature.burning and creature.hp > 0 and not creature.dead:
        face = events.throw(fight, scribe, int(_BURNING["sides"]), events.BURN, creature)
        damage.wound(fight, creature, "body", damage.fire_rows(face), scribe, "screen.cond.burning")
        dying.fall(fight, creature, scribe)
    if creature.poisoned and creature.hp > 0 and not creature.dead:
        _sicken(fight, creature, scribe)
    gain = fight.kind_of(creature).regenerates
    if (
        gain
        and not creature.burning
        and creature.hp > 0
        and not creature.dead
        and creature.hp < fight.kind_of(creature).hp
    ):
        damage.heal(fight, creature, gain, scribe, "screen.data.bestiary")


def _bleed(fight: Fight, creature: Creature, scribe: Scribe) -> None:
    if fight.setting.word("bleed_loss") == "level":
        loss = creature.bleeding
    else:
        dice = creature.bleeding if fight.setting.word("bleed_stack") == "die_per_level" else 1
        loss = sum(events.throw(fight, scribe, int(_BLEEDING["sides"]), events.BLEED, creature) for _ in range(dice))
    damage.lose_hp(fight, creature, loss, scribe, "screen.cond.bleeding")
    dying.fall(fight, creature, scribe)


def _sicken(fight: Fight, creature: Creature, scribe: Scribe) -> None:
    poison = POISONS[creature.poisoned]
    loss = int(poison.get("loss", 0))
    if poison["sides"]:
        loss = -(
            -events.throw(fight, scribe, int(poison["sides"]), events.POISON, creature) // int(poison["divided_by"])
        )
    damage.lose_hp(fight, creature, loss, scribe, "screen.cond.poisoned")
    dying.fall(fight, creature, scribe)
    if creature.hp > 0 and not creature.dead:
        test = int(poison["test"])
        if passes(fight, creature, "endurance", test, events.ENDURANCE, scribe, "screen.cond.poisoned"):
            conditions.lose(fight, creature, "poisoned", scribe)


def _endure(fight: Fight, creature: Creature, scribe: Scribe) -> None:
    """At nothing the wounds no longer cost health: Endurance, or death (screen.death.ticking)."""
    modifier = int(RULES["ticking"]["each_further"]) * max(0, creature.bleeding - 1)
    if not passes(fight, creature, "endurance", modifier, events.ENDURANCE, scribe, "screen.death.ticking"):
        dying.kill(fight, creature, "screen.death.ticking", scribe)


def _spread(fight: Fight, burning: list[Creature], scribe: Scribe) -> None:
    """Whoever stands beside one who burns may catch fire; in a clinch more easily (screen.cond.burning)."""
    burning = [one for one in burning if one.burning and not one.dead]
    for creature in fight.everybody:
        near = [one for one in burning if one is not creature and field.apart(fight, creature, one) <= 1]
        if creature.burning or creature.dead or creature.gone or not near:
            continue
        held = any(arms.is_clinched(fight, creature, one) for one in near)
        face = events.throw(fight, scribe, int(_BURNING["spread_sides"]), events.SPREAD, creature)
        if face <= int(_BURNING["spread_clinch" if held else "spread"]):
            conditions.gain(fight, creature, "burning", scribe)


def _lie(fight: Fight, creature: Creature, scribe: Scribe) -> None:
    """Who has been down for as many rounds as his toughness bonus faints (screen.death.character)."""
    if creature.down and not creature.unconscious and not creature.surrendered:
        creature.down_rounds += 1
        if creature.down_rounds > max(1, fight.bonus(creature, "t")):
            dying.faint(fight, creature, "screen.death.character", scribe)


# the end of a slot


def end_slot(fight: Fight, creature: Creature, scribe: Scribe) -> None:
    """Durations, then fear: away from its source it passes, else Cool may end it."""
    stunned = creature.stunned > 0
    conditions.count_down(fight, creature, scribe)
    if creature.out or stunned:
        return
    if creature.frightened:
        _master_fear(fight, creature, scribe)
    if creature.broken:
        _rally(fight, creature, scribe)


def _master_fear(fight: Fight, creature: Creature, scribe: Scribe) -> None:
    yards = int(RULES["frightened"]["yards"])
    near = [
        source
        for number in creature.frightened
        if (source := fight.creatures.get(number)) is not None
        and not source.out
        and field.sees(fight, creature, source)
        and field.apart(fight, creature, source) <= yards
    ]
    if near:
        creature.frightened = [source.number for source in near]
    if not near or passes(fight, creature, "cool", 0, events.COOL, scribe, "screen.cond.frightened", True):
        conditions.lose(fight, creature, "frightened", scribe)


def _rally(fight: Fight, creature: Creature, scribe: Scribe) -> None:
    yards = int(RULES["broken"]["yards"])
    seen = [one for one in fight.enemies(creature) if field.sees(fight, creature, one)]
    if not field.within(fight, creature, seen, yards):
        conditions.lose(fight, creature, "broken", scribe)
        return
    if fight.setting.word("broken_rally") == "not_engaged" and field.in_close_combat(fight, creature):
        return
    if passes(fight, creature, "cool", 0, events.COOL, scribe, "screen.cond.broken", True):
        conditions.lose(fight, creature, "broken", scribe)
