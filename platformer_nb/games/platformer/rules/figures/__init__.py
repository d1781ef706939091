"""Rules of figures on the map: moves, pushes, falls, attacks, the Boss."""
