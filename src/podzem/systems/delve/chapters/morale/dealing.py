"""The enemy is broken: what the party does with those who run, beg or offer (delve.morale.break, delve.flee.npc)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.events import SECRET
from podzem.core.scribe import Scribe
from podzem.systems.delve.chapters.beasts import treasure
from podzem.systems.delve.chapters.combat import fights
from podzem.systems.delve.chapters.combat.wounds import lay
from podzem.systems.delve.chapters.encounters.peace import end
from podzem.systems.delve.chapters.flight import chase
from podzem.systems.delve.chapters.flight import events as flights
from podzem.systems.delve.chapters.morale import captives, conduct
from podzem.systems.delve.chapters.visibility.sight import told_kind
from podzem.systems.delve.game import MEETING, Game
from podzem.systems.delve.people import Band, Group, Person
from podzem.systems.delve.present import bands_met, ours, up
from podzem.systems.delve.rows import no
from podzem.systems.delve.things import Item

STEP: Final = "broken"
PURSUE: Final = "pursue"
LET_GO: Final = "let_go"
TAKE: Final = "take_captive"
ACCEPT: Final = "accept"
REFUSE: Final = "refuse"
PRESS: Final = "press"
BY_CONDUCT: Final = {
    conduct.FLEE: (PURSUE, LET_GO, PRESS),
    conduct.RETREAT: (PURSUE, LET_GO, PRESS),
    conduct.PRAY: (PURSUE, LET_GO, PRESS),
    conduct.BEG: (TAKE, LET_GO, PRESS),
    conduct.BRIBE: (ACCEPT, REFUSE, PRESS),
}
NPC: Final = "delve.flee.npc"


def broken(game: Game) -> list[Band]:
    """The bands with whom the party is still to deal."""
    return [band for band in bands_met(game) if band.broken and up(band)]


def begin(game: Game, scribe: Scribe, away: bool) -> None:
    """The fight is over, and some are there whose courage broke; if none, or the party fled, so is the meeting."""
    for band in broken(game) if away else ():
        conduct.vanish(game, band, scribe, audience=SECRET)
    if broken(game) and ours(game):
        assert game.meeting is not None
        game.stage, game.meeting.step = MEETING, STEP
    else:
        end(game, scribe)


def choices(game: Game, group: Group) -> list[tuple[str, ...]]:
    """What each band can be answered."""
    if game.meeting is None or game.meeting.step != STEP:
        return []
    return [(f"band.{band.number}", choice) for band in broken(game) for choice in BY_CONDUCT[band.broken]]


def why_not_deal(game: Game, group: Group, band: Band, choice: str) -> Refusal | None:
    """Only what their conduct allows."""
    if game.meeting is None or game.meeting.step != STEP or band not in broken(game):
        return no(conduct.BREAK, group=group.number)
    if choice == PURSUE and not hunters(game):
        return no(NPC, group=group.number)
    return None if choice in BY_CONDUCT[band.broken] else no(conduct.BREAK, group=group.number)


def hunters(game: Game) -> list[Person]:
    """Who of the party hunts: its characters (delve.flee.npc)."""
    return [one for one in ours(game) if one.is_character]


def deal(game: Game, group: Group, band: Band, choice: str, scribe: Scribe) -> None:
    """They are hunted, spared, bound, let go for money, or fought on."""
    match choice:
        case "pursue":
            pursue(game, band, scribe)
        case "let_go":
            let_go(game, band, scribe)
        case "take_captive":
            captives.take(game, band, scribe)
        case "accept":
            _take_bribe(game, band, scribe)
        case "refuse":
            conduct.behave(game, band, conduct.DROP_GEAR, scribe)
        case _:
            press(game, band, scribe)
    if game.stage == MEETING and not broken(game):
        end(game, scribe)


def let_go(game: Game, band: Band, scribe: Scribe) -> None:
    """They are away; a sapient one who fled raises the alarm (delve.wander.alertness)."""
    conduct.vanish(game, band, scribe)


def _take_bribe(game: Game, band: Band, scribe: Scribe) -> None:
    """Half of their treasure lies there, and they go."""
    coins = treasure.give(band, band.offer)
    lay(game, ours(game)[0], [Item(treasure.COINS, game.take_number(), count=coins, found=True)])
    let_go(game, band, scribe)


def press(game: Game, band: Band, scribe: Scribe) -> None:
    """The party goes on fighting; they do as their conduct has it: whose bribe is not taken flees as one refused."""
    if band.broken == conduct.BRIBE:
        conduct.behave(game, band, conduct.DROP_GEAR, scribe)
    _fight_on(game, scribe)
    band.pressed, band.prayed = True, 0


def pursue(game: Game, band: Band, scribe: Scribe) -> None:
    """The same rule with the roles exchanged; the players win ties here as hunters."""
    away = chase.get_away(game, chase.sides(game, up(band), hunters(game), False, False), scribe, NPC)
    scribe.record(flights.CHASED, {"band": f"band.{band.number}", "kind": told_kind(game, band), "success": not away})
    if away:
        let_go(game, band, scribe)
        return
    conduct.corner(game, band, scribe)
    if not band.broken:
        _fight_on(game, scribe)


def _fight_on(game: Game, scribe: Scribe) -> None:
    """The fight begins again; whoever of them has lost heart or is at bay stays so (delve.morale.return)."""
    kept = [(band, band.broken, band.cornered) for band in bands_met(game)]
    fights.begin(game, scribe)
    for band, broken_as, cornered in kept:
        band.broken, band.cornered = broken_as, cornered
