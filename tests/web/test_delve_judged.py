"""A judged delve: a judge and two players; his questions, modifiers and changes, and the game goes on."""

from typing import Any

import pytest

from tests.patience import until
from tests.web.clicks import LISTEN, keyed, news
from tests.web.conftest import Visit
from tests.web.delving import CALM, offered, pass_turn, press, sat, unfold, walk
from tests.web.test_weighing import weighs
from tests.web.visitor import Site, Visitor

pytestmark = pytest.mark.browser

ASK = {"judge": "ask"}
SAID = "простукую південну стіну"


def seated(site: Site, visit: Visit) -> tuple[Visitor, Visitor, Visitor]:
    """The judge at a desk, one player at a desk, one on a phone."""
    table = site.open("person", "person", system="delve", judge="human", name="Judge", options=ASK)
    judge = sat(site, visit("bg"), table)
    players = []
    for name, language, size in (("Ana", "uk", (1280, 800)), ("Bo", "ru", (360, 740))):
        one = visit(language, *size)
        one.page.add_init_script(LISTEN)
        one.page.add_init_script(CALM)
        players.append(one.join(site.link(table, "invite"), name))
    return judge, *players


def asked(judge: Visitor) -> str:
    """The kind of the question that the judge has, or nothing."""
    questions: list[dict[str, Any]] = news(judge)["view"]["questions"]
    return str(questions[-1]["kind"]) if questions else ""


def rule(judge: Visitor, kind: str, answer: str) -> None:
    """Wait for a question of this kind and give this answer by its button."""
    until(lambda: asked(judge) == kind, f"the judge is not asked about {kind}")
    judge.page.wait_for_selector("#decisions .decision:not([disabled])")
    judge.settle()
    judge.shot(f"delve-asked-{kind}")
    press(judge, keyed(f"judge answer {answer}"))


def amend(judge: Visitor, kind: str, **values: str) -> None:
    page = judge.page
    page.click(keyed("correct"))
    page.click(keyed(f"kind {kind}"))
    for number, value in enumerate(values.values()):
        control = page.locator("dialog.amending form :is(select, input)").nth(number)
        if control.evaluate("each => each.tagName") == "SELECT":
            control.select_option(value)
        else:
            control.fill(value)
    judge.shot(f"delve-amend-{kind}")
    page.locator("dialog.amending button[type=submit]").click()
    page.wait_for_selector("dialog.amending", state="detached")


def test_a_judge_rules_and_the_game_goes_on(site: Site, visit: Visit) -> None:
    judge, ana, bo = seated(site, visit)
    walk(ana, "1:3,4")
    for verdict in ("insufficient", "sufficient"):
        describe(ana, SAID)
        said = [line for line in ana.page.locator(".log .line").all_inner_texts() if SAID in line]
        assert said, "what somebody says he does is heard"
        pass_turn(ana)
        rule(judge, "search", verdict)
        until(lambda: asked(judge) != "search")
        if asked(judge) == "wander":
            rule(judge, "wander", "free")
        until(lambda: not asked(judge))
    assert bo.page.locator("#decisions .decision[data-order=answer]").count() == 0
    amend(judge, "modify", whom="pc.1", many="2")
    amend(judge, "hurt", whom="pc.2", hits="1")
    until(lambda: any(each["hp"] < each["most"] for each in news(bo)["view"]["members"]))
    opening = next(each for each in offered(ana) if " open " in each and each.endswith(" D1"))
    member = opening.split(" ")[2]
    if ana.page.locator(keyed(f"chip {member}")).get_attribute("aria-pressed") == "false":
        ana.page.click(keyed(f"chip {member}"))
    weighs(judge)
    take_weighed(judge, ana, opening)  # who is there
    rule(judge, "advantage", "party")
    until(lambda: news(ana)["view"]["meeting"] is not None)
    ana.page.wait_for_selector(".encounter")
    take_weighed(judge, ana, next(each for each in offered(ana) if each.endswith(" greet")), face=6)  # the reaction
    until(lambda: news(ana)["view"]["meeting"]["mood"] if news(ana)["view"]["meeting"] else True)
    ana.settle()
    ana.shot("delve-judged-mood")
    told = ana.page.inner_text("#doing")
    assert "2d6" not in told, "the reaction is told by mood, not by number"
    judge.page.click("[data-key=weigh]")
    onward(ana)
    assert judge.page.locator(".log [data-event=die_replaced]").count() == 1


def take_weighed(judge: Visitor, ana: Visitor, text: str, face: int = 0) -> None:
    """A decision whose dice the judge looks at first, and one of which he turns."""
    unfold(ana, text.split(" ")[1])
    ana.page.locator(keyed(text)).first.focus()
    ana.page.keyboard.press("Enter")
    until(lambda: judge.page.locator(".weighing").count() > 0 or not waits(ana, text))
    sheet = judge.page.locator(".weighing")
    if not sheet.count():
        return
    if face:
        sheet.locator("details summary").first.click()
        sheet.locator(f".face[aria-label='{face}']").first.click()
        sheet.locator("del").first.wait_for()
    judge.settle()
    judge.shot(f"delve-weighed-{text.split(' ')[1]}")
    judge.page.click("[data-key=let-stand]")
    sheet.wait_for(state="detached")


def waits(visitor: Visitor, text: str) -> bool:
    """Whether the decision is still open to him."""
    return text in offered(visitor)


def onward(visitor: Visitor) -> None:
    """Whatever came of it, there is something to do."""
    until(lambda: bool(offered(visitor)) or bool(news(visitor)["awaited"]))
    assert not visitor.is_over()


def describe(visitor: Visitor, text: str) -> None:
    visitor.page.fill(keyed("search words"), text)
    press(visitor, keyed("search send"))
    until(lambda: any(each["order"] for each in news(visitor)["view"]["members"]))


def test_what_is_half_written_outlives_a_line_that_is_cut(site: Site, visit: Visit) -> None:
    judge, ana, _ = seated(site, visit)
    ana.page.fill(keyed("search words"), "обмацую пів")
    ana.page.evaluate("line.close()")
    until(lambda: ana.page.evaluate("line.readyState") == 1, "the line comes back")
    amend(judge, "hurt", whom="pc.2", hits="1")
    until(lambda: any(each["hp"] < each["most"] for each in news(ana)["view"]["members"]))
    assert ana.page.input_value(keyed("search words")) == "обмацую пів"


def test_a_judge_is_offered_what_he_may_give_and_reveals_by_name(site: Site, visit: Visit) -> None:
    judge, ana, bo = seated(site, visit)
    judge.page.click(keyed("correct"))
    judge.page.click(keyed("kind present"))
    gear = judge.page.locator("dialog.amending form select").nth(1)
    assert gear.locator("option[value=torch]").count() == 1
    assert gear.locator("option[value=key]").count() == 0, "a key opens a lock of this map and cannot be made up"
    judge.page.click(keyed("kind set"))
    example = judge.page.locator("dialog.amending form input").get_attribute("placeholder")
    judge.page.keyboard.press("Escape")
    assert example
    amend(judge, "set", path=example)
    amend(judge, "reveal", what="SD1")
    for one in (judge, ana, bo):
        one.page.wait_for_selector(".log [data-event=found_door]", state="attached")
        assert "SD1" not in one.page.inner_text(".log"), "no raw id"


def test_a_modifier_is_for_one_of_those_met_who_do_not_read_alike(site: Site, visit: Visit) -> None:
    judge, ana, _ = seated(site, visit)
    walk(ana, "1:3,4")
    press(ana, keyed(next(each for each in offered(ana) if each.startswith("0 open pc.1"))))
    rule(judge, "advantage", "party")
    judge.page.click(keyed("correct"))
    judge.page.click(keyed("kind modify"))
    names = judge.page.locator("dialog.amending form select").first.locator("option").all_inner_texts()
    assert len(names) == len(set(names)) == 7, names
