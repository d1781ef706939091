"""Narration: sentences made of facts about rulings, actions, events and rules."""
