"""A company anywhere: it hires, buys, fights a bandit on a plain, heals and sells, and there is no map.

This is how `surface` begins: with a company and surroundings of its own.
"""

import subprocess
import sys

from podzem.core.dice import Scripted, Seeded
from podzem.core.scribe import Scribe
from podzem.expedition import aid, breakage, captives, infection, muster, spawning, treasure
from podzem.expedition.company import Company
from podzem.expedition.fight import marks, phase
from podzem.expedition.fight.fight import Fight
from podzem.expedition.fight.playing import play_out
from podzem.expedition.people import ACTIVE, CAPTIVE, DEAD, DOWN, OUTSIDE, Member
from podzem.expedition.town import days, heroes, hiring, income, market, starting_party
from tests.expedition.plain import Plain, company


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


LOADS_NO_MAP = """
import importlib, pkgutil, sys
import podzem.expedition
for found in pkgutil.walk_packages(podzem.expedition.__path__, "podzem.expedition."):
    if ".meeting." not in found.name:
        importlib.import_module(found.name)
print([name for name in sys.modules if name.startswith(("podzem.systems", "podzem.site"))])
"""


def test_rules_about_people_load_no_system_and_no_site() -> None:
    done = subprocess.run([sys.executable, "-c", LOADS_NO_MAP], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
