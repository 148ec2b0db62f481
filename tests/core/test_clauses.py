"""A rule book: what is read of it, and what is not accepted."""

from pathlib import Path

import pytest

from podzem.core.clauses import read_register
from podzem.core.errors import BadTable

BOOK = """
[[chapters]]
id = "dice"
en = "Dice"

["game.dice.tie"]
source = ""
options = ["tie"]
house.en = "The lower face goes first (`tie`)."
house.ru = "Меньшее число ходит раньше (`tie`)."
"""

CONTRADICTION = """
[[contradictions]]
id = "C01"
clause = "game.dice.tie"
options = ["tie"]
one.en = "The lower face goes first."
one.ru = "Раньше ходит меньшее число."
other.en = "The higher face goes first."
settled.en = "The lower."
"""


def write(folder: Path, text: str) -> Path:
    file = folder / "clauses.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_a_book_without_contradictions_has_none(tmp_path: Path) -> None:
    assert read_register(write(tmp_path, BOOK)).contradictions == ()


def test_a_contradiction_speaks_the_language_asked_for_and_else_english(tmp_path: Path) -> None:
    (contradiction,) = read_register(write(tmp_path, BOOK + CONTRADICTION)).contradictions
    assert (contradiction.id, contradiction.clause, contradiction.options) == ("C01", "game.dice.tie", ("tie",))
    assert contradiction.text("one", "ru") == "Раньше ходит меньшее число."
    assert contradiction.text("other", "ru") == "The higher face goes first."


@pytest.mark.parametrize(
    ("found", "instead", "fault"),
    [
        ('clause = "game.dice.tie"', 'clause = "game.dice.draw"', "C01: there is no clause 'game.dice.draw'"),
        ('options = ["tie"]', 'options = ["draw"]', "C01: no clause has the options .'draw'."),
        ('settled.en = "The lower."', "", "C01: one, other, settled were expected in English"),
        ("settled.en", "settled.ru", "C01: one, other, settled were expected in English"),
        ("settled.en", 'third.en = "None."\nsettled.en', "C01: one, other, settled were expected in English"),
    ],
)
def test_a_contradiction_that_does_not_fit_its_book_is_refused(
    tmp_path: Path, found: str, instead: str, fault: str
) -> None:
    with pytest.raises(BadTable, match=fault):
        read_register(write(tmp_path, BOOK + CONTRADICTION.replace(found, instead)))


def test_a_clause_has_a_kind_a_source_and_a_chapter(tmp_path: Path) -> None:
    for found, instead in (("house", "aside"), ('source = ""', ""), ("game.dice.tie", "game.cards.tie")):
        with pytest.raises(BadTable):
            read_register(write(tmp_path, BOOK.replace(found, instead)))
