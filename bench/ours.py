"""Podzem's own figures on whichever build the path gives: `escape` played, copied, listed, replayed, asked for odds.

Both builds do the same work; the compiled one repeats it, so that it too takes long enough for the clock.
"""

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from typing import Any

from dice_questions import AT_LEAST_TWELVE, BEST_THREE, SUM_OF_TEN, Ask, Read, measure
from figures import COPY, LIST, PLAYOUTS, Figure, report, timed, timed_often

import podzem
from podzem.cli.build import is_compiled
from podzem.core.decisions import read_decision
from podzem.core.dice import Dice, Recording, Seeded
from podzem.core.forms import nest, read_line
from podzem.core.journal import Journal, open_game, record, replay
from podzem.core.lane import Lane
from podzem.core.scribe import Scribe
from podzem.core.step import step
from podzem.lab import dice_throw
from podzem.lab.bots import RandomBot, decide
from podzem.lab.dice_odds import Distribution, chance_of, distribution
from podzem.lab.dice_words import parse
from podzem.lab.odds import after, spread
from podzem.lab.playout import copy_often, list_often, play_out
from podzem.systems import load_system

PLAYERS = 4
GAMES = 10
DECISIONS = 1000
"""A game ends by itself or after so many decisions: random play can go on for a hundred thousand."""
REPEATS = 20 if is_compiled() else 1
MIDDLE = 150
ENTRIES = 200
SITUATION = "players.0.square=t0205 phase=move thrown=2 steps=2 reserve_loose=[knife,candle,pointer,grille]"
QUESTION = "0 go t0305 c0405"

SYSTEM = load_system("escape")
assert SYSTEM.lane is not None
LANE: Lane = SYSTEM.lane

Play = Callable[[Any, Scribe, int], int]


def dealt(board: str, seed: int) -> Any:
    return SYSTEM.setup(PLAYERS, {"board": board}, Scribe(Seeded(seed)))


def play_codes(game: Any, scribe: Scribe, seed: int) -> int:
    """Play a game on in the fast lane; how many decisions were taken."""
    return play_out(LANE, game, scribe, Seeded(seed, 1), DECISIONS)


def imagine_nothing(dice: Dice) -> Any:
    """Bots of the bench play by what is open to them."""
    raise AssertionError("a random bot imagines nothing")


def play_typed(game: Any, scribe: Scribe, seed: int) -> int:
    """The same through typed decisions, as a person's program would."""
    bot = RandomBot(seed)
    for taken in range(DECISIONS):
        decisions = SYSTEM.decisions(game)
        if not decisions:
            return taken
        SYSTEM.apply(game, bot.choose(None, decisions, imagine_nothing), scribe)
    return DECISIONS


def play_games(play: Play, starts: list[Any], source: Callable[[int], Dice]) -> int:
    """Every game once, each from a copy of its deal, with its own dice; how many decisions there were."""
    return sum(play(LANE.twin(start), Scribe(source(seed)), seed) for seed, start in enumerate(starts))


def count_draws(play: Play, starts: list[Any]) -> int:
    recordings = [Recording(Seeded(seed, 2)) for seed in range(len(starts))]
    play_games(play, starts, recordings.__getitem__)
    return sum(len(recording.faces) for recording in recordings)


def playouts(board: str, play: Play, games: int, repeats: int, suffix: str = "") -> Figure:
    """Random games; the draws of chance are counted on the same games beforehand, outside the clock."""
    starts = [dealt(board, seed) for seed in range(games)]
    draws = count_draws(play, starts)
    seconds, decisions = timed(
        lambda: sum(play_games(play, starts, lambda seed: Seeded(seed, 2)) for _ in range(repeats))
    )
    counts = {"steps": decisions + repeats * draws, "decisions": decisions}
    return Figure(PLAYOUTS, f"escape {board}{suffix}", counts, seconds, yardstick=not suffix)


def middle() -> Any:
    """A `classic` game some way in."""
    game = dealt("classic", 3)
    play_out(LANE, game, Scribe(Seeded(3, 2)), Seeded(3, 1), MIDDLE)
    return game


def copying() -> Figure:
    game, times = middle(), 4000 * REPEATS
    seconds, _ = timed(lambda: copy_often(LANE, game, times))
    return Figure(COPY, "escape classic", {"copies": times}, seconds, yardstick=True)


def listing() -> Figure:
    game, times = middle(), 2000 * REPEATS
    seconds, _ = timed(lambda: list_often(LANE, game, times))
    return Figure(LIST, "escape classic", {"lists": times}, seconds, yardstick=True)


def recorded() -> Journal:
    dice, bot = Seeded(4), RandomBot(4)
    journal, moment = open_game(SYSTEM, PLAYERS, {"board": "short"}, ["random"] * PLAYERS, dice)
    while len(journal.entries) < ENTRIES and SYSTEM.outcome(moment.state) is None:
        seat = SYSTEM.turns.awaited(moment.state)[0]
        moment = record(journal, step(SYSTEM, moment.state, decide(SYSTEM, moment.state, seat, bot), dice))
    return journal


def replaying() -> Figure:
    """A journal verified: every decision checked for legality, every event built, every digest compared."""
    journal, times = recorded(), 10 if is_compiled() else 2
    seconds = timed_often(lambda: [moment.number for moment in replay(SYSTEM, journal)], times)
    return Figure("replay", "escape short", {"entries": times * len(journal.entries)}, seconds, yardstick=True)


def exact_odds() -> Figure:
    """One decision fanned into every state it leads to: a walk onto a chance square, all 45 cards in the pile."""
    before, decision = SYSTEM.forms.read(PLAYERS, {}, nest(read_line(SITUATION))), read_decision(QUESTION)
    times = 100 if is_compiled() else 10

    def ask() -> dict[tuple[str, ...], Fraction]:
        return spread(after(SYSTEM, before, decision), lambda state: SYSTEM.advice.prospects(before, state, 0))

    seconds, answer = timed_often(ask, times), ask()
    told = ", ".join(f"{' '.join(names) or 'nothing'} {chance}" for names, chance in sorted(answer.items()))
    return Figure("exact odds of a decision", QUESTION, {"questions": times}, seconds, told, yardstick=True)


def ask_amount(words: str) -> Distribution:
    """A dice question as people write it; reading the words is part of the time."""
    amount = parse(words)
    assert isinstance(amount, dice_throw.Dice)
    return distribution(amount)


def ask_chance(words: str) -> Fraction:
    question = parse(words)
    assert isinstance(question, dice_throw.Comparison)
    return chance_of(question)


def dice_asked() -> dict[str, tuple[Ask, Read]]:
    return {
        BEST_THREE: (lambda: ask_amount("4d6kh3"), lambda odds: Fraction(odds.ways[18], odds.total)),
        AT_LEAST_TWELVE: (lambda: ask_chance("3d6 >= 12"), Fraction),
        SUM_OF_TEN: (lambda: ask_amount("10d6"), lambda odds: Fraction(odds.ways[35], odds.total)),
    }


def main() -> None:
    figures = [playouts(board, play_codes, GAMES, REPEATS) for board in ("short", "classic")]
    figures.append(playouts("short", play_typed, 1, 2 if is_compiled() else 1, ", typed decisions"))
    figures += [copying(), listing(), replaying(), exact_odds()]
    figures += [replace(figure, yardstick=True) for figure in measure(dice_asked())]
    report(f"podzem {podzem.__version__}, {'compiled' if is_compiled() else 'interpreted'}", figures)


if __name__ == "__main__":
    main()
