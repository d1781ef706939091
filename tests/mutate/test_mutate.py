"""`make mutate` itself: detectable changes are noticed, equivalent ones are not."""

from __future__ import annotations

import sys

import pytest

from platformer_nb.games.platformer.rules.figures import gravity
from tests.mutate import running
from tests.mutate.copies import ROOT, Copy, Noticed
from tests.mutate.mutants import Mutant, mutants_of, mutated, path_of, source_of, unchanged
from tests.mutate.noticing import HANGS
from tests.mutate.running import Fate, faults, percent, played
from tests.mutate.swapping import swap
from tests.mutate.traces import Traced, stages
from tests.mutate.tracing import Tracer

FALLING = "tests/games/test_falling.py"


def mutant(before: str, after: str, module: str = "rules.figures.gravity") -> Mutant:
    """Return the mutant of a module with this text."""
    found = mutants_of(module, source_of(ROOT, module))
    return next(m for m in found if (m.before, m.after) == (before, after))


NOTICEABLE = mutant("if not airborne:", "if airborne:")


# --- in a real copy ------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    return Copy(tmp_path_factory.mktemp("mutate") / "copy")


@pytest.fixture(scope="module")
def tests(copy: Copy) -> list[Traced]:
    """Return the tests of falling, traced."""
    return [
        Traced(
            name,
            trace["seconds"],
            frozenset(trace["rules"]),
            {module: int(bits, 16) for module, bits in trace["lines"].items()},
            trace["failed"],
        )
        for name, trace in copy.trace([FALLING]).items()
    ]


@pytest.mark.slow
def test_a_change_that_lets_figures_hang_in_mid_air_is_noticed(
    copy: Copy, tests: list[Traced]
) -> None:
    assert [test for test in tests if test.failed] == []
    found = running.noticed(copy, NOTICEABLE, tests)
    assert found.how == "AssertionError"
    assert found.test.startswith(FALLING)
    assert path_of(copy.folder, "rules.figures.gravity").read_text("utf-8") == source_of(
        ROOT, "rules.figures.gravity"
    )


@pytest.mark.slow
def test_a_change_that_changes_nothing_survives(copy: Copy, tests: list[Traced]) -> None:
    assert played(copy, NOTICEABLE, tests, unchanged, quick=False) == Noticed()


@pytest.mark.slow
def test_changes_of_functions_and_of_what_runs_on_import_are_noticed_and_others_survive(
    copy: Copy, tests: list[Traced]
) -> None:
    """The first is swapped in, the second can only be imported anew, the third is nothing to falling."""
    imported = mutant("FREE: Final = 0", "FREE: Final = 1", "model.state")
    elsewhere = mutant(
        "return (first,) if one > two else (second,)",
        "return (first,) if one <= two else (second,)",
        "rules.figures.boss",
    )
    every = [NOTICEABLE, imported, elsewhere]
    found = {fate.mutant: fate.noticed for fate in running.fates(every, tests, [copy])}
    assert found[NOTICEABLE].how == "AssertionError"
    assert found[imported]
    assert found[elsewhere] == Noticed()


def test_only_the_code_of_a_function_can_be_swapped() -> None:
    source = source_of(ROOT, "rules.figures.gravity")
    before = unchanged(source)
    for other in (before, before + "\nTOO = 1\n"):
        assert not swap("rules.figures.gravity", before, other, "settle_from")
    assert not swap(
        "rules.figures.gravity", before, before.replace("floor", "ceiling"), "no_such_function"
    )
    old = gravity.supported.__code__
    after = before.replace("def supported", "def supported_else")
    assert not swap("rules.figures.gravity", before, after, "supported_else")
    assert gravity.supported.__code__ is old


@pytest.mark.slow
def test_a_test_that_fails_with_nothing_changed_is_found_before_anything_is_changed(
    copy: Copy, tests: list[Traced]
) -> None:
    assert not running.fails_unchanged(copy, tests)
    with copy.holding(
        "rules.figures.gravity",
        mutated(source_of(ROOT, "rules.figures.gravity"), NOTICEABLE.number),
    ):
        assert running.fails_unchanged(copy, tests).test.startswith(FALLING)


@pytest.mark.slow
def test_what_goes_on_for_ever_is_ended_and_was_noticed(copy: Copy, tests: list[Traced]) -> None:
    def endless(source: str) -> str:
        start = "    width = terrain.width\n"
        assert start in source
        return source.replace(start, f"{start}    while width:\n        pass\n")

    # One processor second each; tests that are measured have five and more.
    one = [test._replace(seconds=-0.4) for test in tests if test.runs(NOTICEABLE)][:3]
    assert one[0].patience == 1
    assert played(copy, NOTICEABLE, one, endless, quick=True).how == HANGS


@pytest.mark.slow
def test_what_cannot_be_imported_was_noticed(copy: Copy, tests: list[Traced]) -> None:
    found = played(copy, NOTICEABLE, tests, lambda source: source + "\n1 // 0\n", quick=True)
    assert found == Noticed("", "cannot be imported")


# --- which tests are run -----------------------------------------------------------------------------------


def test_the_lines_that_run_are_traced_until_it_is_too_much() -> None:
    def doubled(number: int) -> int:
        if number < 0:
            return 0
        return 2 * number

    first = doubled.__code__.co_firstlineno
    for many, traced in ((1, [first, first + 1, first + 3]), (200_000, None)):
        tracer, before = Tracer(frozenset({__file__})), sys.gettrace()
        sys.settrace(tracer.call)
        for number in range(many):
            doubled(number)
        sys.settrace(before)
        lines = tracer.lines()
        its = [n for n in lines[__file__] if first <= n <= first + 3] if lines else None
        assert (sorted(its) if its else None) == traced


def test_likely_tests_are_run_first_then_the_fast_ones_and_before_it_survives_all() -> None:
    bits = {"rules.figures.gravity": 1 << NOTICEABLE.line}
    rules = frozenset(NOTICEABLE.rules)
    cites = Traced("a.py::cites", 0.2, rules, bits, False)
    fast = Traced("b.py::fast", 0.1, frozenset(), bits, False)
    slow = Traced("a.py::slow", 9.0, rules, None, False)
    others = [Traced(f"{n}.py::other", 0.1, rules, {}, False) for n in range(4)]
    fails = Traced("a.py::fails", 0.1, rules, bits, True)
    every = [*others, fails, slow, fast, cites]
    assert [*stages(NOTICEABLE, every)] == [[cites, fast], [], [slow, *others]]
    assert [*stages(NOTICEABLE, every, quick=True)] == [[cites, fast], []]
    first, rest, last = stages(NOTICEABLE, [*others, slow])
    assert sorted([*first, *rest, *last]) == sorted([*others, slow]), "it runs on import"


# --- when it is not good enough ------------------------------------------------------------------------------


def test_too_few_noticed_or_a_wrong_equivalent_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    killed, alive = Fate(NOTICEABLE, Noticed("x", "AssertionError")), Fate(NOTICEABLE, Noticed())
    listed = alive._replace(reason="because")
    monkeypatch.setattr(running, "equivalent", dict)
    assert percent([killed] * 19 + [alive]) == 95
    assert list(faults([killed] * 19 + [alive, listed], [NOTICEABLE], 95)) == []
    assert list(faults([killed] * 18 + [alive, listed], [NOTICEABLE], 95)) == [
        "only 94.7 % are noticed; 95 % is the floor"
    ]
    (fault,) = faults([killed._replace(reason="because"), killed], [NOTICEABLE], 95)
    assert fault.startswith("is noticed, take it off equivalent.toml: gravity.settle_from")
    monkeypatch.setattr(running, "equivalent", lambda: {("gravity.gone", "a", "b", 1): "because"})
    (fault,) = faults([killed], [NOTICEABLE], 95)
    assert fault == "no such mutant, take it off equivalent.toml: gravity.gone: a -> b (1)"
