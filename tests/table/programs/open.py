"""URL: open a store at a signal, together with others."""

import sys

from podzem.table.store import open_store

print("ready", flush=True)
sys.stdin.readline()
store = open_store(sys.argv[1])
print(store.tables())
store.close()
