"""Those met, as far as the party sees them or knows of them; the judge sees all (delve.meet.sequence)."""

from __future__ import annotations

from podzem.core.decisions import JUDGE
from podzem.systems.delve.abilities import most_hp
from podzem.systems.delve.chapters.combat import stage
from podzem.systems.delve.chapters.encounters import reaction
from podzem.systems.delve.chapters.encounters.peace import FAVOUR, PARLEY, in_food, purse_for
from podzem.systems.delve.chapters.flight import chase, fleeing, plans
from podzem.systems.delve.chapters.visibility.sight import SOMEBODY, sees, told_as
from podzem.systems.delve.data.fighting import SQUARE_FT
from podzem.systems.delve.game import MEETING, Game
from podzem.systems.delve.meeting import Favour, Meeting
from podzem.systems.delve.meeting_odds import breaks, score_of
from podzem.systems.delve.people import OK, Band, Person
from podzem.systems.delve.place import Place
from podzem.systems.delve.present import group_of, is_told, ours, own_group, standing, up
from podzem.systems.delve.view.map_view import middle
from podzem.systems.delve.view.people_view import written
from podzem.systems.delve.view.shapes import (
    BandView,
    FavourView,
    FightView,
    FlightView,
    MeetingView,
    SlotView,
    StrangerView,
)
from podzem.world.describing.sight_lines import distance


def meeting_view(game: Game, viewer: int) -> MeetingView | None:
    """The meeting at hand as a viewer knows it."""
    meeting = game.meeting
    if meeting is None or (viewer != JUDGE and not is_told(game)):
        return None
    bands = [band for band in game.bands if band.number in meeting.bands]
    spots = [_stranger(game, band, one, viewer) for band in bands for one in band.members]
    shown = [one for one in spots if one.at is not None or viewer == JUDGE]
    standing = [one for one in shown if one.at is not None and one.status == "active"]
    return MeetingView(
        group=meeting.group,
        at=standing[0].at if standing else None,
        kind=standing[0].kind if standing else "",
        count=len(standing) if standing else None,
        spots=shown,
        feet=meeting.distance if viewer == JUDGE else _feet(game, bands),
        first=meeting.first,
        step=meeting.step,
        watched=meeting.watched,
        mood=_mood(game, bands),
        waiting=meeting.waiting,
        ask=meeting.ask,
        food=game.stage == MEETING and meeting.step == PARLEY and meeting.ask > 0 and in_food(game),
        have=purse_for(game, own_group(game)) if meeting.step == PARLEY and meeting.ask and standing_band(bands) else 0,
        worth={item.id: coins for one in ours(game) for item in one.items if (coins := chase.worth([item]))},
        favour=favour_view(meeting.favour) if meeting.favour is not None and _is_asked(meeting, bands) else None,
        morale=_morale(game, bands),
        bands=[_band(band) for band in bands] if viewer == JUDGE else [],
    )


def standing_band(bands: list[Band]) -> bool:
    """Whether there is still somebody to be dealt with."""
    return any(up(band) for band in bands)


def _is_asked(meeting: Meeting, bands: list[Band]) -> bool:
    """Whether they still want the favour, or wait for what was promised: who was threatened may want a bribe now."""
    return meeting.waiting == FAVOUR or any(band.waits for band in bands)


def favour_view(favour: Favour) -> FavourView:
    """A favour as it was told."""
    return FavourView(
        band=f"band.{favour.band}",
        kind=favour.kind,
        depth=favour.at.depth,
        at=middle(favour.at.square),
        coins=favour.coins,
        foe=favour.foe,
        exit=favour.exit,
        words=favour.words,
    )


def _stranger(game: Game, band: Band, one: Person, viewer: int) -> StrangerView:
    is_judge, seen, at = viewer == JUDGE, is_seen(game, one), known_at(game, one)
    at, named = (one.at, True) if is_judge else (at, at is not None and told_as(game, one) != SOMEBODY)
    status = "active" if one.state == OK or not (seen or is_judge) else one.state
    return StrangerView(
        id=one.id if named else "",
        kind=one.kind if named else SOMEBODY if at is not None else "",
        at=middle(at.square) if at is not None else None,
        status=status if at is not None else "",
        seen=seen,
        leads=named and one.kind == band.leader,
        hp=one.hp if is_judge else None,
        most=most_hp(one) if is_judge else None,
    )


def _feet(game: Game, bands: list[Band]) -> int | None:
    """How far off the nearest stands of whom the party knows where he is: whoever is nearer unseen is not counted."""
    group = group_of(game, game.meeting.group) if game.meeting is not None else None
    places = [at for band in bands for one in up(band) if (at := known_at(game, one)) is not None]
    own = [person.at for person in standing(game, group)] if group is not None else []
    return min((SQUARE_FT * distance(at.square, here.square) for at in places for here in own), default=None)


def is_seen(game: Game, one: Person) -> bool:
    """Whether somebody of the group at hand sees one of those met (delve.vis.visible)."""
    group = group_of(game, game.meeting.group) if game.meeting is not None else None
    return group is not None and any(sees(game, eyes, one) for eyes in standing(game, group))


def known_at(game: Game, one: Person) -> Place | None:
    """Where the party sees one of those met, or remembers to have seen him last (delve.vis.memory)."""
    if is_seen(game, one):
        return one.at
    group = group_of(game, game.meeting.group) if game.meeting is not None else None
    return None if group is None else group.memory.get(one.number)


def _is_named(game: Game, one: Person) -> bool:
    """Whether the party knows who stands where it knows somebody to stand: not of whom it only ran into."""
    return known_at(game, one) is not None and told_as(game, one) != SOMEBODY


def _mood(game: Game, bands: list[Band]) -> str:
    """The mood that was told while they talk: one of five sentences, never a number (delve.react.hint)."""
    talks = game.meeting is not None and game.meeting.step == PARLEY
    rolled = [band for band in bands if band.raw and band.peace]
    return reaction.minded(game, rolled[0])[1] if talks and rolled else ""


def _morale(game: Game, bands: list[Band]) -> list[list[str]]:
    """From those alone whom the party sees or remembers (delve.morale.check)."""
    found = []
    for band in bands:
        known = [one for one in band.members if one.state == OK and _is_named(game, one)]
        if known:
            found.append([known[0].kind, str(breaks(score_of(band, known)))])
    return found


def _band(band: Band) -> BandView:
    return BandView(
        number=band.number,
        kind=band.kind,
        leader=band.leader,
        raw=band.raw,
        peace=band.peace,
        shift=band.shift,
        broken=band.broken,
        aware=band.aware,
        coins=band.coins,
    )


def fight_view(game: Game, viewer: int) -> FightView | None:
    """The order of the fight, whose place it is, who flees; a group that nobody has seen has no kind."""
    fight = game.fight
    if fight is None:
        return None
    names = {person.number: person.id for person in game.people.values()}
    slots = [SlotView(_slot_name(game, slot.who, viewer), slot.total) for slot in fight.order]
    return FightView(
        round=fight.round,
        prepared=fight.prepared,
        hidden_ambush=fight.hidden_ambush,
        order=slots,
        turn=fight.turn,
        acting=[person.id for person in stage.concerned(game)],
        parleyed=fight.parleyed,
        fleeing=[names[number] for number in fight.fleeing if number in names],
        asked=[names[number] for number in fight.flight_asked if number in names],
        plan=fight.plan,
        flight=_flight(game),
    )


def _flight(game: Game) -> FlightView | None:
    """The terms of a flight of those who are about to flee, else of all who stand, from the pursuers that are known."""
    assert game.fight is not None
    running = fleeing.fugitives(game) or ours(game)
    known = chase.known_pursuers(game, running[0]) if running else []
    if not known:
        return None
    planned = bool(game.fight.plan) and plans.promises(game, running, game.fight.plan)
    leader, rows = chase.fugitive_terms(game, running, planned)
    return FlightView(leader.id, written(rows), written(chase.pursuer_terms(known, len(running))[1]))


def _slot_name(game: Game, who: str, viewer: int) -> str:
    band, colon, kind = who.partition(":")
    if viewer == JUDGE or not colon or not band.startswith("band."):
        return who
    known = [one for each in game.bands for one in each.members if one.kind == kind and _is_named(game, one)]
    return who if known else band
