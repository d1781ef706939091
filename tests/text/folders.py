"""Small folders of words for tests."""

from __future__ import annotations

from pathlib import Path


def folder(path: Path, **files: str) -> Path:
    """A folder of content with words: `pl_a="hello = Witaj"` is the file text/pl/a.ftl."""
    for name, text in files.items():
        language, _, file = name.partition("_")
        target = path / "text" / language / f"{file}.ftl"
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
    return path
