"""The browser's pure parts (geometry, motion, patching) are tested by node's own test runner."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

HERE = Path(__file__).parent


def test_the_javascript_tests_pass():
    node = shutil.which("node")
    assert node, "node is not here; run: sudo apt-get install nodejs"
    tests = sorted(str(path) for path in HERE.glob("*.test.mjs"))
    assert tests
    done = subprocess.run(
        [node, "--test", *tests], capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
