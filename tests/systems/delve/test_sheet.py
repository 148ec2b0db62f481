"""The squared sheet that the players draw from the words alone (delve.map.player_map, delve.light.none)."""

import pytest

from podzem.core.decisions import Decision, Refusal
from podzem.core.dice import Scripted, Seeded
from podzem.core.scribe import Scribe
from podzem.systems.delve.chapters.mapping.sheet import read_stroke, side_key
from podzem.systems.delve.game import OVER, Game
from podzem.systems.delve.system import SYSTEM
from podzem.systems.delve.things import HAND, Item
from podzem.systems.delve.view.sheet_view import true_sheet
from podzem.table.speech import words_at


def begun(players: int = 2) -> Game:
    return SYSTEM.setup(players, {}, Scribe(Seeded(1)))


def draw(game: Game, *words: str, seat: int = 0, order: str = "sketch") -> Refusal | None:
    decision = Decision(seat, order, words)
    refusal = SYSTEM.refuse(game, decision)
    if refusal is None:
        SYSTEM.apply(game, decision, Scribe(Scripted([]), listening=True))
    return refusal


@pytest.mark.clause("delve.map.player_map")
def test_delve_map_player_map__any_seat_draws_at_any_time_and_no_time_passes() -> None:
    game = begun()
    assert draw(game, "floor", "1:0,4..3,4", seat=1) is None
    assert draw(game, "door", "1:3,4E") is None
    assert game.clock == 0
    assert game.below.sheet == {f"1:{x},4": "floor" for x in range(4)} | {"1:3,4E": "door"}
    for viewer in (0, 1):
        assert SYSTEM.view(game, viewer).sheet.marks == game.below.sheet


@pytest.mark.clause("delve.map.player_map")
def test_delve_map_player_map__rubbed_out_is_bare_paper() -> None:
    game = begun()
    draw(game, "floor", "1:0,0..2,2")
    assert draw(game, "1:1,1", order="rub_out") is None
    assert "1:1,1" not in game.below.sheet
    assert len(game.below.sheet) == 8
    refusal = draw(game, "1:1,1", order="rub_out")
    assert refusal is not None
    assert refusal.clause == "delve.map.player_map"


@pytest.mark.parametrize(
    ("mark", "where"),
    [
        ("dragon", "1:0,0"),
        ("door", "1:0,0"),
        ("floor", "1:0,0E"),
        ("floor", "0:0,0"),
        ("floor", "1:0,900"),
        ("floor", "1:0,0..99,99"),
        ("floor", "here"),
        ("floor", "1:٣,0"),
    ],
)
@pytest.mark.clause("delve.map.player_map")
def test_delve_map_player_map__what_cannot_be_drawn_is_refused_and_changes_nothing(mark: str, where: str) -> None:
    game = begun()
    before = game.key()
    refusal = draw(game, mark, where)
    assert refusal is not None
    assert refusal.clause == "delve.map.player_map"
    assert game.key() == before


@pytest.mark.clause("delve.light.none")
def test_delve_light_none__nobody_maps_in_the_dark() -> None:
    game = begun()
    for person in game.people.values():
        for item in person.items:
            item.lit = False
    refusal = draw(game, "floor", "1:0,4")
    assert refusal is not None
    assert refusal.clause == "delve.light.none"


def test_a_side_has_one_name_from_both_of_its_squares() -> None:
    assert side_key(1, 3, 4, "E") == side_key(1, 4, 4, "W") == "1:3,4E"
    assert side_key(1, 3, 4, "S") == side_key(1, 3, 5, "N") == "1:3,4S"
    stroke = read_stroke("1:4,4W")
    assert stroke is not None
    assert stroke.keys == ("1:3,4E",)


@pytest.mark.clause("delve.map.player_map")
def test_delve_map_player_map__at_the_end_the_sheet_is_compared_with_the_truth() -> None:
    game = begun()
    draw(game, "floor", "1:1,4..4,4")
    during = SYSTEM.view(game, 0).sheet
    assert (during.right, during.wrong, during.missed, during.truth) == (None, None, None, None)
    game.stage = OVER
    after = SYSTEM.view(game, 0).sheet
    # seen: the stairs and three squares of the corridor; drawn: those three and one behind the door
    assert (after.right, after.wrong, after.missed) == (3, 1, 1)
    assert after.truth == true_sheet(game)
    assert after.truth["1:3,4E"] == "door"
    assert after.truth["1:0,4"] == "stairs_up"
    assert after.truth["1:1,4S"] == "wall"
    assert "1:2,4S" not in after.truth


@pytest.mark.clause("delve.map.player_map")
@pytest.mark.parametrize("language", ["uk", "ru", "bg", "en"])
def test_delve_map_player_map__who_could_draw_but_for_his_hands_is_told_so(language: str) -> None:
    game = begun()
    for person in game.people.values():
        person.items = [*person.items, Item("greatsword", 900 + person.number, HAND)]
    refusals = draw(game, "floor", "1:0,4"), draw(game, "floor", "1:0,0E"), draw(game, "dragon", "1:0,0")
    said = [words_at(SYSTEM, game, language).refusal(each, []) for each in refusals if each is not None]
    assert len(said) == 3
    assert said[0] != said[1] == said[2]
