"""Many games between bots, and what they say of the box: is it balanced?

`orders` says which games to play, `game` plays one and keeps what matters, `spread` plays them on all cores
or on a Dask cluster, `report` counts, `targets` judges, `telling` and `notebook` put it into words and
charts.
"""
