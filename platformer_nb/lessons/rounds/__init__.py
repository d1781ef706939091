"""Short exams with a purpose: a review of what is due, a placement, a checkpoint; and an exam gone on with."""
