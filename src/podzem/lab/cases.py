"""Running cases: the rule that plays, with scripted dice, and what is expected of it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from podzem.core.decisions import read_decision, seat_name
from podzem.core.dice import Dice, Scripted, Seeded
from podzem.core.errors import BadScript, PodzemError, Refused
from podzem.core.events import Event, audience_name
from podzem.core.forms import Leaf, Paths, nearest, nest, plain, write_leaf
from podzem.core.journal import lines_for
from podzem.core.scribe import Scribe
from podzem.core.step import digest, step
from podzem.core.system import System
from podzem.lab.case_file import Alike, Case, Chance, Condition, Sight
from podzem.lab.odds import after_all, check_path, in_time, paths_of
from podzem.systems import load_system


@dataclass(slots=True)
class Run:
    """How far a case came: its last state, all events, and the refusal that ended it, if one did."""

    state: Any
    events: list[Event]
    refused: str | None


def faults(case: Case) -> list[str]:
    """Everything in which the rules do not do what the case expects; empty when it holds."""
    system = load_system(case.system)
    try:
        run = play(system, case, case.state, case.do)
    except Refused as error:
        return [] if error.refusal.clause == case.refused and not case.do else [f"refused: {error}"]
    except PodzemError as error:
        return [str(error)]
    try:
        return list(_compare(system, case, run))
    except PodzemError as error:
        return [str(error)]


def play(system: System[Any], case: Case, paths: dict[str, Leaf], orders: tuple[str, ...]) -> Run:
    """Set the case up and take its decisions; the last one may be refused, then nothing may have changed."""
    dice: Dice = Scripted(case.dice or []) if case.seed is None else Seeded(case.seed)
    run = Run(_begin(system, case, paths, dice), [], None)
    for number, text in enumerate(orders, 1):
        decision = in_time(system, run.state, read_decision(text))
        before, mark = digest(run.state), dice.mark()
        try:
            done = step(system, run.state, decision, dice)
        except Refused as error:
            if number < len(orders) or case.refused is None:
                raise
            run.refused = error.refusal.clause
            assert (digest(run.state), dice.mark()) == (before, mark), "a refusal changed something"
            break
        run.state = done.state
        run.events.extend(done.events)
    if isinstance(dice, Scripted):
        _finish(system, dice)
    return run


def _finish(system: System[Any], dice: Scripted) -> None:
    try:
        dice.finish()
    except BadScript as error:
        raise BadScript(f"{error} [{system.book.script_clause}]") from None


def _begin(system: System[Any], case: Case, paths: dict[str, Leaf], dice: Dice) -> Any:
    if case.setup:
        return system.setup(case.players, case.options, Scribe(dice, listening=True))
    staging = system.forms.staging
    read = system.forms.read if staging is None else staging.stage
    return read(case.players, case.options, nest(paths))


def _compare(system: System[Any], case: Case, run: Run) -> Iterator[str]:
    if run.refused != case.refused:
        yield f"refused by {run.refused}, expected {case.refused}"
    yield from _compare_state(system, run.state, case.expect)
    yield from _compare_events(run.events, case)
    yield from _compare_legal(system, run.state, case)
    for chance in case.odds:
        yield from _compare_chance(system, run.state, chance)
    for sight in case.views:
        yield from _compare_sight(system, run, sight)
    if case.alike is not None:
        yield from _compare_alike(system, case, run, case.alike)


def _compare_state(system: System[Any], state: Any, expected: dict[str, Leaf]) -> Iterator[str]:
    """Each path has its value; one that is left out while it is empty counts as `[]`."""
    paths = paths_of(system, state)
    for path, written in expected.items():
        check_path(system, state, path)
        found, value = paths.get(path, []), None if written == "-" else written
        if value == [] and any(each.startswith(f"{path}.") for each in paths):
            yield f"{path} is not empty, expected {write_leaf(value)}"
        elif found != value:
            yield f"{path} is {write_leaf(found)}, expected {write_leaf(value)}"


def _compare_events(events: list[Event], case: Case) -> Iterator[str]:
    """The expected events stand in this order, others may stand between them."""
    left = iter(events)
    for expected in case.events:
        if not any(_fits(event, expected) for event in left):
            told = "; ".join(map(repr, events))
            yield f"event {expected} is missing or out of order; told were: {told}"
            return
    for event in events:
        if event.name in case.no_events:
            yield f"event {event!r} was not to happen"
    for expected, times in case.event_counts:
        found = sum(_fits(event, expected) for event in events)
        if found != times:
            yield f"event {expected} was told {found} times, expected {times}"


def _fits(event: Event, expected: dict[str, Any]) -> bool:
    facts = {**event.facts, "event": event.name, "clause": event.clause, "to": audience_name(event.audience)}
    return all(key in facts and facts[key] == value for key, value in expected.items())


def _compare_legal(system: System[Any], state: Any, case: Case) -> Iterator[str]:
    legal = {str(decision) for decision in system.decisions(state)}
    if case.legal is not None and legal != set(case.legal):
        missing, surplus = sorted(set(case.legal) - legal), sorted(legal - set(case.legal))
        yield f"of the decisions {missing} are missing and {surplus} are too many"
    for text in case.legal_has:
        if text not in legal:
            yield f"{text!r} is not open; open are {sorted(legal)}"
    for text in case.legal_lacks:
        if text in legal:
            yield f"{text!r} is open"


def _compare_chance(system: System[Any], state: Any, chance: Chance) -> Iterator[str]:
    for condition in chance.conditions:
        check_path(system, state, condition.path)
    found = Fraction(0)
    for weight, reached in after_all(system, state, map(read_decision, chance.do)):
        paths = paths_of(system, reached)
        if chance.join(_holds(paths, condition) for condition in chance.conditions):
            found += weight
    if found != chance.chance:
        told = (" and " if chance.join is all else " or ").join(map(str, chance.conditions))
        yield f"the chance of {told} after {', '.join(chance.do)} is {found}, expected {chance.chance}"


def _holds(paths: Paths, condition: Condition) -> bool:
    """Whether a path has its value, or another where the condition denies it; what is left out is `[]`."""
    return (write_leaf(paths.get(condition.path, [])) == write_leaf(condition.value)) != condition.negated


def _compare_sight(system: System[Any], run: Run, sight: Sight) -> Iterator[str]:
    view = plain(system.showing.seen(run.state, sight.viewer))
    paths = dict(_all_paths(view, ""))
    for path, value in sight.has.items():
        wanted = None if value == "-" else value
        if path not in paths:
            yield f"the view of {seat_name(sight.viewer)} has no {path!r}{nearest(path, list(paths))}"
        elif wanted not in (paths[path], _as_point(paths[path])):
            yield f"{path} in the view of {seat_name(sight.viewer)} is {paths[path]!r}, expected {wanted!r}"
    texts = {text for shown in (view, *_lines(run, sight.viewer)) for text in _texts(shown)}
    for word in sight.lacks:
        whole = re.compile(rf"(?<!\w){re.escape(word)}(?!\w)")  # `name` stands in `name~1`, not in `rename`
        found = next((text for text in sorted(texts) if whole.search(text)), None)
        if found is not None:
            yield f"{seat_name(sight.viewer)} sees {word!r}" + (f" in {found!r}" if found != word else "")


def _as_point(value: Any) -> Any:
    """A view's `[23.0, 31.0]` as cases write points: `23,31`."""
    is_point = isinstance(value, list) and len(value) == 2 and all(isinstance(one, float) for one in value)
    return f"{value[0]:g},{value[1]:g}" if is_point else value


def _all_paths(value: Any, path: str) -> Iterator[tuple[str, Any]]:
    """Every part of a view by its path, tables and lists included."""
    if path:
        yield path, value
    rows = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in rows:
        yield from _all_paths(item, f"{path}.{key}" if path else str(key))


def _texts(value: Any) -> set[str]:
    """Every name and every value that stands anywhere in some data, as a text to search in."""
    if isinstance(value, dict):
        return {text for key, item in value.items() for text in {str(key)} | _texts(item)}
    if isinstance(value, list):
        return {text for item in value for text in _texts(item)}
    return {str(value)}


def _compare_alike(system: System[Any], case: Case, run: Run, alike: Alike) -> Iterator[str]:
    other = play(system, case, {**case.state, **alike.state}, case.do if alike.do is None else alike.do)
    for viewer in alike.viewers:
        for name, one, two in (
            ("view", plain(system.showing.seen(run.state, viewer)), plain(system.showing.seen(other.state, viewer))),
            ("lines", _lines(run, viewer), _lines(other, viewer)),
        ):
            if json.dumps(one) != json.dumps(two):
                yield f"the {name} of {seat_name(viewer)} tell the two runs apart: {one} and {two}"


def _lines(run: Run, viewer: int) -> list[dict[str, object]]:
    return [event.data() for event in lines_for(tuple(run.events), viewer)]
