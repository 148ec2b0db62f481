"""A table: one game, its people and their messages, without any transport.

`handle` changes the table and says which rows the log gains; whoever drives the table puts them on disk before he tells
anybody, and throws the table away and reads it anew when that fails.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

import msgspec

from podzem.core.chronicle import Chronicle
from podzem.core.decisions import JUDGE, WATCHER, Decision
from podzem.core.dice import Dice
from podzem.core.errors import Malformed
from podzem.core.journal import Entry, Header, Journal
from podzem.core.protocols import Bot
from podzem.core.weighing import Held
from podzem.systems import load_system
from podzem.table.answered import Answered, viewer_of
from podzem.table.chance import Chance
from podzem.table.lines import TAIL, Lines, packed, unpacked
from podzem.table.listener import Answer, Forbidden, Listener
from podzem.table.live_game import History, LiveGame, begin, live_entries, moment_at
from podzem.table.log import Record, Row, Snapshot
from podzem.table.members import Member, People, Seat, derived, hash_token, new_token
from podzem.table.news_cache import NewsCache
from podzem.table.opening import Tokens
from podzem.table.rows import Asked, Cut, Lent, Named, Remark, Seated, SnapshotBody
from podzem.table.sitting import free_seat, new_name
from podzem.table.untold import Moment, moment_before, moment_now, moment_of, who_saw_nothing
from podzem.table.weighing import lay

CHATS: Final = 60
CUTS: Final = 20
SNAPSHOT_EVERY: Final = 100


class Table:
    """One live game."""

    def __init__(self, record: Record, snapshot: Snapshot | None, rows: Sequence[Row], history: History) -> None:
        self.record = record
        self.system = load_system(record.header.system)
        self.history = history
        self.chance = Chance(record)
        self.people = People([Seat(name) for name in record.header.seats], record.invite, record.watch)
        self.version = 0
        self.untold: Counter[int] = Counter()
        """For each viewer how many versions he was not told of, because nothing in them was for him."""
        self.sequence = 0
        self.paused = False
        self.holds = False
        """Whether the judge weighs what the dice say before it is told."""
        self.held: Held | None = None
        """What lies before him now."""
        self.asked: Asked | None = None
        """The decision that stands and waits for a real die: who asked for it cannot take another one instead."""
        self.chats: list[Remark] = []
        self.chat_count = 0
        self.present: Counter[int] = Counter()
        self.stamp = 0
        """Grows whenever what is shown of the people changes."""
        self.judge_stamp = 0
        """Grows whenever what is shown to the judge alone changes."""
        self.cuts: list[tuple[int, Counter[int], Lines]] = []
        """The versions at which the game went back, what had not been told by then, and the lines that were left."""
        self.since = record.created
        self.changed = record.created
        """When the log last gained a row, in milliseconds since 1970."""
        self._heard: dict[int, tuple[int, int]] = {}
        """Of each viewer the version he was last told of, and when."""
        self.due: Snapshot | None = None
        """A snapshot that was due while the log was read, and that nobody has kept yet."""
        self.aside: list[Decision] = []
        """Who took the last decisions that can be taken side by side, while nothing else has happened."""
        self.clock = record.settings.clock
        self._answered = Answered()
        self._news_cache: NewsCache | None = None
        self.bots: dict[int, tuple[str, Bot]] = {}
        """Who plays a seat for somebody, by name; a bot stays the same as long as it sits there."""
        self._pending: tuple[int, Snapshot] | None = None
        self._kept = 0
        self._read(snapshot, rows)

    # reading the log

    def _read(self, snapshot: Snapshot | None, rows: Sequence[Row]) -> None:
        entries = [row for row in rows if row.kind == "step"]
        if snapshot is None:
            first = msgspec.json.decode(entries[0].body, type=Entry)
            self.chance.follow(first)
            self.game = begin(self.system, self.record.header, [first])
            rows = [row for row in rows if row is not entries[0]]
            self.sequence, self.version = entries[0].sequence, 1
        else:
            self._restore(snapshot)
        self._heard = {viewer: (self.version_for(viewer), self.changed) for viewer in self._viewers()}
        for row in rows:
            self.catch_up([row])
            self.due = self.snapshot_due() or self.due

    def _restore(self, snapshot: Snapshot) -> None:
        kept = msgspec.json.decode(snapshot.body, type=SnapshotBody)
        if kept.sum and kept.summed().sum != kept.sum:
            raise Malformed("the sum of the snapshot is not that of what it holds")
        if kept.chronicle is None:
            raise Malformed("the snapshot is of an older program, which kept no chronicle")
        header = self.record.header
        state = self.system.forms.read(header.players, header.options, kept.state)
        chronicle = Chronicle(self.system.book.retelling, unpacked(kept.chronicle))
        lines = Lines(header.players, kept.totals)
        self.game = LiveGame(self.system, header, state, kept.entries, lines, chronicle)
        self.people, self.paused, self.chats, self.version = kept.people, kept.paused, kept.chats, kept.version
        self.holds, self.held, self.untold = kept.holds, kept.held, Counter(kept.untold)
        self.asked = kept.asked
        self.chat_count, self.sequence = len(kept.chats), snapshot.sequence
        self.chance.restart((), kept.used)
        self._kept = kept.entries

    def catch_up(self, rows: Sequence[Row], now: int | None = None) -> None:
        """Read rows that another writer has added, or that follow a snapshot."""
        self.since = now or self.since
        for row in rows:
            if row.sequence <= self.sequence:
                self.changed = row.at or self.changed
                continue
            if row.kind == "step":
                entry = msgspec.json.decode(row.body, type=Entry)
                moment = moment_of(self.game, entry)
                self.game.follow([entry])
                self.chance.follow(entry)
                self.version += 1
                self.pass_over(moment)
                self.aside, self.held, self.asked = [], None, None
            else:
                self._fold(row.kind, row.body)
            self.sequence = row.sequence
            self._remember(row.message)
            self.date([row], row.at or self.changed)

    def _fold(self, kind: str, body: str) -> None:
        """A row of the log that is no step."""
        read = msgspec.json.decode
        match kind:
            case "cut":
                cut = read(body, type=Cut)
                # What lay before the judge, or waited for a die, was told of: giving it back is told as well.
                is_told = cut.by != JUDGE or self.held is not None or self.asked is not None
                moment = None if is_told else moment_now(self.game)
                self._cut(cut.entries)
                self.pass_over(moment)
            case "seated":
                self._seat(read(body, type=Seated))
            case "judge":
                self.people.judge = read(body, type=str)
            case "lent":
                lent = read(body, type=Lent)
                self.people.seats[lent.seat].lent = lent.bot
                self.stamp += 1
            case "named":
                named = read(body, type=Named)
                self.people.seats[named.seat].name = named.name
                self.stamp += 1
                self.game.lines.forget_words()
            case "said":
                self.chats = [*self.chats, read(body, type=Remark)][-CHATS:]
                self.chat_count += 1
            case "holding":
                self.holds = read(body, type=bool)
                self.judge_stamp += 1
            case "asked":
                self.asked = read(body, type=Asked)
                self.version += 1
                self.aside = []
            case "held":
                self.held, self.asked = read(body, type=Held), None
                self.version += 1
                self.aside = []
            case "paused":
                self.paused = read(body, type=bool)
                self.version += 1
                self.aside = []
            case _:
                raise Malformed(f"the log of this table has a row {kind!r} that this program does not know")

    def _seat(self, seated: Seated) -> None:
        seat = self.people.seats[seated.seat]
        seat.name, seat.bot, seat.token, seat.host = seated.name, seated.bot, seated.token, seated.host
        seat.kind = "bot" if seated.bot else "person"
        seat.lent = None
        self.stamp += 1
        self.game.lines.forget_words()

    def _cut(self, entries: int) -> None:
        if not self.game.cut(entries):
            # While a log is read it holds rows that come later, among them cuts that go further back.
            live = live_entries([row for row in self.history() if row.sequence <= self.sequence])[:entries]
            self.game = begin(self.system, self.record.header, live)
            self.chance.restart(live)
        self.version += 1
        self.aside, self.held, self.asked = [], None, None
        left = Lines(self.record.header.players, self.game.lines.totals[:])
        self.cuts = [*self.cuts, (self.version, Counter(self.untold), left)][-CUTS:]
        self._pending = None

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.system.outcome(self.game.state) is not None

    def lines_left(self, viewer: int, lines: int, version: int) -> int:
        """How many of the lines that a viewer had at a version still stand."""
        if not self.cuts:
            return min(lines, self.game.lines.count(viewer))
        told = [(cut - untold[viewer], left) for cut, untold, left in self.cuts]
        since = [left.count(viewer) for cut, left in told if cut > version]
        forgotten = len(told) == CUTS and told[0][0] > version
        return 0 if forgotten else min(lines, self.game.lines.count(viewer), *since)

    # writing the log

    def add(self, kind: str, body: object, message: str | None = None) -> Row:
        """A row for the log, folded into the table as any reader of the log would."""
        row = Row(self.sequence + 1, kind, msgspec.json.encode(body).decode(), message)
        if kind != "step":
            self._fold(kind, row.body)
        else:
            self.version += 1
            self.asked = None
        self.sequence = row.sequence
        self._remember(message)
        return row

    def advance(self, decision: Decision, dice: Dice, now: int, message: str | None = None) -> Row:
        """Take a decision, or lay what it leads to before the judge; the row for the log."""
        if self.holds:
            held = lay(self, decision, dice)
            if held is not None:
                return self.add("held", held, message)
        moment = moment_before(self.game, decision)
        entry = self.game.advance(decision, dice)
        self.chance.settle()
        row = self.add("step", entry, message)
        if self.pass_over(moment):
            return row
        self.since = now
        spec = self.system.book.orders.get(decision.order)  # a judge's own order may stand in no table
        self.aside = [*self.aside, decision][-CUTS:] if spec is not None and spec.side_by_side else []
        return row

    # what some are not told of

    def version_for(self, viewer: int) -> int:
        """The version as a viewer counts it: what changed nothing for him is no version of his (secret amendments)."""
        return self.version - self.untold[viewer]

    def stamp_for(self, viewer: int) -> int:
        """As `version_for`, of what is shown of the people."""
        return self.stamp + (self.judge_stamp if viewer == JUDGE else 0)

    def date(self, rows: Sequence[Row], at: int) -> None:
        """Rows have come into the log at a time: whoever was told of any of them has news since then."""
        self.changed = at
        for viewer in self._viewers():
            version = self.version_for(viewer)
            if version != self._heard[viewer][0] or any(_is_told(row, viewer) for row in rows):
                self._heard[viewer] = version, at

    def changed_for(self, viewer: int) -> int:
        """When something last changed of which a viewer was told, in milliseconds since 1970."""
        return self._heard[viewer][1]

    def _viewers(self) -> tuple[int, ...]:
        return (*range(self.record.header.players), WATCHER, JUDGE)

    def pass_over(self, moment: Moment | None) -> bool:
        """After a step: who sees nothing of it is not told that there was one. Whether nobody is."""
        if moment is None:
            return False
        blind = who_saw_nothing(self.game, moment)
        self.untold.update(blind)
        return len(blind) == len(moment.lines)

    def _remember(self, message: str | None) -> None:
        if message is not None:
            self._answered.note(message, self.version_for(viewer_of(message)))

    def answered(self, message: str) -> int | None:
        """The version to which a message led that was handled before."""
        return self._answered.version(message)

    # people

    def member(self, token: str) -> Member | None:
        """Who bears a token."""
        return self.people.member(token)

    def join(self, token: str, name: str, wanted: int | None) -> tuple[Answer, str, Member]:
        """Sit down by invitation; the new personal token. A watcher's token is its own."""
        member = self.people.member(token)
        if member is not None and member.role == "watch":
            return Answer(), token, member
        if not self.people.is_invited(token):
            raise Forbidden("not-invited")
        seat, own = free_seat(self.people, wanted), new_token()
        row = self.add("seated", Seated(seat, new_name(self.people, name, seat), None, hash_token(own)))
        return Answer(None, [row]), own, Member("seat", seat, False)

    def seat_at(self, seat: int) -> Seat:
        """A seat by its number."""
        if not 0 <= seat < len(self.people.seats):
            raise Malformed(f"there is no seat {seat}: 0 to {len(self.people.seats) - 1} was expected")
        return self.people.seats[seat]

    def attend(self, listener: Listener) -> list[Row]:
        """Somebody listens; a seat that was lent comes back to its person."""
        self.present[listener.viewer] += 1
        self.stamp += 1
        listener.lines = self.lines_left(listener.viewer, listener.lines, listener.fresh) if listener.fresh >= 0 else 0
        seat = listener.viewer
        if listener.member.role == "seat" and self.people.seats[seat].lent is not None:
            return [self.add("lent", Lent(seat, None))]
        return []

    def leave(self, listener: Listener) -> None:
        """Somebody listens no more."""
        self.present[listener.viewer] -= 1
        self.stamp += 1

    def news_cache(self) -> NewsCache:
        """What was made so far to show this version."""
        cache = self._news_cache
        if cache is None or cache.version != self.version or cache.stamp != self.stamp:
            state, alone = self.game.state, self._alone()
            awaited = self.system.turns.awaited(state) if alone is None else (alone,)
            needed = self.system.turns.needed(state) if alone is None else (alone,)
            cache = self._news_cache = NewsCache(self.version, self.stamp, awaited, needed)
        return cache

    def _alone(self) -> int | None:
        """The one for whom everybody waits: the judge who weighs a throw, or who has a real die to throw."""
        if self.held is not None:
            return JUDGE
        return None if self.asked is None else self.asked.decision.seat

    # keeping

    def snapshot_due(self) -> Snapshot | None:
        """A snapshot to keep, now and then: some entries old, so that reading on from it brings the last lines."""
        game = self.game
        if self._pending is None:
            if game.entries >= self._kept + SNAPSHOT_EVERY and not game.undo:
                self._pending = game.entries, self._snapshot()
            return None
        taken, kept = self._pending
        if game.entries < taken + TAIL:
            return None
        self._pending, self._kept = None, taken
        return kept

    def _snapshot(self) -> Snapshot:
        state = self.system.forms.write(self.game.state)
        kept = SnapshotBody(
            state,
            self.game.entries,
            self.version,
            self.game.lines.totals,
            self.people,
            self.paused,
            self.chats,
            self.chance.used,
            self.holds,
            self.held,
            dict(self.untold),
            self.asked,
            packed(self.game.chronicle.kept),
        )
        return Snapshot(self.sequence, msgspec.json.encode(kept.summed()).decode())

    def named_header(self) -> Header:
        """The journal's header with the names people have now."""
        return msgspec.structs.replace(self.record.header, seats=self.people.names)

    def export(self) -> str:
        """The journal file of the game as it stands."""
        return Journal(self.named_header(), live_entries(self.history())).text()

    def check_entry(self, at: int) -> None:
        """Complain about an entry that the game does not have."""
        if not 0 <= at < self.game.entries:
            raise Malformed(f"the game has entries 0 to {self.game.entries - 1}; there is no {at}")

    def moment(self, at: int) -> LiveGame:
        """The game as it was after an entry."""
        return moment_at(self.game, live_entries(self.history()), at)

    def tokens(self, token: str) -> Tokens | None:
        """What an arranger may hand out, again."""
        member = self.people.member(token)
        if member is None or not member.arranges:
            return None
        return Tokens(
            self.record.table, token, member.role, member.seat, derived(token, "invite"), derived(token, "watch")
        )


def _is_told(row: Row, viewer: int) -> bool:
    """Whether a row that is no version of the game is for a viewer: who sits where, what is said to him."""
    if row.kind == "said":
        return msgspec.json.decode(row.body, type=Remark).heard_by(viewer)
    return viewer == JUDGE or row.kind in ("seated", "lent", "named", "judge")
