"""A policy for whoever plays an expedition through the page: the party's bot, which turns back after some turns.

It chooses by what the page was told, like a person who reads it.
"""

from typing import Any

from msgspec import convert
from msgspec.structs import replace

from podzem.core.decisions import Decision, read_decision
from podzem.systems.dungeon.bot.delver import Delver, Judge
from podzem.systems.dungeon.view.shapes import ExpeditionView

FOR_ALL = ("hold", "rest")


def chosen(news: dict[str, Any], turns: int, judge: bool = False) -> str:
    """The text of one of the decisions that were told."""
    view, decisions = convert(news["view"], ExpeditionView), [read_decision(each["do"]) for each in news["decisions"]]
    if judge:
        return str(Judge().choose(view, decisions, _nothing))
    seen = without_spare_torches(view) if view.turn >= turns else view
    return str(_for_all(view, Delver().choose(seen, decisions, _nothing), decisions))


def _nothing(*_: object) -> Any:
    raise AssertionError("this bot imagines nothing")


def without_spare_torches(view: ExpeditionView) -> ExpeditionView:
    """Who counts only the light that burns thinks of the way home."""
    members = [
        replace(one, items=[item for item in one.items if item.kind != "torch" or item.burning]) for one in view.members
    ]
    return replace(view, members=members)


def _for_all(view: ExpeditionView, choice: Decision, decisions: list[Decision]) -> Decision:
    """On the march everybody does the same: one press instead of six."""
    is_march = any(group.legs for group in view.groups)
    same = [one for one in decisions if one.order == "all" and one.words[0] == choice.order]
    return same[0] if same and (is_march or choice.order == "rest") else choice
