"""Random battles to their end: lists and refusals agree, nobody is lost or doubled, states are written and read."""

import pytest

from podzem.core.decisions import JUDGE, Decision
from podzem.core.dice import Dice, Seeded
from podzem.core.scribe import Scribe
from podzem.expedition.people import CREATURE, Member
from podzem.systems.surface import orders, record
from podzem.systems.surface.chapters.battles import fighting
from podzem.systems.surface.chapters.battles.battle import OTHERS, PARTY
from podzem.systems.surface.game import BATTLE, Game
from podzem.systems.surface.invariants import fault
from podzem.systems.surface.view.viewer import seen_by
from tests.systems.surface.campaigns import campaign, companion

MOST = 400


def drawn_up(dice: Dice, judge: str) -> Game:
    """A party with wounds and mail against a host with a leader."""
    game = campaign(cell=(2, 1), judge=judge)
    for _ in range(int(dice.face(12)) + 6):
        member = companion(game, "spearman", *(["mail*"] if dice.face(2) == 1 else []))
        member.fatigue, member.wound = int(dice.face(3)) - 1, int(dice.face(6)) // 6
        member.level = member.resilience = 1 + int(dice.face(6)) // 6
    others = [Member(CREATURE, "host", game.company.take_number()) for _ in range(int(dice.face(20)) + 20)]
    others[0].level = others[0].resilience = int(dice.face(6))
    for member in others[1:]:
        member.exhaustion = int(dice.face(3)) - 1
    game.members.update({member.number: member for member in others})
    game.acting = 1
    attacker = PARTY if dice.face(2) == 1 else OTHERS
    fighting.begin(game, game.parties[0], others, others[0].number, attacker, Scribe(dice))
    fighting.go_on(game, Scribe(dice))
    return game


@pytest.mark.parametrize("judge", ["automatic", "ask"])
@pytest.mark.parametrize("seed", range(6))
def test_a_random_battle(seed: int, judge: str) -> None:
    dice, chooser = Seeded(seed), Seeded(seed + 50)
    game = drawn_up(dice, judge)
    people = set(game.members)
    for _ in range(MOST):
        seats = orders.awaited(game)
        if game.battle is None and not game.questions:
            break
        open_now = [decision for seat in seats for decision in orders.candidates(game, seat)]
        assert open_now
        assert len(set(open_now)) == len(open_now)
        for decision in open_now[:: 1 + len(open_now) // 10]:
            assert orders.refuse(game, decision) is None, decision
        _is_sound(game)
        before = game.copy()
        orders.apply(game, _chosen(open_now, chooser), Scribe(dice, listening=True))
        assert before.key() != game.key() or game.battle is not None
    assert set(game.members) == people
    assert game.battle is None
    assert fault(game) == ""


def _chosen(open_now: list[Decision], chooser: Dice) -> Decision:
    """Any of them; to engage more often than not, since a judge has a hundred other things to do."""
    engaging = [decision for decision in open_now if decision.order == "engage"]
    picked = engaging if engaging and chooser.face(2) == 1 else open_now
    return picked[int(chooser.face(len(picked))) - 1]


def _is_sound(game: Game) -> None:
    """It is written and read back, seen by all, and every fighter stands in one place."""
    assert record.read(game, record.write(game)).key() == game.key()
    for viewer in (JUDGE, 0):
        assert seen_by(game, viewer).stage
    if game.battle is None or game.stage != BATTLE:
        return
    for army in game.battle.armies:
        parts = [*army.units, *army.fallen, *army.captured]
        numbers = [number for unit in parts for number in unit.members]
        assert len(numbers) == len(set(numbers))
        assert all(unit.count == len(unit.members) for unit in parts)
        assert army.strength("quadratic") >= 0
