"""Those met as a party might imagine them: who was seen as he was seen, of all else what might as well be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from podzem.core.dice import Dice
from podzem.systems.delve.abilities import creature, most_hp
from podzem.systems.delve.believed import known_bands
from podzem.systems.delve.chapters.beasts.treasure import COINS
from podzem.systems.delve.chapters.encounters.bands import HP_SIDES, TORCH, TORCH_TURNS
from podzem.systems.delve.chapters.encounters.reaction import minded
from podzem.systems.delve.chapters.morale.dealing import STEP
from podzem.systems.delve.chapters.visibility.sight import is_spotted
from podzem.systems.delve.company import seen
from podzem.systems.delve.data.results import LEAST_SUM
from podzem.systems.delve.game import Game
from podzem.systems.delve.ground import squares
from podzem.systems.delve.lighting import shed
from podzem.systems.delve.meeting import PARTY
from podzem.systems.delve.people import OK, Band, Person
from podzem.systems.delve.place import Place
from podzem.systems.delve.present import ours, own_group
from podzem.systems.delve.sight import in_sight
from podzem.systems.delve.things import HAND, Item

SOME_KIND: Final = "bandit"
"""Whoever nobody has seen might be one of these."""
TALKED: Final = ("parley", STEP)
"""Steps of a meeting in which their mood was told."""
HIGHEST_SUM: Final = 12


def imagined_bands(game: Game, twin: Game, dice: Dice) -> list[Band]:
    """The bands of an imagined game, in the order in which they came; their numbers are the true ones."""
    met = set(game.meeting.bands if game.meeting is not None else ())
    known = {band.number for band in known_bands(game)}
    now = frozenset(in_sight(game))
    found: list[Band] = []
    for band, own in zip(game.bands, twin.bands, strict=True):
        if band.number not in known:
            found += _bearers(game, band, now)
        elif band.number in met:
            found.append(_as_met(game, band, own, dice))
        else:
            found.append(_as_captive(own))
    return found


def _bearers(game: Game, band: Band, now: frozenset[Place]) -> Iterator[Band]:
    """Light that is seen from afar: somebody bears it."""
    for one in band.members:
        for item in one.items:
            if item.lit and not now.isdisjoint(shed(game, one.at, item)):
                torch = Item(TORCH, item.number, HAND, left=TORCH_TURNS, lit=True)
                bearer = Person(one.number, SOME_KIND, hp=creature(SOME_KIND).hp, at=one.at, items=[torch])
                yield Band(band.number, SOME_KIND, members=[bearer])
                return


def _as_captive(own: Band) -> Band:
    """The party has them before its eyes; what they have not said nobody knows."""
    own.memory, own.triggers, own.coins, own.raw, own.context, own.foretold = {}, [], -1, 0, "", False
    own.enemies_then = own.began = len(own.members)
    return own


def _as_met(game: Game, band: Band, own: Band, dice: Dice) -> Band:
    """Whom the party sees or remembers, and somebody where it knows of nobody."""
    people = [one for one, true in zip(own.members, band.members, strict=True) if _is_placed(game, true, one)]
    kinds = [one.kind for one in people]
    own.members = people or [_somebody(game, band)]
    own.kind = own.kind if own.kind in kinds else own.members[0].kind
    own.leader = own.leader if own.leader in kinds else ""
    for one in own.members:
        _strengthen(one, dice)
        one.items = [item for item in one.items if item.lit or (item.where == HAND and item.kind != COINS)]
    own.coins, own.triggers, own.context, own.foretold = (2 * own.offer if own.offer else -1), [], "", False
    own.began, own.met_at = len(own.members), game.turn
    own.enemies_then = len(ours(game)) if own.broken else 0
    own.memory = {one.number: one.at for one in ours(game)} if own.aware else {}
    own.raw, own.peace = _mood(game, band)
    return own


def _is_placed(game: Game, true: Person, one: Person) -> bool:
    """Whether the party knows where he stands; he is put where it believes him to be."""
    if is_spotted(game, true):
        return True
    place = own_group(game).memory.get(true.number)
    if place is None:
        return False
    one.at, one.state = place, OK
    one.hp, one.hidden = max(1, one.hp), False
    return True


def _strengthen(one: Person, dice: Dice) -> None:
    """Hit points that were thrown might be others, as long as he has lost what he was seen to lose."""
    if one.most:
        lost = most_hp(one) - one.hp
        one.most = max(lost + bool(one.hp), sum(int(dice.face(HP_SIDES)) for _ in range(creature(one.kind).hd)))
        one.hp = one.most - lost


def _somebody(game: Game, band: Band) -> Person:
    """One whom nobody has seen, where nobody has been."""
    depth = ours(game)[0].at.depth if ours(game) else band.members[0].at.depth
    ground, known = squares(game, depth), seen(game)
    unseen = [square for square in sorted(ground.area_of) if Place(depth, *square) not in known]
    x, y = (unseen or sorted(ground.area_of))[0]
    return Person(band.members[0].number, SOME_KIND, hp=creature(SOME_KIND).hp, at=Place(depth, x, y))


def _mood(game: Game, band: Band) -> tuple[int, int]:
    """The least roll that gives the mood that was told; nothing before it was."""
    meeting = game.meeting
    told = meeting is not None and (meeting.step in TALKED or (meeting.watched and meeting.first == PARTY))
    if not told or not band.raw:
        return 0, 0
    mood = minded(game, band)[1]
    for raw in range(LEAST_SUM, HIGHEST_SUM):
        band_then = Band(band.number, band.kind, raw=raw, shift=band.shift, speaker=band.speaker)
        if minded(game, band_then)[1] == mood:
            return raw, min(band.peace, 1)
    return band.raw, min(band.peace, 1)
