"""Words are made here: Fluent messages in four languages from the ids and facts that rules emit."""

from __future__ import annotations

import locale
import os
from collections import Counter
from collections.abc import Mapping, Sequence
from copy import copy
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from podzem.core.decisions import Decision, Fact, Namer, Refusal
from podzem.core.errors import Malformed
from podzem.core.events import Event
from podzem.core.numbers import read_natural
from podzem.core.orders import OrderSpec
from podzem.core.terms import NO_TERMS, Terms

LANGUAGES: Final = ("bg", "ru", "uk", "en")
LONGEST_FACT: Final = 2400
"""Characters of a fact in a message; Fluent takes a hundred more and fails beyond."""


def counted(words: Sequence[str]) -> list[str]:
    """Each word once, with how often it stands there."""
    return [f"{word} × {count}" if count > 1 else word for word, count in Counter(words).items()]


def _kinds(fact: Fact) -> Fact:
    """`lamp.6` without its number."""
    if isinstance(fact, list):
        return [word.partition(".")[0] for word in fact]
    return fact.partition(".")[0] if isinstance(fact, str) else fact


def _bounded(fact: Fact) -> Fact:
    """A fact that a message can hold: people bring long texts, and lists grow."""
    is_long = isinstance(fact, str) and len(fact) > LONGEST_FACT
    return f"{str(fact)[:LONGEST_FACT]}…" if is_long else fact


def system_language() -> str:
    """The language of this person's machine, English when it is none of ours."""
    names = [os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG")] + [locale.getlocale()[0]]
    for name in names:
        if name:
            return name[:2] if name[:2] in LANGUAGES else "en"
    return "en"


def read_language(name: str | None) -> str:
    """A language asked for by name, or that of the machine."""
    if name is None:
        return system_language()
    if name not in LANGUAGES:
        raise Malformed(f"there is no language {name!r}; {', '.join(LANGUAGES)} were expected")
    return name


def _word_files(package: str, language: str) -> list[Traversable]:
    """`words/<language>.ftl`, and where a package has many words, the files of `words/<language>/` by name."""
    words = files(package).joinpath("words")
    folder = words.joinpath(language)
    parts = sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else []
    single = words.joinpath(f"{language}.ftl")
    return [single, *parts] if single.is_file() else parts


class Words:
    """The messages of some packages (`words/<language>.ftl` in each) in one language."""

    def __init__(self, language: str, packages: Sequence[str], terms: Terms = NO_TERMS) -> None:
        # Dear in memory, and of no use to a server whose tables are played in ids alone.
        from fluent.runtime import FluentBundle, FluentResource
        from fluent.syntax.ast import Message

        self.language = language
        self._terms = terms
        self._bundle = FluentBundle([language], use_isolating=False)
        self._ids: list[str] = []
        self._namer: Namer | None = None
        self._called: dict[str, str | None] = {}
        for file in (file for package in packages for file in _word_files(package, language)):
            resource = FluentResource(file.read_text(encoding="utf-8"))
            self._ids += [entry.id.name for entry in resource.body if isinstance(entry, Message)]
            self._bundle.add_resource(resource)

    def naming(self, namer: Namer) -> Words:
        """The same words, with the places of one game named."""
        named = copy(self)
        named._namer = namer
        named._called = {}
        return named

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(message)

    def starting(self, prefix: str) -> dict[str, str]:
        """The messages without facts whose ids begin so, by the rest of the id."""
        return {id[len(prefix) :]: self.say(id) for id in self._ids if id.startswith(prefix)}

    def say(self, message: str, **facts: Fact) -> str:
        """A message with its facts; one that does not exist is shown by its id, so that nothing is hidden."""
        if not self._bundle.has_message(message):
            return f"{message} {facts or ''}".strip()
        return self._format(message, self._bundle.get_message(message).value, facts)

    def _format(self, message: str, pattern: Any, facts: Mapping[str, Fact]) -> str:
        assert pattern is not None, message
        text, errors = self._bundle.format_pattern(pattern, {key: _bounded(fact) for key, fact in facts.items()})
        assert not errors, f"{message}: {errors}"
        return str(text)

    def term(self, kind: str, value: Fact, names: Sequence[str]) -> Fact:
        """A fact in words: a seat by its player's name, any other word by its message."""
        if kind == "text" and isinstance(value, list):
            return self._text(value)
        if isinstance(value, list):
            told = [str(self.term(kind, word, names)) for word in value]
            return ", ".join(counted(told) if self._terms.kind(kind).alike else told)
        if kind == "seat" and isinstance(value, int) and not isinstance(value, bool):
            return names[value] if 0 <= value < len(names) else str(value)
        message = next((id for id in self._messages(kind, value) if self.has(id)), None)
        if message is not None:
            return self.say(message)
        name = self._name(str(value)) if self._terms.kind(kind).named_by_state else None
        return self._numbered(kind, value, names) if name is None else name

    def _messages(self, kind: str, value: Fact) -> list[str]:
        """Where the word for a fact may stand."""
        return [f"{each}-{value}" for each in (kind, *self._terms.kind(kind).also)]

    def modifier(self, name: str) -> str:
        """What a part of a number is called."""
        return str(self.term("modifier", name, ()))

    def _name(self, id: str) -> str | None:
        """What the state at hand calls an id; many phrases speak of the same places, so each is made once."""
        if self._namer is not None and id not in self._called:
            named = self._namer(id)
            self._called[id] = self._named(*named) if isinstance(named, tuple) else named
        return self._called.get(id)

    def _named(self, message: str, facts: Mapping[str, Fact]) -> str:
        """A name with its texts in this language; its fact `term` is the id of the message of a word."""
        told = {key: self._text(fact) if isinstance(fact, list) else fact for key, fact in facts.items()}
        if "term" in told:
            told["term"] = self.say(str(told["term"]))
        return self.say(message, **told)

    def place(self, id: str) -> str:
        """What a place of the game at hand is called; by its id where it has no name."""
        return str(self.term("place", id, ()))

    def _text(self, texts: list[str]) -> str:
        """A text that a map brings as `language:words`: in this language, the one for all, in English, in any."""
        told = {language: words for language, _, words in (text.partition(":") for text in texts)}
        return next((told[key] for key in (self.language, "", "en", *told) if key in told), "")

    def _numbered(self, kind: str, value: Fact, names: Sequence[str]) -> Fact:
        """`guard.4` is said as the word for a guard and its number; what stands for a player by the player's name."""
        word, dot, number = str(value).rpartition(".")
        if not dot or read_natural(number) is None:
            return value
        if word and word == self._terms.player and 0 < int(number) <= len(names):
            return names[int(number) - 1]
        message = next((id for id in self._messages(kind, word) if self.has(id)), None)
        return value if message is None else f"{self.say(message)} {number}"

    def facts(self, facts: Mapping[str, Fact], names: Sequence[str]) -> dict[str, Fact]:
        """Facts in words, each by the kind of term it is; a switch becomes the word yes or no."""
        return {key: self._fact(key, value, names) for key, value in facts.items()}

    def _fact(self, key: str, value: Fact, names: Sequence[str]) -> Fact:
        if isinstance(value, bool):
            return "yes" if value else "no"
        return value if (kind := self._terms.kind_of(key)) is None else self.term(kind, value, names)

    def line(self, event: Event, names: Sequence[str]) -> str:
        """An event as a sentence."""
        facts = {key: _kinds(fact) if self._is_alike(key) else fact for key, fact in event.facts.items()}
        return self.say(f"event-{event.name}", **self.facts(facts, names))

    def _is_alike(self, fact: str) -> bool:
        return self._terms.kind(self._terms.kind_of(fact) or "").alike

    def order(self, decision: Decision, spec: OrderSpec, names: Sequence[str]) -> str:
        """A decision as a phrase on a button."""
        return self.order_and_brief(decision, spec, names)[0]

    def order_and_brief(self, decision: Decision, spec: OrderSpec, names: Sequence[str]) -> tuple[str, str]:
        """The phrase, and the same for one who knows who is meant; empty where it is said in one way only."""
        facts = {fact: self._number(fact, word) for fact, word in spec.named(decision.words).items()}
        return self.whole_and_brief(spec.message(decision.words), self.facts(facts, names))

    def whole_and_brief(self, message: str, facts: Mapping[str, Fact]) -> tuple[str, str]:
        """A message, and its attribute `brief` where it has one: that stands in the whole as a fact."""
        brief = self._bundle.get_message(message).attributes.get("brief") if self.has(message) else None
        if brief is None:
            return self.say(message, **facts), ""
        said = self._format(message, brief, facts)
        return self.say(message, **facts, brief=said), said

    def _number(self, fact: str, word: Fact) -> Fact:
        """A seat, or a number that is said with its plural and no name, as a number; any other word as it is."""
        is_number = self._terms.facts.get(fact, "seat") == "seat" and isinstance(word, str)
        number = read_natural(str(word)) if is_number else None
        return word if number is None else number

    def refusal(self, refusal: Refusal, names: Sequence[str]) -> str:
        """A refusal as a sentence, before it whom it concerns where it does not name him, its clause behind it."""
        message = "refused-" + refusal.clause.replace(".", "-")
        facts = self.facts({"order": refusal.order, **refusal.facts}, names)
        # Whoever sets a table up is told the words of its options; nobody at the table is.
        facts["about"] = "option" if refusal.order == "option" else facts.get("about", "order")
        said, who = self.say(message, **facts), str(facts.get(self._terms.concerned, ""))
        about = f"{who}: " if who and who not in said else ""
        return f"{about}{said} [{refusal.clause}]"
