"""What a viewer may know of a campaign, built up from nothing (surface.core.roll_visibility, surface.lost.secrecy)."""

from __future__ import annotations

from podzem.core.decisions import JUDGE, WATCHER
from podzem.core.memo import frozen
from podzem.expedition.member_view import captive_view, member_view
from podzem.expedition.people import CAPTIVE, Member
from podzem.expedition.shapes import LedgerView, QuestionView
from podzem.systems.dungeon.front_door import Underground
from podzem.systems.surface.believed import believed
from podzem.systems.surface.calendar import is_flood, is_winter, season
from podzem.systems.surface.chapters.hours import hour
from podzem.systems.surface.chapters.weather import shown
from podzem.systems.surface.game import Game
from podzem.systems.surface.telling import seats_of
from podzem.systems.surface.view.battle_view import battle_view
from podzem.systems.surface.view.goal_view import goal_view
from podzem.systems.surface.view.land_view import land_seen, secrets_of
from podzem.systems.surface.view.meeting_view import combat_view, meeting_view, pursuit_view
from podzem.systems.surface.view.party_view import party_view
from podzem.systems.surface.view.plans import plans_of
from podzem.systems.surface.view.shapes import CampaignView, DateView, DungeonView, WeatherView


def seen_by(game: Game, viewer: int) -> CampaignView:
    """The view of a seat, a watcher or the judge."""
    with frozen(*game.parts):
        return _seen_by(game, viewer)


def _seen_by(game: Game, viewer: int) -> CampaignView:
    known = believed(game, viewer)
    own = [] if viewer == WATCHER else known.parties
    first = next((party for party in own if party.caller == viewer), own[0] if own else None)
    parties = {party.number for party in own}
    above = [one for one in game.members.values() if one.group in parties or one.owner == viewer]
    inside = [one for party in own for one in _below_of(game, party.number)]
    people = [one for one in [*above, *inside] if one.owner >= 0]
    captives = [one for one in game.members.values() if one.status == CAPTIVE and one.captor in parties]
    return CampaignView(
        viewer=viewer,
        stage=known.stage,
        date=DateView(game.year, game.month, game.day, season(game.month), game.days),
        weather=WeatherView(shown(game), game.past_weather[:], game.paths_washed, is_winter(game), is_flood(game)),
        hour=0 if first is None else hour(known, first),
        caller=game.company.caller,
        leader=game.members[game.company.leader].id if game.company.leader in game.members else None,
        land=land_seen(game, [game.party(party.number) for party in own]),
        parties=[party_view(known, party, viewer) for party in own],
        shown=0 if first is None else first.number,
        plans=[plan for party in own for plan in plans_of(known, party, viewer)],
        members=[member_view(game.company, member, None) for member in people],
        captives=[captive_view(member) for member in captives],
        meeting=meeting_view(game, viewer, parties),
        fight=combat_view(game, viewer, parties),
        pursuit=pursuit_view(game, viewer, parties),
        battle=battle_view(game, viewer, parties),
        below=_below(game, viewer),
        elsewhere=_elsewhere(game, viewer),
        goal=goal_view(known, first),
        ledger=LedgerView(game.company.ledger.delivered, game.company.ledger.income, game.company.ledger.purse[:]),
        questions=[_question(game) for question in game.questions[-1:] if question.seat == viewer],
        status=game.status,
        secrets=secrets_of(game) if viewer == JUDGE else None,
    )


def _below_of(game: Game, number: int) -> list[Member]:
    """The people of a party who are below ground."""
    party = game.party(number)
    return game.members_of(party) if game.descent_of(party) is not None else []


def _sites_of(game: Game, viewer: int) -> list[str]:
    """The dungeons in which somebody of the viewer's is, the one whose turn it is first."""
    if viewer == WATCHER:
        return []
    numbers = {one.number for one in game.parties if viewer == JUDGE or viewer in seats_of(game, one)}
    own = [descent for descent in game.descents if descent.party in numbers and not descent.waits]
    own.sort(key=lambda descent: descent is not game.below)
    return list(dict.fromkeys(descent.site for descent in own))


def site_shown(game: Game, viewer: int) -> Underground | None:
    """The dungeon that a viewer is shown: that of his people whose turn it is, else of any of them."""
    return next((game.sites[site] for site in _sites_of(game, viewer)), None)


def _below(game: Game, viewer: int) -> object | None:
    """The dungeon's own view, while somebody of the viewer's is below ground."""
    shown = site_shown(game, viewer)
    return None if shown is None else shown.view(viewer)


def _elsewhere(game: Game, viewer: int) -> list[DungeonView]:
    """The other dungeons in which somebody of the viewer's is."""
    found = []
    for site in _sites_of(game, viewer)[1:]:
        inside = [one.party for one in game.descents if one.site == site and not one.waits]
        found.append(DungeonView(inside, game.sites[site].scene, game.sites[site].view(viewer)))
    return found


def _question(game: Game) -> QuestionView:
    """Whom it is about may be below ground."""
    question, below = game.questions[-1], [one for party in game.parties for one in game.members_of(party)]
    people = {**game.members, **{one.number: one for one in below}}
    members = [people[number].id for number in question.members]
    return QuestionView(question.kind, members, question.words[:], question.default)
