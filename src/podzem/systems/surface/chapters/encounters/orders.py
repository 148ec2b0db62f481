"""The orders of a meeting, a fight and a pursuit above ground (surface.core.legal_actions)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, TypeAlias

from podzem.core.decisions import JUDGE, Decision, Refusal
from podzem.core.memo import cached
from podzem.core.numbers import read_natural
from podzem.core.orders import OrderSpec
from podzem.core.scribe import Scribe
from podzem.expedition import aid, fight_orders, magic
from podzem.expedition.fight import marks
from podzem.expedition.fight.legal import awaited_front
from podzem.expedition.meeting import offers
from podzem.expedition.people import DOWN
from podzem.systems.surface.chapters import budget, hiding, pursuit
from podzem.systems.surface.chapters.encounters import combat, flight, ground, rulings, sides, talking
from podzem.systems.surface.chapters.encounters.encounter import FLEE, FOLLOW, HIDE, OTHERS, PARTY, RUN
from podzem.systems.surface.chapters.encounters.ground import HS
from podzem.systems.surface.events import meetings as events
from podzem.systems.surface.game import COMBAT, MEETING, PURSUIT, Game
from podzem.systems.surface.open_air import OpenAir
from podzem.systems.surface.parties import MARCH
from podzem.systems.surface.rows import SeatOrder, Words
from podzem.systems.surface.telling import side

Choices: TypeAlias = Callable[[Game, int], Iterable[Words]]
WhyNot: TypeAlias = Callable[[Game, int, Words], Refusal | None]
Do: TypeAlias = Callable[[Game, int, Words, Scribe], None]
ADVANTAGE: Final = "surface.encounter.advantage"
ORDER: Final = "surface.encounter.orders"

OPEN_TO: Final = {
    "advantage": ("attack", "free_hide", "withdraw", "show"),
    "choose": (
        "attack",
        "parley",
        "offer",
        "offer_food",
        "hide",
        "flee",
        "withdraw",
        "stand_by",
        "let_pass",
        "command",
    ),
    "demand": (
        *("attack", "accept", "offer", "offer_food", "service", "hide", "flee", "withdraw", "let_pass", "command"),
    ),
    "talk": ("attack", "offer", "offer_food", "hide", "flee", "withdraw", "stand_by", "let_pass", "command"),
    "caught": ("attack", "parley", "flee", "surrender"),
}
"""What the party may do at each moment of a meeting."""


def moment(game: Game) -> str:
    """Where the meeting stands for the party."""
    assert game.meeting is not None
    return "advantage" if game.meeting.free_phase == PARTY else game.meeting.stage


def _caller(game: Game) -> tuple[int, ...]:
    """The caller of the party that meets somebody, and knows of it."""
    party = next((one for one in game.parties if one.number == game.acting), None)
    if party is None or game.encounter is None or game.meeting is None or not game.meeting.told:
        return ()
    return (party.caller,)


def _fighters(game: Game) -> tuple[int, ...]:
    """Those whom the fight waits for; who hides or flees in this phase is told that he does nothing else in it."""
    if game.encounter is None:
        return ()
    return (*combat.needed(game), *_caller(game)) if game.encounter.wish else combat.needed(game)


def _once(game: Game, seat: int) -> Iterable[Words]:
    return [()]


def _why_not_now(game: Game, order: str) -> Refusal | None:
    """Not at this moment of the meeting."""
    if game.stage != MEETING or order in OPEN_TO.get(moment(game), ()):
        return None
    clause = hiding.FREE if order == "free_hide" else ADVANTAGE if moment(game) == "advantage" else ORDER
    return Refusal(clause, order, {"order": order})


def _plain(order: str) -> WhyNot:
    return lambda game, seat, words: _why_not_now(game, order)


def _saying(order: str) -> Do:
    return lambda game, seat, words, scribe: talking.say(game, order, words, scribe)


def _meet(name: str, do: Do, why_not: WhyNot | None = None, choices: Choices = _once, facts: Words = ()) -> SeatOrder:
    """An order of the caller in a meeting."""
    spec = OrderSpec(name, facts, may_hide_a_die=True)
    return SeatOrder(
        spec=spec, stages=(MEETING,), whose=_caller, choices=choices, why_not=why_not or _plain(name), do=do
    )


def _offers(order: str) -> Choices:
    def choices(game: Game, seat: int) -> Iterable[Words]:
        party, meeting, _ = sides.at_hand(game)
        return [(word,) for word in offers.words_for(sides.standing_of(game, party), meeting, order)]

    return choices


def _why_not_offer(order: str) -> WhyNot:
    def why_not(game: Game, seat: int, words: Words) -> Refusal | None:
        party, meeting, _ = sides.at_hand(game)
        refusal = _why_not_now(game, order)
        return refusal or offers.why_not_offer(sides.standing_of(game, party), meeting, order, words[0])

    return why_not


def _why_not_accept(game: Game, seat: int, words: Words) -> Refusal | None:
    party, meeting, _ = sides.at_hand(game)
    refusal = _why_not_now(game, "accept")
    return refusal or offers.why_not_accept(sides.standing_of(game, party), meeting)


def _why_not_service(game: Game, seat: int, words: Words) -> Refusal | None:
    party, meeting, _ = sides.at_hand(game)
    refusal = _why_not_now(game, "service")
    return refusal or offers.why_not_service(sides.standing_of(game, party), meeting)


def _commanders(game: Game, seat: int) -> Iterable[Words]:
    party, meeting, _ = sides.at_hand(game)
    return [(one.id,) for one in magic.commanders(game.company, sides.standing_of(game, party).members, meeting)]


def _why_not_command(game: Game, seat: int, words: Words) -> Refusal | None:
    can = words in list(_commanders(game, seat))
    return _why_not_now(game, "command") or (None if can else Refusal(magic.CLAUSE, "command", {"member": words[0]}))


def _command(game: Game, seat: int, words: Words, scribe: Scribe) -> None:
    party, meeting, _ = sides.at_hand(game)
    raised = next(one for one in game.members_of(party) if one.id == words[0])
    magic.command(game.company, raised, meeting, scribe)


def _farthest(game: Game) -> int:
    """How far the party can go back in a phase, in half-sazhens: twice its movement."""
    return 2 * HS * ground.scale(game).times * sides.speed(game, PARTY)


def _lengths(game: Game, seat: int) -> Iterable[Words]:
    return [(str(hs),) for hs in range(1, _farthest(game) + 1)]


def _why_not_withdraw(game: Game, seat: int, words: Words) -> Refusal | None:
    hs = read_natural(words[0])
    refusal = _why_not_now(game, "withdraw")
    can = hs is not None and 1 <= hs <= _farthest(game)
    return refusal or (None if can else Refusal("surface.encounter.triple", "withdraw", {"hs": words[0]}))


def _withdraw(game: Game, seat: int, words: Words, scribe: Scribe) -> None:
    if moment(game) == "advantage":
        talking.withdraw_unseen(game, int(words[0]), scribe)
    else:
        talking.say(game, "withdraw", words, scribe)


def _why_not_free(game: Game, seat: int, words: Words) -> Refusal | None:
    _, meeting, encounter = sides.at_hand(game)
    return hiding.why_not_free(game, encounter, meeting.hs, meeting.free_phase == PARTY)


def _why_not_hide(game: Game, seat: int, words: Words) -> Refusal | None:
    """In a meeting or in a shooting phase in which nothing else was ordered."""
    _, meeting, encounter = sides.at_hand(game)
    refusal = _why_not_now(game, HIDE) or _why_not_in_phase(game, HIDE, hiding.TIME)
    return refusal or hiding.why_not(game, encounter, meeting.hs)


def _why_not_in_phase(game: Game, order: str, clause: str) -> Refusal | None:
    """Not in melee, not surprised, and not with another action."""
    fight, encounter = game.fight, game.encounter
    if fight is None or encounter is None:
        return None
    idle = not encounter.wish and awaited_front(fight, marks.PARTY) >= 0 and fight.stunned != marks.PARTY
    begun = any(fight.plan[2 * front + marks.PARTY] != marks.NONE for front in range(marks.FRONTS))
    return None if idle and not begun and not combat.is_melee(fight) else Refusal(clause, order)


def _slip(order: str) -> Do:
    """Hiding or fleeing takes the whole phase of the party."""

    def do(game: Game, seat: int, words: Words, scribe: Scribe) -> None:
        if game.fight is None:
            talking.slip(game, order, scribe)
            return
        _, _, encounter = sides.at_hand(game)
        encounter.wish = order
        if order == HIDE:
            encounter.hid.append(PARTY)
            encounter.hiding = hiding.phases(game)
        combat.hold(game.fight, PARTY)
        combat.go_on(game, scribe)

    return do


def _why_not_flee(game: Game, seat: int, words: Words) -> Refusal | None:
    """Never from melee, nor with a member who cannot move; the judge says of those who broke that they flee."""
    if seat == JUDGE:
        return combat.why_not(game, Decision(seat, FLEE), ())
    party, _, _ = sides.at_hand(game)
    refusal = _why_not_now(game, FLEE) or _why_not_in_phase(game, FLEE, flight.CLAUSE)
    return refusal or flight.why_not(game, party)


def _flee(game: Game, seat: int, words: Words, scribe: Scribe) -> None:
    if seat == JUDGE:
        combat.order(game, Decision(seat, FLEE), scribe)
    else:
        _slip(FLEE)(game, seat, words, scribe)


def _both(game: Game) -> Iterable[int]:
    return _fighters(game) if game.stage == COMBAT else _caller(game)


def _why_not_surrender(game: Game, seat: int, words: Words) -> Refusal | None:
    if game.stage == COMBAT:
        return combat.why_not(game, Decision(seat, "surrender"), ())
    if game.stage == PURSUIT:
        return _why_not_stage(game, "surrender", RUN, PARTY)
    return _why_not_now(game, "surrender")


def _surrender(game: Game, seat: int, words: Words, scribe: Scribe) -> None:
    if game.stage == COMBAT:
        combat.order(game, Decision(seat, "surrender"), scribe)
    else:
        pursuit.surrender(game, PARTY, scribe)


def _fallen(game: Game, seat: int) -> Iterable[Words]:
    party, _, _ = sides.at_hand(game)
    return [(one.id,) for one in game.members_of(party) if one.status == DOWN]


def _why_not_abandon(game: Game, seat: int, words: Words) -> Refusal | None:
    """Only who lies is left; who bears too much can be unloaded."""
    can = words in list(_fallen(game, seat))
    return None if can else Refusal(flight.CLAUSE, "abandon", {"member": words[0]})


def _abandon(game: Game, seat: int, words: Words, scribe: Scribe) -> None:
    """He is left to the others, who aid nobody."""
    party, _, _ = sides.at_hand(game)
    member = next(one for one in game.members_of(party) if one.id == words[0])
    scribe.record(events.LEFT_LYING, {"member": member.id}, audience=side(game, party))
    aid.die_of(member, aid.WINDOW, OpenAir(game), scribe)


def _why_not_stage(game: Game, order: str, stage: str, flees: str) -> Refusal | None:
    _, _, encounter = sides.at_hand(game)
    now = encounter.pursuit
    is_open = now is not None and now.stage == stage and now.flees == flees
    return None if is_open else Refusal(pursuit.LEG, order)


def _why_not_run(game: Game, seat: int, words: Words) -> Refusal | None:
    party, _, _ = sides.at_hand(game)
    return _why_not_stage(game, "run", RUN, PARTY) or flight.why_not(game, party, "run")


def _run(game: Game, seat: int, words: Words, scribe: Scribe) -> None:
    pursuit.turn_to_pursuer(game)


def _why_not_pursue(game: Game, seat: int, words: Words) -> Refusal | None:
    """With budget 0 it must give up or force the day; nobody runs after others with the fallen on his back."""
    party, _, _ = sides.at_hand(game)
    refusal = _why_not_stage(game, "pursue", FOLLOW, OTHERS) or flight.why_not(game, party, "pursue")
    paid = party.phase == MARCH and game.setting.word("pursuit_flight_cost") == "deduct"
    if refusal is None and paid and not budget.remaining(game, party):
        return Refusal("surface.pursuit.players_pursue", "pursue", {"party": party.number})
    return refusal


def _pursue(game: Game, seat: int, words: Words, scribe: Scribe) -> None:
    pursuit.run(game, True, scribe)


def _why_not_give_up(game: Game, seat: int, words: Words) -> Refusal | None:
    return _why_not_stage(game, "give_up", FOLLOW, OTHERS)


def _give_up(game: Game, seat: int, words: Words, scribe: Scribe) -> None:
    pursuit.run(game, False, scribe)


def _fight_words(name: str) -> Choices:
    """The words with which the fight allows an order now."""

    def choices(game: Game, seat: int) -> Iterable[Words]:
        fight = game.fight
        assert fight is not None
        return cached(game, "fight_orders", seat, "", lambda: fight_orders.by_name(fight, seat)).get(name, [])

    return choices


def _in_fight(name: str) -> SeatOrder:
    """An order of a side in combat, or an answer to what it asks."""
    facts = fight_orders.facts_of(name)
    return SeatOrder(
        spec=OrderSpec(name, facts),
        stages=(COMBAT,),
        whose=_fighters,
        choices=_fight_words(name),
        why_not=lambda game, seat, words: combat.why_not(game, Decision(seat, name, words), facts),
        do=lambda game, seat, words, scribe: combat.order(game, Decision(seat, name, words), scribe),
    )


def _chase(name: str, why_not: WhyNot, do: Do) -> SeatOrder:
    spec = OrderSpec(name, may_hide_a_die=True)
    return SeatOrder(spec=spec, stages=(PURSUIT,), whose=_caller, choices=_once, why_not=why_not, do=do)


ORDERS: Final = (
    _meet("attack", lambda game, seat, words, scribe: talking.attack(game, scribe)),
    _meet("parley", _saying("parley")),
    _meet("offer", _saying("offer"), _why_not_offer("offer"), _offers("offer"), ("kuna",)),
    _meet("offer_food", _saying("offer_food"), _why_not_offer("offer_food"), _offers("offer_food"), ("count",)),
    _meet("accept", _saying("accept"), _why_not_accept),
    _meet("service", _saying("service"), _why_not_service),
    _meet("command", _command, _why_not_command, _commanders, ("member",)),
    _meet("free_hide", lambda game, seat, words, scribe: talking.free_hide(game, scribe), _why_not_free),
    _meet("show", lambda game, seat, words, scribe: talking.show(game, scribe)),
    _meet("withdraw", _withdraw, _why_not_withdraw, _lengths, ("hs",)),
    _meet("stand_by", _saying("stand_by")),
    _meet("let_pass", _saying("let_pass")),
    SeatOrder(
        spec=OrderSpec(HIDE),
        stages=(MEETING, COMBAT),
        whose=_caller,
        choices=_once,
        why_not=_why_not_hide,
        do=_slip(HIDE),
    ),
    SeatOrder(
        spec=OrderSpec(FLEE), stages=(MEETING, COMBAT), whose=_both, choices=_once, why_not=_why_not_flee, do=_flee
    ),
    SeatOrder(
        spec=OrderSpec("surrender"),
        stages=(MEETING, COMBAT, PURSUIT),
        whose=_both,
        choices=_once,
        why_not=_why_not_surrender,
        do=_surrender,
    ),
    SeatOrder(
        spec=OrderSpec("abandon", ("member",)),
        stages=(MEETING, COMBAT, PURSUIT),
        whose=_caller,
        choices=_fallen,
        why_not=_why_not_abandon,
        do=_abandon,
    ),
    _chase("run", _why_not_run, _run),
    _chase("pursue", _why_not_pursue, _pursue),
    _chase("give_up", _why_not_give_up, _give_up),
    *(_in_fight(name) for name in fight_orders.NAMES if name not in (FLEE, "surrender")),
    *rulings.ORDERS,
)
