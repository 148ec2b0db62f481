"""Flight and pursuit, whoever flees (surface.pursuit.*)."""

from fractions import Fraction

import pytest

from podzem.core.decisions import read_decision
from podzem.expedition.people import CAPTIVE
from podzem.systems.surface.advice import SurfaceAdvice
from podzem.systems.surface.chapters import pursuit
from podzem.systems.surface.chapters.encounters import flight, sides
from podzem.systems.surface.game import COMBAT, DAY, MEETING, PURSUIT, Game
from podzem.systems.surface.parties import CAMP, MARCH, Party
from podzem.systems.surface.view import viewer as view
from tests.systems.surface.campaigns import clause, do, named
from tests.systems.surface.meetings import AFAR, AWARE, meet, open_orders, scene

WIDE = "/".join(["......."] * 7)


def hunted(land: str = WIDE, at: str = "3,3", party: tuple[str, ...] = ("man", "man"), **state: object) -> Game:
    """A party that runs from bandits who will follow; nobody has shot or struck yet."""
    game = scene(land, at, party, **state)
    meet(game, "bandit", 2, *AWARE, *AFAR)
    from podzem.core.dice import Scripted
    from podzem.core.scribe import Scribe

    flight.begin(game, "party", Scribe(Scripted([])))
    return game


@pytest.mark.clause("surface.pursuit.catch", "surface.pursuit.players_pursue")
@pytest.mark.parametrize(
    ("pursuer", "fugitive", "chance"),
    [(12, 9, 2), (12, 6, 3), (9, 3, 4), (12, 3, 5), (15, 3, 6), (6, 12, 1), (3, 9, 0), (9, 9, 2), (24, 3, 6)],
)
def test_catch_by_the_ratio_of_speeds(pursuer: int, fugitive: int, chance: int) -> None:
    assert pursuit.catch_chance(pursuer, fugitive) == chance


@pytest.mark.clause("surface.pursuit.leg", "surface.pursuit.caught", "surface.encounter.aftermath")
def test_two_legs_and_caught() -> None:
    game = hunted()
    assert game.stage == PURSUIT
    told = do(game, "0 run", (4, 3), (6, 5), (6, 4))
    assert [event.name for event in told if event.name.endswith("_die")] == ["flight_die", "catch_die", "hide_die"]
    assert {event.audience for event in told if event.name.endswith("_die")} == {-1}
    assert str(game.parties[0].cell) == "3,4"
    told = do(game, "0 run", (4, 2), (6, 2), (6, 4))
    assert named(told, "caught")[0].facts["sazhens"] == "40"
    assert str(game.parties[0].cell) == "4,4"
    assert game.stage == MEETING
    assert [member.fatigue for member in game.members_of(game.parties[0])] == [1, 1]
    assert open_orders(game) == {"attack", "parley", "flee", "surrender"}


@pytest.mark.clause("surface.pursuit.caught")
@pytest.mark.parametrize(("halved", "sazhens"), [(True, "10"), (False, "40")])
def test_caught_in_a_snowy_forest(halved: bool, sazhens: str) -> None:
    land = WIDE.replace(".", "f")
    game = scene(land, "3,3", ("man", "man"), weather="rain", month=9, options={"pursuit_catch_halved": halved})
    from podzem.core.dice import Scripted
    from podzem.core.scribe import Scribe

    meet(game, "bandit", 2, *AWARE, *AFAR)
    flight.begin(game, "party", Scribe(Scripted([])))
    told = do(game, "0 run", (4, 1), (6, 1), (6, 4))
    assert named(told, "caught")[0].facts["sazhens"] == sazhens
    assert not named(told, "attitude_die")
    assert not named(told, "unawares_die")


@pytest.mark.clause("surface.pursuit.hide_check", "surface.pursuit.end")
def test_out_of_sight_after_a_leg() -> None:
    game = hunted()
    told = do(game, "0 run", (4, 1), (6, 3), (6, 3))
    assert named(told, "got_away")[0].facts["why"] == "hidden"
    assert game.stage == DAY
    assert game.encounter is None
    assert [member.fatigue for member in game.members_of(game.parties[0])] == [0, 0], "the short rest is free"


@pytest.mark.clause("surface.pursuit.hide_check")
@pytest.mark.parametrize(
    ("catch", "land", "heads", "caught"),
    [(2, WIDE, 4, Fraction(1, 2)), (1, WIDE.replace(".", "f"), 4, Fraction(3, 13)), (3, WIDE, 12, Fraction(3, 4))],
)
def test_the_odds_of_a_pursuit(
    monkeypatch: pytest.MonkeyPatch, catch: int, land: str, heads: int, caught: Fraction
) -> None:
    game = scene(land, "3,3", ("man", "man"))
    meet(game, "bandit" if heads < 10 else "peasant", heads - 2, *AWARE, *AFAR)
    from podzem.core.dice import Scripted
    from podzem.core.scribe import Scribe

    flight.begin(game, "party", Scribe(Scripted([])))
    speeds = {1: {"party": 12, "others": 6}, 2: {"party": 12, "others": 12}, 3: {"party": 6, "others": 12}}[catch]
    monkeypatch.setattr(sides, "speed", lambda game, side: speeds[side])
    assert pursuit.chances(game)[0] == catch
    assert SurfaceAdvice().chances(game, [read_decision("0 run")]) == [{"caught": caught, "escaped": 1 - caught}]
    shown = view.seen_by(game, 0).pursuit
    assert shown is not None
    assert (shown.flees, shown.legs, shown.catch) == ("party", 0, catch)


@pytest.mark.clause("surface.pursuit.flee")
def test_unpursued_one_cell_and_one_die() -> None:
    game = scene(WIDE, "3,3", ("man", "man"))
    meet(game, "peasant", 2, *AWARE, *AFAR)
    do(game, "0 flee")
    told = do(game, "0 run", (4, 2))
    assert named(told, "unpursued")
    assert str(game.parties[0].cell) == "4,3"
    assert game.stage == DAY
    stays = scene(WIDE, "3,3", ("man", "man"), options={"pursuit_unpursued": "stay"})
    meet(stays, "peasant", 2, *AWARE, *AFAR)
    do(stays, "0 flee")
    do(stays, "0 run")
    assert str(stays.parties[0].cell) == "3,3"


@pytest.mark.clause("surface.pursuit.flee")
def test_who_cannot_move_is_unloaded_or_left() -> None:
    game = scene(WIDE, "3,3", ("man ration:70", "man"))
    meet(game, "peasant", 2, *AWARE, *AFAR)
    assert clause(game, "0 flee") == "surface.pursuit.flee"
    game = scene(WIDE, "3,3", ("man", "man"))
    meet(game, "peasant", 2, *AWARE, *AFAR)
    game.members[2].status = "down"
    assert clause(game, "0 flee") == "surface.pursuit.flee"
    do(game, f"0 abandon {game.members[2].id}")
    assert clause(game, "0 flee") == ""


@pytest.mark.clause("surface.pursuit.flee")
def test_goods_are_dropped_before_a_leg_and_the_speed_is_taken_anew() -> None:
    game = hunted(party=("man ration:12", "man"))
    assert pursuit.chances(game)[0] == 2
    assert sides.speed(game, "party") == 9
    do(game, "0 drop 1 ration.101 12")
    assert sides.speed(game, "party") == 12
    assert "run" in open_orders(game)


@pytest.mark.clause("surface.pursuit.leg")
def test_impossible_directions_are_thrown_again_and_without_any_the_pursued_are_caught() -> None:
    game = hunted("~~~/~../~~~", "1,1")
    told = do(game, "0 run", (4, 1), (4, 4), (4, 2), (6, 5), (6, 4))
    assert str(game.parties[0].cell) == "2,1"
    assert len(named(told, "flight_die")) == 3
    island = hunted("~~~/~.~/~~~", "1,1")
    told = do(island, "0 run", (6, 3))
    assert named(told, "no_way_to_run")
    assert named(told, "caught")[0].facts["sazhens"] == "30"


@pytest.mark.clause("surface.pursuit.end")
def test_with_both_chances_at_nothing_they_get_away(monkeypatch: pytest.MonkeyPatch) -> None:
    game = hunted()
    monkeypatch.setattr(sides, "speed", lambda game, side: {"party": 12, "others": 3}[side])
    monkeypatch.setattr(sides, "heads", lambda game: 1500)
    told = do(game, "0 run", (4, 2))
    assert named(told, "got_away")
    assert game.stage == DAY


@pytest.mark.clause("surface.pursuit.end")
def test_a_friendly_settlement_is_safe() -> None:
    game = hunted("...../...../.....", "1,1", ways=["mark village Selo 2,1"])
    told = do(game, "0 run", (4, 2))
    assert named(told, "got_away")[0].facts["why"] == "settlement"
    assert "enter" in open_orders(game)


@pytest.mark.clause("surface.pursuit.budget")
@pytest.mark.parametrize(("cost", "left"), [("deduct", "0"), ("free", "5")])
def test_a_leg_is_paid_down_to_nothing(cost: str, left: str) -> None:
    game = hunted(WIDE.replace(".", "f"), options={"pursuit_flight_cost": cost})
    game.parties[0].spent = Fraction(7)
    do(game, "0 run", (4, 1), (6, 6), (6, 6))
    assert view.seen_by(game, 0).parties[0].left == left


@pytest.mark.clause("surface.pursuit.budget", "surface.encounter.night")
def test_at_night_a_leg_is_free() -> None:
    game = hunted()
    game.parties[0].phase = CAMP
    do(game, "0 run", (4, 1), (6, 6), (6, 6))
    assert game.parties[0].spent == 0


@pytest.mark.clause("surface.pursuit.players_pursue")
def test_the_party_pursues_at_the_same_price() -> None:
    game = scene(WIDE, "3,3", ("man spear*",) * 5)
    meet(game, "peasant", 2, *AWARE, *AFAR)
    do(game, "0 attack")
    assert game.stage == COMBAT
    do(game, "0 hold_line", (6, 4))
    told = do(game, "0 hold_line")
    assert named(told, "flight_begins")[0].facts["side"] == "others"
    assert open_orders(game) >= {"pursue", "give_up"}
    do(game, "0 pursue", (4, 1), (6, 6), (6, 6))
    assert str(game.parties[0].cell) == "3,2"
    assert game.parties[0].spent == 4
    game.parties[0].spent = Fraction(12)
    assert clause(game, "0 pursue") == "surface.pursuit.players_pursue"
    assert clause(game, "0 force_rest 1") == ""
    do(game, "0 give_up")
    assert game.stage == DAY
    assert str(game.parties[0].cell) == "3,2", "no further cell is passed"


@pytest.mark.clause("surface.pursuit.players_pursue", "surface.pursuit.caught")
def test_the_caught_fight_flee_anew_or_surrender() -> None:
    game = scene(WIDE, "3,3", ("man spear*",) * 5)
    meet(game, "peasant", 2, *AWARE, *AFAR)
    do(game, "0 attack")
    do(game, "0 hold_line", (6, 4))
    do(game, "0 hold_line")
    for _ in range(2):
        told = do(game, "0 pursue", (4, 1), (6, 2), (6, 6))
        assert named(told, "flight_begins"), "with less than half the strength they run again"
        do(game, "0 pursue", (4, 3), (6, 6), (6, 6))
        game.parties[0].spent = Fraction(0)
    told = do(game, "0 pursue", (4, 1), (6, 2), (6, 6))
    assert named(told, "side_surrenders")
    assert sum(member.status == CAPTIVE for member in game.members.values()) == 2


@pytest.mark.clause("surface.pursuit.end", "surface.auto.judge")
def test_beasts_give_up_after_three_legs() -> None:
    game = scene("/".join(["........."] * 9), "4,4", ("man",))
    meet(game, "wolf", 3, *AWARE, *AFAR)
    from podzem.core.dice import Scripted
    from podzem.core.scribe import Scribe

    flight.begin(game, "party", Scribe(Scripted([])))
    for _ in range(3):
        do(game, "0 run", (4, 1), (6, 6), (6, 6))
    told = do(game, "0 run")
    assert named(told, "got_away")[0].facts["why"] == "unpursued"


@pytest.mark.clause("surface.pursuit.leg")
def test_who_surrenders_is_a_captive() -> None:
    game = hunted()
    do(game, "0 surrender")
    assert game.stage == "over"
    assert game.status == "lost"


@pytest.mark.clause("surface.core.party", "surface.pursuit.leg")
def test_a_party_of_which_nobody_is_left_is_no_party() -> None:
    game = hunted(party=("man", "man", "man"))
    game.members[3].group = 2
    game.parties.append(Party(2, 0, game.parties[0].cell, "", game.parties[0].cell, phase=MARCH))
    do(game, "0 surrender")
    assert [party.number for party in game.parties] == [2]
    assert game.stage == DAY
