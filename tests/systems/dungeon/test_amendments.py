"""The judge's own changes: each does what it says, or is refused with a reason in every language."""

import pytest

from podzem.core.decisions import Decision, read_decision
from podzem.core.dice import Seeded
from podzem.core.events import SECRET
from podzem.core.journal import open_game
from podzem.core.step import step
from podzem.core.words import LANGUAGES, Words
from podzem.site.contents import DoorState
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.system import DungeonSystem

SYSTEM = DungeonSystem()
CLAUSE = "dungeon.core.auto_judge"
pytestmark = pytest.mark.clause(CLAUSE)
REFUSED = {
    "judge wound pc.9": "nobody",
    "judge present pc.1 spaceship": "gear",
    "judge move 7 10,5": "group",
    "judge move 1 1000,1000": "rock",
    "judge reveal D1": "hidden",
    "judge clock noon": "turn",
    "judge add 1 unicorn 3": "kind",
    "judge add 1 rat 31": "count",
    "judge add 2 rat 3": "group",
    "judge set nowhere.at.all=1": "kept",
    "judge set stage=over": "kept",
    "judge set fight=-": "kept",
    "judge set agenda=[leg:1:x]": "kept",
    "judge set members.1.status=dead": "kept",
    "judge set members.99.wound=1": "kept",
    "judge set doors.NONE.open=true": "kept",
    "judge set members.1.wound=99999999999999999999": "value",
    "judge set members.1.wound=²": "value",
    "judge set members.1.maims=[head]": "value",
    "judge set caller=3": "value",
    "judge set secrets=[SD1]": "value",
    "judge set ledger.purse=[1,2]": "value",
    "judge set round": "fault",
    "judge clock 999999999999": "turn",
    "judge hold pc.1": "order",
}


def begun() -> Game:
    _, moment = open_game(SYSTEM, 1, {"judge": "ask"}, ["Ana"], Seeded(3))
    return moment.state


def after(order: str, game: Game | None = None) -> Game:
    return step(SYSTEM, game or begun(), read_decision(order), Seeded(0)).state


@pytest.mark.parametrize(("order", "why"), REFUSED.items())
def test_dungeon_core_auto_judge__what_cannot_be_is_refused_with_its_reason_in_every_language(
    order: str, why: str
) -> None:
    game = begun()
    before = game.key()
    refusal = SYSTEM.refuse(game, read_decision(order))
    assert refusal is not None
    assert (refusal.clause, refusal.facts["why"]) == (CLAUSE, why)
    assert game.key() == before
    said = {Words(name, ["podzem.systems.dungeon"], SYSTEM.book.terms).refusal(refusal, ["Ana"]) for name in LANGUAGES}
    assert len(said) == (1 if why == "fault" else len(LANGUAGES))
    assert all(CLAUSE in sentence for sentence in said)


def test_dungeon_core_auto_judge__a_wound_is_given_and_healed() -> None:
    wounded = after("judge wound pc.1")
    assert wounded.members[1].wound == 1
    assert after("judge heal pc.1", wounded).members[1].wound == 0


def test_dungeon_core_auto_judge__a_thing_is_given() -> None:
    had = len(begun().members[1].items)
    assert [item.kind for item in after("judge present pc.1 rope").members[1].items[had:]] == ["rope"]


def test_dungeon_core_auto_judge__creatures_sent_come_upon_the_group_at_the_start_of_the_next_turn() -> None:
    game = after("judge move 1 30,19")
    done = step(SYSTEM, game, read_decision("judge add 1 rat 4"), Seeded(0))
    assert done.state.meeting is None
    assert [(event.name, event.audience) for event in done.events if event.name == "judge_added"] == [
        ("judge_added", SECRET)
    ]
    game = after("0 release", after("0 all hold", done.state))
    assert game.meeting is not None
    assert [game.members[number].type for number in game.meeting.creatures] == ["rat"] * 4


def test_dungeon_core_auto_judge__nobody_is_sent_to_where_all_doors_are_wedged() -> None:
    game = begun()
    level = game.dungeon.level(1)
    area = next(
        one
        for one in level.areas
        if level.openings_of(one.id) and all(opening.door for opening in level.openings_of(one.id))
    )
    game.groups[0].area = area.id
    game.site.doors.update({opening.id: DoorState(wedged=True) for opening in level.openings_of(area.id)})
    refusal = SYSTEM.refuse(game, read_decision("judge add 1 rat 3"))
    assert refusal is not None
    assert refusal.facts["why"] == "way"


def test_dungeon_core_auto_judge__a_moved_group_stands_there_without_its_orders() -> None:
    game = begun()
    leg = next(each for each in SYSTEM.decisions(game) if each.order == "leg")
    game = after(str(leg), game)
    assert game.groups[0].legs
    moved = after("judge move 1 30,19", game)
    assert (moved.groups[0].at, moved.groups[0].area, moved.groups[0].legs) == ((60, 38), "PB", [])
    assert any(each.order == "leg" for each in SYSTEM.decisions(moved)), "the march can go on from there"


def test_dungeon_core_auto_judge__what_is_hidden_is_revealed_once() -> None:
    game = after("judge reveal SD1")
    assert game.site.doors["SD1"].found
    assert SYSTEM.refuse(game, read_decision("judge reveal SD1")) is not None


def test_dungeon_core_auto_judge__a_removed_companion_is_in_no_rank() -> None:
    game = begun()
    gone = next(member for member in game.company.below() if member.number != 1)
    game = after(str(Decision(-2, "remove", (gone.id,))), game)
    assert all(gone.number not in group.members for group in game.groups)
    assert gone.id not in {one.id for one in game.company.below()}


def test_dungeon_core_auto_judge__the_clock_is_set() -> None:
    assert after("judge clock 60").company.day_turn == 60


def test_dungeon_core_auto_judge__facts_of_the_expedition_are_set_by_their_paths() -> None:
    game = begun()
    for order in ("turn=12", "members.1.wound=2", "members.1.maims=[eye]", "doors.D1.open=true", "ledger.purse=[70]"):
        game = after(f"judge set {order}", game)
    assert (game.company.turn, game.members[1].wound, game.members[1].maims) == (12, 2, ["eye"])
    assert (game.site.doors["D1"].open, game.company.ledger.purse) == (True, [70])


def test_dungeon_core_auto_judge__the_last_of_a_group_and_those_met_are_not_taken_away() -> None:
    met = {"kind": "karl", "at": "20,5"}
    game = SYSTEM.forms.staging.stage(1, {"judge": "ask"}, {"party": ["man torch!"], "at": "14,5", "met": met})
    for somebody in ("pc.1", "karl.501"):
        refusal = SYSTEM.refuse(game, read_decision(f"judge remove {somebody}"))
        assert refusal is not None
        assert (refusal.clause, refusal.facts["why"]) == (CLAUSE, "last")
