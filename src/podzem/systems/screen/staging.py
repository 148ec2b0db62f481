"""How cases set up a fight in a few words: who stands where with what, whose slot it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, final

from podzem.core.errors import Malformed
from podzem.core.forms import merged, plain
from podzem.systems.screen import record
from podzem.systems.screen.beginning import add, new_fight
from podzem.systems.screen.board import read_square
from podzem.systems.screen.encounter import Placed
from podzem.systems.screen.fight import HEROES, OTHERS, Creature, Fight
from podzem.systems.screen.setting import read_setting

KEYS = ("creatures", "turn", "state")


@final
class ScreenStaging:
    """`creatures` is a table by name: kind, side, at, and any field of a creature; `turn` names whose slot it is."""

    def stage(self, players: int, options: Mapping[str, object], data: Mapping[str, Any]) -> Fight:
        """The state of a case in a few words; faults are refused by name."""
        unknown = [key for key in data if key not in KEYS]
        if unknown:
            raise Malformed(f"{unknown[0]}: one of {', '.join(KEYS)} was expected")
        fight = new_fight(read_setting(players, options))
        names = {name: _create(fight, name, dict(row)) for name, row in dict(data.get("creatures", {})).items()}
        fight.round = 1
        fight.order = [one.number for one in fight.creatures.values()]
        fight.results = dict.fromkeys(fight.order, 10)
        first = data.get("turn", next(iter(names), ""))
        if first not in names:
            raise Malformed(f"turn: {first!r} is none of {', '.join(names)}")
        at = fight.order.index(names[first].number)
        fight.slots, fight.acting = fight.order[at:], True
        return _with_state(fight, dict(data.get("state", {})))

    def whole(self, state: Fight) -> dict[str, Any]:
        """Every path of a state."""
        found: dict[str, Any] = plain(record.write(state))
        return found


def _with_state(fight: Fight, more: dict[str, Any]) -> Fight:
    if not more:
        return fight
    return record.read(fight, merged(record.write(fight), more))


def _create(fight: Fight, name: str, row: dict[str, Any]) -> Creature:
    kind = str(row.pop("kind", name))
    if kind not in fight.kinds:
        raise Malformed(f"creatures.{name}: {kind!r} is no creature")
    side = OTHERS if row.pop("side", "heroes" if fight.kinds[kind].character else "others") == "others" else HEROES
    square = read_square(str(row.pop("at", "0,0")))
    if square is None:
        raise Malformed(f"creatures.{name}: at: two numbers such as 3,4 were expected")
    placed = Placed(kind, side, square, str(row.pop("facing", "S")))
    one = add(fight, placed, kind, int(row.pop("seat", 0 if side == HEROES else -1)))
    held = row.pop("wields", None)
    if held is not None:
        _wield(fight, one, [str(each) for each in held])
    for key, value in row.items():
        if not hasattr(one, key):
            raise Malformed(f"creatures.{name}: {key!r} is no field of a creature")
        setattr(one, key, value)
    return one


def _wield(fight: Fight, one: Creature, kinds: list[str]) -> None:
    """These weapons and no others, the first in the leading hand."""
    from podzem.systems.screen.fight import Weapon

    for kind in kinds:
        if kind not in fight.arms:
            raise Malformed(f"wields: {kind!r} is no weapon")
    one.weapons = [Weapon(kind, fight.take_weapon()) for kind in kinds]
    one.main = one.weapons[0].number if kinds else 0
    one.off = one.weapons[1].number if len(kinds) > 1 and fight.arms[kinds[0]].hands == 1 else 0
