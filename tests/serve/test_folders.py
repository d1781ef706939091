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
    assert folders.tutorial() == root / "notebooks" / "tutorial"


def test_an_installed_tutorial_is_worked_on_in_the_users_data_folder(tmp_path, monkeypatch):
    installed = tmp_path / "site-packages" / "_notebooks"
    (installed / "tutorial").mkdir(parents=True)
    (installed / "tutorial" / "01.ipynb").write_text("{}")
    monkeypatch.setattr(folders, "INSTALLED", installed)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    assert folders.tutorial() == tmp_path / "share" / "platformer-nb" / "tutorial"
    assert (folders.tutorial() / "01.ipynb").is_file()
