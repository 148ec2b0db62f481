"""Checks of the catalogue that hang on several chapters at once, or on the long run of one."""

from collections import Counter
from fractions import Fraction

import pytest

from podzem.core.dice import Fanned, Scripted, Seeded
from podzem.core.scribe import Scribe
from podzem.core.step import step
from podzem.expedition.people import Member
from podzem.lab.bots import RandomBot, decide
from podzem.systems.surface.chapters import weather
from podzem.systems.surface.chapters.encounters import daily
from podzem.systems.surface.game import DAY, MEETING, Game
from podzem.systems.surface.parties import CAMP, DAWN
from podzem.systems.surface.staging import stage
from podzem.systems.surface.system import SYSTEM
from tests.systems.surface.campaigns import do, named
from tests.systems.surface.meetings import AFAR, AWARE, meet, open_orders, scene

WIDE = "/".join(["." * 7] * 7)
NIGHT_PEASANTS = ((12, 3), (6, 1), (6, 1))
Chain = dict[tuple[object, ...], dict[tuple[object, ...], Fraction]]


@pytest.mark.clause("surface.move.rest_day")
def test_a_rest_from_which_one_flees_at_night_pays_no_debt_and_costs_nothing() -> None:
    game = scene(WIDE, "3,3", ("man ration:9", "man ration:9"), options={"judge_wandering": "off"})
    party = game.parties[0]
    party.rest_debt = party.rest_due = True
    party.phase, party.base, party.reckoned, party.measures = DAWN, 0, Fraction(0), [36]
    told = do(game, "0 rest 1", *NIGHT_PEASANTS, *AWARE, *AFAR)
    assert named(told, "met")[0].facts["kind"] == "peasant"
    assert party.phase == CAMP
    do(game, "0 flee")
    do(game, "0 run", (4, 2))
    assert (str(party.cell), party.rest_debt, party.action, game.days) == ("4,3", True, "", 1)
    assert [member.exhaustion for member in game.members_of(party)] == [0, 0]


@pytest.mark.clause("surface.lost.stop")
def test_a_parley_on_the_march_is_no_stop() -> None:
    """Merchants at the second step, talked with, and on: the roll of the march was made at its first."""
    game = scene(".......", "0,0", ("man",))
    game.parties[0].measures = [12]
    do(game, "0 march 1 E 3", (6, 6), (12, 3), (6, 1), (6, 1), *AWARE, *AFAR)
    assert (game.stage, str(game.parties[0].cell)) == (MEETING, "2,0")
    while game.stage == MEETING:
        wish = next(order for order in ("parley", "let_pass", "stand_by") if order in open_orders(game))
        do(game, f"0 {wish}", *([(6, 4), (6, 3)] if wish == "parley" else []))
    assert game.stage == DAY
    told = do(game, "0 resume 1")
    assert not named(told, "lost_die")
    assert str(game.parties[0].cell) == "3,0"


@pytest.mark.clause("surface.encounter.daily", "surface.encounter.measure")
def test_two_meetings_of_a_day_each_with_its_measure() -> None:
    game = stage(1, {"judge_wandering": "automatic"}, {"land": "..", "party": ["man"]})
    dice = Scripted([(6, 1), (6, 3), (6, 2), (6, 1), (6, 6), (6, 6), (6, 6)])
    daily.draw(game, ["1"], Scribe(dice))
    dice.finish()
    assert game.parties[0].measures == [14, 36]


@pytest.mark.clause("surface.encounter.night")
@pytest.mark.parametrize(
    ("spent", "on_the_march", "at_night"), [(12, (2, 17), (1, 16)), (18, (1, 6), (0, 1)), (0, (0, 1), (1, 6))]
)
def test_on_the_march_or_at_night(spent: int, on_the_march: tuple[int, int], at_night: tuple[int, int]) -> None:
    """Of a party of base 12: each of 36 measures comes by day or by night, and another follows with one in six."""
    party = scene(WIDE, "3,3").parties[0]
    party.reckoned, party.spent, party.measures = Fraction(12), Fraction(spent), list(range(1, 37))
    by_day = Fraction(len(daily.due(party)), 36)
    for share, chance in ((by_day, on_the_march), (1 - by_day, at_night)):
        assert share / (daily.DIE - 1 + share) == Fraction(*chance)


@pytest.mark.clause("surface.encounter.cancelled")
def test_a_measure_of_fifteen_in_a_village_is_cancelled_without_a_die() -> None:
    data = {"land": "..", "ways": ["mark village Selo 0,0"], "party": ["man ration:5"], "known": True}
    game = stage(1, {"judge_wandering": "automatic"}, {**data, "parties": {"0": {"inside": "selo"}}})
    party = game.parties[0]
    party.base, party.reckoned, party.phase = 12, Fraction(12), CAMP
    party.measures = [k for k in range(1, 37) if daily.measure(party, k) == 15]
    game.agenda = ["night:1"]
    scribe = Scribe(Scripted([]), listening=True)
    daily.at_night(game, ["1"], scribe)
    assert [event.name for event in scribe.events] == ["meeting_cancelled"]
    assert party.measures == []


@pytest.mark.clause("surface.encounter.surprise")
def test_who_is_surprised_and_how_often() -> None:
    seen: Counter[str] = Counter()
    for ours in range(1, 7):
        for theirs in range(1, 7):
            game = scene(WIDE, "3,3", ("man",))
            more = {2: AFAR, 1: AFAR[:2], 0: AFAR[:1]}[(ours > 1) + (theirs > 1)]
            seen[
                str(named(meet(game, "peasant", 3, (6, ours), (6, theirs), *more), "unawares")[0].facts["surprised"])
            ] += 1
    assert seen == {"none": 25, "party": 5, "others": 5, "both": 1}


@pytest.mark.clause("surface.needs.recovery", "surface.needs.satisfied_day")
def test_three_hungry_days_and_four_fed_ones() -> None:
    game, found = stage(1, {}, {"land": "..", "party": ["man"], "month": 5}), []
    for day in range(7):
        if day == 3:
            game.members[1].items = stage(1, {}, {"land": "..", "party": ["man ration:9"]}).members[1].items
        game = step(SYSTEM, game, SYSTEM.turns.fallback(game, 0), Seeded(1)).state
        while game.questions:
            game = step(SYSTEM, game, SYSTEM.turns.fallback(game, 0), Seeded(1)).state
        found.append(_only(game).exhaustion)
    assert found == [1, 2, 3, 3, 2, 1, 0]


def _only(game: Game) -> Member:
    return game.members[1]


def _chain(after_wet: str) -> Chain:
    """Every state of weather and paths with what follows it, from the rules that play."""
    game = stage(1, {"weather_after_wet": after_wet}, {"land": "..", "party": ["man"]})
    game.spell_left = 1
    found: Chain = {}
    waiting = [_state(game)]
    for state in waiting:
        if state in found:
            continue
        found[state] = {}
        fan, falls = Fanned(), True
        while falls:
            _set(game, state)
            scribe = Scribe(fan)
            weather.wash(game, [], scribe)
            weather.change(game, [], scribe)
            following = _state(game)
            found[state][following] = found[state].get(following, Fraction(0)) + fan.chance
            waiting.append(following)
            falls = fan.turn()
    return found


def _state(game: Game) -> tuple[object, ...]:
    streaks = min(game.wet_streak, weather.WET_DAYS), min(game.dry_streak, weather.DRY_DAYS)
    return game.weather, game.spell_left, *streaks, game.paths_washed


def _set(game: Game, state: tuple[object, ...]) -> None:
    for name, value in zip(("weather", "spell_left", "wet_streak", "dry_streak", "paths_washed"), state):
        setattr(game, name, value)


def _washed(chain: Chain) -> Fraction:
    """The share of days with washed paths in the long run: the equations of the chain, solved exactly."""
    states = list(chain)
    rows = [[chain[b].get(a, Fraction(0)) - (a == b) for b in states] + [Fraction(0)] for a in states[:-1]]
    rows.append([Fraction(1)] * (len(states) + 1))
    for column in range(len(states)):
        pivot = next(row for row in range(column, len(rows)) if rows[row][column])
        rows[column], rows[pivot] = rows[pivot], rows[column]
        rows[column] = [value / rows[column][column] for value in rows[column]]
        for other, row in enumerate(rows):
            if other != column and row[column]:
                rows[other] = [a - row[column] * b for a, b in zip(row, rows[column])]
    return sum((rows[place][-1] for place, state in enumerate(states) if state[-1]), Fraction(0))


@pytest.mark.clause("surface.weather.paths_dry", "surface.weather.paths_washed")
@pytest.mark.parametrize(("after_wet", "share"), [("cloudy", Fraction(451, 1482)), ("clear", Fraction(26669, 231318))])
def test_how_often_paths_are_washed_out_in_the_long_run(after_wet: str, share: Fraction) -> None:
    assert _washed(_chain(after_wet)) == share


@pytest.mark.clause("surface.auto.judge")
def test_the_same_seed_and_the_same_orders_tell_the_same() -> None:
    told = [[], []]  # type: list[list[str]]
    for lines in told:
        dice, bot = Seeded(8), RandomBot(4)
        game = SYSTEM.setup(2, {"goal": "none", "judge": "automatic"}, Scribe(dice))
        for _ in range(40):
            done = step(SYSTEM, game, decide(SYSTEM, game, SYSTEM.turns.awaited(game)[0], bot), dice)
            lines += [str(event.data()) for event in done.events]
            game = done.state
    assert told[0] == told[1]
    assert len(told[0]) > 40


@pytest.mark.clause("surface.auto.caller")
def test_the_callers_bot_hides_from_the_stronger() -> None:
    """A dragon of strength 144 at 120 sazhens on a plain, and six of ours."""
    game = scene(WIDE, "3,3", ("man",) * 6, options={"judge_opponents": "ask"})
    meet(game, "dragon", 1, (6, 6), *AWARE, *[(6, 3)] * 4)
    assert game.meeting is not None
    bot = SYSTEM.advice.bot("caller")
    assert decide(SYSTEM, game, 0, bot).order == "hide"
