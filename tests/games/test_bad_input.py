"""Positions and actions as people mangle them: always an error that says where, what and how to mend."""

import time

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from platformer_nb.core.errors import AmbiguousAction, BadInput, UnreadableAction
from platformer_nb.core.rules import NATURE
from platformer_nb.games.platformer.model.state import State
from tests.games.drawn import judge, position, rules
from tests.golden.make import FOLDER

WORDS = [
    "players",
    "3",
    "dungeon",
    "forest",
    "boss",
    "medusa",
    "levels",
    "0",
    "1",
    "5",
    "9",
    "99",
    "map:",
    "hero",
    "1:",
    "2:",
    "sweety",
    "-",
    "hearts",
    "tokens",
    "poison",
    "poison,",
    "stone",
    "mirror",
    "pool:",
    "move",
    "star",
    "roll:",
    "pending:",
    "steps",
    "ladder",
    "slide",
    "mirror",
    "gravity",
    "effects",
    "boss-effects",
    "refill",
    "deal",
    "first",
    "leave-empty",
    "boss-place",
    "reveal",
    "boss-draw",
    "turn:",
    "step",
    "remove",
    "gravity",
    "end",
    "setup",
    "actions",
    "special",
    "must",
    "spawn",
    "won",
    "enemy",
    "die:",
    "left",
    "items",
    "bottom",
    "boots-of-haste",
    "(used)",
    "fell",
    "ward",
    "^^^^",
    "====",
    "=HH=",
    "M",
    "W",
    "tower:",
    "f01",
    "fb1",
    "werewolf",
    "gloop",
    "999",
    "99999",
    "a1",
    "c5",
    "z9",
    "deck",
    "discards",
    "gaze",
    ";",
    ";",
    ";",
    ",",
    "ability",
]
KEYS = (
    "pending",
    "turn",
    "game",
    "hero 2",
    "hero 3",
    "tower",
    "boss",
    "decks",
    "pool",
    "shop",
    "bonus",
)
CHARACTERS = " ^$xb*@Hcg1234WMEGS:|=+-"


def _positions() -> list[str]:
    """Every position of the transcripts."""
    found = []
    for path in sorted(FOLDER.glob("*.txt")):
        blocks = path.read_text(encoding="utf-8").split("\n\n")
        found += [b for b in blocks if b.startswith("platformer 1")]
    return found


POSITIONS = _positions()


@st.composite
def mangled(draw: st.DrawFn) -> str:
    """A true position with a few things changed."""
    lines = draw(st.sampled_from(POSITIONS)).splitlines()
    for _ in range(draw(st.integers(1, 3))):
        place = draw(st.integers(0, len(lines) - 1))
        line = lines[place]
        how = draw(st.integers(0, 6))
        if how == 0:
            at = draw(st.integers(0, len(line)))
            lines[place] = line[:at] + draw(st.sampled_from(CHARACTERS)) + line[at + 1 :]
        elif how in (1, 2):
            words = line.split(" ")
            words[draw(st.integers(0, len(words) - 1))] = draw(st.sampled_from(WORDS))
            lines[place] = " ".join(words)
        elif how == 3:
            more = draw(st.lists(st.sampled_from(WORDS), min_size=1, max_size=4))
            lines[place] = f"{line}; {' '.join(more)}"
        elif how == 4 and len(lines) > 1:
            lines.pop(place)
        elif how == 5:
            more = draw(st.lists(st.sampled_from(WORDS), min_size=1, max_size=4))
            lines.insert(place, f"{draw(st.sampled_from(KEYS))}: {' '.join(more)}")
        else:
            lines[place] = line[: draw(st.integers(0, len(line)))]
    return "\n".join(lines)


def well_said(error: BadInput) -> None:
    assert error.place
    assert error.reason
    assert error.mend
    assert error.mend in str(error)


@settings(max_examples=400, deadline=None, suppress_health_check=list(HealthCheck))
@given(text=mangled(), choices=st.randoms(use_true_random=False))
def test_a_mangled_position_is_refused_or_can_be_played_on_from(text: str, choices) -> None:
    try:
        state = rules().read(text)
    except BadInput as error:
        well_said(error)
        return
    assert rules().read(rules().write(state)) == state
    for _ in range(30):
        actor = rules().actor(state)
        if actor is None:
            return
        found = rules().actions(state)
        by_chance = actor == NATURE
        chosen = found.sample(choices) if by_chance else choices.choice(list(found))  # type: ignore[attr-defined]
        state, _ = rules().apply(state, chosen)


@settings(max_examples=200, deadline=None)
@given(st.text(max_size=300))
def test_any_text_is_refused_as_a_position(text: str) -> None:
    with pytest.raises(BadInput) as caught:
        rules().read(text)
    well_said(caught.value)


SMALL = """
map:
    +----+----+----+
  2 |    :  G :    |
    +    +    +    +
  1 |  1 :  G :  2 |
    +====+====+====+
pool: sword move
"""


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (("map:", "mop:"), "line 2"),
        (("  1 |", "  7 |"), "line 4"),
        (("+====+====+====+", "+====+=%==+====+"), "line 7, column 11"),
        (("  1 |  1 :", "  1 |  1 ?"), "line 6"),
        (("  G :  2 |", "  Q :  2 |"), "map"),
        (("pool: sword move", "pool: sword fly"), "line 8 (pool)"),
        (("pool: sword move", "pool: move move move move move move"), "line 8 (pool)"),
        (("pool: sword move", "hero 9: sweety"), "line 8"),
        (("pool: sword move", "hero 1: nobody"), "line 8 (hero 1)"),
        (("pool: sword move", "hero 1: sweety; hearts 0"), "line 8 (hero 1)"),
        (("pool: sword move", "hero 1: sweety; hearts 9"), "line 8 (hero 1)"),
        (("pool: sword move", "hero 1: -"), "line 8 (hero 1)"),
        (("pool: sword move", "hero 1: sweety\nhero 2: sweety"), "line 8 (hero 1)"),
        (("pool: sword move", "hero 1: sweety; tokens stone, stone"), "line 8 (hero 1)"),
        (("pool: sword move", "hero 1: sweety; fell on boss level"), "line 8 (hero 1)"),
        (("pool: sword move", "turn: 2; hero 1; step gravity"), "line 8 (turn)"),
        (("pool: sword move", "turn: 2; hero 1; must spawn"), "line 8 (turn)"),
        (("pool: sword move", "turn: 2; hero 9"), "line 8 (turn)"),
        (("pool: sword move", "turn: 9999999"), "line 8 (turn)"),
        (("pool: sword move", "pending: steps 0"), "line 8 (pending)"),
        (("pool: sword move", "pending: gravity 3"), "line 8 (pending)"),
        (("pool: sword move", "pending: ladder b1"), "line 8 (pending)"),
        (("pool: sword move", "pending: ladder z9"), "line 8"),
        (("pool: sword move", "pending: leave-empty 5 1 x"), "line 8 (pending)"),
        (("pool: sword move", "pending: effects 0 0 nothing; steps 1"), "line 8 (pending)"),
        (("pool: sword move", "pending: mirror 0 0 gaze"), "line 8 (pending)"),
        (("pool: sword move", "game: players 1"), "line 8 (game)"),
        (("pool: sword move", "boss: deck -; discards -"), "line 8 (boss)"),
        (("pool: sword move", "decks: items grapnel, grapnel"), "line 8 (decks)"),
        (("pool: sword move", "shop: items grapnel, grapnel"), "position"),
        (("pool: sword move", "tower: 1 f01 f01 gloop"), "line 8 (tower)"),
        (("pool: sword move", "tower: 1 f01 f02 werewolf"), "line 8 (tower)"),
        (("pool: sword move", "tower: " + "1" * 5000 + " f01 f02 gloop"), "line 8 (tower)"),
        (("  2 |    :  G :    |\n    +    ", "  2 |    :  G :    |\n    +^^^^"), "map"),
    ],
)
def test_a_faulty_position_says_where(change: tuple[str, str], place: str) -> None:
    assert change[0] in SMALL
    with pytest.raises(BadInput) as caught:
        rules().read(SMALL.replace(*change))
    well_said(caught.value)
    assert place in caught.value.place, str(caught.value)


def test_no_text_takes_long_to_refuse() -> None:
    start = time.perf_counter()
    for text in (
        "a" + " " * 49_000 + "b",
        "a " * 24_000,
        "map:\n" + "+----" * 9_000,
        "a b:" * 12_000,
    ):
        with pytest.raises(BadInput):
            rules().read(text)
    with pytest.raises(BadInput):
        rules().read("x" * 1_000_000)
    assert time.perf_counter() - start < 5


def test_a_seat_without_a_line_gets_a_hero_nobody_has() -> None:
    state = position(SMALL.replace("pool: sword move", "hero 2: sweety"))
    assert len({hero.card for hero in state.heroes}) == 2


# --- actions --------------------------------------------------------------------------------------------


def test_unknown_ambiguous_and_illegal_are_three_different_things() -> None:
    state = position(SMALL)
    for text in (
        "",
        "fly",
        "move",
        "move sideways",
        "attack right with banana",
        "coin with",
        "use x",
    ):
        with pytest.raises(UnreadableAction) as unread:
            rules().read_action(state, text)
        well_said(unread.value)
        assert not isinstance(unread.value, AmbiguousAction)
    with pytest.raises(AmbiguousAction) as unclear:
        rules().read_action(state, "shove gloop left")
    well_said(unclear.value)
    assert unclear.value.choices == ("b1", "b2")
    assert not judge(state, "move left")
    assert rules().read_action(state, "attack gloop") == rules().read_action(
        state, "attack right"
    ), "only one of them is beside her"


MANY = (
    "move up",
    "attack up",
    "shove b1 up",
    "coin",
    "star",
    "step up",
    "discard stone",
    "set star",
)


@pytest.mark.parametrize("text", MANY)
def test_what_is_only_illegal_is_read_without_complaint(text: str) -> None:
    """Off the map, before the first roll, at the roll: the rules say why not, not the reader."""
    from platformer_nb.games.platformer.rules.course.setup import new_game

    off = position(SMALL.replace("|  1 :", "|    :") + "hero 1: sweety")
    rolling = position(SMALL + "turn: 2; hero 1; step roll")
    for state in (off, rolling, new_game(rules().box, 2)):
        assert not judge(state, text), text


@settings(max_examples=300, deadline=None)
@given(
    st.lists(
        st.sampled_from(
            [
                "move",
                "attack",
                "shove",
                "coin",
                "star",
                "spawn",
                "set",
                "step",
                "up",
                "left",
                "push",
                "with",
                "b1",
                "a1",
                "h99",
                "z1",
                "gloop",
                "medusa",
                "boss",
                "sword+3",
                "move+2",
                "special",
                "forge",
                "forge",
                "star",
                "none",
                "discard",
                "stone",
                "roll",
                "enemy",
                "reveal",
                "1",
                "f01",
                "draw",
                "turn",
                "to",
                "first",
                "9",
                "leave",
                "place",
                "boss-card",
                "gaze",
                "use",
                "greedymmer",
                "buy",
                "outside",
            ]
        ),
        max_size=7,
    )
)
def test_any_words_are_an_action_or_a_clear_error(words: list[str]) -> None:
    states: list[State] = [position(SMALL), position(SMALL + "turn: 2; hero 1; step roll")]
    for state in states:
        try:
            action = rules().read_action(state, " ".join(words))
        except BadInput as error:
            well_said(error)
            continue
        ruling = rules().judge(state, action)
        assert ruling.cites
        assert rules().write_action(state, action)
