"""delve.shared.creature for every kind, both ways, by a naive second reading of the clause."""

import pytest

from podzem.core.errors import Malformed
from podzem.core.forms import nest
from podzem.systems import load_system
from podzem.systems.delve.data.companions import COMPANIONS
from podzem.systems.delve.data.conversion import back
from podzem.systems.delve.data.creatures import CREATURES
from podzem.systems.delve.kindred import converted
from podzem.world import creatures as world
from podzem.world.number import read_number

ONLY_THERE = [one for one in world.CREATURES.values() if one.id not in CREATURES]
MORALE = {0: 1, 1: 4, 2: 5, 3: 7, 4: 8, 5: 9, 6: 12}
LOYALTY = {**dict.fromkeys((1, 2, 3), 0), 4: 1, 5: 2, 6: 2, 7: 3, 8: 4, 9: 5, 10: 5, 11: 6, 12: 6}
FAILS = {2: 35, 3: 33, 4: 30, 5: 26, 6: 21, 7: 15, 8: 10, 9: 6, 10: 3, 11: 1, 12: 0}
"""Of 36, that 2d6 exceed a morale score (delve.morale.check)."""


def damage(level: int, strike: int) -> str:
    """By strike modifier -2 d3, -1 d4, 0 d6 (from level 3 d8), +1 d8 (from level 3 d10)."""
    small = {-2: "d3", -1: "d4", 0: "d6", 1: "d8"}
    great = {-2: "d3", -1: "d4", 0: "d8", 1: "d10"}
    return (great if level >= 3 else small)[min(strike, 1)]


@pytest.mark.clause("delve.shared.creature")
@pytest.mark.parametrize("one", ONLY_THERE, ids=lambda one: one.id)
def test_delve_shared_creature__of_the_other_document(one: world.Creature) -> None:
    found, level = converted(one.id), read_number(one.level).least
    assert (found.hd, found.hp, found.defence, found.attack) == (
        level,
        5 * level,
        10 + 2 * one.defence,
        level + one.strike,
    )
    assert found.damage == read_number(damage(level, one.strike))
    assert found.move_ft == one.speed / 3 * 10
    assert found.athletics == (one.speed - 9) / 3
    assert found.stealth == (one.stealth + 1 if one.stealth > 0 else 0)
    assert (found.notice, found.initiative) == (int(one.dark), 0)
    assert found.mind == {"people": "sapient", "cunning": "sapient", "none": "mindless", "beast": "beast"}[one.mind]
    assert found.wont == ("neutral" if one.mind in ("people", "beast") else "hostile")
    assert ("large" in found.flags) == (one.space_qs / 4 >= 1.5)
    assert ("no_lethal" in found.flags) == (one.mind == "none")
    assert found.morale == MORALE[min(one.defence if one.loyalty is None else one.loyalty, 6)]


@pytest.mark.clause("delve.shared.creature")
@pytest.mark.parametrize("one", ONLY_THERE, ids=lambda one: one.id)
def test_delve_shared_creature__there_and_back(one: world.Creature) -> None:
    """What a kind of the other document keeps that was brought here and back: only bounds and cunning are lost."""
    row = back(converted(one.id))
    assert row["level"] == str(max(read_number(one.level).least, 1))
    assert row["defence"] == min(one.defence, 4)
    assert row["strike"] == min(max(one.strike, -2), 1)
    assert (row["speed"], row["stealth"], row["dark"]) == (one.speed, one.stealth, one.dark)
    assert row["loyalty"] == min(one.defence if one.loyalty is None else one.loyalty, 6)
    assert row["mind"] == ("people" if one.mind == "cunning" else one.mind)
    assert (row["space_qs"] >= 6) == (one.space_qs >= 6)


@pytest.mark.clause("delve.shared.creature")
@pytest.mark.parametrize("one", CREATURES.values(), ids=lambda one: one.id)
def test_delve_shared_creature__back(one: object) -> None:
    """Every kind of B9 by the sentence of the clause."""
    kind = CREATURES[one.id]  # type: ignore[attr-defined]
    row = back(kind)
    assert row["level"] == str(max(1, kind.hd))
    assert row["defence"] == max(0, min(4, (kind.defence - 10) // 2))
    assert row["strike"] == max(-2, min(1, kind.attack - kind.hd))
    assert row["speed"] * 10 == 3 * kind.move_ft
    assert row["stealth"] == (kind.stealth - 1 if kind.stealth > 1 else 0)
    assert row["dark"] == kind.darksight
    assert (row["space_qs"], row["body_gr"]) == ((6, 700) if "large" in kind.flags else (2, 170))
    minds = {"sapient": "cunning" if "no_lethal" in kind.flags else "people", "mindless": "none", "beast": "beast"}
    assert row["mind"] == minds[kind.mind]
    assert row["loyalty"] == LOYALTY[kind.morale]
    assert row.get("shot") == (None if kind.bow is None else {"modifier": 0, "range_hs": 24, "ammo": "quiver"})


@pytest.mark.clause("delve.shared.creature")
def test_delve_shared_creature__loyalty_by_the_nearest_odds() -> None:
    """1d6 > L fails with (6 - L)/6; ПМ 1 always fails; the nearest odds, ties to the braver."""
    odds = {1: 36, **FAILS}
    for loyalty, morale in MORALE.items():
        wanted = 6 * (6 - loyalty)
        assert morale == max(odds, key=lambda score: (-abs(odds[score] - wanted), score))


@pytest.mark.clause("delve.shared.creature")
@pytest.mark.parametrize("one", COMPANIONS.values(), ids=lambda one: one.id)
def test_delve_shared_creature__armour_counts_twice_and_a_shield_once(one: object) -> None:
    fighter = COMPANIONS[one.id]  # type: ignore[attr-defined]
    if fighter.id in CREATURES:
        return
    found = converted(fighter.id)
    assert found.defence == 10 + 2 * fighter.armour + (1 if fighter.shield else 0)
    assert (found.hp, found.attack) == (5 * fighter.level, fighter.level + fighter.strike)


@pytest.mark.clause("delve.wander.sign")
@pytest.mark.parametrize(
    "words",
    [["wlof", "4"], ["wolf", "0"], ["wolf", "four"], ["wolf", "4", "wlof"], ["wolf", *["-"] * 6], ["wolf", "danger"]],
)
def test_delve_wander_sign__nobody_unheard_of_is_foretold(words: list[str]) -> None:
    """Refused when the state is read, with its path, and not when they come."""
    staging = load_system("delve").forms.staging
    assert staging is not None
    with pytest.raises(Malformed, match=r"zones\.all\.foretold"):
        staging.stage(1, {}, nest({"zones.all.foretold": words}))  # type: ignore[dict-item]
