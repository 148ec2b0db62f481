"""Visibility and poor visibility (delve.vis.*, delve.dark.*)."""
