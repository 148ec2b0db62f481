"""Everything that a seat or a watcher can ask of a state, as the bytes that he gets; one question, one comparison."""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from podzem.core.deciding import open_to
from podzem.core.decisions import WATCHER, Decision
from podzem.core.dice import Seeded
from podzem.core.errors import PodzemError
from podzem.core.events import sees
from podzem.core.step import Step, step
from podzem.core.words import LANGUAGES
from podzem.table.news import decision_data
from podzem.table.speech import words_at
from tests.seen import seen
from tests.worlds.pairs import Pair
from tests.worlds.settings import told_of
from tests.worlds.wording import Wording

NAMES = [f"P{seat}" for seat in range(20)]
ODDS = 6
"""Decisions of which the odds are asked at a state."""
SHOWN = 6
"""Differences of a kind that are told."""
STEPS = 4
"""Sealed decisions that are taken at a state."""


@dataclass
class Tally:
    """What was compared, and what differed."""

    asked: Counter[str] = field(default_factory=Counter)
    leaks: list[str] = field(default_factory=list)
    kinds: Counter[str] = field(default_factory=Counter)
    pairs: int = 0
    differing: int = 0
    legal: int = 0
    """Decisions among those asked that were open."""

    @property
    def comparisons(self) -> int:
        """One is a pair of answers to one question."""
        return sum(self.asked.values())

    def compare(self, kind: str, pair: Pair, question: str, left: Any, right: Any) -> None:
        """Count, and note a difference."""
        self.asked[kind] += 1
        if left != right:
            self.kinds[kind] += 1
            if self.kinds[kind] <= SHOWN:
                self.leaks.append(f"{pair.name}: {kind} {question}\n  {_apart(left, right)}")

    def add(self, other: "Tally") -> None:
        """Both together."""
        self.asked += other.asked
        self.kinds += other.kinds
        self.leaks += other.leaks
        self.pairs, self.differing = self.pairs + other.pairs, self.differing + other.differing
        self.legal += other.legal


def _apart(left: Any, right: Any) -> str:
    """Where two answers part."""
    one, other = str(left), str(right)
    at = next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    start = max(0, at - 50)
    return f"{one[start : at + 70]!r}\n  {other[start : at + 70]!r}"


def compare(pair: Pair, wording: Wording, refusals: int, tally: Tally) -> None:
    """Ask both worlds everything."""
    tally.pairs += 1
    tally.differing += pair.differs
    system, viewer = pair.system, pair.viewer
    language = LANGUAGES[tally.pairs % len(LANGUAGES)]
    for kind, question in QUESTIONS.items():
        tally.compare(kind, pair, "", question(system, pair.left, viewer), question(system, pair.right, viewer))
    imagined = [system.resample(state, viewer, Seeded(0)) for state in (pair.left, pair.right)]
    tally.compare("imagined", pair, "", *(state.key() for state in imagined))
    still = told_of(system.key).still
    with still(pair.left), still(pair.right):
        _compare_decisions(pair, language, tally)
        if viewer != WATCHER:
            wording.look((pair.left, pair.right), viewer)
            _compare_refusals(pair, wording, refusals, language, tally)
        _compare_names(pair, wording, language, tally)
    if viewer != WATCHER:
        _compare_odds(pair, imagined, tally)
        _compare_steps(pair, wording, tally)


def _view(system: Any, state: Any, viewer: int) -> str:
    return json.dumps(seen(system, state, viewer), ensure_ascii=False)


def _own(system: Any, state: Any, viewer: int) -> tuple[bytes, bytes] | None:
    shared = system.showing.shared
    return None if shared is None else (shared.open_json(state), shared.own_json(state, viewer))


def _places(system: Any, state: Any, viewer: int) -> list[str]:
    places = system.showing.places
    return [] if places is None else places.shown(state, viewer)


def _readings(system: Any, state: Any, viewer: int) -> list[str]:
    aloud = system.showing.aloud
    return [] if aloud is None else aloud.readings(state, viewer, "uk")


def _fallback(system: Any, state: Any, viewer: int) -> str:
    return str(system.turns.fallback(state, viewer)) if viewer in system.turns.awaited(state) else ""


QUESTIONS: dict[str, Callable[[Any, Any, int], object]] = {
    "view": _view,
    "parts of the view": _own,
    "scene": lambda system, state, viewer: system.showing.scene(state),
    "places": _places,
    "read out": _readings,
    "awaited": lambda system, state, viewer: system.turns.awaited(state),
    "needed": lambda system, state, viewer: system.turns.needed(state),
    "turn": lambda system, state, viewer: system.turns.turn(state),
    "outcome": lambda system, state, viewer: system.outcome(state),
    "fallback": _fallback,
}


def _compare_decisions(pair: Pair, language: str, tally: Tally) -> None:
    """The list in its order, and each decision as it is sent."""
    system, viewer = pair.system, pair.viewer
    left, right = (open_to(system, state, viewer) for state in (pair.left, pair.right))
    tally.compare("decisions", pair, "", [*map(str, left)], [*map(str, right)])
    sent = [_sent(system, state, own, language) for state, own in ((pair.left, left), (pair.right, right))]
    tally.compare("decisions in words", pair, language, *sent)


def _sent(system: Any, state: Any, own: list[Decision], language: str) -> list[dict[str, Any]]:
    words = words_at(system, state, language)
    return [decision_data(system, one, words, NAMES) for one in own[::7]]


def _compare_refusals(pair: Pair, wording: Wording, count: int, language: str, tally: Tally) -> None:
    system = pair.system
    left, right = (words_at(system, state, language) for state in (pair.left, pair.right))
    for decision in wording.decisions(pair.viewer, count):
        refused = [_refused(system, pair.left, decision, left), _refused(system, pair.right, decision, right)]
        tally.compare("refusal", pair, str(decision), *refused)
        tally.legal += refused[0] is None


def _refused(system: Any, state: Any, decision: Decision, words: Any) -> tuple[str, str] | None:
    """A refusal as it is sent; what raises is an answer, too."""
    try:
        refusal = system.refuse(state, decision)
        return None if refusal is None else (refusal.clause, words.refusal(refusal, NAMES))
    except (ValueError, LookupError) as error:
        return type(error).__name__, str(error)


def _compare_names(pair: Pair, wording: Wording, language: str, tally: Tally) -> None:
    """What each place is called, among them places that the viewer cannot know of."""
    system = pair.system
    if system.showing.places is None:
        return
    left, right = (words_at(system, state, language) for state in (pair.left, pair.right))
    used = {word for offered in wording.here.values() for words in offered for word in words}
    shown = {*_places(system, pair.left, pair.viewer), *_places(system, pair.right, pair.viewer)}
    for id in sorted({*sorted(used)[::9], *shown, *wording.ids[::3]}):
        tally.compare("name", pair, id, left.place(id), right.place(id))


def _compare_odds(pair: Pair, states: list[Any], tally: Tally) -> None:
    """As a table answers: in a state that the seat cannot tell from the true one."""
    system, viewer = pair.system, pair.viewer
    own = open_to(system, pair.left, viewer)
    for decision in own[:: 1 + len(own) // ODDS]:
        tally.compare("odds", pair, str(decision), *(_chances(system, state, decision) for state in states))


def _chances(system: Any, state: Any, decision: Decision) -> dict[str, Fraction] | str | None:
    try:
        (found,) = system.advice.chances(state, [decision])
        return None if found is None else dict(found)
    except PodzemError as error:
        return str(error)


def _compare_steps(pair: Pair, wording: Wording, tally: Tally) -> None:
    """An order that is only written down tells the same everywhere: lines, dice, what is seen and asked next."""
    system, viewer = pair.system, pair.viewer
    sealed = [one for one in open_to(system, pair.left, viewer) if is_sealed(system, one.order)]
    for decision in wording.random.sample(sealed, min(STEPS, len(sealed))):
        answers = [tuple(_after(system, state, decision, viewer)) for state in (pair.left, pair.right)]
        tally.compare("step", pair, str(decision), *answers)


def is_sealed(system: Any, order: str) -> bool:
    """Whether an order discloses nothing before it is carried out together with the others."""
    sealed = told_of(system.key).sealed
    return system.book.orders[order].side_by_side if sealed is None else order in sealed


def _after(system: Any, state: Any, decision: Decision, viewer: int) -> Iterator[object]:
    try:
        done: Step[Any] = step(system, state, decision, Seeded(5))
    except PodzemError as error:
        yield str(error)
        return
    yield done.faces
    yield [json.dumps(event.data()) for event in done.events if sees(event.audience, viewer)]
    yield _view(system, done.state, viewer)
    yield system.turns.awaited(done.state)
    yield [*map(str, open_to(system, done.state, viewer))]
