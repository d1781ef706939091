"""Simulated pupils: they go through the whole track by the page's intents and test its marking and pacing."""
