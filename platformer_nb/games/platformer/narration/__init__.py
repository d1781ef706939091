"""Sentences made of facts: verdicts, actions, events, rules."""
