"""The collector of cycles is put off inside a question, and is afterwards what it was before."""

import gc

import pytest

from podzem.core.collecting import uncollected


def fail_inside(seen: list[bool]) -> None:
    with uncollected():
        with uncollected():
            seen.append(gc.isenabled())
        seen.append(gc.isenabled())
        raise ZeroDivisionError


@pytest.mark.parametrize("was_on", [True, False])
def test_cycles_are_looked_for_again_only_where_they_were_before(was_on: bool) -> None:
    inside: list[bool] = []
    before = gc.isenabled()
    try:
        (gc.enable if was_on else gc.disable)()
        with pytest.raises(ZeroDivisionError):
            fail_inside(inside)
        assert inside == [False, False]
        assert gc.isenabled() == was_on
    finally:
        (gc.enable if before else gc.disable)()
