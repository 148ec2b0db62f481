"""What each trap of T9 does (dungeon.trap.catalogue); pits have a chapter of their own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podzem.core.scribe import Scribe
from podzem.expedition.harm import attack, take_loss
from podzem.expedition.people import Member
from podzem.expedition.wealth import carried_by, take_out
from podzem.site.breaches import grate_id
from podzem.systems.dungeon import events
from podzem.systems.dungeon.below import Below
from podzem.systems.dungeon.chapters.traps import pits
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.groups import Group
from podzem.systems.dungeon.place_rules import PLACE
from podzem.systems.dungeon.setting import read_part
from podzem.systems.dungeon.splitting import part_group
from podzem.systems.dungeon.spots import stand_of, stands_of
from podzem.world.chance import succeeds
from podzem.world.dungeon_map import Trap
from podzem.world.points import distance, step

CLAUSE: Final = "dungeon.trap.catalogue"
ROWS: Final = {row["id"]: row for row in read_part("traps")["trap"]}
BURNS: Final[list[str]] = PLACE["effects"]["burns"]
"""Scrolls and cloth that a jet of fire takes."""
CLOUD_HS: Final[int] = PLACE["effects"]["cloud_hs"]
"""Gas fills a sazhen around."""


def go_off(game: Game, trap: Trap, victims: list[Member], depth: int, group: Group | None, scribe: Scribe) -> None:
    """The effect on the victims in order."""
    if trap.type in ("pit", "spiked_pit"):
        spiked = trap.type == "spiked_pit"
        pits.fall_into(game, victims, trap.id, trap.depth_sazhens, spiked, scribe)
    else:
        EFFECTS[trap.type](game, trap, victims, depth, group, scribe)


def _attacks(game: Game, trap: Trap, victims: list[Member], depth: int, group: Group | None, scribe: Scribe) -> None:
    """Dice spread over the victims in order; a victim with several rolls them one after the other."""
    row = ROWS[trap.type]
    dice = row["dice"] if row["spread"] else row["dice"] * len(victims)
    for number, member in enumerate(_targets(victims, dice)):
        attack(game.company, member, row["modifier"], row["shield"], CLAUSE, Below(game), scribe)
        if row.get("burns") and number == dice - 1:
            _burn(member, scribe)


def _targets(victims: list[Member], dice: int) -> list[Member]:
    """Who is rolled for, die by die: the dice go round the victims, but each one's come together."""
    if not victims:
        return []
    each = [dice // len(victims) + (place < dice % len(victims)) for place in range(len(victims))]
    return [member for member, count in zip(victims, each) for _ in range(count)]


def _burn(member: Member, scribe: Scribe) -> None:
    """What he carries in sacks burns too."""
    for item in [item for item in carried_by(member) if item.kind in BURNS]:
        take_out(member.items, item.number)
        events.burnt(scribe, member, item)


def _first_only(game: Game, trap: Trap, victims: list[Member], depth: int, group: Group | None, scribe: Scribe) -> None:
    _attacks(game, trap, victims[:1], depth, group, scribe)


def _block(game: Game, trap: Trap, victims: list[Member], depth: int, group: Group | None, scribe: Scribe) -> None:
    """Each victim one die; then perhaps the way is barred."""
    _attacks(game, trap, victims, depth, group, scribe)
    if succeeds(scribe, ROWS[trap.type]["blocks"], events.BLOCK_DIE) and trap.rect is not None:
        game.site.breaches.append(f"block:{depth}:{trap.id}")
        events.way_blocked(scribe, trap)


def _gas(game: Game, trap: Trap, victims: list[Member], depth: int, group: Group | None, scribe: Scribe) -> None:
    """Everybody within a sazhen of the doer."""
    if victims:
        centre = stand_of(game, victims[0])
        near = {
            n
            for g in game.groups
            if g.depth == depth
            for n, s in stands_of(game, g).items()
            if distance(s.at, centre.at) <= CLOUD_HS
        }
        victims = [m for m in game.members.values() if m.number in near or m.number == victims[0].number]
    _poison(game, trap, victims, depth, group, scribe)


def _poison(game: Game, trap: Trap, victims: list[Member], depth: int, group: Group | None, scribe: Scribe) -> None:
    """d6 <= 2 is a loss, whatever armour he wears."""
    for member in victims:
        if succeeds(scribe, ROWS[trap.type]["chance"], events.EVENTS[ROWS[trap.type]["die"]]):
            take_loss(game.company, member, CLAUSE, Below(game), scribe)
        else:
            events.unharmed(scribe, member)


def _needle(game: Game, trap: Trap, victims: list[Member], depth: int, group: Group | None, scribe: Scribe) -> None:
    """One needle, one hand: the first of the doers (T9)."""
    _poison(game, trap, victims[:1], depth, group, scribe)


def _portcullis(game: Game, trap: Trap, victims: list[Member], depth: int, group: Group | None, scribe: Scribe) -> None:
    """It falls behind the first rank, which is shut off from the rest (dungeon.action.door_kinds)."""
    if group is None or trap.rect is None:
        return
    game.site.breaches.append(f"grate:{depth}:{trap.id}:{group.heading}")
    known = game.site.known.get(depth)
    if known is not None:
        known.openings.append(grate_id(trap.id))
    events.way_blocked(scribe, trap)
    rest = [number for rank in group.ranks if victims and victims[0].number not in rank for number in rank]
    if rest:
        part_group(game, group, rest, group.at).area = group.area
    group.at, group.trail = step(group.at, group.heading, 1), []


def _alarm(game: Game, trap: Trap, victims: list[Member], depth: int, group: Group | None, scribe: Scribe) -> None:
    """Loud, and wanderers are checked for at once with a doubled chance."""
    from podzem.systems.dungeon.chapters.encounters import encounters

    events.alarm(scribe, trap)
    heard = group or (game.group(victims[0].group) if victims else None)
    if heard is not None:
        heard.noise = True
        encounters.wandering(game, heard, scribe, ROWS[trap.type]["factor"])


def _slide(game: Game, trap: Trap, victims: list[Member], depth: int, group: Group | None, scribe: Scribe) -> None:
    """They go down a depth, unhurt, and are a group of their own there."""
    if trap.to is None or not victims:
        return
    for member in victims:
        events.slid(scribe, member, trap.to[0])
    start = group or game.group(victims[0].group)
    below = part_group(game, start, [member.number for member in victims], trap.to[1], trap.to[0])
    below.trail = []


EFFECTS: Final[dict[str, Callable[[Game, Trap, list[Member], int, Group | None, Scribe], None]]] = {
    "dart": _first_only,
    "volley": _attacks,
    "blade": _first_only,
    "falling_block": _block,
    "gas": _gas,
    "portcullis": _portcullis,
    "alarm": _alarm,
    "slide": _slide,
    "fire_jet": _first_only,
    "poison_needle": _needle,
}
