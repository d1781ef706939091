"""Simulations: many games between bots, and reports on them.

`plan` defines which games to play, `one_game` plays one, `executor` plays them on all cores or on a Dask
cluster, `statistics` has the figures of reports, `charts` and `notebook` show them. What varies, which
data is kept and what is reported is defined by the game's part `simulation` (core/game.py).
"""
