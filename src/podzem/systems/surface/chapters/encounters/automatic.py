"""T12: what a side does that nobody orders for (surface.auto.judge)."""

from __future__ import annotations

from typing import Final

from podzem.systems.surface.chapters import hiding
from podzem.systems.surface.chapters.encounters import sides
from podzem.systems.surface.chapters.encounters.encounter import FLEE, HIDE, OTHERS, PARTY, RUN
from podzem.systems.surface.chapters.encounters.ground import TABLE
from podzem.systems.surface.chapters.encounters.sides import AUTOMATIC, WEAK
from podzem.systems.surface.game import Game
from podzem.world.creatures import CREATURES

REACTION: Final = TABLE["reaction"]
ATTACK: Final = "attack"
FREE_HIDE: Final = "free_hide"
WITHDRAW: Final = "withdraw"
SHOW: Final = "show"
DEMAND: Final = "demand"
PASS: Final = "pass"
TALK: Final = "talk"
SURRENDER: Final = "surrender"


def is_weak(game: Game) -> bool:
    """Whether those met have less than half of the party's strength."""
    return sides.power(game, OTHERS) < WEAK * sides.power(game, PARTY)


def way_out(game: Game, hs: int, attacked: bool) -> str:
    """The weak who do not wish the party well hide if they may, and flee if attacked."""
    _, _, encounter = sides.at_hand(game)
    if sides.disposition(game) > REACTION["passes_to"] or not is_weak(game):
        return ""
    if hiding.why_not(game, encounter, hs, OTHERS) is None:
        return HIDE
    return FLEE if attacked and sides.speed(game, OTHERS) else ""


def uses(game: Game) -> list[str]:
    """How those met may use a sole surprise (surface.encounter.advantage)."""
    _, meeting, encounter = sides.at_hand(game)
    hides = hiding.why_not_free(game, encounter, meeting.hs, True) is None
    goes = [WITHDRAW] if sides.speed(game, OTHERS) else []
    return [ATTACK, *([FREE_HIDE] if hides else []), *goes, SHOW]


def use(game: Game) -> str:
    """T12: hostile kinds attack if they are as strong, else hide if they may, else show themselves; others do that."""
    if not sides.above(game).hostile:
        return SHOW
    if sides.power(game, OTHERS) >= sides.power(game, PARTY):
        return ATTACK
    return FREE_HIDE if FREE_HIDE in uses(game) else SHOW


def reactions(game: Game) -> list[str]:
    """What those met may do in a phase of a meeting (surface.encounter.orders)."""
    _, meeting, encounter = sides.at_hand(game)
    hides = encounter.their_hiding or hiding.why_not(game, encounter, meeting.hs, OTHERS) is None
    away = [*([HIDE] if hides else []), *([FLEE] if sides.speed(game, OTHERS) else [])]
    return [ATTACK, DEMAND, PASS, TALK, *away]


def reaction(game: Game) -> str:
    """What those met do in a meeting by their attitude; a try to hide that was begun goes on."""
    _, meeting, encounter = sides.at_hand(game)
    if encounter.their_hiding:
        return HIDE
    found = sides.disposition(game)
    if found > REACTION["passes_to"]:
        return TALK
    hidden = way_out(game, meeting.hs, attacked=False)
    if hidden:
        return hidden
    if found <= REACTION["attacks_to"]:
        return ATTACK
    return DEMAND if found <= REACTION["demands_to"] else PASS


def without_contact(game: Game) -> str:
    """What they do while the party attacks, hides or flees unasked: at 3–5 unpaid they attack if not too weak."""
    found = reaction(game)
    return unpaid(game) if found == DEMAND else PASS if found == TALK else found


def unpaid(game: Game) -> str:
    """What a refused price of peace brings."""
    return PASS if is_weak(game) else ATTACK


def pursues(game: Game) -> bool:
    """Whether those met run after the party: after a fight or at 5 and less, if not too weak; beasts tire."""
    _, meeting, encounter = sides.at_hand(game)
    legs = encounter.pursuit.legs if encounter.pursuit else 0
    if CREATURES[meeting.kind].mind == "beast" and legs >= AUTOMATIC["beasts_legs"]:
        return False
    minded = encounter.fought or sides.disposition(game) <= REACTION["demands_to"]
    return minded and not is_weak(game)


def can_yield(game: Game) -> bool:
    """Whether those met know what it is to surrender."""
    _, meeting, _ = sides.at_hand(game)
    return CREATURES[meeting.kind].mind == "people"


def ways_to_run(game: Game) -> list[str]:
    """What those met may do before a leg of their flight."""
    return [RUN, SURRENDER] if can_yield(game) else [RUN]


def ways_out(game: Game) -> list[str]:
    """What those met may do when they are caught."""
    return [ATTACK, FLEE, SURRENDER] if can_yield(game) else [ATTACK, FLEE]


def when_caught(game: Game) -> str:
    """Fight if strong enough, else flee, at the third catch surrender, as far as they can."""
    _, _, encounter = sides.at_hand(game)
    if not is_weak(game):
        return ATTACK
    return SURRENDER if can_yield(game) and encounter.catches >= AUTOMATIC["surrenders_at"] else FLEE
