"""The table of events (escape.journal): what can be told of a game, by which clauses, with which facts, and to whom.

Open facts and private ones are different events, never one event masked.
"""

from __future__ import annotations

from typing import Final

from podzem.core.event_table import EventTable

TERMS: Final = {
    "seat": "seat",
    "target": "seat",
    "by": "seat",
    "card": "card",
    "cards": "card",
    "square": "square",
    "to": "square",
    "arrow": "square",
    "onto": "square",
    "path": "square",
    "chasm": "square",
    "cave": "square",
    "chance": "chance",
    "kind": "counter",
    "order": "verb",
    "option": "option",
}
"""What kind of word each fact is."""
TO_OWNER: Final = ("owner",)

_table: Final = EventTable(TERMS)
DEALT: Final = _table.row("dealt", "escape.setup.deal", "seat", "cards", to=TO_OWNER)
FIRST: Final = _table.die("first", "escape.table.order")
THROW: Final = _table.die("throw", ("escape.chasm.jump", "escape.enter.throw", "escape.move.full_number"), of_seat=True)
UNPLAYED_THROW: Final = _table.die("unplayed_throw", "escape.chance.skip_six", of_seat=True)
ENTER: Final = _table.row("enter", ("escape.enter.one", "escape.enter.six"), "seat")
OUTSIDE: Final = _table.row("outside", "escape.enter.throw", "seat")
MOVE: Final = _table.row(
    "move",
    ("escape.chance.advance", "escape.chasm.jump", "escape.move.full_number", "escape.prison.pass"),
    "seat",
    "path",
    "square",
)
FORCED_STOP: Final = _table.row(
    "forced_stop", ("escape.chasm.stop", "escape.move.forced_stop", "escape.pointer.blocked_target"), "seat", "square"
)
BOXED_IN: Final = _table.row("boxed_in", "escape.move.boxed_in", "seat")
CHANCE: Final = _table.row("chance", "escape.chance.draw", "seat", "chance")
FOUND: Final = _table.row("found", "escape.chance.find_tool", "seat", "n")
RECEIVED: Final = _table.row("received", "escape.chance.find_tool", "seat", "card", to=TO_OWNER)
LOST: Final = _table.row("lost", "escape.chance.lose_tool", "seat", "n")
DROPPED: Final = _table.row("dropped", "escape.chance.lose_tool", "seat", "card", to=TO_OWNER)
SKIP: Final = _table.row("skip", "escape.chance.skip", "seat", "n")
MISSED: Final = _table.row("missed", "escape.chance.skip", "seat")
IMPRISONED: Final = _table.row("imprisoned", "escape.chance.prison", "seat")
PASS_KEPT: Final = _table.row("pass_kept", "escape.chance.pass_card", "seat")
PASS_USED: Final = _table.row("pass_used", "escape.prison.pass", "seat")
FELL: Final = _table.row(
    "fell",
    ("escape.cave.beast_fall", "escape.cave.buried_fall", "escape.cave.devil", "escape.cave.fire_fall"),
    "seat",
    "cave",
)
SURVIVED: Final = _table.row(
    "survived",
    (
        "escape.cave.beast_fall",
        "escape.cave.buried_fall",
        "escape.cave.devil",
        "escape.cave.fire_fall",
        "escape.cave.window_fall",
    ),
    "seat",
    "cave",
)
NO_EFFECT: Final = _table.row("no_effect", ("escape.chance.advance", "escape.chance.disaster"), "seat", "square")
RELEASED: Final = _table.row("released", "escape.chance.release", "seat")
COUNTERS_CLEARED: Final = _table.row("counters_cleared", "escape.chance.clear_counters", "kind", "n")
EXTRA_TURN: Final = _table.row("extra_turn", ("escape.chance.extra_turn", "escape.turn.six"), "seat")
TOOL_USED: Final = _table.row(
    "tool_used",
    (
        "escape.attack.blast",
        "escape.attack.reach",
        "escape.blast.place",
        "escape.cave.beast_fall",
        "escape.cave.beast_walk",
        "escape.cave.buried_dig_out",
        "escape.cave.buried_fall",
        "escape.cave.buried_walk",
        "escape.cave.devil",
        "escape.cave.fire_fall",
        "escape.cave.fire_walk",
        "escape.cavein.prevent",
        "escape.chasm.wood",
        "escape.defend.blade",
        "escape.dig.sequence",
        "escape.fire.same",
        "escape.grille.place",
        "escape.grille.remove",
        "escape.pointer.ignore",
        "escape.pointer.place",
        "escape.pointer.remove",
        "escape.prison.saw",
        "escape.shop.shuffle",
    ),
    "seat",
    "card",
)
ATTACK: Final = _table.row("attack", "escape.attack.reach", "seat", "target")
DEFENDED: Final = _table.row("defended", "escape.attack.repelled", "seat", "target")
DECLINED: Final = _table.row("declined", ("escape.defend.optional", "escape.view.no_tell"), "seat", to=TO_OWNER)
HELD: Final = _table.row("held", "escape.view.no_tell", "seat", to=TO_OWNER)
PREVENTED: Final = _table.row("prevented", ("escape.cavein.prevent", "escape.fire.same"), "seat", "square")
DEATH: Final = _table.row(
    "death",
    (
        "escape.attack.kill",
        "escape.cave.beast_fall",
        "escape.cave.beast_unarmed",
        "escape.cave.buried_fall",
        "escape.cave.devil",
        "escape.cave.fire_fall",
        "escape.cavein.victims",
        "escape.chance.death",
        "escape.chasm.fall",
        "escape.fire.same",
        "escape.house.give_up",
    ),
    "seat",
    "square",
)
COUNTER_PLACED: Final = _table.row(
    "counter_placed",
    ("escape.blast.place", "escape.fire.same", "escape.grille.place", "escape.pointer.place"),
    "kind",
    "square",
    "arrow",
)
COUNTER_MOVED: Final = _table.row("counter_moved", "escape.counters.four", "kind", "square", "onto", "seat", "arrow")
COUNTER_REMOVED: Final = _table.row(
    "counter_removed",
    ("escape.dig.sequence", "escape.fire.same", "escape.grille.remove", "escape.pointer.remove"),
    "kind",
    "square",
    "arrow",
)
CAVE_OPENED: Final = _table.row(
    "cave_opened",
    (
        "escape.cave.beast_walk",
        "escape.cave.buried_dig_out",
        "escape.cave.buried_walk",
        "escape.cave.devil",
        "escape.cave.fire_walk",
        "escape.cave.window_fall",
        "escape.prison.saw",
    ),
    "seat",
    "cave",
)
CAVE_CLOSED: Final = _table.row("cave_closed", "escape.cave.window", "seat", "cave")
TREASURE_TAKEN: Final = _table.row(
    "treasure_taken", ("escape.treasure.chasm", "escape.treasure.lift", "escape.treasure.take"), "seat", "square"
)
TREASURE_DROPPED: Final = _table.row("treasure_dropped", "escape.treasure.drop", "seat", "square")
TREASURE_STOLEN: Final = _table.row("treasure_stolen", "escape.treasure.steal", "seat", "target")
SHOP: Final = _table.row("shop", "escape.shop.turn", "seat")
RESERVE_SHOWN: Final = _table.row("reserve_shown", "escape.shop.buy", "seat", "cards", to=TO_OWNER)
BOUGHT: Final = _table.row("bought", "escape.shop.buy", "seat", "card", to=TO_OWNER)
GAVE_UP: Final = _table.row("gave_up", "escape.house.give_up", "seat")
PASSED: Final = _table.row("passed", ("escape.turn.pass", "escape.turn.six_declined"), "seat")
LOWERED: Final = _table.row("lowered", "escape.chasm.wood", "seat", "square")
CLIMBED: Final = _table.row("climbed", "escape.chasm.climb", "seat", "square")
JUDGE_SET: Final = _table.row("judge_set", "escape.table.judge", "path")
DIE_REPLACED: Final = _table.die_replaced("escape.table.judge")
WON: Final = _table.row("won", ("escape.win.exit", "escape.win.start", "escape.win.start_occupied"), "seat", "square")
DRAW: Final = _table.row("draw", "escape.house.round_limit", "n")

EVENTS: Final = _table.rows
TALLIES: Final = {
    "deaths": (DEATH.name, "clause"),
    "cards": (TOOL_USED.name, "card"),
    "chances": (CHANCE.name, "chance"),
}
"""What the lab counts over many games."""
