"""What the party's people hold: a weapon rather than bare hands or a torch, the bow until somebody comes too near."""

from __future__ import annotations

from podzem.core.decisions import Decision
from podzem.systems.delve.bot.working import By
from podzem.systems.delve.chapters.combat.arms import Arm, missiles
from podzem.systems.delve.chapters.combat.arms import melee_arms as arms_in_hand
from podzem.systems.delve.chapters.combat.attacks import is_engaged
from podzem.systems.delve.chapters.movement.pace import has_light
from podzem.systems.delve.company import awake, found_person
from podzem.systems.delve.data.gear import GEAR
from podzem.systems.delve.game import Game
from podzem.systems.delve.people import Group, Person
from podzem.systems.delve.things import HAND, READY, Item


def draw(game: Game, by: By) -> Decision | None:
    """In a fight: what strikes better than what he holds; who is pressed puts the bow away for it."""
    found = _better(game, by)
    if found is not None:
        return found
    for each in by.get("sheathe", ()):
        person, item = _named(game, each)
        if is_bow(person, item) and is_engaged(game, person) and any(_blow(one) for one in _at(person, READY)):
            return each
    return None


def take_up(game: Game, group: Group, by: By) -> Decision | None:
    """Out of a fight, by light: the bow again, or whatever weapon there is a hand for."""
    if not has_light(game, group):
        return None
    own = {one.id for one in awake(game, group)}
    by = {order: [each for each in by.get(order, ()) if each.words[0] in own] for order in ("sheathe", "hold")}
    for each in by["sheathe"]:
        person, item = _named(game, each)
        if _blow(item) and _at(person, HAND) == [item] and any(is_bow(person, one) for one in _at(person, READY)):
            return each
    bows = [each for each in by["hold"] if is_bow(*_named(game, each))]
    return bows[0] if bows else _better(game, by)


def _better(game: Game, by: By) -> Decision | None:
    """The weapon at hand that strikes best, if better than what is held; a bow in the hands is left there."""
    worth = {each: _gain(*_named(game, each)) for each in by.get("hold", ())}
    best = max(worth, key=lambda each: worth[each], default=None)
    return best if best is not None and worth[best] > 0 else None


def _gain(person: Person, item: Item) -> int:
    """How much better he strikes with a thing than with what he holds."""
    if any(is_bow(person, one) for one in _at(person, HAND)):
        return 0
    return _blow(item) - max(_worth(arm) for arm in arms_in_hand(person)) if _blow(item) else 0


def _worth(arm: Arm) -> int:
    return arm.damage.most + 2 * arm.attack


def _blow(item: Item) -> int:
    """What its blow is worth; a light is no weapon."""
    gear = GEAR[item.kind]
    if gear.damage is None or gear.light_ft or item.broken:
        return 0
    return gear.damage.most + 2 * gear.attack


def is_bow(person: Person, item: Item) -> bool:
    """Whether he can shoot with it: whole, and with missiles at hand."""
    gear = GEAR[item.kind]
    return gear.shot is not None and not item.broken and (not gear.ammo or missiles(person, gear.ammo) is not None)


def _at(person: Person, where: str) -> list[Item]:
    return [item for item in person.items if item.where == where]


def _named(game: Game, decision: Decision) -> tuple[Person, Item]:
    """Whom and what a decision names."""
    person = found_person(game, decision.words[0])
    assert person is not None
    return person, next(item for item in person.items if item.id == decision.words[1])
