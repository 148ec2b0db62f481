"""Встречи: how those met are disposed (dungeon.attitude.*): two dice, modifiers, five bands."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import JUDGE
from podzem.core.events import Term
from podzem.core.scribe import Scribe
from podzem.core.setting import Setting
from podzem.expedition.loyalty import score
from podzem.expedition.meeting import events
from podzem.expedition.meeting.meeting import Meeting
from podzem.expedition.meeting.standing import Standing
from podzem.expedition.people import PC, Member
from podzem.expedition.question import Question
from podzem.expedition.rule_tables import read_table
from podzem.expedition.wealth import carried_by
from podzem.world.chance import two_dice
from podzem.world.creatures import CREATURES
from podzem.world.gear import GEAR

TABLE: Final = read_table("meeting")
MAIMED_FACE: Final[int] = read_table("aid")["maims"]["face"]
"""What a maimed face takes from a throw for how somebody is disposed (T10b)."""
ROWS: Final = TABLE["modifiers"]
COMMAND: Final[int] = read_table("magic")["magic"]["command"]
LIMIT: Final[int] = TABLE["attitude"]["limit"]
INDIFFERENT: Final[int] = TABLE["attitude"]["indifferent"]
ATTACKS: Final[int] = TABLE["attitude"]["attacks"]
UNKNOWN: Final = -99
HUMAN: Final = "human"
ARMS: Final = ("weapon", "weapon_small", "weapon_two_handed", "shooting")
CLAUSE: Final = "dungeon.attitude.roll"
MODIFIERS: Final = "dungeon.attitude.modifiers"


def band(total: int) -> str:
    """What a total means: attack, demand, indifferent, helpful, eager (dungeon.attitude.table)."""
    return str(next(row["name"] for row in TABLE["band"] if total <= row["to"]))


def is_known(meeting: Meeting) -> bool:
    """Whether it was determined already."""
    return meeting.attitude != UNKNOWN


def obvious(setting: Setting, meeting: Meeting, stated: int | None) -> int | None:
    """Where no dice are needed: those who always attack, and what the map states (dungeon.attitude.roll)."""
    if "always_attack" in CREATURES[meeting.kind].flags or "guards_thing" in CREATURES[meeting.kind].flags:
        return ATTACKS
    if stated is not None:
        return stated
    return INDIFFERENT if setting.asks_judge("judge_attitude") == "off" else None


def determine(standing: Standing, meeting: Meeting, stated: int | None, extra: list[Term], scribe: Scribe) -> bool:
    """Set the attitude; whether it was rolled, so that the judge may be asked about it (dungeon.core.auto_judge)."""
    fixed = obvious(standing.company.setting, meeting, stated) if not is_known(meeting) else None
    if fixed is not None:
        meeting.attitude = fixed
        events.attitude(scribe, CLAUSE, fixed, band(fixed))
        return False
    terms = [*capped(modifiers(standing, meeting)), *beyond_cap(standing, meeting), *extra]
    meeting.attitude = two_dice(scribe, events.ATTITUDE_DIE, CLAUSE) + sum(term.value for term in terms)
    events.attitude(scribe, CLAUSE, meeting.attitude, band(meeting.attitude), terms)
    return True


def question(setting: Setting, rolled: int) -> list[Question]:
    """What was rolled, put before the judge, where one is asked (dungeon.core.auto_judge)."""
    if setting.asks_judge("judge_attitude") != "ask":
        return []
    totals = [str(total) for total in range(2 - LIMIT - 1, 12 + LIMIT + 2)]
    return [Question("attitude", JUDGE, [], totals, str(rolled))]


def capped(terms: list[Term]) -> list[Term]:
    """The rows of T8; their sum is limited, and a row says by how much."""
    total = sum(term.value for term in terms)
    kept = max(-LIMIT, min(total, LIMIT))
    return terms if kept == total else [*terms, Term("limit", kept - total, MODIFIERS)]


def modifiers(standing: Standing, meeting: Meeting) -> list[Term]:
    """The rows of T8 that apply to this meeting."""
    company, kind = standing.company, meeting.kind
    rows = {
        "badge": _shows_badge(standing, kind),
        "gift": meeting.gift,
        "outnumbered": _outnumbers(standing, meeting),
        "no_common_tongue": _lacks_tongue(standing, kind),
        "weapons_drawn": _weapons_drawn(standing),
        "captives_of_kind": _shows_taken(standing, kind),
        "killers_of_kind": kind in company.ledger.killed_captives,
        "fear_fire": "fear_fire" in CREATURES[kind].flags and _torch_in_front(standing),
    }
    terms = [Term(name, ROWS[name], MODIFIERS) for name, applies in rows.items() if applies]
    return terms + _signs(standing, kind)


def beyond_cap(standing: Standing, meeting: Meeting) -> list[Term]:
    """A maimed face of the speaker (T10b), and a staff of command (T15), which T8 does not limit."""
    terms: list[Term] = []
    speaker = speaker_of(standing)
    if speaker is not None and "face" in speaker.maims:
        terms.append(Term("face", MAIMED_FACE, "dungeon.aid.maim"))
    if meeting.commanded:
        terms.append(Term("command", COMMAND, "dungeon.treasure.magic"))
        meeting.commanded = False
    return terms


def speaker_of(standing: Standing) -> Member | None:
    """Who talks: the leader where he is there, else the first hero, else the first of the march."""
    up = standing.members
    heroes = [member for member in up if member.kind == PC]
    leader = [member for member in up if member.number == standing.company.leader]
    return next(iter([*leader, *heroes, *up]), None)


def _shows_taken(standing: Standing, kind: str) -> bool:
    """Captives of their kind, or bodies of it that somebody bears."""
    borne = [item for member in standing.members for item in member.items if item.kind == "body"]
    taken = any(captive.type == kind for captive in standing.company.captives(standing.group))
    return taken or any(item.name.rpartition(".")[0] == kind for item in borne)


def _shows_badge(standing: Standing, kind: str) -> bool:
    return any(item.kind == "badge" and item.name == kind for one in standing.members for item in one.items)


def _outnumbers(standing: Standing, meeting: Meeting) -> bool:
    row, theirs, company = TABLE["outnumbered"], len(meeting.creatures), standing.company
    weakest = min((score(company, company.members[number]) for number in meeting.creatures), default=0)
    return len(standing.members) >= int(row["times"]) * theirs and weakest <= int(row["loyalty_to"])


def _lacks_tongue(standing: Standing, kind: str) -> bool:
    """Kinds without a tongue take no such modifier."""
    tongue = TABLE["tongues"].get(kind, "")
    spoken = {HUMAN} | {member.tongue for member in standing.members}
    return bool(tongue) and tongue not in spoken


def _weapons_drawn(standing: Standing) -> bool:
    """In the first rank, which is what they see."""
    held = [item for member in standing.front if member.is_up for item in member.items if item.ready]
    return any(item.kind in GEAR and GEAR[item.kind].kind_class in ARMS for item in held)


def _torch_in_front(standing: Standing) -> bool:
    return any(item.kind == "torch" and item.burning for member in standing.front for item in member.items)


def _signs(standing: Standing, kind: str) -> list[Term]:
    """Holy and cursed signs that they fear, by the rows of the table."""
    shown = {item.kind for member in standing.members for item in carried_by(member)}
    rows = [row for row in TABLE["sign"] if row["item"] in shown and kind in row["kinds"]]
    return [Term(row["item"], row["value"], MODIFIERS) for row in rows]
