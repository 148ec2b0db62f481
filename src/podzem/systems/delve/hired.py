"""Somebody who offers himself as a companion (delve.beast.hireling)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Candidate:
    """One who can be asked; once he has named twice the wage he waits for it."""

    kind: str
    double: bool = False
    half_share: bool = False
    """He was promised half a share when he was asked."""
    devoted: bool = False
