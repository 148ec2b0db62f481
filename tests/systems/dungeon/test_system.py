"""The system as a whole: its options, its journal, its bot, what a viewer is shown."""

import json
import re
from importlib.resources import files
from typing import Any

import pytest

from podzem.core.deciding import open_to
from podzem.core.decisions import WATCHER
from podzem.core.dice import Scripted, Seeded
from podzem.core.errors import Refused
from podzem.core.journal import Journal, open_game, read_journal, record, replay
from podzem.core.ruling import Again
from podzem.core.scribe import Scribe
from podzem.core.step import digest, step
from podzem.expedition.meeting import leaving
from podzem.lab.bots import decide, make_bot
from podzem.systems.dungeon.bot.delver import Delver
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.setting import read_setting
from podzem.systems.dungeon.system import DungeonSystem
from podzem.world.faults import BadMap
from podzem.world.map_file import save_dungeon
from tests.seen import seen

from .test_combat import battle, begin

SYSTEM = DungeonSystem()
DECISIONS = 60
SAMPLE = files("podzem.world").joinpath("maps", "proba.json").read_text(encoding="utf-8")


@pytest.mark.clause("dungeon.core.options")
@pytest.mark.parametrize("options", [{"door_roll": "sometimes"}, {"wound_items": 11}, {"no_such": "on"}])
def test_core_options__unknown_names_and_values_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(Refused) as caught:
        SYSTEM.setup(1, options, Scribe(Seeded(1)))
    assert caught.value.refusal.clause == "dungeon.core.options"


@pytest.mark.clause("dungeon.map.validation", "dungeon.core.error")
@pytest.mark.parametrize("map", ["{\n}", "no map\n", (SAMPLE.replace('"depth": 1', '"depth": 0'))])
def test_map_validation__a_bad_map_is_refused_before_any_die(map: str) -> None:
    dice = Scripted([])
    with pytest.raises(BadMap, match=r"dungeon\.map\.validation"):
        SYSTEM.setup(1, {"map": map}, Scribe(dice))
    dice.finish()


@pytest.mark.clause("dungeon.core.journal")
def test_core_journal__a_replayed_expedition_ends_with_an_equal_state() -> None:
    dice, bot = Seeded(40), make_bot(SYSTEM, "delver", 1)
    journal, moment = open_game(SYSTEM, 1, {}, ["a"], dice)
    for _ in range(DECISIONS):
        seats = SYSTEM.turns.needed(moment.state)
        if not seats:
            break
        moment = record(journal, step(SYSTEM, moment.state, decide(SYSTEM, moment.state, seats[0], bot), dice))
    *_, last = replay(SYSTEM, read_journal(journal.text()))
    assert moment.state.company.turn > 3
    assert last.state.key() == moment.state.key()


def forty_turns(seed: int) -> tuple[Journal, Game] | None:
    """A session in which nobody answers; none where the party did not live so long."""
    dice = Seeded(seed)
    journal, moment = open_game(SYSTEM, 1, {}, ["a"], dice)
    while moment.state.company.turn < 40 and (seats := SYSTEM.turns.needed(moment.state)):
        moment = record(journal, step(SYSTEM, moment.state, SYSTEM.turns.fallback(moment.state, seats[0]), dice))
    return (journal, moment.state) if moment.state.company.turn == 40 else None


@pytest.mark.clause("dungeon.core.journal")
def test_core_journal__a_session_of_40_turns_is_replayed_to_the_same_journal_and_state() -> None:
    journal, state = next(filter(None, map(forty_turns, range(41, 60))))
    *_, last = replay(SYSTEM, read_journal(journal.text()))
    assert (last.state.company.turn, digest(last.state)) == (40, digest(state))
    assert read_journal(journal.text()).text() == journal.text()


@pytest.mark.clause("dungeon.auto.party_bot")
def test_auto_party_bot__with_bow_and_sword_it_shoots_an_enemy_it_sees_at_ten_sazhens() -> None:
    game = battle("bow* quiver sword torch", "torch!", kind="bandit", hs=20)
    begin(game)
    assert game.fight is not None
    chosen = Delver().choose(SYSTEM.view(game, 0), open_to(SYSTEM, game, 0), lambda dice: game)
    assert chosen.order == "fire"


def told_apart() -> str:
    """The sample dungeon with names that stand nowhere else."""
    ids = set(re.findall(r'"id": ?"([A-Z]\w+)"', SAMPLE))
    return re.sub(rf"\b({'|'.join(sorted(ids, key=len, reverse=True))})\b", r"zz\1zz", SAMPLE) + "\n"


@pytest.mark.clause("dungeon.light.reveal", "dungeon.core.secrecy")
def test_light_reveal__no_byte_is_about_a_place_that_no_light_ever_reached() -> None:
    scribe, bot = Scribe(Seeded(3)), make_bot(SYSTEM, "delver", 3)
    game, unseen_at_first = SYSTEM.setup(2, {"map": told_apart()}, scribe), 0
    for number in range(DECISIONS):
        hidden = unseen(game)
        unseen_at_first = unseen_at_first or len(hidden)
        for viewer in (0, 1, WATCHER):
            shown = json.dumps(seen(SYSTEM, game, viewer))
            assert [name for name in hidden if f'"{name}"' in shown] == [], (number, viewer)
        own = " ".join(word for decision in open_to(SYSTEM, game, 0) for word in decision.words)
        assert [name for name in hidden if re.search(rf"\b{name}\b", own)] == []
        seats = SYSTEM.turns.needed(game)
        if not seats:
            break
        SYSTEM.apply(game, decide(SYSTEM, game, seats[0], bot), scribe)
    assert unseen_at_first >= 10
    assert len(unseen(game)) < unseen_at_first


def unseen(game: Any) -> list[str]:
    """What lies wholly in areas of which no cell was ever lit, and every secret that nobody found."""
    level, known = game.dungeon.levels[0], game.site.known[1]
    west, north = level_corner(level)
    dark = []
    for area in level.areas:
        cells = [(x + i, y + j) for x, y, w, h in area.rects for i in range(w) for j in range(h)]
        if area.kind != "outside" and all(known.rows[y - north][x - west] == "0" for x, y in cells):
            dark.append(area.id)
    things = [one.id for kind in (level.features, level.treasure) for one in kind if one.area in dark]
    secrets = [
        secret.id for secret in level.secrets if secret.id not in known.found and secret.id not in game.site.secrets
    ]
    traps = [
        t.id
        for t in level.traps
        if t.id not in known.found and not (t.id in game.site.traps and game.site.traps[t.id].known)
    ]
    doors = [
        o.id for o in level.openings if o.is_hidden and not (o.id in game.site.doors and game.site.doors[o.id].found)
    ]
    met = [one.id for one in level.encounters if one.id not in game.met]
    return dark + things + secrets + traps + doors + met


def level_corner(level: Any) -> tuple[int, int]:
    extents = [area.extent for area in level.areas]
    return min(extent[0] for extent in extents), min(extent[1] for extent in extents)


@pytest.mark.clause("dungeon.core.secrecy", "dungeon.surprise.base")
def test_core_secrecy__who_passes_unseen_leaves_no_gap_in_the_numbers() -> None:
    game = battle("sword* torch!", kind="bandit", count=3)
    assert game.meeting is not None
    first, before = min(game.meeting.creatures), len(game.members) - 3
    leaving.forget(game.company, game.meeting)
    assert (game.company.next_number, len(game.members)) == (first, before)


@pytest.mark.clause("dungeon.core.auto_judge")
@pytest.mark.parametrize(
    ("options", "settled"),
    [
        ({}, "automatic"),
        ({"judge": "ask"}, "ask"),
        ({"judge_wandering": "off"}, "off"),
        ({"judge": "ask", "judge_wandering": "automatic"}, "automatic"),
    ],
)
def test_core_auto_judge__each_automation_is_automatic_asks_or_is_off(options: dict[str, Any], settled: str) -> None:
    assert read_setting(1, options).asks_judge("judge_wandering") == settled


@pytest.mark.clause("dungeon.generator.requirements", "dungeon.core.secrecy")
def test_a_drawn_seed_has_128_bits_and_each_of_them_counts() -> None:
    faces = [(1 << 16, 1 + 4099 * number) for number in range(8)]
    games = []
    for die in (None, *range(8)):
        thrown = [(sides, face + (number == die)) for number, (sides, face) in enumerate(faces)]
        dice = Again(thrown, Seeded(3))
        games.append(DungeonSystem().setup(1, {"map": "random", "rooms": 6}, Scribe(dice)))
    assert all(len(game.site.drawn) == 8 and game.site.seed == 0 and game.site.map_seed >> 128 == 1 for game in games)
    maps = {save_dungeon(game.dungeon) for game in games}
    shapes = {repr([area.rects for level in game.dungeon.levels for area in level.areas]) for game in games}
    assert (len(maps), len(shapes)) == (9, 9)
    again = DungeonSystem().forms.read(1, {"map": "random", "rooms": 6}, DungeonSystem().forms.write(games[0]))
    assert save_dungeon(again.dungeon) == save_dungeon(games[0].dungeon)


def test_a_chosen_seed_is_taken_as_it_is() -> None:
    dice = Seeded(3)
    game = DungeonSystem().setup(1, {"map": "random", "rooms": 6, "seed": 7}, Scribe(dice))
    assert (game.site.seed, game.site.drawn, game.site.map_seed) == (7, [], 7)
