"""A party as a viewer is sent it, made by hand: two heroes, their companions and what they bear."""

from typing import Any


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
        "number": int(name.split(".")[1]),
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


def leg(*points: list[float]) -> dict[str, Any]:
    """A leg of the march by its points."""
    return {"points": list(points), "heading": "", "hs": 0}


def mention(id: str) -> dict[str, Any]:
    """A place that an order is about."""
    return {"term": "", "id": id, "kind": "", "number": None}


def party() -> list[dict[str, Any]]:
    """Two heroes, three companions, a donkey."""
    torch = item("torch.9", ready=True, burning=True, left=2)
    return [
        member(
            "pc.1",
            0,
            304,
            9,
            [
                item("mail.3", qg=160, ready=True),
                item("shield.4", qg=60, ready=True),
                item("weapon.5", qg=40, ready=True),
                item("torch.6", 3, 24),
                item("ration.7", 2, 40),
            ],
            defence=4,
        ),
        member(
            "spearman.7", 0, 148, 12, [item("spear.8", qg=40, ready=True), torch], order={"verb": "hold", "about": []}
        ),
        member(
            "porter.3",
            0,
            330,
            6,
            [item("sack.10", qg=164, contents=[item("silver.11", 160, 160)]), item("rope.12", 4, 160)],
            conditions={"fatigue": 1, "wound": 0, "infection": 0, "exhaustion": 0},
        ),
        member(
            "pc.2",
            1,
            96,
            12,
            [
                item("bow.13", qg=40, ready=True),
                item("quiver.14", qg=44, left=8),
                item("lamp.15", ready=True, burning=True, left=5),
            ],
            shot={"mod": 0, "range": 24},
            order={"verb": "search", "about": [mention("wall:R2:W:2")]},
        ),
        member("healer.5", 1, 120, 12, [item("bandage.16", 4, 32), item("skin.17", qg=20)], medicine=2),
        member("donkey.6", 1, 700, 9, [item("sack.18", qg=160)], limits_qg=[640, 1280]),
    ]


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
