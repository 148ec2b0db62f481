"""The protocol every system keeps: dice, decisions, events, scribe, step, journal, clauses, tables, words."""
