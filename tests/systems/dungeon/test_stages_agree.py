"""Two stages that offer the same act agree about it: below ground, in a meeting, in combat, in the town.

Whoever adds an act to a second stage is asked here by himself: the acts are found, not listed.
"""

from itertools import product
from random import Random

import pytest

from podzem.core.decisions import Decision, Refusal
from podzem.expedition import aid
from podzem.expedition.people import OUTSIDE, Member
from podzem.site.contents import Heap
from podzem.systems.dungeon import deciding
from podzem.systems.dungeon.below import Below
from podzem.systems.dungeon.chapters.actions.acts import ACTS
from podzem.systems.dungeon.game import COMBAT, TOWN, Game
from podzem.systems.dungeon.order_row import NOW, OWNER
from podzem.systems.dungeon.orders import OF_MEETINGS
from podzem.systems.dungeon.orders import ORDERS as ROWS
from podzem.world.item import Item
from podzem.world.load import QG_IN_GRIVNA
from tests.systems.dungeon.build import TURN_ORDERS

from .build import item, join, quiet, scribe
from .meetings import fight_at

TOWN_ORDERS = {name: row.facts for name, row in ROWS.items() if TOWN in row.stages}
COMBAT_ORDERS = {name: row.facts for name, row in ROWS.items() if COMBAT in row.stages and row.whose == OWNER}
STAGES = ("below", "combat", "town")
ACTS_OF = {"below": TURN_ORDERS, "combat": COMBAT_ORDERS, "town": TOWN_ORDERS}
HANG_ON_MORE = ("use", "use_on", "wedge", "unwedge", "close", "kill")
"""Acts whose answer hangs on more than the member and his things: a wand in combat, a door, a captive."""
SHARED = sorted(
    name
    for name in {*(name for name, act in ACTS.items() if act.time == NOW), *TOWN_ORDERS}
    if sum(name in acts for acts in ACTS_OF.values()) > 1 and name not in HANG_ON_MORE
)
ARMS = ("sword", "knife", "shield", "bow", "two_handed_weapon", "sling", "mail", "light_armour")
THINGS = (*ARMS, "torch", "lamp", "tool", "sack", "chest", "ration", "skin_oil")
MAIMS: tuple[tuple[str, ...], ...] = ((), ("shield_arm",), ("weapon_hand",), ("leg",), ("eye",))


def hall(stage: str) -> tuple[Game, Member, Member]:
    """Two men in a wide room, or in a fight there, or at home; the second one has a light."""
    game = quiet(at="44,19", judge_opponents="ask")
    hero, friend = join(game), join(game, "torch!", rank=0)
    if stage == "combat":
        fight_at(game, "48,19", "rat")
    if stage == "town":
        game.stage, game.groups = TOWN, []
        for member in (hero, friend):
            member.status, member.group = OUTSIDE, 0
    return game, hero, friend


def dress(game: Game, hero: Member, random: Random) -> None:
    """Some things in his hands and on his back, the same for the same number."""
    game.company.next_number = 100
    hero.items = [item(game, kind) for kind in random.sample(THINGS, random.randint(1, 6))]
    for thing in hero.items:
        thing.ready = random.random() < 0.4
        thing.burning = thing.ready and thing.kind in ("torch", "lamp") and random.random() < 0.7
        if thing.kind in ("torch", "lamp", "skin_oil"):
            thing.left = random.randint(0, 4)
    hero.items.append(Item("silver", game.company.take_number(), random.choice([4, 40, 400, 640])))
    hero.maims = list(random.choice(MAIMS))
    game.site.heaps = [Heap(1, (88, 38), [item(game, kind) for kind in random.sample(THINGS, 2)], seen=3)]


def why_not(game: Game, decision: Decision) -> Refusal | None:
    return deciding.why_not(game, decision)


def answers(stage: str, seed: int, act: str) -> dict[tuple[str, ...], str]:
    """The clause by which an act is refused for each thing that there is, empty when it is open."""
    game, hero, friend = hall(stage)
    dress(game, hero, Random(seed))
    things = [thing.id for thing in [*hero.items, *game.site.heaps[0].items]]
    facts = ACTS_OF[stage][act]
    words = [(thing,) for thing in things] if len(facts) == 2 else [*product(things, (friend.id,))]
    asked = {about: why_not(game, Decision(0, act, (hero.id, *about))) for about in words}
    return {about: refusal.clause if refusal else "" for about, refusal in asked.items()}


def test_the_acts_of_two_stages_are_those_that_are_known() -> None:
    assert SHARED == ["douse", "drop", "give", "light", "ready", "refill", "stow", "take"]
    assert set(TURN_ORDERS) & set(TOWN_ORDERS) == {"ready", "stow", "douse"}
    assert not set(OF_MEETINGS) & {name for acts in ACTS_OF.values() for name in acts}


@pytest.mark.clause("dungeon.load.hands", "dungeon.light.handling", "dungeon.action.load", "dungeon.aid.maim")
@pytest.mark.parametrize("act", SHARED)
def test_stages__the_same_act_gets_the_same_answer_in_all_of_them(act: str) -> None:
    offering = [stage for stage in STAGES if act in ACTS_OF[stage]]
    told = set()
    for seed in range(60):
        first, *others = [answers(stage, seed, act) for stage in offering]
        told |= set(first.values())
        for stage, other in zip(offering[1:], others):
            mine = {about: clause for about, clause in first.items() if about in other}
            assert other == mine, (stage, seed)
    assert "" in told
    assert len(told) > 1


@pytest.mark.clause("dungeon.aid.maim", "dungeon.load.hands")
@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("kind", ["shield", "bow", "two_handed_weapon"])
def test_maim__a_maimed_shield_arm_readies_none_of_these_anywhere(stage: str, kind: str) -> None:
    game, hero, _ = hall(stage)
    hero.items, hero.maims = [item(game, kind), item(game, "sword")], ["shield_arm"]
    shut, open_ = (why_not(game, Decision(0, "ready", (hero.id, thing.id))) for thing in hero.items)
    assert shut is not None
    assert (shut.clause, open_) == ("dungeon.aid.maim", None)


@pytest.mark.clause("dungeon.load.carry", "dungeon.load.donkey")
@pytest.mark.parametrize(
    ("type", "most", "clause"), [("man", 160, "dungeon.load.carry"), ("donkey", 320, "dungeon.load.donkey")]
)
@pytest.mark.parametrize("over", [0, 1])
def test_load__what_is_too_heavy_below_is_too_heavy_in_the_town(type: str, most: int, clause: str, over: int) -> None:
    game = quiet(at="44,19")
    giver, bearer = join(game, "torch!"), join(game, type=type, rank=0)
    ration = item(game, "ration")
    giver.items.append(ration)
    bearer.items = [Item("silver", game.company.take_number(), (most - 5) * QG_IN_GRIVNA + over)]
    give = deciding.why_not(game, Decision(0, "give", (giver.id, ration.id, bearer.id)))
    game.stage, game.company.ledger.purse = TOWN, [100]
    for member in (giver, bearer):
        member.status, member.group = OUTSIDE, 0
    hand = deciding.why_not(game, Decision(0, "hand", (giver.id, ration.id, bearer.id)))
    buy = deciding.why_not(game, Decision(0, "buy", (bearer.id, "ration")))
    refusals = [refusal.clause if refusal else "" for refusal in (give, hand, buy)]
    assert refusals == [clause if over else ""] * 3


@pytest.mark.clause("dungeon.aid.maim")
def test_maim__who_loses_the_use_of_his_arm_lets_go_of_his_shield() -> None:
    game = quiet(at="44,19")
    healer, hurt = join(game, "torch! bandage skin_wine"), join(game, "shield* sword*")
    healer.medicine, hurt.status, hurt.resilience, game.company.turn = 1, "down", 0, 1
    aid.aid_work(healer, [hurt], Below(game), scribe(2, 2, 2, 6))  # four: maimed, shield arm, two wounds, no infection
    assert hurt.maims == ["shield_arm"]
    assert [thing.ready for thing in hurt.items] == [False, True]
