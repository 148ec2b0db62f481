"""What a table was set up with: its map is its own for as long as it lives, others are not kept for ever."""

from podzem.systems.dungeon import setting
from podzem.systems.dungeon.setting import read_setting


def test_maps_that_nobody_plays_are_not_kept_for_ever() -> None:
    setting._document.cache_clear()
    own = read_setting(2, {"map": "random", "rooms": 6})
    first = own.document(1)
    for seed in range(2, setting.MOST_KEPT + 5):
        read_setting(2, {"map": "random", "rooms": 6}).document(seed)
    assert setting._document.cache_info().currsize == setting.MOST_KEPT
    assert own.document(1) is first, "a table's own map stays the same object"
    for seed in range(2, 9):
        own.document(seed)
    assert own.document(1) is not first, "a setting holds one map, whatever seeds it was asked for"
    assert own.document(1).raw == first.raw
