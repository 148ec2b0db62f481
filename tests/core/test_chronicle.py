"""A chronicle: what is kept of all that was told, and what of it a viewer is told again."""

from podzem.core.chronicle import DETAIL, DETAILED, KEPT, MILESTONE, MOST, NOTABLE, Chronicle, Retelling
from podzem.core.events import OPEN, SECRET, Event, owner

RETELLING = Retelling("day", {"walk": DETAIL, "meet": NOTABLE, "death": MILESTONE})


def told(name: str, n: int = 0, audience: int = OPEN) -> Event:
    return Event(name, "test.clause", audience, {"n": n}, [])


def chronicle(*events: Event) -> Chronicle:
    kept = Chronicle(RETELLING)
    for event in events:
        kept = kept.after([event])
    return kept


def lines(kept: Chronicle, viewer: int = 0) -> list[tuple[object, list[str]]]:
    return [
        (
            page.heading.facts["n"] if page.heading else None,
            [f"{event.name} {event.facts['n']}" for event in page.events],
        )
        for page in kept.pages(viewer)
    ]


def test_what_is_not_retold_is_not_kept_and_days_without_anything_are_not_told() -> None:
    kept = chronicle(told("meet", 1), told("day", 2), told("die", 9), told("day", 3), told("death", 2), told("day", 4))
    assert lines(kept) == [(None, ["meet 1"]), (3, ["death 2"])]
    assert [event.name for event in kept.kept] == ["meet", "day", "death", "day"]


def test_a_step_that_tells_nothing_of_weight_leaves_the_chronicle_as_it_is() -> None:
    kept = chronicle(told("meet"))
    assert kept.after([told("die")]) is kept


def test_nobody_is_told_again_what_was_not_told_to_him() -> None:
    kept = chronicle(told("day", 1), told("meet", 1, SECRET), told("meet", 2, owner(1)), told("meet", 3))
    assert lines(kept, 0) == [(1, ["meet 3"])]
    assert lines(kept, 1) == [(1, ["meet 2", "meet 3"])]
    assert lines(kept, -1) == [(1, ["meet 3"])]
    assert lines(kept, -2) == [(1, ["meet 1", "meet 2", "meet 3"])]


def test_what_others_were_told_does_not_change_what_is_kept_for_one() -> None:
    own = [told("meet" if n % 2 else "walk", n) for n in range(400)]
    secret = [told("meet", n, SECRET) for n in range(400)]
    mixed = [event for pair in zip(own, secret) for event in pair]
    assert lines(chronicle(*mixed)) == lines(chronicle(*own))


def test_a_long_game_is_told_in_a_page_the_latest_days_in_detail_and_earlier_ones_by_what_weighs_most() -> None:
    events: list[Event] = []
    for day in range(1, 101):
        events += [
            told("day", day),
            told("walk", day),
            told("meet", day),
            *([told("death", day)] if day % 10 == 0 else []),
        ]
    pages = lines(chronicle(*events))
    sentences = [line for _, page in pages for line in page]
    assert pages[-3:] == [
        (98, ["walk 98", "meet 98"]),
        (99, ["walk 99", "meet 99"]),
        (100, ["walk 100", "meet 100", "death 100"]),
    ]
    assert len(sentences) == MOST
    assert [line for line in sentences if line.startswith("death")] == [f"death {day}" for day in range(10, 101, 10)]
    assert not [
        line for line in sentences if line.startswith("walk") and line not in ("walk 98", "walk 99", "walk 100")
    ]


def test_one_long_day_is_told_by_what_weighs_most_and_came_last() -> None:
    events = [told("day", 1), told("death", 1), *(told("walk", n) for n in range(100))]
    assert lines(chronicle(*events)) == [(1, ["death 1", *(f"walk {n}" for n in range(100 - DETAILED + 1, 100))])]


def test_a_chronicle_stays_small() -> None:
    kept = chronicle(*(told(name, n) for n in range(1000) for name in ("day", "walk", "meet", "death")))
    assert sum(event.name != "day" for event in kept.kept) == sum(KEPT.values())
    assert sum(event.name == "day" for event in kept.kept) <= max(KEPT.values()) + 1
