"""HTTP: bounded simulations, begun, asked about and stopped."""

from __future__ import annotations

import secrets
import threading
from time import monotonic
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from podzem.core.errors import PodzemError
from podzem.lab.report import as_data
from podzem.lab.running import Result, run
from podzem.lab.simulation import Plan, make_plan
from podzem.lab.workers import Workers
from podzem.server.bodies import Asked, Options, SystemKey
from podzem.server.calls import Calls
from podzem.server.limits import Client, Limits
from podzem.server.problems import Failed
from podzem.server.security import address
from podzem.systems import FIRST, load_system

MOST_KEPT: Final = 50
"""So many finished ones can be asked about."""
MOST_ROUNDS: Final = 1000
MOST_SEED: Final = 2**53 - 1
"""Larger numbers are not whole in every program that reads JSON."""

calls: Final = Calls("simulations")


Bots = Annotated[list[str], Meta(min_length=1, max_length=60, description="one for all seats, or one for each")]
Rounds = Annotated[int, Meta(ge=1, le=MOST_ROUNDS, description="a game is cut short after this round")]


class SimulationAsked(Asked):
    """What is to be played."""

    system: SystemKey = FIRST
    players: Annotated[int, Meta(ge=1, le=60)] = 4
    bots: Bots = msgspec.field(default_factory=lambda: ["seeker"])
    games: Annotated[int, Meta(ge=1, le=1_000_000)] = 1000
    seed: Annotated[int, Meta(ge=0, le=MOST_SEED)] | None = None
    options: Options = msgspec.field(default_factory=dict)
    rounds: Rounds = MOST_ROUNDS


class Progress(Struct):
    """How far a simulation is; `result` is what `podzem simulate --json` writes, as far as it has come."""

    simulation: str
    state: Literal["running", "done", "stopped", "failed"]
    games: int
    wanted: int
    say: str
    result: dict[str, Any] | None


class Simulation:
    """One simulation in its thread, which only gives out work and gathers it."""

    def __init__(self, plan: Plan, games: int, seconds: float, client: Client) -> None:
        self.name = secrets.token_urlsafe(12)
        self._plan = plan
        self._wanted = games
        self._until = monotonic() + seconds
        self._client = client
        self._stop = threading.Event()
        self._result: Result | None = None
        self._data: dict[str, Any] | None = None
        self._games = 0
        self.state: Literal["running", "done", "stopped", "failed"] = "running"
        self._say = ""

    def begin(self, workers: Workers) -> None:
        """Start."""
        self._client.simulation = self.name
        threading.Thread(target=self._run, args=(workers,), daemon=True).start()

    def _run(self, workers: Workers) -> None:
        try:
            result = run(self._plan, self._wanted, workers, must_stop=self._must_stop, on_progress=self._note)
            self._data = as_data(result) if result.games else None
            self._say = result.fault or ("" if not result.is_partial else "stopped before all games were played")
            self.state = "failed" if result.fault else "stopped" if result.is_partial else "done"
        except Exception as error:
            self.state, self._say = "failed", str(error) if isinstance(error, PodzemError) else type(error).__name__
        finally:
            self._client.simulation = None

    def _must_stop(self) -> bool:
        return self._stop.is_set() or monotonic() > self._until

    def _note(self, result: Result) -> None:
        self._games = result.games
        self._data = as_data(result)

    def stop(self) -> None:
        """Give up soon."""
        self._stop.set()

    def progress(self) -> Progress:
        """How far it is."""
        return Progress(
            simulation=self.name,
            state=self.state,
            games=self._games,
            wanted=self._wanted,
            say=self._say,
            result=self._data,
        )


class Simulations:
    """All simulations that can be asked about."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._known: dict[str, Simulation] = {}

    def begin(self, asked: SimulationAsked, client: Client, workers: Workers) -> Simulation:
        """One more, when there is room for it."""
        running = sum(one.state == "running" for one in self._known.values())
        if client.simulation is not None or running >= self._limits.simulations:
            raise Failed(429, "a simulation is running; wait for it or stop it")
        if asked.games * asked.players > self._limits.games:
            most = self._limits.games // asked.players
            raise Failed(400, f"{asked.games} games of {asked.players} players are too many here: {most} at most")
        seed = secrets.randbits(32) if asked.seed is None else asked.seed
        load_system(asked.system)
        plan = make_plan(asked.system, asked.players, tuple(asked.bots), (asked.options,), seed, asked.rounds)
        simulation = Simulation(plan, asked.games, self._limits.simulation, client)
        self._forget_oldest()
        self._known[simulation.name] = simulation
        simulation.begin(workers)
        return simulation

    def _forget_oldest(self) -> None:
        ended = [name for name, one in self._known.items() if one.state != "running"]
        for name in ended[: len(self._known) - MOST_KEPT + 1]:
            del self._known[name]

    def __getitem__(self, name: str) -> Simulation:
        if name not in self._known:
            raise Failed(404, "there is no such simulation")
        return self._known[name]

    def forget(self, name: str) -> None:
        """Stop one; nobody can ask about it any more."""
        self[name].stop()
        del self._known[name]

    def close(self) -> None:
        """Stop all."""
        for simulation in self._known.values():
            simulation.stop()


@calls.post("/api/simulations", status=202)
def begin(request: Request, asked: SimulationAsked) -> Progress:
    """Begin a simulation: bounded in games and time, one at a time for each client."""
    state = request.app.state
    client = state.clients.of(address(request.scope))
    simulation: Simulation = state.simulations.begin(asked, client, state.pool.workers)
    return simulation.progress()


@calls.get("/api/simulations/{simulation}", errors=(404,))
def ask(request: Request, simulation: str) -> Progress:
    """How far it is, with the result as far as it has come."""
    found: Simulation = request.app.state.simulations[simulation]
    return found.progress()


@calls.delete("/api/simulations/{simulation}", status=204, errors=(404,))
def stop(request: Request, simulation: str) -> Response:
    """Stop it and forget it."""
    request.app.state.simulations.forget(simulation)
    return Response(status_code=204)
