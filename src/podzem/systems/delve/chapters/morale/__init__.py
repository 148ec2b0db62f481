"""Morale (delve.morale.*)."""
