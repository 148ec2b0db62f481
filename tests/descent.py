"""A campaign on the sample region by its own words: from the town to the cellars, a turn below, and out again."""

OPTIONS = {"goal": "none", "judge_wandering": "off", "judge": "ask"}
"""Nothing comes by chance, so that every die may fall as it will."""
THERE = ("march 1 W 1", "march 1 N 2")
DOWN = ("enter_dungeon 1 pogreba", "descend")
TURN = ("all hold", "release")
OUT = ("all hold", "leg 1 -1,5", "release")
FIRST = (*THERE, *DOWN, *TURN)
WHOLE = (*FIRST, *OUT, *DOWN, *TURN, *OUT)
"""Two descents, the second on the next morning."""
