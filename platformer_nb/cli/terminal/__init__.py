"""A game in a terminal: lines of plain text, so that a screen reader reads it in its order; choices by number.

choices.py      what can be chosen now, in numbered lists of bearable length
terminal.py     a table shown in a terminal: reads lines, prints what happens
opening.py      a new or saved game for it, and where it is saved
"""
