"""The page: static modules and words; it holds no rules."""
