"""A company anywhere: it hires, buys, meets and fights bandits on a plain, heals and sells, and there is no map.

This is how `surface` begins: with a company and surroundings of its own.
"""

import subprocess
import sys
from pathlib import Path

from podzem.core.dice import Scripted, Seeded
from podzem.core.scribe import Scribe
from podzem.expedition import aid, breakage, captives, infection, muster, spawning, treasure, wealth
from podzem.expedition.company import Company
from podzem.expedition.fight import marks, phase
from podzem.expedition.fight.fight import Fight
from podzem.expedition.fight.playing import play_out
from podzem.expedition.meeting import parley, surprise
from podzem.expedition.meeting.meeting import Meeting
from podzem.expedition.people import ACTIVE, CAPTIVE, DEAD, DOWN, GONE, OUTSIDE, Member
from podzem.expedition.town import days, heroes, hiring, income, market, starting_party
from podzem.world.item import Item
from podzem.world.light import BRIGHT
from tests.expedition.plain import OnThePlain, Plain, company


def dice(*faces: int) -> Scribe:
    return Scribe(Scripted([(6, face) for face in faces]), listening=True)


def told(scribe: Scribe) -> list[str]:
    return [event.name for event in scribe.events]


def outfit() -> tuple[Company, Plain, Member, Member]:
    """A hero who learned medicine and a spearman, equipped, on their way."""
    us, plain = company(), Plain()
    starting_party.create(us, dice(6, 6))
    hero = us.members[1]
    heroes.study(us, hero, heroes.MEDICINE, dice())
    hiring.look_for(us, dice(1, 1, 4, 4))
    spearman = hiring.take_on(us, 0, us.ledger.candidates[0], False, dice())
    for kind in ("mail", "shield", "sword", "bandage", "skin_wine"):
        buy(us, plain, hero, kind)
    hiring.ready_arms(hero)
    plain.set_out([hero, spearman])
    return us, plain, hero, spearman


def buy(us: Company, plain: Plain, member: Member, kind: str) -> None:
    assert market.why_not_buy(us, member, kind) is None
    market.buy(us, member, kind, dice())


def fight(us: Company, plain: Plain, bandits: list[int], seed: int) -> Fight:
    """By daylight, forty sazhens wide, to the end."""
    battle, plain.fights = Fight(marks.OTHERS_ARRANGE), True
    battle.open_front(0, 4, 160, 160)
    battle.ground[0] = battle.ground[1] = 0  # the sun is a light at hand
    muster.muster(us, battle, [us.members[number] for number in plain.band], marks.PARTY, 1)
    muster.muster(us, battle, [us.members[number] for number in bandits], marks.OTHERS, 1)
    phase.begin(battle)
    assert play_out(battle, Scribe(Seeded(seed)))
    return battle


def carry_over(us: Company, plain: Plain, battle: Fight, scribe: Scribe) -> None:
    """What the fight did to those who fought."""
    for row in [*battle.fallen, *battle.line]:
        member = us.members[battle.member[row]]
        if battle.state[row] == marks.DOWN:
            aid.fall(us, member, plain, scribe)
        elif battle.state[row] == marks.YIELDED:
            captives.surrendered(us, member, None, plain, scribe)
    plain.fights = False
    breakage.breakage(us, plain, scribe)


def test_a_company_hires_equips_fights_heals_and_sells_without_a_map() -> None:
    us, plain, hero, spearman = outfit()
    assert us.ledger.purse == [1500 - 84 - 375], "an advance of seven days, mail, shield, sword, cloth and wine"
    bandit = us.members[spawning.spawn(us, "bandit", 1, 1, Scribe(Seeded(1)))[0]]
    battle = fight(us, plain, [bandit.number], seed=0)
    assert battle.winner == marks.PARTY
    carry_over(us, plain, battle, dice(*[6] * 6))  # nothing breaks
    assert (hero.status, spearman.status, bandit.status) == (ACTIVE, DOWN, DOWN)
    _treat(us, plain, hero, spearman)
    assert bandit.status == DEAD, "nobody treated him"
    assert plain.bodies == [bandit.number]
    _bring_home(us, plain, hero, spearman, bandit)


def _treat(us: Company, plain: Plain, hero: Member, spearman: Member) -> None:
    """Two wounds and an infection, from which he gets better at dawn."""
    assert aid.why_not_aid(hero, [spearman]) is None
    aid.aid_work(hero, [spearman], plain, dice(3, 4, 1))
    us.turn += 1
    scribe = dice()
    aid.let_die(us, plain, scribe)
    assert told(scribe) == ["stood_up", "died"]
    assert (spearman.status, spearman.wound, spearman.infection) == (ACTIVE, 2, 1)
    infection.dawn(us, plain, dice(4))
    assert spearman.infection == 0, "four, and the hero's skill"


def _bring_home(us: Company, plain: Plain, hero: Member, spearman: Member, bandit: Member) -> None:
    """What the bandit had is counted in the town, his weapon sold; a week heals a wound."""
    treasure.strip(us, bandit, plain, dice(5))
    hero.items += plain.grass
    for member in (hero, spearman):
        plain.leave(member)
        member.status = OUTSIDE
    income.deliver(us, [hero, spearman], 1, dice())
    assert us.ledger.income == 50, "his purse; arms stay with who has them"
    income.share_out(us, dice())
    before, weapon = us.ledger.purse[0], next(item for item in hero.items if item.kind == "weapon")
    market.sell(us, hero, weapon, dice())
    assert us.ledger.purse[0] == before + market.PRICES["weapon"] // 2
    for _ in range(7):
        days.pass_day(us, plain, dice())
    assert spearman.wound == 1


def test_a_bandit_who_yields_is_a_captive_with_nothing_on_him() -> None:
    us, plain, hero, _ = outfit()
    bandit = us.members[spawning.spawn(us, "bandit", 1, 1, Scribe(Seeded(1)))[0]]
    captives.surrendered(us, bandit, None, plain, dice(2))
    assert (bandit.status, bandit.captor, bandit.items) == (CAPTIVE, hero.group, [])
    assert {item.kind for item in plain.grass} >= {"weapon", "silver"}
    assert captives.excess(us, hero.group, guards=0) == 0, "not counted in the phase in which he yielded"


def meet(us: Company, plain: Plain, kind: str, count: int, *faces: int) -> OnThePlain:
    """Those met, as far as the first choice: surprise of either side, then the distance."""
    meeting = Meeting(1, kind=kind)
    meeting.creatures = spawning.spawn(us, kind, count, 1, Scribe(Seeded(1)))
    here, scribe = OnThePlain(us, plain, meeting), dice(*faces)
    assert surprise.determine(here, meeting, scribe)
    here.stand_apart(scribe)
    parley.open_meeting(here, meeting, dice())
    return here


def say(here: OnThePlain, order: str, *words: str, faces: tuple[int, ...] = ()) -> list[str]:
    """What is told when the party says that."""
    assert order in parley.open_orders(here.meeting)
    scribe = dice(*faces)
    parley.say(order)(here, here.meeting, *words, scribe)
    return told(scribe)


def test_bandits_on_a_plain_are_met_far_off_and_bought_off() -> None:
    us, plain, hero, spearman = outfit()
    hero.items.append(Item("silver", us.take_number(), 400 // 25))
    here = meet(us, plain, "bandit", 2, 2, 2, 1, 1, 1, 2)  # nobody is surprised; four dice
    assert (here.meeting.hs, here.meeting.seen, here.done) == (100, BRIGHT, ["interrupted", "announced"])
    spearman.items = []
    assert say(here, "parley", faces=(3, 2)) == [
        "party_speaks",
        "attitude_die",
        "attitude_die",
        "attitude",
        "demanded_kuna",
    ]
    assert here.meeting.stage == "demand"
    assert parley.why_not_accept(here, here.meeting) is None
    assert say(here, "accept") == ["paid", "parted"]
    assert wealth.wealth([hero]) == 0, "two hundred for each head"
    assert here.done[2:] == ["interrupted", "over"]
    assert {us.members[number].status for number in here.meeting.creatures} == {GONE}


def test_wolves_on_a_plain_that_were_surprised_are_slipped_away_from_or_attacked() -> None:
    us, plain, *_ = outfit()
    here = meet(us, plain, "wolf", 3, 2, 1, 6, 6)  # they are surprised: two dice
    assert (here.meeting.hs, parley.moment(here.meeting)) == (240, "advantage")
    parley.slip_away(here, here.meeting, dice())
    assert here.done[2:] == ["went back", "left them", "over"]
    again = meet(us, plain, "wolf", 3, 2, 1, 6, 6)
    parley.attack(again, again.meeting, dice())
    assert again.done[2:] == ["fight"]


LOADS_NO_MAP = """
import importlib, pkgutil, sys
import podzem.expedition
for found in pkgutil.walk_packages(podzem.expedition.__path__, "podzem.expedition."):
    importlib.import_module(found.name)
from tests.expedition import test_on_a_plain as proof
proof.test_bandits_on_a_plain_are_met_far_off_and_bought_off()
print([name for name in sys.modules if name.startswith(("podzem.systems", "podzem.site"))])
"""


def test_rules_about_people_and_a_whole_parley_load_no_system_and_no_site() -> None:
    run = [sys.executable, "-c", LOADS_NO_MAP]
    done = subprocess.run(run, capture_output=True, text=True, check=True, cwd=Path(__file__).parents[2])
    assert done.stdout.strip() == "[]"
