"""Questions to a table that change nothing: odds, earlier lines, what happened so far, a look as somebody.

Each is prepared under the table's lock and answered outside it, from states that no longer change.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from podzem.core.deciding import open_to
from podzem.core.dice import Seeded
from podzem.core.errors import PodzemError
from podzem.core.events import sees
from podzem.core.journal import Journal, replay
from podzem.core.retelling import retell
from podzem.lab.chains import Limits, follow, policy_of
from podzem.table import messages as say
from podzem.table.lines import EntryLines
from podzem.table.listener import Listener, Reply, make_reply
from podzem.table.live_game import live_entries
from podzem.table.news import decisions_data
from podzem.table.speech import WORDLESS, called_in, names_for, words_at, words_for
from podzem.table.table import Table

MOST_DECISIONS: Final = 60
MOST_STATES: Final = 3_000
MOST_LINES: Final = 500

Work = Callable[[], Reply]


def odds(table: Table, listener: Listener, request: say.Odds) -> Work:
    """The exact chances of what each open decision may bring, in a state the seat cannot tell from the true one."""
    system, seat, version = table.system, listener.viewer, table.version_for(listener.viewer)
    state = system.resample(table.game.state, seat, Seeded(0))
    words = words_for(system.key, listener.language)

    def work() -> Reply:
        own, followed = [one for one in open_to(system, state, seat) if request.wants(str(one))], 0
        policy, limits = policy_of(system, "fallback"), Limits(states=MOST_STATES)
        found: dict[str, list[tuple[str, str, str]]] = {}
        for decision, known in zip(own, system.advice.chances(state, own)):
            followed += known is None
            if known == {} or followed > MOST_DECISIONS:
                continue
            try:
                chances = follow(system, state, decision, policy, limits).prospects() if known is None else known
            except PodzemError:
                continue  # more ways than the budget: no odds are better than wrong ones
            found[str(decision)] = [
                (name, str(chance), words.say(f"prospect-{name}")) for name, chance in chances.items()
            ]
        return make_reply("odds", request.id, version=version, of=found)

    return work


def sums(table: Table, listener: Listener, request: say.Sums) -> Work:
    """The numbers behind an open decision, row by row, in a state the seat cannot tell from the true one."""
    system, seat, version = table.system, listener.viewer, table.version_for(listener.viewer)
    state = system.resample(table.game.state, seat, Seeded(0))
    words = words_at(system, state, listener.language, seat)
    names = names_for(table.people, listener.language)

    def work() -> Reply:
        reckoning = system.advice.reckoning
        decision = next((one for one in open_to(system, state, seat) if str(one) == request.decision), None)
        found = [] if reckoning is None or decision is None else reckoning.sums(state, decision)
        told = [
            {
                "say": words.say(f"sum-{one.name}", **words.facts(one.facts, names)),
                "name": one.name,
                "facts": dict(one.facts),
                "terms": [[words.modifier(term.name), term.value, term.clause] for term in one.terms],
            }
            for one in found
        ]
        return make_reply("sums", request.id, version=version, of=told)

    return work


def lines(table: Table, listener: Listener, request: say.Lines) -> Work:
    """Lines of the viewer's journal by their numbers, read from the log."""
    system, header, names = table.system, table.record.header, names_for(table.people, listener.language)
    entries, viewer = live_entries(table.history()), listener.viewer
    words = None if listener.language is None else words_for(system.key, listener.language)
    last = min(request.to, request.from_ + MOST_LINES - 1)

    def work() -> Reply:
        found, number, before = [], 0, None
        for moment in replay(system, Journal(header, entries)):
            called = {} if words is None else called_in(system, moment.state if before is None else before, moment)
            told, before = EntryLines(moment.number, moment.events, called), moment.state
            for index, event in enumerate(moment.events):
                if sees(event.audience, viewer):
                    number += 1
                    if request.from_ <= number <= last:
                        found.append(msgspec.Raw(told.line(index, words, names)))
            if number >= last:
                break
        return make_reply("lines", request.id, lines={"from": request.from_, "of": found})

    return work


def recap(table: Table, listener: Listener, request: say.Recap) -> Work:
    """What happened so far, as far as the viewer was told of it: the headings of days, and sentences under each."""
    pages, names = table.game.chronicle.pages(listener.viewer), names_for(table.people, listener.language)
    words = words_at(table.system, table.game.state, listener.language)
    return lambda: make_reply("recap", request.id, days=retell(pages, words, names))


def describe(table: Table, listener: Listener, request: say.Describe) -> Work:
    """The place where people stand, in words, from what the viewer may know; empty where the game has none."""
    aloud, state, language = table.system.showing.aloud, table.game.state, listener.language or WORDLESS
    told = [] if aloud is None else aloud.readings(state, listener.viewer, language)
    return lambda: make_reply("described", request.id, of=told)


def look(table: Table, listener: Listener, request: say.Look) -> Work:
    """What a viewer saw after an entry of the game."""
    game, last, names = table.moment(request.at), table.game.entries - 1, names_for(table.people, listener.language)
    system, seat, language = table.system, request.seat, listener.language

    def work() -> Reply:
        words = None if language is None else words_for(system.key, language)
        first, found = game.lines.since(seat, max(0, game.lines.count(seat) - MOST_LINES))
        awaits = seat in system.turns.awaited(game.state)
        decisions = decisions_data(game, seat, language, names) if awaits else b"[]"
        return make_reply(
            "look",
            request.id,
            at=request.at,
            last=last,
            seat=seat,
            view=system.showing.seen(game.state, seat),
            lines={"from": first, "of": [msgspec.Raw(told.line(index, words, names)) for told, index in found]},
            decisions=msgspec.Raw(decisions),
        )

    return work
