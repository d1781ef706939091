"""Checks of a whole track: nothing untaught, every link to its place, every claim true."""
