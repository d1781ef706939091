"""What the servers do without, so that they start at once; `tests/packaging/test_locks.py` holds that it is not installed."""

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest
from jupyterlab_server.config import get_federated_extensions

from platformer_nb.serve import tutor
from platformer_nb.serve.access import policy


@pytest.mark.skipif(
    find_spec("rfc3987_syntax") is not None,
    reason="this environment is older than the locks: pip uninstall rfc3987-syntax lark",
)
@pytest.mark.parametrize("server", ["play", "tutor"])
def test_no_grammar_is_built_that_nobody_uses(server):
    source = f"import sys, platformer_nb.serve.{server}; print('jsonschema' in sys.modules, 'lark' in sys.modules)"
    ended = subprocess.run([sys.executable, "-c", source], capture_output=True, text=True)
    assert ended.stdout == "True False\n", ended.stderr


def test_both_servers_have_the_extension_that_mends_how_widgets_arrive(tmp_path):
    page = policy.config().VoilaConfiguration
    lab = tutor.config(tmp_path, "localhost", 1, False).LabApp
    for folders in (page.extra_labextensions_path, lab.extra_labextensions_path):
        found = get_federated_extensions(folders)[policy.OWN_EXTENSION]
        assert (Path(found["ext_path"]) / found["jupyterlab"]["_build"]["load"]).is_file()
    assert policy.OWN_EXTENSION in page.extension_allowlist
