"""What happens to a company above ground, through the page: meetings, flight, fights, hosts, settlements, a descent."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from podzem.systems.surface.game import Game
from tests.patience import until
from tests.web.campaigns import LESSONS, MEN, drawn_up, hunted, met, moored, opened, shot_at, standing
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


def answers(hands: Hands) -> bool:
    """Whether somebody who could be hired has said what he wants, or business is over."""
    business = view(hands)["parties"][0]["settlement"]
    return business is None or any(one["answer"] for one in business["candidates"])


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
    assert spent == 1 + 5 * view(hands)["parties"][0]["settlement"]["prices"]["ration"]
    until(lambda: str(500 - spent) in hands.visitor.text(".town .purse"), say="what is left is shown")
    hands.press(hands.visitor, keyed("counter sale"))
    paid = view(hands)["parties"][0]["settlement"]["pays"]["sword.101"]
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
    until(lambda: len(view(hands)["members"]) > people or not calls(hands, "hire") or answers(hands), say="he answers")
    hands.press(hands.visitor, keyed("map-or-town"))
    until(lambda: page.locator(".town").count() == 0)
    hands.press(hands.visitor, keyed("map-or-town"))
    page.wait_for_selector(".town .counters")


def test_a_town_sells_everything_by_its_name_and_food_first(come: Come) -> None:
    hands = come(standing("5,5", parties={"0": {"inside": "brodets"}}))
    hands.page.wait_for_selector(".town .ware")
    wares = texts(hands, ".town .ware span")
    prices = view(hands)["parties"][0]["settlement"]["prices"]
    assert len([each for each in wares if not each.startswith("+")]) == len(prices), "each thing once"
    assert not any(each.isascii() and each.isalpha() for each in wares), "none by its id"
    assert hands.page.locator(".town .shelf").first.locator(keyed("act 0 buy 1 pc.1 ration 1")).count() == 1
    assert hands.page.locator(f"{keyed('counter men')} .count-of").count() == 0, "nobody waits to be hired"


def test_a_vessel_that_cannot_be_boarded_says_why_and_one_that_can_goes_where_the_water_leads(come: Come) -> None:
    hands = come(moored(standing("5,5", party=MEN * 2)))
    hands.page.wait_for_selector("[data-moored]")
    hands.page.locator("[data-moored]").dispatch_event("click")
    until(lambda: "200" in "".join(texts(hands, ".notice")), say="what it holds")
    hands = come(moored(standing("5,5", party=MEN[:2])))
    [boards] = calls(hands, "embark")
    assert "50" not in hands.page.locator(keyed(boards)).inner_text(), "by its kind, not by its number"
    hands.take(boards)
    until(lambda: texts(hands, ".stride.aboard") != [], say="the vessel goes, not the feet")
    many = len(calls(hands, "sail"))
    hands.press(hands.visitor, keyed("fold sail"))
    hands.page.wait_for_selector(keyed("length sail 1 S"))
    assert hands.page.locator("#decisions [data-order=sail]").count() == 2 < many, "a row for each way"
    assert hands.page.locator(keyed("to map")).count() == 1, "cells of the map are lit"
    plan = next(each for each in view(hands)["plans"] if each["do"] == "0 sail 1 S 2")
    hands.press(hands.visitor, f".mark[data-mark='{plan['cell'][0]},{plan['cell'][1]}']")
    hands.page.wait_for_selector(".plan-facts")
    assert plan["price"] in hands.page.inner_text(".plan-facts")
    hands.visitor.shot(f"surface-voyage-{hands.visitor.name}")
    hands.press(hands.visitor, keyed("plan none"))
    hands.visitor.shot(f"surface-sailing-{hands.visitor.name}")
    hands.page.locator(keyed("length sail 1 S")).fill("2")
    hands.page.wait_for_selector(keyed("0 sail 1 S 3"))
    hands.take("0 sail 1 S 1")
    assert view(hands)["parties"][0]["cell"] == [5, 6]


def test_who_is_alike_is_told_apart_by_a_small_number(come: Come) -> None:
    hands = come(standing("5,5", party=(*MEN, "archer bow* ration:9")))
    names = texts(hands, ".member-name strong")
    archers = [each for each in names if each.endswith(" 2")]
    assert len(archers) == 1
    assert archers[0].removesuffix(" 2") in names, "the first needs none"
    assert [each for each in names if each != archers[0] and any(sign.isdigit() for sign in each)] == []


def test_a_pack_hands_over_from_a_list_of_names(come: Come) -> None:
    hands = come(standing("5,5"))
    takes = "0 transfer 1 sword.101 1 porter.4"
    assert takes in calls(hands, "transfer")
    hands.page.locator("[data-key='pack pc.1'] summary").click()
    chooser = hands.page.locator(keyed("acts transfer sword.101"))
    chooser.wait_for()
    assert chooser.locator("option").count() == 4, "three to give it to, and what the list is for"
    hands.take(takes)
    has = {one["id"]: [item["id"] for item in one["items"]] for one in view(hands)["members"]}
    assert "sword.101" in has["porter.4"]


def test_what_a_vessel_bears_is_said_before_it_is_bought_and_the_goal_stays_in_sight(come: Come) -> None:
    hands = come(standing("5,5", party=MEN * 2, parties={"0": {"inside": "brodets"}}))
    hands.page.wait_for_selector(".town .ware")
    business = view(hands)["parties"][0]["settlement"]
    small = [kind for kind, holds in business["holds_qg"].items() if holds < business["burden_qg"]]
    assert "raft" in small
    assert "ship" not in small
    assert hands.page.locator(".ware .too-small").count() == len(small)
    assert hands.page.locator(".goal-what").is_visible()


def test_whoever_may_fall_is_named(come: Come) -> None:
    hands = come(shot_at(met(standing(), "bandit", 9)))
    falls = calls(hands, "lose")
    assert len(falls) > 1, "with these dice one of several falls"
    hands.press(hands.visitor, keyed("fold lose"))
    hands.page.wait_for_selector("#decisions .unfolded .decision")
    said = texts(hands, "#decisions .unfolded .say")
    assert len(set(said)) == len(falls), "each by his name"


def test_each_party_in_a_town_has_its_own_counters(come: Come) -> None:
    hands = come(standing("5,5", parties={"0": {"inside": "brodets"}}))
    page = hands.page
    hands.take("0 split 1 spearman.2")
    hands.lead(2)
    page.wait_for_selector(f".town {keyed('act 0 buy 2 spearman.2 torch 1')}")
    hands.take("0 buy 2 spearman.2 torch 1")
    hands.lead(1)
    page.wait_for_selector(f".town {keyed('act 0 buy 1 pc.1 torch 1')}")


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
    hands.lead(above["number"])
    page.wait_for_selector("#scene.region", state="attached")
    hands.visitor.shot(f"surface-above-{hands.visitor.name}")
    hands.take(f"0 wait {above['number']}")
    if page.locator(keyed(f"party {below['number']}")).count():
        hands.lead(below["number"])
    until(lambda: page.locator("#scene.region").count() == 0)
    hands.take("0 all hold")
    hands.take("0 leg 1 -1,5")
    hands.take("0 release")
    until(lambda: view(hands)["below"] is None, say="he is out again")
    page.wait_for_selector("#scene.region", state="attached")
    page.wait_for_selector(".log [data-event=came_up]", state="attached")


def test_two_parties_of_one_seat_in_two_dungeons_are_seen_and_led_both(come: Come) -> None:
    ways = [f'mark dungeon_entrance {id.title()} 1,1 {{"id": "{id}", "dungeon": "{map}"}}' for id, map in CAVES]
    people = ("man torch! ration:4", "man torch! ration:4")
    hands = come(standing("1,1", party=people, land=".../.../...", ways=ways))
    page = hands.page
    hands.take("0 split 1 pc.2")
    for number, (id, _) in enumerate(CAVES, 1):
        hands.lead(number)
        hands.take(f"0 enter_dungeon {number} {id}")
        hands.take("0 descend")
    until(lambda: len(view(hands)["elsewhere"]) == 1, say="both are below")
    until(lambda: page.locator("#scene.region").count() == 0, say="squared paper in the place of the land")
    for _ in range(2):
        (waiting,) = view(hands)["elsewhere"][0]["parties"]
        hands.lead(waiting)
        page.wait_for_selector(keyed(f"chip pc.{waiting}"))
        hands.lead(3 - waiting)
        page.wait_for_selector(keyed(f"chip pc.{3 - waiting}"))
        hands.take("0 all hold")
        hands.take("0 release")
        until(
            lambda last=waiting: view(hands)["elsewhere"][0]["parties"] != [last],
            say="now it is the turn of the others",
        )
    assert nameless(hands.visitor) == []


CAVES = (("cave", "proba"), ("pit", "zrazok"))


def test_over_a_river_by_the_bridge_and_along_it_by_boat(come: Come) -> None:
    hands = come(standing("5,5", vessels=[{"kind": "boat", "number": 50, "cell": "5,5"}]))
    hands.take("0 cross 1 S-N")
    assert view(hands)["parties"][0]["bank"] == "S-N"
    hands.take("0 embark 1 boat.50")
    hands.visitor.settle()
    assert nameless(hands.visitor) == []
    hands.visitor.shot(f"surface-boat-{hands.visitor.name}")
    before = view(hands)["parties"][0]["cell"]
    hands.take(calls(hands, "sail")[0])
    until(lambda: view(hands)["parties"][0]["cell"] != before, say="the boat has gone on")
    hands.take(calls(hands, "disembark")[0])
    hands.page.wait_for_selector(".log [data-event=disembarked]", state="attached")
    assert calls(hands, "embark"), "the boat lies at the bank"


def test_works_take_days_of_labour_and_the_land_changes(come: Come) -> None:
    hands = come(standing("5,5", party=["man ration:90", *["spearman ration:30"] * 9]))
    hands.take("0 build 1 ford here")
    until(lambda: view(hands)["date"]["day"] == 2, say="the works take the day")
    hands.page.wait_for_selector(".log [data-event=build_worked]", state="attached")
    takes = hands.page.locator(keyed("0 build 1 ford here")).inner_text()
    assert {"10", "20"} <= set(takes.replace(":", " ").split()), "what is done, and what it takes"
    hands.visitor.shot(f"surface-works-{hands.visitor.name}")
    hands.take("0 build 1 ford here")
    hands.page.wait_for_selector(".log [data-event=build_done]", state="attached")


def test_who_forages_eats_nothing_from_the_packs(come: Come) -> None:
    hands = come(standing("5,5"))
    hands.take("0 feeding 1 forage")
    supplies = view(hands)["parties"][0]["rations"]
    hands.take("0 wait 1")
    hands.page.wait_for_selector(".log [data-event=foraged]", state="attached")
    assert view(hands)["parties"][0]["rations"] == supplies
    hands.take("0 feeding 1 supplies")
    hands.take("0 wait 1")
    until(lambda: view(hands)["parties"][0]["rations"] == supplies - 4, say="four have eaten")
