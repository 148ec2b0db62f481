"""«Порядок действий в бою»: rounds, slots, the end of the fight and what follows it (screen.turn.*)."""

from __future__ import annotations

from typing import Final

from podzem.core.scribe import Scribe
from podzem.systems.screen import events, field, walking
from podzem.systems.screen.chapters import advantage, conditions, initiative, surprise, ticking
from podzem.systems.screen.creature import HEROES, OTHERS, Creature
from podzem.systems.screen.data import RULES
from podzem.systems.screen.fight import AFTER, AFTERMATH, OVER, TURN, Fight

_GUARD: Final = RULES["guard"]
END: Final = "screen.turn.fight_end"


def begin(fight: Fight, scribe: Scribe) -> None:
    """Surprise, then the surprise round or the first."""
    events.plain(scribe, events.BEGINS)
    if scribe.hears(events.BALANCED):
        events.plain(scribe, events.BALANCED, balance=balance(fight))
    if surprise.hiders(fight) and fight.setting.asks_judge("judge_calls") == "ask":
        surprise.ask(fight)
        return
    first_round(fight, scribe)


def first_round(fight: Fight, scribe: Scribe, waived: bool = False) -> None:
    """The surprise test, unless the master waives it; then the round of those who have it, or the first."""
    surprise.resolve(fight, scribe, waived)
    if fight.surprise >= 0:
        winners = [one for one in surprise.side(fight, fight.surprise) if not one.surprised]
        events.plain(scribe, events.ROUND, "screen.surprise.round", n=0)
        initiative.fear_phase(fight, winners, scribe)
        initiative.roll(fight, winners, scribe)
    else:
        next_round(fight, scribe)


def balance(fight: Fight) -> str:
    """How hard the fight is by the number of opponents for each character (screen.master.balance)."""
    heroes = sum(one.side == HEROES and fight.kind_of(one).character and not one.out for one in fight.everybody)
    others = [one for one in fight.everybody if one.side == OTHERS and not one.out]
    table = RULES["balance"]
    if any(fight.kind_of(one).rank == "boss" for one in others) or len(others) >= int(table["very_hard"]) * heroes:
        return "very_hard"
    if len(others) > int(table["hard"]) * heroes:
        return "hard"
    return "normal" if len(others) >= int(table["normal"]) * heroes else "easy"


def next_round(fight: Fight, scribe: Scribe) -> None:
    """Reactions return, fear is met, initiative is rolled."""
    fight.round += 1
    fight.quiet = 0 if fight.stirred else fight.quiet + 1
    fight.stirred = False
    events.plain(scribe, events.ROUND, "screen.init.roll", n=fight.round)
    here = [one for one in fight.everybody if not one.dead and not one.gone and not one.surrendered]
    for one in here:
        one.reaction_used = one.surprised = False
        one.moved = 0
    initiative.fear_phase(fight, here, scribe)
    initiative.roll(fight, [one for one in here if not one.unconscious], scribe)


def go_round(fight: Fight, scribe: Scribe) -> None:
    """The next round, once all that the end of the last one brought is settled and both sides are still there."""
    if not is_decided(fight):
        next_round(fight, scribe)


def begin_slot(fight: Fight, scribe: Scribe) -> None:
    """The next creature has its slot (screen.turn.sequence)."""
    creature = fight.creatures[fight.slots[0]]
    fight.acting = True
    creature.vulnerable = False
    creature.main_used = creature.disengage_tried = creature.disengaged = creature.ran = False
    creature.move_used, creature.no_move = creature.no_move, False
    creature.moved = creature.free_acts = 0
    creature.shot = ""
    _forget_turn(creature)
    for weapon in creature.weapons:
        weapon.delayed = False
    if creature.out:
        return
    if not is_of_one_group(fight, fight.previous, creature):
        fight.deeds = [0, 0, 0]
    events.about(fight, scribe, events.SLOT, creature)
    if field.is_on_fire(fight, creature) and not creature.burning:
        conditions.gain(fight, creature, "burning", scribe)


def _forget_turn(creature: Creature) -> None:
    """Whom he struck, confirmed and left in his last turn; most have nobody to forget."""
    if creature.swept:
        creature.swept = []
    if creature.confirmed:
        creature.confirmed = []
    if creature.left_behind:
        creature.left_behind = []
    if creature.fresh:
        creature.fresh = []


def may_act(fight: Fight, creature: Creature) -> bool:
    """Whether he is asked at all in his slot; a mount only if it is trained and has somebody to strike."""
    if creature.rider and (creature.main_used or not field.in_close_combat(fight, creature)):
        return False
    return creature.able and (not creature.rider or fight.has(creature, "trained"))


def end_slot(fight: Fight, scribe: Scribe) -> None:
    """His slot is over."""
    creature = fight.who(fight.slots.pop(0))
    fight.acting = False
    carrier = fight.who(creature.rider) if creature.rider else creature
    creature.moved_last = carrier.moved > 0
    if fight.stage == TURN:
        ticking.end_slot(fight, creature, scribe)
    fight.clock += 1
    creature.last_turn = fight.clock
    fight.previous = creature.number
    _tell_of_group(fight, creature, scribe)
    if not creature.out and creature.broken and walking.is_at_edge(fight, creature) and creature.moved:
        leave(fight, creature, scribe)


def is_of_one_group(fight: Fight, number: int, creature: Creature) -> bool:
    """Whether somebody acts together with another."""
    other = fight.creatures.get(number)
    return other is not None and bool(creature.group) and other.group == creature.group and other.seat < 0


def _tell_of_group(fight: Fight, creature: Creature, scribe: Scribe) -> None:
    """The last of a group has acted: what all of them did, in one line (screen.master.group_narration)."""
    if not creature.group or creature.seat >= 0 or not scribe.hears(events.GROUP_ACTED):
        return
    if fight.slots and is_of_one_group(fight, fight.slots[0], creature):
        return
    known = [
        one
        for one in fight.everybody
        if one.group == creature.group and not one.out and field.side_knows(fight, HEROES, one)
    ]
    if len(known) > 1:
        hits, wounds, down = fight.deeds
        facts = {"count": len(known), "hits": hits, "n": wounds, "down": down}
        events.tell(fight, scribe, events.GROUP_ACTED, known[0], "", None, **facts)


def leave(fight: Fight, creature: Creature, scribe: Scribe) -> None:
    """Whoever runs over the edge is gone."""
    creature.gone = True
    events.about(fight, scribe, events.LEFT, creature)


def end_round(fight: Fight, scribe: Scribe) -> None:
    """What the round's end brings, then the next round, or the end."""
    inside = [fight.who(number) for number in fight.order]
    rest = [one for one in fight.everybody if one not in inside]
    ticking.end_round(fight, [*inside, *rest], scribe)
    for one in fight.everybody:
        one.surprised = False
    fight.surprise = -1


def is_decided(fight: Fight) -> bool:
    """Whether a side has nobody left in it."""
    side = -1
    for one in fight.everybody:
        if one.side != side and not one.out:
            if side >= 0:
                return False
            side = one.side
    return True


def leads_nowhere(fight: Fight) -> bool:
    """The automatic judge's guard against fights without end (screen.turn.fight_end)."""
    if fight.setting.word("judge") == "ask":
        return False
    return fight.round >= int(_GUARD["rounds"]) or fight.quiet >= int(_GUARD["quiet_rounds"])


def is_too_long(fight: Fight) -> bool:
    """An aftermath of so many rounds leads nowhere either: who still lives keeps his life (screen.turn.aftermath)."""
    return fight.quiet >= int(_GUARD["rounds"])


def finish_fight(fight: Fight, scribe: Scribe) -> None:
    """Advantage and all that lasts until the end of the fight are gone; the unconscious with health wake."""
    fight.outcome = _outcome(fight)
    events.plain(scribe, events.ENDED, END, how=fight.outcome)
    fight.slots, fight.order, fight.agenda, fight.windows, fight.attacks = [], [], [], [], []
    fight.infights, fight.clinches, fight.acting = [], {}, False
    for one in fight.everybody:
        advantage.lose(fight, one, "screen.adv.loss_end", scribe)
        for condition in ("stunned", "blinded", "deafened", "frightened", "broken"):
            conditions.lose(fight, one, condition, scribe, END)
        conditions.draw_breath(fight, one, scribe, END)
        one.vulnerable, one.stone_skin, one.smite, one.overbalanced = False, False, 0, 0
        one.useless_turns = {}
        _mend_at_end(one)
        if one.unconscious and one.hp > 0:
            one.unconscious = False
            events.about(fight, scribe, events.WOKE, one, END)
    fight.quiet = 0
    fight.stage = AFTERMATH if any(ticking.is_ticking(one) for one in fight.everybody) else AFTER
    if fight.stage == AFTERMATH:
        aftermath_round(fight, scribe)


def _mend_at_end(creature: Creature) -> None:
    """What lasts until the end of the fight; light wounds are treated by themselves (screen.crit.treatment)."""
    for wound in creature.wounds:
        wound.effects = [
            each for each in wound.effects if each not in ("strain", "sore_dodge", "useless:fight", "half_speed:fight")
        ]
        if wound.row <= 30:
            wound.treated = True


def _outcome(fight: Fight) -> str:
    standing = {one.side for one in fight.everybody if not one.out}
    if standing == {HEROES}:
        return "won"
    return "lost" if standing == {OTHERS} else "undecided"


def aftermath_round(fight: Fight, scribe: Scribe) -> None:
    """Nobody fights; whoever can helps (screen.turn.aftermath)."""
    events.plain(scribe, events.ROUND, "screen.turn.aftermath", n=fight.round)
    fight.order = [
        one.number for one in fight.everybody if not one.dead and not one.gone and one.hp > 0 and not one.unconscious
    ]
    fight.slots = fight.order[:]


def unfinished(fight: Fight) -> tuple[int, ...]:
    """The seats with people in the fight that are not done with it."""
    return tuple(sorted({one.seat for one in fight.everybody if one.seat >= 0 and one.seat not in fight.finished}))


def finish(fight: Fight, seat: int, scribe: Scribe) -> None:
    """Everybody is done for his own people; with the last of them the table is (screen.turn.fight_end)."""
    fight.finished.append(seat)
    if unfinished(fight):
        events.plain(scribe, events.SEAT_DONE, END, seat=seat)
    else:
        close(fight, scribe)


def close(fight: Fight, scribe: Scribe) -> None:
    """The table is done with this fight."""
    fight.stage, fight.finished = OVER, []
    events.plain(scribe, events.FINISHED, END, how=fight.outcome)
