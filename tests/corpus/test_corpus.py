"""The recorded games play again: every decision is legal, and the same events are told by name, clause and facts.

`python -m tests.corpus.record` makes the records; they are made before rules are moved about, not after.
"""

from typing import Any

import msgspec
import pytest

from podzem.core.events import EventSpec
from podzem.systems import SYSTEMS, load_system
from tests.corpus.games import FOLDER, Game, RecordedEvent, Taken, difference, read_games

GAMES = [game for file in sorted(FOLDER.glob("*.json.gz")) for game in read_games(file)]
ABOVE = """
    add_unit armies_meet army_rules beasts_taken beggar_came bring came_up_elsewhere end_meeting gate
    gate_hostile meeting_ended meeting_sent mend mended merge_units modifier_set not_together nothing_lies
    remove_unit set_modifier spoils tend trade trade_beast unit_added unit_removed units_merged unwatched_die
    unwatched_lost village_grew waits_at_entrance
"""
UNSEEN = {
    "dungeon": {"aim", "burnt", "told_secret", "ran_off", "front_closed", "cowers", "gave_up_chase", "seed"},
    "surface": {*ABOVE.split()},
    "delve": {"searching", "stopped"},
}
"""Orders and events that no recorded game comes to; tests of their clauses do."""
LENT = {"surface": ("dungeon",)}
"""Systems whose orders and events a system has, too; their own records have those."""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.system}-{game.name}")
def test_a_recorded_game_plays_as_it_was_recorded(game: Game) -> None:
    assert difference(game) is None


@pytest.mark.parametrize("key", SYSTEMS)
def test_the_records_have_nearly_every_order_event_and_option(key: str) -> None:
    book = load_system(key).book
    games = [game for game in GAMES if game.system == key]
    steps = [taken for game in games for taken in game.steps]
    given = {taken.do.split()[1] for taken in steps if taken.do}
    told = {event.name for taken in steps for event in taken.events}
    lent = [load_system(other).book for other in LENT.get(key, ())]
    missing = (set(book.orders) - given) | (set(book.events) - told)
    assert missing - {name for other in lent for name in (*other.orders, *other.events)} == UNSEEN.get(key, set())
    assert {option.name for option in book.options} == {name for game in games for name in game.options}


@pytest.mark.parametrize("key", SYSTEMS)
def test_what_was_told_is_as_its_row_says(key: str) -> None:
    rows = load_system(key).book.events
    lent = {name for other in LENT.get(key, ()) for name in load_system(other).book.events}
    told = [event for game in GAMES if game.system == key for taken in game.steps for event in taken.events]
    assert {repr(event) for event in told if not is_listed(rows[event.name], event, event.name in lent)} == set()


def is_listed(row: EventSpec, event: RecordedEvent, is_lent: bool) -> bool:
    """Whether clause, facts and audience are as its row has them; what is open below is a campaign's party's own."""
    facts, ways = set(event.facts), set(row.audiences)
    seats = ways - ({"judge"} if is_lent else {"open", "judge"})
    audience = event.audience in ways if event.audience in ("open", "judge") else bool(seats)
    return event.clause in row.clauses and set(row.facts) - row.sometimes <= facts <= set(row.facts) and audience


def test_every_game_has_a_name_of_its_own() -> None:
    assert len({(game.system, game.name) for game in GAMES}) == len(GAMES)


def a_game() -> Game:
    """One with a few steps in which something is told."""
    return next(game for game in GAMES if game.state is None and sum(bool(taken.events) for taken in game.steps) > 5)


def changed(game: Game, number: int, **fields: Any) -> Game:
    """The game with one step recorded otherwise."""
    steps = [msgspec.structs.replace(taken, **fields) if taken is game.steps[number] else taken for taken in game.steps]
    return msgspec.structs.replace(game, steps=steps)


def a_step(game: Game) -> tuple[int, Taken]:
    """One in the middle that has an event with facts."""
    return next((n, taken) for n, taken in enumerate(game.steps) if n > 2 and taken.events and taken.events[0].facts)


@pytest.mark.parametrize(
    "fields",
    [
        {"name": "nonsense"},
        {"clause": "escape.nowhere"},
        {"audience": "owner 7"},
        {"facts": {"seat": 99}},
        {"terms": [("nobody", 1, "escape.nowhere")]},
    ],
    ids=lambda fields: str(*fields),
)
def test_one_thing_that_was_told_otherwise_is_named_in_one_line(fields: dict[str, Any]) -> None:
    game = a_game()
    number, taken = a_step(game)
    event = msgspec.structs.replace(taken.events[0], **fields)
    told = difference(changed(game, number, events=[event, *taken.events[1:]]))
    where = f"{game.system} {game.name}, step {number} ({taken.do}): event 1: "
    assert told == f"{where}expected {event}, came {taken.events[0]}"


def test_an_event_less_or_more_and_a_die_more_are_named() -> None:
    game = a_game()
    number, taken = a_step(game)
    less, more = taken.events[:-1], [*taken.events, taken.events[0]]
    last = len(taken.events)
    assert f"event {last}: expected nothing, came {taken.events[-1]}" in str(
        difference(changed(game, number, events=less))
    )
    assert f"event {last + 1}: expected {more[-1]}, came nothing" in str(difference(changed(game, number, events=more)))
    dice = changed(game, number, dice=taken.dice + 1)
    assert str(difference(dice)).endswith(f"expected {taken.dice + 1} dice, came {taken.dice}")


def test_a_true_that_became_a_one_is_a_difference() -> None:
    game = next(game for game in GAMES if any(_switch(taken) for taken in game.steps))
    number, taken = next((number, taken) for number, taken in enumerate(game.steps) if _switch(taken))
    events = [
        msgspec.structs.replace(event, facts={k: int(v) if v is True else v for k, v in event.facts.items()})
        for event in taken.events
    ]
    assert difference(changed(game, number, events=events)) is not None


def _switch(taken: Taken) -> bool:
    return any(value is True for event in taken.events for value in event.facts.values())


def test_a_decision_that_is_not_legal_and_a_table_that_cannot_begin_are_named() -> None:
    game = a_game()
    told = difference(changed(game, 3, do="0 nonsense"))
    assert told is not None
    assert told.startswith(f"{game.system} {game.name}, step 3 (0 nonsense): expected to be legal, came Refused: ")
    refused = difference(msgspec.structs.replace(game, options={"nonsense": 1}))
    assert refused is not None
    assert refused.startswith(f"{game.system} {game.name}, step 0 (set-up): could not be begun: ")
