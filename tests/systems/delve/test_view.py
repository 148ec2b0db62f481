"""What each viewer is shown of a delve, and what is read aloud."""

import msgspec
import pytest

from podzem.core.decisions import JUDGE, WATCHER, read_decision
from podzem.core.dice import Scripted, Seeded
from podzem.core.scribe import Scribe
from podzem.systems.delve import deciding
from podzem.systems.delve.chapters.encounters.peace import DEMAND, FAVOUR
from podzem.systems.delve.game import Game
from podzem.systems.delve.meeting import Favour
from podzem.systems.delve.place import Place
from podzem.systems.delve.sight import look_around
from podzem.systems.delve.staging import stage
from podzem.systems.delve.system import SYSTEM
from podzem.systems.delve.view.shapes import MeetingView

E1 = (
    "10-футовий коридор йде на схід 10 футів, розгалужується на південь і продовжується на схід ще 20 футів, "
    "закінчуючись дверима."
)


def begun(**options: object) -> Game:
    return SYSTEM.setup(2, options, Scribe(Seeded(1)))


def give(game: Game, *texts: str) -> None:
    for text in texts:
        decision = read_decision(text)
        assert SYSTEM.refuse(game, decision) is None, text
        SYSTEM.apply(game, decision, Scribe(Seeded(5)))


@pytest.mark.clause("delve.shared.sample")
def test_delve_shared_sample__the_first_text_of_the_sample_is_the_documents_sentence() -> None:
    game = begun()
    assert SYSTEM.showing.aloud is not None
    assert SYSTEM.showing.aloud.readings(game, 0, "uk") == [E1]
    assert SYSTEM.showing.aloud.readings(game, WATCHER, "uk") == []


@pytest.mark.clause("delve.map.player_map")
def test_delve_map_player_map__nothing_is_described_in_darkness() -> None:
    game = begun()
    for person in game.people.values():
        for item in person.items:
            item.lit = False
    assert SYSTEM.showing.aloud is not None
    assert SYSTEM.showing.aloud.readings(game, 0, "uk") == []
    assert SYSTEM.showing.aloud.readings(game, JUDGE, "uk") == [E1]


def test_the_map_is_squares_of_three_hs_with_walls_and_known_openings() -> None:
    level = SYSTEM.view(begun(), 0).levels[0]
    assert level.bounds == [0, 12, 12, 3]
    assert level.seen == ["3" * 12] * 3
    ids = {opening.id: (opening.at, opening.dir, opening.out) for opening in level.openings}
    assert ids["D1"] == ([12, 13.5], "E", "")
    assert ids["O0"] == ([0, 13.5], "W", "W")
    assert [3, 12, 6, 12] in level.walls
    assert [6, 15, 9, 15] not in level.walls, "the branch to the south"


@pytest.mark.clause("delve.map.player_map")
@pytest.mark.parametrize("automap", [True, False])
def test_delve_map_player_map__only_an_automatic_map_remembers_what_is_out_of_sight(automap: bool) -> None:
    game = begun(automap=automap)
    give(game, "0 explore 1 1:2,5")
    for person in game.people.values():
        person.at = Place(1, 2, 5)
    stairs = {tuple(wall) for wall in SYSTEM.view(game, 0).levels[0].walls}
    remembers = (0, 12, 3, 12) in stairs
    assert remembers == automap


def test_what_nobody_has_seen_is_the_judges_alone() -> None:
    game = begun()
    for viewer in (0, 1, WATCHER):
        wire = msgspec.json.encode(SYSTEM.view(game, viewer)).decode()
        assert "goblin" not in wire
        assert "SD1" not in wire
        assert "TR1" not in wire
        assert "EN1" not in wire
        assert '"secrets":null' in wire
    secrets = SYSTEM.view(game, JUDGE).secrets
    assert {one.id for one in secrets.levels[0].encounters} == {"EN1", "EN2", "EN3"}
    assert {one.id for one in secrets.levels[0].traps} == {"TR1", "TR2"}
    assert [one.counter for one in secrets.wander] == [0]


def test_those_who_were_met_stand_on_the_judges_map_once() -> None:
    game = begun()
    give(game, "0 explore 1 1:3,4", "0 open pc.1 D1")
    secrets = SYSTEM.view(game, JUDGE).secrets
    assert secrets is not None
    assert {one.id: one.met for one in secrets.levels[0].encounters} == {"EN1": True, "EN2": False, "EN3": False}


def test_a_sheet_has_its_slots_and_the_terms_of_its_levels() -> None:
    view = SYSTEM.view(begun(), 0)
    taras = view.members[0]
    assert (taras.ready.most, taras.stowed.most) == (
        taras.attributes["strength"][0] // 2,
        taras.attributes["strength"][0],
    )
    for pair in taras.pairs:
        assert pair.level == sum(int(value) for _, value, _ in pair.terms)
    assert view.clock.lights[0].left == 6


def test_a_square_of_an_order_lies_where_it_is_drawn() -> None:
    facts = SYSTEM.showing.facts(read_decision("0 explore 1 1:2,4"))
    assert facts == {"group": "1", "place": "1:2,4", "at": [7.5, 13.5], "depth": 1}


@pytest.mark.clause("delve.core.roll_visibility")
def test_what_can_be_done_with_straw_does_not_tell_whether_something_is_under_it() -> None:
    game = SYSTEM.setup(1, {}, Scribe(Seeded(1)))
    for person in game.people.values():
        person.at = Place(1, 4, 4)
    look_around(game, Scribe(Scripted([])))
    twin = SYSTEM.resample(game, 0, Seeded(2))
    mine = [str(one) for one in deciding.candidates(game, 0)]
    assert "0 act pc.1 F1 turn_over" in mine
    assert [str(one) for one in deciding.candidates(twin, 0)] == mine


@pytest.mark.clause("delve.react.shift")
def test_a_favour_is_shown_while_it_is_asked_or_promised() -> None:
    """Who was threatened wants a bribe instead: the favour of before is none of his wishes any more."""
    game = stage(
        1, {}, {"party": ["man torch!"], "at": "4,4", "met": {"kind": "bandit", "at": "5,4", "step": "parley"}}
    )
    assert game.meeting is not None
    band = game.bands[-1]
    game.meeting.waiting, game.meeting.favour = FAVOUR, Favour(band.number, band.kind, band.members[0].at, 20)
    assert shown_meeting(game).favour is not None
    game.meeting.waiting = DEMAND
    assert shown_meeting(game).favour is None
    band.waits = True
    assert shown_meeting(game).favour is not None


@pytest.mark.clause("delve.react.shift")
def test_what_can_be_given_is_shown_with_its_worth() -> None:
    party = ["man sword* torch!", "man coins:30 bandage"]
    game = stage(1, {}, {"party": party, "at": "4,4", "met": {"kind": "bandit", "at": "5,4", "step": "parley"}})
    assert shown_meeting(game).worth == {"sword.101": 4, "coins.201": 30}


def shown_meeting(game: Game) -> MeetingView:
    meeting = SYSTEM.view(game, 0).meeting
    assert meeting is not None
    return meeting
