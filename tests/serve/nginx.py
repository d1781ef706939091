"""A real nginx in front of a server: https, a name of its own, and a path below which the server is shown."""

import os
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

# Debian puts it where only root looks.
FOUND = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin:/usr/local/sbin")

CONFIGURATION = """
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{}}
http {{
  access_log off;
  client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/f;
  uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;
  map $http_upgrade $connection_upgrade {{ default upgrade; "" close; }}
  server {{
    listen 127.0.0.1:{port} ssl;
    ssl_certificate {folder}/certificate.pem;
    ssl_certificate_key {folder}/key.pem;
    location {base} {{
      proxy_pass {behind};
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_upgrade;
      proxy_read_timeout 1h;
      proxy_buffering off;
    }}
  }}
}}
"""


@contextmanager
def in_front_of(behind: str, folder: Path, name: str, base: str) -> Iterator[tuple[int, Path]]:
    """Run nginx before the server at `behind`; gives its port and its certificate, which is for `name`."""
    assert FOUND, "nginx is not here; run: sudo apt-get install nginx-light"
    folder.mkdir()
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
    command += ["-subj", f"/CN={name}", "-addext", f"subjectAltName=DNS:{name}"]
    command += ["-keyout", str(key), "-out", str(certificate)]
    subprocess.run(command, check=True, capture_output=True)
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    written = folder / "nginx.conf"
    written.write_text(
        CONFIGURATION.format(folder=folder, port=port, base=base, behind=behind.rstrip("/"))
    )
    process = subprocess.Popen([FOUND, "-c", str(written), "-p", str(folder), "-e", "stderr"])
    try:
        wait_for(port, certificate, name)
        yield port, certificate
    finally:
        process.terminate()
        process.wait(30)


def wait_for(port: int, certificate: Path, name: str) -> None:
    """Wait until somebody answers in TLS."""
    context = ssl.create_default_context(cafile=str(certificate))
    for _ in range(100):
        try:
            with (
                socket.create_connection(("127.0.0.1", port), 1) as plain,
                context.wrap_socket(plain, server_hostname=name),
            ):
                return
        except OSError:
            time.sleep(0.1)
    raise AssertionError("nginx does not answer")
