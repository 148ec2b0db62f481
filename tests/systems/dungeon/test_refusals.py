"""Refusals name the member concerned and the clause, in every language, and change nothing (dungeon.core.error)."""

import random

import pytest

from podzem.core.decisions import Decision, Refusal
from podzem.core.dice import Scripted
from podzem.core.errors import Refused
from podzem.core.step import digest, step
from podzem.core.words import LANGUAGES, Words
from podzem.systems.dungeon import deciding
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.orders import ORDERS
from podzem.systems.dungeon.system import DungeonSystem

from .build import join, order, quiet, scribe
from .meetings import met, party
from .test_combat import battle, begin

SYSTEM = DungeonSystem()
WORDS = {language: Words(language, ["podzem.systems.dungeon"], SYSTEM.book.terms) for language in LANGUAGES}
TRIES = 400


def turn_stage() -> Game:
    game = quiet(at="37,19", players=2)
    join(game, "torch! sword* tool rope:2 wedge:2")
    join(game, "knife lamp skin_oil sack", seat=1)
    order(game, "hold pc.1")
    return game


def combat_stage() -> Game:
    game = battle("sword* torch!", "knife*", kind="bandit", count=2, hs=4)
    begin(game)
    return game


def meeting_stage() -> Game:
    game = party(count=3)
    met(game)
    return game


def town_stage() -> Game:
    return SYSTEM.setup(2, {"party": "outfit", "map": "proba"}, scribe(3, 4, 3, 4))


STAGES = {"turn": turn_stage, "combat": combat_stage, "meeting": meeting_stage, "town": town_stage}


def guesses(game: Game, seed: int) -> list[Decision]:
    """Orders with words that stand in the game, and some that stand nowhere, in any combination."""
    chance = random.Random(seed)
    things = [item.id for member in game.members.values() for item in member.items]
    people = [member.id for member in game.members.values()]
    words = [*people, *things, "D1", "1", "2", "E", "37,19", "floor:R1:1:4", "6", "nobody", "", "-1", "999999", "F1"]
    found = []
    for _ in range(TRIES):
        name = chance.choice(list(ORDERS))
        count = len(ORDERS[name].facts) + chance.choice((0, 0, 0, 0, 1, -1))
        picked = [chance.choice(people if fact == "member" else words) for fact in ORDERS[name].facts[:count]]
        picked += [chance.choice(words)] * (count - len(picked))
        found.append(Decision(chance.choice((0, 0, 0, 1, 7)), name, tuple(picked)))
    return found


@pytest.mark.clause("dungeon.core.error")
@pytest.mark.parametrize("stage", STAGES)
def test_core_error__a_refused_order_changes_nothing_and_throws_nothing(stage: str) -> None:
    game = STAGES[stage]()
    dice = Scripted([(6, 1)])
    refused = 0
    for decision in guesses(game, 7):
        if deciding.why_not(game, decision) is None:
            continue
        before, mark = digest(game), dice.mark()
        with pytest.raises(Refused):
            step(SYSTEM, game, decision, dice)
        assert (digest(game), dice.mark()) == (before, mark), str(decision)
        refused += 1
    assert refused > TRIES // 2


@pytest.mark.clause("dungeon.core.error")
@pytest.mark.parametrize("stage", STAGES)
def test_core_error__a_refusal_names_the_member_and_the_clause_in_every_language(stage: str) -> None:
    game = STAGES[stage]()
    own = {member.id for member in game.members.values() if member.owner >= 0}
    for decision in guesses(game, 8):
        refusal = deciding.why_not(game, decision)
        signature = ORDERS[decision.order].facts
        if refusal is None or "member" not in signature or signature.index("member") >= len(decision.words):
            continue
        assert refusal.clause in SYSTEM.book.clauses
        named = decision.words[signature.index("member")]
        if named in own:
            assert refusal.facts["member"] in own, str(decision)
            _is_said(refusal)


def _is_said(refusal: Refusal) -> None:
    names = ("Иван", "Ана")
    for words in WORDS.values():
        said = words.refusal(refusal, names)
        who = words.facts({"member": refusal.facts["member"]}, names)["member"]
        assert str(who) in said
        assert said.endswith(f"[{refusal.clause}]")
        assert not said.startswith("refused-"), said


@pytest.mark.clause("dungeon.core.error")
def test_core_error__whom_the_sentence_names_already_is_not_named_twice() -> None:
    refusal = Refusal("dungeon.light.needs", "search", {"member": "pc.1"})
    for words in WORDS.values():
        assert words.refusal(refusal, ("Иван",)).count("Иван") == 1
