"""The mutants: the right ones, all of them, and the same ones for the same seed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.mutate.mutants import (
    _every,
    every,
    modules,
    mutants_of,
    mutated,
    path_of,
    sample,
    source_of,
    unchanged,
)
from tests.mutate.running import equivalent
from tests.mutate.targets import GAME, TARGETS, target


def changes(code: str) -> set[str]:
    """Return the changes of the code as they are shown."""
    return {mutant.after for mutant in mutants_of("toy", code)}


@pytest.mark.parametrize(
    ("code", "others"),
    [
        ("a < b", "a <= b; a >= b"),
        ("a >= b", "a > b; a < b"),
        ("a == b", "a != b"),
        ("a < b < c", "a <= b < c; a >= b < c; a < b <= c; a < b >= c"),
        ("a not in b", "a in b"),
        ("a is None", "a is not None"),
        ("not a", "a"),
        ("-a", "a"),
        ("a and b", "a or b; not a and b; a and (not b)"),
        ("a + b", "a - b"),
        ("a // b", "a * b"),
        ("a | b", "a & b"),
        ("a += b", "a -= b"),
        ("a = True", "a = False"),
        ("a = 7", "a = 8; a = 6"),
        ("any(a)", "all(a)"),
        ("min(a, b)", "max(a, b)"),
        ("if a: pass", "if not a:"),
        ("if a == b: pass", "if a != b:"),
        ("while a:\n break", "while not a:; continue"),
        ("for a in b:\n continue", "break"),
        ("a if b else c", "a if not b else c"),
        ("[a for a in b if a]", "[a for a in b if not a]"),
        ("def f(): return (a, b)", "return ()"),
        ("def f(): return [a for a in b]", "return []"),
        ("def f(): return tuple(a)", "return tuple()"),
        ("def f(a=True): pass", "def f(a=False):"),
    ],
)
def test_what_could_have_been_written_by_mistake(code: str, others: str) -> None:
    assert changes(code) == set(others.split("; "))


@pytest.mark.parametrize(
    "code",
    [
        "'''a < b'''",
        "a = 'b'",
        "@rule('A-1', off=True)\ndef f(a: int | None, b: Literal[1]) -> tuple[int, 2]: return a",
        "assert a < b",
        "f'{a + 1}'",
        "if TYPE_CHECKING: a = 1",
        "isinstance(a, Move | Shove)",
        "Kind = int | None",
        "def f(): return ()",
        "def f(a): return a < 1\n@rule('A-1', off=Instead(f))\ndef g(a): return a",
    ],
)
def test_what_decides_nothing_is_left_alone(code: str) -> None:
    assert changes(code) == set()


def test_what_stands_in_for_a_rule_is_changed_where_the_game_calls_it_too() -> None:
    code = "def f(a): return not a\n@rule('A-1', off=Instead(f))\ndef g(a): return {}"
    assert changes(code.format("a")) == set()
    assert changes(code.format("f(a)"))


def test_a_change_is_shown_with_its_function_lines_and_rules() -> None:
    code = (
        'class A:\n    def f(self):\n        """GRA-1: x."""\n        if a < b:\n            c()\n'
    )
    first, second = mutants_of("toy", code)
    assert (first.name, first.line, first.rules) == ("toy.A.f", 4, ("GRA-1",))
    assert list(first.lines) == [4], "what is below the `if` does not decide it"
    assert (first.before, first.after) == ("if a < b:", "if a <= b:")
    assert mutated(code, second.number) == unchanged(code).replace("<", ">=")


def test_changes_that_read_the_same_are_numbered() -> None:
    found = list(mutants_of("toy", "def f():\n    g(not a)\n    g(not a)\n"))
    assert [(m.after, m.which) for m in found] == [("g(a)", 1), ("g(a)", 2)]


@pytest.fixture(params=TARGETS)
def game(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Each game whose rules are mutated."""
    monkeypatch.setenv(GAME, request.param)
    return str(request.param)


@pytest.mark.usefixtures("game")
def test_every_change_is_known_by_what_it_reads_like(root: Path) -> None:
    keys = [mutant.key for mutant in every(root)]
    assert len(keys) > 3000
    assert len(set(keys)) == len(keys)


def test_the_same_seed_chooses_the_same_changes_and_another_others(root: Path) -> None:
    mutants = every(root)
    assert sample(mutants, 200, 1) == sample(_every.__wrapped__(root, target()), 200, 1)
    assert sample(mutants, 200, 1) != sample(mutants, 200, 2)
    assert len({mutant.key for mutant in sample(mutants, 200, 1)}) == 200
    assert tuple(sample(mutants, 10**6, 1)) == mutants


def test_an_edit_of_one_function_changes_the_sample_only_there() -> None:
    """Ten functions, and half of all their changes; then the first function becomes longer and other lines move."""

    def drawn(first: str) -> tuple[set[str], set[tuple[str, str]]]:
        others = "".join(f"def f{n}():\n    return {n}0 < a + b < {n}1\n" for n in range(1, 10))
        mutants = list(mutants_of("toy", f"{first}{others}"))
        chosen = sample(mutants, 40, 1)
        assert len(chosen) == 40 < len(mutants)
        assert chosen == sorted(chosen, key=lambda m: m.number)
        of_it = {m.after for m in chosen if m.function == "f0"}
        return of_it, {(m.function, m.after) for m in chosen if m.function != "f0"}

    its, others = drawn("def f0():\n    return 0 < a\n")
    for edited in ("def f0():\n    return 1 < a\n", "\n\nX = 'x'\ndef f0():\n    return a < 0\n"):
        of_it, the_others = drawn(edited)
        assert len(others ^ the_others) <= len(of_it ^ its), (
            "a place that is freed goes to one more"
        )
        assert others <= the_others or the_others <= others
    _, shorter = drawn("")
    assert others <= shorter
    assert others == drawn("def f0():\n    x = 'y'\n    return 0 < a\n")[1]


def test_a_change_makes_other_code_that_can_be_compiled(root: Path) -> None:
    for mutant in sample(every(root), 40, 3):
        source = source_of(root, mutant.module)
        changed = mutated(source, mutant.number)
        compile(changed, mutant.module, "exec")
        assert changed != unchanged(source)


def test_all_rules_are_changed_but_no_words_and_no_views(root: Path) -> None:
    assert all(path_of(root, name).exists() for name in target().aside)
    assert {"rules.figures.gravity", "rules.legality.legality", "notation.position_parser"} <= {
        *modules(root)
    }
    assert not target().aside & {*modules(root)}


@pytest.mark.usefixtures("game")
def test_what_is_known_to_be_equivalent_is_a_change_and_has_a_reason(root: Path) -> None:
    known = equivalent()
    assert target().equivalent.read_text("utf-8").count("[[mutant]]") == len(known), (
        "none stands there twice"
    )
    assert set(known) <= {mutant.key for mutant in every(root)}
    assert all(len(reason) > 20 for reason in known.values())


def test_the_rules_of_each_game_have_tests_and_the_tests_of_another_game_notice_nothing(
    root: Path, game: str
) -> None:
    files = list(target().test_files(root))
    assert len(files) > 10
    assert all((root / file).exists() for file in files)
    assert all(("/labyrinth/" in file) == (game == "labyrinth") for file in files)
