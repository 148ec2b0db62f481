"""The reference of each system against what is told and shown: no event has a fact, no view a field that it lacks."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from podzem.core.decisions import JUDGE, WATCHER
from podzem.core.errors import PodzemError
from podzem.lab.case_file import Case, read_cases
from podzem.lab.cases import Run, play
from podzem.lab.reference import facts_of, fields_of
from podzem.systems import SYSTEMS, load_system
from tests.seen import seen

EVERY = 7
"""Of the cases so many are passed over for each that is looked at."""


def runs(key: str) -> Iterator[Run]:
    files = sorted((Path(__file__).parent / key).glob("*.toml"))
    for case in [case for file in files for case in read_cases(file)][::EVERY]:
        run = _run(case)
        if run is not None:
            yield run


def _run(case: Case) -> Run | None:
    try:
        return play(load_system(case.system), case, case.state, case.do)
    except PodzemError:  # a case of a set-up that is refused
        return None


def fields(value: Any, at: str = "") -> Iterator[tuple[str, str]]:
    """Every field with the path of its table: numbers as N, whatever is no plain word as ID."""
    if isinstance(value, dict):
        for name, item in value.items():
            yield at, name
            yield from fields(item, f"{at}.{name if re.fullmatch('[a-z_]+', name) else 'ID'}".lstrip("."))
    elif isinstance(value, list):
        for item in value:
            yield from fields(item, f"{at}.N")


def is_named(key: str, at: str, name: str) -> bool:
    """Whether a row of the reference has the field, or is its table; `*` has all there, and all below it."""
    inner = f"{at}.{name if re.fullmatch('[a-z_]+', name) else 'ID'}".lstrip(".")
    places = {at, re.sub(r".*\.(items|contents)\.N$", "…items.N, …contents.N", at)}
    for row, names in fields_of(key):
        table = re.compile(re.escape(row).replace("CAVE", r"\w+"))
        if name in names and any(table.fullmatch(place) for place in places):
            return True
        if table.fullmatch(inner) or ("*" in names and re.match(table.pattern + r"(\.|$)", at)):
            return True
    return False


@pytest.mark.parametrize("key", SYSTEMS)
def test_the_reference_names_every_fact_and_every_field(key: str) -> None:
    system: Any = load_system(key)
    unknown: set[str] = set()
    for run in runs(key):
        for event in run.events:
            unknown |= {f"{event.name}: {fact}" for fact in event.facts if fact not in facts_of(key)[event.name]}
        for viewer in (WATCHER, JUDGE, 0):
            shown = seen(system, run.state, viewer)
            unknown |= {f"{at}.{name}" for at, name in fields(shown) if not is_named(key, at, name)}
    assert sorted(unknown) == []
