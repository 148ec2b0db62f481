"""Into the dungeon and back."""
