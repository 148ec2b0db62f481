"""`sprint`: the smallest system there can be; CONTRIBUTING.md walks through it."""
