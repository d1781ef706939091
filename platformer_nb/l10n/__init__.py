"""Checks of the texts of all languages: missing, unused, untranslated or inconsistent ones.

`report.proofread()` returns all faults; the command `platformer-nb text --coverage` prints them, and a
test requires that there are none.
"""
