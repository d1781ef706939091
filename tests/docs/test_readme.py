import doctest
import re
import subprocess

import pytest


@pytest.mark.parametrize("document", ["README.md", "CONTRIBUTING.md"])
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


@pytest.mark.parametrize("document", ["README.md", "CONTRIBUTING.md"])
def test_links_on_the_page_lead_somewhere(root, document):
    links = re.findall(r"\]\(([^)#:]+)\)", (root / document).read_text())
    missing = [link for link in links if not (root / link).exists()]
    assert missing == []


def test_the_commands_on_the_page_are_those_of_the_console_command(root):
    from platformer_nb import cli

    named = set(re.findall(r"`platformer-nb ([a-z-]+)`", (root / "README.md").read_text()))
    assert named == {
        module.__name__.rsplit(".", 1)[-1].replace("_", "-") for module in cli.COMMANDS
    }


def test_locks_name_no_host(root):
    locks = [*(root / "requirements").glob("*.lock"), root / "package-lock.json"]
    assert len(locks) >= 4
    for lock in locks:
        assert "://" not in lock.read_text(), lock
