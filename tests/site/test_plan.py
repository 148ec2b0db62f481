"""Which map a site has: a table's own stays for as long as it lives, others are not kept for ever."""

from podzem.site import plan
from podzem.site.plan import Plan


def test_maps_that_nobody_plays_are_not_kept_for_ever() -> None:
    plan._dungeon.cache_clear()
    own = Plan("random", 3, 6)
    first = own.dungeon(1)
    for seed in range(2, plan.MOST_KEPT + 5):
        Plan("random", 3, 6).dungeon(seed)
    assert plan._dungeon.cache_info().currsize == plan.MOST_KEPT
    assert own.dungeon(1) is first, "a table's own map stays the same object"
    for seed in range(2, 9):
        own.dungeon(seed)
    assert own.dungeon(1) is not first, "a plan holds one map, whatever seeds it was asked for"
    assert own.dungeon(1).raw == first.raw
