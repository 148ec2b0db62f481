"""«Предбоевая фаза»: surprise and the round before the first (screen.surprise.*)."""

from __future__ import annotations

from podzem.core.decisions import JUDGE
from podzem.core.scribe import Scribe
from podzem.systems.screen import events
from podzem.systems.screen.chapters import advantage, asking
from podzem.systems.screen.chapters.modifiers import plain_target
from podzem.systems.screen.chapters.tests import LOSE, WIN, Judged, compared, judged
from podzem.systems.screen.creature import Creature
from podzem.systems.screen.fight import Fight
from podzem.systems.screen.resolving import Window


def side(fight: Fight, number: int) -> list[Creature]:
    """Everybody of a side, in roster order."""
    return [one for one in fight.everybody if one.side == number and not one.out]


def hiders(fight: Fight) -> list[int]:
    """The sides that hide somebody, the one of the first creature first."""
    first = next(iter(fight.everybody)).side
    return [number for number in (first, 1 - first) if any(one.hidden for one in side(fight, number))]


def ask(fight: Fight) -> None:
    """The master may waive the test."""
    worst = next(one for one in side(fight, hiders(fight)[0]) if one.hidden)
    fight.windows.append(Window("surprise", worst.number, JUDGE, asking.YES))


def resolve(fight: Fight, scribe: Scribe, waived: bool = False) -> None:
    """Who hides tests Stealth against the other side's Perception; whoever wins acts before the first round."""
    hiding = hiders(fight)
    surprised = [loser for number in hiding for loser in _test(fight, number, scribe)] if not waived else []
    surprised = list({one.number: one for one in surprised}.values())
    if len({one.side for one in surprised}) == 2:
        surprised = []
    for one in fight.everybody:
        one.hidden = False
    if not surprised:
        if hiding:
            events.plain(scribe, events.NO_SURPRISE)
        return
    fight.surprise = 1 - surprised[0].side
    for one in surprised:
        one.surprised = True
        events.about(fight, scribe, events.SURPRISED, one)
        advantage.lose(fight, one, "screen.adv.loss_condition", scribe)
    if fight.setting.is_on("surprise_point"):
        for one in side(fight, fight.surprise):
            if not one.surprised:
                advantage.gain(fight, one, "screen.surprise.winner", scribe)


def _test(fight: Fight, hiders: int, scribe: Scribe) -> list[Creature]:
    """One side hides; gives those who are surprised, of either side."""
    hiding = [one for one in side(fight, hiders) if one.hidden]
    worst = min(hiding, key=lambda one: fight.skill(one, "stealth"))
    hide = _roll(fight, worst, "stealth", scribe)
    if fight.setting.word("surprise_scope") == "individual":
        return _each(fight, hiders, hide, scribe)
    watchers = side(fight, 1 - hiders)
    awake = [one for one in watchers if not one.stunned]
    keen = [one for one in awake if not one.blinded and not one.deafened] or awake or watchers
    best = max(keen, key=lambda one: fight.skill(one, "perception"))
    outcome, _ = compared(fight.setting, hide, _roll(fight, best, "perception", scribe))
    if outcome == WIN:
        return watchers
    return side(fight, hiders) if outcome == LOSE and fight.setting.word("surprise_winner") == "any" else []


def _each(fight: Fight, hiders: int, hide: Judged, scribe: Scribe) -> list[Creature]:
    """Every watcher alone against the same Stealth roll (option surprise_scope)."""
    found = []
    for one in side(fight, 1 - hiders):
        outcome, _ = compared(fight.setting, hide, _roll(fight, one, "perception", scribe))
        if outcome == WIN:
            found.append(one)
    return found


def _roll(fight: Fight, creature: Creature, skill: str, scribe: Scribe) -> Judged:
    """A secret die without Advantage: only the outcome is told."""
    die = events.SURPRISE_HIDE if skill == "stealth" else events.SURPRISE_WATCH
    number = plain_target(fight, creature, skill, 0, "screen.surprise.test").number
    return judged(fight.setting, int(scribe.roll(100, die)), number)
