"""Prove every rule by an example of its own, played without the rule's functions.

With all functions of a rule switched off, one of the rule's examples has to end differently than it
states; the same with each function off by itself. A function that no example of the rule notices is
listed in `unshown/<game>.toml`, as "GRA-6 gravity.settle_from", with the reason. Those lists may only shrink.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from platformer_nb import load_game
from tests.prove.example_proofs import Notice, Proof, examples_of_game, proofs
from tests.prove.proving import place, short

CONTENT = Path(__file__).resolve().parents[2] / "content"
UNSHOWN = Path(__file__).resolve().parent / "unshown"
GAME = "platformer"
"""The game whose rules are proven by default."""


class Result(NamedTuple):
    """The proofs of some rules, and their faults."""

    proofs: tuple[Proof, ...]
    faults: tuple[str, ...]

    @property
    def parts(self) -> tuple[tuple[str, Notice], ...]:
        """Each function of each rule, and the example of the rule that notices it."""
        return tuple(pair for proof in self.proofs for pair in functions_of(proof))


def functions_of(proof: Proof) -> Iterator[tuple[str, Notice]]:
    """Yield the functions of a rule as named in unshown.toml, with what notices each."""
    for function, notice in proof.parts.items():
        yield f"{proof.rule} {short(function)}", notice


def unshown(game: str = GAME) -> dict[str, str]:
    """Return the functions that no example of their rule notices, with reasons."""
    return tomllib.loads((UNSHOWN / f"{game}.toml").read_text(encoding="utf-8"))


def proved(
    share: int = 1, workers: int = 1, functions: Sequence[str] = (), game: str = GAME
) -> Result:
    """Prove every `share`th rule (only rules of `functions`, if given) by its examples."""
    without_function = examples_of_game(game).pending.get("functions", ())
    rules = [
        rule
        for rule in load_game(game).rulebook.entries
        if rule not in without_function and (not functions or _has(game, rule, functions))
    ][::share]
    found = tuple(proofs(game, rules, parts=True, processes=workers))
    return Result(found, tuple(faults(found, unshown(game))))


def _has(game: str, rule: str, functions: Sequence[str]) -> bool:
    return any(place(entry) in functions for entry in load_game(game).rulebook.registry.of(rule))


def faults(found: Iterable[Proof], known: dict[str, str]) -> Iterator[str]:
    """Yield the reasons why the proofs fail."""
    for proof in found:
        if not proof.whole.proves:
            yield f"no example of {proof.rule} ends otherwise without its functions{_by(proof.whole)}"
        for function, notice in functions_of(proof):
            if not notice.proves and function not in known:
                yield f"no example of the rule notices {function}{_by(notice)}"
            if notice.proves and function in known:
                yield f"{function} is noticed: take it off unshown/<game>.toml"


def store(result: Result, game: str = GAME) -> None:
    """Write the example that proves each rule to proven.toml."""
    proven = [f'{p.rule} = "{p.whole.example}"\n' for p in result.proofs if p.whole.proves]
    command = "" if game == GAME else f"--game {game} "
    text = HEADING.format(command=command) + "".join(proven)
    (CONTENT / game / "examples" / "proven.toml").write_text(text, encoding="utf-8")


HEADING = """\
#:schema ../schemas/proven.schema.json
# For each rule, the first of its examples that ends differently without the functions of the rule. It is found
# and written by `python -m tests.prove {command}--examples --store`; a test holds that it is still so.

[proven]
"""


def _by(notice: Notice) -> str:
    return f": {notice.example} only {notice.how}" if notice.how else ""


def report(result: Result, game: str = GAME) -> Iterator[str]:
    """Yield the result as a few lines."""
    proven = sum(proof.whole.proves for proof in result.proofs)
    yield f"proven by their own examples: {proven} of {len(result.proofs)} rules"
    shown = sum(notice.proves for _, notice in result.parts)
    yield f"noticed by them: {shown} of {len(result.parts)} functions of rules"
    weak = [proof.whole for proof in result.proofs if proof.whole.how and not proof.whole.proves]
    yield f"noticed by an error only: {len(weak)} rules"
    for function, reason in unshown(game).items():
        yield f"unshown: {function}: {reason}"


def as_json(result: Result) -> dict[str, Any]:
    """Return the result as JSON values."""
    return {
        "rules": {
            proof.rule: {
                **proof.whole._asdict(),
                "functions": {name: notice._asdict() for name, notice in proof.parts.items()},
            }
            for proof in result.proofs
        },
        "faults": list(result.faults),
    }
