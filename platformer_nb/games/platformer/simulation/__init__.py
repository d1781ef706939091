"""Simulations of Platformer: the collector of one game, the aggregation, the report."""
