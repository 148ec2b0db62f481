"""What each game looks like at the terminal: a module for each desk, found by the name that the scene gives."""
