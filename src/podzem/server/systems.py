"""HTTP: the systems, their rule books, and exact odds."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct
from starlette.requests import Request

from podzem.core.clauses import Clause, Contradiction, Register
from podzem.core.decisions import read_decision, seat_name
from podzem.core.errors import Malformed, PodzemError
from podzem.core.forms import nest, read_line
from podzem.core.options import Option
from podzem.core.protocols import Workshop
from podzem.core.words import Words
from podzem.lab.bots import bot_names
from podzem.lab.chains import Limits as ChainLimits
from podzem.lab.chains import follow, policy_of
from podzem.lab.dice_words import parse
from podzem.lab.odds_data import chain_data, dice_data
from podzem.server.bodies import Asked, Options, SystemKey
from podzem.server.calls import Calls
from podzem.server.problems import Failed
from podzem.server.process_pool import ProcessPool
from podzem.systems import EXAMPLE_DECISION, EXAMPLE_STATE, SYSTEMS, load_system

MOST_STATES: Final = 2_000
"""A question over HTTP is followed into so many states; the command line follows more."""

calls: Final = Calls("systems")


class OptionAnswer(Struct):
    """A switch of a table."""

    name: str
    say: str
    clause: str
    default: str | int | bool
    values: list[str | bool]
    least: int | None
    most: int | None
    free: bool = False
    """Whether the text of a data file of one's own may stand instead, such as a map's."""
    group: str = ""
    """Under which heading whoever opens a table finds it; the rest are rulings."""
    when: tuple[str, str] | None = None
    """Another option and its value: only then this one matters."""
    term: str = ""
    """What kind of word its numbers are, such as `seat`."""


class SystemAnswer(Struct):
    """A system in short."""

    key: str
    title: str
    tagline: str
    seats: tuple[int, int]
    usual: int
    options: list[OptionAnswer]
    bots: list[str]
    workshop: bool = False
    """Whether documents of one's own can be made for it on the page `/build/{key}`."""


class ClauseAnswer(Struct):
    """A clause with its texts in the language asked for and in English."""

    id: str
    kinds: list[str]
    source: str
    parts: dict[str, str]
    parts_en: dict[str, str]
    options: list[str]


class ChapterAnswer(Struct):
    """A chapter of a rule book."""

    id: str
    title: str
    clauses: list[ClauseAnswer]


class ContradictionAnswer(Struct):
    """Two sayings of the document, how they are settled, in which clause, and the options that switch it."""

    id: str
    clause: str
    one: str
    other: str
    settled: str
    options: list[str]


class RulesAnswer(Struct):
    """A whole rule book."""

    system: str
    title: str
    chapters: list[ChapterAnswer]
    contradictions: list[ContradictionAnswer]


class DiceQuestion(Asked):
    """Dice in words, in any of our languages."""

    question: Annotated[str, Meta(min_length=1, max_length=200, examples=["3d6 >= 12"])]


class DecisionQuestion(Asked):
    """A decision in a state, both in their text form."""

    system: SystemKey
    state: Annotated[str, Meta(max_length=8000, examples=[EXAMPLE_STATE])]
    decision: Annotated[str, Meta(max_length=1000, examples=[EXAMPLE_DECISION])]
    players: Annotated[int, Meta(ge=1, le=60)] | None = None
    options: Options = msgspec.field(default_factory=dict)


class Document(Asked):
    """A document that a game can be set up from, as text."""

    text: Annotated[str, Meta(min_length=1, max_length=60_000)]


@cache
def words_of(system: str, language: str) -> Words:
    """The words of a system."""
    book = load_system(system).book
    return Words(language, book.words, book.terms)


@calls.get("/api/systems")
def systems(language: str) -> list[SystemAnswer]:
    """The systems that can be played."""
    return [_system(key, language) for key in SYSTEMS]


@cache
def _system(key: str, language: str) -> SystemAnswer:
    system, words = load_system(key), words_of(key, language)
    return SystemAnswer(
        key=key,
        title=words.say("title"),
        tagline=words.say("tagline"),
        seats=system.book.seats,
        usual=system.book.usual,
        options=[_option(option, words) for option in system.book.options],
        bots=list(bot_names(system)),
        workshop=system.forms.workshop is not None,
    )


def _option(option: Option, words: Words) -> OptionAnswer:
    values: list[str | bool] = [True, False] if option.is_switch else list(option.words)
    return OptionAnswer(
        name=option.name,
        say=words.say(f"option-{option.name}"),
        clause=option.clause,
        default=option.default,
        values=values,
        least=option.least,
        most=option.most,
        free=option.free,
        group=option.group,
        when=option.when,
        term=option.term,
    )


@calls.get("/api/systems/{key}/rules", errors=(404,))
def rules(key: SystemKey, language: str) -> RulesAnswer:
    """The rule book: chapters, clauses, their kinds and options."""
    if key not in SYSTEMS:
        raise Failed(404, f"there is no system {key[:40]!r}; {', '.join(SYSTEMS)} was expected")
    return _rules(key, language)


@cache
def _rules(key: str, language: str) -> RulesAnswer:
    return book_answer(key, words_of(key, language).say("title"), load_system(key).book.clauses, language)


def book_answer(key: str, title: str, book: Register, language: str) -> RulesAnswer:
    """A rule book in a language, English where it has no other."""
    chapters = [
        ChapterAnswer(
            id=chapter,
            title=titles.get(language, titles["en"]),
            clauses=[_clause(clause, language) for clause in book.clauses.values() if clause.chapter == chapter],
        )
        for chapter, titles in book.chapters.items()
    ]
    contradictions = [_contradiction(contradiction, language) for contradiction in book.contradictions]
    return RulesAnswer(system=key, title=title, chapters=chapters, contradictions=contradictions)


def _contradiction(contradiction: Contradiction, language: str) -> ContradictionAnswer:
    return ContradictionAnswer(
        id=contradiction.id,
        clause=contradiction.clause,
        one=contradiction.text("one", language),
        other=contradiction.text("other", language),
        settled=contradiction.text("settled", language),
        options=list(contradiction.options),
    )


def _clause(clause: Clause, language: str) -> ClauseAnswer:
    return ClauseAnswer(
        id=clause.id,
        kinds=list(clause.kinds),
        source=clause.source,
        parts={part: clause.text(part, language) for part in clause.parts},
        parts_en={part: clause.text(part, "en") for part in clause.parts},
        options=list(clause.options),
    )


@calls.get("/api/systems/{key}/workshop", errors=(404,))
def workshop(key: SystemKey, language: str) -> dict[str, Any]:
    """What documents of one's own are made of."""
    found = _workshop(key)
    return {"option": found.option, "desk": found.desk, "stock": found.stock(words_of(key, language))}


@calls.post("/api/systems/{key}/workshop", errors=(404,))
def examined(key: SystemKey, asked: Document, language: str) -> dict[str, Any]:
    """What a document comes to, or everything that is wrong with it."""
    return _workshop(key).examine(asked.text, words_of(key, language))


def _workshop(key: str) -> Workshop:
    found = load_system(key).forms.workshop if key in SYSTEMS else None
    if found is None:
        raise Failed(404, f"there is no workshop of {key[:40]!r}")
    return found


@calls.post("/api/odds")
async def odds(request: Request, asked: DiceQuestion | DecisionQuestion) -> dict[str, Any]:
    """Exact odds: of dice, or of what a decision leads to."""
    pool: ProcessPool = request.app.state.pool
    if isinstance(asked, DiceQuestion):
        return await pool.ask(dice_odds, asked.question)
    return await pool.ask(decision_odds, asked)


def dice_odds(question: str) -> dict[str, Any]:
    """The answer to a question about dice; asked in another process."""
    return dice_data(parse(question))


def decision_odds(asked: DecisionQuestion) -> dict[str, Any]:
    """What a decision leads to; asked in another process."""
    try:
        return _decision_odds(asked)
    except PodzemError:
        raise
    except Exception as error:
        # The state is the asker's own: there are more that no game can come to than a rule can be ready for.
        raise Malformed(f"from this state the rules cannot go on ({type(error).__name__})") from None


def _decision_odds(asked: DecisionQuestion) -> dict[str, Any]:
    system = load_system(asked.system)
    state = system.forms.read(asked.players or system.book.seats[0], asked.options, nest(read_line(asked.state)))
    decision = read_decision(asked.decision)
    if decision.seat < 0:
        raise Malformed(f"odds are told for the decision of a seat, not of the {seat_name(decision.seat)}")
    result = follow(system, state, decision, policy_of(system, "fallback"), ChainLimits(states=MOST_STATES))
    return {"system": system.key, **chain_data(system, decision, result)}
