"""Chances beside the orders of a real table: the fight at hand, a door, a search."""

from typing import Any

import pytest

from podzem.core.deciding import open_to
from podzem.core.dice import Seeded
from podzem.core.journal import open_at, open_game
from podzem.core.step import step
from podzem.systems.dungeon.game import COMBAT, Game
from podzem.systems.dungeon.system import DungeonSystem
from tests.patience import until
from tests.web.clicks import keyed
from tests.web.conftest import Visit
from tests.web.visitor import Site, Visitor

pytestmark = pytest.mark.browser

SYSTEM = DungeonSystem()


def played(seed: int, options: dict[str, Any], wanted: Any) -> Game:
    """An expedition led by the bot up to the first state that is wanted."""
    dice, bot = Seeded(seed), SYSTEM.advice.bot("delver")
    state = open_game(SYSTEM, 1, options, ["Ana"], dice)[1].state
    for _ in range(120):
        if wanted(state):
            return state
        open_now = open_to(SYSTEM, state, 0)
        state = step(SYSTEM, state, bot.choose(SYSTEM.view(state, 0), open_now, lambda *_: None), dice).state
    raise AssertionError("the expedition never comes to that")


def sat(site: Site, visit: Visit, state: Game, **how: Any) -> Visitor:
    """Somebody at a table that goes on from a state."""
    table = site.go_on(open_at(SYSTEM, state, ["Ana"])[0].text(), "Ana")
    return visit("en", **how).sit(site.link(table))


def test_every_main_order_of_a_fight_has_its_chances(site: Site, visit: Visit) -> None:
    def is_melee(state: Game) -> bool:
        return state.stage == COMBAT and any(each.order == "fight" for each in open_to(SYSTEM, state, 0))

    state = played(4, {"map": "proba"}, is_melee)
    ana = sat(site, visit, state)
    ana.page.wait_for_selector(f"{keyed('0 fight')} .odds")
    ana.shot("dungeon-fight-odds")
    for order in ("fight", "hold_line"):
        told = [each.inner_text() for each in ana.page.query_selector_all(f"{keyed(f'0 {order}')} .odds")]
        (chances,) = SYSTEM.advice.chances(SYSTEM.resample(state, 0, Seeded(0)), [decision(state, order)])
        assert chances is not None
        assert len(told) == min(3, len(chances))
        assert "the fight is won" in told[0]


def decision(state: Game, order: str) -> Any:
    return next(each for each in open_to(SYSTEM, state, 0) if each.order == order)


def test_a_door_shows_how_likely_it_opens_and_each_who_helps_adds_to_it(site: Site, visit: Visit) -> None:
    options = {"map": "proba", "judge": "ask", "judge_wandering": "off"}
    state = played(5, options, lambda state: any(each.order == "open" for each in open_to(SYSTEM, state, 0)))
    first = decision(state, "open")
    ana = sat(site, visit, state)
    page = ana.page
    page.click(keyed(f"chip {first.words[0]}"))
    until(lambda: "1/6" in page.inner_text(keyed(str(first))))
    ana.shot("dungeon-door-odds")
    page.click(keyed(str(first)))
    page.wait_for_selector(f".chip[data-key='chip {first.words[0]}']:not(.waits)")
    second = next(
        each for each in open_to(SYSTEM, state, 0) if each.order == "open" and each.words[0] != first.words[0]
    )
    page.click(keyed(f"chip {second.words[0]}"))
    until(lambda: "2/6" in page.inner_text(keyed(str(second))) or "1/3" in page.inner_text(keyed(str(second))))
    page.click(keyed("fold search"))
    page.wait_for_selector(".unfolded .odds")
    told = {each.inner_text() for each in page.query_selector_all(".unfolded .odds")}
    assert len(told) == 1, "a search has the same chance wherever it is made"
    assert "if something is there" in told.pop()
