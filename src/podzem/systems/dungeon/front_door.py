"""The front door of «Подземелье»: what a campaign asks of a dungeon to which it lends its company (surface.dungeon.*).

Those who go are the dungeon's own company until they are out; its ledger is the campaign's. Days, food, wages and
sales are the campaign's, so there is no town here, and nothing below goes on past the turn at which its day turns.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, final

from podzem.core.decisions import Decision, Namer, Refusal
from podzem.core.dice import Dice
from podzem.core.event_table import Events
from podzem.core.protocols import Bot, Chances
from podzem.core.scribe import Scribe
from podzem.core.setting import Setting
from podzem.core.terms import Kind
from podzem.expedition import infection
from podzem.expedition.company import Company
from podzem.expedition.ledger import Ledger
from podzem.expedition.people import ACTIVE, CAPTIVE, COMPANION, DEAD, DOWN, OUTSIDE, Member
from podzem.expedition.town import hiring, income
from podzem.site.contents import Heap
from podzem.site.plan import RANDOM, Plan
from podzem.site.site import Site
from podzem.systems.dungeon import book, deciding, events, invariants, record, resample, retold
from podzem.systems.dungeon.advice import DungeonAdvice
from podzem.systems.dungeon.below import Below
from podzem.systems.dungeon.bot import fighting
from podzem.systems.dungeon.bot.delver import Delver
from podzem.systems.dungeon.chapters.movement import entering, setting_out
from podzem.systems.dungeon.facts import facts_of
from podzem.systems.dungeon.game import ORDERS as ORDERS_STAGE
from podzem.systems.dungeon.game import OVER, TOWN, Game
from podzem.systems.dungeon.going_on import go_on
from podzem.systems.dungeon.order_row import OrderRow
from podzem.systems.dungeon.orders import ORDERS as ALL_ORDERS
from podzem.systems.dungeon.splitting import drop_empty
from podzem.systems.dungeon.view import viewer as view
from podzem.systems.dungeon.view.aloud import told as told_aloud
from podzem.systems.dungeon.view.place_names import ids_shown, names
from podzem.systems.dungeon.view.shapes import ExpeditionView
from podzem.world.item import Item
from podzem.world.map_file import load_dungeon, save_dungeon
from podzem.world.region.dungeon_names import read_drawn

ORDERS: Final[dict[str, OrderRow]] = {
    name: row for name, row in ALL_ORDERS.items() if row.stages != (TOWN,) and name not in ("set", "clock")
}
"""Every order that can be given below ground, the judge's amendments too; towns and the clock are the campaign's."""
EVENTS: Final[Events] = {
    name: spec for name, spec in events.EVENTS.items() if name not in (events.SEED.name, "die_replaced")
}
"""What can be told of those below; seeds are drawn and dice replaced above."""
RETOLD: Final = retold.WEIGHTS
"""What of it is told again to whoever comes back."""
FACTS: Final[dict[str, str]] = events.KINDS
KINDS: Final[dict[str, Kind]] = dict(book.TERMS.kinds)
DIGEST: Final = book.BOOK.rules_digest
NEVER: Final = frozenset(entering.NEVER)
"""The animals that never go below (dungeon.premise.animals)."""
ADVICE: Final = DungeonAdvice()
NOBODY: Final = Setting(0, {})
"""Stands for the campaign's setting until a dungeon that was read is joined to it."""
KEPT_ABOVE: Final = ("ledger", "next_number")
"""What of the company below is the campaign's and is not written with the dungeon."""


@final
class Underground:
    """A dungeon of a campaign: its site as it was left, all who are in it, and while somebody is below, his turns."""

    def __init__(self, name: str, game: Game) -> None:
        self.name = name
        """As a region names it: a map of ours, or `random:SEED:DEPTHS:ROOMS`."""
        self.game = game

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Underground) and self.name == other.name and self.game == other.game

    __hash__ = None  # type: ignore[assignment]

    def __contains__(self, member: Member) -> bool:
        return self.game.members.get(member.number) is member

    def copy(self) -> Underground:
        """An equal dungeon that shares nothing that changes."""
        return Underground(self.name, self.game.copy())

    def write(self) -> dict[str, Any]:
        """As plain data, without what the campaign keeps; an imagined map is written out."""
        plain = {key: value for key, value in record.write(self.game).items() if key not in KEPT_ABOVE}
        imagined = self.game.site.plan.imagined
        drawn = {"map": save_dungeon(imagined)} if imagined is not None else {}
        return {"name": self.name, **drawn, **plain}

    @staticmethod
    def read(data: dict[str, Any]) -> Underground:
        """From plain data; it must be joined to its campaign before it is asked anything."""
        name, drawn = str(data.pop("name", "")), data.pop("map", None)
        like = opened(name, NOBODY).game
        if drawn is not None:
            like.site.plan = like.site.plan.with_map(load_dungeon(str(drawn)))
        return Underground(name, record.read(like, data))

    def join(self, company: Company, is_lent: bool) -> None:
        """One setting, and while somebody is below one ledger and one numbering with the campaign's company."""
        self.game.company.setting = company.setting
        if is_lent:
            self.game.company.ledger, self.game.company.next_number = company.ledger, company.next_number

    def hand_back(self, company: Company) -> None:
        """The campaign goes on with the money and the numbers as they are now below."""
        company.ledger, company.next_number = self.game.company.ledger, self.game.company.next_number

    # going and coming

    @property
    def entrances(self) -> tuple[str, ...]:
        """The openings by which one comes in from outside."""
        return self.game.site.document.entrances

    @property
    def is_emptied(self) -> bool:
        """Whether nothing of value that was found below or is hidden there is left in it."""
        site = self.game.site
        hidden = [secret for level in site.dungeon.levels for secret in level.secrets if secret.contents]
        found = all(secret.id in site.secrets for secret in hidden)
        return site.furnished and found and not any(map(_is_treasure, site.heaps))

    @property
    def seems_empty(self) -> bool:
        """Whether everything of value that anybody has seen there was taken away."""
        return self.game.site.furnished and not any(heap.seen and _is_treasure(heap) for heap in self.game.site.heaps)

    @property
    def turn(self) -> int:
        """Turns since somebody went below."""
        return self.game.company.turn

    @property
    def is_over(self) -> bool:
        """Whether nobody free is below: who could come out is out."""
        return self.game.stage == OVER

    @property
    def is_held(self) -> bool:
        """Whether the campaign's day must turn first."""
        return self.game.is_held

    @property
    def people(self) -> list[Member]:
        """The company's own who live, be they out already, and their captives, in roster order."""
        return [member for member in self.game.members.values() if _is_here(member) or _is_held(member)]

    @property
    def roster(self) -> list[Member]:
        """The company's own who have come down and not come up again, the dead with them."""
        return [member for member in self.game.members.values() if member.owner >= 0]

    def call(self, caller: int) -> None:
        """Who speaks for those below from now on."""
        self.game.company.caller = caller

    def go_below(self, members: list[Member], opening: str, caller: int, until: int, hour: int, scribe: Scribe) -> None:
        """These people, captives among them, go in; `until` is the turn at whose end the campaign's day turns."""
        company = self.game.company
        company.caller, company.turn, company.day_turn, self.game.until = caller, 0, hour, until
        going = self._take_in(members)
        setting_out.send(self.game, opening, going, scribe)
        self._hold([member for member in members if member.status == CAPTIVE])
        go_on(self.game, scribe)

    @property
    def is_between_turns(self) -> bool:
        """Whether orders are awaited: then others may come in."""
        return self.game.stage == ORDERS_STAGE and not (self.game.agenda or self.game.questions or self.game.meeting)

    def follow(self, members: list[Member], opening: str, scribe: Scribe) -> None:
        """These people, too, go in where others are: a group of their own, in the same turn as those."""
        going = self._take_in(members)
        ledger = self.game.company.ledger
        ledger.companions_taken += sum(member.kind == COMPANION for member in going)
        setting_out.make_own(going)
        entering.enter(self.game, opening, going, scribe)
        self._hold([member for member in members if member.status == CAPTIVE])
        go_on(self.game, scribe)

    def _take_in(self, members: list[Member]) -> list[Member]:
        """They are of the dungeon's company from now on; those of them who go of their own will."""
        company, going = self.game.company, [member for member in members if member.status != CAPTIVE]
        for member in members:
            self.game.members[member.number] = member
            member.group, member.rides = 0, 0
            self.game.exits.pop(member.number, None)
        company.members = dict(sorted(company.members.items()))
        for member in going:
            member.status = OUTSIDE if member.status == ACTIVE else member.status
        return going

    def _hold(self, captives: list[Member]) -> None:
        """Captives are led by those who have gone in last; where nobody has, they stay outside."""
        group = self.game.groups[-1].number if self.game.groups else 0
        for captive in captives:
            captive.captor, captive.delivered = group, not group

    def go_on(self, until: int, scribe: Scribe) -> None:
        """The campaign's day has turned: the next one turns at the end of this turn."""
        self.game.until = until
        drop_empty(self.game)
        entering.end_if_nobody_is_left(self.game, scribe)
        go_on(self.game, scribe)

    def take_out(self, some: Sequence[Member], scribe: Scribe) -> list[Member]:
        """These, who are out, and the dead whom they carry; they are no more of this dungeon."""
        if not self.is_over:
            income.give_growth(self.game.company, scribe)  # for what they have brought, before they go
        people = {member.number: member for member in some}
        borne = {item.name for member in people.values() for item in member.items if item.kind == "body"}
        out = [one for one in self.game.members.values() if one.number in people or one.id in borne]
        for member in out:
            del self.game.members[member.number]
            member.status = ACTIVE if member.status == OUTSIDE else member.status
            member.group, member.effects = 0, [effect for effect in member.effects if effect.until_turn < 0]
        if self.is_over:
            self.game.company.ledger = Ledger()
        return out

    def exit_of(self, member: Member) -> str:
        """The opening by which somebody came out; empty for who has never left."""
        return self.game.exits.pop(member.number, "")

    def is_free_below(self, member: Member) -> bool:
        """Whether somebody of the company is still on his way below."""
        return member.owner >= 0 and member.status in (ACTIVE, DOWN) and member.group > 0

    def fault(self) -> str:
        """The first thing that is wrong below; empty when nothing is."""
        return invariants.fault(self.game)

    # what the campaign's evening and dawn do below

    def bury(self, member: Member) -> None:
        """Somebody has died below of what the day has brought: his body lies where he was."""
        around = Below(self.game)
        around.lay_out(member)
        around.leave(member)
        member.status, member.breakage_due = DEAD, False

    def pay_wages(self, scribe: Scribe) -> None:
        """A day's wage for those who serve below (dungeon.hire.terms)."""
        hiring.pay_wages(self.game.company, scribe)

    def dawn(self, scribe: Scribe) -> None:
        """A die for each of the infected (dungeon.aid.infection)."""
        infection.dawn(self.game.company, Below(self.game), scribe)

    # deciding

    def awaited(self) -> tuple[int, ...]:
        """The seats that have open decisions."""
        return () if self.is_held else deciding.awaited(self.game)

    def needed(self) -> tuple[int, ...]:
        """The seats without whom nothing goes on."""
        return () if self.is_held else deciding.needed(self.game)

    def candidates(self, seat: int) -> list[Decision]:
        """Every legal decision of a seat."""
        return deciding.candidates(self.game, seat) if seat in self.awaited() else []

    def refuse(self, decision: Decision) -> Refusal | None:
        """Why not, with the clause."""
        return deciding.why_not(self.game, decision)

    def apply(self, decision: Decision, scribe: Scribe) -> None:
        """Carry a legal decision out, and go on until somebody has to decide."""
        deciding.apply(self.game, decision, scribe)

    def fallback(self, seat: int) -> Decision:
        """What a seat that does not answer in time is taken to have decided."""
        return deciding.fallback(self.game, seat)

    # showing

    def view(self, viewer: int) -> ExpeditionView:
        """What a viewer may know."""
        return view.seen_by(self.game, viewer)

    def namer(self) -> Namer:
        """What people call a place, those below, and what they bear."""
        return names(self.game)

    def shown(self, viewer: int) -> list[str]:
        """The places of which a view speaks by their ids."""
        return ids_shown(self.game, viewer)

    def readings(self, viewer: int, language: str) -> list[str]:
        """Where people stand, in words."""
        return told_aloud(self.game, viewer, language)

    @property
    def scene(self) -> dict[str, Any]:
        """The paper the map is drawn on; a drawn map's own name holds its seed."""
        name = RANDOM if read_drawn(self.name) is not None else self.name
        return {"desk": "dungeon", "kind": "grid", "name": name, "cell": self.game.dungeon.cell}

    def chances(self, decisions: Sequence[Decision]) -> list[Chances | None]:
        """The odds that are shown."""
        return ADVICE.chances(self.game, decisions)

    def prospects(self, after: Underground, seat: int) -> tuple[str, ...]:
        """What a change means for a seat."""
        return ADVICE.prospects(self.game, after.game, seat)

    def resampled(self, viewer: int, dice: Dice) -> Underground:
        """Another dungeon that this viewer cannot tell apart."""
        return Underground(self.name, resample.resample(self.game, viewer, dice))


def opened(name: str, setting: Setting) -> Underground:
    """A dungeon that nobody has entered yet."""
    drawn = read_drawn(name)
    plan = Plan(name, 0, 0) if drawn is None else Plan(RANDOM, drawn.depths, drawn.rooms)
    site = Site(plan, seed=0 if drawn is None else drawn.seed)
    return Underground(name, Game(Company(setting), site, OVER, until=0))


def delver() -> Bot:
    """The bot that goes below (dungeon.auto.party_bot); it is handed a dungeon's view."""
    return Delver()


def in_combat(view: fighting.View, decisions: Sequence[Decision]) -> Decision:
    """What that bot orders in a fight, above ground as below."""
    return fighting.in_combat(view, decisions)


def facts(decision: Decision) -> dict[str, Any]:
    """What a decision is about, by name."""
    return facts_of(ORDERS[decision.order], decision.words)


def _is_treasure(heap: Heap) -> bool:
    return any(income.value_of(item) > 0 for item in _all_in(heap.items))


def _all_in(items: Sequence[Item]) -> Iterator[Item]:
    """Things with what is in them."""
    for item in items:
        yield item
        yield from _all_in(item.contents)


def _is_here(member: Member) -> bool:
    below = member.status in (ACTIVE, DOWN) and member.group > 0
    return member.owner >= 0 and (below or member.status == OUTSIDE)


def _is_held(member: Member) -> bool:
    return member.status == CAPTIVE and (member.captor > 0 or (member.captor == 0 and member.delivered))
