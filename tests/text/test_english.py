"""The English words: complete, and every sentence comes out whole."""

from __future__ import annotations

import re

import pytest

from platformer_nb.content.files import read_text
from platformer_nb.games.platformer.content import load_box, load_rulebook
from platformer_nb.games.platformer.model.box.box import ENEMY_FACES, SYMBOLS
from platformer_nb.games.platformer.narration.words import NAME, Words
from platformer_nb.games.platformer.registry import RULEBOOK
from platformer_nb.l10n.messages import files_of

WORDS = Words(strict=True)
KEYS = frozenset(WORDS.keys())
BOX = load_box()
SAMPLES = {
    "n": 2, "needs": 3, "has": 1, "gems": 3, "coins": 2, "hearts": 1, "wounds": 2, "left": 1,
    "level": 2, "seat": 1, "number": 4, "price": 4, "of": 5, "most": 20, "page": 6, "row": 3,
    "column": "c", "from": "b3", "to": "c3", "at": "c3", "space": "d3", "spaces": ("a1", "b1"),
    "card": "grapnel", "hero": "sweety", "enemy": "ent", "figure": "ent", "boss": "medusa",
    "token": "stone", "symbol": "move", "to-symbol": "star", "dice": ("move", "star"),
    "face": "left", "step": "actions", "player": "Ada", "name": "Ada", "action": "move up",
    "reason": "it is damaged", "mend": "Give another.", "text": "fly", "what": "Ladder",
    "loot": "2 coins", "rule": "MAP-3", "first": "a", "last": "b", "edge": "wall", "actor": 2,
    "given": "star", "needed": "move", "symbols": SYMBOLS, "faces": ENEMY_FACES, "count": 2,
    "pending": "steps", "free": 1, "here": 1, "used": 1, "special": 1, "nobody": 1, "same": 1,
    "asks": "far", "boon": "hover", "on_map": 1, "on_portal": 1, "displayed": 0, "owned": 0,
    "payment": "move", "ready": 0, "several": 0, "serves": 1, "owner": "etorn", "shop": 1, "there": "hidden", "place": "hidden",
    "pushes": 1, "removed": 1, "able": 1, "must": 1, "nowhere": 1, "loses": "ward", "tile": "f05", "twin": 0, "lies": 1, "grade": "I",
    "cards": ("fire-flask",), "places": "a1 and b1", "cause": "trap", "person": "Ann",
}  # fmt: skip
FAMILIES = ("card-", "event-", "face-", "rule-", "symbol-", "token-", "when-", "why-")
"""Families of keys whose facts are known; other parts of the house bring facts of their own."""


def test_every_card_has_its_name_and_text():
    cards = [*BOX.heroes, *BOX.enemies, *BOX.items, *BOX.potions, *BOX.bosses, *BOX.events]
    cards += [c.id for boss in BOX.bosses.values() for c in boss.cards]
    wanted = [f"card-{c}{part}" for c in cards for part in ("", "-text")]
    wanted += [f"card-{c}-star" for c in BOX.heroes]
    summons = [s.id for boss in BOX.bosses.values() for s in boss.summons]
    wanted += [f"card-{c}{part}" for c in summons for part in ("", "-text")]
    wanted += [f"card-{c}{part}" for c in BOX.artifacts for part in ("", "-text", "-condition")]
    tokens = {t for boss in BOX.bosses.values() for t in boss.tokens}
    wanted += [f"token-{t}{part}" for t in tokens for part in ("", "-text")]
    wanted += [f"symbol-{s}{part}" for s in SYMBOLS for part in ("", "-text")]
    wanted += [f"face-{f}{part}" for f in ENEMY_FACES for part in ("", "-text")]
    assert [key for key in wanted if not WORDS.has(key)] == []


def test_every_rule_has_its_sentence_and_no_other():
    said = {k.removeprefix("rule-") for k in KEYS if re.match(r"rule-[A-Z]{3}-\d", k)}
    assert said == set(load_rulebook())


def test_refusals_cite_rules_that_exist():
    cited = {k.removeprefix("why-") for k in KEYS if k.startswith("why-")}
    assert cited <= set(load_rulebook())


def test_every_rule_that_the_game_enforces_is_in_the_rulebook():
    assert RULEBOOK.ids <= set(load_rulebook())


def group(key: str) -> str:
    """The first word of a key. A test for each of 3,800 keys would take longer to report than to run."""
    return key.partition("-")[0]


@pytest.mark.parametrize("first", sorted(set(map(group, KEYS))))
def test_every_sentence_comes_out_whole(first: str):
    said = {key: how_it_comes_out(key) for key in sorted(KEYS) if group(key) == first}
    assert said
    assert {key: wrong for key, wrong in said.items() if wrong} == {}


def how_it_comes_out(key: str) -> list[str]:
    """What is wrong with a sentence when its facts are given."""
    unknown = WORDS.variables(key) - set(SAMPLES)
    unknown -= {f"{name}{end}" for name in SAMPLES for end in ("-id", "-def")}
    if key.startswith(FAMILIES) and unknown:
        return ["a placeholder nobody gives: a typing error?", *sorted(unknown)]
    text = WORDS.tell(key, SAMPLES | dict.fromkeys(unknown, "this"))
    return [] if text and not re.search(r"[{]|  |\s[.,:;!?]", text) else [text]


def test_a_refusal_without_facts_is_a_sentence_still():
    said = {key: WORDS(key) for key in sorted(KEYS) if key.startswith("why-")}
    assert len(said) > 50
    assert {key: text for key, text in said.items() if not is_a_sentence(text)} == {}


def is_a_sentence(text: str) -> bool:
    lacks = "none" in text.replace("There is none", "").replace("is none", "")
    return text[0].isupper() and text.endswith(".") and "{" not in text and not lacks


def test_nothing_is_isolated_by_invisible_marks():
    for folder, name in files_of("en", ".ftl", NAME):
        assert "\u2068" not in read_text(folder, name)
    assert "\u2068" not in WORDS("why-MAP-3", **{"from": "a1"})
