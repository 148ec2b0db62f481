"""What kind of word each fact of an event or an order is; a plain number, word or switch is not listed."""

from __future__ import annotations

from typing import Final

FACTS: Final = {
    "seat": "seat",
    "member": "member",
    "other": "member",
    "members": "member",
    "item": "item",
    "landmark": "landmark",
    "settlement": "landmark",
    "terrain": "terrain",
    "path": "path",
    "direction": "direction",
    "way": "direction",
    "weather": "weather",
    "season": "season",
    "feeding": "feeding",
    "forced": "forced",
    "action": "verb",
    "verb": "verb",
    "stop": "stop",
    "reason": "clause",
    "bank": "bank",
    "hand": "hand",
    "along": "along",
    "to": "hand",
    "status": "status",
    "option": "option",
    "fault": "fault",
    "why": "why",
    "kind": "kind",
    "unit": "member",
    "objective": "objective",
    "target": "target",
    "part": "part",
    "man": "member",
    "men": "member",
    "animal": "member",
    "vessel": "vessel",
    "work": "work",
    "edge": "edge",
    "surprised": "surprised",
    "was": "answer",
    "answer": "answer",
    "recast": "answer",
}

TO_SIDE: Final = ("side",)
"""The seats of one party."""
