"""Web servers that show the play page and the tutorial in a browser.

This package depends on no rules, and the rules do not depend on it: it starts web servers on this
machine and shows notebooks through them.

    play.py       the play page's server, assembled from the modules below
    page.py       the request handler of the page, with an error page if its kernel cannot start
    policy.py     permissions of the page, closed handlers
    door.py, arrivals.py, ownership.py    who is let in, which requests start a kernel, and to whom it belongs
    health.py    /health and /metrics for a host's tools
    hosting.py, notices.py    what a host decides; short pages that need no kernel
    compiled_templates.py, kernel_manager.py    what is made once, not for each visitor
    heap.py      freed memory goes back to the system
    websocket.py  low-latency connection between page and kernel
    kernels.py    runs notebooks in the server's own Python
    forked_kernels.py, fork_server.py    kernels forked from one prepared process
    tutor.py      JupyterLab on the tutorial
    folders.py    folders of the notebooks, installed or in a checkout
    listening.py  finding a port
"""
