"""A game in a terminal: by numbers and by notation, to the end, with refusals; whoever leaves can resume it."""

from __future__ import annotations

import os
import re
import signal
from pathlib import Path

import pytest

from platformer_nb import load_game
from platformer_nb.bots.seats import make_bot
from platformer_nb.cli import main
from platformer_nb.cli.terminal.choices import PAGE, Choices
from platformer_nb.cli.terminal.opening import new_table, saved_table
from platformer_nb.cli.terminal.terminal import Terminal
from platformer_nb.text import Words, languages
from tests.cli.pseudo_terminal import Typed

NAME = "platformer"


class Player:
    """Types lines, and keeps what is printed; when the lines are used up it follows `then`, or leaves."""

    def __init__(self, *lines: str, then: str | None = None) -> None:
        self.lines, self.then = list(lines), then
        self.printed: list[str] = []

    def read(self, prompt: str) -> str:
        self.printed.append(prompt)
        if self.lines:
            return self.lines.pop(0)
        if self.then is None:
            raise EOFError
        return self.then

    @property
    def text(self) -> str:
        return "\n".join(self.printed)


def terminal(player: Player, file: Path, language: str = "en", bots: str = "random") -> Terminal:
    table = new_table(load_game(NAME), 1, bots, "4", language)
    return Terminal(table, player.read, player.printed.append, file)


def left(*lines: str, tmp_path: Path, language: str = "en") -> tuple[Terminal, str]:
    """Type lines, then leave."""
    player = Player(*lines)
    made = terminal(player, tmp_path / "game.json", language)
    with pytest.raises(EOFError):
        made.play()
    return made, player.text


@pytest.mark.slow
def test_a_whole_game_is_played_in_notation_against_a_bot(tmp_path) -> None:
    player = Player()
    made = terminal(player, tmp_path / "game.json", bots="greedy")
    table, rules = made.table, made.table.game.rules
    mind = make_bot(table.game, "greedy", "typist")

    def typed(_prompt: str) -> str:
        actions = tuple(rules.actions(table.state))
        return rules.write_action(table.state, mind.choose(rules, table.seen, actions))

    made._read = typed
    assert made.play()
    assert table.session.rules.outcome(table.state)
    assert player.printed[-1] == table.game.narrator.outcome(table.state, table.words) != ""


def test_a_number_and_its_notation_are_the_same_choice(tmp_path) -> None:
    by_number, text = left("2", tmp_path=tmp_path)
    listed = re.search(r"^2\. .*\(([^()]+)\)$", text, re.MULTILINE)
    assert listed
    by_notation, _ = left(listed[1], tmp_path=tmp_path)
    assert by_number.table.state == by_notation.table.state
    assert by_number.table.session.history


def test_a_refusal_tells_the_rule_the_facts_and_what_is_legal_instead(tmp_path) -> None:
    made, text = left("move up with move", tmp_path=tmp_path)
    verdict = made.table.verdict
    assert verdict is not None
    for reason in verdict.reasons:
        assert f"{reason.rule} (p. {reason.page}" in text
        assert reason.text in text
    assert verdict.instead
    assert all(f"{written}: {said}" in text for written, said in verdict.instead)


@pytest.mark.parametrize(
    "line", ["0", "99", "9" * 30, "²", "nonsense", "x" * 9000, "\ufffd", "why", "rule x"]
)
def test_a_line_that_means_nothing_is_answered_and_changes_nothing(tmp_path, line) -> None:
    before, _ = left(tmp_path=tmp_path)
    after, text = left(line, tmp_path=tmp_path)
    assert after.table.state == before.table.state
    assert text.rpartition("> ")[0].rpartition("> ")[2].strip(), "it says something"


def test_undo_and_redo_say_what_they_take_back(tmp_path) -> None:
    once, _ = left("1", tmp_path=tmp_path)
    twice, text = left("1", "undo", "redo", "redo", tmp_path=tmp_path)
    assert once.table.state == twice.table.state
    assert Words("en", NAME)("redo-nothing") in text


def test_many_choices_are_listed_by_their_verbs_and_page_by_page() -> None:
    choices = Choices({f"move {n}": f"Move {n}" for n in range(PAGE + 3)} | {"end": "End"})
    assert [(n, one.written, one.count) for n, one in choices.page] == [
        (1, "move", PAGE + 3),
        (2, "end", 1),
    ]
    assert choices.pick("1") is None
    assert (len(choices.page), choices.left) == (PAGE, 3)
    choices.more()
    assert [n for n, _ in choices.page] == [13, 14, 15]
    assert choices.pick("13") == "move 12"
    choices.back()
    assert choices.pick("2") == "end"
    assert choices.pick("move 3") == "move 3"
    for wrong in ("0", "3"):
        with pytest.raises(LookupError):
            choices.pick(wrong)


@pytest.mark.parametrize("language", languages())
def test_everything_is_said_in_the_language_and_each_command_has_its_word(
    tmp_path, language
) -> None:
    words = Words(language, NAME)
    help_word = words("terminal-word-help")
    _, text = left(help_word, words("terminal-word-look"), tmp_path=tmp_path, language=language)
    assert words("terminal-help") in text
    assert not re.search(r"terminal-\w+", text)


def test_a_game_for_three_has_as_many_bots_as_it_needs(monkeypatch) -> None:
    game = load_game(NAME)

    def bots() -> list[bool]:
        return [bool(kind) for kind in new_table(game, 1, None, "4", "en").session.bots]

    assert bots() == [False, True]
    monkeypatch.setattr(type(game.setup), "seats", range(3, 4))
    assert bots() == [False, True, True]


def test_no_command_has_the_word_of_an_action(tmp_path) -> None:
    table = new_table(load_game(NAME), 1, "random", "4", "en")
    commands = set()
    for language in languages():
        table.speak(language)
        made = Terminal(table, input, print, tmp_path)
        commands |= {
            word for english, (own, *_) in made._commands.items() for word in (english, own)
        }
    verbs = set()
    for _ in range(300):
        if table.over:
            break
        rules = table.game.rules
        verbs |= {rules.write_action(table.state, a).split()[0] for a in rules.actions(table.state)}
        table.intent({"intent": "bot", "for": table.number}) if table.bot else table.do(
            rules.actions(table.state)[-1]
        )
    assert len(verbs) > 2
    assert not verbs & commands


def test_a_saved_game_goes_on_where_it_was_left(tmp_path) -> None:
    made, text = left("1", "save", tmp_path=tmp_path)
    assert str(made.file) in text
    again = saved_table(load_game(NAME), made.file.read_text(), "uk")
    assert again.state == made.table.state
    assert again.bots


def test_a_game_that_cannot_be_saved_says_why_and_goes_on(tmp_path) -> None:
    (tmp_path / "file").write_text("")
    made, text = left(f"save {tmp_path}/file/x", "1", tmp_path=tmp_path)
    assert made.table.session.history
    assert str(tmp_path / "file") in text


@pytest.mark.parametrize("bots", ["nobody", "random,random,random,random,random"])
def test_seats_that_cannot_be_taken_are_refused(bots, capsys) -> None:
    assert main(["play", "--terminal", "--bots", bots]) == 2
    assert main(["play", "--terminal", "--people", "0"]) == 2
    assert capsys.readouterr().err.count("platformer-nb play") == 2


@pytest.mark.slow
def test_ctrl_c_and_the_end_of_input_keep_the_game_and_a_bad_byte_ends_nothing(tmp_path) -> None:
    game = Typed(tmp_path, "--seed", "4", "--bots", "random")
    game.until("> ")
    game.type(b"\xff\xfe\n")
    game.until("> ")
    game.type(b"1\n")
    game.until("[SPN-1")
    game.until("> ")
    os.killpg(game.process.pid, signal.SIGINT)
    assert game.ended() == 130
    again = Typed(tmp_path, "--resume")
    assert "spawn" not in again.until("> ")
    again.type(b"\x04")
    assert again.ended() == 0
