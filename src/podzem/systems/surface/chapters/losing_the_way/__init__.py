"""Потеря направления: when one may lose the way, and where one then goes."""
