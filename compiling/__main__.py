"""Compiles the rules and the bots of this tree into a folder, as a wheel would have them.

python -m compiling FOLDER
"""

from __future__ import annotations

import argparse
import shutil
import tempfile
from pathlib import Path

from compiling.building import build


def main() -> None:
    """Compile and copy."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("folder", type=Path, help="a folder that does not exist yet")
    parser.add_argument("--level", default="3", choices=tuple("0123"), help="of optimisation")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="platformer-compiled-") as work:
        made = build(Path(__file__).resolve().parents[1], Path(work), given.level)
        shutil.copytree(made, given.folder)


if __name__ == "__main__":
    main()
