"""Battles of armies (Сражения войск): strengths, exchanges, losses, objectives."""
