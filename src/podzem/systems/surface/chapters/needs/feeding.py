"""Телесныя потребности: on supplies or off the land; who eats when there is too little (surface.forage.mode)."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.events import Value
from podzem.core.orders import OrderSpec
from podzem.core.scribe import Scribe
from podzem.expedition.people import ANIMAL, Member
from podzem.expedition.question import Question
from podzem.systems.surface.calendar import is_winter
from podzem.systems.surface.chapters.needs import supplies
from podzem.systems.surface.events import needs as needs_events
from podzem.systems.surface.events import travel as events
from podzem.systems.surface.game import Game
from podzem.systems.surface.parties import BELOW, DAWN, FEEDING, FORAGE, Party
from podzem.systems.surface.rows import PartyOrder, Row, SeatOrder, Words, asked, asking
from podzem.systems.surface.telling import side

MODE: Final = "surface.forage.mode"
ALLOCATION: Final = "surface.needs.allocation"
ALLOT: Final = "allot"
AS_USUAL: Final = "usual"


def lives_off_land(party: Party) -> bool:
    """Whether a day's foraging fed it: inside a settlement and below ground there is nothing to find."""
    return party.is_foraging and party.outside and party.phase != BELOW


def by_need(game: Game, party: Party) -> list[Member]:
    """Who eats first where nobody says otherwise: the most exhausted people, then the roster, animals last."""
    heads = supplies.eaters(game, party)
    return sorted(heads, key=lambda member: (member.kind == ANIMAL, -member.exhaustion))


def fed_by(game: Game, party: Party) -> int:
    """How many heads get their full ration today: whole or nothing."""
    return min(len(supplies.eaters(game, party)), supplies.stock(game, party) // supplies.ration(party))


def hungry(game: Game, party: Party, chosen: Collection[int] = ()) -> list[Member]:
    """Who gets no full ration this evening, if those chosen eat first; who lives off the land needs none."""
    if lives_off_land(party):
        return []
    heads = sorted(by_need(game, party), key=lambda member: member.number not in chosen)
    return heads[fed_by(game, party) :]


def days_fed(game: Game, party: Party) -> int:
    """For how many evenings the supplies feed everybody: tonight by today's ration, then by the usual one."""
    heads, stock = len(supplies.eaters(game, party)), supplies.stock(game, party)
    tonight = heads * supplies.ration(party)
    return 1 + (stock - tonight) // (heads * supplies.A_DAY) if heads and stock >= tonight else 0


def is_short(game: Game, party: Party) -> bool:
    """Whether the caller has something to allot: there is food, but not for all."""
    return not lives_off_land(party) and 0 < fed_by(game, party) < len(supplies.eaters(game, party))


def ask(game: Game, party: Party) -> None:
    """Who is to eat, one after another; the rule's own choice stands where the caller leaves it."""
    game.questions.append(Question(ALLOT, party.caller, [], [], AS_USUAL, party.number))


def _allotments(game: Game, seat: int) -> Iterable[Words]:
    question = game.questions[-1]
    heads = supplies.eaters(game, game.party(question.number))
    return [(AS_USUAL,), *((member.id,) for member in heads if member.number not in question.members)]


def _why_not_allot(game: Game, seat: int, words: Words) -> Refusal | None:
    """Not more rations than are held, and nobody twice."""
    is_open = words in list(_allotments(game, seat))
    return None if is_open else Refusal(ALLOCATION, ALLOT, {"answer": words[0]})


def _allot(game: Game, seat: int, words: Words, scribe: Scribe) -> None:
    question = game.questions[-1]
    party = game.party(question.number)
    if words[0] != AS_USUAL:
        chosen = next(member for member in supplies.eaters(game, party) if member.id == words[0])
        question.members.append(chosen.number)
        scribe.record(needs_events.ALLOTTED, {"member": chosen.id}, audience=side(game, party))
    if words[0] == AS_USUAL or len(question.members) >= fed_by(game, party):
        game.questions.pop()
        game.agenda[:0] = [":".join(["eat", str(party.number), *map(str, question.members)])]


def _modes(game: Game, party: Party) -> Iterable[Words]:
    return [(mode,) for mode in FEEDING]


def _why_not_mode(game: Game, party: Party, words: Words) -> Refusal | None:
    """Chosen at dawn for the whole party and the whole day."""
    barred = words[0] == FORAGE and is_winter(game) and game.setting.word("forage_winter") == "forbidden"
    is_open = words[0] in FEEDING and words[0] != party.feeding and not barred
    return None if is_open else Refusal(MODE, "feeding", {"feeding": words[0]})


def _choose(game: Game, party: Party, words: Words, scribe: Scribe) -> None:
    party.feeding = words[0]
    facts: dict[str, Value] = {"party": party.number, "feeding": words[0]}
    scribe.record(events.FEEDING, facts, audience=side(game, party))


ORDERS: Final[tuple[Row, ...]] = (
    PartyOrder(
        spec=OrderSpec("feeding", ("party", "feeding")),
        phases=(DAWN,),
        late=MODE,
        choices=_modes,
        why_not=_why_not_mode,
        do=_choose,
    ),
    SeatOrder(
        spec=OrderSpec(ALLOT, ("member",)),
        stages=(asking(ALLOT),),
        whose=asked,
        choices=_allotments,
        why_not=_why_not_allot,
        do=_allot,
    ),
)
