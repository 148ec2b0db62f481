"""What is read out where a group stands, by the describer: the same sentences as in `delve` (delve.map.corridor)."""

import pytest

from podzem.core.decisions import JUDGE
from podzem.core.dice import Seeded
from podzem.core.scribe import Scribe
from podzem.systems.dungeon.system import SYSTEM


@pytest.mark.clause("delve.map.corridor")
@pytest.mark.parametrize(
    ("area", "at", "heading", "said"),
    [
        (
            "a",
            (9, 27),
            "E",
            "A 10-foot corridor goes east 10 feet, branches south and continues east another 20 feet, ",
        ),
        ("a", (21, 27), "E", "A 10-foot corridor goes east 10 feet, ending at a door."),
        ("b", (15, 33), "S", "A 10-foot corridor goes south 20 feet, ending at an archway."),
        ("f", (39, 21), "E", "A 10-foot corridor goes east 10 feet and turns north."),
    ],
)
def test_delve_map_corridor__whoever_comes_in_is_told_it_from_the_entry_edge(
    area: str, at: tuple[int, int], heading: str, said: str
) -> None:
    """Points are in half hs: three squares to nine of them."""
    game = SYSTEM.setup(1, {"map": "mlyn"}, Scribe(Seeded(1)))
    group = game.groups[0]
    group.area, group.at, group.heading = area, at, heading
    assert SYSTEM.showing.aloud is not None
    assert any(each.startswith(said) for each in SYSTEM.showing.aloud.readings(game, JUDGE, "en"))


@pytest.mark.clause("dungeon.map.announce")
@pytest.mark.parametrize("is_read", [True, False])
def test_read_aloud__off_it_is_left_to_the_judge(is_read: bool) -> None:
    game = SYSTEM.setup(1, {"map": "mlyn", "read_aloud": is_read}, Scribe(Seeded(1)))
    assert SYSTEM.showing.aloud is not None
    assert bool(SYSTEM.showing.aloud.readings(game, 0, "en")) is is_read
    assert SYSTEM.showing.aloud.readings(game, JUDGE, "en")
    assert SYSTEM.showing.scene(game)["aloud"] is is_read
