"""Meetings above ground: surprise, distance, advantage, orders of a meeting (surface.encounter.*)."""

from fractions import Fraction

import pytest

from podzem.core.decisions import JUDGE
from podzem.core.events import OPEN, SECRET
from podzem.systems.surface import orders
from podzem.systems.surface.chapters.encounters import arriving, automatic, ground, landmarks, sides
from podzem.systems.surface.game import COMBAT, DAY, MEETING, PURSUIT
from podzem.systems.surface.view import viewer as view
from tests.systems.surface.campaigns import clause, do, named
from tests.systems.surface.meetings import AFAR, AWARE, meet, open_orders, scene


@pytest.mark.clause("surface.encounter.surprise", "surface.encounter.distance")
@pytest.mark.parametrize(
    ("dice", "sazhens", "surprised"),
    [
        (((6, 6), (6, 6), (6, 1), (6, 1), (6, 1), (6, 1)), "40", "none"),
        (((6, 2), (6, 2), (6, 6), (6, 6), (6, 6), (6, 6)), "240", "none"),
        (((6, 2), (6, 1), (6, 5), (6, 5)), "100", "others"),
        (((6, 1), (6, 1), (6, 3)), "30", "both"),
    ],
)
def test_surprise_and_distance(dice: tuple[tuple[int, int], ...], sazhens: str, surprised: str) -> None:
    game = scene()
    told = meet(game, "peasant", 3, *dice)
    assert named(told, "met")[0].facts["sazhens"] == sazhens
    assert named(told, "unawares")[0].facts["surprised"] == surprised
    assert {event.audience for event in named(told, "unawares_die")} == {SECRET}
    assert named(told, "unawares")[0].audience == OPEN
    assert game.stage == MEETING


@pytest.mark.clause("surface.encounter.distance")
def test_flat_distances() -> None:
    game = scene(options={"encounter_distance_dice": "flat"})
    assert named(meet(game, "peasant", 3, *AWARE, (6, 3)), "met")[0].facts["sazhens"] == "120"


@pytest.mark.clause("surface.encounter.distance_modifiers", "surface.weather.encounter_effects")
@pytest.mark.parametrize(
    ("land", "weather", "month", "dice", "sazhens"),
    [
        ("bbb/bbb/bbb", "rain", 3, ((6, 6), (6, 1), (6, 2), (6, 5)), "17.5"),
        ("fff/fff/fff", "clear", 3, ((6, 6), (6, 1), (6, 2), (6, 5)), "35"),
        (".../.../...", "storm", 3, (*AWARE, (6, 6), (6, 6), (6, 5), (6, 4)), "105"),
        (".../.../...", "rain", 9, (*AWARE, (6, 6), (6, 6), (6, 5), (6, 4)), "105"),
        ("hhh/hhh/hhh", "cloudy", 3, ((6, 1), (6, 1), (6, 4)), "40"),
    ],
)
def test_halved_distances(land: str, weather: str, month: int, dice: tuple[tuple[int, int], ...], sazhens: str) -> None:
    game = scene(land, weather=weather, month=month)
    assert named(meet(game, "peasant", 3, *dice), "met")[0].facts["sazhens"] == sazhens


@pytest.mark.clause("surface.encounter.advantage")
def test_the_surprised_party_is_asked_only_after_the_others_use() -> None:
    game = scene()
    told = meet(game, "bandit", 2, (6, 1), (6, 6), (6, 6), (6, 6))
    assert game.stage == COMBAT
    assert named(told, "combat_above")
    assert game.fight is not None
    assert game.fight.phase == 2, "in the first phase only they acted"
    game = scene()
    meet(game, "bandit", 3, (6, 1), (6, 1), (6, 6))
    assert game.stage == MEETING
    assert {"attack", "parley"} <= open_orders(game), "both surprised: nobody has an advantage"
    assert "show" not in open_orders(game)


@pytest.mark.clause("surface.encounter.advantage", "surface.hide.free")
def test_winners_who_hide_are_never_known() -> None:
    game = scene(party=("man",) * 6, acting=1)
    before = game.key()
    told = meet(game, "bandit", 2, (6, 1), (6, 6), (6, 5), (6, 5), (6, 3))
    assert {event.audience for event in told} == {SECRET}
    assert game.key() == before, "not even a number is left of them"
    told = meet(game, "bandit", 2, (6, 1), (6, 6), (6, 5), (6, 5), (6, 4))
    assert {event.audience for event in named(told, "hide_die")} == {SECRET}
    assert game.stage == MEETING
    assert named(told, "met")
    assert "show" not in open_orders(game), "the advantage is spent"


@pytest.mark.clause("surface.encounter.advantage")
def test_the_uses_of_the_partys_advantage() -> None:
    unseen = ((6, 6), (6, 1), (6, 5), (6, 5))
    game = scene()
    meet(game, "peasant", 3, *unseen)
    assert open_orders(game) == {"attack", "free_hide", "withdraw", "show"}
    assert clause(game, "0 parley") == "surface.encounter.advantage"
    do(game, "0 show")
    assert "parley" in open_orders(game)
    game = scene()
    meet(game, "peasant", 3, *unseen)
    do(game, "0 withdraw 144")
    assert game.meeting is not None
    assert game.meeting.hs == 344
    assert clause(game, "0 withdraw 145") == "surface.encounter.triple"
    assert "show" not in open_orders(game)
    game = scene()
    meet(game, "peasant", 3, *unseen)
    do(game, "0 attack")
    assert game.fight is not None
    assert game.fight.stunned == 1


@pytest.mark.clause("surface.hide.free", "surface.hide.once")
def test_free_hide__on_failure_a_normal_try_is_left() -> None:
    unseen = ((6, 6), (6, 1), (6, 5), (6, 5))
    game = scene(party=("man",) * 5)
    meet(game, "peasant", 3, *unseen)
    assert [event.audience for event in do(game, "0 free_hide", (6, 3))][:1] == [OPEN]
    assert game.stage == DAY
    assert game.meeting is None
    meet(game, "peasant", 3, *unseen)
    do(game, "0 free_hide", (6, 4))
    assert clause(game, "0 hide") == ""
    assert clause(game, "0 free_hide") == "surface.hide.free"
    near = scene()
    meet(near, "peasant", 3, (6, 6), (6, 1), (6, 5), (6, 4))
    assert clause(near, "0 free_hide") == "surface.hide.distance"
    near = scene(options={"hide_free_needs_distance": False})
    meet(near, "peasant", 3, (6, 6), (6, 1), (6, 5), (6, 4))
    assert clause(near, "0 free_hide") == ""


@pytest.mark.clause("surface.encounter.orders", "surface.encounter.reaction")
def test_waiting_and_passing_by_end_a_meeting() -> None:
    game = scene()
    meet(game, "peasant", 3, *AWARE, *AFAR)
    told = do(game, "0 stand_by", (6, 3), (6, 4))
    assert named(told, "attitude_die")[0].audience == SECRET
    assert named(told, "ways_part")
    assert game.stage == DAY


@pytest.mark.clause("surface.encounter.orders", "surface.encounter.combat_frame")
def test_an_attack_throws_no_attitude() -> None:
    game = scene()
    meet(game, "peasant", 3, *AWARE, *AFAR)
    told = do(game, "0 attack")
    assert not named(told, "attitude_die")
    assert game.stage == COMBAT
    assert game.fight is not None
    assert (game.fight.gap[0], game.fight.apart) == (400, 960)


@pytest.mark.clause("surface.encounter.combat_frame")
def test_how_far_apart_a_combat_is_over() -> None:
    assert ground.apart(scene(), scene().parties[0]) == 960
    bog = scene("bbb/bbb/bbb", weather="rain")
    assert ground.apart(bog, bog.parties[0]) == 240
    meeting = scene()
    meet(meeting, "peasant", 3, *AWARE, *AFAR)
    assert meeting.meeting is not None
    meeting.meeting.hs = 900
    do(meeting, "0 withdraw 61", (6, 3), (6, 4))
    assert meeting.stage == DAY, "a meeting without a fight ends there too"


@pytest.mark.clause("surface.encounter.orders", "surface.hide.once")
def test_attitude_comes_after_a_hide_that_failed() -> None:
    game = scene(party=("man",) * 5)
    meet(game, "hunter", 3, *AWARE, *AFAR)
    told = do(game, "0 hide", (6, 4))
    assert not named(told, "attitude_die")
    assert named(told, "not_hidden")
    assert clause(game, "0 hide") == "surface.hide.once"
    do(game, "0 parley", (6, 3), (6, 4))
    assert "let_pass" in open_orders(game)


@pytest.mark.clause("surface.encounter.reaction")
def test_the_price_of_peace() -> None:
    game = scene(party=("man",))
    meet(game, "peasant", 2, *AWARE, *AFAR)
    told = do(game, "0 parley", (6, 2), (6, 2))
    assert named(told, "demanded_kuna")[0].facts["kuna"] == 400
    assert clause(game, "0 accept") == "dungeon.attitude.change"
    do(game, "0 let_pass")
    assert game.stage == COMBAT, "refused, they attack"
    strong = scene(party=("man",) * 5)
    meet(strong, "peasant", 2, (6, 6), (6, 6), (6, 1), (6, 1), (6, 1), (6, 1))
    do(strong, "0 parley", (6, 2), (6, 2))
    told = do(strong, "0 let_pass")
    assert strong.stage == DAY, "with less than half the strength they let it be"


@pytest.mark.clause("surface.encounter.triple")
def test_threefold_movement_and_ranges_but_in_wet_weather() -> None:
    for weather, times in (("clear", 3), ("rain", 1), ("storm", 1), ("cloudy", 3)):
        game = scene(party=("man bow* quiver",), weather=weather)
        meet(game, "peasant", 3, *AWARE, *AFAR)
        do(game, "0 attack")
        assert game.fight is not None
        assert (game.fight.reach[0], game.fight.speed[0]) == (24 * times, 24 * times)
        assert game.fight.speed[1] == 18 * times


@pytest.mark.clause("surface.encounter.field_width")
@pytest.mark.parametrize(
    ("land", "ways", "sazhens"),
    [
        (".../.../...", [], 60),
        ("hhh/hhh/hhh", [], 30),
        ("fff/fff/fff", [], 15),
        ("bbb/bbb/bbb", [], 15),
        ("MMM/MMM/MMM", [], 10),
        ("MMM/MMM/MMM", ["pass 0,1 1,1"], 3),
        (".../.../...", ["road 0,1 1,1"], 60),
    ],
)
def test_the_width_of_the_field(land: str, ways: list[str], sazhens: int) -> None:
    game = scene(land, ways=ways)
    assert ground.width(game, game.parties[0]) == 4 * sazhens


@pytest.mark.clause("surface.encounter.field_width")
def test_on_a_pass_three_shields_or_six_men_stand_in_front() -> None:
    for kit, front in (("man shield* spear*", 3), ("man spear*", 6)):
        game = scene("MMM/MMM/MMM", ways=["pass 0,1 1,1"], party=(kit,) * 8)
        meet(game, "maneater", 6, *AWARE, *AFAR)
        do(game, "0 attack")
        assert game.fight is not None
        assert sum(game.fight.rank[row] == 0 for row in range(8)) == front


@pytest.mark.clause("surface.encounter.tables")
def test_columns_and_rows() -> None:
    from podzem.core.dice import Scripted
    from podzem.core.scribe import Scribe

    road = scene("fff/fff/fff", ways=["road 0,1 1,1"])

    def kind(game: object, *dice: tuple[int, int]) -> str:
        scripted = Scripted(list(dice))
        found = arriving.kind(game, game.parties[0], False, Scribe(scripted))  # type: ignore[attr-defined, arg-type]
        scripted.finish()
        return found

    assert kind(road, (6, 5), (12, 8)) == "leshy"
    assert kind(road, (6, 2), (12, 8)) == "bandit"
    assert kind(scene("fff/fff/fff"), (12, 8)) == "leshy"
    assert kind(scene("bbb/bbb/bbb"), (12, 1)) == "viper"
    assert kind(scene("bbb/bbb/bbb", month=9), (12, 1)) == "wolf"
    assert kind(scene("bbb/bbb/bbb"), (12, 4)) == "wolf", "upyrs walk by night"
    assert kind(scene("..~/..~/..~"), (6, 4), (12, 3)) == "rusalka"


@pytest.mark.clause("surface.encounter.tables")
def test_those_met_bring_what_the_table_notes() -> None:
    from podzem.core.dice import Scripted
    from podzem.core.scribe import Scribe

    game = scene()
    scribe = Scribe(Scripted([(6, 1), (6, 1), (6, 1), (6, 4), (6, 2)]), listening=True)
    arriving.arrive(game, game.parties[0], "merchant", False, scribe)
    assert game.encounter is not None
    assert game.meeting is not None
    assert (len(game.meeting.creatures), game.encounter.donkeys, game.encounter.goods) == (3, 4, 20)
    assert sides.heads(game) == 8
    game = scene("fff/fff/fff")
    arriving.arrive(game, game.parties[0], "leshy", False, Scribe(Scripted([]), listening=True))
    assert game.parties[0].bewildered == 2
    game = scene()
    arriving.arrive(game, game.parties[0], "host", False, Scribe(Scripted([(6, 2), (6, 5)]), listening=True))
    assert game.meeting is not None
    assert len(game.meeting.creatures) == 40
    assert game.members[game.meeting.leader].level == 5
    game = scene()
    arriving.arrive(game, game.parties[0], "retinue", False, Scribe(Scripted([(6, 1), (6, 1)]), listening=True))
    assert game.meeting is not None
    assert [game.members[n].type for n in game.meeting.creatures] == ["lord", "retinue", "retinue"]


@pytest.mark.clause("surface.battle.when", "surface.encounter.field_width")
@pytest.mark.parametrize(("count", "stage"), [(29, COMBAT), (30, "battle")])
def test_from_thirty_on_it_is_a_battle(count: int, stage: str) -> None:
    game = scene(party=("man",) * 12)
    meet(game, "peasant", count, *AWARE, *AFAR)
    do(game, "0 attack")
    assert game.stage == stage


@pytest.mark.clause("surface.encounter.landmark")
def test_a_lord_rides_out() -> None:
    def entered(face: int, *dice: tuple[int, int]) -> list[object]:
        game = scene(at="0,1", ways=["mark castle Zamok 1,1"])
        game.parties[0].knowledge.found = {}
        return [event.name for event in do(game, "0 march 1 E 1", (6, 6), (6, face), *dice)]

    assert "emerged" not in entered(3)
    assert "emerged" in entered(2, (6, 1), (6, 1), *AWARE, *AFAR)


@pytest.mark.clause("surface.encounter.landmark")
def test_a_lair_keeps_its_dwellers() -> None:
    from podzem.core.dice import Scripted
    from podzem.core.scribe import Scribe
    from podzem.systems.surface.believed import region_of

    game = scene("fff/fff/fff", ways=["mark lair Logovo 1,1"])
    mark = region_of(game).landmarks_at(game.parties[0].cell)[0]
    assert landmarks.dwellers(game, mark, Scribe(Scripted([(12, 2)]))) == "bear"
    assert landmarks.dwellers(game, mark, Scribe(Scripted([]))) == "bear"


@pytest.mark.clause("surface.core.legal_actions", "surface.hide.time", "surface.pursuit.flee")
def test_in_melee_nobody_hides_or_flees() -> None:
    game = scene()
    meet(game, "peasant", 3, *AWARE, *AFAR)
    do(game, "0 attack")
    assert game.fight is not None
    assert game.meeting is not None
    assert {"hide", "flee"} <= open_orders(game)
    game.fight.gap[0] = 0
    assert not {"hide", "flee"} & open_orders(game)
    assert clause(game, "0 flee") == "surface.pursuit.flee"
    assert clause(game, "0 hide") == "surface.hide.time"


@pytest.mark.clause("surface.core.roll_visibility")
def test_the_view_shows_those_met_but_not_their_mind() -> None:
    game = scene()
    meet(game, "hunter", 2, *AWARE, *AFAR)
    do(game, "0 parley", (6, 2), (6, 2))
    seen, judged = view.seen_by(game, 0).meeting, view.seen_by(game, JUDGE).meeting
    assert seen is not None
    assert judged is not None
    assert (seen.kind, seen.count, seen.sazhens, seen.demand, seen.attitude) == ("hunter", 2, "200", 400, None)
    assert judged.attitude == 4
    assert set(seen.can) == {one.text for one in orders.candidates(game, 0)}


@pytest.mark.clause("surface.auto.judge")
def test_the_automatic_sides() -> None:
    game = scene(party=("man",) * 3)
    meet(game, "bandit", 1, *AWARE, *AFAR)
    assert automatic.is_weak(game)
    assert sides.disposition(game) == 5
    assert automatic.without_contact(game) == "hide"
    assert sides.power(game, "party") == Fraction(3)
    strong = scene()
    meet(strong, "bandit", 3, *AWARE, *AFAR)
    assert automatic.without_contact(strong) == "attack"
    mild = scene()
    meet(mild, "peasant", 3, *AWARE, *AFAR)
    assert automatic.without_contact(mild) == "pass"
    assert mild.stage != PURSUIT
