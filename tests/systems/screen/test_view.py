"""What a view tells of moves: ways to every square within reach, with their yards (screen.turn.move)."""

from __future__ import annotations

import pytest

from podzem.systems.screen.staging import ScreenStaging
from podzem.systems.screen.view.viewer import seen_by


@pytest.mark.clause("screen.turn.move")
@pytest.mark.clause("screen.map.terrain")
def test_reach__every_square_has_its_yards_and_the_one_before() -> None:
    """Speed 8 over three squares of mud, two yards each, then open ground: five squares, eight yards."""
    row = "." + "mmm" + "." * 16
    creatures = {"darya": {"at": "0,0", "speed": 8}, "brigand": {"at": "19,0"}}
    fight = ScreenStaging().stage(1, {}, {"creatures": creatures, "board": [row]})
    reach = {(x, y): ((back_x, back_y), yards) for x, y, back_x, back_y, yards in seen_by(fight, 0).reach}
    assert reach == {
        (1, 0): ((0, 0), 2),
        (2, 0): ((1, 0), 4),
        (3, 0): ((2, 0), 6),
        (4, 0): ((3, 0), 7),
        (5, 0): ((4, 0), 8),
    }
