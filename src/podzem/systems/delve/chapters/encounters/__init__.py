"""The course of an encounter, reactions, ambushes (delve.meet.*, delve.react.*, delve.ambush.*)."""
