"""Types that are read from the source of compiled records are those of their annotations."""

from dataclasses import MISSING, Field, dataclass, field, fields
from fractions import Fraction
from inspect import signature
from typing import Any, get_type_hints

import pytest

from podzem.cli.build import is_compiled
from podzem.core.hints import hints_of, written_hints
from podzem.expedition.company import Company
from podzem.expedition.people import Effect, Member
from podzem.systems.screen.carried import Lying, Weapon, Wound
from podzem.systems.screen.creature import Creature
from podzem.systems.screen.fight import Fight
from podzem.systems.screen.resolving import Attack, Call, Step, Window
from podzem.systems.surface.chapters.battles.battle import Army
from podzem.systems.surface.game import Game
from podzem.systems.surface.parties import March, Party
from podzem.world.item import Item

HOT = (Creature, Attack, Step, Window)


@pytest.mark.skipif(is_compiled(), reason="compiled constructors do not know their defaults")
@pytest.mark.parametrize("kind", HOT, ids=lambda kind: kind.__name__)
def test_a_constructor_that_is_written_out_takes_the_fields_in_their_order_with_their_defaults(kind: Any) -> None:
    taken = list(signature(kind.__init__).parameters.values())[1:]
    assert [each.name for each in taken] == [each.name for each in fields(kind)]
    for one, each in zip(fields(kind), taken):
        assert each.default == (each.empty if _is_needed(one) else _default(one)), one.name
    made, needed = kind(*range(len([one for one in fields(kind) if _is_needed(one)]))), 0
    for one in fields(kind):
        expected = needed if _is_needed(one) else one.default
        needed += _is_needed(one)
        assert getattr(made, one.name) == (one.default_factory() if _is_made(one) else expected), one.name  # type: ignore[misc]


def _is_made(one: Field[Any]) -> bool:
    return one.default_factory is not MISSING


def _is_needed(one: Field[Any]) -> bool:
    return one.default is MISSING and not _is_made(one)


def _default(one: Field[Any]) -> object:
    return None if _is_made(one) else one.default


@dataclass
class Plain:
    count: int
    name: str = ""


@dataclass
class Derived(Plain):
    more: dict[str, list[Plain]] = field(default_factory=dict)


SKIRMISH = [Fight, Creature, Weapon, Lying, Wound, Attack, Step, Window, Call]
READ = [Item, Member, Company, Party, Army, Game, *SKIRMISH, Derived]


@pytest.mark.parametrize("kind", READ)
def test_every_field_has_its_hint(kind: Any) -> None:
    assert {one.name for one in fields(kind)} <= set(hints_of(kind))


@pytest.mark.skipif(is_compiled(), reason="compiled classes do not know their annotations")
@pytest.mark.parametrize("kind", READ)
def test_the_source_says_what_is_annotated(kind: Any) -> None:
    annotated = get_type_hints(kind, include_extras=True)
    assert written_hints(kind) == {one.name: annotated[one.name] for one in fields(kind)}


def test_what_a_hint_holds_is_known_in_every_build() -> None:
    assert hints_of(Member)["items"] == list[Item]
    assert hints_of(Member)["effects"] == list[Effect]
    assert hints_of(Party)["march"] == March | None
    assert hints_of(Party)["spent"] is Fraction
    assert hints_of(Creature)["wounds"] == list[Wound]
    assert hints_of(Fight)["call"] == Call | None
