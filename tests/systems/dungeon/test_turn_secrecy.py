"""Nobody learns what he should not: equal looks of failure, emptiness and absence (dungeon.core.secrecy, .chance)."""

import msgspec
import pytest

from podzem.core.decisions import Decision, read_decision
from podzem.core.dice import Scripted
from podzem.core.events import sees
from podzem.core.scribe import Scribe
from podzem.expedition import fight_orders
from podzem.expedition.people import ACTIVE, CREATURE, Member
from podzem.systems.dungeon import deciding, events
from podzem.systems.dungeon.chapters.time import turns
from podzem.systems.dungeon.game import Game
from podzem.world.chance import pick, succeeds
from podzem.world.points import read_point
from tests.systems.dungeon.build import TURN_ORDERS

from .build import chart, finish, join, order, pass_turn, quiet, scribe, told
from .test_combat import battle, begin

ROOM = [("OUT", "outside", (-2, 0, 2, 6)), ("R", "room", (0, 0, 10, 6)), ("H", "room", (10, 0, 4, 6))]
WAYS = [("O0", "OUT", "R", 0, 3, "E", 6)]
SECRET_DOOR = [("SD", "R", "H", 10, 3, "E", 2, {"kind": "stuck", "hidden": True})]
CACHE = {"id": "K", "area": "R", "kind": "cache", "rect": [4, 2, 2, 2], "contents": [{"gem": 50}]}
WORDS = {"group": "1", "direction": "E", "hs": "4", "point": "5,3", "item": "torch.2", "opening": "O0"}
"""Words that fit an order, by the kind of fact."""
PIT = {"id": "T", "area": "R", "rect": [4, 2, 2, 2], "bound": "place", "type": "pit"}


def room(hidden: bool) -> Game:
    """The same room with hidden things, or bare; the party knows nothing of them."""
    more = {"secrets": [CACHE], "traps": [PIT]} if hidden else {}
    ways = WAYS + (SECRET_DOOR if hidden else [])
    areas = ROOM if hidden else ROOM[:2]
    game = quiet(chart(areas, ways, **more), at="5,3", known=False)
    hero = join(game, "torch! tool rope:3 wedge:2")
    join(game, "torch")
    game.site.known[1].openings = ["O0"]
    turns.look_around(game, scribe())
    assert hero.is_up
    return game


def looks(one: Scribe) -> bytes:
    """The events of a player in bytes."""
    return msgspec.json.encode([event.data() for event in one.events if sees(event.audience, 0)])


def choices(game: Game) -> list[str]:
    return sorted(str(decision) for decision in deciding.candidates(game, 0))


@pytest.mark.clause("dungeon.core.secrecy")
def test_secrecy__a_failed_search_and_an_empty_one_give_the_same_bytes() -> None:
    seen = []
    for hidden, face in ((True, 6), (True, 2), (False, 1), (False, 6)):
        game = room(hidden)
        one = pass_turn(game, "search pc.1 floor:R:3:2", faces=(face,))
        seen.append((looks(one), choices(game)))
    assert all(other == seen[0] for other in seen)


@pytest.mark.clause("dungeon.core.secrecy")
def test_secrecy__a_wall_with_a_secret_door_offers_what_bare_wall_does() -> None:
    hidden, bare = room(True), room(False)
    assert choices(hidden) == choices(bare)
    for text in (
        "open pc.1 SD",
        "search pc.1 SD",
        "listen pc.1 SD",
        "wedge pc.1 SD",
        "disarm pc.1 T",
        "leg 1 10,3",
        "leg 1 11,3",
    ):
        answers = [deciding.why_not(game, read_decision(f"0 {text}")) for game in (hidden, bare)]
        assert answers[0] == answers[1], text


@pytest.mark.clause("dungeon.core.secrecy")
def test_secrecy__a_trap_that_waits_is_not_heard_of() -> None:
    seen = []
    for hidden in (True, False):
        game = room(hidden)
        game.groups[0].at = read_point("2,3")
        order(game, "leg 1 9,3")
        one = pass_turn(game, faces=(5,) if hidden else ())
        seen.append(looks(one))
    assert seen[0] == seen[1]


@pytest.mark.clause("dungeon.core.secrecy")
def test_secrecy__listening_at_silence_noise_and_failure_reads_the_same() -> None:
    seen = []
    for number, face in (("3", 6), ("0", 1)):
        areas = [("OUT", "outside", (-2, 0, 2, 2)), ("P", "passage", (0, 0, 10, 2)), ("R", "room", (10, 0, 8, 8))]
        ways = [("O0", "OUT", "P", 0, 1, "E", 2), ("D", "P", "R", 10, 1, "E", 2, {"kind": "stuck"})]
        them = {"id": "E", "area": "R", "trigger": "open", "kind": "chud", "number": int(number)}
        game = quiet(chart(areas, ways, encounters=[them]), at="9,1")
        join(game, "torch!")
        one = pass_turn(game, "listen pc.1 D", faces=(face,))
        seen.append(looks(one))
    assert seen[0] == seen[1]


@pytest.mark.clause("dungeon.core.secrecy")
def test_secrecy__acts_are_offered_alike_on_everything() -> None:
    features = [
        {"id": "F", "area": "R", "at": [5, 3], "size": "large", "text": "x", "acts": {"turn": {"result": "find K"}}}
    ]
    plain = [{"id": "F", "area": "R", "at": [5, 3], "size": "large", "text": "x", "acts": {}}]
    found = []
    for things in (features, plain):
        game = quiet(chart(ROOM[:2], WAYS, features=things, secrets=[CACHE]), at="5,3")
        join(game, "torch!")
        found.append(choices(game))
    assert found[0] == found[1]


@pytest.mark.clause("dungeon.core.secrecy", "dungeon.time.order")
def test_secrecy__a_stranger_whom_nobody_has_seen_answers_like_one_who_is_not_there() -> None:
    answers = []
    for lurks in (True, False):
        game = room(False)
        if lurks:
            game.members[77] = Member(CREATURE, "rat", 77, status=ACTIVE)
        asked = [
            Decision(
                0, name, tuple("rat.77" if n == place else WORDS.get(fact, "pc.1") for n, fact in enumerate(facts))
            )
            for name, facts in TURN_ORDERS.items()
            for place in range(len(facts))
        ]
        answers.append([deciding.why_not(game, decision) for decision in asked])
    assert answers[0] == answers[1]
    assert None not in answers[0]


@pytest.mark.clause("dungeon.core.secrecy", "dungeon.attack.loss")
@pytest.mark.parametrize("order", [*fight_orders.FIGHTERS, "shift"])
def test_secrecy__no_refusal_tells_how_many_stand_in_the_dark(order: str) -> None:
    game = battle("sword* torch!", "knife*", kind="bandit", count=3, hs=40)
    begin(game)
    assert game.meeting is not None
    more = ("1",) if order == "shift" else ()
    there, nowhere = (
        deciding.why_not(game, Decision(0, order, (f"bandit.{number}", *more)))
        for number in (game.meeting.creatures[2], 999)
    )
    assert there is not None
    assert nowhere is not None
    assert there.clause == nowhere.clause == ("dungeon.attack.loss" if order == "lose" else "dungeon.combat.orders")


@pytest.mark.clause("dungeon.core.chance")
def test_chance__low_numbers_succeed_and_certain_ones_draw_nothing() -> None:
    dice = Scribe(Scripted([(100, 7), (100, 8), (6, 2), (6, 3)]), True)
    assert succeeds(dice, 7, events.WANDERING_DIE, 100)
    assert not succeeds(dice, 7, events.WANDERING_DIE, 100)
    assert succeeds(dice, 2, events.TRAP_DIE)
    assert not succeeds(dice, 2, events.TRAP_DIE)
    assert (succeeds(dice, 6, events.TRAP_DIE), succeeds(dice, 0, events.TRAP_DIE)) == (True, False)
    finish(dice)


@pytest.mark.clause("dungeon.core.die")
def test_die__a_choice_among_one_draws_nothing() -> None:
    one = Scribe(Scripted([(3, 2)]), True)
    assert (pick(one, 1, events.TRAP_DIE), pick(one, 3, events.TRAP_DIE)) == (1, 2)
    finish(one)


@pytest.mark.clause("dungeon.core.dice_script")
def test_dice_script__work_is_thrown_for_in_roster_order() -> None:
    game = quiet(at="19,35", heading="W")
    join(game, "torch!")
    join(game, "torch!")
    order(game, "search pc.3 wall:R2:W:2", "search pc.1 wall:R2:W:3")
    one = pass_turn(game, faces=(1, 6))
    heard = [line for line in told(one) if "found" in line]
    assert ["pc.1" in heard[0], "pc.3" in heard[1]] == [True, True]
    assert "SD1" not in game.site.known[1].openings
