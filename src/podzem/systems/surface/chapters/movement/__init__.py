"""Движение: budgets, prices, marches, forcing, rest."""
