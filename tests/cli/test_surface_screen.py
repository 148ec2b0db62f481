"""What the terminal says of a campaign besides the land: those met, a pursuit, both hosts, a settlement."""

import io

import pytest
from rich.console import Console

from podzem.cli.screens.surface import create_screen
from podzem.cli.speech import words_of
from podzem.cli.terminal import Terminal
from podzem.systems.surface.game import Game
from podzem.systems.surface.system import SYSTEM
from tests.web.campaigns import drawn_up, hunted, met, standing

HOST = ("man sword* mail* ration:90", *["spearman spear* ration:9"] * 30)


def shown(game: Game, language: str) -> str:
    console = Console(file=io.StringIO(), width=160)
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
