"""Everything is told in sentences: each action, event and question, in every language."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from platformer_nb import load_game, text
from platformer_nb.core.rules import NATURE
from platformer_nb.core.value import replaced
from platformer_nb.games import labyrinth
from platformer_nb.games.labyrinth.content import load_box
from platformer_nb.games.labyrinth.model.actions import Stop
from platformer_nb.games.labyrinth.model.frames import FirstPlayer, LayTile
from platformer_nb.games.labyrinth.model.hexes import EDGES
from platformer_nb.games.labyrinth.model.state import Event, with_pawn
from platformer_nb.games.labyrinth.narration.events import EVENTS, together
from platformer_nb.games.labyrinth.narration.prompts import ASKED, prompt
from platformer_nb.games.labyrinth.narration.tiles import say_tile
from platformer_nb.games.labyrinth.rules.course.setup import new_state
from platformer_nb.games.labyrinth.rules.legality import actions, actor, pending_name
from platformer_nb.games.labyrinth.view.board_view import board_view
from tests.games.labyrinth.rules.scenes import scene
from tests.games.labyrinth.rules.test_pending import PENDING
from tests.games.labyrinth.walking import play, random_play, worked

GAME = load_game("labyrinth")
LANGUAGES = text.languages()
RULES = Path(labyrinth.__path__[0]) / "rules"


def told_kinds() -> set[str]:
    """The kinds of events that the rules tell, by their source."""
    found: set[str] = set()
    for path in RULES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "builder.tell":
                assert isinstance(node.args[0], ast.Constant), f"{path}:{node.lineno}"
                found.add(str(node.args[0].value))
    return found


def test_every_kind_of_event_has_a_sentence_and_every_sentence_an_event() -> None:
    assert told_kinds() == {*EVENTS} - {"fell-short"}


def whole(sentence: str, end: str = ".") -> None:
    """The sentence has all its facts."""
    assert sentence.endswith(end), sentence
    for sign in ("none", "None", "{", "?:", " ,"):
        assert sign not in sentence, sentence


def test_whoever_meets_a_trap_is_told_what_is_at_stake_before_the_roll() -> None:
    state = scene(traps="b2a ?", who="swordmaster warlock paladin")
    after, events = play(state, "move NW", "turn up fumes")
    words = text.Words("en", "labyrinth", strict=True)
    said = [GAME.narrator.event(after, after, event, words) for event in events]
    assert "a trap on b2a: Fumes. For each failed roll: get 1 stun token." in " ".join(said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_happens_in_a_game_is_told_whole(language: str) -> None:
    words = text.Words(language, "labyrinth", strict=True)
    seen: set[str] = set()
    state = new_state(load_box(), 4)
    for then in random_play(state, 11, 250):
        for action in list(actions(state))[:2]:
            assert GAME.narrator.action(state, action, words)
            after, events = GAME.rules.apply(state, action)
            for event in events:
                seen.add(event.kind)
                whole(GAME.narrator.event(state, after, event, words))
                assert GAME.narrator.event_facts(after, event)[0] == event.kind
            assert len(GAME.narrator.event_rules(state, action)) == len(events)
        state = then
    assert len(seen) > 15


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PENDING)
def test_what_is_asked_is_told_with_its_facts(name: str, language: str) -> None:
    state, words = PENDING[name], text.Words(language, "labyrinth", strict=True)
    assert prompt(state, words)
    for one in actions(state):
        said = GAME.narrator.action(state, one, words)
        assert said
        assert "none" not in said
        assert "{" not in said
    if actor(state) != NATURE:
        assert pending_name(state) in ASKED
    assert prompt(state, words) in GAME.narrator.position(state, words)


@pytest.mark.parametrize("trap", load_box().trap_ids)
def test_who_may_repeat_a_failed_trap_test_is_told_what_is_at_stake(trap: str) -> None:
    state, _ = play(scene(a="c3 items lamp", traps="b2a ?"), "move NW", f"turn up {trap}")
    while actor(state) == NATURE:
        state, _ = play(state, "roll 2 1")
    told = prompt(state, text.Words("en", "labyrinth", strict=True))
    effect = text.Words("en", "labyrinth", strict=True)(f"card-{trap}-text")
    assert told.endswith(effect) if trap in {"hands", "cobweb"} else "If it stands: A " in told


def test_a_refusal_and_a_permission_name_their_rule_its_page_and_their_places() -> None:
    words = text.Words("en", "labyrinth", strict=True)
    state = worked()
    [cite] = GAME.rules.judge(state, "safe jump a").cites
    reason = GAME.narrator.reason(state, cite, False, words)
    assert (reason.rule, reason.text) == ("BRG-1", "No bridge on c3 leads there.")
    assert reason.page > 0
    assert reason.spaces == ("c3",)
    allowed = GAME.rules.judge(state, "move SE").cites[0]
    assert GAME.narrator.reason(state, allowed, True, words).text == words("rule-MOV-1")
    ruling = GAME.narrator.rule("MOV-4", words)
    assert ruling.ruling
    assert ruling.why


def test_a_position_is_drawn_and_told_so_that_it_can_be_played_from_the_text() -> None:
    words = text.Words("en", "labyrinth", strict=True)
    state, _ = play(worked(), "move SE")
    told = GAME.narrator.position(state, words)
    assert "<C>" in told
    assert "A is on d4" in told
    assert "Lives: 4, keys: 0" in told
    assert "The Golem is on d5." in told
    assert "decides: Choose whom to fight for free" in told


def test_players_go_by_their_characters_in_the_case_that_the_sentence_needs() -> None:
    state, box = worked(), load_box()
    for seat, character in enumerate(("swordmaster", "warlock")):
        number = box.character_ids.index(character)
        state = with_pawn(state, seat, replaced(state.pawns[seat], character=number))
    pushed = Event("pushed", "PSH-1", seat=0, other=1, to=0)
    told = {
        language: GAME.narrator.event(state, state, pushed, text.Words(language, "labyrinth"))
        for language in LANGUAGES
    }
    assert told["en"].startswith("Swordmaster pushes Warlock off")
    assert told["pl"].startswith("Mistrz Miecza wypycha Czarnoksiężnika")
    assert told["uk"].startswith("Майстер Меча виштовхує Чорнокнижника")


def test_before_a_character_is_dealt_its_player_goes_by_a_letter() -> None:
    state, words = new_state(load_box(), 2), text.Words("en", "labyrinth")
    rolled = Event("rolled", "SET-16", seat=1, number=7, high=4)
    assert GAME.narrator.event(state, state, rolled, words) == "B rolls 7 (4 + 3)."


def test_the_same_harm_done_twice_is_told_once_with_its_sum() -> None:
    lost = Event("lost-lives", "TRP-9", seat=1, number=1)
    stunned = Event("stunned", "TRP-9", seat=1, number=1)
    off = Event("crystal-off", "TRP-9", seat=1)
    other = Event("lost-lives", "TRP-9", seat=0, number=1)
    found = together([lost, stunned, lost, off, off, other])
    assert [(one.kind, one.seat, one.number) for one in found] == [
        ("lost-lives", 1, 2),
        ("stunned", 1, 1),
        ("crystal-off", 1, 0),
        ("lost-lives", 0, 1),
    ]


@pytest.mark.parametrize(
    ("language", "stunned", "rest"),
    [
        ("en", "stunned", "Rest"),
        ("pl", "oszołomiona", "odpocząć"),
        ("uk", "оглушений", "відпочити"),
    ],
)
@pytest.mark.parametrize("left", [0, 1])
def test_a_stunned_character_is_told_so_whether_or_not_an_action_is_left(
    language: str, stunned: str, rest: str, left: int
) -> None:
    words = text.Words(language, "labyrinth")
    told = prompt(scene(turn=f"A {left}", a="c3 crystal off stun 1"), words)
    free = prompt(scene(turn=f"A {left}", a="c3 crystal off"), words)
    assert stunned in told
    assert stunned not in free
    assert (rest in told) == (left > 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tile_to_lay_is_told_with_its_open_edges_and_signs_before_a_cell_is_chosen(
    language: str,
) -> None:
    state, words = PENDING["lay-tile"], text.Words(language, "labyrinth", strict=True)
    assert isinstance(state.top, LayTile)
    hand = board_view(state, words)["hand"]
    assert say_tile(state.box.numbers[state.top.tile], words) in hand["told"]
    edges = {edge for way in hand["corridors"] for edge in way}
    assert all(words(f"edge-{EDGES[edge]}") in hand["told"] for edge in edges)


def rolled(*actions: str, **given: str) -> str:
    """What the log tells of the last of these actions, a roll."""
    state, _ = play(scene(who="swordmaster warlock paladin", **given), *actions[:-1])
    after, events = GAME.rules.apply(state, GAME.rules.read_action(state, actions[-1]))
    words = text.Words("en", "labyrinth", strict=True)
    return next(
        GAME.narrator.event(state, after, one, words) for one in events if one.kind == "rolled"
    )


@pytest.mark.parametrize(
    ("told", "given"),
    [
        ("Swordmaster rolls 5 (3 + 2) against the Golem: 12 or more is needed.", {"golem": "b2a"}),
        ("Swordmaster rolls 5 (3 + 2) against the trap (Fumes): 8 or more is needed.", {"traps": "b2a fumes"}),
        ("Swordmaster rolls 5 (3 + 2) in the combat against Warlock.", {"b": "b2a crystal off"}),
    ],
)  # fmt: skip
def test_a_roll_tells_both_dice_which_test_it_is_and_what_is_needed(
    told: str, given: dict[str, str]
) -> None:
    first = ("move NW", "fight B") if "b" in given else ("move NW",)
    assert rolled(*first, "roll 3 2", **given) == told


def test_a_roll_in_combat_tells_what_is_added_to_it() -> None:
    told = rolled("attack A", "roll 6 5", "roll 3 2", turn="B 2", b="c3 crystal off")
    assert told == ("Swordmaster rolls 5 (3 + 2) in the combat against Warlock, with 2 added: 7.")


def test_a_roll_for_who_begins_and_one_for_a_jump_say_so() -> None:
    words = text.Words("en", "labyrinth", strict=True)
    state = GAME.setup.new(2)
    while actor(state) == NATURE and not isinstance(state.top, FirstPlayer):
        state, _ = GAME.rules.apply(state, next(iter(actions(state))))
    after, (event,) = GAME.rules.apply(state, GAME.rules.read_action(state, "roll 3 2"))
    assert GAME.narrator.event(state, after, event, words).endswith("5 (3 + 2) for who begins.")
    told = rolled("jump a", "roll 3 2", a="d2b crystal off")
    assert told == "Swordmaster rolls 5 (3 + 2) for the jump: 8 or more is needed."


def test_fighting_nobody_is_offered_as_such_until_somebody_was_fought() -> None:
    words = text.Words("en", "labyrinth", strict=True)
    state, _ = play(scene(b="b2a crystal off", c="b2a crystal off"), "move NW")
    assert GAME.narrator.action(state, Stop(), words) == "Fight nobody"
    assert prompt(state, words) == "Choose whom to fight for free, or nobody."
    state, _ = play(state, "fight B", "roll 4 3", "roll 1 1")
    assert GAME.narrator.action(state, Stop(), words) == "Fight nobody more"
    assert prompt(state, words) == "Choose whom to fight for free, or nobody more."
