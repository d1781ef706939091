"""Tell all stories anew: `python -m tests.golden.make`. Read the difference before you commit it.

`--show NAME 41` prints what the game NAME does around its action 41, with every event; `--since HEAD` prints
instead what has changed in that since a commit.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from argparse import ArgumentParser
from difflib import unified_diff
from pathlib import Path

from tests.golden.games import GAMES, played
from tests.golden.retelling import STRETCH, Retold, actions_of, retold, to_keep_whole
from tests.golden.stories import STORIES

HERE = Path(__file__).parent
FOLDER = HERE / "told"
WHOLE = HERE / "games"
STRETCHES = HERE / "stretches"


def kept(name: str) -> Path:
    """The file of a game: whole, or in stretches."""
    return (WHOLE if (WHOLE / f"{name}.txt").exists() else STRETCHES) / f"{name}.txt"


def main(words: list[str] | None = None) -> None:
    """Write every transcript, or show a part of one."""
    parser = ArgumentParser(prog="python -m tests.golden.make", description=__doc__)
    parser.add_argument("--show", metavar="NAME", choices=GAMES)
    parser.add_argument("--since", metavar="COMMIT", help="the changes since that commit only")
    parser.add_argument("action", nargs="?", type=int, help="its number; all actions without one")
    args = parser.parse_args(words)
    if args.show and args.since:
        print(_changes(args.show, args.action, args.since), end="")
    elif args.show:
        print(show(args.show, args.action), end="")
    else:
        make()


def show(name: str, action: int | None) -> str:
    """A game, or the stretch that begins with an action and some actions before and after it."""
    game = retold(name, actions_of(kept(name).read_text(encoding="utf-8")))
    if action is None:
        return game.shown()
    return game.shown(max(1, action - 3), action + STRETCH + 2)


def _changes(name: str, action: int | None, commit: str) -> str:
    """The difference between what a commit shows and what is shown now."""
    with tempfile.TemporaryDirectory() as folder:
        archive = subprocess.run(["git", "archive", commit], check=True, capture_output=True)
        subprocess.run(["tar", "-x", "-C", folder], check=True, input=archive.stdout)
        number = [] if action is None else [str(action)]
        command = [sys.executable, "-m", "tests.golden.make", "--show", name, *number]
        path = f"{folder}:{folder}/widgets"
        done = subprocess.run(
            command, cwd=folder, env={"PYTHONPATH": path}, stdout=subprocess.PIPE, text=True
        )
    now = show(name, action).splitlines(keepends=True)
    return "".join(unified_diff(done.stdout.splitlines(keepends=True), now, commit, "now"))


def make() -> None:
    """Write every transcript. The actions stay as they are, unless one has become illegal: then bots play anew."""
    FOLDER.mkdir(exist_ok=True)
    for name, tell in STORIES.items():
        (FOLDER / f"{name}.txt").write_text(tell(), encoding="utf-8")
    games = {name: _told(name) for name in GAMES}
    whole = to_keep_whole(games)
    for folder in (WHOLE, STRETCHES):
        folder.mkdir(exist_ok=True)
        for path in folder.glob("*.txt"):
            path.unlink()
    for name, game in games.items():
        text, folder = (game.whole(), WHOLE) if name in whole else (game.stretches(), STRETCHES)
        (folder / f"{name}.txt").write_text(text, encoding="utf-8")


def _told(name: str) -> Retold:
    """A game with the actions it is kept with, where they still can be done."""
    if (path := kept(name)).exists():
        try:
            return retold(name, actions_of(path.read_text(encoding="utf-8")))
        except (AssertionError, ValueError) as fault:
            print(f"{fault}; it is played anew", file=sys.stderr)
    return retold(name, played(name))


if __name__ == "__main__":
    main()
