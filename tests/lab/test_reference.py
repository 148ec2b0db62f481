"""The reference of each system: its tables are whole, and its page is made of them."""

from typing import Any

import pytest

from podzem.lab.reference import DIE, facts_of, fields_of, page
from podzem.systems import SYSTEMS, load_system


@pytest.mark.parametrize("key", SYSTEMS)
def test_no_fact_or_field_stands_twice_and_every_order_and_die_is_on_the_page(key: str) -> None:
    system: Any = load_system(key)
    shown = page(key)
    assert all(len(set(facts)) == len(facts) for facts in facts_of(key).values())
    assert len({(at, names) for at, names in fields_of(key)}) == len(fields_of(key))
    assert [order for order in system.book.orders if f"| `{order}" not in shown] == []
    assert [name for name in system.book.events if f"| `{name}` |" not in shown] == []
    dice = shown.partition("## Dice")[2].partition("## Views")[0]
    assert [name for name, facts in facts_of(key).items() if set(DIE) <= set(facts) and f"`{name}`" not in dice] == []
