"""First aid in a fight and after it (delve.combat.firstaid)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.event_table import Facts
from podzem.core.events import Term
from podzem.core.scribe import Scribe
from podzem.systems.delve.abilities import CRAFT, is_up, most_hp, nature, terms
from podzem.systems.delve.chapters.checks import check
from podzem.systems.delve.chapters.combat import events
from podzem.systems.delve.chapters.combat.wounds import bleed
from podzem.systems.delve.chapters.load.bodies import let_go
from podzem.systems.delve.chapters.load.bundles import is_at_hand
from podzem.systems.delve.data.fighting import number
from podzem.systems.delve.data.gear import GEAR
from podzem.systems.delve.game import COMBAT, ROUNDS, TURN, Game
from podzem.systems.delve.people import DOWN, STABLE, Person
from podzem.systems.delve.rows import no
from podzem.systems.delve.steps import touches
from podzem.systems.delve.things import Item

CLAUSE: Final = "delve.combat.firstaid"


def dressing(game: Game, person: Person) -> Item | None:
    """What he would use: a healer's kit or a bandage, in a fight one that is at hand."""
    return next(
        (item for item in person.items if "aid" in GEAR[item.kind].uses and is_at_hand(game, person, item)), None
    )


def use_up(person: Person, item: Item) -> None:
    """One use of a thing is gone, with the last the thing itself."""
    item.count -= 1
    if item.count <= 0:
        person.items.remove(item)


def difficulty(game: Game, person: Person) -> int:
    """8 with a kit or a bandage, 10 without."""
    return number("first_aid", "difficulty" if dressing(game, person) is not None else "bare")


def terms_of(person: Person) -> list[Term]:
    """Intellect and craft, of a hired healer what he knows of medicine."""
    medicine = 0 if person.is_character else nature(person).medicine
    learned = [Term("medicine", medicine, "delve.beast.hireling")] if medicine else []
    return [*terms(person, CRAFT), *learned]


def why_not_aid(game: Game, person: Person, target: Person) -> Refusal | None:
    """Somebody who is dying, beside him; bleeding is stopped by touch as well (table B2 names treating alone)."""
    near = game.stage == TURN or touches(game, person.at, target.at)
    return None if target.state == DOWN and near else no(CLAUSE, member=person.id, target=target.id)


def tend(game: Game, person: Person, target: Person, scribe: Scribe) -> None:
    """A Main Action of a fight; outside one everybody who helps has one attempt in each round that they take."""
    if game.stage != TURN:
        first_aid(game, person, target, scribe)
        return
    if person.main_used or target.rounds < 0:
        pass_round(game, scribe)
        for one in game.people.values():
            one.main_used = False
    person.main_used = True
    if target.state == DOWN:
        first_aid(game, person, target, scribe)
        wake_later(target)


def wake_later(target: Person) -> None:
    """Stabilised in the course of a turn, or by the work of one: the turn after which he wakes is the next."""
    target.rounds += target.state == STABLE


def pass_round(game: Game, scribe: Scribe) -> None:
    """A round of the turn is gone (delve.time.clock), and the dying bleed; in a fight rounds are counted there."""
    if game.stage == COMBAT:
        return
    if (game.clock + 1) % ROUNDS:
        game.clock += 1
    bleed(game, [one for one in game.people.values() if one.at.depth], scribe)


def first_aid(game: Game, person: Person, target: Person, scribe: Scribe, more: list[Term] | None = None) -> None:
    """Intellect and craft; one use of the dressing goes with each attempt. A stabilised one wakes after a turn."""
    needed, item = difficulty(game, person), dressing(game, person)
    result = check(scribe, person, CRAFT, needed, CLAUSE, rows=terms_of(person), more=more or ())
    facts: Facts = {"member": person.id, "target": target.id, "success": result.success}
    if item is not None:
        facts["item"] = item.id
        use_up(person, item)
    if result.success:
        target.state, target.rounds = STABLE, 1
    scribe.record(events.AIDED, facts)


def why_not_drink(game: Game, person: Person, item: Item, target: Person) -> Refusal | None:
    """A potion that is at hand, for oneself or somebody beside one."""
    if GEAR[item.kind].heals is None or not is_at_hand(game, person, item):
        return no("delve.gear.list", member=person.id, item=item.id)
    near = game.stage == TURN or touches(game, person.at, target.at)
    if target.state not in ("ok", DOWN, STABLE) or not near:
        return no("delve.gear.list", member=person.id, target=target.id)
    return None


def drink(game: Game, person: Person, item: Item, target: Person, scribe: Scribe) -> None:
    """Hit points come back; who was down is on his feet."""
    heals = GEAR[item.kind].heals
    assert heals is not None
    healed = heals.throw(lambda sides: int(scribe.roll(sides, events.POTION_DIE, person.seat)))
    target.hp = min(most_hp(target), target.hp + healed)
    if not is_up(target):
        target.state, target.rounds = "ok", 0
        let_go(game, target)
    person.items.remove(item)
    facts: Facts = {"member": person.id, "target": target.id, "item": item.id, "count": healed}
    scribe.record(events.DRANK, facts)
