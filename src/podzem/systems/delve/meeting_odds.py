"""Odds of what is chosen at a meeting: hiding, an ambush, leaving openly, a threat (delve.auto.sim)."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from podzem.core.decisions import Decision
from podzem.core.protocols import Chances
from podzem.systems.delve.abilities import NOTICE, STEALTH, nature, terms
from podzem.systems.delve.chapters.checks import SUMS, Side, best, chance_to_win, worst
from podzem.systems.delve.chapters.combat.orders import known_foes
from podzem.systems.delve.chapters.flight import chase
from podzem.systems.delve.data.fighting import number
from podzem.systems.delve.game import Game
from podzem.systems.delve.people import Band, Person
from podzem.systems.delve.present import bands_met, ours


def of_meeting(game: Game, decision: Decision) -> Chances | None:
    """Of the party's choice, against those of whom it knows."""
    party = ours(game)
    known = [foe for one in party[:1] for foe in known_foes(game, one)]
    if not party or not known:
        return None
    match decision.words[-1]:
        case "ambush" | "hide":
            return {"unseen": _unnoticed(game, party, known)}
        case "withdraw":
            return _chase(game, party, known)
        case "threaten":
            band = bands_met(game)[0]
            seen = [one for one in known if one in band.members]
            few = 0 < number("outnumber", "times") * len(seen) <= len(party)
            return {"break": breaks(score_of(band, seen))} if few else None
    return None


def _unnoticed(game: Game, party: Sequence[Person], known: Sequence[Person]) -> Fraction:
    """The lowest stealth against the best notice (delve.ambush.hidden)."""
    hider, eyes = worst(party, STEALTH), best(known, NOTICE)
    ours_, theirs_ = Side(hider, terms(hider, STEALTH), True), Side(eyes, terms(eyes, NOTICE), False)
    return chance_to_win(game.setting, ours_, theirs_)


def _chase(game: Game, party: list[Person], known: list[Person]) -> Chances:
    """As a flight from a fight: they seldom pursue (delve.flee.pursuit)."""
    pursued = chase.pursuit_chance(chase.known_threshold(known, [], False))
    away = chance_to_win(game.setting, *chase.sides(game, party, known, False, True))
    return {"pursued": pursued, "escaped": 1 - pursued + pursued * away}


def breaks(morale: int) -> Fraction:
    """How likely two dice exceed a score (delve.morale.check)."""
    if morale >= number("morale", "never"):
        return Fraction(0)
    if morale <= number("morale", "always"):
        return Fraction(1)
    return Fraction(sum(often for roll, often in enumerate(SUMS, start=2) if roll > morale), sum(SUMS))


def score_of(band: Band, known: Sequence[Person]) -> int:
    """The morale of a band as it looks to those who know these of it: their leader's while he is seen to stand."""
    leads = [one for one in known if one.kind == band.leader]
    return nature((leads or list(known))[0] if known else band).morale
