"""What can be ordered, by kind: each row with its choices, its reason against, and what it does."""
