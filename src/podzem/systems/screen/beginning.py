"""How a fight begins: creatures from the document, weapons in hand, seats over the heroes (screen.data.*)."""

from __future__ import annotations

from typing import Final

from podzem.core.scribe import Scribe
from podzem.core.setting import Setting
from podzem.systems.screen.believed import is_unknown
from podzem.systems.screen.board import Board
from podzem.systems.screen.carried import Weapon
from podzem.systems.screen.chapters import turns
from podzem.systems.screen.creature import HEROES, MAIN, OFF, Creature
from podzem.systems.screen.data import AMMUNITION
from podzem.systems.screen.encounter import Encounter, Placed, load_encounter
from podzem.systems.screen.fight import Fight
from podzem.systems.screen.going_on import go_on
from podzem.systems.screen.sheets import carry

PLACED: Final = -1
"""Under what a setting keeps the fight as it begins; the numbers from 0 on are manners of attacks (`faring`)."""


def encounter_of(setting: Setting) -> Encounter:
    """The fight of a table, with the characters that it brought."""
    return load_encounter(setting.word("fight"), setting.word("sheets"))


def new_fight(setting: Setting) -> Fight:
    """A fight of nobody yet, on its board; where none is played on, the ground is plain."""
    return _empty(setting, encounter_of(setting))


def _empty(setting: Setting, encounter: Encounter) -> Fight:
    board = encounter.board if setting.is_on("map") else Board(encounter.board.width, encounter.board.height)
    return Fight(setting, board, dict(encounter.kinds), dict(encounter.arms), encounter.weather)


def create(setting: Setting, scribe: Scribe) -> Fight:
    """Everybody in his place, then surprise and the first slot."""
    fight = _placed(setting)
    turns.begin(fight, scribe)
    go_on(fight, scribe)
    return fight


def _placed(setting: Setting) -> Fight:
    """Everybody in his place; worked out once for a setting, since no die is thrown."""
    known: Fight | None = setting.kept.get(PLACED)
    if known is None:
        encounter = encounter_of(setting)
        known = setting.kept[PLACED] = _empty(setting, encounter)
        place_all(known, encounter)
    fight = known.copy()
    fight.walks = []
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
        if placed.kind in encounter.carried:
            carry(fight, rider, encounter.carried[placed.kind])
            _take_in_hand(fight, rider)
        if placed.rides:
            beast = add(fight, placed, placed.rides, seat)
            rider.mount, beast.rider = beast.number, rider.number
    _number_the_unknown_last(fight)


def _number_the_unknown_last(fight: Fight) -> None:
    """So that no gap in names or numbers tells of those whom nobody has seen (screen.core.visibility)."""
    unknown = [one for one in fight.everybody if is_unknown(fight, one)]
    order = [one for one in fight.everybody if one not in unknown] + unknown
    alike: dict[str, int] = {}
    fight.next_weapon = 1
    for one in order:
        alike[one.kind] = alike.get(one.kind, 0) + 1
        one.ordinal, one.called = alike[one.kind] if one.ordinal else 0, ""
        main, off = one.in_hand(MAIN), one.in_hand(OFF)
        for weapon in one.weapons:
            weapon.number = fight.take_weapon()
        one.main, one.off = main.number if main is not None else 0, off.number if off is not None else 0


def add(fight: Fight, placed: Placed, kind: str, seat: int) -> Creature:
    """One creature with what he brings."""
    sheet = fight.kinds[kind]
    alike = sum(one.kind == kind for one in fight.everybody)
    ordinal = 0 if sheet.character and not alike else alike + 1
    creature = Creature(
        kind, fight.take_number(), placed.side, ordinal, seat, placed.at, placed.facing, placed.group, sheet.hp
    )
    creature.hidden, creature.stands = placed.hidden, sheet.stands
    creature.weapons = [Weapon(each, fight.take_weapon()) for each in sheet.weapons]
    for weapon in creature.weapons:
        if fight.arm(weapon).ammo:
            creature.ammo[fight.arm(weapon).ammo] = AMMUNITION
    _take_in_hand(fight, creature)
    fight.enlist(creature)
    return creature


def _take_in_hand(fight: Fight, creature: Creature) -> None:
    """The first weapon in the leading hand, a shield in the other."""
    creature.main = creature.off = 0
    if creature.weapons:
        first = creature.weapons[0]
        creature.main = first.number
        shield = next((weapon for weapon in creature.weapons[1:] if fight.arm(weapon).has("shield")), None)
        if shield is not None and fight.arm(first).hands == 1:
            creature.off = shield.number
