"""An expedition in the sample dungeon as a viewer is sent it, made by hand: for looks that play reaches rarely."""

from typing import Any

from podzem.core.decisions import Decision
from podzem.systems import load_system
from tests.web.sample_level import AREAS, Cell, area_cells, level, light_round
from tests.web.sample_party import group, item, leg, party

SYSTEM = load_system("dungeon")


def decision(*words: str, seat: int = 0, say: str = "") -> dict[str, Any]:
    """An open decision as the wire has it."""
    taken = Decision(seat, words[0], words[1:])
    return {"do": str(taken), "order": taken.order, "facts": SYSTEM.showing.facts(taken), "say": say or " ".join(words)}


def orders_of(name: str, cells: dict[Cell, str]) -> list[dict[str, Any]]:
    """What a member may be told to do in the second room."""
    made = [decision("hold", name, say="hold"), decision("rest", name, say="rest"), decision("guard", name)]
    for side, sections in (("W", 4), ("N", 5), ("E", 4), ("S", 5)):
        for number in range(1, sections + 1):
            place = f"wall:R2:{side}:{number}"
            made.append(decision("search", name, place, say=f"search the wall {side}, section {number}"))
    made.append(decision("search", name, "floor:R2", say="search the floor"))
    made.append(decision("act", name, "F1", "turn", say="turn the statue"))
    made.append(decision("wedge", name, "D2", say="drive a wedge into the door D2"))
    made += [decision("listen", name, place, say=f"listen at {place}") for place in ("D2", "wall:R2:W:2")]
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
    here = group((23, 34.5), legs=[leg([23, 34.5], [21, 37]), leg([21, 37], [26, 38.5])])
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
        decision("leg", "1", f"{x + 1},{y + 1}", say=f"walk to {x + 1},{y + 1}")
        for x, y in cells
        if cells[x, y] == "R2" and x % 2 == 0 and y % 2 == 0
    ]
    steps += [decision("leg", "1", f"23,{y}", say=f"walk to 23,{y}") for y in range(20, 32)]
    runs = [decision("fast", "1", f"{x},5", say=f"run to {x},5") for x in range(1, 23)]
    ahead = [
        decision("ahead", "1", way, str(hs), say=f"ahead {way} {hs / 2}") for way in "NS" for hs in range(2, 13, 2)
    ]
    own = [one for name in ("pc.1", "spearman.7", "porter.3") for one in orders_of(name, cells)]
    goods = [
        decision("light", "pc.1", "torch.6", say="light a torch"),
        decision("drop", "pc.1", "torch.6", say="drop a torch"),
        decision("give", "pc.1", "torch.6", "porter.3", say="give a torch to the porter"),
        decision("stow", "pc.1", "shield.4", say="stow the shield"),
        decision("douse", "spearman.7", "torch.9", say="douse the torch"),
        decision("drop", "porter.3", "sack.10", say="drop the sack"),
        decision("take", "porter.3", "gem.31", say="take the gem"),
    ]
    ranks = [
        decision("place", name, str(rank), say=f"{name} to rank {rank}")
        for name in ("pc.1", "spearman.7", "porter.3", "pc.2", "healer.5", "donkey.6")
        for rank in (1, 2, 3, 4)
    ]
    others = [decision("all", verb, say=f"all {verb}") for verb in ("hold", "rest", "as_before")]
    others += [
        decision("stay", "1"),
        decision("split", "porter.3"),
        decision("revise", "spearman.7"),
        decision("release"),
    ]
    return news({"levels": [shown], "groups": [here]}, steps + runs + ahead + own + goods + ranks + others)


def news(view: dict[str, Any], decisions: list[dict[str, Any]], **rest: Any) -> dict[str, Any]:
    """A `news` message with the parts that stay the same."""
    whole = {
        "viewer": 0,
        "stage": "orders",
        "turn": 12,
        "day_turn": 12,
        "phase": 0,
        "caller": 0,
        "leader": "pc.1",
        "members": party(),
        "captives": [],
        "meeting": None,
        "fight": None,
        "town": None,
        "questions": [],
        "secrets": None,
        "clock": {
            "turn": 12,
            "lights": [
                {"item": "torch.9", "member": "spearman.7", "left": 1, "of": 6},
                {"item": "lamp.15", "member": "pc.2", "left": 5, "of": 6},
            ],
        },
        "ledger": {"delivered": 0, "income": 0, "purse": [120, 45]},
        **view,
    }
    seats = [
        {"seat": 0, "name": "Ana", "kind": "person", "present": True, "lent": None, "bot": None, "host": True},
        {"seat": 1, "name": "Bo", "kind": "person", "present": True, "lent": None, "bot": None, "host": False},
    ]
    says = ["The door D2 opens.", "The party enters a room of 5 by 4 sazhens.", "Bo: search the wall."]
    lines = [{"event": "told", "clause": "dungeon.time.turn", "facts": {}, "say": say, "secret": False} for say in says]
    return {
        "is": "news",
        "version": 5,
        "whole": True,
        "view": whole,
        "awaited": [0, 1],
        "decisions": decisions,
        "lines": {"from": 1, "fresh": True, "of": lines},
        "seats": seats,
        "paused": False,
        "take_back": False,
        "deadline": None,
        "outcome": None,
        **rest,
    }


def met() -> dict[str, Any]:
    """Chud in the first room, four sazhens off."""
    here = group((36, 19), "E", area="R1")
    known = ("S", "PA", "J", "PB", "R1")
    now = light_round(area_cells("R1", "PB"), *here["lights"])
    meeting = {
        "stage": "choose",
        "kind": "chud",
        "count": 6,
        "size": "man",
        "hs": 8,
        "way": "D1",
        "at": [44, 19],
        "demand": 120,
        "surprise": "others",
        "can": ["attack", "parley", "offer", "withdraw"],
    }
    choices = [
        decision("attack", say="attack"),
        decision("parley", say="speak with them"),
        decision("offer", "50", say="offer 50 kuna"),
        decision("offer", "120", say="offer 120 kuna"),
        decision("wait", say="wait"),
        decision("withdraw", say="withdraw"),
        decision("run", say="run away"),
    ]
    return news({"stage": "meeting", "levels": [level(known, now)], "groups": [here], "meeting": meeting}, choices)


def fighter(name: str, mine: bool, space: int = 2, **rest: Any) -> dict[str, Any]:
    return {
        "number": int(name.split(".")[1]),
        "type": name.split(".")[0],
        "level": 1,
        "resilience": 1,
        "defence": 1,
        "space": space,
        "flags": [],
        "mine": mine,
        **rest,
    }


def fighting() -> dict[str, Any]:
    """Ranks in the passage, both sides."""
    found = met()
    ours = [["pc.1", "spearman.7"], ["pc.2", "porter.3"], ["healer.5", "donkey.6"]]
    theirs = [["chud.12", "chud.13", "chud.14"], ["chud.15", "chud.16"]]
    fighters = {
        name: fighter(name, True, 4 if name in ("pc.1", "spearman.7", "donkey.6") else 2)
        for rank in ours
        for name in rank
    }
    fighters |= {name: fighter(name, False) for rank in theirs for name in rank}
    fighters["chud.12"]["flags"] = ["leader"]
    fighters["chud.16"]["flags"] = ["slings"]
    found["view"] |= {
        "stage": "combat",
        "meeting": None,
        "phase": 3,
        "fight": {
            "phase": 3,
            "mode": "shooting",
            "fronts": [{"hs": 8, "width": [4, 8], "sides": [ours, theirs]}],
            "fighters": fighters,
            "ordered": [False, True],
            "round_log": [],
        },
    }
    found["decisions"] = [
        decision("fire", say="shoot"),
        decision("close_in", "8", say="close by 4 sazhens"),
        decision("fall_back", "6", say="withdraw by 3 sazhens"),
        decision("hold_line", say="hold the line"),
        decision("front", "pc.2", say="Bo to the front"),
        decision("front", "porter.3", say="the porter to the front"),
        decision("back", "pc.1", say="Ana to the back"),
        decision("aim", "pc.1", "near", say="aim near"),
        decision("ready", "pc.1", "torch.6", say="ready a torch"),
        decision("surrender", say="surrender"),
    ]
    return found


def trading() -> dict[str, Any]:
    """In town before the first descent."""
    prices = {
        "torch": 1,
        "ration": 5,
        "wedge": 1,
        "rope": 5,
        "bandage": 2,
        "lamp": 10,
        "shield": 20,
        "mail": 300,
        "bow": 60,
        "donkey": 150,
    }
    town = {
        "purse": [620, 340],
        "day": 1,
        "prices": prices,
        "candidates": [
            {"id": "porter.21", "number": 21, "type": "porter", "answer": ""},
            {"id": "healer.22", "number": 22, "type": "healer", "answer": "refused"},
            {"id": "archer.23", "number": 23, "type": "archer", "answer": "double"},
        ],
    }
    buys = [decision("buy", "pc.1", kind, say=f"buy: {kind}, {price} kuna") for kind, price in prices.items()]
    hires = [
        decision("hire", "porter.21", say="hire the porter"),
        decision("hire", "archer.23", say="hire the archer at double wage"),
    ]
    sells = [
        decision("sell", "pc.1", "torch.6", say="sell a torch"),
        decision("sell", "pc.1", "shield.4", say="sell the shield"),
    ]
    view = {"stage": "town", "turn": 0, "levels": [], "groups": [], "town": town, "clock": {"turn": 0, "lights": []}}
    return news(view, buys + hires + sells + [decision("enter", say="go down")])


SCENE = {"desk": "dungeon", "kind": "grid", "name": "proba", "cell": 2, "depths": [1], "odds": True}
PEOPLE = "spearman porter healer donkey archer"
THINGS = "torch mail shield ration sack silver rope bow quiver lamp bandage skin spear chest gem wedge donkey"
TERMS: dict[str, dict[str, str]] = {
    "member": {"man": "hero", "chud": "the Chud", **{word: word for word in PEOPLE.split()}},
    "item": {"weapon": "sword", **{word: word for word in THINGS.split()}},
    "prospect": {},
}


def welcome(role: str = "seat", seat: int = 0) -> dict[str, Any]:
    """The first message of the socket."""
    table = {
        "table": "fixture",
        "system": "dungeon",
        "title": "The Dungeon",
        "options": {},
        "dice": "seeded",
        "commitment": None,
        "judge": "automatic",
        "clock": 0,
    }
    return {
        "is": "welcome",
        "table": table,
        "you": {"role": role, "seat": seat, "host": True},
        "scene": SCENE,
        "terms": TERMS,
        "chats": [],
    }


def judging() -> dict[str, Any]:
    """What the judge sees of the second room: the rest of the level behind a closed eye; a second level below."""
    found = exploring()
    areas = [{"id": name, "kind": kind, "rects": rects} for name, (kind, rects) in AREAS.items()]
    openings = level(tuple(AREAS), {})["openings"]
    whole = {
        "depth": 1,
        "areas": areas,
        "openings": openings,
        "features": [],
        "traps": [
            {"id": "TR2", "type": "dart", "rect": None, "on": "C1", "state": "armed"},
            {"id": "TR1", "type": "pit", "rect": [22, 24, 2, 2], "on": "", "state": "sprung"},
        ],
        "secrets": [{"id": "K1", "area": "R1", "rect": [48, 22, 2, 2], "found": False}],
        "treasure": [{"id": "C1", "at": [13, 36], "items": []}],
        "encounters": [{"id": "EN1", "area": "R1", "kind": "chud", "number": "6", "at": [44, 19], "met": False}],
    }
    below = {**level(("R3",), {}), "depth": 2}
    found["view"] |= {"viewer": -2, "secrets": {"levels": [whole], "waiting": 0}}
    found["view"]["levels"].append(below)
    found |= {"decisions": [], "entry": 12}
    found["lines"]["of"].append(
        {
            "event": "wandering",
            "clause": "dungeon.encounter.wandering",
            "facts": {},
            "say": "Wanderers: 43 of 100, nobody comes.",
            "secret": True,
        }
    )
    return found


STORIES = {"exploring": exploring, "met": met, "fighting": fighting, "trading": trading, "judging": judging}
