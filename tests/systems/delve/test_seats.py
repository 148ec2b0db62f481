"""Several seats in one delve: each is asked for its own people, the caller for all (delve.time.sequence)."""

from __future__ import annotations

import pytest

from podzem.core.decisions import Decision
from podzem.core.dice import Seeded
from podzem.core.scribe import Scribe
from podzem.systems.delve import deciding
from podzem.systems.delve.chapters.movement.pace import has_light
from podzem.systems.delve.game import TOWN, Game
from podzem.systems.delve.people import DEAD, Person
from podzem.systems.delve.place import OUTSIDE
from podzem.systems.delve.system import SYSTEM
from tests.systems.delve.scenes import fighting, hall, hero, met, rolling, told

TURNS = SYSTEM.turns


def of_seat(seat: int, person: Person) -> Person:
    """Somebody of this seat."""
    person.seat = seat
    return person


def three(*things: str) -> Game:
    """A hall with one person for each of three seats."""
    people = [of_seat(seat, hero(seat + 1, text, (3, seat))) for seat, text in enumerate(things)]
    return hall(*people, players=3)


def give(game: Game, text: str, seat: int) -> Scribe:
    """A decision that must be open."""
    order, *words = text.split()
    decision, scribe = Decision(seat, order, tuple(words)), rolling()
    assert deciding.why_not(game, decision) is None
    deciding.apply(game, decision, scribe)
    return scribe


def bot_choice(game: Game, seat: int) -> Decision:
    """What the bot on this seat decides."""
    open_now = deciding.candidates(game, seat)
    return SYSTEM.advice.bot("caller").choose(None, open_now, lambda dice: SYSTEM.resample(game, seat, dice))


@pytest.mark.clause("delve.time.sequence")
def test_sequence__whoever_has_no_occupation_is_asked_before_the_caller_who_may_go_on_without_him() -> None:
    game = three("torch*!", "", "")
    assert TURNS.needed(game) == (1, 2, 0)
    give(game, "guard pc.2", 1)
    assert TURNS.needed(game) == (2, 0)
    give(game, "rest pc.3", 2)
    assert TURNS.needed(game) == (0,)
    scribe = give(game, "wait 1", 0)
    assert told(scribe, "rested") == [{"member": "pc.3"}]
    assert TURNS.needed(game) == (1, 2, 0), "another turn, another occupation"
    give(game, "wait 1", 0)
    assert game.turn == 2, "the caller waits for nobody"


@pytest.mark.clause("delve.time.sequence")
def test_sequence__of_a_silent_seat_only_those_keep_watch_who_have_nothing_to_do() -> None:
    game = hall(of_seat(1, hero(1, "torch*!")), of_seat(1, hero(2)), of_seat(0, hero(3)), players=2)
    give(game, "rest pc.1", 1)
    assert str(TURNS.fallback(game, 1)) == "1 guard pc.2"
    assert str(TURNS.fallback(game, 0)) == "0 wait 1"


@pytest.mark.clause("delve.char.create")
@pytest.mark.parametrize(("creation", "order"), [("roll", "roll"), ("array", "assign")])
def test_create__the_caller_cannot_set_out_before_the_others_are_asked_for_their_characters(
    creation: str, order: str
) -> None:
    game = SYSTEM.setup(3, {"party": "create", "creation": creation}, Scribe(Seeded(3)))
    scribe = Scribe(Seeded(4))
    assert TURNS.needed(game) == (1, 2, 0)
    assert TURNS.fallback(game, 1).order == order
    for _ in range(200):
        if game.stage != TOWN:
            break
        seat = TURNS.needed(game)[0]
        deciding.apply(game, bot_choice(game, seat), scribe)
    assert game.stage != TOWN


@pytest.mark.clause("delve.auto.bots")
def test_sequence__in_town_nobody_waits_for_a_player_whose_people_did_not_come_back() -> None:
    game = three("sword", "sword", "sword")
    for person in game.people.values():
        person.at = OUTSIDE
    game.stage, game.groups = TOWN, []
    game.people[3].state = DEAD
    assert TURNS.awaited(game) == (0, 1)
    assert all(deciding.candidates(game, seat) for seat in TURNS.awaited(game))
    assert [str(TURNS.fallback(game, seat)) for seat in TURNS.awaited(game)]
    assert deciding.why_not(game, Decision(2, "finish")) is not None


def test_bots__a_seat_that_does_not_lead_lights_a_torch_when_the_light_has_failed() -> None:
    game = three("sword*", "tinderbox+ torch*", "")
    assert not has_light(game, game.groups[0])
    game.people[2].items[1].left = 6
    assert str(bot_choice(game, 1)) == "1 light pc.2 torch.201"
    assert str(bot_choice(game, 2)) == "2 guard pc.3"


@pytest.mark.clause("delve.auto.bots")
def test_bots__the_best_searcher_searches_whoever_leads() -> None:
    game = three("torch*!", "", "")
    game.people[2].notice = 1
    assert str(bot_choice(game, 2)) == "2 guard pc.3"
    assert str(bot_choice(game, 1)) == "1 search pc.2 all look"
    give(game, "search pc.2 all look", 1)
    assert str(bot_choice(game, 0)) == "0 wait 1"


@pytest.mark.clause("delve.auto.bots")
@pytest.mark.parametrize("seed", [4, 7, 8, 11, 12])
def test_bots__a_party_of_four_seats_does_not_stay_in_the_dark(seed: int) -> None:
    game, scribe, dark = SYSTEM.setup(4, {}, Scribe(Seeded(seed))), Scribe(Seeded(seed, 2)), 0
    for _ in range(400):
        if SYSTEM.outcome(game) is not None:
            break
        turn, seat = game.turn, TURNS.needed(game)[0]
        deciding.apply(game, bot_choice(game, seat), scribe)
        dark += game.turn > turn and not any(has_light(game, group) for group in game.groups) and bool(game.groups)
    assert game.outcome == "returned"
    assert dark <= 2


@pytest.mark.clause("delve.auto.bots")
def test_bots__who_has_too_much_ready_to_light_a_torch_puts_something_away() -> None:
    game = hall(hero(1, "torch tinderbox mace+ shield+ bandage+ light_armour^", (3, 0), strength=9))
    game.people[1].items[0].left = 6
    assert bot_choice(game, 0).order == "stow"
    give(game, str(bot_choice(game, 0)).partition(" ")[2], 0)
    assert bot_choice(game, 0).order == "light"


@pytest.mark.clause("delve.auto.bots")
def test_bots__whom_a_flight_has_parted_come_together_again() -> None:
    game = three("torch*!", "", "")
    give(game, "split 1 pc.3", 0)
    assert str(bot_choice(game, 0)) == "0 join 1 2"


@pytest.mark.clause("delve.auto.bots")
def test_bots__in_a_fight_in_the_dark_one_lights_a_torch_first() -> None:
    game = hall(hero(1, "torch+ tinderbox+ sword*", (5, 1)))
    game.people[1].items[0].left = 6
    fighting(game, met(game, "goblin", (6, 1)))
    assert bot_choice(game, 0).order == "light"
    bright = hall(hero(1, "torch*! torch+ tinderbox+", (5, 1)))
    bright.people[1].items[1].left = 6
    fighting(bright, met(bright, "goblin", (6, 1)))
    assert bot_choice(bright, 0).order == "attack"
