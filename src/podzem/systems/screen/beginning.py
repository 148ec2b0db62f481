"""How a fight begins: creatures from the document, weapons in hand, seats over the heroes (screen.data.*)."""

from __future__ import annotations

from podzem.core.scribe import Scribe
from podzem.core.setting import Setting
from podzem.systems.screen.chapters import turns
from podzem.systems.screen.data import AMMUNITION, CreatureKind
from podzem.systems.screen.encounter import Encounter, Placed, load_encounter
from podzem.systems.screen.fight import HEROES, Creature, Fight, Weapon
from podzem.systems.screen.going_on import go_on


def new_fight(setting: Setting) -> Fight:
    """A fight of nobody yet, on its board."""
    encounter = load_encounter(setting.word("fight"))
    return Fight(setting, encounter.board, dict(encounter.kinds), dict(encounter.arms), encounter.weather)


def create(setting: Setting, scribe: Scribe) -> Fight:
    """Everybody in his place, then surprise and the first slot."""
    encounter = load_encounter(setting.word("fight"))
    fight = new_fight(setting)
    place_all(fight, encounter)
    turns.begin(fight, scribe)
    go_on(fight, scribe)
    return fight


def place_all(fight: Fight, encounter: Encounter) -> None:
    """Heroes go round the seats; a mount stands where its rider does."""
    heroes = 0
    for placed in encounter.placed:
        seat = -1
        if placed.side == HEROES and fight.kinds[placed.kind].character:
            seat, heroes = heroes % fight.setting.players, heroes + 1
        elif placed.side == HEROES:
            seat = 0
        rider = add(fight, placed, placed.kind, seat)
        if placed.rides:
            beast = add(fight, placed, placed.rides, seat)
            rider.mount, beast.rider = beast.number, rider.number


def add(fight: Fight, placed: Placed, kind: str, seat: int) -> Creature:
    """One creature with what he brings."""
    sheet = fight.kinds[kind]
    alike = sum(one.kind == kind for one in fight.creatures.values())
    ordinal = 0 if sheet.character and not alike else alike + 1
    creature = Creature(
        kind, fight.take_number(), placed.side, ordinal, seat, placed.at, placed.facing, placed.group, sheet.hp
    )
    creature.hidden, creature.stands = placed.hidden, sheet.stands
    creature.weapons = [Weapon(each, fight.take_weapon()) for each in sheet.weapons]
    _arm(fight, creature, sheet)
    fight.creatures[creature.number] = creature
    return creature


def _arm(fight: Fight, creature: Creature, sheet: CreatureKind) -> None:
    """The first weapon in the leading hand, a shield in the other; ammunition for what shoots."""
    for weapon in creature.weapons:
        kind = fight.arm(weapon)
        if kind.ammo:
            creature.ammo[kind.ammo] = AMMUNITION
    if creature.weapons:
        first = creature.weapons[0]
        creature.main = first.number
        shield = next((weapon for weapon in creature.weapons if fight.arm(weapon).has("shield")), None)
        if shield is not None and fight.arm(first).hands == 1:
            creature.off = shield.number
