"""Rules of the dice: payments, gems, the Special die."""
