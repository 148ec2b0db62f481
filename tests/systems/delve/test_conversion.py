"""Kinds that one bestiary lacks, converted from the other, both ways (delve.shared.creature)."""

import pytest

from podzem.systems.delve.abilities import creature
from podzem.systems.delve.data.conversion import back
from podzem.systems.delve.data.creatures import CREATURES
from podzem.systems.delve.kindred import converted
from podzem.world import creatures as world

ONLY_OURS = [one for one in CREATURES.values() if not one.flags & {"companion", "animal"}]


@pytest.mark.clause("delve.shared.creature")
def test_delve_shared_creature__the_giant_of_the_catalogue() -> None:
    giant = converted("giant")
    assert (giant.hd, giant.hp, giant.defence, giant.attack) == (4, 20, 14, 5)
    assert (giant.damage.dice, giant.damage.sides) == (1, 10)
    assert (giant.move_ft, giant.athletics, giant.morale, "large" in giant.flags) == (40, 1, 7, True)
    assert (giant.mind, giant.wont, giant.notice, giant.initiative) == ("sapient", "neutral", 0, 0)


@pytest.mark.clause("delve.shared.creature")
def test_delve_shared_creature__the_goblin_back() -> None:
    goblin = back(CREATURES["goblin"])
    assert (goblin["level"], goblin["defence"], goblin["strike"], goblin["speed"], goblin["loyalty"]) == (
        "1",
        1,
        0,
        9,
        3,
    )
    assert goblin["shot"] == {"modifier": 0, "range_hs": 24, "ammo": "quiver"}
    assert (goblin["mind"], goblin["body_gr"], goblin["space_qs"], goblin["stealth"]) == ("people", 170, 2, 0)


@pytest.mark.clause("delve.shared.creature")
def test_delve_shared_creature__the_chief_back_is_the_leader_of_the_sample() -> None:
    chief = back(CREATURES["goblin_chief"])
    assert (chief["level"], chief["defence"], chief["loyalty"]) == ("3", 2, 5)


@pytest.mark.clause("delve.shared.creature")
@pytest.mark.parametrize("one", ONLY_OURS, ids=lambda one: one.id)
def test_delve_shared_creature__rows_of_the_worlds_bestiary_are_the_conversion(one: object) -> None:
    """Gear is not converted: it is chosen to give the converted defence."""
    id = one.id  # type: ignore[attr-defined]
    found = world.CREATURES[id]
    if found.is_below or found.above is not None:
        return
    row = {key: value for key, value in back(CREATURES[id]).items() if key != "clause"}
    shot = row.pop("shot", None)
    assert (found.shot is not None) == (shot is not None)
    assert found.flags == frozenset(row.pop("flags", ()))
    assert {key: getattr(found, key) for key in row} == row


@pytest.mark.clause("delve.shared.creature")
def test_delve_shared_creature__every_kind_is_of_b9_or_converted() -> None:
    assert creature("goblin") is CREATURES["goblin"]
    assert creature("spider").hp == 13, "listed in both: B9 here"
    assert creature("chud").hp == 5
    assert creature("dragon").hd == 7, "a level that is thrown counts as its least"
    idol = creature("idol")
    assert (idol.mind, idol.wont, "no_lethal" in idol.flags) == ("mindless", "hostile", True)
    assert [creature(kind).morale for kind in ("rat", "snake", "leshy", "dragon", "herd")] == [5, 7, 8, 8, 1]
