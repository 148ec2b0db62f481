"""A lost connection, a restarted server: nothing is lost, nothing is done twice, what was missed is shown."""

from pathlib import Path

import pytest

from tests.patience import until
from tests.web.conftest import Visit
from tests.web.visitor import OPEN, Site

pytestmark = pytest.mark.browser


def test_a_lost_connection_loses_nothing(site: Site, visit: Visit) -> None:
    table = site.open("person", "person", "seeker")
    ana = visit("en").sit(site.link(table))
    bo = visit("en", 360, 740).join(site.link(table, "invite"), "Bo")
    ana.await_turn()
    # Talk is there with the first who can be talked to, not only when somebody wants it.
    ana.page.wait_for_selector("#chat form input", state="attached")
    ana.page.context.set_offline(True)
    ana.page.wait_for_selector("#banner:not([hidden])")
    ana.shot("lost-1280-dark-en")
    ana.page.click(".tab-chat")
    ana.page.fill("#chat form input", "half a sentence")
    before = ana.page.locator(".log li").count()
    ana.page.click(OPEN)
    ana.settle()
    assert ana.page.locator(".log li").count() == before
    assert bo.page.locator("[data-event=throw]").count() == 0
    ana.page.context.set_offline(False)
    ana.page.wait_for_selector("#banner", state="hidden")
    until(lambda: bo.page.locator("[data-event=throw]").count() >= 1)
    ana.page.wait_for_selector("[data-event=throw]", state="attached")
    assert ana.page.locator("[data-event=throw]").count() >= 1
    assert ana.page.input_value("#chat form input") == "half a sentence"
    thrown = [line for line in bo.page.locator("[data-event=throw]").all_inner_texts() if "Ana" in line]
    assert len(thrown) == 1


def test_what_was_missed_is_marked(site: Site, visit: Visit) -> None:
    table = site.open("person", "person")
    ana = visit("en").sit(site.link(table))
    bo = visit("ru").join(site.link(table, "invite"), "Bo")
    ana.await_turn()
    bo.page.context.set_offline(True)
    bo.page.wait_for_selector("#banner:not([hidden])")
    before = ana.version()
    ana.page.click(OPEN)
    until(lambda: ana.version() != before)
    bo.page.context.set_offline(False)
    bo.page.wait_for_selector(".missed")
    assert "Пока вас не было" in bo.text(".missed")
    bo.shot("missed-1280-dark-ru")


def test_the_server_may_be_restarted_in_mid_game(tmp_path: Path, visit: Visit) -> None:
    own = Site(tmp_path)
    try:
        table = own.open("person", "person")
        ana = visit("en").sit(own.link(table))
        ana.await_turn()
        own.stop()
        ana.page.wait_for_selector("#banner:not([hidden])")
        ana.page.click(OPEN)
        own.start()
        ana.page.wait_for_selector("#banner", state="hidden")
        ana.page.wait_for_selector("[data-event=throw]")
        assert ana.page.locator("[data-event=throw]").count() == 1
    finally:
        own.stop()
