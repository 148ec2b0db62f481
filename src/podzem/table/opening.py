"""Opening a table: from a request, from an exported journal, or as a fork of another."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

import msgspec

from podzem.core.dice import Committed
from podzem.core.errors import Malformed
from podzem.core.journal import Entry, Header, Journal, open_game, read_journal, replay
from podzem.core.system import System
from podzem.lab.bots import make_bot
from podzem.systems import load_system
from podzem.table.chance import unguessable
from podzem.table.log import Record, Row, Settings
from podzem.table.members import derived, hash_token, new_token
from podzem.table.messages import Opening, one_line
from podzem.table.rows import Seated

PERSON = "person"
MOST_ENTRIES = 20_000


class Tokens(msgspec.Struct, frozen=True):
    """What the opener gets: his own token and seat, and the tokens he may hand out."""

    table: str
    token: str
    role: str
    seat: int
    invite: str
    watch: str


def open_table(request: Opening, now: int, token: str | None = None) -> tuple[Record, list[Row], Tokens]:
    """A new game; refused with its clause when the rules do not let it start."""
    system = load_system(request.system)
    kinds = [_kind(system, name) for name in request.seats]
    secret = secrets.token_bytes(16) if request.dice == "committed" else None
    dice = Committed(secret) if secret is not None else unguessable()
    commitment = Committed(secret).commitment if secret is not None else None
    journal, _ = open_game(system, len(kinds), request.options, _names(kinds, ""), dice, commitment)
    return _open(journal.header, journal.entries, kinds, request.settings, secret, request.name, now, token)


def _kind(system: System[Any], name: str) -> str | None:
    """The bot of a seat, or None for a person."""
    if name == PERSON:
        return None
    make_bot(system, name, 0)
    return name


def _names(kinds: Sequence[str | None], host: str) -> list[str]:
    """The seats' first names: bots numbered by kind, the opener by his own, open seats by number."""
    names = []
    for seat, bot in enumerate(kinds):
        name = f"№{seat + 1}" if bot is None else f"{bot} {list(kinds[: seat + 1]).count(bot)}"
        names.append(name)
    if host and None in kinds:
        names[kinds.index(None)] = host
    return names


def import_table(
    text: str, settings: Settings, name: str, now: int, token: str | None = None
) -> tuple[Record, list[Row], Tokens]:
    """A table that goes on from an exported journal, every digest verified."""
    journal = read_journal(text)
    if len(journal.entries) > MOST_ENTRIES:
        raise Malformed(f"the journal has {len(journal.entries)} entries; at most {MOST_ENTRIES} can be imported")
    if settings.dice == "committed":
        raise Malformed("a game that goes on from a journal cannot have committed dice: its seed is not in the journal")
    system = load_system(journal.header.system)
    for _ in replay(system, journal):
        pass
    return go_on(journal, settings, name, now, token)


def go_on(
    journal: Journal, settings: Settings, name: str, now: int, token: str | None = None
) -> tuple[Record, list[Row], Tokens]:
    """A table whose log begins with the entries of a verified journal."""
    header = msgspec.structs.replace(journal.header, commitment=None)
    system = load_system(header.system)
    kinds = [_bot_named(system, seat) for seat in header.seats]
    return _open(header, journal.entries, kinds, settings, None, name, now, token)


def _bot_named(system: System[Any], name: str) -> str | None:
    try:
        return _kind(system, name.split()[0]) if name.split() else None
    except Malformed:
        return None


def _open(
    header: Header,
    entries: Sequence[Entry],
    kinds: Sequence[str | None],
    settings: Settings,
    secret: bytes | None,
    name: str,
    now: int,
    token: str | None,
) -> tuple[Record, list[Row], Tokens]:
    if not one_line(name):
        raise Malformed("a name has 1 to 30 printable characters")
    has_judge = settings.judge == "human"
    if not has_judge and None not in kinds:
        raise Malformed("somebody must sit at the table: a seat for a person, or a human judge")
    table = secrets.token_urlsafe(9) if token is None else derived(token, "table")[:12]
    token = token or new_token()
    seat = -2 if has_judge else kinds.index(None)
    invite, watch = derived(token, "invite"), derived(token, "watch")
    names = _names(kinds, "" if has_judge else name.strip())
    header = msgspec.structs.replace(header, seats=names)
    record = Record(table, header, settings, hash_token(invite), hash_token(watch), secret, now)
    bodies: list[tuple[str, object]] = [("step", entry) for entry in entries]
    bodies += [("seated", Seated(n, names[n], bot)) for n, bot in enumerate(kinds) if bot is not None]
    if has_judge:
        bodies.append(("judge", hash_token(token)))
    else:
        bodies.append(("seated", Seated(seat, names[seat], None, hash_token(token), True)))
    rows = [Row(n, kind, msgspec.json.encode(body).decode()) for n, (kind, body) in enumerate(bodies, 1)]
    return record, rows, Tokens(table, token, "judge" if has_judge else "seat", seat, invite, watch)
