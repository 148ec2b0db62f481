"""How a duel ends: against a small solver written from the catalogue alone, against plays, and way by way."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from podzem.core.dice import Fanned, Scripted
from podzem.core.errors import Malformed
from podzem.core.forms import nest, read_line
from podzem.core.scribe import Scribe
from podzem.lab.settling import EXACT, SIMULATED, Effort, Verdict, settle
from podzem.systems.screen import orders
from podzem.systems.screen.chapters import attacks
from podzem.systems.screen.fight import Fight
from podzem.systems.screen.settling import ScreenSettling
from podzem.systems.screen.staging import ScreenStaging
from podzem.systems.screen.system import SYSTEM
from tests.systems.screen.build import decision, one, stage


def duel(line: str, **options: object) -> Fight:
    """A duel as it is written on a command line."""
    return ScreenStaging().stage(1, options, nest(read_line(line)))


# a second program, from the catalogue's words

SWORD = 100
"""Both have Melee 100 and nothing else worth testing: without automatic bands nobody ever fails, and nobody fumbles."""


class Tiny:
    """Two of whom every hit kills, by rounds: initiative, an attack each, Advantage, parry, counter."""

    def __init__(self, first_bonus: int, second_bonus: int) -> None:
        faster = sum(a + first_bonus > b + second_bonus for a in range(1, 11) for b in range(1, 11))
        even = sum(a + first_bonus == b + second_bonus for a in range(1, 11) for b in range(1, 11))
        self.faster, self.even = faster / 100, even / 100

    def chances(self, first_is_nimbler: bool) -> tuple[float, float]:
        """The chances of the first and of the second to live."""
        open_states = {(0, 0): 1.0}
        won = lost = 0.0
        for _ in range(200):
            following: dict[tuple[int, int], float] = {}
            for (a, b), weight in open_states.items():
                ahead = self.faster + (self.even if first_is_nimbler else 0.0)
                for order, share in (((0, 1), ahead), ((1, 0), 1 - ahead)):
                    for adv, alive, chance in self.round([a, b], order):
                        if alive == (True, True):
                            following[adv] = following.get(adv, 0.0) + weight * share * chance
                        elif alive[0]:
                            won += weight * share * chance
                        else:
                            lost += weight * share * chance
            open_states = following
        return won, lost

    def round(self, adv: list[int], order: tuple[int, int]) -> list[tuple[tuple[int, int], tuple[bool, bool], float]]:
        """Every way a round can go: Advantage of both, who lives, its chance."""
        ways: dict[Any, float] = {(tuple(adv), (True, True), (False, False)): 1.0}
        for striker in order:
            following: dict[Any, float] = {}
            for (before, living, spent), chance in ways.items():
                here = [(before, living, spent, 1.0)]
                for *after, part in self.attack(list(before), list(spent), striker) if all(living) else here:
                    following[tuple(after)] = following.get(tuple(after), 0.0) + chance * part
            ways = following
        return [(after, alive, chance) for (after, alive, _), chance in ways.items()]

    def attack(self, adv: list[int], spent: list[bool], striker: int) -> list[Any]:
        """One attack: parry if the other's number is as good and the reaction is left; then all pairs of tens."""
        other = 1 - striker
        number, defence = SWORD + 10 * adv[striker], SWORD + 10 * adv[other]
        parries = not spent[other] and number >= defence
        defence += 20 if parries else 0
        reaction = [spent[0] or (parries and other == 0), spent[1] or (parries and other == 1)]
        found = []
        for mine in range(11):
            for answer in range(11):
                ways = self.tens(mine) * self.tens(answer) / 10_000
                margin = (number // 10 - mine) - (defence // 10 - answer)
                found.append((*self.result(adv, reaction, striker, margin), ways))
        return found

    @staticmethod
    def tens(ten: int) -> int:
        """How many rolls of 1 to 100 have these tens: 01 to 09 nine, 100 one."""
        return {0: 9, 10: 1}.get(ten, 10)

    @staticmethod
    def result(adv: list[int], spent: list[bool], striker: int, margin: int) -> tuple[Any, Any, Any]:
        other = 1 - striker
        if margin > 0:
            return tuple(adv), (striker == 0, striker == 1), tuple(spent)
        if margin == 0:
            return tuple(adv), (True, True), tuple(spent)
        if margin <= -2 and not spent[other]:
            return tuple(adv), (other == 0, other == 1), tuple(spent)
        after = [0, 0]
        after[other] = min(5, adv[other] + 1)
        return tuple(after), (True, True), tuple(spent)


@pytest.mark.clause("screen.odds.services")
@pytest.mark.clause("screen.adv.gain_opposed")
@pytest.mark.clause("screen.act.parry")
def test_services__a_duel_is_what_a_small_solver_of_the_catalogues_words_finds() -> None:
    """Two with swords, I 32 and 53, Ag 32 and 33: neither ever fails, either dies of any hit."""
    fight = duel(
        "duel=[brigand,deserter_gunner] creatures.first.melee=100 creatures.first.hp=1 creatures.first.wields=[sword] "
        "creatures.second.melee=100 creatures.second.hp=1 creatures.second.wields=[sword] creatures.second.i=53",
        auto_bands=False,
    )
    found = settle(SYSTEM, fight, Effort(leftover=Fraction(1, 10**7)))
    won, lost = Tiny(3, 5).chances(first_is_nimbler=False)
    assert won + lost == pytest.approx(1)
    assert found.method == EXACT
    assert found.chances["won"].value == pytest.approx(won, abs=1e-6)
    assert found.chances["lost"].value == pytest.approx(lost, abs=1e-6)


@pytest.mark.clause("screen.odds.services")
def test_services__a_solved_duel_is_what_plays_come_to() -> None:
    """Default rules with criticals, fumbles and counters: the share of a thousand plays lies where it must."""
    line = "duel=[giant_rat,brigand] creatures.first.hp=3 creatures.second.hp=2"
    solved = settle(SYSTEM, duel(line), Effort(leftover=Fraction(1, 50)))
    games = 1500
    played = settle(SYSTEM, duel(line), Effort(ways=0, games=games))
    assert (solved.method, played.method) == (EXACT, SIMULATED)
    assert played.games == games
    low, high = solved.chances["won"].low, solved.chances["won"].high
    assert low is not None
    assert high is not None
    error = 4 * (0.25 / games) ** 0.5
    assert low - error < played.chances["won"].value < high + error
    assert sum(each.value for each in solved.chances.values()) + solved.leftover == pytest.approx(1)


@pytest.mark.slow
@pytest.mark.clause("screen.odds.services")
@pytest.mark.parametrize(
    "options",
    [{}, {"crit_basis": "own_roll"}, {"melee_damage_sl": "own", "counter_sl": "own"}],
    ids=str,
)
def test_services__rolls_taken_together_come_to_what_each_of_them_does(options: dict[str, object]) -> None:
    """All ten thousand pairs of a blow, one by one, lead to the same fights with the same chances as their sorts."""
    fight = stage(
        options={"judge": "automatic", **options},
        darya={"at": "5,5", "wields": ["sword"], "melee": 14},
        brigand={"at": "6,5", "wields": ["sword"], "melee": 24},
    )
    orders.apply(fight, decision(fight, "0 strike @brigand main any"), Scribe(_resting()))
    assert fight.agenda[0].name == "blow"
    fight.agenda.pop(0)
    assert _ends(fight, groups=True) == _ends(fight, groups=False)


def _resting() -> Fanned:
    return Fanned(groups=True)


def _ends(fight: Fight, groups: bool) -> dict[bytes, Fraction]:
    fan, falls = Fanned(groups), True
    found: dict[bytes, Fraction] = {}
    while falls:
        twin = fight.copy()
        attacks.blow(twin, Scribe(fan))
        counters = any(step.name == "counter" for step in twin.agenda)
        key = ScreenSettling().essence(twin) + (b"" if not counters else _blow_back(twin))
        found[key] = found.get(key, Fraction(0)) + fan.chance
        falls = fan.turn()
    return found


def _blow_back(fight: Fight) -> bytes:
    """What the counterattack does, of which the open attack keeps roll and margin; its further dice are ones."""
    twin = fight.copy()
    attacks.counter(twin, one(twin, "brigand"), "yes", Scribe(Scripted([(100, 1)] * 3)))
    return ScreenSettling().essence(twin)


def test_a_duel_that_is_too_large_is_simulated_and_says_so() -> None:
    found = settle(SYSTEM, duel("duel=[darya,hrodi]"), Effort(ways=200, games=20, seed=3))
    assert found.method == SIMULATED
    assert found.games == 20
    assert sum(each.value for each in found.chances.values()) == pytest.approx(1)
    assert _same(found, settle(SYSTEM, duel("duel=[darya,hrodi]"), Effort(ways=0, games=20, seed=3)))


def _same(a: Verdict, b: Verdict) -> bool:
    return a.chances == b.chances


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("duel=[darya]", "two kinds were expected"),
        ("duel=[darya,nobody]", "'nobody' is no creature"),
        ("duel=[darya,brigand] apart=0", "yards from 1 to 30"),
        ("duel=[darya,brigand] creatures.third.hp=1", "first and second alone"),
    ],
)
def test_a_duel_that_is_none_is_refused_by_name(line: str, said: str) -> None:
    with pytest.raises(Malformed, match=said):
        duel(line)


def test_effort_that_leaves_nothing_to_ask_is_refused() -> None:
    with pytest.raises(Malformed, match="games 0: 1 or more"):
        settle(SYSTEM, duel("duel=[darya,brigand]"), Effort(games=0))
