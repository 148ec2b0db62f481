"""Odds of single rolls of a delve by name, without a state (delve.auto.sim)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from typing import Final

from podzem.core.errors import Malformed
from podzem.core.numbers import read_natural, read_whole
from podzem.core.words import Words
from podzem.systems.delve import services

MOST: Final = 60
"""No number that is asked about is farther from nothing."""
SLOW: Final = "slow"
PLAN: Final = "plan"
Answer = Iterable[tuple[str, Fraction]]


def _number(text: str) -> int:
    number = read_whole(text.replace("−", "-"))
    if number is None or abs(number) > MOST:
        raise Malformed(f"{text!r}: a number from -{MOST} to {MOST} was expected (delve.auto.sim)")
    return number


def _count(text: str) -> int:
    number = read_natural(text)
    if number is None or not 0 < number <= MOST:
        raise Malformed(f"{text!r}: how many, from 1 to {MOST}, was expected (delve.flee.fewer)")
    return number


def _two(words: Words, chance: Fraction, yes: str, no: str) -> Answer:
    return [(words.say(f"prospect-{yes}"), chance), (words.say(f"odds-{no}"), 1 - chance)]


def _check(words: Words, bonus: str, difficulty: str = "8") -> Answer:
    return _two(words, services.check(_number(bonus), _number(difficulty)), "success", "no")


def _search(words: Words, level: str, *helpers: str) -> Answer:
    return _two(words, services.search(_number(level), [_number(one) for one in helpers]), "noticed", "no")


def _disarm(words: Words, bonus: str, difficulty: str = "8") -> Answer:
    names = (words.say("prospect-success"), words.say("odds-no"), words.say("odds-badly"))
    return list(zip(names, services.disarm(_number(bonus), _number(difficulty)), strict=True))


def _opposed(words: Words, bonus: str, other: str) -> Answer:
    won = services.opposed(_number(bonus), _number(other))
    return [(words.say("odds-players-win"), won), (words.say("odds-others-win"), 1 - won)]


def _attack(words: Words, bonus: str, defence: str) -> Answer:
    return _two(words, services.attack(_number(bonus), _number(defence)), "hit", "no")


def _lethal(words: Words, fight: str, save: str) -> Answer:
    return _two(words, services.lethal(_number(fight), _number(save)), "kill", "no")


def _morale(words: Words, score: str) -> Answer:
    return _two(words, services.morale(_number(score)), "break", "no")


def _reaction(words: Words, charisma: str) -> Answer:
    found = services.reaction(_number(charisma))
    return [(words.say(f"mood-{mood}"), found[mood]) for mood in services.MOODS if mood in found]


def _flight(words: Words, level: str, pursuer: str, fugitives: str, pursuers: str, *more: str) -> Answer:
    if set(more) - {SLOW, PLAN}:
        raise Malformed(f"odds delve flight: {SLOW} and {PLAN} can be said besides (delve.flee.odds)")
    counts = _count(fugitives), _count(pursuers)
    away = services.flight(_number(level), _number(pursuer), *counts, slow=SLOW in more, plan=PLAN in more)
    pursued = services.pursuit()
    return [
        (words.say("odds-away-if-pursued"), away),
        (words.say("prospect-pursued"), pursued),
        (words.say("prospect-escaped"), 1 - pursued + pursued * away),
    ]


def _initiative(words: Words, modifier: str, other: str) -> Answer:
    first = services.initiative(_number(modifier), _number(other))
    return [(words.say("odds-init-win"), first), (words.say("odds-init-lose"), 1 - first)]


OF_A_DELVE: Final[dict[str, tuple[Callable[..., Answer], str]]] = {
    "check": (_check, "BONUS [DIFFICULTY]"),
    "search": (_search, "LEVEL [HELPER HELPER HELPER HELPER HELPER]"),
    "disarm": (_disarm, "BONUS [DIFFICULTY]"),
    "opposed": (_opposed, "BONUS BONUS"),
    "attack": (_attack, "BONUS DEFENCE"),
    "lethal": (_lethal, "SKILL SAVE"),
    "morale": (_morale, "SCORE"),
    "reaction": (_reaction, "CHARISMA"),
    "flight": (_flight, "LEVEL PURSUER FUGITIVES PURSUERS [slow plan]"),
    "initiative": (_initiative, "MODIFIER MODIFIER"),
}
"""What can be asked without a state, and what goes with it."""
