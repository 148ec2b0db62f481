"""Errors over HTTP: one line, the clause where a rule forbade it, never a traceback."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct, field
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.types import Send

from podzem.core.errors import PodzemError, Refused
from podzem.core.words import Words
from podzem.server.language import asked_language
from podzem.systems import load_system
from podzem.table.listener import Forbidden
from podzem.table.speech import table_words
from podzem.world.faults import BadMap

LOG: Final = logging.getLogger("podzem.server")
MOST_FAULTS: Final = 200
LONGEST: Final = 400
"""What a person wrote may stand in an error; not all of it if it is long."""


class Trouble(Struct):
    """What was wrong, and the clause that forbade it."""

    say: str
    clause: str | None
    faults: list[str] = field(default_factory=list)
    """Everything that is wrong with a file that was sent, one line each."""


class Problem(Struct):
    """The answer when something cannot be done."""

    error: Trouble


class Failed(PodzemError):
    """An error with its HTTP status."""

    def __init__(self, status: int, say: str, headers: dict[str, str] | None = None) -> None:
        super().__init__(say)
        self.status = status
        self.headers = headers


class Broken(Failed):
    """Our own fault: the person gets a number, the log the rest, once."""

    def __init__(self, error: Exception, **facts: str) -> None:
        number = secrets.token_hex(4)
        LOG.error("broken", exc_info=error, extra={"number": number, **facts})
        super().__init__(500, f"something broke on our side; it is in the log under {number}")


STATUS: Final = {"not-invited": 403, "name-kept": 400}
"""Of what a table forbids; of all the rest it is 409."""
WHY: Final = {
    400: "it cannot be read, or a rule forbids it",
    401: "no token that is known here",
    403: "not with this token, or not from this page",
    404: "there is none",
    409: "taken",
    413: "too large",
    422: "not of the form that was expected",
    429: "too much at once",
    503: "the store cannot be reached",
}


def body(say: str, clause: str | None = None) -> dict[str, Any]:
    """The JSON of an error."""
    line = " ".join(say.split())
    return {"error": {"say": line if len(line) <= LONGEST else line[: LONGEST - 1] + "…", "clause": clause}}


def answer(status: int, say: str, clause: str | None = None, headers: dict[str, str] | None = None) -> JSONResponse:
    """An error as a response."""
    return JSONResponse(body(say, clause), status, headers)


async def send_problem(send: Send, status: int, say: str) -> None:
    """An error told from outside the application."""
    response = answer(status, say)
    await send({"type": "http.response.start", "status": status, "headers": response.raw_headers})
    await send({"type": "http.response.body", "body": response.body})


def refusal(error: Refused, language: str, names: Sequence[str] = ()) -> JSONResponse:
    """A refusal in words, by the system whose clause it is."""
    system = load_system(error.refusal.clause.split(".")[0])
    words = Words(language, system.book.words, system.book.terms)
    return answer(400, words.refusal(error.refusal, names), error.refusal.clause)


async def _refused(request: Request, error: Refused) -> JSONResponse:
    return refusal(error, asked_language(request))


async def _wrong(request: Request, error: PodzemError) -> JSONResponse:
    if isinstance(error, Failed):
        return answer(error.status, str(error), headers=error.headers)
    if isinstance(error, Forbidden):
        return answer(STATUS.get(str(error), 409), table_words(asked_language(request)).say(str(error)))
    if isinstance(error, BadMap):
        return _bad_map(error, asked_language(request))
    return answer(400, str(error))


def _bad_map(error: BadMap, language: str) -> JSONResponse:
    """All faults of a map at once, so that they can be mended at once."""
    told = body(error.say(language), error.faults[0].clause if error.faults else None)
    told["error"]["faults"] = [fault.say(language)[:LONGEST] for fault in error.faults[:MOST_FAULTS]]
    return JSONResponse(told, 400)


async def _http(request: Request, error: HTTPException) -> JSONResponse:
    """What Starlette answers itself; a method that is not understood names all that are."""
    say = {404: f"there is nothing at {request.url.path}", 405: f"{request.method} is not understood here"}
    headers = {name: ", ".join(sorted(value.split(", "))) for name, value in (error.headers or {}).items()}
    return answer(error.status_code, say.get(error.status_code, str(error.detail)), headers=headers)


async def _broken(request: Request, error: Exception) -> JSONResponse:
    return await _wrong(request, Broken(error, path=request.scope["path"][:LONGEST]))


HANDLERS: Final[dict[Any, Any]] = {
    Refused: _refused,
    PodzemError: _wrong,
    HTTPException: _http,
    Exception: _broken,
}
"""Every error is answered in the one form."""
