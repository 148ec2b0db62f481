"""Scenes of `dungeon` that random play seldom comes to, set up as cases are: paths of the state, and what is urged."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from tests.corpus.maps import KEYED, LONG, SHUT, SLIDE, TWIN, chamber, trapped
from tests.corpus.players import Manner

TURN: Final = ("0 all hold", "0 release")
ASK: Final = {
    "judge": "ask",
    "judge_opponents": "ask",
    "judge_break": "ask",
    "judge_surprise": "ask",
    "judge_attitude": "ask",
    "judge_wandering": "ask",
}


class Scene(NamedTuple):
    """How it begins, how it is played, how often (each time with other dice and options) and for how long."""

    name: str
    state: dict[str, Any]
    manner: Manner
    options: Mapping[str, Any] = MappingProxyType({})
    players: int = 1
    times: int = 2
    most: int = 30
    fallen: tuple[tuple[int, int], ...] = ()
    """The first dice, sides and face."""


PARTY: Final = [
    "man torch! sword* shield*",
    "+man sword*",
    "porter torch! knife skin_wine skin_wine",
    "+archer bow* quiver",
]
TRAPS: Final = ("dart", "volley", "blade", "falling_block", "gas", "alarm", "fire_jet", "poison_needle", "portcullis")
FOES: Final = (
    ("bandit", 4),
    ("chud", 6),
    ("rat", 5),
    ("karl", 2),
    ("bear", 1),
    ("wraith", 1),
    ("slime", 1),
    ("ghoul", 2),
)


def _magic(kind: str, number: int, row: int, **more: Any) -> dict[str, Any]:
    return {"kind": kind, "number": number, "row": row, **more}


def _urged(*texts: str, urged: int = 9, **more: Any) -> Manner:
    return Manner(rare=3, urge=texts, urged=urged, **more)


def _works() -> list[Scene]:
    """Turns of work: digging, doors, chests, listening, stairs, a day's end."""
    torch, tool = "man torch!", "man tool"
    dig = {"at": "37,16", "party": [torch, tool, "karl tool"], "digs": {"1:36,15:W": 23, "1:36,16:W": 22}}
    key = [{"kind": "torch", "number": 101, "ready": True, "burning": True, "left": 6}]
    right, wrong = ({"kind": "key", "number": 150, "name": name} for name in ("bronze", "iron"))
    lock = chamber({"kind": "locked", "key": "bronze"})
    chest = {"at": "13,35", "party": ["man torch! tool", "+man"]}
    day = {
        "turn": 142,
        "party": ["man torch! ration:2", "man", "donkey"],
        "members.2.infection": 1,
        "members.1.infection": 1,
    }
    return [
        Scene(
            "dig",
            {**dig, "digs": {"1:36,15:W": 23, "1:36,16:W": 47}},
            _urged("0 dig pc.2 1:36,15:W", "0 dig karl.3 1:36,16:W", *TURN),
            most=40,
        ),
        Scene(
            "rubble",
            {"at": "14,1", "party": [torch, tool], "digs": {"RU": 95}},
            _urged("0 dig pc.2 RU", *TURN),
            {"map": KEYED},
            most=60,
        ),
        Scene(
            "key",
            {"at": "11,1", "party": ["man"], "members.1.items": [*key, right]},
            _urged("0 unlock pc.1 D", *TURN),
            {"map": lock},
        ),
        Scene(
            "wrong-key",
            {"at": "11,1", "party": ["man"], "members.1.items": [*key, wrong]},
            _urged("0 unlock pc.1 D", *TURN),
            {"map": lock},
        ),
        Scene("chest", chest, _urged(*(f"0 unlock pc.1 chest.{number}" for number in range(1000, 1010)), *TURN)),
        Scene("listen", {"at": "35,19", "party": [torch, "man"]}, _urged("0 listen pc.1 D1", *TURN), times=4, most=24),
        Scene(
            "stairs",
            {"at": "7.5,7", "party": [torch, "man"], "groups.0.area": "S2"},
            _urged("0 leg 1 7.5,9", *TURN),
            {"map": "zrazok"},
        ),
        Scene("day", day, _urged(*TURN), times=5, most=14),
        Scene(
            "keyed",
            {"at": "1,1", "party": [torch, "man"], "cleared": ["RU"]},
            _urged("0 leg 1 21,1", "0 act pc.1 F look", *TURN),
            {"map": KEYED},
            times=4,
        ),
        Scene(
            "breach",
            {"at": "5,1", "party": [torch, tool], "digs": {"1:5,1:S": 23, "1:4,1:S": 23}},
            _urged("0 dig pc.2 1:5,1:S", "0 dig pc.2 1:4,1:S", *TURN),
            {"map": TWIN},
        ),
        Scene(
            "potions",
            {
                "party": [torch, "man"],
                "members.2.wound": 2,
                "members.1.items.1": _magic("potion", 150, 1),
                "members.1.items.2": _magic("wand", 151, 3),
                "members.1.items.3": _magic("staff", 152, 1, told=True),
            },
            _urged("0 taste pc.1 potion.150", "0 taste pc.1 wand.151", "0 use_on pc.1 staff.152 pc.2", *TURN),
            times=4,
        ),
        Scene(
            "search",
            {"at": "19,35", "heading": "W", "party": [torch, "man"]},
            _urged(*(f"0 search pc.1 wall:R2:W:{number}" for number in (1, 2, 3)), *TURN),
            times=6,
            most=20,
            fallen=((6, 1),),
        ),
        Scene(
            "plain-pit",
            {"at": "4,1", "party": [torch, "man"], "known": False},
            _urged("0 leg 1 8,1", *TURN),
            {"map": trapped("pit", noticeable=True)},
            most=14,
        ),
        Scene(
            "event",
            {"at": "22,1", "heading": "W", "party": [torch, "man"], "cleared": ["RU"]},
            _urged("0 leg 1 10,1", *TURN),
            {"map": KEYED},
        ),
        Scene(
            "ammo",
            {"party": ["archer torch!", "man bow* quiver"], "members.2.items.1.spent": 3, "members.2.items.1.left": 2},
            _urged("0 load pc.2", *TURN),
            {"ammo_recovery": "half"},
        ),
        Scene(
            "disarm",
            {"at": "8,4.5", "party": ["man torch! tool", "man tool"], "traps.T1.known": True},
            _urged("0 disarm pc.1 T1", *TURN),
            {"map": "zrazok"},
            times=4,
        ),
    ]


def _traps() -> list[Scene]:
    party = ["man torch! sword*", "+man torch! bow*", "porter sack carpet", "donkey"]
    walk = _urged("0 leg 1 16,1", *TURN, urged=11)
    found = [
        Scene(
            f"trap-{type}",
            {"at": "6,1", "party": party},
            walk,
            {"map": trapped(type)},
            times=3,
            most=16,
            fallen=((6, 1),),
        )
        for type in TRAPS
    ]
    found.append(
        Scene("trap-slide", {"at": "6,1", "party": party}, walk, {"map": SLIDE}, times=3, most=16, fallen=((6, 1),))
    )
    pit = {
        "at": "8,1",
        "party": ["man torch! rope:2", "+man", "man", "donkey"],
        "traps.T.state": "sprung",
        "members.3.pit": "T",
        "members.3.status": "down",
        "members.3.fell_turn": 0,
        "traps.T.known": True,
    }
    haul = _urged("0 haul pc.1 pc.3", "0 haul pc.2 pc.3", *TURN)
    return [*found, Scene("haul", pit, haul, {"map": trapped("pit", params={"depth": 2})}, times=3)]


def _meetings() -> list[Scene]:
    met = {"at": "14,5", "party": ["man torch! sword*", "+man", "porter ration:5"]}
    captive = {
        "members.3": {"kind": "creature", "type": "chud", "status": "captive", "captor": 1, "group": 0},
        "party": ["man torch!", "+man", "chud"],
    }
    staff = {"members.1.items.2": {"kind": "staff", "number": 150, "row": 4, "told": True}}
    found = [
        Scene(
            f"met-{kind}",
            {**met, "met": {"kind": kind, "count": count, "at": "22,5"}},
            Manner(late=1, rare=6),
            {"judge_attitude": "ask"},
            times=4,
            most=20,
        )
        for kind, count in FOES
    ]
    return [
        *found,
        Scene(
            "service",
            {**met, **captive, "met": {"kind": "chud", "count": 3, "at": "22,5"}},
            _urged("0 parley", "0 service", "0 wait"),
            times=4,
            most=16,
        ),
        Scene(
            "command",
            {**met, **staff, "met": {"kind": "bandit", "count": 3, "at": "22,5"}},
            _urged("0 command pc.1", "0 parley"),
            times=4,
            most=16,
        ),
        Scene(
            "wraith",
            {**met, "met": {"kind": "wraith", "count": 1, "at": "22,5"}},
            _urged("0 parley", "judge attitude 9", "judge attitude 8"),
            ASK,
            times=4,
            most=10,
        ),
        Scene(
            "door",
            {"at": "35,19", "party": ["man torch! tool", "+man", "man"], "doors.D1.open": True},
            _urged("0 leg 1 40,19", *TURN),
            ASK,
            times=6,
            most=30,
        ),
        Scene(
            "wandering",
            {"at": "23,31", "party": ["man torch!", "+man torch:3"]},
            _urged(*TURN),
            ASK,
            times=6,
            most=24,
            fallen=((100, 1),),
        ),
        Scene(
            "added",
            {"at": "23,31", "party": ["man torch!", "+man torch:3"]},
            _urged("judge add 1 chud 3", *TURN, *TURN, *TURN, urged=10),
            {**ASK, "judge_wandering": "off"},
            times=3,
            most=16,
        ),
        Scene(
            "dragon",
            {"at": "23,31", "party": ["man torch!"]},
            _urged("judge add 1 dragon 1", *TURN, *TURN),
            {**ASK, "judge_wandering": "off"},
            most=14,
        ),
        Scene(
            "off-way",
            {"at": "14,1", "party": ["man torch!", "man"]},
            _urged(*TURN),
            {**ASK, "map": SHUT},
            most=8,
            fallen=((100, 1),),
        ),
    ]


def _combats() -> list[Scene]:
    wild, judged = Manner(late=1, rare=5), Manner(late=1, rare=4, amends=1)
    wand = {
        "members.1.items.3": {"kind": "wand", "number": 150, "row": 6, "told": True, "left": 3},
        "members.2.items.1": {"kind": "gem", "number": 151, "value": 400},
    }
    fights = [
        Scene(
            f"fight-{kind}-at-{at}",
            {"at": "14,5", "party": PARTY, **wand, "met": {"kind": kind, "count": count, "at": at, "combat": True}},
            manner,
            ASK if manner is judged else {"judge_opponents": "ask", "judge_break": "ask"},
            times=3,
            most=36,
        )
        for kind, count in FOES
        for at, manner in (("20,5", wild), ("15,5", judged))
    ]
    behind = {
        "at": "10,1",
        "party": ["man torch! sword*", "man", "man tool"],
        "met": {"kind": "bandit", "count": 2, "at": "4,1", "combat": True},
        "heading": "W",
    }
    newcomers = {"at": "23,31", "party": PARTY, "met": {"kind": "rat", "count": 2, "at": "23,22", "combat": True}}
    return [
        *fights,
        Scene(
            "bind",
            {"at": "14,5", "party": PARTY, **wand, "met": {"kind": "bandit", "count": 2, "at": "15,5", "combat": True}},
            _urged("0 use pc.1 wand.150", "0 bind pc.2 bandit.501", "0 bind pc.2 bandit.502", "0 guard porter.3"),
            {"judge_opponents": "ask"},
            times=6,
        ),
        Scene(
            "work",
            behind,
            _urged("0 open pc.3 D", "0 leave_off pc.3", "0 hold_line", "judge hold_line"),
            {"judge_opponents": "ask", "map": chamber({"kind": "stuck"})},
            times=4,
        ),
        Scene(
            "chase",
            {
                "at": "40,1",
                "heading": "W",
                "party": ["man torch!", "+man"],
                "met": {"kind": "rat", "count": 1, "at": "20,1", "combat": True},
            },
            _urged("0 close_in 2", "judge hold_line", "judge fall_back 20", "judge retreat 20", "judge flee", urged=8),
            {"judge_opponents": "ask", "judge_break": "ask", "map": LONG},
            times=6,
            most=60,
        ),
        Scene(
            "newcomers",
            newcomers,
            _urged("judge add 1 chud 4", "0 hold_line", "judge hold_line", urged=12),
            {**ASK, "judge_attitude": "automatic", "judge_wandering": "off"},
            times=4,
            most=60,
        ),
        Scene(
            "guards",
            {
                "at": "14,5",
                "party": [*PARTY, "chud"],
                "met": {"kind": "rat", "count": 3, "at": "20,5", "combat": True},
                "members.5": {"kind": "creature", "status": "captive", "captor": 1, "group": 0},
            },
            _urged("0 guard porter.3", "0 hold_line", "judge hold_line"),
            {"judge_opponents": "ask"},
        ),
    ]


def _towns() -> list[Scene]:
    """Above ground after an expedition: the wounded, captives on both sides, unpaid companions, a dead hero."""
    types = ["man mail* torch:3 sword", "man sword", "archer bow", "porter", "chud", "porter", "porter", "porter"]
    state: dict[str, Any] = {"stage": "town", "party": types, "groups": [], "ledger.expeditions": 1, "ledger.day": 1}
    for number in range(1, len(types) + 1):
        state |= {f"members.{number}.status": "outside", f"members.{number}.group": 0}
    state |= {
        "members.1.items.0.damage": 1,
        "members.1.wound": 2,
        "members.1.may_learn": True,
        "members.1.infection": 1,
        "members.2.status": "dead",
        "members.2.owner": 1,
        "members.3.owner": 1,
        "members.3.wage": 15,
        "members.4.wage": 2,
        "members.5.kind": "creature",
        "members.5.status": "captive",
        "members.5.delivered": True,
        "members.8.status": "captive",
        "members.8.captor": -1,
        "members.3.infection": 1,
        "members.6.type": "dog",
        "members.7.type": "falcon",
    }
    manner = Manner(late=0, rare=7, never=("finish",))
    return [
        Scene("town-rich", {**state, "ledger.purse": ["3000", "1500"]}, manner, players=2, times=8, most=50),
        Scene(
            "town-days",
            {**state, "ledger.purse": ["9000", "900"], "members.1.level": 2, "members.1.growth": 3900},
            Manner(rare=4, never=("finish", "enter"), urge=("0 sell_captive chud.5", "0 day"), urged=9),
            players=2,
            most=25,
        ),
        Scene("town-poor", {**state, "ledger.purse": ["5", "0"]}, manner, players=2, times=3, most=25),
    ]


def scenes() -> list[Scene]:
    """All of them."""
    return [*_works(), *_traps(), *_meetings(), *_combats(), *_towns()]
