"""Sentences about actions, events, rulings and positions, made of keys and facts."""
