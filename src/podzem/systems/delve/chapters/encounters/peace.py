"""Talking: what they want, gifts, threats, bribes (delve.react.peace, delve.react.bribe, delve.react.shift)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.scribe import Scribe
from podzem.systems.delve.abilities import BEAST, hit_dice, nature
from podzem.systems.delve.asking import ANSWERS, settle
from podzem.systems.delve.chapters.beasts.treasure import COINS
from podzem.systems.delve.chapters.combat import fights
from podzem.systems.delve.chapters.combat.aid import use_up
from podzem.systems.delve.chapters.combat.wounds import lay
from podzem.systems.delve.chapters.encounters import events, reaction
from podzem.systems.delve.chapters.encounters.bands import send_away, sweep
from podzem.systems.delve.chapters.encounters.news import tell_of_next
from podzem.systems.delve.chapters.flight.chase import price_of_peace, worth
from podzem.systems.delve.chapters.morale.checks import holds, score
from podzem.systems.delve.chapters.visibility.sight import forget, told_kind
from podzem.systems.delve.chapters.wander.noise import quiet_down
from podzem.systems.delve.data.creatures import WONTS
from podzem.systems.delve.data.fighting import number
from podzem.systems.delve.data.results import BRIBE_COINS, TRIBUTE
from podzem.systems.delve.game import MEETING, TURN, Game
from podzem.systems.delve.meeting import Meeting, Question
from podzem.systems.delve.people import Band, Group, Person
from podzem.systems.delve.present import bands_met, members, ours, own_group, up
from podzem.systems.delve.rows import no
from podzem.systems.delve.things import Item

PEACE: Final = "delve.react.peace"
BRIBE: Final = "delve.react.bribe"
SHIFT: Final = "delve.react.shift"
PARLEY: Final = "parley"
DEMAND: Final = "demand_bribe"
ASK: Final = "ask_bribe"
FAVOUR: Final = "ask_favour"
AWAY: Final = "order_away"
TALK: Final = "talk"
PAYABLE: Final = (DEMAND, ASK, FAVOUR)
FAVOUR_COINS: Final = BRIBE_COINS
BOOK: Final = "book"
"""The favour is the one that the book has them ask."""
RATION: Final = "ration"


def meeting_of(game: Game) -> Meeting:
    """The meeting that is on."""
    assert game.meeting is not None
    return game.meeting


def spokesmen(game: Game) -> Band:
    """The band that is dealt with: the first of which somebody stands."""
    return next(band for band in bands_met(game) if up(band))


def react(game: Game, scribe: Scribe, speaker: Person | None = None) -> None:
    """Both are aware: their mood is told, never its number, and they do what the die has them do."""
    band = spokesmen(game)
    if speaker is not None:
        reaction.speak(band, speaker, scribe)
    respond(game, band, scribe)


def respond(game: Game, band: Band, scribe: Scribe) -> None:
    """Their mood is told and followed; how 6 to 8 is read is a human judge's to say (delve.react.context)."""
    mood = reaction.told_mood(game, band, scribe)
    if mood == reaction.EXPECTED and not band.kin_harmed:
        settle(game, "context", "context", WONTS, reaction.by_the_book(game, band), [f"band.{band.number}"], scribe)
        return
    follow(game, reaction.conduct_in(game, band, mood, scribe), scribe)


def _in_context(game: Game, question: Question, word: str, scribe: Scribe) -> None:
    band = spokesmen(game)
    band.context = "" if word == question.default else word
    follow(game, reaction.conduct_in(game, band, reaction.EXPECTED, scribe), scribe)


ANSWERS["context"] = _in_context


def follow(game: Game, conduct: str, scribe: Scribe) -> None:
    """What they do or want."""
    meeting, band = meeting_of(game), spokesmen(game)
    meeting.step, meeting.waiting, meeting.ask = PARLEY, conduct, 0
    game.stage = MEETING
    if conduct == "attack":
        attack(game, scribe)
    elif conduct == "leave":
        leave(game, scribe, PEACE)
    elif conduct == FAVOUR and band.served:
        go_content(game, scribe)
    elif conduct in PAYABLE:
        _ask_for(game, band, conduct, scribe)
    elif conduct == AWAY:
        meeting.deadline = game.turn + 1
        scribe.record(events.ORDER_AWAY, {"kind": told_kind(game, band)})
    elif conduct == TALK:
        tell_of_next(game, own_group(game), told_kind(game, band), scribe)
    else:
        _tribute(game, band, scribe)


def _ask_for(game: Game, band: Band, conduct: str, scribe: Scribe) -> None:
    """A sum is told; what the favour is goes by the book, or the judge names it."""
    if conduct == FAVOUR:
        settle(game, "favour", "favour", [BOOK], BOOK, [f"band.{band.number}"], scribe)
    else:
        demand(game, band, conduct, scribe)


def demand(game: Game, band: Band, conduct: str, scribe: Scribe) -> None:
    """They name their sum."""
    meeting = meeting_of(game)
    meeting.ask = sum_asked(game, band, conduct)
    scribe.record(
        events.DEMAND, {"kind": told_kind(game, band), "ask": conduct, "count": meeting.ask, "goods": goods(game)}
    )


def sum_asked(game: Game, band: Band, conduct: str) -> int:
    """Coins for peace, or rations for beasts; a favour is twenty coins' worth."""
    if conduct == FAVOUR:
        return FAVOUR_COINS
    if nature(band).mind == BEAST:
        return max(1, sum(hit_dice(one) for one in up(band)))
    return price_of_peace(bands_met(game))


def attack(game: Game, scribe: Scribe, clause: str = PEACE) -> None:
    """They attack; initiative is rolled."""
    scribe.record(events.THEY_ATTACK, {"kind": told_kind(game, spokesmen(game))}, clause=clause)
    fights.begin(game, scribe)


def leave(game: Game, scribe: Scribe, clause: str) -> None:
    """They go their way."""
    scribe.record(events.THEY_LEAVE, {"kind": told_kind(game, spokesmen(game))}, clause=clause)
    for band in bands_met(game):
        send_away(game, band)
    end(game, scribe)


def end(game: Game, scribe: Scribe) -> None:
    """The meeting is over; the turn goes on."""
    game.meeting, game.fight, game.stage = None, None, TURN
    forget(game)
    sweep(game)
    waiting = {band.number for band in game.bands if band.waits and up(band)}
    game.favours = [favour for favour in game.favours if favour.band in waiting]
    quiet_down(game, scribe)


def part_in_peace(game: Game, scribe: Scribe) -> None:
    """Both go on; whoever lives here stays, and does not attack for a day's quarter (delve.react.bribe)."""
    for band in bands_met(game):
        band.peaceful_until = game.turn + number("bribe", "peace_turns")
        if not band.keyed:
            send_away(game, band)
    end(game, scribe)


def _tribute(game: Game, band: Band, scribe: Scribe) -> None:
    """They lay some coins down and go."""
    coins = TRIBUTE.throw(lambda sides: int(scribe.roll(sides, events.TRIBUTE_DIE)))
    scribe.record(events.TRIBUTE, {"kind": told_kind(game, band), "count": coins})
    lay(game, ours(game)[0], [Item(COINS, game.take_number(), count=coins, found=True)])
    meeting_of(game).waiting = TALK


# the party's part


def purse(game: Game, group: Group) -> int:
    """Coins of the whole group."""
    return sum(item.count for one in members(game, group) for item in one.items if item.kind == COINS)


def rations(game: Game, group: Group) -> int:
    """Rations of the whole group."""
    return sum(item.count for one in members(game, group) for item in one.items if item.kind == RATION)


def purse_for(game: Game, group: Group) -> int:
    """How much the group has of what they ask for."""
    return rations(game, group) if in_food(game) else purse(game, group)


def in_food(game: Game) -> bool:
    """Whether they want food and not coins."""
    return meeting_of(game).waiting != FAVOUR and nature(spokesmen(game)).mind == BEAST


def goods(game: Game) -> str:
    """In what they are paid."""
    return "food" if in_food(game) else "coins"


def why_not_pay(game: Game, group: Group) -> Refusal | None:
    """Only what is asked for, and only if the group has it."""
    meeting = meeting_of(game)
    if meeting.waiting not in PAYABLE or not meeting.ask:
        return no(BRIBE, group=group.number, why="unasked")
    have = purse_for(game, group)
    return None if have >= meeting.ask else no(BRIBE, group=group.number, why=goods(game), count=have, most=meeting.ask)


def pay(game: Game, group: Group, scribe: Scribe) -> None:
    """They take it and leave; what was asked as a favour is a service done."""
    meeting = meeting_of(game)
    take_from(game, group, RATION if in_food(game) else COINS, meeting.ask)
    scribe.record(events.PAID, {"count": meeting.ask, "ask": meeting.waiting, "goods": goods(game)})
    if meeting.waiting == FAVOUR:
        serve(game, scribe)
    else:
        go_content(game, scribe)


def go_content(game: Game, scribe: Scribe) -> None:
    """They leave, and do not attack this party for 24 turns."""
    for band in bands_met(game):
        band.peaceful_until = game.turn + number("bribe", "peace_turns")
    leave(game, scribe, BRIBE)


def serve(game: Game, scribe: Scribe) -> None:
    """The favour is done, worth what they would have taken for it: it counts as a service, the die is read again."""
    band = spokesmen(game)
    meeting_of(game).favour, band.waits = None, False
    game.favours = [favour for favour in game.favours if favour.band != band.number]
    band.served = band.gifted = True
    scribe.record(events.SERVED, {"kind": told_kind(game, band)})
    if price_of_peace(bands_met(game)) <= FAVOUR_COINS:
        _better(game, band)
    respond(game, band, scribe)


def take_from(game: Game, group: Group, kind: str, amount: int) -> None:
    """So many coins or rations go out of the group's packs, in marching order."""
    for one in members(game, group):
        for item in [item for item in one.items if item.kind == kind]:
            for _ in range(min(amount, item.count)):
                use_up(one, item)
                amount -= 1


def why_not_refuse(game: Game, group: Group) -> Refusal | None:
    """Only what is asked for can be refused."""
    return None if meeting_of(game).waiting in (*PAYABLE, AWAY) else no(BRIBE, group=group.number, why="unasked")


def refuse(game: Game, group: Group, scribe: Scribe) -> None:
    """Who asked leaves, who demanded attacks."""
    waiting = meeting_of(game).waiting
    scribe.record(events.REFUSED, {"ask": waiting})
    if waiting in (DEMAND, AWAY):
        attack(game, scribe, BRIBE)
    else:
        leave(game, scribe, BRIBE)


def why_not_part(game: Game, group: Group) -> Refusal | None:
    """Who demands something does not let the party go without an answer."""
    return None if meeting_of(game).waiting != DEMAND else no(BRIBE, group=group.number, why="unasked")


def part(game: Game, group: Group, scribe: Scribe) -> None:
    """The party goes; who ordered it away gives it one turn to be gone, who was promised a favour waits on."""
    meeting = meeting_of(game)
    if meeting.waiting == AWAY:
        for band in bands_met(game):
            band.leave_by = meeting.deadline
        end(game, scribe)
    elif any(band.waits for band in bands_met(game)):
        end(game, scribe)
    else:
        part_in_peace(game, scribe)


def why_not_speak(game: Game, group: Group, person: Person) -> Refusal | None:
    """One who stands, and only the first who speaks counts (delve.react.roll)."""
    band = spokesmen(game)
    if not person.is_character or person not in ours(game) or band.speaker or reaction.is_known(band):
        return no(reaction.ROLL, member=person.id)
    return None


def speak(game: Game, group: Group, person: Person, scribe: Scribe) -> None:
    """His charisma is added to the roll, and the kept die is read again."""
    react(game, scribe, person)


def why_not_give(game: Game, group: Group, item: Item) -> Refusal | None:
    """A gift of value to them, once a meeting."""
    band = spokesmen(game)
    if (band.gifted and not is_owed(game)) or not value_of(game, item) or item.lit:
        return no(SHIFT, group=group.number, item=item.id)
    return None


def give(game: Game, group: Group, item: Item, scribe: Scribe) -> None:
    """Worth at least the bribe sum it moves the result one band better; less is a token (delve.react.context)."""
    band, value = spokesmen(game), value_of(game, item)
    owner = next(one for one in members(game, group) if item in one.items)
    owner.items.remove(item)
    scribe.record(events.GIFT, {"count": value, "goods": goods(game)})
    if is_owed(game):
        _bring(game, band, value, scribe)
        return
    band.gifted = True
    if value >= (sum_asked(game, band, DEMAND) if in_food(game) else price_of_peace(bands_met(game))):
        _better(game, band)
    respond(game, band, scribe)


def value_of(game: Game, item: Item) -> int:
    """What a gift is worth to them, as their bribe is counted: to beasts rations, to others coins."""
    if in_food(game):
        return item.count if item.kind == RATION else 0
    return worth([item])


def is_owed(game: Game) -> bool:
    """Whether they have asked for something's worth as a favour, which may be brought bit by bit."""
    meeting = meeting_of(game)
    return meeting.waiting == FAVOUR and meeting.ask > 0


def _bring(game: Game, band: Band, value: int, scribe: Scribe) -> None:
    """Coins, gems, works of art: what is missing is less, or nothing more is."""
    meeting = meeting_of(game)
    band.brought += value
    meeting.ask = max(0, FAVOUR_COINS - band.brought)
    if not meeting.ask:
        serve(game, scribe)


def _better(game: Game, band: Band) -> None:
    """One band better, where there is a better one."""
    if band.raw and reaction.minded(game, band)[1] not in (reaction.WORST, *reaction.GOOD):
        band.shift, band.gift_moved = band.shift + 1, True


def why_not_threaten(game: Game, group: Group) -> Refusal | None:
    """Once a meeting."""
    return no(SHIFT, group=group.number) if spokesmen(game).threatened else None


def threaten(game: Game, group: Group, scribe: Scribe) -> None:
    """One band worse; but those who see twice their number check morale, and leave if it fails."""
    band = spokesmen(game)
    band.threatened = True
    scribe.record(events.THREAT, {})
    if not reaction.outnumbers(game, band):
        band.shift -= 1
    elif not holds(score(band), scribe)[0]:
        leave(game, scribe, SHIFT)
        return
    respond(game, band, scribe)


def strike_first(game: Game, group: Group, scribe: Scribe) -> None:
    """The party breaks off the talk and attacks; initiative, no surprise."""
    for band in bands_met(game):
        band.waits = False
    fights.begin(game, scribe)
