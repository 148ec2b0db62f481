"""A battle in a campaign: how it begins, goes on between decisions, and what it leaves (surface.battle.*)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Final

from podzem.core.decisions import JUDGE
from podzem.core.scribe import Scribe
from podzem.expedition.people import Member
from podzem.systems.surface import goal
from podzem.systems.surface.believed import region_of
from podzem.systems.surface.calendar import is_flood, is_winter
from podzem.systems.surface.chapters.battles import aftermath, course, mustering, nearest, tending, train
from podzem.systems.surface.chapters.battles import battle as fields
from podzem.systems.surface.chapters.battles.armies import Unit
from podzem.systems.surface.chapters.battles.battle import OTHERS, PARTY, Army, Battle
from podzem.systems.surface.chapters.battles.course import Terms
from podzem.systems.surface.chapters.battles.modifiers import ROUGH
from podzem.systems.surface.chapters.battles.strength import of_one
from podzem.systems.surface.chapters.battles.tables import TABLES
from podzem.systems.surface.chapters.building import works
from podzem.systems.surface.chapters.days import camp
from podzem.systems.surface.chapters.encounters.encounter import Pursuit
from podzem.systems.surface.chapters.weather import is_stormy
from podzem.systems.surface.events import battles as told
from podzem.systems.surface.game import BATTLE, DAY, PURSUIT, Game
from podzem.systems.surface.parties import Party
from podzem.systems.surface.rows import Words

STAND: Final = "stand"
WITHDRAWS: Final = Fraction(TABLES["automatic"]["withdraws_below"])


def terms_of(game: Game) -> Terms:
    """The switches of the table and the weather of the day."""
    setting = game.setting
    commands = setting.asks_judge("judge_opponents") == "ask"
    return Terms(setting.word("battle_scale"), setting.number("battle_modifier_cap"), is_stormy(game), commands)


def is_battle(game: Game, party: Party, others: Sequence[Member]) -> bool:
    """Whether a fight of these is a battle of armies: by their number, or because the judge says so."""
    if game.encounter is not None and game.encounter.as_armies:
        return True
    sides = (game.members_of(party), others)
    return mustering.is_battle(sides, game.setting.number("battle_threshold"))


def begin(game: Game, party: Party, others: Sequence[Member], leader: int, attacker: str, scribe: Scribe) -> None:
    """Draw both armies up; `attacker` is the side that ordered the attack, the party's if both or neither did."""
    company = game.company
    ours = Army(PARTY, party.caller, mustering.muster(company, game.members_of(party), apart=True))
    theirs = Army(OTHERS, JUDGE, mustering.muster(company, others, apart=False), banner=True)
    ours.commander = mustering.commander_of(ours.units, company.leader)
    theirs.commander = mustering.commander_of(theirs.units, leader)
    armies = [theirs, ours] if attacker == OTHERS else [ours, theirs]
    _stand(game, party, armies[1])
    if game.meeting is not None:
        won = game.meeting.free_phase  # who has shown himself, or has tried to hide, surprises nobody any more
        ours.surprised, theirs.surprised = won == OTHERS, won == PARTY
        game.meeting.free_phase = ""
    train.draw_up(game, theirs)
    game.battle, game.stage = Battle(armies), BATTLE
    course.begin(game.battle, terms_of(game), scribe)
    train.tell(theirs, scribe)


def _stand(game: Game, party: Party, defender: Army) -> None:
    """What the ground gives to who defends; at a ford or bridge he is attacked over it, unless ice or flood undo it."""
    region, cell = region_of(game), party.cell
    defender.works = works.defence_at(game, cell)
    defender.rough = region.terrain(cell) in ROUGH
    serves = not is_winter(game) and not is_flood(game)
    defender.crossing = serves and (region.has_ford(cell) or region.has_bridge(cell))


def go_on(game: Game, scribe: Scribe) -> None:
    """Everything that follows until a commander has to decide, or it is over."""
    battle, terms = game.battle, terms_of(game)
    assert battle is not None
    while battle.stage in (fields.ORDERS, fields.LOSSES):
        if battle.stage == fields.ORDERS:
            if not _orders_are_in(battle, terms, scribe):
                return
        elif course.choosing(battle, terms):
            return
        else:
            _after_losses(battle, terms, scribe)
    if battle.stage == fields.STANDING:
        _stand_till_morning(game, scribe)
    else:
        close(game, scribe)


def at_hand(game: Game) -> Battle:
    """The battle that is fought."""
    assert game.battle is not None
    return game.battle


def going_on(do: Callable[[Game, int, Words, Scribe], None]) -> Callable[[Game, int, Words, Scribe], None]:
    """Carry an order out, and let the battle go on."""

    def act(game: Game, seat: int, words: Words, scribe: Scribe) -> None:
        do(game, seat, words, scribe)
        go_on(game, scribe)

    return act


def _stand_till_morning(game: Game, scribe: Scribe) -> None:
    """Both stand in the cell; the party's day is over, and others may have to do with other people."""
    battle, party = at_hand(game), game.party(game.acting)
    battle.party, battle.meeting, battle.encounter = party.number, game.meeting, game.encounter
    battle.day = game.days
    game.stood.append(battle)
    game.battle, game.meeting, game.encounter, game.stage = None, None, None, DAY
    camp(game, party, scribe)


def resume(game: Game, words: list[str], scribe: Scribe) -> None:
    """At dawn either may march off unpursued or attack again; one battle after another."""
    waiting = [battle for battle in game.stood if battle.day != game.days]
    if not waiting:
        return
    battle = waiting[0]
    game.stood.remove(battle)
    game.agenda[:0] = [STAND]
    if all(party.number != battle.party for party in game.parties):
        return  # the night has taken the last of them
    game.battle, game.meeting, game.encounter, game.acting = battle, battle.meeting, battle.encounter, battle.party
    battle.meeting = battle.encounter = None
    for army in battle.armies:
        army.units = [_as_it_is(game, unit) for unit in army.units]
    battle.stage, battle.exchanges, battle.morning, game.stage = fields.ORDERS, 0, True, BATTLE
    go_on(game, scribe)


def _as_it_is(game: Game, unit: Unit) -> Unit:
    """A unit after a night: without those who died or left, one alone with the wear that he has now."""
    if not unit.members:
        return unit
    standing = [number for number in unit.members if game.members[number].is_up]
    if len(standing) == len(unit.members) == 1:
        now = mustering.unit_of(game.company, game.members[standing[0]])
        now.sector = unit.sector
        return now
    unit.members, unit.count = standing, len(standing)
    return unit


def close(game: Game, scribe: Scribe) -> None:
    """It is over: what it leaves, then the day goes on."""
    battle, party = game.battle, game.party(game.acting)
    assert battle is not None
    aftermath.settle(game, battle, scribe)
    game.battle = None
    party.winded = True
    if _is_pursued(game, battle, party):
        return
    aftermath.send_off(game, battle)
    game.meeting, game.encounter, game.stage = None, None, DAY
    if battle.keeper == PARTY and aftermath.patients(game):
        tending.ask(game, party)
    else:
        aftermath.let_go(game, party, scribe)
    game.parties = [one for one in game.parties if game.members_of(one)]
    goal.judge(game, scribe)


def _is_pursued(game: Game, battle: Battle, party: Party) -> bool:
    """Who has left the field runs, and the other side may follow (surface.battle.course, surface.pursuit.*)."""
    fled, meeting = aftermath.fugitive(battle), game.meeting
    if not fled or meeting is None or game.encounter is None:
        return False
    if not any(one.is_up for one in game.members_of(party)) or not any(
        game.members[n].is_up for n in meeting.creatures
    ):
        return False
    party.march = None if fled == PARTY else party.march
    game.encounter.pursuit, game.stage = Pursuit(fled), PURSUIT
    return True


def _orders_are_in(battle: Battle, terms: Terms, scribe: Scribe) -> bool:
    """Those who decide by themselves do; when all are ready the dice fall."""
    for army in battle.armies:
        if course.is_automatic(army, terms) and not army.ready:
            _by_itself(battle, army, terms, scribe)
    if any(army.left for army in battle.armies):
        course.end(battle, scribe)
        return True
    if not all(army.ready for army in battle.armies):
        return False
    course.open_exchange(battle)
    course.throw(battle, terms, scribe)
    return True


def _by_itself(battle: Battle, army: Army, terms: Terms, scribe: Scribe) -> None:
    """No objectives; it withdraws where it is outmatched."""
    army.ready = True
    if is_outmatched(battle, army, terms):
        withdraw(army, scribe)


def is_outmatched(battle: Battle, army: Army, terms: Terms) -> bool:
    """T12: below a third of the enemy's strength one withdraws."""
    return army.strength(terms.scale) < battle.enemy_of(army).strength(terms.scale) * WITHDRAWS


def withdraw(army: Army, scribe: Scribe) -> None:
    """It leaves the field before the dice."""
    army.left = fields.WITHDRAWN
    scribe.record(told.WITHDREW, {"side": army.side})


def surrender(army: Army, scribe: Scribe) -> None:
    """It lays down its arms."""
    army.left = fields.SURRENDERED
    scribe.record(told.SURRENDERED, {"side": army.side})


def _after_losses(battle: Battle, terms: Terms, scribe: Scribe) -> None:
    course.take_losses(battle, scribe)
    if course.next_sector(battle):
        course.throw(battle, terms, scribe)
    else:
        course.close_exchange(battle, terms, scribe)


def commanded_by(game: Game, seat: int) -> list[Army]:
    """The armies for which a seat orders now."""
    battle, terms = game.battle, terms_of(game)
    if battle is None:
        return []
    return [army for army in battle.armies if army.seat == seat and not course.is_automatic(army, terms)]


def is_countable(game: Game, army: Army) -> bool:
    """Whether the losses of an army can still be reckoned exactly."""
    scale = game.setting.word("battle_scale")
    lots = [(unit.count, of_one(unit, scale)) for unit in army.units if unit.count]
    return nearest.is_countable([lot for lot in lots if lot[1] > 0])


STEPS: Final[dict[str, Callable[[Game, list[str], Scribe], None]]] = {STAND: resume}
