"""What a table keeps at hand in little room: answered messages, and the events behind the latest entries."""

import json
from typing import Any

from podzem.core.events import OPEN, Event, Term
from podzem.table.answered import GENERATION, Answered
from podzem.table.lines import EntryLines, packed, unpacked
from podzem.table.log import Store
from tests.table.driver import TableDriver


def test_the_latest_messages_are_remembered_and_old_ones_forgotten() -> None:
    answered = Answered()
    for number in range(3 * GENERATION):
        answered.note(f"m{number}", number)
        known = [n for n in range(number + 1) if answered.version(f"m{n}") is not None]
        assert known == list(range(known[0], number + 1))
        assert min(number + 1, GENERATION) <= len(known) <= 2 * GENERATION
    assert answered.version("m0") is None
    assert answered.version(f"m{3 * GENERATION - 1}") == 3 * GENERATION - 1


def test_events_come_out_as_they_were_packed() -> None:
    events = (
        Event("throw", "escape.turn.throw", OPEN, {"seat": 1, "face": 4, "late": True, "path": ["a", "б"]}, []),
        Event("secret", "escape.view.hidden", 0, {}, [Term("dark", -20, "escape.view.hidden")]),
        Event("far", "escape.view.hidden", 1 << 59, {"n": -1}, []),
    )
    assert [repr(event) for event in unpacked(packed(events))] == [repr(event) for event in events]
    told = EntryLines(3, events)
    before = told.lines(None, [])
    told.pack()
    assert told.lines(None, []) == before
    assert json.loads(before[1])["terms"] == [["dark", -20, "escape.view.hidden"]]
    assert (told.size, told.is_open) == (3, False)


def test_the_store_knows_to_which_version_every_message_led(store: Store) -> None:
    driver = TableDriver(["person", "person"], judge="human")
    judge, first, second = driver.listen(driver.tokens.token), driver.join("Ana"), driver.join("Bo")
    led: dict[str, int] = {}

    def note(listener: Any, answer: dict[str, Any]) -> None:
        assert answer["is"] == "done", answer
        message = driver.log[-1].message
        assert message is not None
        assert message.startswith(f"{listener.viewer}:{answer['id']}:")
        led[message] = answer["version"]

    for number in range(12):
        for listener in (first, second):
            driver.news(listener)
        mover = first if driver.last[first]["decisions"] else second
        note(mover, driver.decide(mover, driver.last[mover]["decisions"][0]["do"]))
        note(judge, driver.say(judge, "pause" if number % 2 else "resume"))
        note(judge, driver.say(judge, "chat", text="so it goes"))
        note(judge, driver.say(judge, "resume"))
    note(judge, driver.say(judge, "rewind", version=driver.table.version, to=4))
    name = driver.record.table
    store.open(driver.record, driver.log)
    assert {message: store.answered(name, message) for message in led} == led
    assert store.answered(name, "0:never") is None
    assert store.answered("elsewhere", next(iter(led))) is None
