"""The components of every game that stand alone in a notebook, each with its script and its style."""
