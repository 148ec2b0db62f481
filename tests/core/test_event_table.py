"""A row of the table of events is what a rule calls; a name stands once, whoever includes it."""

import pytest

from podzem.core.dice import Scripted
from podzem.core.errors import BadTable
from podzem.core.event_table import TO_JUDGE, EventTable, Facts, shape
from podzem.core.events import OPEN, SECRET
from podzem.core.scribe import Scribe


@shape("who", "count")
def of_somebody(who: str, count: int) -> Facts:
    return {"who": who, "count": count}


def listening() -> Scribe:
    return Scribe(Scripted([]), listening=True)


def test_a_row_is_told_by_calling_it() -> None:
    table, scribe = EventTable({"who": "person"}), listening()
    came = table.told("came", "a.b", of_somebody)
    hid = table.told("hid", "a.c", of_somebody, to=TO_JUDGE, discloses=True)
    came(scribe, "Anna", 2)
    hid(scribe, who="Boris", count=1)
    assert [(one.name, one.clause, one.audience, one.facts) for one in scribe.events] == [
        ("came", "a.b", OPEN, {"who": "Anna", "count": 2}),
        ("hid", "a.c", SECRET, {"who": "Boris", "count": 1}),
    ]
    assert table.rows["came"].facts == {"who": "person", "count": ""}
    assert (table.rows["came"].discloses, table.rows["hid"].discloses) == (False, True)


def test_the_rule_says_by_which_of_several_clauses_and_to_whom() -> None:
    table, scribe = EventTable({}), listening()
    table.told_by("fell", ("a.b", "a.c"), of_somebody)(scribe, "a.c", "Anna", 1)
    table.told_to("heard", "a.d", of_somebody, ("party",))(scribe, 0b101, "Boris", 2)
    assert [(one.name, one.clause, one.audience) for one in scribe.events] == [
        ("fell", "a.c", OPEN),
        ("heard", "a.d", 5),
    ]


def test_when_nobody_listens_no_fact_is_made() -> None:
    made: list[str] = []

    @shape("who")
    def of_noted(who: str) -> Facts:
        made.append(who)
        return {"who": who}

    table, deaf = EventTable({}), Scribe(Scripted([]))
    table.told("came", "a.b", of_noted)(deaf, "Anna")
    table.told_by("fell", ("a.b", "a.c"), of_noted)(deaf, "a.b", "Anna")
    table.told_to("heard", "a.d", of_noted, ("party",))(deaf, OPEN, "Anna")
    assert (made, deaf.events) == ([], [])


def test_an_included_table_brings_its_rows_and_no_name_stands_twice() -> None:
    below = EventTable({"who": "person"})
    below.told("came", "a.b", of_somebody)
    table = EventTable({}, below.rows)
    assert table.rows["came"] is below.rows["came"]
    with pytest.raises(BadTable, match="'came' stands twice"):
        table.told("came", "a.c", of_somebody)
    with pytest.raises(BadTable, match="'came' stands twice"):
        EventTable({}, below.rows, below.rows)
