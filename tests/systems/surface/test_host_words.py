"""Words of battles, settlements, building and vessels: every event, order, refusal and name in all four languages."""

import re
from pathlib import Path

import pytest

from podzem.core.decisions import Fact, Refusal, read_decision
from podzem.core.events import Event
from podzem.core.words import LANGUAGES, Words
from podzem.systems import surface
from podzem.systems.surface.book import BOOK
from podzem.systems.surface.chapters.battles import objectives
from podzem.systems.surface.chapters.building import works
from podzem.systems.surface.chapters.sea import vessels
from podzem.systems.surface.chapters.settlements import kinds
from podzem.systems.surface.events import battles, settlements
from tests.systems.surface.battles import hosts
from tests.systems.surface.campaigns import campaign, do

CHAPTERS = ("battles", "settlements", "building", "sea")
FOLDER = Path(surface.__file__).parent / "chapters"
SAMPLES: dict[str, Fact] = {
    "side": "others",
    "unit": "others.2",
    "member": "porter.4",
    "other": "doghead_host.7",
    "members": ["porter.4", "spearman.5"],
    "objective": "capture",
    "target": "others.1",
    "kind": "doghead_host",
    "why": "half",
    "item": "ration",
    "settlement": "selo",
    "landmark": "klad",
    "men": ["guide", "boatman"],
    "man": "guide",
    "animal": "horse",
    "vessel": "boat.12",
    "work": "bridge",
    "edge": "N",
    "part": "half",
    "direction": "N",
    "bank": "ashore",
    "seat": 0,
    "answer": "medicine",
}


def words(language: str) -> Words:
    return Words(language, BOOK.words, BOOK.terms)


def sample(fact: str) -> Fact:
    return SAMPLES.get(fact, 3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_and_order_is_said(language: str) -> None:
    said = words(language)
    for name, spec in {**battles.EVENTS, **settlements.EVENTS}.items():
        assert said.has(f"event-{name}"), name
        line = said.line(Event(name, spec.clauses[0], -1, {fact: sample(fact) for fact in spec.facts}, []), ["Ivan"])
        assert not re.search(r"others\.|porter\.|doghead_host|boat\.\d|break_through", line), line
    for row in ORDERS:
        spec = BOOK.orders[row]
        assert said.has(f"order-{row}"), row
        text = " ".join(str(sample(fact)) for fact in spec.facts)
        assert said.order(read_decision(f"0 {row} {text}"), spec, ["Ivan"]), row


ORDERS = (
    *("objective", "no_objectives", "engage", "leave_field", "lay_down_arms", "lose_total", "lose_units"),
    *("set_sector", "merge_units", "set_modifier", "tend", "leave_fallen", "buy", "buy_animal", "buy_vessel", "sell"),
    *("mend", "take_silver", "ask_men", "hire", "hire_share", "agree", "hire_local", "dismiss", "pay", "sell_captive"),
    *("ransom_captive", "free_captive", "build", "embark", "disembark", "sail", "set_stock", "add_unit"),
    *("set_train", "name_object"),
    *("study", "tongue", "learn", "new_hero", "take_over"),
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_is_said(language: str) -> None:
    said = words(language)
    for kind, names in {
        "vessel": vessels.KINDS,
        "work": (*works.WORKS, *works.PATH_KINDS),
        "objective": objectives.KINDS,
        "member": (*kinds.ANIMALS, "guide", "boatman"),
        "edge": ("here", "N", "E", "S", "W"),
        "modifier": ("commander", "mail", *works.DEFENCES, "rough_ground", "crossing", "surprised", "storm", "judge"),
        "prospect": ("host_gone", "enemy_gone", "both_gone", "host_halved", "enemy_halved"),
    }.items():
        for name in names:
            assert said.has(f"{kind}-{name}"), f"{kind}-{name}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_said(language: str) -> None:
    said = words(language)
    sources = [file.read_text() for chapter in CHAPTERS for file in (FOLDER / chapter).glob("*.py")]
    clauses = {
        found for text in sources for found in re.findall(r'"(surface\.(?:battle|settlement|build|sea)\.\w+)"', text)
    }
    refusing = {clause for clause in clauses if clause not in NEVER_REFUSE}
    assert len(refusing) > 10
    for clause in refusing:
        assert said.has("refused-" + clause.replace(".", "-")), clause
        assert said.refusal(Refusal(clause, "engage", {"cause": "away"}), ["Ivan"])
    overloaded = Refusal("surface.sea.crew", "embark", {"cause": "load", "load": 1270, "holds": 1200})
    undermanned = Refusal("surface.sea.crew", "embark", {"cause": "crew", "count": 4})
    assert re.search(r"1.?270.*1.?200", said.refusal(overloaded, ["Ivan"]))
    assert "4" in said.refusal(undermanned, ["Ivan"])


NEVER_REFUSE = (
    "surface.battle.strength",
    "surface.battle.multiplier",
    "surface.battle.losses_due",
    "surface.battle.objective_costs",
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_happens_is_told_without_an_id(language: str) -> None:
    said, game = words(language), hosts(30, 40)
    told = do(game, "0 engage", (20, 14), (20, 1))
    bought = do(campaign("selo"), "0 buy 1 pc.1 ration 5")
    for event in (*told, *bought):
        line = said.line(event, ["Ivan"])
        assert not re.search(r"\b(party|others|pc|porter)\.\d", line), line
        assert not line.startswith("event-"), line
