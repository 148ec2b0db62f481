"""`podzem map`: dungeon and region documents are checked, regions turned from one form into another and drawn."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from podzem.cli.options import read_text
from podzem.cli.speech import own_words
from podzem.core.errors import Malformed
from podzem.core.numbers import read_natural
from podzem.world.documents import parse_document
from podzem.world.faults import BadMap, Fault
from podzem.world.map_file import FORMAT as DUNGEON
from podzem.world.map_file import load_dungeon, save_dungeon
from podzem.world.region.check import warnings_of
from podzem.world.region.fields import LONGEST_FILE, VALIDATION
from podzem.world.region.generator.generate import draw_region
from podzem.world.region.region import Region
from podzem.world.region.region_file import load_region, save_region
from podzem.world.region.region_text import read_text as read_region_text
from podzem.world.region.region_text_writing import write_text
from podzem.world.region.text_mapper import CELL_LINE
from podzem.world.region.text_mapper_region import read_text_mapper
from podzem.world.region.text_mapper_writing import write_text_mapper
from podzem.world.texts import said

TEXT: Final = "text"
JSON: Final = "json"
TEXT_MAPPER: Final = "text-mapper"
FORMS: Final = (TEXT, JSON, TEXT_MAPPER)


def check(file: Path, language: str) -> bool:
    """Tell every fault of a document and what is odd about it, a line each; whether it can be played."""
    words, text = own_words(language), read_text(file)
    try:
        if _form_of(text) == JSON and _is_dungeon(text):
            dungeon = load_dungeon(text)
            print(words.say("map-good-dungeon", name=said(dungeon.title, language), count=len(dungeon.levels)))
            return True
        region, told = _read(text)
    except BadMap as error:
        print(words.say("map-bad", count=len(error.faults)))
        _tell([*error.faults], "map-fault", language)
        return False
    name = said(region.name, language) or "–"
    print(words.say("map-good-region", name=name, width=region.width, height=region.height))
    _tell([*told, *warnings_of(region)], "map-warning", language)
    return True


def convert(file: Path, form: str, language: str) -> list[str]:
    """Print a document in another form; what was lost on the way, for stderr."""
    if form not in FORMS:
        raise Malformed(f"a map is written as {', '.join(FORMS)}, not as {form!r}")
    text = read_text(file)
    if _form_of(text) == JSON and _is_dungeon(text):
        if form != JSON:
            raise Malformed("a dungeon has no other form than json")
        print(save_dungeon(load_dungeon(text)), end="")
        return []
    region, told = _read(text)
    written, lost = _written(region, form, language)
    print(written, end="")
    return [fault.say(language) for fault in (*told, *lost)]


def draw(seed: int, size: str, form: str, language: str) -> None:
    """Print the region of a seed."""
    if form not in FORMS:
        raise Malformed(f"a map is written as {', '.join(FORMS)}, not as {form!r}")
    width, _, height = size.partition("x")
    sides = read_natural(width, 4), read_natural(height, 4)
    if sides[0] is None or sides[1] is None:
        raise Malformed(f"a size is written like 20x20, not like {size!r}")
    print(_written(draw_region(seed, sides[0], sides[1]), form, language)[0], end="")


def _form_of(text: str) -> str:
    """How a document is written: JSON begins with a brace, text-mapper's cells with four digits."""
    if text.lstrip().startswith("{"):
        return JSON
    lines = (line.strip() for line in text.splitlines())
    return TEXT_MAPPER if any(CELL_LINE.fullmatch(line) for line in lines) else TEXT


def _is_dungeon(text: str) -> bool:
    return bool(parse_document(text, LONGEST_FILE, VALIDATION).get("format") == DUNGEON)


def _read(text: str) -> tuple[Region, list[Fault]]:
    """The region of a document in whichever form, and what of it was not understood."""
    form = _form_of(text)
    if form == TEXT_MAPPER:
        return read_text_mapper(text)
    return (load_region(text) if form == JSON else read_region_text(text)), []


def _written(region: Region, form: str, language: str) -> tuple[str, list[Fault]]:
    if form == TEXT_MAPPER:
        return write_text_mapper(region, language)
    return (write_text(region) if form == TEXT else save_region(region)), []


def _tell(found: list[Fault], message: str, language: str) -> None:
    words = own_words(language)
    for fault in found:
        print(words.say(message, text=fault.say(language)))
