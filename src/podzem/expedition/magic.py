"""Potions, wands and staves (dungeon.treasure.magic, T15)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.scribe import Scribe
from podzem.expedition import events
from podzem.expedition.company import Company
from podzem.expedition.harm import take_loss
from podzem.expedition.meeting.meeting import Meeting
from podzem.expedition.people import Effect, Member
from podzem.expedition.remedies import row_name
from podzem.expedition.rule_tables import read_table
from podzem.expedition.surroundings import Surroundings
from podzem.expedition.wealth import carried_by, take_out
from podzem.world.chance import die
from podzem.world.clock import TURNS_IN_DAY
from podzem.world.item import Item

TABLE: Final = read_table("magic")["magic"]
SLEEP: Final = read_table("magic")["wand_sleep"]
VALUES: Final = read_table("magic")["magic_value"]
CLAUSE: Final = "dungeon.treasure.magic"
Happens = Callable[[Company, Member, Surroundings, Scribe], None]
MAGIC: Final = ("potion", "wand", "staff")
UNTIL_REST: Final = -1


def value(item: Item) -> int:
    """What it counts when it is brought out (T15); 0 for what is no magic."""
    return int(VALUES[item.kind]) if item.kind in MAGIC else 0


def why_not_use(member: Member, item: Item) -> Refusal | None:
    """Potions can be drunk and wands waved; a staff works by itself, and an empty wand no more."""
    if item.kind == "potion" or (item.kind == "wand" and not (item.told and item.left == 0)):
        return None
    return Refusal(CLAUSE, "use", {"member": member.id, "item": item.id})


def use_item(
    company: Company, member: Member, item: Item, target: Member, surroundings: Surroundings, scribe: Scribe
) -> None:
    """Drink or give a potion, or use a wand outside a fight; what it is becomes known."""
    if item.kind == "potion":
        _drink(company, member, item, target, surroundings, scribe)
    else:
        use_wand(company, member, item, scribe)


def _drink(
    company: Company, member: Member, item: Item, target: Member, surroundings: Surroundings, scribe: Scribe
) -> None:
    take_out(member.items, item.number)
    name = row_name(item)
    events.drunk(scribe, target, name)
    POTIONS[name](company, target, surroundings, scribe)


def _healing(company: Company, target: Member, surroundings: Surroundings, scribe: Scribe) -> None:
    """One wound less, or else one infection."""
    if target.wound:
        target.wound -= 1
    elif target.infection:
        target.infection -= 1
    events.healed(scribe, target)


def _lasting(kind: str, turns: int, phases: int = 0) -> Happens:
    def begin(company: Company, target: Member, surroundings: Surroundings, scribe: Scribe) -> None:
        until = UNTIL_REST if turns == UNTIL_REST else company.turn + turns
        drinking = 1 if phases and surroundings.is_fighting(target) else 0  # the phase that the drinking takes
        target.effects.append(Effect(kind, until, phases + drinking))

    return begin


def _poison(company: Company, target: Member, surroundings: Surroundings, scribe: Scribe) -> None:
    """One loss; aid is allowed."""
    take_loss(company, target, CLAUSE, surroundings, scribe)


POTIONS: Final[dict[str, Happens]] = {
    "healing": _healing,
    "strength": _lasting("strength", 1, TABLE["strength_phases"]),
    "swiftness": _lasting("swiftness", TABLE["swiftness_turns"]),
    "cat_eyes": _lasting("cat_eyes", TABLE["eyes_turns"]),
    "courage": _lasting("courage", UNTIL_REST),
    "poison": _poison,
}


def charge(item: Item, scribe: Scribe) -> None:
    """A wand has d6 + 4 charges; nobody can tell when they were counted, so it is done at the first use."""
    if item.kind == "wand" and not item.told:
        item.left = die(scribe, events.CHARGES_DIE) + int(TABLE["charges_added"])
        events.charges(scribe, item, item.left)


def spend(item: Item, scribe: Scribe) -> str:
    """Use one charge and learn what the wand is."""
    charge(item, scribe)
    item.told = True
    item.left -= 1
    return row_name(item)


def use_wand(company: Company, member: Member, item: Item, scribe: Scribe) -> None:
    """Outside a fight only light is of use; fire and sleep are shown and spent."""
    name = spend(item, scribe)
    events.wand_used(scribe, member, name)
    if name == "light":
        member.effects.append(Effect("light", company.turn + int(TABLE["light_turns"])))
    if item.left == 0:
        events.wand_empty(scribe, company.audience, item)


def taste(company: Company, member: Member, item: Item, scribe: Scribe) -> None:
    """A turn spent on finding out what it is; nothing is used up."""
    charge(item, scribe)
    item.told = True
    events.tasted(scribe, company.audience, member, item, row_name(item))


def today(company: Company) -> int:
    """The number of this day, below ground too."""
    return company.ledger.day + company.turn // TURNS_IN_DAY


def commanders(company: Company, present: list[Member], meeting: Meeting) -> list[Member]:
    """Those with a known staff of command that was not raised today; one works on the next roll of attitude."""
    up = [member for member in present if member.is_up]
    return [member for member in up if not meeting.commanded and _can_command(company, member)]


def _can_command(company: Company, member: Member) -> bool:
    staves = [item for item in carried_by(member) if item.kind == "staff" and item.told]
    return member.commanded != today(company) and any(row_name(staff) == "command" for staff in staves)


def command(company: Company, member: Member, meeting: Meeting, scribe: Scribe) -> None:
    """Once a day a staff of command makes one roll of attitude two better."""
    meeting.commanded, member.commanded = True, today(company)
    events.commanded(scribe, member)


def wear_off(company: Company, surroundings: Surroundings, scribe: Scribe) -> None:
    """At the end of a turn: what has lasted its time is over; courage ends with a rest."""
    for member in company.members.values():
        _end(member, [effect for effect in member.effects if _is_over(company, member, effect, surroundings)], scribe)


def pass_phase(company: Company, surroundings: Surroundings, scribe: Scribe) -> None:
    """After a phase: what lasts so many phases, in combat over the end of a turn, has one less to go."""
    for member in [member for member in company.below() if surroundings.is_fighting(member)]:
        counted = [effect for effect in member.effects if effect.phases > 0]
        for effect in counted:
            effect.phases -= 1
        _end(member, [effect for effect in counted if effect.phases == 0], scribe)


def _end(member: Member, over: list[Effect], scribe: Scribe) -> None:
    for effect in over:
        member.effects.remove(effect)
        events.wore_off(scribe, member, effect.kind)


def _is_over(company: Company, member: Member, effect: Effect, surroundings: Surroundings) -> bool:
    if effect.until_turn == UNTIL_REST:
        return member.rested
    return effect.until_turn <= company.turn and not (effect.phases > 0 and surroundings.is_fighting(member))
