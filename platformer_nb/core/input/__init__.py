"""Input from outside: its shape, its bounds, and the reasons why it cannot be used."""
