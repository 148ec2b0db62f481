"""Records and rows to be kept by the tests, and the programs that some of them run as processes of their own."""

import subprocess
import sys
from pathlib import Path

from podzem.core.journal import Header
from podzem.table.log import Record, Row, Settings

PROGRAMS = Path(__file__).parent / "programs"


def a_record(table: str, created: int = 1, secret: bytes | None = None) -> Record:
    header = Header(1, "escape", "rules", 2, {"board": "short", "length": 3}, ["Мария", "Иван"])
    return Record(table, header, Settings(judge="human", clock=30), "invite-hash", "watch-hash", secret, created)


def a_row(sequence: int, message: str | None = None, body: str = '{"say": "здравей"}') -> Row:
    return Row(sequence, "step", body, message)


def start(program: str, *words: str) -> "subprocess.Popen[str]":
    command = [sys.executable, str(PROGRAMS / f"{program}.py"), *words]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, stdin=subprocess.PIPE, text=True)
