"""«ОСВІТЛЕННЯ»: torches and lanterns (delve.light.*)."""
