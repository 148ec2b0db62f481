"""What a viewer may know of a delve, built up from nothing."""

from __future__ import annotations

from podzem.core.decisions import JUDGE, WATCHER
from podzem.core.memo import frozen
from podzem.systems.delve.asked_about import about, clause_of, hidden
from podzem.systems.delve.below import place_and_words
from podzem.systems.delve.chapters.movement.marching import gathered
from podzem.systems.delve.chapters.town.hiring import advance
from podzem.systems.delve.chapters.town.market import worth
from podzem.systems.delve.company import place_of
from podzem.systems.delve.data.companions import ANIMALS
from podzem.systems.delve.data.gear import GEAR
from podzem.systems.delve.data.results import INTERVALS
from podzem.systems.delve.furnishing import KEY
from podzem.systems.delve.game import COMBAT, MEETING, TOWN, TURN, Game
from podzem.systems.delve.meeting import Question
from podzem.systems.delve.people import Group
from podzem.systems.delve.place import write_place
from podzem.systems.delve.present import is_told
from podzem.systems.delve.view.map_view import frames, levels_seen, whole_levels
from podzem.systems.delve.view.meeting_view import favour_view, fight_view, meeting_view
from podzem.systems.delve.view.people_view import clock_view, group_view, member_view
from podzem.systems.delve.view.shapes import (
    DelveView,
    HiddenView,
    QuestionView,
    SaidView,
    SecretsView,
    TownView,
    WanderView,
    ZoneView,
)
from podzem.systems.delve.view.sheet_view import sheet_view
from podzem.systems.delve.zones import alertness, zone_at
from podzem.world.creatures import CREATURES


def seen_by(game: Game, viewer: int) -> DelveView:
    """The view of a seat, a watcher or the judge."""
    with frozen(game):
        return _seen_by(game, viewer)


def _seen_by(game: Game, viewer: int) -> DelveView:
    is_party = viewer != WATCHER
    return DelveView(
        viewer=viewer,
        stage=_stage(game, viewer),
        turn=game.turn,
        caller=game.caller,
        levels=levels_seen(game, viewer),
        frames=frames(game),
        groups=[group_view(game, group) for group in game.groups],
        members=[member_view(game, person, viewer) for person in game.people.values()],
        clock=clock_view(game),
        meeting=meeting_view(game, viewer),
        fight=fight_view(game, viewer) if game.stage == COMBAT else None,
        town=_town(game) if game.stage == TOWN else None,
        questions=[
            QuestionView(one.kind, one.words[:], one.default, about(game, one), clause_of(one), _hidden(game, one))
            for one in game.questions[-1:]
            if one.seat == viewer
        ],
        favours=[favour_view(favour) for favour in game.favours],
        said=[_tried(line) for line in game.below.said] if is_party else [],
        sheet=sheet_view(game),
        coins=game.coins,
        brought=game.brought,
        status=game.outcome,
        secrets=_secrets(game) if viewer == JUDGE else None,
    )


def _hidden(game: Game, question: Question) -> list[HiddenView] | None:
    """What the judge of a description must know: whether there is anything that it fits."""
    found = hidden(game, question)
    if found is None:
        return None
    return [HiddenView(one.kind, list(one.places), list(one.methods), one.difficulty) for one in found]


def _town(game: Game) -> TownView:
    goods = {id: gear.price for id, gear in GEAR.items() if gear.price is not None}
    own = {item.id: worth(item) for person in game.people.values() for item in person.items}
    companions = {kind: advance(game, kind) for kind in [*(one.kind for one in game.candidates), *ANIMALS]}
    group = gathered(game)
    at = {number: game.people[number].id for number in group.members}
    return TownView(
        coins=game.coins,
        prices={**goods, **companions},
        worth=own,
        march=list(at.values()),
        mapper=at.get(group.mapper, ""),
        speaker=at.get(group.speaker, ""),
        flight_leader=at.get(group.flight_leader, ""),
        relight=group.relight,
    )


def _tried(line: str) -> SaidView:
    """A description as the state keeps it: the square, places, ways."""
    place, words = place_and_words(line)
    spots, methods = words.split(":")
    return SaidView(write_place(place), spots.split(","), methods.split(","))


def _stage(game: Game, viewer: int) -> str:
    """Which part of the rules is played; who knows of nobody met waits as at the end of any turn."""
    is_secret = game.stage == MEETING and game.meeting is not None and not is_told(game)
    return TURN if is_secret and viewer != JUDGE else game.stage


def _secrets(game: Game) -> SecretsView:
    return SecretsView(
        levels=whole_levels(game),
        zones=[ZoneView(id, zone.alertness, zone.foretold[:]) for id, zone in game.below.zones.items()],
        wander=[WanderView(group.number, group.counter, _interval(game, group)) for group in game.groups],
        kinds=sorted(CREATURES),
        gear=sorted(kind for kind in GEAR if kind != KEY),
    )


def _interval(game: Game, group: Group) -> int:
    """Turns between two checks where a group stands (delve.wander.interval)."""
    place = place_of(game, group)
    return INTERVALS[alertness(game, zone_at(game, place))] if place.depth else 0
