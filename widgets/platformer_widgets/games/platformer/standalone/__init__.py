"""The parts of Platformer's table that stand alone in a notebook; their styles lie beside those of the page."""
