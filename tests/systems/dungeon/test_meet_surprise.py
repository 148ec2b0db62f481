"""Встречи: surprise, distance, what the light shows of those met; each Check of the catalogue with its dice."""

from collections.abc import Callable
from fractions import Fraction

import pytest

from podzem.core.decisions import JUDGE
from podzem.core.dice import Fanned
from podzem.core.events import SECRET
from podzem.core.scribe import Scribe
from podzem.expedition.meeting import parley, surprise
from podzem.expedition.meeting.distance import cut
from podzem.expedition.meeting.meeting import Meeting
from podzem.site.contents import DoorState
from podzem.site.sight import knowledge
from podzem.systems.dungeon.chapters.encounters import distances
from podzem.systems.dungeon.chapters.encounters.meeting_below import MeetingBelow, venue
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.view import meeting_view
from podzem.world.dungeon_map import Encounter
from podzem.world.points import read_point
from tests.systems.dungeon.meetings import dice, finish, met, names, party


@pytest.mark.clause("dungeon.surprise.seen")
@pytest.mark.clause("dungeon.light.from_dark")
def test_dungeon_surprise_seen__a_lit_party_on_an_open_way_throws_alone() -> None:
    game, scribe = party(), dice(1)
    meeting = met(game, "rat", 2)
    surprise.determine(venue(game, meeting), meeting, scribe)
    finish(scribe)
    assert (meeting.party_surprised, meeting.others_surprised) == (True, False)


@pytest.mark.clause("dungeon.surprise.seen")
@pytest.mark.clause("dungeon.surprise.base")
@pytest.mark.parametrize(
    ("faces", "result"), [((1, 1), (True, True)), ((1, 2), (True, False)), ((2, 1), (False, True))]
)
def test_dungeon_surprise_base__a_door_between_lets_both_throw(
    faces: tuple[int, int], result: tuple[bool, bool]
) -> None:
    game, scribe = party(), dice(*faces)
    meeting = met(game, "rat", 2, behind_door=True)
    surprise.determine(venue(game, meeting), meeting, scribe)
    finish(scribe)
    assert (meeting.party_surprised, meeting.others_surprised) == result
    assert all(one.audience == SECRET for one in scribe.events)


@pytest.mark.clause("dungeon.surprise.stealth")
@pytest.mark.parametrize(("face", "surprised"), [(3, True), (4, False)])
def test_dungeon_surprise_stealth__spiders(face: int, surprised: bool) -> None:
    game = party()
    meeting = met(game, "spider", 1)
    surprise.determine(venue(game, meeting), meeting, dice(face))
    assert meeting.party_surprised is surprised


@pytest.mark.clause("dungeon.light.darkness")
@pytest.mark.clause("dungeon.surprise.base")
@pytest.mark.parametrize(("face", "surprised"), [(2, True), (3, False)])
def test_dungeon_light_darkness__a_dark_party_is_surprised_more_easily(face: int, surprised: bool) -> None:
    game, scribe = party(lit=False), dice(face, 6)
    meeting = met(game, "rat", 1)
    surprise.determine(venue(game, meeting), meeting, scribe)
    finish(scribe)
    assert meeting.party_surprised is surprised


@pytest.mark.clause("dungeon.surprise.ambush")
@pytest.mark.parametrize(("face", "surprised"), [(4, True), (5, False)])
def test_dungeon_surprise_ambush__a_map_may_state_its_chance(face: int, surprised: bool) -> None:
    game = party()
    meeting = met(game, "spider", 1)
    surprise.determine(
        MeetingBelow(game, meeting, Encounter("E", "R1", "enter", "spider", "1", surprise=4)), meeting, dice(face)
    )
    assert meeting.party_surprised is surprised


@pytest.mark.clause("dungeon.surprise.ambush")
def test_dungeon_surprise_ambush__an_ambush_of_the_party_is_certain_unless_seen() -> None:
    game, scribe = party(lit=False), dice(6)
    game.groups[0].ambush = True
    meeting = met(game, "bear", 1)
    surprise.determine(venue(game, meeting), meeting, scribe)
    finish(scribe)
    assert meeting.others_surprised
    night = met(game, "rat", 1)
    surprise.determine(venue(game, night), night, dice(6, 2))
    assert not night.others_surprised, "who sees in the dark has an open line"


@pytest.mark.clause("dungeon.surprise.seen")
def test_dungeon_surprise_seen__those_with_a_light_and_those_heard_do_not_surprise() -> None:
    game = party()
    bandits = met(game, "bandit", 1)
    surprise.determine(venue(game, bandits), bandits, dice())
    assert not bandits.party_surprised
    game.site.known[1].heard = ["R1"]
    chud = met(game, "chud", 2, behind_door=True)
    surprise.determine(MeetingBelow(game, chud, Encounter("EN1", "R1", "open", "chud", "2")), chud, dice(6))
    assert not chud.party_surprised


@pytest.mark.clause("dungeon.move.fast_surprise")
def test_dungeon_move_fast_surprise__runners_are_surprised_without_dice() -> None:
    game = party()
    game.groups[0].fast = True
    meeting = met(game, "chud", 3)
    surprise.determine(venue(game, meeting), meeting, dice())
    assert (meeting.party_surprised, meeting.others_surprised) == (True, False)
    behind = met(game, "chud", 3, behind_door=True)
    surprise.determine(venue(game, behind), behind, dice(1))
    assert (behind.party_surprised, behind.others_surprised) == (False, True)


def in_passage() -> tuple[Game, Meeting]:
    """In PB, 12 hs of passage before D1."""
    game = party("24,19")
    game.groups[0].area = "PB"
    return game, met(game, "rat", 1, way="D1", hs=-1)


@pytest.mark.clause("dungeon.distance.none")
def test_dungeon_distance_none__cut_to_the_open_line() -> None:
    game, meeting = in_passage()
    game.site.doors["D1"] = DoorState()
    meeting.way = ""
    scribe = dice(4, 5)
    distances.determine(game, meeting, None, scribe)
    finish(scribe)
    assert meeting.hs == 12


def fanned(throw: Callable[[Scribe], object]) -> dict[object, Fraction]:
    """What comes of a throw, with its chance."""
    dice, found = Fanned(), dict[object, Fraction]()
    while True:
        result = throw(Scribe(dice))
        found[result] = found.get(result, Fraction(0)) + dice.chance
        if not dice.turn():
            return found


@pytest.mark.clause("dungeon.distance.none")
def test_dungeon_distance_none__farther_than_nine_sazhens_in_a_sixth() -> None:
    def far(scribe: Scribe) -> bool:
        game, meeting = in_passage()
        distances.determine(game, meeting, None, scribe)
        return meeting.hs > 18

    assert fanned(far)[True] == Fraction(1, 6)


@pytest.mark.clause("dungeon.surprise.base")
def test_dungeon_surprise_base__both_one_or_neither() -> None:
    def surprised(scribe: Scribe) -> tuple[bool, bool]:
        game = party()
        meeting = met(game, "rat", 2, behind_door=True)
        surprise.determine(venue(game, meeting), meeting, scribe)
        return meeting.party_surprised, meeting.others_surprised

    chances = {(True, True): 1, (True, False): 5, (False, True): 5, (False, False): 25}
    assert fanned(surprised) == {result: Fraction(count, 36) for result, count in chances.items()}


@pytest.mark.clause("dungeon.distance.both")
@pytest.mark.parametrize(("face", "hs"), [(1, 0), (2, 0), (3, 2), (4, 2), (5, 4), (6, 4)])
def test_dungeon_distance_both__even_thirds(face: int, hs: int) -> None:
    game, meeting = in_passage()
    meeting.party_surprised = meeting.others_surprised = True
    distances.determine(game, meeting, None, dice(face))
    assert meeting.hs == hs


@pytest.mark.clause("dungeon.distance.one")
def test_dungeon_distance_one__a_die_of_sazhens() -> None:
    game, meeting = in_passage()
    meeting.others_surprised = True
    distances.determine(game, meeting, None, dice(6))
    assert meeting.hs == 12
    assert meeting.at == read_point("36,19")
    assert cut(12, 0) == 1


@pytest.mark.clause("dungeon.distance.none")
def test_dungeon_distance_none__the_line_goes_on_through_the_way_they_come_by() -> None:
    game, meeting = in_passage()
    distances.determine(game, meeting, None, dice(6, 6))
    assert meeting.hs == 24
    assert meeting.at == read_point("48,19")


@pytest.mark.clause("dungeon.surprise.base")
@pytest.mark.clause("dungeon.surprise.no_attitude")
def test_dungeon_surprise_base__who_ignores_a_surprised_party_passes_unknown() -> None:
    game, scribe = party(count=3), dice(3, 4)
    meeting = met(game, "chud", 3, hs=20, at="21,5", party_surprised=True)
    parley.open_meeting(venue(game, meeting), meeting, scribe)
    finish(scribe)
    assert game.meeting is None
    assert not game.groups[0].lapsed
    assert [one for one in scribe.events if one.audience != SECRET] == []


@pytest.mark.clause("dungeon.light.reveal")
@pytest.mark.parametrize(("at", "event_name"), [("6,5", "met_figures"), ("5,5", "met_kind"), ("9,5", "met_unseen")])
def test_dungeon_light_reveal__what_the_light_shows_of_those_met(at: str, event_name: str) -> None:
    game, scribe = party(), dice()
    meeting = met(game, "chud", 6, at=at)
    parley.open_meeting(venue(game, meeting), meeting, scribe)
    assert names(scribe) == [event_name]
    told = scribe.events[0].data()
    assert ("kind" in told) == (event_name == "met_kind")
    assert ("count" in told) == (event_name != "met_unseen")
    seen = meeting_view.seen_by(game, 0)
    assert seen.kind == ("chud" if event_name == "met_kind" else "")
    assert seen.count == (None if event_name == "met_unseen" else 6)


@pytest.mark.clause("dungeon.light.reveal")
def test_dungeon_light_reveal__a_way_that_was_never_seen_is_not_named() -> None:
    for known, told in ((True, "met_unseen_at"), (False, "met_unseen")):
        game, scribe = party("23,17"), dice()
        knowledge(game.site, 1).openings = ["O2"] if known else []
        meeting = met(game, at="40,19", way="O2")
        parley.open_meeting(venue(game, meeting), meeting, scribe)
        assert names(scribe) == [told]
        assert meeting_view.seen_by(game, 0).way == ("O2" if known else "")
        assert meeting_view.seen_by(game, JUDGE).way == "O2"
