"""Copies that are written out by hand leave no field behind and share nothing that changes."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from podzem.core.copying import copied
from podzem.core.dice import Seeded
from podzem.core.scribe import Scribe
from podzem.systems.screen.carried import Lying, Weapon, Wound
from podzem.systems.screen.creature import Creature
from podzem.systems.screen.fight import Fight
from podzem.systems.screen.resolving import Attack, Call, Step, Window
from podzem.systems.screen.system import SYSTEM


def creature() -> Creature:
    """One of whom every number, word and list is another than at first."""
    fight = SYSTEM.setup(1, {"fight": "gate"}, Scribe(Seeded(1)))
    one = next(iter(fight.creatures.values()))
    one.wounds = [Wound("head", 55, "gash", ["torn"], True, 3, False)]
    return changed_everywhere(one)


def different(value: Any, number: int) -> Any:
    """Another value of the same type; None where it stays."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1000 + number
    if isinstance(value, str):
        return f"{value}{number}"
    if value == []:
        return [number]
    return {"a": number} if value == {} else None


def weapon() -> Weapon:
    """One that differs from a new one in everything."""
    return Weapon("bow", 7, False, 1, 2, True, True, 3)


def attack() -> Attack:
    """One that differs from a new one in everything."""
    return changed_everywhere(Attack("charge", 1, 2, group=[3], run_from=(4, 5)))


def step() -> Step:
    """The same of a step."""
    return changed_everywhere(Step("run", way=[(1, 2)], done=[(3, 4)], seen=[(5, 6)]))


def fight() -> Fight:
    """A fight with something in each of its lists."""
    found = SYSTEM.setup(1, {"fight": "gate"}, Scribe(Seeded(1)))
    found.ground, found.call = [Lying(weapon(), (1, 2))], Call(10, "mud")
    found.attacks, found.agenda, found.windows = [attack()], [step()], [Window("fate", 1, 0, "no", 2, 3)]
    found.walks = [object()]  # type: ignore[list-item]
    return changed_everywhere(found)


def changed_everywhere(record: Any) -> Any:
    """Every number, word and empty list is another."""
    for number, field in enumerate(dataclasses.fields(record)):
        changed = different(getattr(record, field.name), number)
        if changed is not None:
            setattr(record, field.name, changed)
    return record


def parts(value: Any) -> list[Any]:
    """The records that a field holds."""
    held = value.values() if isinstance(value, dict) else value if isinstance(value, list) else [value]
    return [each for each in held if dataclasses.is_dataclass(each)]


@pytest.mark.parametrize(
    "make", [fight, attack, step, creature, weapon, lambda: Wound("head", 55, "gash", ["torn"], True, 3, False)]
)
def test_copies__are_those_that_follow_from_the_fields(make: Any) -> None:
    first = make()
    twin, plain = first.copy(), copied(first)
    for field in dataclasses.fields(first):
        one, other, expected = (getattr(each, field.name) for each in (first, twin, plain))
        if not field.compare:
            assert other is one or (isinstance(one, (int, str)) and other == one), field.name
            continue
        if parts(one):
            assert [dataclasses.asdict(each) for each in parts(other)] == [
                dataclasses.asdict(each) for each in parts(expected)
            ], field.name
            assert not {id(each) for each in parts(one)} & {id(each) for each in parts(other)}
        else:
            assert other == one == expected, field.name
        assert other is not one or not isinstance(one, (list, dict)), field.name


def test_steps__without_squares_share_none_that_another_walks() -> None:
    first, second = Step("step", 1), Step("step", 2)
    twin = first.copy()
    for walked in (first, twin):
        walked.add((1, 1), True)
        walked.add((2, 2), False)
        assert (walked.done, walked.seen) == ([(1, 1), (2, 2)], [(1, 1)])
    assert Step("defend").done == second.done == second.seen == second.way == []
