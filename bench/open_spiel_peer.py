"""OpenSpiel: random games through its Python API and inside C++, from the first decision of the same game.

Inside C++ the loop is MCTSBot's: one simulation evaluates the root itself, by as many random rollouts as are wished,
and nothing crosses into Python meanwhile. It does not count steps; there are as many as the rollouts have games, times
the mean length of a random game from the same state, which the games of the Python loop give.
"""

import random
from importlib.metadata import version
from statistics import mean, stdev

import pyspiel
from figures import COPY, LIST, PLAYOUTS, Figure, report, timed, timed_often

GAMES = {"maedn": 1000, "maedn(players=4)": 400, "pig": 1000}
ROLLOUTS = {"maedn": 2000, "maedn(players=4)": 800, "pig": 6000}
EXPLORATION = 2.0
MEGABYTES = 100
MIDDLE = 100
TIMES = 20_000


def first_decision(game: pyspiel.Game) -> pyspiel.State:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[-1])
    return state


def advance(state: pyspiel.State, generator: random.Random) -> bool:
    """One step at random; whether it was a decision."""
    if state.is_chance_node():
        actions, weights = zip(*state.chance_outcomes())
        state.apply_action(generator.choices(actions, weights)[0])
        return False
    state.apply_action(generator.choice(state.legal_actions()))
    return True


def play(state: pyspiel.State, generator: random.Random) -> tuple[int, int]:
    """Play on to the end; the steps and the decisions among them."""
    steps = decisions = 0
    while not state.is_terminal():
        decisions += advance(state, generator)
        steps += 1
    return steps, decisions


def in_python(spec: str, start: pyspiel.State) -> tuple[Figure, list[tuple[int, int]]]:
    generator = random.Random(1)
    seconds, games = timed(lambda: [play(start.clone(), generator) for _ in range(GAMES[spec])])
    counts = {"steps": sum(steps for steps, _ in games), "decisions": sum(decisions for _, decisions in games)}
    return Figure(PLAYOUTS, f"{spec}, through Python", counts, seconds), games


def in_cpp(spec: str, start: pyspiel.State, games: list[tuple[int, int]]) -> Figure:
    rollouts = ROLLOUTS[spec]
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
    bot = pyspiel.MCTSBot(start.get_game(), evaluator, EXPLORATION, 1, MEGABYTES, False, 1, False)
    seconds, root = timed(lambda: bot.mcts_search(start))
    assert root.explore_count == 1, "there was not one simulation"
    assert not root.children, "the simulation was not of the root itself"
    lengths = [steps for steps, _ in games]
    counts = {
        "steps": rollouts * mean(lengths),
        "decisions": rollouts * mean(decisions for _, decisions in games),
        "standard error of the steps": rollouts * stdev(lengths) / len(lengths) ** 0.5,
    }
    return Figure(PLAYOUTS, f"{spec}, inside C++", counts, seconds)


def middle(start: pyspiel.State) -> pyspiel.State:
    """A state in the middle of a game where a decision is due."""
    state, generator = start.clone(), random.Random(2)
    for _ in range(MIDDLE):
        advance(state, generator)
    while state.is_chance_node():
        advance(state, generator)
    return state


def main() -> None:
    figures = []
    for spec in GAMES:
        start = first_decision(pyspiel.load_game(spec))
        through_python, games = in_python(spec, start)
        figures += [in_cpp(spec, start, games), through_python]
    board = middle(first_decision(pyspiel.load_game("maedn(players=4)")))
    copies, lists = timed_often(board.clone, TIMES), timed_often(board.legal_actions, TIMES)
    figures.append(Figure(COPY, "maedn(players=4), through Python", {"copies": TIMES}, copies))
    figures.append(Figure(LIST, "maedn(players=4), through Python", {"lists": TIMES}, lists))
    report(f"open_spiel {version('open_spiel')}", figures)


if __name__ == "__main__":
    main()
