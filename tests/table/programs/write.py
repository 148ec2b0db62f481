"""URL TABLE…: add pairs of rows to logs for ever; tell each place that is acknowledged. It is meant to be killed."""

import asyncio
import sys

from podzem.table import database
from podzem.table.group_commit import GroupCommit
from podzem.table.log import Row
from podzem.table.store import SqlStore, open_store

database.SECONDS_TO_WAIT = 900  # a busy machine may be long about a commit of the others


async def write(store: SqlStore, group: GroupCommit, table: str) -> None:
    rows = store.rows(table)
    last = rows[-1].sequence if rows else 0
    while True:
        pair = [Row(last + 1, "step", "{}", f"{table} {last + 1}"), Row(last + 2, "chat", "{}", f"{table} {last + 2}")]
        assert await group.add(table, pair)
        last += 2
        print(table, last, flush=True)


async def main(url: str, *tables: str) -> None:
    store = open_store(url)
    group = GroupCommit(store)
    await asyncio.gather(*(write(store, group, table) for table in tables))


asyncio.run(main(*sys.argv[1:]))
