"""Web servers that show the play page and the tutorial in a browser.

This package depends on no rules, and the rules do not depend on it: it starts web servers on this
machine and shows notebooks through them.

    play.py       the play page's server, assembled from the modules below
    tutor.py      JupyterLab on the tutorial
    page/         a request for a page: who arrives, in which language, the page or a short notice
    access/       who is let in, what the page may load, and to whom a kernel belongs
    kernels/      kernels in the server's own Python, forked from one prepared process
    hosting.py    what a host decides
    json_log.py   the log as lines of JSON
    health.py     /health and /metrics for a host's tools
    heap.py       freed memory goes back to the system
    contents.py   the tutorial's files, as JupyterLab sees them
    folders.py    folders of the notebooks, installed or in a checkout
    listening.py  finding a port
"""
