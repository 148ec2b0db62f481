"""Errors over HTTP: one line, the clause where a rule forbade it, never a traceback."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Sequence
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import BaseModel
from starlette.exceptions import HTTPException
from starlette.routing import compile_path
from starlette.types import Send

from podzem.core.errors import PodzemError, Refused
from podzem.core.words import Words
from podzem.server.language import asked_language
from podzem.systems import load_system
from podzem.world.faults import BadMap

LOG: Final = logging.getLogger("podzem.server")
MOST_FAULTS: Final = 200
LONGEST: Final = 400
"""What a person wrote may stand in an error; not all of it if it is long."""


class Trouble(BaseModel):
    """What was wrong, and the clause that forbade it."""

    say: str
    clause: str | None
    faults: list[str] = []
    """Everything that is wrong with a file that was sent, one line each."""


class Problem(BaseModel):
    """The answer when something cannot be done."""

    error: Trouble


class Failed(PodzemError):
    """An error with its HTTP status."""

    def __init__(self, status: int, say: str, headers: dict[str, str] | None = None) -> None:
        super().__init__(say)
        self.status = status
        self.headers = headers


def documented(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The error answers of a call, for its OpenAPI description."""
    return {
        status: {"model": Problem, "description": _WHY[status]} for status in sorted({*statuses, 400, 413, 422, 429})
    }


_WHY: Final = {
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
    words = Words(language, [f"podzem.systems.{system.key}"], system.terms)
    return answer(400, words.refusal(error.refusal, names), error.refusal.clause)


def install(app: FastAPI) -> None:
    """Answer every error in the one form."""
    app.exception_handler(Refused)(_refused)
    app.exception_handler(PodzemError)(_wrong)
    app.exception_handler(RequestValidationError)(_unformed)
    app.exception_handler(HTTPException)(_http)
    app.exception_handler(Exception)(_broken)


async def _refused(request: Request, error: Refused) -> JSONResponse:
    return refusal(error, asked_language(request))


async def _wrong(request: Request, error: PodzemError) -> JSONResponse:
    if isinstance(error, Failed):
        return answer(error.status, str(error), headers=error.headers)
    if isinstance(error, BadMap):
        return _bad_map(error)
    return answer(400, str(error))


def _bad_map(error: BadMap) -> JSONResponse:
    """All faults of a map at once, so that they can be mended at once."""
    told = body(str(error), error.faults[0].clause if error.faults else None)
    told["error"]["faults"] = [str(fault)[:LONGEST] for fault in error.faults[:MOST_FAULTS]]
    return JSONResponse(told, 400)


async def _unformed(request: Request, error: RequestValidationError) -> JSONResponse:
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"] if part != "body")
    return answer(422, f"{where}: {first['msg']}" if where else str(first["msg"]))


async def _http(request: Request, error: HTTPException) -> JSONResponse:
    """What FastAPI answers itself; a method that is not understood names all that are."""
    say = {404: f"there is nothing at {request.url.path}", 405: f"{request.method} is not understood here"}
    headers = {"Allow": _allowed(request)} if error.status_code == 405 else None
    return answer(error.status_code, say.get(error.status_code, str(error.detail)), headers=headers)


def _allowed(request: Request) -> str:
    """The methods of all calls of a path, which may stand on several routes."""
    paths: dict[str, dict[str, object]] = request.app.openapi()["paths"]
    asked = request.url.path
    fitting = [calls for path, calls in paths.items() if compile_path(path)[0].match(asked)]
    fitting = [paths[asked]] if asked in paths else fitting
    return ", ".join(sorted({method.upper() for calls in fitting for method in calls})) or "GET"


async def _broken(request: Request, error: Exception) -> JSONResponse:
    """Our own fault: the person gets a number, the log the rest."""
    number = secrets.token_hex(4)
    LOG.error("broken", exc_info=error, extra={"number": number, "path": request.url.path})
    return answer(500, f"something broke on our side; it is in the log under {number}")
