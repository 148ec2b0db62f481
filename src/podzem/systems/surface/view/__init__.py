"""What viewers of a campaign are shown."""
