"""Check that the oracle notices a missing rule: switch rule functions off, and compare the drawn
examples and some games with the oracle.

`python -m tests.soak.noticing` does so for every rule function and lists those it does not notice.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Callable
from functools import cache, partial
from multiprocessing import Pool
from random import Random

from platformer_nb.core.registry import Entry
from platformer_nb.core.rules import NATURE
from platformer_nb.games.platformer.content.examples import Example, load_examples
from platformer_nb.games.platformer.registry import RULEBOOK
from tests.games.drawn import rules
from tests.oracle.compare import Comparison, Difference
from tests.patience import Late, at_most
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
                with at_most(PATIENCE):
                    look()
            except Difference as difference:
                return str(difference)
            except Late:
                return ""
            except Exception:
                continue
    return ""


SEED = 5
TURNS = 45
"""Turns of the games played if no example notices."""

PATIENCE = 60
"""Processor seconds; without some functions the rules loop for ever."""


def ask(entry: int, games: int, examples: bool) -> str:
    """Return what is noticed without a function, given by its number in the rulebook."""
    return noticed(list(RULEBOOK)[entry], games, examples)


def main() -> None:
    """Check every rule function, or the given ones; of a rule, its functions until one is noticed.

    Each is switched off in a process of its own, so that none affects the next.
    """
    asked = _parser().parse_args()
    rules()
    load_examples()
    entries = list(RULEBOOK)
    look = partial(ask, games=asked.games, examples=not asked.games_alone)
    with Pool(asked.processes, maxtasksperchild=1) as pool:
        if asked.names:
            alone = cache(partial(pool.apply, look))
            for name in asked.names:
                own = [n for n, e in enumerate(entries) if name in (e.place, *e.rules)]
                found = next(filter(None, (alone((n,)) for n in own)), "")
                print(json.dumps({"name": name, "noticed": found}), flush=True)
        else:
            found_by = pool.imap(look, range(len(entries)), chunksize=1)
            for entry, found in zip(entries, found_by, strict=True):
                print("seen" if found else "    ", entry.place, *entry.rules, flush=True)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.soak.noticing")
    parser.add_argument(
        "names", nargs="*", help="only these rules and functions (by module and name), as JSON"
    )
    parser.add_argument("--games", type=int, default=4, help="how many if no example notices")
    parser.add_argument("--games-alone", action="store_true", help="without the examples")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    return parser


if __name__ == "__main__":
    main()
