"""«Подземелье»: how an expedition begins and ends, and who goes below (dungeon.premise.*)."""

import pytest

from podzem.expedition.people import OUTSIDE, Member
from podzem.systems.dungeon.chapters.movement import entering
from podzem.systems.dungeon.game import OVER, TOWN
from podzem.world.item import Item
from podzem.world.points import read_point

from .build import finish, join, names, order, pass_turn, quiet, scribe


@pytest.mark.clause("dungeon.premise.goal")
def test_goal__an_expedition_starts_at_an_entrance_and_ends_when_all_are_out() -> None:
    game = quiet()
    hero = join(game, "torch!")
    members, game.groups = [hero], []
    hero.status, hero.group = OUTSIDE, 0
    one = scribe()
    group = entering.enter(game, "O0", members, one)
    assert group is not None
    assert (group.at, group.area, group.heading) == (read_point("1,5"), "S", "E")
    order(game, "leg 1 -1,5")
    one = pass_turn(game)
    assert (game.stage, game.status, hero.status) == (TOWN, "returned", OUTSIDE)
    assert "came_out" in names(one)


@pytest.mark.clause("dungeon.premise.goal")
def test_goal__all_dead_below_ends_it_with_nothing_delivered() -> None:
    game = quiet()
    hero = join(game, "torch!")
    hero.items.append(Item("gem", game.company.take_number(), value=300))
    hero.status, hero.fell_turn = "down", -1
    from podzem.systems.dungeon.chapters.time import turns

    turns.run(game, scribe())
    assert (game.stage, game.status, game.company.ledger.delivered) == (OVER, "lost", 0)


@pytest.mark.clause("dungeon.premise.animals")
def test_animals__horses_never_go_below_donkeys_do() -> None:
    for type in ("horse", "deer", "camel"):
        refusal = entering.why_not_below(Member("animal", type, 5))
        assert refusal is not None
        assert refusal.clause == "dungeon.premise.animals"
    assert entering.why_not_below(Member("animal", "donkey", 5)) is None


@pytest.mark.clause("dungeon.premise.reluctance")
def test_reluctance__a_dog_of_loyalty_2_refuses_on_3() -> None:
    for face, goes in ((3, False), (2, True)):
        game = quiet()
        hero = join(game, "torch!")
        dog = Member("animal", "dog", game.company.take_number(), owner=0, status=OUTSIDE)
        game.members[dog.number] = dog
        game.groups = []
        one = scribe(face)
        entering.enter(game, "O0", [hero, dog], one)
        finish(one)
        assert (dog.group == 1) == goes
    game = quiet()
    falcon = Member("animal", "falcon", 9, owner=0, status=OUTSIDE)
    one = scribe()
    assert entering.enter(game, "O0", [falcon], one) is None
    assert names(one) == ["refuses_to_go"]
