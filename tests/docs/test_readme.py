import doctest
import re
import subprocess

import pytest

from tests.own_games import ROOT

CHANGES = [f"docs/change/{page.name}" for page in sorted((ROOT / "docs/change").glob("*.md"))]


@pytest.mark.parametrize("document", ["README.md", "CONTRIBUTING.md", "docs/api.md"])
def test_python_on_the_page_does_what_it_shows(root, document):
    result = doctest.testfile(
        str(root / document), module_relative=False, optionflags=doctest.ELLIPSIS, encoding="utf-8"
    )
    assert result.failed == 0


@pytest.mark.parametrize("document", ["README.md", "CONTRIBUTING.md"])
def test_make_targets_on_the_page_exist(root, document):
    named = set(re.findall(r"(?:`|    )make ([a-z]+)", (root / document).read_text()))
    listed = subprocess.run(["make"], cwd=root, capture_output=True, text=True, check=True).stdout
    assert named
    assert named <= set(re.findall(r"make ([a-z]+)", listed))


@pytest.mark.parametrize("document", ["README.md", "CONTRIBUTING.md", "docs/api.md", *CHANGES])
def test_links_on_the_page_lead_somewhere(root, document):
    links = re.findall(r"\]\(([^)#:]+)\)", (root / document).read_text())
    folder = (root / document).parent
    missing = [link for link in links if not (folder / link).exists()]
    assert missing == []


@pytest.mark.parametrize("document", ["README.md", "CONTRIBUTING.md", *CHANGES])
def test_links_to_a_heading_lead_to_one(root, document):
    here = root / document
    for link, heading in re.findall(r"\]\(([^)#:]*)#([^)]+)\)", here.read_text()):
        there = (here.parent / link) if link else here
        heads = re.findall(r"^#+ (.*)$", there.read_text(), re.MULTILINE)
        assert heading in {_anchor(one) for one in heads}, f"{link}#{heading}"


def _anchor(heading):
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def test_the_table_of_changes_leads_to_every_page_of_them(root):
    assert set(CHANGES) <= set(re.findall(r"\]\(([^)#]+)", (root / "CONTRIBUTING.md").read_text()))


def test_the_commands_on_the_page_are_those_of_the_console_command(root):
    from platformer_nb import cli

    named = set(re.findall(r"`platformer-nb ([a-z-]+)`", (root / "README.md").read_text()))
    assert named == {
        module.__name__.rsplit(".", 1)[-1].replace("_", "-") for module in cli.COMMANDS
    }


def test_the_reference_names_all_of_the_api_and_nothing_that_is_not_there(root):
    import platformer_nb

    page = (root / "docs" / "api.md").read_text()
    members = [f"game.{name}" for name in vars(platformer_nb.Play) if not name.startswith("_")]
    for name in (*platformer_nb.__all__, *members, "game.session", "game.notice"):
        assert name in page or name == "__version__", name
    assert "add-a-game.md#what-is-stable" in page, "there is one table of what is stable"


def test_what_moths_uses_is_stable_and_what_is_stable_is_there(root):
    from platformer_nb.core import errors, game, options, registry, rules, ruling
    from platformer_nb.core.parts import (
        examples,
        intent,
        narrator,
        renderers,
        review,
        teaching,
        verdict,
        views,
    )
    from platformer_nb.core.play import chance, explain
    from platformer_nb.lessons.goals import base, common
    from platformer_nb.lessons.puzzles import models, plain
    from platformer_nb.text import examples as drawn

    rooms = [errors, game, options, registry, rules, ruling, examples, intent, narrator]
    rooms += [
        renderers,
        teaching,
        review,
        verdict,
        views,
        chance,
        explain,
        base,
        common,
        models,
        plain,
        drawn,
    ]
    page = (root / "docs" / "add-a-game.md").read_text()
    rows = page.partition("| interface | stable from |")[2].partition("\n\n")[0].splitlines()
    stable = {name for row in rows if "| 0.1.0 |" in row for name in re.findall(r"`(\w+)`", row)}
    used = {
        name.strip()
        for file in (root / "tests" / "toy" / "moths").glob("*.py")
        for names in re.findall(r"^from platformer_nb\S* import ([\w, ]+)$", file.read_text(), re.M)
        for name in names.split(",")
    }
    assert len(used) > 20
    assert used <= stable
    named = {name for name in stable if name[0].isupper()} - {"AmbiguousAction"}
    assert named <= {name for room in rooms for name in dir(room)}


def test_locks_name_no_host(root):
    locks = [*(root / "requirements").glob("*.lock"), root / "package-lock.json"]
    assert len(locks) >= 4
    for lock in locks:
        assert "://" not in lock.read_text(), lock
