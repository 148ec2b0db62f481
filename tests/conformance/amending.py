"""A judge who amends at random: any path of a state with likely and unlikely values, any order with any words."""

from random import Random
from typing import Any

from podzem.core.deciding import open_to
from podzem.core.decisions import JUDGE, Decision
from podzem.core.forms import flatten, write_leaf
from tests.seen import seen

ODD = (
    "-", "0", "1", "2", "-1", "5", "7", "40", "100", "999999999", "9" * 23, "²", "٣", "true", "false", "[]", "[1]",
    "[1,2]", "[99]", "x", "a;b", "3,4", "400,400", "1,5", "nobody", "=",
)  # fmt: skip
SCREEN = ("wound", "heal", "inflict", "relieve", "grant", "place", "hide", "reveal", "weather", "modify")
AMENDMENTS = {
    "dungeon": ("remove", "wound", "heal", "present", "move", "reveal", "clock", "add"),
    "screen": SCREEN * 3,
    "delve": ("remove", "hurt", "heal", "present", "relocate", "reveal", "alarm", "add", "modify", "frighten"),
    "surface": (
        "set_stock",
        "set_date",
        "set_weather",
        "place",
        "show_mark",
        "add_unit",
        "remove_unit",
        "set_train",
        "name_object",
        "bring",
        "end_meeting",
        "army_rules",
    ),
}
"""The orders by which a system's judge amends, besides `set`."""
WORDS = {
    "dungeon": ("chud", "rat", "torch", "sword", "23,31", "25,19", "40,19", "30,19", "SD1", "D1", "1", "2", "3"),
    "surface": ("clear", "rain", "storm", "town", "1,1", "4,5", "others", "spearman", "bandit", "1", "2", "3", "5") * 3,
    "delve": ("goblin", "rat", "torch", "sword", "1:2,4", "1:4,3", "1:2,8", "SD1", "TR1", "K1", "alert", "1", "2", "3"),
    "screen": ("prone", "stunned", "bleeding", "1", "2", "-10", "extreme") * 3,
}
"""Words that its amendments take and its decisions do not show."""


SAMPLES = {
    "delve": (
        *("hurt pc.1 1", "hurt pc.2 3", "heal pc.1", "heal pc.3", "present pc.1 torch", "present pc.4 mail"),
        *("relocate 1 1:2,4", "relocate 1 1:4,3", "relocate 2 1:2,8", "reveal SD1", "reveal K1", "reveal TR1"),
        *("alarm 1 alert", "alarm 1 quiet", "add 1 rat 2", "add 1 goblin 1", "remove pc.4", "set people.1.strength=16"),
        *("add 1 bandit 2", "modify pc.1 4", "modify pc.2 -2", "frighten band.500"),
        *("set groups.0.counter=2", "set people.2.level=3", "set coins=500", "set people.3.exhaustion=2"),
    ),
    "surface": (
        *("set_date 1 8 2", "set_date 2 1 1", "set_weather rain 3", "set_weather clear 2", "set_stock brodets 5 50"),
        *(
            "place 1 4,5",
            "place 2 2,3",
            "bring 1 wolf 2",
            "bring 1 merchant 3",
            "end_meeting",
            "army_rules",
            "show_mark 1 paseka",
        ),
        *("add_unit others man 5 1", "set_train 40 900", "name_object gem 300"),
    ),
}
"""Amendments whole, of a system of whose orders few make sense with any words; now and then one word is another."""


def _sample(system: Any, state: Any, random: Random) -> Decision:
    order, *words = random.choice(SAMPLES[system.key]).split()
    if words and random.random() < 0.3:
        words[random.randrange(len(words))] = random.choice(_words(system, state))
    return Decision(JUDGE, order, tuple(words))


def amendment(system: Any, state: Any, random: Random) -> Decision:
    """What the judge tries next; most of it is refused."""
    if system.key in SAMPLES and random.random() < 0.5:
        return _sample(system, state, random)
    if random.random() < 0.7:
        return _correction(system, state, random)
    order = random.choice((*AMENDMENTS.get(system.key, ()), random.choice(sorted(system.book.orders))))
    count = len(system.book.orders[order].facts) + random.choice((0, 0, 0, 0, 0, 0, 0, 0, -1, 1))
    words = _words(system, state)
    return Decision(JUDGE, order, tuple(random.choice(words) for _ in range(max(0, count))))


def _correction(system: Any, state: Any, random: Random) -> Decision:
    paths = flatten(system.forms.write(state))
    if system.forms.staging is not None:
        paths = flatten(system.forms.staging.whole(state)) | paths
    head = random.choice(sorted({path.partition(".")[0] for path in paths}))
    path = random.choice([path for path in paths if path.partition(".")[0] == head])
    value = random.choice((_alike, _any, _odd))(paths, path, random)
    if random.random() < 0.1:
        path = random.choice((path.rpartition(".")[0] or path, f"{path}.0", f"{path}x"))
    return Decision(JUDGE, "set", (f"{path}={value}".replace(" ", "_"),))


def _alike(paths: dict[str, Any], path: str, random: Random) -> str:
    """What another path of the same name has."""
    name = path.rpartition(".")[2]
    return write_leaf(random.choice([value for other, value in paths.items() if other.rpartition(".")[2] == name]))


def _any(paths: dict[str, Any], path: str, random: Random) -> str:
    return write_leaf(random.choice(list(paths.values())))


def _odd(paths: dict[str, Any], path: str, random: Random) -> str:
    return random.choice(ODD)


def _words(system: Any, state: Any) -> list[str]:
    """Those of decisions that are open, and ids that stand anywhere in a judge's view."""
    own = [
        word
        for seat in system.turns.awaited(state)[:1]
        for each in open_to(system, state, seat)[:50]
        for word in each.words
    ]
    return [*ODD, *own, *WORDS.get(system.key, ()), *_ids(seen(system, state, JUDGE)) * 2]


def _ids(value: Any) -> list[str]:
    if isinstance(value, dict):
        own = [value["id"]] if isinstance(value.get("id"), str) and " " not in value["id"] else []
        return own + [id for item in value.values() for id in _ids(item)]
    return [id for item in value for id in _ids(item)] if isinstance(value, list) else []
