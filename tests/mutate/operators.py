"""Mutation operators: what each expression or statement could have been by mistake.

A change replaces one node. Decorators, annotations, types, `assert` and the text of f-strings are not
changed: they decide nothing in a game.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

COMPARED: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
COMPUTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
CALLED = {"any": "all", "all": "any", "min": "max", "max": "min"}
UNTOUCHED = frozenset({"decorator_list", "annotation", "returns", "type_params"})
"""Fields of a node that decide nothing in a game."""


def replacements(node: ast.AST, parent: ast.AST, field: str) -> Iterator[ast.AST]:
    """Yield the replacements of this node, which is in this field of its parent."""
    match node:
        case ast.Compare(left, ops, others):
            for n, op in enumerate(ops):
                for other in COMPARED[type(op)]:
                    yield ast.Compare(left, [*ops[:n], other(), *ops[n + 1 :]], others)
        case ast.BoolOp(op, values):
            yield ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
        case ast.UnaryOp(ast.Not() | ast.USub(), operand):
            yield operand
        case ast.BinOp(left, op, right) if type(op) in COMPUTED and not _type(node):
            yield ast.BinOp(left, COMPUTED[type(op)](), right)
        case ast.AugAssign(target, op, value) if type(op) in COMPUTED:
            yield ast.AugAssign(target, COMPUTED[type(op)](), value)
        case ast.Constant(bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(int(value)):
            yield ast.Constant(value + 1)
            yield ast.Constant(value - 1)
        case ast.Call(ast.Name(name), args, keywords) if name in CALLED:
            yield ast.Call(ast.Name(CALLED[name], ast.Load()), args, keywords)
        case ast.Break():
            yield ast.Continue()
        case ast.Continue():
            yield ast.Break()
        case ast.Return(value) if value is not None:
            yield from (ast.Return(empty) for empty in _empty(value))
    if isinstance(node, ast.expr) and _is_asked(node, parent, field):
        yield ast.UnaryOp(ast.Not(), node)


def is_untouched(node: ast.AST, field: str) -> bool:
    """Return whether a node and all below it are left unchanged."""
    match node:
        case ast.JoinedStr() | ast.Assert() | ast.Import() | ast.ImportFrom():
            return True
        case ast.If(ast.Name("TYPE_CHECKING")) | ast.Subscript(ast.Name("Literal")):
            return True
    return field in UNTOUCHED


def _is_asked(node: ast.expr, parent: ast.AST, field: str) -> bool:
    """Return whether a node is used as a condition that no other change negates already."""
    if isinstance(node, (ast.Compare, ast.BoolOp, ast.UnaryOp, ast.Constant)):
        return isinstance(node, ast.BoolOp) and field in ("test", "ifs")
    return field in ("test", "ifs") or (isinstance(parent, ast.BoolOp) and field == "values")


def _type(node: ast.BinOp) -> bool:
    """Return whether this is a union of types, as in `isinstance(action, Move | Shove)`."""
    sides = (node.left, node.right)
    return isinstance(node.op, ast.BitOr) and any(
        (isinstance(side, ast.Name) and side.id[:1].isupper() and not side.id.isupper())
        or (isinstance(side, ast.Constant) and side.value is None)
        or (isinstance(side, ast.BinOp) and _type(side))
        or (isinstance(side, ast.Subscript) and not isinstance(side.ctx, ast.Store) and _name(side))
        for side in sides
    )


def _name(node: ast.Subscript) -> bool:
    return isinstance(node.value, ast.Name) and node.value.id in ("tuple", "list", "dict", "set")


def _empty(value: ast.expr) -> Iterator[ast.expr]:
    """Yield an empty collection of the same kind."""
    match value:
        case ast.Tuple(elements) if elements:
            yield ast.Tuple([], ast.Load())
        case ast.List([_, *_]) | ast.ListComp():
            yield ast.List([], ast.Load())
        case ast.Dict([_, *_]) | ast.DictComp():
            yield ast.Dict([], [])
        case ast.Set() | ast.SetComp():
            yield ast.Call(ast.Name("set", ast.Load()), [], [])
        case ast.Call(ast.Name("tuple" | "list" | "set" | "frozenset" | "dict" as name), [_, *_]):
            yield ast.Call(ast.Name(name, ast.Load()), [], [])
