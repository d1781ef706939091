from platformer_nb.serve import folders


def test_a_learners_work_is_never_overwritten(tmp_path):
    source, target = tmp_path / "package", tmp_path / "home"
    (source / "en").mkdir(parents=True)
    (source / "en" / "01.ipynb").write_text("as published")
    folders.copy_what_is_missing(source, target)
    assert (target / "en" / "01.ipynb").read_text() == "as published"

    (target / "en" / "01.ipynb").write_text("my answers")
    (source / "en" / "02.ipynb").write_text("a new lesson")
    folders.copy_what_is_missing(source, target)
    assert (target / "en" / "01.ipynb").read_text() == "my answers"
    assert (target / "en" / "02.ipynb").read_text() == "a new lesson"


def test_in_a_checkout_the_tutorial_is_the_checkouts_own(root):
    assert folders.tutorial("platformer") == root / "notebooks" / "tutorial" / "platformer"


def test_an_installed_tutorial_is_worked_on_in_the_users_data_folder(tmp_path, monkeypatch):
    installed = tmp_path / "site-packages" / "_notebooks"
    (installed / "tutorial" / "platformer" / "en").mkdir(parents=True)
    (installed / "tutorial" / "platformer" / "en" / "01.ipynb").write_text("as published")
    monkeypatch.setattr(folders, "INSTALLED", installed)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    copies = tmp_path / "share" / "platformer-nb" / "tutorial"
    assert folders.tutorial("platformer") == copies / "platformer"
    assert (copies / "platformer" / "en" / "01.ipynb").read_text() == "as published"


def test_copies_of_when_there_was_one_game_are_not_lost(tmp_path, monkeypatch):
    published = tmp_path / "package" / "tutorial" / "platformer" / "en"
    published.mkdir(parents=True)
    for name in ("01.ipynb", "02.ipynb"):
        (published / name).write_text("as published")
    monkeypatch.setattr(folders, "INSTALLED", tmp_path / "package")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    copies = tmp_path / "share" / "platformer-nb" / "tutorial"
    (copies / "en" / "drafts").mkdir(parents=True)
    (copies / "en" / "01.ipynb").write_text("my answers")
    (copies / "en" / "drafts" / "mine.ipynb").write_text("my own")
    (copies / "notes.txt").write_text("of no language")

    here = folders.tutorial("platformer")
    assert (here / "en" / "01.ipynb").read_text() == "my answers"
    assert (here / "en" / "02.ipynb").read_text() == "as published"
    assert (here / "en" / "drafts" / "mine.ipynb").read_text() == "my own"
    assert not (copies / "en").exists()
    assert (copies / "notes.txt").read_text() == "of no language"

    (copies / "en").mkdir()
    (copies / "en" / "01.ipynb").write_text("from an older version, used again")
    assert (folders.tutorial("platformer") / "en" / "01.ipynb").read_text() == "my answers"
    assert (copies / "en" / "01.ipynb").read_text() == "from an older version, used again"


def test_a_game_of_another_distribution_has_its_own_folder_among_the_copies(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    copies = tmp_path / "platformer-nb" / "tutorial"
    (copies / "en").mkdir(parents=True)
    (copies / "en" / "01.ipynb").write_text("of the first game")
    assert folders.tutorial("another") == copies / "another"
    assert (copies / "en" / "01.ipynb").is_file()
