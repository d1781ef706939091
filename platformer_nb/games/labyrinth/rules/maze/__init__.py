"""The maze: ways through it, the last corridor, laying a tile."""
