"""What a viewer is shown of a campaign, field by field: the land as far as it is known, parties, days, what goes on.

Cells are `[x, y]`; an amount that may be a fraction is written as text (`4`, `4 1/2`), so that nobody rounds it.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from podzem.expedition.shapes import (
    CandidateView,
    CaptiveView,
    FightView,
    LedgerView,
    MeetingView,
    MemberView,
    QuestionView,
)

Cell = list[int]


class DateView(Struct):
    """The day, and what season it is; `days` since the campaign began."""

    year: int
    month: int
    day: int
    season: str
    days: int


class WeatherView(Struct):
    """The weather of today, the days behind (oldest first), and what it does to paths and water."""

    kind: str
    before: list[str]
    washed: bool
    ice: bool
    flood: bool


class PathView(Struct):
    """A known edge of a path between two neighbouring cells."""

    kind: str
    ends: list[Cell]


class ArmView(Struct):
    """A known arm of a river: from the middle of a cell to one of its sides."""

    cell: Cell
    side: str
    width: int


class CrossingView(Struct):
    """A known ford, bridge or ferry."""

    kind: str
    cell: Cell


class LandmarkView(Struct):
    """A landmark that was found or seen; its name by language."""

    id: str
    type: str
    name: dict[str, str]
    sight: str
    cell: Cell
    hostile: bool
    dungeon: bool
    entered: bool


class LandView(Struct):
    """The region as far as it is known: rows of terrain letters, a blank where nobody has seen; where one sees now."""

    size: list[int]
    terrain: list[str]
    now: list[str]
    paths: list[PathView]
    rivers: list[ArmView]
    crossings: list[CrossingView]
    landmarks: list[LandmarkView]


class MarchView(Struct):
    """A declared march: the direction, the cells that are left, what is paid towards the next; the cells themselves."""

    direction: str
    left: int
    progress: str
    way: list[Cell]


class LoomingView(Struct):
    """What the coming evening takes, as things stand, and from how many: told before it is lost."""

    kind: str
    count: int
    clause: str


class MooredView(Struct):
    """A vessel that lies where a party stands, with nobody aboard."""

    vessel: str
    kind: str


class WorkView(Struct):
    """What can be built or gone on with: its price, the man-days it takes, those done, those of a day with all here."""

    work: str
    edge: str
    kuna: int
    labour: int
    done: str
    hands: str


class PartyView(Struct):
    """A party where it believes to be; what it can still pay today, where its marches pause, and how long it can eat.

    `ration` is what a head eats today, `fed_days` how many evenings the supplies last, `looming` what the coming one
    takes, `settlement` the business where it is inside, `moored` the vessels that lie here unmanned.
    """

    number: int
    caller: int
    members: list[str]
    cell: Cell
    bank: str
    inside: str
    aboard: str
    moored: list[MooredView]
    base: str
    budget: str
    spent: str
    left: str
    forced: str
    rest_debt: bool
    feeding: str
    action: str
    progress: str
    march: MarchView | None
    stops: list[str]
    rations: int
    eaters: int
    ration: int
    fed_days: int
    warm: bool
    looming: list[LoomingView]
    below: bool
    settlement: SettlementView | None
    works: list[WorkView]
    can_act: bool


class PlanView(Struct):
    """What an open march would take, as far as the party knows: told beside it before it is declared.

    `do` is the decision's text, `cell` where it would end, `price` all units, `days` until it ends by the present
    budget, `rations` what is eaten meanwhile and `lacking` how many of them nobody has; `unknown` how many of its cells
    nobody has seen. `way` are its cells, `nights` after how many of them each night on the way falls. A voyage that is
    ordered further than the vessel's day reaches ends there, with a night after its last cell.
    """

    do: str
    party: int
    cell: Cell
    price: str
    days: int
    rations: int
    lacking: int
    unknown: int
    way: list[Cell]
    nights: list[int]


class PursuitView(Struct):
    """A pursuit: who flees, how many legs so far, chances of the next in sixths."""

    flees: str
    legs: int
    catch: int
    hide: int
    stage: str


class UnitView(Struct):
    """Alike units of an army."""

    id: str
    kind: str
    level: int
    count: int
    strength: str
    items: str
    sector: int


class ObjectiveView(Struct):
    """What a commander wants of the enemy besides losses: of which unit, person or thing, of what kind, its price."""

    objective: str
    target: str
    kind: str
    price: str


class LossView(Struct):
    """A total that may be lost in the coming exchange, or two equally near ones, with its chance (`3/20`)."""

    totals: list[str]
    chance: str


class ArmyView(Struct):
    """An army as it is seen: what it may lose next; once the dice lie, by what it was hit and what it has to lose.

    For whoever commands it also its objectives, and as far as he has chosen them its losses: of which sum, how many of
    which unit.
    """

    side: str
    strength: str
    initial: str
    multiplier: str
    due: str
    sum: str
    lost: dict[str, int]
    modifiers: dict[str, int]
    units: list[UnitView]
    objectives: list[ObjectiveView]
    losses: list[LossView]


class BattleView(Struct):
    """A battle of armies: which exchange of the day it is."""

    exchange: int
    stage: str
    armies: list[ArmyView]


class SettlementView(Struct):
    """Business in the settlement where the party is: stocks, prices, purse, who may be hired.

    `pays` is what it would give for each thing and captive of the party, as far as its purse goes; `wages` what each
    candidate and local man asks a day; `holds_qg` what each vessel on sale bears, against the party's `burden_qg`.
    """

    id: str
    kind: str
    supplies: int
    purse: int
    share: str
    prices: dict[str, int]
    candidates: list[CandidateView]
    local_men: list[str]
    buys_captives: bool
    pays: dict[str, int]
    wages: dict[str, int]
    holds_qg: dict[str, int]
    burden_qg: int


class GoalView(Struct):
    """Why one goes: the table's goal, how far it is reached, until when; what is owed; the nearest known dungeon."""

    kind: str
    have: int
    want: int
    days_left: int | None
    owed: int
    nearest: str
    nearest_cells: int | None
    status: str


class TruePlace(Struct):
    """Where a party truly is, and where it believes to be; the judge's own."""

    number: int
    cell: Cell
    believed: Cell
    measures: list[str]


class LandSecrets(Struct):
    """The judge's own: the whole land, hidden landmarks, true places, the measures of the day, what he may add."""

    land: LandView
    places: list[TruePlace]
    spell_left: int
    kinds: list[str]
    gear: list[str]
    treasures: list[str]
    weathers: list[str]
    settlements: list[str]
    units: list[str]


class DungeonView(Struct):
    """Another dungeon in which people of the viewer's are: which parties, its paper, the dungeon's own view."""

    parties: list[int]
    paper: dict[str, Any]
    below: object


class CampaignView(Struct):
    """What is going on; `below` is the dungeon's own view while somebody of the viewer's is below ground."""

    viewer: int
    stage: str
    date: DateView
    weather: WeatherView
    hour: int
    caller: int
    leader: str | None
    land: LandView
    parties: list[PartyView]
    shown: int
    plans: list[PlanView]
    members: list[MemberView]
    captives: list[CaptiveView]
    meeting: MeetingView | None
    fight: FightView | None
    pursuit: PursuitView | None
    battle: BattleView | None
    below: object | None
    elsewhere: list[DungeonView]
    goal: GoalView
    ledger: LedgerView
    questions: list[QuestionView]
    status: str
    secrets: LandSecrets | None
