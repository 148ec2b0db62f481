"""The default bot: what it must do, and how long its games are (T8)."""

from __future__ import annotations

from collections import Counter
from functools import partial
from statistics import median

import pytest

from podzem.core.decisions import Decision
from podzem.core.dice import Seeded
from podzem.core.forms import Leaf, nest
from podzem.core.scribe import Scribe
from podzem.lab.playout import choose_by_kind
from podzem.systems import load_system
from podzem.systems.escape.codes import ORDER_MASK
from podzem.systems.escape.game import Game
from podzem.systems.escape.legal import codes
from podzem.systems.escape.play import play
from podzem.systems.escape.seeker import Seeker
from podzem.systems.escape.view import View

ESCAPE = load_system("escape")
SEEKER = Seeker()


def state(paths: dict[str, Leaf], players: int = 2, **options: object) -> Game:
    game: Game = ESCAPE.forms.read(players, options, nest(paths))
    return game


def chosen(game: Game) -> str:
    """The order the asked seat chooses, without its seat."""
    code = SEEKER.choose_code(View(game, game.actor), codes(game))
    return ESCAPE.lane.decode(game, code).text


def positions(seed: int, steps: int, board: str, players: int, seekers: bool) -> list[Game]:
    """States of one game, played by seekers or at random."""
    scribe, policy = Scribe(Seeded(seed)), Seeded(seed, 1)
    game = ESCAPE.setup(players, {"board": board}, scribe)
    met = []
    for _ in range(steps):
        legal = codes(game)
        if len(legal) == 0:
            break
        met.append(game.copy())
        code = (
            SEEKER.choose_code(View(game, game.actor), legal) if seekers else choose_by_kind(legal, ORDER_MASK, policy)
        )
        play(game, code, scribe)
    return met


@pytest.mark.clause("escape.bot.seeker")
@pytest.mark.parametrize("seekers", [True, False])
@pytest.mark.parametrize(("board", "players"), [("classic", 4), ("short", 3), ("twin", 2)])
def test_seeker__chooses_a_legal_decision_always_the_same(board: str, players: int, seekers: bool) -> None:
    for game in positions(7, 250, board, players, seekers):
        view, legal, before = View(game, game.actor), codes(game), game.key()
        code = SEEKER.choose_code(view, legal)
        assert code in legal
        assert Seeker().choose_code(view, legal) == code, "the view is not changed, nothing is remembered"
        assert Seeker().choose_code(View(game, game.actor), legal) == code
        assert game.key() == before


@pytest.mark.clause("escape.bot.seeker")
def test_seeker__sees_only_its_view() -> None:
    for number, game in enumerate(positions(11, 300, "short", 4, seekers=True)):
        other = ESCAPE.resample(game, int(game.actor), Seeded(number))
        assert chosen(other) == chosen(game)


@pytest.mark.clause("escape.bot.seeker")
@pytest.mark.parametrize("seekers", [True, False])
def test_seeker__chooses_alike_among_typed_decisions(seekers: bool) -> None:
    for game in positions(5, 250, "classic", 4, seekers):
        decisions = ESCAPE.decisions(game)
        choice = SEEKER.choose(View(game, game.actor), decisions, partial(ESCAPE.resample, game, int(game.actor)))
        assert choice in decisions
        assert choice.text == chosen(game)


@pytest.mark.clause("escape.bot.seeker")
def test_seeker__takes_the_only_decision_there_is() -> None:
    game = state({"players.0.square": "t1001"})
    only = [Decision(0, "roll")]
    assert SEEKER.choose(View(game, 0), only, partial(ESCAPE.resample, game, 0)) == only[0]


CHOICES: list[tuple[str, str, dict[str, Leaf]]] = [
    ("takes the treasure", "take_treasure", {"players.0.square": "t1804", "treasure.square": "t1804"}),
    (
        "saws itself out of the prison",
        "saw_prison file",
        {"players.0.square": "prison", "players.0.hand": ["bomb", "file"]},
    ),
    (
        "uses the pass rather than the saw",
        "use_pass",
        {"players.0.square": "prison", "players.0.hand": ["file"], "players.0.passes": 1},
    ),
    (
        "shops for a saw in the prison",
        "shop",
        {"players.0.square": "prison", "players.0.hand": ["coin"], "reserve": ["knife", "file"]},
    ),
    (
        "buys the saw in the prison",
        "buy file",
        {
            "phase": "shop",
            "players.0.square": "prison",
            "players.0.hand": ["coin"],
            "reserve": ["knife", "file"],
        },
    ),
    (
        "buys a digging tool when shut in",
        "buy spoon",
        {
            "phase": "shop",
            "players.0.square": "buried",
            "players.0.blocked": True,
            "players.0.hand": ["coin"],
            "reserve": ["knife", "file", "spoon"],
        },
    ),
    ("gives up when locked", "give_up", {"players.0.square": "prison", "players.0.hand": ["bomb"]}),
    (
        "gives up when sealed in",
        "give_up",
        {"players.0.square": "t1101", "counters.t1001": ["cave_in"], "counters.c1201": ["cave_in"]},
    ),
    (
        "fights the beast at once",
        "fight sabre",
        {"players.0.square": "beast", "players.0.hand": ["bible", "sabre"], "extra": True},
    ),
    (
        "digs itself out",
        "dig_out spoon",
        {"players.0.square": "buried", "players.0.blocked": True, "players.0.hand": ["spoon"]},
    ),
    (
        "clears the counter in its way",
        "clear t2406 file",
        {"players.0.square": "t2405", "players.0.hand": ["bomb", "file"], "counters.t2406": ["grille"]},
    ),
    (
        "clears the cave in its way",
        "clear_cave fire hose",
        {"players.0.square": "t0202", "players.0.hand": ["file", "hose"], "treasure.square": "t0602"},
    ),
    ("jumps without wood", "jump h0703", {"players.0.square": "t0704"}),
    (
        "keeps its wood for the way back",
        "jump h0703",
        {"players.0.square": "t0704", "players.0.hand": ["plank", "beam"]},
    ),
    (
        "prefers wood over a jump when carrying",
        "wood h0703 plank",
        {"players.0.square": "t0803", "players.0.hand": ["plank"], "treasure.carrier": 0},
    ),
    (
        "goes down to the treasure with wood",
        "wood h2104 beam",
        {"players.0.square": "t2004", "players.0.hand": ["beam"], "treasure.square": "h2104"},
    ),
    (
        "climbs out on the side of the exit",
        "climb t0702",
        {"players.0.square": "h0703", "players.0.came_from": "t0803", "treasure.carrier": 0},
    ),
    (
        "blows up the carrier beside it when it has no blade",
        "explode t0505 bomb",
        {
            "players.0.square": "t0506",
            "players.0.hand": ["bomb"],
            "players.1.square": "t0505",
            "treasure.carrier": 1,
        },
    ),
    (
        "bars the carrier's way out",
        "grille t0702 grille",
        {
            "players.0.square": "t0602",
            "players.0.hand": ["grille"],
            "players.1.square": "h0703",
            "treasure.carrier": 1,
        },
    ),
    (
        "bars its pursuer's way when carrying",
        "grille t1302 grille",
        {
            "players.0.square": "t1303",
            "players.0.hand": ["grille"],
            "players.1.square": "t1402",
            "players.1.hand": ["knife"],
            "treasure.carrier": 0,
        },
    ),
    (
        "walks out and wins when it can",
        "go t0702 t0701 exit_n",
        {"phase": "move", "thrown": 5, "steps": 5, "players.0.square": "t0602", "treasure.carrier": 0},
    ),
    (
        "walks out by the start when nobody stands there",
        "go t0105 start",
        {"phase": "move", "thrown": 4, "steps": 4, "players.0.square": "t0205", "treasure.carrier": 0},
    ),
    (
        "walks to the treasure",
        "go t2407 t2408 treasure",
        {"phase": "move", "thrown": 6, "steps": 6, "players.0.square": "t2406"},
    ),
    (
        "stops on a chance square where the treasure lies",
        "go c1809",
        {
            "phase": "move",
            "thrown": 3,
            "steps": 3,
            "players.0.square": "t1709",
            "treasure.square": "c1809",
        },
    ),
    (
        "stops on a chance square in front of a chasm it must cross",
        "go c1105",
        {
            "phase": "move",
            "thrown": 1,
            "steps": 1,
            "players.0.square": "t1005",
            "players.0.hand": ["plank"],
            "treasure.carrier": 0,
            "counters.t0806": ["fire"],
            "counters.t0907": ["fire", "grille"],
        },
    ),
    (
        "stops to rob the carrier",
        "go t0305 c0405 t0505",
        {
            "phase": "move",
            "thrown": 5,
            "steps": 5,
            "players.0.square": "t0205",
            "players.0.hand": ["sabre"],
            "players.1.square": "t0505",
            "treasure.carrier": 1,
        },
    ),
    (
        "fetches a tool on a chance square when one is missing",
        "go t2304 c2404",
        {
            "phase": "move",
            "thrown": 2,
            "steps": 2,
            "players.0.square": "t2204",
            "counters.t2406": ["grille"],
        },
    ),
    (
        "stays off the chance square when it carries",
        "go t1002",
        {"phase": "move", "thrown": 1, "steps": 1, "players.0.square": "t1003", "treasure.carrier": 0},
    ),
    (
        "strikes the carrier",
        "strike 1 sabre",
        {
            "phase": "strike",
            "strike": "may",
            "players.0.square": "t0505",
            "players.0.hand": ["file", "sabre"],
            "players.1.square": "t0505",
            "treasure.carrier": 1,
        },
    ),
    (
        "strikes a rival it meets",
        "strike 1 sabre",
        {
            "phase": "strike",
            "strike": "may",
            "players.0.square": "t2405",
            "players.0.hand": ["file", "sabre"],
            "players.1.square": "t2405",
        },
    ),
    (
        "does not stop short to strike a rival",
        "go t0305 c0405 t0505 t0504 t0604 t0704",
        {
            "phase": "move",
            "thrown": 6,
            "steps": 6,
            "players.0.square": "t0205",
            "players.0.hand": ["sabre"],
            "players.1.square": "t0505",
        },
    ),
    (
        "strikes whoever stands beside it when it carries",
        "strike 1 sabre",
        {
            "phase": "strike",
            "strike": "may",
            "players.0.square": "t0505",
            "players.0.hand": ["file", "sabre"],
            "players.1.square": "t0505",
            "treasure.carrier": 0,
        },
    ),
    (
        "defends itself, with the holy item rather than the blade",
        "use bible",
        {
            "phase": "defend",
            "actor": 1,
            "target": 1,
            "players.0.square": "t0505",
            "players.1.square": "t0505",
            "players.1.hand": ["knife", "bible", "file"],
        },
    ),
    (
        "saves itself from a fire",
        "use hose",
        {
            "phase": "react",
            "threat": "fire",
            "struck": "c1201",
            "players.0.square": "c1201",
            "players.0.hand": ["beam", "hose"],
        },
    ),
    (
        "saves itself in a fall",
        "use beam",
        {
            "phase": "react",
            "threat": "buried",
            "players.0.square": "buried",
            "players.0.hand": ["beam", "hose"],
        },
    ),
    (
        "takes the fifth counter from its own way",
        "take t2406",
        {
            "phase": "counter",
            "placing": "grille",
            "place": "t1101",
            "seat": 1,
            "actor": 0,
            "players.0.square": "t2405",
            "players.1.square": "t1001",
            "counters.t0203": ["grille"],
            "counters.t1701": ["grille"],
            "counters.t2406": ["grille"],
            "counters.t0908": ["grille"],
        },
    ),
    (
        "lets the disaster strike where it does not want to go",
        "choose t1602",
        {
            "phase": "ahead",
            "threat": "cave_in",
            "players.0.square": "c1502",
            "players.0.came_from": "t1503",
            "treasure.square": "t1301",
        },
    ),
]


@pytest.mark.clause("escape.bot.seeker")
@pytest.mark.parametrize(("order", "paths"), [pytest.param(*case[1:], id=case[0]) for case in CHOICES])
def test_seeker__chooses(order: str, paths: dict[str, Leaf]) -> None:
    assert chosen(state(paths)) == order


@pytest.mark.clause("escape.bot.seeker")
def test_seeker__waits_on_the_start_for_the_others_to_leave() -> None:
    paths: dict[str, Leaf] = {"players.0.square": "start", "players.1.square": "start", "treasure.carrier": 0}
    assert chosen(state({**paths, "extra": True})) == "pass"
    assert chosen(state(paths)) == "roll"


def play_out(seed: int, players: int, board: str, most_rounds: int) -> Game:
    """A whole game of seekers."""
    scribe = Scribe(Seeded(seed))
    game: Game = ESCAPE.setup(players, {"board": board}, scribe)
    legal = codes(game)
    while len(legal) > 0 and game.round <= most_rounds:
        play(game, SEEKER.choose_code(View(game, game.actor), legal), scribe)
        legal = codes(game)
    return game


@pytest.mark.clause("escape.bot.seeker")
def test_seeker__ends_short_games() -> None:
    games = [play_out(seed, 4, "short", 300) for seed in range(5)]
    assert all(game.winner >= 0 for game in games)


@pytest.mark.compiled
@pytest.mark.clause("escape.bot.seeker")
def test_seeker__plays_games_as_long_as_measured() -> None:
    games = [play_out(seed, 4, "classic", 3000) for seed in range(200)]
    ended = [game for game in games if game.winner >= 0 and game.round <= 300]
    assert len(ended) >= 0.9 * len(games)
    exits = Counter(game.setting.board.names[game.exit] for game in ended)
    assert exits["exit_n"] > exits["exit_s"] > 0
    assert 0.75 * 58 <= median(int(game.round) for game in games) <= 1.25 * 58
