"""`podzem odds`: what it prints for people and for programs, and that every mistake is one line with exit code 2."""

import json
import os
import re
import shlex
import subprocess
import sys
from fractions import Fraction
from pathlib import Path

import pytest

from podzem.cli.chances import bar, decimal, exact, table
from podzem.cli.dice_odds import lines
from podzem.core.words import LANGUAGES, Words
from podzem.lab.dice_words import parse
from podzem.lab.odds_data import as_data
from podzem.systems import SYSTEMS
from tests.cli.asking import asked, odds
from tests.patience import SECONDS

pytestmark = pytest.mark.usefixtures("in_english")
ROOT = Path(__file__).resolve().parents[2]
EDGE = "players.0.square=t0704 players.0.hand=[knife]"
PRISONERS = "players.0.square=prison players.1.square=prison"
GAME = f"@{ROOT}/tests/docs/game.jsonl"


def test_the_examples_of_the_page_are_real() -> None:
    page = (ROOT / "docs" / "odds.md").read_text(encoding="utf-8")
    examples = re.findall(r"```text\n\$ podzem odds ([^\n]*)\n(.*?)```", page, re.S)
    assert len(examples) == page.count("```text")
    for command, shown in examples:
        assert odds(*shlex.split(command)).stdout == shown


def test_the_questions_of_the_page_are_answered() -> None:
    page = (ROOT / "docs" / "odds.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (`.*?) \|", page.split("## Dice")[1].split("## As a library")[0], re.M)
    questions = [question for row in rows for question in re.findall(r"`([^`]+)`", row)]
    assert len(questions) > 15
    for question in questions:
        assert odds(question).returncode == 0, question


def test_the_program_started_for_real_says_the_same() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8"}
    for words in (["3к6 >= 12"], ["escape", EDGE, "0 jump h1205"]):
        done = subprocess.run(
            [sys.executable, "-m", "podzem", "odds", *words],
            env=environment,
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
            timeout=SECONDS,
        )
        here = odds(*words)
        assert (done.returncode, done.stdout, done.stderr) == (here.returncode, here.stdout, here.stderr)


def told(*words: str) -> list[list[str]]:
    """The lines of an answer, each as its words, without the bars."""
    done = odds(*words)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return [line.rstrip("█▏▎▍▌▋▊▉").split() for line in done.stdout.splitlines()]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ([], "Missing argument"),
        (["escape"], "a state and a decision were expected"),
        (["escape", EDGE], "a state and a decision were expected"),
        (["escape", "rubbish", "0 roll"], "a path and its value were expected"),
        (["escape", "players.0.sqare=start", "0 roll"], "[escape.order.script]"),
        (["escape", EDGE, "jump"], "is no decision"),
        (["escape", EDGE, "x jump h0703"], "'x' is no seat"),
        (["escape", EDGE, "0 fly"], "[escape.order.errors]"),
        (["escape", EDGE, "0 jump h1205"], "[escape.chasm.declare]"),
        (["escape", EDGE, "1 roll"], "[escape.table.order]"),
        (["escape", EDGE, "judge set seat=1"], "not of the judge"),
        (["escape", EDGE, "all", "--path", "players.0.sqare"], "did you mean 'players.0.square'?"),
        (["escape", EDGE, "all", "--path", "counters.nowhere"], "there is no path 'counters.nowhere'"),
        (["escape", EDGE, "all", "--by", "nobody"], "no chain goes by 'nobody'"),
        (["escape", EDGE, "all", "--turns", "-1"], "turns -1: 0 or more was expected"),
        (["escape", EDGE, "all", "--turns", "x"], "Invalid value for '--turns'"),
        (["escape", EDGE, "all", "--decisions", "0"], "decisions 0: 1 or more was expected"),
        (["escape", EDGE, "all", "--budget", "0"], "budget 0: 1 or more was expected"),
        (["escape", EDGE, "all", "--budget", "5"], "the dice can fall in more than 5 ways"),
        (["escape", EDGE, "all", "--leftover", "much"], "leftover 'much': a fraction such as 1/1000 was expected"),
        (["escape", EDGE, "all", "--leftover", "1/0"], "leftover '1/0': a fraction such as 1/1000 was expected"),
        (["escape", EDGE, "all", "--players", "1"], "[escape.table.players]"),
        (["escape", EDGE, "all", "--option", "board=huge"], "[escape.board.data]"),
        (["escape", EDGE, "all", "--at", "3"], "@FILE was expected"),
        (["escape", EDGE, "all", "--lang", "fr"], "there is no language 'fr'"),
        (["escape", "@nowhere.jsonl", "all"], "nowhere.jsonl cannot be read"),
        (["escape", f"@{ROOT}/README.md", "all"], "line 1 of the journal"),
        (["escape", GAME, "all"], "the game is over: no decision is open"),
        (["escape", GAME, "all", "--at", "999"], "has entries 0 to"),
        (["escape", GAME, "all", "--at", "-1"], "has entries 0 to"),
        (["escape", GAME, "all", "--players", "3"], "a journal has its own players and options"),
        (["escapade", EDGE, "all"], f"'escapade' is no system ({', '.join(SYSTEMS)})"),
        (["2d"], "expected 2 to 1000000 sides"),
        (["3d6", ">="], "expected a number or dice"),
        (["45", "vs"], "expected 0 to 999 as a target"),
        (["1000d1000"], "is too much to count exactly"),
        (["1000d6", "<", "1000d1000"], "is too much to count exactly"),
        (["3d6", "--turns", "1"], "only --json and --lang go with them"),
        (["3d6", "--path", "seat"], "only --json and --lang go with them"),
    ],
)
def test_a_mistake_is_one_line_and_exit_code_two(words: list[str], message: str) -> None:
    done = odds(*words)
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
    assert done.stderr.startswith("podzem: ")
    assert message in done.stderr


def test_a_decision_is_told_with_fractions_and_decimals() -> None:
    assert told("escape", EDGE, "0 jump h0703", "--path", "players.0.square") == [
        ["0", "jump", "h0703:", "Jump", "over", "h0703"],
        ["you", "die", "1/3", "0.3333"],
        ["nothing", "of", "note", "2/3", "0.6667"],
        ["players.0.square"],
        ["t0704", "2/3", "0.6667"],
        ["-", "1/3", "0.3333"],
    ]


def test_a_decision_needs_no_quotes_and_all_tells_each() -> None:
    assert told("escape", EDGE, "0", "jump", "h0703") == told("escape", EDGE, "0 jump h0703")
    names = [line[:2] for line in told("escape", EDGE, "all") if line[0] == "0"]
    assert names == [["0", "roll:"], ["0", "jump"]]


def test_players_and_options_go_with_a_state_line() -> None:
    data = asked("escape", "", "0 roll", "--players", "3", "-o", "first_seat=0", "--path", "players.2.square")
    assert data["decisions"][0]["paths"] == {"players.2.square": [{"value": "-", "chance": "1", "decimal": 1.0}]}


def test_programs_get_every_figure() -> None:
    line = f"{PRISONERS} players.0.skip=2 extra_due=true"
    assert asked("escape", line, "0 pass", "--turns", "1", "--path", "round") == {
        "system": "escape",
        "decisions": [
            {
                "decision": "0 pass",
                "prospects": {},
                "nothing": {"chance": "1", "decimal": 1.0},
                "paths": {
                    "round": [
                        {"value": "3", "chance": "5/6", "decimal": 5 / 6},
                        {"value": "2", "chance": "1/6", "decimal": 1 / 6},
                    ]
                },
                "leftover": {"chance": "0", "decimal": 0.0},
                "cut_by": None,
                "states": asked("escape", line, "0 pass", "--turns", "1")["decisions"][0]["states"],
            }
        ],
    }


def test_a_journal_gives_its_states() -> None:
    """The first entry is the set-up: somebody must throw; the words name the players of the journal."""
    (first,) = asked("escape", GAME, "all", "--at", "0")["decisions"]
    assert first["prospects"]["enter"]["chance"] == "1/3"
    assert [line[1] for line in told("escape", GAME, "all", "--at", "20")][:1] == ["roll:"]


def test_a_chain_says_how_it_was_followed_and_what_was_left() -> None:
    whole = odds("escape", PRISONERS, "0 pass", "--turns", "1").stdout
    assert "until the next turn of 0, everybody deciding by fallback" in whole
    assert "not followed" not in whole
    cut = odds("escape", EDGE, "0 jump h0703", "--turns", "2", "--by", "seeker", "--budget", "300").stdout
    assert "until turn 2 of 0 from now, everybody deciding by seeker" in cut
    assert "the budget of 300 states is spent; not followed: " in cut
    shallow = odds("escape", EDGE, "0 jump h0703", "--turns", "1", "--decisions", "2").stdout
    assert "not followed beyond 2 decisions: " in shallow
    rough = odds("escape", EDGE, "0 jump h0703", "--turns", "1", "--leftover", "1/9").stdout
    assert "not followed, being less than 1/9 together: " in rough


def test_a_cut_chain_tells_programs_by_what() -> None:
    (data,) = asked("escape", EDGE, "0 jump h0703", "--turns", "1", "--budget", "300")["decisions"]
    assert data["cut_by"] == "states"
    assert data["states"] <= 300
    assert 0 < Fraction(data["leftover"]["chance"]) < 1


def test_a_dice_comparison_is_told_as_yes_and_no() -> None:
    assert told("3к6 >= 12") == [["3d6>=12"], ["yes", "3/8", "0.3750"], ["no", "5/8", "0.6250"]]
    assert told("3к6", ">=", "12") == told("3к6 >= 12")
    assert told("2d6 > d12")[1] == ["yes", "1/2", "0.5000"]
    assert told("1 из 6", "--lang", "ru") == [["1", "of", "6"], ["да", "1/6", "0.1667"], ["нет", "5/6", "0.8333"]]
    assert asked("3к6 >= 12") == {"question": "3d6>=12", "chance": "3/8", "decimal": 0.375}


def test_dice_without_a_comparison_are_told_whole_with_bars() -> None:
    done = odds("2d6").stdout.splitlines()
    assert done[0] == "2d6: mean 7, deviation 2.415"
    assert len(done) == 12
    assert done[6] == "   7   1/6  0.1667  ≥ 0.5833  " + "█" * 30
    assert done[1].split() == ["2", "1/36", "0.0278", "≥", "1.0000", "█████"]
    assert odds("3d6").stdout.startswith("3d6: mean 21/2 = 10.5, deviation 2.958\n")
    data = asked("2d6")
    assert (data["mean"], data["variance"]) == ("7", "35/6")
    assert data["values"][5] == {"value": 7, "chance": "1/6", "decimal": 1 / 6}


def test_very_many_values_are_told_in_bands_and_as_data_singly() -> None:
    done = told("d1000")
    assert len(done) == 101
    assert done[1] == ["1…10", "1/100", "0.0100", "≥", "1.0000"]
    assert done[100][:3] == ["991…1000", "1/100", "0.0100"]
    assert len(asked("d1000")["values"]) == 1000


@pytest.mark.parametrize("words", ["opposed 45 vs 35", "45 против 35", "45 проти 35", "45 срещу 35"])
def test_an_opposed_test_is_told_of_ten_thousand(words: str) -> None:
    done = told(*words.split())
    assert done[0] == ["45", "vs", "35"]
    assert [line[-2:] for line in done[1:4]] == [
        ["5491/10000", "0.5491"],
        ["900/10000", "0.0900"],
        ["3609/10000", "0.3609"],
    ]
    assert ["-2", "700/10000", "0.0700", "≤", "2809/10000"] in done
    assert ["+1", "982/10000", "0.0982", "≥", "5491/10000"] in done


def test_an_opposed_test_as_data() -> None:
    data = asked("60+1 vs 40")
    assert [Fraction(data[name]["chance"]) * 10_000 for name in ("win", "tie", "lose")] == [7191, 700, 2109]
    assert sum(Fraction(row["chance"]) for row in data["margins"]) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_its_words(language: str) -> None:
    words = Words(language, ["podzem.cli"])
    cuts = ("odds-cut-decisions", "odds-cut-states", "odds-cut-leftover")
    for name in (
        "odds-yes",
        "odds-no",
        "odds-win",
        "odds-tie",
        "odds-lose",
        "odds-margins",
        "odds-mean",
        "odds-chain",
        *cuts,
    ):
        assert words.has(name)
    for turns in (1, 2, 5):
        assert "Ana" in words.say("odds-chain", turns=turns, name="Ana", policy="seeker")
    for name in cuts:
        said = words.say(name, chance="1/9", limit="77")
        assert "1/9" in said
        assert "77" in said
    assert lines(parse("45 vs 35"), language)[1].split()[-3] == "5491/10000"


def test_figures_are_never_rounded_to_certainty() -> None:
    tiny = Fraction(1, 10**400)
    assert [decimal(Fraction(value)) for value in ("0", "1", "1/3", "1/20000")] == [
        "0.0000",
        "1.0000",
        "0.3333",
        "0.0001",
    ]
    assert decimal(Fraction(1, 10**9)) == "1.0e-09"
    assert decimal(1 - Fraction(1, 10**9)) == "1-1.0e-09"
    assert decimal(tiny) == "<1e-323"
    assert exact(tiny) == "…"
    assert as_data(tiny)["chance"] == str(tiny)
    assert exact(Fraction(1, 4), 100) == "25/100"


def test_bars_are_in_proportion() -> None:
    assert bar(Fraction(1, 2), Fraction(1)) == "█" * 15
    assert bar(Fraction(1, 16), Fraction(1, 2)) == "███▊"
    assert bar(Fraction(0), Fraction(0)) == ""
    assert table([], Fraction(1)) == []


DUEL = "duel=[giant_rat,brigand] creatures.first.hp=1 creatures.second.hp=1"


@pytest.mark.parametrize(("lang", "said"), [("en", "solved exactly"), ("ru", "решено точно"), ("bg", "решено точно")])
def test_end__a_small_duel_is_solved_and_says_so(lang: str, said: str) -> None:
    found = odds("screen", DUEL, "end", "--leftover", "1/20", "--lang", lang)
    assert found.returncode == 0, found.stderr
    assert found.stdout.startswith(said)
    assert len(found.stdout.splitlines()) == 3


def test_end__a_large_one_is_simulated_with_its_interval() -> None:
    found = odds("screen", "duel=[darya,hrodi]", "end", "--budget", "0", "--games", "10", "--seed", "2", "--json")
    end = json.loads(found.stdout)["end"]
    assert end["method"] == "simulated"
    assert end["games"] == 10
    assert all(each["low"] <= each["value"] <= each["high"] for each in end["ends"].values())


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("screen", "duel=[darya,brigand]", "end", "--games", "0"), "games 0: 1 or more was expected"),
        (("screen", "duel=[darya]", "end"), "duel: two kinds were expected"),
        (("escape", "", "end"), "escape cannot be left to itself"),
    ],
)
def test_end__what_cannot_be_told_is_one_line(words: tuple[str, ...], said: str) -> None:
    found = odds(*words)
    assert found.returncode == 2
    assert said in found.stderr
    assert len(found.stderr.splitlines()) == 1
