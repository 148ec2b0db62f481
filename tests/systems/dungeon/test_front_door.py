"""A company that a campaign lends to a dungeon: the same people and things, the campaign's days and money."""

from typing import Any

import pytest

from podzem.core.decisions import read_decision
from podzem.core.dice import Scripted
from podzem.core.events import Event
from podzem.core.forms import flatten, nest
from podzem.core.scribe import Scribe
from podzem.expedition.company import Company
from podzem.expedition.making import kit
from podzem.expedition.people import ACTIVE, CAPTIVE, COMPANION, PC, Member
from podzem.systems.dungeon import front_door
from podzem.systems.dungeon.front_door import Underground
from podzem.systems.dungeon.setting import read_setting
from podzem.world.item import Item

QUIET = {"judge": "ask", "judge_wandering": "off"}
OUT = ("0 all hold", "0 leg 1 -1,5", "0 release")
WEST = "O0"


def company(*kits: str, **options: object) -> Company:
    made = Company(read_setting(1, {**QUIET, **options}))
    made.ledger.purse, made.ledger.day = [100], 7
    for kinds in kits:
        type, *things = kinds.split()
        number = made.take_number()
        kind = PC if type == "man" else COMPANION
        made.members[number] = Member(kind, type, number, owner=0, group=1, wage=0 if kind == PC else 12)
        made.members[number].items = kit(made, things)
    return made


def lent(campaign: Company, until: int = 50, hour: int = 94) -> Underground:
    below = front_door.opened("proba", campaign.setting)
    below.join(campaign, is_lent=True)
    members = list(campaign.members.values())
    campaign.members = {}
    below.go_below(members, WEST, 0, until, hour, Scribe(Scripted([])))
    return below


def do(below: Underground, *texts: str) -> list[Event]:
    scribe = Scribe(Scripted([]), listening=True)
    for text in texts:
        assert below.refuse(read_decision(text)) is None, text
        below.apply(read_decision(text), scribe)
    return scribe.events


def take_out(below: Underground) -> list[Member]:
    return below.take_out(below.people, Scribe(Scripted([])))


def give_gem(below: Underground, value: int) -> None:
    item = Item("gem", below.game.company.take_number(), value=value)
    below.game.members[1].items.append(item)


@pytest.mark.clause("surface.dungeon.return")
def test_what_is_brought_out_counts_but_stays_with_its_bearer() -> None:
    campaign = company("man torch!", "archer bow*")
    below = lent(campaign)
    give_gem(below, 300)
    events = do(below, *OUT)
    below.hand_back(campaign)
    out = take_out(below)
    assert [(one.id, one.status, one.group) for one in out] == [("pc.1", ACTIVE, 0), ("archer.3", ACTIVE, 0)]
    assert [item.value for item in out[0].items if item.kind == "gem"] == [300]
    assert (campaign.ledger.delivered, campaign.ledger.income, campaign.ledger.purse) == (300, 0, [100])
    assert out[0].growth == 300 * 2 // 2, "growth is fixed when it leaves the dungeon"
    assert [event.facts["kuna"] for event in events if event.name == "delivered"] == [300]
    assert campaign.ledger.day == 7, "days and wages are the campaign's"
    assert not [event for event in events if event.name.startswith("wage")]
    assert below.is_over
    assert below.awaited() == ()
    assert below.people == []


@pytest.mark.clause("surface.dungeon.return")
def test_a_thing_counts_once_however_often_it_is_carried_out() -> None:
    campaign = company("man torch!")
    below = lent(campaign)
    give_gem(below, 300)
    do(below, *OUT)
    for member in take_out(below):
        campaign.members[member.number] = member
    below.join(campaign, is_lent=True)
    below.go_below(list(campaign.members.values()), WEST, 0, 50, 0, Scribe(Scripted([])))
    events = do(below, *OUT)
    assert [event.facts["kuna"] for event in events if event.name == "delivered"] == [0]


@pytest.mark.clause("surface.dungeon.clock")
def test_turns_pass_until_the_campaigns_day_turns_and_no_further() -> None:
    below = lent(company("man lamp! ration:2"), until=2, hour=142)
    do(below, "0 all hold", "0 release", "0 all hold")
    assert not below.is_held
    assert below.turn == 1
    do(below, "0 release")
    assert below.turn == 2
    assert below.is_held
    assert below.candidates(0) == []
    assert below.needed() == ()
    assert below.game.company.day_turn == 0
    below.go_on(2 + 144, Scribe(Scripted([])))
    assert below.awaited() == (0,)
    assert below.candidates(0)


@pytest.mark.clause("surface.dungeon.clock")
def test_nobody_eats_below_by_himself() -> None:
    below = lent(company("man lamp! ration:2"), until=400)
    below.game.company.turn = 143
    events = do(below, "0 all hold", "0 release")
    assert below.turn == 144
    assert not [event for event in events if event.name in ("ate", "hungry")]
    assert [item.count for item in below.game.members[1].items if item.kind == "ration"] == [2]


@pytest.mark.clause("surface.dungeon.clock")
def test_the_turn_in_which_they_walk_out_is_used() -> None:
    below = lent(company("man torch!"))
    do(below, "0 all hold", "0 release", *OUT)
    assert below.turn == 2


@pytest.mark.clause("surface.dungeon.return")
def test_captives_go_in_and_come_out_with_those_who_hold_them() -> None:
    campaign = company("man torch!", "man torch!")
    campaign.members[3].status, campaign.members[3].captor, campaign.members[3].owner = CAPTIVE, 1, -1
    below = lent(campaign)
    assert [one.number for one in below.people] == [1, 3]
    assert below.game.members[3].captor == 1
    do(below, *OUT)
    assert [(one.number, one.status) for one in take_out(below)] == [(1, ACTIVE), (3, CAPTIVE)]


@pytest.mark.clause("surface.dungeon.entrance")
def test_a_dungeon_is_written_and_read_and_stays_as_it_was_left() -> None:
    campaign = company("man torch!")
    below = lent(campaign)
    do(below, "0 all hold", "0 leg 1 3,5")
    below.hand_back(campaign)
    plain: dict[str, Any] = nest(flatten(below.write()))
    back = Underground.read(plain)
    back.join(campaign, is_lent=True)
    assert back == below == below.copy()
    assert back.write() == below.write()
    assert "ledger" not in below.write(), "money is written once, with the campaign"
    do(below, "0 release", "0 all hold", "0 leg 1 -1,5", "0 release")
    known = below.game.site.known[1].copy()
    for member in take_out(below):
        campaign.members[member.number] = member
    assert below.is_over
    below.go_below(list(campaign.members.values()), WEST, 0, 50, 0, Scribe(Scripted([])))
    assert below.game.site.known[1] == known


def test_no_order_of_a_town_is_offered() -> None:
    assert not {"buy", "sell", "enter", "finish", "day", "hire"} & set(front_door.ORDERS)
    assert {"leg", "release", "search", "attack"} <= set(front_door.ORDERS)
