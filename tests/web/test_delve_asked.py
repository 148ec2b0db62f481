"""Every question of a judge of a delve on the page: it comes up for him alone, in words, and his answer counts."""

import re
from typing import Any, NamedTuple

import pytest

from tests.patience import until
from tests.web.clicks import LISTEN, keyed, news
from tests.web.conftest import Visit
from tests.web.delving import CALM, Moment, moment, offered, pass_turn, press, sat, take
from tests.web.visitor import Site, Visitor

pytestmark = pytest.mark.browser

RAW = re.compile(r"\b[a-z]+_[a-z_]+\b|\b[a-z]+\.\d+\b|\bdelve\.|\b(?:event|order|delve|answer)-[a-z]|\{ \$")
HALL = "AAAAAAAAAA"
WAY = {"drawing": "aaaaaaaaHHHH/........HHHH", "edges": ["7,0 E open O1", "0,0 W outside"], "at": "8,0"}
CORRIDOR = {"drawing": "AAbbbbbbbbbb", "edges": ["1,0 E open O1", "11,0 E outside"]}
BLOW = "0 attack pc.1 goblin.501 sword.101"
KILLS = [(20, 18), (8, 8)]


class Scene(NamedTuple):
    """How it begins, what has happened, what the player does on the page, the answer, and what everybody sees of it."""

    asked: str
    state: dict[str, Any]
    answer: str
    then: str
    """An event that is told then."""
    before: tuple[Moment, ...] = ()
    does: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    """Other questions, which he does not want to be asked."""

    @property
    def chosen(self) -> dict[str, str]:
        """The options of its table."""
        return {"judge": "ask", "hints": "judge", **dict.fromkeys(self.options, "automatic")}


def fight(at: str, *party: str, **more: Any) -> dict[str, Any]:
    """A fight in a hall."""
    return {"drawing": HALL, "party": list(party), "met": {"kind": "goblin", "at": at, "step": "fight", **more}}


COMERS = {**CORRIDOR, "party": ["man torch!"]}
FLIGHT = {**WAY, "party": ["man athletics=1 torch!"], "met": {"kind": "goblin", "at": "10,0", "step": "fight"}}
TRAIL = {"groups": {"0": {"trail": ["1:0,0", "1:7,0"]}}}
SWORDS = ("man sword* torch!", "man")
PIT = 'traps {"id": "TR1", "area": "a", "rect": [12, 0, 3, 3], "type": "pit", "bound": "place"}'
SNARED = {"drawing": "aaaaaaaa", "objects": [PIT], "at": "0,0", "known": False, "party": ["man torch!"]}
HIDDEN = {"drawing": "hAA/.AA", "edges": ["1,0 W secret SD1", "2,1 S outside"], "at": "1,0", "party": ["man torch!"]}
BROKEN = {"bands": {"0": {"broken": "beg", "pressed": True}}}
MINER = {"kind": "lost_miner", "at": "4,0"}
WISH = {"band": 500, "kind": "lost_miner", "at": "1:4,0", "words": "the silver cup"}
WAITING = {"raw": 10, "peace": 6, "waits": True}
SCENES = [
    Scene(
        "first",
        COMERS,
        "greet",
        "they_chose",
        before=(("judge add 1 goblin 1", [(6, 6), (6, 1), (6, 2)]),),
        options=("judge_distance", "judge_advantage"),
    ),
    Scene("distance", COMERS, "60", "ruled", before=(("judge add 1 goblin 1", []),)),
    Scene(
        "advantage",
        COMERS,
        "party",
        "ruled",
        before=(("judge add 1 goblin 1", [(6, 6)]),),
        options=("judge_distance",),
    ),
    Scene(
        "context",
        {"drawing": HALL, "party": ["man torch!"], "met": {"kind": "goblin", "at": "4,0", "step": "both"}},
        "friendly",
        "ruled",
        before=(("0 meet 1 greet", [(6, 3), (6, 4)]),),
    ),
    Scene(
        "favour",
        {"drawing": HALL, "party": ["man torch!"], "met": MINER | {"step": "both"}},
        "book",
        "demand",
        before=(("0 meet 1 wait", [(6, 5), (6, 5), (6, 4)]),),
    ),
    Scene(
        "favour_done",
        {"drawing": HALL, "party": ["man torch!"], "met": MINER, "favours": [WISH], "bands": {"0": WAITING}},
        "yes",
        "served",
        does=("0 call_on 1 band.500", "0 parley 1 report"),
    ),
    Scene(
        "lethal",
        fight("1,0 4,0", *SWORDS, round=0, hidden=True),
        "no",
        "lethal_denied",
        does=("0 lethal pc.1 goblin.501 sword.101",),
    ),
    Scene(
        "stunning",
        fight("4,0 5,0 6,0", "man sword* torch!", round=0),
        "yes",
        "stunned",
        before=(("0 end_turn pc.1", []),),
    ),
    Scene("morale", fight("1,0 3,0 4,0 5,0", *SWORDS), "no", "", before=((BLOW, KILLS),)),
    Scene(
        "conduct",
        fight("1,0 3,0 4,0 5,0", *SWORDS),
        "beg",
        "broke",
        before=((BLOW, [*KILLS, (6, 4), (6, 4), (6, 6)]),),
        options=("judge_morale",),
    ),
    Scene(
        "return",
        {**CORRIDOR, "party": list(SWORDS), **BROKEN, "met": {"kind": "goblin", "at": "1,0 2,0", "step": "fight"}},
        "yes",
        "returned",
        before=(("judge add 1 goblin 3", [(6, 6), (8, 3)]),),
    ),
    Scene("pursuit", {**FLIGHT, **TRAIL}, "let_go", "escaped", does=("0 flee pc.1", "0 away pc.1")),
    Scene(
        "plan",
        {**FLIGHT, **TRAIL},
        "yes",
        "",
        before=(("0 flee pc.1", []), ("0 plan pc.1 over the rope bridge", [])),
        does=("0 away pc.1",),
        options=("judge_pursuit",),
    ),
    Scene(
        "cover",
        fight("3,0 4,0", "man bow* quiver+", "man torch!"),
        "4",
        "attacked",
        does=("0 shoot pc.1 goblin.501 bow.101",),
    ),
    Scene("hint", SNARED, "withhold", "ruled", before=(("0 explore 1 1:1,0", []),)),
    Scene(
        "search",
        HIDDEN,
        "insufficient",
        "search_overruled",
        before=(("0 search pc.1 wall_w tap", []), ("0 wait 1", [])),
    ),
    Scene(
        "wander",
        {"drawing": "AAA", "party": ["man torch! ration"], "groups": {"0": {"counter": 2}}},
        "free",
        "ruled",
        before=(("0 wait 1", [(6, 3)]),),
    ),
]
WHOLE_PARTY = ("wander",)
"""Questions about nobody and nothing in particular."""


def seated(site: Site, visit: Visit, scene: Scene, language: str) -> tuple[Visitor, Visitor]:
    """The judge on a phone, the player at a desk, in another language."""
    table = site.go_on(moment(scene.chosen, scene.state, *scene.before), "Judge", "human")
    judge = sat(site, visit(language, 360, 740), table)
    ana = visit("uk", 1280, 800)
    ana.page.add_init_script(f"{LISTEN};{CALM}")
    return judge, ana.join(site.link(table, "invite"), "Ana")


def asked(judge: Visitor) -> str:
    """The kind of the question that he has, or nothing."""
    questions: list[dict[str, Any]] = news(judge)["view"]["questions"]
    return str(questions[-1]["kind"]) if questions else ""


@pytest.mark.parametrize(
    ("scene", "language"),
    [(scene, ("bg", "ru", "en")[number % 3]) for number, scene in enumerate(SCENES)],
    ids=[scene.asked for scene in SCENES],
)
def test_the_judge_is_asked_and_answers(site: Site, visit: Visit, scene: Scene, language: str) -> None:
    judge, ana = seated(site, visit, scene, language)
    for text in scene.does:
        until(lambda text=text: text in offered(ana), f"{text} is not open")
        take(ana, text)
    until(lambda: asked(judge) == scene.asked, f"the judge is not asked about {scene.asked}")
    assert news(ana)["view"]["questions"] == []
    assert not [each for each in offered(ana) if " answer " in each], "it is the judge's alone"
    answer = keyed(f"judge answer {scene.answer}")
    judge.page.wait_for_selector(f"{answer}:not([disabled])")
    until(lambda: judge.page.locator("#decisions .say small").count() > 0, "what the book would do is not marked")
    judge.settle()
    judge.shot(f"delve-asked-{scene.asked}-{language}")
    said = judge.page.inner_text("#doing")
    assert len(said) > 20
    about = judge.page.inner_text(".asked-about").replace("·", " ").split()
    assert (len(about) > 1) is (scene.asked not in WHOLE_PARTY), "whom and what it is about, beside the rule"
    assert "#delve." in str(judge.page.get_attribute(".asked-about .clause-link", "href")), "why he is asked"
    assert not RAW.findall(said), RAW.findall(said)
    press(judge, answer)
    until(lambda: asked(judge) != scene.asked, "he is asked no longer")
    if scene.then:
        judge.page.wait_for_selector(f".log [data-event={scene.then}]", state="attached")
    until(lambda: bool(offered(ana)) or asked(judge) or news(ana)["awaited"], "the game goes on")
    ana.settle()
    ana.shot(f"delve-answered-{scene.asked}")


def test_whoever_flees_says_a_plan_of_his_own_and_the_judge_reads_it(site: Site, visit: Visit) -> None:
    plan = "ми спускаємо ґрати за собою"
    (scene,) = (each for each in SCENES if each.asked == "plan")
    judge, ana = seated(site, visit, scene._replace(before=scene.before[:1], options=()), "uk")
    ana.page.fill(keyed("plan words"), plan)
    press(ana, keyed("plan send"))
    until(lambda: news(ana)["view"]["fight"]["plan"] == plan)
    assert ana.page.locator(keyed("plan words")).count() == 0, "it is said once"
    take(ana, "0 away pc.1")
    until(lambda: asked(judge) == "plan")
    until(lambda: plan in judge.page.inner_text("#doing"), "the judge reads what he judges")
    judge.shot("delve-asked-own-plan")
    press(judge, keyed("judge answer yes"))
    judge.page.wait_for_selector(".log [data-event=plan_helps]", state="attached")


def test_a_favour_is_named_in_the_judges_words_and_promised(site: Site, visit: Visit) -> None:
    scene = next(scene for scene in SCENES if scene.asked == "favour")
    judge, ana = seated(site, visit, scene, "en")
    until(lambda: asked(judge) == "favour", "the judge is not asked")
    judge.page.wait_for_selector(keyed("favour words")).fill("bring us the silver cup")
    press(judge, keyed("favour send"))
    until(lambda: "0 parley 1 promise" in offered(ana), "it can be promised")
    assert "bring us the silver cup" in ana.page.inner_text("#decisions .encounter")
    take(ana, "0 parley 1 promise")
    until(lambda: len(news(ana)["view"]["favours"]) == 1, "it is kept")
    ana.page.wait_for_selector("#decisions >> text=bring us the silver cup")
    ana.settle()
    assert not RAW.findall(ana.page.inner_text("#doing"))
    ana.shot("delve-favour-promised")


def test_who_judges_a_description_reads_it_and_knows_what_is_there(site: Site, visit: Visit) -> None:
    said = "стукаю там, де протяг"
    judge, ana = seated(site, visit, next(one for one in SCENES if one.asked == "search")._replace(before=()), "uk")
    ana.page.fill(keyed("search words"), said)
    press(ana, keyed("search send"))
    pass_turn(ana)
    until(lambda: asked(judge) == "search", "the judge is not asked")
    until(lambda: said in judge.page.inner_text(".asked-about q"), "the judge reads what was said")
    told = judge.page.inner_text(".asked-about .secret")
    assert "потаємні двері (західна стіна;" in told
    assert "КС 8" in told
    assert not RAW.findall(judge.page.inner_text("#doing"))
    judge.settle()
    judge.shot("delve-asked-in-words")
    press(judge, keyed("judge answer sufficient"))
    ana.page.wait_for_selector(".log [data-event=found_door]", state="attached")
    assert "hidden" not in str(news(ana)["view"]["questions"])


def test_a_judge_who_waits_sees_whose_place_it_is_and_how_hale_they_are(site: Site, visit: Visit) -> None:
    scene = Scene("", fight("3,0 4,0", "man sword* torch!"), "", "", options=("judge_cover",))
    judge, ana = seated(site, visit, scene, "bg")
    judge.page.wait_for_selector("#decisions .order-of-fight .now", state="attached")
    assert judge.page.inner_text("#decisions [data-hits=goblin]") == "гоблин: 4/4, 4/4"
    assert ana.page.locator("#decisions [data-hits]").count() == 0
    assert not RAW.findall(judge.page.inner_text("#doing"))
    titles = judge.page.evaluate("[...document.querySelectorAll('.secrets title')].map((each) => each.textContent)")
    assert not [each for each in titles if each in ("arch", "stuck", "pit")], "in words"
    judge.settle()
    judge.shot("delve-judge-watches")


def test_a_price_beyond_the_purse_keeps_its_row_and_says_why(site: Site, visit: Visit) -> None:
    met = {"kind": "bandit", "at": "4,0", "step": "parley"}
    state = {"drawing": HALL, "party": ["man torch! coins:12"], "met": met}
    asks = {"meeting": {"waiting": "demand_bribe", "ask": 20}}
    _, ana = seated(site, visit, Scene("", state | asks, "", ""), "en")
    row = ana.page.wait_for_selector(keyed("too dear"))
    assert "12/20" in row.inner_text()
    row.click(force=True)  # for screen readers it is disabled
    ana.page.wait_for_selector(".notice.bad >> text=є 12, треба 20")
    ana.shot("delve-too-dear")
