"""Quiet work of a turn: rest, treating wounds, repairing, hiding (delve.combat.firstaid, delve.vis.hidden)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.scribe import Scribe
from podzem.systems.delve.abilities import CRAFT, is_up, most_hp
from podzem.systems.delve.chapters import helping
from podzem.systems.delve.chapters.checks import check, helped
from podzem.systems.delve.chapters.combat import aid
from podzem.systems.delve.chapters.doors import events as doors
from podzem.systems.delve.chapters.doors.locks import has_tool
from podzem.systems.delve.chapters.load.bodies import fallen
from podzem.systems.delve.chapters.time import events
from podzem.systems.delve.chapters.time.needs import REST_TURNS
from podzem.systems.delve.chapters.visibility.cover import can_hide
from podzem.systems.delve.company import found_person, group_of, members, own_item
from podzem.systems.delve.data.fighting import dice
from podzem.systems.delve.game import TURN, Game
from podzem.systems.delve.people import DOWN, OK, Person
from podzem.systems.delve.rows import WORK, Word, no, row
from podzem.systems.delve.setting import read_part
from podzem.systems.delve.things import Item

AID: Final = "delve.combat.firstaid"
COSTS: Final = "delve.time.costs"
REPAIR: Final = "delve.wander.depletion"
GUARD: Final = "guard"
"""He looks about while others are busy (delve.search.time); nothing follows from it."""
REPAIR_DC: Final[int] = read_part("works")["repair"]["difficulty"]


def _rest(game: Game, person: Person, scribe: Scribe) -> None:
    """He rests; two travel turns of it are a night, which heals and keeps exhaustion away (delve.combat.firstaid)."""
    person.rest += 1
    events.rested(scribe, person)
    if person.rest == REST_TURNS and person.hp < most_hp(person):
        healed = dice("first_aid", "night").throw(lambda sides: int(scribe.roll(sides, events.NIGHT_DIE)))
        person.hp = min(most_hp(person), person.hp + healed)
        events.recovered(scribe, person, healed)


def _wounded(game: Game, person: Person) -> list[Person]:
    """His group, and whoever lies within reach."""
    group, lying = group_of(game, person), fallen(game, person)
    own = members(game, group) if group is not None else []
    near = [one for one in own if one.state == OK or one in lying]
    return [*near, *(one for one in lying if one not in near)]


def _treat_choices(game: Game, person: Person) -> list[tuple[str, ...]]:
    return [(one.id,) for one in _wounded(game, person)]


def _find_comrade(game: Game, person: Person, text: str) -> Person | None:
    other = found_person(game, text)
    return other if other is not None and other in _wounded(game, person) else None


def _why_not_treat(game: Game, person: Person, other: Person) -> Refusal | None:
    """Somebody who is hurt and was not treated since the last fight."""
    return None if needs_treatment(other) else no(AID, member=person.id, other=other.id)


def needs_treatment(other: Person) -> bool:
    """Whether he is dying, or hurt and not treated since the last fight."""
    return other.state == DOWN or (is_up(other) and other.hp < most_hp(other) and not other.treated)


def _treat(game: Game, person: Person, other: Person, scribe: Scribe) -> None:
    """Intellect and craft; 1d4 hit points come back (delve.combat.firstaid)."""
    if not helping.can_see(game, person, (other.at,)):
        doors.in_the_dark(scribe, "delve.dark.checks", person)
        return
    more = helped(scribe, helping.helpers_of(game, (person.number,), (other.at,)), CRAFT)
    if other.state == DOWN:
        aid.first_aid(game, person, other, scribe, more)
        aid.wake_later(other)
        return
    item, difficulty = aid.dressing(game, person), aid.difficulty(game, person)
    result = check(scribe, person, CRAFT, difficulty, AID, rows=aid.terms_of(person), more=more)
    if item is not None:
        aid.use_up(person, item)
    other.treated = True
    healed = 0
    if result.success:
        healed = dice("first_aid", "treated").throw(lambda sides: int(scribe.roll(sides, events.HEALING_DIE)))
        other.hp = min(most_hp(other), other.hp + healed)
    events.treated(scribe, other, healed)


def _broken(game: Game, person: Person) -> list[tuple[str, ...]]:
    return [(item.id,) for item in person.items if item.broken]


def _why_not_repair(game: Game, person: Person, item: Item) -> Refusal | None:
    """A broken thing, and a craftsman's set."""
    good = item.broken and has_tool(person, "repair")
    return None if good else no(REPAIR, member=person.id, item=item.id)


def _repair(game: Game, person: Person, item: Item, scribe: Scribe) -> None:
    """Intellect and craft against 8 (delve.wander.depletion)."""
    if not helping.can_see(game, person):
        doors.in_the_dark(scribe, "delve.dark.checks", person)
        return
    if check(scribe, person, CRAFT, REPAIR_DC, REPAIR).success:
        item.broken = False
        events.repaired(scribe, person, item)
    else:
        events.not_repaired(scribe, person, item)


def _why_not_hide(game: Game, person: Person) -> Refusal | None:
    """Behind cover or where it is dark, without a light of one's own (delve.vis.hidden)."""
    return no("delve.vis.hidden", member=person.id) if person.hidden or not can_hide(game, person, []) else None


def _hide(game: Game, person: Person, scribe: Scribe) -> None:
    """He is hidden until somebody who would notice comes."""
    person.hidden = True
    events.hides(scribe, person)


COMRADE: Final = Word("other", _find_comrade, AID)
ITEM: Final = Word("item", own_item)

ROWS: Final = (
    row("rest", (TURN,), (), do=_rest, time=WORK, side_by_side=True),
    row(GUARD, (TURN,), (), time=WORK, side_by_side=True),
    row("treat", (TURN,), (COMRADE,), _treat_choices, _why_not_treat, _treat, time=WORK),
    row("repair", (TURN,), (ITEM,), _broken, _why_not_repair, _repair, time=WORK),
    row("hide", (TURN,), (), why_not=_why_not_hide, do=_hide),
)
