"""The people of a delve at the terminal: how each is, what he can do and bears, and what the party goes by."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from rich.table import Table
from rich.text import Text

from podzem.cli.screens.canvas import seat_style
from podzem.cli.terminal import Terminal
from podzem.core.decisions import Decision
from podzem.systems.delve.view.shapes import DelveView, GroupView, MemberView, PairView, ThingView

READY: Final = ("hand", "worn", "ready")


class Roster:
    """Tells of the people; what seldom changes at first and when it has changed."""

    def __init__(self, terminal: Terminal) -> None:
        self.terminal = terminal
        self._told: dict[str, str] = {}
        """What was told last, by what it is about."""

    def show_clock(self, view: DelveView) -> None:
        """The turn, the lights, how far the party can still go in it, its money; the judge's clock of checks."""
        words = self.terminal.words
        lights = [f"{words.say(f'item-{kind_of(one.item)}')} {one.left}/{one.of}" for one in view.clock.lights]
        told = [words.say("screen-clock", turn=view.turn + 1, lights=", ".join(lights) or "—")]
        if view.stage == "turn":
            feet = ", ".join(f"{group.left}/{group.speed}" for group in view.groups if group.depth)
            told += [words.say("screen-feet", feet=feet)] if feet else []
        told += [words.say("kuna-sum", kuna=view.coins)] if view.coins else []
        told += [
            words.say("screen-checks", n=one.counter, of=one.interval)
            for one in (view.secrets.wander if view.secrets else [])
            if one.interval
        ]
        self.terminal.console.print("; ".join(told), style="bold", markup=False)

    def show_people(self, view: DelveView) -> None:
        """A row for each: hit points, load, how he is, what he is about to do."""
        table = Table(box=None, padding=(0, 1), show_header=False)
        for member in view.members:
            table.add_row(*self._row(member))
        self.terminal.console.print(table)

    def show_own(self, view: DelveView, viewer: int) -> None:
        """What one's own people can do and bear, and the standing orders: at first, and when they have changed."""
        own = [member for member in view.members if member.owner == viewer]
        for member in own:
            self._tell(f"can {member.id}", self._abilities(member))
        for member in own:
            if member.items:
                self._tell(f"bears {member.id}", self._pack(member))
        for group in view.groups:
            self._tell(f"goes by {group.number}", self._standing(group))

    def _tell(self, about: str, told: str) -> None:
        if self._told.get(about) != told:
            self.terminal.console.print(told, style="dim", markup=False)
        self._told[about] = told

    def name(self, id: str) -> str:
        """Somebody by his id."""
        return str(self.terminal.words.term("member", id, self.terminal.names))

    def _row(self, member: MemberView) -> tuple[Text, str, str, str]:
        words = self.terminal.words
        name = Text(f"{self.name(member.id)} ({member.id})", style=seat_style(member.owner))
        load = f"{member.ready.used}/{member.ready.most} + {member.stowed.used}/{member.stowed.most}"
        numbers = words.say("screen-numbers", hp=member.hp, most=member.most, load=load)
        doing = self._doing(member) if member.order else "…"
        return name, numbers, ", ".join(self._conditions(member)), doing

    def _conditions(self, member: MemberView) -> Iterator[str]:
        """How somebody is, as far as it is out of the ordinary."""
        words = self.terminal.words
        if member.status != "active":
            yield words.say(f"is-{member.status}")
            if member.status == "down":
                yield words.say("screen-rounds-left", n=member.rounds_left)
            return
        yield from (words.say(f"is-{how}") for how in ("wounded", "slow", "hidden") if getattr(member, how))
        if member.exhaustion:
            yield words.say("is-exhausted", n=member.exhaustion)

    def _doing(self, member: MemberView) -> str:
        """What somebody is about to do this turn, as his order is said."""
        assert member.order is not None
        terminal = self.terminal
        decision = Decision(max(0, member.owner), member.order.verb, (member.id, *member.order.words))
        spec = terminal.system.book.orders[member.order.verb]
        whole, brief = terminal.words.order_and_brief(decision, spec, terminal.names)
        return brief or whole

    def _abilities(self, member: MemberView) -> str:
        """Attributes, levels of checks, Defence and attack."""
        words = self.terminal.words
        attributes = [
            f"{words.say(f'short-{name}')} {value}" + (f" ({modifier:+d})" if modifier else "")
            for name, (value, modifier) in member.attributes.items()
        ]
        levels = [self._pair(pair) for pair in member.pairs if pair.level or member.attributes]
        fight = words.say("screen-arms", defence=member.defence, attack=f"{member.attack:+d}")
        can = "; ".join(filter(None, (", ".join(attributes), ", ".join(levels), fight)))
        return words.say("screen-can", who=self.name(member.id), can=can)

    def _pair(self, pair: PairView) -> str:
        level = f"{pair.level:+d}" if pair.level else "0"
        return f"{self.terminal.words.say(f'pair-{pair.attribute}-{pair.skill}')} {level}"

    def _pack(self, member: MemberView) -> str:
        ready = self._things([one for one in member.items if one.where in READY])
        stowed = self._things([one for one in member.items if one.where not in READY])
        who = self.name(member.id)
        return self.terminal.words.say("screen-pack", who=who, ready=ready or "—", stowed=stowed or "—")

    def _things(self, items: list[ThingView]) -> str:
        """Equal things are one with a number; what burns has a star."""
        names = Counter(("*" if one.burning else "") + self.terminal.words.say(f"item-{one.kind}") for one in items)
        return ", ".join(name if many == 1 else f"{name} × {many}" for name, many in names.items())

    def _standing(self, group: GroupView) -> str:
        """Whether torches are lit one from another; who was told to draw the map, to speak, to lead a flight."""
        words = self.terminal.words
        chosen = {"mapper": group.mapper, "speaker": group.speaker, "flight_leader": group.flight_leader}
        told = [words.say("event-relight_ordered", group=group.number, on="yes" if group.relight else "no")]
        told += [words.say(f"order-{role}", member=self.name(id)) + "." for role, id in chosen.items() if id]
        return " ".join(told)


def kind_of(id: str) -> str:
    """What a thing is, by its id."""
    return id.rpartition(".")[0]
