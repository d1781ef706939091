"""Events: calling one, what it does once, and when it begins to last (EVT)."""
