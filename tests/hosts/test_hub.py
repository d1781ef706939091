"""A real JupyterHub with the configuration of docs/hosting/: two pupils, and what is each one's own."""

import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.hosts.remote import asked, awaited, printed

TOKEN = "of-the-test"
CONFIGURATION = """
load_subconfig({given!r})
c.JupyterHub.bind_url = "http://127.0.0.1:{proxy}"
c.JupyterHub.hub_bind_url = "http://127.0.0.1:{hub}"
c.ConfigurableHTTPProxy.api_url = "http://127.0.0.1:{api}"
c.ConfigurableHTTPProxy.command = [{command!r}]
c.ConfigurableHTTPProxy.pid_file = "proxy.pid"
c.JupyterHub.db_url = "sqlite:///hub.sqlite"
c.JupyterHub.cookie_secret_file = "cookie"
c.JupyterHub.authenticator_class = "dummy"
c.Authenticator.allow_all = True
c.JupyterHub.spawner_class = "simple"
c.SimpleLocalProcessSpawner.home_dir_template = {homes!r} + "/{{username}}"
c.Spawner.args = ["--allow-root"]
for service in c.JupyterHub.services:
    if service["name"] == "play":
        service["url"] = "http://127.0.0.1:{play}"
        service["command"] = [{{"8424": "{play}", "games.example": "127.0.0.1"}}.get(w, w) for w in service["command"]]
c.JupyterHub.services.append({{"name": "test", "api_token": {token!r}}})
scopes = ["admin:users", "admin:servers", "list:users", "read:servers", "delete:servers", "read:users:activity", "tokens"]
c.JupyterHub.load_roles.append({{"name": "test", "services": ["test"], "scopes": scopes}})
"""


@pytest.fixture(scope="module")
def hub(tmp_path_factory, root, tool, free_ports):
    folder = tmp_path_factory.mktemp("hub")
    proxy, hub, api, play = free_ports(4)
    homes = folder / "homes"
    (folder / "jupyterhub_config.py").write_text(
        CONFIGURATION.format(
            given=str(root / "docs" / "hosting" / "jupyterhub_config.py"),
            command=tool("configurable-http-proxy"),
            homes=str(homes),
            token=TOKEN,
            **{"proxy": proxy, "hub": hub, "api": api, "play": play},
        )
    )
    log = folder / "log.txt"
    with log.open("w") as written:
        process = subprocess.Popen(
            [tool("jupyterhub")], cwd=folder, stdout=written, stderr=subprocess.STDOUT
        )
    address = f"http://127.0.0.1:{proxy}/"
    try:
        awaited("the hub", lambda: asked(f"{address}hub/api/")[0] == 200)
        yield SimpleNamespace(address=address, homes=homes, log=log, play=play)
    except BaseException:
        print(log.read_text()[-5000:])
        raise
    finally:
        process.terminate()
        process.wait(60)


class Pupil:
    """Somebody with a server of their own, and a token that opens only that."""

    def __init__(self, hub, name):
        self.name = name
        self.server = f"{hub.address}user/{name}/"
        self._api = f"{hub.address}hub/api/users/{name}"
        asked(self._api, TOKEN, "POST")
        status, made = asked(f"{self._api}/tokens", TOKEN, "POST", {"note": "a test"})
        assert status == 201, made
        self.token = made["token"]

    def start(self):
        assert asked(f"{self._api}/server", TOKEN, "POST")[0] in (201, 202)
        awaited("a pupil's server", lambda: asked(f"{self.server}api/status", self.token)[0] == 200)

    def stop(self):
        asked(f"{self._api}/server", TOKEN, "DELETE")
        awaited("the end of a server", lambda: not self.is_running())

    def is_running(self):
        return bool(asked(self._api, TOKEN)[1]["servers"])


@pytest.fixture(scope="module")
def pupils(hub):
    both = [Pupil(hub, name) for name in ("ada", "bob")]
    for pupil in both:
        pupil.start()
    return both


def test_each_has_the_tutorial_and_reads_nobody_elses(hub, pupils):
    for own, other in (pupils, pupils[::-1]):
        status, folder = asked(f"{own.server}api/contents/en", own.token)
        assert status == 200
        assert "START.ipynb" in [file["name"] for file in folder["content"]]
        for path in ("api/contents/en", "api/kernels", "lab", "api/terminals"):
            assert asked(f"{other.server}{path}", own.token)[0] == 403
        assert asked(f"{other.server}api/contents/en")[0] == 403
        assert "Sign in" in asked(f"{other.server}lab")[1], "redirected"


def test_a_board_plays_in_a_pupils_kernel(pupils):
    code = "from platformer_nb import new_game; game = new_game('platformer', players=2, seed=1)\n"
    code += "import platformer_widgets; print(len(game.legal) > 0, platformer_widgets.__name__)"
    assert printed(pupils[0].server, pupils[0].token, code) == "True platformer_widgets\n"


def test_progress_is_each_ones_own_and_outlives_the_server(hub, pupils):
    ada, bob = pupils
    code = "from platformer_nb.lessons.progress.progress_file import ProgressFile as F\nf = F()\n"
    keep = (
        code + "f.change(lambda p: p); f.path.with_suffix('.mark').write_text('ada'); print(f.path)"
    )
    path = Path(printed(ada.server, ada.token, keep).strip())
    assert path.is_relative_to(hub.homes / "ada")
    assert path.is_file()
    mark = code + "print(f.path.with_suffix('.mark').exists(), f.path.exists())"
    assert printed(bob.server, bob.token, mark) == "False False\n"
    ada.stop()
    ada.start()
    assert printed(ada.server, ada.token, mark) == "True True\n"


def test_a_start_brings_what_is_missing_and_spares_a_pupils_work(hub, pupils):
    bob = pupils[1]
    work = hub.homes / "bob" / "platformer" / "en" / "START.ipynb"
    gone = next(file for file in sorted(work.parent.glob("*.ipynb")) if file != work)
    work.write_text("my own work")
    gone.unlink()
    bob.stop()
    bob.start()
    assert work.read_text() == "my own work"
    assert gone.is_file()


def test_the_play_page_is_one_for_all_behind_the_hubs_proxy(hub):
    awaited("the play page", lambda: asked(f"{hub.address}services/play/health")[0] == 200)
    status, html = asked(f"{hub.address}services/play/")
    assert status == 200
    assert '"baseUrl": "/services/play/"' in html
    assert "kernelId" in html


def test_servers_that_nobody_uses_are_culled(hub, pupils):
    culler = [sys.executable, "-m", "jupyterhub_idle_culler", "--timeout=1", "--cull-every=1"]
    environment = os.environ | {"JUPYTERHUB_API_TOKEN": TOKEN}
    process = subprocess.Popen(
        [*culler, f"--url={hub.address}hub/api"], env=environment, stderr=subprocess.DEVNULL
    )
    try:
        awaited("culling", lambda: not any(pupil.is_running() for pupil in pupils))
    finally:
        process.terminate()
        process.wait(30)
