"""Orders of a fight: what each takes of a round, whom it may name, what it does (delve.combat.actions, section 19)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from podzem.core.decisions import Refusal
from podzem.core.errors import Malformed
from podzem.core.scribe import Scribe
from podzem.systems.delve.abilities import is_dying, is_up
from podzem.systems.delve.chapters.combat import aid, events, fights, moving
from podzem.systems.delve.chapters.combat.arms import Arm, melee_arms, shot_arms, thrown_arms
from podzem.systems.delve.chapters.combat.attacks import (
    Attack,
    strike,
    strike_air,
    why_not_lethal,
    why_not_shoot,
    why_not_strike,
)
from podzem.systems.delve.chapters.combat.shooting import shoot, strike_from_ambush
from podzem.systems.delve.chapters.combat.wounds import die
from podzem.systems.delve.chapters.load.bundles import is_at_hand
from podzem.systems.delve.chapters.visibility.cover import can_hide, reveal
from podzem.systems.delve.chapters.visibility.sight import is_visible, look_about, sees
from podzem.systems.delve.chapters.wander.noise import be_loud
from podzem.systems.delve.company import own_item, seen
from podzem.systems.delve.data.gear import GEAR
from podzem.systems.delve.game import COMBAT, TURN, Game
from podzem.systems.delve.people import CAPTIVE, Person
from podzem.systems.delve.place import Place, read_place, write_place
from podzem.systems.delve.present import group_with, members, ours, own_group, theirs
from podzem.systems.delve.rows import FREE, MAIN, MOVE, OrderRow, Word, no, row
from podzem.systems.delve.steps import reaches
from podzem.world.describing.sight_lines import distance

FIGHT: Final = (COMBAT,)


# whom and what words name, from what the party knows


def known_foe(game: Game, person: Person, id: str) -> Person | None:
    """One of those met of whom the party knows where he stands, or stood."""
    group = group_with(game, person)
    for foe in theirs(game) if game.meeting is not None else ():
        if foe.id == id and group is not None:
            spotted = any(sees(game, one, foe) for one in ours(game))
            return foe if spotted or foe.number in group.memory else None
    return None


def known_foes(game: Game, person: Person) -> list[Person]:
    """All of those."""
    return [foe for foe in theirs(game) if known_foe(game, person, foe.id) is not None] if game.meeting else []


def place(game: Game, person: Person, text: str) -> Place | None:
    """A square of the level."""
    try:
        return read_place(text)
    except Malformed:
        return None


def _arm(arms: Callable[[Person], list[Arm]]) -> Word:
    return Word("item", lambda game, person, id: next((arm for arm in arms(person) if arm.id == id), None))


def comrade(game: Game, person: Person, id: str) -> Person | None:
    """Somebody of the same group."""
    group = group_with(game, person)
    return None if group is None else next((one for one in members(game, group) if one.id == id), None)


FOE: Final = Word("target", known_foe)
UNSEEN: Final = FOE.by("delve.dark.ranged")
SQUARE: Final = Word("place", place)
COMRADE: Final = Word("target", comrade)
ITEM: Final = Word("item", own_item)
MELEE: Final = _arm(melee_arms)
THROW: Final = _arm(thrown_arms)
SHOOT: Final = _arm(shot_arms)
ANY: Final = _arm(lambda person: [*melee_arms(person), *shot_arms(person), *thrown_arms(person)])


def _pairs(arms: Callable[[Person], list[Arm]]) -> Callable[[Game, Person], list[tuple[str, ...]]]:
    def choices(game: Game, person: Person) -> list[tuple[str, ...]]:
        return [(foe.id, arm.id) for foe in known_foes(game, person) for arm in arms(person)]

    return choices


def is_fighting(game: Game, person: Person) -> Refusal | None:
    """Once nobody fights any more only the dying are tended."""
    fight = game.fight
    return no("delve.combat.end", member=person.id) if fight is None or fight.over else None


# blows


def why_not_attack(game: Game, person: Person, target: Person, arm: Arm) -> Refusal | None:
    """In reach, and seen or known by its place; else one strikes at a square (delve.dark.melee)."""
    if not is_visible(game, person, target):
        return no("delve.dark.melee", member=person.id)
    return is_fighting(game, person) or why_not_strike(game, person, target.at, arm)


def attack(game: Game, person: Person, target: Person, arm: Arm, scribe: Scribe) -> None:
    """A blow."""
    strike(game, Attack(person, target, arm), scribe)


def knock_out(game: Game, person: Person, target: Person, arm: Arm, scribe: Scribe) -> None:
    """A blow that shall not kill, declared before the roll (delve.combat.down)."""
    strike(game, Attack(person, target, arm, knock_out=True), scribe)


def squares_in_reach(game: Game, person: Person) -> list[tuple[str, ...]]:
    """The squares at which he could strike blindly: where no friend stands and nobody is seen."""
    reach = max(arm.reach for arm in melee_arms(person))
    around = range(-reach, reach + 1)
    spots = [Place(person.at.depth, person.at.x + dx, person.at.y + dy) for dx in around for dy in around]
    return [(write_place(spot), arm.id) for spot in spots for arm in melee_arms(person)]


def why_not_strike_at(game: Game, person: Person, spot: Place, arm: Arm) -> Refusal | None:
    """A square in reach where nobody is seen; whether somebody is there does not matter (delve.dark.melee)."""
    held = any(one.at == spot for one in ours(game))
    visible = any(foe.at == spot and is_visible(game, person, foe) for foe in known_foes(game, person))
    if held or visible or spot == person.at:
        return no("delve.dark.melee", member=person.id)
    if spot not in seen(game) and _may_reach(game, person.at, spot, arm.reach):
        return is_fighting(game, person)
    return is_fighting(game, person) or why_not_strike(game, person, spot, arm)


def _may_reach(game: Game, here: Place, spot: Place, reach: int) -> bool:
    """Whether a long arm may reach a square that nobody has seen: past one at hand that is felt to be free."""
    if here.depth != spot.depth or not 1 < distance(here.square, spot.square) <= reach:
        return False
    near = (Place(here.depth, here.x + dx, here.y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1))
    return any(distance(one.square, spot.square) == 1 and reaches(game, here, one) for one in near)


def strike_at(game: Game, person: Person, spot: Place, arm: Arm, scribe: Scribe) -> None:
    """Who is there is struck at -4; if nobody is, or a wall is between, he feels that he struck air."""
    reached = reaches(game, person.at, spot, arm.reach)
    target = next((foe for foe in theirs(game) if reached and foe.at == spot), None)
    if target is None:
        strike_air(game, person, spot, arm, scribe, "delve.dark.melee")
    else:
        strike(game, Attack(person, target, arm), scribe)


# missiles


def why_not_missile(game: Game, person: Person, target: Person, arm: Arm) -> Refusal | None:
    """As every shot (delve.combat.range, delve.dark.ranged)."""
    return is_fighting(game, person) or why_not_shoot(game, person, target, arm)


def why_not_reload(game: Game, person: Person, arm: Arm) -> Refusal | None:
    """A crossbow that was shot off."""
    item = arm.item
    empty = item is not None and GEAR[item.kind].reload and not item.loaded
    return None if empty else no("delve.combat.range", member=person.id)


def reload(game: Game, person: Person, arm: Arm, scribe: Scribe) -> None:
    """It is drawn and laid."""
    assert arm.item is not None
    arm.item.loaded = True
    scribe.record(events.RELOADED, {"member": person.id, "item": arm.item.id})


def why_not_kill(game: Game, person: Person, target: Person, arm: Arm) -> Refusal | None:
    """The lethal attack (delve.ambush.lethal)."""
    return is_fighting(game, person) or why_not_lethal(game, person, target, arm)


# moving


def move_choices(game: Game, person: Person) -> list[tuple[str, ...]]:
    """Where a Move leads."""
    return [(write_place(spot),) for spot in sorted(moving.destinations(game, person, _move(game, person)))]


def _move(game: Game, person: Person) -> int:
    return moving.squares_of_move(game, person)


def why_not_move(game: Game, person: Person, spot: Place) -> Refusal | None:
    """As far as a Move goes."""
    return moving.why_not_go(game, person, spot, _move(game, person))


def move(game: Game, person: Person, spot: Place, scribe: Scribe) -> None:
    """A Move; leaving somebody's reach gives him a blow."""
    moving.go(game, person, spot, _move(game, person), scribe)


def fall_back_choices(game: Game, person: Person) -> list[tuple[str, ...]]:
    """Squares beside him out of every reach."""
    return [(write_place(spot),) for spot in sorted(moving.destinations(game, person, 1))]


def why_not_fall_back(game: Game, person: Person, spot: Place) -> Refusal | None:
    """A fighting withdrawal (delve.combat.withdraw)."""
    return is_fighting(game, person) or moving.why_not_fall_back(game, person, spot)


def fall_back(game: Game, person: Person, spot: Place, scribe: Scribe) -> None:
    """Out of reach without a blow."""
    moving.go(game, person, spot, 1, scribe, guarded=True)


# tending, hiding, shouting, giving up


def aid_choices(game: Game, person: Person) -> list[tuple[str, ...]]:
    """The dying of his group."""
    group = group_with(game, person)
    return [] if group is None else [(one.id,) for one in members(game, group) if is_dying(one)]


def drink_choices(game: Game, person: Person) -> list[tuple[str, ...]]:
    """Potions at hand, for whom he can reach."""
    potions = [item for item in person.items if GEAR[item.kind].heals is not None and is_at_hand(game, person, item)]
    group = group_with(game, person)
    return [] if group is None else [(item.id, one.id) for item in potions for one in members(game, group)]


def why_not_hide(game: Game, person: Person) -> Refusal | None:
    """Once is enough."""
    return no("delve.vis.hidden", member=person.id) if person.hidden else is_fighting(game, person)


def hide(game: Game, person: Person, scribe: Scribe) -> None:
    """Hidden where nobody who would notice is looking; before their eyes one only takes cover (delve.vis.hidden)."""
    if can_hide(game, person, theirs(game)):
        person.hidden = True
        scribe.record(events.HID, {"member": person.id})
    else:
        scribe.record(events.TOOK_COVER, {"member": person.id})


def shout(game: Game, person: Person, scribe: Scribe) -> None:
    """Everybody within earshot knows where he is."""
    reveal(person)
    be_loud(game, own_group(game), scribe)
    look_about(game)
    scribe.record(events.SHOUTED, {"member": person.id})


def surrender(game: Game, person: Person, scribe: Scribe) -> None:
    """He lays down his arms (delve.morale.captives)."""
    person.state = CAPTIVE
    scribe.record(events.SURRENDERED, {"member": person.id})


def why_not_end(game: Game, person: Person) -> Refusal | None:
    """Whoever is at his place in the order."""
    return None if is_up(person) else no("delve.combat.down", member=person.id)


def end_turn(game: Game, person: Person, scribe: Scribe) -> None:
    """He is through with this round."""
    person.done = True


def why_not_finish(game: Game, person: Person) -> Refusal | None:
    """Only when nobody fights any more."""
    return None if game.fight is not None and game.fight.over else no("delve.combat.end", member=person.id)


def finish(game: Game, person: Person, scribe: Scribe) -> None:
    """Nobody tends the dying any longer: what happens to them happens."""
    for one in fights.dying(game):
        die(game, one, scribe)


def _row(
    name: str,
    words: tuple[Word, ...],
    choices: Callable[[Game, Any], Iterable[tuple[str, ...]]],
    why_not: Callable[..., Refusal | None],
    do: Callable[..., None],
    cost: str,
) -> OrderRow:
    return row(name, FIGHT, words, choices, why_not, do, cost=cost)


def _once(game: Game, person: Person) -> list[tuple[str, ...]]:
    return [()]


ROWS: Final = (
    _row("attack", (FOE, MELEE), _pairs(melee_arms), why_not_attack, attack, MAIN),
    _row("knock_out", (FOE, MELEE), _pairs(melee_arms), why_not_attack, knock_out, MAIN),
    _row("strike_at", (SQUARE, MELEE), squares_in_reach, why_not_strike_at, strike_at, MAIN),
    _row("shoot", (UNSEEN, SHOOT), _pairs(shot_arms), why_not_missile, shoot, MAIN),
    _row("throw", (UNSEEN, THROW), _pairs(thrown_arms), why_not_missile, shoot, MAIN),
    _row(
        "lethal",
        (FOE.by("delve.ambush.lethal"), ANY),
        _pairs(lambda person: [*melee_arms(person), *shot_arms(person)]),
        why_not_kill,
        strike_from_ambush,
        MAIN,
    ),
    _row(
        "reload",
        (SHOOT,),
        lambda game, person: [(arm.id,) for arm in shot_arms(person)],
        why_not_reload,
        reload,
        MAIN,
    ),
    _row("move", (SQUARE,), move_choices, why_not_move, move, MOVE),
    _row("dash", (SQUARE,), move_choices, why_not_move, move, MAIN),
    _row("fall_back", (SQUARE,), fall_back_choices, why_not_fall_back, fall_back, MAIN),
    row("first_aid", (TURN, COMBAT), (COMRADE,), aid_choices, aid.why_not_aid, aid.tend, cost=MAIN),
    row("drink", (TURN, COMBAT), (ITEM, COMRADE), drink_choices, aid.why_not_drink, aid.drink, cost=MAIN),
    _row("hide_here", (), _once, why_not_hide, hide, MAIN),
    _row("shout", (), _once, is_fighting, shout, FREE),
    _row("surrender", (), _once, is_fighting, surrender, MAIN),
    _row("end_turn", (), _once, why_not_end, end_turn, FREE),
    _row("leave_dying", (), _once, why_not_finish, finish, FREE),
)
