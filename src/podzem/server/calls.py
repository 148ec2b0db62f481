"""The calls of HTTP: what a handler takes by name is read strictly from the request; what it gives back is answered.

A handler's parameters say what it needs: `request`, `asked` (the body, in one of the forms of its annotation), `token`,
`language`, the names in its path; every other one is a question of the address line. description.py reads the same.
"""

from __future__ import annotations

import asyncio
import inspect
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property
from types import UnionType
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from podzem.server.language import Tongue, asked_language
from podzem.server.problems import Failed

OWN: Final = frozenset({"request", "asked", "token", "language", "return"})
JSON: Final = "application/json"
IN_PATH: Final = re.compile(r"{(\w+)(?::path)?}")
PLACE: Final = re.compile(r"^(?P<what>.*?) - at (?:key in )?`\$(?P<where>.*)`$")


def _number(text: str) -> float | int:
    """A whole number as JSON has it: 3.0 is one too."""
    number = float(text)
    return int(number) if number.is_integer() else number


_DECODER: Final = msgspec.json.Decoder(float_hook=_number)


@dataclass(frozen=True)
class Call:
    """One handler with its method and path, and how its answer is described."""

    method: str
    path: str
    act: Callable[..., Any]
    tag: str
    status: int = 200
    errors: tuple[int, ...] = ()
    media: str = JSON

    @cached_property
    def hints(self) -> dict[str, Any]:
        """What the handler takes and gives back."""
        return get_type_hints(self.act, include_extras=True)

    @cached_property
    def in_path(self) -> dict[str, Any]:
        """The names in the path and their forms."""
        return {name: self.hints[name] for name in IN_PATH.findall(self.path)}

    @cached_property
    def questions(self) -> dict[str, tuple[Any, Any]]:
        """What may stand in the address line: name, form and default."""
        defaults = inspect.signature(self.act).parameters
        own = {
            name: (form, defaults[name].default)
            for name, form in self.hints.items()
            if name not in OWN and name not in self.in_path
        }
        return {**own, "language": (Tongue | None, None)} if self.wants("language") else own

    @cached_property
    def bodies(self) -> tuple[type[msgspec.Struct], ...]:
        """The forms that a body may have; they differ in what they need."""
        form = self.hints.get("asked")
        if form is None:
            return ()
        return get_args(form) if get_origin(form) in (Union, UnionType) else (form,)

    def wants(self, name: str) -> bool:
        """Whether the handler takes it by this name, and not from the path."""
        return name in self.hints and name not in self.in_path


class Calls:
    """The calls of a chapter of the protocol, gathered as their handlers are written."""

    def __init__(self, tag: str) -> None:
        self.tag = tag
        self.known: list[Call] = []

    def get(self, path: str, **rest: Any) -> Callable[[Any], Any]:
        """Asking."""
        return self._add("GET", path, **rest)

    def post(self, path: str, **rest: Any) -> Callable[[Any], Any]:
        """Doing."""
        return self._add("POST", path, **rest)

    def delete(self, path: str, **rest: Any) -> Callable[[Any], Any]:
        """Taking away."""
        return self._add("DELETE", path, **rest)

    def _add(self, method: str, path: str, **rest: Any) -> Callable[[Any], Any]:
        def keep(act: Any) -> Any:
            self.known.append(Call(method, path, act, self.tag, **rest))
            return act

        return keep


def routes(calls: Iterable[Call]) -> list[Route]:
    """One route for every path, so that a method that is not understood names all that are."""
    by_path: dict[str, dict[str, Reader]] = {}
    for call in calls:
        by_path.setdefault(call.path, {})[call.method] = Reader(call)
    return [Route(path, _endpoint(readers), methods=list(readers)) for path, readers in by_path.items()]


def _endpoint(readers: dict[str, Reader]) -> Callable[[Request], Any]:
    async def answer(request: Request) -> Response:
        return await readers["GET" if request.method == "HEAD" else request.method].answer(request)

    return answer


class Reader:
    """Reads a request into what its handler takes, and writes the answer."""

    def __init__(self, call: Call) -> None:
        self._call = call
        self._path = msgspec.defstruct("Path", list(call.in_path.items()))
        asked = [(name.rstrip("_"), *form) for name, form in call.questions.items()]
        self._questions = msgspec.defstruct("Questions", asked)
        self._is_async = inspect.iscoroutinefunction(call.act)

    async def answer(self, request: Request) -> Response:
        """The handler's answer."""
        taken = await self._read(request)
        act = self._call.act
        told = await act(**taken) if self._is_async else await asyncio.to_thread(act, **taken)
        if isinstance(told, Response):
            return told
        return Response(msgspec.json.encode(told), self._call.status, media_type=JSON)

    async def _read(self, request: Request) -> dict[str, Any]:
        call = self._call
        taken = msgspec.structs.asdict(_form(request.path_params, self._path, is_text=True))
        questions = msgspec.structs.asdict(_form(dict(request.query_params), self._questions, is_text=True))
        for name in call.questions:
            taken[name] = questions[name.rstrip("_")]
        if call.wants("language"):
            taken["language"] = asked_language(request)
        if call.wants("token"):
            taken["token"] = bearer(request)
        if call.wants("request"):
            taken["request"] = request
        if call.bodies:
            taken["asked"] = self._body(await request.body())
        return taken

    def _body(self, body: bytes) -> Any:
        try:
            told = _DECODER.decode(body)
        except (msgspec.DecodeError, ValueError, OverflowError) as error:
            raise Failed(422, f"the body is no JSON: {error}") from None
        except RecursionError:
            raise Failed(422, "the body is nested too deeply") from None
        bodies = self._call.bodies
        fitting = [form for form in bodies if isinstance(told, dict) and _needed(form) <= told.keys()]
        return _form(told, (fitting or bodies)[0])


def _needed(form: type[msgspec.Struct]) -> set[str]:
    return {field.encode_name for field in msgspec.structs.fields(form) if field.required}


def _form(told: Any, form: Any, *, is_text: bool = False) -> Any:
    try:
        return msgspec.convert(told, form, strict=not is_text)
    except msgspec.ValidationError as error:
        raise Failed(422, _where(str(error))) from None


def _where(said: str) -> str:
    """The place first, then what is wrong with it."""
    found = PLACE.match(said)
    return f"{found['where'].lstrip('.')}: {found['what']}" if found else said


def bearer(request: Request) -> str:
    """The token that was sent."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not 1 <= len(token) <= 100:
        raise Failed(401, "a token is needed: Authorization: Bearer TOKEN", {"WWW-Authenticate": "Bearer"})
    return token
