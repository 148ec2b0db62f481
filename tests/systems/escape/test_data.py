"""Boards, decks and deals: the counts and exact chances that the catalogue gives."""

import itertools
import re
from collections import Counter, deque
from fractions import Fraction
from math import comb
from pathlib import Path
from typing import Any

import pytest

from podzem.core.dice import Seeded
from podzem.core.errors import Refused
from podzem.core.scribe import Scribe
from podzem.systems import load_system
from podzem.systems.escape.board import CAVES, KINDS, Board
from podzem.systems.escape.boards import load_board, read_board
from podzem.systems.escape.cards import CATEGORIES, OPERATIONS
from podzem.systems.escape.rules.caves import FALLS
from podzem.systems.escape.setting import CHANCES, TOOLS
from tests.seen import seen

SYSTEM = load_system("escape")
SHORT = (Path(__file__).resolve().parents[3] / "src/podzem/systems/escape/boards/short.csv").read_text(encoding="utf-8")


def graph(board: Board) -> dict[str, set[str]]:
    size = range(board.size)
    return {
        board.names[number]: {board.names[board.neighbours[number * 8 + slot]] for slot in range(board.degree[number])}
        for number in size
    }


def distance(board: Board, start: str, end: str, without: frozenset[str] = frozenset()) -> int | None:
    links, seen, waiting = graph(board), {start}, deque([(start, 0)])
    while waiting:
        here, steps = waiting.popleft()
        if here == end:
            return steps
        for there in links[here] - seen - without:
            seen.add(there)
            waiting.append((there, steps + 1))
    return None


def kinds(board: Board) -> Counter[str]:
    return Counter(KINDS[kind] for kind in board.kind)


@pytest.mark.clause("escape.board.data")
def test_escape_board_data__classic_has_its_squares_and_distances() -> None:
    board = load_board("classic")
    counts = kinds(board)
    assert (board.size, board.links) == (118, 127)
    assert (counts["tunnel"], counts["chance"], counts["chasm"], counts["exit"], counts["start"]) == (83, 21, 5, 2, 1)
    wanted = {("start", "treasure"): 36, ("treasure", "exit_n"): 30, ("treasure", "exit_s"): 32}
    wanted |= {("start", "exit_n"): 11, ("start", "exit_s"): 12}
    assert {pair: distance(board, *pair) for pair in wanted} == wanted
    chasms = [name for name, kind in zip(board.names, board.kind) if KINDS[kind] == "chasm"]
    for chasm in chasms:  # every way to the treasure crosses at least two chasms
        assert distance(board, "start", "treasure", frozenset(chasms) - {chasm}) is None


@pytest.mark.clause("escape.cave.list")
def test_escape_cave_list__each_board_has_exactly_the_six_caves() -> None:
    for name in ("classic", "twin", "short"):
        counts = kinds(load_board(name))
        assert {cave: counts[cave] for cave in CAVES} == dict.fromkeys(
            ("fire", "buried", "beast", "devil", "treasure", "prison"), 1
        )


@pytest.mark.clause("escape.place.mouth")
def test_escape_place_mouth__the_protected_squares() -> None:
    for name, mouth in {
        "classic": {"t0105", "t0205", "c0204", "t0206", "t0305"},
        "twin": {"t0105", "t0205", "c0204", "t0206", "t0305"},
        "short": {"t0103", "t0203", "t0303", "c0403"},
    }.items():
        board = load_board(name)
        assert {square for square, is_mouth in zip(board.names, board.mouth) if is_mouth} == mouth


@pytest.mark.clause("escape.board.data")
def test_escape_board_data__single_counters_cut_nobody_off_but_on_the_neck() -> None:
    board = load_board("classic")
    ends = {"treasure", "exit_n", "exit_s"}
    mouth = {name for name, is_mouth in zip(board.names, board.mouth) if is_mouth}
    cutting = {
        name
        for name, kind in zip(board.names, board.kind)
        if KINDS[kind] in ("tunnel", "chance") and name not in mouth
        if any(distance(board, "start", end, frozenset({name})) is None for end in ends)
    }
    assert cutting == {"t2405", "t2406", "t2407", "t2408", "t0702", "t0701", "t0708", "t0709"}


@pytest.mark.clause("escape.board.twin")
def test_escape_board_twin__two_disjoint_ways_to_the_treasure() -> None:
    board = load_board("twin")
    assert (board.size, board.links) == (121, 131)
    wanted = {("start", "treasure"): 29, ("treasure", "exit_n"): 27, ("treasure", "exit_s"): 25}
    assert {pair: distance(board, *pair) for pair in wanted} == wanted
    for start, end in (("t0205", "treasure"), ("treasure", "t0702"), ("treasure", "t0708")):
        for square in set(board.names) - {start, end}:
            assert distance(board, start, end, frozenset({square})) is not None


@pytest.mark.clause("escape.board.short")
def test_escape_board_short__forty_five_squares() -> None:
    board = load_board("short")
    assert (board.size, board.links) == (45, 50)
    wanted = {("start", "treasure"): 12, ("treasure", "exit_n"): 9, ("treasure", "exit_s"): 9}
    assert {pair: distance(board, *pair) for pair in wanted} == wanted
    assert "devil" not in graph(board)["buried"]
    assert set(board.breadth) == {1}


@pytest.mark.clause("escape.board.data")
@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (("t0103,1,3,1,tunnel,start t0203", "t0103,1,3,1,tunnel,start"), "are not neighbours of each other"),
        (("prison,8,3,1,prison", "prison,8,3,1,tunnel"), "one prison, not 0"),
        (("exit_s,6,6,1,exit", "exit_s,6,6,1,tunnel"), "both exits, not 1"),
        (("start,0,3,1,start", "start,0,3,1,tunnel"), "one start, not 0"),
        (("c0403,4,3,1,chance,t0303 t0503,mouth", "c0403,4,3,1,chance,t0303 t0503,"), ""),
        (("t0203,2,3,1,tunnel,t0103 t0202 t0204 t0303,mouth", "t0203,2,3,1,tunnel,t0103 t0202 t0204 t0303,"), "mouth"),
        (("id,x,y", "id,y,x"), "columns"),
        (("t0103,1,3", "t0103,one,3"), "no good cell"),
        (("start,0,3,1,start,t0103", "start,0,3,1,hall,t0103"), "no good cell, size or kind"),
    ],
)
def test_escape_board_data__a_faulty_board_is_refused(change: tuple[str, str], fault: str) -> None:
    assert change[0] in SHORT
    text = SHORT.replace(*change)
    if not fault:  # a chance square beside the mouth is near enough
        assert read_board("x", text).size == 45
        return
    with pytest.raises(Refused) as caught:
        read_board("x", text)
    assert caught.value.refusal.clause == "escape.board.data"
    assert fault in str(caught.value.refusal.facts["fault"])


@pytest.mark.clause("escape.board.data")
def test_escape_board_data__a_board_in_two_pieces_is_refused() -> None:
    island = SHORT + "t2020,20,20,1,tunnel,t2021,\nt2021,20,21,1,tunnel,t2020,\n"
    with pytest.raises(Refused, match="t2020"):
        read_board("x", island)


@pytest.mark.clause("escape.board.data")
def test_escape_board_data__a_custom_board_is_played_from_its_text() -> None:
    state = SYSTEM.setup(2, {"board": SHORT}, Scribe(Seeded(1)))
    assert seen(SYSTEM, state, 0)["board"] == "custom"
    players, options = SYSTEM.forms.table_options(state)
    assert SYSTEM.forms.read(players, options, SYSTEM.forms.write(state)).key() == state.key()
    with pytest.raises(Refused) as caught:
        SYSTEM.setup(2, {"board": "huge"}, Scribe(Seeded(1)))
    assert caught.value.refusal.clause == "escape.board.data"


def by_category() -> dict[str, int]:
    totals: Counter[str] = Counter()
    for category, count in zip(TOOLS.category, TOOLS.count):
        totals[CATEGORIES[category]] += count
    return dict(totals)


@pytest.mark.clause("escape.tool.deck")
def test_escape_tool_deck__fifty_two_cards_in_eleven_categories() -> None:
    assert list(by_category().values()) == [6, 3, 4, 5, 4, 4, 5, 10, 5, 4, 2]
    assert sum(TOOLS.count) == 52
    assert len(TOOLS.names) == 35


@pytest.mark.clause("escape.tool.kinds")
def test_escape_tool_kinds__every_card_of_a_category_offers_the_same_orders() -> None:
    """Each card alone in hand beside a chasm, a closed cave, stacked obstacles and free squares."""
    scene = {
        "counters": {"t1101": ["fire"], "t1002": ["cave_in"], "t1204": ["grille"]},
        "players": {},
    }
    for category, cards in itertools.groupby(range(len(TOOLS.names)), key=lambda card: TOOLS.category[card]):
        offers = {_offers(scene, TOOLS.names[card]) for card in cards}
        assert len(offers) == 1, CATEGORIES[category]


def _offers(scene: dict[str, Any], card: str) -> str:
    offers = []
    for square in ("t1001", "t1305", "t0202", "t2202", "t1203", "prison", "beast", "devil"):
        state = SYSTEM.forms.read(
            2, {}, {**scene, "players": {"0": {"square": square, "hand": [card]}}, "reserve": ["pointer"]}
        )
        offers.append(sorted(re.sub(rf"\b{card}$", "CARD", decision.text) for decision in SYSTEM.decisions(state)))
    return str(offers)


@pytest.mark.clause("escape.setup.deal")
def test_escape_setup_deal__chances_of_a_fresh_hand() -> None:
    """P(a five-card hand holds at least one of k cards) for the catalogue's categories."""
    totals = by_category()
    assert {category: _holds(totals[category]) for category in ("blade", "holy", "wood", "digging", "saw", "coin")} == {
        "blade": Fraction(29243, 61880),
        "holy": Fraction(1177, 4420),
        "wood": Fraction(18472, 54145),
        "digging": Fraction(355007, 866320),
        "saw": Fraction(1601, 2380),
        "coin": Fraction(245, 1326),
    }
    assert {totals[category] for category in ("wood", "extinguisher", "explosive", "incendiary")} == {4}
    assert {totals[category] for category in ("digging", "grille", "pointer")} == {5}


@pytest.mark.clause("escape.defend.blade")
def test_escape_defend_blade__chance_to_beat_off_a_blade() -> None:
    totals = by_category()
    assert _holds(totals["blade"] + totals["holy"]) == Fraction(2997, 4760)


@pytest.mark.clause("escape.cave.buried_blocked")
def test_escape_cave_buried_blocked__chance_of_wood_without_a_digging_tool() -> None:
    totals = by_category()
    without_digging = comb(52 - totals["digging"], 5)
    without_both = comb(52 - totals["digging"] - totals["wood"], 5)
    assert Fraction(without_digging - without_both, comb(52, 5)) == Fraction(190447, 866320)


def _holds(cards: int) -> Fraction:
    return 1 - Fraction(comb(52 - cards, 5), comb(52, 5))


@pytest.mark.clause("escape.setup.deal")
def test_escape_setup_deal__a_deal_follows_these_chances() -> None:
    """Hands dealt by the rule itself: the share with a blade lies in the 99.9 % band."""
    blades = games = 0
    for seed in range(1500):
        state = SYSTEM.setup(4, {"board": "short"}, Scribe(Seeded(seed)))
        for seat in range(4):
            hand = [state.card_at(seat, index) for index in range(state.hand_size[seat])]
            blades += any(TOOLS.category[card] == 0 for card in hand)
            games += 1
    expected = float(Fraction(29243, 61880))
    assert abs(blades / games - expected) < 3.3 * (expected * (1 - expected) / games) ** 0.5


@pytest.mark.clause("escape.setup.deal")
def test_escape_setup_deal__one_card_at_a_time_in_seat_order() -> None:
    """With every draw the first card left, seat 0 gets the 1st, 5th, 9th … card of the deck table."""
    from podzem.core.dice import Scripted

    script = Scripted([(52 - number, 1) for number in range(20)])
    state = SYSTEM.setup(4, {"board": "short"}, Scribe(script))
    script.finish()
    deck = [name for name, count in zip(TOOLS.names, TOOLS.count) for _ in range(count)]
    for seat in range(4):
        hand = [TOOLS.names[state.card_at(seat, index)] for index in range(5)]
        assert hand == deck[seat:20:4]


@pytest.mark.clause("escape.setup.large_table")
@pytest.mark.parametrize(("players", "reserve"), [(2, 42), (4, 32), (8, 12), (9, 59), (16, 24)])
def test_escape_setup_large_table__decks_and_reserve(players: int, reserve: int) -> None:
    state = SYSTEM.setup(players, {}, Scribe(Seeded(players)))
    assert seen(SYSTEM, state, -1)["reserve"] == reserve
    assert {player["cards"] for player in seen(SYSTEM, state, -1)["players"]} == {5}


@pytest.mark.clause("escape.chance.deck")
def test_escape_chance_deck__forty_five_cards_and_their_chances() -> None:
    counts: Counter[str] = Counter()
    for operation, count in zip(CHANCES.operation, CHANCES.count):
        counts[OPERATIONS[operation]] += count
    here = sum(
        count
        for operation, place, count in zip(CHANCES.operation, CHANCES.place, CHANCES.count)
        if OPERATIONS[operation] == "disaster" and place == 0
    )
    assert sum(counts.values()) == 45
    assert len(counts) == len(OPERATIONS) == 12
    assert Fraction(counts["find_tool"], 45) == Fraction(2, 9)
    assert Fraction(counts["prison"], 45) == Fraction(1, 15)
    assert Fraction(counts["death"] + counts["fall"] + here, 45) == Fraction(7, 45)
    assert Fraction(counts["skip"], 45) == Fraction(2, 15)


@pytest.mark.clause("escape.chance.deck")
def test_escape_chance_deck__odds_by_the_code_that_plays() -> None:
    """P(dying, prison, a skip) of a player without cards who steps onto an unprotected red square."""
    from podzem.core.decisions import read_decision
    from podzem.lab.odds import after, spread

    data = {
        "players": {"0": {"square": "t1101"}},
        "phase": "move",
        "thrown": 1,
        "steps": 1,
        "reserve": ["spoon", "prop"],
    }
    state = SYSTEM.forms.read(2, {}, data)
    ways = after(SYSTEM, state, read_decision("0 go c1201"))
    assert spread(ways, lambda reached: reached.square[0] < 0)[True] == Fraction(7, 45)
    assert spread(ways, lambda reached: seen(SYSTEM, reached, 0)["players"][0]["square"] == "prison")[True] == Fraction(
        1, 15
    )
    assert spread(ways, lambda reached: reached.skip[0] > 0)[True] == Fraction(2, 15)
    assert spread(ways, lambda reached: reached.hand_size[0] > 0)[True] == Fraction(2, 9)


@pytest.mark.clause("escape.setup.deal")
def test_escape_setup_deal__each_player_alone_learns_his_hand() -> None:
    scribe = Scribe(Seeded(3), listening=True)
    SYSTEM.setup(3, {"first_seat": "random"}, scribe)
    dealt = [event for event in scribe.events if event.name == "dealt"]
    assert [(event.audience, event.facts["seat"]) for event in dealt] == [(1, 0), (2, 1), (4, 2)]
    assert all(len(event.facts["cards"]) == 5 for event in dealt)
    (first,) = [event for event in scribe.events if event.name == "first"]
    assert (first.audience, first.clause, first.facts["sides"]) == (-1, "escape.table.order", 3)


@pytest.mark.clause("escape.table.order")
def test_escape_table_order__a_random_first_seat_is_uniform() -> None:
    firsts = Counter(
        SYSTEM.forms.write(SYSTEM.setup(3, {"first_seat": "random", "board": "short"}, Scribe(Seeded(seed))))["first"]
        for seed in range(900)
    )
    assert sorted(firsts) == [0, 1, 2]
    assert sum((count - 300) ** 2 / 300 for count in firsts.values()) < 13.8  # 99.9 % of fair draws lie below


TWIN = (Path(__file__).resolve().parents[3] / "src/podzem/systems/escape/boards/twin.csv").read_text(encoding="utf-8")


def _step_on_chance(board: str, origin: str, square: str, card: str, came_from: str = "-") -> Any:
    from podzem.core.decisions import read_decision
    from podzem.core.step import step

    player = {"square": origin, "came_from": None if came_from == "-" else came_from, "safe": origin == "devil"}
    state = SYSTEM.forms.read(
        2, {"board": board}, {"players": {"0": player}, "phase": "move", "thrown": 1, "steps": 1, "chance": [card]}
    )
    return step(SYSTEM, state, read_decision(f"0 go {square}"), Seeded(1))


@pytest.mark.clause("escape.chance.ahead")
def test_escape_chance_ahead__out_of_a_cave_it_is_counted_from_the_cell_next_to_the_square() -> None:
    """On a board whose t2109 is red: from the lower cell of the Devil cave straight on is t2110, not a choice."""
    board = TWIN.replace("t2109,21,9,1,tunnel", "t2109,21,9,1,chance")
    done = _step_on_chance(board, "devil", "t2109", "C31")
    assert SYSTEM.forms.write(done.state)["counters"] == {"t2110": ["cave_in"]}


@pytest.mark.clause("escape.chance.ahead")
def test_escape_chance_ahead__nothing_lies_ahead_in_a_red_dead_end() -> None:
    board = SHORT.replace("t0701,7,1,1,tunnel,c0801 t0601,", "t0701,7,1,1,tunnel,c0801 t0601 c0702,")
    board += "c0702,7,2,1,chance,t0701,\n"
    done = _step_on_chance(board, "t0701", "c0702", "C34")
    assert SYSTEM.forms.write(done.state)["counters"] == {}
    assert [event.name for event in done.events if event.clause == "escape.chance.disaster"] == ["no_effect"]


@pytest.mark.clause("escape.view.hidden")
def test_escape_view_hidden__a_judge_sees_hands_and_both_piles() -> None:
    data = {"players": {"1": {"hand": ["knife"]}}, "reserve": ["spoon", "prop"], "chance": ["C36", "C01"]}
    state = SYSTEM.forms.read(2, {}, {**data, "reserve_loose": ["bomb"]})
    assert seen(SYSTEM, state, -2)["hands"] == [[], ["knife"]]
    assert seen(SYSTEM, state, -2)["piles"] == {
        "reserve": ["spoon", "prop"],
        "reserve_loose": ["bomb"],
        "chance": ["C36", "C01"],
        "chance_loose": [],
    }
    for viewer in (-1, 0):
        assert not {"hands", "piles", "shop"} & set(seen(SYSTEM, state, viewer))


def test_every_danger_has_a_name_of_its_own_in_the_text_form() -> None:
    state = SYSTEM.forms.read(2, {"board": "short"}, {"threat": "buried"})
    for kind in (*range(3), *range(FALLS + KINDS.index(CAVES[0]), FALLS + len(KINDS))):
        state.threat = kind
        assert SYSTEM.forms.read(2, {"board": "short"}, SYSTEM.forms.write(state)).key() == state.key()


def ring(squares: int, around: int) -> str:
    """A board whose squares are neighbours of those next to them in a ring."""
    kinds = dict(
        zip(
            range(0, squares, squares // 12),
            ("start", "chance", "exit", "exit", "fire", "buried", "beast", "devil", "treasure", "prison", "chance"),
        )
    )
    lines = ["id,x,y,size,kind,neighbours,mouth"]
    for number in range(squares):
        near = [f"s{(number + step) % squares}" for step in range(-around, around + 1) if step]
        lines.append(f"s{number},{number % 50},{number // 50},1,{kinds.get(number, 'tunnel')},{' '.join(near)},mouth")
    return "\n".join(lines) + "\n"


@pytest.mark.clause("escape.board.data")
def test_board_data__a_board_of_ones_own_is_bounded() -> None:
    assert read_board("x", ring(300, 1)).size == 300
    fair = ring(48, 1)
    for text, fault in (
        (ring(301, 1), "more than 300 squares"),
        (ring(48, 3), "more than 500 ways"),
        (fair.replace("s5,5,", "s5,1001,"), "too far away"),
        (fair.replace("s5,5,", f"s5,{'9' * 400},"), "too far away"),
        (fair.replace("s5,5,", f"s5,{'9' * 5000},"), "no good cell"),
        (fair.replace("s5,5,0,1,", "s5,5,0,10,"), "too large"),
        (fair.replace("s5", "s" * 41), "no good name"),
        (fair.replace("s5,", "s\u202e5,"), "no good name"),
    ):
        with pytest.raises(Refused, match=fault):
            read_board("x", text)


def test_board_data__boards_of_other_peoples_are_not_kept_for_ever() -> None:
    kept = load_board.cache_info().maxsize
    assert kept is not None
    for number in range(kept + 3):
        load_board(ring(48 + number % 2, 1) + "\n" * number)
    assert load_board.cache_info().currsize == kept
