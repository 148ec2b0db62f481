"""The first turn after a battle: who aids whom (surface.battle.fallen, dungeon.aid.window)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.orders import OrderSpec
from podzem.core.scribe import Scribe
from podzem.expedition import aid
from podzem.expedition.people import Member
from podzem.expedition.question import Question
from podzem.systems.surface import goal
from podzem.systems.surface.chapters.battles import aftermath
from podzem.systems.surface.game import Game
from podzem.systems.surface.open_air import OpenAir
from podzem.systems.surface.parties import Party
from podzem.systems.surface.rows import Row, SeatOrder, Words, asked, asking

TEND: Final = "tend"
LEAVE: Final = "leave_fallen"
STAGES: Final = (asking(TEND),)


def ask(game: Game, party: Party) -> None:
    """The caller says who aids whom; what he leaves dies."""
    game.questions.append(Question(TEND, party.caller, default=LEAVE, number=party.number))


def pairs(game: Game) -> list[tuple[Member, list[Member]]]:
    """The healers so far with their patients, as they were named."""
    found: dict[int, list[Member]] = {}
    for word in game.questions[-1].words:
        healer, _, patient = word.partition(">")
        found.setdefault(int(healer), []).append(game.members[int(patient)])
    return [(game.members[healer], patients) for healer, patients in found.items()]


def healers(game: Game) -> list[Member]:
    """Who of the party has the skill."""
    party = game.party(game.questions[-1].number)
    return [member for member in game.members_of(party) if member.medicine and member.is_up]


def choices(game: Game, seat: int) -> Iterable[Words]:
    """Each healer with each of the fallen whom nobody aids yet."""
    return [(healer.id, patient.id) for healer in healers(game) for patient in aftermath.patients(game)]


def why_not(game: Game, seat: int, words: Words) -> Refusal | None:
    """One healer a patient, and as many bandages and measures as patients (dungeon.aid.needs)."""
    healer = next((one for one in healers(game) if one.id == words[0]), None)
    patient = next((one for one in aftermath.patients(game) if one.id == words[1]), None)
    taken = [one.number for _, patients in pairs(game) for one in patients]
    if healer is None or patient is None or patient.number in taken:
        return Refusal(aid.WINDOW, TEND, {"member": words[0], "other": words[1]})
    own = next((patients for one, patients in pairs(game) if one is healer), [])
    return aid.why_not_aid(healer, [*own, patient])


def tend(game: Game, seat: int, words: Words, scribe: Scribe) -> None:
    """Named; the dice fall when all are."""
    number = {member.id: member.number for member in game.members.values()}
    game.questions[-1].words.append(f"{number[words[0]]}>{number[words[1]]}")


def why_not_leave(game: Game, seat: int, words: Words) -> Refusal | None:
    """At any time."""
    return None


def leave(game: Game, seat: int, words: Words, scribe: Scribe) -> None:
    """The healers do their work; the treated stand up, the untreated die; captives beyond the guards escape."""
    listed, party = pairs(game), game.party(game.questions[-1].number)
    game.questions.pop()
    for healer, patients in listed:
        aid.aid_work(healer, patients, OpenAir(game), scribe)
    game.company.turn += 1
    aid.let_die(game.company, OpenAir(game), scribe)
    aftermath.let_go(game, party, scribe)
    game.parties = [one for one in game.parties if game.members_of(one)]
    goal.judge(game, scribe)


def _once(game: Game, seat: int) -> Iterable[Words]:
    return [()]


ORDERS: Final[tuple[Row, ...]] = (
    SeatOrder(
        spec=OrderSpec(TEND, ("member", "other")), stages=STAGES, whose=asked, choices=choices, why_not=why_not, do=tend
    ),
    SeatOrder(spec=OrderSpec(LEAVE), stages=STAGES, whose=asked, choices=_once, why_not=why_not_leave, do=leave),
)
