"""No card, token, event or Enemy of the box without a test that shows what it does."""

from importlib import import_module
from pathlib import Path

from platformer_nb.games.platformer.content import load_box
from tests.cards.proving import PROVEN, everything

ELSEWHERE = ("tests.games.test_solo", "tests.games.test_ikee")
"""Chapters of the rules whose tests prove cards on the way."""


def _modules() -> list[str]:
    here = Path(__file__).parent
    return [f"tests.cards.{path.stem}" for path in sorted(here.glob("test_*.py"))]


def test_every_card_token_event_and_enemy_of_the_box_is_proven() -> None:
    for module in (*_modules(), *ELSEWHERE):
        import_module(module)
    lacking = [card for card in everything() if card not in PROVEN]
    assert lacking == [], "write a test in tests/cards and mark it @proves"


def test_nothing_is_proven_that_is_not_in_the_box() -> None:
    for module in (*_modules(), *ELSEWHERE):
        import_module(module)
    assert set(PROVEN) <= set(everything())


def test_everything_counts_each_kind_of_card() -> None:
    box = load_box()
    bosses = sum(1 + len(s.cards) + len(s.tokens) + len(s.summons) for s in box.bosses.values())
    cards = len(box.heroes) + len(box.enemies) + len(box.items) + len(box.potions)
    cards += len(box.artifacts) + len(box.events)
    assert len(list(everything())) == cards + bosses
