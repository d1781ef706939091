"""The mutants of the rules: every possible small change, in a fixed order."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from copy import copy
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from tests.mutate.operators import is_untouched, replacements
from tests.mutate.targets import Target, target

WIDTH = 100
"""A change is shown with as much of its statement as fits into so many characters."""
HEADS = (ast.If, ast.While, ast.For, ast.With, ast.Try, ast.FunctionDef, ast.ClassDef, ast.Match)
RULE_ID = re.compile(r"\b[A-Z]{2,4}-\d+\b")


class Mutant(NamedTuple):
    """A change. `number` counts within its module, `which` among identical changes of a function."""

    module: str
    number: int
    function: str
    line: int
    lines: range
    before: str
    after: str
    which: int
    rules: tuple[str, ...]

    @property
    def name(self) -> str:
        """The module and the function: `gravity.fall`."""
        module = self.module.rpartition(".")[2]
        return f"{module}.{self.function}" if self.function else module

    @property
    def key(self) -> tuple[str, str, str, int]:
        """The identity of a mutant, independent of line numbers."""
        return self.name, self.before, self.after, self.which


class _Site(NamedTuple):
    """A node of a tree and a possible replacement."""

    parents: tuple[tuple[ast.AST, str], ...]
    """Ancestors from the module down, each with the field that leads on."""
    at: int | None
    node: ast.AST
    new: ast.AST

    def put(self, node: ast.AST) -> None:
        parent, field = self.parents[-1]
        if self.at is None:
            setattr(parent, field, node)
        else:
            getattr(parent, field)[self.at] = node


def modules(root: Path) -> list[str]:
    """Return the mutated modules, by their names below the game's package: `model.state`."""
    of = target()
    rules = root / of.rules
    paths = (path for room in of.rooms for path in (rules / room).rglob("*.py"))
    found = (".".join(path.relative_to(rules).with_suffix("").parts) for path in paths)
    return sorted(name for name in found if name not in of.aside and not name.endswith("__init__"))


def path_of(root: Path, module: str) -> Path:
    """Return the file of a module."""
    return root / target().rules / f"{module.replace('.', '/')}.py"


def every(root: Path) -> tuple[Mutant, ...]:
    """Return all mutants of the rules, always in the same order."""
    return _every(root, target())


@cache
def _every(root: Path, _target: Target) -> tuple[Mutant, ...]:
    return tuple(m for name in modules(root) for m in mutants_of(name, source_of(root, name)))


def sample(mutants: Sequence[Mutant], count: int, seed: int) -> list[Mutant]:
    """Return `count` of them drawn by the seed, in the order of the code.

    The draw depends on a mutant's text, not on its position: an edit elsewhere leaves it in the sample.
    """
    least = set(sorted(mutants, key=lambda mutant: _lot(mutant, seed))[: max(0, count)])
    return [mutant for mutant in mutants if mutant in least]


def _lot(mutant: Mutant, seed: int) -> str:
    """Return a hash of mutant and seed; the smallest are drawn."""
    return sha256("\0".join(map(str, (seed, *mutant.key))).encode()).hexdigest()


def mutants_of(module: str, source: str) -> Iterator[Mutant]:
    """Yield the mutants of one module."""
    same: Counter[tuple[str, str, str]] = Counter()
    for number, site in enumerate(_sites(ast.parse(source))):
        before, after = _shown(site)
        chain = [node for node, _ in site.parents]
        defined = [n for n in chain if isinstance(n, (ast.FunctionDef, ast.ClassDef))]
        function = ".".join(n.name for n in defined)
        same[function, before, after] += 1
        yield Mutant(
            module,
            number,
            function,
            getattr(site.node, "lineno", 0),
            _lines(_statement(site)),
            before,
            after,
            same[function, before, after],
            _rules(defined),
        )


def mutated(source: str, number: int) -> str:
    """Return the source with the change of this number."""
    tree = ast.parse(source)
    for n, site in enumerate(_sites(tree)):
        if n == number:
            site.put(site.new)
            return ast.unparse(ast.fix_missing_locations(tree)) + "\n"
    raise IndexError(number)


def unchanged(source: str) -> str:
    """Return the source unchanged, but formatted like that of a mutant."""
    return ast.unparse(ast.parse(source)) + "\n"


def _sites(tree: ast.Module) -> Iterator[_Site]:
    return _below(tree, (), stand_ins(tree))


def stand_ins(tree: ast.Module) -> frozenset[str]:
    """Return the functions of a module that are called only where a rule is switched off: `off=Instead(bare)`.

    They are no rule of the game, and only the proofs run them.
    """
    nodes = list(ast.walk(tree))
    calls = [n for n in nodes if isinstance(n, ast.Call) and _text(n.func) == "Instead"]
    given = Counter(arg.id for call in calls for arg in call.args if isinstance(arg, ast.Name))
    used = Counter(n.id for n in nodes if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Load))
    return frozenset(name for name, count in given.items() if used[name] == count)


def _below(
    node: ast.AST, parents: tuple[tuple[ast.AST, str], ...], aside: frozenset[str]
) -> Iterator[_Site]:
    for field, index, child in _children(node):
        if is_untouched(child, field) or getattr(child, "name", None) in aside:
            continue
        here = (*parents, (node, field))
        for new in replacements(child, node, field):
            yield _Site(here, index, child, ast.copy_location(new, child))
        yield from _below(child, here, aside)


def _children(node: ast.AST) -> Iterable[tuple[str, int | None, ast.AST]]:
    """Return each child with its field and its index; a list, as children are replaced meanwhile."""
    found: list[tuple[str, int | None, ast.AST]] = []
    for field, value in ast.iter_fields(node):
        values = enumerate(value) if isinstance(value, list) else [(None, value)]
        found += [(field, n, child) for n, child in values if isinstance(child, ast.AST)]
    return found


def _statement(site: _Site) -> ast.stmt:
    chain = [node for node, _ in site.parents] + [site.node]
    return next(node for node in reversed(chain) if isinstance(node, ast.stmt))


def _lines(statement: ast.stmt) -> range:
    """Return the lines that have to run for a statement to matter; all of a function, for its defaults."""
    end = statement.end_lineno or statement.lineno
    body = getattr(statement, "body", None)
    if body and not isinstance(statement, (ast.FunctionDef, ast.ClassDef)):
        end = max(statement.lineno, body[0].lineno - 1)
    return range(statement.lineno, end + 1)


def _shown(site: _Site) -> tuple[str, str]:
    """Return the code around the change, before and after it."""
    around = _around(site)
    before = _text(around)
    if around is site.node:
        return before, _text(site.new)
    site.put(site.new)
    try:
        return before, _text(around)
    finally:
        site.put(site.node)


def _around(site: _Site) -> ast.AST:
    """Return the largest part of the statement that fits into a line."""
    found = site.node
    for node, _ in reversed(site.parents):
        if isinstance(found, ast.stmt) or isinstance(node, ast.Module):
            break
        if isinstance(node, (ast.expr, ast.stmt)):
            if found is not site.node and len(_text(node)) > WIDTH:
                break
            found = node
    return found


def _text(node: ast.AST) -> str:
    if isinstance(node, HEADS):
        head: Any = copy(node)
        for field in ("body", "orelse", "finalbody", "handlers", "decorator_list", "cases"):
            if hasattr(head, field):
                setattr(head, field, [])
        return ast.unparse(head).strip()
    return ast.unparse(node)


def _rules(defined: Sequence[ast.AST]) -> tuple[str, ...]:
    """Return the rule ids in the docstring of the innermost function that has any."""
    for node in reversed(defined):
        found = RULE_ID.findall(ast.get_docstring(node) or "")  # type: ignore[arg-type]
        if found:
            return tuple(dict.fromkeys(found))
    return ()


def source_of(root: Path, module: str) -> str:
    """Return the source of a module."""
    return _source(path_of(root, module))


@cache
def _source(path: Path) -> str:
    return path.read_text("utf-8")
