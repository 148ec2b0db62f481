"""Audiences of «Подземелье»: everybody, the party's seats, one seat, the judge."""

from __future__ import annotations

from podzem.systems.dungeon.game import Game


def party(game: Game) -> int:
    """Audience: the seats of the party (and the judge), not the watchers."""
    return (1 << game.setting.players) - 1
