"""A judge who adds creatures while he is being asked about wanderers; and tables that are too large."""

import pytest

from podzem.core.decisions import read_decision
from podzem.core.dice import Seeded
from podzem.core.errors import Refused
from podzem.core.scribe import Scribe
from podzem.core.step import step
from podzem.systems.dungeon.chapters.encounters import wanderers
from podzem.systems.dungeon.system import DungeonSystem
from tests.systems.dungeon.meetings import at_d1, dice

SYSTEM = DungeonSystem()


@pytest.mark.clause("dungeon.core.auto_judge")
def test_dungeon_core_auto_judge__an_answer_is_about_those_for_whom_it_was_asked() -> None:
    game = at_d1(judge="ask", judge_wandering="ask")
    wanderers.check(game, game.groups[0], dice((100, 1), (2, 1)))
    assert [question.kind for question in game.questions] == ["direction"]
    for text in (
        "judge add 1 chud 3",
        f"judge direction {game.questions[-1].default}",
        "judge kind rat",
        "judge number 4",
    ):
        game = step(SYSTEM, game, read_decision(text), Seeded(1)).state
    assert [(meeting.kind, len(meeting.creatures)) for meeting in game.waiting] == [("rat", 4), ("chud", 3)]


@pytest.mark.clause("dungeon.core.options")
@pytest.mark.parametrize("players", [0, 9, 99])
def test_dungeon_core_options__a_table_has_one_to_eight_players(players: int) -> None:
    with pytest.raises(Refused, match="players"):
        SYSTEM.setup(players, {}, Scribe(Seeded(1)))
