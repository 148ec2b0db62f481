"""Встречи: what happens between two sides before a blow falls."""
