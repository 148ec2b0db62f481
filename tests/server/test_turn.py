"""One change at a time at a table, first come, first served, whether taken at once or waited for."""

import asyncio

import pytest

from podzem.server.turn import Turn

pytestmark = pytest.mark.both  # rooms, turns and frames are compiled


def test_it_is_taken_once_and_handed_on_in_order() -> None:
    async def run() -> list[str]:
        turn, order = Turn(), list[str]()

        async def wait(name: str) -> None:
            async with turn:
                order.append(name)
                await asyncio.sleep(0)

        assert turn.take()
        assert not turn.take()
        waiting = [asyncio.create_task(wait(name)) for name in ("first", "second", "third")]
        await asyncio.sleep(0)
        turn.release()
        assert not turn.take(), "it was handed to the first who waited"
        await asyncio.gather(*waiting)
        assert not turn.locked()
        assert turn.take()
        return order

    assert asyncio.run(run()) == ["first", "second", "third"]


def test_one_who_gives_up_waiting_keeps_nobody_out() -> None:
    async def run() -> None:
        turn = Turn()

        async def wait() -> None:
            async with turn:
                raise AssertionError("he was to give up before")

        for release_first in (True, False):
            assert turn.take()
            waiting = asyncio.create_task(wait())
            await asyncio.sleep(0)
            if release_first:
                turn.release()  # handed over, but he is cancelled before he wakes
            waiting.cancel()
            await asyncio.gather(waiting, return_exceptions=True)
            if not release_first:
                turn.release()
            assert not turn.locked()

    asyncio.run(run())


def test_an_error_gives_it_back() -> None:
    async def run() -> None:
        turn = Turn()
        try:
            async with turn:
                raise ValueError
        except ValueError:
            pass
        assert not turn.locked()

    asyncio.run(run())
