"""Видимость: what of the land a party sees, finds and keeps on its map."""
