"""Put the site into a folder. A name holds a hash of its content, so that a version is whole or not there at all."""

from __future__ import annotations

import gzip
import hashlib
import html
import json
import shutil
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from string import Template
from typing import Any, Final

from platformer_nb.core.errors import BadInput
from platformer_nb.games import load_game
from platformer_nb.site.archive import FOR_LESSONS, archives
from platformer_nb.site.lab import FOLDER as LAB
from platformer_nb.site.lab import Lab, write_lab
from platformer_nb.site.licenses import licenses
from platformer_nb.site.pages.box_pages import gallery
from platformer_nb.site.pages.docs import copy_attached, docs_pages
from platformer_nb.site.pages.drawings import drawings
from platformer_nb.site.pages.frame import anchor, has_box, ways
from platformer_nb.site.pages.missing import MISSING, missing
from platformer_nb.site.pages.privacy import privacy
from platformer_nb.site.pages.rule_pages import rule_pages
from platformer_nb.site.pages.style import CSS, STYLE
from platformer_nb.site.parts import ENGINE_FILES, PYODIDE, Parts
from platformer_nb.site.states import first_states, scripts, styles
from platformer_nb.text import BASE, Words, languages

SHELL: Final = Path(__file__).resolve().parent / "shell"
KINDS: Final = {"play": "", "tutor": "tutor/"}
"""Each page that is played, and its folder in the site."""

ICONS: Final = ("icon-192", "icon-512", "mask-512", "touch-180")
"""Drawn by docs/draw_icons.py of icon.svg: `mask` and `touch` fill their square, for a system that cuts it to its own shape."""

LATER: Final = ("learn", "tutor")
"""What the play page does without: files whose names begin with these."""

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'self'; form-action 'none'"
)
"""What a page may load: nothing from elsewhere. A worker has no policy but that of its host."""

MARK: Final = "site.json"
"""The file by which a folder is known as a site, which may be built anew."""


@dataclass
class Site:
    """A folder that is being filled. `kept`: what a visit without a network needs, with its hash or None."""

    out: Path
    lab: bool = False
    """Whether it has notebooks."""
    kept: dict[str, str | None] = field(default_factory=dict)
    later: list[str] = field(default_factory=list)
    """What of it a first visit to the play page leaves to the second, or to the tutor."""
    sizes: dict[str, int] = field(default_factory=dict)
    """Bytes over the wire of what the worker fetches."""
    packed: dict[str, str] = field(default_factory=dict)
    """Files that come packed, as not every host packs what it sends: the name under which each does."""

    def pack(self, path: str, data: bytes) -> None:
        """Write a large file packed, for the worker, which unpacks it."""
        small = gzip.compress(data, 9, mtime=0)
        self.packed[path] = f"{path}.packed"
        self.sizes[path] = len(small)
        self._write(self.packed[path], small)

    def put(self, name: str, data: bytes, *, keep: bool = True) -> str:
        """Write a file under a name with the hash of its content; return that name. An archive is packed."""
        stem, dot, ending = name.rpartition(".")
        digest = hashlib.sha256(data).hexdigest()[:10]
        hashed = f"{stem}-{digest}{dot}{ending}"
        if ending == "zip":
            self.pack(hashed, data)
        else:
            self._write(hashed, data)
        if keep:
            self.kept[hashed] = digest
        if stem.partition(".")[0] in LATER:
            self.later.append(hashed)
        return hashed

    def page(self, name: str, text: str, *, keep: bool = False) -> None:
        """Write a file under a name that stays, such as that of a page."""
        self._write(name, text.encode())
        if keep:
            kept = name.removesuffix("index.html") or "./"
            self.kept[kept] = None
            if kept == KINDS["tutor"]:
                self.later.append(kept)

    def first_visit(self) -> int:
        """Return the bytes of a first visit to the play page, from a host that packs nothing."""
        names = (self.packed.get(name, name) for name in self.kept if name not in self.later)
        paths = (self.out / name for name in names)
        return sum(
            (path / "index.html" if path.is_dir() else path).stat().st_size for path in paths
        )

    def _write(self, name: str, data: bytes) -> None:
        path = self.out / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)


def build(out: Path, parts: Parts, lab: Lab | None = None) -> dict[str, Any]:
    """Build the site in a folder and return what was built; a site that is there is replaced. With `lab` it has notebooks.

    Raises BadInput if the folder holds anything else.
    """
    if out.exists() and any(out.iterdir()) and not (out / MARK).is_file():
        raise BadInput(str(out), "error-site-folder", "mend-site-folder")
    out.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=out.parent, prefix=".site-") as work:
        site = Site(Path(work) / "site", lab=lab is not None)
        (Path(work) / "stage").mkdir()
        if lab is not None:
            (Path(work) / "lab").mkdir()
            write_lab(site.out / LAB, parts, lab, Path(work) / "lab")
        built = _fill(site, parts, Path(work))
        if out.exists():
            shutil.rmtree(out)
        site.out.rename(out)
    return built


def _fill(site: Site, parts: Parts, work: Path) -> dict[str, Any]:
    config = _config(site, parts, work)
    words, games = Words(BASE, None), pages_of_games()
    icon = (SHELL / "icon.svg").read_text(encoding="utf-8")
    site.page("icon.svg", icon, keep=True)
    icons = {
        name: site.put(f"{name}.png", (SHELL / "icons" / f"{name}.png").read_bytes(), keep=False)
        for name in ICONS
    }
    manifest = site.put("app.webmanifest", _manifest(words, icons).encode())
    shell_style = site.put("shell.css", (SHELL / "shell.css").read_bytes())
    page = site.put("page.js", (SHELL / "page.js").read_bytes())
    titles = {"play": words("site-title-play"), "tutor": words("site-title-tutor")}
    abouts = {"play": words("site-about-play"), "tutor": words("site-about-tutor")}
    pages: dict[str, str] = {}
    for kind, folder in KINDS.items():
        told = {
            "base": "../" * folder.count("/") or "./",
            "policy": POLICY,
            "kind": kind,
            "title": titles[kind],
            "about": abouts[kind],
            "without": words("site-no-script"),
            "manifest": manifest,
            "apple": icons["touch-180"],
            "shell_style": shell_style,
            "style": config["styles"][kind],
            "script": config["scripts"][kind],
            "page": page,
        }
        safe = {key: html.escape(value) for key, value in told.items()}
        foot = " ".join(anchor(*way) for way in ways(games, BASE, lab=site.lab))
        pages[f"{folder}index.html"] = _shell("page.html").safe_substitute(safe, foot=foot)
    version = _hash({**pages, "config": config, "icon": icon, "worker": _shell("sw.js").template})
    text = json.dumps({**config, "version": version}, separators=(",", ":"))
    for name, filled in pages.items():
        whole = Template(filled).substitute(site=text.replace("<", "\\u003c"))
        site.page(name, whole, keep=True)
    site.page("sw.js", _service_worker(site, version))
    _read_pages(site, games, work)
    built = {
        "version": version,
        "pyodide": PYODIDE,
        "languages": list(languages()),
        "files": sum(1 for path in site.out.rglob("*") if path.is_file()),
        "bytes": sum(path.stat().st_size for path in site.out.rglob("*") if path.is_file()),
        "first_visit": site.first_visit(),
    }
    site.page(MARK, json.dumps(built, indent=1) + "\n")
    return built


def _config(site: Site, parts: Parts, work: Path) -> dict[str, Any]:
    """Return what the page and its worker have to know, written into the page."""
    engine = _engine(site, parts)
    app, learn, library = (
        site.put(name, data) for name, data in archives(parts, work / "stage").items()
    )
    states = {
        name: site.put(f"{name}.json", text.encode())
        for name, text in first_states(KINDS, pages_of_games(), lab=site.lab).items()
    }
    return {
        "languages": sorted(languages(), key=lambda code: code != BASE),
        "engine": engine,
        "library": library,
        "archives": {"play": [app], "tutor": [app, learn]},
        "late": [name.rstrip("/") for name in FOR_LESSONS],
        "states": states,
        "scripts": {
            kind: site.put(f"{kind}.js", text.encode()) for kind, text in scripts(KINDS).items()
        },
        "styles": {
            kind: site.put(f"{kind}.css", text.encode()) for kind, text in styles(KINDS).items()
        },
        "worker": site.put("worker.js", (SHELL / "worker.js").read_bytes()),
        "sizes": site.sizes,
        "packed": site.packed,
    }


def pages_of_games() -> list[str]:
    """Return the games that the site offers: those with a page."""
    from platformer_widgets.page.games import game_choices

    return [one["id"] for one in game_choices(BASE)]


def _read_pages(site: Site, games: list[str], work: Path) -> None:
    """Write what is read: rules, boxes, documentation, what is stored, licenses."""
    drawn = drawings((load_game(name) for name in games if has_box(name)), work)
    for drawing in (one for box in drawn.values() for found in box.values() for one in found):
        site.page(drawing.path, drawing.text)
    site.page(STYLE, CSS)
    erase = site.put("erase.js", (SHELL / "erase.js").read_bytes(), keep=False)
    for language in languages():
        site.page(*privacy(language, games, erase, lab=site.lab))
        for name in games:
            game = load_game(name)
            for path, text in rule_pages(game, language, games):
                site.page(path, text)
            if has_box(name):
                site.page(*gallery(game, language, games, drawn[name]))
    site.page(MISSING, missing((SHELL / "missing.js").read_text(encoding="utf-8")))
    for path, text in docs_pages(games):
        site.page(path, text)
    copy_attached(site.out)
    for path, text in licenses():
        site.page(f"licenses/{path}", text)


def _engine(site: Site, parts: Parts) -> str:
    """Write Pyodide into a folder of its version, all but its library, which is compiled with the project."""
    folder = f"pyodide-{PYODIDE}"
    for name in ENGINE_FILES:
        path, data = f"{folder}/{name}", (parts.pyodide / name).read_bytes()
        if name.endswith(".zip"):
            continue
        site.kept[path] = PYODIDE
        if name.endswith(".wasm"):
            site.pack(path, data)
        else:
            site._write(path, data)
    lock = json.loads((parts.pyodide / "pyodide-lock.json").read_text(encoding="utf-8"))
    site._write(f"{folder}/pyodide-lock.json", json.dumps({**lock, "packages": {}}).encode())
    site.kept[f"{folder}/pyodide-lock.json"] = PYODIDE
    return folder


def _service_worker(site: Site, version: str) -> str:
    """Return the service worker with the list of this build in front."""
    lines = {
        "VERSION": version,
        "APART": f"{LAB}/",
        "FILES": site.kept,
        "LATER": site.later,
        "PACKED": site.packed,
    }
    head = "".join(f"const {name} = {json.dumps(value)};\n" for name, value in lines.items())
    return head + (SHELL / "sw.js").read_text(encoding="utf-8")


def _manifest(words: Words, icons: Mapping[str, str]) -> str:
    """Return the manifest by which a phone installs the site."""
    drawn = {"src": "icon.svg", "type": "image/svg+xml", "sizes": "any", "purpose": "any"}
    title = words("site-title-play")
    return json.dumps(
        {
            "id": "./",
            "name": title,
            "short_name": title.partition(":")[0],
            "description": words("site-about-play"),
            "lang": BASE,
            "start_url": "./",
            "scope": "./",
            "display": "standalone",
            "background_color": "#ffffff",
            "theme_color": "#2f4858",
            "icons": [drawn, *(_icon(name, file) for name, file in icons.items())],
            "shortcuts": [{"name": words("site-title-tutor"), "url": KINDS["tutor"]}],
        }
    )


def _icon(name: str, file: str) -> dict[str, str]:
    """Return what the manifest says of an icon; a name ends in the pixels of a side."""
    kind, _, side = name.partition("-")
    purpose = "any" if kind == "icon" else "maskable"
    return {"src": file, "type": "image/png", "sizes": f"{side}x{side}", "purpose": purpose}


def _shell(name: str) -> Template:
    return Template((SHELL / name).read_text(encoding="utf-8"))


def _hash(what: Mapping[str, Any]) -> str:
    return hashlib.sha256(json.dumps(what, sort_keys=True).encode()).hexdigest()[:12]
