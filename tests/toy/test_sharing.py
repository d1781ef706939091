"""The toy's positions are shared as the viewer sees them; nobody plays on from what is hidden."""

import json
from typing import Any

import pytest

from platformer_nb.core.errors import BadInput
from platformer_nb.core.game import NoPart
from platformer_nb.core.play.sharing import read_shared, share, shared_game
from platformer_nb.table.analysis.inquiry import Inquiry
from platformer_nb.table.analysis.set_up import SetUpTable
from platformer_nb.table.analysis.sharing import doubt, is_masked, share_table
from platformer_nb.table.factories.new_game import table_of_new_game

PEOPLE = [{"name": "Ada"}, {"name": "Bo"}]


def acted(table: Any, intent: str, **fields: Any) -> Any:
    return table.intent({"intent": intent, "for": table.number, **fields})


def test_a_shared_position_hides_what_its_viewer_may_not_see(game: Any) -> None:
    table = table_of_new_game(game, PEOPLE, "lamp", "en")
    with pytest.raises(BadInput):
        share_table(table, asked=False)  # nobody has taken the screen yet
    acted(table, "take")
    text = share_table(table, asked=False)
    assert shared_game(text) == "moths"
    shared = read_shared(game, text)
    assert shared.masked
    assert is_masked(table)  # so the page says so before the link is given
    assert shared.state == game.rules.observe(table.state, table.viewer)
    assert shared.state != table.state


def test_its_refusal_travels_and_is_told_in_another_language(game: Any) -> None:
    table = table_of_new_game(game, PEOPLE, "lamp", "en")
    acted(table, "take")
    refused = next(b for b in table.view()["buttons"] if not b["legal"])
    acted(table, "act", action=refused["action"])
    shared = read_shared(game, share_table(table, asked=True))
    view = Inquiry(game, shared.state, "pl", shared.action, masked=shared.masked).view()
    verdict = view["inquiry"]["verdict"]
    assert verdict["action"] == refused["action"]
    assert not verdict["legal"]
    assert not view["inquiry"]["playable"]
    assert view["handover"] is None
    assert refused["action"] in doubt(table, "1")


def test_a_legal_choice_is_ruled_on_without_telling_what_is_hidden(game: Any) -> None:
    table = table_of_new_game(game, PEOPLE, "lamp", "en")
    acted(table, "take")
    shared = read_shared(game, share_table(table, asked=False))
    inquiry = Inquiry(game, shared.state, "en", masked=True)
    legal = next(b for b in inquiry.view()["buttons"] if b["legal"])
    view = acted(inquiry, "act", action=legal["action"])
    assert view["inquiry"]["verdict"]["legal"]
    assert view["inquiry"]["verdict"]["steps"] == []
    json.dumps(view)


def test_a_whole_position_can_be_played_on(game: Any) -> None:
    state = game.setup.new(2)
    shared = read_shared(game, share(game, state))
    assert shared.state == state
    assert not shared.masked


def test_a_game_without_an_editor_offers_none(game: Any) -> None:
    from platformer_widgets import PlayPage
    from platformer_widgets.page.beside import has_editor

    assert not has_editor(game)
    page = PlayPage("en", "moths")
    assert not page.page["editor"]
    page._handle_custom_msg({"intent": "set-up"}, [])
    assert page.page["beside"] == ""
    with pytest.raises(NoPart):
        SetUpTable(game)
