"""From a plan to orders: the first thing that is still to be said by this seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from podzem.core.decisions import Decision
from podzem.expedition.shapes import MemberView
from podzem.systems.dungeon.bot import company, marching_order
from podzem.systems.dungeon.bot.chart import Chart, cells_at
from podzem.systems.dungeon.bot.plan import NEAR_HS, NOWHERE, Plan, chart_of, main_group, make_plan
from podzem.systems.dungeon.view.shapes import ExpeditionView as View
from podzem.systems.dungeon.view.shapes import GroupView
from podzem.world.item_view import ItemView

LOW: Final = 2
"""A light with so few turns left needs another beside it now, while there is a flame."""
SPARE: Final = 60
SECOND: Final = 4
"""With so many turns of light in store a second torch is lit when the first has so few left."""
LIGHT_QG: Final = 320
HEAVY_QG: Final = 640
"""Loads at which people walk at 9 and at 6 sazhens."""
AHEAD_HS: Final = 12
"""So far one goes into the unknown at once: the light shows half of it from either end."""
STANDING: Final = ("hold", "guard", "rest")
"""Orders that never stand in each other's way."""


def order(view: View, decisions: Sequence[Decision]) -> Decision:
    """One decision of the order stage."""
    plan = make_plan(view)
    steps = (_join, _shed, _lights, _wedge, _front, _take, _march, _act)
    for step in steps:
        found = step(view, plan, decisions)
        if found is not None:
            return found
    return _members(view, plan, decisions) or _finish(view, decisions)


def _of(decisions: Sequence[Decision], name: str) -> list[Decision]:
    return [decision for decision in decisions if decision.order == name]


def _join(view: View, plan: Plan, decisions: Sequence[Decision]) -> Decision | None:
    return next(iter(_of(decisions, "join")), None)


def _lights(view: View, plan: Plan, decisions: Sequence[Decision]) -> Decision | None:
    """Keep a flame: a new torch before the last one goes out, and a second one while there are many."""
    longest = max(company.burning(view), default=0)
    enough = SECOND if company.light_left(view) > SPARE and len(company.burning(view)) < 2 else LOW
    if longest > enough:
        return None
    fires = _of(decisions, "light") or ([] if company.burning(view) else _of(decisions, "strike_fire"))
    front = main_group(view).ranks[0] if view.groups else []
    best = min(fires, key=lambda one: (one.words[0] in front, _left(view, one), one.words), default=None)
    return best or _free_hand(view, decisions)


def _free_hand(view: View, decisions: Sequence[Decision]) -> Decision | None:
    """A knife is put away where a torch is carried, so that there is a hand for the next one; in the dark anything."""
    dark = not company.burning(view)
    needs = ("torch", "tinderbox") if dark else ("torch",)
    bearers = {one.id for one in company.up(view) if all(company.count(one, kind) for kind in needs)}
    held = [one for one in _of(decisions, "stow") if one.words[0] in bearers]
    loose = [one for one in held if one.words[1].startswith("knife.") or (dark and not _is_worn(one.words[1]))]
    return next(iter(loose), None)


def _is_worn(item: str) -> bool:
    return item.partition(".")[0] in ("light_armour", "mail", "plate")


def _left(view: View, decision: Decision) -> int:
    """A torch that was begun is burnt up first."""
    for one in company.below(view):
        for item in company.things(one):
            if item.id == decision.words[1]:
                return int(item.left or 0)
    return 0


def _wedge(view: View, plan: Plan, decisions: Sequence[Decision]) -> Decision | None:
    """A wedge into every open door one comes by."""
    doors = {
        opening.id
        for level in view.levels
        for opening in level.openings
        if opening.door and opening.door.open and not opening.door.wedged
    }
    return next((one for one in _of(decisions, "wedge") if one.words[1] in doors), None)


def _front(view: View, plan: Plan, decisions: Sequence[Decision]) -> Decision | None:
    return marching_order.rearrange(view, main_group(view), decisions)


def _take(view: View, plan: Plan, decisions: Sequence[Decision]) -> Decision | None:
    """Whatever is of value, into the lightest pack; what would slow everybody down only while loading."""
    carried = {item.id for one in company.below(view) for item in company.things(one)}
    lying = [one for one in _of(decisions, "take") if one.words[1] not in carried]
    takes = [one for one in lying if one.words[1].partition(".")[0] in company.VALUABLE]
    loads = {one.id: one for one in company.up(view)}
    fitting = [one for one in takes if one.words[0] in loads and _after(view, loads[one.words[0]], one) <= HEAVY_QG]
    return min(fitting, key=lambda one: (_after(view, loads[one.words[0]], one), one.words), default=None)


def _after(view: View, one: MemberView, decision: Decision) -> int:
    return int(one.load_qg) + _weight(view, decision.words[1])


def _weight(view: View, id: str) -> int:
    for level in view.levels:
        for heap in level.heaps:
            stack = list(heap.items)
            while stack:
                item = stack.pop()
                if item.id == id:
                    return int(item.qg or 0)
                stack += item.contents
    return 0


def _march(view: View, plan: Plan, decisions: Sequence[Decision]) -> Decision | None:
    """The leg that brings the party nearest to where it wants to be; into the unknown straight ahead."""
    group = main_group(view)
    if plan.kind != "march":
        return next((one for one in _of(decisions, "stay")), None)
    if any(leg.heading for leg in group.legs) or len(group.legs) >= 2:
        return None
    if any(one.order and one.order.verb not in STANDING for one in company.up(view)):
        return None
    number = str(group.number)
    legs = [one for one in _of(decisions, "leg") if one.words[0] == number]
    chart = chart_of(view, group)
    runs = [one for one in _of(decisions, "fast") if one.words[0] == number] if plan.goal == "home" else []
    run = min(runs, key=lambda one: (_far(chart, plan, _point(one)), one.words), default=None)
    if run is not None and _far(chart, plan, _point(run)) <= 1:
        return run
    best = min(legs, key=lambda one: (_far(chart, plan, _point(one)), one.words), default=None)
    if best is not None and _far(chart, plan, _point(best)) < _far(chart, plan, _end(group)):
        return best
    ahead = _ahead(chart, plan, group, decisions) if plan.goal == "unknown" else None
    if ahead is not None or group.legs:
        return ahead
    return _lighten(view, chart, decisions) or best


def _shed(view: View, plan: Plan, decisions: Sequence[Decision]) -> Decision | None:
    """Whom wounds and gear together hold fast leaves his gear, the heaviest first."""
    return _drop([one for one in company.up(view) if not one.speed and one.kind != "animal"], decisions)


def _drop(heavy: list[MemberView], decisions: Sequence[Decision]) -> Decision | None:
    items = [(item.qg or 0, item.id, one.id) for one in heavy for item in one.items if _is_gear(item)]
    for _, item, member in sorted(items, reverse=True):
        found = next((one for one in _of(decisions, "drop") if one.words == (member, item)), None)
        if found is not None:
            return found
    return None


def _lighten(view: View, chart: Chart, decisions: Sequence[Decision]) -> Decision | None:
    """No way on, and a pit in the way: who is too heavy to leap it leaves his heaviest gear."""
    heavy = [one for one in company.up(view) if int(one.load_qg) > LIGHT_QG]
    pits = [trap for trap in chart.level.traps if trap.type in ("pit", "spiked_pit") and trap.state == "sprung"]
    if not pits or not heavy or not _of(decisions, "leg"):
        return None
    return _drop(heavy, decisions)


def _is_gear(item: ItemView) -> bool:
    return item.kind not in company.VALUABLE and not item.burning and not item.contents


def _end(group: GroupView) -> tuple[float, float]:
    """Where the group will be after the legs that are ordered."""
    x, y = group.legs[-1].points[-1] if group.legs else group.at
    return x, y


def _point(leg: Decision) -> tuple[float, float]:
    x, y = leg.words[1].split(",")
    return float(x), float(y)


def _far(chart: Chart, plan: Plan, point: tuple[float, float]) -> int:
    """Twice the steps to the goal, and one for each side where the point touches rock: the middle of a way is best."""
    touched = cells_at(point)
    steps = min((plan.field.get(cell, NOWHERE) for cell in touched), default=NOWHERE)
    return 2 * steps + sum(not chart.is_known(cell) for cell in touched)


def _ahead(chart: Chart, plan: Plan, group: GroupView, decisions: Sequence[Decision]) -> Decision | None:
    """At the edge of what is known: straight on into it, as far as seems wise."""
    if _far(chart, plan, _end(group)) > 2 * NEAR_HS:
        return None
    wanted = chart.into_unknown(chart.here(_end(group)), group.heading)
    aheads = [one for one in _of(decisions, "ahead") if one.words[:2] == (str(group.number), wanted)]
    most = min(AHEAD_HS, chart.steps_out(chart.here(_end(group)), wanted) - 1) if wanted else 0
    within = [one for one in aheads if int(one.words[2]) <= most]
    return max(within, key=lambda one: int(one.words[2]), default=None)


def _act(view: View, plan: Plan, decisions: Sequence[Decision]) -> Decision | None:
    """Try what can be moved."""
    if plan.kind != "act":
        return None
    wanted = [words[1:] for words in plan.orders]
    acts = [one for one in _of(decisions, "act") if one.words[1:] in wanted]
    return min(acts, key=lambda one: (wanted.index(one.words[1:]), one.words), default=None)


def _members(view: View, plan: Plan, decisions: Sequence[Decision]) -> Decision | None:
    """An order for the first of this seat's people who has none."""
    for one in company.below(view):
        if one.owner != view.viewer or one.status != "active":
            continue
        found = _patients(view, plan, one, decisions) if one.order is None or plan.kind == "aid" else None
        if found is None and one.order is None:
            found = _first(view, plan, one, decisions)
        if found is not None:
            return found
    return None


def _patients(view: View, plan: Plan, one: MemberView, decisions: Sequence[Decision]) -> Decision | None:
    """A healer takes one patient after another, as far as bandages and wine go."""
    if plan.kind != "aid" or not company.can_heal(one):
        return None
    treated = one.order.about if one.order and one.order.verb == "aid" else []
    if one.order and one.order.verb != "aid":
        return None
    others = {each.id for other in view.members if other.order for each in other.order.about}
    ill = [patient.id for patient in company.fallen(view) if patient.id not in others]
    if len(treated) >= company.can_heal(one):
        return None
    return next((d for id in ill for d in _of(decisions, "aid") if d.words == (one.id, id)), None)


def _first(view: View, plan: Plan, one: MemberView, decisions: Sequence[Decision]) -> Decision | None:
    for name, *words in [] if _is_last(view, one) else plan.orders:
        for decision in _of(decisions, name):
            if decision.words[0] == one.id and _fits(view, decision, words):
                return decision
    return next((d for name in ("hold", "rest") for d in _of(decisions, name) if d.words[0] == one.id), None)


def _is_last(view: View, one: MemberView) -> bool:
    """The last one without an order only stands: so a seat whose orders do not go together can take them back."""
    waiting = [other for other in company.up(view) if other.order is None and other.kind != "animal"]
    busy = any(other.order and other.order.verb not in STANDING for other in company.up(view))
    return len(waiting) == 1 and busy and waiting[0].id == one.id


def _fits(view: View, decision: Decision, words: list[str]) -> bool:
    """Whether a legal order is what the plan says; a search goes to what was not yet searched."""
    if decision.order == "guard":
        return bool(view.captives) and _guards(view) * 2 < len(view.captives)
    if decision.order == "search":
        if any(item.burning for item in _bearer(view, decision).items):
            return False
        tried = {word for level in view.levels for word in level.tried}
        return words[0] in decision.words[1] and decision.words[1] not in tried
    return all(wanted in ("*", word) for wanted, word in zip(words, decision.words[1:]))


def _bearer(view: View, decision: Decision) -> MemberView:
    """Whom an order is about; who carries the light stays where he is."""
    return next(one for one in company.below(view) if one.id == decision.words[0])


def _guards(view: View) -> int:
    return sum(one.order is not None and one.order.verb == "guard" for one in company.up(view))


def _finish(view: View, decisions: Sequence[Decision]) -> Decision:
    """Everything is said: the turn may go on; orders that do not go together are taken back one by one."""
    release = _of(decisions, "release")
    if release:
        return release[0]
    busy = {one.id for one in company.up(view) if one.order and one.order.verb not in STANDING}
    spoilt = [one for one in _of(decisions, "revise") if one.words[0] in busy]
    return next(iter([*spoilt, *_of(decisions, "stay"), *_of(decisions, "revise"), *decisions]))
