"""Building (surface.build.*): works that are begun, worked at and done."""
