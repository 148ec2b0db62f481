"""Freed captives who may hire on, at once and below ground (dungeon.captive.hire)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Decision, Fact, Refusal
from podzem.core.events import OPEN
from podzem.core.scribe import Scribe
from podzem.expedition import captives, loyalty
from podzem.expedition.people import ACTIVE, CAPTIVE, COMPANION, Member
from podzem.expedition.rule_tables import read_table
from podzem.expedition.town import hiring
from podzem.systems.dungeon.game import ORDERS as GIVING_ORDERS
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.groups import Group

TABLE: Final = read_table("captives")["captive_hire"]
CLAUSE: Final = "dungeon.captive.hire"

ORDERS: Final[dict[str, tuple[str, ...]]] = {"recruit": ("other",), "recruit_double": ("other",)}
EVENTS: Final[tuple[str, ...]] = ("recruited", "would_join_for_double")


def candidates(game: Game, seat: int) -> list[Decision]:
    """The captives to whom a hero can make an offer now."""
    if game.stage != GIVING_ORDERS or game.questions:
        return []
    held = [captive for captive in game.members.values() if captive.status == CAPTIVE and captive.captor > 0]
    found = [Decision(seat, order, (captive.id,)) for captive in held for order in ORDERS]
    return [decision for decision in found if why_not(game, decision) is None]


def why_not(game: Game, decision: Decision) -> Refusal | None:
    """One try for each captive, by a hero of the group that holds him, who can still lead one more."""
    facts: dict[str, Fact] = {"other": decision.words[0]}
    captive, hero = _captive(game, decision.words[0]), hiring.hero_of(game, decision.seat)
    if captive is None or hero is None or hero.group != captive.captor or not hero.is_up:
        return Refusal(CLAUSE, decision.order, facts)
    if captive.asked != (decision.order == "recruit_double"):
        return Refusal(CLAUSE, decision.order, facts)
    if len(hiring.companions_of(game, decision.seat)) >= hiring.most_companions(hero):
        return Refusal(hiring.CANDIDATES, decision.order, {"count": hiring.most_companions(hero)})
    return None


def _captive(game: Game, id: str) -> Member | None:
    held = (one for one in game.members.values() if one.status == CAPTIVE and one.captor > 0)
    return next((captive for captive in held if captive.id == id), None)


def apply(game: Game, decision: Decision, scribe: Scribe) -> None:
    """Freed, and asked with the advantage of it; who refuses leaves in peace."""
    captive, hero = _captive(game, decision.words[0]), hiring.hero_of(game, decision.seat)
    assert captive is not None
    assert hero is not None
    group = game.group(captive.captor)
    if decision.order == "recruit_double":
        _join(game, captive, hero, group, 2, scribe)
        return
    captive.asked = True
    answer = hiring.ask(game, captive.id, hiring.hire_terms(game, hero, False, captive=True), CLAUSE, scribe)
    if answer == hiring.REFUSED:
        captives.set_free(game, captive, scribe, CLAUSE)
    elif answer == hiring.DOUBLE:
        scribe.tell("would_join_for_double", CLAUSE, OPEN, {"other": captive.id})
    else:
        captive.loyalty_bonus += int(answer == hiring.DEVOTED)
        _join(game, captive, hero, group, 1, scribe)


def _join(game: Game, captive: Member, hero: Member, group: Group, times: int, scribe: Scribe) -> None:
    """No advance: he is paid from the first day on."""
    captive.kind, captive.owner, captive.status = COMPANION, hero.owner, ACTIVE
    captive.captor, captive.group = 0, group.number
    captive.wage = times * captive.level * int(TABLE["wage_per_level"])
    captive.paid_to = game.company.ledger.day
    loyalty.fix(game, captive)
    group.ranks.append([captive.number])
    scribe.tell("recruited", CLAUSE, OPEN, {"member": captive.id, "seat": hero.owner})
