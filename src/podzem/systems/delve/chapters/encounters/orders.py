"""Orders of a meeting: what the caller decides for all, and the talk (delve.meet.decision, delve.react.*)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.scribe import Scribe
from podzem.systems.delve.chapters.combat import fights
from podzem.systems.delve.chapters.encounters import deciding, favours, peace, reaction
from podzem.systems.delve.chapters.morale import captives, dealing
from podzem.systems.delve.game import COMBAT, MEETING, QUESTION, TURN, Game
from podzem.systems.delve.meeting import Favour, Meeting
from podzem.systems.delve.people import Band, Group, Person
from podzem.systems.delve.present import members
from podzem.systems.delve.rows import ASKED, CALLER, MAIN, Word, no, row
from podzem.systems.delve.things import Item

MET: Final = (MEETING,)


def in_talk(game: Game, group: Group) -> Refusal | None:
    """Only while both talk."""
    meeting = game.meeting
    if meeting is None or meeting.step != peace.PARLEY or meeting.group != group.number:
        return no("delve.meet.decision", group=group.number)
    return None


PARLEY: Final[dict[str, tuple[Callable[[Game, Group], Refusal | None], Callable[[Game, Group, Scribe], None]]]] = {
    "promise": (favours.why_not_promise, favours.promise),
    "report": (favours.why_not_report, favours.report),
    "pay": (peace.why_not_pay, peace.pay),
    "refuse": (peace.why_not_refuse, peace.refuse),
    "threaten": (peace.why_not_threaten, peace.threaten),
    "leave": (peace.why_not_part, peace.part),
    "attack": (lambda game, group: None, peace.strike_first),
}


def why_not_parley(game: Game, group: Group, choice: str) -> Refusal | None:
    """One of the answers that the talk allows."""
    if choice not in PARLEY:
        return no("delve.meet.decision", group=group.number)
    return in_talk(game, group) or PARLEY[choice][0](game, group)


def parley(game: Game, group: Group, choice: str, scribe: Scribe) -> None:
    """It is done."""
    PARLEY[choice][1](game, group, scribe)


def find_member(game: Game, group: Group, id: str) -> Person | None:
    """Somebody of the group."""
    return next((one for one in members(game, group) if one.id == id), None)


def find_item(game: Game, group: Group, id: str) -> Item | None:
    """Something that somebody of the group has."""
    return next((item for one in members(game, group) for item in one.items if item.id == id), None)


def find_band(game: Game, group: Group, id: str) -> Band | None:
    """A band that the party deals with."""
    return next((band for band in dealing.broken(game) if f"band.{band.number}" == id), None)


def why_not_speak(game: Game, group: Group, person: Person) -> Refusal | None:
    """While both talk."""
    return in_talk(game, group) or peace.why_not_speak(game, group, person)


def why_not_give(game: Game, group: Group, item: Item) -> Refusal | None:
    """While both talk."""
    return in_talk(game, group) or peace.why_not_give(game, group, item)


def _speakers(game: Game, group: Group) -> list[tuple[str, ...]]:
    return [(one.id,) for one in members(game, group) if one.is_character]


def _gifts(game: Game, group: Group) -> list[tuple[str, ...]]:
    return [(item.id,) for one in members(game, group) for item in one.items]


def find_favour(game: Game, group: Group, id: str) -> Favour | None:
    """Those who wait for what the party has promised."""
    return next((favour for favour in game.favours if f"band.{favour.band}" == id), None)


def _favours(game: Game, group: Group) -> list[tuple[str, ...]]:
    return [(f"band.{favour.band}",) for favour in game.favours]


# talk in the midst of a fight


def why_not_call(game: Game, person: Person) -> Refusal | None:
    """Once a fight, and not before it has begun in earnest."""
    fight = game.fight
    if fight is None or fight.parleyed or fight.over or not person.is_character:
        return no("delve.react.roll", member=person.id)
    return None


def call(game: Game, person: Person, scribe: Scribe) -> None:
    """The stored reaction, else rolled now: who is well minded stops to talk, others fight on."""
    fight = game.fight
    assert fight is not None
    fight.parleyed = True
    band = peace.spokesmen(game)
    reaction.speak(band, person, scribe)
    if reaction.attitude(game, band, scribe) in reaction.GOOD and not band.kin_harmed:
        fights.conclude(game, scribe)
        peace.follow(game, reaction.conduct(game, band, scribe), scribe)


# captives on the march


def find_captive(game: Game, person: Person, id: str) -> Person | None:
    """A captive of his group."""
    return captives.find(game, person, id)


def _captives(game: Game, person: Person) -> list[tuple[str, ...]]:
    group = next((group for group in game.groups if person.number in group.members), None)
    return [] if group is None else [(one.id,) for one in captives.held(game, group)]


def kill(game: Game, person: Person, captive: Person, scribe: Scribe) -> None:
    """The others run, or it comes to a fight."""
    risen = captives.kill(game, person, captive, scribe)
    group = next(group for group in game.groups if person.number in group.members)
    if risen and any(one.state == "ok" for one in members(game, group)):
        game.meeting = Meeting(group.number, [band.number for band in risen], step=peace.PARLEY)
        fights.begin(game, scribe)


def find_held(game: Game, group: Group, id: str) -> Band | None:
    """A band of captives."""
    return next((band for band in captives.bands_held(game, group) if f"band.{band.number}" == id), None)


def _held(game: Game, group: Group) -> list[tuple[str, ...]]:
    return [(f"band.{band.number}",) for band in captives.bands_held(game, group)]


def free(game: Game, group: Group, band: Band, scribe: Scribe) -> None:
    """They go."""
    captives.free(game, band, scribe)


CHOICE: Final = Word("choice", lambda game, group, text: text)

ROWS: Final = (
    row("meet", MET, (CHOICE,), deciding.choices, deciding.why_not_choose, deciding.choose, whose=CALLER),
    row(
        "watch",
        MET,
        (Word("question", lambda game, group, text: text),),
        lambda game, group: [(question,) for question in deciding.QUESTIONS],
        deciding.why_not_watch,
        deciding.watch,
        whose=CALLER,
    ),
    row(
        "parley",
        MET,
        (CHOICE,),
        lambda game, group: [(choice,) for choice in PARLEY],
        why_not_parley,
        parley,
        whose=CALLER,
    ),
    row("speak", MET, (Word("member", find_member),), _speakers, why_not_speak, peace.speak, whose=CALLER),
    row("gift", MET, (Word("item", find_item),), _gifts, why_not_give, peace.give, whose=CALLER),
    row(
        "deal",
        MET,
        (Word("band", find_band), CHOICE),
        dealing.choices,
        dealing.why_not_deal,
        dealing.deal,
        whose=CALLER,
    ),
    row(
        "call_on",
        (TURN,),
        (Word("band", find_favour),),
        _favours,
        favours.why_not_call_on,
        favours.call_on,
        whose=CALLER,
    ),
    row(
        "name_favour",
        (QUESTION,),
        (Word("said", lambda game, seat, text: text),),
        lambda game, seat: [],
        favours.why_not_name,
        favours.name,
        whose=ASKED,
        repeats=True,
    ),
    row("call_parley", (COMBAT,), why_not=why_not_call, do=call, cost=MAIN),
    row(
        "kill_captive",
        (TURN,),
        (Word("target", find_captive),),
        _captives,
        captives.why_not_kill,
        kill,
        may_hide_a_die=True,
    ),
    row("free_captives", (TURN,), (Word("band", find_held),), _held, do=free, whose=CALLER),
)
