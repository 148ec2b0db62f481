"""«КАРТОГРАФУВАННЯ ПІДЗЕМЕЛЛЯ»: the sheet on which the players draw from the words alone (delve.map.player_map)."""
