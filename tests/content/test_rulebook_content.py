"""The catalogue of the rules: what has to be known before, and why a ruling was needed."""

from pathlib import Path

import pytest

from platformer_nb.core.errors import BadInput
from platformer_nb.games.platformer.content import load_rulebook
from platformer_nb.games.platformer.narration.words import Words

WORDS = Words(strict=True)


def test_every_open_rule_says_why_a_ruling_was_needed_and_no_other_does() -> None:
    keys = WORDS.keys()
    told = {k.removeprefix("ruling-why-") for k in keys if k.startswith("ruling-why-")}
    assert told == {rule for rule, entry in load_rulebook().items() if entry.open}


def test_most_rules_name_those_to_be_known_before() -> None:
    rulebook = load_rulebook()
    assert rulebook["FNT-3"].needs == ("FNT-1", "SPN-1")
    assert sum(bool(entry.needs) for entry in rulebook.values()) > 150


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('MAP-1 = { page = 6, open = false, needs = ["MAP-9"] }', "there is no rule MAP-9"),
        (
            'MAP-1 = { page = 6, open = false, needs = ["MAP-2"] }\n'
            'MAP-2 = { page = 6, open = false, needs = ["MAP-1"] }',
            "these rules need each other: MAP-1, MAP-2, MAP-1",
        ),
    ],
)
def test_no_rule_needs_itself_or_an_unknown_one(tmp_path: Path, text: str, reason: str) -> None:
    (tmp_path / "rulebook.toml").write_text(text, encoding="utf-8")
    with pytest.raises(BadInput) as caught:
        load_rulebook(tmp_path)
    assert caught.value.reason == reason
    assert caught.value.place == "rulebook.toml, key MAP-1.needs"
