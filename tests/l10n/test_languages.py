"""The languages are complete, and each of their sentences fits."""

from __future__ import annotations

from functools import cache

import pytest

from platformer_nb.l10n.faults import FAULTS
from platformer_nb.l10n.report import proofread
from platformer_nb.text import languages

pytestmark = pytest.mark.usefixtures("proofread_once")
proofs = cache(proofread)  # it takes seconds: not when tests are merely collected


@pytest.mark.parametrize("kind", FAULTS)
@pytest.mark.parametrize("language", languages())
def test_a_language_has_every_key_and_nothing_wrong(language: str, kind: str):
    assert [
        f"{key} {what}".rstrip() for key, what in proofs().languages[language].faults[kind]
    ] == []


def test_every_family_of_keys_that_the_code_puts_together_is_known():
    assert proofs().code == ()
    assert proofs().good


def test_english_polish_and_ukrainian_are_there_and_every_language_is_proofread():
    assert tuple(proofs().languages) == languages()
    assert {"en", "pl", "uk"} <= set(languages())
