"""What happens to a company above ground, through the page: meetings, flight, fights, hosts, settlements, a descent."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from podzem.systems.surface.game import Game
from tests.patience import until
from tests.web.campaigns import LESSONS, drawn_up, hunted, met, opened, standing
from tests.web.clicks import LISTEN, Hands, Press, by_mouse, by_touch, keyed, news
from tests.web.conftest import Visit
from tests.web.visitor import Site, Visitor, nameless

pytestmark = pytest.mark.browser

SEED = 11
"""With these dice a flight goes on after its first leg and ends with the second."""
HOST = (
    "man sword* mail* ration:90",
    *["spearman spear* mail* shield* ration:9"] * 6,
    *["archer bow* ration:9"] * 4,
) * 3
Come = Callable[[Game], Hands]


@pytest.fixture(scope="module")
def land(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    site = Site(tmp_path_factory.mktemp("land"), SEED)
    yield site
    site.stop()


@pytest.fixture(
    params=[
        pytest.param((1280, 800, by_mouse, "ru", "dark"), id="mouse-1280"),
        pytest.param((360, 740, by_touch, "uk", "light"), id="touch-360"),
    ]
)
def come(land: Site, visit: Visit, request: pytest.FixtureRequest) -> Come:
    """Somebody comes to a table where a campaign stands at some moment."""
    width, height, press, language, scheme = request.param

    def sit(game: Game) -> Hands:
        return hands_of(land, visit(language, width, height, scheme, has_touch=press is by_touch), press, game)

    return sit


def hands_of(site: Site, visitor: Visitor, press: Press, game: Game) -> Hands:
    visitor.page.add_init_script(f"{LISTEN};{LESSONS}")
    visitor.sit(site.link(opened(site, game)))
    return Hands(visitor, press)


def view(hands: Hands) -> Any:
    return news(hands.visitor)["view"]


def texts(hands: Hands, selector: str) -> list[str]:
    found: list[str] = hands.page.locator(selector).all_inner_texts()
    return found


def calls(hands: Hands, order: str) -> list[str]:
    """The open decisions of an order."""
    return [each["do"] for each in news(hands.visitor)["decisions"] if each["order"] == order]


def test_a_meeting_leads_to_a_flight_and_the_flight_to_a_settlement(come: Come) -> None:
    hands = come(met(standing(), "bandit", 5))
    page = hands.page
    page.wait_for_selector(".encounter .bust")
    assert page.locator(".faces-met .bust").count() == 5
    assert "100" in hands.visitor.text(".encounter dd")
    page.wait_for_selector("#decisions [data-order=hide] .odds-number")
    assert nameless(hands.visitor) == []
    far = len(calls(hands, "withdraw"))
    assert page.get_attribute(keyed("length withdraw"), "max") == str(far - 1), "many lengths are one slider"
    hands.visitor.shot(f"surface-meeting-{hands.visitor.name}")
    hands.take("0 flee")
    page.wait_for_selector(".pursuit")
    for leg in (1, 2):
        told = view(hands)["pursuit"]
        assert (told["flees"], told["legs"]) == ("party", leg - 1)
        until(lambda now=leg: f" {now}" in hands.visitor.text(".pursuit strong"), say="which leg it is")
        filled = [page.locator(f".pursuit {kind} .full").count() for kind in (".bad", ".good")]
        assert filled == [told["catch"], told["hide"]]
        page.wait_for_selector("#decisions [data-order=run] .odds-number")
        assert len(texts(hands, "#decisions [data-order=run] .odds-number")) == 2, "caught, or away in the end"
        hands.visitor.shot(f"surface-flight-{leg}-{hands.visitor.name}")
        hands.take("0 run")
    assert view(hands)["stage"] == "day"
    page.wait_for_selector(".log [data-event=got_away]", state="attached")
    until(lambda: page.locator(".pursuit").count() == 0)


def test_those_who_flee_are_followed_or_let_go(come: Come) -> None:
    hands = come(hunted(met(standing(), "bandit", 5), "others"))
    hands.page.wait_for_selector(".pursuit")
    told = view(hands)["pursuit"]
    assert told["flees"] == "others"
    filled = [hands.page.locator(f".pursuit {kind} .full").count() for kind in (".good", ".bad")]
    assert filled == [told["catch"], told["hide"]], "who follows hopes to catch them"
    good = hands.page.locator("#decisions [data-order=pursue] .odds.good")
    good.wait_for()
    hands.take("0 pursue")
    assert view(hands)["stage"] in ("pursuit", "meeting", "day")
    if view(hands)["stage"] == "pursuit":
        hands.take("0 give_up")
    until(lambda: hands.page.locator(".pursuit").count() == 0)


def test_a_fight_in_the_open(come: Come) -> None:
    hands = come(met(standing(), "bandit", 5))
    hands.take("0 attack")
    page = hands.page
    page.wait_for_selector(".battle.in-the-open .fighter")
    sides = [page.locator(f".fighter.side-{side}").count() for side in (0, 1)]
    assert sides == [4, 5]
    page.wait_for_selector("#decisions [data-order=hold_line] .tally")
    assert nameless(hands.visitor) == []
    hands.visitor.shot(f"surface-fight-{hands.visitor.name}")
    before = view(hands)["fight"]
    hands.take("0 close_in 12")
    after = view(hands)["fight"]
    assert after["fronts"][0]["hs"] < before["fronts"][0]["hs"] or after["phase"] > before["phase"]
    hands.take("0 keep_ranks")


def test_hosts_with_what_each_may_lose_and_whom_it_gives_up(come: Come) -> None:
    hands = come(drawn_up(standing(party=HOST), "doghead_host", 40))
    page = hands.page
    page.wait_for_selector(".host .loss-bar")
    for army in view(hands)["battle"]["armies"]:
        bars = page.locator(f".host.is-{army['side']} .loss-bar")
        assert bars.count() == len(army["losses"]) <= 12
        told = page.get_attribute(f".host.is-{army['side']} .loss-chart", "aria-label")
        assert all(f" {one['totals'][0]}" in told for one in army["losses"])
    page.wait_for_selector("#decisions [data-order=engage] .odds-number")
    assert nameless(hands.visitor) == []
    hands.take("0 objective banner nothing")
    until(lambda: page.locator(".host.is-party .wants li").count() == 1, say="what is wanted stands with the host")
    hands.visitor.shot(f"surface-hosts-{hands.visitor.name}")
    before = sum(unit["count"] for unit in view(hands)["battle"]["armies"][0]["units"])
    hands.take("0 engage")
    page.wait_for_selector(".loss-question .pace")
    due = next(army for army in view(hands)["battle"]["armies"] if army["side"] == "party")["due"]
    assert due
    assert due in hands.visitor.text(".toll strong")
    hands.visitor.shot(f"surface-losses-{hands.visitor.name}")
    given = 0
    while losses := calls(hands, "lose_total") or calls(hands, "lose_units"):
        assert page.locator(".loss-answers .pace").count() == len(losses) <= 10
        hands.take(losses[-1])
        given += 1
    assert given >= 1
    page.wait_for_selector(".log [data-event=army_lost]", state="attached")
    told = view(hands)["battle"]
    if told is not None:
        assert sum(unit["count"] for unit in told["armies"][0]["units"]) < before


def test_business_in_a_town(come: Come) -> None:
    hands = come(standing("5,5", parties={"0": {"inside": "brodets"}}))
    page = hands.page
    page.wait_for_selector(".town .ware")
    until(lambda: "500" in hands.visitor.text(".town .purse"))
    assert nameless(hands.visitor) == []
    hands.visitor.shot(f"surface-town-{hands.visitor.name}")
    page.select_option(keyed("buyer"), "porter.4")
    until(lambda: page.locator(keyed("act 0 buy 1 porter.4 torch 1")).count() == 1, say="for whom one buys")
    page.select_option(keyed("buyer"), "pc.1")
    hands.take("0 buy 1 pc.1 torch 1")
    hands.take("0 buy 1 pc.1 ration 5")
    spent = 500 - view(hands)["ledger"]["purse"][0]
    assert spent == 1 + 5 * view(hands)["settlement"]["prices"]["ration"]
    until(lambda: str(500 - spent) in hands.visitor.text(".town .purse"), say="what is left is shown")
    hands.press(hands.visitor, keyed("counter sale"))
    paid = view(hands)["settlement"]["pays"]["sword.101"]
    sale = page.locator(".candidates li", has=page.locator(keyed("act 0 sell 1 pc.1 sword.101")))
    assert str(paid) in sale.inner_text()
    hands.take("0 sell 1 pc.1 sword.101")
    assert view(hands)["ledger"]["purse"][0] == 500 - spent + paid
    hands.press(hands.visitor, keyed("counter men"))
    hands.take("0 ask_men 1")
    until(lambda: view(hands)["date"]["day"] == 2, say="asking takes the day")
    offered = calls(hands, "hire")
    assert offered, "with these dice somebody offers himself"
    people = len(view(hands)["members"])
    page.wait_for_selector(keyed(f"act {offered[0]}"))
    hands.visitor.shot(f"surface-hiring-{hands.visitor.name}")
    hands.take(offered[0])
    until(lambda: len(view(hands)["members"]) > people or not calls(hands, "hire") or view(hands)["settlement"] is None
          or any(one["answer"] for one in view(hands)["settlement"]["candidates"]), say="he answers")  # fmt: skip
    hands.press(hands.visitor, keyed("map-or-town"))
    until(lambda: page.locator(".town").count() == 0)
    hands.press(hands.visitor, keyed("map-or-town"))
    page.wait_for_selector(".town .counters")


def test_down_into_a_dungeon_and_back(come: Come) -> None:
    party = ("man torch! ration:4", "man torch ration:4", "donkey")
    hands = come(standing("4,3", party=party))
    page = hands.page
    hands.take("0 enter_dungeon 1 pogreba")
    page.wait_for_selector(".question")
    hands.take("0 take_below pc.1")
    hands.take("0 descend")
    until(lambda: page.locator("#scene.region").count() == 0, say="squared paper in the place of the land")
    page.wait_for_selector("#scene [data-mark]", state="attached")
    page.wait_for_selector(keyed("chip pc.1"))
    assert nameless(hands.visitor) == []
    hands.visitor.shot(f"surface-below-{hands.visitor.name}")
    below, above = sorted(view(hands)["parties"], key=lambda each: not each["below"])
    hands.press(hands.visitor, keyed(f"party {above['number']}"))
    page.wait_for_selector("#scene.region", state="attached")
    hands.visitor.shot(f"surface-above-{hands.visitor.name}")
    hands.take(f"0 wait {above['number']}")
    if page.locator(keyed(f"party {below['number']}")).count():
        hands.press(hands.visitor, keyed(f"party {below['number']}"))
    until(lambda: page.locator("#scene.region").count() == 0)
    hands.take("0 all hold")
    hands.take("0 leg 1 -1,5")
    hands.take("0 release")
    until(lambda: view(hands)["below"] is None, say="he is out again")
    page.wait_for_selector("#scene.region", state="attached")
    page.wait_for_selector(".log [data-event=came_up]", state="attached")
