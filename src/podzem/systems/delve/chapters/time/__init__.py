"""Turns (delve.time.*): what is declared, what is done in which order, what ends with the turn."""
