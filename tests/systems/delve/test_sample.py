"""The sample dungeon `mlyn`: its texts, its squares; the rules of `dungeon` play it too (delve.shared.sample)."""

from typing import Any

import pytest

from podzem.core.deciding import open_to
from podzem.core.dice import Dice, Seeded
from podzem.core.scribe import Scribe
from podzem.systems.delve.system import SYSTEM as DELVE
from podzem.systems.dungeon.invariants import fault
from podzem.systems.dungeon.system import SYSTEM
from podzem.world.describing.describe import Manner, describe_corridor, describe_room
from podzem.world.describing.squares import squares_of
from podzem.world.map_file import sample
from tests.systems.delve.test_random_delves import check

LEVEL = sample("mlyn").level(1)
SQUARES = squares_of(LEVEL)
TORCH = 3
DRAWN = """
......GGG
......GGG
.......f.
....CCff.
eaaaCC...
..b.CC...
..b......
.DDDD....
HDDDD....
.DD......
"""


def _nothing(dice: Dice) -> Any:
    raise AssertionError("this bot imagines nothing")


@pytest.mark.clause("delve.shared.sample")
def test_delve_shared_sample__derived_squares_and_edges() -> None:
    rows = DRAWN.strip().splitlines()
    assert SQUARES.area_of == {(x, y): at for y, row in enumerate(rows) for x, at in enumerate(row) if at != "."}
    edges = {((0, 4), "E"): "open", ((2, 4), "S"): "open", ((3, 4), "E"): "door", ((5, 3), "E"): "door"}
    edges |= {((7, 2), "N"): "arch", ((2, 6), "S"): "arch", ((1, 8), "W"): "wall", ((1, 4), "W"): "stairs_up"}
    assert {edge: SQUARES.edge(*edge) for edge in edges} == edges
    assert squares_of(LEVEL, ["SD1"]).edge((1, 8), "W") == "secret_door"
    assert SQUARES.features == {(0, 4): "stairs_up"}


@pytest.mark.clause("delve.shared.sample")
def test_delve_shared_sample__the_first_text_is_the_sentence_of_the_document() -> None:
    assert describe_corridor(SQUARES, (1, 4), "E", Manner("uk", TORCH)) == (
        "10-футовий коридор йде на схід 10 футів, розгалужується на південь і продовжується на схід ще 20 футів, "
        "закінчуючись дверима."
    )


@pytest.mark.clause("delve.shared.sample")
@pytest.mark.parametrize(
    ("room", "entrance", "text"),
    [
        (
            "C",
            ((4, 4), "W"),
            "Кімната тягнеться на 30 футів з півночі на південь і на 20 футів зі сходу на захід. "
            "Вхід у західній стіні, за 10 футів від південного кута. Інші виходи за годинниковою стрілкою: "
            "двері в східній стіні, біля північного кута.",
        ),
        (
            "G",
            ((7, 1), "S"),
            "Кімната тягнеться на 20 футів з півночі на південь і на 30 футів зі сходу на захід. "
            "Вхід у південній стіні, за 10 футів від східного кута. Інших виходів не видно.",
        ),
    ],
)
def test_delve_shared_sample__rooms_by_torch(room: str, entrance: tuple[tuple[int, int], str], text: str) -> None:
    assert describe_room(SQUARES, room, entrance, Manner("uk", TORCH)) == text


@pytest.mark.clause("delve.shared.sample")
@pytest.mark.parametrize(
    ("start", "heading", "radius", "text"),
    [
        ((2, 5), "S", TORCH, "A 10-foot corridor goes south 20 feet, ending at an archway."),
        ((6, 3), "E", TORCH, "A 10-foot corridor goes east 10 feet and turns north."),
        (
            (3, 4),
            "W",
            None,
            "A 10-foot corridor goes west 10 feet, branches south and continues west another 20 feet, "
            "ending at stairs up.",
        ),
    ],
)
def test_delve_shared_sample__corridors(start: tuple[int, int], heading: str, radius: int | None, text: str) -> None:
    assert describe_corridor(SQUARES, start, heading, Manner("en", radius)) == text


@pytest.mark.clause("delve.shared.map")
@pytest.mark.parametrize("options", [{"map": "proba"}, {"map": "zrazok"}, {"map": "random", "seed": 7, "rooms": 6}])
def test_delve_shared_map__one_map_is_played_by_either_rules(options: dict[str, Any]) -> None:
    """The very same document: an evening in both, each by its own bots, by the rules of each."""
    played = {}
    for system, bot in ((SYSTEM, "delver"), (DELVE, "caller")):
        scribe = Scribe(Seeded(5))
        game: Any = system.setup(2, options, scribe)
        assert played.setdefault("map", areas_of(game)) == areas_of(game)
        for _ in range(100):
            seats = system.turns.needed(game) if system is DELVE else system.turns.awaited(game)
            if not seats or system.outcome(game) is not None:
                break
            decisions = open_to(system, game, seats[0])

            def imagine(dice: Dice, of: Any = system, now: Any = game, seat: int = seats[0]) -> Any:
                return of.resample(now, seat, dice)

            chosen = system.advice.bot(bot).choose(system.view(game, seats[0]), decisions, imagine)
            system.apply(game, chosen, scribe)
            if system is DELVE:
                check(game)
        assert system is DELVE or fault(game) == ""
        played[system.key] = game
    assert len(played) == 3


def areas_of(game: Any) -> list[tuple[str, str, Any]]:
    """The areas of the document that a game is played on, of whatever rules."""
    whole = game.plan.dungeon(game.below.seed) if hasattr(game, "below") else game.site.plan.dungeon(game.site.map_seed)
    return [(area.id, area.kind, area.rects) for level in whole.levels for area in level.areas]


@pytest.mark.clause("delve.shared.sample")
def test_delve_shared_sample__bots_play_it_under_the_rules_of_dungeon() -> None:
    """Two games of the party's bot: goblins are met, the rules hold, and what is known keeps every invariant."""
    met: set[str] = set()
    bot = SYSTEM.advice.bot("delver")
    for seed in range(2):
        scribe = Scribe(Seeded(seed))
        game = SYSTEM.setup(2, {"map": "mlyn"}, scribe)
        for _ in range(300):
            seats = SYSTEM.turns.awaited(game)
            if not seats:
                break
            decisions = open_to(SYSTEM, game, seats[0])
            chosen = bot.choose(SYSTEM.view(game, seats[0]), decisions, _nothing)
            SYSTEM.apply(game, chosen, scribe)
        assert fault(game) == ""
        met |= {member.type for member in game.members.values()}
    assert {"goblin", "spider"} & met
