"""What `platformer-nb lessons` finds out about a track."""
