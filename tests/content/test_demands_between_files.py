"""What one content file demands of another, and what no file may lack: each fault with its mend."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from platformer_nb.core.errors import BadInput
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.content import game_folder, load_box
from platformer_nb.games.platformer.content.examples import load_examples
from platformer_nb.lessons.track.loading import load_lesson

Change = Callable[[Path], None]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    target = tmp_path / "platformer"
    shutil.copytree(Path(str(game_folder())), target)
    return target


def swapped(file: str, old: str, new: str) -> Change:
    def change(folder: Path) -> None:
        text = (folder / file).read_text(encoding="utf-8")
        assert old in text
        (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")

    return change


def added(file: str, text: str) -> Change:
    def change(folder: Path) -> None:
        with (folder / file).open("a", encoding="utf-8") as stream:
            stream.write(text)

    return change


def without_tiles(folder: Path) -> None:
    for file in (folder / "tiles").iterdir():
        file.unlink()


def a_tile_of_both_dungeons(folder: Path) -> None:
    swapped("tiles/void.toml", "v01", "f01")(folder)


def unreadable(folder: Path) -> None:
    (folder / "items.toml").unlink()
    (folder / "items.toml").mkdir()


FAULTS: dict[str, tuple[Change, str, str, str]] = {
    "an artifact that does nothing": (
        added("artifacts.toml", '\n[idle-stone]\ncondition = { when = "defeats" }\n'),
        "artifacts.toml, key idle-stone",
        "an artifact has exactly one of “passive”, “trigger” and “effects”",
        "Give it exactly one of them",
    ),
    "an event that does nothing": (
        added("events.toml", "\n[dull-day]\n"),
        "events.toml, key dull-day",
        "this event does nothing",
        "Say what it changes",
    ),
    "an event too many": (
        added("events.toml", "\n[dull-day]\nprices = 1\n"),
        "events.toml",
        "there are 13 events, not 12 (SOL-1)",
        "Write 12 of them",
    ),
    "a sign of a Boss that draws by the die": (
        swapped("bosses.toml", 'face = "left"', 'face = "star"'),
        "bosses.toml, key medusa.cards.",
        "“star” is not a sign for a Boss that draws by the die",
        "Use one of attack, left, right",
    ),
    "a summons of another Boss": (
        swapped("bosses.toml", 'enemy = "imp"', 'enemy = "gnome"'),
        "bosses.toml, key ikee.cards.",
        "gnome is not a summons of ikee",
        "Use imp",
    ),
    "one name for two tiles": (
        a_tile_of_both_dungeons,
        "tiles/void.toml, key tower.f01",
        "another tile has this name",
        "Rename one of them",
    ),
    "no tiles": (
        without_tiles,
        "tiles/",
        "there is no file of tiles",
        "Add one, such as forest.toml",
    ),
    "a folder for a file": (
        unreadable,
        "items.toml",
        "the file cannot be read",
        "Check its permissions",
    ),
    "a face too many": (
        swapped("box.toml", '"shove", ', '"shove", "shove", '),
        "box.toml, key dice.action",
        "at most 6 items are allowed",
        "Correct the value",
    ),
    "a number too little": (
        swapped("enemies.toml", "health = 1", "health = 0"),
        "enemies.toml, key gloop.health",
        "0 is too low: it has to be 1 or more",
        "Correct the value",
    ),
    "a table that is none": (
        swapped("items.toml", "passive = {", "passive = 1 # {"),
        "items.toml, key ",
        "a table is needed here",
        "Write a table in curly brackets",
    ),
    "a key of another kind of card": (
        added("events.toml", "\n[dull-day]\nglyph = 1\n"),
        "events.toml, key dull-day.glyph",
        "there is no such key",
        "Remove it or correct its spelling",
    ),
    "a word that is neither true nor false": (
        added("events.toml", "\n[dull-day]\nfalls_first = 1\n"),
        "events.toml, key dull-day.falls_first",
        "true or false is needed here",
        "Write true or false, without quotes",
    ),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_of_the_box_says_where_what_and_how_to_mend_it(name: str, folder: Path) -> None:
    change, place, reason, mend = FAULTS[name]
    change(folder)
    with pytest.raises(BadInput) as caught:
        load_box(folder)
    assert caught.value.place.startswith(place)
    assert caught.value.reason.startswith(reason)
    assert caught.value.mend == mend


EXAMPLE = '\n[[example]]\nname = "no-such-thing"\nrules = ["MOV-1"]\nposition = "map:"\n{}\n'
EXAMPLES = {
    'do = ["end"]\nrefused = ["MOV-1"]\n' + EXAMPLE.format('do = ["end"]\nrefused = ["MOV-1"]'): (
        "name",
        "another example is called “no-such-thing”",
        "Rename one of them",
    ),
    'do = ["end"]\nallowed = ["MOV-1"]\nfacts = { n = 1 }': (
        "facts",
        "only a refusal has facts",
        "Use `after`",
    ),
    "": ("do", "nothing is done", "Say what is tried"),
    'do = ["end"]': (
        "",
        "nothing is expected",
        "Add refused, allowed, events or after",
    ),
    'do = ["end"]\nrefused = ["MOV-1"]\nafter = ["end"]': (
        "",
        "only a single action can be refused, and nothing follows it",
        "Put the rest into `before`",
    ),
    'do = ["end"]\nrefused = ["MVO-1"]': ("rules", "there is no rule MVO-1", "Did you mean MOV-1"),
}


@pytest.mark.parametrize("keys", EXAMPLES)
def test_a_fault_of_an_example_says_its_key(keys: str, folder: Path) -> None:
    key, reason, mend = EXAMPLES[keys]
    for file in (folder / "examples").iterdir():
        if file.name != "pending.toml":
            file.unlink()
    (folder / "examples" / "new.toml").write_text(EXAMPLE.format(keys), encoding="utf-8")
    with pytest.raises(BadInput) as caught:
        load_examples(folder)
    assert caught.value.place.startswith("examples/new.toml, key example.")
    assert caught.value.place.endswith(f".{key}" if key else "example.1")
    assert caught.value.reason == reason
    assert caught.value.mend.startswith(mend)


def test_a_lesson_is_named_by_its_number_and_subject(folder: Path) -> None:
    (folder / "lessons" / "Lesson.toml").write_text("", encoding="utf-8")
    with pytest.raises(BadInput) as caught:
        load_lesson(GAME, "Lesson", folder)
    assert str(caught.value) == (
        "lessons/Lesson.toml: its name is spelled wrongly. Name it with two digits and words, such as 01-first-turn.toml"
    )
