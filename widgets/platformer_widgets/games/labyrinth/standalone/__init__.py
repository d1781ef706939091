"""Components that stand alone in a notebook."""
