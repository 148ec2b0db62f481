"""«Верность»: guards of captives, and who comes back."""
