"""Rewriting of a module into Python that mypyc turns into fast C; what it does stays the same.

- A class made by `@value` gets its constructor, equality, hash and repr as source: mypyc makes no fast fields for a
  class that a decorator makes.
- `@rule(...)` is dropped: each call of a decorated function would look it up and box its arguments. So a compiled
  module enters nothing in the registry of rules, and no function of it can be switched off.
- Numbers and texts of a module in capital letters become `Final`, whose values are written into the code.
- `__slots__` are dropped, and `_NEW(State)` with the slots filled one by one becomes a call of the constructor.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from typing import Final

HEADER: Final = """
from typing import Any as _Any, Final
from platformer_nb.core.value import describe as _describe
"""

FUTURE: Final = "__future__"


class CannotRewrite(Exception):
    """A module has something that rewriting does not know."""


Field = tuple[str, ast.expr, ast.expr | None]
"""A field of a value class: its name, its type, its default."""


class Mixins:
    """The classes without bases or fields of a module, whose methods are written into the value classes that extend them.

    A native class cannot extend an interpreted one. What only type checkers read is left out.
    """

    def __init__(self, module: str, source: str) -> None:
        classes = [one for one in ast.parse(source).body if isinstance(one, ast.ClassDef)]
        self.methods = {
            one.name: [s for s in one.body if isinstance(s, ast.FunctionDef)]
            for one in classes
            if not one.bases
        }
        names = ", ".join(one.name for one in classes)
        self.imports = ast.parse(f"from {module} import {names}").body
        """For the types in those methods."""


class Rewriting(ast.NodeTransformer):
    """Rewrites one module."""

    def __init__(self, mixins: Mixins | None) -> None:
        self._mixins = mixins
        self._mixed = False
        self._fields: dict[str, list[Field]] = {}

    def visit_Module(self, module: ast.Module) -> ast.Module:
        """Rewrite a module."""
        self.generic_visit(module)
        body: list[ast.stmt] = []
        for statement in module.body:
            body += _constants(statement)
            if isinstance(statement, ast.ImportFrom) and statement.module == FUTURE:
                body += ast.parse(HEADER).body
                if self._mixins is not None and self._mixed:
                    body += self._mixins.imports
        module.body = body
        return ast.fix_missing_locations(module)

    def visit_FunctionDef(self, function: ast.FunctionDef) -> ast.FunctionDef:
        """Drop `@rule`, and let the constructor make what is filled slot by slot."""
        self.generic_visit(function)
        function.decorator_list = [d for d in function.decorator_list if not _calls(d, "rule")]
        function.body = list(_constructed(function.body))
        return function

    def visit_ClassDef(self, given: ast.ClassDef) -> list[ast.stmt]:
        """Drop slots, and write out the methods of a value class."""
        self.generic_visit(given)
        given.body = [s for s in given.body if not _assigns(s, "__slots__")] or [ast.Pass()]
        marks = [d for d in given.decorator_list if _named(d, "value") or _calls(d, "value")]
        if not marks:
            return [given]
        if any(_options(mark) & {"kw_only"} for mark in marks):
            raise CannotRewrite(f"{given.name}: fields by name only")
        given.decorator_list = [d for d in given.decorator_list if d not in marks]
        return self._written_out(given)

    def _written_out(self, given: ast.ClassDef) -> list[ast.stmt]:
        fields: list[Field] = []
        mixed: list[ast.stmt] = []
        bases: list[ast.expr] = []
        for base in given.bases:
            methods = self._mixins.methods if self._mixins is not None else {}
            if isinstance(base, ast.Name) and base.id in methods:
                mixed += methods[base.id]
                self._mixed = True
                continue
            bases.append(base)
            if not isinstance(base, ast.Name) or base.id not in self._fields:
                raise CannotRewrite(f"{given.name} extends {ast.unparse(base)}")
            fields += self._fields[base.id]
        body: list[ast.stmt] = []
        for statement in given.body:
            if isinstance(statement, ast.AnnAssign) and not _is_class_variable(statement):
                fields.append(_field(given.name, statement))
                declared = ast.AnnAssign(statement.target, fields[-1][1], None, 1)
                body.append(declared)
            else:
                body.append(statement)
        self._fields[given.name] = fields
        own = {s.name for s in body if isinstance(s, ast.FunctionDef)}
        if "__post_init__" in own:
            raise CannotRewrite(f"{given.name}.__post_init__")
        written = [method for method in _methods(given.name, fields) if method.name not in own]
        names = [name for name, _, _ in fields]
        # mypyc reads them at compile time, for patterns such as `Lay(cell, turning)`; mypy lets no class extend another with other ones.
        matched = [] if bases else ast.parse(f"__match_args__ = {tuple(names)!r}").body
        given.bases, given.body = bases, [*matched, *body, *mixed, *written]
        return [given, *ast.parse(f"_describe({given.name}, {names!r})").body]


def rewritten(source: str, mixins: Mixins | None = None) -> str:
    """Return the source of a module, rewritten for mypyc."""
    return ast.unparse(Rewriting(mixins).visit(ast.parse(source))) + "\n"


# --- parts of a module -----------------------------------------------------------------------------------


def _constants(statement: ast.stmt) -> list[ast.stmt]:
    """Return a statement, numbers and texts in capital letters as `Final`, each by itself."""
    if not isinstance(statement, ast.Assign) or len(statement.targets) != 1:
        return [statement]
    target, value = statement.targets[0], statement.value
    if isinstance(target, ast.Tuple) and _calls(value, "range"):
        names = [ast.unparse(one) for one in target.elts]
        numbers = range(*(ast.literal_eval(one) for one in _arguments(value)))
        pairs: Iterable[tuple[str, object]] = zip(names, numbers, strict=True)
    elif isinstance(target, ast.Name) and target.id.isupper() and isinstance(value, ast.Constant):
        pairs = [(target.id, value.value)]
    else:
        return [statement]
    return [s for name, of in pairs for s in ast.parse(f"{name}: Final = {of!r}").body]


def _constructed(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """Yield statements, `made = _NEW(State)` and the assignments to its slots behind it as one call."""
    left = list(body)
    while left:
        statement = left.pop(0)
        made = statement.value if isinstance(statement, ast.AnnAssign) else None
        if made is None or not _calls(made, "_NEW"):
            yield statement
            continue
        assert isinstance(statement, ast.AnnAssign)
        name = ast.unparse(statement.target)
        given: list[ast.keyword] = []
        while left and (slot := _slot_of(left[0], name)) is not None:
            given.append(slot)
            left.pop(0)
        call = ast.Call(_arguments(made)[0], [], given)
        yield ast.Assign([ast.Name(name, ast.Store())], call)


def _slot_of(statement: ast.stmt, name: str) -> ast.keyword | None:
    """Return the slot of a value and what is assigned to it, None for any other statement."""
    if not isinstance(statement, ast.Assign) or len(statement.targets) != 1:
        return None
    target = statement.targets[0]
    if not isinstance(target, ast.Attribute) or not _named(target.value, name):
        return None
    return ast.keyword(target.attr, statement.value)


# --- parts of a class ------------------------------------------------------------------------------------


def _field(owner: str, declared: ast.AnnAssign) -> Field:
    if not isinstance(declared.target, ast.Name):
        raise CannotRewrite(f"{owner}: {ast.unparse(declared)}")
    if declared.value is not None and _calls(declared.value, "part"):
        raise CannotRewrite(f"{owner}.{declared.target.id}: a field declared by `part`")
    kind = declared.annotation
    if isinstance(kind, ast.Subscript) and _named(kind.value, "Final"):
        kind = kind.slice  # mypyc would take the default for a constant of the class
    return declared.target.id, kind, declared.value


def _methods(name: str, fields: list[Field]) -> list[ast.FunctionDef]:
    """Return the constructor, equality, hash, repr and pickling of a value class."""
    taken = "".join(
        f", {field}: {ast.unparse(kind)}"
        + ("" if default is None else f" = {ast.unparse(default)}")
        for field, kind, default in fields
    )
    mine = "".join(f"self.{field}, " for field, _, _ in fields)
    same = " and ".join(f"self.{field} == other.{field}" for field, _, _ in fields) or "True"
    shown = ", ".join(f"{field}={{self.{field}!r}}" for field, _, _ in fields)
    source = f"""
def __init__(self{taken}) -> None:
    {"; ".join(f"self.{field} = {field}" for field, _, _ in fields) or "pass"}
def __eq__(self, other: object) -> bool:
    if self is other:
        return True
    if type(other) is not {name}:
        return False
    assert isinstance(other, {name})
    return {same}
def __hash__(self) -> int:
    return hash(({mine}))
def __repr__(self) -> str:
    return f"{name}({shown})"
def __reduce__(self) -> tuple[_Any, ...]:
    return ({name}, ({mine}))
"""
    return [s for s in ast.parse(source).body if isinstance(s, ast.FunctionDef)]


def _is_class_variable(declared: ast.AnnAssign) -> bool:
    return ast.unparse(declared.annotation).startswith("ClassVar")


# --- syntax ----------------------------------------------------------------------------------------------


def _named(node: ast.expr, name: str) -> bool:
    return isinstance(node, ast.Name) and node.id == name


def _calls(node: ast.expr, name: str) -> bool:
    return isinstance(node, ast.Call) and _named(node.func, name)


def _arguments(call: ast.expr) -> list[ast.expr]:
    assert isinstance(call, ast.Call)
    return call.args


def _options(mark: ast.expr) -> set[str]:
    return {word.arg or "" for word in mark.keywords} if isinstance(mark, ast.Call) else set()


def _assigns(statement: ast.stmt, name: str) -> bool:
    return isinstance(statement, ast.Assign) and any(_named(t, name) for t in statement.targets)
