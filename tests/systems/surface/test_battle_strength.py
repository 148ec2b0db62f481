"""Strengths, multipliers, modifiers, objectives and one exchange: every check of the catalogue's section 11."""

from fractions import Fraction

import pytest

from podzem.core.dice import Scripted
from podzem.core.event_table import EventTable
from podzem.core.scribe import Scribe
from podzem.systems.surface.chapters.battles import armies, modifiers, multiplier, objectives, strength
from podzem.systems.surface.chapters.battles.armies import BURDEN, CREATURE, ENGINE, HORSEMAN, MAN, PEASANT, Unit
from podzem.systems.surface.chapters.battles.exchange import Host, due_from, prospect, spread
from podzem.systems.surface.chapters.battles.modifiers import Stand
from podzem.systems.surface.chapters.battles.objectives import CAPTURE, Objective

QUADRATIC, LINEAR = "quadratic", "linear"
TABLE = EventTable({})
DIE = TABLE.die("battle_die", "surface.battle.multiplier", of_seat=True)
SECOND = TABLE.die("battle_second_die", "surface.battle.multiplier", of_seat=True)


def thrown(faces: list[tuple[int, int]], penalty: int = 0) -> Fraction:
    dice = Scripted(faces)
    value = multiplier.throw(penalty, DIE, SECOND, 0, Scribe(dice, listening=True))
    dice.finish()
    return value


def chances(penalty: int = 0) -> multiplier.Chances:
    return multiplier.chances(lambda scribe: multiplier.throw(penalty, DIE, SECOND, 0, scribe))


@pytest.mark.clause("surface.battle.strength")
def test_a_man_is_one_and_others_by_their_table() -> None:
    assert strength.of_units([Unit(MAN, 80)], QUADRATIC) == 80
    kinds = {MAN: 1, PEASANT: Fraction(1, 2), HORSEMAN: 2, BURDEN: 0}
    assert {kind: strength.of_one(Unit(kind), QUADRATIC) for kind in kinds} == kinds


@pytest.mark.clause("surface.battle.strength")
def test_an_engine_counts_against_walls_only() -> None:
    assert strength.of_one(Unit(ENGINE), QUADRATIC) == 0
    assert strength.of_one(Unit(ENGINE), QUADRATIC, walls=True) == 5


@pytest.mark.clause("surface.battle.strength_scale")
@pytest.mark.parametrize(("scale", "dragon", "led"), [(QUADRATIC, 144, 56), (LINEAR, 12, 44), ("table", 78, 50)])
def test_scales(scale: str, dragon: int, led: int) -> None:
    assert strength.of_one(Unit(CREATURE, level=12), scale) == dragon
    assert strength.of_units([Unit(CREATURE, level=4), Unit(MAN, 40)], scale) == led


@pytest.mark.clause("surface.battle.strength_scale")
def test_a_unit_may_have_its_own_strength() -> None:
    assert strength.of_one(Unit(CREATURE, level=12, strength=Fraction(7, 2)), QUADRATIC) == Fraction(7, 2)


@pytest.mark.clause("surface.battle.conditions")
@pytest.mark.parametrize(
    ("unit", "worth"),
    [
        (Unit(MAN, items=Fraction(3)), "7/10"),
        (Unit(MAN, items=Fraction(10)), "0"),
        (Unit(MAN, items=Fraction(12)), "0"),
        (Unit(CREATURE, level=12, items=Fraction(1)), "648/5"),
        (Unit(MAN, items=Fraction(6)), "2/5"),
    ],
)
def test_condition_items_take_tenths(unit: Unit, worth: str) -> None:
    assert strength.of_one(unit, QUADRATIC) == Fraction(worth)


@pytest.mark.clause("surface.battle.large_numbers")
def test_averages_are_the_same_as_exact_items() -> None:
    worn, fresh = Unit(MAN, 60, items=Fraction(2)), Unit(MAN, 140)
    assert strength.of_units([worn, fresh], QUADRATIC) == 188
    assert armies.may_merge(worn, fresh)
    both = armies.merged(worn, fresh)
    assert (both.count, both.items) == (200, Fraction(3, 5))
    assert strength.of_units([both], QUADRATIC) == 188
    assert not armies.may_merge(worn, Unit(HORSEMAN))


@pytest.mark.clause("surface.battle.large_numbers")
def test_groups_are_built_by_exact_items() -> None:
    singles = [Unit(MAN, items=Fraction(number % 2), members=[number]) for number in range(1, 6)]
    groups = armies.grouped(singles)
    assert [(group.count, group.items, group.members) for group in groups] == [(3, 1, [1, 3, 5]), (2, 0, [2, 4])]


@pytest.mark.clause("surface.battle.multiplier")
@pytest.mark.parametrize(
    ("face", "share"),
    [
        *((1, "0"), (3, "0"), (4, "1/10"), (7, "1/10"), (8, "1/5"), (10, "1/5"), (11, "3/10"), (12, "3/10")),
        *((13, "2/5"), (14, "1/2"), (15, "3/5"), (16, "7/10"), (17, "4/5"), (18, "9/10"), (19, "1")),
    ],
)
def test_the_documents_table(face: int, share: str) -> None:
    assert thrown([(20, face)]) == Fraction(share)


@pytest.mark.clause("surface.battle.multiplier")
def test_twenty_takes_another_die_and_the_mean_is_a_half() -> None:
    assert thrown([(20, 20), (6, 4)]) == 4
    fan = chances()
    assert sum(fan.values()) == 1
    assert sum(value * chance for value, chance in fan.items()) == Fraction(1, 2)
    assert sum(chance for value, chance in fan.items() if value >= 1) == Fraction(1, 10)


@pytest.mark.clause("surface.battle.modifiers")
@pytest.mark.parametrize(
    ("penalty", "mean"), [(0, "1/2"), (1, "13/40"), (2, "11/40"), (3, "23/100"), (4, "19/100"), (5, "31/200")]
)
def test_the_mean_under_modifiers(penalty: int, mean: str) -> None:
    fan = chances(penalty)
    assert sum(fan.values()) == 1
    assert sum(value * chance for value, chance in fan.items()) == Fraction(mean)


@pytest.mark.clause("surface.battle.modifiers")
def test_a_natural_twenty_has_no_privilege() -> None:
    terms = modifiers.modifiers(Stand(commander=6), [Unit(MAN, 10)], QUADRATIC)
    assert modifiers.penalty(terms, 5) == 2
    assert thrown([(20, 20)], penalty=2) == Fraction(9, 10)
    assert thrown([(20, 2)], penalty=5) == 0, "3 and less goes on below 1"


@pytest.mark.clause("surface.battle.modifiers")
def test_what_adds_goes_beyond_twenty() -> None:
    assert thrown([(20, 19), (6, 2)], penalty=-1) == 2
    assert thrown([(20, 1)], penalty=-4) == Fraction(1, 10)
    assert sum(chances(-4).values()) == 1


@pytest.mark.clause("surface.battle.modifiers")
def test_rows_of_the_table_and_their_limit() -> None:
    everything = Stand(12, "stone_wall", rough=True, crossing=True, surprises=True, storm=True)
    mailed = [Unit(MAN, 5, armoured=True), Unit(MAN, 5)]
    terms = {term.name: term.value for term in modifiers.modifiers(everything, mailed, QUADRATIC)}
    assert terms == {
        "commander": -3,
        "mail": -1,
        "stone_wall": -3,
        "rough_ground": -1,
        "crossing": -2,
        "surprised": -3,
        "storm": -1,
    }
    assert modifiers.penalty(modifiers.modifiers(everything, mailed, QUADRATIC), 5) == 5
    assert not modifiers.is_mailed([Unit(MAN, 5, armoured=True), Unit(MAN, 6)], QUADRATIC)
    works = [modifiers.modifiers(Stand(works=kind), [], QUADRATIC)[0].value for kind in modifiers.WORKS]
    assert works == [-1, -2, -3]
    assert modifiers.modifiers(Stand(commander=2), [], QUADRATIC) == []


@pytest.mark.clause("surface.battle.objectives")
@pytest.mark.parametrize(("due", "done", "rest"), [(27, True, 7), (20, True, 0), (19, False, 19)])
def test_an_objective_is_paid_from_the_loss_due(due: int, done: bool, rest: int) -> None:
    wanted = [Objective(CAPTURE, "pc.1", objectives.capture_price(4, QUADRATIC))]
    assert objectives.pay(wanted, Fraction(due)) == rest
    assert wanted[0].done is done


@pytest.mark.clause("surface.battle.objectives")
def test_what_is_too_dear_is_skipped_and_the_next_is_tried() -> None:
    wanted = [Objective("object", "ark", Fraction(15)), Objective("banner", "", Fraction(10))]
    assert objectives.pay(wanted, Fraction(12)) == 2
    assert [one.done for one in wanted] == [False, True]


@pytest.mark.clause("surface.battle.objective_costs")
def test_prices() -> None:
    assert [objectives.capture_price(level, QUADRATIC) for level in (1, 4, 12)] == [2, 20, 156]
    assert [objectives.capture_price(level, LINEAR) for level in (1, 4, 12)] == [5, 20, 60]
    assert [objectives.fixed_price(kind) for kind in objectives.FIXED] == [10, 10, 15, 20]
    assert objectives.baggage_price(90, 3) == 12
    assert objectives.baggage_price(10, 0) == 5
    assert objectives.break_through_price(Fraction(90)) == Fraction(45, 2)


def hosts(one: int, other: int) -> tuple[Host, Host]:
    return Host([Unit(MAN, one)]), Host([Unit(MAN, other)])


@pytest.mark.clause("surface.battle.losses_due")
def test_both_throw_from_their_strength_before() -> None:
    first, second = hosts(100, 100)
    assert due_from(first, thrown([(20, 14)])) == 50
    assert due_from(second, thrown([(20, 8)])) == 20


@pytest.mark.clause("surface.battle.losses_due")
def test_one_exchange_of_a_hundred_against_a_hundred() -> None:
    first, second = hosts(100, 100)
    other, own = spread(first, second, chances()), spread(second, first, chances())
    assert other.wiped_out == own.wiped_out == Fraction(1, 10)
    assert other.wiped_out * (1 - own.wiped_out) == Fraction(9, 100)
    assert other.wiped_out * own.wiped_out == Fraction(1, 100)
    assert sum(other.chances.values()) == 1
    lost = {result.totals: chance for result, chance in other.chances.items()}
    assert lost[(Fraction(0),)] == Fraction(3, 20)
    assert lost[(Fraction(50),)] == Fraction(1, 20)
    assert other.mean == Fraction(75, 2), "half, less what a second die of more than 1 would take beyond all"


@pytest.mark.clause("surface.battle.objectives")
def test_the_captured_leave_before_losses_are_counted() -> None:
    lord = Unit(CREATURE, level=4)
    first = Host([Unit(MAN, 54)], [Objective(CAPTURE, "others.1", Fraction(20))])
    result = prospect(first, Host([lord, Unit(MAN, 40)]), Fraction(1, 2))
    assert result.totals == (7,)
    assert result.reached == ("capture:others.1",)
    assert prospect(first, Host([lord, Unit(MAN, 40)]), Fraction(3, 10)).reached == ()


@pytest.mark.clause("surface.battle.sectors")
def test_a_sector_is_an_exchange_of_its_own() -> None:
    first, second = hosts(60, 40)
    assert due_from(first, thrown([(20, 14)])) == 30
    assert due_from(second, thrown([(20, 11)])) == 12
