"""What kind of word each fact of events and orders is."""

from __future__ import annotations

from typing import Final

KINDS: Final = {
    "seat": "seat",
    "mark": "mark",
    "member": "member",
    "target": "member",
    "other": "member",
    "helper": "member",
    "item": "item",
    "things": "item",
    "kind": "creature",
    "leader": "creature",
    "foe": "creature",
    "band": "band",
    "pair": "pair",
    "opening": "place",
    "exit": "place",
    "place": "place",
    "area": "place",
    "mood": "mood",
    "question": "watched",
    "answer": "answer",
    "choice": "choice",
    "conduct": "conduct",
    "plan": "plan",
    "reason": "reason",
    "how": "how",
    "news": "news",
    "verb": "verb",
}
