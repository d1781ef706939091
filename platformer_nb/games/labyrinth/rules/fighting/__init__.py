"""Combat, free combat, pushes off the centre tile, death."""
