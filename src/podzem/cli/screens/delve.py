"""What a person at the terminal is shown of a delve: squares, what is told of them, the party, what he can order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from rich.text import Text

from podzem.cli.screens.canvas import Canvas, seat_style
from podzem.cli.screens.delve_people import Roster
from podzem.cli.screens.dungeon import Expedition
from podzem.cli.terminal import Terminal
from podzem.core.decisions import JUDGE, Decision
from podzem.site.shapes import LevelView, OpeningView
from podzem.systems.delve.view.shapes import DelveView, FavourView

HS: Final = 3
WIDE: Final = 4
"""Characters of a square with its east side."""
TALL: Final = 2
TRADE: Final = ("buy", "sell", "hire")


def create_screen(terminal: Terminal) -> Delve:
    """The screen of this desk."""
    return Delve(terminal)


class Delve(Expedition):
    """Draws a delve for one person's eyes."""

    def __init__(self, terminal: Terminal) -> None:
        super().__init__(terminal)
        self.roster = Roster(terminal)
        self._prices: dict[str, int] = {}
        """What is bought and hired for how much, and what each thing would fetch, while the party is in town."""

    def show(self, state: Any, viewer: int, decisions: list[Decision]) -> None:
        """The squares in sight, the words for them, the clock, the party, what one's own people bear."""
        view: DelveView = self.system.showing.seen(state, viewer)
        self.console.print(drawn(view))
        if self.system.showing.aloud is not None:
            for reading in self.system.showing.aloud.readings(state, viewer, self.terminal.words.language):
                self.console.print(reading, style="italic", markup=False)
        self.roster.show_clock(view)
        self.roster.show_people(view)
        self._prices = {**view.town.prices, **view.town.worth} if view.town is not None else {}
        if view.town is not None and view.stage == "town":
            who = ", ".join(self._name(id) for id in view.town.march)
            self.console.print(self.terminal.words.say("screen-march", who=who), markup=False)
        self.roster.show_own(view, viewer)
        self._tried(view)
        self._met(view)
        if view.sheet.marks:
            self.console.print(drawn_sheet(view), markup=False)
        self._asked(view)

    def list_with(
        self, decisions: list[Decision], sought: list[str], beside: Callable[[Decision], str] | None = None
    ) -> None:
        """The choices with all these words; what is for sale with its price beside it."""
        super().list_with(decisions, sought, beside or self._price)

    def _price(self, decision: Decision) -> str:
        price = self._prices.get(decision.words[-1]) if decision.order in TRADE else None
        return "" if price is None else self.terminal.words.say("kuna-sum", kuna=price)

    def _whose(self, decision: Decision) -> str:
        """The same order of several people is one row: four people times twenty orders would hide the map."""
        return ""

    def _asked(self, view: DelveView) -> None:
        """What the rules ask of this person, and of whom and what."""
        if not view.questions:
            return
        question, words = view.questions[-1], self.terminal.words
        about = ", ".join(filter(None, (self._called(id, question.kind) for id in question.about)))
        told = f"{words.say(f'asked-{question.kind}')} {f'({about})' if about else ''}"
        self.console.print(told.rstrip(), style="bold", markup=False)
        if view.viewer == JUDGE:
            usual = str(words.term("answer", question.default, self.names))
            told = words.say("screen-by-the-book", answer=usual, clause=question.clause)
            self.console.print(told, style="dim", markup=False)

    def _called(self, id: str, asked: str) -> str:
        """Somebody or something that a question is about; a plan in a player's own words as he said it."""
        words = self.terminal.words
        for kind in ("spot", "method", "reason", "plan", "item"):
            if words.has(f"{kind}-{id}"):
                return words.say(f"{kind}-{id}")
        name = str(words.term("member", id, self.names))
        return name if name != id or asked == "plan" else ""

    def _name(self, id: str) -> str:
        return self.roster.name(id)

    def _tried(self, view: DelveView) -> None:
        """Where and how those who stand here have searched before (delve.search.repeat)."""
        words = self.terminal.words
        here = {_square(group.depth, at) for group in view.groups for at in (group.at, *group.spots.values())}
        tried = [
            f"{', '.join(self._called(spot, '') for spot in said.spots)} ({', '.join(map(self._way, said.methods))})"
            for said in view.said
            if said.place in here
        ]
        if tried:
            told = words.say("screen-tried", tried="; ".join(dict.fromkeys(tried)))
            self.console.print(told, style="dim", markup=False)

    def _way(self, method: str) -> str:
        return self.terminal.words.say(f"method-{method}")

    def _met(self, view: DelveView) -> None:
        """Those met as far as they are seen, and their mood; the order of a fight, and what a flight rolls."""
        words, meeting, fight = self.terminal.words, view.meeting, view.fight
        for favour in view.favours:
            who = words.say("screen-promised", kind=words.say(f"creature-{favour.kind}"))
            self.console.print(who, "–", self._favour(favour), markup=False)
        if meeting is None:
            return
        kinds = Counter(one.kind for one in meeting.spots if one.status == "active")
        who = ", ".join(f"{words.say(f'creature-{kind}')} × {many}" for kind, many in kinds.items())
        morale = ", ".join(f"{words.say(f'creature-{kind}')} {chance}" for kind, chance in meeting.morale)
        told = words.say("screen-met", who=who or "?", feet=meeting.feet or "?", morale=morale or "—")
        said = [told, words.say(f"mood-{meeting.mood}") if meeting.mood else ""]
        if meeting.favour is not None:
            said.append(self._favour(meeting.favour))
        if fight is not None:
            said.append(
                words.say("screen-order", order=", ".join(self._slot(one.who, one.total) for one in fight.order))
            )
            if fight.flight is not None:
                sides = {"ours": self._sum(fight.flight.ours), "theirs": self._sum(fight.flight.theirs)}
                said.append(words.say("screen-flight", **sides))
        for line in said:
            if line:
                self.console.print(line, style="red", markup=False)

    def _favour(self, favour: FavourView) -> str:
        """What is asked: the judge's words, or whom to drive off and which way they are."""
        words = self.terminal.words
        if favour.words or not favour.foe:
            return words.say("screen-favour-said", words=favour.words) if favour.words else ""
        exit = str(words.term("place", favour.exit or "none", self.names))
        return words.say("screen-favour", foe=words.say(f"creature-{favour.foe}"), exit=exit)

    def _slot(self, who: str, total: int) -> str:
        """A place in the order of a fight: somebody, a kind, a side."""
        words, (side, _, kind) = self.terminal.words, who.partition(":")
        name = (
            words.say(f"creature-{kind}")
            if kind
            else words.say(f"screen-{side}")
            if words.has(f"screen-{side}")
            else self._name(who)
        )
        return f"{name} {total}"

    def _sum(self, terms: list[list[str]]) -> str:
        """Terms and what they come to."""
        rows = [f"{self.terminal.words.modifier(term[0])} {term[1]}" for term in terms]
        return f"{sum(int(term[1]) for term in terms):+d} ({', '.join(rows) or '0'})"


def _square(depth: int, at: list[float]) -> str:
    """The id of the square in which a point lies."""
    return f"{depth}:{int(at[0] // HS)},{int(at[1] // HS)}"


def drawn(view: DelveView) -> Text:
    """The level of the first group, as far as it is shown."""
    depth = view.groups[0].depth if view.groups else 0
    level = next((one for one in view.levels if one.depth == depth), None)
    if level is None:
        return Text("")
    west, north, width, height = (each // HS for each in level.bounds)
    canvas = Canvas((width + 2) * WIDE, (height + 2) * TALL)

    def put(at: list[float], sign: str, style: str, dx: int = 1) -> None:
        canvas.put(int((at[0] // HS - west + 1) * WIDE + dx), int((at[1] // HS - north + 1) * TALL), sign, style)

    _draw_squares(level, put)
    _draw_sides(canvas, level, west, north)
    for feature in level.features:
        put(feature.at, "&", "magenta", 2)
    for heap in level.heaps:
        put(heap.at, "*", "bold yellow", 2)
    for trap in level.traps:
        if trap.rect:
            put([float(trap.rect[0]), float(trap.rect[1])], "^", "red", 2)
    _draw_people(view, depth, put)
    return canvas.text()


def _draw_squares(level: LevelView, put: Any) -> None:
    west, north, _, _ = level.bounds
    for y in range(0, len(level.seen), HS):
        for x in range(0, len(level.seen[y]), HS):
            if level.seen[y][x] != "0":
                put([west + x, north + y], "·", "" if level.now[y][x] != "0" else "bright_black")


def _draw_sides(canvas: Canvas, level: LevelView, west: int, north: int) -> None:
    for x1, y1, x2, _ in level.walls:
        column, row = (x1 // HS - west + 1) * WIDE, (y1 // HS - north + 1) * TALL
        if x1 == x2:
            canvas.put(column - 1, row, "│", "")
        else:
            for dx in range(WIDE - 1):
                canvas.put(column + dx, row - 1, "─", "")
    for opening in level.openings:
        sign = _sign(level, opening)
        if sign:
            column, row = _side_at(opening, west, north)
            canvas.put(column, row, sign, "bold")


def _side_at(opening: OpeningView, west: int, north: int) -> tuple[int, int]:
    """Where an opening is written: between two squares."""
    x, y = opening.at
    column, row = int((x / HS - west + 1) * WIDE), int((y / HS - north + 1) * TALL)
    return (column - 1, row - row % TALL) if opening.dir in "EW" else (column - 1, row - 1)


def _sign(level: LevelView, opening: OpeningView) -> str:
    if opening.out:
        return "<"
    if opening.to_depth:
        return ">" if opening.to_depth > level.depth else "<"
    door = opening.door
    if door is None:
        return ""
    if door.kind == "arch":
        return "|"
    return "'" if door.open else ":" if door.kind == "portcullis" else "S" if door.secret else "+"


def _draw_people(view: DelveView, depth: int, put: Any) -> None:
    members = {member.id: member for member in view.members}
    for group in view.groups:
        for number, (id, at) in enumerate(reversed(group.spots.items())):
            if group.depth == depth:
                put(at, "@", seat_style(members[id].owner), number % 2)
    taken: Counter[tuple[int, ...]] = Counter()  # those of one square stand side by side
    for number, one in enumerate(view.meeting.spots if view.meeting else [], 1):
        if one.at is not None:
            square = tuple(int(each // HS) for each in one.at)
            put(one.at, str(number % 10), "bold red" if one.status == "active" else "dim red", 2 - taken[square] % 3)
            taken[square] += 1


def drawn_sheet(view: DelveView) -> Text:
    """The players' own map, a character to a square; sides are not drawn here."""
    depth = view.groups[0].depth if view.groups else 1
    signs = {
        "floor": "·",
        "stairs_up": "<",
        "stairs_down": ">",
        "trap": "^",
        "treasure": "*",
        "danger": "!",
        "question": "?",
    }
    squares: dict[tuple[int, int], str] = {}
    for key, mark in view.sheet.marks.items():
        level, _, square = key.partition(":")
        x, _, y = square.partition(",")
        if int(level) == depth and mark in signs:
            squares[int(x), int(y)] = signs[mark]
    if not squares:
        return Text("")
    west, east = min(x for x, _ in squares), max(x for x, _ in squares)
    north, south = min(y for _, y in squares), max(y for _, y in squares)
    lines = ["".join(squares.get((x, y), " ") for x in range(west, east + 1)) for y in range(north, south + 1)]
    return Text("\n".join(lines), style="cyan")
