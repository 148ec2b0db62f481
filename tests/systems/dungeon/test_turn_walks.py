"""Random walks over the orders of a turn: nothing is lost or doubled, and what is offered is what is legal."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from podzem.core.decisions import Decision
from podzem.core.dice import Seeded
from podzem.core.scribe import Scribe
from podzem.expedition import carrying
from podzem.expedition.people import ACTIVE
from podzem.systems.dungeon import deciding
from podzem.systems.dungeon.furnishing import lay_treasure
from podzem.systems.dungeon.game import ORDERS, Game
from podzem.world.item import Item
from tests.systems.dungeon.build import TURN_ORDERS

from .build import join, quiet

pytestmark = pytest.mark.once

KEPT = (
    "mail",
    "rope",
    "wedge",
    "tool",
    "sack",
    "chest",
    "sword",
    "plank",
    "lamp",
    "skin_oil",
    "gem",
    "silver",
    "carpet",
)
"""Kinds that no rule of the turn uses up."""


def party(seed: int) -> Game:
    """Five of the party with a mixed kit in some room of the sample map, those who live there left out."""
    game = quiet(at="23,36" if seed % 2 else "46,21", known=seed % 3 != 0)
    game.met = ["EN1"]
    join(game, "mail* sword* torch! wedge:2 ration:2")
    join(game, "lamp skin_oil tool sack rope:4 torch")
    join(game, "shield* torch! plank tinderbox torch", type="spearman")
    join(game, "knife bandage:2 skin_wine", type="porter")
    join(game, type="donkey")
    game.groups[0].ranks = [[n] for n in game.members]
    lay_treasure(game)
    return game


def everything(game: Game) -> list[Item]:
    """Every thing there is, those in containers too."""
    found: list[Item] = []
    stack = [item for member in game.members.values() for item in member.items]
    stack += [item for heap in game.site.heaps for item in heap.items]
    while stack:
        item = stack.pop()
        found.append(item)
        stack += item.contents
    return found


def tally(game: Game) -> Counter[str]:
    """How many there are of each kind that is kept; wedges in doors count."""
    counted: Counter[str] = Counter()
    for item in everything(game):
        if item.kind in KEPT:
            counted[item.kind] += item.count
    counted["wedge"] += sum(door.wedged for door in game.site.doors.values())
    return counted


def check(game: Game) -> None:
    numbers = [item.number for item in everything(game) if item.kind != "body"]
    assert len(numbers) == len(set(numbers)), "a thing is in two places"
    for member in game.members.values():
        inside = [group.number for group in game.groups if member.number in group.members]
        if member.status == ACTIVE and member.group:
            assert inside == [member.group]
        assert len(inside) <= 1
        if member.status == ACTIVE and member.type != "donkey":
            assert carrying.hands(game.company, member) <= 2, member.items
            assert carrying.carried(game.company, member) <= 4 * 160 + 40 * carrying.condition_items(
                game.company, member
            )
    for item in everything(game):
        if item.kind == "sack":
            assert sum(carrying.weight(inner) for inner in item.contents) <= 160
        assert not item.burning or item.left > 0


@settings(max_examples=25)
@given(seed=st.integers(0, 10_000), picks=st.lists(st.integers(0, 10_000), min_size=20, max_size=60))
def test_walks__things_and_people_are_conserved(seed: int, picks: list[int]) -> None:
    game, scribe = party(seed), Scribe(Seeded(seed), True)
    before = tally(game)
    for pick in picks:
        if game.stage != ORDERS or game.questions:
            return
        open_to = deciding.candidates(game, 0)
        assert len(open_to) == len(set(open_to))
        assert open_to
        chosen = _choose(open_to, pick)
        assert deciding.why_not(game, chosen) is None
        copy = game.copy()
        assert copy.key() == game.key()
        deciding.apply(game, chosen, scribe)
        after = tally(game)
        found = {"K1"} & set(game.site.secrets)
        assert after - Counter({"gem": 2} if found else {}) == before
        check(game)


def _choose(open_to: list[Decision], pick: int) -> Decision:
    """Kinds of orders evenly, not each `give`; the turn is released when it can be, every other time."""
    release = [decision for decision in open_to if decision.order == "release"]
    if release and pick % 2:
        return release[0]
    kinds = sorted({decision.order for decision in open_to})
    of_kind = [decision for decision in open_to if decision.order == kinds[pick % len(kinds)]]
    return of_kind[pick // 7 % len(of_kind)]


@pytest.mark.clause("dungeon.core.error")
def test_walks__what_is_not_offered_is_refused() -> None:
    """Every order with every word seen in some candidate: legal exactly when it is offered."""
    game = party(1)
    offered = set(deciding.candidates(game, 0))
    words: dict[str, set[str]] = {}
    for decision in offered:
        for fact, word in zip(TURN_ORDERS[decision.order], decision.words):
            words.setdefault(fact, set()).add(word)
    tried = 0
    for order, facts in TURN_ORDERS.items():
        combinations: list[tuple[str, ...]] = [()]
        for fact in facts:
            some = sorted(words.get(fact, {"nothing"}))[:12]
            combinations = [(*before, word) for before in combinations for word in some]
        for chosen in combinations[:600]:
            decision = Decision(0, order, chosen)
            assert (deciding.why_not(game, decision) is None) == (decision in offered), decision
            tried += 1
    assert tried > 1000
