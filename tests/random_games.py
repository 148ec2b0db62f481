"""Games of any system at a table in memory: dice, deals, options and choices all follow from a seed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

from podzem.core.deciding import open_to
from podzem.core.decisions import JUDGE, Decision
from podzem.core.dice import Seeded
from podzem.core.errors import Refused
from podzem.core.journal import Journal, open_game
from podzem.core.protocols import Bot
from podzem.core.system import System
from podzem.lab.bots import RandomBot
from podzem.systems import load_system
from podzem.table.listener import Listener
from podzem.table.log import Row, Settings
from podzem.table.members import Member
from podzem.table.news import news_for, welcome_for
from podzem.table.opening import go_on
from podzem.table.table import Table

NAMES = ("Мария", "Іван", "Pelagia", "Bo", "Рада", "Ostap", "Ksenia", "Тодор")
SENSIBLE = 3
"""In one of so many games nobody plays at random; elsewhere the system's bot is asked as often as chance."""


def options_of(system: System[Any], dice: Seeded) -> dict[str, Any]:
    """Options at random: most at their default."""
    found: dict[str, Any] = {}
    for option in system.book.options:
        values: tuple[Any, ...] = (True, False) if option.is_switch else option.words
        if values and dice.face(3) == 1:
            found[option.name] = values[dice.face(len(values)) - 1]
    return found


def open_at_random(system: System[Any], seed: int) -> Table:
    """A table with people on all seats and a human judge; its game is set up by the seed."""
    dice = Seeded(seed, 5)
    least, most = system.book.seats
    names = list(NAMES[: min(least + dice.face(3) - 1, most)])
    record, rows, _ = go_on(_begun(system, names, dice), Settings(judge="human"), NAMES[-1], 0)
    log: list[Row] = list(rows)
    return Table(record, None, log, lambda: log)


def _begun(system: System[Any], names: list[str], dice: Seeded) -> Journal:
    """The journal of a game that has just begun; options that do not go together are left."""
    try:
        return open_game(system, len(names), options_of(system, dice), names, dice)[0]
    except Refused:
        return open_game(system, len(names), {}, names, dice)[0]


@dataclass(frozen=True)
class Asked:
    """Somebody at a table, and what he may decide; the table itself goes on."""

    table: Table
    seat: int
    open: list[Decision]

    @property
    def state(self) -> Any:
        return self.table.game.state

    @property
    def about(self) -> tuple[bool, str, str]:
        """What is being decided, as far as a system names it: whether by the judge, at which stage, which question."""
        stage = getattr(self.state, "stage", "")
        questions = getattr(self.state, "questions", None) or getattr(self.state, "windows", ())
        asked = questions[-1].kind if isinstance(questions, list) and questions else ""
        return self.seat == JUDGE, stage if isinstance(stage, str) else "", asked


def play(key: str, seed: int, most: int) -> Iterator[Asked]:
    """One game, decision by decision: by chance, or as the system's bot would."""
    system = load_system(key)
    table, dice = open_at_random(system, seed), Seeded(seed, 6)
    by_chance, bots = RandomBot(seed), system.advice.bots
    by_sense = system.advice.bot(bots[0]) if bots else by_chance
    for _ in range(most):
        needed = system.turns.needed(table.game.state)
        if not needed:
            return
        seat = needed[dice.face(len(needed)) - 1]
        asked = Asked(table, seat, open_to(system, table.game.state, seat))
        yield asked
        is_random = seat == JUDGE or (seed % SENSIBLE != 0 and dice.face(2) == 1)
        table.advance(_chosen(asked, by_chance if is_random else by_sense), dice, 0)


def _chosen(asked: Asked, bot: Bot) -> Decision:
    system, state = asked.table.system, asked.state
    view = None if isinstance(bot, RandomBot) else system.view(state, asked.seat)
    return bot.choose(view, asked.open, partial(system.resample, state, asked.seat))


def told(table: Table, viewer: int, language: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """What somebody who comes to the table now is told: the welcome and all the news."""
    member = Member("judge" if viewer == JUDGE else "seat" if viewer >= 0 else "watch", viewer, False)
    listener = Listener(member, language)
    welcome = json.loads(welcome_for(table, listener))
    (news,) = [frame for frame in map(json.loads, news_for(table, listener, 0)) if frame["is"] == "news"]
    return welcome, news
