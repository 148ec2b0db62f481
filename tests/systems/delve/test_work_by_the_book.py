"""Work of a turn reckoned by a second program that follows the catalogue alone.

A hall ten squares long, a locked door at its west end, a found pit on the square before it. Who works, who helps and
who bears which light stands anywhere; smoke, tools, haste, hunger and skill are drawn. The dice are the rule's own, and
what follows from them is reckoned here anew (delve.trap.*, delve.core.help, delve.dark.checks, delve.light.extra_turn).
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any

import pytest

from podzem.lab.case_file import read_case
from podzem.lab.cases import Run, play
from podzem.systems import load_system

GOOD, DIM, DARK = "good", "dim", "dark"
QUALITY = {"poor": 6, "good": 8, "fine": 10, "masterwork": 12}
PAIRS = {"stealth": ("dexterity", "stealth"), "craft": ("intellect", "craft")}
PIT = '"id": "TR1", "area": "A", "rect": [3, 0, 3, 3], "bound": "place", "type": "pit"'
SPOT = 1
"""The square of the pit, and that at the door."""
WORKS = ("disarm", "disarm_hurried", "unlock", "unlock_hurried", "force", "treat", "repair", "search")
SIGHTLESS = ("force",)
HURRIED = ("disarm_hurried", "unlock_hurried")


@dataclass
class One:
    """Somebody of the party as he is written in a case."""

    at: int
    numbers: dict[str, int]
    light: str = ""
    things: list[str] = field(default_factory=list)
    helps: bool = False

    def text(self) -> str:
        own = [f"{name}={value}" for name, value in self.numbers.items()]
        return " ".join(["man", *own, f"@{self.at},0", *self.things, *([f"{self.light}!"] if self.light else [])])

    def level(self, attribute: str, skill: str) -> int:
        value = self.numbers.get(attribute, 10)
        modifier = -2 if value == 3 else -1 if value <= 7 else 0 if value <= 13 else 1 if value <= 17 else 2
        return modifier + self.numbers.get(skill, 0) - self.numbers.get("exhaustion", 0)


@dataclass
class Scene:
    """What is to be done, by the first of `people`, in what light."""

    work: str
    skill: str
    quality: str
    people: list[One]
    lit: bool
    smoky: bool
    broken_tool: bool

    @property
    def worker(self) -> One:
        return self.people[0]

    def light_at(self, square: int) -> str:
        if self.lit or any(one.light == "torch" and abs(one.at - square) <= 3 for one in self.people):
            return GOOD
        return DIM if any(one.light == "lamp" and abs(one.at - square) <= 2 for one in self.people) else DARK

    def square_of(self, one: One) -> int:
        """Where he looks: a search and a thing in his hands are on his own square."""
        return {"treat": self.people[-1].at, "search": one.at, "repair": one.at}.get(self.work, SPOT)

    def sees(self, one: One) -> bool:
        square = self.square_of(one)
        return self.light_at(square) != DARK and (not self.smoky or any(each.at == square for each in self.people))

    def turns(self) -> int:
        if self.work in SIGHTLESS:
            return 1
        own = self.light_at(self.worker.at)
        return 1 + ((self.light_at(self.square_of(self.worker)) if own == DARK else own) == DIM)

    def pair(self) -> tuple[str, str]:
        other = {"force": ("strength", "athletics"), "search": ("wisdom", "notice")}
        if self.work in ("treat", "repair"):
            return PAIRS["craft"]
        return other.get(self.work) or PAIRS[self.skill]

    def difficulty(self) -> int:
        if self.work == "treat":
            return 8 if "bandage" in self.worker.things else 10
        if self.work in ("force", "repair", "search"):
            return 10 if self.work == "force" else 8
        tools = ["craft_set+", "craft_set*", *(["lockpicks+"] if "unlock" in self.work else [])]
        bare = self.broken_tool or not any(tool in self.worker.things for tool in tools)
        return QUALITY[self.quality] + 2 * (self.work in HURRIED) + 2 * bare

    def bonus(self) -> int:
        crowbar = self.work == "force" and "crowbar+" in self.worker.things
        return self.worker.level(*self.pair()) + crowbar


def drawn(chance: random.Random) -> Scene:
    """Some scene."""
    work = chance.choice(WORKS)
    count = chance.randint(2, 4)
    squares = chance.sample(range(1, 10), count)
    squares[0] = chance.choice((1, 2, 3)) if work in ("search", "repair", "treat") else chance.choice((1, 2))
    people = [_one(chance, square) for square in squares]
    scene = Scene(work, chance.choice(("stealth", "craft")), chance.choice([*QUALITY]), people, False, False, False)
    scene.lit, scene.smoky = chance.random() < 0.1, chance.random() < 0.2
    tool = {
        "force": ["crowbar+", "crowbar"],
        "treat": ["bandage"],
        "repair": ["craft_set+"],
    }.get(work, ["craft_set+", "craft_set", "craft_set*", "lockpicks+", "lockpicks"])
    if work == "repair" or chance.random() < 0.7:
        people[0].things.append(chance.choice(tool))
        scene.broken_tool = work not in ("treat", "repair", "force") and chance.random() < 0.2
    if work == "repair":
        people[0].things.append("sword+")
    if work == "treat":
        people[-1].at, people[-1].numbers["hp"] = chance.choice((people[0].at, people[0].at + 1)), 3
    for one in people[1 : -1 if work == "treat" else None]:
        one.helps = work not in (*HURRIED, "repair") and chance.random() < 0.6
    return scene


def _one(chance: random.Random, square: int) -> One:
    names = ("strength", "dexterity", "intellect", "wisdom")
    numbers = {name: chance.choice((3, 6, 7, 8, 10, 13, 14, 17, 18)) for name in names}
    numbers["strength"] = max(numbers["strength"], 8)  # enough to have what the scene gives him
    numbers |= {skill: chance.randint(0, 3) for skill in ("stealth", "craft", "athletics", "notice")}
    if chance.random() < 0.4:
        numbers["exhaustion"] = chance.randint(1, 3)
    return One(square, numbers, chance.choice(("", "", "torch", "lamp")))


def played(scene: Scene, seed: int) -> tuple[Run, list[One]]:
    """The scene by the rule, and who was let help."""
    order = {
        "force": "0 force pc.1 D1",
        "treat": f"0 treat pc.1 pc.{len(scene.people)}",
        "repair": f"0 repair pc.1 sword.{100 + 1 + scene.worker.things.index('sword+')}"
        if scene.work == "repair"
        else "",
        "search": "0 search pc.1 all look",
    }.get(scene.work, f"0 {scene.work} pc.1 {'TR1' if 'disarm' in scene.work else 'D1'} {scene.skill}")
    do = [order]
    if scene.work not in SIGHTLESS and not scene.sees(scene.worker):
        do.append("0 answer yes")
    helpers = [one for one in scene.people if one.helps and (scene.work in SIGHTLESS or scene.sees(one))]
    do += [f"0 help pc.{scene.people.index(one) + 1} pc.1" for one in helpers]
    if scene.work not in HURRIED:
        do += ["0 wait 1"] * scene.turns()
    state: dict[str, Any] = {
        "drawing": "bAAAAAAAAAA",
        "edges": ["0,0 E locked D1"],
        "objects": [
            f'A {{"unknown_to_locals": true, "lit": {str(scene.lit).lower()}}}',
            f'D1 {{"door": {{"kind": "locked", "quality": "{scene.quality}"}}}}',
            f'traps {{{PIT}, "quality": "{scene.quality}"}}',
        ],
        "at": "1,0",
        "party": [one.text() for one in scene.people],
        "doors": {"D1": {"tried": True}},
        "snares": {"TR1": {"found": True, "hinted": True}},
    }
    if scene.smoky:
        state["smoke"] = {"A": 9}
    broken = {"sword+": scene.work == "repair", "craft_set": scene.broken_tool, "lockpicks": scene.broken_tool}
    hurt = [
        index for index, thing in enumerate(scene.worker.things) if broken.get(thing.rstrip("+*"), broken.get(thing))
    ]
    if hurt:
        state["people"] = {"1": {"items": {str(index): {"broken": True} for index in hurt}}}
    row = {"clause": "delve.core.check", "players": 1, "state": state, "seed": seed, "do": do}
    case = read_case("scene", "delve", row)
    return play(load_system("delve"), case, case.state, case.do), helpers


def reckoned(scene: Scene, helpers: list[One], faces: list[int]) -> tuple[list[tuple[str, int, int, bool]], str]:
    """Each check with its total, what it must reach and whether it does, and what comes of the work."""
    if scene.work not in SIGHTLESS and not scene.sees(scene.worker):
        return [], DARK
    rolls, checks = iter(faces), []
    for one in helpers:
        total = next(rolls) + next(rolls) + one.level(*scene.pair())
        checks.append((f"pc.{scene.people.index(one) + 1}", total, 8, total >= 8))
    help = any(done for *_, done in checks)
    total = next(rolls) + next(rolls) + scene.bonus() + help
    checks.append(("pc.1", total, scene.difficulty(), total >= scene.difficulty()))
    missed = scene.difficulty() - total
    return checks, "done" if missed <= 0 else "bad" if missed >= 3 else "missed"


CAME_OF = {
    "disarmed": "done", "unlocked": "done", "forced": "done", "repaired": "done",
    "trap_sprung": "bad", "lock_jammed": "bad",
    "still_armed": "missed", "lock_holds": "missed", "force_failed": "failed", "not_repaired": "failed",
    "failed_in_the_dark": DARK,
}  # fmt: skip


def to_be_told(scene: Scene, came: str) -> list[str]:
    """What is told of it: of a search in the dark no more than of any, of wounds only that in the dark they fail."""
    if scene.work == "search" or (scene.work == "treat" and came != DARK):
        return []
    return ["failed"] if scene.work in ("force", "repair") and came in ("missed", "bad") else [came]


@pytest.mark.clause(
    "delve.trap.disarm", "delve.trap.haste", "delve.trap.tools", "delve.trap.failure", "delve.trap.force",
    "delve.combat.firstaid", "delve.search.roll", "delve.core.help", "delve.dark.checks", "delve.light.extra_turn",
)  # fmt: skip
@pytest.mark.parametrize("part", range(8))
def test_delve_core_check__work_comes_out_as_a_second_program_reckons(part: int) -> None:
    """Two hundred scenes each."""
    chance = random.Random(f"work {part}")
    for number in range(200):
        scene = drawn(chance)
        run, helpers = played(scene, number)
        faces = [int(event.facts["face"]) for event in run.events if event.name == "check_die"]
        checks, came = reckoned(scene, helpers, faces)
        told = [
            (str(event.facts["member"]), int(event.facts["total"]), int(event.facts.get("difficulty", 8)))
            for event in run.events
            if event.name in ("checked", "search_rolled") and event.clause != "delve.trap.effects"
        ]
        assert told == [check[:3] for check in checks], scene
        assert [CAME_OF[event.name] for event in run.events if event.name in CAME_OF] == to_be_told(scene, came), scene
        assert run.state.clock == (1 if scene.work in HURRIED else 60 * scene.turns()), scene
