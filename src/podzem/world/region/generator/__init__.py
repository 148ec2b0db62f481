"""Regions made by dice (surface.map.generator): the same input gives the same bytes."""
