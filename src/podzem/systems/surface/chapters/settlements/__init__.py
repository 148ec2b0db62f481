"""Settlements (surface.settlement.*): stocks, purses, goods, men for hire, captives."""
