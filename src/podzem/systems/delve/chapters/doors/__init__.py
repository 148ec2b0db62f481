"""Doors, locks, what bars the way and how it is got out of it (delve.trap.disarm, delve.trap.force)."""
