"""`dungeon` as a system: the seven functions over the parts of the rules, its text forms."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from contextlib import AbstractContextManager
from fractions import Fraction
from importlib.resources import files
from typing import Any, Final

from podzem.core.clauses import read_register
from podzem.core.decisions import Decision, Namer, Refusal
from podzem.core.dice import Dice
from podzem.core.errors import Malformed
from podzem.core.event_table import event_specs, facts_of_events
from podzem.core.events import SECRET
from podzem.core.lane import Lane
from podzem.core.memo import frozen
from podzem.core.options import Choice, not_default
from podzem.core.scribe import Scribe
from podzem.core.system import Bot, Outcome
from podzem.expedition.town import first_party as party
from podzem.systems.dungeon import parts, record, staging, turn
from podzem.systems.dungeon.believed import believed
from podzem.systems.dungeon.bot.delver import Delver
from podzem.systems.dungeon.chapters.actions.work_odds import work_odds
from podzem.systems.dungeon.chapters.combat.odds import combat_odds
from podzem.systems.dungeon.chapters.movement import setting_out
from podzem.systems.dungeon.furnishing import lay_treasure
from podzem.systems.dungeon.game import OVER, Game, new_game
from podzem.systems.dungeon.resample import resample
from podzem.systems.dungeon.setting import OPTIONS, PACKAGE, read_setting
from podzem.systems.dungeon.view import viewer as view
from podzem.systems.dungeon.view.place_names import ids_shown, place_names
from podzem.systems.dungeon.view.prospects import prospects
from podzem.world.map_file import save_dungeon

GENERATOR: Final = "dungeon.generator.requirements"
SEED_DICE: Final = 8
SEED_SIDES: Final = 1 << 16
"""A seed that is drawn has 128 bits, so that nobody finds it by trying what fits what he has seen."""
FACTS: Final = facts_of_events(PACKAGE)
TERMS: Final = {
    **turn.TERMS,
    "kind": "kind",
    "seat": "seat",
    "member": "member",
    "other": "member",
    "leader": "member",
    "item": "item",
    "type": "member",
    "verb": "verb",
    "heading": "heading",
    "opening": "place",
    "place": "place",
    "area": "area",
    "feature": "place",
    "trap": "trap",
    "door": "door",
    "text": "text",
    "answer": "answer",
    "was": "answer",
    "grade": "grade",
    "fault": "fault",
    "option": "option",
}


def _draw_seed(scribe: Scribe) -> list[int]:
    return [int(scribe.roll(SEED_SIDES, "seed", -1, GENERATOR, SECRET)) for _ in range(SEED_DICE)]


class DungeonSystem:
    """«Подземелье»: an expedition below ground."""

    key = "dungeon"
    options = OPTIONS
    clauses = read_register(files(PACKAGE).joinpath("clauses.toml"))
    seats = (1, 8)
    usual = 1
    terms = TERMS
    orders = parts.ORDER_TABLE
    events = event_specs({name: FACTS[name] for name in parts.EVENTS}, TERMS, parts.DISCLOSING)
    tallies: Mapping[str, tuple[str, str]] = {
        "home": ("finished", "clause"),
        "fallen": ("fell", "clause"),
        "met": ("met_kind", "kind"),
        "traps": ("trap_sprung", "trap_type"),
    }
    script_clause = "dungeon.core.dice_script"
    judge_clause = "dungeon.core.auto_judge"
    journal_clause = "dungeon.core.journal"
    bots = ("delver",)
    lane: Lane | None = None

    def __init__(self) -> None:
        folders = (files(PACKAGE).joinpath("tables"), files("podzem.site").joinpath("tables"))
        tables = [file for folder in folders for file in sorted(folder.iterdir(), key=lambda file: file.name)]
        world = [files("podzem.world").joinpath(name) for name in ("gear.toml", "creatures.toml")]
        maps = sorted(files("podzem.world").joinpath("maps").iterdir(), key=lambda file: file.name)
        data = b"".join(file.read_bytes() for file in (*tables, *world, *maps))
        self.rules_digest = hashlib.blake2b(data, digest_size=8).hexdigest()

    def setup(self, players: int, options: Mapping[str, object], scribe: Scribe) -> Game:
        """A fresh expedition: heroes, and with a ready party the first turn below."""
        game = new_game(read_setting(players, options))
        if game.setting.word("map") == "random":
            game.site.seed = game.setting.number("seed")
            game.site.drawn = [] if game.site.seed else _draw_seed(scribe)
        entrance = game.dungeon.entrances[0]  # a bad map is refused here, before any die (dungeon.map.validation)
        party.create(game, scribe)
        lay_treasure(game)
        if game.setting.word("party") == "ready":
            setting_out.enter(game, entrance, scribe)
        return game

    def decisions(self, state: Game) -> list[Decision]:
        """Every legal decision of every awaited seat."""
        return [decision for seat in self.awaited(state) for decision in parts.candidates(state, seat)]

    def open_to(self, state: Game, seat: int) -> list[Decision]:
        """Every legal decision of a seat."""
        return parts.candidates(state, seat) if seat in self.awaited(state) else []

    def refuse(self, state: Game, decision: Decision) -> Refusal | None:
        """Why not, with the clause."""
        return parts.why_not(state, decision)

    def apply(self, state: Game, decision: Decision, scribe: Scribe) -> None:
        """Carry a legal decision out."""
        parts.apply(state, decision, scribe)

    def view(self, state: Game, viewer: int) -> dict[str, Any]:
        """What a viewer may know."""
        return view.seen_by(state, viewer)

    def seeing(self, state: Game, viewer: int) -> dict[str, Any]:
        """The view as plain data."""
        return view.seen_by(state, viewer)

    def resample(self, state: Game, viewer: int, dice: Dice) -> Game:
        """Another state this viewer cannot tell apart."""
        return resample(state, viewer, dice)

    def outcome(self, state: Game) -> Outcome | None:
        """The players win together when they come back with something of value."""
        if state.stage != OVER:
            return None
        won = state.status == "returned" and state.company.ledger.delivered > 0
        return Outcome(tuple(range(state.setting.players)) if won else (), "dungeon.premise.goal", state.status)

    def awaited(self, state: Game) -> tuple[int, ...]:
        """The seats that are asked: those without whom nothing goes on first."""
        return parts.awaited(state)

    def needed(self, state: Game) -> tuple[int, ...]:
        """The seats without whom nothing goes on."""
        return parts.needed(state)

    def turn(self, state: Game) -> tuple[int, int]:
        """The turn of the expedition and the seat that calls."""
        return state.company.turn, state.company.caller

    def fallback(self, state: Game, seat: int) -> Decision:
        """What a seat that does not answer is taken to have decided (dungeon.time.order)."""
        return parts.fallback(state, seat)

    def write(self, state: Game) -> dict[str, Any]:
        """The state as nested plain data."""
        return record.write(state)

    def read(self, players: int, options: Mapping[str, object], data: Mapping[str, Any]) -> Game:
        """A state from partial data."""
        return record.read(new_game(read_setting(players, options)), data)

    def stage(self, players: int, options: Mapping[str, object], data: Mapping[str, Any]) -> Game:
        """The state of a case in a few words."""
        return staging.stage(players, options, data)

    def whole(self, state: Game) -> dict[str, Any]:
        """Every path of a state."""
        found: dict[str, Any] = staging.whole(state)
        return found

    def table_options(self, state: Game) -> tuple[int, dict[str, Choice]]:
        """Players and the options that are not at their default; an imagined map is one of its own."""
        setting, imagined = state.setting, state.site.plan.imagined
        drawn = {"map": save_dungeon(imagined)} if imagined is not None else {}
        return setting.players, not_default(OPTIONS, {**setting.options, **drawn})

    def scene(self, state: Game) -> dict[str, Any]:
        """The paper the map is drawn on; it tells nothing that is hidden: a random map's own name holds its seed."""
        word = state.setting.word("map")
        name = word if "\n" not in word else "own"
        return {"kind": "grid", "name": name, "cell": state.dungeon.cell, "odds": state.setting.is_on("show_odds")}

    def namer(self, state: Game) -> Namer:
        """What people call a place."""
        return place_names(state)

    def places_shown(self, state: Game, viewer: int) -> list[str]:
        """The places of which a view speaks by their ids: openings, places of orders, the way of those met."""
        return ids_shown(state, viewer)

    def prospects(self, before: Game, after: Game, seat: int) -> tuple[str, ...]:
        """What a change means for a seat."""
        return prospects(before, after, seat)

    def chances(self, state: Game, decision: Decision) -> dict[str, Fraction]:
        """How the combat at hand ends, or a piece of work; a whole turn's dice fall in too many ways to be followed."""
        return combat_odds(state, decision) or work_odds(believed(state), decision)

    def standing_still(self, state: Game) -> AbstractContextManager[None]:
        """Inside, what many questions have in common is worked out once."""
        return frozen(*state.parts)

    def bot(self, name: str) -> Bot:
        """The party's bot, `delver`."""
        if name == "delver":
            return Delver()
        raise Malformed(f"there is no bot {name!r} in dungeon; delver or random was expected")

    def decode(self, state: Game, code: int) -> Decision:
        """There is no fast lane over the whole game; the fight has its own."""
        raise Malformed("dungeon offers no codes")
