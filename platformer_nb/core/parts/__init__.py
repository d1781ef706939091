"""The interfaces of the parts of a game: views, intents, teaching, simulation, examples."""
