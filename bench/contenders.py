"""Who takes part: podzem's two builds and the peers, each a program of its own that prints its figures."""

import sys
from dataclasses import dataclass, field
from pathlib import Path

BENCH = Path(__file__).resolve().parent
PYTHON_PEERS = {
    "open_spiel": "open_spiel==2.0.2",
    "chess": "chess==1.11.2",
    "icepool": "icepool==2.1.3",
    "dyce": "dyce==0.7.0",
}
"""Each is installed into a virtual environment of its own; the versions the page speaks of."""
PROGRAMS = {
    "open_spiel": ["open_spiel_peer.py"],
    "chess": ["chess_peer.py"],
    "icepool": ["dice_peers.py", "icepool"],
    "dyce": ["dice_peers.py", "dyce"],
}
NODE_PEER = "boardgame.io"
LOAD_PEER = "boardgame.io server"
NODE_PEERS = {NODE_PEER: ("peers-js", "boardgame"), LOAD_PEER: ("peers-js-server", "server")}
"""Each with the folder it is installed into and the folder of the bench that says what is to be installed."""
COMPILED = "podzem compiled"
INTERPRETED = "podzem interpreted"


@dataclass(frozen=True)
class Places:
    """Where things stand under the build folder."""

    build: Path

    @property
    def compiled(self) -> Path:
        return self.build / "compiled"

    def node(self, peer: str) -> Path:
        """The folder of a Node peer."""
        return self.build / NODE_PEERS[peer][0]

    def environment(self, peer: str) -> Path:
        """The virtual environment of a Python peer."""
        return self.build / "peers" / peer

    def ready(self, peer: str) -> Path:
        """A file that holds what is installed; absent when the installation failed."""
        return (self.node(peer) if peer in NODE_PEERS else self.environment(peer)) / ".ready"

    def failure(self, peer: str) -> Path:
        """A file that holds why a peer could not be installed."""
        return self.build / "peers" / f"{peer}.failure"


@dataclass(frozen=True)
class Contender:
    """A program to run, or the reason why it cannot be."""

    name: str
    command: list[str]
    environment: dict[str, str] = field(default_factory=dict)
    lack: str = ""


def contenders(places: Places) -> list[Contender]:
    """Everybody in the order in which they take turns: own and peer, own and peer."""
    python = [_python_peer(places, peer) for peer in PYTHON_PEERS]
    compiled = _own(COMPILED, places.compiled, compiled_lack(places.compiled))
    return [compiled, python[0], _own(INTERPRETED, BENCH.parent / "src"), *python[1:], _node_peer(places)]


def _own(name: str, path: Path, lack: str = "") -> Contender:
    return Contender(name, [sys.executable, str(BENCH / "ours.py")], {"PYTHONPATH": str(path)}, lack)


def compiled_lack(path: Path) -> str:
    """Why the compiled build cannot take part; nothing when it can."""
    has_modules = any(path.glob("podzem_core__mypyc*"))
    return "" if has_modules else "the build has no compiled modules (is there a C compiler?)"


def _python_peer(places: Places, peer: str) -> Contender:
    program, *words = PROGRAMS[peer]
    python = str(places.environment(peer) / "bin" / "python")
    return Contender(peer, [python, str(BENCH / program), *words], lack=lack_of(places, peer))


def _node_peer(places: Places) -> Contender:
    command = ["node", str(BENCH / "boardgame" / "play.cjs")]
    return Contender(NODE_PEER, command, node_environment(places, NODE_PEER), lack_of(places, NODE_PEER))


def node_environment(places: Places, peer: str) -> dict[str, str]:
    """What a program of a Node peer needs to find it, in production mode."""
    return {"NODE_PATH": str(places.node(peer) / "node_modules"), "NODE_ENV": "production"}


def lack_of(places: Places, peer: str) -> str:
    """Why a peer cannot take part; nothing when it can."""
    if places.ready(peer).exists():
        return ""
    failure = places.failure(peer)
    return (
        failure.read_text(encoding="utf-8")
        if failure.exists()
        else "not installed; `make bench` or `make bench-server` installs it"
    )
