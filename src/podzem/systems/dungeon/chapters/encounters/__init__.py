"""«Встречи» below ground: who is met where."""
