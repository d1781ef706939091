"""In a language made by machine, nothing that a command prints lacks its accents: no text is hard-wired."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from platformer_nb.content.files import TEXTS
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.content import load_rulebook
from platformer_nb.l10n.messages import messages
from platformer_nb.lessons.track.lesson import open_lesson
from platformer_nb.lessons.track.notebook_builder import build
from platformer_nb.text import languages
from platformer_nb.text.books import book
from tests.cli.test_no_english import ANSWERS, POSITION, complaints, printed, without_echo
from tests.foreign import KINDS, foreign, own_words, said_words, typed_words
from tests.l10n.pseudo import PSEUDO, write


@pytest.fixture(scope="module", autouse=True)
def _added(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The language is added as a translator adds one: by a folder."""
    assert PSEUDO not in languages()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(TEXTS, str(write(tmp_path_factory.mktemp("texts"))))
        yield
    for cached in (book, messages, own_words, said_words):
        cached.cache_clear()


@pytest.mark.parametrize("argv", ANSWERS, ids=" ".join)
def test_an_answer_comes_from_the_texts(
    argv: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    text = printed(capsys, PSEUDO, *argv)
    assert len(text) > 60
    assert foreign(PSEUDO, text) == []


def test_the_rules_and_their_examples_come_from_the_texts(
    capsys: pytest.CaptureFixture[str],
) -> None:
    text = printed(capsys, PSEUDO, "rules", *list(load_rulebook())[::4])
    assert len(text.splitlines()) > 2_000
    assert foreign(PSEUDO, text) == []


def test_an_error_comes_from_the_texts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = []
    for argv in complaints(tmp_path):
        text = printed(capsys, PSEUDO, *argv)
        files = [f.read_text(encoding="utf-8") for f in map(Path, argv) if tmp_path in f.parents]
        typed = " ".join((*argv, *files)).replace(POSITION, "")
        found += [(argv, line) for line in foreign(PSEUDO, without_echo(_unkeyed(text), typed))]
    assert found == []


def _unkeyed(text: str) -> str:
    """The text without the name of a line of a position, beside the line's number."""
    return re.sub(rf"(\d \()({'|'.join(KINDS['lines'])})\)", r"\1)", text)


def test_a_hard_wired_text_would_be_found() -> None:
    assert foreign(PSEUDO, "  ⟦Ñöö šééñŧééñçéé⟧ and one in English") != []


@pytest.mark.parametrize("name", ["00-first-turn", "07-pushing", "19-exam"])
def test_a_lesson_in_a_notebook_comes_from_the_texts(name: str) -> None:
    """Its cells, and what its boards, answers and exam say as text."""
    cells = build(GAME, name, PSEUDO)["cells"]
    texts = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "markdown"]
    lesson = open_lesson(GAME, name, PSEUDO)
    texts += [repr(lesson), repr(lesson.notation)]
    texts += [repr(lesson.show(n)) for n, _ in enumerate(lesson.shows, 1)]
    texts += [repr(lesson.predict(n)) for n, _ in enumerate(lesson.predictions, 1)]
    texts += [repr(lesson.exam(n)) for n, _ in enumerate(lesson.exams, 1)]
    for number, step in enumerate(lesson.exercises, 1):
        exercise = lesson.exercise(number)
        texts += [repr(exercise), repr(exercise.answer(*step.starter)), repr(exercise.hint())]
    assert len(texts) > len(cells) / 2
    found = [line for text in texts for line in foreign(PSEUDO, _prose(text))]
    typed = typed_words() | {w for words in KINDS.values() for w in words} | {"answer"}
    assert [x for x in found if set(x.rpartition("  <- ")[2].split()) - typed] == []


def _prose(text: str) -> str:
    """A text without code, and without the targets of links."""
    text = re.sub(r"```.*?```|`[^`]*`|\]\([^)]*\)", " ", text, flags=re.DOTALL)
    return re.sub(r"</?[a-z]+[^>]*>", " ", text)
