"""Opening a campaign again: a table of `surface` with thousands of entries, read from its file as the server reads it.

    python bench/open_campaign.py [--entries 5000] [--times 10] [--file campaign.db]

The campaign is that of `surface_year`, with small orders between the marches, until it has so many entries; where one
is over, another table is begun. With a file it is kept and used again. Each time is that of reading record, snapshot
and the rows behind it and playing these again, up to a table that can be shown, and of its recap, in processor time.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from surface_year import Traveller

from podzem.cli.build import is_compiled
from podzem.core.decisions import Decision
from podzem.core.dice import Seeded
from podzem.table.loading import load_table
from podzem.table.log import Row
from podzem.table.messages import Opening
from podzem.table.opening import open_table
from podzem.table.store import SqlStore, open_store
from podzem.table.table import Table

OPTIONS = {"goal": "none", "judge_wandering": "off"}
"""Nobody is met, so that the campaign lasts."""
PAUSES = ("landmark", "path", "river", "terrain")
A_DAY = 20
"""Small orders between two of the traveller's: of a real evening, too, most entries are small."""


def play(store: SqlStore, entries: int) -> str:
    """A table with so many entries in the store; its name."""
    for seed in range(1000):
        record, rows, _ = open_table(Opening("surface", ["person"], options=OPTIONS), 0)
        log: list[Row] = list(rows)
        table = Table(record, None, log, lambda log=log: log)  # type: ignore[misc]
        traveller, dice, kept = Traveller(seed), Seeded(seed), None
        while table.game.entries < entries and table.system.outcome(table.game.state) is None:
            number = table.game.entries
            toggled = Decision(0, "pause_at", ("1", PAUSES[number % len(PAUSES)]))
            is_small = number % A_DAY and table.system.refuse(table.game.state, toggled) is None
            log.append(table.advance(toggled if is_small else traveller.wish(table.game.state), dice, 0))
            kept = table.snapshot_due() or kept
        if table.game.entries >= entries:
            store.open(record, log)
            if kept is not None:
                store.keep(record.table, kept)
            return record.table
    raise SystemExit("no campaign lasted")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--entries", type=int, default=5000)
    parser.add_argument("--times", type=int, default=10)
    parser.add_argument("--file", type=Path)
    asked = parser.parse_args()
    print("compiled" if is_compiled() else "interpreted")
    with TemporaryDirectory() as folder:
        file = asked.file or Path(folder) / "campaign.db"
        is_new = not file.exists()
        store = open_store(f"sqlite:///{file}")
        name = file.with_suffix(".name")
        if is_new:
            name.write_text(play(store, asked.entries))
        record = store.record(name.read_text())
        assert record is not None
        taken = []
        for _ in range(asked.times):
            begun = time.process_time()
            table = load_table(store, record)
            table.system.view(table.game.state, 0)
            table.game.chronicle.pages(0)
            taken.append(1000 * (time.process_time() - begun))
        print(f"{table.game.entries} entries, day {table.game.state.days}, opened in {min(taken):.1f} ms")
        store.close()


if __name__ == "__main__":
    main()
