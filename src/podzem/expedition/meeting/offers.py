"""Встречи: gifts, the price of peace, and what changes their attitude (dungeon.attitude.change)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.events import Term
from podzem.core.scribe import Scribe
from podzem.expedition import captives, wealth
from podzem.expedition.company import Company
from podzem.expedition.meeting import events
from podzem.expedition.meeting.meeting import Meeting
from podzem.expedition.meeting.standing import Standing
from podzem.expedition.rule_tables import read_table
from podzem.world.creatures import CREATURES
from podzem.world.gear import GEAR

TABLE: Final = read_table("meeting")
PEACE: Final = TABLE["peace"]
CLAUSE: Final = "dungeon.attitude.change"


def is_beast(meeting: Meeting) -> bool:
    """Whether food buys them and silver does not."""
    return CREATURES[meeting.kind].mind == "beast"


def levels(company: Company, meeting: Meeting) -> int:
    """The levels of all heads together."""
    return sum(company.members[number].level for number in meeting.creatures)


def price(company: Company, meeting: Meeting) -> int:
    """The price of peace: kuna by level and head, for beasts days of food."""
    return levels(company, meeting) * int(PEACE["rations"] if is_beast(meeting) else PEACE["kuna"])


def is_gift(company: Company, meeting: Meeting) -> bool:
    """Whether what was shown before speaking is a gift that counts (T8)."""
    return meeting.pending[0] == "offer" and int(meeting.pending[1]) >= levels(company, meeting) * TABLE["gift"]["kuna"]


def offered(meeting: Meeting) -> int:
    """What the offer is worth to them, in the money of their price: food to people by its price in kuna."""
    order, amount = meeting.pending[0], int(meeting.pending[1])
    if is_beast(meeting):
        return amount if order == "offer_food" else 0
    return amount if order == "offer" else amount * (GEAR["ration"].price or 0)


def note(meeting: Meeting) -> None:
    """Remember a distinct offer."""
    meeting.offers += 1
    meeting.offered.append(" ".join(meeting.pending))


def buys_peace(company: Company, meeting: Meeting) -> bool:
    """The whole price: no roll."""
    return meeting.pending[0] in ("offer", "offer_food") and offered(meeting) >= price(company, meeting)


def reroll_term(company: Company, meeting: Meeting) -> Term:
    """At least half of the price: a new roll at +1; less: at -1."""
    is_half = 2 * offered(meeting) >= price(company, meeting)
    return Term("offer", PEACE["half"] if is_half else PEACE["less"], CLAUSE)


def patience_is_over(meeting: Meeting, band: str) -> bool:
    """Three offers have failed."""
    return band == "demand" and meeting.demand and meeting.offers >= PEACE["offers"]


def state_price(company: Company, meeting: Meeting, scribe: Scribe) -> None:
    """They say what they want."""
    tell = events.demanded_food if is_beast(meeting) else events.demanded_kuna
    tell(scribe, meeting, price(company, meeting))


def words_for(standing: Standing, meeting: Meeting, order: str) -> list[str]:
    """The amounts that can be offered: round sums, and the price and its half once it was named."""
    is_food = order == "offer_food"
    givers = standing.members
    have = wealth.rations(givers) if is_food else wealth.wealth(givers)
    amounts = set(PEACE["food"] if is_food else PEACE["amounts"])
    if meeting.demand and is_food == is_beast(meeting):
        whole = price(standing.company, meeting)
        amounts |= {whole, -(-whole // 2)}
    return [str(amount) for amount in sorted(amounts) if 0 < amount <= have]


def why_not_accept(standing: Standing, meeting: Meeting) -> Refusal | None:
    """The whole price must be at hand."""
    givers = standing.members
    have = wealth.rations(givers) if is_beast(meeting) else wealth.wealth(givers)
    return (
        Refusal(CLAUSE, "", {"amount": price(standing.company, meeting)})
        if have < price(standing.company, meeting)
        else None
    )


def why_not_service(standing: Standing, meeting: Meeting) -> Refusal | None:
    """Captive kin of theirs."""
    return None if _kin(standing, meeting) else Refusal(CLAUSE, "", {"group": meeting.group})


def why_not_offer(standing: Standing, meeting: Meeting, order: str, amount: str) -> Refusal | None:
    """Three distinct offers at most, each of what the group has with it."""
    is_over = meeting.offers >= PEACE["offers"] or f"{order} {amount}" in meeting.offered
    can = not is_over and amount in words_for(standing, meeting, order)
    return None if can else Refusal(CLAUSE, order, {"amount": amount})


def _kin(standing: Standing, meeting: Meeting) -> list[int]:
    """Captives of their own kind, whose freedom is a service to them."""
    return [
        one.number for one in standing.company.captives(meeting.group) if one.type == meeting.kind and meeting.seen > 1
    ]


def settle(standing: Standing, meeting: Meeting, scribe: Scribe) -> None:
    """Peace has its price: the demand, the offer, or their captive kin."""
    order = meeting.pending[0]
    if order == "service":
        for number in _kin(standing, meeting):
            captives.set_free(standing.company.members[number], scribe, CLAUSE)
        events.kin_freed(scribe, meeting)
    elif order == "accept":
        _hand(standing, meeting, price(standing.company, meeting), is_beast(meeting), scribe)
    else:
        hand_over(standing, meeting, scribe)


def hand_over(standing: Standing, meeting: Meeting, scribe: Scribe) -> None:
    """They take what was offered."""
    _hand(standing, meeting, int(meeting.pending[1]), meeting.pending[0] == "offer_food", scribe)


def _hand(standing: Standing, meeting: Meeting, amount: int, is_food: bool, scribe: Scribe) -> None:
    if is_food:
        wealth.feed(standing.members, amount)
        events.fed(scribe, meeting, amount)
        return
    paid = wealth.pay(standing.company, standing.members, amount, standing.company.members[meeting.creatures[0]])
    events.paid(scribe, meeting, paid)
