"""The caller's bot (surface.auto.caller): what it knows, what it wants, what it orders."""
