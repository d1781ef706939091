"""How the play page and the tutorial reach a browser.

The rules of the game know nothing of this package, and nothing here knows the rules: it starts
web servers on this machine and shows notebooks through them.

    play.py       the play page's server, put together from the parts below
    page.py       answers a request for the page; says so when it cannot be started
    policy.py     what the page may do, and what is closed
    websocket.py  clicks are answered at once
    kernels.py    notebooks run in this very Python
    tutor.py      JupyterLab on the tutorial
    folders.py    where the notebooks are, installed or in a checkout
    listening.py  finding a port
"""

import sys

# Jupyter's servers import jsonschema, and that imports a grammar of international addresses, which takes
# longer to build than all the rest to start. None of their schemas has such an address, and jsonschema
# does without the grammar where it is not installed: this says that it is not.
sys.modules.setdefault("rfc3987_syntax", None)  # type: ignore[arg-type]
