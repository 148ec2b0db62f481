"""One attack reckoned by a second program that follows the catalogue alone.

A hall twelve squares by three; a man with some weapon, one of those met and a zombie somewhere in it, light, smoke,
cover, hiding, memory and hunger drawn. Whether the attack is legal, what is added to the die, what it must reach and
what it does are reckoned here anew
(delve.combat.attack, delve.combat.range, delve.combat.damage, delve.vis.*, delve.dark.*).
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any, Final

import pytest

from podzem.core.errors import Refused
from podzem.lab.case_file import read_case
from podzem.lab.cases import play
from podzem.systems import load_system

Square = tuple[int, int]
MELEE: Final = {"sword": 8, "axe": 6, "mace": 6, "knife": 4, "spear": 6, "greatsword": 10, "walking_staff": 4}
THROWN: Final = {"knife": 4, "spear": 6}
SHOT: Final = {"bow": (6, 120, "quiver"), "crossbow": (8, 120, "quiver"), "sling": (4, 60, "stones")}
DEFENCE: Final = {"goblin": 12, "ogre": 13, "stalker": 14, "wolf": 12, "skeleton": 12}
MODIFIER: Final = {3: -2, 7: -1, 8: 0, 13: 0, 14: 1, 18: 2}
COVER: Final = {"": 0, "soft": 2, "hard": 4}
WIDE, HIGH = 12, 3
ZOMBIE, TARGET = 501, 601


@dataclass
class Foe:
    """One of those met."""

    kind: str
    at: Square
    hidden: bool = False
    marked: bool = False
    memory: Square | None = None
    start: Square | None = None
    """Where it stood, in plain sight if light fell there, when the fight began."""


@dataclass
class Scene:
    """Who stands where, and what is attempted."""

    how: str
    weapon: str
    numbers: dict[str, int]
    me: Square
    foes: list[Foe]
    torch: Square | None
    lit: bool
    smoky: bool
    cover: str
    broken: bool
    literal: bool
    spot: Square

    @property
    def target(self) -> Foe:
        return self.foes[0]

    def far(self, one: Square) -> int:
        return max(abs(one[0] - self.me[0]), abs(one[1] - self.me[1]))

    def is_lit(self, at: Square) -> bool:
        near = self.torch is not None and max(abs(at[0] - self.torch[0]), abs(at[1] - self.torch[1])) <= 3
        return self.lit or near

    def is_unseen(self, foe: Foe, at: Square) -> bool:
        """A spell, smoke or darkness; whoever is marked is seen."""
        if foe.marked:
            return False
        return foe.kind == "stalker" or (self.smoky and at != self.me) or not self.is_lit(at)

    def sees(self, foe: Foe) -> bool:
        return not foe.hidden and not self.is_unseen(foe, foe.at)

    def is_visible(self, foe: Foe) -> bool:
        known = foe.memory == foe.at and (self.literal or not self.is_unseen(foe, foe.at))
        return self.sees(foe) or known

    def thought(self, foe: Foe) -> Square | None:
        return foe.at if self.is_visible(foe) else foe.memory

    def is_legal(self) -> bool:
        reach = 2 if self.weapon == "spear" and not self.broken else 1
        if self.how == "strike_at":
            return (
                self.spot != self.me
                and self.far(self.spot) <= reach
                and not any(foe.at == self.spot and self.is_visible(foe) for foe in self.foes)
            )
        if self.how == "attack":
            return self.is_visible(self.target) and self.far(self.target.at) <= reach
        place = self.thought(self.target)
        if place is None or self.broken:
            return False
        if not self.sees(self.target) and not self.literal and self.is_unseen(self.target, place):
            return False
        if self.how == "throw":
            return self.far(place) <= 3
        engaged = any((at := self.thought(foe)) is not None and self.far(at) <= 1 for foe in self.foes)
        return not engaged and self.far(place) * 10 <= SHOT[self.weapon][1]

    def struck(self) -> Foe | None:
        """Who is there; nobody where one only thought him to be, or where nobody stands."""
        if self.how == "strike_at":
            return next((foe for foe in self.foes if foe.at == self.spot), None)
        return self.target if self.how == "attack" or self.thought(self.target) == self.target.at else None

    def bonus(self, foe: Foe) -> int:
        melee = self.how in ("attack", "strike_at")
        own = self.numbers["fight"] + self.numbers["level"] - 1 - self.numbers["exhaustion"]
        own += MODIFIER[self.numbers["strength" if melee else "dexterity"]] - 2 * self.broken
        return own - 4 * (melee and not self.is_visible(foe))

    def defence(self, foe: Foe) -> int:
        covered = self.how in ("shoot", "throw") and foe is self.target
        kind = 9 if foe.kind == "zombie" else DEFENCE[foe.kind]
        return kind + COVER[self.cover] * covered

    def sides(self) -> int:
        if self.broken:
            return 4
        return SHOT[self.weapon][0] if self.how == "shoot" else MELEE[self.weapon]


def _near(chance: random.Random, me: Square) -> Square:
    """Mostly beside him."""
    far = chance.choice((1, 1, 1, 2, 2, 3, 4, 7))
    squares = [(x, y) for x in range(WIDE) for y in range(HIGH) if 0 < max(abs(x - me[0]), abs(y - me[1])) <= far]
    return chance.choice(squares)


def drawn(chance: random.Random) -> Scene:
    """Some scene."""
    how = chance.choice(("attack", "strike_at", "shoot", "shoot", "throw"))
    weapon = chance.choice([*{"shoot": SHOT, "throw": THROWN}.get(how, MELEE)])
    numbers = {name: chance.choice([*MODIFIER]) for name in ("strength", "dexterity")}
    numbers["strength"] = max(7, numbers["strength"])
    numbers |= {"fight": chance.randint(0, 3), "level": chance.randint(1, 5), "exhaustion": chance.choice((0, 0, 1, 3))}
    me = (chance.randrange(WIDE), chance.randrange(HIGH))
    kind = chance.choice([*DEFENCE])
    first = Foe(kind, _near(chance, me), chance.random() < 0.3, chance.random() < 0.15)
    second = Foe("zombie", _near(chance, me))
    while second.at == first.at:
        second.at = _near(chance, me)
    torch = (chance.randrange(WIDE), chance.randrange(HIGH)) if chance.random() < 0.6 else None
    scene = Scene(
        how, weapon, numbers, me, [first, second], torch, chance.random() < 0.4, chance.random() < 0.2,
        chance.choice([*COVER]), chance.random() < 0.2, chance.random() < 0.3, _near(chance, me),
    )  # fmt: skip
    for foe in scene.foes:
        moved = foe is first and chance.random() < 0.3
        foe.start = _near(chance, me) if moved else foe.at
        if not scene.is_unseen(Foe(foe.kind, foe.start), foe.start):
            foe.memory = foe.start
        elif chance.random() < 0.5:
            foe.memory = foe.at if chance.random() < 0.6 else _near(chance, me)
    return scene


def written(at: Square) -> str:
    return f"1:{at[0]},{at[1]}"


def case_of(scene: Scene) -> dict[str, Any]:
    """The scene as a case says it."""
    hall = "H" * WIDE
    objects = [f'H {{"lit": {str(scene.lit).lower()}}}']
    if scene.cover:
        middle = [3 * scene.target.at[0] + 1.5, 3 * scene.target.at[1] + 1.5]
        thing = f'"id": "F1", "area": "H", "at": {middle}, "size": "large", "text": "x", "cover": "{scene.cover}"'
        objects.append(f"features {{{thing}}}")
    man = " ".join(["man", *(f"{name}={value}" for name, value in scene.numbers.items()), f"{scene.weapon}*"])
    ammunition = {"quiver": " quiver:5+", "stones": " stones:5+"}
    man += ammunition[SHOT[scene.weapon][2]] if scene.how == "shoot" else ""
    now = {"hidden": scene.target.hidden, "marked": scene.target.marked, "at": written(scene.target.at)}
    state: dict[str, Any] = {
        "drawing": "/".join([hall] * HIGH),
        "objects": objects,
        "at": written(scene.me)[2:],
        "party": [man],
        "met": [
            {"kind": foe.kind, "at": written(foe.start or foe.at)[2:], "step": step}
            for foe, step in zip(reversed(scene.foes), ("both", "fight"))
        ],
        "bands": {"1": {"members": {"0": now}}},
    }
    numbers = (TARGET, ZOMBIE)
    memory = {str(number): written(foe.memory) for number, foe in zip(numbers, scene.foes) if foe.memory}
    if memory:
        state["groups"] = {"0": {"memory": memory}}
    if scene.broken:
        state["people"] = {"1": {"items": {"0": {"broken": True}}}}
    if scene.torch is not None:
        torch = {"kind": "torch", "number": 150, "left": 6, "lit": True}
        state["lying"] = [{"at": written(scene.torch), "items": [torch]}]
    if scene.smoky:
        state["smoke"] = {"H": 9}
    options = {"known_position": "visible"} if scene.literal else {}
    return {"clause": "delve.combat.attack", "players": 1, "options": options, "state": state}


@pytest.mark.clause(
    "delve.combat.attack", "delve.combat.range", "delve.combat.damage", "delve.vis.visible", "delve.vis.memory",
    "delve.vis.cover", "delve.dark.unseen", "delve.dark.ranged", "delve.dark.melee", "delve.gear.break",
)  # fmt: skip
@pytest.mark.parametrize("part", range(8))
def test_delve_combat_attack__it_comes_out_as_a_second_program_reckons(part: int) -> None:
    """Two hundred scenes each."""
    chance, system = random.Random(f"attack {part}"), load_system("delve")
    for number in range(200):
        scene = drawn(chance)
        whom = written(scene.spot) if scene.how == "strike_at" else f"{scene.target.kind}.{TARGET}"
        order = f"0 {scene.how} pc.1 {whom} {scene.weapon}.101"
        case = read_case("scene", "delve", {**case_of(scene), "seed": number, "do": [order]})
        if not scene.is_legal():
            with pytest.raises(Refused):
                play(system, case, case.state, case.do)
            continue
        run = play(system, case, case.state, case.do)
        told = [event for event in run.events if event.name in ("attacked", "struck_air")][:1]
        foe = scene.struck()
        assert [event.name for event in told] == ["attacked" if foe is not None else "struck_air"], scene
        if foe is None:
            assert not [event for event in run.events if event.name == "attack_die"], scene
            continue
        face = int(told[0].facts["roll"])
        total = face + scene.bonus(foe)
        hit = face == 20 or (face > 1 and total >= scene.defence(foe))
        assert (told[0].facts["total"], told[0].facts["success"]) == (total, hit), scene
        if hit:
            die = next(event for event in run.events if event.name == "damage_die")
            strength = MODIFIER[scene.numbers["strength"]] if scene.how != "shoot" else 0
            wound = next(event for event in run.events if event.name == "hit")
            assert die.facts["sides"] == scene.sides(), scene
            assert wound.facts["count"] == max(1, int(die.facts["face"]) + strength), scene
