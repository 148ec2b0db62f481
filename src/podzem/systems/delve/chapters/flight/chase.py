"""The chase: whether they pursue, and who is faster (delve.flee.pursuit, delve.flee.roll, delve.flee.fewer)."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import partial
from typing import Final

from podzem.core.events import Term
from podzem.core.scribe import Scribe
from podzem.systems.delve.abilities import RUN, has, hit_dice, level, nature, terms
from podzem.systems.delve.chapters.alarm import is_alert
from podzem.systems.delve.chapters.beasts.treasure import COINS
from podzem.systems.delve.chapters.checks import Side, best, opposed
from podzem.systems.delve.chapters.combat.orders import known_foes
from podzem.systems.delve.chapters.encounters.reaction import WORST, minded
from podzem.systems.delve.chapters.flight.slowness import is_blind, is_slow
from podzem.systems.delve.chapters.visibility.sight import is_spotted, told_as
from podzem.systems.delve.data.fighting import number
from podzem.systems.delve.data.gear import GEAR
from podzem.systems.delve.data.results import BRIBE_COINS
from podzem.systems.delve.game import Game
from podzem.systems.delve.people import Band, Person
from podzem.systems.delve.present import band_with, group_with, theirs, up
from podzem.systems.delve.things import Item

PURSUIT: Final = "delve.flee.pursuit"
ROLL: Final = "delve.flee.roll"
TREASURE: Final = (COINS, "gem", "tableware")
"""What is thrown down before sapient ones; before beasts it is food."""


def known_pursuers(game: Game, person: Person) -> list[Person]:
    """Those of whom his side knows where they stand, and does not see that their courage is gone."""
    return [foe for foe in known_foes(game, person) if not (_is_broken(game, foe) and is_spotted(game, foe))]


def pursuers(game: Game) -> list[Person]:
    """All whose courage is not gone, whether anybody knows of them or not."""
    return [foe for foe in theirs(game) if not _is_broken(game, foe)]


def _is_broken(game: Game, foe: Person) -> bool:
    band = band_with(game, foe)
    return band is not None and bool(band.broken)


def price_of_peace(bands: Sequence[Band]) -> int:
    """The bribe sum of bands (delve.react.peace)."""
    return price_of([one for band in bands for one in up(band)])


def price_of(those: Sequence[Person]) -> int:
    """20 coins for each hit die of them all, at least 20."""
    return BRIBE_COINS * max(1, sum(hit_dice(one) for one in those))


def worth(items: Sequence[Item]) -> int:
    """What things are worth, in coins of ten kuna."""
    kuna = 0
    for item in items:
        each = item.value or GEAR[item.kind].worth or GEAR[item.kind].price or 0
        kuna += 10 * item.count if item.kind == COINS else each
    return kuna // 10


def threshold(game: Game, bands: Sequence[Band], thrown: Sequence[Item], others_stay: bool) -> list[Term]:
    """Up to which face they pursue, row by row."""
    pursuers = [one for band in bands for one in up(band)]
    angry = any(band.raw and minded(game, band)[1] == WORST for band in bands)
    if angry or any(is_alert(game, one.at) for one in pursuers):
        return known_threshold(pursuers, thrown, others_stay, [Term("angry", number("pursuit", "angry"), PURSUIT)])
    return known_threshold(pursuers, thrown, others_stay)


def known_threshold(
    pursuers: Sequence[Person], thrown: Sequence[Item], others_stay: bool, unknown: Sequence[Term] = ()
) -> list[Term]:
    """As far as those who flee know it, who cannot tell who is furious: kinds, what was thrown down, who stays."""
    rows = [Term("pursuit", number("pursuit", "to"), PURSUIT), *unknown]
    if any(has(one, "hunter") for one in pursuers):
        rows.append(Term("hunter", number("pursuit", "hunter"), "delve.beast.flags"))
    if is_bait(pursuers, thrown):
        rows.append(Term("thrown", number("pursuit", "thrown"), PURSUIT))
    if others_stay:
        rows.append(Term("others_stay", number("pursuit", "others_stay"), PURSUIT))
    return rows


def is_bait(pursuers: Sequence[Person], thrown: Sequence[Item]) -> bool:
    """Whether what lies there holds them up: food for beasts, treasure worth the bribe sum for sapient ones."""
    minds = {nature(one).mind for one in pursuers}
    fed = "beast" in minds and any("food" in GEAR[item.kind].uses for item in thrown)
    treasure = [item for item in thrown if item.kind in TREASURE]
    return fed or ("sapient" in minds and worth(treasure) >= price_of(pursuers))


def clamped(rows: Sequence[Term]) -> int:
    """The threshold, kept within 0 and 6."""
    return min(max(sum(row.value for row in rows), 0), number("pursuit", "most"))


def pursuit_chance(rows: Sequence[Term]) -> Fraction:
    """How likely they pursue."""
    return Fraction(clamped(rows), number("pursuit", "sides"))


def fugitive_terms(game: Game, fugitives: Sequence[Person], plan: bool) -> tuple[Person, list[Term]]:
    """Who leads the way, and what is added: his level, a plan, once for all who are slow (delve.flee.roller)."""
    leader = leader_of(game, fugitives)
    slow = any(is_slow(game, one) or is_blind(game, one) for one in fugitives)
    return leader, [*terms(leader, RUN), *running_terms(plan, slow)]


def leader_of(game: Game, fugitives: Sequence[Person]) -> Person:
    """Whom the standing order names, if he flees with them, else the best."""
    group = group_with(game, fugitives[0])
    named = next((one for one in fugitives if group is not None and one.number == group.flight_leader), None)
    return named or best(fugitives, RUN)


def running_terms(plan: bool, slow: bool) -> list[Term]:
    """What a plan adds, and what those take away who are slow (delve.flee.plan, delve.flee.slow)."""
    good = [Term("plan", number("flight", "plan"), "delve.flee.plan")] if plan else []
    return good + ([Term("slow", number("flight", "slow"), "delve.flee.slow")] if slow else [])


def pursuer_terms(pursuers: Sequence[Person], fugitives: int) -> tuple[Person, list[Term]]:
    """The fastest, and 1 more when those who flee are fewer (delve.flee.fewer)."""
    fastest = max(pursuers, key=lambda one: (level(one, RUN), 0 if one.is_character else nature(one).move_ft))
    return fastest, [*terms(fastest, RUN), *hunting_terms(fugitives, len(pursuers))]


def hunting_terms(fugitives: int, pursuers: int) -> list[Term]:
    """What those who hunt have of being more (delve.flee.fewer)."""
    return [Term("fewer", number("flight", "fewer"), "delve.flee.fewer")] if fugitives < pursuers else []


def sides(
    game: Game, fugitives: Sequence[Person], pursuers: Sequence[Person], plan: bool, players_flee: bool
) -> tuple[Side, Side]:
    """Both who roll."""
    one, rows = fugitive_terms(game, fugitives, plan)
    other, theirs = pursuer_terms(pursuers, len(fugitives))
    return Side(one, rows, players_flee), Side(other, theirs, not players_flee)


def get_away(game: Game, both: tuple[Side, Side], scribe: Scribe, clause: str = ROLL) -> bool:
    """Whether those who flee are faster; ties to the players, be they hunted or hunters."""
    return opposed(game.setting, scribe, *both, RUN, clause, named=partial(told_as, game))
