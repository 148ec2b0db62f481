"""Step 8: spells and prayers whose target makes sense (screen.master.ai)."""

from __future__ import annotations

from podzem.systems.screen import field
from podzem.systems.screen.acts.rows import known_enemies
from podzem.systems.screen.bot.choosing import Choice, if_open, known_hp, profile_of
from podzem.systems.screen.creature import Creature
from podzem.systems.screen.data import SPELLS
from podzem.systems.screen.fight import Fight


def cast(fight: Fight, creature: Creature) -> Choice | None:
    """Step 8: the first spell that makes sense."""
    if profile_of(fight, creature) != "caster" or creature.main_used:
        return None
    for spell in fight.kind_of(creature).spells:
        for target in _marks(fight, creature, spell):
            found = if_open(fight, creature, "pray" if SPELLS[spell]["prayer"] else "cast", spell, target.id)
            if found:
                return found
    return None


def _marks(fight: Fight, creature: Creature, spell: str) -> list[Creature]:
    """Those on whom a spell makes sense, the most hurt first."""
    if spell in ("spark_bolt", "glare", "shoving_wind"):
        fresh = [
            one for one in known_enemies(fight, creature) if not one.out and not (spell == "glare" and one.blinded)
        ]
        return sorted(fresh, key=lambda one: (known_hp(fight, creature, one), one.number))
    if spell == "staunch":
        return [one for one in (creature, *fight.friends(creature)) if one.bleeding]
    if spell == "smite":
        return [creature] if field.in_close_combat(fight, creature) and not creature.smite else []
    shaken = [one for one in (creature, *fight.friends(creature)) if one.broken or one.frightened]
    return [creature] if spell == "steady_hearts" and shaken else []
