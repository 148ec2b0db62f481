"""How both sides of a combat move on the map: pursuit, withdrawal, retreat, and traps on the way (chapters 4 and 9)."""

import pytest

from podzem.core.decisions import read_decision
from podzem.core.scribe import Scribe
from podzem.expedition.people import DOWN, Member
from podzem.systems.dungeon import deciding
from podzem.systems.dungeon.game import Game
from podzem.world.points import write_point

from .build import chart, finish, join, names, quiet, scribe
from .meetings import fight_at

JUDGED = {"judge_opponents": "ask", "judge": "ask"}
WAYS = {"E": (1, 0), "W": (-1, 0), "S": (0, 1), "N": (0, -1)}
MIDDLE = 140


def cross(**more: object) -> str:
    """Two passages a sazhen wide, from west to east and from north to south, that meet in the middle."""
    areas = [
        ("OUT", "outside", (-2, MIDDLE - 1, 2, 2)),
        ("W", "passage", (0, MIDDLE - 1, MIDDLE - 1, 2)),
        ("E", "passage", (MIDDLE + 1, MIDDLE - 1, MIDDLE, 2)),
        ("N", "passage", (MIDDLE - 1, 0, 2, MIDDLE - 1)),
        ("S", "passage", (MIDDLE - 1, MIDDLE + 1, 2, MIDDLE)),
        ("J", "junction", (MIDDLE - 1, MIDDLE - 1, 2, 2)),
    ]
    ways = [
        ("O0", "OUT", "W", 0, MIDDLE, "E", 2),
        ("O1", "W", "J", MIDDLE - 1, MIDDLE, "E", 2),
        ("O2", "J", "E", MIDDLE + 1, MIDDLE, "E", 2),
        ("O3", "N", "J", MIDDLE, MIDDLE - 1, "S", 2),
        ("O4", "J", "S", MIDDLE, MIDDLE + 1, "S", 2),
    ]
    return chart(areas, ways, **more)  # type: ignore[arg-type]


def at(facing: str, hs: int) -> str:
    """The point so far from the middle of the junction."""
    dx, dy = WAYS[facing]
    return f"{MIDDLE + hs * dx},{MIDDLE + hs * dy}"


def duel(facing: str, own: int, theirs: int, *kits: str, kind: str = "rat", map: str = "", **options: object) -> Game:
    """A party and somebody before it on one line through the junction, each so far from its middle."""
    game = quiet(map or cross(), at=at(facing, own), heading=facing, **{**JUDGED, **options})
    for kit in kits or ("sword* torch!",):
        join(game, kit)
    fight_at(game, at(facing, theirs), kind)
    return game


def phase(game: Game, own: str, theirs: str, *faces: int) -> Scribe:
    """One phase by both orders, with exactly these dice."""
    one = scribe(*faces)
    for text in (f"0 {own}", f"judge {theirs}"):
        refusal = deciding.why_not(game, read_decision(text))
        assert refusal is None, f"{text}: {refusal}"
        deciding.apply(game, read_decision(text), one)
    finish(one)
    return one


def places(game: Game) -> tuple[str, str, int]:
    """Where both sides stand, and the distance of the fight."""
    assert game.meeting is not None
    assert game.fight is not None
    return write_point(game.groups[0].at), write_point(game.meeting.at), int(game.fight.gap[0])


def second(game: Game) -> Member:
    return game.members[game.groups[0].members[1]]


def lies_at(game: Game, member: Member) -> list[str]:
    """Where his body lies."""
    return [write_point(heap.at) for heap in game.site.heaps if any(thing.name == member.id for thing in heap.items)]


@pytest.mark.clause("dungeon.combat.contact")
@pytest.mark.parametrize("facing", WAYS)
@pytest.mark.parametrize(
    ("own", "theirs", "moved", "gap"),
    [
        ("close_in 36", "fall_back 24", (36, 24), 6),
        ("fall_back 24", "close_in 18", (-24, -18), 24),
        ("close_in 20", "fall_back 2", (20, 2), 0),
        ("close_in 10", "close_in 6", (10, -6), 2),
        ("close_in 24", "close_in 12", (12, -6), 0),
        ("fall_back 10", "hold_line", (-10, 0), 28),
        ("close_in 7", "hold_line", (7, 0), 11),
        ("hold_line", "close_in 18", (0, -18), 0),
    ],
)
def test_contact__both_sides_are_where_their_moves_took_them(
    facing: str, own: str, theirs: str, moved: tuple[int, int], gap: int
) -> None:
    game = duel(facing, -9, 9)
    phase(game, own, theirs)
    assert places(game) == (at(facing, -9 + moved[0]), at(facing, 9 + moved[1]), gap)


@pytest.mark.clause("dungeon.combat.contact")
@pytest.mark.parametrize("facing", WAYS)
def test_contact__the_pursued_is_caught_where_he_has_got_to(facing: str) -> None:
    game = duel(facing, -60, -42)
    phase(game, "close_in 48", "fall_back 24")
    assert places(game) == (at(facing, -24), at(facing, -24), 0)  # 9, 24 against 12: 18 and 9 sazhens
    assert game.groups[0].heading == facing
    phase(game, "retreat 10", "hold_line")
    assert places(game) == (at(facing, -34), at(facing, -24), 10)


@pytest.mark.clause("dungeon.combat.contact", "dungeon.move.direction")
@pytest.mark.parametrize("side", ["own", "theirs"])
def test_contact__pursuit_follows_the_bends_of_a_passage(side: str) -> None:
    areas = [("OUT", "outside", (-2, 0, 2, 4)), ("P", "passage", (0, 0, 60, 4), (56, 4, 4, 60))]
    bent = chart(areas, [("O0", "OUT", "P", 0, 2, "E", 4)])  # type: ignore[arg-type]
    game = quiet(bent, at="30,2", **JUDGED)
    join(game, "sword* torch!")
    if side == "own":
        fight_at(game, "48,2", "rat")
        phase(game, "close_in 36", "fall_back 24")
        assert places(game) == ("58,10", "58,16", 6)  # 28 east and 8 south; 10 east and 14 south
    else:
        game.groups[0].at, game.groups[0].trail = (96, 4), []
        fight_at(game, "30,2", "rat")
        game.groups[0].heading = "W"
        phase(game, "fall_back 20", "close_in 24")
        assert places(game) == ("58,12", "54,2", 14)


@pytest.mark.clause("dungeon.combat.contact")
def test_contact__who_closes_aslant_stays_on_the_line_to_his_enemy() -> None:
    areas = [("OUT", "outside", (-2, 18, 2, 4)), ("R", "room", (0, 0, 44, 56))]
    game = quiet(chart(areas, [("O0", "OUT", "R", 0, 20, "E", 4)]), at="10,10", **JUDGED)  # type: ignore[arg-type]
    join(game, "sword* torch!")
    fight_at(game, "40,50", "rat")
    phase(game, "close_in 20", "close_in 10")
    assert places(game) == ("22,26", "34,42", 20)


def pit(facing: str, first: int) -> dict[str, object]:
    """A pit two hs long across the way, its near edge so far from the middle."""
    dx, dy = WAYS[facing]
    low = first if dx + dy > 0 else -first - 2
    along, area = MIDDLE + low, {"E": "E", "W": "W", "S": "S", "N": "N"}[facing]
    rect = [along, MIDDLE - 1, 2, 2] if dx else [MIDDLE - 1, along, 2, 2]
    return {"id": "T", "area": area, "rect": rect, "bound": "place", "type": "pit", "params": {"depth": 1}}


@pytest.mark.clause("dungeon.trap.place", "dungeon.combat.sequence")
@pytest.mark.parametrize("facing", WAYS)
def test_trap_place__a_trap_on_the_way_keeps_contact_from_being_made(facing: str) -> None:
    game = duel(facing, -4, 20, "shield* torch!", "shield* torch!", map=cross(traps=[pit(facing, 10)]))
    one = phase(game, "close_in 24", "hold_line", 2, 6, 6, 6)  # it fires, no edge, unhurt, the torch burns on
    assert "contact" not in names(one)
    assert game.members[1].pit == "T"
    assert places(game) == (at(facing, 10), at(facing, 20), 10)


@pytest.mark.clause("dungeon.trap.place", "dungeon.combat.sequence")
def test_trap_place__its_die_is_thrown_before_the_blows() -> None:
    game = duel("E", -4, 20, "shield* torch!", "shield* torch!", map=cross(traps=[pit("E", 10)]), contact="same_phase")
    one = phase(game, "close_in 20", "close_in 4", 3, 1, 1)  # it waits; both sides strike and miss
    thrown = [name for name in names(one) if name in ("trap_die", "contact", "strike_die")]
    assert thrown[:2] == ["trap_die", "contact"]
    assert set(thrown[2:]) == {"strike_die"}


@pytest.mark.clause("dungeon.trap.place", "dungeon.combat.contact")
def test_trap_place__contact_before_the_trap_leaves_it_alone() -> None:
    game = duel("E", -4, 12, map=cross(traps=[pit("E", 10)]))
    one = phase(game, "close_in 12", "close_in 12")  # they meet at 4
    assert "contact" in names(one)
    assert "trap_die" not in names(one)


@pytest.mark.clause("dungeon.trap.place", "dungeon.combat.contact")
def test_trap_place__those_who_come_on_meet_who_was_stopped() -> None:
    game = duel("E", -4, 26, "shield* torch!", "shield* torch!", map=cross(traps=[pit("E", 10)]))
    one = phase(game, "close_in 24", "close_in 16", 2, 6, 6, 6)  # evenly they would meet at 14
    assert "contact" in names(one)
    assert places(game) == (at("E", 10), at("E", 10), 0)


@pytest.mark.clause("dungeon.trap.place", "dungeon.combat.withdraw")
def test_trap_place__who_withdraws_onto_it_is_not_as_far_away_as_he_wished() -> None:
    game = duel("W", -20, 0, "shield* torch!", "shield* torch!", map=cross(traps=[pit("E", 30)]))
    phase(game, "fall_back 20", "hold_line", 2, 6, 6, 6)
    assert places(game) == (at("E", 30), at("E", 0), 30)


@pytest.mark.clause("dungeon.trap.place", "dungeon.combat.retreat")
def test_trap_place__a_retreat_comes_onto_it_after_the_blows() -> None:
    game = duel("W", -20, -20, "shield* torch!", "shield* torch!", map=cross(traps=[pit("E", 26)]))
    one = phase(game, "retreat 12", "fight", 1, 2, 6, 6, 6)
    told = [name for name in names(one) if name in ("strike_die", "trap_die")]
    assert told == ["strike_die", "trap_die"]
    assert places(game) == (at("E", 26), at("E", 20), 6)


@pytest.mark.clause("dungeon.combat.retreat")
def test_retreat__the_fallen_stay_where_they_fell() -> None:
    game = duel("E", -20, -20, "sword* torch!", "sword*", "sword*")
    fallen = second(game)
    one = scribe(6)
    for text in ("0 retreat 12", "judge fight", f"0 lose {fallen.id}"):
        assert deciding.why_not(game, read_decision(text)) is None, text
        deciding.apply(game, read_decision(text), one)
    assert fallen.status == DOWN
    assert lies_at(game, fallen) == [at("E", -20)]
    assert places(game)[0] == at("E", -32)


@pytest.mark.clause("dungeon.combat.withdraw")
def test_withdraw__who_lies_is_left_behind() -> None:
    game = duel("E", -20, 9, "sword* torch!", "sword*")
    fallen = second(game)
    fallen.status, fallen.fell_turn = DOWN, game.company.turn
    phase(game, "fall_back 12", "hold_line")
    assert lies_at(game, fallen) == [at("E", -20)]


@pytest.mark.clause("dungeon.aid.window", "dungeon.combat.retreat")
def test_window__who_was_left_lying_goes_on_with_those_who_treat_him() -> None:
    game = duel("E", -20, -20, "sword* torch! bandage skin_wine", "sword*")
    healer, fallen = game.members[1], second(game)
    one = scribe(6, 6, 6, 6)  # the blow, his sword, and the aid
    for text in ("0 retreat 4", "judge fight", f"0 lose {fallen.id}", "0 hold_line", "judge fall_back 24"):
        assert deciding.why_not(game, read_decision(text)) is None, text
        deciding.apply(game, read_decision(text), one)
    assert (game.fight, fallen.group, lies_at(game, fallen)) == (None, 0, [at("E", -20)])
    healer.medicine = 1
    for text in (f"0 aid {healer.id} {fallen.id}", "0 release"):
        assert deciding.why_not(game, read_decision(text)) is None, text
        deciding.apply(game, read_decision(text), one)
    assert (fallen.status, fallen.group, lies_at(game, fallen)) == ("active", 1, [])
    assert fallen.number in game.groups[0].members
