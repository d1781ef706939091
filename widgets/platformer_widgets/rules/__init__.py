"""The search in the rules that pages have."""
