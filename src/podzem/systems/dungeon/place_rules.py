"""Numbers of light, reach and work at places, as the document has them (tables/place.toml)."""

from __future__ import annotations

from typing import Any, Final

from podzem.expedition.rule_tables import read_table
from podzem.systems.dungeon.setting import read_part
from podzem.world.light import GRADES, Radii

PLACE: Final[dict[str, dict[str, Any]]] = read_part("place")
_LEVELS: Final = read_table("light")["levels"]
RADII: Final = Radii(_LEVELS["bright_hs"], _LEVELS["clear_hs"], _LEVELS["dim_hs"])
"""How far a torch or lamp shines (dungeon.light.levels)."""
WORK_LIGHT: Final = {verb: GRADES.index(grade) for verb, grade in PLACE["needs"].items() if verb != "clause"}
"""The light that work needs (dungeon.light.needs)."""
STEP_HS: Final[int] = PLACE["step"]["hs"]
"""How far a member with a full-turn action may step first (dungeon.move.step)."""
HAND_HS: Final[int] = PLACE["hand"]["hs"]
"""How far things lie at hand: a sazhen (dungeon.action.load)."""
