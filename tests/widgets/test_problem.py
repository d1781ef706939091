"""What cannot be opened or set up is said on the page in the page's language."""

from __future__ import annotations

import pytest

from platformer_nb.games.platformer.narration.words import Words
from platformer_nb.text import languages
from platformer_widgets import play_page


@pytest.mark.parametrize("language", languages())
def test_a_record_that_is_none_is_refused_in_the_language_of_the_page(language: str) -> None:
    page = play_page(language)
    page._handle_custom_msg({"intent": "load", "record": "[1]"}, [])
    problem, words = page.page["problem"], Words(language)
    assert problem["place"] == words("place-record")
    assert problem["reason"] == words("error-record-object")
    assert problem["mend"] == words("mend-as-saved")
