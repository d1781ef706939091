"""Learner progress: mastery of rules, reset, the progress file."""
