"""The container file: its syntax is checked, and its commands are run in a fresh folder, without a container."""

import json
import re
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

from tests import servers
from tests.hosts.remote import awaited
from tests.serve.http import get

FILE = "docs/hosting/Containerfile"
PREFIX = "/opt/platformer-nb"


@pytest.fixture(scope="module")
def instructions(root):
    """The instructions of the file, each a word and its text, with lines that go on joined."""
    text = (root / FILE).read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    joined = "\n".join(lines).replace("\\\n", " ").splitlines()
    return [tuple(line.split(maxsplit=1)) for line in joined]


def test_its_syntax_is_right(root, tool):
    ended = subprocess.run(
        [tool("dockerfile-utils"), "lint", str(root / FILE)], capture_output=True, text=True
    )
    assert (ended.returncode, ended.stdout.strip()) == (0, ""), ended.stdout + ended.stderr


def test_a_fault_of_syntax_would_be_found(root, tool, tmp_path):
    wrong = tmp_path / "Containerfile"
    wrong.write_text(
        (root / FILE).read_text(encoding="utf-8").replace("EXPOSE 8424", "EXPOSE many")
    )
    ended = subprocess.run(
        [tool("dockerfile-utils"), "lint", str(wrong)], capture_output=True, text=True
    )
    assert "many" in ended.stdout + ended.stderr


def test_nobody_in_particular_runs_it(instructions):
    users = [text for word, text in instructions if word == "USER"]
    assert users
    assert users[-1].partition(":")[0] not in ("", "0", "root")


def test_its_commands_build_a_server_that_is_well(root, instructions, tmp_path):
    source, place = tmp_path / "source", tmp_path / "opt"
    source.mkdir()
    archive = tmp_path / "tree.tar"
    subprocess.run(["git", "archive", "-o", str(archive), "HEAD"], cwd=root, check=True)
    with tarfile.open(archive) as tree:
        tree.extractall(source, filter="data")
    for word, text in instructions:
        if word == "RUN":
            command = text.replace(PREFIX, str(place)).replace("python3 -m", f"{sys.executable} -m")
            ended = subprocess.run(
                ["sh", "-c", command], cwd=source, capture_output=True, text=True
            )
            assert ended.returncode == 0, ended.stdout + ended.stderr
    shutil.rmtree(source)
    before = files(place)

    (entry,) = (json.loads(text) for word, text in instructions if word == "ENTRYPOINT")
    assert entry[:2] == [f"{PREFIX}/bin/platformer-nb", "play"]
    port = entry.index("--port") + 1
    command = [entry[0].replace(PREFIX, str(place)), *entry[1:port], "0", *entry[port + 1 :]]
    (check,) = (text for word, text in instructions if word == "HEALTHCHECK")
    probe = json.loads(check.partition("CMD ")[2])
    with servers.running([*command, "--json"], tmp_path / "run") as server:
        number = re.findall(r":(\d+)/", server.address)[0]
        own = f"http://127.0.0.1:{number}/"
        awaited("the server", lambda: get(f"{own}health")[0] == 200)
        html = get(own)[2]
        assert "kernelId" in html
        assert "platformerFailed()</script>" not in html
        probed = [probe[0].replace(PREFIX, str(place)), probe[1], probe[2].replace("8424", number)]
        assert subprocess.run(probed).returncode == 0
        assert str(Path(root)) not in html
    assert subprocess.run(probed, capture_output=True).returncode != 0, "nobody is there"
    tutor = [command[0], "tutor", "--copy", "--folder", str(tmp_path / "home")]
    assert subprocess.run(tutor, capture_output=True).returncode == 0
    assert files(place) == before, "the package may be read-only"


def files(folder: Path) -> set[tuple[str, int]]:
    """What lies in a folder, and when each file was written."""
    found = (path for path in folder.rglob("*") if path.is_file())
    return {(str(path.relative_to(folder)), path.stat().st_mtime_ns) for path in found}
