"""Compilation of the rules: a rewritten copy of the package, mypyc, a C compiler, a folder of extension modules."""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
import sys
from pathlib import Path
from sysconfig import get_config_var
from typing import Final

from compiling.modules import MIXINS, compiled_files
from compiling.rewriting import Mixins, rewritten

MANIFEST: Final = "modules.json"
"""Beside the extension modules: the SHA-256 of each module's source, by its name (`platformer_nb.core.compiled`)."""

# The rewriting loses comments, so that what `type: ignore` allows is allowed as a whole.
OPTIONS: Final = """
[mypy]
python_version = 3.11
ignore_missing_imports = True
disable_error_code = misc, index
"""

SETUP: Final = """
from mypyc.build import mypycify
from setuptools import setup

modules = mypycify(["--config-file", "mypy.ini", *{files!r}], opt_level={level!r}, debug_level="0", multi_file=True)
setup(name="compiled", packages=[], ext_modules=modules)
"""


def rewrite(root: Path, to: Path) -> dict[Path, str]:
    """Copy the package, what is compiled rewritten; return the hashes of those files, by their place in the folder."""
    ignored = shutil.ignore_patterns("__pycache__", "_compiled")
    shutil.copytree(root / "platformer_nb", to / "platformer_nb", ignore=ignored)
    files = compiled_files(root)
    module = MIXINS.removesuffix(".py").replace("/", ".")
    mixins = Mixins(module, (root / MIXINS).read_text(encoding="utf-8"))
    hashes = {}
    for file in files:
        source = (root / file).read_bytes()
        hashes[file] = hashlib.sha256(source).hexdigest()
        (to / file).write_text(rewritten(source.decode("utf-8"), mixins), encoding="utf-8")
    return hashes


def build(root: Path, work: Path, level: str = "3") -> Path:
    """Compile in an empty folder `work` and return the folder of the extension modules and their manifest."""
    tree, made = work / "tree", work / "compiled"
    files = rewrite(root, tree)
    (tree / "mypy.ini").write_text(OPTIONS, encoding="utf-8")
    setup = SETUP.format(files=[file.as_posix() for file in files], level=level)
    (tree / "setup.py").write_text(setup, encoding="utf-8")
    command = [sys.executable, "setup.py", "-q", "build_ext", "--build-lib", str(made)]
    subprocess.run([*command, "--parallel", "4"], cwd=tree, check=True)
    suffix = str(get_config_var("EXT_SUFFIX"))
    missing = [file for file in files if not (made / file.with_suffix(suffix)).exists()]
    if missing:
        raise FileNotFoundError(f"not compiled: {missing}")
    hashes = {".".join(file.with_suffix("").parts): of for file, of in files.items()}
    (made / MANIFEST).write_text(json.dumps(hashes, indent=1) + "\n", encoding="utf-8")
    return made
