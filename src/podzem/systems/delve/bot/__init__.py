"""The party's bot (delve.auto.bots)."""
