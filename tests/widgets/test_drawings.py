"""Every Hero, Enemy, Boss, token and kind of card of the box has a drawing of its own."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest

from platformer_nb.games.platformer.content import load_box
from platformer_nb.games.platformer.model.terrain import FEATURES

BOX = load_box()
DRAWINGS = Path("widgets/platformer_widgets/games/platformer/drawing")
WANTED = {
    ("heroes.js", "HEROES"): set(BOX.heroes),
    ("enemies.js", "ENEMIES"): {
        *BOX.enemies,
        *(s.id for boss in BOX.bosses.values() for s in boss.summons),
    },
    ("bosses.js", "BOSSES"): set(BOX.bosses),
    ("tokens.js", "TOKENS"): {token for boss in BOX.bosses.values() for token in boss.tokens},
    ("tokens.js", "KINDS"): {"item", "potion", "artifact", "event"},
    ("cards/items.js", "ITEMS"): set(BOX.items),
    ("cards/potions.js", "POTIONS"): set(BOX.potions),
    ("cards/artifacts.js", "ARTIFACTS"): set(BOX.artifacts),
    ("cards/events.js", "EVENTS"): set(BOX.events),
    ("cards/attacks.js", "ATTACKS"): {
        card.id for boss in BOX.bosses.values() for card in boss.cards
    },
}
COLOURS = re.compile(r'"(?:fill|stroke|opacity)": (?:"[^"]*"|[0-9.]+)')


@pytest.mark.parametrize(("place", "wanted"), WANTED.items(), ids=[name for _, name in WANTED])
def test_nobody_borrows_a_drawing(place: tuple[str, str], wanted: set[str], root: Path):
    drawn = drawings(root, *place)
    assert wanted <= set(drawn), "draw what is missing"
    own = [drawn[name] for name in sorted(wanted)]
    assert len(set(own)) == len(own), "two of them look the same"


def test_no_two_drawings_of_the_box_differ_by_their_colours_alone(root: Path):
    outlines: dict[str, str] = {}
    for place, wanted in WANTED.items():
        for name, shapes in drawings(root, *place).items():
            outline = COLOURS.sub("", shapes)
            assert outlines.setdefault(outline, name) == name or name not in wanted, name


def test_no_drawing_of_a_card_is_left_over(root: Path):
    for place in list(WANTED)[-5:]:
        assert set(drawings(root, *place)) == WANTED[place], place


def test_every_feature_of_a_space_is_drawn(root: Path):
    source = (root / DRAWINGS / "terrain.js").read_text()
    drawn = {feature for feature in FEATURES if f'case "{feature}":' in source}
    assert drawn == {feature for feature in FEATURES if feature != "plain"}


def drawings(root: Path, file: str, name: str) -> dict[str, str]:
    """The drawings a module exports, each as its shapes in JSON."""
    module = (root / DRAWINGS / file).as_uri()
    script = f'import {{ {name} }} from "{module}"; console.log(JSON.stringify({name}));'
    done = subprocess.run(
        ["node", "--input-type=module", "-e", script], capture_output=True, text=True, check=True
    )
    return {key: json.dumps(shapes) for key, shapes in json.loads(done.stdout).items()}
