"""Names in their cases and genders: a sentence asks for a form, the name gives it."""

from __future__ import annotations

from pathlib import Path

import pytest

from platformer_nb import text
from platformer_nb.core.errors import BadInput
from platformer_nb.games.platformer.narration.words import NAME, Words
from platformer_nb.text.books import GENDERS
from tests.text.folders import folder

NAMES = """
card-ent = Drzewiec
    .gen = Drzewca
    .acc = Drzewca
    .inst = Drzewcem
    .gender = masculine
card-medusa = Meduza
    .acc = Meduzę
    .gender = feminine
card-blob = Kisiel
symbol-move = ruch
    .acc = ruch
    .inst = ruchem
symbol-star = gwiazda
    .acc = gwiazdę
    .inst = gwiazdą
list-comma = { ", " }
list-and = { $first } i { $last }
missing-enemy = ten Wróg
    .acc = tego Wroga
    .gender = masculine
"""
ENGLISH = (
    'card-golem = Stone Golem\nlist-comma = { ", " }\nlist-and = { $first } and { $last }\n'
    "hit = You hit { $enemy }.\n"
)


def polish(tmp_path: Path, sentence: str) -> text.Words:
    return text.Words(
        "pl", NAME, strict=True, path=folder(tmp_path, en_a=ENGLISH, pl_a=NAMES + sentence)
    )


def test_a_sentence_has_a_name_in_the_case_it_asks_for(tmp_path: Path):
    words = polish(tmp_path, "s = { $enemy } bije { $hero-acc } przed { $enemy-inst }.")
    facts = {"enemy": "ent", "hero": "medusa"}
    assert words.tell("s", facts) == "Drzewiec bije Meduzę przed Drzewcem."


def test_a_case_that_a_name_does_not_give_is_the_nominative(tmp_path: Path):
    words = polish(tmp_path, "s = Bez { $enemy-gen } i { $hero-dat }.")
    assert words.tell("s", {"enemy": "medusa", "hero": "blob"}) == "Bez Meduza i Kisiel."
    assert words.tell("s", {"enemy": "golem", "hero": "Ada"}) == "Bez Stone Golem i Ada."


def test_a_gender_chooses_the_variant(tmp_path: Path):
    sentence = """
s = { $enemy-gender ->
    [feminine] { $enemy } spadła
    [plural] { $enemy } spadli
    [none] { $enemy } spada
   *[masculine] { $enemy } spadł
  }.
"""
    words = polish(tmp_path, sentence)
    assert words.tell("s", {"enemy": "ent"}) == "Drzewiec spadł."
    assert words.tell("s", {"enemy": "medusa"}) == "Meduza spadła."
    assert words.tell("s", {"enemy": "blob"}) == "Kisiel spada."
    assert words.tell("s", {"enemy": "golem"}) == "Stone Golem spada."
    assert words.tell("s", {"enemy": ("ent", "medusa")}) == "Drzewiec i Meduza spadli."
    assert words.tell("s", {"enemy": ("medusa",)}) == "Meduza spadła."


def test_a_list_has_each_name_in_the_case(tmp_path: Path):
    words = polish(tmp_path, "s = Płacisz: { $dice-inst }.")
    told = words.tell("s", {"dice": ("move", "star", "move")})
    assert told == "Płacisz: ruchem, gwiazdą i ruchem."


def test_what_was_not_told_has_cases_too(tmp_path: Path):
    words = polish(
        tmp_path, "s = { $enemy } pcha { $enemy-acc } i { $enemy-loc }: { $enemy-gender }."
    )
    assert words.tell("s", {}) == "Ten Wróg pcha tego Wroga i ten Wróg: masculine."


def test_a_name_filled_in_as_text_is_the_same_in_every_case(tmp_path: Path):
    words = polish(tmp_path, "s = Widzisz { $player-acc }: { $player-gender }.")
    assert words("s", player="Ada") == "Widzisz Ada: none."


def test_a_borrowed_sentence_takes_the_names_of_the_language(tmp_path: Path):
    assert polish(tmp_path, "").tell("hit", {"enemy": "ent"}) == "You hit Drzewiec."


@pytest.mark.parametrize(
    ("attribute", "fault"),
    [
        (".accusative = Drzewca", "attribute .accusative, which is neither a case nor a gender"),
        (".gender = male", "the gender of card-tree is “male”"),
    ],
)
def test_a_form_there_is_not_is_refused(tmp_path: Path, attribute: str, fault: str):
    with pytest.raises(BadInput, match=fault) as refused:
        polish(tmp_path, f"card-tree = Drzewo\n    {attribute}\n")
    assert "pl/a.ftl, line" in str(refused.value)
    assert "Use one of" in str(refused.value)


def test_a_fact_that_is_itself_a_gender_or_a_case_is_no_form_of_anything():
    assert Words(strict=True)("error-no-gender", gender="male", key="x").count("male") == 1


@pytest.mark.parametrize(
    ("language", "key", "facts", "said"),
    [
        ("pl", "do-attack", {"enemy": "stone-golem", "to": "b2"}, "Zaatakuj Kamiennego Golema na b2"),
        ("pl", "event-attacked", {"enemy": "medusa", "hero": "etorn"}, "Meduza atakuje Etorna."),
        ("pl", "event-attacked", {"enemy": "ent", "hero": "sweety"}, "Drzewiec atakuje Sweety."),
        ("pl", "event-defeated", {"hero": "angelo", "enemy": "medusa"}, "Angelo pokonuje Meduzę!"),
        ("pl", "event-trapped", {"hero": "etorn", "to": "a1"}, "Pułapka na a1 łapie Etorna!"),
        ("pl", "do-buy", {"card": "boots-of-haste"}, "Kup Buty Szybkości"),
        ("pl", "do-turn", {"symbol": "star", "to-symbol": "sword"}, "Obróć kość z gwiazdy na miecz"),
        ("uk", "do-attack", {"enemy": "werewolf", "to": "b2"}, "Атакувати Перевертня на b2"),
        ("uk", "event-attacked", {"enemy": "medusa", "hero": "etorn"}, "Медуза атакує Еторна."),
        ("uk", "event-attacked", {"enemy": "ent", "hero": "sweety"}, "Ент атакує Світті."),
        ("uk", "event-defeated", {"hero": "avvy", "enemy": "ent"}, "Авві перемагає Ента!"),
        ("uk", "event-defeated", {"hero": "angelo", "enemy": "medusa"}, "Анджело перемагає Медузу!"),
        ("uk", "do-buy", {"card": "boots-of-haste"}, "Купити Чоботи-сороходи"),
        ("uk", "do-swap", {"figure": "etorn", "to": "c1"}, "Помінятися місцями з Еторном на c1"),
        ("uk", "do-swap", {"figure": "zora", "to": "c1"}, "Помінятися місцями із Зорою на c1"),
        ("uk", "do-swap", {"figure": "hoard-drake", "to": "c1"}, "Помінятися місцями зі Скарбозмієм на c1"),
        ("uk", "do-throw", {"figure": "ikee", "to": "c1"}, "Кинути у Великого Повелителя Ікі на c1"),
        ("uk", "event-lost", {"hero": "zora", "coins": 1, "gems": 0}, "Зора втрачає 1 монету."),
        ("uk", "event-looted", {"hero": "etorn", "coins": 2, "gems": 1}, "Еторн бере трофеї: 2 монети, 1 самоцвіт."),
        ("uk", "event-gained", {"hero": "zora", "coins": 1, "gems": 0, "hearts": 2}, "Зора отримує 1 монету, 2 жетони здоров’я."),
        ("uk", "event-gained", {"hero": "zora", "coins": 0, "gems": 0, "hearts": 0}, "Зора нічого не отримує."),
        ("uk", "event-paid", {"hero": "lumi", "coins": 0, "hearts": 1}, "Лумі віддає 1 жетон здоров’я."),
        ("uk", "event-shielded", {"hero": "lumi", "wounds": 1}, "Лумі має захист: наступне Поранення не зашкодить."),
        ("uk", "event-token-lost", {"hero": "avvy", "token": "stone"}, "Авві позбувається жетона Каменя."),
    ],
)  # fmt: skip
def test_real_sentences_put_names_into_their_cases(
    language: str, key: str, facts: dict[str, str], said: str
):
    assert Words(language, strict=True).tell(key, facts) == said


@pytest.mark.parametrize("language", ["pl", "uk"])
def test_a_gender_chooses_in_real_sentences(language: str):
    words = Words(language, strict=True)
    for key in words.keys():  # noqa: SIM118 - Words is no dict
        for variable in words.variables(key):
            if variable.endswith("-gender"):
                name = variable.removesuffix("-gender")
                said = {words.fill(key, {name: "X", variable: gender}) for gender in GENDERS}
                assert len(said) > 1, f"{key} chooses by {variable} for nothing"


GERMAN = """
card-werewolf = Werwolf
    .def = der Werwolf
    .defacc = den Werwolf
    .indefdat = einem Werwolf
    .gender = masculine
card-medusa = Medusa
    .gen = Medusas
    .gender = feminine
"""


@pytest.mark.parametrize(
    ("sentence", "said"),
    [
        ("{ $hero } trifft { $enemy-defacc }.", "Medusa trifft den Werwolf."),
        ("{ $enemy-defacc } trifft { $hero }.", "Den Werwolf trifft Medusa."),
        ("{ $enemy-indefdat } hilft { $hero-defacc }.", "Einem Werwolf hilft Medusa."),
        ("Statt { $hero-defgen } kommt { $enemy-def }.", "Statt Medusas kommt der Werwolf."),
    ],
)
def test_an_article_stands_in_the_case_that_is_asked_for(tmp_path: Path, sentence: str, said: str):
    path = folder(tmp_path, en_a=ENGLISH, de_a=f"{GERMAN}s = {sentence}\n")
    words = text.Words("de", NAME, strict=True, path=path)
    assert words.tell("s", {"enemy": "werewolf", "hero": "medusa"}) == said
