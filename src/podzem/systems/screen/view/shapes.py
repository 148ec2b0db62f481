"""What a viewer is shown of a fight, field by field; what he may not know is not in it."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

Pair = list[int]


class WeaponView(Struct):
    """A weapon of one's own, or one that is seen in somebody's hand."""

    id: str
    kind: str
    hand: str
    loaded: bool
    progress: int
    jammed: bool
    notches: int


class WoundView(Struct):
    """A critical wound."""

    zone: str
    row: int
    name: str
    treated: bool
    days: int


class CreatureView(Struct):
    """Somebody who is known; numbers of opponents only as far as the table plays them open."""

    id: str
    kind: str
    number: int
    name: dict[str, str]
    side: str
    seat: int
    at: Pair
    squares: int
    size: str
    facing: str
    hp: int | None
    hp_max: int | None
    health: str
    adv: int
    adv_max: int
    conditions: dict[str, int]
    wounds: list[WoundView]
    stuck: list[str]
    ap: list[int]
    speed: int
    weapons: list[WeaponView]
    ammo: dict[str, int]
    skills: dict[str, int]
    characteristics: dict[str, int]
    traits: list[str]
    group: str
    mount: str
    out: str
    main_left: bool
    move_left: bool
    reaction_left: bool
    aim: str
    vulnerable: bool


class SquareView(Struct):
    """A square that is not plain."""

    at: Pair
    wall: bool
    ground: str
    confined: bool
    height: int
    light: str
    cover: str
    smoke: bool
    mist: bool
    fire: bool


class ItemView(Struct):
    """Something on the ground."""

    id: str
    kind: str
    at: Pair


class SlotView(Struct):
    """A slot of the round, of somebody who is known."""

    id: str
    result: int
    done: bool
    active: bool


class WindowView(Struct):
    """What is asked, of whom, about what, and what the book would answer."""

    kind: str
    who: str
    other: str
    default: str
    seat: int


class BlowView(Struct):
    """The attack that is being resolved, as far as it has been told."""

    act: str
    attacker: str
    target: str
    weapon: str
    zone: str
    roll: int
    answer: int
    outcome: str


class LineView(Struct):
    """A line of fire from the active creature to one it knows: what it passes."""

    target: str
    squares: list[Pair]
    yards: int
    cover: str


class DistanceView(Struct):
    """In a fight without a board: how far a hero is from an opponent who is known, and whether they are at blows."""

    hero: str
    other: str
    yards: int
    engaged: bool


class ScreenSecrets(Struct):
    """The judge's own: who is hidden, and what the others will do."""

    hidden: list[str]
    conditions: list[str]
    weathers: list[str]
    ladder: list[int]
    """What the next test may be made easier or harder by."""
    creatures: list[str]


class SkirmishView(Struct):
    """What is going on; `secrets` is nothing but for the judge."""

    viewer: int
    stage: str
    round: int
    weather: str
    active: str
    map: bool
    """Whether there is a board; without one places are only where somebody is drawn."""
    size: Pair
    squares: list[SquareView]
    distances: list[DistanceView]
    creatures: list[CreatureView]
    items: list[ItemView]
    slots: list[SlotView]
    window: WindowView | None
    blow: BlowView | None
    reach: list[list[int]]
    """Squares within a move, each with the one before it on the way there and the yards: x, y, x, y, yards."""
    lines: list[LineView]
    engaged: list[str]
    """With whom the one who acts is in close combat, as far as it is known."""
    infights: list[list[str]]
    clinches: list[list[str]]
    balance: str
    outcome: str
    day: int
    sheets: list[dict[str, Any]]
    secrets: ScreenSecrets | None
