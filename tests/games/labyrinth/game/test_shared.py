"""Shared positions of Labyrinth are short, and stay readable."""

from __future__ import annotations

from hashlib import sha256

from platformer_nb.core.play import sharing
from platformer_nb.games.labyrinth import GAME
from tests.games.labyrinth.rules.scenes import scene

OLD = (
    "labyrinth.AQFwEdxGw5u8dMFFO3LyQi4LsRXJ8NQHKucVwKU-TDuo9IfELN5yG5IyK5A0lgCrAwVgZWKAkjxwl-"
    "_QJKsLrmN0wbUPtMwG10rISZZAWQ9J0KVIYYBMVgCrOjQP4axUCKZ4YJ1J0Big36iUJ9JR8wS0kqBjVkg2JqEEhO"
    "WFFEMSNMEyA7DeJF4TAA"
)
"""A text that was given away with the first version of the phrases."""


def test_the_phrases_of_a_version_never_change() -> None:
    """Links that were given away are compressed against them."""
    known = [sha256(text.encode()).hexdigest()[:16] for text in GAME.phrases]
    assert known == ["a460bc1b757fa90a"]
    assert sharing.read_shared(GAME, OLD).state == scene()


def test_a_shared_position_is_shorter_for_the_phrases_and_whole() -> None:
    state = scene(items="b4 lamp", traps="c1 ?")
    text = sharing.share(GAME, state, "move NW")
    shared = sharing.read_shared(GAME, text)
    assert (shared.state, shared.action) == (state, GAME.rules.read_action(state, "move NW"))
    assert len(text) < len(GAME.rules.write(state)) // 3
