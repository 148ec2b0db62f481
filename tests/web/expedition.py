"""An expedition in the sample dungeon as a viewer is sent it, made by hand: for looks that play reaches rarely."""

import math
from typing import Any

AREAS: dict[str, tuple[str, list[tuple[int, int, int, int]]]] = {
    "S": ("stairs", [(0, 4, 2, 2)]),
    "PA": ("passage", [(2, 4, 22, 2), (22, 6, 2, 12)]),
    "J": ("junction", [(22, 18, 2, 2)]),
    "PB": ("passage", [(24, 18, 12, 2)]),
    "R1": ("room", [(36, 12, 16, 14)]),
    "PC": ("passage", [(22, 20, 2, 12)]),
    "R2": ("room", [(18, 32, 10, 8)]),
    "R3": ("room", [(12, 34, 6, 4)]),
}
OPENINGS: dict[str, tuple[tuple[float, float], str, str]] = {
    "O0": ((0, 5), "E", ""),
    "O1": ((2, 5), "E", ""),
    "O2": ((23, 18), "S", ""),
    "O3": ((24, 19), "E", ""),
    "O4": ((23, 20), "S", ""),
    "D1": ((36, 19), "E", "stuck"),
    "D2": ((23, 32), "S", "stuck"),
    "SD1": ((18, 35), "W", "stuck"),
}
BOUNDS = (-2, 2, 58, 42)
RINGS = ((2, 3), (4, 2), (6, 1))
Cell = tuple[int, int]


def area_cells(*names: str) -> dict[Cell, str]:
    """The cells of some areas."""
    return {
        (x + dx, y + dy): name
        for name in names
        for x, y, width, height in AREAS[name][1]
        for dx in range(width)
        for dy in range(height)
    }


def rows(grades: dict[Cell, int]) -> list[str]:
    """A row of digits for each row of the level's bounds."""
    x, y, width, height = BOUNDS
    return ["".join(str(grades.get((x + dx, y + dy), 0)) for dx in range(width)) for dy in range(height)]


def light_round(cells: dict[Cell, str], *lights: tuple[float, float]) -> dict[Cell, int]:
    """The light of some torches on some cells."""
    found = {}
    for x, y in cells:
        away = min(math.hypot(x + 0.5 - a, y + 0.5 - b) for a, b in lights)
        grade = next((grade for reach, grade in RINGS if away <= reach), 0)
        if grade:
            found[x, y] = grade
    return found


def walls(cells: dict[Cell, str]) -> list[list[float]]:
    """The edges of known cells that are no opening, piece by piece."""
    gaps = set()
    for (x, y), direction, _ in OPENINGS.values():
        along = [(x, y - 1), (x, y)] if direction in "EW" else [(x - 1, y), (x, y)]
        gaps |= {(a, b, direction in "EW") for a, b in along}
    found = []
    for x, y in cells:
        for dx, dy, edge in (
            (-1, 0, (x, y, x, y + 1)),
            (1, 0, (x + 1, y, x + 1, y + 1)),
            (0, -1, (x, y, x + 1, y)),
            (0, 1, (x, y + 1, x + 1, y + 1)),
        ):
            is_gap = (edge[0], edge[1], edge[0] == edge[2]) in gaps
            if cells.get((x + dx, y + dy)) != cells[x, y] and not is_gap:
                found.append([*map(float, edge)])
    return found


def level(known: tuple[str, ...], now: dict[Cell, int], **rest: Any) -> dict[str, Any]:
    """A level of which some areas are known."""
    cells = area_cells(*known)
    openings = [
        {"id": name, "at": at, "dir": direction, "width": 2, "to_depth": 0, "door": door_of(name, kind)}
        for name, (at, direction, kind) in OPENINGS.items()
        if any((math.floor(at[0]) - dx, math.floor(at[1]) - dy) in cells for dx in (0, 1) for dy in (0, 1))
        and (name != "SD1" or "R3" in known)
    ]
    areas = [
        {"id": name, "kind": AREAS[name][0], "at": middle(AREAS[name][1][0]), "size": AREAS[name][1][0][2:]}
        for name in known
    ]
    return {
        "depth": 1,
        "bounds": BOUNDS,
        "seen": rows(dict.fromkeys(cells, 2) | now),
        "now": rows(now),
        "walls": walls(cells),
        "openings": openings,
        "areas": areas,
        "features": [],
        "heaps": [],
        "traps": [],
        "places": {},
        "walked": [],
        **rest,
    }


def door_of(name: str, kind: str) -> dict[str, Any] | None:
    if not kind:
        return None
    return {"kind": kind, "open": name == "D2", "wedged": name == "D2", "broken": False, "secret": name == "SD1"}


def middle(rect: tuple[int, int, int, int]) -> list[float]:
    x, y, width, height = rect
    return [x + width / 2, y + height / 2]


def item(name: str, count: int = 1, qg: int = 8, **rest: Any) -> dict[str, Any]:
    """A thing that somebody carries."""
    return {
        "id": name,
        "kind": name.split(".")[0],
        "count": count,
        "qg": qg,
        "ready": False,
        "burning": False,
        "left": 0,
        "damage": 0,
        "value": None,
        "row": None,
        "contents": [],
        **rest,
    }


def member(name: str, owner: int, load: int, speed: int, items: list[dict[str, Any]], **rest: Any) -> dict[str, Any]:
    """Somebody of the party."""
    kind = name.split(".")[0]
    return {
        "id": name,
        "kind": "pc" if kind == "pc" else "animal" if kind == "donkey" else "companion",
        "type": "man" if kind == "pc" else kind,
        "owner": owner,
        "level": 1,
        "resilience": 1,
        "status": "active",
        "group": 1,
        "load_qg": load,
        "carried_qg": load,
        "limits_qg": [160, 320, 640],
        "speed": speed,
        "defence": 2,
        "strike": 0,
        "shot": None,
        "hands": 2,
        "items": items,
        "conditions": {"fatigue": 0, "wound": 0, "infection": 0, "exhaustion": 0},
        "maims": [],
        "loyalty": None if kind == "pc" else 3,
        "medicine": 0,
        "order": None,
        "debt": False,
        "pit": "",
        "effects": [],
        **rest,
    }


def party() -> list[dict[str, Any]]:
    """Two heroes, three companions, a donkey."""
    torch = item("torch.9", ready=True, burning=True, left=2)
    return [
        member("pc.1", 0, 304, 9, [item("mail.3", qg=160, ready=True), item("shield.4", qg=60, ready=True),
               item("weapon.5", qg=40, ready=True), item("torch.6", 3, 24), item("ration.7", 2, 40)], defence=4),
        member("spearman.7", 0, 148, 12, [item("spear.8", qg=40, ready=True), torch],
               order={"verb": "hold", "words": []}),
        member("porter.3", 0, 330, 6, [item("sack.10", qg=164, contents=[item("silver.11", 160, 160)]),
               item("rope.12", 4, 160)], conditions={"fatigue": 1, "wound": 0, "infection": 0, "exhaustion": 0}),
        member("pc.2", 1, 96, 12, [item("bow.13", qg=40, ready=True), item("quiver.14", qg=44, left=8),
               item("lamp.15", ready=True, burning=True, left=5)], shot={"mod": 0, "range": 24},
               order={"verb": "search", "words": ["wall:R2:W:2"]}),
        member("healer.5", 1, 120, 12, [item("bandage.16", 4, 32), item("skin.17", qg=20)], medicine=2),
        member("donkey.6", 1, 700, 9, [item("sack.18", qg=160)], limits_qg=[640, 1280]),
    ]  # fmt: skip


RANKS = [["pc.1", "spearman.7"], ["pc.2", "healer.5"], ["porter.3", "donkey.6"]]


def group(at: tuple[float, float], heading: str = "S", **rest: Any) -> dict[str, Any]:
    """The party on its way."""
    back = {"N": (0, 1), "S": (0, -1), "E": (-1, 0), "W": (1, 0)}[heading]
    spots = {}
    for depth, rank in enumerate(RANKS):
        for place, name in enumerate(rank):
            aside = place - (len(rank) - 1) / 2
            spots[name] = [at[0] + back[0] * depth + back[1] * aside, at[1] + back[1] * depth - back[0] * aside]
    return {
        "number": 1,
        "depth": 1,
        "at": at,
        "heading": heading,
        "ranks": RANKS,
        "spots": spots,
        "lights": [spots["spearman.7"], spots["pc.2"]],
        "speed": 6,
        "area": "R2",
        "legs": [],
        "fast": False,
        "light": 5,
        **rest,
    }


def decision(*words: str, seat: int = 0, say: str = "", **rest: Any) -> dict[str, Any]:
    """An open decision as the wire has it."""
    order, *others = words
    told = {"do": " ".join([str(seat), *words]), "order": order, "words": others, "say": say or " ".join(words), **rest}
    if others and "." in others[0] and "," not in others[0]:
        told["member"] = others[0]
    return told


def orders_of(name: str, cells: dict[Cell, str]) -> list[dict[str, Any]]:
    """What a member may be told to do in the second room."""
    made = [decision("hold", name, say="hold"), decision("rest", name, say="rest"), decision("guard", name)]
    for side, sections in (("W", 4), ("N", 5), ("E", 4), ("S", 5)):
        for number in range(1, sections + 1):
            place = f"wall:R2:{side}:{number}"
            made.append(decision("search", name, place, say=f"search the wall {side}, section {number}", place=place))
    made.append(decision("search", name, "floor:R2", say="search the floor", place="floor:R2"))
    made.append(decision("act", name, "F1", "turn", say="turn the statue", at="F1"))
    made.append(decision("wedge", name, "D2", say="drive a wedge into the door D2", at="D2"))
    made += [decision("listen", name, place, say=f"listen at {place}", place=place) for place in ("D2", "wall:R2:W:2")]
    return made


def search_places() -> dict[str, list[float]]:
    found: dict[str, list[float]] = {"floor:R2": [20, 36, 26, 36], "D2": [22, 32, 24, 32]}
    for number in range(4):
        found[f"wall:R2:W:{number + 1}"] = [18, 32 + 2 * number, 18, 34 + 2 * number]
        found[f"wall:R2:E:{number + 1}"] = [28, 32 + 2 * number, 28, 34 + 2 * number]
    for number in range(5):
        found[f"wall:R2:N:{number + 1}"] = [18 + 2 * number, 32, 20 + 2 * number, 32]
        found[f"wall:R2:S:{number + 1}"] = [18 + 2 * number, 40, 20 + 2 * number, 40]
    return found


def exploring() -> dict[str, Any]:
    """The second room: orders are being given."""
    known = ("S", "PA", "J", "PB", "PC", "R2")
    here = group((23, 34.5), legs=[[[23, 34.5], [21, 37]], [[21, 37], [26, 38.5]]])
    cells = area_cells(*known)
    now = light_round(area_cells("R2", "PC"), *here["lights"])
    chest = item("chest.30", qg=400, contents=[])
    shown = level(
        known,
        now,
        features=[
            {"id": "F1", "at": [25, 36], "size": "large", "text": "statue", "acts": ["turn"], "terrain": None},
            {"id": "F3", "at": [20, 39], "size": "large", "text": "rubble", "acts": [], "terrain": "rubble"},
        ],
        heaps=[{"at": [19, 33], "items": [chest], "grade": 2}, {"at": [27, 39], "items": [item("gem.31")], "grade": 3}],
        traps=[{"id": "TR1", "type": "pit", "rect": [22, 24, 2, 2], "state": "sprung"}],
        places=search_places(),
        walked=[[[1, 5], [23, 5], [23, 34]]],
    )
    steps = [
        decision("leg", "1", f"{x + 1},{y + 1}", say=f"walk to {x + 1},{y + 1}", point=[x + 1, y + 1])
        for x, y in cells
        if cells[x, y] == "R2" and x % 2 == 0 and y % 2 == 0
    ]
    steps += [decision("leg", "1", f"23,{y}", say=f"walk to 23,{y}", point=[23, y]) for y in range(20, 32)]
    runs = [decision("fast", "1", f"{x},5", say=f"run to {x},5", point=[x, 5]) for x in range(1, 23)]
    ahead = [decision("ahead", "1", way, str(hs), say=f"ahead {way} {hs / 2}") for way in "NS" for hs in range(2, 13, 2)]
    own = [one for name in ("pc.1", "spearman.7", "porter.3") for one in orders_of(name, cells)]
    goods = [
        decision("light", "pc.1", "torch.6", say="light a torch"),
        decision("drop", "pc.1", "torch.6", say="drop a torch"),
        decision("give", "pc.1", "torch.6", "porter.3", say="give a torch to the porter"),
        decision("stow", "pc.1", "shield.4", say="stow the shield"),
        decision("douse", "spearman.7", "torch.9", say="douse the torch"),
        decision("drop", "porter.3", "sack.10", say="drop the sack"),
        decision("take", "porter.3", "gem.31", say="take the gem", at="gem.31"),
    ]
    ranks = [decision("place", name, str(rank), say=f"{name} to rank {rank}") for name in ("pc.1", "spearman.7", "porter.3", "pc.2", "healer.5", "donkey.6") for rank in (1, 2, 3, 4)]
    others = [decision("all", verb, say=f"all {verb}") for verb in ("hold", "rest", "as_before")]
    others += [decision("stay", "1"), decision("split", "porter.3"), decision("revise", "spearman.7"), decision("release")]
    return news({"levels": [shown], "groups": [here]}, steps + runs + ahead + own + goods + ranks + others)


def news(view: dict[str, Any], decisions: list[dict[str, Any]], **rest: Any) -> dict[str, Any]:
    """A `news` message with the parts that stay the same."""
    whole = {
        "viewer": 0, "stage": "orders", "turn": 12, "day_turn": 12, "phase": 0, "caller": 0, "leader": "pc.1",
        "members": party(), "captives": [], "meeting": None, "fight": None, "town": None, "questions": [], "secrets": None,
        "clock": {"turn": 12, "lights": [{"item": "torch.9", "member": "spearman.7", "left": 1, "of": 6},
                                         {"item": "lamp.15", "member": "pc.2", "left": 5, "of": 6}]},
        "ledger": {"delivered": 0, "income": 0, "purse": [120, 45]},
        **view,
    }  # fmt: skip
    seats = [
        {"seat": 0, "name": "Ana", "kind": "person", "present": True, "lent": None, "bot": None, "host": True},
        {"seat": 1, "name": "Bo", "kind": "person", "present": True, "lent": None, "bot": None, "host": False},
    ]
    says = ["The door D2 opens.", "The party enters a room of 5 by 4 sazhens.", "Bo: search the wall."]
    lines = [{"event": "told", "clause": "dungeon.time.turn", "facts": {}, "say": say, "secret": False} for say in says]
    return {
        "is": "news", "version": 5, "whole": True, "view": whole, "awaited": [0, 1], "decisions": decisions,
        "lines": {"from": 1, "fresh": True, "of": lines}, "seats": seats, "paused": False, "take_back": False,
        "deadline": None, "outcome": None, **rest,
    }  # fmt: skip


def met() -> dict[str, Any]:
    """Chud in the first room, four sazhens off."""
    here = group((36, 19), "E", area="R1")
    known = ("S", "PA", "J", "PB", "R1")
    now = light_round(area_cells("R1", "PB"), *here["lights"])
    meeting = {
        "stage": "choose", "kind": "chud", "count": 6, "size": "medium", "hs": 8, "way": "D1", "at": [44, 19],
        "demand": 120, "surprise": "others", "can": ["attack", "parley", "offer", "withdraw"],
    }  # fmt: skip
    choices = [
        decision("attack", say="attack"), decision("parley", say="speak with them"), decision("offer", "50", say="offer 50 kuna"),
        decision("offer", "120", say="offer 120 kuna"), decision("wait", say="wait"), decision("withdraw", say="withdraw"),
        decision("run", say="run away"),
    ]  # fmt: skip
    return news({"stage": "meeting", "levels": [level(known, now)], "groups": [here], "meeting": meeting}, choices)


def fighter(name: str, mine: bool, space: int = 2, **rest: Any) -> dict[str, Any]:
    return {
        "type": name.split(".")[0], "level": 1, "resilience": 1, "defence": 1, "space": space, "flags": [], "mine": mine, **rest,
    }  # fmt: skip


def fighting() -> dict[str, Any]:
    """Ranks in the passage, both sides."""
    found = met()
    ours = [["pc.1", "spearman.7"], ["pc.2", "porter.3"], ["healer.5", "donkey.6"]]
    theirs = [["chud.12", "chud.13", "chud.14"], ["chud.15", "chud.16"]]
    fighters = {name: fighter(name, True, 4 if name in ("pc.1", "spearman.7", "donkey.6") else 2) for rank in ours for name in rank}
    fighters |= {name: fighter(name, False) for rank in theirs for name in rank}
    fighters["chud.12"]["flags"] = ["leader"]
    fighters["chud.16"]["flags"] = ["slings"]
    found["view"] |= {
        "stage": "combat", "meeting": None, "phase": 3,
        "fight": {"phase": 3, "mode": "shooting", "fronts": [{"hs": 8, "width": [4, 8], "sides": [ours, theirs]}],
                  "fighters": fighters, "ordered": [False, True], "round_log": []},
    }  # fmt: skip
    found["decisions"] = [
        decision("fire", say="shoot"), decision("close", "8", say="close by 4 sazhens"), decision("withdraw", "6", say="withdraw by 3 sazhens"),
        decision("hold_line", say="hold the line"), decision("front", "pc.2", say="Bo to the front"), decision("front", "porter.3", say="the porter to the front"),
        decision("back", "pc.1", say="Ana to the back"), decision("aim", "pc.1", "near", say="aim near"), decision("ready", "pc.1", "torch.6", say="ready a torch"),
        decision("surrender", say="surrender"),
    ]  # fmt: skip
    return found


def trading() -> dict[str, Any]:
    """In town before the first descent."""
    prices = {"torch": 1, "ration": 5, "wedge": 1, "rope": 5, "bandage": 2, "lamp": 10, "shield": 20, "mail": 300, "bow": 60, "donkey": 150}
    town = {
        "purse": [620, 340], "day": 1, "prices": prices,
        "candidates": [{"id": "porter.21", "type": "porter", "answer": ""}, {"id": "healer.22", "type": "healer", "answer": "refused"},
                       {"id": "archer.23", "type": "archer", "answer": "double"}],
    }  # fmt: skip
    buys = [decision("buy", "pc.1", kind, say=f"buy: {kind}, {price} kuna") for kind, price in prices.items()]
    hires = [decision("hire", "porter.21", say="hire the porter"), decision("hire", "archer.23", say="hire the archer at double wage")]
    sells = [decision("sell", "pc.1", "torch.6", say="sell a torch"), decision("sell", "pc.1", "shield.4", say="sell the shield")]
    view = {"stage": "town", "turn": 0, "levels": [], "groups": [], "town": town, "clock": {"turn": 0, "lights": []}}
    return news(view, buys + hires + sells + [decision("enter", say="go down")])


SCENE = {"kind": "grid", "name": "proba", "cell": 2, "depths": [1]}
TERMS = {
    "member": {"man": "hero", "spearman": "spearman", "porter": "porter", "healer": "healer", "donkey": "donkey", "chud": "chud", "archer": "archer"},
    "item": {"torch": "torch", "mail": "mail", "shield": "shield", "weapon": "sword", "ration": "ration", "sack": "sack", "silver": "silver", "rope": "rope", "bow": "bow", "quiver": "quiver", "lamp": "lamp", "bandage": "bandage", "skin": "skin", "spear": "spear", "chest": "chest", "gem": "gem", "wedge": "wedge", "donkey": "donkey"},
    "prospect": {},
}  # fmt: skip


def welcome(role: str = "seat", seat: int = 0) -> dict[str, Any]:
    """The first message of the socket."""
    table = {"table": "fixture", "system": "dungeon", "title": "The Dungeon", "options": {}, "dice": "seeded", "commitment": None, "judge": "automatic", "clock": 0}
    return {"is": "welcome", "table": table, "you": {"role": role, "seat": seat, "host": True}, "scene": SCENE, "terms": TERMS, "chats": []}


def judging() -> dict[str, Any]:
    """What the judge sees of the second room: the rest of the level behind a closed eye; a second level below."""
    found = exploring()
    areas = [{"id": name, "kind": kind, "rects": rects} for name, (kind, rects) in AREAS.items()]
    openings = level(tuple(AREAS), {})["openings"]
    whole = {
        "depth": 1, "areas": areas, "openings": openings, "features": [],
        "traps": [{"id": "TR2", "type": "dart", "rect": None, "on": "C1", "state": "armed"},
                  {"id": "TR1", "type": "pit", "rect": [22, 24, 2, 2], "on": "", "state": "sprung"}],
        "secrets": [{"id": "K1", "area": "R1", "rect": [48, 22, 2, 2], "found": False}],
        "treasure": [{"id": "C1", "at": [13, 36], "items": []}],
        "encounters": [{"id": "EN1", "area": "R1", "kind": "chud", "number": "6", "at": [44, 19], "met": False}],
    }  # fmt: skip
    below = {**level(("R3",), {}), "depth": 2}
    found["view"] |= {"viewer": -2, "secrets": {"levels": [whole], "waiting": 0}}
    found["view"]["levels"].append(below)
    found |= {"decisions": [], "entry": 12}
    found["lines"]["of"].append({"event": "wandering", "clause": "dungeon.encounter.wandering", "facts": {}, "say": "Wanderers: 43 of 100, nobody comes.", "secret": True})
    return found


STORIES = {"exploring": exploring, "met": met, "fighting": fighting, "trading": trading, "judging": judging}
