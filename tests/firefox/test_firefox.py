"""The built site in a real Firefox, from a plain file server that goes away and comes back."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.site.conftest import Host, host, served

__all__ = ["host", "served"]

SCRIPT = Path(__file__).parent / "site.mjs"
MINUTES = 8
"""After which a visit has failed: a stage says so itself much earlier."""


@pytest.fixture
def driver(root: Path, tmp_path: Path) -> Path:
    """The script of the visit, in a folder from which it finds its packages."""
    packages = root / ".venv" / "firefox" / "node_modules"
    assert packages.is_dir(), "`make firefox` brings what drives it"
    (tmp_path / "node_modules").symlink_to(packages)
    return Path(shutil.copy(SCRIPT, tmp_path))


def test_a_visit_plays_reloads_learns_and_erases_with_and_without_a_network(
    served: Host, driver: Path
) -> None:
    firefox = shutil.which("firefox-esr") or shutil.which("firefox")
    assert firefox, "`make firefox` says how to install Firefox"
    visit = subprocess.Popen(
        ["timeout", str(MINUTES * 60), "node", str(driver), served.address, firefox],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "HOME": str(driver.parent)},
    )
    assert visit.stdin is not None
    assert visit.stdout is not None
    told = []
    for line in visit.stdout:
        told.append(line)
        if line.strip() in ("stop", "start"):
            getattr(served, line.strip())()
            visit.stdin.write("done\n")
            visit.stdin.flush()
    assert visit.wait() == 0, "".join(told)
    assert len([line for line in told if line.startswith("passed: ")]) == 6, told
