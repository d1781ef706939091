"""Bots, and playouts between them. Bots choose by the observation of their seat."""
