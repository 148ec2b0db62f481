"""One change at a time at a table, first come, first served, whether taken at once or waited for."""

import asyncio

import pytest

from podzem.server.lock import Lock

pytestmark = pytest.mark.both  # rooms, locks and frames are compiled


def test_it_is_taken_once_and_handed_on_in_order() -> None:
    async def run() -> list[str]:
        lock, order = Lock(), list[str]()

        async def wait(name: str) -> None:
            async with lock:
                order.append(name)
                await asyncio.sleep(0)

        assert lock.take()
        assert not lock.take()
        waiting = [asyncio.create_task(wait(name)) for name in ("first", "second", "third")]
        await asyncio.sleep(0)
        lock.release()
        assert not lock.take(), "it was handed to the first who waited"
        await asyncio.gather(*waiting)
        assert not lock.locked()
        assert lock.take()
        return order

    assert asyncio.run(run()) == ["first", "second", "third"]


def test_one_who_gives_up_waiting_keeps_nobody_out() -> None:
    async def run() -> None:
        lock = Lock()

        async def wait() -> None:
            async with lock:
                raise AssertionError("he was to give up before")

        for release_first in (True, False):
            assert lock.take()
            waiting = asyncio.create_task(wait())
            await asyncio.sleep(0)
            if release_first:
                lock.release()  # handed over, but he is cancelled before he wakes
            waiting.cancel()
            await asyncio.gather(waiting, return_exceptions=True)
            if not release_first:
                lock.release()
            assert not lock.locked()

    asyncio.run(run())


def test_an_error_gives_it_back() -> None:
    async def run() -> None:
        lock = Lock()
        try:
            async with lock:
                raise ValueError
        except ValueError:
            pass
        assert not lock.locked()

    asyncio.run(run())
