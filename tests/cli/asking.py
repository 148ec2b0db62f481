"""`podzem odds` asked as a person or a program does it."""

import io
import json
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from typing import Any

import pytest

from podzem.cli.main import main


def odds(*words: str) -> subprocess.CompletedProcess[str]:
    """The program as a person starts it, inside this process; once below it is started for real."""
    out, err, before = io.StringIO(), io.StringIO(), sys.argv
    sys.argv = ["podzem", "odds", *words]
    try:
        with redirect_stdout(out), redirect_stderr(err), pytest.raises(SystemExit) as ended:
            main()
    finally:
        sys.argv = before
    assert isinstance(ended.value.code, int)
    return subprocess.CompletedProcess(sys.argv, ended.value.code, out.getvalue(), err.getvalue())


def asked(*words: str) -> Any:
    done = odds(*words, "--json")
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)
