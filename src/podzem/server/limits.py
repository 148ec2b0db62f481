"""How much one client may do: sizes, rates, how many tables, sockets and simulations."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from time import monotonic
from typing import Final

import msgspec

from podzem.core.errors import Malformed

MOST_CLIENTS: Final = 20_000
"""So many addresses are remembered; then those that do nothing are forgotten."""

SOCKETS_AT_FULL_RATE: Final = 10
"""All sockets of one client together may send as much as so many that send all the time."""


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers, each to be set by `--limit name=value`."""

    body: int = 64 * 1024
    """Bytes of a request."""
    journal: int = 4 * 1024 * 1024
    """Bytes of a journal that is imported."""
    message: int = 16 * 1024
    """Bytes of a message on a socket."""
    messages: float = 20.0
    """Messages a second on one socket, in the long run."""
    messages_at_once: int = 100
    refusal: int = 10
    """So many messages a decision counts for that the rules refuse: asking for what is not offered is not free."""
    requests: float = 20.0
    """HTTP requests a second of one client, in the long run."""
    requests_at_once: int = 300
    tables: float = 60.0
    """New tables an hour of one client, in the long run."""
    tables_at_once: int = 30
    sockets: int = 100
    """Open sockets of one client."""
    errors: int = 30
    """Messages of one socket that may be wrong before it is closed."""
    hello: float = 10.0
    """Seconds until a socket must have said who it is."""
    behind: float = 30.0
    """Seconds that a socket may not take what it is sent before it is closed."""
    games: int = 40_000
    """Games times players of one simulation."""
    simulation: float = 60.0
    """Seconds of one simulation."""
    simulations: int = 2
    """Simulations at once, of all clients together; one of each."""
    idle: int = 500
    """Tables kept in memory though nobody is there."""


def read_limits(pairs: Iterable[str]) -> Limits:
    """The limits with some set by name."""
    given: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or name not in Limits.__struct_fields__:
            names = ", ".join(Limits.__struct_fields__)
            raise Malformed(f"{pair!r} is no limit; name=value was expected with one of {names}")
        given[name] = value
    try:
        limits = msgspec.convert(given, Limits, strict=False)
    except msgspec.ValidationError as error:
        raise Malformed(f"--limit: {error}") from None
    for name in given:
        if not 0 < getattr(limits, name) < 1e12:
            raise Malformed(f"--limit {name}: a number above 0 was expected")
    return limits


class Bucket:
    """Fills at a steady rate up to what may be spent at once."""

    __slots__ = ("_at_once", "_filled", "_left", "_rate")

    def __init__(self, rate: float, at_once: float) -> None:
        self._rate = rate
        self._at_once = at_once
        self._left = at_once
        self._filled = monotonic()

    def take(self) -> bool:
        """Spend one; false when there is none."""
        now = monotonic()
        left = min(self._at_once, self._left + (now - self._filled) * self._rate)
        self._filled = now
        if left < 1:
            self._left = left
            return False
        self._left = left - 1
        return True

    def charge(self, cost: float) -> None:
        """Spend more for what was already let through; at most as much is owed as may be spent at once."""
        self._left = max(self._left - cost, -self._at_once)

    def wait(self) -> float:
        """Seconds until one can be spent."""
        left = self._left + (monotonic() - self._filled) * self._rate
        return max(0.0, (1 - left) / self._rate)

    def is_full(self) -> bool:
        """Whether nothing was spent for long."""
        return self._left + (monotonic() - self._filled) * self._rate >= self._at_once


class Client:
    """What one address does at the moment."""

    def __init__(self, limits: Limits) -> None:
        self.requests = Bucket(limits.requests, limits.requests_at_once)
        self.messages = Bucket(SOCKETS_AT_FULL_RATE * limits.messages, SOCKETS_AT_FULL_RATE * limits.messages_at_once)
        self.tables = Bucket(limits.tables / 3600, limits.tables_at_once)
        self.sockets = 0
        self.simulation: str | None = None

    def is_idle(self) -> bool:
        """Whether forgetting it changes nothing."""
        return self.sockets == 0 and self.simulation is None and self.requests.is_full() and self.tables.is_full()


class Clients:
    """All addresses that did something lately."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._clients: dict[str, Client] = {}

    def of(self, address: str) -> Client:
        """The client at an address; a home network of IPv6 is one client."""
        key = neighbourhood(address)
        client = self._clients.get(key)
        if client is None:
            if len(self._clients) >= MOST_CLIENTS:
                self._clients = {name: one for name, one in self._clients.items() if not one.is_idle()}
            client = self._clients[key] = Client(self._limits)
        return client


def neighbourhood(address: str) -> str:
    """An IPv4 address itself, the /64 of an IPv6 address."""
    if ":" not in address:
        return address
    try:
        return str(ipaddress.IPv6Network((address.partition("%")[0], 64), strict=False))
    except ValueError:
        return address
