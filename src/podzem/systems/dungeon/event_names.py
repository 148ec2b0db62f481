"""The names of all events, chapter by chapter."""

from __future__ import annotations

from typing import Final

from podzem.expedition import (
    aid,
    breakage,
    captives,
    harm,
    infection,
    levels,
    loyalty,
    magic,
    recruiting,
    treasure,
)
from podzem.expedition.meeting import attitude, distance, offers, parley, surprise
from podzem.expedition.town import hiring, income
from podzem.systems.dungeon import amendments, rulings, sight
from podzem.systems.dungeon.chapters.actions import (
    acting,
    chests,
    digging,
    listening,
    opening_doors,
    searching,
    slamming,
    staying,
    wedges,
    work,
)
from podzem.systems.dungeon.chapters.combat import combat
from podzem.systems.dungeon.chapters.encounters import encounters, meeting_sight, wanderers
from podzem.systems.dungeon.chapters.light import light
from podzem.systems.dungeon.chapters.load import hands, loading, sharing, using
from podzem.systems.dungeon.chapters.movement import entering, marching, movement, stairs
from podzem.systems.dungeon.chapters.time import needs, resting, turns
from podzem.systems.dungeon.chapters.town import town
from podzem.systems.dungeon.chapters.traps import open_pits, pits, trap_effects, traps

TURN_PARTS: Final = (
    turns,
    work,
    staying,
    marching,
    movement,
    stairs,
    entering,
    opening_doors,
    slamming,
    wedges,
    chests,
    searching,
    listening,
    acting,
    digging,
    resting,
    needs,
    light,
    hands,
    loading,
    sharing,
    using,
    traps,
    trap_effects,
    pits,
    open_pits,
    harm,
)
MEETING_PARTS: Final = (
    encounters,
    wanderers,
    surprise,
    distance,
    attitude,
    meeting_sight,
    parley,
    offers,
    rulings,
    aid,
    breakage,
    infection,
    captives,
    recruiting,
    loyalty,
    treasure,
    magic,
    levels,
    income,
    hiring,
    town,
)
OF_A_TURN: Final[tuple[str, ...]] = tuple(dict.fromkeys(name for part in TURN_PARTS for name in part.EVENTS))
OF_MEETINGS: Final[tuple[str, ...]] = tuple(dict.fromkeys(name for part in MEETING_PARTS for name in part.EVENTS))
EVENTS: Final[tuple[str, ...]] = tuple(
    dict.fromkeys((*OF_A_TURN, *OF_MEETINGS, *combat.EVENTS, *sight.EVENTS, *amendments.EVENTS))
)
DISCLOSING: Final = frozenset(("turn_passed", "main_order", "day_passed", *sight.EVENTS))
"""What a turn brought, what the others had ordered, what the light shows."""
