"""Which actions are legal, which rules forbid the others, and what each does."""
