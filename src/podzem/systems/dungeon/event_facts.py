"""How the facts of events of an expedition are made; the table of events names one for each row."""

from __future__ import annotations

from podzem.core.event_table import Facts, shape
from podzem.expedition.meeting.meeting import Meeting
from podzem.expedition.people import Member
from podzem.systems.dungeon.groups import Group
from podzem.world.dungeon_map import Feature, Opening, Trap
from podzem.world.item import Item
from podzem.world.lengths import write_sazhens
from podzem.world.texts import Text, as_facts


@shape()
def of_nothing() -> Facts:
    """No fact at all."""
    return {}


@shape("member")
def of_fighter(id: str) -> Facts:
    """A fighter by the name that the fight has for him."""
    return {"member": id}


@shape("group")
def of_group(group: Group) -> Facts:
    """A group."""
    return {"group": group.number}


@shape("opening")
def of_opening(opening: Opening) -> Facts:
    """A door, way or stair."""
    return {"opening": opening.id}


@shape("member", "opening")
def of_door(member: Member, opening: Opening) -> Facts:
    """Somebody at a door."""
    return {"member": member.id, "opening": opening.id}


@shape("opening", "count")
def of_push(opening: Opening, workers: int) -> Facts:
    """A door and how many push at it."""
    return {"opening": opening.id, "count": workers}


@shape("item", "count")
def of_chest(id: str, count: int) -> Facts:
    """A chest and a number."""
    return {"item": id, "count": count}


@shape("item", "things")
def of_contents(chest: Item) -> Facts:
    """A chest and what is in it."""
    return {"item": chest.id, "things": [item.id for item in chest.contents]}


@shape("member", "item", "container")
def of_packing(member: Member, item: Item, container: Item) -> Facts:
    """Somebody who puts a thing into another."""
    return {"member": member.id, "item": item.id, "container": container.id}


@shape("member", "place", "spot")
def of_spot(member: Member, place: str, spot: str) -> Facts:
    """Somebody at a place that can be searched or listened at."""
    return {"member": member.id, "place": place, "spot": spot}


@shape("member", "place", "spot", "sound")
def of_sound(member: Member, place: str, spot: str, sound: str) -> Facts:
    """Somebody at a place, and what he hears there."""
    return {"member": member.id, "place": place, "spot": spot, "sound": sound}


@shape("place")
def of_face(face: str) -> Facts:
    """A face of rock."""
    return {"place": face}


@shape("feature")
def of_rubble(face: str) -> Facts:
    """A heap of rubble by its face."""
    return {"feature": face}


@shape("member", "place", "done", "of")
def of_labour(member: Member, face: str, done: int, of: int) -> Facts:
    """Somebody who digs, and how much is done of how much."""
    return {"member": member.id, "place": face, "done": done, "of": of}


@shape("feature")
def of_feature(feature: Feature) -> Facts:
    """A feature of the map."""
    return {"feature": feature.id}


@shape("member", "feature", "verb")
def of_act(member: Member, feature: Feature, verb: str) -> Facts:
    """What somebody does with a feature."""
    return {"member": member.id, "feature": feature.id, "verb": verb}


@shape("feature", "text")
def of_answer(feature: Feature, said: Text) -> Facts:
    """A feature and what its map says."""
    return {"feature": feature.id, "text": as_facts(said)}


@shape("text")
def of_text(text: Text) -> Facts:
    """A text of the map."""
    return {"text": as_facts(text)}


@shape("member", "act")
def of_lapse(member: Member, act: str) -> Facts:
    """Somebody and what he could not do any more."""
    return {"member": member.id, "act": act}


@shape("trap")
def of_trap(trap: Trap) -> Facts:
    """A trap."""
    return {"trap": trap.id}


@shape("trap", "trap_type")
def of_sort_of_trap(trap: Trap) -> Facts:
    """A trap and what it is."""
    return {"trap": trap.id, "trap_type": trap.type}


@shape("member", "trap")
def of_disarming(member: Member, trap: Trap) -> Facts:
    """Somebody at a trap."""
    return {"member": member.id, "trap": trap.id}


@shape("member", "trap")
def of_pit(member: Member, pit: str) -> Facts:
    """Somebody and the pit he is in."""
    return {"member": member.id, "trap": pit}


@shape("group", "trap")
def of_crossing(group: Group, pit: str) -> Facts:
    """A group and the pit that it crosses."""
    return {"group": group.number, "trap": pit}


@shape("member", "depth")
def of_slide(member: Member, depth: int) -> Facts:
    """Somebody and the depth to which he goes."""
    return {"member": member.id, "depth": depth}


@shape("group", "depth")
def of_stairs(group: Group) -> Facts:
    """A group and the depth to which it came."""
    return {"group": group.number, "depth": group.depth}


@shape("group", "hs", "sazhens", "heading")
def of_way(group: Group, hs: int) -> Facts:
    """A group and the straight piece that it went."""
    return {"group": group.number, "hs": hs, "sazhens": write_sazhens(hs), "heading": group.heading}


@shape("group", "obstacle")
def of_obstacle(group: Group, obstacle: str) -> Facts:
    """A group and what stops it."""
    return {"group": group.number, "obstacle": obstacle}


@shape("area", "wide", "long")
def of_room(area: str, wide: int, long: int) -> Facts:
    """A room and its size."""
    return {"area": area, "wide": write_sazhens(wide), "long": write_sazhens(long)}


@shape("group", "opening", "count")
def of_entrance(group: Group, entrance: str, count: int) -> Facts:
    """A group of so many, and where it goes in."""
    return {"group": group.number, "opening": entrance, "count": count}


@shape("member", "rank")
def of_rank(member: Member, rank: int) -> Facts:
    """Somebody and his rank, from 1."""
    return {"member": member.id, "rank": rank}


@shape("member", "group")
def of_parting(member: Member, group: Group) -> Facts:
    """Somebody and the group that he makes."""
    return {"member": member.id, "group": group.number}


@shape("group", "other")
def of_joining(group: Group, other: Group) -> Facts:
    """A group and the one that joins it."""
    return {"group": group.number, "other": other.number}


@shape("seat")
def of_seat(seat: int) -> Facts:
    """A seat."""
    return {"seat": seat}


@shape("kuna")
def of_kuna(kuna: int) -> Facts:
    """A sum of money."""
    return {"kuna": kuna}


@shape("kind", "count")
def of_met(meeting: Meeting) -> Facts:
    """What is met and how many."""
    return {"kind": meeting.kind, "count": len(meeting.creatures)}


@shape("kind", "count", "opening")
def of_wanderers(meeting: Meeting) -> Facts:
    """Those who come, and by which way."""
    return {"kind": meeting.kind, "count": len(meeting.creatures), "opening": meeting.way}


@shape("kind", "hs", "sazhens", "count")
def of_kind_met(meeting: Meeting) -> Facts:
    """What is met, how far off, how many."""
    return {"kind": meeting.kind, **of_distance.make(meeting), "count": len(meeting.creatures)}


@shape("size", "hs", "sazhens", "count")
def of_figures(meeting: Meeting, size: str) -> Facts:
    """How large they are, how far off, how many."""
    return {"size": size, **of_distance.make(meeting), "count": len(meeting.creatures)}


@shape("hs", "sazhens")
def of_distance(meeting: Meeting) -> Facts:
    """How far off those met are."""
    return {"hs": meeting.hs, "sazhens": write_sazhens(meeting.hs)}


@shape("opening")
def of_way_in(opening: str) -> Facts:
    """A way by its id."""
    return {"opening": opening}


@shape("group")
def of_group_met(meeting: Meeting) -> Facts:
    """The group that meets somebody."""
    return {"group": meeting.group}


@shape("front")
def of_front(front: int) -> Facts:
    """A front of a combat."""
    return {"front": front}


@shape("was", "answer")
def of_ruling(was: str, answer: str) -> Facts:
    """What was rolled, and the judge's answer."""
    return {"was": was, "answer": answer}


@shape("path")
def of_path(path: str) -> Facts:
    """A path of the state."""
    return {"path": path}


@shape("group", "point")
def of_point(group: Group, point: str) -> Facts:
    """A group and where it is put."""
    return {"group": group.number, "point": point}


@shape("group", "kind", "count")
def of_added(meeting: Meeting) -> Facts:
    """Those whom the judge adds."""
    return {"group": meeting.group, "kind": meeting.kind, "count": meeting.count}
