"""What those met do by themselves (delve.beast.*)."""
