"""What a position may say is pending: each line that can be is read, and each that cannot be is refused."""

from __future__ import annotations

from textwrap import dedent

import pytest

from platformer_nb.core.errors import BadInput
from platformer_nb.core.value import replaced
from platformer_nb.games.labyrinth.content import load_box
from platformer_nb.games.labyrinth.model.cards.things import GOLEM_CARDS
from platformer_nb.games.labyrinth.notation.maze_writer import write_maze
from platformer_nb.games.labyrinth.notation.position import read, write
from platformer_nb.games.labyrinth.rules.legality import actions
from tests.games.labyrinth.drawn import START, WORKED, grown
from tests.games.labyrinth.rules.scenes import lines, scene
from tests.games.labyrinth.rules.test_pending import PENDING
from tests.games.labyrinth.walking import play

NOT_DUE = "error-not-due"
EVERY_EVENT = " ".join(load_box().events)


def changed(name: str, old: str, new: str) -> str:
    """The text of a position with something pending, in which these words are others."""
    text = write(PENDING[name])
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("take-tile", "take-tile 0 -", "take-tile 0 b1"),
        ("explore-4", "b2a c3 walked", "b2a a1 walked"),
        ("explore-4", "b2a c3 walked", "b2a a4 walked"),
        ("trap-test", "b2a 3 11", "b2a 3 2"),
        ("trap-test", "b2a 3 11", "b2a 3 12"),
        ("drop-item", "fallen A d2b d2b fell, ", ""),
        ("drop-item", "d2b d2b fell", "d2b d2a dropped"),
        ("walk", "walk 2 d4 1", "walk 9 d4 1"),
        ("walk", "walk 2 d4 1", "walk 1 d4 0"),
        ("card-shown", "card-shown 2", "card-shown 9"),
        ("card-shown", "card-shown 2", "card-shown 1"),
        ("combat", "c3 11+0", "c3 2+0"),
        ("combat", "c3 11+0", "c3 12+0"),
        ("uncover", "enter C 2 walked", "enter C 0 walked"),
        ("turn-covered", "e4 5 b1", "e4 5 x3"),
        ("look", "golem-deck", "tile-pool"),
        ("redraw", "redraw A lamp", "redraw A rope"),
        ("redraw", "items -\n", "items b2a boots\n"),
        ("deal", "deal-character B, deal-character A", "deal-character A, deal-character B"),
        ("deal", "first-player 0+0", "first-player 2+1"),
        ("aim-place", "cursing 0 -", "cursing 1 -"),
        ("aim-place", "cursing 0 -", "cursing 1 c3"),
        ("aim-item", "magnet 0 -", "magnet 1 b2a"),
    ],
)
def test_what_can_be_pending_is_read_and_can_be_answered(name: str, old: str, new: str) -> None:
    state = read(load_box(), changed(name, old, new))
    assert state.due
    assert actions(state)


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        # A tile that is being built.
        ("pick-tile", "b1+y2", "b1"),
        ("pick-tile", "b1+y2", "b1+b1"),
        ("pick-tile", "turn A 1", "turn A 2"),
        ("lay-tile", "turn A 1", "turn A 2"),
        ("take-tile", "take-tile 0 -", "take-tile 1 -"),
        ("take-tile", "due take-tile 0 -", "due take-tile 0 -, take-tile 0 -"),
        ("stock-item", "stock-item e4", "stock-item S1"),
        # Where one explores, and with whom one has fought.
        ("explore-4", "b2a c3 walked", "b2a - walked"),
        ("explore-4", "explore A b2a c3", "explore A c3 b2a"),
        ("explore-4", "explore A b2a c3", "explore B c3 b2a"),
        ("explore-4", "walked 4 -", "walked 9 -"),
        ("explore-4", "c3 walked", "c3 jump"),
        ("explore-4", "walked 4 -", "walked 4 A"),
        ("explore-4", "walked 4 -", "walked 4 B+B"),
        ("answers", "b2a C B", "b2a C C"),
        ("answers", "b2a C B", "b2a C A"),
        ("answers", "answers A b2a", "answers A c3"),
        ("answers", "answers A b2a", "answers A S1"),
        # Tests, and what follows from them.
        ("trap-test", "b2a 3 11", "b2a 3 1"),
        ("trap-test", "b2a 3 11", "b2a 3 13"),
        ("trap-test", "b2a 3 11", "b2a 2 11"),
        ("trap-test", "trap b2a 3", "trap c3 3"),
        ("trap-test", "trap b2a 3", "golem b2a 1"),
        ("trap-test", "b2a 3 11", "b2a 3 11+11+11+11"),
        ("trap-test", "traps b2a blades", "traps b2a ?"),
        ("trap-test", "test A trap b2a 3 11", "trap-acts A b2a pit 1 0"),
        ("trap-test", "test A trap b2a 3 11", "trap-acts A c3 blades 1 0"),
        ("hidden-trap", "hidden-trap A b2a", "hidden-trap A c3"),
        ("hidden-trap", "traps b2a ?", "traps -"),
        ("at-trap", "at-trap A b2a", "at-trap A c3"),
        ("at-trap", "traps b2a ?", "traps -"),
        ("reveal", "reveal-trap b2a", "reveal-trap c3"),
        ("reveal", "traps b2a ?", "traps b2a pit"),
        ("jump-test", "jump d2a 1", "jump d2b 1"),
        ("jump-test", "jump d2a 1", "jump d2a 2"),
        ("golem-test", "golem c3 1 -", "golem c3 2 -"),
        ("golem-test", "golem c3 1 -", "golem b2a 1 -"),
        ("token-test", "token b2a 1", "token b2a 2"),
        ("token-test", "token b2a 1", "token c3 1"),
        # Dropping and falling.
        ("drop-item", "drop-item A d2b 1", "drop-item A d2b 2"),
        ("drop-item", "drop-item A d2b 1", "drop-item A d2b 0"),
        ("drop-item", "items rope lamp", "items rope"),
        ("drop-item", "fallen A d2b", "fallen A S1"),
        ("drop-item", "d2b d2b fell", "d2b S1 fell"),
        ("drop-item", "d2b d2b fell", "d2b d2b put"),
        ("drop-item", "d2b d2b fell", "d2b d2b walked"),
        # The Golem.
        ("take-card", "used golem", "used -"),
        ("take-card", "due take-card", "due take-card, card-shown 2"),
        ("take-card", "due take-card", "due take-card, end-turn"),
        ("take-card", "lives 4", "lives 0"),
        ("walk", "walk 2 d4", "walk 10 d4"),
        ("walk", "walk 2 d4", "walk 0 d4"),
        ("walk", "walk 2 d4", "walk 99 d4"),
        ("walk", "walk 2 d4", "walk 2 S1"),
        ("walk", "walk 2 d4 1", "walk 2 d4 2"),
        ("golem-test", "test A golem c3 1 -", "meet A+A"),
        ("golem-test", "test A golem c3 1 -", "meet -"),
        ("card-shown", "card-shown 2", "card-shown 10"),
        ("card-shown", "card-shown 2", "card-shown 0"),
        ("card-shown", "due card-shown 2", "due card-shown 2, take-card"),
        # Fights.
        ("combat", "combat A B", "combat A A"),
        ("combat", "combat A B", "combat A C"),
        ("combat", "11+0 0 0 0+0", "11 0 0 0+0"),
        ("combat", "11+0 0 0 0+0", "11+0 0 0 0"),
        ("combat", "c3 11+0", "c3 13+0"),
        ("combat", "c3 11+0", "c3 1+0"),
        ("combat", "11+0 0 0", "11+0 2 0"),
        ("combat", "11+0 0 0", "11+0 0 2"),
        ("push-off", "push-off A B", "push-off A A"),
        ("won", "won B A", "won A A"),
        ("won", "won B A", "won B C"),
        ("won", "A c3 - 0", "A d4 - 0"),
        # Events.
        ("take-event", "used event", "used -"),
        ("take-event", "due take-event", "due take-event, take-card"),
        ("take-event", "called -", f"called {EVERY_EVENT}"),
        ("once", "lasts tremor", "lasts rust"),
        ("once", "called tremor", "called rust"),
        ("demolish", "demolish A+B+C", "demolish A+A"),
        ("demolish", "demolish A+B+C", "demolish -"),
        # Cards and tokens.
        ("uncover", "e4 5", "e4 6"),
        ("uncover", "uncover C e4", "uncover C e3"),
        ("uncover", "C 2 walked", "C 2 jump"),
        ("turn-covered", "e4 5 b1", "e4 6 b1"),
        ("turn-covered", "C e4 5", "C e3 5"),
        ("look", "golem-deck", "golem"),
        ("redraw", "due redraw A lamp", "due redraw A lamp, end-turn"),
        ("redraw", "items -\n", "items b2a lamp\n"),
        ("tokens-act", "lady-of-golems+warlock", "warlock+warlock"),
        ("tokens-act", "tokens-act A b2a", "tokens-act A c3"),
        ("at-gate", "at-gate A b2a", "at-gate A c3"),
        ("aim-place", "aim A", "aim B"),
        ("aim-place", "cursing 0 -", "cursing 2 -"),
        ("aim-place", "cursing 0 -", "cursing 0 c3"),
        ("aim-place", "cursing 0 -", "cursing 1 S1"),
        ("aim-place", "cursing 0 -", "smite 0 -"),
        # Setting up.
        ("deal", "first-player 0+0,", "first-player 0,"),
        ("deal", "first-player 0+0,", "first-player 13+0,"),
        ("deal", "first-player 0+0, ", ""),
        ("deal", "first-player 0+0, deal-character B, deal-character A", "take-tile 0 -, first-player 0+0"),
    ],
)  # fmt: skip
def test_what_cannot_be_pending_is_refused(name: str, old: str, new: str) -> None:
    with pytest.raises(BadInput) as caught:
        read(load_box(), changed(name, old, new))
    assert caught.value.what.key == NOT_DUE


def test_a_trap_that_acts_is_read_as_it_was_written() -> None:
    start = scene(traps="b2a hands", a="c3 crystal off items lamp rope")
    state = play(start, "move NW", "roll 1 1", "roll 1 1")[0]
    assert "trap-acts A b2a hands 2 1" in write(state)
    assert read(load_box(), write(state)) == state


def test_a_number_beyond_any_of_the_game_is_no_word_of_a_frame() -> None:
    with pytest.raises(BadInput) as caught:
        read(load_box(), changed("walk", "walk 2 d4", "walk 100 d4"))
    assert caught.value.what.key == "error-unknown"


@pytest.mark.parametrize("top", ["card 3", "card 3 A B", "deck 3 A", "card 7 A"])
def test_what_has_been_looked_at_is_a_card_or_a_tile_and_by_whom(top: str) -> None:
    with pytest.raises(BadInput) as caught:
        scene(cards=f"top {top}")
    assert caught.value.what.key in ("error-no-line", "error-unknown")


def test_what_has_been_looked_at_is_read_as_it_was_written() -> None:
    top = "top card 3 A, tile x3 A+C"
    state = scene(cards=top)
    assert f"{top}\n" in write(state)
    assert state.top_card is not None
    assert state.top_card.number == GOLEM_CARDS.index("3")


def test_the_first_covered_cell_without_its_tile_is_named() -> None:
    text = write(PENDING["uncover"])
    assert "covered e4 ? -\n" in text
    more = text.replace("...   ...   ???   x11", "...   ???   ???   x11", 1)
    assert more != text
    for line, first in (("covered -", "e3"), ("covered e4 ? -", "e3")):
        with pytest.raises(BadInput) as caught:
            read(load_box(), more.replace("covered e4 ? -", line))
        assert caught.value.what.facts["text"] == first


def test_a_tile_is_taken_only_as_long_as_one_is_left() -> None:
    there = "d4 crystal off"
    below = dedent(lines(turn="A 1", a=there, b=there, c=there)) + "due take-tile 0 -\n"
    assert len(actions(read(load_box(), write_maze(grown(2, 29, "d4")) + below))) == 1
    with pytest.raises(BadInput) as caught:
        read(load_box(), write_maze(grown(2, 30, "d4")) + below)
    assert caught.value.what.key == NOT_DUE


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("covered e4 ? -", "covered e4 ?"),
        ("covered e4 ? -", "covered e9 ? -"),
        ("covered e4 ? -", "covered e4 ? -, e4 ? -"),
        ("covered e4 ? -", "covered e4 ? -, e5 ? -"),
    ],
)
def test_a_covered_cell_is_named_once_with_its_tile_and_who_has_seen_it(old: str, new: str) -> None:
    with pytest.raises(BadInput) as caught:
        read(load_box(), changed("uncover", old, new))
    assert (caught.value.what.key, caught.value.how.key) == ("error-no-line", "mend-covered")


@pytest.mark.parametrize(
    "tokens",
    ["b2a warlock, b2a warlock", "b2a warlock, b4 warlock, c3 warlock, a1 warlock", "d4 warlock"],
)
def test_a_character_has_so_many_tokens_and_one_on_a_corridor_none_on_the_centre(
    tokens: str,
) -> None:
    with pytest.raises(BadInput) as caught:
        scene(cards=f"tokens {tokens}")
    assert caught.value.how.key == "mend-tokens"


def test_an_empty_text_is_no_position_from_its_first_line_on() -> None:
    for empty in ("", "\n\n"):
        with pytest.raises(BadInput, match="line 1") as caught:
            read(load_box(), empty)
        assert caught.value.what.key == "error-no-header"


def test_the_golem_has_come_upon_somebody_and_upon_nobody_twice() -> None:
    there = scene(a="c3", b="b4 crystal off", c="b4 crystal off", golem="a4")
    text = write(play(there, "move golem", "card 1", "step golem SW")[0])
    assert read(load_box(), text).due
    for seats in ("-", "C+C"):
        with pytest.raises(BadInput) as caught:
            read(load_box(), text.replace("due meet C,", f"due meet {seats},"))
        assert caught.value.what.key == NOT_DUE


def test_of_cards_that_a_box_has_not_none_has_been_used() -> None:
    box = load_box()
    bare = replaced(box, golem={"1": 3}, content_hash="few cards")
    told = WORKED + lines(golem="d4", out="3")
    assert read(box, told).golem.out
    with pytest.raises(BadInput) as caught:
        read(bare, told)
    assert caught.value.what.key == "error-too-many"


def test_a_tile_is_looked_at_while_one_is_unknown() -> None:
    maze = grown(29, 27)
    names = {number: name for name, number in load_box().number_of.items()}
    there = "d4 crystal off"
    below = dedent(lines(a=there, b=there, c=there, turn="A 1\n    due look A tile-pool"))
    text = write_maze(maze) + below
    assert read(load_box(), text).due
    with pytest.raises(BadInput) as caught:
        read(
            load_box(),
            text.replace("tail -", "tail " + " ".join(names[one] for one in maze.shuffled)),
        )
    assert caught.value.what.key == NOT_DUE


def test_how_many_items_there_are_is_told_where_more_lie_about() -> None:
    many = ", ".join(f"{place} ?" for place in ["c3"] * 16)
    with pytest.raises(BadInput) as caught:
        scene(items=many)
    assert (caught.value.what.key, caught.value.how.facts["most"]) == ("error-too-many", 15)


def test_the_golem_goes_onto_a_tile_face_down_with_a_step_left() -> None:
    text = write(PENDING["uncover"]).replace("golem g4", "golem d4")
    due = next(row for row in text.splitlines() if row.startswith("due "))
    for left in (1, 0):
        told = text.replace(due, f"due golem-enters 3 {left} 1, {due[4:].split(', ')[-1]}")
        if left:
            assert read(load_box(), told).due
            continue
        with pytest.raises(BadInput) as caught:
            read(load_box(), told)
        assert caught.value.what.key == NOT_DUE


def test_of_blank_tiles_with_nothing_below_the_first_is_named() -> None:
    text = START
    for row in "bf":
        text = text.replace(f"{row}        ...   ...   ...", f"{row}        ...   ...   ###")
    home = {seat: f"S{start} crystal off" for seat, start in zip("abc", (1, 3, 5), strict=True)}
    with pytest.raises(BadInput) as caught:
        read(load_box(), text + "    tail -\n    down -\n" + lines(golem="d4", **home))
    assert (caught.value.what.key, caught.value.what.facts["word"]) == ("error-nothing-below", "b3")


def test_who_has_won_is_the_active_player_and_has_what_it_takes() -> None:
    won = WORKED + lines(a="d4 keys 1", keys="K1 K2", turn="A 1\n    won A")
    assert read(load_box(), won).winner == 0
    for wrong in (won.replace("won A", "won B"), won.replace("keys 1", "keys 0")):
        with pytest.raises(BadInput) as caught:
            read(load_box(), wrong)
        assert caught.value.what.key == "error-not-won"
