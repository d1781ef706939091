"""Tell all stories anew: `python -m tests.golden.make`. Read the difference before you commit it."""

from __future__ import annotations

from pathlib import Path

from tests.golden.games import GAMES, first_told
from tests.golden.stories import STORIES

FOLDER = Path(__file__).parent / "told"
BRIEF = Path(__file__).parent / "games"


def main() -> None:
    """Write every transcript."""
    FOLDER.mkdir(exist_ok=True)
    for name, tell in STORIES.items():
        (FOLDER / f"{name}.txt").write_text(tell(), encoding="utf-8")
    BRIEF.mkdir(exist_ok=True)
    for left_over in {p.stem for p in BRIEF.glob("*.txt")} - set(GAMES):
        (BRIEF / f"{left_over}.txt").unlink()
    for name in GAMES:
        (BRIEF / f"{name}.txt").write_text(first_told(name), encoding="utf-8")


if __name__ == "__main__":
    main()
