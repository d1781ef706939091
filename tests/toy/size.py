"""Counts lines of code: those that are not blank, not a comment, and no part of a docstring."""

import ast
import re
from pathlib import Path


def python_lines(path: Path) -> int:
    """The lines of code of a Python file."""
    source = path.read_text(encoding="utf-8")
    told: set[int] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            told |= set(range(node.lineno, (node.end_lineno or 0) + 1))
    lines = enumerate(source.splitlines(), 1)
    return sum(bool(line.strip()) and line.lstrip()[0] != "#" for n, line in lines if n not in told)


def script_lines(path: Path) -> int:
    """The lines of code of a JavaScript file."""
    source = re.sub(r"/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
    return sum(bool(line.strip()) and line.lstrip()[:2] != "//" for line in source.splitlines())


def lines_of_code(folder: Path) -> dict[str, int]:
    """The lines of each Python and JavaScript file below a folder."""
    found = {p.relative_to(folder).as_posix(): python_lines(p) for p in folder.rglob("*.py")}
    return found | {p.relative_to(folder).as_posix(): script_lines(p) for p in folder.rglob("*.js")}
