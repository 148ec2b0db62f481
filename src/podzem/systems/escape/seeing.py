"""The view as JSON (section 24): what is open to all, and what a viewer adds to it.

It is written straight into bytes, since a table tells it to everybody after every decision; the plain data that the
terminal shows are these bytes read back.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from podzem.core.decisions import JUDGE, WATCHER
from podzem.core.json_writing import TRUTH, write_list, write_number, write_seat, write_text
from podzem.systems.escape.board import CAVES, NOWHERE
from podzem.systems.escape.cards import COUNTERS, POINTER
from podzem.systems.escape.game import BLOCKED, DEFEND, LOST_BY, PHASES, REACT, RELEASED, SAFE, SHOP, STATUSES, Game
from podzem.systems.escape.rules.caves import FALLS
from podzem.systems.escape.telling import reserve_names
from podzem.systems.escape.view import View

_CAVES: Final = [name.encode() for name in CAVES]


def open_json(game: Game) -> bytes:
    """What a watcher sees, and so everybody (escape.view.public): made from his view, where nothing hidden is."""
    view, out = View(game, WATCHER), BytesWriter()
    out.write(b'{"system":"escape","board":')
    write_text(out, view.setting.board.name)
    _write_turn(view, out)
    out.write(b',"players":[')
    for seat in range(view.setting.players):
        if seat:
            out.write(b",")
        _write_player(view, seat, out)
    out.write(b'],"counters":{')
    _write_counters(view, out)
    out.write(b'},"arrows":{')
    _write_arrows(view, out)
    out.write(b'},"caves":{')
    _write_caves(view, out)
    out.write(b"}")
    _write_rest(view, out)
    return out.getvalue()


def own_json(game: Game, viewer: i64) -> bytes:
    """What is a viewer's own (escape.view.hidden): a player's hand, and the reserve while he shops; all for a judge."""
    out = BytesWriter()
    out.write(b'{"viewer":')
    write_number(out, viewer)
    if viewer >= 0:
        out.write(b',"hand":')
        write_list(out, _hand(game, viewer))
        if game.phase == SHOP and game.actor == viewer:
            out.write(b',"shop":')
            write_list(out, sorted(reserve_names(game)))  # in an order that tells nothing
    if viewer == JUDGE:
        _write_secrets(game, out)
    out.write(b"}")
    return out.getvalue()


def _write_turn(view: View, out: BytesWriter) -> None:
    names = view.setting.board.names
    out.write(b',"round":')
    write_number(out, view.round)
    out.write(b',"seat":')
    write_number(out, view.seat)
    out.write(b',"awaited":')
    write_number(out, view.actor)
    out.write(b',"extra":')
    out.write(TRUTH[view.extra])
    out.write(b',"phase":')
    write_text(out, PHASES[view.phase])
    out.write(b',"thrown":')
    write_number(out, view.thrown)
    out.write(b',"status":')
    write_text(out, STATUSES[view.status])
    out.write(b',"winner":')
    write_seat(out, view.winner)
    out.write(b',"exit":')
    _write_named(out, names, view.exit)


def _write_player(view: View, seat: i64, out: BytesWriter) -> None:
    names, marks = view.setting.board.names, view.marks[seat]
    out.write(b'{"square":')
    _write_named(out, names, view.square[seat])
    out.write(b',"came_from":')
    _write_named(out, names, view.came_from[seat])
    out.write(b',"cards":')
    write_number(out, view.hand_size[seat])
    out.write(b',"passes":')
    write_number(out, view.passes[seat])
    out.write(b',"skip":')
    write_number(out, view.skip[seat])
    out.write(b',"blocked":')
    out.write(TRUTH[marks & BLOCKED != 0])
    out.write(b',"released":')
    out.write(TRUTH[marks & RELEASED != 0])
    out.write(b',"safe":')
    out.write(TRUTH[marks & SAFE != 0])
    out.write(b"}")


def _write_counters(view: View, out: BytesWriter) -> None:
    names, is_first, counters = view.setting.board.names, True, view.counters
    for square in range(view.setting.board.size):
        if counters[square]:
            if not is_first:
                out.write(b",")
            is_first = False
            write_text(out, names[square])
            out.write(b":")
            write_list(out, _stack(view, square))


def _stack(view: View, square: i64) -> list[str]:
    """The counters of a square as cases write them, a pointer with where it points."""
    stack = [kind for bit, kind in enumerate(COUNTERS) if view.counters[square] >> bit & 1]
    if view.counters[square] >> POINTER & 1:
        stack[-1] += ">" + view.setting.board.names[view.arrow[square]]
    return stack


def _write_arrows(view: View, out: BytesWriter) -> None:
    """Where each pointer points, so that nobody has to read it off its counter."""
    names, is_first, counters = view.setting.board.names, True, view.counters
    for square in range(view.setting.board.size):
        if counters[square] >> POINTER & 1:
            if not is_first:
                out.write(b",")
            is_first = False
            write_text(out, names[square])
            out.write(b":")
            write_text(out, names[view.arrow[square]])


def _write_caves(view: View, out: BytesWriter) -> None:
    for number, cave in enumerate(_CAVES):
        out.write(b',"' if number else b'"')
        out.write(cave)
        out.write(b'":{"owner":')
        write_seat(out, view.owner[number])
        out.write(b',"stage":')
        write_number(out, view.stage[number])
        out.write(b"}")


def _write_rest(view: View, out: BytesWriter) -> None:
    out.write(b',"treasure":{"carrier":')
    write_seat(out, view.carrier)
    out.write(b',"square":')
    _write_named(out, view.setting.board.names, view.treasure)
    out.write(b'},"reserve":')
    write_number(out, view.reserve_size)
    out.write(b',"chance":')
    write_number(out, view.chance_size)
    out.write(b',"chance_card":')
    _write_named(out, view.setting.chances.names, view.chance)
    out.write(b',"danger":')
    _write_danger(view, out)
    out.write(b"}")


def _write_named(out: BytesWriter, names: list[str], number: i64) -> None:
    if number < 0:
        out.write(b"null")
    else:
        write_text(out, names[number])


def _write_danger(view: View, out: BytesWriter) -> None:
    """What threatens whom, and where, while somebody is asked about it."""
    names = view.setting.board.names
    if view.phase == DEFEND:
        out.write(b'{"kind":"blade","by":')
        write_number(out, view.seat)
        _write_target(out, view.target)
    elif view.phase == REACT and view.threat >= FALLS:
        out.write(b'{"kind":"fall","cave":')
        write_text(out, CAVES[view.threat - FALLS - 5])
        _write_target(out, view.actor)
    elif view.threat >= 0 and view.threat < FALLS:
        out.write(b'{"kind":')
        write_text(out, COUNTERS[view.threat])
        out.write(b',"square":')
        _write_named(out, names, view.struck)
        _write_target(out, view.actor)
    elif view.placing >= 0 and view.place != NOWHERE:
        out.write(b'{"kind":"counter","counter":')
        write_text(out, COUNTERS[view.placing])
        out.write(b',"square":')
        write_text(out, names[view.place])
        out.write(b"}")
    else:
        out.write(b"null")


def _write_target(out: BytesWriter, seat: i64) -> None:
    out.write(b',"target":')
    write_number(out, seat)
    out.write(b"}")


def _write_secrets(game: Game, out: BytesWriter) -> None:
    """Every hand and both piles: the known order below, the shuffled part above it."""
    names, chances = game.setting.deck.names, game.setting.chances.names
    for seat in range(game.setting.players):
        out.write(b"," if seat else b',"hands":[')
        write_list(out, _hand(game, seat))
    out.write(b'],"piles":{"reserve":')
    write_list(out, [names[card % LOST_BY] for card in game.bottom])
    out.write(b',"reserve_loose":')
    write_list(out, [names[card] for card in range(len(names)) for _ in range(game.loose[card])])
    out.write(b',"chance":')
    write_list(out, [chances[card] for card in game.chance_bottom])
    out.write(b',"chance_loose":')
    write_list(out, [chances[card] for card in range(len(chances)) for _ in range(game.chance_loose[card])])
    out.write(b"}")


def _hand(game: Game, seat: i64) -> list[str]:
    names = game.setting.deck.names
    return [names[game.card_at(seat, index)] for index in range(game.hand_size[seat])]
