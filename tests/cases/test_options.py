"""Every value of every option of `surface` and `delve` is proved by a case: without it that case would not hold."""

from dataclasses import replace

import pytest

from podzem.lab.case_file import Case
from podzem.lab.cases import faults
from podzem.systems.delve import setting as delve
from podzem.systems.surface import setting as surface
from podzem.systems.surface.staging import QUIET
from tests.cases.test_cases import CASES

OF_MAPS = {"map", "seed", "depths", "rooms"}
"""What is played on: every case has a map of its own."""
OWN = {
    "surface": {row["name"] for row in surface.read_part("options")["option"]} | {"wound_items"},
    "delve": {option.name for option in delve.OPTIONS} - OF_MAPS,
}
"""Their own; of `surface` also the one that the catalogue shares with the rules below ground by name."""
BY_HAND = {
    "cell_versts": {"*"},
    "goal": {"dungeons"},
    "map_mode": {"full"},
    "follow_turns": {"True"},
    "round_rooms": {"walls"},
    "automap": {"True"},
    "show_odds": {"False"},
    "read_aloud": {"False"},
}
"""What no case can say: `versts` stands on the paper alone (test_book.py), a dungeon is emptied in test_goal.py;
what is read aloud, drawn or told beforehand is no event (delve: test_options.py, test_view.py, test_odds.py)."""
OPTIONS = {"surface": surface.OPTIONS, "delve": delve.OPTIONS}


def _other_values(key: str, name: str) -> list[str]:
    """Every value but the one that a case has when it says nothing; of a number any other."""
    option = next(one for one in OPTIONS[key] if one.name == name)
    usual = QUIET.get(name, option.default) if key == "surface" else option.default
    if option.words:
        return [word for word in option.words if word != usual]
    return [str(not usual)] if isinstance(usual, bool) else ["*"]


WANTED = [
    (key, name, value)
    for key in OWN
    for name in sorted(OWN[key])
    for value in _other_values(key, name)
    if value not in BY_HAND.get(name, ())
]


def _without(case: Case, name: str) -> Case:
    return replace(case, options={key: value for key, value in case.options.items() if key != name})


@pytest.mark.parametrize(("key", "name", "value"), WANTED, ids=lambda word: word)
def test_a_case_fails_where_the_option_does_nothing(key: str, name: str, value: str) -> None:
    own = [case for case in CASES if case.system == key]
    setting = [case for case in own if name in case.options and value in ("*", str(case.options[name]))]
    assert setting, f"no case sets {name} = {value}"
    assert any(faults(_without(case, name)) for case in setting), f"{name} = {value} changes nothing in {len(setting)}"
