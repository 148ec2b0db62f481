"""The lab: exact odds, perft, bots, cases, dice in words."""
