"""`podzem replay` and `podzem verify`: a journal checked, and seen through any seat's eyes."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from podzem.cli.options import read_text
from podzem.cli.screens.shape import screen_of
from podzem.cli.session import check_commitment, read_secret
from podzem.cli.speech import own_words, words_of
from podzem.cli.terminal import Terminal
from podzem.core.decisions import read_seat
from podzem.core.errors import Malformed
from podzem.core.journal import lines_for, read_journal, replay
from podzem.systems import load_system


def show(file: Path, seat: str, step: bool, quiet: bool, language: str) -> None:
    """Verify every digest; tell the lines that this viewer was told, by step with the board if wanted."""
    journal = read_journal(read_text(file))
    system, words = load_system(journal.header.system), words_of(journal.header.system, language)
    viewer = read_seat(seat)
    if viewer >= journal.header.players:
        raise Malformed(f"the game has seats 0 to {journal.header.players - 1}, not {viewer}")
    console = Console(highlight=False, soft_wrap=not step)
    terminal = Terminal(system, words, journal.header.seats, console)
    told = count = 0
    for moment in replay(system, journal):
        count += 1
        lines = lines_for(moment.events, viewer)
        if not quiet:
            terminal.lines(lines, told + 1)
        told += len(lines)
        if step:
            desk = system.showing.scene(moment.state).get("desk", "")
            screen_of(terminal, desk).show(moment.state, viewer, [])
            console.input(words.say("step-on", n=moment.number) + " ", markup=False)
    if journal.header.rules != system.book.rules_digest:
        terminal.say("other-rules")
    terminal.say("verified", n=count)


def verify_dice(file: Path, seed: str, language: str) -> None:
    """Every die of a journal follows from the committed seed."""
    journal = read_journal(read_text(file))
    check_commitment(journal, read_secret(seed))
    dice = sum(len(entry.dice) for entry in journal.entries)
    print(own_words(language).say("dice-verified", n=dice))
