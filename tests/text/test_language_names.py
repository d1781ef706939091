"""Languages by their own names, without the languages."""

from platformer_nb.text import Words, books, languages
from platformer_nb.text.choosing import language_name


def test_each_language_is_called_as_its_own_words_say() -> None:
    known = {"en": "English", "pl": "Polski", "uk": "Українська"}
    assert {code: language_name(code) for code in known} == known
    for code in languages():
        assert language_name(code) == Words(code, None)("language-name")


def test_no_sentence_is_loaded_for_a_name(monkeypatch) -> None:
    monkeypatch.setattr(books, "book", None)
    language_name.cache_clear()
    assert language_name("pl") == "Polski"


def test_a_language_that_is_added_has_its_name_where_its_words_are(tmp_path, monkeypatch) -> None:
    folder = tmp_path / "common" / "text" / "eo"
    folder.mkdir(parents=True)
    (folder / "some.ftl").write_text("undo = Malfari\nlanguage-name = Esperanto\n")
    (tmp_path / "common" / "text" / "xx").mkdir()
    monkeypatch.setenv("PLATFORMER_TEXTS", str(tmp_path))
    language_name.cache_clear()
    assert (language_name("eo"), language_name("xx")) == ("Esperanto", "xx")
    language_name.cache_clear()
