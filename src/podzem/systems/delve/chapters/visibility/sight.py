"""Who sees whom, who knows where somebody is (delve.vis.visible, delve.vis.memory, delve.dark.unseen)."""

from __future__ import annotations

from typing import Final

from podzem.systems.delve.abilities import MINDLESS, has, in_darksight, is_up, mind
from podzem.systems.delve.game import FIRST_HIDDEN, Game
from podzem.systems.delve.lighting import is_lit
from podzem.systems.delve.people import Band, Person
from podzem.systems.delve.place import Place
from podzem.systems.delve.present import band_with, bands_met, group_of, group_with, is_ours, ours, theirs
from podzem.systems.delve.smoke import is_smoky_between
from podzem.systems.delve.steps import sees_place

SPELL: Final = "spell"
SMOKE: Final = "smoke"
DARKNESS: Final = "darkness"
SOMEBODY: Final = "somebody"
"""The name of one whom nobody has seen."""


def is_marked(person: Person) -> bool:
    """Whether something in the present gives him away: a light that he carries, flour, paint (delve.dark.unseen)."""
    return person.marked or any(item.lit for item in person.items)


def unseen_by(game: Game, observer: Person, target: Person) -> str:
    """Why a target in line of sight cannot be seen: a spell, smoke, total darkness; nothing when it can.

    Asked for each pair by itself: who sees in the dark strikes freely at who does not (delve.dark.both).
    """
    if is_marked(target):
        return ""
    if target.invisible or has(target, "invisible"):
        return SPELL
    if is_smoky_between(game, observer.at, target.at):
        return SMOKE
    return "" if is_lit(game, target.at) or in_darksight(observer, target.at) else DARKNESS


def sees(game: Game, observer: Person, target: Person) -> bool:
    """Whether a target can be seen: line of sight, not hidden, not unseen (delve.vis.visible)."""
    return not target.hidden and is_in_sight(game, observer, target)


def is_in_sight(game: Game, observer: Person, target: Person) -> bool:
    """Whether a target could be seen if it did not hide: line of sight, not unseen."""
    return sees_place(game, observer.at, target.at) and not unseen_by(game, observer, target)


def remembered(game: Game, observer: Person, target: Person) -> Place | None:
    """Where the side of an observer knows or believes a target to be (delve.vis.memory).

    The mindless forget, but for whoever has just struck them (delve.dark.melee) and unless their kind remembers.
    """
    band = band_with(game, observer)
    forgets = mind(observer) == MINDLESS and not has(observer, "remembers")
    if forgets and (band is None or target.number not in band.felt):
        return None
    memory = memory_of(game, observer)
    return None if memory is None else memory.get(target.number)


def memory_of(game: Game, person: Person) -> dict[int, Place] | None:
    """Where his side last knew each of the others to stand; nothing for somebody of no side."""
    side = group_with(game, person) if is_ours(game, person) else band_with(game, person)
    return None if side is None else side.memory


def place_of(game: Game, observer: Person, target: Person) -> Place | None:
    """Where he sees a target, or believes it to be; None when he has no idea."""
    return target.at if is_visible(game, observer, target) else remembered(game, observer, target)


def is_known_by_place(game: Game, observer: Person, target: Person) -> bool:
    """Whether the exact position is known though the target is not seen, and that counts as visible.

    A spell, smoke and darkness beat the memory unless the table reads the first sentence literally.
    """
    if remembered(game, observer, target) != target.at:
        return False
    return game.setting.word("known_position") == "visible" or not unseen_by(game, observer, target)


def is_visible(game: Game, observer: Person, target: Person) -> bool:
    """Seen, or its exact position known (delve.vis.visible)."""
    return sees(game, observer, target) or is_known_by_place(game, observer, target)


def is_spotted(game: Game, target: Person) -> bool:
    """Whether anybody of the group sees one of those met."""
    return any(sees(game, one, target) for one in ours(game))


def told_as(game: Game, person: Person) -> str:
    """How somebody is named to the party: one of those met whom nobody sees or saw there has no name."""
    if is_ours(game, person) or game.meeting is None:
        return person.id
    group = group_with(game, ours(game)[0]) if ours(game) else None
    known = group is not None and person.number in group.named
    return person.id if known or is_spotted(game, person) else SOMEBODY


def told_kind(game: Game, band: Band) -> str:
    """What the party calls those it deals with: whose kind nobody has seen are somebody."""
    return band.kind if any(told_as(game, one) != SOMEBODY for one in band.members) else SOMEBODY


def look_about(game: Game) -> None:
    """Both sides remember where they see each other now."""
    if game.meeting is None:
        return
    number_the_seen(game)
    party, others = ours(game), theirs(game)
    group = group_with(game, party[0]) if party else None
    if group is not None:
        for other in others:
            if any(sees(game, one, other) for one in party):
                group.memory[other.number] = other.at
                if other.number not in group.named:
                    group.named.append(other.number)
    for band in bands_met(game):
        for one in party:
            if any(is_up(other) and sees(game, other, one) for other in band.members):
                band.memory[one.number] = one.at


def number_the_seen(game: Game) -> None:
    """Who comes before somebody's eyes gets a number of his own: how many others there are leaves no gap."""
    if game.meeting is not None and group_of(game, game.meeting.group) is not None:
        for one in [one for band in bands_met(game) for one in band.members]:
            if one.number >= FIRST_HIDDEN and is_spotted(game, one):
                number_person(game, one)


def number_person(game: Game, one: Person) -> None:
    """A number that the party may know, for him and for what he has on him, unless he has one."""
    if one.number < FIRST_HIDDEN:
        return
    hidden, one.number = one.number, game.take_number()
    for item in one.items:
        item.number = game.take_number()
    for group in game.groups:
        if hidden in group.memory:
            group.memory[one.number] = group.memory.pop(hidden)


def forget(game: Game) -> None:
    """A meeting is over: where those met stood is of no use any more."""
    for group in game.groups:
        group.memory.clear()
        group.named.clear()
