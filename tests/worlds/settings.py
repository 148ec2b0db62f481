"""What the proof needs to be told of a system: tables to play at, and orders that disclose nothing by themselves.

A system that is not named here is played with its defaults; the proof runs over it all the same.
"""

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from typing import Any

from podzem.core.dice import Dice
from podzem.core.memo import frozen
from tests.worlds.campaigns import begun


def _as_it_is(state: Any) -> Any:
    return state


@dataclass(frozen=True)
class Told:
    """How a system is played in the proof."""

    options: tuple[dict[str, Any], ...] = ({},)
    """The tables, one after another."""
    players: int = 3
    sealed: frozenset[str] | None = None
    """Orders that only write something down, so that they tell the same in every world; None: those side by side."""
    examples: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """Words of kinds that a random game hardly ever offers."""
    known: tuple[str, ...] = ("nothing.",)
    """Paths of a state that hold what is known: written in another way in each world, they say the same."""
    amended: Callable[[Any], list[str]] = lambda state: []
    """What a judge may set in secret, besides paths in which two worlds differ."""
    on_paper: Callable[[Any], Any] = _as_it_is
    """The true world in the same form as an imagined one, where the two are written down in different ways."""
    begin: Callable[[int, dict[str, Any], int, Dice], Any] | None = None
    """Games that begin in the middle, by their seeds: what a random game seldom comes to."""
    still: Callable[[Any], AbstractContextManager[None]] = nullcontext
    """Inside, a state does not change, so that what many questions have in common may be worked out once."""


def _with_own_map(game: Any) -> Any:
    """The true map as one that somebody brought: an imagined map is such a one, and both are to look alike."""
    twin = game.copy()
    twin.site.plan = game.site.plan.with_map(game.site.document)
    return twin


def _with_own_region(game: Any) -> Any:
    """The true region as one that somebody brought, as an imagined one is; its seed is in no view."""
    twin = game.copy()
    twin.country, twin.seed = game.country.with_region(game.country.region(game.seed)), 0
    return twin


WRITTEN_DOWN = (
    "hold rest guard ambush search listen open unlock break dig aid climb haul disarm step leg ahead fast stay "
    "ignore_traps as_before revise all wedge_after close_after douse_after"
)
"""Work and ways that are done when the turn is released; what takes no time is done at once, and may move a light."""


def _traps_disarmed(game: Any) -> list[str]:
    return [f"traps.{trap.id}.state=disarmed" for level in game.dungeon.levels for trap in level.traps]


def _with_other_ammunition(fight: Any) -> list[str]:
    """What opponents have left to shoot with is told nobody."""
    return [
        f"creatures.{one.number}.ammo.{kind}=7"
        for one in fight.creatures.values()
        if one.side and not one.dead and not one.gone
        for kind in one.ammo
    ]


TOLD = {
    "escape": Told(({"board": "short"}, {})),
    "dungeon": Told(
        (
            {},
            {"map": "random", "rooms": 8},
            {"map": "zrazok"},
            {"map": "random", "depths": 2, "rooms": 6},
            {"map": "random", "strict_direction": False, "judge": "ask"},
        ),
        sealed=frozenset(WRITTEN_DOWN.split()),
        examples={
            "dig": ("1:18,34:W", "1:3,4:N"),
            "search": ("wall:R2:W:2", "floor:R2:1:3", "wall:PA+1:E:4", "D1"),
            "listen": ("wall:R2:W:2", "D1"),
            "act": ("F1",),
            "disarm": ("TR1",),
        },
        known=("known.",),
        amended=_traps_disarmed,
        on_paper=_with_own_map,
        still=lambda game: frozen(*game.parts),
    ),
    "screen": Told(
        (
            {"fight": "gate", "open_hp": False, "open_tn": False},
            {"fight": "cellar", "open_hp": False},
            {"open_hp": False},
            {"fight": "gate", "judge": "ask", "judge_calls": "automatic", "open_hp": False},
            {"fight": "gate", "map": False, "open_hp": False},
        ),
        sealed=frozenset(("face",)),
        amended=_with_other_ammunition,
        still=frozen,
    ),
    "surface": Told(
        (
            {"map": "random", "width": 12, "height": 12, "goal": "none"},
            {"goal": "none"},
            {"map": "random", "width": 12, "height": 12, "goal": "none", "judge": "ask"},
            {"goal": "none", "judge_wandering": "automatic", "encounter_in_settlement": "recast"},
        ),
        sealed=frozenset(("feed", "stops")),
        known=("parties.",),
        amended=lambda game: ["spell_left=3", "parties.0.bewildered=2"],
        on_paper=_with_own_region,
        begin=begun,
        still=lambda game: frozen(*game.parts),
    ),
}


def _with_own_dungeon(game: Any) -> Any:
    """The true map of a delve as one that somebody brought, as an imagined one is."""
    twin = game.copy()
    twin.plan = game.plan.with_map(game.plan.dungeon(game.below.seed))
    return twin


DECLARED = (
    "wedge unwedge bar unbar unlock force break_through dig listen examine act disarm bypass risk set_off climb help "
    "rest treat repair describe mapper speaker relight"
)
"""Work of a turn, which is done when the turn passes."""
TOLD["delve"] = Told(
    (
        {},
        {"map": "random", "rooms": 8},
        {"map": "proba"},
        {"map": "random", "depths": 2, "rooms": 6, "hints": "off", "npc_hp": "roll"},
        {"map": "mlyn", "judge": "ask"},
    ),
    sealed=frozenset(DECLARED.split()),
    on_paper=_with_own_dungeon,
    still=frozen,
)


def told_of(key: str) -> Told:
    """How a system is played here."""
    return TOLD.get(key, Told())
