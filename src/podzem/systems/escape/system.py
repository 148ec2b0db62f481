"""`escape` as a system: the seven functions, its text forms, its fast lane."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from contextlib import AbstractContextManager, nullcontext
from importlib.resources import files
from typing import Any, Final

import msgspec

from podzem.core.clauses import read_register
from podzem.core.decisions import JUDGE, Decision, Fact, Refusal
from podzem.core.dice import Dice
from podzem.core.errors import Malformed, Refused
from podzem.core.event_table import event_specs, facts_of_events
from podzem.core.events import OPEN
from podzem.core.forms import read_line
from podzem.core.json_writing import splice
from podzem.core.lane import Lane
from podzem.core.numbers import read_natural
from podzem.core.options import Choice, not_default
from podzem.core.orders import OrderSpec, is_miscounted
from podzem.core.scribe import Scribe
from podzem.core.system import Bot, Outcome
from podzem.systems.escape import record, texts
from podzem.systems.escape.board import KINDS, PRISON
from podzem.systems.escape.cards import CATEGORIES
from podzem.systems.escape.codes import SIGNATURES
from podzem.systems.escape.dealing import read_setting, set_up
from podzem.systems.escape.events import TERMS
from podzem.systems.escape.fallback import fallback
from podzem.systems.escape.game import OVER, PLAYING, WON, Game
from podzem.systems.escape.lane import EscapeLane
from podzem.systems.escape.legal import codes, why_not
from podzem.systems.escape.play import play
from podzem.systems.escape.resample import resample
from podzem.systems.escape.seeing import open_json, own_json
from podzem.systems.escape.seeker import Seeker
from podzem.systems.escape.setting import FILE, OPTIONS, TABLES
from podzem.systems.escape.shapes import RaceView
from podzem.systems.escape.view import View

PACKAGE: Final = "podzem.systems.escape"
READ_VIEW: Final = msgspec.json.Decoder(RaceView).decode
ORDER_TABLE: Final = {name: OrderSpec(name, facts, repeats=name == "go") for name, facts in SIGNATURES.items()}


class Escape:
    """«Подземен бяг»: a treasure race through tunnels."""

    key = "escape"
    options = OPTIONS
    clauses = read_register(files(PACKAGE).joinpath("clauses.toml"))
    seats = (int(TABLES["seats"]["least"]), 16)
    usual = 4
    terms = TERMS
    orders = ORDER_TABLE
    events = event_specs(facts_of_events(PACKAGE), TERMS)
    tallies: Mapping[str, tuple[str, str]] = {
        "deaths": ("death", "clause"),
        "cards": ("tool_used", "card"),
        "chances": ("chance", "chance"),
    }
    script_clause = "escape.order.script"
    judge_clause = "escape.table.judge"
    journal_clause = "escape.journal"
    bots = ("seeker",)
    lane: Lane | None = EscapeLane()

    def __init__(self) -> None:
        boards = sorted(files(PACKAGE).joinpath("boards").iterdir(), key=lambda file: file.name)
        data = b"".join(file.read_bytes() for file in (FILE, *boards))
        self.rules_digest = hashlib.blake2b(data, digest_size=8).hexdigest()

    def setup(self, players: int, options: Mapping[str, object], scribe: Scribe) -> Game:
        """A fresh game at the first player's turn."""
        return set_up(read_setting(players, options), scribe)

    def decisions(self, state: Game) -> list[Decision]:
        """Every legal decision of the seat that is asked."""
        return [texts.decode(state, code) for code in codes(state)]

    def open_to(self, state: Game, seat: int) -> list[Decision]:
        """Every legal decision, if this is the seat that is asked."""
        return self.decisions(state) if seat == state.actor else []

    def refuse(self, state: Game, decision: Decision) -> Refusal | None:
        """Why not, with the clause."""
        if decision.seat == JUDGE:
            return self._refuse_judge(state, decision)
        clause = self._why_not(state, decision)
        return Refusal(clause, decision.order, _facts(state, decision)) if clause else None

    def _why_not(self, state: Game, decision: Decision) -> str:
        if decision.order not in ORDER_TABLE or not 0 <= decision.seat < state.setting.players:
            return "escape.order.errors"
        if is_miscounted(ORDER_TABLE, decision):
            return "escape.order.errors"
        if state.phase == OVER:
            return "escape.table.goal"
        if decision.seat != state.actor:
            return "escape.table.order"
        if decision.order == "go" and state.phase != 1:
            return "escape.turn.one_action"
        code, clause = texts.encode(state, decision)
        return clause or why_not(state, code)

    def _refuse_judge(self, state: Game, decision: Decision) -> Refusal | None:
        """A judge may set one path of the state, and nothing else (escape.table.judge)."""
        facts: dict[str, Fact] = {"order": decision.order}
        if decision.order != "set" or len(decision.words) != 1:
            return Refusal("escape.table.judge", decision.order, facts)
        try:
            self._corrected(state, decision)
        except Refused as refused:
            return refused.refusal
        except Malformed as error:
            return Refusal("escape.table.judge", decision.order, {**facts, "fault": str(error)})
        return None

    def _corrected(self, state: Game, decision: Decision) -> Game:
        (pair,) = read_line(decision.words[0]).items() or (("", None),)
        return record.change(state, *pair)

    def apply(self, state: Game, decision: Decision, scribe: Scribe) -> None:
        """Carry a legal decision out."""
        if decision.seat == JUDGE:
            state.become(self._corrected(state, decision))
            scribe.tell("judge_set", "escape.table.judge", OPEN, {"path": decision.words[0].partition("=")[0]})
            return
        code, clause = texts.encode(state, decision)
        assert not clause, clause
        play(state, code, scribe)

    def view(self, state: Game, viewer: int) -> View:
        """What a viewer may know."""
        return View(state, viewer)

    def seeing(self, state: Game, viewer: int) -> RaceView:
        """The view as the wire has it."""
        return READ_VIEW(splice(open_json(state), own_json(state, viewer)))

    def open_json(self, state: Game) -> bytes:
        """What everybody sees, as JSON."""
        return open_json(state)

    def own_json(self, state: Game, viewer: int) -> bytes:
        """What is a viewer's own, as JSON."""
        return own_json(state, viewer)

    def resample(self, state: Game, viewer: int, dice: Dice) -> Game:
        """Another state this viewer cannot tell apart."""
        return resample(state, viewer, dice)

    def outcome(self, state: Game) -> Outcome | None:
        """Who got out with the treasure, and where; or the last round's end."""
        if state.status == PLAYING:
            return None
        if state.status == WON:
            return Outcome((int(state.winner),), "escape.table.goal", state.setting.board.names[state.exit])
        return Outcome((), "escape.house.round_limit", "draw")

    def awaited(self, state: Game) -> tuple[int, ...]:
        """The seat that is asked."""
        return () if state.phase == OVER else (int(state.actor),)

    def needed(self, state: Game) -> tuple[int, ...]:
        """The seat that is asked."""
        return self.awaited(state)

    def turn(self, state: Game) -> tuple[int, int]:
        """The round and the seat on turn; a further turn after a six belongs to the turn that threw it."""
        return int(state.round), int(state.seat)

    def fallback(self, state: Game, seat: int) -> Decision:
        """The default of escape.house.timeout."""
        assert seat == state.actor
        return texts.decode(state, fallback(state))

    def write(self, state: Game) -> dict[str, Any]:
        """The state as nested plain data."""
        return record.write(state)

    def read(self, players: int, options: Mapping[str, object], data: Mapping[str, Any]) -> Game:
        """A state from partial data."""
        return record.read(read_setting(players, options), data)

    def table_options(self, state: Game) -> tuple[int, dict[str, Choice]]:
        """Players and the options that are not at their default."""
        return int(state.setting.players), not_default(OPTIONS, state.setting.options)

    def scene(self, state: Game) -> dict[str, Any]:
        """The board as a graph of squares on a grid, and the category of each card."""
        board = state.setting.board
        squares = [
            {
                "id": name,
                "x": int(board.x[number]),
                "y": int(board.y[number]),
                "size": int(board.breadth[number]),
                "kind": KINDS[board.kind[number]],
                "neighbours": [board.names[state.neighbour(number, slot)] for slot in range(board.degree[number])],
            }
            for number, name in enumerate(board.names)
        ]
        deck = state.setting.deck
        cards = {name: CATEGORIES[deck.category[number]] for number, name in enumerate(deck.names)}
        chances = {row["id"]: row["effect"] for row in TABLES["chance"]}
        scene = {"kind": "graph", "name": board.name, "squares": squares, "cards": cards, "chances": chances}
        return {"desk": self.key, **scene}

    def facts(self, decision: Decision) -> dict[str, Any]:
        """What a decision is about, by name; a target is a seat's number."""
        return _named(decision)

    def prospects(self, before: Game, after: Game, seat: int) -> tuple[str, ...]:
        """Winning, dying, entering, prison, the treasure, an opponent's death."""
        was, now = before.square[seat], after.square[seat]
        facts = {
            "won": after.winner == seat,
            "dead": was >= 0 and now < 0,
            "enter": was < 0 and now >= 0,
            "prison": now != was and after.kind_of(now) == PRISON,
            "treasure": after.carrier == seat and before.carrier != seat,
            "kill": any(
                before.square[other] >= 0 and after.square[other] < 0
                for other in range(before.setting.players)
                if other != seat
            ),
        }
        return tuple(name for name, holds in facts.items() if holds)

    def chances(self, state: Game, decision: Decision) -> None:
        """The dice of a decision tell all."""

    def standing_still(self, state: Game) -> AbstractContextManager[None]:
        """Its questions have nothing in common that would be worth keeping."""
        return nullcontext()

    def bot(self, name: str) -> Bot:
        """The default bot, `seeker`."""
        if name == "seeker":
            return Seeker()
        raise Malformed(f"there is no bot {name!r} in escape; seeker, random or search was expected")

    def decode(self, state: Game, code: int) -> Decision:
        """The decision a code stands for."""
        return texts.decode(state, code)


def _facts(state: Game, decision: Decision) -> dict[str, Fact]:
    """What a refusal is about: the order's own words by their names."""
    return {"seat": decision.seat, "awaited": int(state.actor), **_named(decision)}


def _named(decision: Decision) -> dict[str, Fact]:
    """The words of a decision by their names; a target is the number of a seat."""
    spec = ORDER_TABLE.get(decision.order)
    facts: dict[str, Fact] = {} if spec is None else {**spec.named(decision.words)}
    target = read_natural(str(facts.get("target", "")))
    return facts if target is None else {**facts, "target": target}
