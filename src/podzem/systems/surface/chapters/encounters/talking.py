"""Встречи: what both sides do before a blow falls (surface.encounter.orders, .reaction; dungeon.attitude.*)."""

from __future__ import annotations

from typing import Final

from podzem.core.events import Term
from podzem.core.scribe import Scribe
from podzem.expedition.fight import codes as code_of
from podzem.expedition.meeting import attitude, offers
from podzem.expedition.meeting import events as told
from podzem.systems.surface.chapters import asking, hiding, pursuit
from podzem.systems.surface.chapters.encounters import (
    automatic,
    combat,
    first_sight,
    flight,
    meeting_ends,
    merchants,
    sides,
)
from podzem.systems.surface.chapters.encounters.encounter import FLEE, HIDE, OTHERS, PARTY
from podzem.systems.surface.events import meetings as events
from podzem.systems.surface.game import MEETING, Game

ORDERS: Final = "surface.encounter.orders"
CHANGE: Final = "dungeon.attitude.change"
OFFERS: Final = ("offer", "offer_food")
CHOOSE: Final = "choose"
REACTION: Final = "reaction"
MEANWHILE: Final = "meanwhile"
"""What the judge is asked of those met: what they do in a phase, and what while the party hides or flees."""


def say(game: Game, order: str, words: tuple[str, ...], scribe: Scribe) -> None:
    """The party talks, offers, waits, lets pass or withdraws: their attitude comes out, and they act by it."""
    _, meeting, _ = sides.at_hand(game)
    meeting.pending = [order, *words]
    if order == "parley" or order in OFFERS:
        told.party_speaks(scribe, meeting)
    elif order in ("stand_by", "let_pass"):
        scribe.record(events.STOOD_BY, {"side": PARTY})
    if order in ("accept", "service"):
        make_peace(game, scribe)
    elif order in OFFERS:
        _offer(game, scribe)
    elif attitude.is_known(meeting) or meeting.stage == pursuit.CAUGHT:
        act(game, scribe)
    else:
        _learn(game, [], scribe)


def _offer(game: Game, scribe: Scribe) -> None:
    """Before a word was spoken it is a gift shown; afterwards a further roll (dungeon.attitude.change)."""
    _, meeting, _ = sides.at_hand(game)
    offers.note(meeting)
    if not attitude.is_known(meeting):
        meeting.gift = offers.is_gift(game.company, meeting)
        _learn(game, [], scribe)
    elif offers.buys_peace(game.company, meeting):
        make_peace(game, scribe)
    else:
        _learn(game, [offers.reroll_term(game.company, meeting)], scribe)


def _learn(game: Game, extra: list[Term], scribe: Scribe) -> None:
    """Throw for their attitude with what T9 adds; while the judge is asked, `act` waits for his answer."""
    party, meeting, _ = sides.at_hand(game)
    own = sides.above(game).attitude
    terms = [*extra, Term("kind", own, "surface.encounter.tables")] if own else extra
    rolled = attitude.determine(sides.standing_of(game, party), meeting, None, terms, scribe)
    asked = attitude.question(game.setting, meeting.attitude) if rolled else []
    game.questions += asked
    if not asked:
        act(game, scribe)


def rule(game: Game, total: int, scribe: Scribe) -> None:
    """The judge has said how they are disposed."""
    _, meeting, _ = sides.at_hand(game)
    meeting.attitude = total
    act(game, scribe)


def act(game: Game, scribe: Scribe) -> None:
    """Those met act upon what the party did: by their attitude (T12), or as the judge says."""
    default = automatic.reaction(game)
    if not asking.ask(game, first_sight.OPPONENTS, REACTION, automatic.reactions(game), default):
        react(game, default, 0, scribe)


def react(game: Game, answer: str, kept: int, scribe: Scribe) -> None:
    """What those met do in this phase."""
    _, meeting, _ = sides.at_hand(game)
    order = meeting.pending[0]
    match answer:
        case automatic.DEMAND:
            _demand(game, order, scribe)
        case automatic.ATTACK:
            _they_attack(game, scribe)
        case _ if answer == HIDE:
            _they_hide(game, scribe)
        case _ if answer == FLEE:
            _they_flee(game, scribe)
        case _:
            _peaceful(game, order, answer, scribe)


def _demand(game: Game, order: str, scribe: Scribe) -> None:
    """Ready to attack unless bought off; a price that was named and not paid is refused."""
    _, meeting, _ = sides.at_hand(game)
    whole = order in OFFERS and offers.buys_peace(game.company, meeting)
    over = offers.patience_is_over(meeting, "demand")
    if whole:
        make_peace(game, scribe)
    elif (order not in OFFERS and (meeting.demand or order == "withdraw" or meeting.stage == pursuit.CAUGHT)) or over:
        _refused(game, order, scribe)
    else:
        meeting.demand, meeting.stage = True, "demand"
        offers.state_price(game.company, meeting, scribe)


def _refused(game: Game, order: str, scribe: Scribe) -> None:
    """They attack if they are not too weak, else let the party be."""
    if automatic.unpaid(game) == automatic.ATTACK:
        _they_attack(game, scribe)
    else:
        _peaceful(game, order, automatic.PASS, scribe)


def _they_attack(game: Game, scribe: Scribe) -> None:
    """A shooting phase begins; what else the party had in mind than to go back counts as holding."""
    _, meeting, _ = sides.at_hand(game)
    told.they_attack(scribe, "dungeon.attitude.table", meeting)
    code = code_of.HOLD
    if meeting.pending[0] == "withdraw":
        code = int(code_of.pack(code_of.WITHDRAW, int(meeting.pending[1])))
    meeting.stage = CHOOSE
    combat.attack(game, OTHERS, scribe, int(code))


def _they_hide(game: Game, scribe: Scribe) -> None:
    """The weaker side gets out of sight if it can, when the party's move is done."""
    _, meeting, encounter = sides.at_hand(game)
    if not encounter.their_hiding:
        combat.begin_to_hide(game, OTHERS)
    _go_back(game, scribe)
    if game.meeting is None:
        return
    if combat.tries_to_hide(game, OTHERS, scribe):
        meeting_ends.close(game)
    else:
        meeting.stage = CHOOSE


def _they_flee(game: Game, scribe: Scribe) -> None:
    """They run when the party's move is done; it says whether it follows."""
    _go_back(game, scribe)
    if game.meeting is not None:
        game.meeting.stage = CHOOSE
        flight.begin(game, OTHERS, scribe)


def _peaceful(game: Game, order: str, reaction: str, scribe: Scribe) -> None:
    """They pass by or talk; where both sides wait or let pass, or both close the talk, it is over."""
    party, meeting, _ = sides.at_hand(game)
    if order in OFFERS:
        offers.hand_over(sides.standing_of(game, party), meeting, scribe)
    meeting.demand = False
    _tell_peace(game, reaction, scribe)
    _go_back(game, scribe)
    if game.meeting is None:
        return
    if order in ("stand_by", "let_pass") and (reaction == automatic.PASS or meeting.stage == "talk"):
        meeting_ends.part(game, ORDERS, scribe)
    else:
        meeting.stage = "talk" if order != "withdraw" else CHOOSE
        merchants.show(game, scribe)


def _tell_peace(game: Game, reaction: str, scribe: Scribe) -> None:
    """That they take no notice, would help, or ask for something."""
    _, meeting, _ = sides.at_hand(game)
    if reaction != automatic.TALK:
        told.they_ignore(scribe, meeting)
    elif attitude.band(sides.disposition(game)) == "eager":
        told.they_ask(scribe, meeting)
    else:
        told.they_help(scribe, meeting)


def _go_back(game: Game, scribe: Scribe) -> None:
    """The party's own move of this phase."""
    party, meeting, _ = sides.at_hand(game)
    if meeting.pending[0] == "withdraw":
        first_sight.withdraw(game, party, int(meeting.pending[1]), ORDERS, scribe)


def make_peace(game: Game, scribe: Scribe) -> None:
    """Bought off or served: indifferent without a roll, and each side goes its way (dungeon.attitude.change)."""
    party, meeting, _ = sides.at_hand(game)
    offers.settle(sides.standing_of(game, party), meeting, scribe)
    meeting.attitude, meeting.demand = attitude.INDIFFERENT, False
    told.parted(scribe, CHANGE, meeting)
    meeting_ends.close(game)


def attack(game: Game, scribe: Scribe) -> None:
    """No word is spoken; in the phase in which a surprised enemy cannot act, or sealed against his order."""
    _, meeting, _ = sides.at_hand(game)
    told.party_attacks(scribe, meeting)
    meeting.stage = CHOOSE
    combat.attack(game, PARTY, scribe)


def free_hide(game: Game, scribe: Scribe) -> None:
    """The use of a sole surprise: out of turn, at no cost of time (surface.hide.free)."""
    _, meeting, _ = sides.at_hand(game)
    done = hiding.throw(game, hiding.FREE, scribe)
    event = events.HIDDEN if done else events.NOT_HIDDEN
    scribe.record(event, {"side": PARTY}, clause=hiding.FREE)
    meeting.free_phase = ""
    if done:
        meeting_ends.close(game)


def show(game: Game, scribe: Scribe) -> None:
    """The advantage is given up."""
    _, meeting, _ = sides.at_hand(game)
    meeting.free_phase = ""
    scribe.record(events.SHOWN, {"side": PARTY})


def withdraw_unseen(game: Game, hs: int, scribe: Scribe) -> None:
    """The advantage used to go back; nobody is surprised any more."""
    party, meeting, _ = sides.at_hand(game)
    meeting.free_phase = ""
    first_sight.withdraw(game, party, hs, "surface.encounter.advantage", scribe)


def slip(game: Game, order: str, scribe: Scribe) -> None:
    """The party hides or flees: no contact is made, so no attitude is thrown; the others act first."""
    _, meeting, encounter = sides.at_hand(game)
    if order == HIDE:
        combat.begin_to_hide(game, PARTY)
    encounter.wish, meeting.pending = order, [order]
    meeting.stage = CHOOSE
    _let_them_act(game, scribe)


def _let_them_act(game: Game, scribe: Scribe) -> None:
    """While the party hides or flees those met attack or do not (T12), or as the judge says."""
    default = automatic.ATTACK if automatic.without_contact(game) == automatic.ATTACK else automatic.PASS
    words = [automatic.ATTACK, automatic.PASS]
    if not asking.ask(game, first_sight.OPPONENTS, MEANWHILE, words, default):
        meanwhile(game, default, 0, scribe)


def meanwhile(game: Game, answer: str, kept: int, scribe: Scribe) -> None:
    """What those met do in a phase in which the party hides or flees; then the phase ends."""
    _, meeting, encounter = sides.at_hand(game)
    if answer == automatic.ATTACK:
        told.they_attack(scribe, "dungeon.attitude.table", meeting)
        combat.attack(game, OTHERS, scribe, int(code_of.HOLD))
        return
    order = encounter.wish
    _end_of_phase(game, order, scribe)
    if game.encounter is encounter and encounter.wish == order and game.stage == MEETING:
        _let_them_act(game, scribe)


def _end_of_phase(game: Game, order: str, scribe: Scribe) -> None:
    """The dice of who hides, the party's first; then flight."""
    _, _, encounter = sides.at_hand(game)
    hidden = order == HIDE and combat.tries_to_hide(game, PARTY, scribe)
    if hidden or (encounter.their_hiding and combat.tries_to_hide(game, OTHERS, scribe)):
        meeting_ends.close(game)
    elif order == FLEE:
        flight.begin(game, PARTY, scribe)
