"""URL: open a store at a signal, together with others."""

import sys

from podzem.table import database
from podzem.table.store import open_store

database.SECONDS_TO_WAIT = 900  # a busy machine may be long about a commit of the others

print("ready", flush=True)
sys.stdin.readline()
store = open_store(sys.argv[1])
print(store.tables())
store.close()
