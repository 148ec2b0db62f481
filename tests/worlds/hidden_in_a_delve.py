"""What a party of `delve` does not know, made otherwise by hand: each is a world that looks the same to every seat."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

from podzem.core.dice import Seeded
from podzem.core.scribe import Scribe
from podzem.systems.delve.below import Doorway
from podzem.systems.delve.chapters.encounters import keyed
from podzem.systems.delve.chapters.encounters.bands import forget, muster
from podzem.systems.delve.chapters.traps.hints import spots_of
from podzem.systems.delve.company import seen
from podzem.systems.delve.game import TOWN, Game
from podzem.systems.delve.ground import area_of, dungeon, squares
from podzem.systems.delve.people import Band
from podzem.systems.delve.place import Place
from podzem.systems.delve.present import is_told
from podzem.systems.delve.sight import in_sight, look_at_doors
from podzem.systems.delve.things import Item, Lying
from podzem.systems.delve.view.meeting_view import known_at
from podzem.world.dungeon_map import Dungeon
from podzem.world.faults import BadMap
from podzem.world.map_file import load_dungeon, save_dungeon

Row = dict[str, Any]
Change = Callable[[Game, Random], bool]
"""Makes something hidden otherwise; false where there is nothing of the kind."""


def redrawn(game: Game, change: Callable[[Row], bool]) -> bool:
    """The same game on a map in which a level was changed; false where such a map cannot be, or nothing changed."""
    whole: Dungeon = dungeon(game)
    raw = load_dungeon(save_dungeon(whole)).raw
    levels = [_deep(row) for row in raw["levels"]]
    if not [row for row in levels if change(row)]:
        return False
    try:
        other = load_dungeon(save_dungeon(replace(whole, raw={**raw, "levels": levels})))
    except BadMap:
        return False
    game.plan = game.plan.with_map(other)
    return True


def _deep(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _deep(inner) for key, inner in value.items()}
    return [_deep(inner) for inner in value] if isinstance(value, list) else value


def is_known_band(game: Game, band: Band) -> bool:
    """Whether the party knows of a band: it is met, captive, remembered, or its light is seen from afar."""
    meeting = game.meeting
    if meeting is not None and band.number in meeting.bands:
        return is_told(game)
    shines = any(item.lit for one in band.members for item in one.items)
    remembered = any(one.number in group.memory for one in band.members for group in game.groups)
    return bool(band.held_by) or shines or remembered


def unknown_bands(game: Game) -> list[Band]:
    at_hand = set(game.meeting.bands if game.meeting is not None else ())
    return [band for band in game.bands if not is_known_band(game, band) and band.number not in at_hand]


def met(game: Game) -> list[Band]:
    """Those who are met, and the party knows it."""
    meeting = game.meeting
    if meeting is None or not is_told(game):
        return []
    return [band for band in game.bands if band.number in meeting.bands]


def areas_seen(game: Game) -> set[tuple[int, str]]:
    return {(place.depth, area_of(game, place)) for place in seen(game) if place.depth}


# people of whom nobody knows


def nobody_out_of_sight(game: Game, chance: Random) -> bool:
    gone = unknown_bands(game)
    game.bands = [band for band in game.bands if band not in gone]
    return bool(gone)


def dead_out_of_sight(game: Game, chance: Random) -> bool:
    for band in unknown_bands(game):
        if band.keyed:
            game.bands.remove(band)
            game.below.emptied.append(band.keyed)
            return True
    return False


def others_out_of_sight(game: Game, chance: Random) -> bool:
    for band in unknown_bands(game):
        for one in band.members:
            one.hp, one.marked = 1 + one.hp // 2, not one.marked
        band.raw, band.kin_harmed, band.peaceful_until, band.met_at = 3, True, game.turn + 7, 0
        return True
    return False


def a_band_that_wanders_unseen(game: Game, chance: Random) -> bool:
    """One of the map's groups has come nearer, and nobody has seen it."""
    for one in dungeon(game).levels:
        for encounter in keyed.unmet(game, one.depth):
            if not keyed.is_event(encounter) and (one.depth, encounter.area) not in areas_seen(game):
                band = keyed.keyed_band(game, one.depth, encounter, Scribe(Seeded(3)))
                forget(game, band)
                if not any(item.lit for each in band.members for item in each.items):
                    return True
                game.bands.remove(band)
    return False


def met_and_gone_unnoticed(game: Game, chance: Random) -> bool:
    """Somebody who lives here noticed the party first and slipped away."""
    for one in dungeon(game).levels:
        for encounter in keyed.unmet(game, one.depth):
            if not keyed.is_event(encounter):
                game.below.emptied.append(encounter.id)
                return True
    return False


# how watchful the place is


def other_watchfulness(game: Game, chance: Random) -> bool:
    for zone in game.below.zones.values():
        zone.alertness = chance.choice([word for word in ("quiet", "normal", "alert") if word != zone.alertness])
        zone.since, zone.alarm_at = zone.since + 2, game.turn + 3
    return bool(game.below.zones) or _begin_zone(game)


def _begin_zone(game: Game) -> bool:
    from podzem.systems.delve.below import Zone

    game.below.zones["" if not dungeon(game).zones else dungeon(game).zones[0].id] = Zone("alert")
    return True


def somebody_foretold(game: Game, chance: Random) -> bool:
    for zone in game.below.zones.values():
        zone.foretold = [] if zone.foretold else ["goblin", "4", "-", "-", "-"]
    return bool(game.below.zones)


def other_counters(game: Game, chance: Random) -> bool:
    for group in game.groups:
        group.counter = (group.counter + 1) % 4
    return bool(game.groups)


# what the map hides


def no_unfound_traps(game: Game, chance: Random) -> bool:
    known = {id for id, snare in game.below.snares.items() if snare.hinted or snare.found or snare.state != "armed"}

    def change(level: Row) -> bool:
        rows = level.get("traps", [])
        level["traps"] = [row for row in rows if row["id"] in known]
        return len(level["traps"]) < len(rows)

    for id in [id for id in game.below.snares if id not in known]:
        del game.below.snares[id]
    return redrawn(game, change)


def a_trap_without_hints(game: Game, chance: Random) -> bool:
    """On a square, a door or a chest that everybody has seen; a judge said that nothing hints at it."""
    return redrawn(game, lambda level: _lay_traps(game, level, chance))


def _lay_traps(game: Game, level: Row, chance: Random) -> bool:
    depth, laid = int(level["depth"]), False
    trapped = {row.get("on") for row in level.get("traps", ())}
    ids = [row["id"] for row in level["openings"] if row.get("door")] + [row["id"] for row in level.get("treasure", ())]
    level.setdefault("traps", [])
    for number, id in enumerate(ids):
        if id not in trapped and game.below.doors.get(id) is None:
            own = {"id": f"TZ{depth}{number}", "on": id, "bound": "action", "action": "open", "type": "dart"}
            level["traps"].append({**own, "hints": "none"})
            laid = True
    for number, area in enumerate(level["areas"]):
        if area["kind"] != "outside":
            west, north, *_ = area["rects"][0]
            own = {"id": f"TY{depth}{number}", "area": area["id"], "rect": [west, north, 3, 3], "bound": "place"}
            level["traps"].append({**own, "type": "pit", "params": {"depth": 2}, "hints": "none"})
            laid = True
    return laid


def a_trap_set_again(game: Game, chance: Random) -> bool:
    """A change in the dungeon has set it again, out of sight (delve.wander.change)."""
    now = frozenset(in_sight(game))
    for one in dungeon(game).levels:
        for trap in one.traps:
            snare = game.below.snares.get(trap.id)
            if snare is not None and snare.state != "armed" and not now.intersection(spots_of(game, one.depth, trap)):
                snare.state, snare.bypassed, snare.set_again = "armed", [], True
                return True
    return False


def no_unfound_caches(game: Game, chance: Random) -> bool:
    def change(level: Row) -> bool:
        rows = level.get("secrets", [])
        level["secrets"] = [row for row in rows if row["id"] in game.below.caches]
        for feature in level.get("features", ()):
            for act in feature.get("acts", {}).values():
                if act.get("result", "").startswith("find") and act["result"].split()[1] not in game.below.caches:
                    act["result"] = "nothing"
        return len(level["secrets"]) < len(rows)

    return redrawn(game, change)


def a_cache_under_everything(game: Game, chance: Random) -> bool:
    def change(level: Row) -> bool:
        level.setdefault("secrets", [])
        for number, row in enumerate(level.get("features", ())):
            own = {"id": f"KZ{level['depth']}{number}", "area": row["area"], "kind": "cache"}
            x, y = row["at"]
            own |= {"rect": [int(x), int(y), 1, 1], "contents": [{"silver": 5}], "place": row["id"]}
            level["secrets"].append({**own, "found_by": ["feel", "under"], "kc": 4})
        return bool(level.get("features"))

    return redrawn(game, change)


def no_secret_doors(game: Game, chance: Random) -> bool:
    found = {id for id, door in game.below.doors.items() if door.found}

    def change(level: Row) -> bool:
        gone = {
            row["id"]
            for row in level["openings"]
            if isinstance(row.get("door"), dict) and row["door"].get("hidden") and row["id"] not in found
        }
        level["openings"] = [row for row in level["openings"] if row["id"] not in gone]
        level["traps"] = [row for row in level.get("traps", ()) if row.get("on") not in gone]
        return bool(gone)

    return redrawn(game, change)


def other_locks(game: Game, chance: Random) -> bool:
    """Doors that nobody has touched: free, locked, barred, stuck, of any quality."""

    def change(level: Row) -> bool:
        done = False
        for row in level["openings"]:
            door = row.get("door")
            touched = game.below.doors.get(row["id"])
            if not isinstance(door, dict) or door.get("hidden") or door.get("open") or door.get("key"):
                continue
            if touched is not None or door.get("kind", "stuck") not in ("free", "locked", "stuck", "barred"):
                continue
            door["kind"] = chance.choice(["free", "locked", "barred"])
            door["quality"] = chance.choice(["poor", "good", "fine"])
            done = True
        return done

    return redrawn(game, change)


def doors_stuck_unseen(game: Game, chance: Random) -> bool:
    """A change in the dungeon has left a door stuck that nobody has tried since (delve.wander.change)."""
    for one in dungeon(game).levels:
        for opening in one.openings:
            if opening.door is None or opening.is_hidden or opening.door.kind == "arch" or opening.door.open:
                continue
            door = game.below.doors.get(opening.id)
            if door is None:
                game.below.doors[opening.id] = Doorway(stuck=True)
                return True
            if not (door.tried or door.open or door.broken or door.wedged):
                door.stuck = not door.stuck
                return True
    return False


def a_door_opened_out_of_sight(game: Game, chance: Random) -> bool:
    """One of those met has gone through a door that the party takes for shut."""
    now = set(in_sight(game))
    for one in dungeon(game).levels:
        for opening in one.openings:
            if opening.door is None or opening.is_hidden or opening.door.kind in ("arch", "portcullis"):
                continue
            old = game.below.doors.get(opening.id)
            if opening.door.open or (old is not None and (old.open or old.broken)):
                continue
            game.below.doors[opening.id] = replace(old or Doorway(), open=True, unnoticed=True)
            look_at_doors(game)
            if set(in_sight(game)) == now and game.below.doors[opening.id].unnoticed:
                return True
            game.below.doors.pop(opening.id)
            game.below.doors |= {opening.id: old} if old is not None else {}
    return False


def other_chests(game: Game, chance: Random) -> bool:
    """What a chest holds that nobody has opened, and how it is locked."""
    done = False
    for heap in game.below.lying:
        if heap.container and not heap.opened:
            heap.items = heap.items[:-1] if len(heap.items) > 1 else [*heap.items, Item("gem", 9001, value=900)]
            for item in heap.items:
                item.value, item.count = item.value + 100, item.count + 1
            if not heap.tried:
                heap.locked, heap.quality = not heap.locked, "fine" if heap.quality == "poor" else "poor"
            done = True
    return done


def other_treasure(game: Game, chance: Random) -> bool:
    """What lies where nobody has looked."""
    heaps = [heap for heap in game.below.lying if not heap.seen and not any(item.lit for item in heap.items)]
    game.below.lying = [heap for heap in game.below.lying if heap not in heaps]
    for one in dungeon(game).levels:
        for area in one.areas:
            if area.kind != "outside" and (one.depth, area.id) not in areas_seen(game):
                spots = squares(game, one.depth).of(area.id)
                if spots:
                    game.below.lying.append(Lying(Place(one.depth, *spots[0]), [Item("gem", 9002, value=300)]))
    return True


def other_dwellers(game: Game, chance: Random) -> bool:
    """Who lives where nobody has been."""
    met_ids = {band.keyed for band in game.bands} | {*game.below.emptied, *game.below.met}

    def change(level: Row) -> bool:
        rows = level.get("encounters", [])
        level["encounters"] = [row for row in rows if row["id"] in met_ids]
        for number, area in enumerate(level["areas"]):
            if area["kind"] == "room" and (int(level["depth"]), area["id"]) not in areas_seen(game):
                own = {"id": f"EZ{level['depth']}{number}", "area": area["id"], "trigger": "enter"}
                level["encounters"].append({**own, "kind": "wolf", "number": 4, "wanders": True})
        return True

    return redrawn(game, change)


def who_waits_here(game: Game, chance: Random) -> bool:
    """Somebody who comes when something is done, or when the turn ends, in an area that was seen."""

    def change(level: Row) -> bool:
        level.setdefault("encounters", [])
        for number, area in enumerate(level["areas"]):
            if area["kind"] == "room":
                own = {
                    "id": f"EW{level['depth']}{number}",
                    "area": area["id"],
                    "trigger": chance.choice(["act", "turn"]),
                }
                level["encounters"].append({**own, "kind": "ghoul", "number": 1})
        return True

    return redrawn(game, change)


def unknown_to_locals(game: Game, chance: Random) -> bool:
    """Whether the locals know an area is the judge's."""

    def change(level: Row) -> bool:
        for area in level["areas"]:
            if area["kind"] != "outside":
                area["unknown_to_locals"] = not area.get("unknown_to_locals", False)
        return True

    return redrawn(game, change)


def what_comes_of_acts(game: Game, chance: Random) -> bool:
    def change(level: Row) -> bool:
        done = False
        for feature in level.get("features", ()):
            for act in feature.get("acts", {}).values():
                act["result"] = "nothing"
                done = True
        return done

    return redrawn(game, change)


def larger_unseen_rooms(game: Game, chance: Random) -> bool:
    """Rooms that nobody has seen are a square longer, where the rock allows."""
    known = areas_seen(game)

    def change(level: Row) -> bool:
        for area in chance.sample(level["areas"], len(level["areas"])):
            if area["kind"] == "room" and (int(level["depth"]), area["id"]) not in known:
                place = chance.randrange(2)
                area["rects"][0][2 + place] += 3
                return True
        return False

    return redrawn(game, change)


# those met


def other_strength(game: Game, chance: Random) -> bool:
    """Hit points, purse and courage of those met."""
    for band in met(game):
        for one in band.members:
            if one.most and one.hp > 0:
                one.hp, one.most = one.hp + 3, one.most + 3
        band.coins, band.triggers, band.enemies_then = 77, [*band.triggers, "leader"], band.enemies_then + 3
        band.met_at, band.foretold, band.kin_harmed = -1, not band.foretold, band.kin_harmed
        band.memory = {}
    return bool(met(game))


def other_mood(game: Game, chance: Random) -> bool:
    """The raw reaction before anybody was told of a mood."""
    meeting = game.meeting
    told = meeting is not None and (meeting.step in ("parley", "settled") or meeting.watched or meeting.waiting)
    for band in met(game) if not told else ():
        band.raw, band.peace = (4, 2) if band.raw != 4 else (10, 6)
        band.context = "hostile"
    return bool(met(game)) and not told


def others_unseen(game: Game, chance: Random) -> bool:
    """Of those met, the ones whom nobody sees stand elsewhere, are fewer, or of another kind."""
    done = False
    for band in met(game):
        for one in list(band.members):
            if known_at(game, one) is None and one.number not in _named(game):
                if len(band.members) > 1 and chance.random() < 0.5:
                    band.members.remove(one)
                else:
                    one.hp, one.state = 1, "ok"
                    free = [each for each in squares(game, one.at.depth).area_of if one.at.depth]
                    one.at = Place(one.at.depth, *chance.choice(sorted(free))) if free else one.at
                    if known_at(game, one) is not None:
                        return False
                done = True
    return done


def _named(game: Game) -> set[int]:
    return {number for group in game.groups for number in group.named}


def one_more_unseen(game: Game, chance: Random) -> bool:
    """One more of those met, whom nobody has seen yet."""
    for band in met(game):
        depth = band.members[0].at.depth if band.members else 0
        if not depth:
            continue
        free = game.next_number
        extra = muster(game, band.kind, 1, Scribe(Seeded(1)))
        game.bands.remove(extra)
        game.next_number = free
        one = extra.members[0]
        if any(item.lit for item in one.items):
            one.items = []
        for square in sorted(squares(game, depth).area_of):
            one.at = Place(depth, *square)
            band.members.append(one)
            if known_at(game, one) is None and one.at not in seen(game):
                return True
            band.members.remove(one)
    return False


CHANGES: dict[str, Change] = {
    name: change
    for name, change in list(globals().items())
    if callable(change)
    and getattr(change, "__module__", "") == __name__
    and getattr(change, "__annotations__", {}).get("chance") is Random
    and not name.startswith("_")
}


def otherwise(game: Game, name: str, seed: int) -> Game | None:
    """The same to look at, with something hidden made otherwise; None where there is nothing of the kind."""
    twin = game.copy()
    if twin.stage == TOWN or not any(person.at.depth for person in twin.people.values()):
        return None
    return twin if CHANGES[name](twin, Random(seed)) else None
