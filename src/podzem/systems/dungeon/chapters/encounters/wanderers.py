"""Встречи: wandering creatures, whether they come, from where, which and how many (dungeon.encounter.wandering)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import JUDGE
from podzem.core.scribe import Scribe
from podzem.expedition import spawning
from podzem.expedition.meeting.meeting import Meeting
from podzem.expedition.people import ANIMAL
from podzem.expedition.question import Question
from podzem.site.generator.dwellers import BANDS, band_of, roll_kind
from podzem.systems.dungeon import events
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.groups import Group
from podzem.world.chance import pick, succeeds
from podzem.world.creatures import BELOW
from podzem.world.dungeon_map import Encounter, Opening

CHANCE: Final = "dungeon.encounter.wandering"
DIRECTION: Final = "dungeon.encounter.direction"
HUNDRED: Final = 100
WANDERING: Final = "wandering"
ASKED: Final = ("direction", "kind", "number")
"""The stages of a meeting that the judge may still change."""
NOBODY: Final = "none"
MOST_MET: Final = 30


def heads(game: Game, group: Group) -> int:
    """The living with a group that count, by `wander_counts`."""
    counts = game.setting.word("wander_counts")
    own = [game.members[number] for number in group.members]
    if counts == "persons":
        own = [member for member in own if member.kind != ANIMAL]
    captives = 0 if counts == "members" else len(game.company.captives(group.number))
    return len(own) + captives


def check(game: Game, group: Group, scribe: Scribe, factor: int = 1) -> None:
    """At E6: as many of a hundred as there are heads; those who come are met at the start of the next turn."""
    level = game.dungeon.level(group.depth)
    if level.wandering == "off" or game.setting.asks_judge("judge_wandering") == "off":
        return
    chance = factor * heads(game, group)
    if not succeeds(scribe, chance, events.WANDERING_DIE, HUNDRED):
        return
    ways = ways_in(game, group)
    if not ways:
        events.no_way_in(scribe, group)
        return
    way = ways[pick(scribe, len(ways), events.DIRECTION_DIE) - 1]
    meeting = Meeting(group.number, source=WANDERING, way=way, depth=group.depth, waited=True, stage="direction")
    meeting.pace = group.pace
    game.waiting.append(meeting)
    if not ask(game, "direction", [*ways, NOBODY], way):
        choose_kind(game, meeting, scribe)


def ask(game: Game, kind: str, words: list[str], default: str) -> bool:
    """Put what was rolled before the judge, where one is asked (dungeon.core.auto_judge)."""
    if game.setting.asks_judge("judge_wandering") != "ask":
        return False
    game.questions.append(Question(kind, JUDGE, [], words, default))
    return True


def ways_in(game: Game, group: Group) -> list[str]:
    """The openings by which somebody can come into a group's area, in the order of the map."""
    openings = game.dungeon.level(group.depth).openings_of(group.area)
    return [opening.id for opening in openings if is_way_in(game, opening, group.area, group.depth)]


def is_way_in(game: Game, opening: Opening, area: str, depth: int) -> bool:
    """Not from outside, not against a one-way door, not through a door wedged shut (dungeon.encounter.direction)."""
    level, state = game.dungeon.level(depth), game.site.doors.get(opening.id)
    beyond = opening.other(area)
    if beyond and level.area(beyond).kind == "outside":
        return False
    if opening.door is not None and opening.door.one_way and opening.b != area:
        return False
    if state is not None and state.wedged and not state.open:
        return False
    return not (opening.is_hidden and level.area(area).unknown_to_locals)


def choose_kind(game: Game, meeting: Meeting, scribe: Scribe) -> None:
    """Kind by the die of the depth's table, deeper on a further die (dungeon.bestiary.wandering)."""
    meeting.stage = "kind"
    named = game.dungeon.level(meeting.depth).wandering
    meeting.kind = roll_kind(named if named in BANDS else band_of(meeting.depth), scribe)
    if not ask(game, "kind", [*BELOW, NOBODY], meeting.kind):
        choose_number(game, meeting, scribe)


def choose_number(game: Game, meeting: Meeting, scribe: Scribe) -> None:
    """Number by the bestiary; dwellers of this level who may wander come themselves."""
    meeting.stage = "number"
    keyed = _who_wander(game, meeting)
    if keyed is not None:
        meeting.source = keyed.id
        count = spawning.number_keyed(keyed, scribe)
    else:
        count = spawning.number_met(meeting.kind, meeting.depth, scribe)
    meeting.count = count
    if not ask(game, "number", [str(number) for number in range(1, MOST_MET + 1)], str(count)):
        come(game, meeting, scribe)


def _who_wander(game: Game, meeting: Meeting) -> Encounter | None:
    """A keyed encounter of that kind, not yet met, whose creatures leave their place."""
    for encounter in game.dungeon.level(meeting.depth).encounters:
        fresh = encounter.id not in game.met and encounter.id not in game.dwellers
        if encounter.wanders and encounter.kind == meeting.kind and fresh:
            return encounter
    return None


def come(game: Game, meeting: Meeting, scribe: Scribe) -> None:
    """They exist from now on, and the party will meet them."""
    level = game.dungeon.level(meeting.depth)
    keyed = next((encounter for encounter in level.encounters if encounter.id == meeting.source), None)
    meeting.creatures = spawning.spawn(game.company, meeting.kind, meeting.count, meeting.depth, scribe)
    meeting.leader = spawning.leader_of(game.company, keyed, meeting.creatures, meeting.depth, scribe)
    if keyed is not None:
        spawning.hand_out(game.company, keyed, meeting.creatures)
    meeting.stage = "choose"
    events.wanderers(scribe, meeting)


def asked_about(game: Game) -> Meeting:
    """The meeting about which the judge is being asked; he may have added others meanwhile."""
    return next(meeting for meeting in game.waiting if meeting.stage in ASKED)
