"""`podzem replay` and `podzem verify`: a journal checked, and seen through any seat's eyes."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from podzem.cli.options import read_text
from podzem.cli.screens.shape import screen_of
from podzem.cli.session import check_commitment, read_secret
from podzem.cli.speech import own_words, words_of
from podzem.cli.terminal import Terminal
from podzem.core.chronicle import Chronicle
from podzem.core.decisions import read_seat
from podzem.core.errors import Malformed
from podzem.core.journal import Journal, lines_for, read_journal, replay
from podzem.core.retelling import retell
from podzem.systems import load_system
from podzem.table.speech import called_in, words_at


def show(file: Path, seat: str, step: bool, quiet: bool, language: str) -> None:
    """Verify every digest; tell the lines that this viewer was told, by step with the board if wanted."""
    journal, viewer = _read(file, seat)
    system, words = load_system(journal.header.system), words_of(journal.header.system, language)
    console = Console(highlight=False, soft_wrap=not step)
    terminal = Terminal(system, words, journal.header.seats, console)
    told, count, before = 0, 0, None
    for moment in replay(system, journal):
        count += 1
        lines = lines_for(moment.events, viewer)
        if not quiet and lines:
            terminal.lines(lines, told + 1, called_in(system, before or moment.state, moment))
        before = moment.state
        told += len(lines)
        if step:
            desk = system.showing.scene(moment.state).get("desk", "")
            screen_of(terminal, desk).show(moment.state, viewer, [])
            console.input(words.say("step-on", n=moment.number) + " ", markup=False)
    if journal.header.rules != system.book.rules_digest:
        terminal.say("other-rules")
    terminal.say("verified", n=count)


def _read(file: Path, seat: str) -> tuple[Journal, int]:
    journal, viewer = read_journal(read_text(file)), read_seat(seat)
    if viewer >= journal.header.players:
        raise Malformed(f"the game has seats 0 to {journal.header.players - 1}, not {viewer}")
    return journal, viewer


def show_recap(file: Path, seat: str, language: str) -> None:
    """Verify every digest; tell in a page what happened so far, as far as this viewer was told of it."""
    journal, viewer = _read(file, seat)
    system = load_system(journal.header.system)
    chronicle = Chronicle(system.book.retelling)
    for moment in replay(system, journal):
        chronicle = chronicle.after(moment.events)
    words = words_at(system, moment.state, language)
    for day in retell(chronicle.pages(viewer), words, journal.header.seats):
        if day.title:
            print(day.title)
        for line in day.lines:
            print(f"  {line}")


def verify_dice(file: Path, seed: str, language: str) -> None:
    """Every die of a journal follows from the committed seed."""
    journal = read_journal(read_text(file))
    check_commitment(journal, read_secret(seed))
    dice = sum(len(entry.dice) for entry in journal.entries)
    print(own_words(language).say("dice-verified", n=dice))
