"""A member as those who go with him see him."""

from __future__ import annotations

from podzem.expedition import arms, carrying, loyalty
from podzem.expedition.company import Company
from podzem.expedition.item_data import item_data
from podzem.expedition.people import COMPANION, Member
from podzem.expedition.shapes import CaptiveView, Conditions, MemberView, OrderView, ShotView


def member_view(company: Company, member: Member, order: OrderView | None) -> MemberView:
    """What he bears, how fast and how well armed he is, how he fares."""
    shot = arms.shot(company, member)
    return MemberView(
        id=member.id,
        number=member.number,
        kind=member.kind,
        type=member.type,
        owner=member.owner,
        level=member.level,
        resilience=member.resilience,
        status=member.status,
        group=member.group,
        load_qg=carrying.load(company, member),
        limits_qg=carrying.limits(member),
        speed=carrying.speed(company, member),
        defence=arms.defence(member),
        strike=arms.strike(company, member)[0],
        shot=ShotView(shot[0], shot[1]) if shot else None,
        items=[item_data(item) for item in member.items],
        conditions=Conditions(member.fatigue, member.wound, member.infection, member.exhaustion),
        maims=member.maims[:],
        loyalty=loyalty.score(company, member) if member.kind == COMPANION else None,
        medicine=member.medicine,
        order=order,
        debt=member.debt,
        pit=member.pit,
        growth=member.growth,
        effects=[effect.kind for effect in member.effects],
    )


def captive_view(member: Member) -> CaptiveView:
    """A captive and who holds him."""
    return CaptiveView(member.id, member.number, member.type, member.captor, member.asked)
