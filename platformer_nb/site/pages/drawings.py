"""The drawings of a box, made at build time by the scripts that draw on a page: an SVG file for each."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from platformer_nb.core.errors import BadInput
from platformer_nb.core.game import AnyGame
from platformer_nb.table.reference.box_page import box_page
from platformer_nb.text import BASE

ENTRY: Final = "box/drawings.js"
PROGRAM: Final = Path(__file__).resolve().parents[1] / "shell" / "draw.mjs"

BROAD: Final = re.compile(r"^<svg[^>]* class=\"[^\"]*\bpw-broad\b")
"""A drawing that is wider than high."""

_RULE: Final = re.compile(r"^\.pw (\.[\w-]+) (\{[^{}]*\})$", re.MULTILINE)
"""What a game's style sheet says of one class. An animation stands still: its steps are not taken along."""

_BOX: Final = re.compile(r'viewBox="[-.\d]+ [-.\d]+ ([.\d]+) ([.\d]+)"')


class Drawing(NamedTuple):
    """A file with a drawing: its address from the root, its text, its width and height."""

    path: str
    text: str
    width: int
    height: int

    @property
    def broad(self) -> bool:
        """Whether it takes the width of a card."""
        return BROAD.match(self.text) is not None


Drawings = Mapping[str, list[Drawing]]
"""What is drawn of a game's things, by `Thing.key`."""


def drawings(games: Iterable[AnyGame], stage: Path) -> dict[str, Drawings]:
    """Return the drawings of the boxes by the name of the game; `stage` is a folder to work in. A drawing has no language.

    Raises BadInput without node, which draws.
    """
    from platformer_widgets.assets import SHEETS, bundle, style

    node = shutil.which("node")
    if node is None:
        raise BadInput("node", "error-site-node", "mend-site-node")
    script = stage / "drawings.mjs"
    script.write_text(bundle(ENTRY), encoding="utf-8")
    things = [
        {"game": game.name, **thing} for game in games for thing in box_page(game, BASE)["things"]
    ]
    done = subprocess.run(
        [node, str(PROGRAM), str(script)],
        input=json.dumps(things),
        check=True,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    )
    looks = dict(_RULE.findall(style(SHEETS)))
    found: dict[str, Drawings] = {}
    for thing, texts in zip(things, json.loads(done.stdout), strict=True):
        drawn = {thing["key"]: list(_files(thing, texts, looks))}
        found[thing["game"]] = {**found.get(thing["game"], {}), **drawn}
    return found


def _files(
    thing: Mapping[str, Any], texts: Iterable[str], looks: Mapping[str, str]
) -> Iterator[Drawing]:
    for number, text in enumerate(texts, 1):
        box = _BOX.search(text)
        assert box is not None, f"{thing['key']} has no size"
        width, height = (round(float(side)) for side in box.groups())
        path = f"box/{thing['game']}/{thing['key']}{f'-{number}' if number > 1 else ''}.svg"
        yield Drawing(path, _styled(text, looks), width, height)


def _styled(text: str, looks: Mapping[str, str]) -> str:
    """Return a drawing with what the game's style sheet says of its classes: in a file of its own it has no other."""
    used = {f".{one}" for said in re.findall(r'class="([^"]*)"', text) for one in said.split()}
    rules = "".join(f"{name} {looks[name]}" for name in sorted(used & looks.keys()))
    head, end, rest = text.partition(">")
    return f"{head}{end}<style>{rules}</style>{rest}" if rules else text
