"""Dungeons made by dice (dungeon.generator.requirements): the same input gives the same bytes."""
