"""New heroes and what they can, in a settlement (dungeon.character.create, dungeon.level.growth).

The choices and their dice are the dungeon's (expedition/town/heroes); the caller makes them for all whom he leads.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.numbers import read_natural
from podzem.core.scribe import Scribe
from podzem.expedition.town import heroes
from podzem.systems.surface.chapters.settlements import men
from podzem.systems.surface.chapters.settlements.trading import why_not_here
from podzem.systems.surface.game import Game
from podzem.systems.surface.parties import Party
from podzem.systems.surface.rows import Words

TONGUES: Final[tuple[str, ...]] = tuple(heroes.PURSE["tongues"])
ANSWERS: Final[dict[str, tuple[str, ...]]] = {"study": (heroes.MEDICINE, heroes.MONEY), "tongue": TONGUES}
REFUSE: Final = {"study": heroes.why_not_study, "tongue": heroes.why_not_tongue, "learn": heroes.why_not_learn}
CARRY_OUT: Final = {"study": heroes.choose_study, "tongue": heroes.choose_tongue, "learn": heroes.learn}


def choices(order: str) -> Callable[[Game, Party], Iterable[Words]]:
    """Each hero of the party with each answer."""

    def listed(game: Game, party: Party) -> Iterable[Words]:
        own = men.heroes(game, party) if party.inside else []
        return [(member.id, answer) for member in own for answer in ANSWERS[order]]

    return listed


def learners(game: Game, party: Party) -> Iterable[Words]:
    """Each hero of the party."""
    return [(member.id,) for member in men.heroes(game, party)] if party.inside else []


def why_not(order: str) -> Callable[[Game, Party, Words], Refusal | None]:
    """Inside a settlement, by the dungeon's terms."""

    def refuse(game: Game, party: Party, words: Words) -> Refusal | None:
        refusal, hero = why_not_here(game, party, "stay", order), men.hero(game, party, words[0])
        if refusal is not None:
            return refusal
        if hero is None:
            return Refusal(heroes.CLAUSE, order, {"seat": party.caller})
        return REFUSE[order](game.company, hero.owner, words[-1])

    return refuse


def choose(order: str) -> Callable[[Game, Party, Words, Scribe], None]:
    """Carry it out."""

    def do(game: Game, party: Party, words: Words, scribe: Scribe) -> None:
        hero = men.hero(game, party, words[0])
        assert hero is not None
        CARRY_OUT[order](game.company, hero.owner, words[-1], scribe)

    return do


def seat_choices(game: Game, party: Party, seat: int) -> Iterable[Words]:
    """For whom a seat may make a hero: itself, and the caller for who has nobody in the party."""
    seats = range(game.setting.players) if seat == party.caller else [seat]
    return [(str(one),) for one in seats] if party.inside else []


def why_not_new(game: Game, party: Party, asking: int, words: Words) -> Refusal | None:
    """Only for who has none (dungeon.character.create)."""
    refusal, seat = why_not_here(game, party, "stay", "new_hero"), read_natural(words[0])
    if refusal is not None:
        return refusal
    if seat is None or words not in seat_choices(game, party, asking):
        return Refusal(heroes.CLAUSE, "new_hero", {"seat": party.caller})
    return heroes.why_not_new_hero(game.company, seat)


def make_new(game: Game, party: Party, seat: int, words: Words, scribe: Scribe) -> None:
    """He goes with the party from now on."""
    heroes.new_hero(game.company, int(words[0]), scribe)
    men.gather(game, party)


def heir_choices(game: Game, party: Party) -> Iterable[Words]:
    """Each companion who may take a dead hero's place; men of the region go home one day."""
    own = [member for member in men.companions(game, party) if member.is_up and not men.stays_above(member)]
    return [(member.id,) for member in own] if party.inside else []


def why_not_heir(game: Game, party: Party, words: Words) -> Refusal | None:
    """A companion of a player whose own hero is dead."""
    refusal, member = why_not_here(game, party, "stay", "take_over"), men.companion(game, party, words[0])
    if refusal is not None:
        return refusal
    if member is None or words not in heir_choices(game, party):
        return Refusal(heroes.CLAUSE, "take_over", {"seat": party.caller})
    return heroes.why_not_take_over(game.company, member.owner, member.id)


def take_over(game: Game, party: Party, words: Words, scribe: Scribe) -> None:
    """He is a hero now."""
    member = men.companion(game, party, words[0])
    assert member is not None
    heroes.take_over(game.company, member.owner, member.id, scribe)
