"""A fight with a master and two players: what is hidden is in no byte of a player; the master asks, changes, looks."""

import json
from typing import Any

import pytest

from podzem.core.journal import open_at
from podzem.systems import load_system
from tests.patience import until
from tests.systems.screen.build import stage
from tests.web.clicks import LISTEN, news
from tests.web.conftest import Visit
from tests.web.skirmish import CALM, CARD, act, sat
from tests.web.visitor import Site, Visitor

pytestmark = pytest.mark.browser

OPTIONS = {"fight": "gate", "judge": "ask", "open_hp": False, "open_tn": False}
MOST = 250
OPEN = "#decisions button:not([disabled])"
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
    visitor.page.add_init_script(LISTEN)
    visitor.page.add_init_script(CALM)
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


@pytest.mark.slow
def test_a_mastered_fight_with_two_players_to_its_end(site: Site, visit: Visit) -> None:
    """Two players and the master answer whatever they are asked, each on a page; the master takes a turn back."""
    options = {"judge": "ask", "open_hp": False, "open_tn": False}
    table = site.open("person", "person", system="screen", judge="human", options=options)
    master = sat(site, visit("ru"), table)
    players = [come(site, visit, table, name, tongue)[0] for name, tongue in (("Ana", "uk"), ("Bo", "bg"))]
    everybody = [master, *players]
    taken: dict[str, int] = {}
    asked: set[str] = set()
    rewound = False
    for _ in range(MOST):
        asker = _asked(everybody)
        if asker.is_over():
            break
        view = news(asker)["view"]
        asked.add(view["window"]["kind"] if view["window"] else view["stage"])
        name = asker.name
        act(asker)
        taken[name] = taken.get(name, 0) + 1
        if not rewound and len(taken) == len(everybody):
            rewound = _rewind(master)
    until(lambda: all(visitor.is_over() for visitor in everybody), "the end is shown to all")
    assert rewound
    assert len(taken) == len(everybody), taken
    assert {"turn", "defend", "after"} <= asked, asked
    for visitor in players:
        visitor.page.wait_for_selector("dialog.outcome")
        others = [each for each in news(visitor)["view"]["creatures"] if each["side"] == "others"]
        assert {(each["hp"], each["hp_max"], len(each["skills"])) for each in others} == {(None, None, 0)}


def _asked(everybody: list[Visitor]) -> Visitor:
    """Whoever has something to decide on his page, once all are told."""
    until(lambda: len({int(news(each)["version"]) for each in everybody}) == 1, "somebody is not told")
    until(lambda: any(each.is_over() or each.page.query_selector(OPEN) for each in everybody), "nobody is asked")
    return next(each for each in everybody if each.is_over() or each.page.query_selector(OPEN))


def _rewind(master: Visitor) -> bool:
    """The master goes back to an earlier moment, and the fight goes on from there."""
    page, before = master.page, int(news(master)["version"])
    lines = page.locator(".log li").count()
    page.fill("#judge input[type=range]", "3")
    page.wait_for_selector("[data-key=rewind]")
    page.click("[data-key=rewind]")
    page.click("dialog button.danger")
    until(lambda: int(news(master)["version"]) != before and page.locator(".log li").count() < lines)
    return True


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


def test_who_is_done_waits_for_the_others(site: Site, visit: Visit) -> None:
    """One player is done with a fight that is over; the other still tends his own people (screen.turn.fight_end)."""
    hurt = {"at": "6,5", "hp": 5}
    state = stage(
        players=2,
        state={"stage": "after", "slots": [], "acting": False, "outcome": "won"},
        darya={**hurt, "seat": 0},
        agafya={**hurt, "at": "7,5", "seat": 1},
        brigand={"at": "20,5", "surrendered": True},
    )
    table = site.go_on(open_at(load_system("screen"), state, ["Ana", "Bo"])[0].text(), "Ana")
    ana = sat(site, visit("uk"), table)
    bo, _ = come(site, visit, table, "Bo", "bg")
    before = ana.page.locator(".log li").count()
    ana.page.click("[data-order=finish]")
    ana.page.click("dialog button.danger")
    until(lambda: ana.page.locator(".log li").count() > before)
    assert "Bo" in ana.page.inner_text("#prompt")
    assert not ana.page.query_selector(OPEN)
    bo.page.wait_for_selector("[data-order=finish]:not([disabled])")
    assert not ana.is_over()
    assert not bo.is_over()
    assert bo.page.query_selector("[data-order=first_aid], [data-key^='fold first_aid']")
    bo.page.click("[data-order=finish]")
    bo.page.click("dialog button.danger")
    for one in (ana, bo):
        one.page.wait_for_selector("dialog.outcome")
        assert "1" in one.page.inner_text("dialog.outcome .ending")
