"""Встречи: when they come, who comes, how they go."""
