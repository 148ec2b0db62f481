"""Встречи: what both sides do before a blow falls (dungeon.attitude.choices, T6)."""

from __future__ import annotations

from typing import Any, Final

from podzem.core.decisions import JUDGE, Decision, Refusal
from podzem.core.events import OPEN, SECRET, Term
from podzem.core.scribe import Scribe
from podzem.systems.dungeon.game import MEETING, Game, Meeting
from podzem.systems.dungeon.game import ORDERS as GIVING_ORDERS
from podzem.systems.dungeon.rules import attitude, encounters, magic, offers
from podzem.systems.dungeon.rules.distance import sazhens
from podzem.systems.dungeon.rules.meeting_sight import announce, look_at, seen_data
from podzem.systems.dungeon.rules.retreating import go_back, run_away
from podzem.world.creatures import CREATURES
from podzem.world.light import DARK

CHOICES: Final = "dungeon.attitude.choices"
ADVANTAGE: Final = "dungeon.surprise.no_attitude"
PARTY: Final = "party"
OTHERS: Final = "others"

ORDERS: Final[dict[str, tuple[str, ...]]] = {
    "attack": (),
    "parley": (),
    "offer": ("kuna",),
    "offer_food": ("count",),
    "service": (),
    "accept": (),
    "wait": (),
    "step_back": (),
    "run": (),
    "slip_away": (),
    "leave": (),
    "command": ("member",),
}
OPEN_TO: Final = {
    "advantage": ("attack", "slip_away", "wait", "parley", "command"),
    "choose": ("attack", "parley", "offer", "offer_food", "wait", "step_back", "run", "command"),
    "demand": ("attack", "accept", "offer", "offer_food", "service", "leave", "run", "command"),
    "talk": ("attack", "offer", "offer_food", "leave", "run", "command"),
}
"""T6: what the party may do at each moment of a meeting."""
EVENTS: Final[tuple[str, ...]] = (
    "advantage_lost",
    "they_attack",
    "they_ignore",
    "they_help",
    "they_ask",
    "they_leave",
    "passed_by",
    "party_attacks",
    "party_waits",
    "party_speaks",
    "slipped_away",
    "parted",
)


def moment(meeting: Meeting) -> str:
    """Which row of T6 is in force."""
    return "advantage" if meeting.free_phase == PARTY else meeting.stage


def open_meeting(game: Game, meeting: Meeting, scribe: Scribe) -> None:
    """Who has the advantage, what the party is told, and whose decision it is (dungeon.surprise.use)."""
    one_sided = meeting.party_surprised != meeting.others_surprised
    meeting.free_phase = (OTHERS if meeting.party_surprised else PARTY) if one_sided else ""
    meeting.seen = look_at(game, meeting)
    meeting.told = meeting.free_phase != OTHERS
    if meeting.told:
        tell_of(game, meeting, scribe)
        return
    meeting.pending = ["surprise"]
    _learn(game, meeting, [], scribe)


def tell_of(game: Game, meeting: Meeting, scribe: Scribe) -> None:
    """The party learns that somebody is there, from which way, and what its light shows (dungeon.surprise.base)."""
    meeting.told = True
    if not meeting.waited:
        game.group(meeting.group).lapsed = True
    announce(game, meeting, scribe)


def candidates(game: Game, seat: int) -> list[Decision]:
    """The decisions of a seat in a meeting: the caller's, as T6 has them."""
    meeting = game.meeting
    if meeting is None or game.stage != MEETING or game.questions or seat != game.caller:
        return []
    found: list[Decision] = []
    for order in OPEN_TO.get(moment(meeting), ()):
        found += [Decision(seat, order, words) for words in _words(game, meeting, order)]
    return [decision for decision in found if why_not(game, decision) is None]


def _words(game: Game, meeting: Meeting, order: str) -> list[tuple[str, ...]]:
    """What can be said after an order: nothing, a sum, who raises his staff."""
    if order == "command":
        return [(member.id,) for member in magic.commanders(game, meeting)]
    return [(word,) for word in offers.words_for(game, meeting, order)] if ORDERS[order] else [()]


def why_not(game: Game, decision: Decision) -> Refusal | None:
    """Why a decision is not open in this meeting."""
    meeting = game.meeting
    if meeting is None or game.questions or decision.seat != game.caller:
        return Refusal("dungeon.time.order", decision.order, {"seat": decision.seat})
    known = OPEN_TO.get(moment(meeting), ())
    if decision.order not in known or len(decision.words) != len(ORDERS[decision.order]):
        return Refusal(CHOICES, decision.order, {"order": decision.order})
    if decision.order == "command":
        can = (decision.words[0],) in _words(game, meeting, "command")
        return None if can else Refusal(magic.CLAUSE, "command", {"member": decision.words[0]})
    return offers.why_not(game, meeting, decision)


def apply(game: Game, decision: Decision, scribe: Scribe) -> None:
    """Carry out the party's choice."""
    meeting = game.meeting
    assert meeting is not None
    if decision.order == "command":
        magic.command(game, meeting, decision.words[0], scribe)
        return
    _give_up_advantage(meeting, decision.order, scribe)
    meeting.pending = [decision.order, *decision.words]
    if decision.order == "attack":
        scribe.tell("party_attacks", CHOICES, OPEN, {"group": meeting.group})
        fight(game, meeting, scribe)
    elif decision.order == "slip_away":
        scribe.tell("slipped_away", CHOICES, OPEN, {"group": meeting.group})
        go_back(game, game.group(meeting.group))
        encounters.stay_behind(game, meeting)
        end(game, meeting)
    elif decision.order in ("accept", "service") or meeting.stage == "demand":
        _answer_demand(game, meeting, scribe)
    else:
        _speak(game, meeting, scribe)


def _give_up_advantage(meeting: Meeting, order: str, scribe: Scribe) -> None:
    """Asking or waiting comes too late for the free phase (dungeon.surprise.no_attitude)."""
    if meeting.free_phase == PARTY and order in ("wait", "parley"):
        meeting.free_phase = ""
        scribe.tell("advantage_lost", ADVANTAGE, OPEN, {"group": meeting.group})


def _speak(game: Game, meeting: Meeting, scribe: Scribe) -> None:
    """Words, gifts and waiting: their attitude comes out."""
    order = meeting.pending[0]
    if order in ("parley", "offer", "offer_food", "wait"):
        meeting.talked = True
        scribe.tell("party_waits" if order == "wait" else "party_speaks", CHOICES, OPEN, {"group": meeting.group})
    if attitude.is_known(meeting) and order not in ("offer", "offer_food"):
        act(game, meeting, scribe)
    elif order in ("offer", "offer_food"):
        _make_offer(game, meeting, scribe)
    else:
        _learn(game, meeting, [], scribe)


def _make_offer(game: Game, meeting: Meeting, scribe: Scribe) -> None:
    """Before a word was spoken it is a gift shown; afterwards a further roll (dungeon.attitude.change)."""
    offers.note(meeting)
    if not attitude.is_known(meeting):
        meeting.gift = offers.is_gift(game, meeting)
        _learn(game, meeting, [], scribe)
    elif offers.buys_peace(game, meeting):
        make_peace(game, meeting, scribe)
    else:
        _learn(game, meeting, [offers.reroll_term(game, meeting)], scribe)


def _answer_demand(game: Game, meeting: Meeting, scribe: Scribe) -> None:
    order = meeting.pending[0]
    meeting.talked = True
    if order in ("accept", "service"):
        make_peace(game, meeting, scribe)
    elif order in ("offer", "offer_food"):
        _make_offer(game, meeting, scribe)
    else:
        _flee_into_fight(game, meeting, scribe)


def _learn(game: Game, meeting: Meeting, extra: list[Term], scribe: Scribe) -> None:
    """Throw for their attitude; while the judge is asked, `act` waits for his answer."""
    if attitude.determine(game, meeting, encounters.keyed_of(game, meeting), extra, scribe):
        act(game, meeting, scribe)


def act(game: Game, meeting: Meeting, scribe: Scribe) -> None:
    """Those met act by their attitude upon what the party did (dungeon.attitude.table)."""
    band, order = attitude.band(meeting.attitude), meeting.pending[0]
    if order == "surprise" and band in ("indifferent", "helpful", "eager"):
        _let_surprised_pass(game, meeting, band, scribe)
    elif band == "attack" or offers.patience_is_over(meeting, band):
        they_attack(game, meeting, scribe)
    elif order in ("step_back", "run", "leave"):
        _let_go_or_not(game, meeting, band, scribe)
    elif band == "demand" and offers.buys_peace(game, meeting):
        make_peace(game, meeting, scribe)
    elif band == "demand":
        _demand(game, meeting, scribe)
    else:
        _peaceful(game, meeting, band, scribe)


def _let_surprised_pass(game: Game, meeting: Meeting, band: str, scribe: Scribe) -> None:
    """They give the advantage up; who only ignores an unseeing party passes with an entry for the judge alone."""
    meeting.free_phase = ""
    if band == "indifferent" and meeting.seen == DARK:
        scribe.tell("passed_by", "dungeon.surprise.base", SECRET, {"kind": meeting.kind})
        encounters.forget(game, meeting)
        end(game, meeting)
        return
    tell_of(game, meeting, scribe)
    _peaceful(game, meeting, band, scribe)


def they_attack(game: Game, meeting: Meeting, scribe: Scribe) -> None:
    """They throw themselves into combat."""
    if not meeting.told:
        tell_of(game, meeting, scribe)
    if meeting.pending and meeting.pending[0] in ("step_back", "run", "leave"):
        meeting.first = "withdraw"
    scribe.tell("they_attack", "dungeon.attitude.table", OPEN, {"group": meeting.group})
    fight(game, meeting, scribe)


def _flee_into_fight(game: Game, meeting: Meeting, scribe: Scribe) -> None:
    """Leaving those who demand: combat begins at this distance with the party withdrawing."""
    meeting.first = "withdraw"
    scribe.tell("they_attack", CHOICES, OPEN, {"group": meeting.group})
    fight(game, meeting, scribe)


def _let_go_or_not(game: Game, meeting: Meeting, band: str, scribe: Scribe) -> None:
    if band == "demand":
        _flee_into_fight(game, meeting, scribe)
        return
    scribe.tell("parted", CHOICES, OPEN, {"group": meeting.group})
    group = game.group(meeting.group)
    if meeting.pending[0] == "run":
        run_away(game, group)
    elif meeting.pending[0] == "step_back":
        go_back(game, group)
    encounters.go_away(game, meeting)
    end(game, meeting)


def _demand(game: Game, meeting: Meeting, scribe: Scribe) -> None:
    """Ready to attack unless bought off; who surprised the party keeps his free phase until answered."""
    if not meeting.told:
        tell_of(game, meeting, scribe)
    meeting.demand, meeting.stage = True, "demand"
    offers.state_price(game, meeting, scribe)


def _peaceful(game: Game, meeting: Meeting, band: str, scribe: Scribe) -> None:
    """Indifferent, ready to help, or asking themselves; a nav leaves any lit place."""
    if meeting.pending[0] in ("offer", "offer_food"):
        offers.hand_over(game, meeting, scribe)
    meeting.demand, meeting.stage = False, "talk"
    if "leaves_light" in CREATURES[meeting.kind].flags and meeting.seen > DARK:
        scribe.tell("they_leave", "dungeon.bestiary.table", OPEN, {"group": meeting.group})
        encounters.go_away(game, meeting)
        end(game, meeting)
        return
    name = {"indifferent": "they_ignore", "helpful": "they_help", "eager": "they_ask"}[band]
    scribe.tell(name, "dungeon.attitude.table", OPEN, {"group": meeting.group})
    if band in ("helpful", "eager"):
        offers.tell_secrets(game, meeting, encounters.keyed_of(game, meeting), scribe)


def make_peace(game: Game, meeting: Meeting, scribe: Scribe) -> None:
    """Bought off or served: indifferent without a roll, and each side goes its way (dungeon.attitude.change)."""
    offers.settle(game, meeting, scribe)
    meeting.attitude, meeting.demand, meeting.free_phase = attitude.INDIFFERENT, False, ""
    scribe.tell("parted", "dungeon.attitude.change", OPEN, {"group": meeting.group})
    encounters.go_away(game, meeting)
    end(game, meeting)


def fight(game: Game, meeting: Meeting, scribe: Scribe) -> None:
    """The meeting becomes a combat."""
    from podzem.systems.dungeon.rules.combat import begin

    game.group(meeting.group).lapsed = True
    begin(game, meeting, scribe)


def end(game: Game, meeting: Meeting) -> None:
    """The meeting is over; talking has used the turn, letting each other pass has not."""
    if meeting.talked:
        game.group(meeting.group).lapsed = True
    game.meeting = None
    if game.stage == MEETING:
        game.stage = GIVING_ORDERS


def seen_by(game: Game, viewer: int) -> dict[str, Any]:
    """Those met as far as the party's light shows them; the judge sees all."""
    meeting = game.meeting
    assert meeting is not None
    data = seen_data(game, meeting, viewer == JUDGE)
    hs = data["hs"]
    return {
        **data,
        "stage": moment(meeting),
        "sazhens": sazhens(hs) if hs is not None else None,
        "demand": offers.price(game, meeting) if meeting.demand else None,
        "can": [str(decision.text) for decision in candidates(game, game.caller)],
    }
