"""The components in Python: their text, their traits, and that nothing gets past their door."""

from __future__ import annotations

import json
from typing import Any

import pytest

from platformer_nb.bots.seats import bot_kinds
from platformer_nb.core.errors import BadInput
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.model.house_rules import RULINGS
from platformer_nb.games.platformer.narration.words import NAME, Words
from platformer_nb.games.platformer.view.new_tables import new_table
from platformer_nb.l10n.families import families_of
from platformer_nb.l10n.uses import uses
from platformer_nb.text import languages
from platformer_widgets import (
    DicePool,
    HeroPanel,
    Log,
    MapGrid,
    PlayPage,
    PlayTable,
    Shop,
    play_page,
)
from platformer_widgets.component import MAX_SENDERS
from platformer_widgets.page.form import form
from platformer_widgets.standalone.lesson import WORDS as LESSON_WORDS
from platformer_widgets.words import GAME_WORDS, PATTERNS, WORDS, words

POSITION = """\
map:
    +----+----+----+----+
  3 |    :    :H   :   g|
    +    +====+=HH=+    +
  2 |  W : ^  :H   :    |
    +====+    +    +====+
  1 |    :    :H 1 : $  |
    +====+====+====+====+
      a    b    c    d
hero 1: sweety
pool: move shove star
"""
PARTS = [MapGrid, DicePool, Shop, HeroPanel, Log, PlayTable]


@pytest.fixture
def table():
    return new_table([{"name": "Ada", "hero": "sweety"}, {"name": "Bo"}], seed=5)


def say(component, content):
    """What the browser does when it sends a message."""
    component._handle_custom_msg(content, [])


@pytest.fixture
def sent(monkeypatch):
    """The messages a page sends back."""
    found = []
    monkeypatch.setattr(PlayPage, "send", lambda _self, content: found.append(content))
    return found


@pytest.mark.parametrize("part", PARTS)
def test_the_text_of_a_component_is_the_drawn_position(part):
    text = repr(part(POSITION))
    assert "W : ^  :H" in text
    assert GAME.rules.write(GAME.rules.read(text)) == text


def test_text_state_session_and_table_are_shown_alike(table):
    state = table.session.state
    drawn = GAME.rules.write(state)
    assert repr(MapGrid(drawn)) == repr(MapGrid(state)) == repr(MapGrid(table.session)) == drawn
    assert MapGrid(state).view["map"] == MapGrid(table).view["map"]


def test_a_notebook_without_widgets_shows_the_text():
    bundle = MapGrid(POSITION)._repr_mimebundle_()
    assert bundle is not None
    assert bundle[0]["text/plain"].startswith("platformer 1")


def test_a_drawing_that_cannot_be_read_says_where():
    with pytest.raises(BadInput):
        MapGrid("map:\n  what is this")


def test_another_position_can_be_put_in(table):
    grid = MapGrid(POSITION)
    assert not grid.live
    grid.position = table
    assert grid.live
    assert grid.serial == 1
    assert grid.view["map"]["width"] == 8


@pytest.mark.parametrize("part", PARTS)
def test_everything_that_is_sent_is_plain_json(part, table):
    component = part(table)
    json.dumps({name: component.trait_values()[name] for name in ("view", "words", "live")})
    assert "module_lib$dom_js" in component._esm
    assert "import " not in component._esm.split("const module_", 2)[1].split("\n")[0]
    assert "https://" not in component._esm + component._css


def test_an_intent_goes_to_the_table_and_its_view_comes_back(table):
    component = PlayTable(table)
    die = next(die for die in component.view["dice"] if not die["used"])
    say(component, {"intent": "select", "die": die["id"], "for": component.view["state"]})
    assert next(d for d in component.view["dice"] if d["id"] == die["id"])["selected"]
    assert component.serial == 1


def test_a_stale_intent_changes_nothing_and_is_answered(table):
    component = PlayTable(table)
    first = {"intent": "select", "die": "d1", "for": component.view["state"]}
    say(component, first)
    view = component.view
    say(component, first)
    assert component.view == view
    assert component.serial == 2


def test_a_view_is_sent_again_though_it_is_the_same_as_its_first_answer_may_be_lost(
    table, monkeypatch
):
    component = PlayTable(table)
    sent = []
    monkeypatch.setattr(
        component.comm, "send", lambda data=None, **more: sent.append(data.get("state", {}))
    )
    wish = {"intent": "select", "die": "d1", "for": component.view["state"]}
    say(component, wish)
    assert [sorted(state) for state in sent] == [["serial", "view", "whole"]]
    for serial in (2, 3):
        sent.clear()
        say(component, wish)
        (state,) = sent
        assert sorted(state) == ["serial", "view", "whole"], (
            "no view is announced that is not there"
        )
        assert (state["serial"], state["view"]["state"]) == (serial, wish["for"] + 1)


def numbered(number, sender="page-1", **message):
    """A message as a page sends it."""
    return {"post": {"from": sender, "number": number}, **message}


@pytest.fixture
def states(table, monkeypatch):
    """A table's component, and the states it sends."""
    component = PlayTable(table)
    found = []
    monkeypatch.setattr(
        component.comm, "send", lambda data=None, **more: found.append(data.get("state", {}))
    )
    return component, found


def test_an_answer_names_the_message_and_comes_as_one_with_its_view(states):
    component, sent = states
    say(component, numbered(1, intent="select", die="d1", **{"for": 0}))
    (state,) = sent
    assert sorted(state) == ["answered", "serial", "view", "whole"]
    assert state["answered"] == {"from": "page-1", "number": 1}
    assert state["view"]["state"] == 1


def test_a_message_that_comes_again_is_not_acted_upon_and_all_is_shown_again(states):
    component, sent = states
    wish = numbered(1, intent="select", die="d1", **{"for": 0})
    say(component, wish)
    (first,) = sent
    sent.clear()
    say(component, {**wish, "for": 1})
    (again,) = sent
    assert first.items() <= again.items()
    assert {"game", "live", "words"} <= again.keys()
    assert not any(name.startswith("_") for name in again)
    assert component.view["state"] == 1


def test_the_next_number_and_another_page_are_answered(states):
    component, sent = states
    for number, sender in ((1, "page-1"), (1, "page-2"), (5, "page-1"), (2, "page-2")):
        wish = {"intent": "select", "die": "d1", "for": component.view["state"]}
        say(component, numbered(number, sender, **wish))
    assert component.view["state"] == 4
    assert [state["answered"]["number"] for state in sent] == [1, 1, 5, 2]
    say(component, numbered(4, intent="clear", **{"for": 4}))
    assert component.view["state"] == 4
    assert sent[-1]["answered"] == {"from": "page-1", "number": 5}


def test_what_went_out_with_an_answer_goes_out_with_it_again(monkeypatch):
    page, sent = play_page("en"), []
    monkeypatch.setattr(page.comm, "send", lambda data=None, **more: sent.append(data))
    start = numbered(1, intent="start", players=[{}, {}], seed="7")
    say(page, start)
    assert [message["method"] for message in sent] == ["update", "custom"]
    record = sent[-1]
    assert record["content"]["type"] == "record"
    assert record["content"]["letter"] == {**start["post"], "index": 0}
    assert sent[0]["state"]["letters"] == 1
    say(page, {"intent": "ping"})
    sent.clear()
    say(page, start)
    assert [message["method"] for message in sent] == ["update", "custom"]
    assert sent[-1] == record
    assert page.page["games"] == 1


def test_a_message_that_fails_is_answered_too_and_not_tried_again(table, monkeypatch):
    component, calls = PlayTable(table), []

    def broken(message):
        calls.append(message)
        raise RuntimeError

    monkeypatch.setattr(table, "intent", broken)
    for _ in range(2):
        say(component, numbered(3, intent="clear", **{"for": 0}))
    assert len(calls) == 1
    assert component.answered["number"] == 3
    assert component.view["error"] == component.words["error-text"]


@pytest.mark.parametrize(
    "post",
    [None, 1, "page-1", [], {}, {"from": "a"}, {"number": 1}, {"from": "a", "number": "1"}]
    + [{"from": "a", "number": number} for number in (True, -1, 1.5, 10**400)]
    + [{"from": sender, "number": 1} for sender in ("", "a" * 41, "A b", "\ud800", "a\n", 5)],
)
def test_a_number_that_no_page_of_ours_writes_is_refused(table, post):
    component = PlayTable(table)
    say(component, {"post": post, "intent": "select", "die": "d1", "for": 0})
    assert component.view["state"] == 0
    assert component.answered == {}
    assert component.view["error"] == component.words["error-text"]


def test_only_so_many_pages_are_remembered(table):
    component = PlayTable(table)
    for page in range(MAX_SENDERS + 5):
        say(component, numbered(1, f"page-{page}", intent="clear", **{"for": 0}))
    assert len(component._posts) == MAX_SENDERS
    assert f"page-{MAX_SENDERS + 4}" in component._posts


@pytest.mark.parametrize(
    "content", [None, 7, "x", [], {}, {"intent": "act"}, {"intent": "act", "for": 0, "action": {}}]
)
def test_a_bad_message_becomes_a_polite_word_and_nothing_else(table, content):
    component = PlayTable(table)
    before = component.view
    say(component, content)
    assert component.view["error"] == component.words["error-text"]
    assert component.view["dice"] == before["dice"]
    assert component.view["state"] == before["state"]


def test_a_failure_of_ours_never_shows_its_insides(table, monkeypatch):
    component = PlayTable(table)

    def broken(_message):
        raise RuntimeError("secret of the kernel")

    monkeypatch.setattr(table, "intent", broken)
    say(component, {"intent": "clear", "for": 0})
    assert "secret" not in json.dumps(component.view)
    assert component.view["error"] == component.words["error-text"]


def test_what_a_browser_writes_into_a_trait_is_ignored(table):
    component = PlayTable(table)
    before = component.view
    state = {"view": {"state": 99}, "serial": 50, "live": False, "_css": "* { display: none }"}
    component._handle_msg({"content": {"data": {"method": "update", "state": state}}})
    assert (component.view, component.serial, component.live) == (before, 0, True)
    assert "display: none }" not in component._css[:30]
    say(component, {"intent": "clear", "for": table.number})
    assert component.view["state"] == table.number == 1


def test_every_fixed_word_has_a_text():
    found = words("en", NAME)
    assert set(found) == {*WORDS, *PATTERNS, *GAME_WORDS, *GAME.views.words}
    assert set(words("en")) == {*WORDS, *PATTERNS}, "before a game is chosen"
    assert [key for key, text in found.items() if text == key] == []
    assert found["rule-page"].count("{page}") == 1


def test_the_page_starts_a_game_and_gives_the_browser_its_record(sent):
    page = play_page()
    players = [{"name": "Ada"}, {"name": "Bo"}]
    heroes = {"heroes": ["sweety", None]}
    say(page, {"intent": "start", "players": players, "seed": "7", "options": heroes})
    assert page.page["games"] == 1
    assert page.view["heroes"][0]["player"] == "Ada"
    assert sent[-1]["type"] == "record"
    assert sent[-1]["fresh"], "the browser puts the game before aside"
    json.loads(sent[-1]["text"])


def test_a_saved_game_comes_back_as_it_was(sent):
    page = play_page()
    say(page, {"intent": "start", "players": [{}, {}], "seed": "7"})
    while not page.view["targets"]:
        say(page, {"intent": "act", "action": "end", "for": page.view["state"]})
    target = page.view["targets"][0]
    say(page, {"intent": "act", "action": target["action"], "for": page.view["state"]})
    assert not sent[-1]["fresh"]
    other = play_page()
    say(other, {"intent": "resume", "record": sent[-1]["text"]})
    assert other.page["restored"]
    assert other.view["map"] == page.view["map"]
    assert other.view["figures"] == page.view["figures"]


def test_a_game_that_comes_back_brings_what_the_next_one_can_be_begun_with(sent):
    page = play_page()
    assert page.page["begun"] is None
    players = [{"name": "Ada", "bot": None}, {"name": "", "bot": "greedy"}]
    options = {"dungeon": "void", "boss": "ikee"}
    say(page, {"intent": "start", "players": players, "seed": "7", "options": options})
    other = play_page()
    say(other, {"intent": "resume", "record": sent[-1]["text"]})
    assert other.page["begun"]["players"] == players
    assert options.items() <= other.page["begun"]["options"].items()
    options = other.page["begun"]["options"]
    say(other, {"intent": "start", "players": players, "options": options})
    assert other.page["games"] == 2, "the form may send it as it is"


@pytest.mark.parametrize("text", ["", "no json", "{}", "[1]", '{"schema": "x"}'])
def test_a_damaged_record_is_refused_with_place_reason_and_mend_and_nothing_is_lost(sent, text):
    page = play_page()
    say(page, {"intent": "start", "players": [{}, {}], "seed": "7"})
    before = page.view
    say(page, {"intent": "load", "record": text})
    problem = page.page["problem"]
    assert all(problem[key] for key in ("place", "reason", "mend"))
    assert page.view == before
    assert page.page["games"] == 1
    say(page, {"intent": "load", "record": text})
    assert page.page["problem"] != problem


def test_players_who_cannot_play_are_told_so(sent):
    page = play_page()
    twice = {"heroes": ["sweety", "sweety"]}
    say(page, {"intent": "start", "players": [{}, {}], "seed": "", "options": twice})
    assert page.page["games"] == 0
    assert page.page["problem"]
    say(page, {"intent": "start", "players": [{}, {}], "options": {"boss": "nobody"}})
    assert page.page["problem"]["place"] == "new game, boss"
    assert page.page["games"] == 0


def test_the_form_offers_what_can_be_played_and_starts_it(sent):
    page = play_page()
    bots = page.page["form"]["bots"]
    options = {one["name"]: one for one in page.page["form"]["options"]}
    kinds = {name: one["kind"] for name, one in options.items()}
    assert kinds == {
        "heroes": "seats",
        "dungeon": "select",
        "boss": "select",
        "levels": "tick",
        "artifacts": "tick",
        "rulings": "switches",
    }
    choices = {name: [one["id"] for one in options[name].get("choices", ())] for name in options}
    assert {"forest", "void"} <= set(choices["dungeon"])
    assert {"medusa", "ikee"} <= set(choices["boss"])
    assert options["levels"]["players"] == [2, 3, 4], "a solo game has no longer map"
    assert options["heroes"]["same"], "no Hero is there twice"
    assert [one["id"] for one in bots] == list(bot_kinds(GAME))
    named = [one for name in ("heroes", "dungeon", "boss") for one in options[name]["choices"]]
    assert not [one for one in (*named, *bots) if not one["name"] or "-" in one["name"]]
    players = [{"name": "R", "bot": "random"}, {"name": "G", "bot": "greedy"}]
    chosen = {"dungeon": "void", "boss": "ikee", "levels": 4}
    say(page, {"intent": "start", "players": players, "options": chosen})
    assert page.view["map"]["dungeon"] == "void"
    assert page.view["turn"]["bot"]
    say(page, {"intent": "bot", "for": page.view["state"]})
    assert not page.view["error"]
    other = play_page()
    say(other, {"intent": "resume", "record": sent[-1]["text"]})
    assert other.view["turn"]["bot"]


def test_the_form_offers_the_readings_of_open_rules_and_the_game_keeps_the_chosen_one(sent):
    page = play_page()
    (switches,) = [one["switches"] for one in page.page["form"]["options"] if "switches" in one]
    rulings = {one["id"]: [r["id"] for r in one["readings"]] for one in switches}
    assert rulings == {rule: list(readings) for rule, readings in RULINGS.items()}
    chosen = {"ZOC-1": "arriving", "GEM-4": "add"}
    say(page, {"intent": "start", "players": [{}, {}], "options": {"rulings": chosen}})
    assert [(one["rule"], one["reading"]) for one in page.view["rulings"]] == [
        ("ZOC-1", "arriving")
    ]
    say(page, {"intent": "start", "players": [{}, {}], "options": {"rulings": {"ZOC-1": "never"}}})
    assert page.page["problem"]
    assert page.page["games"] == 1


def test_a_page_speaks_another_language_at_once_and_nothing_of_the_game_is_lost(sent):
    page = play_page("en")
    players = [{}, {"bot": "greedy"}]
    say(page, {"intent": "start", "players": players, "seed": "7"})
    while not page.view["targets"]:
        action = "end" if not page.view["turn"]["bot"] else None
        wish = {"intent": "act", "action": action} if action else {"intent": "bot"}
        say(page, {**wish, "for": page.view["state"]})
    die = next(die["id"] for die in page.view["dice"] if not die["used"])
    say(page, {"intent": "select", "die": die, "for": page.view["state"]})
    say(page, {"intent": "act", "action": "move up", "for": page.view["state"]})
    before = page.view
    assert before["refusal"]
    say(page, {"intent": "language", "language": "pl"})
    after = page.view
    assert page.language == after["language"] == "pl"
    assert page.words["undo"] == Words("pl")("undo") != Words("en")("undo")
    assert page.page["form"]["options"] != form(GAME, "en")["options"]
    assert after["state"] == before["state"]
    assert [d["selected"] for d in after["dice"]] == [d["selected"] for d in before["dice"]]
    assert after["undo"]["can"] == before["undo"]["can"]
    assert [h["bot"] for h in after["heroes"]] == [False, True]
    assert after["heroes"][1]["player"] == f"{Words('pl')('form-bot-greedy')} 2"
    assert len(after["log"]) == len(before["log"])
    assert all(a["text"] != b["text"] for a, b in zip(after["log"], before["log"], strict=True))
    assert after["refusal"]["reasons"][0]["rule"] == before["refusal"]["reasons"][0]["rule"]
    assert after["refusal"]["title"] != before["refusal"]["title"]
    say(page, {"intent": "language", "language": "en"})
    assert page.view == before


def test_a_problem_of_the_page_is_told_anew_in_another_language(sent):
    page = play_page("en")
    say(page, {"intent": "start", "players": [{}, {}], "options": {"boss": "nobody"}})
    before = page.page["problem"]
    say(page, {"intent": "language", "language": "uk"})
    assert page.page["problem"]["reason"] != before["reason"]


@pytest.mark.parametrize("language", ["xx", "", "EN", "../en", 5, None, "e" * 21])
def test_a_language_there_is_not_changes_nothing(sent, language):
    page = play_page("en")
    say(page, {"intent": "language", "language": language})
    assert page.language == "en"
    assert page.page["problem"]["text"] == Words("en")("error-text")


def test_a_language_that_was_asked_for_comes_before_that_of_the_browser(monkeypatch):
    monkeypatch.delenv("PLATFORMER_LANGUAGE", raising=False)
    monkeypatch.setenv("LC_ALL", "uk_UA.UTF-8")
    assert play_page().language == "uk"
    assert not play_page().page["asked"]
    assert play_page("pl").page["asked"]
    monkeypatch.setenv("PLATFORMER_LANGUAGE", "pl")
    assert play_page().language == "pl"
    assert play_page().page["asked"]


@pytest.mark.parametrize("part", PARTS)
def test_every_component_speaks_the_language_it_is_given_and_any_other_later(part):
    shown = part(POSITION, language="pl")
    assert shown.language == shown.view["language"] == "pl"
    assert shown.words["log"] == Words("pl")("log")
    label = shown.view["map"]["cells"][0]["label"]
    shown.language = "uk"
    assert shown.words["log"] == Words("uk")("log")
    assert shown.view["map"]["cells"][0]["label"] != label
    with pytest.raises(BadInput, match=", ".join(languages())):
        shown.language = "xx"
    assert shown.language == "uk"


def test_a_table_that_is_shown_in_a_language_speaks_it(table):
    part = PlayTable(table, language="pl")
    assert table.words.language == part.language == "pl"
    part.language = "uk"
    assert table.words.language == "uk"
    assert PlayTable(table).language == "uk"


def test_every_word_the_browser_asks_for_is_sent_and_no_other():
    asked, declared = uses(NAME), families_of(NAME).families
    keys = {key for key in asked.page if key in asked.spoken or Words().has(key)}
    families = {key for key in asked.page if "{}" in key and key in declared}
    keys |= {key for family in families for key in declared[family].needed()}
    own = {key for key in keys if key.startswith("lesson-")}
    sent = {*WORDS, *PATTERNS, *GAME_WORDS, *GAME.views.words}
    assert sent - {"error-text"} == keys - own
    assert own == {f"lesson-{word}" for word in LESSON_WORDS}


def test_the_page_answers_the_heartbeat(sent):
    page = play_page()
    say(page, {"intent": "ping"})
    assert sent == [{"type": "pong"}]
    assert page.serial == 0


def test_what_would_happen_is_answered_by_a_message_and_no_view(states):
    component, sent = states
    letters: list[dict[str, Any]] = []
    component.send = letters.append
    at = component.view["targets"][0]["at"] if component.view["targets"] else "a1"
    say(component, {"intent": "foresee", "for": 0, "at": at})
    assert not sent
    (letter,) = letters
    assert (letter["type"], letter["for"], letter["at"]) == ("foreseen", 0, at)


def test_the_coach_is_answered_by_a_message_and_no_view(states):
    component, sent = states
    letters: list[dict[str, Any]] = []
    component.send = letters.append
    say(component, {"intent": "coach", "for": 0, "about": "odds"})
    assert not sent
    say(component, {"intent": "coach", "for": 0, "about": "all"})
    assert [(one["type"], one["about"]) for one in letters] == [("coached", "odds")]
    assert letters[0]["answer"]["rolls"]
