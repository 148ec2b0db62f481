"""What each message does to a table. Nothing is changed by one that is refused, stale or not allowed."""

from __future__ import annotations

import hashlib
from typing import assert_never

import msgspec

from podzem.core.decisions import JUDGE, Decision, read_decision
from podzem.core.errors import FaceNeeded, Malformed, PodzemError, Refused, Stale
from podzem.core.journal import Journal
from podzem.lab.bots import make_bot
from podzem.table import messages as say
from podzem.table import queries
from podzem.table.answered import viewer_of
from podzem.table.freshness import is_fresh
from podzem.table.listener import Answer, Forbidden, Listener, make_reply
from podzem.table.live_game import live_entries
from podzem.table.log import Settings
from podzem.table.members import Member, derived
from podzem.table.news import rehearse
from podzem.table.opening import go_on
from podzem.table.rows import Cut, Lent, Named, Remark, Seated
from podzem.table.sitting import bot_name, own_name
from podzem.table.speech import names_for, table_words, words_at
from podzem.table.table import Table
from podzem.table.weighing import release, rule


def handle(table: Table, listener: Listener, request: say.Request, now: int) -> Answer:
    """Answer a message; what it does is in memory at once and must be put on disk before anybody is told."""
    key = message_key(listener, request)
    version = table.answered(key)
    if version is not None:
        return done_before(request, version)
    try:
        return _do(table, listener, request, key, now)
    except Refused as refused:
        names = names_for(table.people, listener.language)
        said = words_at(table.system, table.game.state, listener.language, listener.viewer).refusal(
            refused.refusal, names
        )
        return Answer(make_reply("refused", request.id, clause=refused.refusal.clause, say=said))
    except Stale:
        listener.version = -1
        return Answer(make_reply("stale", request.id, version=table.version_for(listener.viewer)))
    except Forbidden as forbidden:
        return Answer(make_reply("error", request.id, say=table_words(listener.language).say(str(forbidden))))
    except PodzemError as error:
        return Answer(make_reply("error", request.id, say=str(error)))


def message_key(listener: Listener, request: say.Request) -> str:
    """Under which a message is remembered. Watchers share a token, and tabs a seat: so the same id alone is no repeat.

    A repeat is of the same member, of the same client if he names himself, and says the same.
    """
    said = hashlib.blake2b(listener.client.encode() + b"\0" + _content(request), digest_size=8)
    return f"{listener.viewer}:{request.id}:{said.hexdigest()}"


def _content(request: say.Request) -> bytes:
    """What a repeat has in common with the first: a decision may have got faces, or be sent at another version."""
    return request.decision.encode() if isinstance(request, say.Decide) else msgspec.json.encode(request)


def done_before(request: say.Request, version: int) -> Answer:
    """What a message is answered that was handled already."""
    return Answer(make_reply("done", request.id, version=version))


def _do(table: Table, listener: Listener, request: say.Request, key: str, now: int) -> Answer:
    member = listener.member
    match request:
        case say.Decide():
            return _decide(table, member, request, key, now)
        case say.TakeBack():
            return _take_back(table, member, request, key)
        case say.Odds() | say.Sums() | say.Lines() | say.Recap() | say.Describe() | say.Look():
            return _ask(table, listener, request)
        case say.Chat():
            return _chat(table, member, request, key, now)
        case say.Rename():
            return _rename(table, member, request, key)
        case say.Lend():
            return _lend(table, member, request, key)
        case say.GiveBack():
            return _give_back(table, member, request, key)
        case say.Pause() | say.Resume():
            _must(member.arranges, "host-only")
            table.since = now
            return _done(table, request.id, "paused", isinstance(request, say.Pause), key)
        case say.Rewind():
            return _rewind(table, member, request, key, now)
        case say.Hold():
            _must(member.role == "judge", "judge-only")
            return _done(table, request.id, "holding", request.on, key)
        case say.Rule() | say.Release():
            return _weigh(table, member, request, key, now)
        case say.Fork():
            return _fork(table, listener, request, key, now)
        case say.Ping():
            return Answer(make_reply("done", request.id, version=table.version_for(listener.viewer)))
        case _:
            assert_never(request)


def _must(holds: bool, otherwise: str) -> None:
    if not holds:
        raise Forbidden(otherwise)


def _must_be_fresh(table: Table, member: Member, version: int) -> None:
    if version != table.version_for(member.seat):
        raise Stale


def _done(table: Table, id: str, kind: str, body: object, key: str) -> Answer:
    row = table.add(kind, body, key)
    return Answer(make_reply("done", id, version=table.version_for(viewer_of(key))), [row])


def _decide(table: Table, member: Member, request: say.Decide, key: str, now: int) -> Answer:
    _must(member.role != "watch", "watchers-watch")
    decision = read_decision(request.decision)
    stands = table.asked is not None and table.asked.decision == decision
    if not stands and not is_fresh(
        table.system, table.version_for(decision.seat) - request.version, table.aside, decision
    ):
        raise Stale
    _must(not table.paused, "paused")
    _must(table.held is None, "judge-weighs")
    _must(stands or table.asked is None, "die-awaited")
    _must(decision.seat == member.seat, "not-yours")
    _must(member.role == "judge" or table.people.seats[member.seat].player is None, "lent-out")
    dice = table.chance.entered(table.asked, request.faces)
    try:
        row = table.advance(decision, dice, now, key)
    except FaceNeeded as needed:
        return _ask_for_die(table, decision, request, needed.sides)
    if member.role == "judge":
        rehearse(table, now)
    return Answer(make_reply("done", request.id, version=table.version_for(member.seat)), [row])


def _ask_for_die(table: Table, decision: Decision, request: say.Decide, sides: int) -> Answer:
    """Once a real die is asked for the decision stands: whether one is asked for may tell what lies ahead."""
    asked, rows = table.chance.asked(decision), []
    if table.asked != asked:
        rows = [table.add("asked", asked)]
    return Answer(make_reply("face", request.id, sides=sides, faces=asked.told), rows)


def _take_back(table: Table, member: Member, request: say.TakeBack, key: str) -> Answer:
    _must_be_fresh(table, member, request.version)
    _must(not table.paused, "paused")
    _must(table.held is None, "judge-weighs")
    _must(table.asked is None, "die-awaited")
    _must(table.game.can_take_back(member.seat), "not-taken-back")
    return _done(table, request.id, "cut", Cut(table.game.entries - 1, member.seat), key)


def _rewind(table: Table, member: Member, request: say.Rewind, key: str, now: int) -> Answer:
    _must(member.role == "judge", "judge-only")
    _must_be_fresh(table, member, request.version)
    table.check_entry(request.to)
    table.since = now
    return _done(table, request.id, "cut", Cut(request.to + 1, member.seat), key)


def _weigh(table: Table, member: Member, request: say.Rule | say.Release, key: str, now: int) -> Answer:
    _must(member.role == "judge", "judge-only")
    _must_be_fresh(table, member, request.version)
    held = table.held
    if held is None:
        raise Forbidden("nothing-held")
    if isinstance(request, say.Rule):
        return _done(table, request.id, "held", rule(table, held, request.die, request.face), key)
    row = release(table, held, now, key)
    return Answer(make_reply("done", request.id, version=table.version_for(member.seat)), [row])


def _fork(table: Table, listener: Listener, request: say.Fork, key: str, now: int) -> Answer:
    """The new table's token follows from the judge's own and the message: a repeated fork is the same one."""
    _must(listener.member.role == "judge", "judge-only")
    table.check_entry(request.to)
    journal = Journal(table.named_header(), live_entries(table.history())[: request.to + 1])
    settings = Settings("human", "seeded", table.record.settings.clock, table.record.settings.pace)
    token = derived(listener.token, f"fork {table.record.table} {key}")
    record, rows, tokens = go_on(journal, settings, "judge", now, token)
    reply = make_reply(
        "done", request.id, version=table.version_for(listener.viewer), table=tokens.table, tokens=tokens
    )
    return Answer(reply, [], (record, rows))


def _chat(table: Table, member: Member, request: say.Chat, key: str, now: int) -> Answer:
    text = " ".join(request.text.split())
    if not text or not text.isprintable():
        raise Malformed("what is said has printable characters")
    to = JUDGE if request.to == "judge" else request.to
    if to is not None:
        _must(_may_whisper(table, member, to), "whisper-judge")
    name = table.people.seats[member.seat].name if member.role == "seat" else ""
    return _done(table, request.id, "said", Remark(member.seat, name, to, text, now), key)


def _may_whisper(table: Table, member: Member, to: int) -> bool:
    if to == JUDGE:
        return member.role == "seat" and table.people.judge is not None
    return member.role == "judge" and table.seat_at(to) is not None


def _rename(table: Table, member: Member, request: say.Rename, key: str) -> Answer:
    _must(member.role == "seat", "seats-only")
    name = own_name(table.people, request.name, member.seat)
    return _done(table, request.id, "named", Named(member.seat, name), key)


def _lend(table: Table, member: Member, request: say.Lend, key: str) -> Answer:
    """One's own seat, or as host or judge one that is open or whose person is away; an open one becomes the bot's."""
    seat = table.seat_at(request.seat)
    is_own = member.seat == request.seat
    is_away = seat.kind == "open" or (seat.kind == "person" and not table.present[request.seat])
    _must(is_own or member.arranges, "not-yours")
    _must(is_own or is_away, "seat-present")
    make_bot(table.system, request.bot, 0)
    if seat.kind == "open":
        name = bot_name(table.people, request.bot)
        return _done(table, request.id, "seated", Seated(request.seat, name, request.bot), key)
    return _done(table, request.id, "lent", Lent(request.seat, request.bot), key)


def _give_back(table: Table, member: Member, request: say.GiveBack, key: str) -> Answer:
    _must(member.arranges or member.seat == request.seat, "not-yours")
    _must(table.seat_at(request.seat).lent is not None, "not-lent")
    return _done(table, request.id, "lent", Lent(request.seat, None), key)


def _ask(
    table: Table, listener: Listener, request: say.Odds | say.Sums | say.Lines | say.Recap | say.Describe | say.Look
) -> Answer:
    """Questions that change nothing and may take a while: they are answered outside the table's lock."""
    match request:
        case say.Odds():
            _must(listener.member.role == "seat", "seats-only")
            _must_be_fresh(table, listener.member, request.version)
            work = queries.odds(table, listener, request)
        case say.Sums():
            _must(listener.member.role == "seat", "seats-only")
            _must_be_fresh(table, listener.member, request.version)
            work = queries.sums(table, listener, request)
        case say.Lines():
            work = queries.lines(table, listener, request)
        case say.Recap():
            work = queries.recap(table, listener, request)
        case say.Describe():
            work = queries.describe(table, listener, request)
        case say.Look():
            _must(listener.member.role == "judge", "judge-only")
            table.check_entry(request.at)
            if request.seat >= 0:
                table.seat_at(request.seat)
            work = queries.look(table, listener, request)
    return Answer(None, [], None, work)
