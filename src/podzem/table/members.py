"""Who sits at a table: seats, the judge, watchers, each known by the hash of a token."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from typing import Literal

import msgspec

from podzem.core.decisions import JUDGE, WATCHER

Role = Literal["judge", "seat", "watch"]


class Member(msgspec.Struct, frozen=True):
    """What a token lets its bearer be; `seat` is also the viewer for whom views are built."""

    role: Role
    seat: int
    host: bool

    @property
    def arranges(self) -> bool:
        """Whether he may pause, invite, and put bots on seats."""
        return self.host or self.role == "judge"


class Seat(msgspec.Struct):
    """One seat: open, a person's, or a bot's; an absent person's may be lent to a bot."""

    name: str
    kind: Literal["open", "person", "bot"] = "open"
    bot: str | None = None
    lent: str | None = None
    token: str | None = None
    host: bool = False

    @property
    def player(self) -> str | None:
        """The bot that decides for the seat, if it is not a person."""
        return self.bot if self.kind == "bot" else self.lent


class People(msgspec.Struct):
    """All who may come to a table, as the log tells."""

    seats: list[Seat]
    invite: str
    watch: str
    judge: str | None = None

    @property
    def names(self) -> list[str]:
        """The players by seat."""
        return [seat.name for seat in self.seats]

    def member(self, token: str) -> Member | None:
        """Who bears a token."""
        sought = hash_token(token)
        if self.judge is not None and hmac.compare_digest(sought, self.judge):
            return Member("judge", JUDGE, True)
        for number, seat in enumerate(self.seats):
            if seat.token is not None and hmac.compare_digest(sought, seat.token):
                return Member("seat", number, seat.host)
        return Member("watch", WATCHER, False) if hmac.compare_digest(sought, self.watch) else None

    def is_invited(self, token: str) -> bool:
        """Whether it is the invitation."""
        return hmac.compare_digest(hash_token(token), self.invite)


def new_token() -> str:
    """A token nobody can guess: 192 bits."""
    return secrets.token_urlsafe(24)


def hash_token(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def derived(token: str, purpose: str) -> str:
    """A token that follows from another, so that its owner can be shown it again though only hashes are kept."""
    digest = hmac.new(token.encode(), purpose.encode(), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(digest[:24]).decode()
