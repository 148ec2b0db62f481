"""The party's bot and the judge's: what they see, what they want, and whole expeditions."""

from typing import Any

import pytest

from podzem.core.deciding import open_to
from podzem.core.decisions import JUDGE, Decision
from podzem.core.dice import Dice, Seeded
from podzem.core.scribe import Scribe
from podzem.expedition.shapes import MemberView
from podzem.site.shapes import LevelView
from podzem.systems.dungeon.bot import answers, fighting, marching_order
from podzem.systems.dungeon.bot.chart import Chart
from podzem.systems.dungeon.bot.delver import Delver, Judge
from podzem.systems.dungeon.game import OVER, Game
from podzem.systems.dungeon.system import DungeonSystem
from podzem.systems.dungeon.view.shapes import ExpeditionView, GroupView
from tests.shaped import shaped

SYSTEM = DungeonSystem()


def nothing(dice: Dice) -> object:
    raise AssertionError("the bot imagines nothing")


def play(seed: int, players: int, most: int = 2500, **options: object) -> Game:
    """A whole expedition of bots; every decision they take is legal, and there is always one."""
    scribe = Scribe(Seeded(seed))
    game = SYSTEM.setup(players, options, scribe)
    bots = {seat: SYSTEM.advice.bot("delver") for seat in range(players)}
    for _ in range(most):
        if game.stage == OVER:
            break
        seat = SYSTEM.turns.needed(game)[0]
        decisions = open_to(SYSTEM, game, seat)
        bot = Judge() if seat == JUDGE else bots[seat]
        decision = bot.choose(SYSTEM.view(game, seat), decisions, nothing)
        assert decision in decisions
        SYSTEM.apply(game, decision, scribe)
    return game


@pytest.mark.clause("dungeon.auto.party_bot")
@pytest.mark.parametrize(("seed", "players"), [(12, 1), (8, 4)])
def test_dungeon_auto_party_bot__an_expedition_comes_to_its_end(seed: int, players: int) -> None:
    game = play(seed, players)
    assert game.stage == OVER
    assert game.status in ("returned", "lost")


@pytest.mark.clause("dungeon.auto.party_bot")
@pytest.mark.parametrize("players", [1, 4])
@pytest.mark.parametrize(
    "games", [pytest.param(5, marks=pytest.mark.slow), pytest.param(25, marks=pytest.mark.deep)], ids=["few", "many"]
)
def test_dungeon_auto_party_bot__more_often_than_not_it_comes_back_with_treasure(games: int, players: int) -> None:
    ends = [play(seed, players) for seed in range(1, games + 1)]
    assert sum(game.status == "returned" and game.company.ledger.delivered > 0 for game in ends) > games / 2


@pytest.mark.clause("dungeon.core.auto_judge")
def test_dungeon_core_auto_judge__the_judges_bot_lets_an_expedition_run() -> None:
    game = play(8, 1, judge="ask")
    assert game.stage == OVER


@pytest.mark.clause("dungeon.core.auto_judge")
def test_dungeon_core_auto_judge__the_judges_bot_takes_the_default() -> None:
    view = shaped(ExpeditionView, questions=[{"kind": "attitude", "default": "7"}])
    decisions = [Decision(JUDGE, "attitude", (str(total),)) for total in range(2, 13)]
    assert Judge().choose(view, decisions, nothing) == Decision(JUDGE, "attitude", ("7",))
    assert answers.answer(view, decisions[:2]) == decisions[0]


def fight_view(shoots: bool, hs: int, seen: bool = True, type: str = "bandit") -> ExpeditionView:
    fighters = {
        "pc.1": {"type": "man", "level": 1, "left": 1, "mine": True, "shoots": shoots, "flags": [], "space": 2},
        "bandit.9": {"type": type, "level": 1, "left": 1, "mine": False, "shoots": False, "flags": [], "space": 4},
    }
    front = {"hs": hs if seen else None, "width": [2, 2], "sides": [[["pc.1"]], [["bandit.9"]]], "seen": seen}
    return shaped(
        ExpeditionView,
        leader="pc.1",
        fight={"phase": 1, "mode": "shooting", "fronts": [front], "fighters": fighters},
        members=[{"id": "pc.1", "group": 1, "status": "active", "kind": "pc", "speed": 9, "resilience": 1}],
    )


def orders(*texts: str) -> list[Decision]:
    return [Decision(0, text.split()[0], tuple(text.split()[1:])) for text in texts]


SHOOTING = ("hold_line", "close_in 10", "close_in 18", "close_in 20", "close_in 36", "fire")
"""Some of what is open to who walks 9 sazhens in a phase and runs 18."""
OPEN_AIR = ("hold_line", "close_in 18", "close_in 54", "close_in 60", "close_in 108")
"""And above ground, where one goes thrice as far."""


@pytest.mark.clause("dungeon.auto.party_bot")
def test_dungeon_auto_party_bot__with_a_bow_and_an_enemy_in_sight_it_shoots() -> None:
    assert fighting.in_combat(fight_view(True, 20), orders(*SHOOTING)).text == "fire"
    assert fighting.in_combat(fight_view(True, 20, seen=False), orders(*SHOOTING)).text == "hold_line"


@pytest.mark.clause("dungeon.auto.party_bot")
def test_dungeon_auto_party_bot__it_closes_with_archers_and_lets_the_others_come() -> None:
    assert fighting.in_combat(fight_view(False, 20), orders(*SHOOTING)).text == "close_in 18"
    assert fighting.in_combat(fight_view(False, 150), orders(*OPEN_AIR)).text == "close_in 54"
    assert fighting.in_combat(fight_view(False, 20, type="skeleton"), orders(*SHOOTING)).text == "hold_line"
    assert fighting.in_combat(fight_view(False, 8), orders(*SHOOTING)).text == "hold_line"
    assert fighting.in_combat(fight_view(False, 0), orders("hold_line", "fight", "retreat 4")).text == "fight"


def person(id: str, **facts: object) -> dict[str, Any]:
    usual = {"id": id, "group": 1, "status": "active", "kind": "companion", "level": 1, "resilience": 1}
    return usual | facts


def persons(people: list[dict[str, Any]]) -> list[MemberView]:
    return [shaped(MemberView, **one) for one in people]


@pytest.mark.clause("dungeon.attack.loss")
def test_dungeon_attack_loss__the_bot_loses_heroes_last_and_healers_late() -> None:
    people = [person("pc.1", kind="pc"), person("healer.2", medicine=2), person("porter.3")]
    view = shaped(ExpeditionView, members=people, leader="pc.1")
    named = orders("lose pc.1", "lose healer.2", "lose porter.3")
    assert fighting.in_combat(view, named).text == "lose porter.3"
    assert fighting.in_combat(view, named[:2]).text == "lose healer.2"


def burning() -> list[dict[str, Any]]:
    return [{"kind": "torch", "burning": True}]


def test_the_march_has_guards_in_front_and_the_light_behind_them() -> None:
    people = [
        person("healer.2", medicine=2),
        person("pc.1", kind="pc", defence=3),
        person("sergeant.3", defence=3, level=2),
        person("link_bearer.4", items=burning()),
        person("armoured_man.5", defence=3, conditions={"wound": 1}),
    ]
    assert marching_order.wanted(persons(people)) == [
        "sergeant.3",
        "pc.1",
        "link_bearer.4",
        "armoured_man.5",
        "healer.2",
    ]


def test_the_march_is_put_in_order_and_then_left_alone() -> None:
    people = [person("pc.1", kind="pc", defence=3), person("sergeant.2", defence=3), person("porter.3")]
    view = shaped(ExpeditionView, members=people)
    ranks = [["porter.3"], ["pc.1"], ["sergeant.2"]]
    for _ in range(9):
        moves = [f"place {one['id']} {len(ranks) + 1}" for one in people if [one["id"]] != ranks[-1]]
        found = marching_order.rearrange(view, shaped(GroupView, ranks=ranks), orders(*moves))
        if found is None:
            break
        ranks = [rank for rank in ranks if rank != [found.words[0]]] + [[found.words[0]]]
    assert ranks == [["sergeant.2"], ["pc.1"], ["porter.3"]]


def test_the_march_of_one_group_is_not_put_in_order_by_the_ranks_of_another() -> None:
    people = [person("pc.1", kind="pc", defence=3), person("porter.2"), person("porter.3"), person("porter.4")]
    moves = orders("place porter.3 3", "place porter.4 2", "place pc.1 2")
    view = shaped(ExpeditionView, members=people)
    assert marching_order.rearrange(view, shaped(GroupView, ranks=[["pc.1"]]), moves) is None


def corridor(door: dict[str, Any] | None) -> Chart:
    """Six cells of passage two wide, an entrance in the west, a door in the middle, darkness in the east."""
    walls = [[x, y, x + 1, y] for x in range(6) for y in (0, 2)]
    openings = [
        {"id": "O0", "at": [0, 1], "dir": "E", "width": 2, "door": None, "to_depth": 0},
        {"id": "D1", "at": [3, 1], "dir": "E", "width": 2, "door": door, "to_depth": 0},
    ]
    level = shaped(LevelView, bounds=[-1, 0, 8, 2], seen=["33333330"] * 2, walls=walls, openings=openings, depth=1)
    return Chart(level, "O0")


def test_the_chart_knows_doors_the_unknown_and_the_way_out() -> None:
    shut = {"kind": "stuck", "open": False, "broken": False, "wedged": False, "secret": False}
    chart = corridor(shut)
    assert set(chart.distances([(0, 0)])) == {(x, y) for x in range(3) for y in range(2)}
    assert chart.frontier(chart.distances([(0, 0)])) == []
    opened = corridor({**shut, "open": True})
    reached = opened.distances([(0, 0)])
    assert reached[5, 1] == 6
    assert sorted(opened.frontier(reached)) == [(5, 0), (5, 1)]
    assert opened.into_unknown([(5, 0)], "N") == "E"
    assert (-1, 0) not in reached
    assert (-1, 0) in opened.distances([(0, 0)], going_out=True)
    assert opened.steps_out([(2, 0)], "W") == 2
    assert opened.here((1.0, 1.0)) == [(0, 0), (1, 0), (0, 1), (1, 1)]


@pytest.mark.parametrize(("spots", "own"), [([(2.5, 1), (1, 1)], 2), ([(3.5, 1), (5, 1)], 3)])
def test_on_the_line_of_a_shut_door_a_group_stands_where_its_people_are(
    spots: list[tuple[float, float]], own: int
) -> None:
    """Else it takes itself to be beyond the door that fell shut, and never opens it."""
    shut = corridor({"kind": "stuck", "open": False})
    assert {x for x, _ in shut.here((3, 1))} == {2, 3}
    assert {x for x, _ in shut.standing((3, 1), spots)} == {own}
    opened = corridor({"kind": "stuck", "open": True})
    assert {x for x, _ in opened.standing((3, 1), spots)} == {2, 3}


def meeting_view(stage: str, kind: str, count: int, demand: int | None = None) -> ExpeditionView:
    meeting = {"stage": stage, "kind": kind, "count": count, "demand": demand}
    members = [person(f"spearman.{number}", defence=2) for number in range(1, 7)]
    return shaped(ExpeditionView, meeting=meeting, members=members)


@pytest.mark.parametrize(
    ("stage", "kind", "count", "choices", "expected"),
    [
        ("choose", "chud", 4, ("attack", "parley", "wait"), "parley"),
        ("choose", "skeleton", 2, ("attack", "parley", "step_back"), "attack"),
        ("choose", "slime", 9, ("attack", "parley", "step_back"), "step_back"),
        ("advantage", "dragon", 1, ("attack", "slip_away", "wait", "parley"), "slip_away"),
        ("advantage", "rat", 1, ("attack", "slip_away", "wait", "parley"), "parley"),
        ("talk", "chud", 4, ("attack", "offer 100", "leave"), "leave"),
    ],
)
def test_what_the_bot_says_to_those_met(
    stage: str, kind: str, count: int, choices: tuple[str, ...], expected: str
) -> None:
    assert answers.in_meeting(meeting_view(stage, kind, count), orders(*choices)).order == expected


def test_the_bot_pays_when_it_must_and_feeds_beasts() -> None:
    hungry = meeting_view("demand", "bear", 3, 9)
    assert answers.in_meeting(hungry, orders("attack", "offer_food 3", "offer_food 9")).text == "offer_food 9"
    strong = meeting_view("demand", "chud", 1, 200)
    assert answers.in_meeting(strong, orders("attack", "accept")).order == "attack"
    weak = meeting_view("demand", "giant", 4, 3200)
    assert answers.in_meeting(weak, orders("attack", "accept")).order == "accept"


def test_the_bot_in_the_town() -> None:
    fresh = shaped(ExpeditionView, town={}, stage="town")
    assert Delver().choose(fresh, orders("finish", "enter O0"), nothing).order == "enter"
    home = shaped(ExpeditionView, town={"expeditions": 1}, stage="town")
    assert Delver().choose(home, orders("enter O0", "finish", "sell_captive chud.9"), nothing).order == "sell_captive"
    assert Delver().choose(home, orders("enter O0", "finish"), nothing).order == "finish"
