"""The part of the house that knows no game: rulings, rules, sessions, chance."""
