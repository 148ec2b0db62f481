"""Several parties below ground at once, and who hears of what (surface.dungeon.*)."""

from fractions import Fraction

import pytest

from podzem.core.decisions import JUDGE, WATCHER, read_decision
from podzem.core.dice import Scripted, Seeded
from podzem.core.events import sees
from podzem.core.forms import plain
from podzem.core.scribe import Scribe
from podzem.core.step import step
from podzem.expedition.people import DEAD
from podzem.systems.dungeon import front_door
from podzem.systems.surface import orders
from podzem.systems.surface.agenda import go_on
from podzem.systems.surface.chapters import hours
from podzem.systems.surface.chapters.encounters import coming
from podzem.systems.surface.game import Game
from podzem.systems.surface.invariants import fault
from podzem.systems.surface.parties import BELOW, MARCH
from podzem.systems.surface.system import SYSTEM
from podzem.systems.surface.telling import heard, within
from podzem.systems.surface.view.viewer import seen_by
from tests.systems.surface.campaigns import clause, do, named, refused
from tests.systems.surface.meetings import AFAR, AWARE
from tests.systems.surface.two_mouths import company, parted, send, spend, wait


@pytest.mark.clause("surface.dungeon.clock")
def test_two_parties_in_two_dungeons_go_on_by_the_hour() -> None:
    game = parted()
    spend(game, game.parties[1], 3)  # a quarter of the day: t is 24
    send(game, 0, 1, "cave")
    send(game, 1, 2, "pit")
    assert [party.phase for party in game.parties] == [BELOW, BELOW]
    assert (game.sites_in_use, fault(game)) == (["cave", "pit"], "")
    assert orders.needed(game) == (0,), "the first is behind in time"
    assert clause(game, "1 all hold") in ("surface.core.party", "dungeon.time.order")
    for _ in range(24):
        wait(game, 0)
    assert [hours.now(game, party) for party in game.parties] == [24, 24]
    wait(game, 0)
    assert orders.needed(game) == (1,), "now the other one is"
    wait(game, 1)
    assert orders.needed(game) == (0,)
    assert fault(game) == ""


@pytest.mark.clause("surface.dungeon.clock", "surface.dungeon.return")
def test_each_comes_back_by_itself_and_keeps_one_purse() -> None:
    game = parted()
    send(game, 0, 1, "cave")
    send(game, 1, 2, "pit")
    for text in ("0 all hold", "0 leg 1 -1,5"):
        do(game, text)
    told = do(game, "0 release")
    assert named(told, "came_up")[0].facts["party"] == 1
    assert game.parties[0].phase == MARCH
    assert [descent.party for descent in game.descents] == [2]
    assert game.sites["pit"].game.company.ledger is game.company.ledger
    do(game, "0 camp 1")
    assert fault(game) == ""
    assert game.days == 0, "the other one is still below"


@pytest.mark.clause("surface.dungeon.clock")
def test_days_turn_for_both_below() -> None:
    game = parted()
    send(game, 0, 1, "cave")
    send(game, 1, 2, "pit")
    scribe = Scribe(Seeded(3), listening=True)
    for _ in range(1200):
        if game.days == 1:
            break
        seat = orders.needed(game)[0]
        orders.apply(game, orders.fallback(game, seat), scribe)
        assert fault(game) == ""
    assert game.days == 1
    assert len(named(scribe.events, "rations_eaten")) == 2


@pytest.mark.clause("surface.core.roll_visibility", "surface.dungeon.clock")
def test_what_happens_below_is_heard_by_those_below_and_by_nobody_else() -> None:
    game = parted()
    told = send(game, 0, 1, "cave")
    told += wait(game, 0)
    of_below = [event for event in told if event.name in front_door.EVENTS and event.name != "party_split"]
    assert [event.name for event in of_below if event.name == "turn_begins"]
    assert not [event for event in of_below if sees(event.audience, 1) or sees(event.audience, WATCHER)]
    assert [event for event in of_below if sees(event.audience, 0)]
    assert seen_by(game, 1).below is None
    assert seen_by(game, 0).below is not None
    assert {one.id for one in seen_by(game, 1).members} == {"pc.2"}, "a group below is no party above"


@pytest.mark.clause("surface.core.roll_visibility")
def test_what_happens_above_is_not_heard_below() -> None:
    game = parted()
    send(game, 0, 1, "cave")
    scribe = Scribe(Scripted([(6, 2), (6, 1), *AWARE, *AFAR]), listening=True)
    with heard(scribe, within(game, game.parties[1])):
        coming.begin(game, game.parties[1], "peasant", False, scribe)
    go_on(game, scribe)
    told = scribe.events + do(game, "1 attack") + do(game, "1 hold_line")
    assert named(told, "met")
    assert named(told, "combat_above")
    assert not [event for event in told if sees(event.audience, 0)]
    assert [event for event in told if sees(event.audience, 1)]


@pytest.mark.clause("surface.core.roll_visibility")
def test_who_has_people_above_and_below_hears_of_both() -> None:
    game = company("man torch! ration:9", "man torch! ration:9", players=1)
    told = send(game, 0, 1, "cave", "pc.1")
    assert all(sees(event.audience, 0) for event in told if event.audience)
    told = do(game, "0 camp 1") if refused(game, "0 camp 1") is None else do(game, "0 wait 1")
    assert sees(named(told, "camped")[0].audience, 0)


@pytest.mark.clause("surface.dungeon.entrance", "surface.dungeon.clock")
def test_a_second_party_follows_into_the_same_dungeon_at_its_hour() -> None:
    game = parted()
    spend(game, game.parties[1], 3)
    send(game, 0, 1, "cave")
    told = send(game, 1, 2, "cave")
    assert named(told, "waits_at_entrance")[0].facts["party"] == 2
    assert [bool(descent.waits) for descent in game.descents] == [False, True]
    assert fault(game) == ""
    assert orders.candidates(game, 1) == []
    for _ in range(23):
        wait(game, 0)
    assert game.descents[1].waits
    told = wait(game, 0)
    assert not game.descents[1].waits
    assert named(told, "went_below"), "those who come later are heard of by both"
    assert all(sees(event.audience, 0) and sees(event.audience, 1) for event in named(told, "went_below"))
    assert [one.id for one in game.members_of(game.parties[1])] == ["pc.2"]
    assert [one.id for one in game.members_of(game.parties[0])] == ["pc.1"]
    assert set(orders.needed(game)) >= {0, 1} or set(orders.awaited(game)) == {0, 1}
    assert fault(game) == ""


@pytest.mark.clause("surface.dungeon.return", "surface.dungeon.clock")
def test_one_of_two_parties_in_a_dungeon_comes_out_and_the_other_goes_on() -> None:
    game = parted()
    send(game, 0, 1, "cave")
    send(game, 1, 2, "cave")
    assert [descent.since for descent in game.descents] == [0, 0]
    groups = {game.sites["cave"].game.members[n].id: game.sites["cave"].game.members[n].group for n in (1, 2)}
    for text in ("0 all hold", "1 all hold", f"0 leg {groups['pc.1']} -1,5"):
        do(game, text)
    told = do(game, "0 release")
    assert named(told, "came_up")[0].facts["members"] == ["pc.1"]
    assert [descent.party for descent in game.descents] == [2]
    assert game.parties[0].spent == Fraction(9, 96), "a turn was used"
    assert game.sites["cave"].game.company.caller == 1, "who is left is called by his own caller"
    assert fault(game) == ""
    do(game, "1 all hold")
    wait(game, 1)
    assert fault(game) == ""


@pytest.mark.clause("surface.dungeon.clock")
@pytest.mark.parametrize("seed", range(3))
def test_random_play_of_two_parties(seed: int) -> None:
    game = parted()
    send(game, 0, 1, "cave")
    send(game, 1, 2, ("cave", "pit", "cave")[seed])
    dice, chooser = Seeded(seed), Seeded(seed + 9)
    for _ in range(120):
        open_now = SYSTEM.decisions(game)
        if not open_now:
            break
        assert len(set(open_now)) == len(open_now)
        assert {one.seat for one in open_now} == set(SYSTEM.turns.awaited(game))
        for viewer in (JUDGE, WATCHER, 0, 1):
            plain(SYSTEM.view(game, viewer))
        done = step(SYSTEM, game, open_now[int(chooser.face(len(open_now))) - 1], dice)
        game = done.state
        assert fault(game) == "", done.decision
        assert game.copy().key() == game.key()


def test_all_who_went_below_are_dead() -> None:
    game = parted()
    send(game, 0, 1, "cave")
    send(game, 1, 2, "cave")
    site = game.sites["cave"].game
    site.members[2].status, site.members[2].group = DEAD, 0
    wait(game, 0)
    assert [party.number for party in game.parties] == [1]
    assert [descent.party for descent in game.descents] == [1]
    assert fault(game) == ""


# what each is shown, and what it is called


def _in_two() -> Game:
    """Seat 0 in the cave, seat 1 in the pit; it is the turn of the cave, where a turn has shown a little more."""
    game = parted()
    send(game, 0, 1, "cave")
    send(game, 1, 2, "pit")
    return game


@pytest.mark.clause("surface.core.roll_visibility", "surface.dungeon.clock")
def test_a_seat_is_shown_and_told_the_dungeon_of_its_own_people() -> None:
    game = _in_two()
    places = SYSTEM.showing.places
    assert places is not None
    assert SYSTEM.showing.aloud is not None
    for _ in range(2):
        for seat, site in ((0, "cave"), (1, "pit")):
            own = game.sites[site]
            assert seen_by(game, seat).below == own.view(seat)
            assert set(own.shown(seat)) <= set(places.shown(game, seat))
            assert [places.namer(game, seat)(id) for id in own.shown(seat)] == [
                own.namer()(id) for id in own.shown(seat)
            ]
            assert SYSTEM.showing.aloud.readings(game, seat, "en") == own.readings(seat, "en")
        other = set(game.sites["cave"].shown(0)) - set(game.sites["pit"].shown(1))
        assert other
        assert not other & set(places.shown(game, 1)), "no door of the cave is named to who is in the pit"
        wait(game, orders.needed(game)[0])


@pytest.mark.clause("surface.core.roll_visibility")
def test_a_step_is_told_in_the_words_of_the_dungeon_in_which_it_was_taken() -> None:
    game = _in_two()
    before, decision = game.copy(), read_decision("0 release")
    SYSTEM.apply(before, read_decision("0 all hold"), Scribe(Seeded(1)))
    wait(game, 0)
    seen = game.sites["cave"].shown(0)
    assert seen
    assert game.below is not None
    assert game.below.site == "pit", "the turn has gone over"
    places = SYSTEM.showing.places
    assert places is not None
    namer, cave = places.namer_of(before, decision, game), game.sites["cave"].namer()
    assert [namer(id) for id in seen] == [cave(id) for id in seen]
    assert None not in [cave(id) for id in seen]


@pytest.mark.clause("surface.dungeon.clock", "surface.core.party")
def test_one_seat_in_two_dungeons_sees_both_and_acts_in_both() -> None:
    game = company(players=1)
    do(game, "0 split 1 pc.2")
    send(game, 0, 1, "cave")
    send(game, 0, 2, "pit")
    acted = []
    for _ in range(6):
        below = game.below
        assert below is not None
        view = seen_by(game, 0)
        other = "pit" if below.site == "cave" else "cave"
        assert view.below == game.sites[below.site].view(0)
        assert [(one.parties, one.below) for one in view.elsewhere] == [
            ([descent.party for descent in game.descents if descent.site == other], game.sites[other].view(0))
        ]
        assert view.elsewhere[0].paper == game.sites[other].scene
        assert orders.needed(game) == (0,)
        acted.append(below.site)
        wait(game, 0)
    assert acted == ["cave", "pit"] * 3
    assert seen_by(game, WATCHER).elsewhere == []
    assert fault(game) == ""


@pytest.mark.clause("surface.needs.allocation", "surface.dungeon.clock")
def test_who_is_to_eat_may_be_asked_of_those_below() -> None:
    """Two rations for three: the caller names them one by one, and the view says whom he has named."""
    game = company("man torch:3 torch! ration:2", "man", "man", players=1)
    send(game, 0, 1, "cave")
    assert game.below is not None
    for _ in range(200):
        if game.questions:
            break
        wait(game, 0)
    assert game.questions[-1].kind == "allot"
    do(game, "0 allot pc.2")
    assert [one.members for one in seen_by(game, 0).questions] == [["pc.2"]]
    do(game, "0 allot pc.3")
    assert not game.questions
