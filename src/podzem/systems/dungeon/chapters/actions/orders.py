"""Orders of one turn (T5): what each member can be told to do, why not, and the acts that take no time.

Acts that take no time are done when they are ordered: S1 to S3 of dungeon.time.sequence lie in one moment, and whatever
comes later sees what they changed. Those named `…_after` wait until the member's own legs or work are over.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from podzem.core.decisions import Decision, Refusal
from podzem.core.scribe import Scribe
from podzem.expedition.people import Member
from podzem.systems.dungeon.chapters.actions import (
    acting,
    chests,
    digging,
    listening,
    opening_doors,
    searching,
    staying,
    stepping,
    wedges,
)
from podzem.systems.dungeon.chapters.load import handling, loading, sharing, using
from podzem.systems.dungeon.chapters.traps import pits, traps
from podzem.systems.dungeon.game import Game

Choices = Callable[[Game, Member], list[tuple[str, ...]]]
WhyNot = Callable[[Game, Member, tuple[str, ...]], Refusal | None]
Do = Callable[[Game, Member, list[str], Scribe], None]


class Verb(NamedTuple):
    """An order of a member: the facts that its words are after his name, what can be chosen, why not."""

    facts: tuple[str, ...]
    choices: Choices
    why_not: WhyNot
    do: Do | None = None
    """How an act that takes no time is carried out."""


def _once(game: Game, member: Member) -> list[tuple[str, ...]]:
    return [()]


MAIN: Final[dict[str, Verb]] = {
    "hold": Verb((), _once, staying.why_not_stay),
    "rest": Verb((), _once, staying.why_not_stay),
    "guard": Verb((), _once, staying.why_not_guard),
    "ambush": Verb((), _once, staying.why_not_ambush),
    "load": Verb((), _once, staying.why_not_load),
    "search": Verb(("place",), searching.search_choices, searching.why_not_search),
    "listen": Verb(("place",), listening.listen_choices, listening.why_not_listen),
    "open": Verb(("opening",), opening_doors.open_choices, opening_doors.why_not_open),
    "unlock": Verb(("place",), opening_doors.unlock_choices, opening_doors.why_not_unlock),
    "break": Verb(("item",), chests.chest_choices, chests.why_not_break),
    "dig": Verb(("place",), digging.dig_choices, digging.why_not_dig),
    "aid": Verb(("other",), using.aid_choices, using.why_not_aid_one),
    "climb": Verb((), pits.climb_choices, pits.why_not_climb),
    "climb_rope": Verb(("item",), pits.rope_choices, pits.why_not_climb_rope),
    "haul": Verb(("other",), pits.haul_choices, pits.why_not_haul),
    "disarm": Verb(("trap",), traps.disarm_choices, traps.why_not_disarm),
    "strike_fire": Verb(("item",), using.strike_fire_choices, using.why_not_strike_fire),
    "taste": Verb(("item",), using.taste_choices, using.why_not_taste),
}

FREE: Final[dict[str, Verb]] = {
    "light": Verb(("item",), handling.light_choices, handling.why_not_light, handling.light),
    "douse": Verb(("item",), handling.douse_choices, handling.why_not_douse, handling.douse),
    "refill": Verb(("item",), handling.refill_choices, handling.why_not_refill, handling.refill),
    "ready": Verb(("item",), handling.ready_choices, handling.why_not_ready, handling.ready),
    "stow": Verb(("item",), handling.stow_choices, handling.why_not_stow, handling.stow),
    "pack": Verb(("item", "container"), handling.pack_choices, handling.why_not_pack, handling.pack),
    "take": Verb(("item",), loading.take_choices, loading.why_not_take, loading.take),
    "drop": Verb(("item",), loading.drop_choices, loading.why_not_drop, loading.drop),
    "give": Verb(("item", "other"), sharing.give_choices, sharing.why_not_give, sharing.give),
    "drag": Verb(("item",), sharing.drag_choices, sharing.why_not_drag, sharing.drag),
    "help": Verb(("item",), sharing.help_choices, sharing.why_not_help, sharing.help),
    "lift": Verb(("item",), sharing.lift_choices, sharing.why_not_lift, sharing.lift),
    "strip": Verb(("other",), using.strip_choices, using.why_not_strip, using.strip),
    "wedge": Verb(("opening",), wedges.wedge_choices, wedges.why_not_wedge, wedges.wedge),
    "unwedge": Verb(("opening",), wedges.wedge_choices, wedges.why_not_unwedge, wedges.unwedge),
    "close": Verb(("opening",), wedges.wedge_choices, wedges.why_not_close, wedges.close),
    "keep_back": Verb((), _once, staying.why_not_keep_back, staying.keep_back),
    "keep_up": Verb((), _once, staying.why_not_keep_up, staying.keep_up),
    "act": Verb(("feature", "verb"), acting.act_choices, acting.why_not_act, acting.act),
    "use": Verb(("item",), using.use_choices, using.why_not_use, using.use),
    "use_on": Verb(("item", "other"), using.use_on_choices, using.why_not_use_on, using.use_on),
    "kill": Verb(("other",), using.captive_choices, using.why_not_captive, using.kill),
    "free": Verb(("other",), using.captive_choices, using.why_not_captive, using.free),
}

STEP: Final[dict[str, Verb]] = {"step": Verb(("point",), stepping.step_choices, stepping.why_not_step)}
"""The place of who holds, rests or guards, named after his occupation."""

AFTER: Final[dict[str, Verb]] = {
    "wedge_after": Verb(("opening",), wedges.wedge_choices, wedges.why_not_wedge_after),
    "close_after": Verb(("opening",), wedges.wedge_choices, wedges.why_not_close_after),
    "douse_after": Verb(("item",), handling.douse_choices, handling.why_not_douse),
}
"""Acts that wait for the end of the member's own work, under the name of the act with `_after`."""

OF_A_MEMBER: Final[dict[str, Verb]] = {**MAIN, **STEP, **FREE, **AFTER}


def find_member(game: Game, id: str) -> Member | None:
    """Somebody by his name."""
    return next((member for member in game.members.values() if member.id == id), None)


def find_ordered(game: Game, id: str) -> Member | None:
    """Somebody of the party, or held by it, by his name; a stranger is nobody, met or not (dungeon.core.secrecy)."""
    member = find_member(game, id)
    return member if member is not None and (member.owner >= 0 or member.captor > 0) else None


def member_candidates(game: Game, member: Member) -> list[Decision]:
    """Everything a member can be ordered now."""
    if staying.why_not_order(game, member, member.owner) is not None:
        return []
    found: list[Decision] = []
    for name, verb in OF_A_MEMBER.items():
        if why_not_kind(game, member, name) is not None:
            continue
        for words in dict.fromkeys(verb.choices(game, member)):
            if verb.why_not(game, member, words) is None:
                found.append(Decision(member.owner, name, (member.id, *words)))
    return found


def why_not_kind(game: Game, member: Member, name: str) -> Refusal | None:
    """What forbids a whole kind of order, whatever its words: two main orders, a march, a run."""
    if name in MAIN:
        return staying.why_not_main(game, member, name)
    return staying.why_not_free(game, member, name)


def why_not_member(game: Game, decision: Decision) -> Refusal | None:
    """Why a member cannot be ordered this."""
    member = find_ordered(game, decision.words[0]) if decision.words else None
    if member is None:
        return Refusal(staying.ORDER, decision.order)
    refusal = staying.why_not_order(game, member, decision.seat) or why_not_kind(game, member, decision.order)
    if refusal is not None:
        return refusal
    verb = OF_A_MEMBER[decision.order]
    if len(decision.words) != 1 + len(verb.facts):
        return Refusal("dungeon.core.error", decision.order, {"member": member.id})
    words = tuple(decision.words[1:])
    return verb.why_not(game, member, words) or _why_not_offered(game, member, decision.order, words)


def _why_not_offered(game: Game, member: Member, name: str, words: tuple[str, ...]) -> Refusal | None:
    """What no rule forbids must also be within reach of him: one of the choices."""
    if words in OF_A_MEMBER[name].choices(game, member):
        return None
    return Refusal("dungeon.move.step", name, {"member": member.id})
