"""Flight and escape (delve.flee.*)."""
