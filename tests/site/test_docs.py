"""The documentation as pages of the site."""

import re
from pathlib import Path

import pytest

from platformer_nb.site.pages.docs import copy_attached, docs_pages, rendered, to
from tests.own_games import OWN_GAMES


@pytest.fixture(scope="module")
def pages() -> dict[str, str]:
    return dict(docs_pages(OWN_GAMES))


def test_each_file_is_a_page_and_stands_in_the_list(pages: dict[str, str], root: Path) -> None:
    names = {f"docs/{path.stem}.html" for path in (root / "docs").glob("*.md")}
    assert pages.keys() == names | {"docs/index.html"}
    listed = re.findall(r'<dt><a href="([^"]+)">', pages["docs/index.html"])
    assert {f"docs/{name}" for name in listed} == names
    assert "for whoever shows them to others" in pages["docs/index.html"]


def test_a_link_leads_to_a_heading_that_is_there_or_to_a_file_that_is_copied(
    pages: dict[str, str], tmp_path: Path
) -> None:
    copy_attached(tmp_path)
    wrong = []
    for name, text in pages.items():
        for link in re.findall(r'(?:href|src)="([^"]+)"', text.partition("<main>")[2]):
            path, _, heading = link.partition("#")
            target = f"docs/{path}" if path else name
            if link.startswith("https:") or (tmp_path / target).is_file():
                continue
            if target not in pages or (heading and f'id="{heading}"' not in pages[target]):
                wrong.append(f"{name}: {link}")
    assert wrong == []


def test_a_page_has_no_style_of_its_own_which_its_policy_forbids(pages: dict[str, str]) -> None:
    assert [name for name, text in pages.items() if " style=" in text] == []


def test_a_file_gives_its_title_its_first_paragraph_and_headings_to_link_to() -> None:
    title, lead, body = rendered(
        "# A & *B*\n\nOne `two`\nthree.\n\n## What was measured, and chosen\n"
    )
    assert (title, lead) == ("A & B", "One two three.")
    assert '<h2 id="what-was-measured-and-chosen">' in body


@pytest.mark.parametrize(
    ("link", "there"),
    [
        ("site.md#what-is-in-it", "site.html#what-is-in-it"),
        ("hosting/Containerfile", "hosting/Containerfile"),
        ("#here", "#here"),
        ("https://example.org", "https://example.org"),
        ("../CHANGELOG.md", None),
    ],
)
def test_what_lies_outside_the_documentation_is_not_linked(link: str, there: str | None) -> None:
    assert to(link) == there
