"""Each leak that was mended is put back, and the comparison of two worlds finds it: so it would find the next one."""

from collections.abc import Callable, Collection
from typing import Any

import pytest
from msgspec.structs import replace

from podzem.cli.build import is_compiled
from podzem.core.decisions import JUDGE, Decision
from podzem.core.dice import Entered, Seeded
from podzem.core.scribe import Scribe
from podzem.core.step import step
from podzem.expedition.meeting.attitude import INDIFFERENT
from podzem.site import doors, known_site
from podzem.site.grounds import ground_at
from podzem.site.shapes import LevelView
from podzem.site.site import Site
from podzem.site.stand import Stand
from podzem.systems import load_system
from podzem.systems.dungeon import deciding, turn_stage
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.view import map_view
from podzem.systems.surface import believed as known_campaign
from podzem.systems.surface import orders as campaign_orders
from podzem.systems.surface.view import land_view
from podzem.systems.surface.view import viewer as campaign_viewer
from podzem.table import handlers
from podzem.table.listener import Answer, make_reply
from podzem.table.table import Table
from podzem.world.dungeon_map import Opening
from tests.worlds.campaigns import met
from tests.worlds.pairs import Pair, pairs, settled
from tests.worlds.questions import Tally, compare
from tests.worlds.settings import told_of
from tests.worlds.test_wire import heard_of_secrets, questions
from tests.worlds.wording import Wording

REFUSALS = 120
MOST = 20_000
"""A leak is found within so many comparisons, or it is not found."""
compiled_rules = pytest.mark.skipif(is_compiled(), reason="interpreted: what is compiled cannot be changed")


def found(
    kind: str,
    seeds: range,
    put_back: Callable[[pytest.MonkeyPatch], None],
    patch: pytest.MonkeyPatch,
    key: str = "dungeon",
) -> Tally:
    """Compare until a difference of this kind shows; the games are played as they should be."""
    system: Any = load_system(key)
    tally, wording = Tally(), Wording(system, 0)
    for seed in seeds:
        for pair in pairs(system, seed, 120, 14):
            with patch.context() as inside:
                put_back(inside)
                compare(pair, wording, REFUSALS, tally)
            if tally.kinds[kind] or tally.comparisons > MOST:
                print(f"{kind}: after {tally.comparisons} comparisons; {tally.leaks[:2]}")
                return tally
    return tally


def asked_of_the_map(patch: pytest.MonkeyPatch, name: str) -> None:
    """One of the two questions is asked of the game as it is, in the stage in which orders are given."""
    ask = getattr(deciding, name)

    def leaky(*asked: Any) -> Any:
        with patch.context() as inside:
            inside.setitem(deciding.STAGES, turn_stage.STAGE.name, turn_stage.STAGE._replace(known=lambda game: game))
            return ask(*asked)

    patch.setattr(deciding, name, leaky)


def lists_from_the_map(patch: pytest.MonkeyPatch) -> None:
    """Item 1: what a seat is offered follows from the map, unfound secret doors and all."""
    asked_of_the_map(patch, "candidates")


def refusals_from_the_map(patch: pytest.MonkeyPatch) -> None:
    """Item 2: why not is asked of the map, so rock, wall and unseen floor are refused differently."""
    asked_of_the_map(patch, "why_not")


def paper_of_the_level(patch: pytest.MonkeyPatch) -> None:
    """Item 3: the paper of a view is as large as the level."""
    drawn = map_view._level

    def whole(game: Game, depth: int, is_party: bool) -> LevelView:
        return replace(drawn(game, depth, is_party), bounds=list(ground_at(game.site, depth).bounds))

    patch.setattr(map_view, "_level", whole)


def doors_as_they_are(patch: pytest.MonkeyPatch) -> None:
    """Item 4: a free door is told from a stuck one before anybody has touched it."""
    patch.setattr(known_site, "taken_for", lambda opening, state: opening.door.kind if opening.door else "")
    patch.setattr(doors, "_goes", lambda site, opening: doors.believes_open(site, opening) or is_free(opening))
    patch.setattr(doors, "may_be_free", free_ones)


def is_free(opening: Opening) -> bool:
    return opening.door is not None and opening.door.kind == "free"


def free_ones(site: Site, depth: int) -> frozenset[str]:
    level = site.dungeon.level(depth)
    return frozenset(way.id for way in level.openings if is_free(way) and doors.knows(site, depth, way.id))


def walls_in_the_dark(patch: pytest.MonkeyPatch) -> None:
    """Item 4: what nobody sees of the area where a group stands is named all the same."""
    known = known_site.known_cells

    def all_around(site: Site, depth: int, stands: Collection[Stand]) -> frozenset[tuple[int, int]]:
        areas = {stand.area for stand in stands if stand.depth == depth and stand.area}
        cells = known(site, depth, stands)
        return cells.union(cell for area in areas for cell in ground_at(site, depth).cells_of(area))

    patch.setattr(known_site, "known_cells", all_around)


LEAKS: dict[str, tuple[Callable[[pytest.MonkeyPatch], None], str]] = {
    "1 decision lists": (lists_from_the_map, "decisions"),
    "2 refusals": (refusals_from_the_map, "refusal"),
    "3 bounds": (paper_of_the_level, "view"),
    "4 dark walls": (walls_in_the_dark, "view"),
}


def lists_from_the_land(patch: pytest.MonkeyPatch) -> None:
    """What a caller is offered follows from the true land and place."""
    ask = campaign_orders.candidates

    def leaky(game: Any, seat: int) -> Any:
        with patch.context() as inside:
            inside.setattr(campaign_orders, "believed", lambda game, seat: game)
            return ask(game, seat)

    patch.setattr(campaign_orders, "candidates", leaky)


def refusals_from_the_land(patch: pytest.MonkeyPatch) -> None:
    """Why not is asked of the true land and place."""
    ask = campaign_orders.refuse

    def leaky(game: Any, decision: Decision) -> Any:
        with patch.context() as inside:
            inside.setattr(campaign_orders, "believed", lambda game, seat: game)
            return ask(game, decision)

    patch.setattr(campaign_orders, "refuse", leaky)


def land_in_the_fog(patch: pytest.MonkeyPatch) -> None:
    """All of the land is drawn for everybody."""
    patch.setattr(campaign_viewer, "land_seen", lambda game, parties: land_view.secrets_of(game).land)


def true_places(patch: pytest.MonkeyPatch) -> None:
    """A party is shown where it truly is."""
    patch.setattr(known_campaign, "as_believed", lambda party, chart: party)


def how_they_are_disposed(patch: pytest.MonkeyPatch) -> None:
    """What those met think is in everybody's view."""
    drawn = campaign_viewer.meeting_view

    def frank(game: Any, viewer: int, parties: set[int]) -> Any:
        shown = drawn(game, viewer, parties)
        return None if shown is None else replace(shown, attitude=game.meeting.attitude)

    patch.setattr(campaign_viewer, "meeting_view", frank)


ABOVE: dict[str, tuple[Callable[[pytest.MonkeyPatch], None], str]] = {
    "decision lists": (lists_from_the_land, "decisions"),
    "refusals": (refusals_from_the_land, "refusal"),
    "fog": (land_in_the_fog, "view"),
    "true places": (true_places, "view"),
}
"""Of a campaign: what is asked of the truth, or shown of it."""


@compiled_rules
@pytest.mark.parametrize("leak", ABOVE)
def test_a_leak_of_a_campaign_that_is_put_back_is_found(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    put_back, kind = ABOVE[leak]
    assert found(kind, range(60), put_back, monkeypatch, "surface").kinds[kind], f"{leak} was not found"


def test_what_those_met_think_is_found_when_it_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """An attitude that was thrown in secret is another in another world."""
    system: Any = load_system("surface")
    options = {"goal": "none", "judge_surprise": "automatic"}
    state = met(system.setup(2, options, Scribe(Seeded(4))), Seeded(4))
    assert state.meeting is not None
    state.meeting.attitude = INDIFFERENT
    wording, tally, leaky = Wording(system, 0), Tally(), Tally()
    for number in range(8):
        left, right = told_of("surface").on_paper(state), system.resample(state, 0, Seeded(number, 3))
        pair = Pair(system, 0, settled(system, left), settled(system, right), f"met, {number}")
        compare(pair, wording, 10, tally)
        with monkeypatch.context() as inside:
            how_they_are_disposed(inside)
            compare(pair, wording, 10, leaky)
    assert not tally.leaks
    assert leaky.kinds["view"]


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_that_is_put_back_is_found(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    put_back, kind = LEAKS[leak]
    assert found(kind, range(60), put_back, monkeypatch).kinds[kind], f"{leak} was not found"


def test_a_free_door_that_is_told_from_a_stuck_one_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Item 4: before a door that nobody has tried, `ahead` was offered if it was free."""
    system: Any = load_system("dungeon")
    begun = system.setup(3, {}, Scribe(Seeded(1)))
    state = step(system, begun, Decision(JUDGE, "move", ("1", "36,19")), Seeded(1)).state
    tally, wording = Tally(), Wording(system, 0)
    for number in range(40):
        left, right = told_of("dungeon").on_paper(state), system.resample(state, 0, Seeded(number, 3))
        pair = Pair(system, 0, settled(system, left), settled(system, right), f"at a door, {number}")
        compare(pair, wording, 10, tally)
        assert not tally.leaks
        with monkeypatch.context() as inside:
            doors_as_they_are(inside)
            leaky = Tally()
            compare(pair, wording, 10, leaky)
        if leaky.kinds["decisions"]:
            return
    pytest.fail("a free door was not told from a stuck one")


@compiled_rules
def test_a_judges_hold_that_all_hear_of_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Item 4: it grew the number by which everybody is told of a change."""
    monkeypatch.setattr(Table, "stamp_for", lambda table, viewer: table.stamp + table.judge_stamp)
    assert heard_of_secrets("escape", range(1, 2))[1]


@compiled_rules
def test_a_secret_amendment_that_all_hear_of_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Item 4: each step of the log was news to everybody."""
    monkeypatch.setattr(Table, "pass_over", lambda table, moment: False)
    assert heard_of_secrets("dungeon", range(1, 3))[1]


@compiled_rules
def test_a_question_for_a_die_that_can_be_had_for_nothing_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Item 5: secret dice were asked of the player, and what was asked bound nobody."""
    unseen = Entered.hidden
    monkeypatch.setattr(Entered, "hidden", lambda dice, sides: dice.face(sides) if sides == 6 else unseen(dice, sides))
    monkeypatch.setattr(handlers, "_ask_for_die", unbinding)
    assert questions("dungeon", range(1, 4)).idle


def unbinding(table: Table, decision: object, request: Any, sides: int) -> Answer:
    """As it was: asked, and nothing kept."""
    return Answer(make_reply("face", request.id, sides=sides, faces=request.faces))
