"""Measure where each rule shows: play its examples without its functions and see what the page shows otherwise.

A renderer belongs to a rule if a field it shows differs. The examples' positions are shown as on a table: of a
refused action the position before it, of a legal one the position after it, and the kinds of its events.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from platformer_nb.core.errors import BadInput
from platformer_nb.core.play.chance import Scripted
from platformer_nb.core.play.session import Session
from platformer_nb.core.rules import NATURE
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.content.examples import Example, stored
from platformer_nb.games.platformer.narration.events import event_type
from platformer_nb.games.platformer.rules.legality.legality import legal
from platformer_nb.games.platformer.teaching.examples import begin, examples_of
from platformer_nb.games.platformer.view.position_view import board_view
from platformer_nb.games.platformer.view.renderers import RENDERERS
from platformer_nb.table.table import Table
from platformer_nb.text import Words
from tests.prove.example_proofs import PATIENCE, Late, at_most
from tests.prove.switching import without

SHOWN = Path(__file__).resolve().parents[2] / "content" / "platformer" / "examples" / "shown.toml"
ABSENT = "absent"
"""The value of a field that is not there."""

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


def view(state: Any) -> Fields:
    """Return the fields of the board section, with what can be clicked if a player decides."""
    if GAME.rules.actor(state) in (NATURE, None):
        shown: Mapping[str, Any] = board_view(state, Words("en", GAME.name))
    else:
        names = tuple("ABCD"[: len(state.heroes)])
        shown = Table(GAME, Session(GAME.rules, state, Scripted(())), names, "en").view()
    found: dict[str, list[Any]] = {}
    for path, value in fields(shown):
        found.setdefault(path, []).append(value)
    return dict(found)


def seen(example: Example) -> Iterator[Fields]:
    """Yield what is to be seen of an example, part by part: a part that cannot be made ends it."""
    rules = GAME.rules
    if example.fails:
        yield {"form.players": _can_be_set_up(example)}
        return
    state = begin(example)
    for text in example.before:
        state, _ = _done(state, text)
    verdicts: list[Any] = []
    if example.refused:
        action = rules.read_action(state, example.do[0])
        # A legal action is not judged: with a rule off, its citations may raise.
        cites = () if legal(state, action) else rules.judge(state, action).cites
        yield {"refusal.reasons": [(cite.rule, dict(cite.facts)) for cite in cites]}
        yield view(state)
        return
    kinds: Counter[str] = Counter()
    for text in example.do:
        verdicts.append(legal(state, rules.read_action(state, text)))
        state, events = _done(state, text)
        kinds.update(event_type(event) for event in events)
    yield {"refusal.reasons": verdicts}
    moving: Fields = {f"event:{kind}": n for kind, n in kinds.items()}
    told = {kind: n for kind, n in kinds.items() if f"event:{kind}" not in RENDERERS}
    yield moving | {"log.text": told}
    yield view(state)


def _can_be_set_up(example: Example) -> bool:
    try:
        begin(example)
    except BadInput:
        return False
    return True


def _done(state: Any, text: str) -> tuple[Any, Any]:
    """Return the state after an action, and its events: the same state if it is not legal."""
    action = GAME.rules.read_action(state, text)
    return GAME.rules.apply(state, action) if legal(state, action) else (state, ())


def tried(example: Example) -> list[Fields]:
    """Return the parts of `seen`, as far as they can be made."""
    found: list[Fields] = []
    try:
        with at_most(PATIENCE):
            found += seen(example)
    except Late:
        pass
    except Exception:  # a rule that is off may break anything
        pass
    return found


def measured(rule: str) -> frozenset[str]:
    """Return the renderers that show something else when the functions of a rule are off."""
    examples = examples_of(rule)
    on = [tried(example) for example in examples]
    with without(*GAME.rulebook.registry.of(rule)):
        off = [tried(example) for example in examples]
    return frozenset(
        name
        for whole, less in zip(on, off, strict=True)
        for before, after in zip(whole, less, strict=False)
        for path in before.keys() | after.keys()
        if before.get(path, ABSENT) != after.get(path, ABSENT)
        for name in _OF.get(path, ())
    )


_OF: dict[str, list[str]] = {}
for _name, _renderer in RENDERERS.items():
    for _path in _renderer.fields:
        _OF.setdefault(_path, []).append(_name)


def all_measured(rules: Iterable[str]) -> dict[str, frozenset[str]]:
    """Return the measured renderers of these rules."""
    return {rule: measured(rule) for rule in rules}


def faults(
    found: Mapping[str, frozenset[str]], stored: Mapping[str, Iterable[str]]
) -> Iterator[str]:
    """Yield the differences between what was measured and what is stored."""
    for rule, names in found.items():
        less, more = names - set(stored.get(rule, ())), set(stored.get(rule, ())) - names
        if less or more:
            yield f"{rule}: missing {sorted(less)}, wrong {sorted(more)}"


def store(found: Mapping[str, frozenset[str]]) -> None:
    """Write the renderers of each rule to shown.toml, those of the fewest rules first."""
    often = Counter(name for names in found.values() for name in names)
    lines = []
    for rule, names in found.items():
        ordered = sorted(names, key=lambda name: (often[name], name))
        if ordered:
            lines.append(f"{rule} = {json.dumps(ordered)}\n")
    SHOWN.write_text(HEADING + _unshown() + "[shown]\n" + "".join(lines), encoding="utf-8")


def _unshown() -> str:
    by_reason: dict[str, list[str]] = {}
    for rule, why in stored().unshown.items():
        by_reason.setdefault(why, []).append(rule)
    return "".join(
        f"[[unshown]]\nwhy = {json.dumps(why)}\nrules = {json.dumps(rules)}\n\n"
        for why, rules in by_reason.items()
    )


HEADING = """\
#:schema ../schemas/shown.schema.json
# For each rule, the renderers (games/platformer/view/renderers.py) whose part of the page differs when its functions
# are off, in its own examples; those of the fewest rules first. Measured and written by
# `python -m tests.prove --shown --store`; a test holds that it is still so. `unshown`: the rules that differ in
# nothing on the page, and why.

"""
