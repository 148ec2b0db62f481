"""When courage is tried, and when it breaks (delve.morale.check, delve.morale.triggers, delve.morale.lone)."""

from __future__ import annotations

from typing import Final

from podzem.core.event_table import Facts
from podzem.core.events import OPEN, SECRET
from podzem.core.scribe import Scribe
from podzem.systems.delve.abilities import is_up, is_wounded, morale_of, nature
from podzem.systems.delve.asking import ANSWERS, NO, YES, settle
from podzem.systems.delve.chapters.checks import two_dice
from podzem.systems.delve.chapters.morale import captives, conduct, events
from podzem.systems.delve.data.fighting import number
from podzem.systems.delve.game import Game
from podzem.systems.delve.meeting import PARTY, THEY, Question
from podzem.systems.delve.people import GONE, Band, Person
from podzem.systems.delve.present import band_of, bands_met, members, ours, own_group, theirs, up

CLAUSE: Final = "delve.morale.check"
ATTACKED: Final = "attacked"
LEADER: Final = "leader"
HOPELESS: Final = "hopeless"
FEAR: Final = "fear"
LONE: Final = "lone"
STUNNED: Final = "stunned"


def score(band: Band) -> int:
    """The leader's morale while he stands, else the kind's."""
    standing = up(band)
    leader = next((one for one in standing if one.kind == band.leader), None)
    if leader is not None:
        return nature(leader).morale
    return nature(standing[0] if standing else band).morale


def holds(morale: int, scribe: Scribe) -> tuple[bool, int]:
    """Whether two dice do not exceed the score, and what they gave; 12 never breaks, 1 or less always, without dice."""
    if morale >= number("morale", "never"):
        return True, 0
    if morale <= number("morale", "always"):
        return False, 0
    total = two_dice(scribe, CLAUSE, SECRET, events.MORALE_DIE)
    return total <= morale, total


def heed(game: Game, scribe: Scribe) -> None:
    """Right after an action: the reasons that it gave, one roll for each band however many there are.

    In the extra round no reason is examined but the stunning one (delve.ambush.stunning).
    """
    fight = game.fight
    if fight is None:
        return
    stirs, fight.stirs = fight.stirs, []
    if fight.round == 0:
        return
    for band in bands_met(game):
        reasons = [stir.partition(":")[2] for stir in stirs if stir.partition(":")[0] == f"band.{band.number}"]
        found = reasons_of(game, band.began, reasons)
        if captives.are_struck(band, reasons):
            band.triggers += [reason for reason in found if reason not in band.triggers]
            captives.rise_from_begging(band, scribe)
        try_band(game, band, found, scribe)
    for kind in list(fight.companions):
        reasons = [stir.partition(":")[2] for stir in stirs if stir.partition(":")[0] == kind]
        _try_companions(game, kind, reasons_of(game, fight.companions[kind], reasons), scribe)


def reasons_of(game: Game, began: int, stirs: list[str]) -> list[str]:
    """What happened as reasons for morale: a casualty or a blow by option; one that is alone minds its wounds."""
    found = [LEADER] if LEADER in stirs else []
    if began == 1:
        return [LONE] if LONE in stirs else []
    if ("blow" if game.setting.word("attacked") == "blow" else "casualty") in stirs:
        found.insert(0, ATTACKED)
    return found


def try_band(game: Game, band: Band, reasons: list[str], scribe: Scribe) -> None:
    """Each reason once a fight; several at the same moment are one roll."""
    fresh = [reason for reason in reasons if reason not in band.triggers]
    if not fresh or not up(band) or band.broken or band.cornered:
        return
    band.triggers += fresh
    settle(game, "morale", "morale", [YES, NO], YES, [f"band.{band.number}", *fresh], scribe)


def _tried(game: Game, question: Question, word: str, scribe: Scribe) -> None:
    band = band_of(game, int(question.about[0].partition(".")[2]))
    if word == YES and band is not None and up(band):
        roll(game, band, question.about[1], scribe)


ANSWERS["morale"] = _tried


def roll(game: Game, band: Band, reason: str, scribe: Scribe) -> None:
    """One roll for the band, or one for each by option."""
    if game.setting.word("morale") == "each" and len(up(band)) > 1:
        _roll_each(game, band, reason, scribe)
        return
    morale = score(band)
    stands, total = holds(morale, scribe)
    _tell(band, reason, total, morale, stands, scribe)
    if not stands:
        conduct.break_down(game, band, scribe)


def _tell(band: Band, reason: str, total: int, morale: int, stands: bool, scribe: Scribe) -> None:
    facts: Facts = {"band": f"band.{band.number}", "reason": reason, "total": total, "score": morale, "success": stands}
    scribe.record(events.MORALE, facts)


def _roll_each(game: Game, band: Band, reason: str, scribe: Scribe) -> None:
    """Each for himself by the same score; those who lose heart go their own way."""
    morale, broken = score(band), []
    for one in up(band):
        stands, total = holds(morale, scribe)
        _tell(band, reason, total, morale, stands, scribe)
        if not stands:
            broken.append(one)
    if broken:
        lost = band if len(broken) == len(up(band)) else part(game, band, broken)
        conduct.break_down(game, lost, scribe)


def part(game: Game, band: Band, some: list[Person]) -> Band:
    """Some of a band become one of their own."""
    numbers = [one.number for one in some]
    new = band.copy()
    new.number, new.members = game.take_number(), some
    band.members = [one for one in band.members if one.number not in numbers]
    game.bands.append(new)
    assert game.meeting is not None
    game.meeting.bands.append(new.number)
    if game.fight is not None:
        _take_places(game, band, new)
    return new


def _take_places(game: Game, band: Band, new: Band) -> None:
    """The new band acts right after the old one."""
    assert game.fight is not None
    order = game.fight.order
    for index in range(len(order) - 1, -1, -1):
        name, colon, kind = order[index].who.partition(":")
        if colon and name == f"band.{band.number}" and any(one.kind == kind for one in new.members):
            slot = order[index].copy()
            slot.who = f"band.{new.number}:{kind}"
            order.insert(index + 1, slot)
            if index < game.fight.turn:
                game.fight.turn += 1


def end_of_round(game: Game, scribe: Scribe) -> None:
    """Victory seems impossible: at most half of them stand, and fewer than their enemies (delve.morale.triggers)."""
    for band in bands_met(game):
        if is_hopeless(len(up(band)), band.began, len(ours(game))):
            try_band(game, band, [HOPELESS], scribe)
    fight = game.fight
    for kind, began in list(fight.companions.items()) if fight is not None else ():
        standing = _companions(game, kind)
        if standing and began > 1 and is_hopeless(len(standing), began, len(theirs(game))):
            _try_companions(game, kind, [HOPELESS], scribe)


def is_hopeless(standing: int, began: int, enemies: int) -> bool:
    """At most half of the starting number, rounded down, and fewer than the standing enemies."""
    return standing <= began // 2 and standing < enemies


def stun(game: Game, scribe: Scribe) -> None:
    """After the extra round: half of the victims or their leader are down (delve.ambush.stunning)."""
    fight = game.fight
    if fight is None:
        return
    for band in bands_met(game) if fight.prepared == PARTY else ():
        if up(band):
            default = YES if is_stunned(band) else NO
            settle(game, "stunning", "stunning", [YES, NO], default, [f"band.{band.number}"], scribe)
    for kind in list(fight.companions) if fight.prepared == THEY else ():
        if _companions(game, kind):
            default = YES if _are_stunned(game, kind) else NO
            settle(game, "stunning", "stunning", [YES, NO], default, [kind], scribe)


def is_stunned(band: Band) -> bool:
    """At least half, rounded up, or the leader is down; one alone is at half of its hit points or less."""
    fallen = band.began - len(up(band))
    if band.began == 1:
        return any(is_wounded(one) for one in up(band))
    return 2 * fallen >= band.began or _leader_is_down(band)


def _leader_is_down(band: Band) -> bool:
    return bool(band.leader) and not any(one.kind == band.leader for one in up(band))


def _are_stunned(game: Game, kind: str) -> bool:
    """The same of companions of a kind, who are no players' characters."""
    assert game.fight is not None
    began, standing = game.fight.companions[kind], _companions(game, kind)
    return is_wounded(standing[0]) if began == 1 else 2 * (began - len(standing)) >= began


def _companions(game: Game, kind: str) -> list[Person]:
    return [one for one in ours(game) if one.kind == kind]


def _stunned(game: Game, question: Question, word: str, scribe: Scribe) -> None:
    if not question.about[0].startswith("band."):
        if word == YES:
            _stun_companions(game, question.about[0], scribe)
        return
    band = band_of(game, int(question.about[0].partition(".")[2]))
    if word != YES or band is None or not up(band):
        return
    scribe.record(events.STUNNED, {"band": f"band.{band.number}", "kind": band.kind})
    band.triggers += [ATTACKED, LONE] + ([LEADER] if _leader_is_down(band) else [])
    roll(game, band, STUNNED, scribe)


ANSWERS["stunning"] = _stunned


def _stun_companions(game: Game, kind: str, scribe: Scribe) -> None:
    assert game.fight is not None
    game.fight.shaken += [f"{kind}:{ATTACKED}", f"{kind}:{LONE}"]
    _try_companions(game, kind, [STUNNED], scribe)


# companions


def _try_companions(game: Game, kind: str, reasons: list[str], scribe: Scribe) -> None:
    """Companions and animals are no players' characters: they do check (delve.morale.pc)."""
    fight = game.fight
    assert fight is not None
    standing = _companions(game, kind)
    fresh = [reason for reason in reasons if f"{kind}:{reason}" not in fight.shaken]
    if not fresh or not standing:
        return
    fight.shaken += [f"{kind}:{reason}" for reason in fresh]
    if game.setting.word("morale") == "each":
        lost = [one for one in standing if not _keeps_heart(kind, fresh[0], morale_of(one), scribe)[0]]
    else:
        stands, total = _keeps_heart(kind, fresh[0], min(morale_of(one) for one in standing), scribe)
        lost = [] if stands else [one for one in standing if not total or total > morale_of(one)]
    if lost:
        _run_away(game, kind, lost, scribe)


def _keeps_heart(kind: str, reason: str, morale: int, scribe: Scribe) -> tuple[bool, int]:
    """Whether companions of a kind, or one of them, stand, and what the dice gave."""
    stands, total = holds(morale, scribe)
    facts: Facts = {"band": kind, "reason": reason, "total": total, "score": morale, "success": stands}
    scribe.record(events.MORALE, facts)
    return stands, total


def _run_away(game: Game, kind: str, standing: list[Person], scribe: Scribe) -> None:
    """They run for it and are seen no more."""
    group = own_group(game)
    scribe.record(events.COMPANIONS_BROKE, {"kind": kind, "members": [one.id for one in standing]}, audience=OPEN)
    for one in standing:
        one.state = GONE
    group.members = [one.number for one in members(game, group) if is_up(one) or one not in standing]
