"""The table of orders: every order of every stage, one row each."""

from __future__ import annotations

from functools import partial
from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.worded_orders import Do, Word, always, once, table
from podzem.expedition import fight_orders, magic, recruiting
from podzem.expedition.meeting import parley
from podzem.expedition.people import Member
from podzem.expedition.town import heroes, hiring, market, personnel
from podzem.systems.dungeon import amendments, rulings, turn_stage
from podzem.systems.dungeon.below import of_people_around
from podzem.systems.dungeon.chapters.actions.acts import ACTS
from podzem.systems.dungeon.chapters.combat import binding, combat, hurling, toil
from podzem.systems.dungeon.chapters.combat import orders as combat_orders
from podzem.systems.dungeon.chapters.encounters.meeting_below import of_meeting
from podzem.systems.dungeon.chapters.loyalty import excess
from podzem.systems.dungeon.chapters.movement import marching, setting_out
from podzem.systems.dungeon.chapters.movement.entering import NEVER
from podzem.systems.dungeon.game import COMBAT, MEETING, TOWN, Game
from podzem.systems.dungeon.game import ORDERS as GIVING_ORDERS
from podzem.systems.dungeon.order_row import (
    ANY_STAGE,
    ASKED,
    CALLER,
    JUDGE,
    NONE,
    NOTED,
    QUESTION,
    SEAT,
    SHOT,
    SIDE,
    OrderRow,
    of_people,
    row,
)
from podzem.systems.dungeon.order_words import NUMBER, OWN, POINT, TEXT, find_member
from podzem.world.points import read_point

TURN: Final = (GIVING_ORDERS,)
FIGHT: Final = (COMBAT,)
GROUP: Final = Word("group", marching.free_group)
ANYBODY: Final = Word("member", lambda game, actor, id: find_member(game, id))
TO_POINT: Final = POINT.by("dungeon.map.units", is_named=True)
SLEEPER: Final = Word(
    "other", lambda game, member, id: next((o for o in binding.sleepers(game, member) if o.id == id), None)
).by(binding.CLAUSE)

_march: Final = partial(row, whose=CALLER, time=NOTED)

OF_THE_TURN: Final = table(
    row("as_before", TURN, (), once, turn_stage.why_not_as_before, turn_stage.as_before, time=NOTED, side_by_side=True),
    row("revise", TURN, (), once, turn_stage.why_not_revise, turn_stage.revise, time=NOTED, side_by_side=True),
    row(
        "all",
        TURN,
        (TEXT.called("verb"),),
        turn_stage.for_all_choices,
        turn_stage.why_not_all,
        turn_stage.order_all,
        whose=SEAT,
        time=NOTED,
        side_by_side=True,
    ),
    _march("leg", TURN, (GROUP, TO_POINT), marching.leg_choices, marching.why_not_walk, marching.walk),
    _march(
        "ahead",
        TURN,
        (GROUP, TEXT.called("heading"), NUMBER.called("hs")),
        marching.ahead_choices,
        marching.why_not_walk_ahead,
        marching.walk_ahead,
    ),
    _march("fast", TURN, (GROUP, TO_POINT), marching.run_choices, marching.why_not_run, marching.run),
    _march("stay", TURN, (GROUP,), marching.each_group, marching.why_not_stay, marching.stay, side_by_side=True),
    _march(
        "ignore_traps",
        TURN,
        (GROUP,),
        marching.each_group,
        marching.why_not_ignore_traps,
        marching.ignore_traps,
        side_by_side=True,
    ),
    _march(
        "join",
        TURN,
        (GROUP, GROUP.called("other")),
        marching.join_choices,
        marching.why_not_join,
        marching.join,
        side_by_side=True,
    ),
    _march(
        "split", TURN, (ANYBODY,), marching.split_choices, marching.why_not_split, marching.split, side_by_side=True
    ),
    _march(
        "place",
        TURN,
        (ANYBODY, NUMBER.called("rank")),
        marching.place_choices,
        marching.why_not_place,
        marching.place,
        side_by_side=True,
    ),
    row("release", TURN, (), once, turn_stage.why_not_release, turn_stage.release, whose=CALLER, may_hide_a_die=True),
)

OF_A_FIGHTER: Final = table(
    row(
        "throw",
        FIGHT,
        (OWN.by("dungeon.load.ammo"),),
        hurling.throw_choices,
        hurling.why_not_throw,
        hurling.throw,
        phase=SHOT,
    ),
    row("bind", FIGHT, (SLEEPER,), binding.bind_choices, binding.why_not_bind, binding.bind),
    row("leave_off", FIGHT, (), toil.leave_choices, toil.why_not_leave, toil.leave_off, phase=NONE),
)


def _of_a_side(name: str) -> OrderRow:
    facts = fight_orders.facts_of(name)
    return row(
        name,
        FIGHT,
        tuple(TEXT.called(fact) for fact in facts),
        combat_orders.choices_of(name),
        combat_orders.why_not_of(name, facts),
        combat.order(name),
        whose=SIDE,
    )


_judge: Final = partial(row, stages=ANY_STAGE, whose=JUDGE)
_asked: Final = partial(row, stages=(QUESTION,), whose=ASKED)
_caller: Final = partial(row, whose=CALLER)
_seat: Final = partial(row, whose=SEAT)
_said: Final = partial(row, stages=(MEETING,), whose=CALLER, may_hide_a_die=True)
HOME: Final = (TOWN,)


def _answer(kind: str, fact: str, do: Do) -> OrderRow:
    words = (TEXT.called(fact),)
    return _asked(kind, words=words, choices=rulings.answers(kind), why_not=rulings.why_not_answer(kind), do=do)


OF_QUESTIONS: Final = table(
    _answer("attitude", "amount", rulings.rule_attitude),
    _answer("direction", "opening", rulings.rule_wanderers("direction")),
    _answer("kind", "kind", rulings.rule_wanderers("kind")),
    _answer("number", "count", rulings.rule_wanderers("number")),
    _answer("surprise", "side", rulings.rule_surprise),
    _asked(
        "slay", words=(TEXT.called("other"),), choices=excess.slay_choices, why_not=excess.why_not_slay, do=excess.slay
    ),
    _asked("spare", why_not=excess.why_not_spare, do=excess.spare),
)


def _offer(name: str, fact: str) -> OrderRow:
    choices, why_not = of_meeting(parley.offer_choices(name)), of_meeting(parley.why_not_offer(name))
    return _said(name, words=(TEXT.called(fact),), choices=choices, why_not=why_not, do=of_meeting(parley.say(name)))


COMMANDER: Final = Word("member", of_meeting(parley.find_commander), magic.CLAUSE, is_named=True)
OF_MEETINGS: Final = table(
    _said("attack", do=of_meeting(parley.attack)),
    _said("parley", do=of_meeting(parley.say("parley"))),
    _offer("offer", "kuna"),
    _offer("offer_food", "count"),
    _said("service", why_not=of_meeting(parley.why_not_service), do=of_meeting(parley.say("service"))),
    _said("accept", why_not=of_meeting(parley.why_not_accept), do=of_meeting(parley.say("accept"))),
    _said("wait", do=of_meeting(parley.say("wait"))),
    _said("step_back", do=of_meeting(parley.say("step_back"))),
    _said("run", do=of_meeting(parley.say("run"))),
    _said("slip_away", do=of_meeting(parley.slip_away)),
    _said("leave", do=of_meeting(parley.say("leave"))),
    _said("command", words=(COMMANDER,), choices=of_meeting(parley.command_choices), do=of_meeting(parley.command)),
)

CAPTIVE: Final = Word("other", of_people(recruiting.find_captive), recruiting.CLAUSE, is_named=True)
RECRUITS: Final = of_people(recruiting.captive_choices)
OF_CAPTIVES: Final = table(
    _seat(
        "recruit",
        TURN,
        (CAPTIVE,),
        RECRUITS,
        of_people(recruiting.why_not_recruit),
        of_people_around(recruiting.recruit),
    ),
    _seat(
        "recruit_double",
        TURN,
        (CAPTIVE,),
        RECRUITS,
        of_people(recruiting.why_not_double),
        of_people_around(recruiting.recruit_double),
    ),
)

ENTRANCE: Final = Word("opening", setting_out.find_entrance, setting_out.GOAL, is_named=True)
OUTSIDE: Final = Word("member", setting_out.find_outside, setting_out.COMPANIONS, is_named=True)
THING: Final = Word("item", of_people(market.find_thing), market.CLAUSE, is_named=True)
THINGS: Final = of_people(market.thing_choices)
OTHER: Final = Word(
    "other",
    lambda game, member, id: market.find_own(game.company, member.owner, id),
    "dungeon.action.load",
    is_named=True,
)
CANDIDATE: Final = Word("other", of_people(personnel.find_candidate), hiring.ROLL, is_named=True)
COMPANION: Final = Word("member", of_people(personnel.find_dismissed), hiring.TERMS, is_named=True)
HELD: Final = Word("other", of_people(personnel.find_held), personnel.SALE, is_named=True)
RANSOMED: Final = Word("member", of_people(personnel.find_ransomed), personnel.RANSOM, is_named=True)
ANSWER: Final = (TEXT,)


def _hire(name: str) -> OrderRow:
    return _seat(
        name,
        HOME,
        (CANDIDATE,),
        of_people(personnel.candidate_choices),
        lambda game, seat, candidate: personnel.why_not_offer(game.company, seat, candidate, name),
        lambda game, seat, candidate, scribe: personnel.offer(game.company, seat, candidate, name, scribe),
    )


def _why_not_buy(game: Game, member: Member, kind: str) -> Refusal | None:
    return market.why_not_buy(game.company, member, kind, NEVER)


OF_THE_TOWN: Final = table(
    _caller(
        "enter",
        HOME,
        (ENTRANCE,),
        setting_out.entrance_choices,
        setting_out.why_not_enter,
        setting_out.set_out,
    ),
    _caller("seek", HOME, (), once, setting_out.why_not_seek, setting_out.seek),
    _caller("day", HOME, do=setting_out.pass_day),
    _caller("finish", HOME, do=setting_out.finish),
    _caller(
        "caller",
        HOME,
        (TEXT.called("seat"),),
        setting_out.seat_choices,
        setting_out.why_not_caller,
        setting_out.choose_caller,
    ),
    _seat(
        "stay_home",
        HOME,
        (OUTSIDE,),
        setting_out.outside_choices,
        setting_out.why_not_stay_home,
        setting_out.stay_home,
    ),
    _seat(
        "come_along",
        HOME,
        (OUTSIDE,),
        setting_out.outside_choices,
        setting_out.why_not_come_along,
        setting_out.come_along,
    ),
    _seat("buy_donkey", HOME, (), once, of_people(market.why_not_buy_donkey), of_people(market.buy_donkey)),
    row("buy", HOME, (TEXT.called("item"),), of_people(market.buy_choices), _why_not_buy, of_people(market.buy)),
    row(
        "take_silver",
        HOME,
        (TEXT.called("kuna"),),
        of_people(market.silver_choices),
        of_people(market.why_not_take_silver),
        of_people(market.take_silver),
    ),
    row("sell", HOME, (THING,), THINGS, of_people(market.why_not_sell), of_people(market.sell)),
    row("repair", HOME, (THING,), THINGS, of_people(market.why_not_repair), of_people_around(market.repair)),
    row(
        "hand",
        HOME,
        (THING, OTHER),
        of_people(market.hand_choices),
        of_people(market.why_not_hand),
        of_people(market.hand),
    ),
    *(_hire(name) for name in ("hire", "hire_share", "agree")),
    _seat("dismiss", HOME, (COMPANION,), of_people(personnel.companion_choices), always, of_people(personnel.dismiss)),
    _seat(
        "sell_captive",
        HOME,
        (HELD,),
        of_people(personnel.held_choices),
        of_people(personnel.why_not_sell_captive),
        of_people(personnel.sell_captive),
    ),
    _seat(
        "free_captive",
        HOME,
        (HELD,),
        of_people(personnel.held_choices),
        of_people(personnel.why_not_part_with),
        of_people(personnel.free_captive),
    ),
    _seat(
        "ransom",
        HOME,
        (RANSOMED,),
        of_people(personnel.ransom_choices),
        of_people(personnel.why_not_ransom),
        of_people(personnel.ransom),
    ),
    _seat(
        "study",
        HOME,
        ANSWER,
        of_people(heroes.study_choices),
        of_people(heroes.why_not_study),
        of_people(heroes.choose_study),
    ),
    _seat(
        "tongue",
        HOME,
        ANSWER,
        of_people(heroes.tongue_choices),
        of_people(heroes.why_not_tongue),
        of_people(heroes.choose_tongue),
    ),
    _seat(
        "learn",
        HOME,
        (TEXT.called("member"),),
        of_people(heroes.learn_choices),
        of_people(heroes.why_not_learn),
        of_people(heroes.learn),
    ),
    _seat("new_hero", HOME, (), once, of_people(heroes.why_not_new_hero), of_people(heroes.new_hero)),
    _seat(
        "take_over",
        HOME,
        (TEXT.called("member"),),
        of_people(personnel.companion_choices),
        of_people(heroes.why_not_take_over),
        of_people(heroes.take_over),
    ),
)

SOMEBODY: Final = (Word("member", amendments.find_anybody),)
A_GROUP: Final = Word("group", amendments.find_group)
AMENDMENTS: Final = table(
    _judge("set", words=(TEXT.called("path"),), do=amendments.set_fact),
    _judge("remove", words=SOMEBODY, do=amendments.remove),
    _judge("wound", words=SOMEBODY, do=amendments.wound),
    _judge("heal", words=SOMEBODY, do=amendments.heal),
    _judge("present", words=(*SOMEBODY, TEXT.called("type")), do=amendments.present),
    _judge("move", words=(A_GROUP, Word("point", lambda game, seat, text: read_point(text))), do=amendments.move),
    _judge("reveal", words=(TEXT.called("opening"),), do=amendments.show),
    _judge("clock", words=(TEXT.called("amount"),), do=amendments.set_clock),
    _judge("add", words=(A_GROUP, TEXT.called("kind"), TEXT.called("count")), do=amendments.add),
)

ORDERS: Final[dict[str, OrderRow]] = table(
    *ACTS.values(),
    *OF_THE_TURN.values(),
    *OF_CAPTIVES.values(),
    *OF_A_FIGHTER.values(),
    *(_of_a_side(name) for name in fight_orders.NAMES),
    *OF_QUESTIONS.values(),
    *OF_MEETINGS.values(),
    *OF_THE_TOWN.values(),
    *AMENDMENTS.values(),
)
