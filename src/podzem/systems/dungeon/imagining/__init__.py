"""The hidden part of a map drawn anew under what the party knows: every world that a viewer cannot tell apart."""
