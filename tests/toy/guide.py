"""The guide `docs/add-a-game.md` and the toy's files: the blocks of the guide are these files.

`python -m tests.toy.guide` puts the files, as they are, into the guide. The files are the source: mypy, ruff
and the tests hold them.
"""

import re
from pathlib import Path

HERE = Path(__file__).resolve().parent
GUIDE = HERE.parent.parent / "docs" / "add-a-game.md"

KINDS = {"py": "python", "js": "js", "css": "css", "toml": "toml", "ftl": "ftl"}
_BLOCK = re.compile(r"^`([\w./-]+)`:\n\n```(\w+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def blocks() -> dict[str, str]:
    """The text of each block of the guide that is a file, by the name of the file."""
    return {name: body for name, _, body in _BLOCK.findall(GUIDE.read_text(encoding="utf-8"))}


def renewed(text: str) -> str:
    """The guide with the files as they are now."""
    return _BLOCK.sub(lambda found: block(found[1]), text)


def block(name: str) -> str:
    """A file as a block of the guide."""
    body = (HERE / name).read_text(encoding="utf-8")
    return f"`{name}`:\n\n```{KINDS[name.rpartition('.')[2]]}\n{body}```"


def write(folder: Path) -> Path:
    """Write the files of the guide, and nothing else, into a folder."""
    for name, body in blocks().items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(body, encoding="utf-8")
    return folder


if __name__ == "__main__":
    GUIDE.write_text(renewed(GUIDE.read_text(encoding="utf-8")), encoding="utf-8")
