"""«ШИРМА»: percentile combat on a board of yards."""
