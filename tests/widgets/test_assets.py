"""The JavaScript of a component is put together from small modules without a build step."""

from __future__ import annotations

import shutil
import subprocess
from importlib.resources import files

import pytest

from platformer_widgets import assets

ENTRIES = sorted(p.name for p in files("platformer_widgets").iterdir() if p.name.endswith(".js"))


@pytest.mark.parametrize("entry", ENTRIES)
def test_a_bundle_is_one_module_that_node_can_load(entry, tmp_path):
    node = shutil.which("node")
    assert node, "node is not here; run: sudo apt-get install nodejs"
    bundle = tmp_path / "bundle.mjs"
    bundle.write_text(assets.bundle(entry), encoding="utf-8")
    code = (
        f"const m = await import('{bundle}'); if (typeof m.default.render !== 'function') throw 1"
    )
    done = subprocess.run(
        [node, "--input-type=module", "--eval", code], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("import x from './x.js';\n", "plainly"),
        ("export { a };\n", "plainly"),
        ("export * from './x.js';\n", "plainly"),
        ('import { a } from "./lib/ring.js";\n', "ring"),
    ],
)
def test_what_cannot_be_put_together_is_said_and_not_guessed(monkeypatch, source, fault):
    monkeypatch.setattr(assets, "read", lambda _path: source.replace("lib/ring", "entry"))
    assets.bundle.cache_clear()
    with pytest.raises(ValueError, match=fault):
        assets.bundle("entry.js")
    assets.bundle.cache_clear()


def test_no_module_writes_markup_from_text():
    for folder in (files("platformer_widgets"), files("platformer_widgets") / "lib"):
        for path in folder.iterdir():
            if path.name.endswith(".js"):
                source = path.read_text(encoding="utf-8")
                assert "innerHTML" not in source, path.name
                assert "insertAdjacentHTML" not in source, path.name
                assert len(source.splitlines()) <= 350, path.name
