"""Телесныя потребности: supplies, hunger, foraging, cold."""
