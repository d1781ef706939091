"""The search in the rules: which rule comes first, and whether a question as people put it finds its answer."""

import tomllib
from pathlib import Path
from time import process_time

import pytest

from platformer_nb.core.errors import BadInput
from platformer_nb.games import game_names, load_game
from platformer_nb.games.platformer import GAME
from platformer_nb.text import Words, languages
from platformer_nb.text.rule_search import Found, rule_index
from platformer_nb.text.search_words import FILE, search_words
from platformer_nb.text.word_match import likeness, words_of

QUESTIONS = tomllib.loads(Path(__file__).with_name("rule_questions.toml").read_text("utf-8"))
TABLES = [(game, language) for game, asked in QUESTIONS.items() for language in asked]
FIRST_THREE, FIRST_FIVE = 0.8, 0.9
"""The share of the questions of a game and language whose answer is among the first: at least this."""


@pytest.mark.parametrize(
    ("language", "query", "first"),
    [
        ("en", "gravity", "GRA-1"),
        ("en", " Void portals ", "PRT-1"),
        ("pl", "grawitacja", "GRA-1"),
        ("uk", "гравітація", "GRA-1"),
    ],
)
def test_the_name_of_a_chapter_finds_its_first_rule_first(
    language: str, query: str, first: str
) -> None:
    assert rule_index(GAME, language).search(query)[0].rule == first


def test_other_words_and_no_words_find_as_before() -> None:
    index = rule_index(GAME, "en")
    assert index.search("wall")[0].rule != "GRA-1"
    assert [one.rule for one in index.search("")] == list(GAME.rulebook.entries)


def asked(game: str, language: str, question: str) -> Found:
    return rule_index(load_game(game), language).find(question)


def found(game: str, language: str, question: str) -> list[str]:
    return [one.rule for one in asked(game, language, question).rules]


@pytest.mark.parametrize(("game", "language"), TABLES)
def test_a_question_as_people_put_it_finds_the_rule_with_which_a_referee_answers(
    game: str, language: str
) -> None:
    questions = QUESTIONS[game][language]
    places = {
        question: next(
            (n for n, rule in enumerate(found(game, language, question), 1) if rule in rules), 999
        )
        for question, rules in questions.items()
    }
    three, five = (sum(place <= most for place in places.values()) for most in (3, 5))
    print(f"{game} {language}: {three} of {len(places)} in the first 3, {five} in the first 5")
    print(*(f"{place} {question}" for question, place in places.items() if place > 3), sep="\n")
    assert all(
        rule in load_game(game).rulebook.entries for one in questions.values() for rule in one
    )
    assert three >= FIRST_THREE * len(places)
    assert five >= FIRST_FIVE * len(places)


@pytest.mark.parametrize(
    ("language", "question", "rules"),
    [
        ("en", "may I use the Crystal after a tie?", {"CMB-4", "CMB-7"}),
        ("en", "crystal tie", {"CMB-4", "CMB-7"}),
        ("en", "May a Build cut off a key tile?", {"TIL-4", "TIL-6"}),
        ("en", "key tile cut off", {"TIL-4", "TIL-6"}),
        ("en", "cut off", {"TIL-4", "TIL-6"}),
        ("en", "stunned, pick up a key?", {"STN-2", "BRG-7"}),
        ("pl", "remis kryształ", {"CMB-4", "CMB-7"}),
        ("pl", "odciąć pole klucza", {"TIL-4", "TIL-6"}),
        ("pl", "odciac pole klucza", {"TIL-4", "TIL-6"}),
        ("pl", "oszołomiony podnieść klucz", {"STN-2", "BRG-7"}),
        ("uk", "кристал після нічиєї", {"CMB-4", "CMB-7"}),
    ],
)
def test_what_is_disputed_at_the_table_is_decided_by_one_of_the_first_three(
    language: str, question: str, rules: set[str]
) -> None:
    assert rules & set(found("labyrinth", language, question)[:3])


@pytest.mark.parametrize(
    ("language", "question", "first"),
    [
        ("en", "may a stunned character pick up a key?", "STN-2"),
        ("en", "stunned", "STN-2"),
        ("en", "can a stunned character use its crystal", "STN-6"),
        ("en", "Crystal after a tie in combat?", "CMB-8"),
        ("pl", "czy oszołomiona postać może podnieść klucz?", "STN-2"),
        ("pl", "oszołomiony", "STN-2"),
        ("pl", "kryształ po remisie w walce", "CMB-8"),
        ("uk", "чи може оглушений персонаж підняти ключ?", "STN-2"),
        ("uk", "оглушений", "STN-2"),
        ("uk", "кристал після нічиєї в бою?", "CMB-8"),
    ],
)
def test_the_rule_that_decides_a_common_dispute_comes_first(
    language: str, question: str, first: str
) -> None:
    assert found("labyrinth", language, question)[0] == first


@pytest.mark.parametrize("language", languages())
def test_what_is_given_for_a_rule_is_given_in_every_language_for_rules_there_are(
    language: str,
) -> None:
    for game in game_names():
        rules = set(search_words(language, game).decides)
        assert rules == set(search_words("en", game).decides)
        assert rules <= set(load_game(game).rulebook.entries)


def test_a_stunned_character_finds_every_rule_of_stun_in_any_form_of_the_word() -> None:
    stun = [rule for rule in load_game("labyrinth").rulebook.entries if rule.startswith("STN")]
    for language, words in (
        ("en", ("stunned", "stun", "stun token")),
        ("pl", ("oszołomiony", "oszołomion", "oszołom", "ogluszona")),
        ("uk", ("оглушений", "оглушення")),
    ):
        for word in words:
            assert set(stun) <= set(found("labyrinth", language, word)), word


def test_a_word_is_found_at_its_beginning_and_never_inside_another() -> None:
    assert likeness("tie", "abilities") == likeness("bili", "abilities") == 0
    assert likeness("abil", "abilities") > 0
    assert "CRY-7" not in found("labyrinth", "en", "tie")


def test_an_expression_is_found_where_its_words_follow_one_another() -> None:
    # “a draw” is a tie; “pay 1 action, draw a trap” is none.
    assert "TRP-1" not in found("labyrinth", "en", "tie")
    assert found("labyrinth", "en", "a draw") == found("labyrinth", "en", "tie") != []


@pytest.mark.parametrize(
    ("language", "one", "other"),
    [
        ("en", "stunned", "stun"),
        ("en", "tiles", "tile"),
        ("pl", "kryształem", "kryształ"),
        ("pl", "podniesiesz", "podnieść"),
        ("pl", "pola", "polu"),
        ("uk", "кристалом", "кристал"),
        ("uk", "ключів", "ключ"),
    ],
)
def test_two_forms_of_a_word_are_one(language: str, one: str, other: str) -> None:
    endings = search_words(language, "labyrinth").endings
    assert likeness(*words_of(f"{one} {other}"), endings) > 0.7


def test_two_words_are_not_one_for_a_common_beginning() -> None:
    endings = search_words("en", "labyrinth").endings
    for one, other in (
        ("action", "active"),
        ("start", "stay"),
        ("corridor", "corner"),
        ("12", "1"),
    ):
        assert likeness(one, other, endings) == 0


def test_a_rule_with_all_words_stands_before_one_with_some() -> None:
    answer = asked("labyrinth", "en", "golem trap")
    assert 0 < answer.whole < len(answer.rules)
    texts = [words_of(one.text) for one in answer.rules]
    assert all("golem" in text and {"trap", "traps"} & {*text} for text in texts[: answer.whole])


def test_partial_matches_stand_where_no_rule_has_every_word() -> None:
    answer = asked("labyrinth", "en", "does Bob’s stunned dwarf rest?")
    assert answer.whole == 0
    assert answer.rules[0].rule.startswith("STN")
    assert asked("labyrinth", "en", "xylophone") == Found([], 0)


def test_words_that_ask_for_nothing_change_nothing() -> None:
    assert found("labyrinth", "en", "may I carry the keys?") == found(
        "labyrinth", "en", "carry keys"
    )
    assert found("labyrinth", "pl", "czy mogę nieść klucze") == found(
        "labyrinth", "pl", "nieść klucze"
    )
    assert found("labyrinth", "en", "may I") != []


@pytest.mark.parametrize("language", languages())
def test_every_language_has_its_words_for_a_search(language: str) -> None:
    assert search_words(language, None).filler
    assert search_words(language, None).endings
    for game in game_names():
        assert len(search_words(language, game).same) > len(search_words(language, None).same)


def test_a_search_takes_less_than_ten_milliseconds() -> None:
    for game, language in TABLES:
        questions = [*QUESTIONS[game][language]]
        index = rule_index(load_game(game), language)
        index.search("")
        begun = process_time()
        for question in questions:
            index.search(question)
        assert process_time() - begun < 0.010 * len(questions)


@pytest.mark.parametrize(
    "text",
    [
        *('fillers = ["a"]', 'filler = "a"', "filler = [1]", 'same = ["tie"]'),
        *('same = [["tie", "?!"]]', 'decides = ["tie"]', '[decides]\nCMB-8 = "tie"'),
    ],
)
def test_a_file_that_is_no_list_of_words_is_refused_by_its_name(
    text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "common/text/tlh"
    folder.mkdir(parents=True)
    (folder / FILE).write_text(text, encoding="utf-8")
    monkeypatch.setenv("PLATFORMER_TEXTS", str(tmp_path))
    with pytest.raises(BadInput, match=FILE):
        search_words("tlh", None)


def test_the_aid_numbers_as_many_steps_as_the_rule_names() -> None:
    turn = next(part for part in GAME.catalogue.aid(Words("en", "platformer")) if part.steps)
    assert [line.apart for line in turn.lines] == [False] * 8 + [True]
