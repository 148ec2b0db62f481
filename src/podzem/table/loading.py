"""A table from the store: from its latest snapshot on, or from the beginning of its log if that cannot be trusted."""

from __future__ import annotations

import logging
from functools import partial
from typing import Final

from podzem.core.errors import Malformed
from podzem.table.database import StoreFailed
from podzem.table.log import Record, Snapshot, Store
from podzem.table.table import Table

LOG: Final = logging.getLogger("podzem.server")
MOST_SAID: Final = 200


def load_table(store: Store, record: Record) -> Table:
    """The table; whatever is wrong with its snapshot is mended from the log, which is the truth."""
    snapshot = store.snapshot(record.table)
    table = None if snapshot is None else _from_snapshot(store, record, snapshot)
    if table is None:
        table = Table(record, None, store.rows(record.table), partial(store.rows, record.table))
        if snapshot is not None:
            store.drop(record.table, snapshot)
    if table.due is not None:
        store.keep(record.table, table.due)
    return table


def _from_snapshot(store: Store, record: Record, snapshot: Snapshot) -> Table | None:
    """The table from a snapshot on; None when that is damaged, and it may be so in any way."""
    try:
        return _read_on(store, record, snapshot)
    except StoreFailed:
        raise
    except Exception as error:  # if it is the log that is damaged, whoever reads it from the beginning says so
        detail = f"{type(error).__name__}: {error}"[:MOST_SAID]
        LOG.warning("a snapshot cannot be read; the log is", extra={"table": record.table, "detail": detail})
        return None


def _read_on(store: Store, record: Record, snapshot: Snapshot) -> Table:
    rows = store.rows(record.table, snapshot.sequence - 1)
    if not rows or rows[0].sequence != snapshot.sequence:
        raise Malformed(f"the snapshot was taken behind row {snapshot.sequence}, which the log does not have")
    return Table(record, snapshot, rows, partial(store.rows, record.table))
