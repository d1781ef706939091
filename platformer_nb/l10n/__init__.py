"""Reads the words of all languages for faults: what is missing, unused, untranslated, or does not fit.

`report.proofread()` gives everything there is to say; the command `platformer-nb text --coverage`
shows it, and a test demands that there is nothing.
"""
