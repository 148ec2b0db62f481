"""Exact odds of whole fights: by hand, by icepool, by a plain fan of the same code, by simulation."""

from collections import defaultdict
from collections.abc import Iterable
from fractions import Fraction
from math import sqrt

import icepool
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from podzem.core.dice import Fanned
from podzem.core.scribe import Scribe
from podzem.expedition.fight.enlisting import Recruit
from podzem.expedition.fight.fight import Fight
from podzem.expedition.fight.marks import ORDERS, OTHERS_ARRANGE, OVER, RANDOM_LOSS, SAME_PHASE
from podzem.expedition.fight.odds import Odds, odds
from podzem.expedition.fight.phase import order_automatically, resolve
from podzem.expedition.fight.playing import Tally, simulate
from podzem.expedition.fight.situations import has_broken, lost
from tests.systems.dungeon.fights import archer, code, man, set_up, trait


@pytest.mark.clause("dungeon.attack.odds")
def test_attack_odds__duel_of_mail_and_shield_against_a_two_handed_sword():
    fight = set_up([man("mail", defence=3)], [man("plate", defence=3, strike=1)], 0)
    answer = odds(fight)
    assert (answer.win, answer.lose, answer.draw) == (Fraction(1, 5), Fraction(2, 5), Fraction(2, 5))
    assert answer.losses[0] == [Fraction(1, 5), Fraction(4, 5)]
    assert answer.left_out == 0
    assert answer.falls == {"mail": Fraction(4, 5)}


def test_odds__one_against_two_by_hand():
    """Alone (1/2 to hit) against two (1/3 each): he falls with 5/9 a phase; his blow fells one, then the other."""
    fight = set_up([man("a", defence=4)], [man("b", defence=3), man("c", defence=3)], 0)
    # against one: each phase win 1/2*2/3, draw 1/2*1/3, lose 1/2*1/3, else again: 2/5... of 5/6
    last = {"win": Fraction(1, 3) / Fraction(2, 3), "draw": Fraction(1, 6) / Fraction(2, 3)}
    goes = 1 - Fraction(1, 2) * Fraction(4, 9)
    to_last = Fraction(1, 2) * Fraction(4, 9) / goes
    answer = odds(fight)
    assert answer.win == to_last * last["win"]
    assert answer.draw == to_last * last["draw"]
    assert answer.win + answer.draw + answer.lose == 1


def test_odds__one_phase_of_shots_as_icepool_counts_them():
    """The only shot of a bow band decides: then both hold, and the fight is broken off."""
    party = [archer(f"a{n}", ammo=1, speed=0, shot=shot) for n, shot in enumerate((0, 0, -1))]
    others = [man(f"b{n}", speed=0, defence=2) for n in range(4)]
    answer = odds(set_up(party, others, 20, width=16), exact=True)
    hits = icepool.Pool([icepool.d6 > 2, icepool.d6 > 2, icepool.d6 - 1 > 2]).sum()
    for count in range(4):
        assert answer.losses[1][count] == Fraction(hits.probability(count))
    assert answer.draw == 1


def forward(fight: Fight, phases: int) -> tuple[dict[str, float], float]:
    """The slow and obvious way: every way of every phase, one after another."""
    layer: dict[bytes, tuple[Fight, float]] = {fight.key(): (fight.copy(), 1.0)}
    sums: dict[str, float] = defaultdict(float)
    for _ in range(phases):
        following: dict[bytes, tuple[Fight, float]] = {}
        for state, weight in layer.values():
            for after, chance in every_way(state):
                if after.stage == OVER:
                    note(sums, after, weight * chance)
                    continue
                after.phase = 1
                key = after.key()
                following[key] = (after, following.get(key, (after, 0.0))[1] + weight * chance)
        layer = {key: pair for key, pair in following.items() if pair[1] > 1e-13}
    return sums, 1 - sum(value for key, value in sums.items() if key.startswith("winner"))


def every_way(state: Fight) -> Iterable[tuple[Fight, float]]:
    fan = Fanned()
    more = True
    while more:
        twin = state.copy()
        order_automatically(twin, 0)
        order_automatically(twin, 1)
        resolve(twin, Scribe(fan))
        twin.fallen = type(twin.fallen)([])
        twin.moved = type(twin.moved)([0] * 8)
        yield twin, float(fan.chance)
        more = fan.turn()


def note(sums: dict[str, float], fight: Fight, weight: float) -> None:
    sums[f"winner {fight.winner}"] += weight
    for side in range(2):
        sums[f"lost {side} {lost(fight, side)}"] += weight
        sums[f"broke {side}"] += weight * has_broken(fight, side)
    for row, name in enumerate(fight.names):
        sums[f"fell {name}"] += weight * (fight.state[row] == 1)


def compare(answer: Odds, sums: dict[str, float], left: float) -> None:
    close = 1e-7 + left
    for winner, chance in ((0, answer.win), (1, answer.lose), (-1, answer.draw)):
        assert abs(float(chance) - sums[f"winner {winner}"]) < close
    for side in range(2):
        for count, chance in enumerate(answer.losses[side]):
            assert abs(float(chance) - sums[f"lost {side} {count}"]) < close
        assert abs(float(answer.breaks[side]) - sums[f"broke {side}"]) < close
    for name, chance in answer.falls.items():
        assert abs(float(chance) - sums[f"fell {name}"]) < close


FIGHTS = {
    "lines": lambda: set_up(
        [man(f"a{n}", defence=1) for n in range(5)], [man(f"b{n}", defence=2) for n in range(4)], 10, width=4,
    ),
    "bows": lambda: set_up(
        [archer("bow", ammo=3), man("a", defence=2), man("b", level=2)],
        [archer("c", ammo=2), man("d", loyalty=2), man("e", loyalty=2)], 40, width=4,
    ),
    "hearts": lambda: set_up(
        [man("pc", defence=2), man("k", loyalty=2, speed=18), man("l", loyalty=3)],
        [man(f"c{n}", loyalty=2, kind=3, speed=24) for n in range(4)], 0, width=8,
    ),
    "levels": lambda: set_up(
        [man("pc", level=3, defence=2), man("man")],
        [man("bear", level=3, strike=1, defence=1, loyalty=3, traits=trait("beast"))], 40,
    ),
    "same phase": lambda: set_up(
        [archer("bow"), man("a", defence=1)], [man("b", level=2, defence=1), man("c")], 20, switches=SAME_PHASE,
    ),
    "random": lambda: set_up(
        [man("a", level=2), man("b"), man("c", defence=2)], [man("d"), man("e")], 0, switches=RANDOM_LOSS,
    ),
    "through": lambda: set_up(
        [man("wall", space=4, defence=3), man("p1", behind=2, strike=-1), man("p2", behind=4, strike=-1)],
        [man(f"c{n}", strike=-1) for n in range(6)], 0, width=8, switches=OTHERS_ARRANGE,
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", FIGHTS)
def test_odds__as_a_plain_fan_of_the_same_code_gives_them(name: str):
    fight = FIGHTS[name]()
    sums, left = forward(fight, 60)
    assert left < 1e-5
    for exact in (False, True) if name in ("levels", "same phase") else (False,):
        answer = odds(fight, exact=exact)
        assert abs(float(answer.left_out)) < 1e-6
        compare(answer, sums, left)


def test_odds__the_order_asked_about_is_the_first_and_sealed_orders_stay_sealed():
    def asked(text: str, sealed: str) -> Odds:
        fight = set_up([man("a", defence=1, speed=12)], [archer("b", speed=12)], 24)
        fight.plan[0] = code(fight, text)
        if sealed:
            fight.plan[1] = code(fight, sealed)
        return odds(fight)

    assert asked("close 12", "").win == asked("close 12", "hold_line").win
    assert asked("hold_line", "").win < asked("close 12", "").win


def test_odds__two_who_cannot_hurt_each_other_fight_for_ever():
    answer = odds(set_up([man("a", defence=6)], [man("b", defence=6)], 0))
    assert answer.left_out == 1


def test_odds__what_is_not_followed_is_stated():
    fight = FIGHTS["hearts"]()
    cut = odds(fight, exact=False, most=5)
    assert cut.situations == 5
    assert 0 < float(cut.left_out) < 1
    assert abs(float(cut.win) + float(cut.lose) + float(cut.draw) + float(cut.left_out) - 1) < 1e-12
    assert float(cut.win) <= float(odds(fight, exact=False).win)


def agrees(chance: float, count: int, games: int) -> bool:
    """Within four and a half standard errors, and a little for what is rare."""
    return abs(count / games - chance) < 4.5 * sqrt(chance * (1 - chance) / games) + 4 / games


def check_against(answer: Odds, tally: Tally) -> None:
    assert tally.unfinished == 0
    for chance, count in ((answer.win, tally.wins), (answer.lose, tally.defeats), (answer.draw, tally.draws)):
        assert agrees(float(chance), count, tally.games)
    for side in range(2):
        for chance, count in zip(answer.losses[side], tally.losses[side]):
            assert agrees(float(chance), count, tally.games)
        assert agrees(float(answer.breaks[side]), tally.breaks[side], tally.games)


def army(number: int) -> Fight:
    """Heroes and their men against opponents who may lose heart, in a passage four sazhens wide."""
    hero = trait("people", "dark_sight", "hero")
    party = [man(f"pc{n}", level=2, defence=3, traits=hero, space=4) for n in range(2)]
    party += [man(f"spear{n}", defence=2, space=4, loyalty=2, kind=1) for n in range(number // 2)]
    party += [archer(f"bow{n}", defence=1, loyalty=1, kind=2) for n in range(number - len(party))]
    others = [man(f"chud{n}", defence=1, strike=-1, loyalty=1, kind=3, speed=18) for n in range(number // 2)]
    others += [man(f"karl{n}", defence=3, loyalty=4, kind=4, speed=12, space=4) for n in range(number - len(others))]
    return set_up(party, others, 30, width=16, switches=OTHERS_ARRANGE)


@pytest.mark.parametrize("name", FIGHTS)
def test_odds__agree_with_simulated_fights(name: str):
    fight = FIGHTS[name]()
    check_against(odds(fight), simulate(fight, 1500, 7))


@pytest.mark.slow
@pytest.mark.parametrize("number", [8, 20])
def test_odds__agree_with_a_hundred_thousand_simulated_fights(number: int):
    fight = army(number)
    answer = odds(fight)
    assert 0 <= float(answer.left_out) < 1e-6
    check_against(answer, simulate(fight, 100_000, 11))


@pytest.mark.slow
def test_odds__of_fifty_against_fifty_agree_with_simulation():
    men = [man(f"a{n}", defence=1) for n in range(50)]
    fight = set_up(men, [man(f"b{n}", defence=2, strike=-1, loyalty=3, kind=2) for n in range(50)], 20, width=16)
    check_against(odds(fight), simulate(fight, 20_000, 5))


def recruits(side: str) -> st.SearchStrategy[list[Recruit]]:
    one = st.tuples(
        st.integers(0, 4), st.integers(-2, 1), st.integers(1, 2), st.sampled_from([2, 4]),
        st.sampled_from([99, 1, 3]), st.booleans(), st.sampled_from([12, 24]),
    )  # fmt: skip

    def make(rows: list[tuple[int, int, int, int, int, bool, int]]) -> list[Recruit]:
        made = []
        for n, (defence, strike, level, space, loyalty, bow, speed) in enumerate(rows):
            maker = archer if bow else man
            made.append(
                maker(
                    f"{side}{n}", defence=defence, strike=strike, level=level, space=space, loyalty=loyalty, speed=speed
                )
            )
            made[-1].ammo = min(made[-1].ammo, 2)
        return made

    return st.lists(one, min_size=1, max_size=3).map(make)


def two_who_may_flee() -> tuple[list[Recruit], list[Recruit], int, int]:
    """Either may fall and the other flee: as many are gone both ways, but not the same."""
    party = [
        man("a0", space=4, speed=12),
        archer("a1", defence=1, level=2, space=4, loyalty=1, speed=12, ammo=2, strike=0),
        man("a2", defence=1, level=2, loyalty=1),
    ]
    others = [
        archer("b0", defence=3, strike=1, loyalty=3, ammo=2),
        man("b1", defence=1, level=2, speed=12),
        archer("b2", defence=4, strike=-2, level=2, loyalty=1, speed=12, ammo=2),
    ]
    return party, others, 0, 8


@pytest.mark.slow
@settings(max_examples=25)
@example(*two_who_may_flee())
@given(recruits("a"), recruits("b"), st.sampled_from([0, 10, 30]), st.sampled_from([4, 8]))
def test_odds__of_any_small_fight_are_those_of_a_plain_fan(party, others, hs, width):
    fight = set_up(party, others, hs, width=width)
    assert fight.stage == ORDERS
    sums, left = forward(fight, 25)
    compare(odds(fight, exact=False), sums, left)
