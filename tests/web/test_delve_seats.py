"""A delve on the page with a bot beside a person, and with a party that is made: standing orders, who keeps watch."""

import pytest

from tests.patience import until
from tests.web.clicks import keyed, news
from tests.web.conftest import Visit
from tests.web.delving import offered, pass_turn, sat, take
from tests.web.visitor import Site

pytestmark = pytest.mark.browser


def test_a_bot_of_another_seat_declares_for_its_own_people(site: Site, visit: Visit) -> None:
    """Before the person who leads lets the turn pass, the bot's people have an occupation; so they have in the next."""
    visitor = sat(site, visit("en"), site.open("person", "caller", system="delve", options={}))
    for turn in (0, 1):
        until(lambda now=turn: news(visitor)["view"]["turn"] == now)
        until(lambda: all(each["order"] for each in news(visitor)["view"]["members"] if each["owner"] == 1))
        assert not any(each["order"] for each in news(visitor)["view"]["members"] if each["owner"] == 0)
        pass_turn(visitor)


def test_the_march_is_ordered_in_town(site: Site, visit: Visit) -> None:
    table = site.open("person", system="delve", options={"party": "create", "creation": "array"})
    visitor = sat(site, visit("uk", 360, 740), table)
    page = visitor.page
    page.wait_for_selector(".kind-of.march")
    before = news(visitor)["view"]["town"]["march"]
    page.click(keyed(f"chip {before[2]}"))
    take(visitor, f"0 lead 1 {before[2]}")
    until(lambda: news(visitor)["view"]["town"]["march"][0] == before[2])
    assert f"0 lead 1 {before[2]}" not in offered(visitor)
    take(visitor, "0 relight 1")
    until(lambda: news(visitor)["view"]["town"]["relight"] is False)
    visitor.settle()
    visitor.shot("delve-360-uk-town")
    said = page.locator(".kind-of.march").inner_text()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert "чекає наказу" in said
