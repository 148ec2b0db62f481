"""Random fights by random legal orders: nobody is lost or doubled, ranks fit, debts are settled, texts round-trip."""

from hypothesis import given, settings
from hypothesis import strategies as st

from podzem.core.dice import Seeded
from podzem.core.scribe import Scribe
from podzem.expedition.fight import marks
from podzem.expedition.fight.enlisting import Recruit
from podzem.expedition.fight.fight import Fight
from podzem.expedition.fight.legal import codes, is_ready, why_not
from podzem.expedition.fight.phase import begin, order, resolve
from podzem.expedition.fight.ranks import is_too_wide
from tests.systems.dungeon.fights import archer, man, set_up, trait

SWITCHES = (
    0,
    marks.SAME_PHASE,
    marks.RANDOM_LOSS,
    marks.PARTY_NAMES | marks.OTHERS_NAME,
    marks.ASK_BREAK | marks.DIE_EACH,
    marks.DIE_A_SIDE | marks.OTHERS_ARRANGE,
    marks.NATURAL_SIX | marks.PARTY_ARRANGES,
)
TRAITS = (
    trait("people", "dark_sight"),
    trait("people", "light"),
    trait("beast"),
    trait("people", "keep_back"),
    trait("animal", "no_strike"),
    trait("cunning", "dark_sight", "big"),
)


def recruits(name: str) -> st.SearchStrategy[list[Recruit]]:
    one = st.tuples(
        st.integers(0, 4), st.integers(-2, 1), st.integers(1, 3), st.sampled_from([1, 2, 4, 6]),
        st.sampled_from([99, 0, 2, 4]), st.sampled_from(TRAITS), st.sampled_from([0, 6, 12, 24]), st.booleans(),
    )  # fmt: skip

    def make(rows: list[tuple[int, int, int, int, int, int, int, bool]]) -> list[Recruit]:
        made = []
        for number, (defence, strike, level, space, loyalty, traits, speed, bow) in enumerate(rows):
            maker = archer if bow else man
            recruit = maker(f"{name}{number}", defence=defence, strike=strike, level=level, space=space, speed=speed)
            recruit.loyalty, recruit.kind = loyalty, number % 2
            recruit.traits = traits | (trait("shoots") if bow else 0)
            made.append(recruit)
        return made

    return st.lists(one, min_size=1, max_size=7).map(make)


def check(fight: Fight, names: list[str]) -> None:
    assert fight.names == names
    assert sorted(fight.line) == list(range(len(names)))
    sides = [fight.side[row] for row in fight.line]
    assert sides == sorted(sides)
    for row in range(len(names)):
        assert (fight.left[row] == 0) == (fight.state[row] == marks.DOWN)
        if fight.state[row] == marks.UP:
            assert fight.gap[fight.front[row]] >= 0 or fight.stage == marks.OVER
    if fight.stage == marks.ORDERS:
        assert not any(fight.owed)
        assert all(fight.marks[row] & (marks.FAILED | marks.HIT | marks.SHOT) == 0 for row in range(len(names)))
        for front in range(marks.FRONTS):
            for side in range(2):
                if fight.gap[front] >= 0:
                    check_front(fight, front, side)
    twin = Fight.read(fight.write())
    assert twin == fight
    assert fight.copy() == fight


def check_front(fight: Fight, front: int, side: int) -> None:
    assert not is_too_wide(fight, front, side)
    standing = [row for row in fight.line if fight.stands(row, front, side)]
    assert standing
    fits = [row for row in standing if fight.space[row] <= fight.room(front, side) and fight.behind[row] == 0]
    assert not fits or any(fight.rank[row] == 0 for row in standing)


def step(fight: Fight, pick: st.DataObject, scribe: Scribe) -> bool:
    """One order of whoever is asked; false when nobody is."""
    for side in range(2):
        listed = [int(code) for code in codes(fight, side)]
        if listed:
            assert len(set(listed)) == len(listed)
            chosen = pick.draw(st.sampled_from(listed))
            assert why_not(fight, side, chosen) == ""
            order(fight, side, chosen, scribe)
            if is_ready(fight):
                resolve(fight, scribe)
            return True
    if is_ready(fight):
        resolve(fight, scribe)
        return True
    return False


@settings(max_examples=60)
@given(
    recruits("a"), recruits("b"), st.sampled_from([0, 1, 12, 40]), st.sampled_from([2, 4, 8]),
    st.sampled_from(SWITCHES), st.sampled_from([marks.NONE, 0, 1]), st.integers(0, 10**6), st.data(),
)  # fmt: skip
def test_fights__keep_their_invariants(party, others, hs, width, switches, stunned, seed, data):
    fight = set_up(party, others, hs, width=width, switches=switches)
    fight.stunned = stunned
    begin(fight)
    fight.way[0] = 30
    names = fight.names[:]
    scribe = Scribe(Seeded(seed), listening=True)
    for _ in range(40):
        if fight.stage == marks.OVER:
            break
        before = (sum(fight.left), int(fight.phase))
        assert step(fight, data, scribe)
        check(fight, names)
        assert sum(fight.left) <= before[0]
        assert fight.phase - before[1] in (0, 1)
