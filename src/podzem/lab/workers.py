"""Who plays: processes of this machine, or the workers of a Dask cluster behind the same interface."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing.process import BaseProcess
from typing import Any, Final, ParamSpec, TypeVar

from podzem.core.errors import Malformed

MOST_WORKERS: Final = 256
SECONDS_TO_CONNECT: Final = 3
NOISY: Final = ("distributed", "distributed.client", "distributed.comm", "asyncio", "tornado", "tornado.application")
"""Loggers that tell of connections broken off when the work is given up, which is not news to anybody."""
SECONDS_TO_END: Final = 2.0
"""So long processes may still be at what they have begun."""

Arguments = ParamSpec("Arguments")
Answer = TypeVar("Answer")


@dataclass(frozen=True, slots=True)
class Workers:
    """An executor and how many tasks it works on at once."""

    executor: Executor
    count: int

    def submit(
        self, work: Callable[Arguments, Answer], *arguments: Arguments.args, **named: Arguments.kwargs
    ) -> Future[Answer]:
        """Give work; a process started for it does not hear Ctrl-C, which is for whoever asked."""
        if not hasattr(signal, "pthread_sigmask"):
            return self.executor.submit(work, *arguments, **named)
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            return self.executor.submit(work, *arguments, **named)
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def local_workers(count: int | None) -> Iterator[Workers]:
    """So many processes, or one for each core; what they still do when the work is over is given up."""
    count = _cores() if count is None else count
    if not 1 <= count <= MOST_WORKERS:
        raise Malformed(f"{count} workers: 1 to {MOST_WORKERS} was expected")
    from concurrent.futures import ProcessPoolExecutor  # dear, and many servers never count anything

    others = set(multiprocessing.active_children())
    executor = ProcessPoolExecutor(count, multiprocessing.get_context("spawn"), _begin)
    try:
        yield Workers(executor, count)
    finally:
        impatience = threading.Timer(SECONDS_TO_END, _terminate, [set(multiprocessing.active_children()) - others])
        impatience.start()
        executor.shutdown(cancel_futures=True)
        impatience.cancel()


def _cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _terminate(children: set[BaseProcess]) -> None:
    for child in children:
        child.terminate()


def _begin() -> None:
    """A worker leaves Ctrl-C to its parent, and does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: Any) -> None:
    parent.join()
    os._exit(1)


@contextmanager
def cluster_workers(address: str) -> Iterator[Workers]:
    """The workers of a Dask scheduler; what they still do when the work is over is given up."""
    client = _connect(address)
    try:
        threads = sum(worker["nthreads"] for worker in client.scheduler_info(n_workers=-1)["workers"].values())
        if threads == 0:
            raise Malformed(f"the cluster at {address} has no workers")
        executor = client.get_executor()
        try:
            yield Workers(executor, threads)
        finally:
            executor.shutdown(wait=False)
    finally:
        client.close(timeout=SECONDS_TO_CONNECT)


def _connect(address: str) -> Any:
    """A client; whether a scheduler answers is asked first, since a client that fails takes its time to go."""
    try:
        import distributed
    except ImportError:
        raise Malformed("a cluster needs Dask: install podzem with the extra `cluster`") from None
    for name in NOISY:
        logging.getLogger(name).setLevel(logging.CRITICAL)
    _knock(address)
    make_client: Any = distributed.Client
    return make_client(address, timeout=SECONDS_TO_CONNECT, set_as_default=False)


def _knock(address: str) -> None:
    """Refuse an address at which no scheduler answers."""
    try:
        asyncio.run(_greet(address))
    except (OSError, ValueError) as error:
        reason = next(iter(str(error).splitlines()), "nothing answers")
        raise Malformed(f"there is no Dask scheduler at {address}: {reason}") from None
    except Exception:
        raise Malformed(f"there is no Dask scheduler at {address}: what answers there is something else") from None


async def _greet(address: str) -> None:
    from distributed import comm as dask

    connect: Any = getattr(dask, "connect")  # noqa: B009 - its types do not say that it is exported
    comm = await asyncio.wait_for(connect(address, timeout=SECONDS_TO_CONNECT), 2 * SECONDS_TO_CONNECT)
    await comm.close()
