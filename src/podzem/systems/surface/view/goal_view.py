"""Why one goes, as it is always in sight: the goal, how far it is, what is owed, the nearest known dungeon."""

from __future__ import annotations

from podzem.systems.surface import goal
from podzem.systems.surface.believed import region_of
from podzem.systems.surface.calendar import DAYS, MONTHS, WINTER, season
from podzem.systems.surface.game import Game
from podzem.systems.surface.parties import Party
from podzem.systems.surface.view.shapes import GoalView


def goal_view(known: Game, party: Party | None) -> GoalView:
    """As the party knows it."""
    kind, nearest = known.setting.word("goal"), _nearest(known, party)
    have, want = {
        "wealth": (goal.wealth(known), known.setting.number("goal_kuna")),
        "year": (known.days, goal.YEAR),
        "dungeons": (_seemingly_empty(known), len(goal.dungeons(known))),
    }.get(kind, (0, 0))
    return GoalView(
        kind=kind,
        have=have,
        want=want,
        days_left=_days_to_winter(known) if kind == "wealth" else want - have if kind == "year" else None,
        owed=known.company.ledger.wages_due,
        nearest=nearest[1] if nearest else "",
        nearest_cells=nearest[0] if nearest else None,
        status=known.status,
    )


def _seemingly_empty(known: Game) -> int:
    """Dungeons out of which all was taken that anybody has seen; what nobody has seen nobody counts."""
    return sum(site.seems_empty for site in known.sites.values())


def _days_to_winter(game: Game) -> int:
    first = next(month for month in range(1, MONTHS + 1) if season(month) == WINTER)
    return max(0, (first - game.month) * DAYS - (game.day - 1))


def _nearest(known: Game, party: Party | None) -> tuple[int, str] | None:
    if party is None:
        return None
    found, region = party.knowledge.found, region_of(known)
    return min(
        ((party.cell.away_from(cell), id) for id, cell in found.items() if region.landmark(id).dungeon), default=None
    )
