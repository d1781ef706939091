"""Many games between bots, and a report of what they show of a game.

`plan` is which games to play, `one_game` plays one, `executor` plays them on all cores or on a Dask cluster,
`statistics` are the figures of reports, `charts` and `notebook` show them. What varies, what is kept of a
game and what is reported belongs to the game: its part `simulation` (core/game.py).
"""
