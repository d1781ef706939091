"""Tell all stories anew: `python -m tests.golden.make`. Read the difference before you commit it."""

from __future__ import annotations

from pathlib import Path

from tests.golden.stories import STORIES

FOLDER = Path(__file__).parent / "told"


def main() -> None:
    """Write every transcript."""
    FOLDER.mkdir(exist_ok=True)
    for name, tell in STORIES.items():
        (FOLDER / f"{name}.txt").write_text(tell(), encoding="utf-8")


if __name__ == "__main__":
    main()
