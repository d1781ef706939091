"""JupyterHub for classes: everybody's own JupyterLab on the tutorial, and one play page for all (docs/hosting.md).

Who may log in, and how a server is started (as another user of the system, in a container), is yours to decide:
`c.JupyterHub.authenticator_class`, `c.JupyterHub.spawner_class`.
"""

import sys
from pathlib import Path

c = get_config()  # noqa: F821 # JupyterHub gives it

HERE = Path(sys.executable).parent
NAME = "games.example"
PLAY_PORT = 8424

# The tutorial is copied into everybody's home at each start. What is there stays as it is: an update brings new notebooks
# and changes none that a pupil has.
c.Spawner.cmd = [
    "sh",
    "-c",
    f'"{HERE}/platformer-nb" tutor --copy --folder "$HOME/platformer" && cd && exec "{HERE}/jupyterhub-singleuser" "$@"',
    "start",
]
c.Spawner.notebook_dir = "~/platformer"
c.Spawner.default_url = "/lab"
c.Spawner.environment = {
    "PATH": f"{HERE}:/usr/bin:/bin",
    "JUPYTERHUB_SINGLEUSER_APP": "jupyter_server.serverapp.ServerApp",
}
c.Spawner.mem_limit = "1G"  # obeyed by spawners of systemd and of containers
c.Spawner.start_timeout = 120

c.JupyterHub.services = [
    {
        "name": "play",
        "url": f"http://127.0.0.1:{PLAY_PORT}",
        "command": [
            *(f"{HERE}/platformer-nb", "play", "--no-browser", "--port", str(PLAY_PORT)),
            *("--base-url", "/services/play/", "--allow-host", NAME, "--log-json"),
        ],
    },
    {
        "name": "culler",
        "command": [sys.executable, "-m", "jupyterhub_idle_culler", "--timeout=3600"],
    },
]
c.JupyterHub.load_roles = [
    {
        "name": "culler",
        "services": ["culler"],
        "scopes": ["list:users", "read:users:activity", "read:servers", "delete:servers"],
    }
]
