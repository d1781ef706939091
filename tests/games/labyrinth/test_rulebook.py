"""The rulebook as data: every statement has its sentence, every ruling its reason."""

from __future__ import annotations

import re
from pathlib import Path

from platformer_nb import content, text
from platformer_nb.games.labyrinth.content import game_folder, load_rulebook

WORDS = text.Words(text.BASE, "labyrinth", strict=True)
ID = re.compile(r"\b[A-Z]{3}-\d{1,2}\b")


def keys(prefix: str) -> list[str]:
    """The rules that have a sentence of this family, in the order of its file."""
    texts = Path(str(game_folder())) / "text" / "en"
    lines = "".join(file.read_text("utf-8") for file in sorted(texts.glob("rul*.ftl")))
    return re.findall(rf"^{prefix}([A-Z]{{3}}-\d+) = ", lines, re.MULTILINE)


def test_the_rulebook_has_its_248_statements_and_109_rulings() -> None:
    rulebook = load_rulebook()
    assert len(rulebook) == 248
    assert sum(entry.open for entry in rulebook.values()) == 109


def test_every_rule_has_a_sentence_in_the_order_of_the_rulebook() -> None:
    assert keys("rule-") == list(load_rulebook())


def test_every_open_rule_says_why_a_ruling_was_needed_and_no_other_does() -> None:
    assert keys("ruling-why-") == [rule for rule, entry in load_rulebook().items() if entry.open]


def test_what_is_needed_comes_from_the_rulebook_and_runs_in_no_circle() -> None:
    assert content.load_rulebook(game_folder()) == load_rulebook()
    assert load_rulebook()["TIL-6"].needs == ("TIL-3", "TIL-4", "TIL-5")


def test_a_sentence_is_a_whole_one_and_names_no_rule_by_its_number() -> None:
    own = [
        *(f"rule-{one}" for one in keys("rule-")),
        *(f"ruling-why-{one}" for one in keys("ruling-why-")),
    ]
    sentences = {key: WORDS.fill(key, {}) for key in own}
    assert len(sentences) == 248 + 109
    wrong = [
        key
        for key, text in sentences.items()
        if not text[0].isupper()
        or not text.endswith(".")
        or ID.search(text)
        or set(text) & set("'\"")
    ]
    assert wrong == []


def test_every_text_of_the_game_is_fluent() -> None:
    texts = Path(str(game_folder())) / "text" / "en"
    written = "".join(file.read_text("utf-8") for file in texts.glob("*.ftl"))
    own = re.findall(r"^([a-z]+-[A-Za-z0-9-]+) =", written, re.MULTILINE)
    assert len(own) > 380
    assert len(own) == len(set(own))
    for key in own:
        assert WORDS.fill(key, dict.fromkeys(WORDS.variables(key), "7"))
