"""What a listener is told: the first look, and then whatever he lacks. Built up from what the viewer may know."""

from __future__ import annotations

from typing import Any

import msgspec

from podzem.core.decisions import Decision
from podzem.core.words import Words
from podzem.table.course import Course
from podzem.table.listener import Listener
from podzem.table.rows import Remark
from podzem.table.speech import name_of, names_for, terms_for, words_for
from podzem.table.table import Table

FIRST_LINES = 50
"""Lines in a first look; earlier ones are asked for."""
_TRUTH = {True: b"true", False: b"false"}


def welcome_for(table: Table, listener: Listener) -> bytes:
    """Who sits where, and what never changes."""
    told: dict[str, Any] = {
        "is": "welcome",
        "table": about(table, listener.language),
        "you": {"role": listener.member.role, "seat": listener.viewer, "host": listener.member.host},
        "scene": table.system.scene(table.course.state),
        "chats": [chat_data(remark) for remark in table.chats if remark.heard_by(listener.viewer)],
    }
    if listener.language is not None:
        told["terms"] = terms_for(table.system.key, listener.language)
    listener.chats = table.chat_count
    return msgspec.json.encode(told)


def about(table: Table, language: str | None) -> dict[str, Any]:
    """What was agreed when the table was opened."""
    record, settings = table.record, table.record.settings
    return {
        "table": record.table,
        "system": table.system.key,
        "title": words_for(table.system.key, language).say("title"),
        "options": record.header.options,
        "dice": settings.dice,
        "commitment": record.header.commitment,
        "judge": settings.judge,
        "clock": settings.clock,
        "bots": list(table.system.bots),
    }


def news_for(table: Table, listener: Listener, now: int) -> list[bytes]:
    """The frames that bring a listener up to date; none when he is."""
    frames = [
        msgspec.json.encode({"is": "chat", **chat_data(remark)})
        for remark in _unheard(table, listener)
        if remark.heard_by(listener.viewer)
    ]
    listener.chats = table.chat_count
    if listener.version != table.version or listener.seats != table.stamp:
        frames.append(_news(table, listener, now))
    return frames


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
    whole = listener.version < 0
    pieces = [b'{"is":"news","version":%d,"whole":%b' % (table.version, _TRUTH[whole])]
    if whole or listener.version != table.version:
        pieces += _present(table, listener)
    pieces += _new_lines(table, listener)
    deadline = table.deadline()
    pieces.append(b',"deadline":null' if deadline is None else b',"deadline":%d' % max(0, deadline - now))
    if whole or listener.seats != table.stamp:
        language = listener.language
        pieces += b',"seats":', table.shown(("seats", language), lambda: _encoded(seats_data(table, language)))
    pieces.append(b"}")
    listener.version, listener.seats = table.version, table.stamp
    return b"".join(pieces)


def _encoded(data: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(data))


def _present(table: Table, listener: Listener) -> list[bytes]:
    """How things stand for a listener."""
    course, viewer = table.course, listener.viewer
    pieces = [
        b',"view":',
        table.shown(("view", viewer), lambda: _encoded(course.system.seeing(course.state, viewer))),
        b',"decisions":',
        _own_decisions(table, listener),
        b',"take_back":',
        _TRUTH[course.can_take_back(viewer) and not table.paused],
        table.shown(("all",), lambda: _present_for_all(table)),
    ]
    if listener.member.role == "judge":
        pieces.append(b',"entry":%d' % course.entries)
    return pieces


def _present_for_all(table: Table) -> msgspec.Raw:
    awaited, outcome = table.system.awaited(table.course.state), outcome_data(table)
    told = msgspec.json.encode({"awaited": awaited, "paused": table.paused, "outcome": outcome})
    return msgspec.Raw(b"," + told[1:-1])


def _new_lines(table: Table, listener: Listener) -> list[bytes]:
    """The lines he lacks; they replace all that he has from `from` on. In a first look the latest are enough."""
    lines, viewer = table.course.lines, listener.viewer
    had = table.lines_left(viewer, listener.lines, listener.version) if listener.version >= 0 else listener.lines
    is_fresh = had == 0
    first, found = lines.since(viewer, max(0, lines.count(viewer) - FIRST_LINES) if is_fresh else had)
    listener.lines = lines.count(viewer)
    words = None if listener.language is None else words_for(table.system.key, listener.language)
    names = names_for(table.people, listener.language) if found and words else []
    told = b",".join([told.line(index, words, names) for told, index in found])
    return [b',"lines":{"from":%d,"fresh":%b,"of":[' % (first, _TRUTH[is_fresh]), told, b"]}"]


def _own_decisions(table: Table, listener: Listener) -> msgspec.Raw:
    if listener.viewer not in table.system.awaited(table.course.state):
        return msgspec.Raw(b"[]")
    language = listener.language
    return table.shown(
        ("decisions", listener.viewer, language),
        lambda: decisions_data(table.course, listener.viewer, language, names_for(table.people, language)),
    )


def decisions_data(course: Course, seat: int, language: str | None, names: list[str]) -> msgspec.Raw:
    """The open decisions of a seat: what to send, how it is called, and where it can be tapped."""
    system = course.system
    words = None if language is None else words_for(system.key, language)
    own = system.open_to(course.state, seat)
    told = [decision_data(decision, system.orders[decision.order], system.terms, words, names) for decision in own]
    return _encoded(told)


def decision_data(
    decision: Decision, signature: tuple[str, ...], terms: Any, words: Words | None, names: list[str]
) -> dict[str, Any]:
    """One decision for the wire; its place is the last of its words that names one."""
    told: dict[str, Any] = {"do": str(decision), "order": decision.order}
    if signature == ("path",):
        told["path"], told["at"] = decision.words, decision.words[-1]
    else:
        places = [word for fact, word in zip(signature, decision.words) if terms.get(fact) == "square"]
        if places:
            told["at"] = places[-1]
    if words is not None:
        told["say"] = words.order(decision, signature, names)
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
    outcome = table.system.outcome(table.course.state)
    if outcome is None:
        return None
    told: dict[str, Any] = {"winners": outcome.winners, "clause": outcome.clause, "way": outcome.way}
    if table.record.secret is not None:
        told["seed"] = table.record.secret.hex()
    return told
