"""«ПІДЗЕМЕЛЛЯ», the Ukrainian reference: another way to explore the maps of `dungeon`."""
