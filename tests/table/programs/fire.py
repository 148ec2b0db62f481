"""URL TABLE WRITER COUNT: fire that many rows at one log as fast as it goes, reading again after each conflict."""

import sys

from podzem.table import database
from podzem.table.log import Row
from podzem.table.store import open_store

database.SECONDS_TO_WAIT = 900  # a busy machine may be long about a commit of the others

url, table, writer, count = sys.argv[1:]
store = open_store(url)
conflicts = 0
print("ready", flush=True)
sys.stdin.readline()
last = 0
for number in range(int(count)):
    while not store.append([(table, [Row(last + 1, "step", f'{{"n": {number}}}', f"{writer} {number}")])])[0]:
        conflicts += 1
        rows = store.rows(table, last)
        last = rows[-1].sequence if rows else last
    last += 1
store.close()
print(conflicts)
