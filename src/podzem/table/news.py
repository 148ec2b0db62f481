"""What a listener is told: the first look, and then whatever he lacks. Built up from what the viewer may know."""

from __future__ import annotations

from typing import Any

import msgspec

from podzem.core.deciding import open_to
from podzem.core.decisions import JUDGE, WATCHER, Decision
from podzem.core.orders import OrderSpec
from podzem.core.system import System
from podzem.core.weighing import Held, weighed
from podzem.core.words import Words
from podzem.table.lines import EntryLines
from podzem.table.listener import Listener
from podzem.table.live_game import LiveGame
from podzem.table.members import Member
from podzem.table.news_cache import NewsCache
from podzem.table.rows import Remark
from podzem.table.speech import WORDLESS, called_in, name_of, names_for, terms_for, words_at, words_for
from podzem.table.stand_ins import deadline_of
from podzem.table.table import Table

FIRST_LINES = 50
"""Lines in a first look; earlier ones are asked for."""
_encode = msgspec.json.Encoder().encode


def welcome_for(table: Table, listener: Listener) -> bytes:
    """Who sits where, and what never changes."""
    told: dict[str, Any] = {
        "is": "welcome",
        "table": about(table, listener.language, listener.member.arranges),
        "you": {"role": listener.member.role, "seat": listener.viewer, "host": listener.member.host},
        "scene": table.system.showing.scene(table.game.state),
        "chats": [chat_data(remark) for remark in table.chats if remark.heard_by(listener.viewer)],
    }
    if listener.language is not None:
        told["terms"] = terms_for(table.system.key, listener.language)
    listener.chats = table.chat_count
    return msgspec.json.encode(told)


def about(table: Table, language: str | None, arranges: bool = False) -> dict[str, Any]:
    """What was agreed when the table was opened; what tells of the hidden map only to whoever chose it."""
    record, settings = table.record, table.record.settings
    return {
        "table": record.table,
        "system": table.system.key,
        "title": table.system.key if language is None else words_for(table.system.key, language).say("title"),
        "options": record.header.options if arranges else _told_to_all(table),
        "dice": settings.dice,
        "commitment": record.header.commitment,
        "judge": settings.judge,
        "clock": settings.clock,
        "bots": list(table.system.advice.bots),
    }


def _told_to_all(table: Table) -> dict[str, Any]:
    chosen, options = table.record.header.options, {option.name: option for option in table.system.book.options}
    return {name: value for name, value in chosen.items() if options[name].is_told(value)}


def news_for(table: Table, listener: Listener, now: int) -> list[bytes]:
    """The frames that bring a listener up to date; none when he is."""
    frames: list[bytes] = []
    if listener.chats != table.chat_count:
        frames = [
            _encode({"is": "chat", **chat_data(remark)})
            for remark in _unheard(table, listener)
            if remark.heard_by(listener.viewer)
        ]
        listener.chats = table.chat_count
    viewer = listener.viewer
    if listener.version != table.version_for(viewer) or listener.seats != table.stamp_for(viewer):
        frames.append(_news(table, listener, now))
    return frames


def rehearse(table: Table, now: int) -> None:
    """Tell everybody how things stand, into the air: a correction that cannot be shown must not be kept either."""
    seats: list[Member] = [Member("seat", seat, False) for seat in range(len(table.people.seats))]
    for member in (Member("judge", JUDGE, True), Member("watch", WATCHER, False), *seats):
        _news(table, Listener(member, WORDLESS), now)


def _unheard(table: Table, listener: Listener) -> list[Remark]:
    missed = table.chat_count - listener.chats
    return table.chats[-missed:] if missed > 0 else []


def chat_data(remark: Remark) -> dict[str, Any]:
    """A remark for the wire."""
    return {
        "from": remark.name,
        "seat": remark.seat,
        "whisper": remark.to is not None,
        "to": remark.to,
        "text": remark.text,
        "at": remark.at,
    }


def _news(table: Table, listener: Listener, now: int) -> bytes:
    """Put together from pieces: what several listeners are told is made once, and none of it is encoded again."""
    whole, version = listener.version < 0, table.version_for(listener.viewer)
    pieces = [b'{"is":"news","version":%d' % version, b',"whole":true' if whole else b',"whole":false']
    if whole or listener.version != version:
        _write_present(table, listener, pieces)
    _write_lines(table, listener, pieces)
    deadline = deadline_of(table)
    pieces.append(b',"deadline":null' if deadline is None else b',"deadline":%d' % max(0, deadline - now))
    stamp = table.stamp_for(listener.viewer)
    if whole or listener.seats != stamp:
        pieces.append(_seats(table, listener.language))
    if listener.member.role == "judge":
        pieces.append(b',"holds":true' if table.holds else b',"holds":false')
    pieces.append(b"}")
    listener.version, listener.seats = version, stamp
    return b"".join(pieces)


def _write_present(table: Table, listener: Listener, pieces: list[bytes]) -> None:
    """How things stand for a listener."""
    game, viewer = table.game, listener.viewer
    cache = table.news_cache()
    if cache.all is None:
        cache.all = _present_for_all(table)
    pieces.append(cache.all)
    pieces.append(_own_view(table, cache, viewer))
    pieces.append(b',"decisions":')
    pieces.append(_own_decisions(table, cache, viewer, listener.language))
    places = table.system.showing.places
    if listener.language is not None and places is not None:
        words = words_at(table.system, game.state, listener.language, viewer)
        pieces.append(b',"places":' + _encode(places_data(words, places.shown(game.state, viewer))))
    is_free = game.can_take_back(viewer) and not table.paused and table.held is None and table.asked is None
    pieces.append(b',"take_back":true' if is_free else b',"take_back":false')
    if listener.member.role == "judge":
        pieces.append(b',"entry":%d' % game.entries)
        pieces.append(
            b',"held":' + (b"null" if table.held is None else held_data(table, table.held, listener.language))
        )


def _present_for_all(table: Table) -> bytes:
    """What everybody is told, and at its end the open part of the view, where the system tells it apart."""
    game = table.game
    told = _encode({"awaited": table.news_cache().awaited, "paused": table.paused, "outcome": outcome_data(table)})
    shared = table.system.showing.shared
    return b',%b,"view":%b' % (told[1:-1], b"" if shared is None else shared.open_json(game.state)[:-1])


def _own_view(table: Table, cache: NewsCache, viewer: int) -> bytes:
    """The rest of the view, or all of it, behind what everybody is told."""
    found = cache.views.get(viewer)
    if found is None:
        game, shared = table.game, table.system.showing.shared
        if shared is None:
            found = _encode(game.system.showing.seen(game.state, viewer))
        else:
            found = b"," + shared.own_json(game.state, viewer)[1:]
        cache.views[viewer] = found
    return found


def _seats(table: Table, language: str | None) -> bytes:
    cache = table.news_cache()
    found = cache.seats.get(language)
    if found is None:
        found = cache.seats[language] = b',"seats":' + _encode(seats_data(table, language))
    return found


def _write_lines(table: Table, listener: Listener, pieces: list[bytes]) -> None:
    """The lines he lacks; they replace all that he has from `from` on. In a first look the latest are enough."""
    lines, viewer = table.game.lines, listener.viewer
    had = table.lines_left(viewer, listener.lines, listener.version) if listener.version >= 0 else listener.lines
    count = lines.count(viewer)
    words = None if listener.language is None else words_for(table.system.key, listener.language)
    names = names_for(table.people, listener.language) if words is not None and had < count else []
    latest = lines.latest(viewer, had) if had else None
    if latest is not None:
        first, found = had + 1, latest.lines(words, names)
    else:
        first, places = lines.since(viewer, had or max(0, count - FIRST_LINES))
        found = [told.line(index, words, names) for told, index in places]
    listener.lines = count
    pieces.append(b',"lines":{"from":')
    pieces.append(str(first).encode())
    pieces.append(b',"fresh":false,"of":[' if had else b',"fresh":true,"of":[')
    pieces.append(b",".join(found))
    pieces.append(b"]}")


def _own_decisions(table: Table, cache: NewsCache, viewer: int, language: str | None) -> bytes:
    if viewer not in cache.awaited or table.held is not None:
        return b"[]"
    key = (viewer, language)
    found = cache.decisions.get(key)
    if found is None:
        names = [] if language is None else names_for(table.people, language)
        stands = None if table.asked is None else table.asked.decision
        found = cache.decisions[key] = decisions_data(table.game, viewer, language, names, stands)
    return found


def decisions_data(
    game: LiveGame, seat: int, language: str | None, names: list[str], stands: Decision | None = None
) -> bytes:
    """The open decisions of a seat: what to send, what it is about, how it is called; or the one that stands."""
    system = game.system
    words = None if language is None else words_at(system, game.state, language, seat)
    own = open_to(system, game.state, seat) if stands is None else [stands]
    return _encode([decision_data(system, decision, words, names) for decision in own])


def held_data(table: Table, held: Held, language: str | None) -> bytes:
    """What lies before the judge: who decided what, the dice as they fell and as they are to be told, its lines."""
    done = weighed(table.system, table.game.state, held)
    words = None if language is None else words_at(table.system, done.state, language)
    names = [] if language is None else names_for(table.people, language)
    told = decision_data(table.system, done.decision, words, names)
    told["seat"] = done.decision.seat
    told["dice"] = [[sides, face, fell] for (sides, face), (_, fell) in zip(held.faces, held.fallen)]
    lines = EntryLines(0, done.events, called_in(table.system, table.game.state, done))
    told["lines"] = [msgspec.Raw(line) for line in lines.lines(words, names)]
    return _encode(told)


def places_data(words: Words, shown: list[str]) -> dict[str, str]:
    """The places of which a view speaks, each by its name; what has none is no place, or not known."""
    named = ((id, words.place(id)) for id in shown)
    return {id: name for id, name in named if name != id}


def decision_data(system: System[Any], decision: Decision, words: Words | None, names: list[str]) -> dict[str, Any]:
    """One decision for the wire: its text form, which is what is sent back, and the same by names."""
    told: dict[str, Any] = {"do": str(decision), "order": decision.order, "facts": system.showing.facts(decision)}
    if words is not None:
        spec = system.book.orders.get(decision.order) or OrderSpec(decision.order)
        told["say"], brief = words.order_and_brief(decision, spec, names)
        if brief:
            told["brief"] = brief
    return told


def seats_data(table: Table, language: str | None) -> list[dict[str, Any]]:
    """Who sits where, and who is here."""
    return [
        {
            "seat": number,
            "name": name_of(seat, language),
            "kind": seat.kind,
            "present": table.present[number] > 0,
            "lent": seat.lent,
            "bot": seat.bot,
            "host": seat.host,
        }
        for number, seat in enumerate(table.people.seats)
    ]


def outcome_data(table: Table) -> dict[str, Any] | None:
    """How the game ended; committed dice then show their seed."""
    outcome = table.system.outcome(table.game.state)
    if outcome is None:
        return None
    told: dict[str, Any] = {"winners": outcome.winners, "clause": outcome.clause, "way": outcome.way}
    if table.record.secret is not None:
        told["seed"] = table.record.secret.hex()
    return told
