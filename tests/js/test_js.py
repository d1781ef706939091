"""The browser's pure parts (geometry, motion, patching) are tested by node's own test runner."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

HERE = Path(__file__).parent


def test_the_javascript_tests_pass():
    node = shutil.which("node")
    assert node, "node is not here; run: sudo apt-get install nodejs"
    done = subprocess.run(
        [node, str(HERE / "all.mjs")], capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    ran = re.search(r"^\W*tests (\d+)$", done.stdout, re.MULTILINE)
    assert ran
    written = (path.read_text(encoding="utf-8") for path in HERE.glob("*.test.mjs"))
    assert (
        int(ran[1]) >= sum(len(re.findall(r"^test\(", text, re.MULTILINE)) for text in written) > 0
    )
