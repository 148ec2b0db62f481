"""A judge's correction is one path with its value; anything else is refused, as whatever comes over the wire may be."""

import pytest

from podzem.core.decisions import JUDGE, Decision
from podzem.core.dice import Seeded
from podzem.core.scribe import Scribe
from podzem.systems import SYSTEMS, load_system


@pytest.mark.parametrize("key", SYSTEMS)
@pytest.mark.parametrize("text", ["", " ", "coins=1 caller=0"])
def test_a_correction_that_is_none_or_two_is_refused(key: str, text: str) -> None:
    system = load_system(key)
    state = system.setup(system.book.seats[0], {}, Scribe(Seeded(1)))
    refusal = system.refuse(state, Decision(JUDGE, "set", (text,)))
    assert refusal is not None
    assert refusal.clause in system.book.clauses
