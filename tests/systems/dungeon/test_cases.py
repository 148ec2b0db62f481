"""Cases of expeditions: the words that set one up, and what is wrong in one is named."""

from pathlib import Path

import pytest

from podzem.core.errors import Malformed
from podzem.systems.dungeon.staging import stage
from tests.cases.written import faults_of

GOOD = """
system = "dungeon"
[[case]]
clause = "dungeon.light.torch"
players = 1
state.party = ["man torch!"]
do = ["0 hold pc.1", "0 release"]
expect.members.1.items.0.left = 5
"""


def test_a_good_case_has_no_fault(tmp_path: Path) -> None:
    assert faults_of(tmp_path, GOOD) == []


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (("left = 5", "left = 6"), "members.1.items.0.left is 5, expected 6"),
        (("items.0.left", "items.0.lefd"), "there is no path 'members.1.items.0.lefd'; did you mean"),
        (("expect.members", "expect.membres"), "there is no path 'membres.1.items.0.left'"),
        (("man torch!", "man tortch!"), "there is no gear 'tortch!'"),
        (('"man torch!"', '"knight"'), "there is no 'knight'"),
        (("state.party", "state.partie"), "partie: there is no such path"),
        (("do =", 'state.met = { kind = "rat", where = "5,5" }\ndo ='), "met.where: there is no such path"),
        (("do =", 'state.met = { kind = "cat", at = "5,5" }\ndo ='), "there is no creature 'cat'"),
        (("hold pc.1", "hold pc.2"), "dungeon.time.order"),
        (("man torch!", "man rope:x"), "there is no gear 'rope:x'"),
        (("do =", 'state.met = { kind = "rat" }\ndo ='), "met: who and where are needed"),
        (("do =", 'state.groups.0.at = "80;38"\ndo ='), "groups.0.at: a point is written like 7.5,9"),
        (("do =", "state.members.x.wound = 1\ndo ="), "members: a number was expected, not 'x'"),
        (("do =", "state.depth = 9\ndo ="), "depth: there is no level 9"),
    ],
)
def test_a_wrong_case_names_its_fault(tmp_path: Path, change: tuple[str, str], message: str) -> None:
    found = faults_of(tmp_path, GOOD.replace(*change))
    assert any(message in fault for fault in found), found


def test_a_list_is_set_whole_changed_by_number_or_added_to(tmp_path: Path) -> None:
    rope, sack = '{ kind = "rope", number = 150 }', '{ kind = "sack", number = 151 }'
    head = GOOD.partition("do =")[0]
    for change, kinds in (
        (f"items = [{rope}, {sack}]", ["rope", "sack"]),
        (f"items.0 = {rope}", ["rope"]),
        (f'items."+" = [{rope}, {sack}]', ["torch", "rope", "sack"]),
    ):
        expected = "".join(f'expect.members.1.items.{n}.kind = "{kind}"\n' for n, kind in enumerate(kinds))
        assert faults_of(tmp_path, f"{head}state.members.1.{change}\n{expected}") == []
        assert (
            faults_of(tmp_path, f'{head}state.members.1.{change}\nexpect.members.1.items.{len(kinds)}.kind = "x"') != []
        )
    ranks = 'state.party = ["man", "+man", "man"]\nstate.groups.0.ranks = [["3"], ["1", "2"]]\n'
    expected = 'expect.groups.0.ranks.0 = ["3"]\nexpect.groups.0.ranks.1 = ["1", "2"]\n'
    assert faults_of(tmp_path, head.replace('state.party = ["man torch!"]\n', ranks) + expected) == []


def test_a_point_is_spelled_alike_in_state_expectation_and_view(tmp_path: Path) -> None:
    text = (
        GOOD.partition("do =")[0]
        + """
state.groups.0.at = "23,31"
state.groups.0.trail = ["23,27.5", "23,31"]
expect.groups.0.at = "23,31"
expect.groups.0.trail = ["23,27.5", "23,31"]
view = [{ viewer = 0, has = { "groups.0.at" = "23,31" } }]
"""
    )
    assert faults_of(tmp_path, text) == []
    assert faults_of(tmp_path, text.replace('has = { "groups.0.at" = "23,31"', 'has = { "groups.0.at" = "23,32"')) != []


def test_a_missing_die_of_a_fight_says_whose_blow_it_is_for(tmp_path: Path) -> None:
    fight = """
system = "dungeon"
[[case]]
clause = "dungeon.attack.roll"
players = 1
options = { judge_opponents = "ask" }
state.at = "48,19"
state.party = ["man sword*"]
state.met = { kind = "karl", at = "48,19", combat = true }
dice = [[6, 1]]
do = ["0 fight", "judge fight"]
"""
    (found,) = faults_of(tmp_path, fight)
    assert "die 2, a d6; the script has ended; it is for strike_die [dungeon.attack.roll]; in 'judge fight'" in found


def test_stage__unknown_ground_those_met_and_captives() -> None:
    game = stage(1, {}, {"known": False, "met": {"kind": "chud", "count": 2, "at": "9,5", "captives": True}})
    assert [captive.id for captive in game.company.captives(1)] == ["chud.501", "chud.502"]
    assert set("".join(game.site.known[1].rows)) == {"0"}
    assert game.meeting is None
    with pytest.raises(Malformed):
        stage(1, {}, {"at": "nowhere"})
