"""Measure where each rule shows: play its examples without its functions and see what the page shows otherwise.

A renderer belongs to a rule if a field it shows differs. The examples' positions are shown as on a table: of a
refused action the position before it, of a legal one the position after it, and the kinds of its events.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any

from platformer_nb.core.errors import BadInput
from platformer_nb.core.parts.examples import Example
from platformer_nb.core.play.chance import Scripted, odds
from platformer_nb.core.play.session import Session
from platformer_nb.core.rules import NATURE
from platformer_nb.table.table import Table
from tests.patience import Late, at_most
from tests.prove.example_proofs import PATIENCE, examples_of_game
from tests.prove.showcases import Showcase, showcase
from tests.prove.switching import without

CONTENT = Path(__file__).resolve().parents[2] / "content"
GAME = "platformer"
"""The game that is measured by default."""
ABSENT = "absent"
"""The value of a field that is not there."""

CHANCE = "chance."
"""Before the kind of what may come by chance: no field of a view, as a page has it only once it came."""

Fields = dict[str, Any]


def fields(value: object, path: str = "") -> Iterator[tuple[str, Any]]:
    """Yield every field of a view with its path, without indices; `path#` is the length of a list."""
    if isinstance(value, Mapping):
        for key, inner in value.items():
            yield from fields(inner, f"{path}.{key}" if path else str(key))
    elif isinstance(value, list):
        yield f"{path}#", len(value)
        for inner in value:
            yield from fields(inner, path)
    else:
        yield path, value


def view(of: Showcase, state: Any) -> Fields:
    """Return the fields of the board section, with what can be clicked if a player decides."""
    if of.decides(state):
        names = tuple("ABCDEF"[: of.names(state)])
        shown = Table(of.game, Session(of.game.rules, state, Scripted(())), names, "en").view()
    else:
        shown = dict(of.board(state))
    found: dict[str, list[Any]] = {}
    for path, value in fields(shown):
        found.setdefault(path, []).append(value)
    return found


def chance(of: Showcase, state: Any) -> Iterator[tuple[str, Any]]:
    """Yield what may come by chance, by its first word, with its odds: one of these is shown next."""
    rules = of.game.rules
    if rules.actor(state) != NATURE or not _shows_chance(of.game.name):
        return
    found: dict[str, list[tuple[str, Fraction]]] = {}
    for one, probability in odds(rules, state):
        written = rules.write_action(state, one)
        found.setdefault(f"{CHANCE}{written.split()[0]}", []).append((written, probability))
    for word, may in found.items():
        yield word, sorted(may)


@cache
def _shows_chance(game: str) -> bool:
    return any(path.startswith(CHANCE) for path in _renderers_of(game))


def seen(of: Showcase, example: Example) -> Iterator[Fields]:
    """Yield what is to be seen of an example, part by part: a part that cannot be made ends it."""
    rules = of.game.rules
    if example.fails:
        yield {"form.players": _can_be_set_up(of, example)}
        return
    state = of.examples.begin(example)
    for text in example.before:
        state, _ = _done(of, state, text)
    verdicts: list[Any] = []
    if example.refused:
        cites = of.objections(state, rules.read_action(state, example.do[0]))
        yield {"refusal.reasons": [(cite.rule, dict(cite.facts)) for cite in cites]}
        yield view(of, state)
        return
    kinds: Counter[str] = Counter()
    yield dict(chance(of, state))
    for text in example.do:
        verdicts.append(not of.objections(state, rules.read_action(state, text)))
        state, events = _done(of, state, text)
        kinds.update(of.kind(event) for event in events)
    yield {"refusal.reasons": verdicts}
    moving: Fields = {f"event:{kind}": n for kind, n in kinds.items()}
    told = {kind: n for kind, n in kinds.items() if f"event:{kind}" not in of.game.renderers}
    yield moving | {"log.text": told}
    yield dict(chance(of, state))
    yield view(of, state)


def _can_be_set_up(of: Showcase, example: Example) -> bool:
    try:
        of.examples.begin(example)
    except BadInput:
        return False
    return True


def _done(of: Showcase, state: Any, text: str) -> tuple[Any, Any]:
    """Return the state after an action, and its events: the same state if it is not legal."""
    action = of.game.rules.read_action(state, text)
    return (state, ()) if of.objections(state, action) else of.game.rules.apply(state, action)


def tried(of: Showcase, example: Example) -> list[Fields]:
    """Return the parts of `seen`, as far as they can be made."""
    found: list[Fields] = []
    try:
        with at_most(PATIENCE):
            found += seen(of, example)
    except Late:
        pass
    except Exception:  # a rule that is off may break anything
        pass
    return found


@cache
def _usual(game: str) -> dict[str, list[Fields]]:
    """Return what is to be seen of the examples that have been played with every rule in force, by name."""
    return {}


def _in_force(of: Showcase, example: Example) -> list[Fields]:
    kept = _usual(of.game.name)
    if example.name not in kept:
        kept[example.name] = tried(of, example)
    return kept[example.name]


def measured(rule: str, game: str = GAME) -> frozenset[str]:
    """Return the renderers that show something else when the functions of a rule are off."""
    of = showcase(game)
    examples = [one for one in examples_of_game(game).all if rule in one.rules]
    on = [_in_force(of, example) for example in examples]
    with without(*of.game.rulebook.registry.of(rule)):
        off = [tried(of, example) for example in examples]
    renderers = _renderers_of(game)
    return frozenset(
        name
        for whole, less in zip(on, off, strict=True)
        for before, after in zip(whole, less, strict=False)
        for path in before.keys() | after.keys()
        if before.get(path, ABSENT) != after.get(path, ABSENT)
        for name in renderers.get(path, ())
    )


@cache
def _renderers_of(game: str) -> Mapping[str, list[str]]:
    """Return the renderers of each field."""
    found: dict[str, list[str]] = {}
    for name, renderer in showcase(game).game.renderers.items():
        for path in renderer.fields:
            found.setdefault(path, []).append(name)
    return found


def all_measured(rules: Iterable[str], game: str = GAME) -> dict[str, frozenset[str]]:
    """Return the measured renderers of these rules."""
    return {rule: measured(rule, game) for rule in rules}


def faults(
    found: Mapping[str, frozenset[str]], stored: Mapping[str, Iterable[str]]
) -> Iterator[str]:
    """Yield the differences between what was measured and what is stored."""
    for rule, names in found.items():
        less, more = names - set(stored.get(rule, ())), set(stored.get(rule, ())) - names
        if less or more:
            yield f"{rule}: missing {sorted(less)}, wrong {sorted(more)}"


def store(found: Mapping[str, frozenset[str]], game: str = GAME) -> None:
    """Write the renderers of each rule to shown.toml, those of the fewest rules first."""
    often = Counter(name for names in found.values() for name in names)
    lines = []
    for rule, names in found.items():
        ordered = sorted(names, key=lambda name: (often[name], name))
        if ordered:
            lines.append(f"{rule} = {json.dumps(ordered)}\n")
    heading = HEADING.format(game=game, option="" if game == GAME else f"--game {game} ")
    text = heading + _unshown(game) + "[shown]\n" + "".join(lines)
    (CONTENT / game / "examples" / "shown.toml").write_text(text, encoding="utf-8")


def _unshown(game: str) -> str:
    by_reason: dict[str, list[str]] = {}
    for rule, why in showcase(game).unshown.items():
        by_reason.setdefault(why, []).append(rule)
    return "".join(
        f"[[unshown]]\nwhy = {json.dumps(why)}\nrules = {json.dumps(rules)}\n\n"
        for why, rules in by_reason.items()
    )


HEADING = """\
#:schema ../schemas/shown.schema.json
# For each rule, the renderers (games/{game}/view/renderers.py) whose part of the page differs when its functions
# are off, in its own examples; those of the fewest rules first. Measured and written by
# `python -m tests.prove {option}--shown --store`; a test holds that it is still so. `unshown`: the rules that differ in
# nothing on the page, and why.

"""
