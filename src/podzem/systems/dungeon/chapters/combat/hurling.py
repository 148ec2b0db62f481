"""What a fighter throws or sends forth in one phase: weapons in hand, wands (dungeon.attack.thrown, T15)."""

from __future__ import annotations

from podzem.core.decisions import Refusal
from podzem.core.scribe import Scribe
from podzem.expedition import arms, magic
from podzem.expedition import events as people
from podzem.expedition.fight import marks
from podzem.expedition.fight.fight import Fight
from podzem.expedition.fight.ranks import is_first
from podzem.expedition.meeting.meeting import Meeting
from podzem.expedition.people import Effect, Member
from podzem.expedition.throwing import THROWN, thrown_by
from podzem.site.grounds import ground_at
from podzem.systems.dungeon import events
from podzem.systems.dungeon.chapters.load import lying
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.reach import no
from podzem.systems.dungeon.spots import Stand
from podzem.world.chance import die
from podzem.world.gear import GEAR
from podzem.world.item import Item


def throw_choices(game: Game, member: Member) -> list[tuple[str, ...]]:
    """What he has in his hands and could strike with."""
    return [(item.id,) for item in member.items if item.ready and arms.strike_of(item) is not None]


def why_not_throw(game: Game, member: Member, item: Item) -> Refusal | None:
    """A thing in the hand that is no two-handed weapon."""
    if not item.ready or arms.strike_of(item) is None:
        return no("dungeon.load.ammo", "throw", member=member.id)
    if GEAR[item.kind].two_handed or member.number in game.hurls:
        return no(THROWN, "throw", member=member.id, item=item.id)
    return None


def throw(game: Game, member: Member, item: Item, scribe: Scribe) -> None:
    """He will throw it when his side shoots."""
    game.hurls[member.number] = item.number
    events.will_throw(scribe, game.company.audience, member, item)


def land(game: Game, fight: Fight, row: int, member: Member, meeting: Meeting, scribe: Scribe) -> None:
    """What was thrown lies at the target and must be fetched; what was not stays in the hand."""
    item = thrown_by(member, game.hurls)
    del game.hurls[member.number]
    if item is None or fight.ammo[row] > 0 or item.kind == "wand":
        return
    member.items.remove(item)
    item.ready = False
    area = ground_at(game.site, meeting.depth).area_at(meeting.at)
    heap = lying.heap_at(game, Stand(meeting.depth, meeting.at, area))
    heap.items.append(item)
    heap.seen = 3
    events.thrown(scribe, member, item)


def use_wand(game: Game, fight: Fight, member: Member, item: Item, scribe: Scribe) -> bool:
    """In combat: fire is a shot of this phase, sleep falls on the enemy's first rank; true when the phase is taken."""
    name = magic.spend(item, scribe)
    people.wand_used(scribe, member, name)
    if name == "fire":
        game.hurls[member.number] = item.number
        return False
    if name == "light":
        member.effects.append(Effect("light", game.company.turn + int(magic.TABLE["light_turns"])))
    else:
        _send_sleep(game, fight, member, scribe)
    return True


def _send_sleep(game: Game, fight: Fight, member: Member, scribe: Scribe) -> None:
    """A die of levels of the enemy's first rank, the lowest first, fall asleep for a turn."""
    levels = die(scribe, events.SLEEP_DIE)
    at = next(int(fight.front[row]) for row, number in enumerate(fight.member) if number == member.number)
    rows = [int(row) for row in fight.line if is_first(fight, row, at, marks.OTHERS)]
    for row in sorted(rows, key=lambda row: int(fight.level[row])):
        if fight.level[row] > levels:
            return
        levels -= int(fight.level[row])
        fight.set(row, marks.ASLEEP)
        game.members[fight.member[row]].asleep_until = game.company.turn + int(magic.SLEEP["turns"])
        events.fell_asleep(scribe, fight.names[row])
