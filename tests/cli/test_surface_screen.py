"""What the terminal says of a campaign besides the land: those met, a pursuit, both hosts, a settlement."""

import io

import pytest
from rich.console import Console

from podzem.cli.screens.region import TALL, WIDE
from podzem.cli.screens.surface import create_screen
from podzem.cli.speech import words_of
from podzem.cli.terminal import Terminal
from podzem.systems.surface.game import Game
from podzem.systems.surface.system import SYSTEM
from tests.web.campaigns import drawn_up, hunted, met, standing

ABOVE = 3
"""Lines over the map: the day, the goal, what one knows of a dungeon."""
HOST = ("man sword* mail* ration:90", *["spearman spear* ration:9"] * 30)


def shown(game: Game, language: str, width: int = 160) -> str:
    console = Console(file=io.StringIO(), width=width)
    create_screen(Terminal(SYSTEM, words_of(SYSTEM.key, language), ["Ana"], console)).show(game, 0, [])
    written = console.file
    assert isinstance(written, io.StringIO)
    return written.getvalue()


@pytest.mark.parametrize("language", ["ru", "uk", "bg", "en"])
def test_what_goes_on_is_told_in_words(language: str) -> None:
    bandits = met(standing(), "bandit", 5)
    assert "× 5" in shown(bandits, language)
    assert "100" in shown(bandits, language)
    fleeing = shown(hunted(bandits), language)
    assert " 2 " in fleeing.splitlines()[-1]
    hosts = shown(drawn_up(standing(party=HOST), "doghead_host", 40), language)
    assert "× 40" in hosts
    assert "doghead" not in hosts.lower() or language == "en"
    town = shown(standing("5,5", parties={"0": {"inside": "brodets"}}), language)
    assert "600" in town.splitlines()[-1]
    assert "100" in town.splitlines()[-1].rpartition("·")[2]


def listed(game: Game, *sought: str, language: str = "en") -> str:
    """What `l WORDS` says after the land was shown."""
    console = Console(file=io.StringIO(), width=160)
    screen = create_screen(Terminal(SYSTEM, words_of(SYSTEM.key, language), ["Ana"], console))
    decisions = list(SYSTEM.decisions(game))
    screen.show(game, 0, decisions)
    screen.list_with(decisions, list(sought))
    written = console.file
    assert isinstance(written, io.StringIO)
    return written.getvalue()


@pytest.mark.parametrize("language", ["ru", "uk", "bg", "en"])
def test_a_march_says_what_it_takes_before_it_is_declared_and_is_lit_on_the_map(language: str) -> None:
    game = standing()
    plans = {plan.do: plan for plan in SYSTEM.showing.seen(game, 0).plans}
    do, plan = next((do, plan) for do, plan in plans.items() if " march " in do and plan.days > 1)
    told = listed(game, *do.split()[1:], language=language)
    beside = told.partition(f"[{do.partition(' ')[2]}]")[2].splitlines()[1]
    assert all(str(each) in beside for each in (plan.days, plan.price, plan.rations))
    (x, y), number = plan.cell, [str(each) for each in SYSTEM.decisions(game)].index(do) + 1
    assert told.splitlines()[ABOVE + y * TALL + 1][x * WIDE + 2 :].split()[0] == str(number), "under the cell"


@pytest.mark.parametrize("language", ["ru", "uk", "bg", "en"])
def test_what_the_evening_takes_and_how_long_the_food_lasts_is_said_with_what_helps(language: str) -> None:
    words = words_of(SYSTEM.key, language)
    fed, hungry = (shown(standing(party=[one]), language, 400) for one in ("man ration:3", "man"))
    help_it = words.say("land-against", kind="hunger")
    assert words.say("land-food", count=3) in fed
    assert words.say("land-food", count=0) in hungry
    assert help_it in hungry
    assert help_it not in fed


@pytest.mark.parametrize(("language", "boat"), [("ru", "лодка"), ("uk", "човен"), ("bg", "лодка"), ("en", "boat")])
def test_who_is_aboard_is_told_of_the_vessel_and_how_far_it_goes(language: str, boat: str) -> None:
    vessel = {"kind": "boat", "number": 50, "cell": "5,5"}
    game = standing("5,5", party=["man", "man"], vessels=[vessel], parties={"0": {"aboard": 50}})
    told = listed(game, "sail", language=language)
    words = words_of(SYSTEM.key, language)
    assert words.say("land-aboard", vessel=boat) in told
    assert words.say("land-plan-sailing", price="2") in told
    assert words.say("land-plan-no-further", count=1) in told, "the river bends"


def test_why_one_goes_is_in_sight() -> None:
    told = shown(standing(), "en")
    nearest = SYSTEM.showing.seen(standing(), 0).goal
    assert nearest.nearest_cells is not None
    assert f", {nearest.nearest_cells} cell" in told
