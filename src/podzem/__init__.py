"""Podzem: tabletop rule documents made playable, automatic and exact."""

__version__ = "0.1.0"
