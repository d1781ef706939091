"""What is written on the cards agrees with what they do: the same numbers, prices and limits, in every language."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from platformer_nb import text
from platformer_nb.core.value import field_names, is_value
from platformer_nb.games.labyrinth.content import game_folder, load_box
from platformer_nb.games.labyrinth.model.cards.costs import Price

BOX = load_box()
LANGUAGES = [one for one in text.languages() if (game_folder() / "text" / one).is_dir()]
KNOWN = ("en", "pl", "uk")
SIGNS = {
    "turn": ("Once a turn", "Raz na kolejkę", "Раз за хід"),
    "combat": ("Once a combat", "Raz na walkę", "Раз за бій"),
    "crystal": ("the Fate Crystal", "Kryształ", "Кристал"),
    "actions": ("action", "akcj", "очк"),
    "lives": ("life", "życie", "життя"),
    "discard": ("iscard it", "drzuć", "кинь"),
    "won": ("when you win", "po wygranej", "після перемоги"),
    "golem": ("your Golem card", "twojej karcie ruchu Golema", "твоїй карті руху Голема"),
    "trap": ("onto a trap", "na pułapkę", "на пастку"),
    "test": ("After one of your tests", "Po swoim teście", "Після своєї перевірки"),
    "returns": ("comes back", "wraca", "повертається"),
    "others": ("Another character", "Inna postać", "Інший персонаж"),
}
"""What a card has to say of a limit, a price or a moment, in the order of KNOWN."""


def sign(name: str, language: str) -> str:
    """What a card says of one of SIGNS."""
    if language not in KNOWN:
        pytest.fail(f"{language}: add it to KNOWN, and what its cards say to each row of SIGNS")
    assert len(SIGNS[name]) == len(KNOWN), name
    return SIGNS[name][KNOWN.index(language)]


class Written(NamedTuple):
    """A text of a card: its key, what it is about, and which of SIGNS it needs."""

    key: str
    about: Any
    signs: tuple[str, ...] = ()


def used(key: str, use: Any) -> Written:
    """The text of something that is used."""
    price: Price = use.price
    signs = [name for name in ("crystal", "actions", "lives", "discard") if getattr(price, name)]
    signs += [use.limit] if use.limit in SIGNS else []
    signs += [use.when] if use.when in ("won", "golem", "trap", "test") else []
    return Written(key, (use.effect, use.price), tuple(signs))


def written() -> Iterator[Written]:
    """Every text of a card or token."""
    for one in BOX.characters.values():
        yield Written(f"ability-{one.passive.id}-text", one.passive.effect)
        for name, ability in one.abilities.items():
            yield used(f"ability-{name}-text", ability)
        if one.tokens is not None:
            acts = one.tokens.whom == "others"
            back = one.tokens.returns and (acts or one.tokens.id == "mirage-mark")
            signs = (*(["others"] if acts else []), *(["returns"] if back else []))
            yield Written(f"token-{one.tokens.id}-text", one.tokens.effect, signs)
    for card, item in BOX.items.items():
        if item.use is not None:
            yield used(f"card-{card}-text", item.use)
        else:
            yield Written(f"card-{card}-text", item.carried)
    for card, trap in BOX.traps.items():
        yield Written(f"card-{card}-text", trap.failed)
    for card, event in BOX.events.items():
        yield Written(f"card-{card}-once", event.once)
        yield Written(f"card-{card}-lasting", event.lasting)


def numbers(tree: Any) -> Iterator[int]:
    """Every number of a tree of values that is not nought, without its sign."""
    if isinstance(tree, tuple):
        for one in tree:
            yield from numbers(one)
    elif is_value(tree):
        for name in field_names(tree):
            yield from numbers(getattr(tree, name))
    elif isinstance(tree, int) and not isinstance(tree, bool) and tree:
        yield abs(tree)


def own(language: str) -> dict[str, str]:
    """The texts of the cards as the file of a language has them."""
    path = game_folder() / "text" / language / "cards.ftl"
    lines = re.findall(r"^([a-z0-9-]+) = (.+)$", path.read_text("utf-8"), re.MULTILINE)
    assert len(lines) == len(dict(lines)), "a key stands there twice"
    return dict(lines)


TEXTS = {language: own(language) for language in LANGUAGES}
WRITTEN = {one.key: one for one in written()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", WRITTEN)
def test_a_card_says_the_numbers_of_its_data_and_no_others(language: str, key: str) -> None:
    said = Counter(map(int, re.findall(r"\d+", TEXTS[language][key])))
    assert said == Counter(numbers(WRITTEN[key].about)), TEXTS[language][key]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", [key for key, one in WRITTEN.items() if one.signs])
def test_a_card_says_its_price_its_limit_and_its_moment(language: str, key: str) -> None:
    sentence = TEXTS[language][key]
    for name in WRITTEN[key].signs:
        assert sign(name, language) in sentence, sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_has_no_limit_names_none(language: str) -> None:
    for key, one in WRITTEN.items():
        if isinstance(one.about, tuple) and key.startswith("ability-"):
            for limit in ("turn", "combat"):
                assert (sign(limit, language) in TEXTS[language][key]) is (limit in one.signs), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_ability_and_token_has_a_name_and_no_two_share_one(language: str) -> None:
    names = [
        f"card-{card}"
        for part in (BOX.characters, BOX.items, BOX.events, BOX.traps)
        for card in part
    ]
    names += [f"ability-{one.passive.id}" for one in BOX.characters.values()]
    names += [f"ability-{name}" for one in BOX.characters.values() for name in one.abilities]
    names += [f"token-{one.tokens.id}" for one in BOX.characters.values() if one.tokens]
    names += [f"golem-{kind}" for kind in BOX.golem]
    texts = TEXTS[language]
    assert len({texts[key] for key in names}) == len(names)
    assert set(texts) == {*names, *WRITTEN}


@pytest.mark.parametrize("language", ["pl", "uk"])
def test_a_character_has_its_cases_and_its_gender(language: str) -> None:
    words = text.Words(language, "labyrinth", strict=True)
    file = (game_folder() / "text" / language / "cards.ftl").read_text("utf-8")
    for card in BOX.characters:
        entry = re.search(rf"^card-{card} = .+\n((?:    \..+\n)+)", file, re.MULTILINE)
        assert entry is not None, card
        forms = re.findall(r"\.(\w+) = ", entry[1])
        assert forms == ["gen", "dat", "acc", "inst", "loc", "gender"]
        assert words.fill(f"card-{card}", {})


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_is_made_of_whole_sentences(language: str) -> None:
    for key in WRITTEN:
        sentence = TEXTS[language][key]
        assert sentence.endswith("."), key
        assert sentence[0].isupper() or sentence[0] == "+", key
        assert not set(sentence) & set("'\""), key
