"""The party's flight, from its declaration to the safe place (delve.flee.declare, .success, .failure)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.scribe import Scribe
from podzem.systems.delve.abilities import BEAST, SAPIENT, is_up, nature
from podzem.systems.delve.asking import ANSWERS, NO, YES, settle
from podzem.systems.delve.below import Snare
from podzem.systems.delve.chapters.alarm import raise_alarm
from podzem.systems.delve.chapters.combat.moving import has_room
from podzem.systems.delve.chapters.combat.wounds import lay
from podzem.systems.delve.chapters.flight import chase, events, plans
from podzem.systems.delve.chapters.flight.way_back import safe_place
from podzem.systems.delve.chapters.morale import checks
from podzem.systems.delve.chapters.traps.crossing import armed_at, cross
from podzem.systems.delve.chapters.traps.springing import spring
from podzem.systems.delve.chapters.visibility.sight import look_about
from podzem.systems.delve.chapters.wander.noise import be_loud
from podzem.systems.delve.chapters.wander.secrecy import enter
from podzem.systems.delve.data.fighting import number
from podzem.systems.delve.data.gear import GEAR
from podzem.systems.delve.game import Game
from podzem.systems.delve.meeting import Question
from podzem.systems.delve.people import DEAD, GONE, Band, Group, Person
from podzem.systems.delve.place import Place, write_place
from podzem.systems.delve.present import band_with, bands_met, members, ours, own_group, up
from podzem.systems.delve.rows import no
from podzem.systems.delve.steps import steps, touches, ways
from podzem.systems.delve.things import Item

DECLARE: Final = "delve.flee.declare"
FAILURE: Final = "delve.flee.failure"
PURSUE: Final = "pursue"
LET_GO: Final = "let_go"
ROLL: Final = "roll"
LONGEST_PLAN: Final = 300
"""Characters of a plan."""
FARTHEST: Final = 1000
"""Squares of way within which the safe place is looked for."""


def why_not_declare(game: Game, person: Person) -> Refusal | None:
    """A character instead of acting, and not in the round after a failure."""
    fight = game.fight
    if fight is None or fight.over or fight.declarer or not person.is_character:
        return no(DECLARE, member=person.id)
    if person.main_used or person.moved:
        return no(DECLARE, member=person.id)
    return no(FAILURE, member=person.id) if fight.round < person.tried_flight else None


def declare(game: Game, person: Person, scribe: Scribe) -> None:
    """All others of the party are asked at once, even those who have acted."""
    fight = game.fight
    assert fight is not None
    fight.declarer, fight.fleeing = person.number, [person.number]
    fight.flight_asked = [one.number for one in ours(game) if one.number != person.number]
    fight.plan, fight.thrown = "", []
    scribe.record(events.DECLARED, {"member": person.id})


def is_asked(game: Game, person: Person) -> bool:
    """Whether he is still to say whether he flees too."""
    return game.fight is not None and person.number in game.fight.flight_asked


def why_not_join(game: Game, person: Person) -> Refusal | None:
    """Only who is asked; who was caught lately fights this round in full."""
    if not is_asked(game, person):
        return no(DECLARE, member=person.id)
    assert game.fight is not None
    return no(FAILURE, member=person.id) if game.fight.round < person.tried_flight else None


def join(game: Game, person: Person, scribe: Scribe) -> None:
    """He flees, too."""
    assert game.fight is not None
    game.fight.flight_asked.remove(person.number)
    game.fight.fleeing.append(person.number)
    scribe.record(events.JOINED, {"member": person.id})


def why_not_stay(game: Game, person: Person) -> Refusal | None:
    """Only who is asked."""
    return None if is_asked(game, person) else no(DECLARE, member=person.id)


def stay(game: Game, person: Person, scribe: Scribe) -> None:
    """He stays and fights."""
    assert game.fight is not None
    game.fight.flight_asked.remove(person.number)
    scribe.record(events.STAYED, {"member": person.id})


def flees(game: Game, person: Person) -> bool:
    """Whether he is one of those who are about to flee."""
    fight = game.fight
    return fight is not None and fight.declarer > 0 and person.number in fight.fleeing


def fugitives(game: Game) -> list[Person]:
    """Those who are about to flee, in marching order."""
    return [one for one in ours(game) if flees(game, one)]


def why_not_plan(game: Game, person: Person, plan: str) -> Refusal | None:
    """Whoever declared the flight names the plan, once, in his own words or not; its worth is seen later."""
    fight = game.fight
    if fight is None or fight.declarer != person.number or fight.plan or not 0 < len(plan) <= LONGEST_PLAN:
        return no("delve.flee.plan", member=person.id)
    return None


def plan(game: Game, person: Person, word: str, scribe: Scribe) -> None:
    """The plan is named, before the pursuit die."""
    assert game.fight is not None
    game.fight.plan = word
    scribe.record(events.PLANNED, {"member": person.id, "plan": word})


def why_not_throw(game: Game, person: Person, item: Item) -> Refusal | None:
    """Food or treasure, of one who flees."""
    bait = "food" in GEAR[item.kind].uses or item.kind in chase.TREASURE
    return None if flees(game, person) and bait else no("delve.flee.pursuit", member=person.id, item=item.id)


def throw(game: Game, person: Person, item: Item, scribe: Scribe) -> None:
    """It lies where he stood."""
    assert game.fight is not None
    person.items.remove(item)
    lay(game, person, [item])
    game.fight.thrown.append(item.id)
    scribe.record(events.THROWN, {"member": person.id, "item": item.id})


def why_not_away(game: Game, person: Person) -> Refusal | None:
    """When everybody has answered, whoever declared it says go."""
    fight = game.fight
    if fight is None or fight.declarer != person.number or fight.flight_asked:
        return no(DECLARE, member=person.id)
    return None


def away(game: Game, person: Person, scribe: Scribe) -> None:
    """The plan is weighed, then they find out whether they are pursued."""
    fight = game.fight
    assert fight is not None
    if not fight.plan:
        _pursuit(game, False, scribe)
        return
    default = YES if plans.is_good(game, fugitives(game), fight.plan) else NO
    settle(game, "plan", "plan", [YES, NO], default, [fight.plan], scribe)


def _planned(game: Game, question: Question, word: str, scribe: Scribe) -> None:
    """A good plan helps; what it needs is used up if there is any."""
    running, name = fugitives(game), question.about[0]
    if plans.is_good(game, running, name):
        plans.spend(game, running, name)
        _blaze(game, name, scribe)
    if word == YES:
        scribe.record(events.GOOD_PLAN, {"plan": name})
    _pursuit(game, word == YES, scribe)


ANSWERS["plan"] = _planned


def _blaze(game: Game, plan: str, scribe: Scribe) -> None:
    """Burning oil is a blaze, and beasts fear it (delve.morale.triggers); whose courage breaks does not pursue."""
    for band in hunters(game) if plan == plans.OIL else ():
        if nature(band).mind == BEAST and not band.cornered:
            checks.roll(game, band, checks.FEAR, scribe)


def hunters(game: Game) -> list[Band]:
    """The bands that could pursue: those whose courage broke never do."""
    return [band for band in bands_met(game) if up(band) and not band.broken]


def _pursuit(game: Game, planned: bool, scribe: Scribe) -> None:
    """They decide, mostly by a die; nobody left to pursue: they are away."""
    if not hunters(game):
        escape(game, fugitives(game), scribe)
        return
    settle(game, "pursuit", "pursuit", [ROLL, PURSUE, LET_GO], ROLL, [YES if planned else NO], scribe)


def _decided(game: Game, question: Question, word: str, scribe: Scribe) -> None:
    running = fugitives(game)
    pursued = word == PURSUE if word != ROLL else is_pursued(game, running, scribe)
    scribe.record(events.PURSUED, {"success": pursued})
    if not pursued:
        escape(game, running, scribe)
        return
    pursuers = _who_comes_after(game, running, scribe)
    if not pursuers or chase.get_away(
        game, chase.sides(game, running, pursuers, question.about[0] == YES, True), scribe
    ):
        escape(game, running, scribe)
    else:
        be_caught(game, running, pursuers, scribe)


ANSWERS["pursuit"] = _decided


def _who_comes_after(game: Game, running: list[Person], scribe: Scribe) -> list[Person]:
    """All who pursue; if the plan was a trap, the fastest springs it, and who lies or sits in it comes no further."""
    pursuers = [one for band in hunters(game) for one in up(band)]
    trap = plans.trap_of(game, running, game.fight.plan) if game.fight is not None else None
    if trap is None:
        return pursuers
    fastest = chase.pursuer_terms(pursuers, len(running))[0]
    depth = fastest.at.depth
    spring(game, fastest, trap, scribe)
    stuck = not is_up(fastest) or fastest.pit or fastest.at.depth != depth
    fastest.pit = ""
    return [one for one in pursuers if one is not fastest or not stuck]


def is_pursued(game: Game, running: list[Person], scribe: Scribe) -> bool:
    """One die up to the threshold; none where the outcome is settled."""
    rows = chase.threshold(game, hunters(game), thrown_down(game), others_stay(game, running))
    limit, sides = chase.clamped(rows), number("pursuit", "sides")
    pursued = limit > 0 and (limit >= sides or int(scribe.roll(sides, events.PURSUIT_DIE)) <= limit)
    scribe.record(events.PURSUIT, {"threshold": limit, "success": pursued}, rows)
    return pursued


def thrown_down(game: Game) -> list[Item]:
    """What those who flee have thrown down."""
    thrown = game.fight.thrown if game.fight is not None else []
    return [item for heap in game.below.lying for item in heap.items if item.id in thrown]


def others_stay(game: Game, running: list[Person]) -> bool:
    """Whether somebody of the party stays and fights."""
    return len(running) < len(ours(game))


# how it ends


def escape(game: Game, running: list[Person], scribe: Scribe) -> None:
    """They come to the safe place; who stays behind fights on in a group of his own."""
    group = own_group(game)
    place = safe_place(game, group, running[0])
    if any(nature(band).mind == SAPIENT for band in hunters(game)):
        raise_alarm(game, running[0].at, scribe)
    numbers = [one.number for one in running] + [one.bears for one in running if one.bears]
    left = [one for one in members(game, group) if one.number not in numbers and one.state not in (DEAD, GONE)]
    fight = game.fight
    assert fight is not None
    fight.fled = not left
    if fight.fled:
        fight.stirs = []
    for one in left:
        if not is_up(one):
            scribe.record(events.LEFT_BEHIND, {"target": one.id})
    fled = _part(game, group, numbers) if left else group
    _forget_the_way(fled, place)
    lost = _run(game, fled, running, place, scribe)
    for one in (game.people[each] for each in numbers):
        one.done = True
        if one is not lost:
            came_from, one.at, one.pit = one.at, place, ""
            enter(game, [one], came_from)
    scribe.record(events.ESCAPED, {"members": [one.id for one in running], "place": write_place(place)})
    _end(game)


def _run(game: Game, fled: Group, running: list[Person], place: Place, scribe: Scribe) -> Person | None:
    """Nobody looks where he treads: traps never found are thrown for the one who leads (delve.trap.trigger).

    Given back is a leader who slid down on the way: he does not arrive.
    """
    be_loud(game, fled, scribe)
    leader = chase.leader_of(game, running)
    _, path = ways(game, leader.at, FARTHEST, lambda there: True).get(place, (0, ()))
    for there, _ in path:
        leader.at = there
        if is_up(leader) and not any(snare.found for snare in _snares(game, leader)):
            cross(game, fled, [leader], scribe)
        if leader.at != there:
            return leader
    return None


def _snares(game: Game, person: Person) -> list[Snare]:
    return [game.below.snares[trap.id] for trap in armed_at(game, person) if trap.id in game.below.snares]


def _part(game: Game, group: Group, numbers: list[int]) -> Group:
    """Those who are away become a group of their own where others who live are left."""
    fled = group.copy()
    fled.number = max(one.number for one in game.groups) + 1
    fled.members = [member for member in group.members if member in numbers]
    group.members = [member for member in group.members if member not in numbers]
    fled.filled += 1
    game.groups.append(fled)
    return fled


def _forget_the_way(fled: Group, place: Place) -> None:
    """Nobody knows where those are who were met; the trail ends where they are who fled."""
    fled.memory.clear()
    if place in fled.trail:
        del fled.trail[fled.trail.index(place) + 1 :]


def be_caught(game: Game, running: list[Person], pursuers: list[Person], scribe: Scribe) -> None:
    """The pursuers stand beside them; the next round is fought in full (delve.flee.failure)."""
    fight = game.fight
    assert fight is not None
    for one in running:
        one.tried_flight = fight.round + number("flight", "again_after")
        one.done = True
    for pursuer in pursuers:
        band = band_with(game, pursuer)
        if band is not None and not any(touches(game, pursuer.at, one.at) for one in running):
            _catch_up(game, pursuer, running)
    look_about(game)
    scribe.record(events.CAUGHT, {"members": [one.id for one in running]})
    _end(game)


def _catch_up(game: Game, pursuer: Person, running: list[Person]) -> None:
    """Beside one of them, where there is room."""
    taken = {one.at for one in ours(game)}
    for one in running:
        for place, _ in steps(game, one.at):
            if place not in taken and touches(game, place, one.at) and has_room(game, pursuer, place):
                pursuer.at = place
                return


def _end(game: Game) -> None:
    """The flight is settled."""
    fight = game.fight
    assert fight is not None
    fight.declarer, fight.fleeing, fight.flight_asked = 0, [], []
    fight.plan, fight.thrown = "", []
