"""How those behave whose courage broke (delve.morale.break, delve.morale.return)."""

from __future__ import annotations

from typing import Final

from podzem.core.event_table import Facts
from podzem.core.events import OPEN, SECRET, EventSpec
from podzem.core.scribe import Scribe
from podzem.systems.delve.abilities import SAPIENT, mind
from podzem.systems.delve.asking import ANSWERS, NO, YES, settle
from podzem.systems.delve.chapters.alarm import spread_word
from podzem.systems.delve.chapters.beasts import treasure
from podzem.systems.delve.chapters.combat.wounds import drop
from podzem.systems.delve.chapters.morale import events
from podzem.systems.delve.chapters.movement.ways import is_way_out
from podzem.systems.delve.chapters.visibility.sight import sees, told_kind
from podzem.systems.delve.data.results import BROKEN, SIDES
from podzem.systems.delve.game import Game
from podzem.systems.delve.ground import squares
from podzem.systems.delve.meeting import Question
from podzem.systems.delve.people import GONE, Band, Person
from podzem.systems.delve.place import Place
from podzem.systems.delve.present import band_of, bands_met, ours, up
from podzem.systems.delve.steps import steps
from podzem.systems.delve.things import HAND

FLEE: Final = "flee"
DROP_GEAR: Final = "drop_gear"
DROP_LOOT: Final = "drop_loot"
BEG: Final = "beg"
PRAY: Final = "pray"
BRIBE: Final = "bribe"
RETREAT: Final = "retreat"
BREAK: Final = "delve.morale.break"


def break_down(game: Game, band: Band, scribe: Scribe) -> None:
    """Sapient ones by a die, beasts flee; who has no way out surrenders, or fights on and checks no more."""
    band.enemies_then = len(ours(game))
    if not has_way_out(game, band):
        _corner(game, band, scribe)
    elif mind(up(band)[0]) == SAPIENT:
        default = BROKEN[int(scribe.roll(SIDES, events.CONDUCT_DIE)) - 1]
        settle(game, "conduct", "conduct", BROKEN, default, [f"band.{band.number}"], scribe)
    else:
        _tell(game, events.BROKE, band, scribe, FLEE)
        band.broken = FLEE


def _conduct(game: Game, question: Question, word: str, scribe: Scribe) -> None:
    band = band_of(game, int(question.about[0].partition(".")[2]))
    assert band is not None
    behave(game, band, word, scribe)


ANSWERS["conduct"] = _conduct


def behave(game: Game, band: Band, conduct: str, scribe: Scribe) -> None:
    """One of the six ways of table `broken`."""
    if conduct == BRIBE:
        band.offer = treasure.carried(game, band, scribe) // 2
        conduct = BRIBE if band.offer else DROP_GEAR
    _tell(game, events.BROKE, band, scribe, conduct)
    if conduct in (DROP_GEAR, BEG):
        _drop_gear(game, band, scribe)
    elif conduct == DROP_LOOT:
        _drop_loot(game, band, scribe)
    elif conduct == BRIBE:
        scribe.record(events.OFFERED, {"band": f"band.{band.number}", "coins": band.offer})
    elif conduct == PRAY and game.fight is not None:
        band.prayed = game.fight.round
    band.broken = FLEE if conduct in (DROP_GEAR, DROP_LOOT) else conduct


def _drop_gear(game: Game, band: Band, scribe: Scribe) -> None:
    """What they hold falls where they stand."""
    for one in up(band):
        held = [item for item in one.items if item.where == HAND]
        if held:
            drop(game, one, held, scribe, BREAK)


def _drop_loot(game: Game, band: Band, scribe: Scribe) -> None:
    """All that they carry of value falls where they stand."""
    treasure.ask_for(game, band, scribe)
    for one in up(band):
        loot = [item for item in one.items if item.where != HAND]
        if loot:
            drop(game, one, loot, scribe, BREAK)


def _corner(game: Game, band: Band, scribe: Scribe) -> None:
    """No way out: sapient ones surrender, others fight on."""
    if mind(up(band)[0]) == SAPIENT:
        behave(game, band, BEG, scribe)
        return
    band.cornered, band.broken = True, ""
    _tell(game, events.CORNERED, band, scribe)


def corner(game: Game, band: Band, scribe: Scribe) -> None:
    """They were caught: as with no way out (delve.flee.npc)."""
    _corner(game, band, scribe)


def _tell(game: Game, event: EventSpec, band: Band, scribe: Scribe, conduct: str = "") -> None:
    """Told to those who can see it, else to the judge alone."""
    seen = any(sees(game, one, other) for one in ours(game) for other in band.members)
    facts = {"band": f"band.{band.number}", "kind": band.kind} | ({"conduct": conduct} if conduct else {})
    scribe.record(event, {**facts}, audience=OPEN if seen else SECRET)


def has_way_out(game: Game, band: Band) -> bool:
    """Whether one of them can come out of sight without passing through the party."""
    people = ours(game)
    barred = {person.at for person in people}
    return any(_comes_away(game, one, people, barred) for one in up(band))


def _comes_away(game: Game, one: Person, people: list[Person], barred: set[Place]) -> bool:
    found, rim = {one.at}, [one.at]
    for here in rim:
        if is_exit(game, here) or not is_seen_at(game, one, here, people):
            return True
        new = [there for there, _ in steps(game, here) if there not in barred and there not in found]
        found.update(new)
        rim += new
    return False


def is_seen_at(game: Game, one: Person, place: Place, people: list[Person]) -> bool:
    """Whether one of those met would be seen on a square: a wall between hides him, and so does darkness."""
    there = Person(one.number, one.kind, one.own, at=place, items=one.items)
    return any(sees(game, person, there) for person in people)


def is_exit(game: Game, place: Place) -> bool:
    """Whether a place leads out of the level: stairs, or an arch to the outside."""
    is_stairs = squares(game, place.depth).features.get(place.square, "").startswith("stairs")
    return is_stairs or is_way_out(game, place)


def vanish(game: Game, band: Band, scribe: Scribe, clause: str = BREAK, audience: int = OPEN) -> None:
    """Out of sight they are gone, and a sapient one spreads the word (delve.wander.alertness)."""
    facts: Facts = {"band": f"band.{band.number}", "kind": told_kind(game, band)}
    scribe.record(events.GONE, facts, clause=clause, audience=audience)
    for one in up(band):
        get_away(game, one, scribe)


def get_away(game: Game, one: Person, scribe: Scribe) -> None:
    """One of them is out of sight, and where he was heard it is known a turn later if he has a tongue."""
    one.state = GONE
    if mind(one) == SAPIENT:
        spread_word(game, one.at, scribe)


def look_for_return(game: Game, scribe: Scribe, joining: int = 0) -> None:
    """The tide turns: allies join in at least their number, or less than half of their enemies stand."""
    for band in bands_met(game):
        if band.broken and up(band) and not band.held_by and is_favoured(game, band, joining):
            settle(game, "return", "return", [YES, NO], YES, [f"band.{band.number}"], scribe)


def is_favoured(game: Game, band: Band, joining: int) -> bool:
    """Whether the situation has changed in their favour."""
    return joining >= len(up(band)) > 0 or len(ours(game)) < band.enemies_then // 2


def _returned(game: Game, question: Question, word: str, scribe: Scribe) -> None:
    band = band_of(game, int(question.about[0].partition(".")[2]))
    if word != YES or band is None:
        return
    band.broken, band.triggers, band.pressed = "", [], False
    band.began = len(up(band))
    _tell(game, events.RETURNED, band, scribe)


ANSWERS["return"] = _returned
