"""What a viewer is shown of a delve, field by field; `docs/reference-delve.md` says what each means.

Points are `[x, y]` in hs, three to a square, so that the scene of `dungeon` draws it as it is.
"""

from __future__ import annotations

from msgspec import Struct

from podzem.site.shapes import Box, HiddenLevel, LevelView, Pair


class ThingView(Struct):
    """A thing of somebody's."""

    id: str
    kind: str
    where: str
    bundle: int
    count: int
    value: int
    left: int
    burning: bool
    loaded: bool
    broken: bool
    slots: int
    small: bool


class RoomView(Struct):
    """How much of a compartment is taken, of how much (delve.load.ready, delve.load.stowed)."""

    used: int
    most: int


class PairView(Struct):
    """The level of an attribute with a skill, and the terms that it is the sum of (delve.core.skills)."""

    attribute: str
    skill: str
    level: int
    terms: list[list[str]]
    """Name, signed value, clause."""


class WorkView(Struct):
    """What somebody is occupied with this turn: an order and its words; of a search the places and ways, one by one."""

    verb: str
    words: list[str]
    tags: list[str]


class MemberView(Struct):
    """Somebody of the party; `type` is his kind, a character's is `pc`."""

    id: str
    number: int
    kind: str
    type: str
    name: str
    owner: int
    group: int | None
    status: str
    rounds_left: int
    """Full rounds that somebody who lies dying has to live (delve.combat.down)."""
    attributes: dict[str, list[int]]
    """Value and modifier by attribute; nothing for whoever is no character."""
    skills: dict[str, int]
    pairs: list[PairView]
    level: int
    xp: int
    xp_next: int | None
    """Of the next level."""
    points: int
    hp: int
    most: int
    wounded: bool
    slow: bool
    defence: int
    defence_terms: list[list[str]]
    attack: int
    attack_terms: list[list[str]]
    exhaustion: int
    hidden: bool
    bears: str
    ready: RoomView
    stowed: RoomView
    items: list[ThingView]
    order: WorkView | None
    main_used: bool
    moved: int
    done: bool
    treated: bool


class GroupView(Struct):
    """Those who walk together."""

    number: int
    depth: int
    at: Pair
    heading: str
    ranks: list[list[str]]
    spots: dict[str, Pair]
    lights: list[Pair]
    speed: int
    """Feet in a turn of exploring."""
    left: int
    """Feet that are left of this turn."""
    legs: list[str]
    fast: bool
    mapper: str
    speaker: str
    flight_leader: str
    relight: bool
    has_light: bool


class LightView(Struct):
    """A light that burns: how many turns of how many are left."""

    item: str
    member: str
    left: int
    of: int


class ClockView(Struct):
    """The turn, the rounds of it that are gone, and the lights that burn."""

    turn: int
    round: int
    lights: list[LightView]


class StrangerView(Struct):
    """One of those met, where he is seen or believed to be; his hit points are the judge's."""

    id: str
    kind: str
    at: Pair | None
    status: str
    seen: bool
    leads: bool
    hp: int | None
    most: int | None


class BandView(Struct):
    """What the judge alone knows of a band: reaction, morale, money."""

    number: int
    kind: str
    leader: str
    raw: int
    peace: int
    shift: int
    broken: str
    aware: bool
    coins: int


class FavourView(Struct):
    """What those have asked of the party who wait for it, or are asking now (delve.react.peace), as it was told."""

    band: str
    kind: str
    depth: int
    at: Pair
    """Where they wait."""
    coins: int
    """What would do instead; 0: nothing would."""
    foe: str
    exit: str
    words: str
    """The judge's own, where he named another."""


class MeetingView(Struct):
    """A meeting as far as a viewer knows of it; `at`, `count` and `kind` are for drawing."""

    group: int
    at: Pair | None
    kind: str
    count: int | None
    spots: list[StrangerView]
    feet: int | None
    first: str
    step: str
    watched: bool
    mood: str
    waiting: str
    ask: int
    """How much they ask."""
    food: bool
    """Whether that is rations and not coins."""
    have: int
    """How much of it the party has."""
    worth: dict[str, int]
    """What could be given or thrown down, in coins."""
    favour: FavourView | None
    morale: list[list[str]]
    """How likely each kind that is seen would lose heart, once it is tried: the kind and a fraction."""
    bands: list[BandView]
    """The judge's own; empty for everybody else."""


class SlotView(Struct):
    """A place in the order of a fight."""

    who: str
    total: int


class FlightView(Struct):
    """What a flight would be rolled with, from what the party knows (delve.flee.odds): terms of both sides."""

    leader: str
    ours: list[list[str]]
    theirs: list[list[str]]


class FightView(Struct):
    """A fight: round 0 is the extra one of a prepared side."""

    round: int
    prepared: str
    hidden_ambush: bool
    order: list[SlotView]
    turn: int
    acting: list[str]
    parleyed: bool
    fleeing: list[str]
    """Who declared the flight comes first."""
    asked: list[str]
    plan: str
    flight: FlightView | None


class SaidView(Struct):
    """A search that was tried: the square where it was, its places and its ways."""

    place: str
    spots: list[str]
    methods: list[str]


class HiddenView(Struct):
    """Something hidden: a door, a cache or a trap; where, by which ways and how hard it is found."""

    kind: str
    spots: list[str]
    methods: list[str]
    difficulty: int


class QuestionView(Struct):
    """A question to the viewer."""

    kind: str
    words: list[str]
    default: str
    about: list[str]
    """Whom and what: ids that have a name, and words."""
    clause: str
    """Why it is asked; empty where no clause says so."""
    hidden: list[HiddenView] | None
    """What the search could find, for the judge of its description; of other questions nothing is told."""


class TownView(Struct):
    """Before the expedition: money that is nobody's load, prices, what the party's things fetch, how it is to march."""

    coins: int
    prices: dict[str, int]
    worth: dict[str, int]
    march: list[str]
    mapper: str
    speaker: str
    flight_leader: str
    relight: bool


class SheetView(Struct):
    """The players' own map, square by square and side by side, and at the end how well they drew it."""

    marks: dict[str, str]
    start: str
    right: int | None
    wrong: int | None
    missed: int | None
    truth: dict[str, str] | None


class ZoneView(Struct):
    """How watchful a part of the dungeon is, and who is foretold there."""

    id: str
    alertness: str
    foretold: list[str]


class WanderView(Struct):
    """The clock of encounter checks of a group (delve.wander.interval): the judge's own."""

    group: int
    counter: int
    interval: int


class SecretsView(Struct):
    """The judge's own: the whole map, how watchful it is, when it is checked next."""

    levels: list[HiddenLevel]
    zones: list[ZoneView]
    wander: list[WanderView]
    kinds: list[str]
    gear: list[str]


class DelveView(Struct):
    """What is going on; `secrets` is nothing but for the judge."""

    viewer: int
    stage: str
    turn: int
    caller: int
    levels: list[LevelView]
    frames: dict[str, Box]
    groups: list[GroupView]
    members: list[MemberView]
    clock: ClockView
    meeting: MeetingView | None
    fight: FightView | None
    town: TownView | None
    questions: list[QuestionView]
    favours: list[FavourView]
    """What the party has promised."""
    said: list[SaidView]
    """Descriptions that were tried (delve.search.repeat)."""
    sheet: SheetView
    coins: int
    brought: int
    status: str
    secrets: SecretsView | None
