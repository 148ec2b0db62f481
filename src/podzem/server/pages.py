"""The page's files and words: read from the package, cached, with a tag by which a browser knows that it has them."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from podzem.core.errors import PodzemError
from podzem.server.calls import Calls
from podzem.server.language import Tongue
from podzem.server.modules import BLANK, Look, named
from podzem.server.problems import Failed
from podzem.server.registry import Registry
from podzem.server.web_files import WEB

MODULES: Final = sorted(WEB.rglob("*.js"))
KINDS: Final = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".png": "image/png"}
KINDS_OF_PAGES: Final = {".html": "text/html", **KINDS}
SPARE: Final = re.compile(r"([:;,{}]) +")
REMARK: Final = re.compile(r"(?<=[;,{)\]]) // .*$", re.MULTILINE)
ROOMY: Final = re.compile(r" (=>|[!=]==|&&|\|\||\?\?|[-+*<>]?=|[<>]) |(?<=\{) | (?=\})|(?<=\)) (?=\{)")
"""Operators that stand in no text of the page."""
NAME: Final = re.compile(r"(?:[a-z0-9_-]+/)*[a-z0-9_-]+(?:\.[a-z0-9]+)+", re.IGNORECASE)
PART: Final = re.compile(r"[a-z]*")
LONGEST: Final = 100
"""Of a name; one that is longer than the disk allows could not even be looked for."""
SMALLEST_TO_PACK: Final = 1000

calls: Final = Calls("systems")


@dataclass(frozen=True, slots=True)
class Sheet:
    """A file as it is sent."""

    changed: int
    kind: str
    body: bytes
    packed: bytes | None
    tag: str


_shelf: dict[tuple[str, Look], Sheet] = {}


def sheet(name: str, kinds: dict[str, str], look: Look = BLANK) -> Sheet:
    """A file of the page by its name, made for the look of a table if one is known; read again when it has changed."""
    path = WEB / name
    kind = kinds.get(path.suffix)
    if kind is None or len(name) > LONGEST or not NAME.fullmatch(name) or not path.is_file():
        raise Failed(404, f"there is no page {name[:60]!r}")
    changed = _changed(path)
    known = _shelf.get((name, look))
    if known is None or known.changed != changed:
        known = _shelf[name, look] = _read(path, kind, changed, look)
    return known


def _changed(path: Path) -> int:
    """When a file changed; a page changes with the modules that its head names."""
    parts = [path, *MODULES] if path.suffix == ".html" else [path]
    return max(part.stat().st_mtime_ns for part in parts)


def bare(text: str) -> str:
    """A file as it is sent: without comments of whole lines and without indents, line by line the same."""
    lines, is_comment = [], False
    for line in map(str.strip, text.split("\n")):
        is_comment = is_comment or line.startswith("/*")
        lines.append("" if is_comment or line.startswith("//") else line)
        is_comment = is_comment and not line.endswith("*/")
    return "\n".join(lines)


def bare_style(text: str) -> str:
    """A style as it is sent: bare, and without the spaces that only readers need."""
    return SPARE.sub(r"\1", bare(text).replace(" {", "{")).replace(";}", "}")


def bare_module(text: str) -> str:
    """A module as it is sent: bare, without remarks behind its lines and without the room round operators."""
    return ROOMY.sub(r"\1", REMARK.sub("", bare(text)))


BARED: Final = {".js": bare_module, ".css": bare_style}


def _read(path: Path, kind: str, changed: int, look: Look) -> Sheet:
    body = path.read_bytes()
    if path.suffix in BARED:
        body = BARED[path.suffix](body.decode()).encode()
    elif path.suffix == ".html":
        body = named(bare(body.decode()), look).encode()
    is_text = not mimetypes.types_map.get(path.suffix, "").startswith("image/png")
    packed = gzip.compress(body, 9, mtime=0) if is_text and len(body) >= SMALLEST_TO_PACK else None
    tag = f'"{hashlib.blake2b(body, digest_size=8).hexdigest()}"'
    return Sheet(changed, f"{kind}; charset=utf-8" if is_text else kind, body, packed, tag)


def send(request: Request, name: str, kinds: dict[str, str] = KINDS, look: Look = BLANK) -> Response:
    """A file, packed for those who can read that; nothing but its tag when the browser has it."""
    found = sheet(name, kinds, look)
    headers = {"ETag": found.tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if found.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if found.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(found.packed, headers={**headers, "Content-Encoding": "gzip"}, media_type=found.kind)
    return Response(found.body, headers=headers, media_type=found.kind)


def home(request: Request) -> Response:
    """The home page."""
    return send(request, "index.html", KINDS_OF_PAGES)


async def table(request: Request) -> Response:
    """The page of a table; by which token, is the page's own business. Its head names what this table will need."""
    return send(request, "table.html", KINDS_OF_PAGES, await _look_of(request))


async def _look_of(request: Request) -> Look:
    """How a table will be shown; unknown where there is no such table, or it cannot be read: its socket says why."""
    registry: Registry = request.app.state.registry
    try:
        room = await registry.room(request.path_params["table"])
    except PodzemError:
        return BLANK
    scene = {} if room is None else room.table.system.showing.scene(room.table.game.state)
    return Look(str(scene.get("kind", "")), str(scene.get("desk", "")))


def rules(request: Request) -> Response:
    """The page of a rule book."""
    return send(request, "rules.html", KINDS_OF_PAGES)


def build(request: Request) -> Response:
    """The page on which documents of one's own are made."""
    return send(request, "build.html", KINDS_OF_PAGES)


def icon(request: Request) -> Response:
    """The icon, for browsers and programs that ask for it by its old name."""
    return send(request, "art/icon.svg")


def static(request: Request) -> Response:
    """A module, a style, a picture."""
    return send(request, request.path_params["name"])


ROUTES: Final = [
    Route("/", home),
    Route("/table/{table}", table),
    Route("/rules/{system}", rules),
    Route("/build/{system}", build),
    Route("/favicon.ico", icon),
    Route("/static/{name:path}", static),
]
"""What a browser loads; not part of the protocol."""


@calls.get("/api/words/{language}", errors=(404,))
def page_words(language: Tongue, part: str = "") -> dict[str, str]:
    """The page's own words, message id to text; `part` names those that only some pages need."""
    path = WEB / "words" / part / f"{language}.ftl"
    if len(part) > LONGEST or not PART.fullmatch(part) or not path.is_file():
        raise Failed(404, f"the page has no words {part[:20]!r} in {language!r}")
    return read_words(path, path.stat().st_mtime_ns)


@cache
def read_words(path: Path, changed: int) -> dict[str, str]:
    """The plain messages of a file."""
    from fluent.syntax import ast, parse

    entries = parse(path.read_text(encoding="utf-8")).body
    return {
        entry.id.name: "".join(piece.value for piece in entry.value.elements if isinstance(piece, ast.TextElement))
        for entry in entries
        if isinstance(entry, ast.Message) and entry.value is not None
    }
