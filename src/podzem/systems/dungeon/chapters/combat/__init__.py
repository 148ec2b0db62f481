"""«Бой» over the ground of a map."""
