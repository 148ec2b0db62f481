"""Верность: captives, their guards, and what becomes of them (dungeon.captive.*)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Decision, Refusal
from podzem.core.events import OPEN
from podzem.core.scribe import Scribe
from podzem.expedition import treasure
from podzem.expedition.guarding import excess, held
from podzem.expedition.loyalty import leave_ranks
from podzem.expedition.meeting.meeting import Question
from podzem.expedition.people import ACTIVE, CAPTIVE, CREATURE, DEAD, GONE, Member
from podzem.expedition.rule_tables import read_table
from podzem.systems.dungeon.chapters.load import bodies
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.groups import Group
from podzem.world.chance import pick
from podzem.world.creatures import CREATURES

TABLE: Final = read_table("captives")
EXCESS: Final = "dungeon.captive.excess"
USE: Final = "dungeon.captive.use"
PARTY: Final = "dungeon.captive.party"
OPPONENTS: Final = -1
"""The captor of those whom the others hold."""

ORDERS: Final[dict[str, tuple[str, ...]]] = {"slay": ("other",), "spare": ()}
"""Answers to the question about captives whom nobody can guard."""
EVENTS: Final[tuple[str, ...]] = (
    "captured",
    "party_captured",
    "party_killed",
    "escape_die",
    "escaped",
    "captive_killed",
    "captive_freed",
    "rescued",
)


def can_be_captive(member: Member) -> bool:
    """Only people can, and a zmey never (dungeon.captive.use)."""
    creature = CREATURES.get(member.type)
    return creature is None or (creature.mind == "people" and "never_captive" not in creature.flags)


def surrendered(game: Game, member: Member, scribe: Scribe) -> None:
    """He is a captive of the other side at once."""
    if member.kind == CREATURE:
        take(game, member, scribe)
        member.fresh = True
        return
    is_held = holders_are_people(game)
    member.captor, member.status = OPPONENTS, CAPTIVE if is_held else DEAD
    member.held_by = game.meeting.source if is_held and game.meeting is not None else ""
    scribe.tell("party_captured" if is_held else "party_killed", PARTY, OPEN, {"member": member.id})
    if not is_held:
        depth, at = bodies.place_of(game, member)
        bodies.lay_out(game, member, depth, at)
    leave_ranks(game, member)


def holders_are_people(game: Game) -> bool:
    """People hold captives for ransom; all others kill them (dungeon.captive.party)."""
    return game.meeting is None or CREATURES[game.meeting.kind].mind == "people"


def rescue(game: Game, group: Group, source: str, captured: list[int], scribe: Scribe) -> None:
    """Whoever beats those who hold members of the party frees them: captured in this combat, or held in that place."""
    for member in game.members.values():
        if member.status != CAPTIVE or member.captor != OPPONENTS:
            continue
        if member.number in captured or (member.held_by == source and source in _places(game, group)):
            member.status, member.captor, member.held_by, member.group = ACTIVE, 0, "", group.number
            group.ranks.append([member.number])
            scribe.tell("rescued", PARTY, OPEN, {"member": member.id})


def _places(game: Game, group: Group) -> list[str]:
    return [encounter.id for encounter in game.dungeon.level(group.depth).encounters]


def take(game: Game, member: Member, scribe: Scribe) -> None:
    """A captive of the party, disarmed and searched; what he had lies on the floor."""
    group = bodies.nearest(game, member)
    treasure.strip(game, member, scribe)
    member.status, member.captor = CAPTIVE, group.number if group else 0
    scribe.tell("captured", USE, OPEN, {"member": member.id})


def ransom(member: Member) -> int:
    """What people ask for one of the party (dungeon.captive.party)."""
    return int(TABLE["ransom"]["kuna"]) * member.level


def settle(game: Game, scribe: Scribe, in_combat: bool) -> None:
    """E3, in combat P8 for those who fight: the owner may kill first, then the excess escapes at random."""
    for group in game.groups:
        if in_combat and group.number != game.fight_group:
            continue
        if not in_combat:
            _count_all(game, group)
        if excess(game, group):
            _ask_or_let_go(game, group, scribe)
        _count_all(game, group)


def _count_all(game: Game, group: Group) -> None:
    for captive in game.company.captives(group.number):
        captive.fresh = False


def _ask_or_let_go(game: Game, group: Group, scribe: Scribe) -> None:
    """The question is put while somebody stands by them."""
    if any(game.members[number].is_up for number in group.members):
        numbers = [captive.number for captive in held(game, group)]
        words = [game.members[number].id for number in numbers]
        game.questions.append(Question("excess", game.company.caller, numbers, words, "spare", group.number))
    else:
        let_escape(game, group, excess(game, group), scribe)


def let_escape(game: Game, group: Group, count: int, scribe: Scribe) -> None:
    """One after another, each chosen by chance among those left."""
    for _ in range(count):
        there = held(game, group)
        runaway = there[pick(scribe, len(there), "escape_die", EXCESS, OPEN) - 1]
        runaway.status, runaway.captor = GONE, 0
        scribe.tell("escaped", EXCESS, OPEN, {"member": runaway.id})


def candidates(game: Game, question: Question) -> list[Decision]:
    """Kill one of them, or let chance decide."""
    words = [(word,) for word in question.words]
    return [Decision(question.seat, "slay", word) for word in words] + [Decision(question.seat, "spare")]


def why_not(game: Game, decision: Decision) -> Refusal | None:
    """Only one of those in question can be slain."""
    question = game.questions[-1]
    if decision.order == "spare":
        return None if not decision.words else Refusal(EXCESS, decision.order)
    if len(decision.words) == 1 and decision.words[0] in question.words:
        return None
    return Refusal(EXCESS, decision.order, {"other": " ".join(decision.words)})


def answer(game: Game, decision: Decision, scribe: Scribe) -> None:
    """One captive less, and the question again while there are too many; or they run."""
    question = game.questions.pop()
    group = game.group(question.number)
    if decision.order == "spare":
        let_escape(game, group, excess(game, group), scribe)
        return
    chosen = next(game.members[number] for number in question.members if game.members[number].id == decision.words[0])
    kill(game, chosen, scribe)
    if excess(game, group):
        _ask_or_let_go(game, group, scribe)


def kill(game: Game, captive: Member, scribe: Scribe) -> None:
    """A free act; those of his kind will remember it (dungeon.captive.excess)."""
    depth, at = bodies.place_of(game, captive)
    captive.status, captive.captor = DEAD, 0
    bodies.lay_out(game, captive, depth, at)
    if captive.type not in game.company.ledger.killed_captives:
        game.company.ledger.killed_captives.append(captive.type)
    scribe.tell("captive_killed", EXCESS, OPEN, {"member": captive.id})


def set_free(game: Game, captive: Member, scribe: Scribe, clause: str = USE) -> None:
    """A free act; he leaves in peace."""
    captive.status, captive.captor = GONE, 0
    scribe.tell("captive_freed", clause, OPEN, {"member": captive.id})


def price(member: Member) -> int:
    """What a slave brings in a town, less by a quarter for a wound and by half when maimed; 0: never sold."""
    creature = CREATURES.get(member.type)
    full = (creature.slave or 0) if creature else int(TABLE["sale"]["per_level"]) * member.level
    kept = max(0, 4 - member.wound - member.infection)
    return full * kept // 4 // (2 if member.maims else 1)
