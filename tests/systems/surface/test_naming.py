"""What people, things and vessels are called: no number of the program's, and one of their own where it is needed."""

import pytest

from podzem.core.words import LANGUAGES, Words
from podzem.expedition.making import kit
from podzem.expedition.people import CAPTIVE, CREATURE, DEAD, Member
from podzem.systems.surface.book import BOOK
from podzem.systems.surface.cells import Cell
from podzem.systems.surface.game import Game, Vessel
from podzem.systems.surface.naming import SurfaceNames
from podzem.world.item import Item
from tests.systems.surface.campaigns import campaign, companion

NAMES = SurfaceNames()


def said(game: Game, *ids: str, language: str = "en", kind: str = "member") -> list[str]:
    words = Words(language, BOOK.words, BOOK.terms).naming(NAMES.namer(game, 0))
    return [str(words.term(kind, id, ["Ana"])) for id in ids]


def test_the_second_of_a_kind_has_a_number_and_keeps_it() -> None:
    game = campaign()
    first, archer, second, third = (companion(game, kind) for kind in ("spearman", "archer", "spearman", "spearman"))
    assert said(game, first.id, archer.id) == ["spearman", "archer"]
    assert said(game, second.id, third.id) == ["spearman 2", "spearman 3"]
    assert said(game, "pc.1") == ["Ana"]
    first.status = DEAD
    assert said(game, first.id, second.id) == ["spearman", "spearman 2"], "a name never changes"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_of_the_program_is_said(language: str) -> None:
    game = campaign()
    game.company.next_number = 70
    man = companion(game, "archer")
    assert not any(sign.isdigit() for sign in said(game, man.id, language=language)[0])


def test_captives_are_counted_among_themselves() -> None:
    game = campaign()
    for number in (81, 82):
        game.members[number] = Member(CREATURE, "bandit", number, status=CAPTIVE, captor=1)
    game.members[83] = Member(CREATURE, "bandit", 83, status=DEAD)
    assert said(game, "bandit.81", "bandit.82", "bandit.83") == ["robber 1", "robber 2", "robber"]


def test_things_of_a_party_are_counted_where_they_are_alike() -> None:
    game = campaign()
    hero, man = game.members[1], companion(game, "archer")
    hero.items, man.items = kit(game.company, ["torch", "sword"]), kit(game.company, ["torch"])
    torches = [one.items[0].id for one in (hero, man)]
    assert said(game, *torches, hero.items[1].id, kind="item") == ["torch 1", "torch 2", "sword"]
    hero.items[1].contents.append(Item("torch", 90))
    assert said(game, "torch.90", kind="item") == ["torch 2"], "what is inside is counted with it"


def test_a_vessel_has_a_number_only_beside_another_of_its_kind() -> None:
    game = campaign()
    game.vessels = [Vessel("boat", 50, Cell(3, 2)), Vessel("boat", 51, Cell(9, 9)), Vessel("raft", 52, Cell(3, 2))]
    assert said(game, "boat.50", "boat.51", "raft.52", kind="vessel") == ["boat", "boat", "raft"]
    game.vessels[1].cell = Cell(3, 2)
    assert said(game, "boat.50", "boat.51", kind="vessel") == ["boat 1", "boat 2"]


def test_who_is_no_more_is_called_as_before() -> None:
    before, after = campaign(), campaign()
    before.members[83] = Member(CREATURE, "bandit", 83)
    namer = NAMES.namer_of(before, None, after)
    assert namer("bandit.83") == ("named-one", {"term": "member-bandit", "n": 0})
    assert said(after, "bandit.83") == ["robber"], "who is gone has no number either"


def test_the_view_speaks_of_people_by_name() -> None:
    game = campaign()
    man = companion(game, "archer")
    assert man.id in NAMES.shown(game, 0)
