"""The rules: a clause of the rulebook is a function registered under its id."""
