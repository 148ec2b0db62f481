"""What somebody does in his round: tend the dying, strike the weakest, close in; flee when all is lost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from podzem.core.decisions import Decision
from podzem.systems.delve.bot.arming import draw, is_bow
from podzem.systems.delve.bot.strength import is_beaten, is_too_strong
from podzem.systems.delve.chapters.combat.moving import known_foes
from podzem.systems.delve.chapters.movement.pace import has_light
from podzem.systems.delve.data.gear import GEAR
from podzem.systems.delve.game import Game
from podzem.systems.delve.people import Person
from podzem.systems.delve.place import Place, read_place
from podzem.systems.delve.present import own_group, person_by_id, theirs
from podzem.systems.delve.steps import sees_place
from podzem.systems.delve.things import HAND, Item
from podzem.world.describing.sight_lines import distance

PATIENCE: Final = 5
"""Rounds in which nobody comes to blows, after which one goes."""
BLOWS: Final = ("lethal", "attack", "shoot", "throw")


def choose(game: Game, decisions: Sequence[Decision]) -> Decision:
    """The best of what is open."""
    by_order: dict[str, list[Decision]] = {}
    for decision in decisions:
        by_order.setdefault(decision.order, []).append(decision)
    for order in ("flee_too", "away"):
        if order in by_order:
            return by_order[order][0]
    if "flee" in by_order and _is_lost(game):
        return by_order["flee"][0]
    if "light" in by_order and not has_light(game, own_group(game)):
        return min(by_order["light"], key=lambda each: not each.words[1].startswith("torch"))
    if "first_aid" in by_order:
        return min(by_order["first_aid"], key=lambda each: _rank(game, each))
    drawn = draw(game, by_order)
    if drawn is not None:
        return drawn
    for order in BLOWS:
        if order in by_order:
            return min(by_order[order], key=lambda each: _rank(game, each))
    closer = _come_closer(game, by_order)
    if closer is None and "flee" in by_order and game.fight is not None and game.fight.round > PATIENCE:
        return by_order["flee"][0]  # nobody can be reached, and nobody comes
    return closer or _finish(by_order, decisions)


def _is_lost(game: Game) -> bool:
    """Too strong for the group, or half of it is down or wounded (delve.auto.bots)."""
    return bool(theirs(game)) and (is_beaten(game, own_group(game)) or is_too_strong(game))


def _rank(game: Game, decision: Decision) -> tuple[int, int, str]:
    """Fewest hit points first, then the heaviest weapon."""
    target = next((person_by_id(game, word) for word in decision.words[1:] if person_by_id(game, word)), None)
    actor = person_by_id(game, decision.words[0])
    weapon = _weapon(actor, decision.words[-1])
    return (target.hp if target is not None else 99, -weapon, str(decision))


def _weapon(person: Person | None, id: str) -> int:
    item: Item | None = next((one for one in person.items if one.id == id), None) if person is not None else None
    if item is None:
        return 0
    gear = GEAR[item.kind]
    return max((dice.most for dice in (gear.damage, gear.shot) if dice is not None), default=0) + 2 * gear.attack


def _come_closer(game: Game, by_order: dict[str, list[Decision]]) -> Decision | None:
    """A step that brings one nearer to somebody whom one knows of: within reach of a blow, or to where one can shoot.

    Nobody runs at them who could not strike when he is there.
    """
    steps = by_order.get("move", [])
    actor = person_by_id(game, steps[0].words[0]) if steps else None
    places = list(known_foes(game, actor)) if actor is not None else []
    if actor is None or not places:
        return None
    if any(is_bow(actor, item) for item in actor.items if item.where == HAND):
        return _come_to_shoot(game, actor, steps, places)
    best = min(steps, key=lambda each: (_off(read_place(each.words[1]), places), str(each)))
    return best if _off(read_place(best.words[1]), places) < _off(actor.at, places) else None


def _come_to_shoot(game: Game, actor: Person, steps: list[Decision], places: list[Place]) -> Decision | None:
    """Where one sees somebody and nobody is near; whoever can be seen from here is shot at from here."""
    if any(sees_place(game, actor.at, foe) for foe in places):
        return None
    clear = [
        each
        for each in steps
        if _off(spot := read_place(each.words[1]), places) > 1 and any(sees_place(game, spot, foe) for foe in places)
    ]
    return max(clear, key=lambda each: (_off(read_place(each.words[1]), places), str(each)), default=None)


def _off(place: Place, places: list[Place]) -> int:
    return min(distance(place.square, one.square) for one in places)


def _finish(by_order: dict[str, list[Decision]], decisions: Sequence[Decision]) -> Decision:
    for order in ("end_turn", "leave_dying", "stay"):
        if order in by_order:
            return by_order[order][0]
    return decisions[0]
