"""Members as fighters: what each brings into a combat (dungeon.combat.space, dungeon.attack.*, dungeon.defence.*)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple, TypeAlias

from podzem.core.events import Term
from podzem.core.setting import Setting
from podzem.expedition import arms, carrying, loyalty, throwing
from podzem.expedition.company import Company
from podzem.expedition.fight import marks
from podzem.expedition.fight.enlisting import Recruit, enlist, equip
from podzem.expedition.fight.fight import Fight
from podzem.expedition.people import ANIMAL, COMPANION, CREATURE, DOWN, PC, Member
from podzem.expedition.shining import shines
from podzem.world.creatures import CREATURES
from podzem.world.item import Item

KINDS: Final = tuple(CREATURES)
"""Loyalty dice are thrown by kind: the row of the bestiary tells which one."""
HS: Final = 2
"""Half-sazhens in a sazhen of speed."""
SWITCHES: Final = (
    ("contact", "same_phase", marks.SAME_PHASE),
    ("natural_six", "True", marks.NATURAL_SIX),
    ("loss_choice", "random", marks.RANDOM_LOSS),
    ("loyalty_roll", "creature", marks.DIE_EACH),
    ("loyalty_roll", "side", marks.DIE_A_SIDE),
)


class Scale(NamedTuple):
    """What the open country makes of movement and ranges; below ground they are as the tables have them."""

    times: int = 1
    """How many times as far (surface.encounter.triple)."""
    flies: bool = False
    """Whether fliers have room to fly (T9)."""


BELOW: Final = Scale()
Throws: TypeAlias = Mapping[int, int]
"""What is thrown in this phase, by the number of the thrower."""
NOTHING: Final[Throws] = {}


def switches(setting: Setting) -> int:
    """How this table reads the rules of combat, as the bits of a fight."""
    found = sum(bit for name, value, bit in SWITCHES if str(setting.options[name]) == value)
    found |= marks.ASK_BREAK if setting.asks_judge("judge_break") == "ask" else 0
    asked = setting.asks_judge("judge_opponents") == "ask"
    return found | marks.PARTY_NAMES | (marks.OTHERS_NAME if asked else marks.OTHERS_ARRANGE)


def recruit(company: Company, member: Member, side: int, thing: Item | None = None, scale: Scale = BELOW) -> Recruit:
    """What a member is as a fighter now; `thing` is what he throws in this phase."""
    striking, _ = arms.strike(company, member)
    one = Recruit(member.id, member.number, side, arms.defence(member), striking)
    level = max(1, carrying.level_in_force(member)) if company.setting.is_on("levels_in_combat") else 1
    one.level = one.dice = level
    one.left = max(1, min(member.resilience, level))
    one.kind = KINDS.index(member.type) if member.type in KINDS else 0
    one.space = carrying.space(company, member)
    one.speed = HS * scale.times * pace(company, member, scale)
    one.loyalty = marks.NOBODY_LOYAL if member.kind == PC else loyalty.score(company, member)
    one.traits = _traits(company, member)
    _arm(company, member, one, thing)
    one.reach *= scale.times
    return one


def pace(company: Company, member: Member, scale: Scale) -> int:
    """His speed on foot or on his mount; of a flier in the open his speed in flight."""
    mount = company.members.get(member.rides, member)
    creature = CREATURES.get(mount.type)
    if scale.flies and creature is not None and creature.above is not None and creature.above.fly:
        return creature.above.fly
    return carrying.speed(company, mount)


def use_ammunition(company: Company, fight: Fight, row: int, member: Member) -> None:
    """Each phase of fire uses a tenth of what he has (dungeon.load.ammo)."""
    shot = arms.shot(company, member)
    if shot is not None and shot[2] is not None and fight.ammo[row] < shot[2].left:
        shot[2].spent += shot[2].left - int(fight.ammo[row])
        shot[2].left = int(fight.ammo[row])


def _arm(company: Company, member: Member, one: Recruit, thing: Item | None) -> None:
    """What he shoots with: a thing thrown in this phase, else his weapon."""
    shot = arms.shot(company, member)
    if thing is not None:
        one.shot, one.reach = throwing.shot_with(company, member, thing)
        one.traits |= marks.SHOOTS
        one.ammo = 1
    elif shot is not None:
        one.shot, one.reach, ammo = shot
        one.traits |= marks.SHOOTS
        one.ammo = marks.ENDLESS if ammo is None else ammo.left


def _traits(company: Company, member: Member) -> int:
    traits = {PC: marks.HERO, COMPANION: marks.COMPANION, ANIMAL: marks.ANIMAL}.get(member.kind, 0)
    traits |= marks.LIGHT if shines(member) else 0
    traits |= marks.DARK_SIGHT if carrying.sees_in_dark(member) else 0
    traits |= marks.SHIELD if arms.readied(member, "shield") else 0
    traits |= marks.KEEP_BACK if member.keep_back else 0
    if member.kind == ANIMAL:
        return traits | marks.NO_STRIKE
    creature = CREATURES.get(member.type) if member.kind == CREATURE else None
    if creature is None:
        return traits | marks.PEOPLE
    traits |= {"people": marks.PEOPLE, "cunning": marks.CUNNING, "beast": marks.BEAST}.get(
        creature.mind, marks.BREAK_FLEES
    )
    traits |= marks.LIGHT_SHY if "light_shy" in creature.flags else 0
    own = carrying.MAN_QS if not creature.gear else carrying.WIDE_QS
    return traits | (marks.BIG if creature.space_qs > own else 0)


def terms_of(company: Company, member: Member, thing: Item | None = None) -> tuple[list[Term], list[Term]]:
    """Why he strikes and shoots as he does."""
    _, striking = arms.strike(company, member)
    shot = arms.shot(company, member)
    if thing is not None:
        modifier, clause = throwing.shot_with(company, member, thing)[0], throwing.THROWN
        clause = throwing.MAGIC if thing.kind == "wand" else clause
        return striking, _shot_terms(company, member, thing.kind, modifier, clause)
    if shot is None:
        return striking, []
    return striking, _shot_terms(company, member, "shot", shot[0], "dungeon.attack.shot_mods")


def _shot_terms(company: Company, member: Member, name: str, modifier: int, clause: str) -> list[Term]:
    """The weapon's own modifier, and what his state takes from it."""
    state = arms.attack_penalty(company, member)
    weapon = Term(name, modifier - state, clause)
    return [weapon, Term("condition", state, "dungeon.load.conditions")] if state else [weapon]


def muster(
    company: Company,
    fight: Fight,
    members: list[Member],
    side: int,
    group: int,
    throws: Throws = NOTHING,
    scale: Scale = BELOW,
) -> None:
    """All of a side in marching order; `group` is the number of the party's group that fights."""
    for member in members:
        enlist(fight, recruit(company, member, side, throwing.thrown_by(member, throws), scale))
    refresh(company, fight, group, throws, scale)


def refresh(company: Company, fight: Fight, group: int, throws: Throws = NOTHING, scale: Scale = BELOW) -> None:
    """What fighters hold, bear and see by may have changed; the reasons of their attacks with it."""
    grounds: list[list[Term]] = []
    for row, number in enumerate(fight.member):
        member = company.members[number]
        thing = throwing.thrown_by(member, throws)
        now = recruit(company, member, fight.side[row], thing, scale)
        if fight.state[row] == marks.UP:
            equip(fight, row, now)
            fight.left[row] = min(fight.left[row], now.left)
            _drop_out(fight, row, member, group)
        if member.asleep_until <= company.turn:
            fight.unset(row, marks.ASLEEP)
        grounds += terms_of(company, member, thing)
    fight.grounds = grounds


def _drop_out(fight: Fight, row: int, member: Member, group: int) -> None:
    """Poison or a trap has taken him out of the combat: he lies, is down in a pit, or is shut off from the others."""
    if member.status == DOWN:
        fight.state[row] = marks.DOWN
    elif is_cut_off(member, group):
        fight.state[row] = marks.FLED


def is_cut_off(member: Member, group: int) -> bool:
    """Whether a trap keeps one of the party away from the combat of his group."""
    return member.owner >= 0 and (bool(member.pit) or member.group != group)
