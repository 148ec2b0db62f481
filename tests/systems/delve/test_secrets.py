"""What the party knows and what it does not (delve.core.roll_visibility): by hand, what random games seldom come to."""

from __future__ import annotations

from podzem.core.decisions import JUDGE
from podzem.systems.delve.chapters.encounters import beginning
from podzem.systems.delve.chapters.visibility.sight import look_about
from podzem.systems.delve.game import COMBAT
from podzem.systems.delve.place import Place
from podzem.systems.delve.system import SYSTEM
from tests.systems.delve.scenes import facing, fighting, hall, hero, met, rolling

TORCH = "torch*!"


def test_sequence__in_a_fight_that_they_began_they_are_shown() -> None:
    game = hall(hero(1, TORCH, (3, 1)))
    band = met(game, "goblin", (5, 1), (6, 1))
    facing(game, band, step="first").first = "they"
    assert SYSTEM.view(game, 0).meeting is None
    beginning.ANSWERS["first"](game, beginning.Question("first", -2, [], "strike", []), "strike", rolling((8, 3), (8, 2)))
    assert game.stage == COMBAT
    shown = SYSTEM.view(game, 0).meeting
    assert shown is not None
    assert [one.kind for one in shown.spots] == ["goblin", "goblin"]


def test_names__who_is_seen_alone_has_no_number_that_tells_of_others() -> None:
    game = hall(hero(1, TORCH, (3, 1)))
    band = met(game, "goblin", (14, 2), (5, 1), (15, 2))
    facing(game, band)
    look_about(game)
    name = SYSTEM.showing.places.namer(game)
    assert name(band.members[1].id) == ("foe-goblin", {"n": 0})
    band.members[0].at = Place(1, 5, 2)
    look_about(game)
    name = SYSTEM.showing.places.namer(game)
    assert [name(one.id)[1]["n"] for one in band.members[:2]] == [2, 1]
    assert SYSTEM.showing.places.namer(game, JUDGE)(band.members[2].id) == ("foe-goblin", {"n": 3})


def test_distance__is_that_of_the_nearest_who_is_seen() -> None:
    game = hall(hero(1, TORCH, (3, 1)))
    band = met(game, "stalker", (4, 1), (6, 1))
    band.members[1].marked = True
    facing(game, band).distance = 10
    shown = SYSTEM.view(game, 0).meeting
    assert (shown.feet, len(shown.spots)) == (30, 1)
    assert SYSTEM.view(game, JUDGE).meeting.feet == 10
