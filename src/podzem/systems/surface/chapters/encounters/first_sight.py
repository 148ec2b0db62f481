"""Встречи: surprise, distance, and the use of a sole surprise (surface.encounter.surprise, .distance, .advantage)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import JUDGE
from podzem.core.events import OPEN, SECRET, Value
from podzem.core.scribe import NOBODY, Scribe
from podzem.expedition.meeting.meeting import Meeting
from podzem.expedition.question import Question
from podzem.expedition.rule_tables import read_table
from podzem.systems.surface.chapters import asking, hiding
from podzem.systems.surface.chapters.encounters import automatic, combat, ground, meeting_ends, sides
from podzem.systems.surface.chapters.encounters.encounter import OTHERS, PARTY
from podzem.systems.surface.chapters.encounters.ground import HS, TABLE
from podzem.systems.surface.events import meetings as events
from podzem.systems.surface.game import Game
from podzem.systems.surface.parties import Party
from podzem.systems.surface.telling import side
from podzem.world.chance import DIE, succeeds
from podzem.world.creatures import CREATURES
from podzem.world.lengths import write_sazhens

SURPRISE: Final = read_table("meeting")["surprise"]
ROW: Final = TABLE["distance"]
ANSWERS: Final = ("none", PARTY, OTHERS, "both")
"""Who is surprised, as the judge may say."""
DISTANCE: Final = "surface.encounter.distance"
OPPONENTS: Final = "judge_opponents"
ADVANTAGE: Final = "advantage"


def begin(game: Game, scribe: Scribe) -> None:
    """One die for each side, the party's first; the judge may know better. Who saw the others is not surprised."""
    _, meeting, encounter = sides.at_hand(game)
    if encounter.aware:
        go_on(game, scribe)
        return
    asked = game.setting.asks_judge("judge_surprise")
    if asked != "off":
        stealth = CREATURES[meeting.kind].stealth
        meeting.party_surprised = succeeds(scribe, _kept(SURPRISE["chance"] + stealth), events.UNAWARES_DIE)
        meeting.others_surprised = succeeds(scribe, _kept(SURPRISE["chance"]), events.UNAWARES_DIE)
    if asked == "ask":
        game.questions.append(Question("surprise", JUDGE, [], list(ANSWERS), surprised(meeting)))
    else:
        go_on(game, scribe)


def _kept(chance: int) -> int:
    return max(0, min(chance, int(SURPRISE["most"])))


def surprised(meeting: Meeting) -> str:
    """Who is surprised, in a word."""
    if meeting.party_surprised:
        return "both" if meeting.others_surprised else PARTY
    return OTHERS if meeting.others_surprised else "none"


def rule(game: Game, answer: str, scribe: Scribe) -> None:
    """The judge has said who is surprised."""
    _, meeting, _ = sides.at_hand(game)
    meeting.party_surprised, meeting.others_surprised = answer in (PARTY, "both"), answer in (OTHERS, "both")
    go_on(game, scribe)


def go_on(game: Game, scribe: Scribe) -> None:
    """The distance; then whoever alone is not surprised uses it."""
    party, meeting, _ = sides.at_hand(game)
    word = surprised(meeting)
    meeting.free_phase = {PARTY: OTHERS, OTHERS: PARTY}.get(word, "")
    unseen = meeting.free_phase == OTHERS
    meeting.hs = ground.halved(game, party, thrown(game, word, SECRET if unseen else OPEN, scribe))
    if unseen:
        _they_use_it(game, scribe)
    else:
        tell_of(game, scribe)


def thrown(game: Game, word: str, audience: int, scribe: Scribe) -> int:
    """Half-sazhens before halving: one, two or four dice times ten sazhens (`encounter_distance_dice`)."""
    dice = int(ROW[{"both": "both", "none": "none"}.get(word, "one")])
    count, times = (dice, 1) if game.setting.word("encounter_distance_dice") == "bell" else (1, dice)
    faces = [int(scribe.roll(DIE, events.RANGE_DIE, NOBODY, DISTANCE, audience)) for _ in range(count)]
    return HS * int(ROW["sazhens"]) * times * sum(faces)


def tell_of(game: Game, scribe: Scribe) -> None:
    """The party sees who stands there and how far off, and who was caught unawares."""
    party, meeting, _ = sides.at_hand(game)
    meeting.told = True
    if party.march is not None:
        party.march.paused = True
    facts: dict[str, Value] = {
        "party": party.number,
        "kind": meeting.kind,
        "count": len(sides.others(game, meeting)),
        "sazhens": write_sazhens(meeting.hs),
    }
    scribe.record(events.MET, facts, audience=side(game, party))
    scribe.record(events.UNAWARES, {"surprised": surprised(meeting)}, audience=OPEN)


def _they_use_it(game: Game, scribe: Scribe) -> None:
    """By T12, or as the judge says of those met."""
    default = automatic.use(game)
    if not asking.ask(game, OPPONENTS, ADVANTAGE, automatic.uses(game), default):
        use(game, default, 0, scribe)


def use(game: Game, answer: str, kept: int, scribe: Scribe) -> None:
    """Those met use their sole surprise."""
    match answer:
        case automatic.ATTACK:
            tell_of(game, scribe)
            combat.attack(game, OTHERS, scribe)
        case automatic.FREE_HIDE:
            _they_hide(game, scribe)
        case automatic.WITHDRAW:
            _they_go_back(game, scribe)
        case _:
            _they_show(game, scribe)


def _they_go_back(game: Game, scribe: Scribe) -> None:
    """As far as they can; who is too far off then was never seen (surface.encounter.combat_frame)."""
    party, meeting, _ = sides.at_hand(game)
    meeting.hs += sides.farthest(game, OTHERS)
    meeting.free_phase = ""
    if meeting.hs > ground.apart(game, party):
        meeting_ends.forget(game)
    else:
        tell_of(game, scribe)


def _they_hide(game: Game, scribe: Scribe) -> None:
    """With success the party learns nothing at all; else nobody is surprised any more."""
    if hiding.throw(game, hiding.FREE, scribe, SECRET):
        scribe.record(events.HIDDEN, {"side": OTHERS}, clause=hiding.FREE, audience=SECRET)
        meeting_ends.forget(game)
        return
    scribe.record(events.NOT_HIDDEN, {"side": OTHERS}, clause=hiding.FREE, audience=SECRET)
    _, meeting, _ = sides.at_hand(game)
    meeting.free_phase = ""
    tell_of(game, scribe)


def _they_show(game: Game, scribe: Scribe) -> None:
    _, meeting, _ = sides.at_hand(game)
    meeting.free_phase = ""
    tell_of(game, scribe)
    scribe.record(events.SHOWN, {"side": OTHERS})


def withdraw(game: Game, party: Party, hs: int, clause: str, scribe: Scribe) -> None:
    """The party goes so far back; too far away the meeting is over (surface.encounter.combat_frame)."""
    _, meeting, _ = sides.at_hand(game)
    meeting.hs += hs
    scribe.record(events.WITHDREW, {"side": PARTY, "sazhens": write_sazhens(hs)}, clause=clause)
    if meeting.hs > ground.apart(game, party):
        meeting_ends.part(game, "surface.encounter.combat_frame", scribe)
