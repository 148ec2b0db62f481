"""What each viewer is shown."""
