"""Who decides for those who do not: bots, the automatic judge where none sits, the clock's default."""

from __future__ import annotations

import secrets

from podzem.core.decisions import JUDGE, Decision
from podzem.core.protocols import Bot
from podzem.lab.bots import decide, make_bot
from podzem.table.listener import Answer
from podzem.table.table import Table


def bot_seat(table: Table) -> int | None:
    """The seat for which a bot is to decide now."""
    if table.paused or table.held is not None:
        return None
    return next((seat for seat in table.news_cache().needed if _is_played(table, seat)), None)


def _is_played(table: Table, seat: int) -> bool:
    """Whether a bot decides for a seat; where no human judge sits, the automatic one answers."""
    return table.people.judge is None if seat == JUDGE else table.people.seats[seat].player is not None


def bot_choice(table: Table, seat: int) -> Decision:
    """What the bot on a seat decides; it changes nothing and may take as long as the bot thinks."""
    if table.asked is not None:
        return table.asked.decision
    if seat == JUDGE:
        return table.system.turns.fallback(table.game.state, seat)
    return decide(table.system, table.game.state, seat, _bot(table, seat))


def is_bot_slow(table: Table, seat: int) -> bool:
    """Whether the one who decides for a seat thinks so long that the table is not to wait for him."""
    return seat != JUDGE and _bot(table, seat).is_slow


def _bot(table: Table, seat: int) -> Bot:
    """The bot on a seat."""
    name = table.people.seats[seat].player
    assert name is not None
    known, bot = table.bots.get(seat, ("", None))
    if bot is None or known != name:
        bot = make_bot(table.system, name, secrets.randbits(32))
        table.bots[seat] = (name, bot)
    return bot


def play_for(table: Table, decision: Decision, version: int, now: int) -> Answer | None:
    """Take a decision for a seat whose bot chose or whose time is over; None if the table has moved on."""
    if version != table.version or table.paused or table.held is not None:
        return None
    dice = table.chance.dice() if table.asked is None else table.chance.thrown_for(table.asked)
    return Answer(None, [table.advance(decision, dice, now)])


def time_out(table: Table, version: int, now: int) -> Answer | None:
    """The system's default for the seat that did not answer in time."""
    seat = waiting(table)
    if seat is None:
        return None
    stands = None if table.asked is None else table.asked.decision
    return play_for(table, stands or table.system.turns.fallback(table.game.state, seat), version, now)


def waiting(table: Table) -> int | None:
    """The person whose time runs."""
    if not table.clock or table.paused or table.held is not None:
        return None
    return next((seat for seat in table.news_cache().needed if not _is_played(table, seat)), None)


def deadline_of(table: Table) -> int | None:
    """When the time of the awaited person is over, in milliseconds since 1970."""
    return None if not table.clock or waiting(table) is None else table.since + 1000 * table.clock
