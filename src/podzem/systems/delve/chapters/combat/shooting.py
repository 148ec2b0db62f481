"""Attacks in which the judge has a word: cover against missiles, lethal ones (delve.vis.cover, delve.ambush.lethal)."""

from __future__ import annotations

from podzem.core.scribe import Scribe
from podzem.systems.delve.asking import ANSWERS, NO, YES, settle
from podzem.systems.delve.chapters.combat import events
from podzem.systems.delve.chapters.combat.arms import MELEE, Arm, all_arms
from podzem.systems.delve.chapters.combat.attacks import Attack, let_fly, strike, strike_air, strike_lethally
from podzem.systems.delve.chapters.visibility.cover import cover_at
from podzem.systems.delve.chapters.visibility.sight import is_visible, remembered
from podzem.systems.delve.data.fighting import number
from podzem.systems.delve.game import Game
from podzem.systems.delve.meeting import Question
from podzem.systems.delve.people import Person
from podzem.systems.delve.present import person_by_id


def shoot(game: Game, attacker: Person, target: Person, arm: Arm, scribe: Scribe) -> None:
    """A shot or a throw; whoever is not where he was thought to be is missed without a die."""
    thought = remembered(game, attacker, target)
    if not is_visible(game, attacker, target) and thought is not None and thought != target.at:
        let_fly(game, attacker, arm, thought)
        strike_air(game, attacker, thought, arm, scribe, "delve.vis.memory")
        return
    words = ["0", str(number("cover", "soft")), str(number("cover", "hard"))]
    about = [attacker.id, target.id, arm.id, arm.how]
    settle(game, "cover", "cover", words, str(cover_at(game, target.at)), about, scribe)


def _covered(game: Game, question: Question, word: str, scribe: Scribe) -> None:
    attacker, target, arm = _named(game, question)
    if arm is not None:
        strike(game, Attack(attacker, target, arm, cover=int(word)), scribe)


def strike_from_ambush(game: Game, attacker: Person, target: Person, arm: Arm, scribe: Scribe) -> None:
    """A lethal attack; a human judge must confirm it."""
    settle(game, "lethal", "lethal", [YES, NO], YES, [attacker.id, target.id, arm.id, arm.how], scribe)


def _lethal(game: Game, question: Question, word: str, scribe: Scribe) -> None:
    """Granted; else it is an attack like any other."""
    attacker, target, arm = _named(game, question)
    if arm is None:
        return
    if word == YES:
        strike_lethally(game, Attack(attacker, target, arm), scribe)
        return
    scribe.record(events.LETHAL_DENIED, {"member": attacker.id, "target": target.id})
    if arm.how == MELEE:
        strike(game, Attack(attacker, target, arm), scribe)
    else:
        shoot(game, attacker, target, arm, scribe)


def _named(game: Game, question: Question) -> tuple[Person, Person, Arm | None]:
    """Whom and what a question is about; no weapon if the judge has broken it meanwhile, and nothing comes of it."""
    attacker, target = (person_by_id(game, id) for id in question.about[:2])
    assert attacker is not None
    assert target is not None
    id, how = question.about[2:4]
    return attacker, target, next((arm for arm in all_arms(attacker) if (arm.id, arm.how) == (id, how)), None)


ANSWERS["cover"] = _covered
ANSWERS["lethal"] = _lethal
