"""The table of events (screen.core.visibility): what can be told, by which clauses, with which facts, to whom.

What the other side may not know (a target number, remaining health, the master's dice) is an event of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from podzem.core.event_table import DIE, TO_ALL, TO_JUDGE, EventTable
from podzem.core.events import AS_LISTED, OPEN, SECRET, EventSpec, Term, Value
from podzem.core.scribe import Scribe
from podzem.systems.screen import field
from podzem.systems.screen.board import Square, write_square
from podzem.systems.screen.creature import HEROES, Creature, Weapon
from podzem.systems.screen.fight import Fight

TERMS: Final = {
    "seat": "seat",
    "creature": "creature",
    "target": "creature",
    "other": "creature",
    "weapon": "weapon",
    "zone": "zone",
    "condition": "condition",
    "wound": "wound",
    "fumble": "fumble",
    "misfire": "misfire",
    "spell": "spell",
    "skill": "skill",
    "act": "act",
    "answer": "answer",
    "reaction": "reaction",
    "part": "zone",
    "fate": "fate",
    "missile": "missile",
    "hand": "hand",
    "facing": "facing",
    "poison": "poison",
    "balance": "balance",
    "how": "ending",
    "option": "option",
    "order": "verb",
}
"""What kind of word each fact is."""
TO_SIDES: Final = ("open", "judge")

_table: Final = EventTable(TERMS)


def row(name: str, clause: str | tuple[str, ...], *facts: str, to: tuple[str, ...] = ()) -> EventSpec:
    """A row; what is about somebody is for all, or for the master alone while nobody else knows of him."""
    return _table.row(name, clause, *facts, to=to or (TO_SIDES if "creature" in facts else TO_ALL))


def die(name: str, clause: str | tuple[str, ...], *, of_seat: bool = False) -> EventSpec:
    """A die of somebody: with his seat, if he has one; or one of the master's own."""
    return _table.row(name, clause, *DIE, sometimes=("seat",) if of_seat else (), to=TO_SIDES if of_seat else TO_JUDGE)


# the frame
BEGINS: Final = row("begins", "screen.surprise.test")
BALANCED: Final = row("balanced", "screen.master.balance", "balance", to=TO_JUDGE)
SURPRISE_HIDE: Final = die("surprise_hide", "screen.surprise.test")
SURPRISE_WATCH: Final = die("surprise_watch", "screen.surprise.test")
SURPRISED: Final = row("surprised", "screen.surprise.winner", "creature")
NO_SURPRISE: Final = row("no_surprise", "screen.surprise.winner")
ROUND: Final = row("round", ("screen.init.roll", "screen.surprise.round", "screen.turn.aftermath"), "n")
INIT: Final = die("init", "screen.init.roll", of_seat=True)
INITIATIVE: Final = row("initiative", ("screen.init.roll", "screen.init.group"), "creature", "n")
TIE_AG: Final = die("tie_ag", "screen.init.tie", of_seat=True)
TIE_D100: Final = die("tie_d100", "screen.init.tie", of_seat=True)
TIE_CHOSEN: Final = row("tie_chosen", "screen.init.tie", "creature", "answer")
SLOT: Final = row("slot", "screen.init.order", "creature")
ENDED: Final = row("ended", ("screen.turn.fight_end", "screen.turn.aftermath"), "how")
FINISHED: Final = row("finished", "screen.turn.fight_end", "how")

# dice of tests
_ATTACKS: Final = (
    "screen.melee.sequence",
    "screen.ranged.sequence",
    "screen.infight.enter",
    "screen.clinch.start",
    "screen.clinch.actions",
    "screen.act.throw_down",
    "screen.act.free_attack",
    "screen.shoot.quick",
    "screen.act.charge",
)
ATTACK: Final = die("attack", _ATTACKS, of_seat=True)
DEFENCE: Final = die("defence", (*_ATTACKS, "screen.magic.cast"), of_seat=True)
GROUP_PICK: Final = die("group_pick", "screen.ranged.groups", of_seat=True)
LOCATION: Final = die("location", "screen.zone.reverse", of_seat=True)
DAMAGE: Final = die("damage", "screen.dmg.example", of_seat=True)
CRIT: Final = die(
    "crit",
    ("screen.crit.effect", "screen.crit.piercing", "screen.death.character", "screen.fumble.extra_dice"),
    of_seat=True,
)
CRIT_TEST: Final = die("crit_test", "screen.crit.zone_tables", of_seat=True)
FUMBLE: Final = die("fumble", "screen.fumble.table", of_seat=True)
FUMBLE_EXTRA: Final = die("fumble_extra", "screen.fumble.extra_dice", of_seat=True)
MISFIRE: Final = die("misfire", "screen.fumble.misfire_table", of_seat=True)
LUCK: Final = die("luck", "screen.fumble.explosion", of_seat=True)
SCATTER_DIR: Final = die("scatter_dir", "screen.scatter.trigger", of_seat=True)
SCATTER_DIST1: Final = die("scatter_dist1", "screen.scatter.distance", of_seat=True)
SCATTER_DIST2: Final = die("scatter_dist2", "screen.scatter.distance", of_seat=True)
DISENGAGE: Final = die("disengage", "screen.act.disengage", of_seat=True)
COOL: Final = die("cool", ("screen.turn.fear_phase", "screen.cond.frightened", "screen.cond.broken"), of_seat=True)
_HEALING: Final = (
    "screen.act.bandage",
    "screen.act.stabilise",
    "screen.crit.extract",
    "screen.crit.treatment",
    "screen.recover.first_aid",
)
HEAL: Final = die("heal", _HEALING, of_seat=True)
CRAFT: Final = die("craft", ("screen.fumble.misfire_table", "screen.recover.repair"), of_seat=True)
AGILITY: Final = die("agility", "screen.act.extinguish", of_seat=True)
ENDURANCE: Final = die("endurance", ("screen.death.ticking", "screen.cond.poisoned"), of_seat=True)
BLEED: Final = die("bleed", "screen.cond.bleeding", of_seat=True)
BURN: Final = die("burn", "screen.cond.burning", of_seat=True)
SPREAD: Final = die("spread", "screen.cond.burning", of_seat=True)
POISON: Final = die("poison", "screen.cond.poisoned", of_seat=True)
FATE: Final = die("fate", ("screen.death.important", "screen.master.ai"))
CAST: Final = die("cast", "screen.magic.cast", of_seat=True)
COUNTERSPELL: Final = die("counterspell", "screen.magic.counterspell", of_seat=True)
PRAY: Final = die("pray", "screen.magic.pray", of_seat=True)
STRAY: Final = die("stray", "screen.shoot.stray", of_seat=True)
RIDE: Final = die("ride", "screen.mount.rules", of_seat=True)
FALL: Final = die("fall", "screen.mount.rules", of_seat=True)

# what tests bring
TESTED: Final = row("tested", "screen.core.sl", "creature", "skill", "roll", "sl", "success")
RECKONED: Final = row("reckoned", "screen.core.target_number", "creature", "skill", "number", to=TO_SIDES)
CALLED: Final = row("called", "screen.core.judge_override", "n", "reason")
DECLARED: Final = row("declared", _ATTACKS, "creature", "target", "act", "weapon", "zone")
OUTCOME: Final = row(
    "outcome",
    ("screen.melee.winner", "screen.melee.tie", "screen.melee.unopposed", "screen.ranged.test", "screen.cond.blinded"),
    "creature",
    "target",
    "answer",
    "n",
)
REACTED: Final = row("reacted", "screen.turn.reaction", "creature", "reaction")
COUNTERED: Final = row("countered", "screen.melee.counter", "creature", "target", "n")
HIT: Final = row(
    "hit",
    (
        "screen.dmg.wounds",
        "screen.fumble.table",
        "screen.fumble.explosion",
        "screen.cond.burning",
        "screen.mount.rules",
    ),
    "creature",
    "zone",
    "part",
    "damage",
    "n",
)
CRITICAL: Final = row(
    "critical",
    ("screen.crit.table_head", "screen.crit.table_arm", "screen.crit.table_body", "screen.crit.table_leg"),
    "creature",
    "zone",
    "part",
    "n",
    "wound",
)
LOST_HP: Final = row(
    "lost_hp",
    (
        "screen.crit.zone_tables",
        "screen.cond.bleeding",
        "screen.cond.poisoned",
        "screen.fumble.table",
        "screen.crit.extract",
        "screen.recover.first_aid",
    ),
    "creature",
    "n",
)
HEALTH: Final = row("health", "screen.core.visibility", "creature", "n", to=TO_SIDES)
HEALED: Final = row(
    "healed",
    (
        "screen.act.stabilise",
        "screen.recover.first_aid",
        "screen.recover.rest",
        "screen.magic.pray",
        "screen.master.ai",
        "screen.data.bestiary",
    ),
    "creature",
    "n",
)
GAINED: Final = row("gained", "screen.cond.gain", "creature", "condition", "n")
SHAKEN_OFF: Final = row(
    "shaken_off",
    (
        *(
            f"screen.cond.{name}"
            for name in (
                "stunned",
                "prone",
                "bleeding",
                "burning",
                "frightened",
                "broken",
                "poisoned",
                "exhausted",
                "blinded",
                "deafened",
            )
        ),
        "screen.turn.fight_end",
        "screen.death.boss",
        "screen.recover.rest",
        "screen.surprise.surprised",
    ),
    "creature",
    "condition",
)
_ADVANTAGE: Final = tuple(
    f"screen.adv.{name}"
    for name in (
        "gain_surprised",
        "gain_charge",
        "gain_opposed",
        "gain_unengaged_wound",
        "gain_crit",
        "gain_fear",
        "loss_opposed",
        "loss_condition",
        "loss_wound",
        "loss_fear",
        "loss_end",
    )
)
ADVANTAGE: Final = row(
    "advantage",
    (*_ADVANTAGE, "screen.surprise.winner", "screen.death.boss", "screen.core.judge_override"),
    "creature",
    "n",
)
STUCK: Final = row("stuck", "screen.crit.stuck", "creature", "missile")
EXTRACTED: Final = row("extracted", "screen.crit.extract", "creature", "missile")
DOWN: Final = row("down", "screen.death.character", "creature")
FAINTED: Final = row("fainted", ("screen.death.character", "screen.crit.effect_words"), "creature")
WOKE: Final = row("woke", ("screen.act.stabilise", "screen.turn.fight_end"), "creature")
DIED: Final = row(
    "died", ("screen.death.mob", "screen.crit.zone_tables", "screen.crit.deadly", "screen.death.ticking"), "creature"
)
STANDS: Final = row("stands", "screen.death.boss", "creature")
FATED: Final = row("fated", "screen.death.important", "creature", "fate")
SURRENDERED: Final = row("surrendered", ("screen.act.surrender", "screen.death.important"), "creature")
LEFT: Final = row("left", "screen.turn.fight_end", "creature")

# fumbles, misfires, throws
FUMBLED: Final = row("fumbled", "screen.fumble.table", "creature", "fumble")
MISFIRED: Final = row("misfired", "screen.fumble.misfire_table", "creature", "misfire", "weapon")
FELL: Final = row(
    "weapon_fell",
    (
        "screen.fumble.table",
        "screen.crit.table_arm",
        "screen.scatter.feet",
        "screen.scatter.distance",
        "screen.scatter.hit_item",
        "screen.turn.free",
        "screen.act.surrender",
    ),
    "weapon",
    "square",
    to=TO_SIDES,
)
NOTCHED: Final = row("notched", "screen.fumble.table", "creature", "weapon", "n")
BROKE: Final = row("broke", ("screen.fumble.table", "screen.fumble.misfire_table"), "creature", "weapon")
BURST: Final = row("burst", "screen.data.qualities", "weapon", "square")

# acts
_WALKS: Final = ("screen.turn.move", "screen.act.charge", "screen.mount.rules", "screen.cond.broken")
MOVED: Final = row("moved", _WALKS, "creature", "square", "path")
MOVED_UNSEEN: Final = row("moved_unseen", _WALKS, "creature", "square", "path", to=TO_JUDGE)
TURNED: Final = row("turned", "screen.map.facing", "creature", "facing")
DISENGAGED: Final = row("disengaged", "screen.act.disengage", "creature", "success")
INFIGHT: Final = row("infight", ("screen.infight.enter", "screen.infight.leave"), "creature", "target", "success")
CLINCH: Final = row("clinch", ("screen.clinch.start", "screen.clinch.end"), "creature", "target", "success")
AIMED: Final = row("aimed", "screen.act.aim", "creature", "target")
RELOADED: Final = row(
    "reloaded", ("screen.reload.bow", "screen.reload.crossbow", "screen.reload.gun"), "creature", "weapon", "success"
)
UNJAMMED: Final = row("unjammed", "screen.fumble.misfire_table", "creature", "weapon", "success")
WIELDED: Final = row("wielded", ("screen.turn.free", "screen.act.pick_up_swap_use"), "creature", "weapon", "hand")
STOOD: Final = row("stood", "screen.act.stand", "creature")
AIDED: Final = row("aided", (*_HEALING, "screen.act.extinguish"), "creature", "target", "success")
SPELL: Final = row("spell", ("screen.magic.cast", "screen.magic.pray"), "creature", "spell", "target", "success")
SPELL_STOPPED: Final = row("spell_stopped", "screen.magic.counterspell", "creature", "target", "success")
MOUNTED: Final = row("mounted", "screen.mount.rules", "creature", "target", "success")
FELL_OFF: Final = row("fell_off", "screen.mount.rules", "creature", "success")
SHOUTED: Final = row("shouted", "screen.turn.free", "creature")
PASSED: Final = row("passed", "screen.turn.main", "creature")
TREATED: Final = row("treated", "screen.crit.treatment", "creature", "wound", "success")
RESTED: Final = row("rested", "screen.recover.rest", "n")
REPAIRED: Final = row("repaired", "screen.recover.repair", "creature", "success")

GROUP_ACTED: Final = row("group_acted", "screen.master.group_narration", "creature", "count", "hits", "n", "down")

# the judge
AMENDED: Final = _table.row("amended", "screen.core.judge_override", "text", to=TO_JUDGE, discloses=False)
_table.die_replaced("screen.core.judge_override")

EVENTS: Final = _table.rows
TALLIES: Final = {
    "won": ("finished", "how"),
    "died": ("died", "clause"),
    "fumbles": ("fumbled", "fumble"),
    "criticals": ("critical", "wound"),
    "misfires": ("misfired", "misfire"),
}


def audience(fight: Fight, *creatures: Creature) -> int:
    """All, if the heroes know where everybody is whom it concerns; else the master alone (screen.core.visibility)."""
    return OPEN if all(field.side_knows(fight, HEROES, one) for one in creatures) else SECRET


def tell(
    fight: Fight,
    scribe: Scribe,
    event: EventSpec,
    creature: Creature,
    clause: str = "",
    other: Creature | None = None,
    **facts: Value,
) -> None:
    """An event about somebody, and perhaps about another; of whom the heroes do not know they are not told."""
    if scribe.listening:
        about = (creature,) if other is None else (creature, other)
        named: dict[str, Value] = {"creature": creature.id, **({"target": other.id} if other is not None else {})}
        scribe.record(event, {**named, **facts}, clause=clause, audience=audience(fight, *about))


def throw(fight: Fight, scribe: Scribe, sides: int, die: EventSpec, creature: Creature, clause: str = "") -> int:
    """A die for somebody; of whom the heroes do not know it falls behind the screen."""
    to = AS_LISTED if not scribe.listening else audience(fight, creature)
    return int(scribe.roll(sides, die, max(creature.seat, -1), clause, to))


def about(fight: Fight, scribe: Scribe, event: EventSpec, creature: Creature, clause: str = "") -> None:
    """No more than whom it concerns."""
    tell(fight, scribe, event, creature, clause)


def between(
    fight: Fight, scribe: Scribe, event: EventSpec, creature: Creature, target: Creature, clause: str = ""
) -> None:
    """Something between two."""
    tell(fight, scribe, event, creature, clause, target)


def done(
    fight: Fight,
    scribe: Scribe,
    event: EventSpec,
    creature: Creature,
    success: bool,
    clause: str = "",
    target: Creature | None = None,
    **facts: Value,
) -> None:
    """Whether something came about."""
    tell(fight, scribe, event, creature, clause, target, **facts, success=success)


def amount(fight: Fight, scribe: Scribe, event: EventSpec, creature: Creature, number: int, clause: str = "") -> None:
    """Something with a number."""
    tell(fight, scribe, event, creature, clause, n=number)


def word(
    fight: Fight, scribe: Scribe, event: EventSpec, creature: Creature, fact: str, value: str, clause: str = ""
) -> None:
    """Something with one more word."""
    tell(fight, scribe, event, creature, clause, None, **{fact: value})


def gained(fight: Fight, scribe: Scribe, creature: Creature, condition: str, number: int) -> None:
    """A condition, with its levels or turns."""
    tell(fight, scribe, GAINED, creature, condition=condition, n=number)


def plain(scribe: Scribe, event: EventSpec, clause: str = "", **facts: Value) -> None:
    """An open event about nobody in particular."""
    if scribe.listening:
        scribe.record(event, dict(facts), clause=clause)


def advantage(fight: Fight, scribe: Scribe, creature: Creature, clause: str) -> None:
    """How many points somebody has now, and why."""
    amount(fight, scribe, ADVANTAGE, creature, creature.adv, clause)


def tested(fight: Fight, scribe: Scribe, creature: Creature, skill: str, roll: int, sl: int, success: bool) -> None:
    """A roll, its level and whether it succeeded: whoever knows of him sees that."""
    tell(fight, scribe, TESTED, creature, skill=skill, roll=roll, sl=sl, success=success)


def reckoned(
    fight: Fight, scribe: Scribe, creature: Creature, skill: str, number: int, terms: Sequence[Term], is_open: bool
) -> None:
    """The target number with its rows; of opponents only where the table plays it open (screen.core.visibility)."""
    if scribe.listening:
        facts: dict[str, Value] = {"creature": creature.id, "skill": skill, "number": number}
        scribe.record(RECKONED, facts, list(terms), audience=audience(fight, creature) if is_open else SECRET)


def health(fight: Fight, scribe: Scribe, creature: Creature, is_open: bool) -> None:
    """What is left of somebody's health; of opponents only where the table plays it open."""
    if scribe.listening:
        facts: dict[str, Value] = {"creature": creature.id, "n": creature.hp}
        scribe.record(HEALTH, facts, audience=audience(fight, creature) if is_open else SECRET)


def hit(
    fight: Fight,
    scribe: Scribe,
    creature: Creature,
    zone: str,
    damage: int,
    wounds: int,
    terms: list[Term],
    clause: str,
) -> None:
    """A blow that landed: its zone, its damage by rows, the wounds."""
    if scribe.listening:
        part = fight.kind_of(creature).part(zone)
        facts: dict[str, Value] = {"creature": creature.id, "zone": zone, "part": part, "damage": damage, "n": wounds}
        scribe.record(HIT, facts, terms, clause=clause, audience=audience(fight, creature))


def weapon_fell(fight: Fight, scribe: Scribe, weapon: Weapon, square: Square, clause: str) -> None:
    """Where a weapon lies now, if anybody of the heroes can see it there."""
    if scribe.listening:
        facts: dict[str, Value] = {"weapon": weapon.kind, "square": write_square(square)}
        seen = field.side_sees(fight, HEROES, square)
        scribe.record(FELL, facts, clause=clause, audience=OPEN if seen else SECRET)


def walked(
    fight: Fight, scribe: Scribe, creature: Creature, way: list[Square], seen: list[Square], clause: str
) -> None:
    """A walk that is over: the master knows all of it, the heroes the squares where they knew of him."""
    if not scribe.listening or not way:
        return
    for squares, to in ((way, OPEN),) if way == seen else ((way, SECRET), (seen, OPEN)):
        if squares:
            path: list[str] = [write_square(square) for square in squares]
            event = MOVED if to == OPEN else MOVED_UNSEEN
            facts: dict[str, Value] = {"creature": creature.id, "square": path[-1], "path": path}
            scribe.record(event, facts, clause=clause, audience=to)
