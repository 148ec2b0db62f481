"""What the judge orders for those met: the use of a surprise, a phase of a meeting, hiding and flight (T12, 17 f)."""

import pytest

from podzem.core.decisions import JUDGE, read_decision
from podzem.core.dice import Seeded
from podzem.core.events import SECRET
from podzem.core.scribe import Scribe
from podzem.lab.bots import decide
from podzem.systems.surface import orders
from podzem.systems.surface.bot.caller import Judge
from podzem.systems.surface.game import COMBAT, DAY, MEETING, PURSUIT, Game
from podzem.systems.surface.invariants import fault
from podzem.systems.surface.system import SYSTEM
from tests.systems.surface.battles import hosts
from tests.systems.surface.campaigns import clause, do, named
from tests.systems.surface.meetings import AFAR, AWARE, Dice, meet, open_orders, scene

ASKED = {"judge": "ask", "judge_opponents": "ask"}
UNSEEN: Dice = ((6, 1), (6, 6), (6, 5), (6, 5))
"""The party alone is surprised, at 100 sazhens."""


def _question(game: Game) -> tuple[str, str, list[str]]:
    question = game.questions[-1]
    assert question.seat == JUDGE
    assert orders.fallback(game, JUDGE) == read_decision(f"judge {question.kind} {question.default}")
    return question.kind, question.default, list(question.words)


def _surprised(kind: str = "bandit", count: int = 2, **state: object) -> Game:
    game = scene(options=ASKED, **state)  # type: ignore[arg-type]
    meet(game, kind, count, *UNSEEN)
    return game


# the use of a sole surprise


@pytest.mark.clause("surface.encounter.advantage", "surface.auto.judge")
@pytest.mark.parametrize(
    ("kind", "count", "men", "default"),
    [("bandit", 2, 1, "attack"), ("bandit", 2, 6, "free_hide"), ("peasant", 2, 1, "show")],
)
def test_the_judge_says_how_those_met_use_a_surprise(kind: str, count: int, men: int, default: str) -> None:
    game = _surprised(kind, count, party=("man",) * men)
    assert _question(game) == ("advantage", default, ["attack", "free_hide", "withdraw", "show"])
    assert orders.candidates(game, 0) == [], "the party knows of nobody yet"


@pytest.mark.clause("surface.encounter.advantage")
def test_too_near_to_hide_it_is_not_among_the_answers() -> None:
    game = scene(options=ASKED)
    meet(game, "bandit", 2, (6, 1), (6, 6), (6, 4), (6, 5))
    assert _question(game)[2] == ["attack", "withdraw", "show"]
    assert clause(game, "judge advantage free_hide") == "surface.core.legal_actions"


@pytest.mark.clause("surface.encounter.advantage")
def test_they_attack_hide_or_show_themselves_as_the_judge_says() -> None:
    game = _surprised()
    told = do(game, "judge advantage show")
    assert (named(told, "side_shown")[0].facts, game.stage) == ({"side": "others"}, MEETING)
    assert named(told, "judge_rules")[0].facts == {"was": "attack", "answer": "show"}
    game = _surprised("peasant")
    do(game, "judge advantage attack")
    assert game.stage == COMBAT
    game = _surprised(acting=1)
    told = do(game, "judge advantage free_hide", (6, 3))
    assert {event.audience for event in told} == {SECRET}
    assert game.stage == DAY


@pytest.mark.clause("surface.encounter.advantage", "surface.encounter.combat_frame")
def test_they_go_back_as_far_as_they_can_and_too_far_off_were_never_seen() -> None:
    game = _surprised()  # bandits of 9 go 54 sazhens back
    told = do(game, "judge advantage withdraw")
    assert named(told, "met")[0].facts["sazhens"] == "154"
    assert "show" not in open_orders(game), "nobody is surprised any more"
    game = scene("bbb/bbb/bbb", weather="rain", spell_left=9, options=ASKED, acting=1)
    before = game.key()
    meet(game, "nomad", 2, (6, 1), (6, 6), (6, 6), (6, 6))  # 120 is 30 sazhens in a rainy bog; beyond 120 all is over
    assert game.meeting is not None
    game.meeting.hs = 2 * 100
    told = do(game, "judge advantage withdraw")  # 36 sazhens for 18 in rain
    assert {event.audience for event in told} <= {SECRET}
    assert game.key() == before


# a phase of a meeting


def _talk(order: str = "0 parley", *dice: tuple[int, int], kind: str = "peasant", men: int = 1) -> Game:
    game = scene(options=ASKED, party=("man",) * men)
    meet(game, kind, 2, *AWARE, *AFAR)
    do(game, order, *(dice or ((6, 3), (6, 4))))
    return game


@pytest.mark.clause("surface.encounter.orders", "surface.auto.judge")
@pytest.mark.parametrize(
    ("dice", "men", "default"),
    [
        (((6, 1), (6, 1)), 1, "attack"),
        (((6, 2), (6, 2)), 1, "demand"),
        (((6, 3), (6, 4)), 1, "pass"),
        (((6, 5), (6, 5)), 1, "talk"),
        (((6, 3), (6, 4)), 5, "hide"),
    ],
)
def test_what_t12_says_is_the_default_of_the_judge(dice: Dice, men: int, default: str) -> None:
    game = _talk("0 parley", *dice, men=men)
    assert _question(game) == ("reaction", default, ["attack", "demand", "pass", "talk", "hide", "flee"])
    assert orders.candidates(game, 0) == []


@pytest.mark.clause("surface.encounter.orders")
def test_each_answer_is_done() -> None:
    game = _talk()
    do(game, "judge reaction attack")
    assert game.stage == COMBAT
    game = _talk()
    assert named(do(game, "judge reaction demand"), "demanded_kuna")
    assert game.meeting is not None
    assert game.meeting.stage == "demand"
    game = _talk("0 parley", (6, 6), (6, 4))
    assert named(do(game, "judge reaction pass"), "they_ignore"), "as he says, not as their attitude has it"
    game = _talk()
    assert named(do(game, "judge reaction talk"), "they_help")
    game = _talk()
    assert named(do(game, "judge reaction hide", (6, 3)), "hidden")[0].facts["side"] == "others"
    assert game.stage == DAY
    game = _talk()
    do(game, "judge reaction flee")
    assert game.stage == PURSUIT
    assert game.encounter is not None
    assert game.encounter.pursuit is not None
    assert game.encounter.pursuit.flees == "others"
    assert (game.questions[-1].kind, fault(game)) == ("flight", "")


@pytest.mark.clause("surface.hide.once")
def test_a_second_try_of_theirs_is_no_answer() -> None:
    game = _talk()
    do(game, "judge reaction hide", (6, 4))
    do(game, "0 stand_by")
    assert "hide" not in _question(game)[2]


@pytest.mark.clause("surface.encounter.orders", "surface.hide.time", "surface.pursuit.flee")
@pytest.mark.parametrize(("kind", "default"), [("bandit", "attack"), ("peasant", "pass")])
@pytest.mark.parametrize("order", ["hide", "flee"])
def test_while_the_party_makes_off_the_judge_says_whether_they_attack(kind: str, default: str, order: str) -> None:
    def made_off() -> Game:
        game = scene(options=ASKED)
        meet(game, kind, 2, *AWARE, *AFAR)
        do(game, f"0 {order}")
        return game

    game = made_off()
    assert _question(game) == ("meanwhile", default, ["attack", "pass"])
    do(game, "judge meanwhile attack")
    assert game.stage == COMBAT
    game = made_off()
    do(game, "judge meanwhile pass", *(((6, 3),) if order == "hide" else ()))
    assert game.stage == (DAY if order == "hide" else PURSUIT)


# hiding and flight in a fight


def _shooting(kind: str = "bandit", men: int = 1, **options: object) -> Game:
    game = scene(options={**ASKED, **options}, party=("man",) * men)
    meet(game, kind, 2, *AWARE, *AFAR)
    do(game, "0 attack")
    assert game.stage == COMBAT
    return game


@pytest.mark.clause("surface.hide.time", "surface.hide.once", "surface.core.legal_actions")
def test_the_judge_lets_them_hide_in_a_shooting_phase() -> None:
    game = _shooting()
    assert {"hide", "flee"} <= open_orders(game, JUDGE)
    before = open_orders(game, 0)
    do(game, "judge hide")
    assert open_orders(game, 0) == before, "orders are sealed"
    assert clause(game, "judge hold_line") != "", "nothing else in that phase"
    told = do(game, "0 hold_line", (6, 4))
    assert named(told, "not_hidden")[0].facts["side"] == "others"
    assert clause(game, "judge hide") == "surface.hide.once"
    game = _shooting()
    do(game, "judge hide")
    do(game, "0 hold_line", (6, 3))
    assert game.stage == DAY


@pytest.mark.clause("surface.hide.distance", "surface.hide.time")
def test_not_near_by_and_not_in_melee() -> None:
    game = _shooting()
    assert game.fight is not None
    assert game.meeting is not None
    game.meeting.hs = 199
    assert clause(game, "judge hide") == "surface.hide.distance"
    game.fight.gap[0] = 0
    assert clause(game, "judge hide") == "surface.hide.time"
    assert clause(game, "judge flee") == "surface.pursuit.flee"
    assert not {"hide", "flee"} & open_orders(game, JUDGE)


@pytest.mark.clause("surface.pursuit.flee")
def test_the_judge_lets_them_flee_when_the_phase_is_done() -> None:
    game = _shooting()
    do(game, "judge flee")
    assert game.stage == COMBAT
    told = do(game, "0 hold_line")
    assert named(told, "flight_begins")[0].facts["side"] == "others"
    assert (game.stage, fault(game)) == (PURSUIT, "")


@pytest.mark.clause("surface.auto.judge")
def test_a_silent_judge_orders_as_t12_has_it() -> None:
    """The weak hide if they may, else they flee; others fight."""
    game = _shooting("peasant", men=5)
    assert orders.fallback(game, JUDGE) == read_decision("judge hide")
    assert game.encounter is not None
    game.encounter.hid = ["others"]
    assert orders.fallback(game, JUDGE) == read_decision("judge flee")
    strong = _shooting("bandit")
    assert orders.fallback(strong, JUDGE).order not in ("hide", "flee")


# ten phases


TEN = {"hide_time": "ten_phases"}


@pytest.mark.clause("surface.hide.time")
def test_ten_phases_of_a_meeting_pass_before_the_die() -> None:
    game = scene(options={**ASKED, **TEN})
    meet(game, "peasant", 2, *AWARE, *AFAR)
    told = do(game, "0 hide")
    for left in range(9, 0, -1):
        told = do(game, "judge meanwhile pass")
        assert game.encounter is not None
        assert (game.encounter.hiding, named(told, "hide_die")) == (left, [])
    assert named(do(game, "judge meanwhile pass", (6, 3)), "hidden")
    assert game.stage == DAY


@pytest.mark.clause("surface.hide.time")
def test_in_any_of_the_ten_phases_they_may_attack_and_reach_who_hides() -> None:
    game = scene(options={**ASKED, **TEN})
    meet(game, "bandit", 2, *AWARE, *AFAR)
    do(game, "0 hide")
    told = do(game, "judge meanwhile pass")
    assert named(told, "began_to_hide")[0].facts == {"side": "party", "count": 9}
    do(game, "judge meanwhile attack")
    assert game.stage == COMBAT
    assert clause(game, "0 hold_line") == "surface.hide.time"
    seen = []
    for _ in range(8):
        seen += do(game, "judge close_in 108")
        if game.encounter is None or not game.encounter.wish:
            break
    assert named(seen, "not_hidden")[-1].clause == "surface.hide.time"
    assert not named(seen, "hide_die"), "whom they reach fails without a die"


@pytest.mark.clause("surface.hide.time", "surface.hide.result")
def test_those_met_need_ten_phases_too() -> None:
    game = scene(options=TEN, party=("man",) * 5)
    meet(game, "peasant", 2, *AWARE, *AFAR)
    told = do(game, "0 stand_by", (6, 3), (6, 4))
    assert named(told, "began_to_hide")[0].facts == {"side": "others", "count": 9}
    for _ in range(8):
        told = do(game, "0 stand_by")
        assert not named(told, "hide_die")
    told = do(game, "0 stand_by", (6, 3))
    assert named(told, "hidden")[0].facts["side"] == "others"
    assert game.stage == DAY


@pytest.mark.clause("surface.hide.time")
def test_an_attack_goes_on_against_who_is_hiding_for_ten_phases() -> None:
    game = scene(options=TEN, party=("man",) * 5)
    meet(game, "peasant", 2, *AWARE, *AFAR)
    do(game, "0 stand_by", (6, 3), (6, 4))
    do(game, "0 attack")
    assert game.encounter is not None
    assert (game.stage, game.encounter.their_hiding) == (COMBAT, 9)
    for left in range(8, 0, -1):
        assert not named(do(game, "0 hold_line"), "hide_die")
        assert game.encounter is not None
        assert game.encounter.their_hiding == left
    assert named(do(game, "0 hold_line", (6, 3)), "hidden")
    assert game.stage == DAY


@pytest.mark.clause("surface.hide.time")
def test_whom_the_party_reaches_has_not_hidden() -> None:
    game = scene(options=TEN, party=("man",) * 5)
    meet(game, "peasant", 2, *AWARE, *AFAR)
    do(game, "0 stand_by", (6, 3), (6, 4))
    do(game, "0 attack")
    told = []
    while game.encounter is not None and game.encounter.their_hiding:
        told += do(game, "0 close_in 144")
    assert named(told, "not_hidden")[0].clause == "surface.hide.time"
    assert not named(told, "hide_die")


# the judge's bot


def _by_bot(game: Game) -> str:
    return decide(SYSTEM, game, JUDGE, Judge()).order


@pytest.mark.clause("surface.auto.judge")
def test_the_judges_bot_lets_the_weak_slip_off_and_others_fight() -> None:
    assert _by_bot(_shooting("peasant", men=5)) == "hide"
    assert _by_bot(_shooting("bandit")) not in ("hide", "flee")


@pytest.mark.clause("surface.auto.judge")
def test_the_judges_bot_leads_a_host_without_goals_and_leaves_to_three_times_as_many() -> None:
    assert _by_bot(hosts(30, 40, **ASKED)) == "engage"
    assert _by_bot(hosts(61, 20, **ASKED)) == "leave_field"
    assert _by_bot(hosts(60, 20, **ASKED)) == "engage"


# hearts that break, and whom a host gives up


def _broken(seed: int = 2) -> tuple[Game, Scribe]:
    """Four armed men close with two bandits; when one of these has lost heart the judge is asked."""
    game = scene(party=("man sword* mail* shield*",) * 4, options={"judge": "ask", "judge_break": "ask"})
    meet(game, "bandit", 2, *AWARE, (6, 1), (6, 1), (6, 1), (6, 1))
    scribe = Scribe(Seeded(seed), listening=True)
    orders.apply(game, read_decision("0 attack"), scribe)
    while JUDGE not in orders.needed(game):
        wishes = [str(one) for one in orders.candidates(game, 0)]
        fights = [one for one in wishes if one == "0 fight"] or [one for one in wishes if "close_in" in one][-1:]
        orders.apply(game, read_decision(fights[0]) if fights else orders.fallback(game, 0), scribe)
    return game, scribe


@pytest.mark.clause("dungeon.loyalty.outcome", "surface.core.roll_visibility")
def test_the_judge_says_whether_the_disheartened_flee_or_yield() -> None:
    game, _ = _broken()
    assert open_orders(game, JUDGE) == {"flee", "yield"}
    assert orders.fallback(game, JUDGE).order == _by_bot(game) == "flee"
    for answer, event, status in (("flee", "broke", "active"), ("yield", "yielded", "captive")):
        game, scribe = _broken()
        orders.apply(game, read_decision(f"judge {answer}"), scribe)
        assert named(scribe.events, event)
        assert status in {one.status for one in game.members.values() if one.type == "bandit"}, (
            "in melee one runs later"
        )


@pytest.mark.clause("surface.battle.approximation", "surface.core.legal_actions")
def test_the_judge_chooses_whom_those_met_lose() -> None:
    game = hosts(31, 40, **ASKED)
    do(game, "0 engage")
    do(game, "judge engage", (20, 14), (20, 1))  # 15½ of forty alike ones
    assert open_orders(game, JUDGE) == {"lose_total"}
    assert orders.fallback(game, JUDGE) == read_decision("judge lose_total 15")
    told = do(game, "judge lose_total 16")
    assert named(told, "army_lost")[-1].facts["count"] == 16
