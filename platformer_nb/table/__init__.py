"""Tables of any game: a session with its players, bots, log and views."""
