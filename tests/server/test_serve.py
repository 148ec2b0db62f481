"""`podzem serve` and `podzem`: how they start, what they refuse, how they end."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from podzem.server.serve import MORE_PORTS, bind
from podzem.server.settings import PORT
from tests.patience import SECONDS
from tests.server.client import Server


def podzem(*words: str, home: Path | None = None) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "LC_ALL": "C"}
    if home is not None:
        environment |= {"XDG_DATA_HOME": str(home), "HOME": str(home)}
    command = [sys.executable, "-m", "podzem", *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=SECONDS, env=environment)


def cpu_seconds(process: int) -> float:
    """What a process has worked: how long its start takes on a machine that does nothing else."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def bare_seconds() -> float:
    """What Python works to load the libraries that every server needs: on a busy machine this, too, takes longer."""
    before = os.times().children_user + os.times().children_system
    subprocess.run([sys.executable, "-c", "import msgspec, sqlalchemy, starlette, uvicorn"], check=True)
    return os.times().children_user + os.times().children_system - before


def test_the_usual_port_or_the_next_free_one_is_taken() -> None:
    with bind("127.0.0.1", None) as first, bind("127.0.0.1", None) as second:
        ports = [bound.getsockname()[1] for bound in (first, second)]
    assert PORT <= ports[0] < ports[1] <= PORT + MORE_PORTS


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--workers", "2"], "several workers need a database that they can share"),
        (["--workers", "0"], "1 to 64 was expected"),
        (["--port", "70000"], "0 to 65535 was expected"),
        (["--host", "203.0.113.7", "--port", "0"], "cannot listen at 203.0.113.7"),
        (["--origin", "games.example"], "is no origin"),
        (["--limit", "speed=1"], "is no limit"),
        (["--limit", "sockets=many"], "--limit"),
        (["--limit", "sockets=0"], "above 0"),
        (["--log", "loud"], "no log level"),
        (["--database", "mysql://x"], "podzem: "),
        (["--database", "sqlite:////proc/at/all.sqlite3"], "podzem: "),
    ],
)
def test_what_cannot_be_served_is_one_line(words: list[str], message: str) -> None:
    done = podzem("serve", *words)
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
    assert message in done.stderr


def test_a_port_that_is_taken_is_one_line(server: Server) -> None:
    done = podzem("serve", "--port", server.url.rsplit(":", 1)[1])
    assert done.returncode == 2
    assert "cannot listen" in done.stderr


@pytest.mark.parametrize("by", [signal.SIGTERM, signal.SIGINT])
def test_a_server_ends_in_good_order(start: Callable[..., Server], by: signal.Signals) -> None:
    server = start()
    table = server.open("person", "seeker", pace=50)
    player = server.sit(table, table["token"])
    assert server.stop(by) == 0
    assert player.closes() == 1012
    player.leave()


def test_podzem_alone_serves_on_the_next_free_port_and_keeps_tables_at_home(tmp_path: Path) -> None:
    environment = {**os.environ, "LC_ALL": "bg_BG.UTF-8", "XDG_DATA_HOME": str(tmp_path), "PYTHONIOENCODING": "utf-8"}
    environment.pop("DISPLAY", None)
    command = [sys.executable, "-m", "podzem"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, encoding="utf-8", env=environment)
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        assert line.startswith("Подзем е на http://127.0.0.1:77")
        assert cpu_seconds(process.pid) < 5 * bare_seconds()
        process.send_signal(signal.SIGINT)
        assert process.wait(SECONDS) == 0
    finally:
        process.kill()
        process.wait()
        process.stdout.close()
    assert list(tmp_path.rglob("podzem.sqlite3"))
