"""Scenes of `delve` that random play seldom comes to, set up as cases are: paths of the state, and what is urged."""

from __future__ import annotations

from typing import Any

from tests.corpus.maps import SLIDE
from tests.corpus.players import Manner
from tests.corpus.scenes import Scene

PASS = "0 wait 1"
TAKE = "0 deal 1 band.500 take_captive"
END = tuple(f"0 end_turn pc.{number}" for number in range(1, 5))
TORCH = "man torch!"
HALL = "AAAAAA/AAAAAA"
GEM = {"id": "K1", "area": "A", "at": [7.5, 1.5], "container": "chest", "locked": True, "items": [{"item": "gem"}]}


def _urged(*texts: str, urged: int = 11, **more: Any) -> Manner:
    return Manner(rare=2, late=0, urge=texts, urged=urged, **more)


def _trap(type: str, x: int = 2, **more: Any) -> str:
    row = {"id": "TR1", "area": "A", "rect": [3 * x, 0, 3, 3], "bound": "place", "type": type, **more}
    return "traps " + str(row).replace("'", '"').replace("True", "true")


def _hall(*party: str, at: str = "1,0", **more: Any) -> dict[str, Any]:
    return {"drawing": HALL, "at": at, "party": list(party), **more}


def _fight(kind: str, at: str, *party: str, **more: Any) -> dict[str, Any]:
    """A fight in the hall; whoever acts first are the party."""
    met = {"kind": kind, "at": at, "step": "fight", **more.pop("met", {})}
    return _hall(*party, **{f"met.{name}": value for name, value in met.items()}, **more)


def _works() -> list[Scene]:
    """Bars, doors broken down, chests forced, gear mended, a night's rest, the sheet."""
    door = {"drawing": "AABB", "edges": ["1,0 E barred D1"]}
    chest = "treasure " + str(GEM).replace("'", '"').replace("True", "true")
    mend = {"people.1.items.1.broken": True}
    return [
        Scene("bars", {**door, "at": "2,0", "party": [TORCH]}, _urged("0 unbar pc.1 D1", "0 bar pc.1 D1", PASS)),
        Scene(
            "breach",
            {**door, "at": "1,0", "party": ["man torch! crowbar+"], "doors.D1.tried": True, "digs.D1": 69},
            _urged("0 break_through pc.1 D1", PASS),
        ),
        Scene(
            "lid",
            {**_hall("man torch! crowbar+ strength=18 athletics=3"), "objects": [chest], "lying.0.tried": True},
            _urged("0 force pc.1 K1", PASS),
            times=4,
        ),
        Scene("mend", _hall("man craft_set+ sword torch!", **mend), _urged("0 repair pc.1 sword.102", PASS), times=6),
        Scene(
            "night",
            _hall(TORCH, "man", **{"people.1.hp": 2, "people.1.rest": 47}),
            _urged("0 rest pc.1", PASS),
            times=3,
        ),
        Scene(
            "dark",
            {"drawing": "AABB", "edges": ["1,0 E locked D1"], "at": "1,0", "party": ["man"], "doors.D1.tried": True},
            _urged("0 unlock pc.1 D1 stealth", PASS),
            times=3,
        ),
        Scene("healed", _hall(TORCH, **{"people.1.hp": 1}), _urged("judge heal pc.1"), {"judge": "ask"}),
        Scene("paper", _hall(TORCH), _urged("0 sketch floor 1:0,0..3,0", "0 rub_out 1:1,0", "0 sketch door 1:3,0E")),
    ]


def _traps() -> list[Scene]:
    """Those whose traces are seldom seen: a grating, a slide, a jet of fire, a pit without a rope."""
    pit = {"objects": [_trap("pit")], "people.1.pit": "TR1", "people.1.at": "1:2,0"}
    return [
        Scene(
            "grating",
            _hall(TORCH, drawing="AAAAAA", objects=[_trap("portcullis")]),
            _urged("0 explore 1 1:4,0", "0 explore 1 1:1,0", PASS),
            times=6,
            most=12,
        ),
        Scene("pit", _hall(TORCH, **pit), _urged("0 climb pc.1", PASS), times=4, most=8),
        Scene(
            "fire",
            _hall("man torch! bandage:3 ration:2", "man", objects=[_trap("fire_jet")], **{"snares.TR1.found": True}),
            _urged("0 risk pc.1 TR1", "0 disarm_hurried pc.1 TR1 stealth", PASS),
            times=8,
            most=6,
        ),
        Scene("slide", {"party": [TORCH, "man"]}, _urged("0 explore 1 1:4,0", PASS), {"map": SLIDE}, times=14, most=8),
    ]


def _captives() -> list[Scene]:
    """Too many for one guard, killed, let go, led out and sold."""
    held = _hall(
        TORCH,
        at="0,0",
        **{f"met.{k}": v for k, v in {"kind": "goblin", "count": 5, "at": "1,0", "step": "captive"}.items()},
    )
    asked = ("0 question pc.1 band.500", PASS)
    hired = tuple(
        f"0 {order} 1 goblin.{number}" for number in range(501, 506) for order in ("recruit", "recruit_double")
    )
    return [
        Scene("guarded", held, _urged(PASS), times=2, most=4),
        Scene("killed", held, _urged("0 kill_captive pc.1 goblin.501"), times=6, most=4),
        Scene("freed", held, _urged("0 free_captives 1 band.500")),
        Scene("questioned", {**held, "drawing": "BAAAAAA/.AAAAAA", "edges": ["0,0 E open O1"]}, _urged(*asked), most=6),
        Scene("nothing-known", held, _urged(*asked), most=3),
        Scene("recruited", held, _urged(*hired), times=8, most=24),
        Scene("sold", {**held, "party": [TORCH, "man", "man"]}, _urged("0 leave 1"), most=3),
    ]


def _fights() -> list[Scene]:
    """Things thrown, shot and drunk; weapons eaten away; the dying left; what a judge adds, grants and frightens."""
    spear = "man spear* torch!"
    ambush = {"round": 0, "hidden": True}
    slime = ("0 attack pc.1 slime.501 sword.101", *END)
    return [
        Scene("throw", _fight("goblin", "4,0", spear), _urged("0 throw pc.1 goblin.501 spear.101", *END), most=6),
        Scene(
            "reload",
            _fight("goblin", "5,0", "man crossbow* quiver+", "man torch! @3,0"),
            _urged("0 shoot pc.1 goblin.501 crossbow.101", "0 reload pc.1 crossbow.101", *END),
            most=12,
        ),
        Scene(
            "drink",
            _fight("goblin", "5,0", "man potion+ torch!", **{"people.1.hp": 2}),
            _urged("0 drink pc.1 potion.101 pc.1", *END),
            most=4,
        ),
        Scene("slime", _fight("slime", "2,0", "man sword* torch! fight=3", "man"), _urged(*slime), times=8, most=14),
        Scene(
            "dying",
            _fight(
                "goblin",
                "2,0",
                "man sword* torch! fight=3",
                "man",
                **{"people.2.state": "down", "people.2.hp": 0, "bands.0.members.0.hp": 1},
            ),
            _urged("0 attack pc.1 goblin.501 sword.101", "0 leave_dying pc.1", *END),
            times=6,
            most=10,
        ),
        Scene(
            "modified",
            _fight("goblin", "2,0 3,0 4,0", "man sword* torch!"),
            _urged(
                "judge modify pc.1 2",
                "judge present pc.1 torch",
                "0 attack pc.1 goblin.501 sword.101",
                "judge frighten band.500",
                TAKE,
                *END,
            ),
            {"judge": "ask"},
            times=8,
        ),
        Scene(
            "no-lethal",
            _fight("goblin", "2,0 3,0", "man sword* torch!", met=ambush),
            _urged("0 lethal pc.1 goblin.501 sword.101", "judge answer no", *END),
            {"judge": "ask"},
            most=6,
        ),
        Scene(
            "moved-about",
            _hall(TORCH, "man"),
            _urged("judge relocate 1 1:4,0", "judge remove pc.2"),
            {"judge": "ask"},
            most=4,
        ),
        Scene(
            "hidden",
            _fight("cultist", "3,0", "man", drawing="AABB", edges=["1,0 E door D1"]),
            _urged("0 hide_here pc.1", *END),
            most=4,
        ),
        Scene(
            "companions_below",
            _fight("ogre", "2,0 3,0 4,0", TORCH, "link_bearer", "link_bearer", "link_bearer"),
            _urged(*END),
            times=8,
            most=20,
        ),
    ]


def _meetings() -> list[Scene]:
    """They pass by who hides; who was ordered away and stays is attacked; a band comes nearer; something happens."""
    seen = {"met.kind": "goblin", "met.at": "5,0", "met.step": "first"}
    event = 'encounters {"id": "EV", "area": "A", "trigger": "turn", "kind": "event", "number": 0, "event": "Wind"}'
    near = 'encounters {"id": "EN1", "area": "C", "trigger": "enter", "kind": "goblin", "number": 2}'
    three_rooms = {
        "drawing": "AABBCC",
        "edges": ["1,0 E open O1", "3,0 E open O2"],
        "objects": [near],
        "at": "0,0",
        "party": [TORCH],
        "groups.0.counter": 2,
    }
    return [
        Scene("hide", _hall("man stealth=3", "man stealth=3", **seen), _urged("0 meet 1 hide"), times=6, most=3),
        Scene(
            "overdue",
            _hall(TORCH, "man", **{"met.kind": "goblin", "met.at": "3,0", "bands.0.leave_by": 0}),
            _urged(PASS),
            most=6,
        ),
        Scene(
            "event",
            {
                "drawing": "BAAA",
                "edges": ["0,0 E open O1"],
                "objects": [event],
                "at": "0,0",
                "party": [TORCH],
                "known": False,
            },
            _urged("0 explore 1 1:2,0", PASS),
            most=4,
        ),
        Scene(
            "nearer",
            three_rooms,
            _urged(PASS),
            times=6,
            most=12,
            fallen=((6, 4), (6, 2)),
        ),
        Scene(
            "nearer-of-two",
            {**three_rooms, "objects": [near, near.replace("EN1", "EN2")]},
            _urged(PASS),
            times=2,
            most=3,
            fallen=((6, 4), (6, 2), (2, 1)),
        ),
    ]


def scenes() -> list[Scene]:
    """All of them."""
    return [*_works(), *_traps(), *_captives(), *_fights(), *_meetings()]
