"""What the servers do without, so that they start at once."""

import subprocess
import sys

import pytest


@pytest.mark.parametrize("server", ["play", "tutor"])
def test_no_grammar_is_built_that_nobody_uses(server):
    source = f"import sys, platformer_nb.serve.{server}; print('jsonschema' in sys.modules, 'lark' in sys.modules)"
    ended = subprocess.run([sys.executable, "-c", source], capture_output=True, text=True)
    assert ended.stdout == "True False\n", ended.stderr
