"""Where the bot goes: to a known way below, home to a settlement, into the fog; and how it goes there."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from podzem.core.decisions import Decision
from podzem.systems.surface.bot import company
from podzem.systems.surface.bot.atlas import Atlas, Spot, Step
from podzem.systems.surface.bot.business import feed
from podzem.systems.surface.bot.orders import Orders
from podzem.systems.surface.calendar import WINTER
from podzem.systems.surface.cells import DIRECTIONS, Cell
from podzem.systems.surface.land import FOG
from podzem.systems.surface.view.shapes import CampaignView, LandmarkView, PartyView

SETTLED: Final = ("town", "fortress", "village", "homestead")
"""Where people let one in."""
TRADING: Final = ("town", "fortress", "village")
"""Where treasure is sold and gear is bought."""
RESERVE: Final = 2
"""Days of food that are kept above what the way back takes (surface.auto.caller)."""
EMPTIED: Final = 3
"""After so many visits one looks for another way below, while there is land that nobody has seen."""
FAR: Final = 4
"""A day's march in cells, roughly: by it the way back is reckoned in days."""
SPENT: Final = "0"
"""What is left of a day that is over."""


class Journey:
    """What one party wants today, by what its view shows."""

    def __init__(
        self,
        view: CampaignView,
        party: PartyView,
        orders: Orders,
        visits: dict[str, int],
        returning: bool,
        astray: bool,
    ) -> None:
        self.view, self.party, self.orders, self.visits = view, party, orders, visits
        self.returning, self.astray = returning, astray
        self.atlas = Atlas(view)
        self.here = Spot(Cell(*party.cell), party.bank)

    def order(self) -> Decision | None:
        """Go in, eat, go below, go on; None when nothing is left but to end the day."""
        if self.astray:
            return feed(self.view, self.party, self.orders) or self._on()
        return self._enter() or feed(self.view, self.party, self.orders) or self._go_below() or self._on()

    def _on(self) -> Decision | None:
        """As far as the day goes: another march that begins now would lose what was paid towards the next cell."""
        if self.party.left == SPENT:
            return None
        return self._wander() if self.astray else self._go()

    def _wander(self) -> Decision | None:
        """The map is wrong here: on, each day another way, until something known comes in sight."""
        if self.orders.first("resume", "progress") is not None:
            return self.orders.first("resume", "progress")
        first = self.view.date.days % len(DIRECTIONS)
        ways = [*DIRECTIONS[first:], *DIRECTIONS[:first]]
        marches = (one for count in ("2", "1") for way in ways for one in self.orders.of("march", way, count))
        return next(marches, None)

    def _must_go_home(self) -> bool:
        """Laden, unfit to go below, or food for the way back and two days more is all there is."""
        view, party = self.view, self.party
        unfit = self.returning or company.is_laden(view, party) or not company.can_go_below(view, party)
        if unfit or view.date.season == WINTER:
            return True
        home = self._way(SETTLED)
        if home is None or party.feeding == "forage":
            return False
        days = -(-home[0] // max(1, FAR * 3))
        return party.rations < party.eaters * (days + RESERVE) and not self._is_near()

    def _is_near(self) -> bool:
        """Whether one has hardly left the last settlement: nothing is won by turning back there."""
        home = self._way(SETTLED)
        return home is not None and home[0] == 0

    @property
    def _has_fog(self) -> bool:
        """Whether there is land that nobody has seen."""
        return any(" " in row for row in self.view.land.terrain)

    # what is here

    def _marks(self, types: Collection[str]) -> list[LandmarkView]:
        return [mark for mark in self.view.land.landmarks if mark.type in types and not mark.hostile]

    def _dungeons(self) -> list[LandmarkView]:
        """The known ways below, those that were seldom visited first."""
        marks = [mark for mark in self.view.land.landmarks if mark.dungeon]
        known = [mark for mark in marks if self.visits.get(mark.id, 0) < EMPTIED] or ([] if self._has_fog else marks)
        least = min((self.visits.get(mark.id, 0) for mark in known), default=0)
        return [mark for mark in known if self.visits.get(mark.id, 0) == least]

    def _enter(self) -> Decision | None:
        """Into a settlement on the way home, and at nightfall into any that is here."""
        kinds = {mark.id for mark in self._marks(SETTLED)}
        doors = [one for one in self.orders.of("enter") if one.words[1] in kinds]
        is_late = self.party.left == SPENT
        return doors[0] if doors and (is_late or self._must_go_home() or self._is_hungry()) else None

    def _is_hungry(self) -> bool:
        return self.party.rations < self.party.eaters * (1 + RESERVE)

    def _go_below(self) -> Decision | None:
        if self._must_go_home():
            return None
        wanted = {mark.id for mark in self._dungeons()}
        return next((one for one in self.orders.of("enter_dungeon") if one.words[1] in wanted), None)

    # ways

    def _way(self, types: Collection[str]) -> tuple[int, list[Step]] | None:
        cells = {Cell(*mark.cell) for mark in self._marks(types)}
        return self.atlas.way(self.here, cells.__contains__) if cells else None

    def _wished(self) -> list[Step]:
        """Home if one must, else to a way below, else to the nearest fog."""
        if self._must_go_home():
            found = self._way(TRADING) or self._way(SETTLED)
            return found[1] if found is not None else []
        cells = {Cell(*mark.cell) for mark in self._dungeons()}
        found = self.atlas.way(self.here, cells.__contains__) if cells else None
        if found is None:
            found = self.atlas.way(self.here, lambda cell: self.atlas.terrain(cell) == FOG)
        return found[1] if found is not None else []

    def _go(self) -> Decision | None:
        """Along a path as far as it leads there, else straight on; the rest of the day towards the next cell."""
        steps = self._wished()
        if steps and steps[0].ferry:
            return next(iter(self.orders.of("cross", steps[0].to.bank)), None)
        straight = _straight(steps)
        march = self.party.march
        resumed = self.orders.first("resume")
        if resumed is not None and march is not None and straight and march.direction == straight[0].direction:
            return resumed
        return self._along(steps) or self._march(straight) or self.orders.first("progress")

    def _along(self, steps: list[Step]) -> Decision | None:
        """The farthest cell to which a path leads along this way."""
        guided: list[Cell] = []
        for step in steps:
            if step.ferry or (step.direction and not step.guided):
                break
            guided.append(step.to.cell)
        for cell in reversed(guided):
            found = self.orders.of("follow", "path", str(cell))
            if found:
                return found[0]
        return None

    def _march(self, straight: list[Step]) -> Decision | None:
        for count in range(len(straight), 0, -1):
            found = self.orders.of("march", straight[0].direction, str(count))
            if found:
                return found[0]
        return None


def _straight(steps: list[Step]) -> list[Step]:
    """The first steps that go in one direction; what is crossed freely on the way does not stop them."""
    moves: list[Step] = []
    for step in steps:
        if step.ferry or (moves and step.direction and step.direction != moves[0].direction):
            break
        if step.direction:
            moves.append(step)
    return moves
