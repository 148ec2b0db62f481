"""The orders of the march: where to go, who goes where in it, the turn declared, the dungeon left."""

from __future__ import annotations

from functools import partial
from typing import Final

from podzem.core.errors import Malformed
from podzem.systems.delve.chapters.movement import leaving, marching, pace, walking
from podzem.systems.delve.company import found_person
from podzem.systems.delve.game import TOWN, TURN, Game
from podzem.systems.delve.people import Group, Person
from podzem.systems.delve.place import Place, read_place
from podzem.systems.delve.rows import CALLER, Actor, OrderRow, Word, row
from podzem.world.points import DIRECTIONS

STAGES: Final = (TURN,)
BEFORE: Final = (TOWN, TURN)
"""Standing orders can be given before the expedition, too (section 19 of the catalogue)."""


def find_place(game: Game, actor: Actor, text: str) -> Place | None:
    """A square by its word."""
    try:
        return read_place(text)
    except Malformed:
        return None


def find_member(game: Game, group: Group, text: str) -> Person | None:
    """Somebody of the group."""
    person = found_person(game, text)
    return person if person is not None and person.number in group.members else None


def find_group(game: Game, group: Group, text: str) -> Group | None:
    """Another group."""
    return next((other for other in game.groups if str(other.number) == text and other is not group), None)


PLACE: Final = Word("place", find_place, "delve.map.squares")
MEMBER: Final = Word("member", find_member)
HEADING: Final = Word("heading", lambda game, actor, text: text if text in DIRECTIONS else None, "delve.map.squares")
_march: Final = partial(row, whose=CALLER)


def _way(name: str, manner: str) -> OrderRow:
    return _march(
        name,
        STAGES,
        (PLACE,),
        lambda game, group: walking.choices(game, group, manner),
        lambda game, group, place: walking.why_not_walk(game, group, place, manner),
        lambda game, group, place, scribe: walking.walk(game, group, place, manner, scribe),
        may_hide_a_die=True,
    )


ROWS: Final = (
    _way("explore", pace.EXPLORE),
    _march(
        "follow",
        STAGES,
        (HEADING,),
        walking.follow_choices,
        walking.why_not_follow,
        walking.follow,
        may_hide_a_die=True,
    ),
    _way("go", pace.GO),
    _way("run", pace.RUN),
    _march("wait", STAGES, (), do=marching.release, may_hide_a_die=True),
    _march("leave", STAGES, (), why_not=leaving.why_not_leave, do=leaving.leave, may_hide_a_die=True),
    _march("lead", BEFORE, (MEMBER,), marching.member_choices, marching.why_not_lead, marching.lead),
    _march("split", STAGES, (MEMBER,), marching.member_choices, marching.why_not_split, marching.split),
    _march(
        "join",
        STAGES,
        (Word("other", find_group),),
        marching.group_choices,
        marching.why_not_join,
        marching.join,
        may_hide_a_die=True,
    ),
    _march("mapper", BEFORE, (MEMBER,), marching.member_choices, marching.why_not_mapper, marching.choose_mapper),
    _march("speaker", BEFORE, (MEMBER,), marching.member_choices, marching.why_not_speaker, marching.choose_speaker),
    _march(
        "flight_leader",
        BEFORE,
        (MEMBER,),
        marching.member_choices,
        marching.why_not_flight_leader,
        marching.choose_flight_leader,
    ),
    _march("relight", BEFORE, (), do=marching.switch_relight),
)
