"""What the head of a page names beforehand: every module that its scripts will import.

A browser that finds imports only in the modules themselves pays a round trip for each level of them.
"""

from __future__ import annotations

import re
from posixpath import join, normpath
from typing import Final, NamedTuple

from podzem.server.web_files import WEB

IMPORT: Final = re.compile(r'^import (?:[^"]+ from )?"(\.[^"]+)";', re.MULTILINE)
SCRIPT: Final = re.compile(r'<script type="module" src="/static/([^"]+)">')


class Look(NamedTuple):
    """How a table will be shown: the kind of its scene, the name of its desk; either may be unknown."""

    scene: str = ""
    desk: str = ""

    def modules(self) -> list[str]:
        """The modules of both, as far as the page has them."""
        scene = [f"scene/{self.scene}/{self.scene}.js"] if self.scene else []
        desk = [f"desk/{self.desk}/desk.js"] if self.desk else []
        return [name for name in scene + desk if (WEB / name).is_file()]


BLANK: Final = Look()


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


def named(page: str, look: Look = BLANK) -> str:
    """A page whose head names all modules of its scripts, and those of the scene and the desk that it will show."""
    entries = SCRIPT.findall(page)
    # The first script opens the socket and asks for words: what it needs is named before the rest.
    always = reached(*reached(*entries[:1]), *entries)
    known = reached(*always, *look.modules())
    links = "".join(_link(name, name not in always) for name in known if name not in entries)
    return page.replace("</head>", f"{links}</head>", 1)


def _link(name: str, is_of_look: bool) -> str:
    """Words and what every table needs come before what draws this one."""
    priority = " fetchpriority=low" if is_of_look else ""
    return f'<link rel=modulepreload href="/static/{name}"{priority}>'
