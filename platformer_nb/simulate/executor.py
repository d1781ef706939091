"""Playing many games at once: in this process, on all cores, or on a Dask cluster; always the same games."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import suppress
from itertools import islice
from multiprocessing import active_children, get_context
from typing import Any

from platformer_nb.core.errors import BadInput
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.simulation.one_game import Played, play
from platformer_nb.games.platformer.simulation.plan import Order

BATCH = 4
"""Games handed out at once: few, so that nobody waits long at the end or after Ctrl-C."""

PATIENCE = 10
"""Seconds to wait for a Dask scheduler to answer."""

Batch = tuple[Order, ...]


class OtherContent(Exception):
    """A worker on another machine has other cards or tiles: its games would not be the same."""


def play_batch(batch: Batch, content_hash: str) -> tuple[Played, ...]:
    """Play some games; what every worker does. Raises OtherContent if its box is another one."""
    rules = GAME.rules
    if rules.box.content_hash != content_hash:
        raise OtherContent(rules.box.content_hash)
    return tuple(play(rules, rules.box, order) for order in batch)


def here(orders: Iterable[Order], content_hash: str) -> Iterator[Played]:
    """Play them one after the other in this process."""
    for order in orders:
        yield from play_batch((order,), content_hash)


def over_processes(
    orders: Iterable[Order], content_hash: str, processes: int = 0
) -> Iterator[Played]:
    """Play them in so many processes (0: one for each core), as they come. Closing it stops the rest."""
    many = processes or cores()
    if many == 1:
        yield from here(orders, content_hash)
        return
    others = set(active_children())
    pool = ProcessPoolExecutor(many, mp_context=get_context("spawn"), initializer=_ignore_ctrl_c)
    finished = False
    try:
        done = as_completed(
            [pool.submit(play_batch, batch, content_hash) for batch in _batches(orders)]
        )
        for future in done:
            yield from future.result()
        finished = True
    finally:
        pool.shutdown(wait=finished, cancel_futures=True)
        if not finished:
            # Whoever pressed Ctrl-C does not wait for games that nobody will count.
            for worker in set(active_children()) - others:
                worker.terminate()


def over_dask(orders: Iterable[Order], content_hash: str, address: str) -> Iterator[Played]:
    """Play them on the workers of a Dask cluster; raises BadInput without Dask or without an answer."""
    distributed = _distributed()
    try:
        client = distributed.Client(address, timeout=PATIENCE)
    except (OSError, ValueError, TimeoutError) as error:
        raise BadInput(
            f"--dask {address}",
            "error-dask-silent",
            "mend-dask-silent",
        ) from error
    with client:
        # Equal batches are not one computation to Dask: a name of their own keeps them apart.
        futures = [
            client.submit(play_batch, batch, content_hash, pure=False) for batch in _batches(orders)
        ]
        try:
            for future in distributed.as_completed(futures):
                yield from _answer(future, address)
        finally:
            with suppress(Exception):  # the cluster may be gone: there is nothing left to cancel
                client.cancel(futures)


def cores() -> int:
    """How many processes can run at once here."""
    with suppress(AttributeError):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _distributed() -> Any:
    try:
        import distributed
    except ImportError as error:
        raise BadInput("--dask", "error-dask-absent", "mend-dask-absent") from error
    return distributed


def _answer(future: Any, address: str) -> Sequence[Played]:
    try:
        played: tuple[Played, ...] = future.result()
    except OtherContent as error:
        raise BadInput(
            f"--dask {address}",
            "error-dask-content",
            "mend-dask-content",
        ) from error
    except ModuleNotFoundError as error:
        raise BadInput(
            f"--dask {address}",
            "error-dask-lacks",
            "mend-dask-lacks",
            module=str(error.name),
        ) from error
    return played


def _batches(orders: Iterable[Order]) -> Iterator[Batch]:
    left = iter(orders)
    while batch := tuple(islice(left, BATCH)):
        yield batch


def _ignore_ctrl_c() -> None:
    """Ctrl-C reaches every process of a terminal; only the first decides what to do about it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
