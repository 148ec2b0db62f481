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
    ],
)
def test_a_wrong_case_names_its_fault(tmp_path: Path, change: tuple[str, str], message: str) -> None:
    found = faults_of(tmp_path, GOOD.replace(*change))
    assert any(message in fault for fault in found), found


def test_stage__unknown_ground_those_met_and_captives() -> None:
    game = stage(1, {}, {"known": False, "met": {"kind": "chud", "count": 2, "at": "9,5", "captives": True}})
    assert [captive.id for captive in game.captives(1)] == ["chud.501", "chud.502"]
    assert set("".join(game.known[1].rows)) == {"0"}
    assert game.meeting is None
    with pytest.raises(Malformed):
        stage(1, {}, {"at": "nowhere"})
