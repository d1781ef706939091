"""A shared position: whatever is shared is read again, and nothing else is."""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from platformer_nb.core.errors import BadInput
from platformer_nb.core.play import sharing
from platformer_nb.core.play.chance import Seeded
from platformer_nb.core.play.session import Session
from platformer_nb.core.rules import NATURE
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.model.state import State

seeds = st.integers(0, 2**32)


def played(seed: int, most: int = 60) -> tuple[State, str | None]:
    """A position of a random game, whoever decides in it, and an action, legal or not, of the decision before."""
    random = Random(seed)
    start = GAME.setup.new(random.choice(list(GAME.setup.seats)))
    session = Session(GAME.rules, start, Seeded(seed))
    asked = None
    for _ in range(random.randrange(most)):
        found = GAME.rules.actions(session.state)
        if not found:
            break
        action = random.choice(list(found))
        asked = GAME.rules.write_action(session.state, action)
        session.do(action)
    if session.actor in (None, NATURE):
        asked = None
    return session.state, asked


@settings(max_examples=60, deadline=None)
@given(seeds)
def test_every_position_comes_back_with_its_action(seed: int) -> None:
    state, asked = played(seed)
    text = sharing.share(GAME, state, asked)
    shared = sharing.read_shared(GAME, f"https://here/?x=1#position={text}")
    assert shared.state == state
    wanted = None if asked is None else GAME.rules.read_action(state, asked)
    assert shared.action == wanted
    assert not shared.masked
    assert len(text) < 600


def test_the_house_rules_travel() -> None:
    chosen = {"ZOC-1": "arriving", "GRA-7": "caught"}
    state = GAME.setup.new(2, rulings=chosen)
    assert sharing.read_shared(GAME, sharing.share(GAME, state)).state.game.rulings == tuple(
        chosen.items()
    )


def packed(plain: bytes, head: bytes = b"", name: str = "platformer") -> str:
    """A text with a true checksum around anything: what a stranger would send who knows the form."""
    crc = zlib.crc32(plain, zlib.crc32(name.encode())).to_bytes(4, "big")
    data = (head or bytes((sharing.VERSION, 0))) + crc + sharing._deflated(plain, b"")
    return f"{name}.{urlsafe_b64encode(data).decode().rstrip('=')}"


def read(text: str) -> sharing.Shared[State, Any] | None:
    """The shared position, None where BadInput says why not; nothing else may be raised."""
    try:
        return sharing.read_shared(GAME, text)
    except BadInput as error:
        if not (error.reason and error.mend):
            raise AssertionError("it says neither why nor what to do") from error
        return None


@settings(max_examples=300, deadline=None)
@given(st.text(max_size=300) | st.text("platformer.AQB_-z09#=", max_size=300))
def test_any_text_is_read_or_refused(text: str) -> None:
    assert read(text) is None
    read(f"platformer.{text}")


@settings(max_examples=300, deadline=None)
@given(seeds, st.data())
def test_a_damaged_text_is_refused(seed: int, data: st.DataObject) -> None:
    whole = sharing.share(GAME, *played(seed % 20, 20))
    at = data.draw(st.integers(11, len(whole) - 1))
    other = data.draw(st.sampled_from("ABCabc019-_"))
    cut = data.draw(st.sampled_from([whole[:at], whole[:at] + other + whole[at + 1 :]]))
    found = read(cut)
    # The last character may hold bits that mean nothing, and the first byte a mark.
    assert found is None or found.state == sharing.read_shared(GAME, whole).state


@settings(max_examples=300, deadline=None)
@given(seeds, st.data())
def test_a_hostile_position_is_read_or_refused(seed: int, data: st.DataObject) -> None:
    state, asked = played(seed % 20, 20)
    plain = f"{asked or ''}\n{GAME.rules.write(state)}"
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(plain)))
        cut = data.draw(st.integers(0, 6))
        put = data.draw(
            st.sampled_from(["", "0", "9" * 9, ";", "\n", ",", "hero 1", " -", "H", "ż"])
        )
        plain = plain[:at] + put + plain[at + cut :]
    read(packed(plain.encode()))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "it is no shared position"),
        ("platformer", "it is no shared position"),
        ("platformer.", "it is no shared position"),
        ("platformer.A", "it is damaged or incomplete"),
        ("platformer." + "A" * 5_000, "it is too long"),
        ("x" * 9_000, "it is too long"),
        ("ludo.AQAAAAAAAA", "it is a position of “ludo”, not of “platformer”"),
        (packed(b"\n\xff\xfe"), "it is damaged or incomplete"),
        (packed(b"\nmap:", bytes((2, 0))), "a newer version of this program has made it"),
        (packed(b"\nmap:", bytes((1, 99))), "a newer version of this program has made it"),
        (packed(b"\n" + b" " * 20_001), "it is larger than any position"),
        (packed(b"\n" + b" " * 2_000_000), "it is larger than any position"),
    ],
)
def test_it_says_what_is_wrong(text: str, reason: str) -> None:
    with pytest.raises(BadInput) as caught:
        sharing.read_shared(GAME, text)
    assert caught.value.reason == reason


def test_nothing_more_than_the_bound_is_inflated() -> None:
    """A small text that would inflate to a gigabyte costs no more than the bound."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    bomb = packer.compress(b" " * 2_000_000) + packer.flush()
    assert len(bomb) < sharing.MAX_SHARED
    with pytest.raises(BadInput):
        sharing._inflated(bomb, b"")


def test_line_breaks_of_a_chat_do_no_harm() -> None:
    state, asked = played(3)
    text = sharing.share(GAME, state, asked)
    broken = "\n ".join(text[at : at + 40] for at in range(0, len(text), 40))
    assert sharing.read_shared(GAME, broken).state == state


def test_the_phrases_of_a_version_never_change() -> None:
    """Links that were given away are compressed against them."""
    known = [sha256(text.encode()).hexdigest()[:16] for text in GAME.phrases]
    assert known == ["a04373b049152550"]
    old = (
        "platformer.AQE6aTfMy0XL4bngICAql-LLIob4Ez-BBA-UMUaUogpWHlBWOnJ5ilaUAmVA5aRCOLSc9"
        "FBAKSex1h2w8hZhjyGkgK3BXYPgKHVxJWMT5GQJKU9BaQ2aytBFSU8w1Gy_KNC4_aJA6_aLAk3aLwpUa"
        "L_QIi8DAA"
    )
    assert sharing.read_shared(GAME, old).action is not None


def test_a_text_is_url_safe() -> None:
    text = sharing.share(GAME, *played(5))
    assert urlsafe_b64decode(text.partition(".")[2] + "==")
    assert "%" not in text
    assert "=" not in text
