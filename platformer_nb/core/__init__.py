"""The game-independent core: rulings, rules, sessions, chance."""
