"""Outside, which counts as a town."""
