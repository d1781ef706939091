"""The `catalogue` part of Platformer: what is in the box, in words, with its rules; and the player aid."""
