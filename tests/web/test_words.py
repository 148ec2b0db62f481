"""The page's words: the same messages with the same values in all languages, and every one that the page says."""

import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from podzem.core.words import Words
from podzem.systems import load_system
from podzem.systems.delve.data.results import PEACE
from podzem.systems.delve.orders import ORDERS

WEB = Path(__file__).parents[2] / "src/podzem/web"
LANGUAGES = ("bg", "ru", "uk", "en")
FORMS = ("one", "few", "many")
SAID = re.compile(r"""\bt\("([a-z-]+)\"""")
SAID_IN_PAGES = re.compile(r"""data-(?:say|label|hint)="([a-z-]+)\"""")
COUNTED = re.compile(r"""\bcount\("([a-z-]+)\"""")


def messages(language: str) -> dict[str, str]:
    """All of a language: the words of every page first, then the parts that only some pages load."""
    files = [WEB / "words" / f"{language}.ftl", *sorted(WEB.glob(f"words/*/{language}.ftl"))]
    assert len(files) > 2
    entries = [entry for file in files for entry in parse(file.read_text(encoding="utf-8")).body]
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    found: dict[str, str] = {}
    for entry in entries:
        if isinstance(entry, ast.Message):
            assert entry.value is not None, entry.id.name
            assert all(isinstance(part, ast.TextElement) for part in entry.value.elements), entry.id.name
            assert entry.id.name not in found, entry.id.name
            found[entry.id.name] = "".join(part.value for part in entry.value.elements)
    return found


def values(text: str) -> set[str]:
    return set(re.findall(r"%([a-z]+)", text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_values(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert list(other) == list(english)
    assert {name: values(text) for name, text in other.items()} == {name: values(t) for name, t in english.items()}


def test_everything_the_page_says_has_a_message() -> None:
    known = set(messages("en"))
    sources = [file.read_text(encoding="utf-8") for file in [*WEB.glob("**/*.js"), *WEB.glob("*.html")]]
    said = {name for text in sources for name in [*SAID.findall(text), *SAID_IN_PAGES.findall(text)]}
    counted = {f"{name}-{form}" for text in sources for name in COUNTED.findall(text) for form in FORMS}
    assert len(said) > 100
    assert said | counted <= known


@pytest.mark.parametrize("language", ["bg", "ru", "uk"])
def test_no_message_was_left_in_english(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert [name for name, text in other.items() if text == english[name] and re.search(r"[a-z]{3}", text)] == []
    letters = {"bg": "ыэёії", "ru": "іїєґ", "uk": "ыэёъ"}[language]
    assert [name for name, text in other.items() if set(text.lower()) & set(letters)] == []


def test_every_word_of_an_option_can_be_chosen_in_words() -> None:
    known = set(messages("en"))
    options = [
        option
        for key in ("dungeon", "escape", "screen", "surface")
        for option in load_system(key).book.options
        if not option.hidden
    ]
    words = [(option.name, word) for option in options for word in option.words if re.search("[a-z]", word)]
    assert len(words) > 30
    said = {(name, word): {f"value-{name}-{word}", f"value-{word}"} for name, word in words}
    nameless = [pair for pair, ids in said.items() if not {each.replace("_", "-") for each in ids} & known]
    assert nameless == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["dungeon", "escape", "screen", "surface"])
def test_every_option_of_a_table_has_a_title(key: str, language: str) -> None:
    book = load_system(key).book
    words = Words(language, book.words, book.terms)
    assert [option.name for option in book.options if not words.has(f"option-{option.name}")] == []


def test_every_bot_and_every_heading_of_options_has_a_name() -> None:
    """One option alone needs no heading."""
    known, books = set(messages("en")), [load_system(key) for key in ("dungeon", "escape", "screen", "surface")]
    assert {f"bot-{name}" for system in books for name in system.advice.bots} <= known
    groups = [Counter(option.group for option in system.book.options if option.group) for system in books]
    assert {f"options-{group}" for found in groups for group, many in found.items() if many > 1} <= known


def test_whatever_strangers_may_want_is_said() -> None:
    """By its name in the table of peace; who attacks or leaves waits for nothing."""
    wanted = {f"delve-wants-{conduct.replace('_', '-')}" for conduct in PEACE if conduct not in ("attack", "leave")}
    assert {name for name in messages("en") if name.startswith("delve-wants-")} == wanted


def test_notes_and_short_names_of_a_delve_are_of_what_can_be_ordered() -> None:
    """A note under a name that no order has would never be shown."""
    said, words = messages("en"), Words("en", load_system("delve").book.words)
    known = {order.replace("_", "-") for order in ORDERS} | {"relight-on", "relight-off", "searching"}
    notes = {id.removeprefix("delve-about-") for id in said if id.startswith("delve-about-")}
    choices = {note for note in notes if note.startswith("choice-")}
    assert notes - choices <= known
    assert all(words.has(f"choice-{note.removeprefix('choice-').replace('-', '_')}") for note in choices)
    assert {id.removeprefix("delve-verb-") for id in said if id.startswith("delve-verb-")} <= known


def test_notes_of_a_delve_fit_women_and_men() -> None:
    notes = {id: text for id, text in messages("en").items() if id.startswith("delve-about-")}
    assert not {id for id, text in notes.items() if re.search(r"\b(?:he|him|his)\b", text)}


def test_bulgarian_buttons_of_a_delve_address_one_person() -> None:
    """They stand side by side, and all say «ти»; what the party chooses is named, not commanded."""
    for file in Path(WEB.parent, "systems/delve/words/bg").glob("*.ftl"):
        text = file.read_text(encoding="utf-8")
        for message in re.findall(r"^(?:order|choice)-.*(?:\n[ }].*)*", text, re.MULTILINE):
            assert not re.search(r"\w(?:ете|йте)\b", message), message
