"""An expedition that has to fight its way: ranks, odds before an order and losses as the page draws them."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.patience import until
from tests.web.clicks import Press, by_mouse, by_touch
from tests.web.conftest import Visit
from tests.web.test_dungeon_ends import play, screen, set_out
from tests.web.visitor import Site, Visitor, nameless

pytestmark = [pytest.mark.browser, pytest.mark.slow]

FIERCE = 18
"""With these dice the sample dungeon sends two bands against the party before it is home again."""
TURNS = 4


@pytest.fixture(scope="module")
def fierce(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    site = Site(tmp_path_factory.mktemp("fierce"), FIERCE)
    yield site
    site.stop()


def told_ranks(told: dict[str, Any]) -> tuple[int, int]:
    """How many stand on each side, as the page was told."""
    fronts = told["view"]["fight"]["fronts"]
    ours, theirs = (sum(len(rank) for front in fronts for rank in front["sides"][side]) for side in (0, 1))
    return ours, theirs


def drawn_ranks(one: Visitor) -> tuple[int, int]:
    return one.page.locator(".fighter.side-0").count(), one.page.locator(".fighter.side-1").count()


@pytest.mark.parametrize(
    ("width", "press", "language", "scheme"),
    [
        pytest.param(1280, by_mouse, "en", "dark", id="mouse-1280"),
        pytest.param(360, by_touch, "uk", "light", id="touch-360"),
    ],
)
def test_a_fight_is_drawn_as_it_goes(
    fierce: Site, visit: Visit, width: int, press: Press, language: str, scheme: str
) -> None:
    ana = set_out(fierce, visit(language, *screen(width), scheme, has_touch=press is by_touch))
    fights: list[tuple[int, int]] = []
    odds: list[str] = []
    tallies: list[str] = []

    def seen(one: Visitor, told: dict[str, Any]) -> None:
        if told["view"]["stage"] != "combat":
            return
        until(lambda: drawn_ranks(one) == told_ranks(told), say="the ranks are not drawn")
        one.page.wait_for_selector("#decisions .odds-number")
        odds.extend(one.page.locator("#decisions .odds-number").all_inner_texts())
        tallies.extend(one.page.locator("#decisions .tally").evaluate_all("all => all.map((each) => each.ariaLabel)"))
        one.shot(f"dungeon-fight-{len(fights)}-{one.name}")
        if not fights:
            assert nameless(one) == []
        fights.append(drawn_ranks(one))

    play([ana], press, TURNS, seen)
    assert fights == [(5, 3), (5, 3), (5, 1)]
    assert any(" 0: " in each and " 1: " in each and "%" in each for each in tallies), "how many fall is not drawn"
    assert "100 %" not in odds, "what may fail is not told as certain"
    until(lambda: ana.page.locator("[data-event=fell]").count() == 3, say="the losses are not told")
    ana.page.wait_for_selector("dialog.outcome .ending")
    assert ana.page.locator(".ending .came-back").count() == 5
    assert ana.page.locator(".ending .stayed-below").count() == 0
    ana.shot(f"dungeon-fight-home-{ana.name}")
