"""What clicks mean: the selected dice, the Spaces, the buttons."""
