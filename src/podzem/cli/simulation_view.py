"""A simulation's summary in words: tables in the terminal, names for the chart."""

from __future__ import annotations

from rich.console import Console
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from podzem.cli.speech import words_of
from podzem.core.tallies import CLAUSE, EVENT, counting
from podzem.lab.report import compared_option, differs, rows_of_difference, rows_of_sides, side_names
from podzem.lab.running import Result
from podzem.lab.statistics import Estimate
from podzem.lab.sums import ALL, ENDS, LENGTH, SHARES, WAYS, WINS, Measure, Row
from podzem.systems import load_system

MARK = "●"


class View:
    """One result in one language."""

    def __init__(self, result: Result, language: str) -> None:
        self.result = result
        self.words = words_of(result.plan.system, language)
        self.system = load_system(result.plan.system)
        self.console = Console(highlight=False)

    def title(self) -> str:
        """What was played."""
        plan = self.result.plan
        bots = plan.bots[0] if len(set(plan.bots)) == 1 else ", ".join(plan.bots)
        return self.words.say(
            "simulate-title",
            system=self.words.say("title"),
            games=f"{self.result.games:,}",
            players=plan.players,
            bots=bots,
            seed=str(plan.seed),
        )

    def show(self) -> None:
        """The title, how it ended, and every measure."""
        self._say(self.title())
        self._say(self._compared())
        self._say(self._ending())
        if self.result.games == 0:
            return
        self.console.print(self._comparison() if self.result.is_comparison else self._summary())
        if self.result.is_comparison:
            self._say(self.words.say("simulate-marked", mark=MARK))

    def _say(self, text: str) -> None:
        if text:
            self.console.print(text, markup=False)

    def _compared(self) -> str:
        """What tells the two sides apart."""
        if not self.result.is_comparison:
            return ""
        first, second = side_names(self.result)
        return self.words.say("simulate-compared", option=compared_option(self.result), first=first, second=second)

    def _ending(self) -> str:
        """Whether it is partial, or precise enough."""
        result = self.result
        if result.is_partial:
            return self.words.say("simulate-partial", games=f"{result.games:,}", wanted=f"{result.wanted:,}")
        if result.precision is None:
            return ""
        reached = f"{100 * result.half_width():.2f} %"
        message = "simulate-precise" if result.ended == "precision" else "simulate-imprecise"
        kind = "difference" if result.is_comparison else "share"
        return self.words.say(message, kind=kind, reached=reached, wanted=f"{100 * result.precision:g} %")

    def label(self, group: str, item: str) -> str:
        """The words for an item of a group; for the group itself when the item is empty."""
        if not item:
            return self.words.say(f"measure-{group}")
        if group == WINS:
            return self.words.say("measure-seat", seat=item, bot=self.result.plan.bots[int(item)])
        if group in (LENGTH[0], ENDS) or item == ALL:
            return self._named(group, item)
        if group == WAYS:
            return self._of_any_kind(item)
        by = counting(self.system.book.tallies[group]).by
        if by == EVENT:
            return self.words.say(f"tally-{item}")
        return item if by == CLAUSE else str(self.words.term(self.system.book.terms.facts[by], item, ()))

    def _named(self, group: str, item: str) -> str:
        if item.endswith("%"):
            return self.words.say("measure-quantile", percent=item.removesuffix("%"))
        return self.words.say(f"measure-{group}-{item}" if item != ALL else "measure-all", rounds=self._most_rounds())

    def _most_rounds(self) -> str:
        return f"{self.result.plan.most_rounds:,}"

    def _of_any_kind(self, item: str) -> str:
        """A way out is a word of one kind in one system and of another in the next."""
        if self.words.has(f"measure-way-{item}"):
            return self.words.say(f"measure-way-{item}")
        for kind in dict.fromkeys(self.system.book.terms.facts.values()):
            if self.words.has(f"{kind}-{item}"):
                return self.words.say(f"{kind}-{item}")
        return item

    def _table(self, *columns: str) -> Table:
        table = Table(box=None, pad_edge=False)
        table.add_column(self.words.say("measure-column"), overflow="fold")
        for column in columns:
            table.add_column(column, justify="right", no_wrap=True)
        return table

    def _summary(self) -> Table:
        table = self._table(*(self.words.say(f"measure-column-{name}") for name in ("value", "interval", "count")))
        (rows,) = rows_of_sides(self.result)
        for group, lines in _by_group(rows).items():
            table.add_row(self._heading(group))
            for row in lines:
                count = "" if row.count is None or row.measure == LENGTH else f"{row.count:,}"
                table.add_row(self._item(row.measure), *_figures(row.measure, row.estimate, is_part=row.is_part), count)
        return table

    def _comparison(self) -> Table:
        difference, interval = (self.words.say(f"measure-column-{name}") for name in ("difference", "interval"))
        table = self._table(*map(escape, side_names(self.result)), difference, interval, "")
        sides = [{row.measure: row for row in rows} for rows in rows_of_sides(self.result)]
        for group, lines in _by_group(rows_of_difference(self.result)).items():
            table.add_row(self._heading(group))
            for row in lines:
                own = [side[row.measure] for side in sides]
                values = [_figures(one.measure, one.estimate, is_part=one.is_part)[0] for one in own]
                mark = MARK if differs(self.result, row.estimate) else ""
                table.add_row(self._item(row.measure), *values, *_figures(row.measure, row.estimate, "+"), mark)
        return table

    def _heading(self, group: str) -> Text:
        return Text(self.label(group, ""), style="bold")

    def _item(self, measure: Measure) -> Text:
        return Text("  " + self.label(*measure))


def _by_group(rows: list[Row]) -> dict[str, list[Row]]:
    """Rows under their groups; those of a tally with the largest first."""
    groups: dict[str, list[Row]] = {}
    for row in rows:
        groups.setdefault(row.measure[0], []).append(row)
    return {group: sorted(lines, key=_order) if _is_tally(group) else lines for group, lines in groups.items()}


def _is_tally(group: str) -> bool:
    return group != LENGTH[0] and group not in SHARES


def _order(row: Row) -> tuple[bool, float]:
    return row.measure[1] != ALL, -abs(row.estimate.value)


def _figures(measure: Measure, estimate: Estimate, sign: str = "", is_part: bool = False) -> tuple[str, str]:
    """The value and its interval: shares in hundredths, other measures as they are."""
    is_share = is_part or measure[0] in SHARES
    times, form, unit = (100, f"{sign}z.2f", " %") if is_share else (1, f"{sign}z.3f", "")
    if measure[0] == LENGTH[0]:
        form = f"{sign}z.2f" if measure == LENGTH else "g"
    value = f"{times * estimate.value:{form}}{unit}"
    if estimate.low is None or estimate.high is None:
        return value, ""
    return value, f"{times * estimate.low:{form}} … {times * estimate.high:{form}}{unit}"
