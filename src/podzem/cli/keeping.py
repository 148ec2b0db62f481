"""`podzem keep`: the characters that a game leaves for the next one, as a document or on paper."""

from __future__ import annotations

import json
from pathlib import Path

from podzem.cli.options import read_text
from podzem.cli.screens.paper import page
from podzem.cli.speech import words_of
from podzem.core.decisions import read_seat
from podzem.core.errors import Malformed
from podzem.core.forms import plain
from podzem.core.journal import read_journal, replay
from podzem.systems import load_system


def show(file: Path, seat: str, paper: bool, language: str) -> None:
    """Print what stays of a journal's characters: JSON that the next game takes, or a page for each."""
    journal, viewer = read_journal(read_text(file)), read_seat(seat)
    if viewer >= journal.header.players:
        raise Malformed(f"the game has seats 0 to {journal.header.players - 1}, not {viewer}")
    system = load_system(journal.header.system)
    *_, moment = replay(system, journal)
    kept = plain(system.showing.seen(moment.state, viewer)).get("sheets") or []
    if not kept:
        raise Malformed(f"{file} leaves no characters: it is not over, or {system.key} keeps none")
    if paper:
        words = words_of(system.key, language)
        print("\n\n".join("\n".join(page(each, words)) for each in kept))
    else:
        print(json.dumps(kept, ensure_ascii=False, indent=1))
