"""Opening a campaign again: a table of `surface` with thousands of entries, read from its file as the server reads it.

    python bench/open_campaign.py [--entries 5000] [--times 10] [--file campaign.db]

The campaign is played by random decisions (orders by kind, then one of them) until it has so many entries; whenever one
is over another table is begun, until one lasts. With a file the campaign is kept and used again. Each time is that of
reading record, snapshot and the rows behind it and playing these again, up to a table that can be shown, and the recap.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from podzem.cli.build import is_compiled
from podzem.core.deciding import open_to
from podzem.core.dice import Seeded
from podzem.lab.bots import RandomBot
from podzem.table.loading import load_table
from podzem.table.log import Row
from podzem.table.messages import Opening
from podzem.table.opening import open_table
from podzem.table.store import SqlStore, open_store
from podzem.table.table import Table

OPTIONS = {"goal": "none", "judge_wandering": "off"}
"""Nobody is met, so that the campaign lasts."""


def play(store: SqlStore, entries: int) -> str:
    """A table with so many entries in the store; its name."""
    for seed in range(1000):
        record, rows, _ = open_table(Opening("surface", ["person"], options=OPTIONS), 0)
        log: list[Row] = list(rows)
        table = Table(record, None, log, lambda log=log: log)  # type: ignore[misc]
        bot, dice, kept = RandomBot(seed), Seeded(seed), None
        while table.game.entries < entries and (asked := table.system.turns.needed(table.game.state)):
            decisions = [one for one in open_to(table.system, table.game.state, asked[0]) if one.order not in LETHAL]
            log.append(table.advance(bot.choose(None, decisions, lambda dice: None), dice, 0))
            kept = table.snapshot_due() or kept
        if table.game.entries >= entries:
            store.open(record, log)
            if kept is not None:
                store.keep(record.table, kept)
            return record.table
    raise SystemExit("no campaign lasted")


LETHAL = ("swim", "swim_lake", "enter_dungeon", "dismiss", "split", "wait", "camp", "rest", "search_cell", "ask_men")
"""What ends a campaign soon, or the day, by which people starve."""


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
