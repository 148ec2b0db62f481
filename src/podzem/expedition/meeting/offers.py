"""Встречи: gifts, the price of peace, and what changes their attitude (dungeon.attitude.change)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.events import Term
from podzem.core.scribe import Scribe
from podzem.expedition import captives, wealth
from podzem.expedition.meeting import events
from podzem.expedition.meeting.meeting import Meeting
from podzem.expedition.people import Member
from podzem.expedition.rule_tables import read_table
from podzem.systems.dungeon.game import Game
from podzem.world.creatures import CREATURES
from podzem.world.dungeon_map import Encounter
from podzem.world.gear import GEAR

TABLE: Final = read_table("meeting")
PEACE: Final = TABLE["peace"]
CLAUSE: Final = "dungeon.attitude.change"


def is_beast(meeting: Meeting) -> bool:
    """Whether food buys them and silver does not."""
    return CREATURES[meeting.kind].mind == "beast"


def levels(game: Game, meeting: Meeting) -> int:
    """The levels of all heads together."""
    return sum(game.members[number].level for number in meeting.creatures)


def price(game: Game, meeting: Meeting) -> int:
    """The price of peace: kuna by level and head, for beasts days of food."""
    return levels(game, meeting) * int(PEACE["rations"] if is_beast(meeting) else PEACE["kuna"])


def is_gift(game: Game, meeting: Meeting) -> bool:
    """Whether what was shown before speaking is a gift that counts (T8)."""
    return meeting.pending[0] == "offer" and int(meeting.pending[1]) >= levels(game, meeting) * TABLE["gift"]["kuna"]


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


def buys_peace(game: Game, meeting: Meeting) -> bool:
    """The whole price: no roll."""
    return meeting.pending[0] in ("offer", "offer_food") and offered(meeting) >= price(game, meeting)


def reroll_term(game: Game, meeting: Meeting) -> Term:
    """At least half of the price: a new roll at +1; less: at -1."""
    is_half = 2 * offered(meeting) >= price(game, meeting)
    return Term("offer", PEACE["half"] if is_half else PEACE["less"], CLAUSE)


def patience_is_over(meeting: Meeting, band: str) -> bool:
    """Three offers have failed."""
    return band == "demand" and meeting.demand and meeting.offers >= PEACE["offers"]


def state_price(game: Game, meeting: Meeting, scribe: Scribe) -> None:
    """They say what they want."""
    tell = events.demanded_food if is_beast(meeting) else events.demanded_kuna
    tell(scribe, meeting, price(game, meeting))


def present(game: Game, meeting: Meeting) -> list[Member]:
    """Those of the group who stand and can pay or give."""
    return [game.members[number] for number in game.group(meeting.group).members if game.members[number].is_up]


def words_for(game: Game, meeting: Meeting, order: str) -> list[str]:
    """The amounts that can be offered: round sums, and the price and its half once it was named."""
    is_food = order == "offer_food"
    givers = present(game, meeting)
    have = wealth.rations(givers) if is_food else wealth.wealth(givers)
    amounts = set(PEACE["food"] if is_food else PEACE["amounts"])
    if meeting.demand and is_food == is_beast(meeting):
        whole = price(game, meeting)
        amounts |= {whole, -(-whole // 2)}
    return [str(amount) for amount in sorted(amounts) if 0 < amount <= have]


def why_not_accept(game: Game, meeting: Meeting) -> Refusal | None:
    """The whole price must be at hand."""
    givers = present(game, meeting)
    have = wealth.rations(givers) if is_beast(meeting) else wealth.wealth(givers)
    return Refusal(CLAUSE, "", {"amount": price(game, meeting)}) if have < price(game, meeting) else None


def why_not_service(game: Game, meeting: Meeting) -> Refusal | None:
    """Captive kin of theirs."""
    return None if _kin(game, meeting) else Refusal(CLAUSE, "", {"group": meeting.group})


def why_not_offer(game: Game, meeting: Meeting, order: str, amount: str) -> Refusal | None:
    """Three distinct offers at most, each of what the group has with it."""
    is_over = meeting.offers >= PEACE["offers"] or f"{order} {amount}" in meeting.offered
    can = not is_over and amount in words_for(game, meeting, order)
    return None if can else Refusal(CLAUSE, order, {"amount": amount})


def _kin(game: Game, meeting: Meeting) -> list[int]:
    """Captives of their own kind, whose freedom is a service to them."""
    return [one.number for one in game.company.captives(meeting.group) if one.type == meeting.kind and meeting.seen > 1]


def settle(game: Game, meeting: Meeting, scribe: Scribe) -> None:
    """Peace has its price: the demand, the offer, or their captive kin."""
    order = meeting.pending[0]
    if order == "service":
        for number in _kin(game, meeting):
            captives.set_free(game.members[number], scribe, CLAUSE)
        events.kin_freed(scribe, meeting)
    elif order == "accept":
        _hand(game, meeting, price(game, meeting), is_beast(meeting), scribe)
    else:
        hand_over(game, meeting, scribe)


def hand_over(game: Game, meeting: Meeting, scribe: Scribe) -> None:
    """They take what was offered."""
    _hand(game, meeting, int(meeting.pending[1]), meeting.pending[0] == "offer_food", scribe)


def _hand(game: Game, meeting: Meeting, amount: int, is_food: bool, scribe: Scribe) -> None:
    if is_food:
        wealth.feed(present(game, meeting), amount)
        events.fed(scribe, meeting, amount)
        return
    paid = wealth.pay(game.company, present(game, meeting), amount, game.members[meeting.creatures[0]])
    events.paid(scribe, meeting, paid)


def tell_secrets(game: Game, meeting: Meeting, encounter: Encounter | None, scribe: Scribe) -> None:
    """Who is ready to help tells of hidden things that the map lets him know."""
    from podzem.systems.dungeon.furnishing import reveal

    for id in encounter.reveal if encounter is not None else ():
        if reveal(game, id):
            events.told_secret(scribe, game.company.audience, id)
