"""A fight from its beginning to its end: the extra round, rounds, what is left (delve.combat.order, .end)."""

from __future__ import annotations

from podzem.core.scribe import Scribe
from podzem.systems.delve.abilities import is_dying
from podzem.systems.delve.chapters.beasts import tactics, treasure
from podzem.systems.delve.chapters.combat import events
from podzem.systems.delve.chapters.combat.actions import begin_round
from podzem.systems.delve.chapters.combat.arms import QUIVER, STONES, reload_all
from podzem.systems.delve.chapters.combat.initiative import in_order, of_slot, roll_all, roll_for_the_risen
from podzem.systems.delve.chapters.combat.wounds import bleed, die
from podzem.systems.delve.chapters.load.bundles import pack_all, unpack_all
from podzem.systems.delve.chapters.morale import captives, checks, conduct
from podzem.systems.delve.chapters.visibility.sight import look_about, number_person
from podzem.systems.delve.chapters.wander.noise import be_loud
from podzem.systems.delve.data.fighting import number
from podzem.systems.delve.game import COMBAT, ROUNDS, Game
from podzem.systems.delve.lighting import is_lit
from podzem.systems.delve.meeting import PARTY, THEY, Fight, Slot
from podzem.systems.delve.people import CAPTIVE, STABLE, Band, Person
from podzem.systems.delve.present import bands_met, is_ours, members, ours, own_group, theirs, up
from podzem.systems.delve.things import READY, Item


def begin(game: Game, scribe: Scribe, prepared: str = "", hidden: bool = False) -> None:
    """Both sides are counted; a side that prepared has a round before initiative is rolled."""
    before_initiative(game, prepared, hidden)
    scribe.record(events.FIGHT, {})
    be_loud(game, own_group(game), scribe)
    if prepared:
        _extra_round(game, prepared, scribe)
    else:
        _first_round(game, scribe)


def before_initiative(game: Game, prepared: str = "", hidden: bool = False) -> Fight:
    """Who is there when it begins; nobody has rolled yet."""
    game.stage = COMBAT
    game.fight = fight = Fight(prepared=prepared, hidden_ambush=hidden, began=game.clock)
    for band in bands_met(game):
        band.began, band.triggers, band.aware = len(up(band)), [], True
        band.broken, band.pressed, band.cornered = "", False, False
    for person in ours(game):
        if not person.is_character:
            fight.companions[person.kind] = fight.companions.get(person.kind, 0) + 1
        person.tried_flight, person.treated = 0, False
    pack_all(game.people.values())
    look_about(game)
    return fight


def _extra_round(game: Game, side: str, scribe: Scribe) -> None:
    """Every conscious member of the prepared side acts, in the side's own order; the others do nothing."""
    fight = game.fight
    assert fight is not None
    fight.round, fight.turn, fight.order = 0, 0, [Slot(side)]
    _refresh(game)
    scribe.record(events.EXTRA_ROUND, {"side": side})


def _first_round(game: Game, scribe: Scribe) -> None:
    fight = game.fight
    assert fight is not None
    fight.round, fight.turn, fight.order = 1, 0, roll_all(game, scribe)
    _refresh(game)
    scribe.record(events.ROUND, {"count": 1})


def _refresh(game: Game) -> None:
    for person in (*ours(game), *theirs(game)):
        begin_round(person)


def slot(game: Game) -> Slot:
    """Whose place in the order it is."""
    assert game.fight is not None
    return game.fight.order[game.fight.turn]


def is_theirs(place: Slot) -> bool:
    """Whether those met act in it."""
    return place.who == THEY or place.who.startswith("band.")


def acting(game: Game) -> list[Person]:
    """Those of the party who may act now; between the extra round and the first there is no order yet, and nobody."""
    fight = game.fight
    if fight is None or fight.declarer or not fight.order:
        return []
    return [one for one in of_slot(game, slot(game)) if is_ours(game, one) and not one.done]


def play_slot(game: Game, scribe: Scribe) -> bool:
    """Let the next of those met act, or pass on to the next in the order; false when the party must decide."""
    place = slot(game)
    waiting = [one for one in of_slot(game, place) if not one.done]
    if not waiting:
        _forget_blows(game, place)
        next_slot(game, scribe)
        return True
    if not is_theirs(place):
        return False
    one = waiting[0]
    one.done = True
    tactics.act(game, one, scribe)
    return True


def _forget_blows(game: Game, place: Slot) -> None:
    """After their turn only fresh blows tell those met where somebody unseen stands (delve.dark.melee)."""
    for band in bands_met(game):
        if place.who == THEY or place.who.startswith(f"band.{band.number}:"):
            band.felt = []


def next_slot(game: Game, scribe: Scribe) -> None:
    """The next in the order; after the last the round ends."""
    fight = game.fight
    assert fight is not None
    fight.turn += 1
    if fight.turn >= len(fight.order):
        end_round(game, scribe)


def end_round(game: Game, scribe: Scribe) -> None:
    """The dying bleed, the hopeless lose heart, the tide may turn; then the next round, or the first."""
    fight = game.fight
    assert fight is not None
    bleed(game, members(game, own_group(game)), scribe)
    if fight.round == 0 and not fight.over:
        checks.stun(game, scribe)
        fight.order, fight.turn = [], 0
        return
    checks.end_of_round(game, scribe)
    conduct.look_for_return(game, scribe)
    _lull(game, fight, scribe)
    if not fight.over:
        roll_for_the_risen(game, scribe)
    begin_next(game, scribe)


def _lull(game: Game, fight: Fight, scribe: Scribe) -> None:
    """Rounds in which nobody attacks: where those met do not even move, six are enough, else a whole turn of them."""
    fight.calm, fight.still = fight.calm + 1, fight.still + 1
    quiet = fight.still >= number("lull", "still") or fight.calm >= number("lull", "calm")
    if quiet and not fight.over and not is_over(game):
        fight.lulled = True
        scribe.record(events.LULL, {})


def begin_next(game: Game, scribe: Scribe) -> None:
    """The order repeats; latecomers are put in."""
    fight = game.fight
    assert fight is not None
    fight.round, fight.turn = fight.round + 1, 0
    if fight.late:
        fight.order, fight.late = in_order(game, [*fight.order, *fight.late]), []
    _refresh(game)
    scribe.record(events.ROUND, {"count": fight.round})


def needs_initiative(game: Game) -> bool:
    """Whether the extra round is over and nobody has rolled yet."""
    return game.fight is not None and not game.fight.order


def roll_initiative(game: Game, scribe: Scribe) -> None:
    """The extra round is over: all roll, and round 1 begins."""
    _first_round(game, scribe)


# the end


def fights_on(band: Band) -> bool:
    """Whether somebody of a band still fights: standing and not broken, or pressed though broken."""
    return bool(up(band)) and (not band.broken or band.pressed)


def is_over(game: Game) -> bool:
    """One side has nobody standing who fights: down, fled, surrendered (delve.combat.end)."""
    fight = game.fight
    away = fight is not None and (fight.fled or fight.lulled)
    return away or not ours(game) or not any(fights_on(band) for band in bands_met(game))


def dying(game: Game) -> list[Person]:
    """Those of the group who die unless somebody helps."""
    return [person for person in members(game, own_group(game)) if is_dying(person)]


def tend(game: Game, scribe: Scribe) -> None:
    """Nobody fights any more, but some are dying: rounds go on for those who help."""
    fight = game.fight
    assert fight is not None
    fight.over, fight.order, fight.late, fight.turn = True, [Slot(PARTY)], [], 0
    fight.declarer, fight.stirs = 0, []
    for person in ours(game):
        begin_round(person)


def rounds(game: Game) -> int:
    """How many rounds it has lasted, the extra one too."""
    fight = game.fight
    assert fight is not None
    return max(1, fight.round + bool(fight.prepared))


def conclude(game: Game, scribe: Scribe) -> None:
    """Arrows are gathered, what the dead carried lies there; the turn is filled up (delve.time.fight)."""
    fight = game.fight
    assert fight is not None
    lasted = rounds(game)
    scribe.record(events.ENDED, {"rounds": lasted})
    game.clock += min(lasted, ROUNDS - 1 - game.clock % ROUNDS) if lasted < ROUNDS else 0
    _fill_the_turn(game, lasted)
    own_group(game).fought = not fight.fled
    if ours(game) and not fight.fled:
        _see_to_the_surrendered(game, fight, scribe)
        _gather(game, fight, scribe)
        for band in bands_met(game):
            _bind_the_stunned(game, band)
            treasure.leave_behind(game, band, scribe)
    elif not fight.fled:
        _perish(game, scribe)
    for person in ours(game):
        begin_round(person)
        reload_all(person)
    unpack_all(game.people.values())
    game.fight = None


def _fill_the_turn(game: Game, lasted: int) -> None:
    """Each sixty rounds of a meeting's fight take a turn; one that was broken off and goes on takes no second one."""
    meeting = game.meeting
    assert meeting is not None
    before, meeting.fought = meeting.fought, meeting.fought + lasted
    own_group(game).filled += -(-meeting.fought // ROUNDS) + before // -ROUNDS


def _see_to_the_surrendered(game: Game, fight: Fight, scribe: Scribe) -> None:
    """Whoever of the party gave himself up is free when his comrades hold the field, else in his captors' hands."""
    if fight.lulled and any(fights_on(band) for band in bands_met(game)):
        captives.settle_party(game, scribe)
    else:
        captives.free_own(game, scribe)


def _bind_the_stunned(game: Game, band: Band) -> None:
    """Who was knocked out is in the party's hands."""
    for one in band.members:
        if one.state == STABLE:
            one.state, one.hp = CAPTIVE, 1
            number_person(game, one)
            band.held_by = own_group(game).number


def _perish(game: Game, scribe: Scribe) -> None:
    """Nobody is left to help those who lie there; who surrendered is ransomed, carried off or killed."""
    captives.settle_party(game, scribe)
    for person in members(game, own_group(game)):
        if is_dying(person):
            die(game, person, scribe)


def _gather(game: Game, fight: Fight, scribe: Scribe) -> None:
    """Half of the missiles shot are found again, where there is light; those of whoever lies there are put by him."""
    if not any(is_lit(game, person.at) for person in ours(game)):
        return
    for kind, shot in ((QUIVER, fight.shots), (STONES, fight.slung)):
        for person in members(game, own_group(game)):
            found = shot.get(person.number, 0) // 2
            if found:
                _give_back(game, person, kind, found)
                scribe.record(events.MISSILES, {"member": person.id, "count": found})


def _give_back(game: Game, person: Person, kind: str, count: int) -> None:
    own = next((item for item in person.items if item.kind == kind), None)
    if own is None:
        person.items.append(Item(kind, game.take_number(), READY, count=count))
    else:
        own.count += count
