"""Check that the oracle notices a missing rule: switch rule functions off, and compare the drawn
examples and some games with the oracle.

`python -m tests.soak.noticing` does so for every rule function and lists those it does not notice.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from multiprocessing import Pool
from random import Random

from platformer_nb.core.registry import Entry
from platformer_nb.core.rules import NATURE
from platformer_nb.games.platformer.content.examples import Example, load_examples
from platformer_nb.games.platformer.registry import RULEBOOK
from tests.games.drawn import rules
from tests.oracle.compare import Comparison, Difference
from tests.prove.switching import without
from tests.soak.oracle import compared


def compared_example(comparison: Comparison, example: Example) -> None:
    """Play an example as far as it is legal, comparing the legal actions at each moment."""
    state = rules().read(example.position)
    random = Random(example.name)
    for text in [*example.before, *example.do]:
        if rules().actor(state) not in (None, NATURE):
            comparison.decision(state, tuple(rules().actions(state)), random, judged=4)
            comparison.verdict(state, text)
        action = rules().read_action(state, text)
        if not rules().judge(state, action):
            return
        state, _ = comparison.outcome(state, action)


def noticed(entry: Entry, games: int = 0, examples: bool = True) -> str:
    """Return the first difference between the oracle and the rules without this function, "" if none.

    Compare the examples of its own rules first, then the others, then some games; or games alone. A crash
    of the rules does not count.
    """
    drawn = [example for example in load_examples() if example.position and examples]
    drawn.sort(key=lambda example: not set(example.rules) & set(entry.rules))
    looks: list[Callable[[], object]] = [
        partial(compared_example, Comparison(rules()), example) for example in drawn
    ]
    looks += [partial(compared, SEED, number * 37, TURNS) for number in range(games)]
    with without(entry):
        for look in looks:
            try:
                with within(PATIENCE):
                    look()
            except Difference as difference:
                return str(difference)
            except Endless:
                return ""
            except Exception:
                continue
    return ""


SEED = 5
TURNS = 45
"""Turns of the games played if no example notices."""

PATIENCE = 60
"""Processor seconds; without some functions the rules loop for ever."""


class Endless(Exception):
    """The rules did not terminate."""


@contextmanager
def within(seconds: int) -> Iterator[None]:
    """Raise Endless after so many seconds of this process."""

    def give_up(*_: object) -> None:
        raise Endless

    before = signal.signal(signal.SIGVTALRM, give_up)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def ask(place: str, games: int, examples: bool) -> str:
    """Return what is noticed without the function at `place`."""
    (entry,) = (entry for entry in RULEBOOK if entry.place == place)
    return noticed(entry, games, examples)


def ask_each(
    places: list[str], processes: int, games: int = 0, examples: bool = True
) -> Iterator[str]:
    """Yield the results in order, each from a process of its own, so that none affects the next."""
    with Pool(processes, maxtasksperchild=1) as pool:
        yield from pool.imap(partial(ask, games=games, examples=examples), places, chunksize=1)


def main() -> None:
    """Check every rule function."""
    rules()
    load_examples()
    entries = list(RULEBOOK)
    answers = ask_each([entry.place for entry in entries], os.cpu_count() or 1, games=4)
    for entry, found in zip(entries, answers, strict=True):
        print("seen" if found else "    ", entry.place, *entry.rules, flush=True)


if __name__ == "__main__":
    main()
