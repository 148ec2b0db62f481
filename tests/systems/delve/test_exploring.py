"""The catalogue's checks of time, light, load, characters and the town, with scripted dice."""

from __future__ import annotations

import pytest

from podzem.core.decisions import JUDGE, Decision
from podzem.core.dice import Seeded
from podzem.core.scribe import Scribe
from podzem.site.plan import Plan
from podzem.systems.delve import deciding
from podzem.systems.delve.below import Below
from podzem.systems.delve.chapters.light import lights
from podzem.systems.delve.chapters.light.working_light import light_at, turns
from podzem.systems.delve.chapters.load import limits
from podzem.systems.delve.chapters.movement import pace
from podzem.systems.delve.chapters.time import turn
from podzem.systems.delve.chapters.town.returning import learn
from podzem.systems.delve.data.results import INTERVALS
from podzem.systems.delve.game import ROUNDS, TOWN, TURN, Game
from podzem.systems.delve.going_on import go_on
from podzem.systems.delve.people import DOWN, Group, Person
from podzem.systems.delve.place import Place
from podzem.systems.delve.sight import look_around
from podzem.systems.delve.system import SYSTEM
from podzem.systems.delve.things import READY, STOWED, Item
from podzem.world.lengths import hs_of_feet
from tests.systems.delve.scenes import hall, hero, rolling, setting_of, spent, told


def below(*people: Person, map: str = "mlyn", **options: object) -> Game:
    """A game on a sample map with one group of these people."""
    game = Game(setting_of(1, **options), Plan(map, 1, 12), Below(), stage=TURN)
    game.people = {person.number: person for person in people}
    game.groups = [Group(1, [person.number for person in people])]
    game.next_number = 501
    look_around(game, rolling())
    return game


def give(game: Game, text: str, scribe: Scribe | None = None, seat: int = 0) -> Scribe:
    """A decision that must be open."""
    told_to = scribe or rolling()
    order, *words = text.split()
    decision = Decision(seat, order, tuple(words))
    refusal = deciding.why_not(game, decision)
    assert refusal is None, refusal
    deciding.apply(game, decision, told_to)
    return told_to


def refused(game: Game, text: str, seat: int = 0) -> str:
    """The clause by which a decision is refused; nothing changes."""
    order, *words = text.split()
    before = game.key()
    refusal = deciding.why_not(game, Decision(seat, order, tuple(words)))
    assert game.key() == before
    return "" if refusal is None else refusal.clause


# time


@pytest.mark.clause("delve.time.round")
@pytest.mark.clause("delve.time.turn")
@pytest.mark.clause("delve.shared.turn")
def test_a_turn_is_sixty_rounds_and_paces_are_the_russian_speeds() -> None:
    assert ROUNDS == 60
    game = hall(hero(1, "torch*!", at=(3, 1)))
    assert pace.feet(game, game.groups[0], pace.EXPLORE) == 120
    plate = hall(hero(1, "torch*! plate^", at=(3, 1), strength=18))
    assert pace.feet(plate, plate.groups[0], pace.EXPLORE) == 80
    assert hs_of_feet(80) == 24  # 12 sazhens, speed 6
    dark = hall(hero(1, at=(3, 1)))
    assert pace.feet(dark, dark.groups[0], pace.EXPLORE) == 40


@pytest.mark.clause("delve.time.pace")
def test_a_plate_wearer_makes_the_group_explore_eight_squares() -> None:
    game = hall(hero(1, "torch*! plate^", strength=18), hero(2))
    assert pace.squares_left(game, game.groups[0], pace.EXPLORE) == 8


@pytest.mark.clause("delve.time.clock")
def test_a_hurried_lock_takes_a_round_and_the_turn_still_ends_on_sixty() -> None:
    game = below(hero(1, "torch*! lockpicks+", at=(5, 3), stealth=2))
    game.clock = 120
    give(game, "open pc.1 D2")
    give(game, "unlock_hurried pc.1 D2 stealth", rolling((6, 1), (6, 5)))
    assert game.clock == 121
    give(game, "search pc.1 all look")
    give(game, "wait 1", rolling((6, 1), (6, 2)))
    assert game.clock == 180


@pytest.mark.clause("delve.time.sequence")
@pytest.mark.clause("delve.search.time")
def test_a_search_is_told_before_lights_burn_and_before_the_encounter_check() -> None:
    game = below(hero(1, "torch*!", at=(2, 8)))
    game.below.emptied = ["EN2"]
    game.groups[0].counter = 2
    give(game, "search pc.1 wall_w tap")
    scribe = give(game, "wait 1", rolling((6, 5)))
    names = [event.name for event in scribe.events]
    assert names.index("found_door") < names.index("wander_die")
    spent(scribe)
    assert game.people[1].items[0].left == 5


@pytest.mark.clause("delve.time.fight")
def test_a_fight_after_the_check_of_a_turn_fills_the_next_one() -> None:
    game = hall(hero(1, "torch*!"))
    game.clock, game.agenda, game.groups[0].filled = 120, ["end"], 1
    scribe = rolling()
    go_on(game, scribe)
    assert (game.turn, game.groups[0].filled, game.groups[0].counter) == (4, 0, 1)
    assert game.people[1].items[0].left == 5


@pytest.mark.clause("delve.time.travel")
def test_a_day_without_food_and_rest_exhausts_twice() -> None:
    game = hall(hero(1, "torch*!"), hero(2, "ration"))
    game.people[2].rest = 48
    game.clock, game.agenda = 143 * ROUNDS, ["end"]
    go_on(game, rolling())
    assert [game.people[1].exhaustion, game.people[2].exhaustion] == [2, 0]
    assert not game.people[2].items


@pytest.mark.clause("delve.combat.firstaid")
def test_a_night_of_rest_restores_a_die_of_hit_points() -> None:
    game = hall(hero(1, "torch*!"))
    game.people[1].hp, game.people[1].rest = 2, 47
    give(game, "rest pc.1")
    scribe = give(game, "wait 1", rolling((6, 4)))
    spent(scribe)
    assert game.people[1].hp == 6


# light


@pytest.mark.clause("delve.light.extra_turn")
def test_by_lantern_alone_what_must_be_seen_takes_a_turn_more() -> None:
    game = hall(hero(1, "lamp*!", at=(3, 1)), hero(2, at=(3, 1)))
    assert (turns(game, game.people[1], "search"), turns(game, game.people[1], "listen")) == (2, 1)
    assert turns(game, game.people[1], "unlock") == 2
    torch = hall(hero(1, "lamp*!", at=(3, 1)), hero(2, "torch*!", at=(5, 1)))
    assert turns(torch, torch.people[1], "search") == 1


@pytest.mark.clause("delve.shared.light")
def test_a_square_at_thirty_feet_is_lit_by_a_torch() -> None:
    game = hall(hero(1, "torch*!", at=(3, 1)))
    assert light_at(game, Place(1, 6, 1)) == "torch"
    assert light_at(game, Place(1, 7, 1)) == "none"


@pytest.mark.clause("delve.light.handling")
@pytest.mark.clause("delve.light.burn")
def test_a_torch_that_ends_lights_the_next_ready_one() -> None:
    game = hall(hero(1, "torch*! torch+", at=(3, 1)))
    old, spare = game.people[1].items
    old.left, spare.left = 1, 6
    scribe = rolling()
    lights.burn(game, scribe)
    assert [event.name for event in scribe.events] == ["burnt_out", "relit"]
    assert (game.people[1].items, spare.lit, spare.left) == ([spare], True, 6)


@pytest.mark.clause("delve.light.handling")
@pytest.mark.clause("delve.light.none")
def test_a_spare_that_is_stowed_leaves_darkness_and_the_check_is_made_in_it() -> None:
    game = hall(hero(1, "torch*! torch", at=(3, 1)))
    game.people[1].items[0].left = 1
    game.groups[0].counter = 2
    scribe = give(game, "wait 1", rolling((6, 6)))
    names = [event.name for event in scribe.events]
    assert names.index("spare_is_stowed") < names.index("darkness") < names.index("wander_die")
    assert pace.feet(game, game.groups[0], pace.EXPLORE) == 40
    assert refused(game, "mapper 1 pc.1") == "delve.light.none"


# load


@pytest.mark.clause("delve.load.ready")
@pytest.mark.clause("delve.load.stowed")
@pytest.mark.clause("delve.core.rounding")
def test_half_of_the_strength_is_ready_all_of_it_stowed() -> None:
    assert [limits.ready_limit(hero(1, strength=value)) for value in (9, 11, 3)] == [4, 5, 1]
    assert limits.stowed_limit(hero(1, strength=10)) == 10


@pytest.mark.clause("delve.load.small")
@pytest.mark.clause("delve.load.coins")
@pytest.mark.clause("delve.load.unit")
def test_small_things_go_by_threes_and_coins_by_hundreds() -> None:
    assert limits.slots([Item("torch", number) for number in range(7)]) == 3
    assert limits.slots([Item("coins", 1, count=101)]) == 2
    assert limits.slots([Item("mail", 1)]) == 2
    game = hall(hero(1, "chest", strength=18))
    assert refused(game, f"fetch pc.1 {game.people[1].items[0].id}") == "delve.load.coins"


@pytest.mark.clause("delve.load.limit")
def test_a_fifth_ready_thing_is_refused_with_the_numbers() -> None:
    game = hall(hero(1, "sword+ axe+ mace+ shield+ rope", strength=8))
    rope = game.people[1].items[-1]
    refusal = limits.why_not_put(game, game.people[1], rope, READY)
    assert refusal is not None
    assert (refusal.clause, refusal.facts["count"], refusal.facts["most"]) == ("delve.load.limit", 5, 4)
    slow = hall(hero(1, "sword+ axe+ mace+ shield+ rope", strength=8), overload="slow")
    assert limits.why_not_put(slow, slow.people[1], slow.people[1].items[-1], READY) is None


@pytest.mark.clause("delve.load.hands")
@pytest.mark.clause("delve.load.draw")
@pytest.mark.clause("delve.load.move_item")
def test_a_torch_and_a_greatsword_need_three_hands() -> None:
    game = hall(hero(1, "torch*! greatsword+ rope", strength=18))
    _, sword, rope = game.people[1].items
    assert refused(game, f"hold pc.1 {sword.id}") == "delve.load.hands"
    assert refused(game, f"hold pc.1 {rope.id}") == "delve.load.draw"
    give(game, f"fetch pc.1 {rope.id}")
    give(game, f"hold pc.1 {rope.id}")
    assert rope.where == "hand"


@pytest.mark.clause("delve.load.body")
def test_a_single_bearer_is_slow_two_are_not() -> None:
    game = hall(hero(1, "torch*!"), hero(2), hero(3), hero(4))
    game.people[4].state, game.people[4].hp = DOWN, 0
    assert refused(game, "lift pc.1 pc.4") == "delve.load.body"
    give(game, "lift pc.2 pc.4")
    assert pace.feet(game, game.groups[0], pace.EXPLORE) == 80
    give(game, "lift pc.3 pc.4")
    assert pace.feet(game, game.groups[0], pace.EXPLORE) == 120


# characters and the town


@pytest.mark.clause("delve.char.create")
@pytest.mark.clause("delve.core.attributes")
def test_a_character_is_rolled_raised_and_trained() -> None:
    game = SYSTEM.setup(1, {"party": "create"}, Scribe(Seeded(1)))
    assert (game.stage, game.coins) == (TOWN, 4 * 600)
    faces = (3, 3, 3, 2, 5, 4, 6, 6, 5, 1, 2, 3, 4, 4, 4)
    give(game, "roll pc.1", rolling(*((6, face) for face in faces)))
    one = game.people[1]
    assert [one.strength, one.dexterity, one.intellect, one.wisdom, one.charisma] == [9, 11, 17, 6, 12]
    give(game, "raise pc.1 wisdom")
    assert one.wisdom == 14
    assert refused(game, "raise pc.1 luck") == "delve.core.attributes"
    for skill in ("fight", "fight", "notice", "craft"):
        give(game, f"train pc.1 {skill}")
    assert refused(game, "train pc.1 notice") == "delve.char.create"
    one.points = 1
    assert refused(game, "train pc.1 notice") == "delve.char.create"  # 2, 2 is no creation
    assert refused(game, "set people.1.strength=19", JUDGE) == "delve.core.attributes"


@pytest.mark.clause("delve.char.create", "delve.auto.bots")
def test_a_bot_raises_the_attribute_of_its_highest_skill() -> None:
    game = SYSTEM.setup(1, {"party": "create"}, Scribe(Seeded(1)))
    bot = SYSTEM.advice.bot("caller")
    one = game.people[1]
    one.making, one.craft = "raise", 2
    game.people = {1: one}
    open_now = deciding.candidates(game, 0)
    chosen = bot.choose(None, open_now, lambda dice: SYSTEM.resample(game, 0, dice))
    assert str(chosen) == "0 raise pc.1 intellect"


@pytest.mark.clause("delve.char.create")
def test_what_was_not_raised_before_the_first_way_below_is_not_raised_after_it() -> None:
    game = SYSTEM.setup(1, {}, Scribe(Seeded(1)))
    game.stage, game.groups = TOWN, []
    for person in game.people.values():
        person.making = "raise"
    give(game, "set_out O0")
    assert {person.making for person in game.people.values()} == {""}


@pytest.mark.clause("delve.char.advance")
def test_experience_reaches_the_second_level_at_two_hundred() -> None:
    person = hero(1)
    learn(person, 430 // 3, rolling())
    assert (person.xp, person.level) == (143, 1)
    learn(person, 57, rolling())
    assert (person.level, person.points) == (2, 1)


@pytest.mark.clause("delve.beast.hireling")
def test_no_horse_goes_below_and_no_hireling_goes_first() -> None:
    game = SYSTEM.setup(1, {"party": "create"}, Scribe(Seeded(1)))
    assert refused(game, "hire horse") == "delve.beast.hireling"
    give(game, "seek", rolling((6, 1), (6, 1), (6, 3), (6, 1)))  # a torchbearer and a porter offer themselves
    scribe = give(game, "hire link_bearer", rolling((6, 5), (6, 5)))
    assert told(scribe, "hired")
    assert game.coins == 4 * 600 - 7 * 6


def test_a_light_that_is_low_turns_the_bot_round() -> None:
    from podzem.systems.delve.bot.exploring import light_left, must_go_home

    game = hall(hero(1, "torch*!"))
    game.people[1].items[0].left = 5
    assert light_left(game, game.groups[0]) == 5
    assert must_go_home(game, game.groups[0])


def test_everything_that_is_stowed_stays_stowed_over_a_turn() -> None:
    game = hall(hero(1, "torch*! rope"))
    turn.begin(game, rolling())
    assert game.people[1].items[1].where == STOWED
    assert INTERVALS == {"normal": 3, "alert": 2, "quiet": 4}
