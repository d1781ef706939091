"""What `platformer-nb rules` finds out about a rule."""
