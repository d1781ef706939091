"""Building of the optional wheel in which the rules and the bots are compiled (docs/speed.md)."""
