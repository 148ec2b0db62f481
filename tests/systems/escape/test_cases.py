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
        (("[[6, 1]]", "[6, 1]"), "dice are pairs of sides and face"),
        (('["0 roll"]', '["roll"]'), "no decision"),
        (('"escape"', '"escapade"'), "there is no system 'escapade'"),
        (('expect.players.0.square = "start"', 'events = [{ event = "entre" }]'), "there is no event 'entre'"),
        (('expect.players.0.square = "start"', 'odds = [{ path = "seat", chance = "1/3" }]'), "odds have a path"),
        (('expect.players.0.square = "start"', 'odds = [{ path = "seat", is = 1, chance = "x" }]'), "no fraction"),
        (('expect.players.0.square = "start"', "view = [{ seat = 1 }]"), "there is no key 'seat'"),
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
        (("[[6, 1]]", "[[8, 1]]"), "the rule asks for a d6 [escape.order.script]"),
        (("[[6, 1]]", "[]"), "the script has ended [escape.order.script]"),
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
