"""Table B4 typed anew from the catalogue, and a second reader that follows its words alone (delve.search.describe)."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from podzem.systems.delve.chapters.description import read_description

LANGUAGES = ("uk", "ru", "bg", "en")
METHODS = """
under | =під, =підо, підійма, підніма | =под, =подо, подним, приподн | =под, повдиг | =under, lift
behind | =за, =поза, позад, відсу | =за, позад, отодв | =зад, отмест | =behind, move aside
inside | всеред, усеред, переби | внутр, переби | вътре, прерав | =inside, rummag
feel | обмац, маца | ощуп, щупа | опип, пипа | =feel, =feeling, grop
tap | просту, стука | просту, стуч | почук, чука | =tap, tapping, knock
press | натис, штовх | нажа, нажм, нажим, толка | натис, бута | press, push
pull | тягн, потяг | тяну, тянем, потян | дърп, издърп | pull, =tug
turn | поверт, поверн, крут, круч | повор, поверн, крут, круч | завърт, върт | turn, twist
pour | =ллю, вилив, полив | =лью, вылив, полив | =лея, излив, полив | pour, spill
flame | полум, протяг | плам, сквозняк | пламък, течение | flame, draught
measure | вимір, порівн | измер, сравн | измер, сравн | measur, compar
probe | жердин, тичк, тикаю | шест, тыч, тыка | прът, мушк | prob, prod
"""
PLACES = """
floor | підлог, плит | =пол, =пола, =полу, =полом, половиц, плит | =пода, =подът, =под, плоч | floor, flagstone
ceiling | стел | потол | таван | ceiling
door | двер | двер | врат | door
lid | кришк, віко, скрин | крышк, сундук | капак, сандък | =lid, chest
straw | солом | солом | слам | straw
"""
WALLS = """
wall_n | північн | северн | северн | north
wall_e | східн | восточн | източн | east
wall_s | південн | южн | южн | south
wall_w | західн | западн | западн | west
"""
WALL = {"uk": "стін", "ru": "стен", "bg": "стен", "en": "wall"}
FILLERS = {
    "uk": "тихо обережно стару темну я ми потім знову він разом",
    "ru": "тихо осторожно старую темную я мы потом снова он вместе",
    "bg": "тихо внимателно старата тъмната аз ние после отново той заедно",
    "en": "quietly with care old dark i we then again he together",
}
PREPOSITIONS = {"під", "підо", "за", "поза", "под", "подо", "зад", "under", "behind"}
Table = dict[str, dict[str, list[str]]]


def table(text: str) -> Table:
    """Rows by id, in each language its stems."""
    rows = [[cell.strip() for cell in line.split("|")] for line in text.strip().splitlines()]
    return {id: {code: cell.split(", ") for code, cell in zip(LANGUAGES, cells)} for id, *cells in rows}


def begins(word: str, stem: str) -> bool:
    """A stem begins a word; with = it is the whole of it."""
    return word == stem[1:] if stem.startswith("=") else word.startswith(stem)


def places_in(words: list[str], code: str) -> list[tuple[int, str]]:
    """Every place with where it stands; a wall needs its direction and the word for a wall."""
    found = [
        (at, id)
        for id, row in table(PLACES).items()
        for at, word in enumerate(words)
        for stem in row[code]
        if begins(word, stem)
    ]
    if any(word.startswith(WALL[code]) for word in words):
        found += [
            (at, id)
            for id, row in table(WALLS).items()
            for at, word in enumerate(words)
            for stem in row[code]
            if begins(word, stem)
        ]
    return sorted(set(found))


def naively(text: str, code: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The first two places and the first two methods of a text, word by word as the catalogue says."""
    words = re.findall(r"\w+", text.lower())
    places = places_in(words, code)
    methods: list[tuple[int, str]] = []
    taken: set[int] = set()
    for id, row in table(METHODS).items():
        for stem in row[code]:
            for at, word in enumerate(words):
                if " " in stem:
                    one, two = stem.split()
                    fits = word.startswith(one) and at + 1 < len(words) and words[at + 1].startswith(two)
                else:
                    fits = begins(word, stem)
                if fits and stem.startswith("=") and stem[1:] in PREPOSITIONS:
                    fits = any(at < where <= at + 3 for where, _ in places)
                    taken |= {at} if fits else set()
                if fits:
                    methods.append((at, id))
    kept = [place for place in places if place[0] not in taken]
    return first(kept), first(methods)


def first(named: list[tuple[int, str]]) -> tuple[str, ...]:
    """The first two ids, none twice."""
    ids: list[str] = []
    for _, id in sorted(named):
        if id not in ids:
            ids.append(id)
    return tuple(ids[:2])


def forms(code: str) -> Iterator[str]:
    """Every stem of the table as a word: whole, with an ending, and with a letter before it, which spoils it."""
    for text in (METHODS, PLACES, WALLS):
        for row in table(text).values():
            for stem in row[code]:
                bare = stem.lstrip("=")
                yield from (bare, bare + "ка", "о" + bare, bare.upper())
    yield from (WALL[code] + "у", WALL[code])


@pytest.mark.clause("delve.search.describe")
@pytest.mark.parametrize("code", LANGUAGES)
def test_delve_search_describe__the_reader_finds_what_a_second_one_finds_that_follows_the_table(code: str) -> None:
    """Three thousand texts of stems, endings, fillers and prepositions."""
    chance, words = random.Random(code), list(forms(code))
    stems = {id: row[code] for id, row in table(PLACES).items() if id == "straw"}
    for _ in range(3000):
        said = [
            chance.choice(FILLERS[code].split() if chance.random() < 0.4 else words)
            for _ in range(chance.randint(1, 9))
        ]
        text = chance.choice((" ", ", ", " – ", ". ")).join(said)
        read = read_description(text, code, stems)
        assert (read.places, read.methods) == naively(text, code), text


@pytest.mark.clause("delve.search.describe")
@pytest.mark.parametrize("code", LANGUAGES)
def test_delve_search_describe__each_stem_of_each_row_names_it(code: str) -> None:
    """A method with the floor after it, a place after a method."""
    floor = table(PLACES)["floor"][code][0].lstrip("=")
    for id, row in table(METHODS).items():
        for stem in row[code]:
            assert id in read_description(f"{stem.lstrip('=')} {floor}", code).methods, (stem, id)
    for id, row in table(PLACES).items():
        for stem in row[code] if id != "straw" else ():
            assert id in read_description(f"{floor} {stem.lstrip('=')}", code).places, (stem, id)
    for id, row in table(WALLS).items():
        for stem in row[code]:
            assert read_description(f"{stem} {WALL[code]}", code).places == (id,), stem
            assert read_description(stem, code).places == (), stem
