"""What the head of a page names beforehand: every module that its scripts will import.

A browser that finds imports only in the modules themselves pays a round trip for each level of them.
"""

from __future__ import annotations

import re
from posixpath import join, normpath
from typing import Final

from podzem.server.web_files import WEB

IMPORT: Final = re.compile(r'^import (?:[^"]+ from )?"(\.[^"]+)";', re.MULTILINE)
SCRIPT: Final = re.compile(r'<script type="module" src="/static/([^"]+)">')
LATER: Final = re.compile(r'(<meta name="modules-\w+" content=")([^"]+)(">)')
"""Modules that a script asks for once it knows which it needs."""


def imports(name: str) -> list[str]:
    """The modules that a module cannot run without, in the order in which it names them."""
    text = (WEB / name).read_text(encoding="utf-8")
    return [normpath(join(name, "..", found)) for found in IMPORT.findall(text)]


def reached(*entries: str) -> list[str]:
    """Modules and all that they import, the nearest first."""
    found = dict.fromkeys(entries)
    for name in (waiting := list(found)):
        fresh = [each for each in imports(name) if each not in found]
        found |= dict.fromkeys(fresh)
        waiting += fresh
    return list(found)


def named(page: str) -> str:
    """A page whose head names all modules of its scripts, and beside what is asked for later all that this needs."""
    entries = SCRIPT.findall(page)
    known = reached(*entries)
    links = "".join(f'<link rel="modulepreload" href="/static/{name}">\n' for name in known if name not in entries)
    page = LATER.sub(lambda found: found[1] + " ".join(_beyond(known, found[2].split())) + found[3], page)
    return page.replace("</head>", f"{links}</head>", 1)


def _beyond(known: list[str], entries: list[str]) -> list[str]:
    return [name for name in reached(*entries) if name not in known]
