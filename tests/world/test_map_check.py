"""Every fault of a map, each proven by one change of a good map (dungeon.map.validation)."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest

from podzem.core.words import LANGUAGES
from podzem.world.faults import UNITS, VALIDATION, BadMap, Fault
from podzem.world.map_file import load_dungeon, sample

Row = dict[str, Any]
Change = Callable[[Row], object]
CYRILLIC = re.compile("[а-яіїє]{3}")


def faults_after(name: str, change: Change) -> list[Fault]:
    """What is wrong with a sample after a change."""
    changed: Row = json.loads(json.dumps(sample(name).raw))
    change(changed)
    with pytest.raises(BadMap) as refused:
        load_dungeon(json.dumps(changed))
    for language in LANGUAGES:
        lines = [fault.say(language) for fault in refused.value.faults]
        assert not [line for line in lines if "fault-" in line], "every fault has words"
        assert language == "en" or all(CYRILLIC.search(line) for line in lines)
    return refused.value.faults


def row(document: Row, id: str) -> Row:
    """The object of that id."""
    lists = [rows for level in document["levels"] for rows in level.values() if isinstance(rows, list)]
    return next(row for rows in lists for row in rows if row["id"] == id)


def put(id: str, /, **values: Any) -> Change:
    """Set fields of an object."""
    return lambda document: row(document, id).update(values)


def drop(id: str, *keys: str) -> Change:
    """Take fields from an object."""
    return lambda document: [row(document, id).pop(key) for key in keys]


def add(key: str, level: int = 0, **values: Any) -> Change:
    """Put an object into a list of a level."""
    return lambda document: document["levels"][level].setdefault(key, []).append(values)


def remove(key: str, id: str) -> Change:
    """Take an object out of a list of the first level."""
    return lambda document: document["levels"][0][key].remove(row(document, id))


def root(**values: Any) -> Change:
    """Set fields of the document."""
    return lambda document: document.update(values)


def both(*changes: Change) -> Change:
    """Several changes."""
    return lambda document: [change(document) for change in changes]


FAULTS: list[tuple[str, Change, str, str]] = [
    # the document itself
    ("proba", root(format="podzem-dungeon/2"), VALIDATION, "format"),
    ("proba", root(id=""), VALIDATION, "id"),
    ("proba", root(title={"fr": "essai"}), VALIDATION, "title"),
    ("proba", root(title=None), VALIDATION, "title"),
    ("proba", root(cell=4), VALIDATION, "cell"),
    ("proba", root(entrances=[]), VALIDATION, "entrances"),
    ("proba", root(entrances=["O9"]), VALIDATION, "entrances[0]"),
    ("proba", root(entrances=["O1"]), VALIDATION, "entrances[0]"),
    ("proba", lambda document: document["levels"][0].update(depth=0), VALIDATION, "levels[0].depth"),
    ("zrazok", lambda document: document["levels"][1].update(depth=1), VALIDATION, "levels[1].depth"),
    ("proba", lambda document: document["levels"][0].update(doors=[]), VALIDATION, "levels[0].doors"),
    ("zrazok", lambda document: document["zones"][0].update(alertness="asleep"), VALIDATION, "zones[upper].alertness"),
    # sizes
    ("proba", put("R2", rects=[[18, 32, 6.5, 8]]), UNITS, "areas[R2].rects[0]"),
    ("proba", put("R2", rects=[[18, 32, 0, 8]]), UNITS, "areas[R2].rects[0]"),
    ("proba", put("R2", rects=[[18, 32, 10]]), UNITS, "areas[R2].rects[0]"),
    ("proba", put("R2", rects=[]), VALIDATION, "areas[R2].rects"),
    ("proba", put("PA", width=0.5), UNITS, "areas[PA].width"),
    ("proba", put("O1", width=1.5), UNITS, "openings[O1].width"),
    ("proba", put("O1", at=[2, 5.25]), UNITS, "openings[O1].at"),
    ("proba", put("O1", at=[2, 4.5]), UNITS, "openings[O1].at"),
    ("proba", put("EN1", at=[44, "x"]), UNITS, "encounters[EN1].at"),
    ("proba", both(drop("EN1", "at"), put("EN1", distance=1.25)), UNITS, "encounters[EN1].distance"),
    ("proba", put("R1", rects=[[36, 12, 700, 14]]), VALIDATION, "levels[1]"),
    # areas
    ("proba", put("R1", kind="cave"), VALIDATION, "areas[R1].kind"),
    ("proba", put("R1", door={"kind": "stuck"}), VALIDATION, "areas[R1].door"),
    ("proba", put("R1", id="R2"), VALIDATION, "areas[R2]"),
    ("proba", put("R1", text={"dark": "?"}), VALIDATION, "areas[R1].text.dark"),
    ("proba", put("R1", lit="yes"), VALIDATION, "areas[R1].lit"),
    ("proba", put("R1", zone="upper"), VALIDATION, "areas[R1].zone"),
    ("proba", put("R1", walls=[[36, 12, 40, 16]]), VALIDATION, "areas[R1].walls[0]"),
    ("proba", put("R1", walls=[[36, 12, 36, 16]]), VALIDATION, "areas[R1].walls[0]"),
    ("proba", put("R3", rects=[[12, 34, 7, 4]]), VALIDATION, "areas[R3]"),
    ("proba", remove("openings", "SD1"), VALIDATION, "areas[R3]"),
    ("proba", put("SD1", between=["R3", "R2"], dir="E", door={"one_way": True}), VALIDATION, "areas[R3]"),
    # openings
    ("proba", put("D1", at=[36, 25]), VALIDATION, "openings[D1]"),
    ("proba", put("D1", dir="W"), VALIDATION, "openings[D1]"),
    ("proba", put("D1", width=4), VALIDATION, "openings[D1]"),
    ("proba", put("D1", width=700), VALIDATION, "openings[D1]"),
    ("proba", put("D1", between=["PB", "R9"]), VALIDATION, "openings[D1].between"),
    ("proba", put("D1", between=["PB", "PB"]), VALIDATION, "openings[D1].between"),
    ("proba", put("D1", between=["PB"]), VALIDATION, "openings[D1].between"),
    ("proba", put("D1", dir="NE"), VALIDATION, "openings[D1].dir"),
    ("proba", put("D1", door={"kind": "glass"}), VALIDATION, "openings[D1].door.kind"),
    ("proba", put("D1", door={"leaves": 3}), VALIDATION, "openings[D1].door.leaves"),
    ("proba", put("D1", door={"quality": "best"}), VALIDATION, "openings[D1].door.quality"),
    ("proba", put("D1", door="stuck"), VALIDATION, "openings[D1].door"),
    (
        "proba",
        add("openings", id="D9", between=["PB", "R1"], at=[36, 19], dir="E", width=2),
        VALIDATION,
        "openings[D9]",
    ),
    # stairs
    ("zrazok", put("DN", to_level={"depth": 3, "opening": "UP"}), VALIDATION, "openings[DN].to_level"),
    ("zrazok", put("DN", to_level={"depth": 2, "opening": "A1"}), VALIDATION, "openings[DN].to_level"),
    ("zrazok", put("DN", to_level={"depth": 2, "opening": "NO"}), VALIDATION, "openings[DN].to_level"),
    ("zrazok", drop("DN", "to_level"), VALIDATION, "openings[DN].to_level"),
    ("zrazok", put("O1", to_level={"depth": 2, "opening": "UP"}), VALIDATION, "openings[O1].to_level"),
    # traps
    ("proba", put("TR1", type="anvil"), VALIDATION, "traps[TR1].type"),
    ("proba", put("TR1", bound="time"), VALIDATION, "traps[TR1].bound"),
    ("proba", put("TR1", rect=[21, 24, 2, 2]), VALIDATION, "traps[TR1].rect"),
    ("proba", put("TR1", area="PX"), VALIDATION, "traps[TR1].area"),
    ("proba", put("TR1", params={"depth": 5}), VALIDATION, "traps[TR1].params.depth"),
    ("proba", put("TR1", type="slide"), VALIDATION, "traps[TR1].params"),
    ("proba", put("TR1", params={"to": {"depth": 1, "at": [0, 40]}}), VALIDATION, "traps[TR1].params.to"),
    ("proba", put("TR1", hints=[]), VALIDATION, "traps[TR1].hints"),
    ("proba", put("TR1", victims="nobody"), VALIDATION, "traps[TR1].victims"),
    ("proba", put("TR1", disarm={"tool": "spoon"}), VALIDATION, "traps[TR1].disarm.tool"),
    ("proba", put("TR1", disarm={"chance": 7}), VALIDATION, "traps[TR1].disarm.chance"),
    ("proba", put("TR2", on="C9"), VALIDATION, "traps[TR2].on"),
    ("proba", put("TR2", on="R1"), VALIDATION, "traps[TR2].on"),
    ("proba", drop("TR2", "on"), VALIDATION, "traps[TR2]"),
    # caches, features, treasure
    ("proba", put("K1", rect=[52, 22, 2, 2]), VALIDATION, "secrets[K1].rect"),
    ("proba", put("K1", kind="door"), VALIDATION, "secrets[K1].kind"),
    ("proba", put("K1", wall={"side": "N", "offset": 1}), VALIDATION, "secrets[K1]"),
    ("proba", both(drop("K1", "rect"), put("K1", wall={"side": "N", "offset": 9})), VALIDATION, "secrets[K1].wall"),
    ("proba", put("K1", contents=[{"gem": 1.5}]), VALIDATION, "secrets[K1].contents[0]"),
    ("proba", drop("K1", "contents"), VALIDATION, "secrets[K1].contents"),
    ("proba", put("F1", at=[17, 36]), VALIDATION, "features[F1].at"),
    ("proba", put("F1", size="huge"), VALIDATION, "features[F1].size"),
    ("proba", put("F1", terrain="lava", rect=[20, 34, 2, 2]), VALIDATION, "features[F1].terrain"),
    ("proba", put("F1", terrain="rubble"), VALIDATION, "features[F1].rect"),
    ("proba", put("F1", terrain="rubble", rect=[17, 34, 2, 2]), VALIDATION, "features[F1].rect"),
    ("proba", put("F1", acts={"turn": {"result": "open SD9"}}), VALIDATION, "features[F1].acts.turn"),
    ("proba", put("F1", acts={"turn": {"result": "spring C1"}}), VALIDATION, "features[F1].acts.turn"),
    ("proba", put("F1", acts={"turn": {"result": "find F2"}}), VALIDATION, "features[F1].acts.turn"),
    ("proba", put("F1", acts={"turn": {"result": "?", "time": 2}}), VALIDATION, "features[F1].acts.turn.time"),
    ("proba", put("F1", acts={"turn": {}}), VALIDATION, "features[F1].acts.turn.result"),
    ("proba", put("F1", area="R9"), VALIDATION, "features[F1].area"),
    ("proba", put("C1", at=[11, 36]), VALIDATION, "treasure[C1].at"),
    ("proba", put("C1", area="R9"), VALIDATION, "treasure[C1].area"),
    ("proba", put("C1", container="barrel"), VALIDATION, "treasure[C1].container"),
    ("proba", put("C1", items=[{"item": "sword", "count": 0}]), VALIDATION, "treasure[C1].items[0]"),
    ("proba", put("C1", items=[{"item": "spoon"}]), VALIDATION, "treasure[C1].items[0]"),
    ("proba", put("C1", items=[{"silver": 0.3}]), VALIDATION, "treasure[C1].items[0]"),
    ("proba", put("C1", items=[{"silver": -1}]), VALIDATION, "treasure[C1].items[0]"),
    ("proba", put("C1", items=[{"potion": 7}]), VALIDATION, "treasure[C1].items[0]"),
    ("proba", put("C1", items=[{"ruby": 7}]), VALIDATION, "treasure[C1].items[0]"),
    ("proba", put("C1", items=[{"gem": 7, "gold": 1}]), VALIDATION, "treasure[C1].items[0]"),
    # creatures
    ("proba", put("EN1", kind="gryphon"), VALIDATION, "encounters[EN1].kind"),
    ("proba", put("EN1", leader="king"), VALIDATION, "encounters[EN1].leader"),
    ("proba", put("EN1", leader=3), VALIDATION, "encounters[EN1].leader"),
    ("proba", put("EN1", number="many"), VALIDATION, "encounters[EN1].number"),
    ("proba", put("EN1", number=-1), VALIDATION, "encounters[EN1].number"),
    ("proba", put("EN1", trigger="noise"), VALIDATION, "encounters[EN1].trigger"),
    ("proba", put("EN1", area="R9"), VALIDATION, "encounters[EN1].area"),
    ("proba", put("EN1", at=[35, 19]), VALIDATION, "encounters[EN1].at"),
    ("proba", put("EN1", distance=3), VALIDATION, "encounters[EN1].distance"),
    ("proba", put("EN1", surprise=7), VALIDATION, "encounters[EN1].surprise"),
    ("proba", put("EN1", attitude=1), VALIDATION, "encounters[EN1].attitude"),
    ("proba", put("EN1", reveal=["F1"]), VALIDATION, "encounters[EN1].reveal"),
    ("proba", put("EN1", carried=[{"item": "spoon"}]), VALIDATION, "encounters[EN1].carried[0]"),
    ("proba", put("EN1", dungeon={"number": 0, "event": "open SD9"}), VALIDATION, "encounters[EN1].event"),
    ("proba", put("EN1", dungeon=3), VALIDATION, "encounters[EN1].dungeon"),
    ("proba", put("EN1", kind="giant"), VALIDATION, "encounters[EN1]"),
    ("proba", put("EN1", leader="giant"), VALIDATION, "encounters[EN1]"),
    # keys
    ("proba", both(put("C1", key="k", locked=True), put("C1", items=[{"item": "k"}])), VALIDATION, "treasure[C1].key"),
    ("zrazok", put("L1", area="R1", at=[17, 2]), VALIDATION, "openings[D1].door.key"),
]


@pytest.mark.clause("dungeon.map.validation", "dungeon.map.units")
@pytest.mark.parametrize(("name", "change", "clause", "path"), FAULTS)
def test_dungeon_map_validation__is_refused_with_clause_and_path(
    name: str, change: Change, clause: str, path: str
) -> None:
    found = [(fault.clause, fault.path) for fault in faults_after(name, change)]
    assert (clause, path) in found


@pytest.mark.clause("dungeon.map.validation")
def test_dungeon_map_validation__all_faults_are_told_at_once_and_none_that_follows_from_them() -> None:
    change = both(put("R2", rects=[[18, 32, 6.5, 8]]), put("TR2", on="C9"), put("D1", at=[36, 25]), root(cell=7))
    found = {fault.path for fault in faults_after("proba", change)}
    assert found == {"areas[R2].rects[0]", "traps[TR2].on", "openings[D1]", "cell"}


@pytest.mark.clause("dungeon.map.validation")
def test_dungeon_map_validation__two_keys_behind_each_others_locks_are_refused() -> None:
    def lock_both(document: Row) -> None:
        row(document, "D1")["door"] = {"kind": "locked", "key": "key_a"}
        row(document, "D2")["door"] = {"kind": "locked", "key": "key_b"}
        row(document, "K1")["contents"] = [{"item": "key_b"}]
        row(document, "F1").pop("acts")
        document["levels"][0]["treasure"].append(
            {"id": "K2", "area": "R2", "at": [20, 36], "items": [{"item": "key_a"}]}
        )

    found = {fault.path for fault in faults_after("proba", lock_both)}
    assert found == {"openings[D1].door.key", "openings[D2].door.key"}


@pytest.mark.clause("dungeon.map.validation")
@pytest.mark.parametrize(
    "change",
    [
        put("D1", door={"kind": "locked", "key": "nowhere"}),
        put("EN1", kind="bear"),
        put("EN1", dungeon={"number": 0, "kind": "draught", "event": "open SD1"}),
        put("R2", walls=[[20, 32, 20, 36]]),
        both(drop("K1", "rect"), put("K1", wall={"side": "N", "offset": 8})),
        put("SD1", door={"one_way": True}),
    ],
)
def test_dungeon_map_validation__what_is_not_forbidden_is_accepted(change: Change) -> None:
    changed: Row = json.loads(json.dumps(sample("proba").raw))
    change(changed)
    assert load_dungeon(json.dumps(changed)).id == "proba"


@pytest.mark.clause("dungeon.map.units")
def test_dungeon_map_units__half_sazhens_are_whole_hs() -> None:
    changed: Row = json.loads(json.dumps(sample("proba").raw))
    row(changed, "R1")["rects"] = [[36, 12, 7, 8]]
    row(changed, "EN1")["at"] = [40, 19]
    row(changed, "K1")["rect"] = [40, 16, 2, 2]
    row(changed, "F2")["at"] = [42, 19]
    assert load_dungeon(json.dumps(changed)).level(1).area("R1").extent == (36, 12, 7, 8)
