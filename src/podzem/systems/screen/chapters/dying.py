"""Zero health, death, the fate of important opponents, a boss's stands (screen.death.*)."""

from __future__ import annotations

from typing import Final

from podzem.core.scribe import Scribe
from podzem.systems.screen import events
from podzem.systems.screen.chapters import advantage, asking, conditions, dropping, grips
from podzem.systems.screen.creature import HANDS, Creature
from podzem.systems.screen.data import CONDITIONS, RULES
from podzem.systems.screen.fight import Fight
from podzem.systems.screen.resolving import Step

_FATE: Final = RULES["fate"]
FATES: Final = ("surrender", "flee", "critical")


def is_mob(fight: Fight, creature: Creature) -> bool:
    """Whether he dies at nothing (screen.death.mob)."""
    kind = fight.kind_of(creature)
    return not kind.character and kind.rank == "mob"


def kill(fight: Fight, creature: Creature, clause: str, scribe: Scribe) -> None:
    """He is dead, unless a boss has a stand left (screen.death.boss)."""
    if creature.dead:
        return
    if creature.stands > 0 and clause != "screen.death.mob":
        _stand(fight, creature, scribe)
        return
    creature.dead, creature.hp = True, 0
    events.about(fight, scribe, events.DIED, creature, clause)
    grips.out_of_it(fight, creature, scribe)


def check_limit(fight: Fight, creature: Creature, scribe: Scribe) -> None:
    """More untreated critical wounds than the toughness bonus kill (screen.crit.deadly, screen.death.wounds_limit)."""
    open_wounds = sum(not wound.treated and wound.counts for wound in creature.wounds)
    if not creature.dead and open_wounds > fight.bonus(creature, "t"):
        kill(fight, creature, "screen.crit.deadly", scribe)


def _stand(fight: Fight, creature: Creature, scribe: Scribe) -> None:
    """Half his health, free of all that ailed him; every enemy's Advantage is gone."""
    creature.stands -= 1
    creature.hp = -(-fight.kind_of(creature).hp // 2)
    creature.unconscious = False
    events.about(fight, scribe, events.STANDS, creature)
    for condition in CONDITIONS:
        conditions.lose(fight, creature, condition, scribe, "screen.death.boss")
    for wound in creature.wounds:
        wound.counts = False
        wound.effects = [effect for effect in wound.effects if effect.startswith("lasting") or effect == "amputated"]
    for enemy in fight.enemies(creature):
        advantage.lose(fight, enemy, "screen.death.boss", scribe)


def fall(fight: Fight, creature: Creature, scribe: Scribe) -> None:
    """At nothing: a mob dies, a boss may stand, an important one has his fate, the rest are down (section 14)."""
    if creature.dead or creature.hp > 0:
        return
    if is_mob(fight, creature):
        kill(fight, creature, "screen.death.mob", scribe)
    elif creature.stands > 0:
        _stand(fight, creature, scribe)
    elif has_fate(fight, creature):
        creature.fate_offered = True
        fight.agenda.insert(0, Step("fate", creature.number))
    else:
        go_down(fight, creature, scribe)


def has_fate(fight: Fight, creature: Creature) -> bool:
    """Whether an important one is still to be offered his fate (screen.death.important)."""
    kind = fight.kind_of(creature)
    return (
        not kind.character and kind.rank == "important" and not creature.fate_offered and "mindless" not in kind.traits
    )


def go_down(fight: Fight, creature: Creature, scribe: Scribe) -> None:
    """Prone, without main action, reaction or defence; nobody is stunned while down (screen.death.character)."""
    creature.stunned = 0
    creature.down_rounds = 0
    events.about(fight, scribe, events.DOWN, creature)
    if not creature.prone:
        conditions.gain(fight, creature, "prone", scribe)
    grips.out_of_it(fight, creature, scribe)


def ask_fate(fight: Fight, creature: Creature, scribe: Scribe) -> None:
    """The judge chooses; without him a secret die does (screen.death.important)."""
    face = int(scribe.roll(int(_FATE["sides"]), events.FATE, -1, "screen.death.important"))
    rolled = FATES[0] if face <= int(_FATE["surrender"]) else FATES[1] if face <= int(_FATE["flee"]) else FATES[2]
    answer = asking.ask_judge(fight, "fate", creature, rolled)
    if answer:
        meet_fate(fight, creature, answer, scribe)


def meet_fate(fight: Fight, creature: Creature, fate: str, scribe: Scribe) -> None:
    """He gives up, runs, or takes it as a character does."""
    events.word(fight, scribe, events.FATED, creature, "fate", fate)
    if fate == "surrender":
        creature.hp = 1
        surrender(fight, creature, "screen.death.important", scribe)
    elif fate == "flee":
        creature.hp = 1
        conditions.gain(fight, creature, "broken", scribe)
    else:
        go_down(fight, creature, scribe)
        if creature.overkill:
            fight.agenda.insert(0, Step("overkill", creature.number, 0, creature.overkill, creature.overkill_zone))


def surrender(fight: Fight, creature: Creature, clause: str, scribe: Scribe) -> None:
    """His weapons are on the ground, and he is a prisoner (screen.act.surrender)."""
    for hand in HANDS:
        dropping.drop_hand(fight, creature, hand, scribe, "screen.act.surrender")
    creature.surrendered = True
    events.about(fight, scribe, events.SURRENDERED, creature, clause)
    grips.out_of_it(fight, creature, scribe)


def faint(fight: Fight, creature: Creature, clause: str, scribe: Scribe) -> None:
    """Unconscious: out of it, health as it is."""
    if creature.dead or creature.unconscious:
        return
    creature.unconscious = True
    events.about(fight, scribe, events.FAINTED, creature, clause)
    grips.out_of_it(fight, creature, scribe)
