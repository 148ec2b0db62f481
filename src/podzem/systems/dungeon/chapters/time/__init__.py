"""«Время»: the turn and what fills it."""
