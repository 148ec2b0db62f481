"""The small parts of the server by themselves."""

from pathlib import Path
from typing import Any

import pytest

from podzem.core.errors import Malformed
from podzem.server.language import accepted
from podzem.server.limits import Bucket, Clients, Limits, neighbourhood, read_limits
from podzem.server.metrics import Metrics
from podzem.server.pages import KINDS, read_words, sheet
from podzem.server.problems import Failed, body
from podzem.server.security import Origins

pytestmark = pytest.mark.both  # rooms, locks and frames are compiled


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("bg", "bg"),
        ("fr-FR, ru;q=0.9, uk;q=0.95", "uk"),
        ("en;q=0.1, bg-BG;q=0.2", "bg"),
        ("ru;q=0, en", "en"),
        ("x;q=y, uk", "uk"),
        (",,;;q=", "en"),
    ],
)
def test_the_best_liked_language_is_spoken(header: str, language: str) -> None:
    assert accepted(header) == language


def test_a_bucket_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("podzem.server.limits.monotonic", lambda: now[0])
    bucket = Bucket(2.0, 3)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    now[0] += 100
    assert bucket.is_full()
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_what_is_charged_later_has_to_be_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("podzem.server.limits.monotonic", lambda: now[0])
    bucket = Bucket(2.0, 3)
    assert bucket.take()
    bucket.charge(4)
    assert (bucket.take(), bucket.wait()) == (False, 1.5)
    bucket.charge(100)
    assert bucket.wait() == 2.0  # no more is owed than may be spent at once
    now[0] += 2.0
    assert bucket.take()


def test_a_home_network_is_one_client() -> None:
    assert neighbourhood("192.0.2.7") == "192.0.2.7"
    assert neighbourhood("2001:db8::1") == neighbourhood("2001:db8::ffff:2")
    assert neighbourhood("2001:db8::1") != neighbourhood("2001:db8:0:1::1")
    assert neighbourhood("fe80::1%eth0") == neighbourhood("fe80::2")


def test_idle_clients_are_forgotten_when_there_are_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("podzem.server.limits.MOST_CLIENTS", 3)
    clients = Clients(Limits())
    busy = clients.of("192.0.2.1")
    busy.sockets = 1
    for number in range(2, 9):
        clients.of(f"192.0.2.{number}")
    assert clients.of("192.0.2.1") is busy


def test_limits_are_read_by_name() -> None:
    limits = read_limits(["sockets=7", "hello=0.5"])
    assert (limits.sockets, limits.hello, limits.body) == (7, 0.5, 64 * 1024)
    for wrong in ("sockets", "sockets=", "sockets=x", "socket=1", "sockets=-1"):
        with pytest.raises(Malformed):
            read_limits([wrong])


def scope(**headers: str) -> dict[str, Any]:
    return {"headers": [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]}


def test_pages_may_talk_to_their_own_server_alone() -> None:
    here, open_to_all = Origins([], "127.0.0.1"), Origins(["https://games.example"], "0.0.0.0")
    assert here.allow(scope(host="localhost:7711", origin="http://localhost:7711"))
    assert here.allow(scope(host="[::1]:7711"))
    assert not here.allow(scope(host="evil.example", origin="http://evil.example"))
    assert open_to_all.allow(scope(host="10.0.0.5:7711", origin="http://10.0.0.5:7711"))
    assert open_to_all.allow(scope(host="10.0.0.5:7711", origin="https://games.example"))
    assert not open_to_all.allow(scope(host="10.0.0.5:7711", origin="https://games.example.evil"))
    assert not open_to_all.allow(scope(host="10.0.0.5:7711", origin="null"))


@pytest.mark.parametrize(
    "name", ["../app.py", "..%2f", "words/en.ftl", "__init__.py", "/etc/passwd", "a/../b.js", "x.js", "", "a.js/"]
)
def test_only_the_pages_own_files_are_sent(name: str) -> None:
    with pytest.raises(Failed):
        sheet(name, KINDS)


def test_the_words_of_the_page_are_plain_messages(tmp_path: Path) -> None:
    file = tmp_path / "en.ftl"
    file.write_text("# a note\nplay-now = Play now\nturn-of = It is %name's turn\n    and nobody else's\n")
    assert read_words(file, 1) == {"play-now": "Play now", "turn-of": "It is %name's turn\nand nobody else's"}


def test_an_error_is_one_line_of_bounded_length() -> None:
    assert body("a\n  b")["error"]["say"] == "a b"
    assert len(body("x" * 5000)["error"]["say"]) == 400


def test_bands_of_a_histogram_hold_those_below_too() -> None:
    metrics = Metrics()
    for seconds in (0.0001, 0.003, 0.003, 5.0):
        metrics.commits.add(seconds)
    lines = metrics.commits.lines()
    assert 'podzem_commit_seconds_bucket{le="0.0005"} 1' in lines
    assert 'podzem_commit_seconds_bucket{le="0.005"} 3' in lines
    assert 'podzem_commit_seconds_bucket{le="+Inf"} 4' in lines
    assert "podzem_commit_seconds_count 4" in lines
