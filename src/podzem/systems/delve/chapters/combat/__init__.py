"""The small combat (delve.combat.*)."""
