"""Встречи: both sides of a meeting: who stands there, how many heads, how fast and how strong (T11, T12)."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from podzem.expedition import muster
from podzem.expedition.meeting import attitude
from podzem.expedition.meeting.meeting import Meeting
from podzem.expedition.meeting.standing import Standing
from podzem.expedition.people import ACTIVE, ANIMAL, CAPTIVE, DOWN, Member
from podzem.systems.surface.believed import region_of
from podzem.systems.surface.chapters.battles import mustering, strength
from podzem.systems.surface.chapters.encounters.encounter import PARTY, Encounter
from podzem.systems.surface.chapters.encounters.ground import HS, TABLE, scale
from podzem.systems.surface.game import Game
from podzem.systems.surface.parties import Party
from podzem.world.creatures import Above
from podzem.world.region.meetings import above_of

AUTOMATIC: Final = TABLE["automatic"]
WEAK: Final = Fraction(AUTOMATIC["weak"])


def at_hand(game: Game) -> tuple[Party, Meeting, Encounter]:
    """The meeting that is on: whose, with whom, and how it stands."""
    assert game.meeting is not None
    assert game.encounter is not None
    return game.party(game.acting), game.meeting, game.encounter


def standing_of(game: Game, party: Party) -> Standing:
    """The party's side as the rules of attitude and offers ask of it; in the open all stand in front."""
    up = [member for member in game.members_of(party) if member.is_up]
    return Standing(game.company, party.number, up, up)


def ours(game: Game, party: Party) -> list[Member]:
    """Who of the party takes part: all on their feet, captives too."""
    return [member for member in game.members_of(party) if member.status in (ACTIVE, CAPTIVE)]


def others(game: Game, meeting: Meeting) -> list[Member]:
    """Those met who are on their feet."""
    return [game.members[number] for number in meeting.creatures if game.members[number].status == ACTIVE]


def heads(game: Game) -> int:
    """All living heads of both sides; animals only by `hide_count_animals` (surface.hide.chance)."""
    party, meeting, encounter = at_hand(game)
    living = [*game.members_of(party), *others(game, meeting)]
    if not game.setting.is_on("hide_count_animals"):
        return sum(member.kind != ANIMAL for member in living)
    return len(living) + encounter.donkeys


def speed(game: Game, side: str) -> int:
    """That of the slowest who takes part; a flier flies (T9). Who lies is left or carried, who rides is his mount."""
    party, meeting, _ = at_hand(game)
    going = ours(game, party) if side == PARTY else others(game, meeting)
    return min((muster.pace(game.company, member, scale(game)) for member in going), default=0)


def farthest(game: Game, side: str) -> int:
    """How far a side can go back in a phase, in half-sazhens: twice its movement (surface.encounter.triple)."""
    return 2 * HS * scale(game).times * speed(game, side)


def power(game: Game, side: str) -> Fraction:
    """Strength as in battles (T11), of all who fight."""
    party, meeting, _ = at_hand(game)
    members = [one for one in ours(game, party) if one.status == ACTIVE] if side == PARTY else others(game, meeting)
    units = [mustering.bare_unit_of(game.company, one) for one in members if one.is_up]
    return strength.of_units(units, game.setting.word("battle_scale"))


def above(game: Game) -> Above:
    """What those met are above ground."""
    assert game.meeting is not None
    return above_of(region_of(game), game.meeting.kind)


def disposition(game: Game) -> int:
    """Their attitude; until it is thrown hostile kinds act as at 3–5 unpaid, others as at 6–8."""
    _, meeting, _ = at_hand(game)
    if attitude.is_known(meeting):
        return meeting.attitude
    return int(AUTOMATIC["hostile_as"] if above(game).hostile else AUTOMATIC["others_as"])


def cannot_move(game: Game, party: Party) -> Member | None:
    """Who is overloaded, or lies and is not carried: a party with him cannot flee or pursue."""
    for member in game.members_of(party):
        if member.status == DOWN or (not member.rides and muster.pace(game.company, member, scale(game)) == 0):
            return member
    return None
