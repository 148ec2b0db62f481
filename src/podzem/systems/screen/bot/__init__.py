"""The automatic master, and those who play for absent players."""
