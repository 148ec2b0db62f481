"""Exact odds by fanning: single decisions, chains with memory, limits and leftover, and the same rule played often."""

from collections import Counter
from fractions import Fraction
from math import exp, lgamma, log
from typing import Any

import pytest

from podzem.core.decisions import Decision, read_decision
from podzem.core.dice import Recording, Seeded
from podzem.core.errors import Malformed, Refused
from podzem.core.forms import nest, read_line
from podzem.core.scribe import Scribe
from podzem.core.step import step
from podzem.lab.bots import RandomBot, decide
from podzem.lab.chains import ChainResult, Limits, at_random, follow, policy_of
from podzem.lab.odds import after, after_all, check_path, spread, value_at
from podzem.systems import load_system
from podzem.systems.escape.codes import ORDERS

ESCAPE = load_system("escape")
EDGE = "players.0.square=t0704 players.0.hand=[knife]"
JUMP = read_decision("0 jump h0703")
PRISONERS = "players.0.square=prison players.1.square=prison"
PASS = read_decision("0 pass")


def at(line: str, players: int = 2) -> Any:
    return ESCAPE.forms.read(players, {}, nest(read_line(line)))


def chain(line: str, decision: Decision, policy: str = "fallback", **limits: Any) -> ChainResult[Any]:
    result = follow(ESCAPE, at(line), decision, policy_of(ESCAPE, policy), Limits(**limits))
    assert sum(way.chance for way in result.ends) + result.leftover == 1
    assert bool(result.cut) == bool(result.cut_by)
    return result


def ends_at(result: ChainResult[Any], path: str) -> dict[str, Fraction]:
    return spread(((way.chance, way.state) for way in result.ends), value_at(ESCAPE, path))


@pytest.mark.clause("escape.chasm.jump")
def test_escape_chasm_jump__two_faces_of_six_kill() -> None:
    state = at(EDGE)
    key = state.key()
    ways = after(ESCAPE, state, JUMP)
    assert spread(ways, value_at(ESCAPE, "players.0.square")) == {"-": Fraction(1, 3), "t0704": Fraction(2, 3)}
    assert [chance for chance, _ in ways] == [Fraction(1, 6)] * 6
    assert state.key() == key


def test_a_refused_decision_is_refused_with_its_clause() -> None:
    with pytest.raises(Refused) as caught:
        after(ESCAPE, at(EDGE), read_decision("0 jump h1205"))
    assert caught.value.refusal.clause == "escape.chasm.declare"


def test_more_ways_than_allowed_are_refused() -> None:
    with pytest.raises(Malformed, match="0 jump h0703: the dice can fall in more than 5 ways"):
        after(ESCAPE, at(EDGE), JUMP, 5)
    assert len(after(ESCAPE, at(EDGE), JUMP, 6)) == 6


def test_a_run_of_decisions_passes_over_what_is_not_open() -> None:
    """Outside: the second throw is open on the branch of a six alone, and there the figure stands on the start."""
    ways = after_all(ESCAPE, at(""), [read_decision("0 roll"), read_decision("0 roll")])
    assert spread(ways, value_at(ESCAPE, "phase")) == {"turn": Fraction(5, 6), "move": Fraction(1, 6)}


def test_paths_are_known_or_named_as_unknown() -> None:
    state = at(EDGE)
    for path in ("players.0.square", "counters.t0105", "round"):
        check_path(ESCAPE, state, path)
    assert value_at(ESCAPE, "counters.t0105")(state) == "[]"
    for path in ("players.0.sqare", "counters.nowhere", "players", "", "players.9.square"):
        with pytest.raises(Malformed, match="there is no path"):
            check_path(ESCAPE, state, path)


def test_without_turns_nothing_follows_the_decision() -> None:
    result = chain(EDGE, JUMP)
    assert result.prospects() == {"dead": Fraction(1, 3)}
    assert result.uneventful() == Fraction(2, 3)
    assert (result.leftover, result.cut_by, result.states) == (0, "", 6)


def test_a_chain_ends_at_the_next_turn_of_the_seat_and_missed_turns_are_none() -> None:
    """Two throws are missed; after a six the first is thrown off at once (escape.chance.skip_six).

    5/6: the one that is left costs the turn of round 2, the next is in round 3. 1/6: the next turn is in round 2.
    """
    result = chain(f"{PRISONERS} players.0.skip=2 extra_due=true", PASS, turns=1)
    assert ends_at(result, "round") == {"3": Fraction(5, 6), "2": Fraction(1, 6)}
    assert ends_at(result, "seat") == {"0": Fraction(1)}
    assert ends_at(result, "phase") == {"turn": Fraction(1)}
    assert result.leftover == 0


def test_more_turns_follow_the_chain_further() -> None:
    for turns in (1, 2, 5):
        assert ends_at(chain(PRISONERS, PASS, turns=turns), "round") == {str(1 + turns): Fraction(1)}


def test_the_turn_of_a_seat_that_decides_on_the_turn_of_another_comes_in_the_same_round() -> None:
    line = "players.0.square=t0505 players.1.square=t0505 players.1.hand=[cross] phase=defend actor=1 target=1"
    result = chain(line + " chance=[]", read_decision("1 decline"), turns=1)
    assert ends_at(result, "round") == {"1": Fraction(1)}
    assert result.prospects() == {"dead": Fraction(1)}


def test_what_befalls_the_seat_is_kept_when_it_is_undone() -> None:
    """He falls with a 6, has a further turn, and enters again with 1 or 6: he has died all the same."""
    result = chain(f"{EDGE} players.1.square=prison chance=[]", JUMP, turns=1)
    assert result.prospects()["dead"] == Fraction(1, 3)
    assert result.prospects()["enter"] == Fraction(1, 6) * Fraction(1, 3)
    both = [way for way in result.ends if way.prospects == {"dead", "enter"}]
    assert sum(way.chance for way in both) == pytest.approx(1 / 18, abs=1e-6)
    assert 0 < result.leftover < Fraction(1, 1_000_000)
    assert result.cut_by == "leftover"


@pytest.mark.parametrize(
    ("limits", "cut_by"),
    [({"states": 300}, "states"), ({"decisions": 4}, "decisions"), ({"leftover": Fraction(1, 9)}, "leftover")],
)
def test_a_cut_chain_states_what_is_left_and_never_tells_too_much(limits: dict[str, Any], cut_by: str) -> None:
    whole = chain(EDGE, JUMP, turns=1, states=6000)
    part = chain(EDGE, JUMP, turns=1, **limits)
    assert part.cut_by == cut_by
    assert part.states <= limits.get("states", 6000)
    assert whole.leftover < part.leftover < 1
    for name, chance in whole.prospects().items():
        told = part.prospects().get(name, Fraction(0))
        assert told <= chance + whole.leftover
        assert chance <= told + part.leftover


def test_a_decision_that_alone_exceeds_the_budget_is_refused() -> None:
    with pytest.raises(Malformed, match="more than 5 ways"):
        chain(EDGE, JUMP, turns=1, states=5)


def test_equal_states_are_asked_once() -> None:
    asked: Counter[bytes] = Counter()
    fallback = policy_of(ESCAPE, "fallback")

    def counting(state: Any, seat: int) -> list[tuple[Fraction, Decision]]:
        asked[state.key()] += 1
        return fallback(state, seat)

    result = follow(ESCAPE, at(EDGE), JUMP, counting, Limits(turns=1, states=3000))
    assert set(asked.values()) == {1}
    assert len(asked) < result.states <= 3000


@pytest.mark.parametrize("policy", ["fallback", "seeker", "random"])
def test_a_chain_agrees_with_the_slow_obvious_way(policy: str) -> None:
    """Every way by itself, nothing remembered, nothing merged, four decisions deep."""
    depth, start = 4, at(f"{EDGE} players.1.square=prison chance=[C05,C23]")
    choose = policy_of(ESCAPE, policy)
    found: dict[str, dict[Any, Fraction]] = {"ends": {}, "cut": {}}

    def walk(state: Any, chance: Fraction, fate: frozenset[str], left: int) -> None:
        is_next_turn = ESCAPE.turns.turn(state)[1] == 0 and ESCAPE.turns.turn(state) != ESCAPE.turns.turn(start)
        is_end = is_next_turn or not ESCAPE.turns.awaited(state)
        if is_end or not left:
            table, key = found["ends" if is_end else "cut"], (state.key(), fate)
            table[key] = table.get(key, Fraction(0)) + chance
            return
        for weight, decision in choose(state, ESCAPE.turns.awaited(state)[0]):
            descend(state, decision, chance * weight, fate, left - 1)

    def descend(state: Any, decision: Decision, chance: Fraction, fate: frozenset[str], left: int) -> None:
        for weight, following in after(ESCAPE, state, decision):
            walk(following, chance * weight, fate.union(ESCAPE.advice.prospects(state, following, 0)), left)

    descend(start, JUMP, Fraction(1), frozenset(), depth)
    result = follow(ESCAPE, start, JUMP, choose, Limits(1, depth, 50_000, Fraction(0)))
    assert {(way.state.key(), way.prospects): way.chance for way in result.ends} == found["ends"]
    assert {(way.state.key(), way.prospects): way.chance for way in result.cut} == found["cut"]
    assert found["ends"]
    assert found["cut"]


def test_the_law_of_the_random_policy_is_that_of_the_random_bot() -> None:
    state = at("players.0.square=t1203 players.0.hand=[grille,pointer,torch]")
    law = at_random(ESCAPE, state, 0)
    assert sum(chance for chance, _ in law) == 1
    assert [decision for _, decision in law] == ESCAPE.decisions(state)
    bot = RandomBot(11)
    seen = Counter(decide(ESCAPE, state, 0, bot) for _ in range(4000))
    for chance, decision in law:
        assert is_inside(seen[decision], 4000, chance, len(law))


@pytest.mark.parametrize("name", ["nobody", "search", "search:5"])
def test_a_policy_that_is_none_is_named(name: str) -> None:
    with pytest.raises(Malformed, match=f"no chain goes by '{name}'"):
        policy_of(ESCAPE, name)


@pytest.mark.parametrize(
    ("limits", "message"),
    [
        (Limits(turns=-1), "turns -1: 0 or more was expected"),
        (Limits(decisions=0), "decisions 0: 1 or more was expected"),
        (Limits(states=0), "budget 0: 1 or more was expected"),
        (Limits(leftover=Fraction(-1, 2)), "leftover -1/2: 0 or more was expected"),
    ],
)
def test_limits_that_leave_nothing_are_refused(limits: Limits, message: str) -> None:
    with pytest.raises(Malformed) as caught:
        limits.check()
    assert str(caught.value) == message


def test_turns_are_told_apart_along_a_game() -> None:
    """A turn never comes back, and only its own seat or one that answers it is asked."""
    dice, bot = Seeded(21), RandomBot(21)
    state = ESCAPE.setup(3, {"board": "short"}, Scribe(dice))
    turns = [ESCAPE.turns.turn(state)]
    for _ in range(300):
        if not ESCAPE.turns.awaited(state):
            break
        state = step(ESCAPE, state, decide(ESCAPE, state, ESCAPE.turns.awaited(state)[0], bot), dice).state
        turns.append(ESCAPE.turns.turn(state))
    assert turns == sorted(turns)
    assert {seat for _, seat in turns} == {0, 1, 2}


# The same rule played often. After each order that ends a turn, a due further turn with missed throws to throw off
# (escape.chance.skip_six) makes chance answer, so that nearly every kind of decision is compared on several outcomes.

DUE = " players.0.skip=2 extra_due=true"
DUEL = "players.0.square=t0505 players.0.hand=[knife] players.1.square=t0505"
POSITIONS = {
    "roll": ("players.0.square=t0604", "0 roll"),
    "use_pass": ("players.0.square=prison players.0.passes=1", "0 use_pass"),
    "jump": (EDGE, "0 jump h0703"),
    "wood": ("players.0.square=t1305 players.0.hand=[beam]" + DUE, "0 wood h1205 beam"),
    "climb": ("players.0.square=h1205 players.0.came_from=t1305 players.0.hand=[hose,knife,cross]", "0 climb c1105"),
    "clear": ("players.0.square=t1001 players.0.hand=[hose] counters.t1101=[fire]" + DUE, "0 clear t1101 hose"),
    "clear_cave": ("players.0.square=t0202 players.0.hand=[hose]" + DUE, "0 clear_cave fire hose"),
    "explode": ("players.0.square=t0202 players.0.hand=[bomb] players.1.square=t0203" + DUE, "0 explode t0203 bomb"),
    "ignite": ("players.0.square=t1001 players.0.hand=[torch] players.1.square=t1101" + DUE, "0 ignite t1101 torch"),
    "grille": ("players.0.square=t1203 players.0.hand=[grille]" + DUE, "0 grille t1204 grille"),
    "pointer": ("players.0.square=t0704 players.0.hand=[pointer]" + DUE, "0 pointer t0604 t0704 pointer"),
    "remove_pointer": (
        "players.0.square=t1707 players.0.hand=[pointer] counters.t1707=[pointer>t1708]" + DUE,
        "0 remove_pointer pointer",
    ),
    "shop": ("players.0.square=t0202 players.0.hand=[coin] reserve_loose=[bomb,file,file]", "0 shop"),
    "take_treasure": ("players.0.square=t1804 treasure.square=t1804" + DUE, "0 take_treasure"),
    "fight": ("players.0.square=beast players.0.hand=[knife]" + DUE, "0 fight knife"),
    "dig_out": ("players.0.square=buried players.0.blocked=true players.0.hand=[spoon]" + DUE, "0 dig_out spoon"),
    "saw_prison": ("players.0.square=prison players.0.hand=[file]" + DUE, "0 saw_prison file"),
    "pass": ("players.0.square=prison" + DUE, "0 pass"),
    "give_up": ("players.0.square=prison", "0 give_up"),
    "go": (
        "players.0.square=t1101 players.1.square=t1101 phase=move thrown=1 steps=1 reserve_loose=[bomb,file,file]",
        "0 go c1201",
    ),
    "stay_attack": (DUEL + " phase=move thrown=4 steps=4", "0 stay_attack"),
    "stay": (
        "players.0.square=prison players.0.hand=[knife] players.1.square=prison phase=move thrown=6 steps=6" + DUE,
        "0 stay",
    ),
    "strike": (DUEL + " phase=strike strike=may thrown=6" + DUE, "0 strike 1 knife"),
    "hold": (DUEL + " phase=strike strike=may thrown=6" + DUE, "0 hold"),
    "use": (DUEL + " players.1.hand=[cross] phase=defend actor=1 target=1 thrown=6" + DUE, "1 use cross"),
    "decline": (DUEL + " players.1.hand=[cross] phase=defend actor=1 target=1 thrown=6" + DUE, "1 decline"),
    "choose": (
        "players.0.square=c1502 players.0.came_from=t1503 phase=ahead after=after_chance threat=cave_in chance_card=C31"
        + DUE,
        "0 choose t1402",
    ),
    "take": (
        "players.0.square=c0405 counters.t1101=[cave_in] counters.t0203=[cave_in] counters.t2505=[cave_in] "
        "counters.t1207=[cave_in] phase=counter actor=1 placing=cave_in place=t0505" + DUE,
        "1 take t0203",
    ),
    "buy": ("players.0.square=t0202 players.0.hand=[coin] reserve_loose=[bomb,file] phase=shop" + DUE, "0 buy file"),
}
CERTAIN = {"shop", "give_up", "stay_attack"}
"""What no die answers."""
PLAYS = 100_000
LEVEL = 0.999


def test_every_order_has_its_position() -> None:
    assert tuple(sorted(POSITIONS)) == tuple(sorted(ORDERS))
    for order, (line, text) in POSITIONS.items():
        assert read_decision(text).order == order
        assert (len(after(ESCAPE, at(line), read_decision(text))) == 1) == (order in CERTAIN), order


@pytest.mark.slow
@pytest.mark.parametrize("order", ORDERS)
def test_frequencies_of_100_000_plays_lie_in_the_band_of_the_exact_odds(order: str) -> None:
    """The band of 99.9 % holds for all outcomes of a decision together: 0.1 % is divided among them (Bonferroni)."""
    line, text = POSITIONS[order]
    state, decision = at(line), read_decision(text)
    exact = {reached.key(): chance for chance, reached in after(ESCAPE, state, decision)}
    seen = played(state, decision, ORDERS.index(order))
    assert set(seen) <= set(exact)
    for key, chance in exact.items():
        assert is_inside(seen[key], PLAYS, chance, len(exact)), (seen[key], float(chance) * PLAYS)


def played(state: Any, decision: Decision, seed: int) -> Counter[bytes]:
    """How often the rule in the fast lane, with seeded dice, led to each state.

    Equal faces lead to equal states; a state's key takes far longer than the play, so it is made for each new throw and
    then compared on every twentieth play.
    """
    lane = ESCAPE.lane
    assert lane is not None
    (code,) = [code for code in lane.codes(state) if ESCAPE.lane.decode(state, code) == decision]
    dice, keys = Seeded(seed, 303), {}
    seen: Counter[bytes] = Counter()
    for number in range(PLAYS):
        recording, reached = Recording(dice), lane.twin(state)
        lane.play(reached, code, Scribe(recording))
        faces = tuple(recording.faces)
        if faces not in keys or number % 20 == 0:
            key = reached.key()  # type: ignore[attr-defined]
            assert keys.setdefault(faces, key) == key
        seen[keys[faces]] += 1
    return seen


def is_inside(seen: int, plays: int, chance: Fraction, compared: int) -> bool:
    """Whether a count lies in the two-sided band of LEVEL for so many counts together."""
    if chance in (0, 1):
        return seen == plays * chance
    return tail(seen, plays, float(chance)) >= (1 - LEVEL) / 2 / compared


def tail(seen: int, plays: int, chance: float) -> float:
    """The exact binomial chance of a count as far from the expected one as this, on its side."""
    towards = 1 if seen > plays * chance else -1
    total, count = 0.0, seen
    while 0 <= count <= plays:
        ways = lgamma(plays + 1) - lgamma(count + 1) - lgamma(plays - count + 1)
        term = exp(ways + count * log(chance) + (plays - count) * log(1 - chance))
        total += term
        if term < total * 1e-12:
            break
        count += towards
    return total


def test_the_band_is_that_of_the_binomial_law() -> None:
    assert tail(8, 10, 0.5) == pytest.approx(56 / 1024)
    assert tail(2, 10, 0.5) == pytest.approx(56 / 1024)
    assert is_inside(16_667, PLAYS, Fraction(1, 6), 50)
    assert not is_inside(16_667, PLAYS, Fraction(1, 6) + Fraction(1, 100), 50)
    assert not is_inside(0, PLAYS, Fraction(1, 1000), 50)
    assert not is_inside(99_999, PLAYS, Fraction(1), 1)
