"""Things moved about outside a fight, against a second program that follows the catalogue alone (delve.load.*).

Two men hold, fetch, sheathe, stow and put on what they have, as the chance has it; before each order it is reckoned
here anew whether there is room, by what is worn, held, small, bulky, a chest.
"""

from __future__ import annotations

import random
from typing import Final

import pytest

from podzem.core.decisions import read_decision
from podzem.core.dice import Scripted
from podzem.core.scribe import Scribe
from podzem.lab.case_file import read_case
from podzem.lab.cases import play
from podzem.systems import load_system
from podzem.systems.delve import deciding

SLOTS: Final = {
    "torch": 1, "knife": 1, "chalk": 1, "bandage": 1, "sling": 1, "sword": 1, "shield": 1, "rope": 1, "lamp": 1,
    "bow": 1, "greatsword": 2, "plank": 2, "mail": 2, "light_armour": 1, "chest": 3, "pole": 1,
}  # fmt: skip
SMALL: Final = ("torch", "knife", "chalk", "bandage", "sling")
TWO_HANDS: Final = ("bow", "greatsword", "plank", "chest", "pole")
ARMOUR: Final = ("mail", "light_armour")
FROM: Final = {
    "hold": ("ready",), "fetch": ("stowed",), "sheathe": ("hand",), "stow": ("hand", "worn", "ready"),
    "wear": ("hand", "ready", "stowed"),
}  # fmt: skip
TO: Final = {"hold": "hand", "fetch": "ready", "sheathe": "ready", "stow": "stowed", "wear": "worn"}
Things = dict[str, str]
"""Where each thing is, by its id."""


def kind(id: str) -> str:
    return id.partition(".")[0]


def ready(things: Things) -> int:
    """Ж at the ready: held and worn things each by itself, small ones at the belt by threes."""
    at_belt = [id for id, where in things.items() if where == "ready"]
    small = sum(kind(id) in SMALL for id in at_belt)
    whole = sum(SLOTS[kind(id)] for id, where in things.items() if where in ("hand", "worn"))
    return whole + sum(SLOTS[kind(id)] for id in at_belt if kind(id) not in SMALL) + (small + 2) // 3


def stowed(things: Things) -> int:
    inside = [kind(id) for id, where in things.items() if where == "stowed"]
    return sum(SLOTS[one] for one in inside if one not in SMALL) + (sum(one in SMALL for one in inside) + 2) // 3


def fits(strength: int, things: Things, slack: bool) -> bool:
    """Within the limits, with two hands, no chest at the ready."""
    hands = sum(2 if kind(id) in TWO_HANDS else 1 for id, where in things.items() if where == "hand")
    if hands > 2 or any(kind(id) == "chest" and where != "stowed" for id, where in things.items()):
        return False
    return ready(things) <= strength // 2 + 2 * slack and stowed(things) <= strength + 4 * slack


def may(order: str, strength: int, things: Things, id: str, slack: bool) -> bool:
    """Whether it may be moved so."""
    if things[id] not in FROM[order] or (kind(id) in ARMOUR and TO[order] == "hand"):
        return False
    if TO[order] == "worn" and (kind(id) not in ARMOUR or "worn" in things.values()):
        return False
    return fits(strength, {**things, id: TO[order]}, slack)


@pytest.mark.clause(
    "delve.load.ready",
    "delve.load.stowed",
    "delve.load.small",
    "delve.load.hands",
    "delve.load.limit",
    "delve.load.unit",
)
@pytest.mark.parametrize("part", range(6))
def test_delve_load_limit__things_move_as_a_second_program_reckons(part: int) -> None:
    """Forty pairs of men, thirty orders each."""
    chance, system = random.Random(f"load {part}"), load_system("delve")
    for _ in range(40):
        slack = chance.random() < 0.3
        strengths = [chance.randint(3, 12) for _ in range(2)]
        packs = [[chance.choice([*SLOTS]) for _ in range(chance.randint(1, 9))] for _ in range(2)]
        for strength, pack in zip(strengths, packs):
            while stowed({f"{one}.{at}": "stowed" for at, one in enumerate(pack)}) > strength:
                pack.pop()
        party = [" ".join(["man", f"strength={strength}", *pack]) for strength, pack in zip(strengths, packs)]
        options = {"overload": "slow"} if slack else {}
        row = {
            "clause": "delve.load.limit",
            "players": 1,
            "options": options,
            "state": {"drawing": "AA", "party": party},
        }
        case = read_case("scene", "delve", row)
        game = play(system, case, case.state, ()).state
        own: list[Things] = [{item.id: item.where for item in game.people[number].items} for number in (1, 2)]
        for _ in range(30):
            who = chance.randrange(2)
            if not own[who]:
                continue
            id, order = chance.choice([*own[who]]), chance.choice([*FROM])
            decision = read_decision(f"0 {order} pc.{who + 1} {id}")
            expected = may(order, strengths[who], own[who], id, slack)
            refusal = deciding.why_not(game, decision)
            assert (refusal is None) == expected, (order, id, strengths[who], own[who], slack, refusal)
            if expected:
                deciding.apply(game, decision, Scribe(Scripted([])))
                own[who][id] = TO[order]
            assert {item.id: item.where for item in game.people[who + 1].items} == own[who]
