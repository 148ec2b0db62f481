"""How an attack fares over all hundred rolls of its dice, judged by the functions that play (screen.odds.opposed).

Answers follow from numbers alone, so each is worked out once: many attacks of a fight come to the same numbers.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from podzem.core.setting import Setting
from podzem.systems.screen.chapters import attacks, criticals, damage, defending, fumbles
from podzem.systems.screen.chapters.tests import LOSE, SIDES, TIE, WIN, Judged, compared, judged
from podzem.systems.screen.data import ZONE, ZONE_ENDS

WAYS: Final = SIDES * SIDES
ASKED: Final = (
    "auto_bands",
    "success_breaks_ties",
    "attack_must_succeed",
    "crit_basis",
    "melee_damage_sl",
    "counter_sl",
)
"""The switches that say how dice are judged."""
MOST: Final = 4096
"""So many contests of a manner are kept."""
WIDTHS: Final = [end - start for start, end in zip([0, *ZONE_ENDS], ZONE_ENDS)]
"""How many of the hundred faces are of each zone."""
NUMBERS: Final = 1 << 10
"""More than any target number, and than any flat level."""
LEVELS: Final = 256
"""More than any level or margin."""


@final
class Manner:
    """All but the target numbers that decides how an attack fares."""

    def __init__(self, setting: Setting, piercing: bool, zone: str, can_fumble: bool, fresh: bool) -> None:
        self.setting = setting
        """One that knows what dice ask of it."""
        self.piercing = piercing
        self.zone = zone
        """The zone that is called, if any."""
        self.can_fumble = can_fumble
        self.fresh = fresh and not zone
        """Whether a die of its own says the zone (screen.zone.reverse)."""
        self.simple: dict[int, Faring] = {}
        self.opposed: dict[int, Faring] = {}
        self.struck_back: dict[int, Faring] = {}
        self.levels: dict[int, list[Alike]] = {}


_MANNERS: Final[dict[tuple[object, ...], Manner]] = {}


def manner_of(setting: Setting, piercing: bool, zone: str, can_fumble: bool, fresh: bool) -> Manner:
    """One for all attacks that are alike but for their numbers, whatever the table."""
    key = 8 * (ZONE[zone] + 1 if zone else 0) + 4 * fresh + 2 * piercing + can_fumble
    found: Manner | None = setting.kept.get(key)
    if found is None:
        switches = tuple(setting.options[name] for name in ASKED)
        whole = (*switches, key)
        if whole not in _MANNERS:
            _MANNERS[whole] = Manner(Setting(1, dict(zip(ASKED, switches))), piercing, zone, can_fumble, fresh)
        found = setting.kept[key] = _MANNERS[whole]
    return found


def counted() -> int:
    """How many contests were worked out so far."""
    return sum(len(manner.simple) + len(manner.opposed) + len(manner.struck_back) for manner in _MANNERS.values())


@final
class Faring:
    """In how many of all ways an attack hits, by zone, luck and level; ties, losses, fumbles."""

    def __init__(self, all_ways: int) -> None:
        self.all_ways = all_ways
        self.hit = self.tie = self.lost = self.fumble = 0
        self.window = 0
        """Lost by so much that the defender may strike back."""
        self.struck: dict[int, int] = {}
        """Not won, and yet a critical wound, by zone (screen.crit.condition, option own_roll)."""
        self.zones = vec[i64]()
        self.lucky = vec[i64]()
        self.levels = vec[i64]()
        self.ways = vec[i64]()

    def keep(self, hits: vec[i64]) -> None:
        """The hits, one row for each zone, luck and level."""
        for place in range(len(hits)):
            if hits[place]:
                self.hit += hits[place]
                self.zones = append(self.zones, place // (2 * LEVELS))
                self.lucky = append(self.lucky, place // LEVELS % 2)
                self.levels = append(self.levels, place % LEVELS)
                self.ways = append(self.ways, hits[place])

    def spread(self, hits: vec[i64]) -> vec[i64]:
        """The same with a die for the zone of each hit: so many times as many ways, each zone by its width."""
        self.all_ways *= SIDES
        self.tie, self.lost, self.fumble = self.tie * SIDES, self.lost * SIDES, self.fumble * SIDES
        self.window *= SIDES
        self.struck = {zone: ways * SIDES for zone, ways in self.struck.items()}
        found = _no_hits()
        for place in range(len(hits)):
            if hits[place]:
                for zone, width in enumerate(WIDTHS):
                    found[zone * 2 * LEVELS + place % (2 * LEVELS)] += hits[place] * width
        return found


def _mark(manner: Manner, result: Judged) -> i64:
    """Where the hits of a roll are counted: by its zone, then whether it is critical; there by their level."""
    zone = manner.zone or damage.zone_of_roll(result.roll)
    lucky = criticals.is_critical(manner.setting, manner.piercing, result.roll, result.success, True, result.double)
    return (2 * ZONE[zone] + int(lucky)) * LEVELS


def _no_hits() -> vec[i64]:
    """A count for each zone, luck and level."""
    return vec[i64]([0] * (2 * len(ZONE) * LEVELS))


def simple(manner: Manner, number: int, flat: int) -> Faring:
    """An attack that nobody opposes."""
    key = number * NUMBERS + flat
    found = manner.simple.get(key)
    if found is None:
        found = manner.simple[key] = _simple(manner, number, flat)
    return found


def _simple(manner: Manner, number: int, flat: int) -> Faring:
    setting, found = manner.setting, Faring(SIDES)
    hits = _no_hits()
    for roll in range(1, SIDES + 1):
        result = judged(setting, roll, number, flat)
        if result.success:
            hits[_mark(manner, result) + result.sl] += 1
        else:
            found.lost += 1
        found.fumble += fumbles.is_fumble(setting, result, result.success)
    found.keep(found.spread(hits) if manner.fresh else hits)
    return found


@final
class Alike:
    """Rolls of a test that come to the same against another: as one of them, with where the hits of each count."""

    def __init__(self, result: Judged) -> None:
        self.result = result
        self.marks = vec[i64]()
        self.struck: list[int] = []
        """The zones of those that wound critically without a hit (screen.crit.condition, option own_roll)."""
        self.fumbles_if_hit = self.fumbles_if_not = 0
        """How many of them fumble."""


def _alike(manner: Manner, number: int, flat: int) -> list[Alike]:
    """The hundred rolls of a test by level and success."""
    key = number * NUMBERS + flat
    found = manner.levels.get(key)
    if found is None:
        found = manner.levels[key] = _sorted_rolls(manner, number, flat)
    return found


def _sorted_rolls(manner: Manner, number: int, flat: int) -> list[Alike]:
    setting = manner.setting
    own_roll = setting.word("crit_basis") == "own_roll"
    by_level: dict[int, Alike] = {}
    for roll in range(1, SIDES + 1):
        result = judged(setting, roll, number, flat)
        key = 2 * result.sl + int(result.success)
        each = by_level.get(key)
        if each is None:
            each = by_level[key] = Alike(result)
        mark = _mark(manner, result)
        each.marks = append(each.marks, mark)
        if own_roll and result.success and mark // LEVELS % 2 == 1:
            each.struck.append(_struck_zone(result))
        if manner.can_fumble:
            each.fumbles_if_hit += int(fumbles.is_fumble(setting, result, True))
            each.fumbles_if_not += int(fumbles.is_fumble(setting, result, False))
    return list(by_level.values())


def _key(number: int, flat: int, other: int, other_flat: int) -> int:
    return ((number * NUMBERS + flat) * NUMBERS + other) * NUMBERS + other_flat


def opposed(manner: Manner, number: int, flat: int, other: int, other_flat: int) -> Faring:
    """An attack against a defence."""
    key = _key(number, flat, other, other_flat)
    found = manner.opposed.get(key)
    if found is None:
        if len(manner.opposed) >= MOST:
            manner.opposed.clear()
        found = manner.opposed[key] = _opposed(manner, number, flat, other, other_flat)
    return found


def _opposed(manner: Manner, number: int, flat: int, other: int, other_flat: int) -> Faring:
    """Every level of the attack against every level of the defence."""
    setting, found, hits = manner.setting, Faring(WAYS), _no_hits()
    answers = _alike(manner, other, other_flat)
    for each in _alike(manner, number, flat):
        for answer in answers:
            outcome, margin = compared(setting, each.result, answer.result)
            ways = len(answer.marks)
            if outcome == WIN:
                _add(hits, each.marks, damage.melee_levels(setting, each.result.sl, margin), ways)
                found.fumble += ways * each.fumbles_if_hit
            else:
                _miss(setting, found, outcome, margin, each, answer)
    found.keep(found.spread(hits) if manner.fresh else hits)
    return found


def _miss(setting: Setting, found: Faring, outcome: str, margin: int, each: Alike, answer: Alike) -> None:
    """Rolls of an attack that a defence beats or equals."""
    ways, alike = len(answer.marks), len(each.marks) * len(answer.marks)
    found.fumble += ways * each.fumbles_if_not
    if outcome == TIE:
        found.tie += alike
    else:
        found.lost += alike
        enough = defending.counter_levels(setting, answer.result.sl, margin) >= attacks.COUNTER
        found.window += alike if enough else 0
    for zone in each.struck:
        found.struck[zone] = found.struck.get(zone, 0) + ways


def _struck_zone(result: Judged) -> int:
    """Where a critical wound without a blow sits: always by the roll."""
    return ZONE[damage.zone_of_roll(result.roll)]


def _add(hits: vec[i64], marks: vec[i64], level: i64, ways: i64) -> None:
    """Hits of some rolls, all of one level, each in so many ways."""
    for mark in marks:
        hits[mark + level] += ways


def fallen(manner: Manner, mark: int, level: int) -> Faring:
    """A hit whose dice have fallen, by its zone and luck; only a die of its own for the zone may be to come."""
    found, hits = Faring(1), _no_hits()
    hits[mark * LEVELS + level] = 1
    found.keep(found.spread(hits) if manner.fresh else hits)
    return found


def struck_back(manner: Manner, number: int, flat: int, other: int, other_flat: int) -> Faring:
    """The blow back against an attack that a defence has beaten (screen.melee.counter)."""
    key = _key(number, flat, other, other_flat)
    found = manner.struck_back.get(key)
    if found is None:
        if len(manner.struck_back) >= MOST:
            manner.struck_back.clear()
        found = manner.struck_back[key] = _struck_back(manner, number, flat, other, other_flat)
    return found


def _struck_back(manner: Manner, number: int, flat: int, other: int, other_flat: int) -> Faring:
    """Every level of the defence against every level of the attack."""
    setting, found, hits = manner.setting, Faring(WAYS), _no_hits()
    results = _alike(manner, number, flat)
    for each in _alike(manner, other, other_flat):
        own = each.result.sl
        for result in results:
            outcome, margin = compared(setting, result.result, each.result)
            if outcome == LOSE and defending.counter_levels(setting, own, margin) >= attacks.COUNTER:
                _add(hits, each.marks, damage.melee_levels(setting, own, margin), len(result.marks))
    found.keep(found.spread(hits) if manner.fresh else hits)
    return found
