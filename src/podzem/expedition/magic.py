"""Potions, wands and staves (dungeon.treasure.magic, T15)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.events import OPEN, SECRET
from podzem.core.scribe import Scribe
from podzem.expedition.meeting.meeting import Meeting
from podzem.expedition.people import Effect, Member
from podzem.expedition.remedies import row_name
from podzem.expedition.rule_tables import read_table
from podzem.expedition.wealth import carried_by, take_out
from podzem.systems.dungeon.events import party
from podzem.systems.dungeon.game import Game
from podzem.world.chance import die
from podzem.world.clock import TURNS_IN_DAY
from podzem.world.item import Item

TABLE: Final = read_table("magic")["magic"]
VALUES: Final = read_table("magic")["magic_value"]
CLAUSE: Final = "dungeon.treasure.magic"
MAGIC: Final = ("potion", "wand", "staff")
UNTIL_REST: Final = -1

EVENTS: Final[tuple[str, ...]] = (
    "drunk",
    "tasted",
    "wand_used",
    "wand_empty",
    "charges_die",
    "charges",
    "healed",
    "commanded",
    "wore_off",
)


def value(item: Item) -> int:
    """What it counts when it is brought out (T15); 0 for what is no magic."""
    return int(VALUES[item.kind]) if item.kind in MAGIC else 0


def why_not_use(game: Game, member: Member, item: Item) -> Refusal | None:
    """Potions can be drunk and wands waved; a staff works by itself, and an empty wand no more."""
    if item.kind == "potion" or (item.kind == "wand" and not (item.told and item.left == 0)):
        return None
    return Refusal(CLAUSE, "use", {"member": member.id, "item": item.id})


def use_item(game: Game, member: Member, item: Item, target: Member, scribe: Scribe) -> None:
    """Drink or give a potion, or use a wand outside a fight; what it is becomes known."""
    if item.kind == "potion":
        _drink(game, member, item, target, scribe)
    else:
        use_wand(game, member, item, scribe)


def _drink(game: Game, member: Member, item: Item, target: Member, scribe: Scribe) -> None:
    take_out(member.items, item.number)
    name = row_name(item)
    scribe.tell("drunk", CLAUSE, OPEN, {"member": target.id, "potion": name})
    POTIONS[name](game, target, scribe)


def _healing(game: Game, target: Member, scribe: Scribe) -> None:
    """One wound less, or else one infection."""
    if target.wound:
        target.wound -= 1
    elif target.infection:
        target.infection -= 1
    scribe.tell("healed", CLAUSE, OPEN, {"member": target.id})


def _lasting(kind: str, turns: int, phases: int = 0) -> Callable[[Game, Member, Scribe], None]:
    def begin(game: Game, target: Member, scribe: Scribe) -> None:
        until = UNTIL_REST if turns == UNTIL_REST else game.company.turn + turns
        drinking = 1 if phases and is_fighting(game, target) else 0  # the phase that the drinking takes
        target.effects.append(Effect(kind, until, phases + drinking))

    return begin


def _poison(game: Game, target: Member, scribe: Scribe) -> None:
    """One loss; aid is allowed."""
    from podzem.systems.dungeon.chapters.traps.harm import take_loss

    take_loss(game, target, CLAUSE, scribe)


POTIONS: Final[dict[str, Callable[[Game, Member, Scribe], None]]] = {
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
        item.left = die(scribe, "charges_die", CLAUSE, SECRET) + int(TABLE["charges_added"])
        scribe.tell("charges", CLAUSE, SECRET, {"item": item.id, "count": item.left})


def spend(item: Item, scribe: Scribe) -> str:
    """Use one charge and learn what the wand is."""
    charge(item, scribe)
    item.told = True
    item.left -= 1
    return row_name(item)


def use_wand(game: Game, member: Member, item: Item, scribe: Scribe) -> None:
    """Outside a fight only light is of use; fire and sleep are shown and spent."""
    name = spend(item, scribe)
    scribe.tell("wand_used", CLAUSE, OPEN, {"member": member.id, "wand": name})
    if name == "light":
        member.effects.append(Effect("light", game.company.turn + int(TABLE["light_turns"])))
    if item.left == 0:
        scribe.tell("wand_empty", CLAUSE, party(game), {"item": item.id})


def taste(game: Game, member: Member, item: Item, scribe: Scribe) -> None:
    """A turn spent on finding out what it is; nothing is used up."""
    charge(item, scribe)
    item.told = True
    facts = {"member": member.id, "item": item.id, "power": row_name(item)}
    scribe.tell("tasted", CLAUSE, party(game), {**facts})


def today(game: Game) -> int:
    """The number of this day, below ground too."""
    return game.company.ledger.day + game.company.turn // TURNS_IN_DAY


def commanders(game: Game, meeting: Meeting) -> list[Member]:
    """Those with a known staff of command that was not raised today; one works on the next roll of attitude."""
    up = [game.members[number] for number in game.group(meeting.group).members if game.members[number].is_up]
    return [member for member in up if not meeting.commanded and _can_command(game, member)]


def _can_command(game: Game, member: Member) -> bool:
    staves = [item for item in carried_by(member) if item.kind == "staff" and item.told]
    return member.commanded != today(game) and any(row_name(staff) == "command" for staff in staves)


def command(game: Game, meeting: Meeting, id: str, scribe: Scribe) -> None:
    """Once a day a staff of command makes one roll of attitude two better."""
    member = next(one for one in commanders(game, meeting) if one.id == id)
    meeting.commanded, member.commanded = True, today(game)
    scribe.tell("commanded", CLAUSE, OPEN, {"member": member.id})


def is_fighting(game: Game, member: Member) -> bool:
    """Whether his group is in combat."""
    return game.fight is not None and member.group == game.fight_group


def wear_off(game: Game, scribe: Scribe) -> None:
    """At the end of a turn: what has lasted its time is over; courage ends with a rest."""
    for member in game.members.values():
        _end(member, [effect for effect in member.effects if _is_over(game, member, effect)], scribe)


def pass_phase(game: Game, scribe: Scribe) -> None:
    """After a phase: what lasts so many phases, in combat over the end of a turn, has one less to go."""
    for member in [member for member in game.company.below() if is_fighting(game, member)]:
        counted = [effect for effect in member.effects if effect.phases > 0]
        for effect in counted:
            effect.phases -= 1
        _end(member, [effect for effect in counted if effect.phases == 0], scribe)


def _end(member: Member, over: list[Effect], scribe: Scribe) -> None:
    for effect in over:
        member.effects.remove(effect)
        scribe.tell("wore_off", CLAUSE, OPEN, {"member": member.id, "power": effect.kind})


def _is_over(game: Game, member: Member, effect: Effect) -> bool:
    if effect.until_turn == UNTIL_REST:
        return member.rested
    return effect.until_turn <= game.company.turn and not (effect.phases > 0 and is_fighting(game, member))
