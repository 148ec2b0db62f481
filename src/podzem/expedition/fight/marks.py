"""Names of the numbers in a fight: sides, stages, states, traits, marks, switches, triggers."""

from __future__ import annotations

from typing import Final

PARTY: Final = 0
OTHERS: Final = 1

# What is awaited.
ORDERS: Final = 0
LOSSES: Final = 1
BREAKING: Final = 2
OVER: Final = 3
STAGES: Final = ("orders", "losses", "breaking", "over")

# How a fighter stands.
UP: Final = 0
DOWN: Final = 1
FLED: Final = 2
YIELDED: Final = 3
STATES: Final = ("up", "down", "fled", "yielded")

# Traits: what a fighter is, as bits.
HERO: Final = 1
COMPANION: Final = 2
ANIMAL: Final = 4
PEOPLE: Final = 8
BEAST: Final = 16
CUNNING: Final = 32
DARK_SIGHT: Final = 64
SHOOTS: Final = 128
SHIELD: Final = 256
LIGHT: Final = 512
LIGHT_SHY: Final = 1024
NO_STRIKE: Final = 2048
KEEP_BACK: Final = 4096
BREAK_FLEES: Final = 8192
BREAK_YIELDS: Final = 16384
BIG: Final = 32768
"""A creature larger than a man: a rank of such is as deep as its space."""
TRAITS: Final = (
    "hero", "companion", "animal", "people", "beast", "cunning", "dark_sight", "shoots", "shield", "light",
    "light_shy", "no_strike", "keep_back", "break_flees", "break_yields", "big",
)  # fmt: skip

# Marks: what is so for a time, as bits.
BROKEN: Final = 1
COWERS: Final = 2
BARRED: Final = 4
OTHER_BODY: Final = 8
"""He stands on the far side of those who broke through."""
ASLEEP: Final = 16
ALONE: Final = 32
"""He broke and has nobody to cover him: he will run under blows."""
LASTING: Final = BROKEN | COWERS | OTHER_BODY | ASLEEP | ALONE
BAR_NEXT: Final = 64
SHOT: Final = 128
INCIDENTAL: Final = 256
BUSY: Final = 512
AIM_FAR: Final = 1024
BREAKER: Final = 2048
TO_FRONT: Final = 4096
TO_BACK: Final = 8192
HIT: Final = 16384
FAILED: Final = 32768
TOO_FAR: Final = 65536
"""A breaker who could not strike in the phase of the breakthrough."""
STAY: Final = 131072
"""He is to stay behind when the body closes."""
PUT_AWAY: Final = 262144
TOOK_UP: Final = 524288
"""He has put a weapon away, or drawn one, by the way: the two together are one change of weapon."""
SHIFT_BIT: Final = 20
"""Above the marks stands the front, plus one, to which a fighter was ordered."""
MARKS: Final = (
    "broken", "cowers", "barred", "other_body", "asleep", "alone", "bar_next", "shot", "incidental", "busy", "aim_far",
    "breaker", "to_front", "to_back", "hit", "failed", "too_far", "stay",
    "put_away", "took_up",
)  # fmt: skip

# Switches, as bits.
SAME_PHASE: Final = 1
NATURAL_SIX: Final = 2
RANDOM_LOSS: Final = 4
DIE_EACH: Final = 8
DIE_A_SIDE: Final = 16
ASK_BREAK: Final = 32
PARTY_NAMES: Final = 64
OTHERS_NAME: Final = 128
PARTY_ARRANGES: Final = 256
OTHERS_ARRANGE: Final = 512
"""A side that is arranged automatically: shooters ahead at a distance, shields ahead near by."""

ALIKE: Final = 1024
"""For odds: neighbours who are alike are not told apart."""
CORNER_MATTERED: Final = 1
"""In `way_mattered`: what was done rested on whether a side can fall back at all."""
WAY_MATTERED: Final = 2
"""In `way_mattered`: it rested on how far."""
GIVES_UP: Final = 2
"""In `calls_off`: a side that gives up its pursuit, whatever the other does."""

# Triggers of loyalty, as bits: used up, and due in this phase.
LEADER_LOST: Final = 1
HALF_LOST: Final = 2
OUTNUMBERED: Final = 4
UNBEATABLE: Final = 8
CUT_OFF: Final = 16
CHASE: Final = 32
BROKE: Final = 64
"""In `used`: somebody of the side has fled, surrendered or lost heart."""

# What losses are owed to.
SHOTS: Final = 0
FAR_SHOTS: Final = 1
STRIKES: Final = 2
SLOTS: Final = 3

FRONTS: Final = 4
FAR_SEEN: Final = 8
"""In `merged`, above the bits of open lines: whether the shooters saw a rear group, by front and side."""
NONE: Final = -1
ENDLESS: Final = 4000
"""Ammunition that does not run out; a way without a known end."""
NOBODY_LOYAL: Final = 99
"""The loyalty of heroes, who have none to lose."""
LAST_RANK: Final = 99
"""The rank of those who are too large for the place."""
FACES: Final = 6
