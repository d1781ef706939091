"""What a page needs of Jinja and of Jupyter's events is made once for all visitors, not once for each."""

from collections.abc import Iterator
from logging import getLogger

import pytest
from jinja2 import DictLoader, Environment

from platformer_nb.serve.kernels.kernel_manager import QuietKernelManager
from platformer_nb.serve.page.compiled_templates import CompiledTemplates


def environment(templates: dict[str, str], compiled: CompiledTemplates) -> Environment:
    made = Environment(loader=DictLoader(templates))
    made.bytecode_cache = compiled
    return made


def test_a_template_is_compiled_once_for_all_environments(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = CompiledTemplates()
    templates = {
        "base": "<{% block who %}{% endblock %}>",
        "page": "{% extends 'base' %}{% block who %}{{ who }}{% endblock %}",
    }
    assert environment(templates, compiled).get_template("page").render(who="Ada") == "<Ada>"

    def refuse(*_given: object, **_more: object) -> Iterator[None]:
        raise AssertionError("compiled again")

    monkeypatch.setattr(Environment, "compile", refuse)
    assert environment(templates, compiled).get_template("page").render(who="Bo") == "<Bo>"


def test_a_template_that_has_changed_is_compiled_again() -> None:
    compiled = CompiledTemplates()
    assert environment({"page": "old"}, compiled).get_template("page").render() == "old"
    assert environment({"page": "new"}, compiled).get_template("page").render() == "new"
    assert environment({"page": "old"}, compiled).get_template("page").render() == "old"


def test_kernels_leave_no_loggers_behind() -> None:
    first = QuietKernelManager().event_logger
    before = len(getLogger().manager.loggerDict)
    assert QuietKernelManager().event_logger is first
    assert len(getLogger().manager.loggerDict) == before
