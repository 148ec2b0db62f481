"""HTTP: tables are opened, joined, looked at, exported and imported."""

from __future__ import annotations

import asyncio
import io
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from podzem.core.errors import Malformed
from podzem.core.journal import read_journal
from podzem.lab.bots import bot_names
from podzem.server.bodies import (
    ImportAsked,
    JoinAsked,
    Joined,
    LineNumber,
    LinesAnswer,
    LinesMessage,
    MineAsked,
    Opened,
    OpeningAsked,
    QrAsked,
    Summary,
    TableAnswer,
    TableName,
)
from podzem.server.calls import Calls
from podzem.server.problems import Failed
from podzem.server.registry import Registry
from podzem.server.room import Room
from podzem.server.security import address
from podzem.server.services import now_ms
from podzem.systems import load_system
from podzem.table import messages as say
from podzem.table import queries
from podzem.table.listener import Answer, Listener
from podzem.table.log import Record, Row, Settings
from podzem.table.members import Member
from podzem.table.news import about, outcome_data, seats_data
from podzem.table.opening import PERSON, Tokens, import_table, open_table
from podzem.table.speech import names_for
from podzem.table.table import Table

MOST_LINES: Final = 500

calls: Final = Calls("tables")


def _registry(request: Request) -> Registry:
    registry: Registry = request.app.state.registry
    return registry


async def _room(request: Request, name: str) -> Room:
    room = await _registry(request).room(name)
    if room is None:
        raise Failed(404, "there is no such table")
    return room


def _member(table: Table, token: str) -> Member:
    member = table.member(token)
    if member is None:
        raise Failed(401, "this token is not known at this table", {"WWW-Authenticate": "Bearer"})
    return member


def _spend_table(request: Request) -> None:
    if not request.app.state.clients.of(address(request.scope)).tables.take():
        request.app.state.metrics.limited.add("tables")
        raise Failed(429, "too many tables were opened; wait a little")


async def _keep(request: Request, opened: tuple[Record, list[Row], Tokens]) -> Opened:
    record, rows, tokens = opened
    await asyncio.to_thread(_registry(request).store.open, record, rows)
    return msgspec.convert(msgspec.to_builtins(tokens), Opened)


@calls.post("/api/tables", status=201)
async def open_one(request: Request, asked: OpeningAsked) -> Opened:
    """Open a table; the answer holds the opener's token and those he may hand out."""
    system = load_system(asked.system)
    for name in asked.seats:
        if name != PERSON and name not in bot_names(system):
            raise Malformed(f"{name!r} sits nowhere; person, {', '.join(bot_names(system))} was expected")
    told = {name: value for name, value in msgspec.to_builtins(asked).items() if name != "language"}
    opening = msgspec.convert(told, say.Opening)
    _spend_table(request)
    # In a thread: a map of somebody's own may take a while to be looked at, though its size is bounded.
    opened = await asyncio.get_running_loop().run_in_executor(_registry(request).threads, open_table, opening, now_ms())
    return await _keep(request, opened)


@calls.post("/api/tables/import", status=201)
async def import_one(request: Request, asked: ImportAsked) -> Opened:
    """Go on from an exported journal; every digest is verified."""
    _spend_table(request)
    await asyncio.to_thread(read_journal, asked.journal)  # what is no journal at all need not wait for its turn
    settings = Settings(judge=asked.judge)
    pool = request.app.state.pool
    return await _keep(request, await pool.ask(import_table, asked.journal, settings, asked.name, now_ms()))


@calls.post("/api/tables/mine")
async def mine(request: Request, asked: MineAsked, language: str) -> list[Summary]:
    """A summary of each table whose token is known."""
    found = []
    for name, token in asked.tokens.items():
        room = await _registry(request).room(name)
        if room is not None and room.table.member(token) is not None:
            async with room.lock:
                found.append(_summary(room, _member(room.table, token), language))
    return found


def _summary(room: Room, member: Member, language: str) -> Summary:
    table = room.table
    awaited = list(table.system.turns.awaited(table.game.state))
    return Summary(
        table=room.name,
        system=table.system.key,
        title=about(table, language)["title"],
        role=member.role,
        seat=member.seat,
        names=names_for(table.people, language),
        awaited=awaited,
        your_turn=member.seat in awaited,
        outcome=outcome_data(table),
        changed=table.changed_for(member.seat),
    )


@calls.get("/api/tables/{table}", errors=(401, 404))
async def look(request: Request, table: TableName, token: str, language: str) -> TableAnswer:
    """What was agreed, who sits where, how it stands."""
    room = await _room(request, table)
    async with room.lock:
        return _answer(room.table, token, language)


def _answer(table: Table, token: str, language: str) -> TableAnswer:
    # The invited see who sits where before they choose a seat.
    member = None if table.people.is_invited(token) else _member(table, token)
    tokens = table.tokens(token)
    told: dict[str, Any] = {
        **about(table, language, member is not None and member.arranges),
        "seats": seats_data(table, language),
        "paused": table.paused,
        "outcome": outcome_data(table),
        "invite": tokens.invite if tokens else None,
        "watch": tokens.watch if tokens else None,
    }
    return msgspec.convert(told, TableAnswer)


@calls.post("/api/tables/{table}/join", errors=(401, 403, 404, 409))
async def join(request: Request, table: TableName, token: str, asked: JoinAsked) -> Joined:
    """Sit down by invitation, or watch by the watchers' token."""
    room = await _room(request, table)
    joined: list[tuple[str, Member]] = []

    def act(live: Table) -> Answer:
        answer, own, member = live.join(token, asked.name, asked.seat)
        joined[:] = [(own, member)]
        return answer

    async with room.lock:
        answer = await room.change(act)
        if answer.rows:
            room.broadcast()
    own, member = joined[0]
    return Joined(token=own, role=member.role, seat=member.seat)


@calls.get("/api/tables/{table}/lines", errors=(401, 404))
async def lines(request: Request, table: TableName, token: str, language: str, from_: LineNumber = 1) -> LinesAnswer:
    """The journal as this viewer may read it, at most 500 lines."""
    room = await _room(request, table)
    async with room.lock:
        listener = Listener(_member(room.table, token), language)
        work = queries.lines(room.table, listener, say.Lines("lines", from_, from_ + MOST_LINES - 1))
    return msgspec.json.decode((await asyncio.to_thread(work)).data, type=LinesMessage).lines


@calls.get("/api/tables/{table}/export", errors=(401, 403, 404), media="application/jsonl")
async def export(request: Request, table: TableName, token: str) -> Response:
    """The journal file: for the judge always, for others when the game is over, since it holds all secrets."""
    room = await _room(request, table)
    async with room.lock:
        live, member = room.table, _member(room.table, token)
        if member.role != "judge" and not live.is_over:
            raise Failed(403, "the journal holds secrets until the game is over")
        text = await asyncio.to_thread(live.export)
    headers = {"Content-Disposition": f'attachment; filename="podzem-{room.name}.jsonl"', "Cache-Control": "no-store"}
    return Response(text, media_type="application/jsonl", headers=headers)


@calls.post("/api/qr", media="image/svg+xml")
async def qr(asked: QrAsked) -> Response:
    """An SVG QR code of a link; it is made here so that the link goes nowhere else."""
    import segno

    picture = io.BytesIO()
    try:
        code = segno.make(asked.text, error="m", micro=False)
    except segno.DataOverflowError:
        raise Malformed("the text is too long for a QR code") from None
    code.save(picture, kind="svg", border=2, xmldecl=False, svgclass=None)
    return Response(picture.getvalue(), media_type="image/svg+xml", headers={"Cache-Control": "no-store"})
