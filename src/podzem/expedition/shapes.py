"""What a viewer is shown of a company: its people, its captives, those met, a fight, a town."""

from __future__ import annotations

from msgspec import Struct

from podzem.world.item_view import ItemView

Pair = list[float]
"""A point in hs."""


class Mention(Struct):
    """What an order is about: somebody or something by kind and number (`term`), anything else by its id alone."""

    term: str
    id: str
    kind: str
    number: int | None


class OrderView(Struct):
    """What somebody was ordered this turn."""

    verb: str
    about: list[Mention]


class ShotView(Struct):
    """With what somebody shoots: modifier, range in hs."""

    mod: int
    range: int


class Conditions(Struct):
    """How somebody fares."""

    fatigue: int
    wound: int
    infection: int
    exhaustion: int


class MemberView(Struct):
    """A member; loads in quarter grivnas, speed in hs a phase."""

    id: str
    number: int
    kind: str
    type: str
    owner: int
    level: int
    resilience: int
    status: str
    group: int
    load_qg: int
    limits_qg: list[int]
    speed: int
    defence: int
    strike: int
    shot: ShotView | None
    items: list[ItemView]
    conditions: Conditions
    maims: list[str]
    loyalty: int | None
    medicine: int
    order: OrderView | None
    debt: bool
    pit: str
    growth: int
    effects: list[str]


class CaptiveView(Struct):
    """A captive of the party."""

    id: str
    number: int
    type: str
    group: int
    asked: bool


class MeetingView(Struct):
    """Those met, as far as they are seen."""

    group: int
    kind: str
    count: int | None
    size: str
    hs: int | None
    at: Pair | None
    way: str
    surprise: str
    attitude: int | None
    stage: str
    sazhens: str | None
    demand: int | None
    can: list[str]


class FrontView(Struct):
    """A front: the distance, its width for either side, the ranks of both sides."""

    hs: int | None
    width: list[float]
    sides: list[list[list[str]]]
    seen: bool


class FighterView(Struct):
    """Somebody in the fight."""

    number: int
    type: str
    level: int
    left: int
    space: int
    mine: bool
    flags: list[str]
    shoots: bool


class FightView(Struct):
    """The fight; `ordered` the party, then the others."""

    phase: int
    mode: str
    stage: str
    fronts: list[FrontView]
    fighters: dict[str, FighterView]
    ordered: list[bool]
    surprised: str | None


class CandidateView(Struct):
    """Somebody who can be hired."""

    id: str
    number: int
    type: str
    answer: str


class TownView(Struct):
    """The town: purses, days, who may be hired, what things cost."""

    purse: list[int]
    day: int
    candidates: list[CandidateView]
    prices: dict[str, int]
    expeditions: int


class LedgerView(Struct):
    """Money."""

    delivered: int
    income: int
    purse: list[int]


class QuestionView(Struct):
    """What a seat is asked, and what the rules would answer."""

    kind: str
    members: list[str]
    words: list[str]
    default: str
