"""The events of «Поверхность», a table for each part of the rules; `table.py` has them all."""
