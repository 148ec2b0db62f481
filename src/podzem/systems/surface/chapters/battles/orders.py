"""What commanders and the judge order in a battle (surface.core.legal_actions), before the dice and after them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from typing import Final

from podzem.core.decisions import JUDGE, Decision, Fact, Refusal
from podzem.core.events import SECRET, Value, owner
from podzem.core.memo import cached
from podzem.core.numbers import read_natural
from podzem.core.orders import OrderSpec
from podzem.core.scribe import Scribe
from podzem.expedition.people import CAPTIVE
from podzem.systems.surface.chapters.battles import armies, course, fighting, losses, objectives
from podzem.systems.surface.chapters.battles import battle as fields
from podzem.systems.surface.chapters.battles.armies import CREATURE, ENGINE, Unit, place_of
from podzem.systems.surface.chapters.battles.battle import PARTY, Army, Battle
from podzem.systems.surface.chapters.battles.objectives import NOTHING, Objective
from podzem.systems.surface.chapters.battles.tables import TABLES
from podzem.systems.surface.chapters.building import works
from podzem.systems.surface.events import battles as told
from podzem.systems.surface.game import BATTLE, Game
from podzem.systems.surface.rows import SeatOrder, Words
from podzem.systems.surface.telling import amount

COURSE: Final = "surface.battle.course"
SECTORS: Final = "surface.battle.sectors"
MERGING: Final = "surface.battle.large_numbers"
MODIFIERS: Final = "surface.battle.modifiers"
ALL: Final = "all"
HALF: Final = "half"
MOST_SECTORS: Final[int] = TABLES["standing"]["sectors"]
MOST_JUDGED: Final[int] = TABLES["standing"]["judged_most"]


def _battle(game: Game) -> Battle:
    assert game.battle is not None
    return game.battle


def own_army(game: Game, seat: int) -> Army | None:
    """The army for which a seat gives orders before the dice."""
    if game.battle is None or game.battle.stage != fields.ORDERS:
        return None
    return next((army for army in fighting.commanded_by(game, seat) if not army.ready), None)


def commanders(game: Game) -> list[int]:
    """The seats that order an army which is not ready."""
    if game.battle is None:
        return []
    return [army.seat for army in game.battle.armies if own_army(game, army.seat) is army]


def _once(game: Game, seat: int) -> Iterable[Words]:
    return [()]


def _may(game: Game, seat: int, order: str, clause: str = COURSE) -> Refusal | None:
    return None if own_army(game, seat) is not None else Refusal(clause, order)


def wanted(game: Game, seat: int) -> list[Objective]:
    """All that a commander may want of the enemy, each with its price (T13b)."""
    return cached(game, "battle_wanted", seat, "", lambda: _wanted(game, seat))


def _wanted(game: Game, seat: int) -> list[Objective]:
    army = own_army(game, seat)
    if army is None or not game.setting.is_on("battle_objectives"):
        return []
    battle, scale = _battle(game), game.setting.word("battle_scale")
    enemy = battle.enemy_of(army)
    found = [_capture(enemy, place, unit, scale) for place, unit in enumerate(enemy.units) if _is_person(unit)]
    found += [Objective("abduct", id, objectives.fixed_price("abduct")) for id in _train(game, enemy)]
    found += [Objective("banner", NOTHING, objectives.fixed_price("banner"))] if enemy.banner else []
    found += [Objective("burn", id, objectives.fixed_price("burn")) for id in _burnable(game, enemy)]
    price = objectives.break_through_price(enemy.strength(scale, battle.has_walls(enemy)))
    return [*found, Objective(objectives.BREAK_THROUGH, NOTHING, price)]


def _is_person(unit: Unit) -> bool:
    return unit.count > 0 and unit.kind not in (armies.BURDEN, ENGINE)


def _capture(enemy: Army, place: int, unit: Unit, scale: str) -> Objective:
    level = unit.level if unit.kind == CREATURE or unit.level > 1 else 1
    return Objective(objectives.CAPTURE, enemy.name(place), objectives.capture_price(level, scale))


def _train(game: Game, enemy: Army) -> list[str]:
    """Captives with the enemy's army, who may be freed or carried off."""
    party = game.party(game.acting)
    if enemy.side == PARTY:
        return [member.id for member in game.members_of(party) if member.status == CAPTIVE]
    source = game.meeting.source if game.meeting is not None else ""
    held = [one for one in game.members.values() if one.status == CAPTIVE and one.owner >= 0]
    return [member.id for member in held if source and member.held_by == source]


def _burnable(game: Game, enemy: Army) -> list[str]:
    engines = [enemy.name(place) for place, unit in enumerate(enemy.units) if unit.kind == ENGINE and unit.count]
    standing = [work for work in works.at(game, game.party(game.acting).cell) if work.finished]
    return engines + [f"{work.kind}.{work.number}" for work in standing if enemy.works == work.kind]


def objective_choices(game: Game, seat: int) -> Iterable[Words]:
    """Each goal that is not on the list yet."""
    army = own_army(game, seat)
    listed = [(one.kind, one.target) for one in army.objectives] if army is not None else []
    return [(one.kind, one.target) for one in wanted(game, seat) if (one.kind, one.target) not in listed]


def why_not_objective(game: Game, seat: int, words: Words) -> Refusal | None:
    """Before the dice, once each."""
    facts: dict[str, Fact] = {"objective": words[0], "target": words[1]}
    return None if words in objective_choices(game, seat) else Refusal(objectives.CLAUSE, "objective", facts)


def add_objective(game: Game, seat: int, words: Words, scribe: Scribe) -> None:
    """At the end of the list; secret until the roll."""
    army = own_army(game, seat)
    assert army is not None
    chosen = next(one for one in _wanted(game, seat) if (one.kind, one.target) == words)
    army.objectives.append(chosen)
    audience = owner(seat) if seat >= 0 else SECRET
    scribe.record(told.OBJECTIVE_WANTED, course.facts_of(army, chosen), audience=audience)


def why_not_forget(game: Game, seat: int, words: Words) -> Refusal | None:
    """Something is on the list."""
    army = own_army(game, seat)
    return None if army is not None and army.objectives else Refusal(objectives.CLAUSE, "no_objectives")


def forget_objectives(game: Game, seat: int, words: Words, scribe: Scribe) -> None:
    """The list is empty again."""
    army = own_army(game, seat)
    assert army is not None
    army.objectives = []


def engage(game: Game, seat: int, words: Words, scribe: Scribe) -> None:
    """Ready for the dice."""
    army = own_army(game, seat)
    assert army is not None
    army.ready = True


def leave_field(game: Game, seat: int, words: Words, scribe: Scribe) -> None:
    """Withdraw before the dice; then there may be a pursuit."""
    army = own_army(game, seat)
    assert army is not None
    fighting.withdraw(army, scribe)


def lay_down_arms(game: Game, seat: int, words: Words, scribe: Scribe) -> None:
    """Surrender: all are captives of the other side."""
    army = own_army(game, seat)
    assert army is not None
    fighting.surrender(army, scribe)


def losing(game: Game, seat: int) -> Army | None:
    """The army whose losses a seat has to choose now."""
    if game.battle is None:
        return None
    return next((army for army in course.choosing(game.battle, fighting.terms_of(game)) if army.seat == seat), None)


def losers(game: Game) -> list[int]:
    """The seats that have to choose losses."""
    if game.battle is None:
        return []
    return [army.seat for army in course.choosing(game.battle, fighting.terms_of(game))]


def total_choices(game: Game, seat: int) -> Iterable[Words]:
    """The equally near totals."""
    army = losing(game, seat)
    if army is None or army.toll is None or army.toll.total != losses.OPEN_TOTAL:
        return []
    reckoning = course.reckoning_of(_battle(game), army, fighting.terms_of(game))
    return [(str(total),) for total in reckoning.totals(army.toll.due)]


def why_not_total(game: Game, seat: int, words: Words) -> Refusal | None:
    """One of the nearest sums and no other."""
    legal = words in total_choices(game, seat)
    return None if legal else Refusal(losses.CLAUSE, "lose_total", {"total": words[0]})


def choose_total(game: Game, seat: int, words: Words, scribe: Scribe) -> None:
    """Of two equally near totals this one."""
    army = losing(game, seat)
    assert army is not None
    assert army.toll is not None
    army.toll.total = Fraction(words[0])
    course.reckoning_of(_battle(game), army, fighting.terms_of(game)).settle(army.toll)


def unit_choices(game: Game, seat: int) -> Iterable[Words]:
    """How many of the unit that is asked about: numbers, or ranges of them."""
    army = losing(game, seat)
    if army is None or army.toll is None or army.toll.total == losses.OPEN_TOTAL:
        return []
    reckoning = course.reckoning_of(_battle(game), army, fighting.terms_of(game))
    unit = army.name(reckoning.unit_asked(army.toll))
    return [(unit, str(least), str(most)) for least, most in reckoning.ranges(army.toll)]


def why_not_unit(game: Game, seat: int, words: Words) -> Refusal | None:
    """Losses of a total that is not among the nearest are refused (surface.battle.approximation)."""
    legal = words in unit_choices(game, seat)
    return None if legal else Refusal(losses.CLAUSE, "lose_units", {"unit": words[0]})


def choose_units(game: Game, seat: int, words: Words, scribe: Scribe) -> None:
    """So many of this unit."""
    army = losing(game, seat)
    assert army is not None
    assert army.toll is not None
    reckoning = course.reckoning_of(_battle(game), army, fighting.terms_of(game))
    reckoning.answer(army.toll, (int(words[1]), int(words[2])))
    reckoning.settle(army.toll)


def usual(game: Game, seat: int) -> Decision | None:
    """What a silent commander is taken to want: no objectives, T12 for withdrawal, the automatic owner's losses."""
    totals, units = list(total_choices(game, seat)), list(unit_choices(game, seat))
    if totals:
        return Decision(seat, "lose_total", totals[0])
    if units:
        return Decision(seat, "lose_units", units[-1])
    army = own_army(game, seat)
    if army is None:
        return None
    flees = fighting.is_outmatched(_battle(game), army, fighting.terms_of(game))
    return Decision(seat, "leave_field" if flees else "engage")


def judge_alone(game: Game) -> Iterable[int]:
    """The judge, before the dice, where he is asked."""
    is_open = game.battle is not None and game.battle.stage == fields.ORDERS
    return [JUDGE] if is_open and fighting.terms_of(game).judge_commands else []


def _units(game: Game) -> list[tuple[Army, int, Unit]]:
    return [(army, place, unit) for army in _battle(game).armies for place, unit in enumerate(army.units) if unit.count]


def sector_choices(game: Game, seat: int) -> Iterable[Words]:
    """All or half of a unit, into another sector."""
    for army, place, unit in _units(game):
        for sector in range(1, MOST_SECTORS + 1):
            if sector != unit.sector:
                id = army.name(place)
                yield from ((id, part, str(sector)) for part in ((ALL, HALF) if unit.count > 1 else (ALL,)))


def why_not_sector(game: Game, seat: int, words: Words) -> Refusal | None:
    """A unit that stands, into a sector where it is not; nobody is in two (surface.battle.sectors)."""
    unit = _standing(game, words[0])
    parts = (ALL, HALF) if unit is not None and unit.count > 1 else (ALL,)
    sector = read_natural(words[2]) or 0
    legal = unit is not None and words[1] in parts and 1 <= sector <= MOST_SECTORS and sector != unit.sector
    return None if legal else Refusal(SECTORS, "set_sector", {"unit": words[0], "sector": words[2]})


def _standing(game: Game, name: str) -> Unit | None:
    """The unit of a name, while somebody of it stands."""
    army = _battle(game).army_with(name)
    place = place_of(army.units, name)
    return army.units[place] if 0 <= place < len(army.units) and army.units[place].count else None


def set_sector(game: Game, seat: int, words: Words, scribe: Scribe) -> None:
    """It fights there from now on; the half of a unit is a unit of its own."""
    army = _battle(game).army_with(words[0])
    unit, sector = army.unit(words[0]), int(words[2])
    if words[1] == HALF:
        unit = armies.take_from(unit, unit.count // 2)
        army.units.append(unit)
    unit.sector = sector
    place = next(place for place, one in enumerate(army.units) if one is unit)
    facts: dict[str, Value] = {"unit": army.name(place), "count": unit.count}
    scribe.record(told.SECTOR_SET, {**facts, "sector": sector})


def merge_choices(game: Game, seat: int) -> Iterable[Words]:
    """Pairs of units that differ in their condition alone."""
    listed = _units(game)
    for army, place, unit in listed:
        for other_army, other_place, other in listed:
            if army is other_army and place < other_place and armies.may_merge(unit, other):
                yield army.name(place), army.name(other_place)


def why_not_merge(game: Game, seat: int, words: Words) -> Refusal | None:
    """Alike but for their wounds, and not so that losses could no longer be reckoned."""
    refusal = Refusal(MERGING, "merge_units", {"unit": words[0], "other": words[1]})
    army, units = _battle(game).army_with(words[0]).copy(), [_standing(game, name) for name in words]
    if units[0] is None or units[1] is None or army.side != _battle(game).army_with(words[1]).side:
        return refusal
    in_order = place_of(army.units, words[0]) < place_of(army.units, words[1])
    if not in_order or not armies.may_merge(units[0], units[1]):
        return refusal
    _merge(army, words)
    return None if fighting.is_countable(game, army) else refusal


def _merge(army: Army, words: Words) -> Unit:
    place, other = place_of(army.units, words[0]), place_of(army.units, words[1])
    army.units[place] = armies.merged(army.units[place], army.units[other])
    armies.take_from(army.units[other], army.units[other].count)
    return army.units[place]


def merge_units(game: Game, seat: int, words: Words, scribe: Scribe) -> None:
    """One group with the average of both."""
    both = _merge(_battle(game).army_with(words[0]), words)
    facts: dict[str, Value] = {"unit": words[0], "count": both.count, "items": amount(both.items)}
    scribe.record(told.UNITS_MERGED, facts)


def judged_choices(game: Game, seat: int) -> list[Words]:
    """For each side, what it takes from the enemy's die besides T13, or gives it."""
    numbers = range(-MOST_JUDGED, MOST_JUDGED + 1)
    return [(army.side, str(number)) for army in _battle(game).armies for number in numbers if number != army.judged]


def why_not_judged(game: Game, seat: int, words: Words) -> Refusal | None:
    """Within bounds, and a change."""
    legal = words in judged_choices(game, seat)
    return None if legal else Refusal(MODIFIERS, "set_modifier", {"side": words[0], "amount": words[1]})


def set_judged(game: Game, seat: int, words: Words, scribe: Scribe) -> None:
    """The judge's own modifier of a side."""
    _battle(game).army(words[0]).judged = int(words[1])
    scribe.record(told.MODIFIER_SET, {"side": words[0], "amount": int(words[1])})


def _going_on(do: Callable[[Game, int, Words, Scribe], None]) -> Callable[[Game, int, Words, Scribe], None]:
    """Carry it out, and let the battle go on."""

    def act(game: Game, seat: int, words: Words, scribe: Scribe) -> None:
        do(game, seat, words, scribe)
        fighting.go_on(game, scribe)

    return act


STAGES: Final = (BATTLE,)
ORDERS: Final = (
    SeatOrder(
        spec=OrderSpec("objective", ("objective", "target")),
        stages=STAGES,
        whose=commanders,
        choices=objective_choices,
        why_not=why_not_objective,
        do=add_objective,
    ),
    SeatOrder(
        spec=OrderSpec("no_objectives"),
        stages=STAGES,
        whose=commanders,
        choices=_once,
        why_not=why_not_forget,
        do=forget_objectives,
    ),
    SeatOrder(
        spec=OrderSpec("engage"),
        stages=STAGES,
        whose=commanders,
        choices=_once,
        why_not=lambda game, seat, words: _may(game, seat, "engage"),
        do=_going_on(engage),
    ),
    SeatOrder(
        spec=OrderSpec("leave_field"),
        stages=STAGES,
        whose=commanders,
        choices=_once,
        why_not=lambda game, seat, words: _may(game, seat, "leave_field"),
        do=_going_on(leave_field),
    ),
    SeatOrder(
        spec=OrderSpec("lay_down_arms"),
        stages=STAGES,
        whose=commanders,
        choices=_once,
        why_not=lambda game, seat, words: _may(game, seat, "lay_down_arms"),
        do=_going_on(lay_down_arms),
    ),
    SeatOrder(
        spec=OrderSpec("lose_total", ("total",)),
        stages=STAGES,
        whose=losers,
        choices=total_choices,
        why_not=why_not_total,
        do=_going_on(choose_total),
    ),
    SeatOrder(
        spec=OrderSpec("lose_units", ("unit", "least", "most")),
        stages=STAGES,
        whose=losers,
        choices=unit_choices,
        why_not=why_not_unit,
        do=_going_on(choose_units),
    ),
    SeatOrder(
        spec=OrderSpec("set_sector", ("unit", "part", "sector")),
        stages=STAGES,
        whose=judge_alone,
        choices=sector_choices,
        why_not=why_not_sector,
        do=set_sector,
    ),
    SeatOrder(
        spec=OrderSpec("merge_units", ("unit", "other")),
        stages=STAGES,
        whose=judge_alone,
        choices=merge_choices,
        why_not=why_not_merge,
        do=merge_units,
    ),
    SeatOrder(
        spec=OrderSpec("set_modifier", ("side", "amount")),
        stages=STAGES,
        whose=judge_alone,
        choices=judged_choices,
        why_not=why_not_judged,
        do=set_judged,
    ),
)
