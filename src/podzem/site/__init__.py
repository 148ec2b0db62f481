"""A place below ground as it is explored; it knows no people."""
