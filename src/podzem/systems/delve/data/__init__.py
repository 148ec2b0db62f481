"""The tables of `delve`, read, checked and typed (delve.auto.override)."""
