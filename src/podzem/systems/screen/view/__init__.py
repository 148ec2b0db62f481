"""What viewers of a fight are shown."""
