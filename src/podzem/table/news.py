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
    whole = listener.version < 0
    told: dict[str, Any] = {"is": "news", "version": table.version, "whole": whole}
    if whole or listener.version != table.version:
        told["view"] = table.shown(("view", listener.viewer), lambda: _view(table.course, listener.viewer))
        told["awaited"] = table.system.awaited(table.course.state)
        told["decisions"] = _own_decisions(table, listener)
        told["paused"] = table.paused
        told["take_back"] = table.course.can_take_back(listener.viewer) and not table.paused
        told["outcome"] = outcome_data(table, listener.language)
        if listener.member.role == "judge":
            told["entry"] = table.course.entries
    told["lines"] = _new_lines(table, listener)
    deadline = table.deadline()
    told["deadline"] = None if deadline is None else max(0, deadline - now)
    if whole or listener.seats != table.stamp:
        told["seats"] = seats_data(table, listener.language)
    listener.version, listener.seats = table.version, table.stamp
    return msgspec.json.encode(told)


def _view(course: Course, viewer: int) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(course.system.seeing(course.state, viewer)))


def _new_lines(table: Table, listener: Listener) -> dict[str, Any]:
    """The lines he lacks; they replace all that he has from `from` on. In a first look the latest are enough."""
    lines, viewer = table.course.lines, listener.viewer
    had = table.lines_left(viewer, listener.lines, listener.version) if listener.version >= 0 else listener.lines
    is_fresh = had == 0
    first, found = lines.since(viewer, max(0, lines.count(viewer) - FIRST_LINES) if is_fresh else had)
    listener.lines = lines.count(viewer)
    words = None if listener.language is None else words_for(table.system.key, listener.language)
    names = names_for(table.people, listener.language) if found else []
    told = [told.line(index, words, names) for told, index in found]
    return {"from": first, "fresh": is_fresh, "of": told}


def _own_decisions(table: Table, listener: Listener) -> msgspec.Raw:
    if listener.viewer not in table.system.awaited(table.course.state):
        return msgspec.Raw(b"[]")
    key = ("decisions", listener.viewer, listener.language)
    names = names_for(table.people, listener.language)
    return table.shown(key, lambda: decisions_data(table.course, listener.viewer, listener.language, names))


def decisions_data(course: Course, seat: int, language: str | None, names: list[str]) -> msgspec.Raw:
    """The open decisions of a seat: what to send, how it is called, and where it can be tapped."""
    system = course.system
    words = None if language is None else words_for(system.key, language)
    own = [decision for decision in system.decisions(course.state) if decision.seat == seat]
    told = [decision_data(decision, system.orders[decision.order], system.terms, words, names) for decision in own]
    return msgspec.Raw(msgspec.json.encode(told))


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


def outcome_data(table: Table, language: str | None) -> dict[str, Any] | None:
    """How the game ended; committed dice then show their seed."""
    outcome = table.system.outcome(table.course.state)
    if outcome is None:
        return None
    told: dict[str, Any] = {"winners": outcome.winners, "clause": outcome.clause, "way": outcome.way}
    if table.record.secret is not None:
        told["seed"] = table.record.secret.hex()
    return told
