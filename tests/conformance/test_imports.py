"""What import contracts (pyproject.toml) cannot say: no large knot of modules, none among chapters, a fight by itself.

The graph is of all imports, those inside functions and for types alone among them.
"""

import re
from functools import cache

import grimp
import pytest

MOST_IN_A_CYCLE = 8
CHAPTER = re.compile(r"podzem\.systems\.\w+\.(chapters|rules)\.")


@cache
def graph() -> grimp.ImportGraph:
    return grimp.build_graph("podzem", cache_dir=None)


@cache
def below(module: str) -> set[str]:
    """All that a module imports, by however many steps."""
    return graph().find_upstream_modules(module)


def cycle_of(module: str) -> list[str]:
    """The modules that need this one and are needed by it, itself among them; none where there are no others."""
    found = [other for other in below(module) if other != module and module in below(other)]
    return sorted([module, *found]) if found else []


def cycles() -> list[list[str]]:
    found = {tuple(cycle_of(module)) for module in graph().modules} - {()}
    return sorted(map(list, found), key=len, reverse=True)


def test_the_largest_cycle_is_small() -> None:
    assert len(graph().modules) > 400
    assert all(len(cycle) <= MOST_IN_A_CYCLE for cycle in cycles()), cycles()[0]


def test_no_chapters_are_in_a_cycle() -> None:
    chapters = [module for module in graph().modules if CHAPTER.match(module)]
    assert len(chapters) > 60
    assert [cycle for cycle in cycles() if any(map(CHAPTER.match, cycle))] == []


def test_a_fight_imports_the_core_alone() -> None:
    fight = {module for module in graph().modules if module.startswith("podzem.expedition.fight.")}
    assert len(fight) > 20
    known = {name for module in fight for name in graph().find_modules_directly_imported_by(module)}
    outside = {name for name in known - fight if not name.startswith("podzem.core.")}
    assert outside <= {"podzem.expedition.fight"}, outside


@pytest.mark.parametrize("system", ["dungeon", "escape"])
def test_the_list_of_systems_imports_none_of_them(system: str) -> None:
    assert not [name for name in below("podzem.systems") if name.startswith(f"podzem.systems.{system}")]
