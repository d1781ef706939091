"""Using abilities and items: which, when, at what price, and what they do."""
