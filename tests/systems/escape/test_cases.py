"""The case runner: what is misspelt is an error, what is wrong is named."""

from pathlib import Path

import pytest

from podzem.core.errors import Malformed
from tests.cases.written import faults_of

GOOD = """
system = "escape"
[[case]]
clause = "escape.enter.one"
dice = [[6, 1]]
do = ["0 roll"]
expect.players.0.square = "start"
"""


def test_a_good_case_has_no_fault(tmp_path: Path) -> None:
    assert faults_of(tmp_path, GOOD) == []


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (('"escape.enter.one"', '"escape.enter.none"'), "there is no clause 'escape.enter.none'"),
        (("dice =", "dise ="), "there is no key 'dise'"),
        (('expect.players.0.square = "start"', "expect.counters = {}"), "is an empty table"),
        (('expect.players.0.square = "start"', "expect.seats = [1, 2]"), "expect.seats is a list of words"),
        (("[[6, 1]]", "[6, 1]"), "dice are pairs of sides and face"),
        (('["0 roll"]', '["roll"]'), "no decision"),
        (('"escape"', '"escapade"'), "there is no system 'escapade'"),
        (('expect.players.0.square = "start"', 'events = [{ event = "entre" }]'), "there is no event 'entre'"),
        (('expect.players.0.square = "start"', 'odds = [{ path = "seat", chance = "1/3" }]'), "odds have a path"),
        (('expect.players.0.square = "start"', 'odds = [{ path = "seat", is = 1, chance = "x" }]'), "no fraction"),
        (('expect.players.0.square = "start"', "view = [{ seat = 1 }]"), "there is no key 'seat'"),
        (('expect.players.0.square = "start"', "alike = [{ viewers = [1] }]"), "is no table with do, state, viewers"),
        (('expect.players.0.square = "start"', 'events = [{ event = "enter", saet = 0 }]'), "there is no key 'saet'"),
        (('expect.players.0.square = "start"', 'event_counts = [{ event = "enter" }]'), "times = how often"),
        (('expect.players.0.square = "start"', 'odds = [{ all = [], chance = "1" }]'), "is a list of conditions"),
        (
            ('expect.players.0.square = "start"', 'odds = [{ any = [{ path = "seat" }], chance = "1" }]'),
            "odds have a path",
        ),
        (
            ('expect.players.0.square = "start"', 'odds = [{ path = "seat", is = 1, all = [], chance = "1" }]'),
            "one of path, all, any",
        ),
    ],
)
def test_a_malformed_case_is_refused(tmp_path: Path, change: tuple[str, str], message: str) -> None:
    with pytest.raises(Malformed, match=message):
        faults_of(tmp_path, GOOD.replace(*change))


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (('"start"', '"t0105"'), "players.0.square is start, expected t0105"),
        (("players.0.square", "players.0.sqare"), "there is no path 'players.0.sqare'; did you mean"),
        (("[[6, 1]]", "[[8, 1]]"), "asks for a d6; it is for throw of seat 0 [escape.enter.throw]; in '0 roll'"),
        (("[[6, 1]]", "[]"), "the script has ended; it is for throw of seat 0 [escape.enter.throw]; in '0 roll'"),
        (("[[6, 1]]", "[[6, 1], [6, 1]]"), "1 of 2 were not asked for [escape.order.script]"),
        (('["0 roll"]', '["1 roll"]'), "escape.table.order"),
        (('do = ["0 roll"]', 'do = ["0 roll"]\nrefused = "escape.turn.pass"'), "refused by None"),
        (('expect.players.0.square = "start"', 'events = [{ event = "enter", seat = 1 }]'), "missing or out of order"),
        (('expect.players.0.square = "start"', 'no_events = ["enter"]'), "was not to happen"),
        (('expect.players.0.square = "start"', 'legal = ["1 roll", "1 pass"]'), "'1 pass'"),
        (('expect.players.0.square = "start"', 'legal_has = ["1 pass"]'), "'1 pass' is not open"),
        (('expect.players.0.square = "start"', 'legal_lacks = ["1 roll"]'), "'1 roll' is open"),
        (
            ('expect.players.0.square = "start"', 'view = [{ viewer = 1, has = { "players.0.square" = "x" } }]'),
            "is 'start'",
        ),
        (('expect.players.0.square = "start"', 'view = [{ viewer = 1, lacks = ["start"] }]'), "1 sees 'start'"),
        (
            (
                'expect.players.0.square = "start"',
                'odds = [{ do = "1 roll", path = "players.1.square", is = "start", chance = "1/2" }]',
            ),
            "is 1/3, expected 1/2",
        ),
        (
            ('expect.players.0.square = "start"', 'event_counts = [{ event = "throw", seat = 0, times = 2 }]'),
            "was told 1 times, expected 2",
        ),
        (
            (
                'expect.players.0.square = "start"',
                'odds = [{ do = "1 timeout", all = [{ path = "players.1.square", is = "start" }, '
                '{ path = "seat", is_not = 1 }], chance = "1/3" }]',
            ),
            "players.1.square is start and seat is not 1 after 1 timeout is 1/6, expected 1/3",
        ),
        (
            (
                'expect.players.0.square = "start"',
                'state.counters.t1101 = ["pointer>t1001"]\nview = [{ viewer = 1, lacks = ["t1001"] }]',
            ),
            "1 sees 't1001' in 'pointer>t1001'",
        ),
        (
            (
                'expect.players.0.square = "start"',
                'alike = { viewers = [1], state = { "players.0.hand" = ["knife"] } }',
            ),
            "tell the two runs apart",
        ),
        (("dice = [[6, 1]]", 'dice = [[6, 1]]\nstate.players.0.hand = ["knive"]'), "there is no card 'knive'; did you"),
        (("dice = [[6, 1]]", 'dice = [[6, 1]]\nstate.players.0.sqare = "start"'), "there is no such path"),
        (
            ("dice = [[6, 1]]", 'dice = [[6, 1]]\nstate.counters.start = ["fire"]'),
            "a counter on a square that takes none",
        ),
        (("dice = [[6, 1]]", 'dice = [[6, 1]]\nstate.counters.t1101 = ["fire", "fire"]'), "two of one kind"),
        (("dice = [[6, 1]]", 'dice = [[6, 1]]\nstate.reserve = ["knife", "knife"]'), "more cards 'knife'"),
        (("dice = [[6, 1]]", "dice = [[6, 1]]\nplayers = 1"), "escape.table.players"),
    ],
)
def test_a_wrong_case_names_its_fault(tmp_path: Path, change: tuple[str, str], message: str) -> None:
    found = faults_of(tmp_path, GOOD.replace(*change))
    assert any(message in fault for fault in found), found


def test_a_word_that_is_only_part_of_another_is_not_seen(tmp_path: Path) -> None:
    own = GOOD.replace("dice =", 'state.players.1.hand = ["penknife"]\ndice =')
    assert faults_of(tmp_path, own + 'view = [{ viewer = 1, lacks = ["knife"] }]') == []
    assert faults_of(tmp_path, own + 'view = [{ viewer = 1, lacks = ["penknife"] }]') == ["1 sees 'penknife'"]


def test_a_card_that_is_lost_takes_a_die_of_as_many_sides_as_the_hand(tmp_path: Path) -> None:
    """What docs/cases.md says of `[hand, index + 1]`, and what a missing one is told of."""
    text = """
system = "escape"
[[case]]
clause = "escape.chance.lose_tool"
state.players.0 = { square = "t0305", hand = ["knife", "cross", "plank"] }
state.chance = ["C11"]
dice = [[6, 1], [3, 2]]
do = ["0 roll", "0 go c0405"]
expect.players.0.hand = ["knife", "plank"]
"""
    found = faults_of(tmp_path, text.replace("[6, 1], [3, 2]", "[6, 1]"))
    assert faults_of(tmp_path, text) == [], found
    assert "the rule asks for die 2, a d3" in found[0]
    assert "in '0 go c0405', after chance seat=0 chance=C11" in found[0]


def test_joint_chances_hold_together(tmp_path: Path) -> None:
    odds = """odds = [
  { do = "1 timeout", all = [{ path = "players.1.square", is = "start" }, { path = "thrown", is = 6 }], chance = "0" },
  { do = "1 timeout", any = [{ path = "players.1.square", is = "start" }, { path = "seat", is = 0 }], chance = "1" },
  { do = ["1 timeout", "0 timeout"], path = "round", is = 1, chance = "1/6" },
]"""
    assert faults_of(tmp_path, GOOD + odds) == []
