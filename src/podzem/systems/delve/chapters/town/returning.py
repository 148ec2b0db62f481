"""Who came back, with what, and what it is worth to them (delve.char.advance)."""

from __future__ import annotations

from typing import Final

from podzem.core.scribe import Scribe
from podzem.systems.delve.chapters.time import events as time_events
from podzem.systems.delve.chapters.town import events
from podzem.systems.delve.chapters.town.days import led, pay_wages
from podzem.systems.delve.chapters.town.growth import level_for
from podzem.systems.delve.chapters.town.market import worth
from podzem.systems.delve.game import OVER, TOWN, Game
from podzem.systems.delve.lighting import quench
from podzem.systems.delve.people import DEAD, GONE, OK, STABLE, Person

KUNA_IN_COIN: Final = 10
HP_PER_LEVEL: Final = 4


def settle(game: Game, scribe: Scribe) -> None:
    """When nobody is below who can walk, or who wakes after a turn (delve.combat.firstaid), the expedition is over."""
    below = [person for person in game.people.values() if person.at.depth and person.state not in (DEAD, GONE)]
    if any(person.state in (OK, STABLE) for person in below):
        return
    for person in below:
        person.state = DEAD
    game.groups, game.bands, game.favours, game.agenda = [], [], [], []
    game.meeting, game.fight, game.questions = None, None, []
    alive = survivors(game)
    if not alive:
        game.stage, game.outcome = OVER, "lost"
        time_events.ended(scribe)
        return
    game.stage = TOWN
    _save_light(game)
    game.lost = max(0, game.taken - len(led(game)))
    deliver(game, alive, scribe)
    pay_wages(game, scribe)


def _save_light(game: Game) -> None:
    """By daylight nothing burns; what is left is kept for the next way down (delve.light.handling)."""
    for person in game.people.values():
        for item in person.items:
            if item.lit:
                quench(game, person, item)


def survivors(game: Game) -> list[Person]:
    """The characters who live."""
    return [person for person in game.people.values() if person.is_character and person.state not in (DEAD, GONE)]


def deliver(game: Game, alive: list[Person], scribe: Scribe) -> None:
    """What was found below is sold; its worth in coins is shared as experience, rounded down."""
    kuna = 0
    for person in game.people.values():
        if person.state in (DEAD, GONE):
            continue
        for item in [item for item in person.items if item.found]:
            if item.kind in ("coins", "gem", "tableware"):
                kuna += worth(item)
                person.items.remove(item)
            item.found = False
    game.coins += kuna
    game.brought += kuna
    events.delivered(scribe, kuna)
    _pay_shares(game, kuna, len(alive), scribe)
    share = kuna // KUNA_IN_COIN // len(alive)
    if share and game.setting.is_on("advance"):
        for person in alive:
            learn(person, share, scribe)


def _pay_shares(game: Game, kuna: int, heroes: int, scribe: Scribe) -> None:
    """A part for each character who lives, half a part for each companion who was promised it."""
    promised = [one for one in led(game) if one.half_share]
    half = kuna // (2 * heroes + len(promised))
    for one in promised if half else ():
        game.coins -= half
        events.share_paid(scribe, one, half)


def learn(person: Person, share: int, scribe: Scribe) -> None:
    """Experience, and with it levels: hit points, attack, a skill point each."""
    person.xp += share
    events.experience(scribe, person, share)
    while person.level < level_for(person.xp):
        person.level += 1
        person.points += 1
        person.hp += HP_PER_LEVEL
        events.level_gained(scribe, person, person.level)
