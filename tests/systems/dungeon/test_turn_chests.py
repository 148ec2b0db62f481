"""«Действия»: chests, broken or opened with their key (dungeon.action.chest)."""

import pytest

from podzem.systems.dungeon.furnishing import lay_treasure
from podzem.systems.dungeon.game import Game
from podzem.world.item import Item

from .build import event, join, names, order, pass_turn, quiet, refused


def at_chest(people: int = 3, locked: bool = True, **options: object) -> tuple[Game, Item]:
    """People before the chest of the sample map."""
    game = quiet(at="14,36", **options)
    for number in range(people):
        join(game, "torch!" if number == 0 else "", rank=0)
    lay_treasure(game)
    game.site.heaps[0].seen = 3
    chest = game.site.heaps[0].items[0]
    chest.locked = locked
    from podzem.site import traps as site_traps

    site_traps.touch(game.site, game.dungeon.level(1).trap("TR2")).state = "disarmed"
    return game, chest


@pytest.mark.clause("dungeon.action.chest")
def test_chest__broken_it_halves_gems_and_art_once() -> None:
    game, chest = at_chest()
    ids = [member.id for member in game.members.values()]
    pass_turn(game, *(f"break {id} {chest.id}" for id in ids), faces=(4,))
    assert [thing.value for thing in chest.contents if thing.kind == "gem"] == [100, 225]
    one = pass_turn(game, *(f"break {id} {chest.id}" for id in ids), faces=(3,))
    values = {thing.kind: [t.value for t in chest.contents if t.kind == thing.kind] for thing in chest.contents}
    assert (values["gem"], values["tableware"], values["carpet"]) == ([50, 112], [125], [300])
    assert [thing.count for thing in chest.contents if thing.kind == "silver"] == [240]
    assert event(one, "contents_damaged")["count"] == 3
    assert refused(game, f"break {ids[0]} {chest.id}") == "dungeon.action.chest"


@pytest.mark.clause("dungeon.action.chest")
def test_chest__textiles_by_the_switch_and_four_at_most() -> None:
    game, chest = at_chest(people=5, halve_textiles=True)
    ids = [member.id for member in game.members.values()]
    order(game, *(f"break {id} {chest.id}" for id in ids[:4]))
    assert refused(game, f"break {ids[4]} {chest.id}") == "dungeon.action.chest"
    pass_turn(game, faces=(4,))
    assert [thing.value for thing in chest.contents if thing.kind == "carpet"] == [150]


@pytest.mark.clause("dungeon.action.chest")
def test_chest__unlocked_or_with_its_key_it_opens_unharmed() -> None:
    game, chest = at_chest(people=1, locked=False)
    hero = game.members[1]
    one = pass_turn(game, f"unlock {hero.id} {chest.id}")
    assert "chest_opened" in names(one)
    assert [thing.value for thing in chest.contents if thing.kind == "gem"] == [100, 225]
    game, chest = at_chest(people=1)
    hero, chest.name = game.members[1], "silver_key"
    one = pass_turn(game, f"unlock {hero.id} {chest.id}")
    assert "chest_locked" in names(one)
    hero.items.append(Item("key", game.company.take_number(), name="silver_key"))
    one = pass_turn(game, f"unlock {hero.id} {chest.id}")
    assert "chest_opened" in names(one)


@pytest.mark.clause("dungeon.action.search")
def test_search__doors_and_chests_are_places_of_their_own() -> None:
    game, chest = at_chest(people=1)
    hero = game.members[1]
    from podzem.site.contents import TrapState

    game.site.traps["TR2"] = TrapState()
    one = pass_turn(game, f"search {hero.id} {chest.id}", faces=(1,))
    assert event(one, "found")["found"] == ["TR2"]
