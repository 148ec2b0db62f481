"""Another writer of the same store was faster: whoever was not told of it by him is told by his own process."""

from collections.abc import Callable
from functools import partial

from podzem.core.decisions import read_decision
from podzem.table.store import open_store
from podzem.table.table import Table
from tests.server.client import Player, Server


def overtake(server: Server, name: str, decision: str) -> int:
    """Take a decision as another process would, which this one does not hear of; the version after it."""
    store = open_store(server.database)
    record = store.record(name)
    assert record is not None
    table = Table(record, store.snapshot(name), store.rows(name), partial(store.rows, name))
    row = table.advance(read_decision(decision), table.chance.dice(), 0)
    assert store.append([(name, [row])]) == [True]
    store.close()
    return table.version


def test_all_guests_hear_what_another_writer_did(
    start: Callable[..., Server], seated: Callable[[Player], Player]
) -> None:
    server = start()
    table = server.open("person", "person", options={"board": "short", "first_seat": 0})
    ana = seated(server.sit(table, table["token"]))
    watcher = seated(server.sit(table, table["watch"]))
    version = overtake(server, table["table"], ana.news["decisions"][0]["do"])
    assert version == ana.news["version"] + 1
    answer = ana.decide()
    assert answer["is"] == "stale"
    for guest in (ana, watcher):
        while guest.news["version"] < version:
            guest.receive()
