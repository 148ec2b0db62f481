"""How those met are minded (delve.react.roll, delve.react.table, delve.react.context)."""

from __future__ import annotations

from typing import Final

from podzem.core.event_table import Facts
from podzem.core.events import SECRET
from podzem.core.scribe import Scribe
from podzem.systems.delve.abilities import MINDLESS, nature
from podzem.systems.delve.chapters.alarm import is_alert
from podzem.systems.delve.chapters.checks import two_dice
from podzem.systems.delve.chapters.encounters import events
from podzem.systems.delve.chapters.visibility.sight import is_visible
from podzem.systems.delve.data.creatures import WONTS
from podzem.systems.delve.data.fighting import modifier, number
from podzem.systems.delve.data.results import SIDES, attitude_of, peace_of
from podzem.systems.delve.game import Game
from podzem.systems.delve.people import Band, Group, Person
from podzem.systems.delve.present import members, ours, up

ROLL: Final = "delve.react.roll"
WORST: Final = "worst"
EXPECTED: Final = "as_expected"
ATTITUDES: Final = (WORST, "bad", EXPECTED, "good", "best")
GOOD: Final = ("good", "best")
HOSTILE, NEUTRAL, FRIENDLY = WONTS


def raw(band: Band, scribe: Scribe, clause: str = ROLL) -> int:
    """One raw roll for the whole meeting (delve.react.roll), in bands as there (delve.shared.reaction)."""
    if not band.raw:
        band.raw = two_dice(scribe, clause, SECRET, events.REACTION_DIE)
    return band.raw


def is_known(band: Band) -> bool:
    """Whether no roll is needed: the mindless, and those whose kin was harmed before their eyes."""
    return nature(band).mind == MINDLESS or band.kin_harmed


def attitude(game: Game, band: Band, scribe: Scribe) -> str:
    """The band of the roll with the charisma of the first who spoke, moved by gifts and threats."""
    if nature(band).mind == MINDLESS:
        return WORST
    if band.kin_harmed:
        return EXPECTED
    raw(band, scribe)
    total, moved = minded(game, band)
    facts: Facts = {"band": f"band.{band.number}", "total": total, "attitude": moved, "wont": wont(game, band)}
    scribe.record(events.REACTION, facts)
    return moved


def minded(game: Game, band: Band) -> tuple[int, str]:
    """The total of a reaction that was rolled, and the band that it comes to."""
    speaker = game.people.get(band.speaker)
    total = band.raw + (0 if speaker is None else modifier(speaker.charisma))
    return total, shifted(attitude_of(total), band.shift)


def shifted(found: str, by: int) -> str:
    """Bands better or worse; the worst is not moved, a gift leads no further than good (delve.react.shift)."""
    if found == WORST or not by:
        return found
    index = ATTITUDES.index(found)
    if by > 0:
        return ATTITUDES[max(index, min(index + by, ATTITUDES.index("good")))]
    return ATTITUDES[max(index + by, 0)]


def wont(game: Game, band: Band) -> str:
    """How 6 to 8 is read: as the judge has said, else by the book (delve.react.context)."""
    return band.context or by_the_book(game, band)


def by_the_book(game: Game, band: Band) -> str:
    """The kind's wont, moved by what they see."""
    if band.kin_harmed:
        return HOSTILE
    place = WONTS.index(nature(band).wont)
    if up(band) and is_alert(game, up(band)[0].at):
        place -= 1
    if (band.gifted or band.served) and not band.gift_moved:
        place += 1
    if place <= 0 and outnumbers(game, band):
        place += 1
    return WONTS[min(max(place, 0), len(WONTS) - 1)]


def outnumbers(game: Game, band: Band) -> bool:
    """Whether the party is visibly twice as many: those whom they see."""
    seen = [one for one in ours(game) if any(is_visible(game, eyes, one) for eyes in up(band))]
    return len(seen) >= number("outnumber", "times") * len(up(band)) > 0


def conduct(game: Game, band: Band, scribe: Scribe) -> str:
    """What they do at a peaceful contact, their mood told."""
    return conduct_in(game, band, told_mood(game, band, scribe), scribe)


def told_mood(game: Game, band: Band, scribe: Scribe) -> str:
    """Their attitude, of which the party is told a sentence."""
    mood = attitude(game, band, scribe)
    scribe.record(events.MOOD, {"mood": mood})
    return mood


def conduct_in(game: Game, band: Band, mood: str, scribe: Scribe) -> str:
    """A die that is kept, read in the row of their attitude; none at the worst."""
    if mood == WORST:
        return "attack"
    if not band.peace:
        band.peace = int(scribe.roll(SIDES, events.PEACE_DIE))
    found = peace_of(mood, wont(game, band), band.peace)
    beast = nature(band).mind == "beast"
    return "leave" if beast and found in ("talk", "ask_favour", "offer_tribute") else found


def speaker_of(game: Game, group: Group) -> Person | None:
    """Who speaks unless the players say otherwise: their standing order, else the highest charisma."""
    people = [one for one in members(game, group) if one.is_character and one.state == "ok"]
    chosen = next((one for one in people if one.number == group.speaker), None)
    return chosen or max(people, key=lambda one: one.charisma, default=None)


def speak(band: Band, person: Person, scribe: Scribe) -> None:
    """The first who speaks counts; nobody can replace him."""
    if not band.speaker:
        band.speaker = person.number
        scribe.record(events.SPOKE, {"member": person.id})
