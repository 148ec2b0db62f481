"""Every order that a desk speaks of is an order of its system: a name that is none would hide a control for ever."""

import re
from importlib.resources import files

import pytest

from podzem.systems import SYSTEMS, load_system

DESKS = files("podzem.web").joinpath("desk")
COMPARED = re.compile(r'\border\s*[!=]==\s*"([a-z_]+)"')
AMONG = re.compile(r"\b([A-Z][A-Z_]*)(?:\[\w+\])?\.(?:has|includes|indexOf)\(order\)")
BY_ORDER = re.compile(r"\b([A-Z][A-Z_]*)\[order\]")
DEFINED = re.compile(
    r"^(?:export )?const ([A-Z][A-Z_]*) = (?:new (?:Set|Map)\()?([\[{].*?[\]}])\)?;", re.DOTALL | re.MULTILINE
)
KEY = re.compile(r"(?:[{,]\s*)([a-z_]+):")
WORD = re.compile(r'"([a-z_]+)"')
TOGETHER = {"dungeon": ("dungeon", "surface")}
"""Who shares a desk: below ground a campaign sits at the dungeon's."""
OF_THE_PAGE = {"dungeon": {"all"}}
"""Words that a desk makes by itself in the place of an order."""


def desks() -> list[str]:
    """The systems that have a desk of their own."""
    return [key for key in sorted(SYSTEMS) if DESKS.joinpath(key).is_dir()]


def named(sources: dict[str, str]) -> dict[str, str]:
    """The orders of which the modules of a desk speak, each with the module."""
    tables = {name: body for text in sources.values() for name, body in DEFINED.findall(text)}
    found: dict[str, str] = {}
    for module, text in sources.items():
        for order in COMPARED.findall(text):
            found.setdefault(order, module)
        for asked, listed in ((AMONG, WORD), (BY_ORDER, KEY)):
            for name in asked.findall(text):
                for order in listed.findall(tables.get(name, "")):
                    found.setdefault(order, f"{module}, {name}")
    return found


@pytest.mark.parametrize("key", desks())
def test_every_order_of_a_desk_exists(key: str) -> None:
    modules = [file for file in DESKS.joinpath(key).iterdir() if file.name.endswith(".js")]
    spoken = named({file.name: file.read_text() for file in modules})
    known = {order for other in TOGETHER.get(key, (key,)) for order in load_system(other).book.orders}
    assert len(spoken) > 3 or key == "escape", "the desk's orders are not found any more: look at the patterns above"
    unknown = {order: where for order, where in spoken.items() if order not in known | OF_THE_PAGE.get(key, set())}
    assert not unknown


def test_a_name_that_is_no_order_is_found() -> None:
    """In a set, in lists by a place, as a key, and compared by itself."""
    sets = 'const PUTS = new Set(["draw"]);\nconst IN = { hand: ["hld"], worn: ["waer"] };\nconst FEW = { atack: 4 };'
    use = 'const is = ({ order }) => PUTS.has(order) || IN[where].includes(order) || FEW[order] || order === "fech";'
    assert set(named({"pack.js": f"{sets}\n{use}"})) == {"draw", "hld", "waer", "atack", "fech"}
