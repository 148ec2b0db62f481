"""A fight with a master and two players: what is hidden is in no byte of a player; the master asks, changes, looks."""

import json
from typing import Any

import pytest

from tests.patience import until
from tests.web.clicks import news
from tests.web.conftest import Visit
from tests.web.skirmish import CARD, act, sat
from tests.web.visitor import Site, Visitor

pytestmark = pytest.mark.browser

OPTIONS = {"fight": "gate", "judge": "ask", "open_hp": False, "open_tn": False}
HIDDEN = ("tunnel_goblin", "goblin_archer")


def frames_of(visitor: Visitor) -> list[str]:
    """Everything that its sockets are told, from now on."""
    told: list[str] = []
    visitor.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: told.append(str(frame))))
    return told


def table_of(site: Site) -> dict[str, Any]:
    return site.open("person", "person", system="screen", judge="human", options=OPTIONS)


def come(site: Site, visit: Visit, table: dict[str, Any], name: str, language: str) -> tuple[Visitor, list[str]]:
    visitor = visit(language)
    told = frames_of(visitor)
    visitor.page.add_init_script("localStorage.setItem('podzem.lesson.screen', 'true')")
    visitor.join(site.link(table, "invite"), name)
    return visitor, told


def without_names(frame: str) -> str:
    """A frame without the words of the rule book: what every kind is called is no secret."""
    message = json.loads(frame)
    message.pop("terms", None)
    return json.dumps(message)


def test_a_mastered_fight_with_two_players(site: Site, visit: Visit) -> None:
    table = table_of(site)
    master = sat(site, visit("ru"), table)
    (ana, told), (_, told_bo) = (come(site, visit, table, name, "uk") for name in ("Ana", "Bo"))
    page = master.page
    page.wait_for_selector(".act-card.urgent")
    assert page.locator(".creature.is-hidden").count() == 4
    assert page.locator(".unseen-sign:visible").count() == 4
    assert ana.page.locator(".creature.is-others").count() == 1, "the ogre stands in the open"
    assert "внезапность" in page.inner_text("#prompt")
    master.settle()
    master.shot("screen-master-ru")
    for frames in (told, told_bo):
        assert len(frames) > 1
        assert not [kind for frame in frames for kind in HIDDEN if kind in without_names(frame)]
    first = next(json.loads(frame) for frame in told if json.loads(frame)["is"] == "news")
    ogre = [each for each in first["view"]["creatures"] if each["side"] == "others"]
    assert [(one["hp"], one["hp_max"], one["ap"], one["skills"]) for one in ogre] == [(None, None, [], {})]
    page.click("[data-key='judge answer no']")
    page.locator(".act-card.chosen [data-key='judge answer no']").click()
    until(lambda: ana.page.locator("#scene .creature.is-others").count() == 5, "without surprise all come out")


def test_the_master_changes_and_looks_through_other_eyes(site: Site, visit: Visit) -> None:
    table = site.open("person", "person", system="screen", judge="human", options={})
    master = sat(site, visit("bg"), table)
    ana, told = come(site, visit, table, "Ana", "en")
    page = master.page
    page.wait_for_selector(".slot")
    page.click("[data-key=correct]")
    page.wait_for_selector(".amending")
    page.select_option("[data-key='amend who']", "darya")
    page.fill(".amend-rows p:nth-child(2) input", "2")
    page.click("[data-key='amend grant']")
    until(lambda: find(master, "darya")["adv"] == 2)
    master.shot("screen-amending-bg")
    page.select_option("[data-key='amend who']", "tunnel_goblin.2")
    page.click("[data-key='amend hide']")
    until(lambda: ana.page.locator("#scene .creature.is-others").count() == 2)
    until(lambda: page.locator("#scene .creature.is-hidden").count() == 1)
    told.clear()
    page.click("[data-key='amend weather heavy_rain']")
    until(lambda: ana.page.get_attribute("#scene", "data-weather") == "rain")
    assert told
    assert "tunnel_goblin.2" not in "".join(told)
    page.locator("dialog .close").click()
    page.select_option("[data-key=eyes]", "0")
    until(lambda: page.locator("#scene .creature.is-others").count() == 2, "as the player sees it")
    assert page.locator("#scene .creature.is-hidden").count() == 0
    page.select_option("[data-key=eyes]", "-2")
    until(lambda: page.locator("#scene .creature.is-others").count() == 3)


def find(visitor: Visitor, id: str) -> Any:
    return next(each for each in news(visitor)["view"]["creatures"] if each["id"] == id)


def test_a_player_is_told_how_opponents_fare_in_words_where_numbers_are_hidden(site: Site, visit: Visit) -> None:
    table = site.open("person", system="screen", options={"open_hp": False, "open_tn": False})
    visitor = sat(site, visit("ru"), table)
    visitor.page.wait_for_selector(CARD)
    view = news(visitor)["view"]
    others = [each for each in view["creatures"] if each["side"] == "others"]
    assert {(each["hp"], each["health"], len(each["ap"])) for each in others} == {(None, "unhurt", 0)}
    visitor.page.locator(".slot.foe button").first.click()
    visitor.page.wait_for_selector(".full-sheet.is-others")
    assert "без ран" in visitor.page.inner_text(".full-sheet.is-others")
    act(visitor)
