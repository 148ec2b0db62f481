"""Section 19 of the catalogue, row by row: what each stage offers, and how everything else is refused there."""

from typing import Any

import pytest

from podzem.core.decisions import Decision
from podzem.core.dice import Scripted
from podzem.core.errors import Refused
from podzem.core.scribe import Scribe
from podzem.core.step import digest, step
from podzem.systems import load_system
from podzem.systems.delve.orders import ORDERS
from podzem.systems.delve.rows import JUDGE
from podzem.systems.delve.setting import read_part

DELVE = load_system("delve")
HALL = {
    "drawing": "aaaaaaaaHHHHHHbb/........HHHHHH..",
    "edges": ["7,0 E open O1", "13,0 E door D1", "0,0 W outside"],
    "groups": {"0": {"trail": ["1:0,0", "1:8,0"]}},
}
LOCKED = {**HALL, "edges": ["7,0 E open O1", "13,0 E locked D1", "0,0 W outside"], "at": "13,0"}
FULL = (
    "man torch! tinderbox+ lockpicks+ craft_set+ skin_oil lamp+ bandage+ sword+ bow potion+ coins:60 gem ration:2 "
    "caltrops wedge+ chalk+ hp=4"
)


def at(**data: Any) -> Any:
    """A state in this stage."""
    return DELVE.forms.staging.stage(1, {}, {**HALL, **data})  # type: ignore[union-attr]


def town() -> Any:
    """Before the expedition, with characters who are ready to be equipped."""
    return DELVE.setup(1, {"party": "create"}, Scribe(Scripted([])))


def met(step: str, **more: Any) -> dict[str, Any]:
    """A goblin is met and the meeting has come so far."""
    return {"at": "8,0", "party": [FULL, "man"], "met": {"kind": "goblin", "at": "12,0 12,1", "step": step, **more}}


FIGHT = [
    "attack",
    "move",
    "dash",
    "fall_back",
    "shoot",
    "throw",
    "fetch",
    "stow",
    "unpack",
    "pack",
    "light",
    "extinguish",
    "refill",
    "first_aid",
    "drink",
    "hide_here",
    "shout",
    "drop",
    "hold",
    "surrender",
    "call_parley",
    "flee",
    "end_turn",
]

STAGES: dict[str, tuple[Any, list[str]]] = {
    "turn": (
        lambda: at(at="8,0", party=[FULL, "man"]),
        ["explore", "go", "run", "search", "rest", "treat", "extinguish", "stow", "wait", "split", "guard"],
    ),
    "locked": (
        lambda: DELVE.forms.staging.stage(  # type: ignore[union-attr]
            1, {}, {**LOCKED, "party": [FULL, "man"], "doors": {"D1": {"tried": True}}}
        ),
        ["unlock", "unlock_hurried", "force", "break_through", "listen"],
    ),
    "door": (
        lambda: at(
            at="13,0",
            party=["man lamp+ skin_oil+ tinderbox+ wedge+", "man bandage+"],
            people={"1": {"items": {"0": {"left": 0}}}, "2": {"hp": 3}},
        ),
        ["open", "refill", "hide", "listen"],
    ),
    "first": (lambda: at(**met("first")), ["meet", "watch"]),
    "both": (lambda: at(**met("both")), ["meet"]),
    "parley": (lambda: at(**met("parley"), meeting={"waiting": "ask_bribe", "ask": 40}), ["parley", "speak", "gift"]),
    "broken": (lambda: at(**met("broken"), bands={"0": {"broken": "flee"}}), ["deal"]),
    "round": (lambda: at(**met("fight")), ["move", "dash", "flee", "shout", "surrender", "call_parley", "end_turn"]),
    "extra": (lambda: at(**met("fight", round=0, hidden=True)), ["move", "dash", "flee", "end_turn"]),
}
CHOICES = {
    "first": {"greet", "slip_away", "hide", "ambush", "strike", "show"},
    "both": {"greet", "attack", "withdraw", "wait"},
    "parley": {"pay", "refuse", "threaten", "leave", "attack"},
    "broken": {"pursue", "let_go", "press"},
}


def words_for(name: str) -> tuple[str, ...]:
    """As many words as the order has, the first for whom it is given."""
    row = ORDERS[name]
    first = {"owner": ["pc.1"], "caller": ["1"]}.get(row.whose, [])
    return (*first, *["x"] * (len(row.facts) - len(first)))


def stage_of(state: Any) -> str:
    """The stage as the table of orders has it."""
    return "question" if state.questions else str(state.stage)


@pytest.mark.clause("delve.core.errors")
@pytest.mark.parametrize("stage", STAGES)
def test_delve_core_errors__a_stage_offers_what_section_19_lists(stage: str) -> None:
    state = STAGES[stage][0]()
    offered = {one.order for one in DELVE.decisions(state)}
    assert set(STAGES[stage][1]) <= offered
    assert all(stage_of(state) in ORDERS[name].stages for name in offered)


@pytest.mark.clause("delve.meet.decision", "delve.react.bribe", "delve.morale.break")
@pytest.mark.parametrize("stage", CHOICES)
def test_delve_meet_decision__the_choices_of_a_meeting(stage: str) -> None:
    """An ambush and hiding need a hiding place: by torchlight before goblins' eyes there is none."""
    state = STAGES[stage][0]()
    if stage == "first":
        for person in state.people.values():
            person.items = [item for item in person.items if not item.lit]
    offered = {one.words[-1] for one in DELVE.decisions(state) if one.order in ("meet", "parley", "deal")}
    assert offered == CHOICES[stage]


@pytest.mark.clause("delve.core.errors")
@pytest.mark.parametrize("stage", [*STAGES, "town"])
def test_delve_core_errors__out_of_its_stage_an_order_names_the_section_and_the_nearest_clause(stage: str) -> None:
    state = town() if stage == "town" else STAGES[stage][0]()
    before = digest(state)
    others = [name for name, row in ORDERS.items() if row.whose != JUDGE and stage_of(state) not in row.stages]
    assert len(others) > 20
    for name in others:
        with pytest.raises(Refused) as error:
            step(DELVE, state, Decision(0, name, words_for(name)), Scripted([]))
        refusal = error.value.refusal
        assert (refusal.clause, refusal.order, refusal.facts["section"]) == ("delve.core.errors", name, 19)
        assert digest(state) == before


@pytest.mark.clause("delve.core.errors")
def test_delve_core_errors__each_order_has_one_nearest_clause_of_the_book() -> None:
    rows = [(order, row["clause"]) for row in read_part("nearest")["nearest"] for order in row["orders"]]
    assert sorted(order for order, _ in rows) == sorted(name for name, row in ORDERS.items() if row.whose != JUDGE)
    assert {clause for _, clause in rows} <= set(DELVE.book.clauses.clauses)


@pytest.mark.clause("delve.core.errors")
@pytest.mark.parametrize(
    ("stage", "name", "clause"),
    [
        ("turn", "attack", "delve.combat.attack"),
        ("turn", "meet", "delve.meet.decision"),
        ("turn", "flee", "delve.flee.declare"),
        ("turn", "buy", "delve.gear.list"),
        ("first", "search", "delve.search.describe"),
        ("both", "explore", "delve.time.pace"),
        ("parley", "lethal", "delve.ambush.lethal"),
        ("round", "rest", "delve.time.costs"),
        ("round", "deal", "delve.morale.break"),
        ("extra", "gift", "delve.react.shift"),
        ("broken", "throw_down", "delve.flee.pursuit"),
        ("town", "disarm", "delve.trap.disarm"),
        ("town", "call_parley", "delve.react.roll"),
    ],
)
def test_delve_core_errors__the_nearest_clause(stage: str, name: str, clause: str) -> None:
    state = town() if stage == "town" else STAGES[stage][0]()
    refusal = DELVE.refuse(state, Decision(0, name, words_for(name)))
    assert refusal is not None
    assert refusal.facts["nearest"] == clause


@pytest.mark.clause("delve.combat.actions", "delve.core.errors")
def test_delve_combat_actions__main_actions_of_a_round() -> None:
    """Section 19: each Main Action and free act of a round is offered where there is somebody to do it to."""
    offered: set[str] = set()
    kits = (
        "sword* torch+ tinderbox+ potion+ rope",
        "bow* quiver+",
        "knife* torch!",
        "lamp+ tinderbox+ skin_oil+",
        "torch+ torch+ torch+",
    )
    for kit in kits:
        for place in ("12,0", "9,0"):
            foe = {"kind": "goblin", "at": place, "step": "fight"}
            people = {"2": {"hp": 0, "state": "down"}, "1": {"hp": 4}}
            state = at(at="8,0", party=[f"man {kit}", "man"], met=foe, people=people, objects=['H {"lit": true}'])
            for item in state.people[1].items:
                item.left = 0 if item.kind == "lamp" else item.left
                item.bundle = int(kit.startswith("torch"))
            offered |= {one.order for one in DELVE.decisions(state)}
    assert set(FIGHT) <= offered
