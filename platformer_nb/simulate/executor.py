"""Executors of a plan: in this process, on all cores, or on a Dask cluster; the games are the same.

Worker processes use the compiled rules of a game if the wheel has them (`core/compiled.py`).
"""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import suppress
from itertools import islice
from multiprocessing import active_children, get_context
from typing import Any

from platformer_nb.core import compiled
from platformer_nb.core.errors import BadInput
from platformer_nb.core.game import Game
from platformer_nb.core.parts.simulation import Order, Plan
from platformer_nb.games import load_game
from platformer_nb.simulate.one_game import play
from platformer_nb.simulate.plan import orders

BATCH = 1
"""Games per task. Passing one on costs a thousandth of playing it, and no core is idle at the end."""

PATIENCE = 10
"""Seconds to wait for a Dask scheduler to answer."""

Batch = tuple[Order, ...]


class OtherContent(Exception):
    """A worker has the game with other content, so its games would differ."""


def play_batch(name: str, content_hash: str, batch: Batch) -> tuple[Any, ...]:
    """Play a batch of games in a worker. Raises OtherContent if the game's content differs here."""
    game = load_game(name)
    _check(game, content_hash)
    return tuple(play(game, order) for order in batch)


def here(game: Game[Any, Any, Any], plan: Plan) -> Iterator[Any]:
    """Play the games of a plan one after the other in this process, yielding the results."""
    _check(game, plan.content_hash)
    for order in orders(plan):
        yield play(game, order)


def over_processes(plan: Plan, processes: int = 0) -> Iterator[Any]:
    """Play the plan in parallel processes (0: one per core); yield results as they finish. Closing stops the rest."""
    many = processes or cores()
    if many == 1 and not compiled.available():
        yield from here(load_game(plan.game), plan)
        return
    others = set(active_children())
    pool = ProcessPoolExecutor(many, mp_context=get_context("spawn"), initializer=_begin_work)
    finished = False
    try:
        done = as_completed(
            [
                pool.submit(play_batch, plan.game, plan.content_hash, batch)
                for batch in _batches(plan)
            ]
        )
        for future in done:
            yield from future.result()
        finished = True
    finally:
        pool.shutdown(wait=finished, cancel_futures=True)
        if not finished:
            # After Ctrl-C, do not wait for games whose results are discarded.
            for worker in set(active_children()) - others:
                worker.terminate()


def over_dask(plan: Plan, address: str) -> Iterator[Any]:
    """Play the plan on a Dask cluster; raises BadInput without Dask or if the scheduler does not answer."""
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
        # Without pure=False, Dask would treat equal batches as one computation.
        futures = [
            client.submit(play_batch, plan.game, plan.content_hash, batch, pure=False)
            for batch in _batches(plan)
        ]
        try:
            for future in distributed.as_completed(futures):
                yield from _answer(future, address)
        finally:
            with suppress(Exception):  # the cluster may be gone: nothing left to cancel
                client.cancel(futures)


def cores() -> int:
    """Return the number of processes that can run at once on this machine."""
    with suppress(AttributeError):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _distributed() -> Any:
    try:
        import distributed
    except ImportError as error:
        raise BadInput("--dask", "error-dask-absent", "mend-dask-absent") from error
    return distributed


def _answer(future: Any, address: str) -> Sequence[Any]:
    try:
        played: tuple[Any, ...] = future.result()
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


def _check(game: Game[Any, Any, Any], content_hash: str) -> None:
    if game.content_hash != content_hash:
        raise OtherContent(game.content_hash)


def _batches(plan: Plan) -> Iterator[Batch]:
    left = orders(plan)
    while batch := tuple(islice(left, BATCH)):
        yield batch


def _begin_work() -> None:
    """Prepare a worker, which has imported no game yet.

    Ctrl-C is ignored: a terminal sends it to every process, and only the main one handles it. A worker only plays,
    so that it uses compiled rules where there are any.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    compiled.use()
