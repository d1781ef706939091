"""The functions that judge a rule, and those that apply it.

A function of the registry that returns a citation is a clause: it judges. One that takes what effects change
(`Registry.draft`) applies. Any other is a question: it judges too, and whoever applies its answer is found by its
callers. Functions outside the registry count where their code holds the rule's id: a citation made there, or
an event that names the rule.
"""

from __future__ import annotations

import ast
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from inspect import isfunction, unwrap
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from platformer_nb.core.game import AnyGame

Function = FunctionType

FAR: Final = 3
"""The most calls between a question and the function that applies its answer."""


def judging(game: AnyGame, rule: str) -> Iterator[Function]:
    """Yield the clauses and questions of a rule, and other functions that cite it."""
    draft = game.rulebook.registry.draft
    for function in _registered(game, rule):
        if not _applies(function, draft):
            yield function
    for function in _naming(game).get(rule, ()):
        if _cites(function):
            yield function


def forbids(game: AnyGame, rule: str) -> bool:
    """Return whether a function of a rule is a clause, so that it can forbid an action."""
    return any(map(_cites, judging(game, rule)))


def applying(game: AnyGame, rule: str) -> Iterator[Function]:
    """Yield the effects of a rule, other functions whose events name it, and those that use its questions."""
    draft = game.rulebook.registry.draft
    for function in (*_registered(game, rule), *_naming(game).get(rule, ())):
        if _applies(function, draft):
            yield function
    for function in _registered(game, rule):
        if not _applies(function, draft) and not _cites(function):
            yield from _users(game, function, draft)


def _registered(game: AnyGame, rule: str) -> list[Function]:
    return [unwrap(entry.function) for entry in game.rulebook.registry.of(rule)]


def _cites(function: Function) -> bool:
    return "Cite" in str(function.__annotations__.get("return"))


def _applies(function: Function, draft: str) -> bool:
    """Return whether a function is an effect: it takes a draft; without drafts, it is no clause."""
    if _cites(function):
        return False
    taken = (str(kind) for name, kind in function.__annotations__.items() if name != "return")
    return any(draft in kind for kind in taken) if draft else True


def _users(game: AnyGame, function: Function, draft: str) -> Iterator[Function]:
    """Yield the effects that call a function, directly or by other questions: the nearest only."""
    callers, seen = _callers(game), {function}
    layer = [function]
    for _ in range(FAR):
        layer = [user for one in layer for user in callers.get(one, ()) if user not in seen]
        seen |= set(layer)
        if users := [user for user in layer if _applies(user, draft)]:
            yield from users
            return


@cache
def _functions(game: AnyGame) -> tuple[Function, ...]:
    """Return the functions of the modules that have rule functions, and of those beside them."""
    entries = game.rulebook.registry
    packages = {entry.function.__module__.rpartition(".")[0] for entry in entries} - {""}
    modules = {entry.function.__module__ for entry in entries}
    modules |= {name for name in sys.modules if name.rpartition(".")[0] in packages}
    return tuple(
        dict.fromkeys(
            unwrap(value)
            for name in sorted(modules)
            for value in _defined(vars(sys.modules[name]), name)
            if isfunction(value)
        )
    )


def _defined(space: Mapping[str, Any], module: str) -> Iterator[Any]:
    """Yield what a module defines, and what its classes define."""
    for value in space.values():
        if getattr(value, "__module__", None) == module:
            yield value
            if isinstance(value, type):
                yield from vars(value).values()


def _codes(code: CodeType) -> Iterator[CodeType]:
    """Yield the code of a function and of what is nested in it."""
    yield code
    for const in code.co_consts:
        if isinstance(const, CodeType):
            yield from _codes(const)


@cache
def _naming(game: AnyGame) -> dict[str, tuple[Function, ...]]:
    """Return the functions whose code holds the id of a rule as a constant."""
    found: dict[str, list[Function]] = defaultdict(list)
    known = game.rulebook.entries
    for function in _functions(game):
        consts = {
            c for code in _codes(function.__code__) for c in code.co_consts if isinstance(c, str)
        }
        for rule in sorted(consts & known.keys()):
            found[rule].append(function)
    return {rule: tuple(functions) for rule, functions in found.items()}


@cache
def tables(game: AnyGame) -> Mapping[str, tuple[tuple[str, int, str], ...]]:
    """Return for each rule the entries of the modules' tables that name it: file, line and table."""
    found: dict[str, list[tuple[str, int, str]]] = defaultdict(list)
    for name in sorted({function.__module__ for function in _functions(game)}):
        file = str(sys.modules[name].__file__)
        for node in ast.parse(Path(file).read_text(encoding="utf-8")).body:
            if isinstance(node, ast.Assign | ast.AnnAssign):
                target = node.targets[0] if isinstance(node, ast.Assign) else node.target
                for part in ast.walk(node):
                    if isinstance(part, ast.Constant) and part.value in game.rulebook.entries:
                        found[str(part.value)].append((file, part.lineno, ast.unparse(target)))
    return {rule: tuple(places) for rule, places in found.items()}


@cache
def _callers(game: AnyGame) -> dict[Function, tuple[Function, ...]]:
    """Return for each function those whose code refers to it, by its name or by that of its module."""
    found: dict[Function, list[Function]] = defaultdict(list)
    for function in _functions(game):
        names = [name for code in _codes(function.__code__) for name in code.co_names]
        space = function.__globals__
        modules = [space[name] for name in names if isinstance(space.get(name), ModuleType)]
        used = [space.get(name) for name in names]
        used += [vars(module).get(name) for module in modules for name in names]
        for other in dict.fromkeys(filter(isfunction, used)):
            if unwrap(other) is not function:
                found[unwrap(other)].append(function)
    return {function: tuple(users) for function, users in found.items()}
