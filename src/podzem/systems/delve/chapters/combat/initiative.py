"""Who acts when (delve.meet.initiative, delve.combat.order)."""

from __future__ import annotations

from typing import Final

from podzem.core.scribe import Scribe
from podzem.systems.delve.abilities import creature, hit_dice, is_up, nature
from podzem.systems.delve.chapters.combat import events
from podzem.systems.delve.chapters.visibility.sight import SOMEBODY, told_as
from podzem.systems.delve.data.fighting import modifier, number
from podzem.systems.delve.game import Game
from podzem.systems.delve.meeting import PARTY, THEY, Slot
from podzem.systems.delve.people import Band, Person
from podzem.systems.delve.present import band_of, bands_met, ours, theirs, up

SIDES: Final = number("initiative", "sides")
COMPANIONS: Final = "kind"
BAND: Final = "band"


def roll_all(game: Game, scribe: Scribe) -> list[Slot]:
    """Characters in marching order, the kinds of their companions, then the kinds of each band as they came."""
    if game.setting.word("initiative") == "side":
        return _by_side(game, scribe)
    slots = [_of_character(game, person, scribe) for person in _characters(game)]
    slots += [_of_companions(game, kind, scribe) for kind in _companions(game)]
    for band in bands_met(game):
        slots += roll_band(game, band, scribe)
    return in_order(game, slots)


def _of_character(game: Game, person: Person, scribe: Scribe) -> Slot:
    return _roll(game, person.id, modifier(person.dexterity), person.seat, scribe)


def _of_companions(game: Game, kind: str, scribe: Scribe) -> Slot:
    return _roll(game, f"{COMPANIONS}:{kind}", creature(kind).initiative, -1, scribe)


def roll_band(game: Game, band: Band, scribe: Scribe) -> list[Slot]:
    """One die for each kind of a band."""
    kinds = {one.kind: nature(one) for one in reversed(up(band))}
    order = dict.fromkeys(one.kind for one in up(band))
    return [_roll(game, f"{BAND}.{band.number}:{kind}", kinds[kind].initiative, -1, scribe) for kind in order]


def _by_side(game: Game, scribe: Scribe) -> list[Slot]:
    """One die for each side: the party adds its best modifier, those met their highest."""
    best = max((modifier(person.dexterity) for person in _characters(game)), default=0)
    fastest = max((nature(one).initiative for one in theirs(game)), default=0)
    party, they = _roll(game, PARTY, best, -1, scribe), _roll(game, THEY, fastest, -1, scribe)
    return [party, they] if party.total >= they.total else [they, party]


def _roll(game: Game, who: str, bonus: int, seat: int, scribe: Scribe) -> Slot:
    slot = Slot(who, int(scribe.roll(SIDES, events.INITIATIVE_DIE, seat)) + bonus)
    _tell(game, slot, scribe)
    return slot


def _tell(game: Game, slot: Slot, scribe: Scribe) -> None:
    if slot.who in (PARTY, THEY):
        scribe.record(events.INITIATIVE_SIDE, {"side": slot.who, "total": slot.total})
    elif kind := slot.who.partition(":")[2]:
        known = any(told_as(game, one) != SOMEBODY for one in of_slot(game, slot))
        scribe.record(events.INITIATIVE_KIND, {"kind": kind if known else SOMEBODY, "total": slot.total})
    else:
        scribe.record(events.INITIATIVE, {"member": slot.who, "total": slot.total})


def in_order(game: Game, slots: list[Slot]) -> list[Slot]:
    """The highest first; of equals the players', among them by dexterity, then as they march; bands by hit dice."""
    return [slot for _, slot in sorted(enumerate(slots), key=lambda each: _rank(game, *each))]


def _rank(game: Game, index: int, slot: Slot) -> tuple[int, int, int, int]:
    name, colon, kind = slot.who.partition(":")
    if slot.who in (PARTY, THEY):
        return -slot.total, 0 if slot.who == PARTY else 2, 0, index
    if not colon:
        person = next(one for one in game.people.values() if one.id == slot.who)
        return -slot.total, 0, -person.dexterity, index
    alike = [one for one in (*ours(game), *theirs(game)) if one.kind == kind]
    hd = hit_dice(alike[0]) if alike else creature(kind).hd
    return -slot.total, 1 if name == COMPANIONS else 2, -hd, index


def _characters(game: Game) -> list[Person]:
    return [person for person in ours(game) if person.is_character]


def _companions(game: Game) -> list[str]:
    return list(dict.fromkeys(person.kind for person in ours(game) if not person.is_character))


def of_slot(game: Game, slot: Slot) -> list[Person]:
    """Who acts in a place of the order, as far as he stands."""
    if slot.who == PARTY:
        return ours(game)
    if slot.who == THEY:
        return theirs(game)
    name, colon, kind = slot.who.partition(":")
    if not colon:
        return [person for person in ours(game) if person.id == slot.who]
    if name == COMPANIONS:
        return [person for person in ours(game) if person.kind == kind]
    band = band_of(game, int(name.partition(".")[2]))
    return [] if band is None else [one for one in band.members if one.kind == kind and is_up(one)]


def roll_for_the_risen(game: Game, scribe: Scribe) -> None:
    """Whoever has come to his feet since the order was rolled has no place in it: he is late (delve.combat.order)."""
    fight = game.fight
    assert fight is not None
    placed = {slot.who for slot in (*fight.order, *fight.late)}
    if PARTY in placed:
        return
    for person in _characters(game):
        if person.id not in placed:
            fight.late.append(_of_character(game, person, scribe))
    for kind in _companions(game):
        if f"{COMPANIONS}:{kind}" not in placed:
            fight.late.append(_of_companions(game, kind, scribe))


def join_late(game: Game, band: Band, scribe: Scribe) -> None:
    """Latecomers roll when they arrive and are put in from the next round on (delve.combat.order).

    In the extra round nobody has rolled yet: they roll with all the others.
    """
    assert game.fight is not None
    assert game.meeting is not None
    game.meeting.bands.append(band.number)
    band.began, band.triggers = len(up(band)), []
    scribe.record(events.LATE, {"band": f"{BAND}.{band.number}"})
    if game.setting.word("initiative") == "individual" and game.fight.round:
        game.fight.late += roll_band(game, band, scribe)
    for one in band.members:
        one.done = True
