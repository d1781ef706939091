"""What the servers do without, so that they start at once; `tests/packaging/test_locks.py` holds that it is not installed."""

import subprocess
import sys
from importlib.util import find_spec

import pytest


@pytest.mark.skipif(
    find_spec("rfc3987_syntax") is not None,
    reason="this environment is older than the locks: pip uninstall rfc3987-syntax lark",
)
@pytest.mark.parametrize("server", ["play", "tutor"])
def test_no_grammar_is_built_that_nobody_uses(server):
    source = f"import sys, platformer_nb.serve.{server}; print('jsonschema' in sys.modules, 'lark' in sys.modules)"
    ended = subprocess.run([sys.executable, "-c", source], capture_output=True, text=True)
    assert ended.stdout == "True False\n", ended.stderr
