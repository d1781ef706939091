"""The box of Platformer: its files checked and built."""
