"""The kinds of pending decisions and of actions: a record of each, in the module of its chapter.

`records` has the shapes of the records, `tables` collects them; all other modules look kinds up in the
tables.
"""
