"""The rules: one small function for each clause, registered under its rule id."""
